//! What clients ask for.

use quadrivium_core::Seat;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::entry::Clock;
use crate::listing::PublicWish;

/// Who somebody wants to be.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Name {
    /// What to be called, 1 to 30 characters.
    pub name: String,
    /// The zone by which one's weekends are told, such as `Europe/Warsaw`.
    #[serde(default)]
    pub zone: Option<String>,
    /// The invitation to the site, where somebody new needs one.
    #[serde(default)]
    pub invitation: Option<String>,
}

/// A new table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Create {
    /// The name of the game.
    pub game: String,
    /// The number of `players` and the game's options by name.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, Value>, example = json!({"players": 2, "setup": "standard"})))]
    pub settings: Map<String, Value>,
    /// The seats in order; as many as play.
    pub seats: Vec<SeatWish>,
    /// Time to think; without it nobody is hurried.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Whether nobody may ask there what a master would do.
    #[serde(default)]
    pub no_hints: bool,
    /// To whom the table is listed, so that they sit down without a link; left out for nobody.
    #[serde(default)]
    pub public: Option<PublicWish>,
    /// Whether it counts for the ratings of those who play. Then no hints are given, and nothing is taken back
    /// beyond one's own turn.
    #[serde(default)]
    pub rated: bool,
    /// Whether the game is over when somebody gives up or loses on time, instead of a bot playing on for them. Not
    /// at a rated table.
    #[serde(default)]
    pub no_steward: bool,
}

/// What is chosen so far for a new table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choosing {
    /// The number of `players` and the game's options by name.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, Value>, example = json!({"players": 3})))]
    pub settings: Map<String, Value>,
}

/// Who shall sit on a seat.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatWish {
    /// Whoever makes the table; several of them on one screen.
    You,
    /// A bot.
    Bot {
        /// How well it plays; `GET /api/games` lists the levels.
        #[serde(default)]
        level: Option<String>,
    },
    /// Whoever follows the link first.
    Open,
}

/// Sitting down.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sit {
    /// The key that stands in the link.
    pub invite: String,
}

/// Standing up before the game begins.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leave {
    /// From where.
    #[cfg_attr(feature = "openapi", schema(example = "A"))]
    pub seat: Seat,
}

/// Another invitation for a seat before the game begins; the old one opens nothing any more.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewInvite {
    /// Which seat.
    #[cfg_attr(feature = "openapi", schema(example = "B"))]
    pub seat: Seat,
    /// Whether somebody who sits there shall stand up. Without it a taken seat stays as it is.
    #[serde(default)]
    pub send_away: bool,
}

/// A bot for an open seat before the game begins.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewBot {
    /// Which seat.
    #[cfg_attr(feature = "openapi", schema(example = "B"))]
    pub seat: Seat,
    /// How well it plays; `GET /api/games` lists the levels.
    #[serde(default)]
    pub level: Option<String>,
}

/// A decision, or several in a row that are taken as a whole or not at all.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Play {
    /// The `seq` of the snapshot that it answers.
    pub seq: u64,
    /// Who decides.
    #[cfg_attr(feature = "openapi", schema(example = "A"))]
    pub seat: Seat,
    /// The action in the game's notation.
    #[cfg_attr(feature = "openapi", schema(example = "take d1 4.2"))]
    pub action: String,
    /// What the same seat decides next, at most 40 actions. Each answers the position after those
    /// before it, and none of them the throw of a die or the decision of somebody else.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 40))]
    pub then: Vec<String>,
}

impl Play {
    /// All decisions in order.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        [&self.action].into_iter().chain(&self.then).map(String::as_str)
    }
}

/// Asking why actions are not possible now. Nothing is played.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Why {
    /// Who would decide.
    #[cfg_attr(feature = "openapi", schema(example = "A"))]
    pub seat: Seat,
    /// Actions in the game's notation, at most 64; each would answer the present question.
    #[cfg_attr(feature = "openapi", schema(max_items = 64, example = json!(["buy b.1"])))]
    pub actions: Vec<String>,
}

/// Going back.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Undo {
    /// The `seq` of the snapshot that it answers.
    pub seq: u64,
    /// How many moves shall be left; without it one own decision is taken back.
    #[serde(default)]
    pub to: Option<u32>,
    /// Takes back only the own decision that comes next there; what came after it stays.
    #[serde(default)]
    pub only: bool,
}

/// Playing again what was taken back.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Redo {
    /// The `seq` of the snapshot that it answers.
    pub seq: u64,
}

/// Answering a request to go back.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The `seq` of the snapshot that it answers.
    pub seq: u64,
    /// Whether one agrees.
    pub yes: bool,
}

/// Giving up.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Resign {
    /// The `seq` of the snapshot that it answers.
    pub seq: u64,
    /// Who gives up.
    #[cfg_attr(feature = "openapi", schema(example = "A"))]
    pub seat: Seat,
}

/// Not waiting any longer for those whose time is up.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Claim {
    /// The `seq` of the snapshot that it answers.
    pub seq: u64,
}

/// Saying something.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chat {
    /// Plain text, 1 to 500 characters.
    pub text: String,
}

/// What a fork is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ForkKind {
    /// To try things; nobody else sees it.
    Sandbox,
    /// To play on, all on one screen.
    Hotseat,
    /// To play on one seat, against bots.
    Bots,
}

/// Going on from a position at a new table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fork {
    /// After how many moves.
    pub moves: u32,
    /// What for.
    pub kind: ForkKind,
    /// With `bots`: on which seat.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub seat: Option<Seat>,
    /// With `bots`: their rank, or one of the characters of the game.
    #[serde(default)]
    pub level: Option<String>,
    /// With `bots`, where they are not all alike: the same for each seat in order; nothing for `level`.
    #[serde(default)]
    pub levels: Vec<Option<String>>,
}

/// Asking what a master would do. What was found so far comes again and again, until `done`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AskHint {
    /// How many entries the sender has seen.
    pub seq: u64,
    /// An own seat that has to decide.
    pub seat: Seat,
    /// Whether to think several times as long as usual.
    #[serde(default)]
    pub longer: bool,
}
