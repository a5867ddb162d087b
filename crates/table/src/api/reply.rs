//! What the server answers.

use quadrivium_core::{Effect, Page, Phrase, Seat, Span, Standings, Turn};
use serde::Serialize;
use serde_json::value::RawValue;

use super::{Intention, UndoShown};
use crate::entry::{Clock, Kind};
use crate::ids::{GuestId, TableId, TournamentId};
use crate::{Arms, Guest, Removal, State, TimeLeft};

/// Who one is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct You {
    /// Who.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: GuestId,
    /// What one is called.
    pub name: String,
    /// One's shield in four words.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub arms: Arms,
    /// The zone by which one's weekends are told; nobody else learns of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
}

impl From<&Guest> for You {
    fn from(guest: &Guest) -> Self {
        let Guest { id, name, card } = guest;
        Self { id: *id, name: name.clone(), arms: guest.arms(), zone: card.zone.clone() }
    }
}

/// A new table.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// Its name.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
}

/// A table is no longer on one's list.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Removed {
    /// Whether it is gone for everybody.
    pub deleted: bool,
}

/// Whether one may go on from a position.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Forkable {
    /// Not where others hold secrets for which nothing else can be found.
    pub possible: bool,
}

/// What an invitation is to.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// Who made the table.
    pub host: String,
    /// The number of players and all options.
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, Value>))]
    pub settings: &'a RawValue,
    /// Time to think; nothing where nobody is hurried.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub clock: Option<Clock>,
    /// Whether it counts for the ratings of those who play.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub rated: bool,
    /// How far the table is.
    pub state: State,
    /// Who sits where.
    pub seats: Vec<SummarySeat>,
    /// The seat that it opens; nothing where it is used up or void.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<Seat>,
}

/// Something was stored.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Stored {
    /// How many entries the table has now.
    pub seq: u64,
}

/// A table as one person may see it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says something of its own to whoever looks"
)]
pub struct Snapshot<'a> {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    /// What it is for.
    pub kind: Kind,
    /// The table that it continues or was forked from.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, required))]
    pub parent: Option<TableId>,
    /// The name of the game.
    pub game: &'a str,
    /// The revision of its rules.
    pub rules: u16,
    /// The number of players and all options.
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, Value>))]
    pub settings: &'a RawValue,
    /// How many play.
    pub players: u8,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// How far it is.
    pub state: State,
    /// The last entry that one may know of: what a request has to name.
    pub seq: u64,
    /// How many moves the line of play has.
    pub moves: u32,
    /// Who sits where.
    pub seats: Vec<SeatShown<'a>>,
    /// Whose knowledge `view` is; nothing for the public.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub viewer: Option<Seat>,
    /// Whether `view` must not be seen by another player who shares the screen.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub secret: bool,
    /// Who has to act.
    pub turn: Turn,
    /// What is asked of the viewer, or what is waited for.
    pub prompt: Phrase,
    /// What one may do, for all own seats that may act.
    pub choices: Vec<Offer>,
    /// What one may want to decide at once, best first; left out where the game proposes nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub bundles: Vec<BundleOffer>,
    /// How one may go back and forth.
    pub undo: UndoShown,
    /// The position as data; its form is the game's own.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: &'a RawValue,
    /// The position in words, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<Page>,
    /// How the players stand.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<quadrivium_core::Standing>))]
    pub standings: &'a RawValue,
    /// Whether nobody may ask here what a master would do.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub no_hints: bool,
    /// Whether others find the table without a link.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub listed: bool,
    /// Whether it counts for the ratings of those who play.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub rated: bool,
    /// Whether the game is over when somebody leaves, because no bot plays on for them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub no_steward: bool,
    /// The round of a tournament that it belongs to, for those who may know of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundShown>,
    /// What one intends on one's own seats; left out where there is nothing to tell.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub intentions: Vec<Intention<'a>>,
    /// The line of play; empty inside updates.
    pub log: Vec<Line<'a>>,
    /// What was said last; empty inside updates.
    pub chat: Vec<ChatLine<'a>>,
    /// How many look on without a seat.
    pub spectators: u32,
    /// The table at which the same people play again.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, required))]
    pub rematch: Option<TableId>,
    /// The server's time, in milliseconds since 1970.
    pub now: u64,
}

