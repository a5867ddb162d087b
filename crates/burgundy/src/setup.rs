//! From options to the first draw.

use quadrivium_core::PerSeat;
use tinyvec::ArrayVec;

use crate::data::{GOODS_PER_COLOUR, START_SILVER, TILES};
use crate::options::{Options, Setup};
use crate::state::{Burgundy, Draw, Estate, MOST_PLAYERS, Pending};
use crate::types::{PerDepot, PerDepotSpace, PerGood, PerGround, PerTile, Phase};

impl Burgundy {
    /// The table before anything is drawn (B-3.6, B-3.8).
    pub(crate) fn set_up(options: &Options) -> Self {
        let mut game = Self {
            players: options.players,
            setup: options.setup,
            purchase: options.purchase,
            pending: ArrayVec::new(),
            phase: Phase::A,
            round: 0,
            order: ArrayVec::new(),
            track: ArrayVec::new(),
            purchased: false,
            white: None,
            depots: PerDepotSpace::default(),
            depot_goods: PerDepot::default(),
            round_goods: ArrayVec::new(),
            pile: PerTile::from_fn(|tile| TILES[tile].coloured),
            black_pile: PerTile::from_fn(|tile| TILES[tile].black),
            goods_pile: PerGood::from_fn(|_| GOODS_PER_COLOUR),
            removed: PerTile::default(),
            bonus_taken: PerGround::default(),
            sheets: ArrayVec::new(),
            estates: PerSeat::<_, MOST_PLAYERS>::default(),
        };
        game.pending.push(Pending::Chance(Draw::ChooseStart));
        for (index, seat) in game.seats().enumerate() {
            game.estates[seat] = Estate { silver: START_SILVER, ..Estate::default() };
            game.give_board(seat, options.boards.get(index).copied());
        }
        if game.setup != Setup::Standard && options.boards.is_empty() {
            game.sheets.extend(options.sheets.iter().copied());
        }
        game
    }
}
