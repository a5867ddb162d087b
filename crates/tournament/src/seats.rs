//! How many sit at which table, and where.

use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::{Field, History, Player, Round, Shape};

/// The chance of one round.
pub fn dice(seed: u64, round: u64) -> Xoshiro256PlusPlus {
    // Neighbouring seeds give generators that have nothing in common.
    Xoshiro256PlusPlus::seed_from_u64(seed ^ round.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// Everybody in an order that only the seed knows: the place of each by number.
pub fn lots(seed: u64, players: u16) -> Vec<u16> {
    let mut lots: Vec<u16> = (0..players).collect();
    lots.shuffle(&mut dice(seed, u64::MAX));
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
    use super::*;
    use crate::Format;

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
