//! Those meet who stand alike.
//!
//! Everybody is put into the order of the standings. Where two meet, each in turn gets the nearest below whom
//! they have not met yet, as long as everybody else can still be paired without meeting somebody again; where
//! that cannot be helped, as few meet again as possible. Larger tables are cut from the same order, and
//! neighbours change places where that lets fewer meet again.

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

use crate::seats::{lots, sizes};
use crate::standings::standings;
use crate::{Field, History, Meetings, Player, Round};

/// How often all neighbours are looked at; it is never needed so often.
const MOST_PASSES: usize = 60;

/// The next round.
pub fn pair(field: &Field<'_>, history: &History) -> Round {
    let mut order = order(field, history);
    let meetings = history.meetings(field.players);
    let sizes = sizes(order.len(), field.shape);
    let waiting = order.len() - sizes.iter().sum::<usize>();
    if field.shape.size == 2 {
        let byes = bye(&mut order, history, &meetings).into_iter().collect();
        return Round { tables: pairs(order, &meetings), byes };
    }
    // From below, and nobody twice before all others once.
    let mut byes = Vec::new();
    for _ in 0..waiting {
        let fewest = order.iter().map(|&player| history.byes_of(player)).min();
        let at = order.iter().rposition(|&player| Some(history.byes_of(player)) == fewest);
        byes.extend(at.map(|at| order.remove(at)));
    }
    Round { tables: cut(order, &sizes, &meetings), byes }
}

/// Those who are here, the best first; equal ones as the lots have it.
fn order(field: &Field<'_>, history: &History) -> Vec<Player> {
    let lots = lots(field.seed, field.players);
    let rows = standings(field.shape, field.players, history);
    let mut order: Vec<_> = rows
        .iter()
        .filter(|row| !field.left.contains(&row.player))
        .map(|row| (row.place, lots[usize::from(row.player)], row.player))
        .collect();
    order.sort_unstable();
    order.into_iter().map(|(.., player)| player).collect()
}

/// How many pairs of people who have not met can be made of these.
fn unmet_pairs(order: &[Player], meetings: &Meetings) -> usize {
    let mut graph = UnGraph::<Player, ()>::new_undirected();
    let nodes: Vec<_> = order.iter().map(|&player| graph.add_node(player)).collect();
    for (at, &one) in order.iter().enumerate() {
        for (other, &player) in order.iter().enumerate().skip(at + 1) {
            if meetings.of(one, player) == 0 {
                graph.add_edge(nodes[at], nodes[other], ());
            }
        }
    }
    maximum_matching(&graph).edges().count()
}

fn without(order: &[Player], gone: &[Player]) -> Vec<Player> {
    order.iter().copied().filter(|player| !gone.contains(player)).collect()
}

/// Of an odd number one has no game: of those who had fewest such rounds the last who lets as many others
/// as possible meet somebody new.
fn bye(order: &mut Vec<Player>, history: &History, meetings: &Meetings) -> Option<Player> {
    if order.len().is_multiple_of(2) {
        return None;
    }
    let least = order.iter().map(|&player| history.byes_of(player)).min()?;
    let could = order.iter().rev().copied().filter(|&player| history.byes_of(player) == least);
    let mut best: Option<(usize, Player)> = None;
    for player in could {
        let new = unmet_pairs(&without(order, &[player]), meetings);
        if best.is_none_or(|(most, _)| new > most) {
            best = Some((new, player));
        }
        if new == order.len() / 2 {
            break;
        }
    }
    let (_, player) = best?;
    order.retain(|&other| other != player);
    Some(player)
}

/// An even number of people in pairs.
fn pairs(mut order: Vec<Player>, meetings: &Meetings) -> Vec<Vec<Player>> {
    let mut pairs = Vec::new();
    let mut new = unmet_pairs(&order, meetings);
    while let [first, rest @ ..] = &order[..] {
        let first = *first;
        let fresh = |other: &&Player| meetings.of(first, **other) == 0;
        // Somebody new, if as many others as before can still meet somebody new.
        let fits = rest.iter().filter(fresh).copied().find(|&other| {
            new > 0 && unmet_pairs(&without(&order, &[first, other]), meetings) == new - 1
        });
        let partner = fits.or_else(|| {
            // Nobody new is left for them: somebody for whom that is so, too; whom they met least, then the nearest.
            let mut again: Vec<_> = rest.to_vec();
            again.sort_by_key(|&other| meetings.of(first, other));
            again
                .into_iter()
                .find(|&other| unmet_pairs(&without(&order, &[first, other]), meetings) == new)
        });
        let Some(partner) = partner.or_else(|| rest.first().copied()) else { break };
        new -= usize::from(fits.is_some());
        pairs.push(vec![first, partner]);
        order = without(&order, &[first, partner]);
    }
    pairs
}

/// Tables cut from the order, after which neighbours have changed places.
fn cut(order: Vec<Player>, sizes: &[usize], meetings: &Meetings) -> Vec<Vec<Player>> {
    let mut at = order;
    // Which table each place of the order is at, and the places where that table begins and ends.
    let mut spans = Vec::new();
    let mut start = 0;
    for &size in sizes {
        spans.extend(std::iter::repeat_n((start, start + size), size));
        start += size;
    }
    let rank: std::collections::HashMap<_, _> =
        at.iter().enumerate().map(|(rank, &player)| (player, rank)).collect();
    // First how often people meet again, then how far from their places they sit.
    let cost = |at: &[Player], place: usize| -> (i32, usize) {
        let (from, to) = spans[place];
        let player = at[place];
        let again = (from..to).filter(|&other| other != place);
        let again = again.map(|other| meetings.of(player, at[other]).pow(2)).sum();
        let rank = rank[&player];
        (again, from.saturating_sub(rank) + (rank + 1).saturating_sub(to))
    };
    for _ in 0..MOST_PASSES {
        let mut better = false;
        for one in 0..at.len() {
            for other in one + 1..at.len() {
                if spans[one] == spans[other] {
                    continue;
                }
                let both = |at: &[Player]| {
                    let (a, b) = (cost(at, one), cost(at, other));
                    (a.0 + b.0, a.1 + b.1)
                };
                let before = both(&at);
                at.swap(one, other);
                if both(&at) < before {
                    better = true;
                } else {
                    at.swap(one, other);
                }
            }
        }
        if !better {
            break;
        }
    }
    let mut rest = at.into_iter();
    sizes.iter().map(|&size| rest.by_ref().take(size).collect()).collect()
}
