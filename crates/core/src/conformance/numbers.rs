//! Numbers of actions, numbers for learning, and points.

use std::collections::HashSet;

use super::moves::Position;
use super::violation::{Check, Checked, Fault, ensure};
use crate::{Actor, Encoder, Game, Seat, Standings};

/// All numbered actions, each with the number that it says it has.
///
/// A number may stand for nothing: arithmetic on fields leaves holes.
pub(super) fn ids<G: Game>() -> Result<Vec<G::Action>, Fault> {
    let mut numbered = Vec::new();
    for id in 0..G::ACTION_IDS {
        let Some(action) = G::action_from_id(id) else { continue };
        let back = G::action_id(action);
        ensure(Check::Ids, back == Some(id), || {
            format!("number {id} is `{action}`, whose number is {back:?}")
        })?;
        numbered.push(action);
    }
    let outside = [0, 1, 2, 1_000].map(|more| G::ACTION_IDS.saturating_add(more));
    for id in outside.into_iter().chain([u32::MAX / 2, u32::MAX]) {
        if id >= G::ACTION_IDS
            && let Some(action) = G::action_from_id(id)
        {
            let text = format!("number {id} is out of range and is `{action}`");
            return Err(Fault(Check::Ids, text));
        }
    }
    Ok(numbered)
}

/// Of all actions that can be constructed, each has a number of its own or none.
pub(super) fn constructed<G: Game>(every: &[G::Action]) -> Checked {
    for &action in every {
        let Some(id) = G::action_id(action) else { continue };
        let back = if id < G::ACTION_IDS { G::action_from_id(id) } else { None };
        ensure(Check::Ids, back == Some(action), || {
            format!("`{action}` has the number {id}, which gives back {back:?}")
        })?;
    }
    Ok(())
}

/// Every offered action has its number, and chance has none.
pub(super) fn offered<G: Game>(position: &Position<G>) -> Checked {
    for (by, action) in position.all() {
        let id = G::action_id(action);
        let back = id.filter(|&id| id < G::ACTION_IDS).and_then(G::action_from_id);
        let right = if by == Actor::Chance { id.is_none() } else { back == Some(action) };
        ensure(Check::Ids, right, || {
            format!("`{by} {action}` has the number {id:?}, which gives back {back:?}")
        })?;
    }
    Ok(())
}

/// The blocks of the encoder have different names, and something in them.
pub(super) fn encoder(encoder: &Encoder) -> Checked {
    let mut names = HashSet::new();
    for &(name, length) in encoder.blocks {
        ensure(Check::Encoder, names.insert(name), || format!("two blocks are named '{name}'"))?;
        ensure(Check::Encoder, length > 0, || format!("the block '{name}' is empty"))?;
    }
    Ok(())
}

/// What a seat's encoding is.
pub(super) fn encoded<G: Game>(game: &G, seat: Seat) -> Vec<f32> {
    let mut numbers = vec![f32::NAN; G::ENCODER.len()];
    game.encode(seat, &mut numbers);
    numbers
}

/// Every number is written, and finite.
pub(super) fn encoding<G: Game>(game: &G) -> Checked {
    for seat in Seat::first(game.players()) {
        let numbers = encoded(game, seat);
        let bad = numbers.iter().position(|number| !number.is_finite());
        ensure(Check::Encoder, bad.is_none(), || {
            let bad = bad.unwrap_or_default();
            let block = block_of::<G>(bad);
            format!("for {seat}, number {bad} (in {block}) is {} or not written", numbers[bad])
        })?;
        // Numbers that are added to what was there pass the first look only by luck.
        let mut again = vec![1.5; numbers.len()];
        game.encode(seat, &mut again);
        ensure(Check::Encoder, again == numbers, || {
            format!("for {seat}, the numbers depend on what was in the buffer")
        })?;
    }
    Ok(())
}

/// The block that a number belongs to.
pub(super) fn block_of<G: Game>(index: usize) -> &'static str {
    let mut end = 0;
    for &(name, length) in G::ENCODER.blocks {
        end += length;
        if index < end {
            return name;
        }
    }
    "no block"
}

/// Standings are complete, add up, and rank as points and tie-breaks say.
pub(super) fn standings<G: Game>(game: &G) -> Checked {
    let standings = game.standings();
    let seats = standings.iter().map(|standing| standing.seat);
    ensure(Check::Standings, seats.eq(Seat::first(game.players())), || {
        "the standings do not name every seat once, in seat order".to_owned()
    })?;
    for standing in standings.iter() {
        let seat = standing.seat;
        ensure(Check::Standings, standing.breakdown.total() == standing.points, || {
            format!("the points of {seat} are not the sum of their breakdown")
        })?;
        for names in [&standing.breakdown.0, &standing.tie_breaks.0] {
            let different: HashSet<_> = names.iter().map(|(name, _)| name).collect();
            ensure(Check::Standings, different.len() == names.len(), || {
                format!("the breakdown of {seat} has a name twice")
            })?;
        }
    }
    let parts = standings.iter().map(|s| (s.seat, s.breakdown.clone(), s.tie_breaks.clone()));
    let ranked = Standings::ranked(parts);
    ensure(Check::Standings, ranked == standings && standings.leaders().next().is_some(), || {
        "the ranks do not follow from points and tie-breaks".to_owned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_have_different_names_and_are_not_empty() {
        let check = |blocks| encoder(&Encoder { version: 1, blocks });
        assert!(check(&[("hand", 3), ("points", 1)]).is_ok());
        assert!(check(&[("hand", 3), ("hand", 1)]).is_err());
        assert!(check(&[("hand", 0)]).is_err());
    }
}
