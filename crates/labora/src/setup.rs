//! What lies on the table before the first round.

use quadrivium_core::{KeySet, PerSeat, Seat};
use tinyvec::ArrayVec;

use crate::data::{BASIC_GOODS, BUILDINGS, HEARTLAND, SETTLEMENTS, Shape, TILES, WONDERS};
use crate::land::{Cell, CellSet, PerCell};
use crate::options::Options;
use crate::state::{Content, Labora, MOST_PLAYERS, Stage};
use crate::types::{
    Building, Card, CardSet, Marker, PerMarker, PerTerrain, Settlement, SettlementSet, Stack,
};

/// What a work contract costs at first.
const FIRST_PRICE: u8 = 1;

/// The cells that have lost their moor and forest in the short game of three or four.
const CLEARED_IN_SHORT: [usize; 2] = [0, 1];

impl Labora {
    /// The table before the first round, for options that fit together.
    pub(crate) fn lay_out(options: Options) -> Self {
        let mut game = Self {
            options,
            pending: ArrayVec::new(),
            stage: Stage::RoundEnd,
            turn: 0,
            round: 0,
            active: Seat::A,
            actions: 0,
            decided: 0,
            bought: false,
            last: false,
            copied: CardSet::EMPTY,
            arm: 0,
            markers: PerMarker::from_fn(|marker| {
                (!matches!(marker, Marker::Grape | Marker::Stone)).then_some(0)
            }),
            display: CardSet::EMPTY,
            opened: Stack::Start,
            aside: CardSet::EMPTY,
            fresh: CellSet::EMPTY,
            contract_price: FIRST_PRICE,
            wonders: WONDERS,
            districts: [None; TILES],
            plots: [None; TILES],
            cells: PerCell::default(),
            land: PerSeat::<_, MOST_PLAYERS>::default(),
            terrain: PerTerrain::default(),
            free: CellSet::EMPTY,
            forests: CellSet::EMPTY,
            moors: CellSet::EMPTY,
            houses: CellSet::EMPTY,
            cloisters: CellSet::EMPTY,
            clergy: PerSeat::<_, MOST_PLAYERS>::default(),
            goods: PerSeat::<_, MOST_PLAYERS>::default(),
            hand: PerSeat::<_, MOST_PLAYERS>::default(),
        };
        game.display = game.stack(Stack::Start);
        for seat in game.owners() {
            game.lay_heartland(seat);
        }
        for seat in game.seats() {
            let start =
                Settlement::ALL.into_iter().filter(|&it| SETTLEMENTS[it].stack == Stack::Start);
            game.hand[seat] = start.collect::<SettlementSet>();
            if options.players > 1 {
                for good in BASIC_GOODS {
                    game.goods[seat][good] = 1;
                }
            }
        }
        game
    }

    /// The cards of a stack that take part.
    pub(crate) fn stack(&self, stack: Stack) -> CardSet {
        let waiting = |card: &Card| {
            let building = self.side(*card);
            BUILDINGS[building].stack == stack && self.schedule().uses(building, self.options)
        };
        Card::all().filter(waiting).fold(KeySet::EMPTY, KeySet::with)
    }

    /// The cards of all stacks that are still to be opened.
    pub(crate) fn waiting(&self) -> CardSet {
        let (schedule, options, opened) = (self.schedule(), self.options, self.opened);
        let waiting = |card: &Card| {
            let building = self.side(*card);
            BUILDINGS[building].stack > opened && schedule.uses(building, options)
        };
        Card::all().filter(waiting).fold(KeySet::EMPTY, KeySet::with)
    }

    /// The neutral player has no forest and no moor, and the Builders' Market in the upper left
    /// corner.
    fn lay_heartland(&mut self, seat: Seat) {
        let neutral = self.neutral() == Some(seat);
        let short = self.schedule().shape == Shape::Short;
        for (index, (terrain, content)) in HEARTLAND.into_iter().enumerate() {
            let wild = matches!(content, Content::Forest | Content::Moor);
            let content = match content {
                _ if neutral && index == 0 => Content::House(Building::BuildersMarket),
                _ if neutral && wild => Content::Empty,
                _ if short && CLEARED_IN_SHORT.contains(&index) => Content::Empty,
                content => content,
            };
            self.add_cell(seat, Cell::heartland(seat, index), terrain, content);
        }
    }
}

#[cfg(test)]
mod tests {
    use quadrivium_core::Rules as _;

    use super::*;
    use crate::types::Country;

    #[test]
    fn every_marker_starts_at_nothing_and_the_first_round_brings_two() {
        let game = Labora::new(&Options::long(3, Country::France)).unwrap();
        assert_eq!((game.round, game.arm), (1, 1));
        assert_eq!(game.shows(Marker::Sheep), Some(2));
        assert_eq!(game.shows(Marker::Grape), None);
    }
}