/// Who decides on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sitting {
    /// A person.
    Human,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// Who sits on a seat.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub struct SeatShown<'a> {
    /// The seat.
    pub seat: Seat,
    /// Who decides there.
    pub kind: Sitting,
    /// What they are called; nothing for bots and open seats.
    pub name: &'a str,
    /// Their shield in four words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub arms: Option<Arms>,
    /// How well a bot plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'static str>,
    /// Whether it is one's own.
    pub you: bool,
    /// Whether they are connected.
    pub online: bool,
    /// Whether they gave up; a bot plays on for them.
    pub resigned: bool,
    /// Whether the game ends at once if this seat, one's own, gives up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub ends: bool,
    /// The link for whoever shall sit here; only for whoever made the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// Their time, where there are clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeLeft>,
}

/// Something one may do.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    /// For which seat.
    pub seat: Seat,
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub words: Phrase,
    /// Under which heading it belongs.
    pub heading: Phrase,
    /// What it does at once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub effects: Vec<Effect>,
    /// Whether one cannot take it back alone afterwards: it shows something new, or the turn goes on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub lasting: bool,
}

/// Why actions are not possible now.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reasons {
    /// One for each action that was asked about, in order; nothing for one that is possible.
    pub refusals: Vec<Option<crate::fault::Refused>>,
}

/// Several decisions that one may want to take at once; they are sent as `action` and `then`.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(as = Bundle))]
pub struct BundleOffer {
    /// For which seat.
    pub seat: Seat,
    /// The actions in notation, one after the other.
    pub actions: Vec<String>,
    /// What all of them do together, in words.
    pub words: Phrase,
    /// Whether one cannot take them back alone afterwards.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub lasting: bool,
}

/// A move of the line of play, as one person may see it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line<'a> {
    /// Its number, counted from 1.
    pub number: u32,
    /// Who acted: a seat, or `*` for chance.
    pub by: String,
    /// The action in notation; nothing if it is a secret.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub action: Option<&'a str>,
    /// What happened in words, with what was gained and paid.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<quadrivium_core::Said>))]
    pub words: &'a RawValue,
    /// What happened as data.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub events: &'a RawValue,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// Something somebody said.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine<'a> {
    /// The number of its entry.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What they are called.
    pub name: &'a str,
    /// Where they sit.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<Seat>,
    /// Plain text: to be shown as text, never as markup.
    pub text: &'a str,
}

/// A position of the line of play.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Position {
    /// After how many moves.
    pub moves: u32,
    /// Whose knowledge `view` is.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub viewer: Option<Seat>,
    /// Who has to act.
    pub turn: Turn,
    /// The position as data.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub view: Box<RawValue>,
    /// How the players stand.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<quadrivium_core::Standing>))]
    pub standings: Standings,
    /// The position in words, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<Page>,
}

/// One's own tables, newest first.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mine {
    /// Those that wait or run.
    pub running: Vec<Summary>,
    /// Those that are over.
    pub finished: Vec<Summary>,
}

/// A table in a list.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary {
    /// The table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    /// What it is for.
    pub kind: Kind,
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// How far it is.
    pub state: State,
    /// How many moves the line of play has.
    pub moves: u32,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened, in milliseconds since 1970.
    pub updated: u64,
    /// Whether it waits for one's own decision.
    pub your_turn: bool,
    /// Who has to act.
    pub turn: Vec<Seat>,
    /// Round, phase or season, in words of the game; empty while no game is on.
    pub when: Vec<Span>,
    /// What one is asked, where it is one's own turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Phrase>,
    /// How much time there is to think.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether it counts for the ratings of those who play.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub rated: bool,
    /// The round of a tournament that it belongs to, for those who may know of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundShown>,
    /// The time of one's own seat where it is one's turn, else the least of those who have to act.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<TimeLeft>,
    /// Whether others find it without a link.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub listed: bool,
    /// What becomes of it when one does not want it any more.
    pub removal: Removal,
    /// Who sits where.
    pub seats: Vec<SummarySeat>,
}

/// The round of a tournament that a table belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RoundShown {
    /// The tournament.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub tournament: TournamentId,
    /// What it is called.
    pub name: String,
    /// Which round, counted from 1.
    pub round: u16,
}

/// A seat in a list.
#[derive(Clone, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SummarySeat {
    /// The seat.
    pub seat: Seat,
    /// Who decides there.
    pub kind: Sitting,
    /// What they are called; nothing for bots, and for somebody who has left.
    pub name: String,
    /// Their shield in four words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub arms: Option<Arms>,
    /// How well a bot plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether it is one's own.
    #[serde(default)]
    pub you: bool,
    /// Whether they gave up.
    #[serde(default)]
    pub resigned: bool,
    /// Their points, from the start of the game on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    /// Their rank, from the start of the game on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
}
