//! What one viewer knows, as a page reads it.

use std::num::NonZeroU8;

use quadrivium_core::{Seat, Turn};
use serde::Serialize;

use crate::options::Options;
use crate::pending::{Auction, Bill, Pending};
use crate::purse::Purse;
use crate::state::{Cube, Step};
use crate::types::{
    Building, Capital, End, Good, Guild, Kind, PerColour, PerKind, PerSource, QueueSpace, Sawmill,
    Season, Ship,
};
use crate::ways::{PaymentView, WorkView};

/// The table as one viewer knows it.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// How it was set up.
    pub options: Options,
    /// Who has to act.
    pub turn: Turn,
    /// What is asked; nothing when the game is over.
    pub asked: Option<AskView>,
    /// Which part of the game is being played.
    pub step: Step,
    /// The year from 1.
    pub year: u8,
    /// The season.
    pub season: Season,
    /// The order of the season, first to act first.
    pub order: Vec<Seat>,
    /// The track that changes the order.
    pub order_track: Vec<Seat>,
    /// The action of a helper under way.
    pub act: ActView,
    /// The payment under way; a price of zero is none.
    pub bill: Bill,
    /// What the cards paid so far are worth.
    pub bill_paid: u8,
    /// How the viewer can pay what is asked, or each bid that can be made.
    pub payments: Vec<PaymentView>,
    /// The viewer's cards of each colour that is still wanted for the investment that is asked.
    pub investments: Vec<Vec<Capital>>,
    /// What the buildings of the player who works now can make, and where it could go.
    pub works: Vec<WorkView>,
    /// The auction under way.
    pub auction: Option<AuctionView>,
    /// The cards that somebody looks at.
    pub look: Option<LookView>,
    /// What stacking costs in points, where it is not free.
    pub fee_points: i16,
    /// The guilds with their queues.
    pub guilds: Vec<GuildView>,
    /// How many capital cards anybody may have in hand in this part of the game.
    pub hand_most: u8,
    /// Face-down capital cards.
    pub capital_deck: u8,
    /// Capital cards on the board, one count per kind.
    pub capital_shown: Purse,
    /// Discarded capital cards, one count per kind.
    pub capital_discarded: Purse,
    /// Building cards on the board and in decks, by kind.
    pub cards: Vec<KindView>,
    /// Sawmills in the box.
    pub sawmills: Vec<Sawmill>,
    /// The granary, the lower space first.
    pub granary: Vec<GranaryView>,
    /// The ships.
    pub ships: Vec<ShipView>,
    /// Privilege tokens in the pool.
    pub privilege_tokens: u8,
    /// Work tokens in the pool.
    pub work_tokens: u8,
    /// The bonus tokens.
    pub bonus_tokens: Vec<BonusView>,
    /// What belongs to each player, in seat order.
    pub players: Vec<PlayerView>,
}

/// The action that a helper takes, or a player in winter.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ActView {
    /// The helper's place among those of the guild; nothing in winter.
    pub helper: Option<u8>,
    /// Whether the privilege was used.
    pub privileged: bool,
    /// Whether the notary's action was taken.
    pub acted: bool,
    /// Buildings built.
    pub built: u8,
    /// What they cost.
    pub cost: u8,
    /// Work points left.
    pub work: u8,
    /// Whether the last work point made a raw good.
    pub raw: bool,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AskView {
    /// Of chance or of a player.
    #[serde(flatten)]
    pub ask: Pending,
    /// Whether it follows from what the same player has decided, and is left by taking that back.
    pub follows: bool,
}

impl From<Pending> for AskView {
    fn from(ask: Pending) -> Self {
        let follows = match ask {
            Pending::Chance(_) => false,
            Pending::Player { question, .. } => question.follows(),
        };
        Self { ask, follows }
    }
}

/// An auction.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AuctionView {
    /// For which card.
    pub card: Building,
    /// Who started it.
    pub starter: Seat,
    /// Who bid highest.
    pub leader: Seat,
    /// The highest bid, or the mayor's offer.
    pub bid: u8,
    /// Everybody, clockwise from the one who started it.
    pub bidders: Vec<BidderView>,
    /// Whether anybody raised the opening bid.
    pub raised: bool,
    /// Whether the mayor bids.
    pub mayor: bool,
    /// The mayor's cards.
    pub shown: Purse,
}

/// A player in an auction.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BidderView {
    /// Who.
    pub seat: Seat,
    /// The last bid.
    pub bid: Option<NonZeroU8>,
    /// Whether there are no more to come.
    pub passed: bool,
}

impl AuctionView {
    /// An auction among so many.
    pub(crate) fn of(auction: Auction, players: u8) -> Self {
        let Auction { card, starter, bidders, bids, shown, mayor } = auction;
        let (leader, bid, raised) = (auction.leader().0, auction.highest(), auction.is_raised());
        let around = std::iter::successors(Some(starter), |seat| Some(seat.next(players)));
        let bidder =
            |seat: Seat| BidderView { seat, bid: bids[seat], passed: !bidders.contains(seat) };
        let bidders = around.take(players.into()).map(bidder).collect();
        Self { card, starter, leader, bid, bidders, raised, mayor: mayor.is_some(), shown }
    }
}

