//! Points: goods, economic values, and what surrounds each settlement.

use quadrivium_core::{Breakdown, Score, Seat, Standings};

use crate::data::{BUILDINGS, SETTLEMENTS, points_of};
use crate::land::Cell;
use crate::state::{Content, Labora};
use crate::types::{Good, PerGood, PerSettlement, Settlement, Terrain};

/// Coins for which there are points.
const COINS: u16 = 5;
const POINTS_FOR_COINS: u16 = 2;
/// What the sea is worth to a settlement beside it.
pub(crate) const WATER: i16 = 3;
/// What a solo player aims for.
pub(crate) const SOLO_GOAL: i32 = 500;

/// Points of goods in hand. Wine and whiskey count for a point each, or as coins: whatever is more
/// (R-SCORE-1).
pub(crate) fn points_of_goods(goods: &PerGood<u16>) -> i32 {
    let others: u16 = goods
        .iter()
        .filter(|(good, _)| !matches!(good, Good::Wine | Good::Whiskey))
        .map(|(good, &count)| count * points_of(good))
        .sum();
    let coins = goods[Good::Coin];
    // Changing four drinks and more never pays: five coins are worth only two points.
    let drinks = |wine: u16, whiskey: u16| {
        let money = coins + wine + 2 * whiskey;
        let kept = goods[Good::Wine] - wine + goods[Good::Whiskey] - whiskey;
        money / COINS * POINTS_FOR_COINS + kept
    };
    let best = (0..=goods[Good::Wine].min(COINS))
        .flat_map(|wine| (0..=goods[Good::Whiskey].min(COINS)).map(move |whiskey| (wine, whiskey)))
        .map(|(wine, whiskey)| drinks(wine, whiskey))
        .max();
    i32::from(others + best.unwrap_or(0))
}

impl Labora {
    /// Economic values of all buildings and settlements of a player.
    pub(crate) fn economic_points(&self, seat: Seat) -> i32 {
        let value = |cell| match self.cells[cell] {
            Content::House(building) => BUILDINGS[building].economic,
            Content::Home(settlement) => SETTLEMENTS[settlement].economic,
            _ => 0,
        };
        self.built(seat).iter().map(|cell| i32::from(value(cell))).sum()
    }

    /// What a cell is worth to a settlement beside it.
    pub(crate) fn dwelling_value(&self, cell: Cell) -> i16 {
        match self.cells[cell] {
            Content::House(building) => BUILDINGS[building].dwelling.into(),
            Content::Home(settlement) => SETTLEMENTS[settlement].dwelling.into(),
            Content::Empty if self.terrain[Terrain::Water].contains(cell) => WATER,
            _ => 0,
        }
    }

    /// The dwelling points that a settlement has, or would have, on a cell.
    pub(crate) fn dwelling_points(&self, settlement: Settlement, cell: Cell) -> i16 {
        let near = self.neighbours(cell).iter().map(|&it| self.dwelling_value(it)).sum::<i16>();
        i16::from(SETTLEMENTS[settlement].dwelling) + near
    }

    /// What each settlement brings to its owner; nothing before it is built.
    fn dwellings(&self, seat: Seat) -> PerSettlement<i32> {
        let homes = self.homes(seat);
        PerSettlement::from_fn(|it| homes[it].map_or(0, |at| self.dwelling_points(it, at).into()))
    }

    /// Points of everything that is built.
    pub(crate) fn points_of_land(&self, seat: Seat) -> i32 {
        self.economic_points(seat) + self.dwellings(seat).values.iter().sum::<i32>()
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        let goods = ("goods", points_of_goods(&self.goods[seat]));
        let economic = ("economic", self.economic_points(seat));
        let dwellings = self.dwellings(seat);
        let dwellings = dwellings.iter().map(|(settlement, &points)| (settlement.name(), points));
        Breakdown([goods, economic].into_iter().chain(dwellings).collect())
    }
}

impl Score for Labora {
    fn points(&self, seat: Seat) -> i32 {
        points_of_goods(&self.goods[seat]) + self.points_of_land(seat)
    }

    /// The highest total wins; equal players share the victory.
    fn standings(&self) -> Standings {
        Standings::ranked(
            self.seats().map(|seat| (seat, self.breakdown(seat), Breakdown::default())),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(held: &[(Good, u16)]) -> i32 {
        let mut goods = PerGood::default();
        for &(good, count) in held {
            goods[good] = count;
        }
        points_of_goods(&goods)
    }

    #[test]
    fn a_wine_and_four_coins_are_two_points() {
        assert_eq!(points(&[(Good::Wine, 1), (Good::Coin, 4)]), 2);
    }

    #[test]
    fn drinks_are_counted_for_what_is_more() {
        assert_eq!(points(&[(Good::Wine, 3), (Good::Coin, 4)]), 4);
        assert_eq!(points(&[(Good::Whiskey, 2), (Good::Coin, 3)]), 3);
        assert_eq!(points(&[(Good::Whiskey, 2), (Good::Coin, 1)]), 2);
        assert_eq!(points(&[(Good::Whiskey, 3), (Good::Coin, 9)]), 6);
    }

    #[test]
    fn goods_count_as_printed() {
        let goods = [Good::Book, Good::Ceramic, Good::Ornament, Good::Reliquary, Good::Wonder];
        assert_eq!(goods.map(|good| points(&[(good, 1)])), [2, 3, 4, 8, 30]);
        assert_eq!(points(&[(Good::Coin, 14)]), 4);
    }
}
