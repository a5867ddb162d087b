//! What happens inside an action: for the log, for drawing, for whoever looks on.

use quadrivium_core::Seat;
use serde::Serialize;

use crate::types::{
    Building, Capital, End, Good, Guild, Kind, QueueSpace, Sawmill, Season, Ship, Source, Token,
};

/// Something that happened. All of it is public: a secret card is told without its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A player drew a capital card.
    CapitalDrawn { seat: Seat },
    /// A player drew a building card before the game.
    CardDrawn { seat: Seat, kind: Kind },
    /// A capital card was laid face up on the board.
    CapitalShown { card: Capital },
    /// A building card was laid face up on the board.
    CardShown { card: Building },
    /// The discarded capital cards were shuffled into a new deck.
    Reshuffled,
    /// A player got or swapped a sawmill.
    SawmillBuilt { seat: Seat, sawmill: Sawmill },
    /// A player swaps a building card.
    CardSwapped { seat: Seat, kind: Kind },
    /// A player has this place in the order.
    Ordered { seat: Seat, place: u8 },
    /// A season began.
    SeasonBegan { year: u8, season: Season },
    /// The stage of a guild began.
    StageBegan { guild: Guild },
    /// A helper was sent; on top of whose.
    Sent { seat: Seat, guild: Guild, space: QueueSpace, on: Option<Seat> },
    /// A capital card was handed over.
    CapitalGiven { seat: Seat, to: Seat },
    /// A player sends no more helpers.
    Passed { seat: Seat },
    /// A capital card was taken from the board.
    CapitalTaken { seat: Seat, card: Capital },
    /// A capital card was discarded.
    Discarded { seat: Seat, card: Capital },
    /// A capital card was paid.
    Paid { seat: Seat, card: Capital },
    /// A privilege was used; with a token or not.
    PrivilegeUsed { seat: Seat, guild: Guild, token: bool },
    /// A building was built.
    Built { seat: Seat, card: Building, end: End },
    /// A player completed a production line first.
    BonusTaken { seat: Seat, good: Good },
    /// A building card was bought.
    Bought { seat: Seat, card: Building, price: u8 },
    /// A building card was put up for auction.
    AuctionOpened { seat: Seat, card: Building },
    /// A bid.
    Bid { seat: Seat, amount: u8 },
    /// A player bids no more.
    BidPassed { seat: Seat },
    /// The mayor shows a card of his offer.
    MayorShowed { card: Capital },
    /// The mayor's whole offer.
    MayorOffered { amount: u8 },
    /// An auction was won.
    AuctionWon { seat: Seat, card: Building, amount: u8 },
    /// Nobody wanted it: the card went under its deck.
    CardWithdrawn { card: Building },
    /// A player looks at cards of a kind.
    LookedAt { seat: Seat, kind: Kind },
    /// The other cards went back.
    PutBack { seat: Seat, kind: Kind, under: bool, cards: u8 },
    /// A raw good was made, for a building or for the fair.
    RawMade { seat: Seat, good: Good, to: Option<Building> },
    /// A marker was fetched from the fair.
    Fetched { seat: Seat, good: Good, to: Building },
    /// A half-product or final good was made.
    Made { seat: Seat, card: Building, good: Good },
    /// A half-product went to a building.
    Delivered { seat: Seat, good: Good, to: Building },
    /// A half-product went to the granary.
    Stored { seat: Seat, good: Good },
    /// A marker left the granary to make room; nobody's was a natural one.
    PushedOut { good: Good, owner: Option<Seat> },
    /// A good was loaded.
    Loaded { seat: Seat, good: Good, ship: Ship },
    /// A bribed captain threw a good out.
    ThrownOut { seat: Seat, good: Good, ship: Ship },
    /// A good was wasted.
    Lost { seat: Seat, good: Good },
    /// A half-product was bought; nobody's was a natural one.
    Purchased { seat: Seat, good: Good, to: Building, from: Option<Seat> },
    /// A marker was put on the fair as payment.
    Stalled { seat: Seat },
    /// A token was taken from the town hall or granted.
    TokenTaken { seat: Seat, token: Token },
    /// A work token was spent.
    WorkTokenSpent { seat: Seat },
    /// A helper went to the track that changes the order.
    Preceded { seat: Seat },
    /// A winter is over: ships, town growth and granary are scored.
    YearEnded { year: u8 },
    /// A ship with markers on it sails; its points follow.
    Sailed { ship: Ship },
    /// Points came or went.
    Scored { seat: Seat, source: Source, points: i16 },
    /// The game is over.
    Ended,
}
