//! How many sit at which table, and where.

use rand::Rng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{Field, History, Player, Round, Shape};

/// The chance of one part of a tournament, such as the seats of a round.
pub fn dice(seed: u64, part: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(start(seed, part))
}

/// `seed_from_u64` fills the state with words of `SplitMix64`, which goes on from here by a constant. So the parts of
/// a tournament lie side by side, nowhere near such a step, from a word on that is far from that of any other seed.
fn start(seed: u64, part: u64) -> u64 {
    Xoshiro256PlusPlus::seed_from_u64(seed).next_u64().wrapping_add(part)
}

/// Everybody in an order that only the seed knows: the place of each by number.
///
/// It is drawn anew for every round, so it must stay the same for ever: with other lots those would meet in a running
/// tournament who have met already.
pub fn lots(seed: u64, players: u16) -> Vec<u16> {
    const LOTS: u64 = 0x61c8_8646_80b5_83eb;
    let mut lots: Vec<u16> = (0..players).collect();
    lots.shuffle(&mut Xoshiro256PlusPlus::seed_from_u64(seed ^ LOTS));
    lots
}

/// How many sit at each table, the larger ones first: as few tables as will do and all about the same size. Where that would
/// be too few at a table, some have no game.
pub fn sizes(players: usize, shape: Shape) -> Vec<usize> {
    let (size, least) = (usize::from(shape.size.max(2)), usize::from(shape.least.max(2)));
    let tables = players.div_ceil(size);
    if tables > 0 && players / tables >= least {
        let (base, more) = (players / tables, players % tables);
        return (0..tables).map(|table| base + usize::from(table < more)).collect();
    }
    vec![size; players / size]
}

/// Gives everybody a seat: each sits on every seat as often as on any other, as far as that goes.
pub fn give(field: &Field<'_>, number: u16, history: &History, round: &mut Round) {
    let most = usize::from(field.shape.size.max(2));
    let mut sat = vec![vec![0_u32; most]; usize::from(field.players)];
    for table in &history.tables {
        for (seat, score) in table.iter().enumerate().take(most) {
            if let Some(seats) = sat.get_mut(usize::from(score.player)) {
                seats[seat] += 1;
            }
        }
    }
    let mut dice = dice(field.seed, u64::from(number) << 8);
    for table in &mut round.tables {
        table.shuffle(&mut dice);
        let mut best: Option<(u32, Vec<Player>)> = None;
        orders(table, 0, &mut |order| {
            // The square, so that once on each seat is better than twice on one.
            let often = |(seat, player): (usize, &Player)| {
                let times = sat[usize::from(*player)].get(seat).copied().unwrap_or(0);
                2 * times + 1
            };
            let cost: u32 = order.iter().enumerate().map(often).sum();
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, order.to_vec()));
            }
        });
        if let Some((_, order)) = best {
            *table = order;
        }
    }
}

/// Every order of a few.
fn orders(all: &mut [Player], fixed: usize, look: &mut impl FnMut(&[Player])) {
    if fixed + 1 >= all.len() {
        return look(all);
    }
    for at in fixed..all.len() {
        all.swap(fixed, at);
        orders(all, fixed + 1, look);
        all.swap(fixed, at);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Format;

    /// By which `SplitMix64` goes from one word of a state to the next.
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    #[test]
    fn no_two_parts_of_tournaments_begin_with_a_word_in_common() {
        let mut seen = HashSet::new();
        for seed in (0..20).chain((1..4).map(|steps| STEP.wrapping_mul(steps))) {
            let seats = (0..20).map(|round| round << 8);
            let searches = (1..20).flat_map(|rounds| (2..5).map(move |at| at + (rounds << 16)));
            for part in seats.chain(searches).chain([1]) {
                let words = (1..=4_u64).map(|word| STEP.wrapping_mul(word));
                let mut words = words.map(|word| start(seed, part).wrapping_add(word));
                assert!(words.all(|word| seen.insert(word)), "seed {seed}, part {part}");
            }
        }
    }

    #[test]
    fn lots_stay_as_they_were_drawn() {
        assert_eq!(lots(7, 8), [6, 0, 1, 3, 2, 4, 5, 7]);
    }

    #[test]
    fn tables_are_about_the_same_size_and_nobody_waits_who_need_not() {
        let shape = |size, least| Shape { format: Format::Swiss, size, least, wish: 3 };
        assert_eq!(sizes(10, shape(4, 3)), [4, 3, 3]);
        assert_eq!(sizes(5, shape(4, 2)), [3, 2]);
        assert_eq!(sizes(5, shape(4, 4)), [4], "one has no game");
        assert_eq!(sizes(7, shape(2, 2)), [2, 2, 2]);
        assert_eq!(sizes(3, shape(4, 4)), [0; 0]);
        assert_eq!(sizes(25, shape(5, 2)), [5; 5]);
    }
}
