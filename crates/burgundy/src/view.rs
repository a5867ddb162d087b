//! What one viewer knows.
//!
//! Everything on the table is open, with one exception: in the secret set-up a player's choice of
//! estate is theirs alone until all have chosen (B-18.4).

use std::collections::BTreeMap;

use quadrivium_core::{Actor, Key, PerKey, Rules, Seat, Sight, Turn, Viewer};
use rand::{Rng, RngExt};
use serde::Serialize;

use crate::action::Action;
use crate::data::{BLACK_DEPOT_TILES, BONUS_POINTS};
use crate::layout::NUMBERS;
use crate::options::{Purchase, Setup};
use crate::state::{Burgundy, Choice, Dice, Income, Pending};
use crate::types::{
    Board, Depot, DepotSpace, Good, Ground, GroundSet, PerGood, PerGround, PerSource, PerTile,
    Phase, Pips, Sheet, Slot, Space, Tile,
};

/// The table as one viewer knows it.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How many play.
    pub players: u8,
    /// How estates were given out.
    pub setup: Setup,
    /// When a player may buy a tile.
    pub purchase: Purchase,
    /// Who has to act.
    pub turn: Turn,
    /// What is asked; nothing when the game is over.
    pub asked: Option<Pending>,
    /// The phase.
    pub phase: Phase,
    /// The round from 1 to 5; 0 while a phase is set up.
    pub round: u8,
    /// The order of this round, first to act first.
    pub order: Vec<Seat>,
    /// The turn order track from left to right, each stack from the top.
    pub track: Vec<Vec<Seat>>,
    /// Whether the player whose turn it is has bought a tile.
    pub purchased: bool,
    /// The white die of this round.
    pub white: Option<Pips>,
    /// The numbered depots.
    pub depots: Vec<DepotView>,
    /// The spaces of the black depot that are in use.
    pub black_depot: Vec<Option<Tile>>,
    /// The depot space by which the tile of a space is named in actions, where it is another one.
    pub alike: BTreeMap<DepotSpace, DepotSpace>,
    /// The goods of the rounds to come, the next one first.
    pub round_goods: Vec<Good>,
    /// What is still face down.
    pub piles: PilesView,
    /// The bonus tiles.
    pub bonus_tiles: Vec<BonusView>,
    /// What belongs to each player, in seat order.
    pub estates: Vec<EstateView>,
}

/// A numbered depot.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DepotView {
    /// Its number.
    pub depot: Depot,
    /// Its four tile spaces.
    pub tiles: Vec<Option<Tile>>,
    /// Its goods, one count per colour.
    pub goods: PerGood<u8>,
}

/// What is face down: nobody knows the order, everybody can count what has not been seen.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PilesView {
    /// Tiles with a coloured back, by colour.
    pub coloured: PerGround<u8>,
    /// Tiles with a black back.
    pub black: u8,
    /// Tiles with a coloured back that have not been seen, by what they show.
    pub coloured_tiles: PerTile<u8>,
    /// Tiles with a black back that have not been seen, by what they show.
    pub black_tiles: PerTile<u8>,
    /// Goods that have not been seen, by colour; some of them never will be.
    pub goods: PerGood<u8>,
}

/// The bonus tiles of a colour.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BonusView {
    /// The colour.
    pub ground: Ground,
    /// The points of the tiles that are left, the next one first.
    pub left: Vec<u16>,
}

/// A space of an estate.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpaceView {
    /// Its colour.
    pub ground: Ground,
    /// Its die number.
    pub pips: Pips,
    /// The tile on it.
    pub tile: Option<Tile>,
}

/// What belongs to one player.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EstateView {
    /// The player.
    pub seat: Seat,
    /// The player board that was dealt.
    pub sheet: Option<Sheet>,
    /// Whether the player has made a secret choice.
    pub chosen: bool,
    /// That choice, for the player alone.
    pub choice: Option<Choice>,
    /// The estate; nothing before it is chosen.
    pub board: Option<Board>,
    /// Its 37 spaces; empty before it is chosen.
    pub spaces: Vec<SpaceView>,
    /// The three slots of the storage.
    pub storage: Vec<Option<Tile>>,
    /// Goods in stock, one count per colour.
    pub stock: PerGood<u8>,
    /// Goods sold, one count per colour (B-17.19).
    pub sold: PerGood<u8>,
    /// Silver.
    pub silver: u16,
    /// Workers.
    pub workers: u16,
    /// What the mines will pay at the end of the phase.
    pub income: Income,
    /// The slot by which the tile of a slot is named in actions, where it is another one.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, number>"))]
    pub alike: BTreeMap<Slot, Slot>,
    /// The dice of this round.
    pub dice: Dice,
    /// Colours with the large bonus tile.
    pub large_bonus: GroundSet,
    /// Colours with the small bonus tile.
    pub small_bonus: GroundSet,
    /// Points in all.
    pub points: u16,
    /// Points by where they came from.
    pub breakdown: PerSource<u16>,
}

