//! Positions made to order: for tests, puzzles and tutorials.
//!
//! A [`Position`] starts in the middle of a round with empty depots and is told what lies where.
//! Every component comes out of the box, so the finished game passes its audit.

use quadrivium_core::{Audit, Key, Rules, Seat};

use crate::data::{GOODS_PER_PHASE, ROUNDS, START_SILVER};
use crate::options::{Options, Purchase};
use crate::state::{Burgundy, Choice, Dice, Estate, Marker, Question};
use crate::types::{Board, Depot, DepotSpace, Good, Ground, Phase, Pips, Roll, Slot, Space, Tile};

/// A position under construction.
///
/// ```
/// use quadrivium_burgundy::{Position, Tile};
/// use quadrivium_core::{Rules, Seat};
///
/// // A has a cow tile in storage and a die for the pasture space 11, next to a river space.
/// let mut game = Position::of(2)
///     .placed(Seat::A, 18, Tile::Ship)
///     .stored(Seat::A, Tile::Cow3)
///     .dice(Seat::A, 4, 1)
///     .game();
/// game.apply(Seat::A.into(), "place d4 1 11".parse().unwrap()).unwrap();
/// assert_eq!(game.estate(Seat::A).total(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Position(Burgundy);

impl Position {
    /// The first round of phase A with so many players on estate 1. Seat A is to act, then the
    /// others in seat order; all dice show ones; nobody has goods or workers.
    ///
    /// # Panics
    /// When the game is not for so many.
    pub fn of(players: u8) -> Self {
        let mut game = Burgundy::new(&Options::standard(players)).expect("2 to 4 players");
        let one = Pips::new(1).expect("a die shows 1");
        for seat in game.seats() {
            game.order.push(seat);
            game.track.push(Marker { seat, space: 0 });
            game.estates[seat].dice = Dice::rolled(Roll::new(one, one));
        }
        game.round = 1;
        game.white = Some(one);
        game.ask_instead(Question::TakeTurn.to(Seat::A));
        Self(game)
    }