/// Cards that somebody looks at.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LookView {
    /// Who looks.
    pub seat: Seat,
    /// At which kind.
    pub kind: Kind,
    /// How many cards are not laid out.
    pub cards: u8,
    /// Those that the viewer knows.
    pub known: Vec<Building>,
    /// The order in which the first of them go back, for the one who looks.
    pub order: Vec<Building>,
}

/// A guild.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GuildView {
    /// Which.
    pub guild: Guild,
    /// The spaces of its queue in use.
    pub queue: Vec<SpaceView>,
    /// How many more helpers it takes.
    pub room: u8,
    /// The space on which the next helper would stand; nothing where all are taken.
    pub next: Option<QueueSpace>,
    /// Whether nobody works there in this season.
    pub shut: bool,
}

/// A space of a queue.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpaceView {
    /// Which.
    pub space: QueueSpace,
    /// The helpers on it, the lower one first.
    pub helpers: Vec<HelperView>,
}

/// A helper in a queue.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HelperView {
    /// Whose.
    pub seat: Seat,
    /// Whether the helper used a privilege.
    pub privileged: bool,
}

/// Building cards of one kind.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct KindView {
    /// Which.
    pub kind: Kind,
    /// Cards on the board.
    pub shown: Vec<Building>,
    /// Face-down cards.
    pub deck: u8,
    /// The stretches of the deck from the top down.
    pub runs: Vec<RunView>,
}

/// A stretch of a deck.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RunView {
    /// How many cards.
    pub cards: u8,
    /// Whether they were put there together; otherwise they were shuffled.
    pub placed: bool,
    /// Those that the viewer knows, from the top down where the order is known.
    pub known: Vec<Building>,
    /// Whether the viewer knows their order.
    pub in_order: bool,
}

/// A good in the granary.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GranaryView {
    /// Which.
    pub good: Good,
    /// Its cubes, the lower one first.
    pub cubes: Vec<Cube>,
}

/// A ship.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ShipView {
    /// Its number.
    pub ship: Ship,
    /// Points for the most markers, the second most and so on.
    pub majority: Vec<u8>,
    /// Its holds from the top.
    pub holds: Vec<HoldView>,
    /// The players with markers on it, by rank.
    pub ranked: Vec<Seat>,
}

/// A hold.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HoldView {
    /// For which good.
    pub good: Good,
    /// Points for each marker.
    pub points: u8,
    /// The left space.
    pub left: Option<Seat>,
    /// The right space, which is filled first.
    pub right: Option<Seat>,
    /// What a marker more would be to the player who makes goods now.
    pub freight: Option<FreightView>,
}

/// What a marker more on a ship would be to a player, if the ship sailed with it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FreightView {
    /// The place by markers.
    pub place: u8,
    /// Points more than without it: for the marker, and for the place.
    pub points: i16,
}

/// A bonus token.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BonusView {
    /// For which production line.
    pub good: Good,
    /// Its points.
    pub points: u8,
    /// Who has it.
    pub owner: Option<Seat>,
}

/// The building at one place of a row.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BuildingView {
    /// Which card; nothing where the sawmill stands.
    pub card: Option<Building>,
    /// The goods on its icons.
    pub filled: Vec<Good>,
}

/// A hand of capital cards.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CapitalView {
    /// One's own, one count per kind.
    Open(Purse),
    /// Somebody else's: how many cards, and those that the viewer knows to be among them.
    Backs {
        /// How many.
        cards: u8,
        /// At least these.
        known: Purse,
    },
}

/// What the scoring of a year would bring now, but for investments.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct YearView {
    /// For the most markers on ships.
    pub majorities: i16,
    /// For markers on ships.
    pub cargo: i16,
    /// For sets of four colours.
    pub growth: i16,
    /// For markers in the granary.
    pub granary: i16,
}

/// Where a building card matches a row.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FitView {
    /// Which card.
    pub card: Building,
    /// The ends at which its colours match.
    pub ends: Vec<End>,
}

/// What belongs to one player.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The player.
    pub seat: Seat,
    /// Points in all, bonus tokens included.
    pub points: i16,
    /// Points by where they came from.
    pub breakdown: PerSource<i16>,
    /// Points of bonus tokens.
    pub bonus_points: i16,
    /// What the scoring of this year would bring now.
    pub year: YearView,
    /// Capital cards in hand.
    pub capital: CapitalView,
    /// What one's own capital cards are worth, colour by colour.
    pub worth: Option<PerColour<u8>>,
    /// How many building cards of each kind are in hand.
    pub cards: PerKind<u8>,
    /// Those that the viewer knows.
    pub known_cards: Vec<Building>,
    /// Where each of the known building cards matches the row.
    pub fitting: Vec<FitView>,
    /// How many halves of each colour the row has.
    pub halves: PerColour<i16>,
    /// Points for them if the year ended now.
    pub growth: i16,
    /// The sawmill.
    pub sawmill: Option<Sawmill>,
    /// The row of buildings from the left, the sawmill among them.
    pub row: Vec<BuildingView>,
    /// Helpers at home.
    pub helpers: u8,
    /// Whether no more helpers are sent in this season.
    pub passed: bool,
    /// Markers on the fair.
    pub fair: u8,
    /// Cubes in supply.
    pub cubes: u8,
    /// Privilege tokens.
    pub privilege_tokens: u8,
    /// Work tokens.
    pub work_tokens: u8,
}
