//! From options to the first position.

use quadrivium_core::{BadOptions, PerSeat, Seat};
use tinyvec::ArrayVec;

use crate::data::{GOODS_PER_COLOUR, START_SILVER, TILES};
use crate::options::{Options, Setup};
use crate::state::{Burgundy, Choice, Estate, MOST_PLAYERS, Pending};
use crate::types::{Board, PerDepot, PerDepotSpace, PerGood, PerGround, PerTile, Phase, Sheet};

impl Burgundy {
    /// The table before anything is drawn (B-3.6, B-3.8).
    ///
    /// # Errors
    /// When the options name more or fewer boards than players.
    pub(crate) fn set_up(options: &Options) -> Result<Self, BadOptions> {
        options.check()?;
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
        game.ask(Pending::ChooseStart);
        for (index, seat) in game.seats().enumerate() {
            game.estates[seat] = Estate { silver: START_SILVER, ..Estate::default() };
            game.give_board(seat, options.boards.get(index).copied());
        }
        if game.setup != Setup::Standard && options.boards.is_empty() {
            game.sheets.extend(options.sheets.iter().copied());
        }
        Ok(game)
    }

    /// In the standard game everybody has an estate from the start: the first one, or the one that
    /// was fixed (B-3.10). In the expert set-up a fixed estate is a sheet with one side, whose
    /// castle space is still to be chosen.
    fn give_board(&mut self, seat: Seat, fixed: Option<Board>) {
        if self.setup == Setup::Standard {
            let board = fixed.unwrap_or(Board::new(1).expect("there is an estate 1"));
            let castle = board.layout().default_castle;
            self.settle_estate(seat, Choice { board, castle }, &mut ());
        } else {
            self.estates[seat].sheet = fixed.map(Sheet::single);
        }
    }
}