    /// In this phase.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Self {
        self.0.phase = phase;
        self
    }

    /// In this round.
    #[must_use]
    pub fn round(mut self, round: u8) -> Self {
        assert!((1..=ROUNDS).contains(&round), "a phase has five rounds");
        self.0.round = round;
        self
    }

    /// It is this player's turn.
    #[must_use]
    pub fn turn_of(mut self, seat: Seat) -> Self {
        self.0.ask_instead(Question::TakeTurn.to(seat));
        self
    }

    /// The order of this round and the markers on the track, first to act first.
    #[must_use]
    pub fn track(mut self, markers: &[(Seat, u8)]) -> Self {
        self.0.track.clear();
        self.0.order.clear();
        for &(seat, space) in markers {
            self.0.track.push(Marker { seat, space });
            self.0.order.push(seat);
        }
        self
    }

    /// Purchases are allowed at these times.
    #[must_use]
    pub fn purchase(mut self, purchase: Purchase) -> Self {
        self.0.purchase = purchase;
        self
    }

    /// A player has this estate, with the start castle there and nothing else on it.
    #[must_use]
    pub fn board(mut self, seat: Seat, board: u8, castle: u8) -> Self {
        let castle = space(castle);
        let board = Board::new(board).expect("estates are numbered 1 to 9");
        assert_eq!(board.layout().grounds[castle], Ground::Castle, "a castle space");
        let old = self.0.estates[seat];
        assert_eq!(old.covered.len(), 1, "the estate is chosen before tiles are placed");
        self.0.pile[Tile::Castle] += 1;
        self.0.estates[seat] = Estate { silver: START_SILVER, dice: old.dice, ..Estate::default() };
        self.0.settle_estate(seat, Choice { board, castle }, &mut ());
        self
    }

    /// A tile lies on a space of an estate; it has scored nothing.
    #[must_use]
    pub fn placed(mut self, seat: Seat, at: u8, tile: Tile) -> Self {
        self.draw(tile);
        let (estate, at) = (&mut self.0.estates[seat], space(at));
        assert!(estate.tiles[at].is_none(), "space {at} is empty");
        assert_eq!(estate.layout().grounds[at], tile.ground(), "space {at} has the tile's colour");
        estate.put(tile, at);
        self
    }

    /// A tile lies in the first free slot of a player's storage.
    #[must_use]
    pub fn stored(mut self, seat: Seat, tile: Tile) -> Self {
        self.draw(tile);
        let slot: Slot = self.0.estates[seat].free_slot().expect("three slots");
        self.0.estates[seat].storage[slot] = Some(tile);
        self
    }

    /// A tile lies on a depot space, such as `4.2` or `black.3`.
    #[must_use]
    pub fn depot(mut self, at: &str, tile: Tile) -> Self {
        self.draw(tile);
        let at: DepotSpace = at.parse().expect("a depot space");
        assert!(self.0.depots[at].is_none(), "depot space {at} is empty");
        self.0.depots[at] = Some(tile);
        self
    }

    /// Goods lie on a depot.
    #[must_use]
    pub fn goods_at(mut self, depot: u8, good: Good, tiles: u8) -> Self {
        self.draw_goods(good, tiles);
        self.0.depot_goods[Depot::new(depot).expect("depots are numbered 1 to 6")][good] += tiles;
        self
    }

    /// A player has goods in stock.
    #[must_use]
    pub fn stock(mut self, seat: Seat, good: Good, tiles: u8) -> Self {
        self.draw_goods(good, tiles);
        self.0.estates[seat].stock[good] += tiles;
        self
    }

    /// A player has sold goods; they have scored nothing.
    #[must_use]
    pub fn sold(mut self, seat: Seat, good: Good, tiles: u8) -> Self {
        self.draw_goods(good, tiles);
        self.0.estates[seat].sold[good] += tiles;
        self
    }

    /// A player has so much silver.
    #[must_use]
    pub fn silver(mut self, seat: Seat, silver: u16) -> Self {
        self.0.estates[seat].silver = silver;
        self
    }

    /// A player has so many workers.
    #[must_use]
    pub fn workers(mut self, seat: Seat, workers: u16) -> Self {
        self.0.estates[seat].workers = workers;
        self
    }

    /// A player has rolled this and used nothing.
    #[must_use]
    pub fn dice(mut self, seat: Seat, a: u8, b: u8) -> Self {
        let pips = |number| Pips::new(number).expect("a die shows 1 to 6");
        self.0.estates[seat].dice = Dice::rolled(Roll::new(pips(a), pips(b)));
        self
    }

    /// A player has used both dice.
    #[must_use]
    pub fn dice_used(mut self, seat: Seat) -> Self {
        self.0.estates[seat].dice.used = [true; 2];
        self
    }

    /// So many bonus tiles of a colour are gone: one is the large one, two are both. They go to
    /// the last players, who score nothing for them.
    #[must_use]
    pub fn bonus_taken(mut self, ground: Ground, tiles: u8) -> Self {
        let last: Vec<Seat> = self.0.seats().rev().collect();
        for taken in 0..tiles {
            let holder = &mut self.0.estates[last[usize::from(taken) % last.len()]];
            if taken == 0 {
                holder.large_bonus.insert(ground);
            } else {
                holder.small_bonus.insert(ground);
            }
        }
        self.0.bonus_taken[ground] = tiles;
        self
    }

    /// The finished position. Goods for the rounds to come are drawn from what is left.
    ///
    /// # Panics
    /// When the position is impossible.
    pub fn game(mut self) -> Burgundy {
        let to_come = GOODS_PER_PHASE - usize::from(self.0.round);
        for _ in 0..to_come {
            let most = self.0.goods_pile.iter().max_by_key(|(_, left)| **left);
            let (good, _) = most.expect("there are six colours");
            self.draw_goods(good, 1);
            self.0.round_goods.push(good);
        }
        self.0.audit().expect("every component comes out of the box");
        self.0
    }

    /// Takes a tile out of the box: with a coloured back if there is one.
    fn draw(&mut self, tile: Tile) {
        let game = &mut self.0;
        let pile = if game.pile[tile] > 0 { &mut game.pile } else { &mut game.black_pile };
        pile[tile] = pile[tile].checked_sub(1).expect("the box has another such tile");
    }

    fn draw_goods(&mut self, good: Good, tiles: u8) {
        let left = self.0.goods_pile[good].checked_sub(tiles);
        self.0.goods_pile[good] = left.expect("the box has seven goods of each colour");
    }
}

fn space(number: u8) -> Space {
    Space::from_index(usize::from(number).wrapping_sub(1)).expect("spaces are numbered 1 to 37")
}