impl Sight for Burgundy {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let last_space = self.track.iter().map(|marker| marker.space).max().unwrap_or(0);
        let stack = |space| {
            let on_it = self.track.iter().filter(move |marker| marker.space == space);
            on_it.map(|marker| marker.seat).collect()
        };
        let depot = |depot: Depot| DepotView {
            depot,
            tiles: depot.spaces().map(|space| self.depots[space]).collect(),
            goods: self.depot_goods[depot],
        };
        let bonus = |ground| {
            let points = self.by_players(&BONUS_POINTS);
            BonusView { ground, left: points[usize::from(self.bonus_taken[ground])..].to_vec() }
        };
        let black = usize::from(self.by_players(&BLACK_DEPOT_TILES));
        View {
            players: self.players,
            setup: self.setup,
            purchase: self.purchase,
            turn: self.turn(),
            asked: self.asked(),
            phase: self.phase,
            round: self.round,
            order: self.order.to_vec(),
            track: (0..=last_space).map(stack).collect(),
            purchased: self.purchased,
            white: self.white,
            depots: Depot::all().map(depot).collect(),
            black_depot: DepotSpace::black().take(black).map(|space| self.depots[space]).collect(),
            alike: alike(&self.depots, |space| self.named_by(space)),
            round_goods: self.round_goods.to_vec(),
            piles: self.piles_view(),
            bonus_tiles: Ground::ALL.into_iter().map(bonus).collect(),
            estates: self.seats().map(|seat| self.estate_view(seat, viewer)).collect(),
        }
    }

    /// A choice is all that somebody may know alone.
    fn same_view(&self, one: Viewer, other: Viewer) -> bool {
        let chose = |viewer: Viewer| {
            self.seats().any(|seat| viewer.sits_at(seat) && self.estates[seat].secret.is_some())
        };
        one == other || !(chose(one) || chose(other))
    }

    /// A secret choice of an estate is nobody else's business, until the last one reveals all
    /// (B-18.4).
    fn masked(&self, by: Actor, action: Action, viewer: Viewer) -> Option<Action> {
        let choice = matches!(action, Action::Estate { .. });
        let secret = choice && self.setup == Setup::ExpertSecret && self.choosing().len() > 1;
        let own = matches!(by, Actor::Seat(seat) if viewer.sits_at(seat));
        (own || !secret).then_some(action)
    }

    /// Gives the others any secret choice that their sheets allow.
    fn determinize(&mut self, viewer: Seat, rng: &mut impl Rng) {
        for seat in self.seats().filter(|&seat| seat != viewer) {
            if self.estates[seat].secret.is_some() {
                let choices = self.estate_choices(seat).count() as u32;
                let chosen = rng.random_range(0..choices) as usize;
                self.estates[seat].secret = self.estate_choices(seat).nth(chosen);
            }
        }
    }

    /// A secret choice: every estate has several castle spaces, so it is never the only one.
    fn hides_from(&self, viewer: Seat) -> bool {
        let mut others = self.seats().filter(|&seat| seat != viewer);
        others.any(|seat| self.estates[seat].secret.is_some())
    }

    /// The last choice puts all of them on the table.
    fn reveals(&self, by: Seat, action: Action) -> bool {
        let last = matches!(action, Action::Estate { .. }) && self.choosing().len() == 1;
        last && self.hides_from(by)
    }
}

impl Burgundy {
    fn piles_view(&self) -> PilesView {
        let mut coloured = PerGround::<u8>::default();
        for (tile, &left) in self.pile.iter() {
            coloured[tile.ground()] += left;
        }
        PilesView {
            coloured,
            black: self.black_pile.total() as u8,
            coloured_tiles: self.pile,
            black_tiles: self.black_pile,
            goods: self.goods_pile,
        }
    }

    fn estate_view(&self, seat: Seat, viewer: Viewer) -> EstateView {
        let estate = &self.estates[seat];
        let spaces = |board: Board| {
            let space = |space| SpaceView {
                ground: board.layout().grounds[space],
                pips: NUMBERS[space],
                tile: estate.tiles[space],
            };
            Space::all().map(space).collect()
        };
        EstateView {
            seat,
            sheet: estate.sheet,
            chosen: estate.secret.is_some(),
            choice: estate.secret.filter(|_| viewer.sits_at(seat)),
            board: estate.board,
            spaces: estate.board.map(spaces).unwrap_or_default(),
            storage: Slot::all().map(|slot| estate.storage[slot]).collect(),
            stock: estate.stock,
            sold: estate.sold,
            silver: estate.silver,
            workers: estate.workers,
            income: estate.board.map(|_| estate.income()).unwrap_or_default(),
            alike: alike(&estate.storage, |slot| estate.named_by(slot)),
            dice: estate.dice,
            large_bonus: estate.large_bonus,
            small_bonus: estate.small_bonus,
            points: estate.total(),
            breakdown: estate.points,
        }
    }
}

/// The places whose tile is named by another place, with that place.
fn alike<P: Key + Ord, const N: usize>(
    tiles: &PerKey<P, Option<Tile>, N>,
    named_by: impl Fn(P) -> P,
) -> BTreeMap<P, P> {
    let places = tiles.iter().filter(|(_, tile)| tile.is_some()).map(|(place, _)| place);
    places.map(|place| (place, named_by(place))).filter(|(place, by)| place != by).collect()
}
