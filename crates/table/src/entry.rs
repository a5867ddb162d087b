//! What happens at a table, and what a table is before anything happens.
//!
//! A table is the fold of its entries over its [`Plan`]. Entries are only ever added: taking a
//! move back is an entry too.

mod written;

use quadrivium_core::{Actor, Seat, Settings};
use quadrivium_games::Opponent;
use serde::{Deserialize, Serialize, Serializer};

pub use self::written::Missing;
use self::written::{WrittenChair, WrittenEntry};

use crate::api::Intended;
use crate::ids::{GuestId, Invite, Seed, TableId};
use crate::listing::Public;
use crate::round::RoundOf;
use crate::{Away, Card};

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", try_from = "WrittenEntry")]
pub enum Entry {
    /// A decision or an outcome of chance.
    Play {
        /// Who acted.
        #[serde(serialize_with = "actor")]
        by: Actor,
        /// The action in notation.
        action: String,
    },
    /// The line of play was shortened.
    Undo {
        /// The number of moves that are left.
        to: u32,
    },
    /// Moves that had been taken back were played again.
    Redo {
        /// The number of moves there are now.
        to: u32,
    },
    /// Somebody asks the others to take moves back.
    AskUndo {
        /// Who asks.
        seat: Seat,
        /// The number of moves that would be left.
        to: u32,
    },
    /// Somebody answers that request.
    AnswerUndo {
        /// Who answers.
        seat: Seat,
        /// Whether they agree.
        yes: bool,
    },
    /// Somebody sat down.
    Sit {
        /// Where.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// What they are called at this table.
        name: String,
        /// What else they bring.
        #[serde(flatten)]
        card: Card,
    },
    /// Somebody stood up before the game began.
    Leave {
        /// From where.
        seat: Seat,
    },
    /// A seat has another invitation; the one before it opens nothing any more.
    Invite {
        /// Which seat.
        seat: Seat,
        /// The key for whoever follows the link, while the seat is open.
        invite: Invite,
    },
    /// An open seat was given to a bot before the game began.
    Bot {
        /// Which seat.
        seat: Seat,
        /// The name of its level.
        level: String,
    },
    /// Somebody gave up.
    Resign {
        /// Who.
        seat: Seat,
    },
    /// Somebody's time was up, and another player did not want to wait any longer.
    Claim {
        /// Whose time was up.
        seat: Seat,
        /// Who claimed it.
        by: Seat,
    },
    /// The same people play again.
    Rematch {
        /// At which table.
        table: TableId,
    },
    /// Somebody says what they intend to do on a seat when it is asked; only they know of it.
    Intend {
        /// On which seat.
        seat: Seat,
        /// The answers in the order in which they are tried; all that were intended before are void.
        answers: Vec<Vec<Intended>>,
    },
    /// A seat was asked for which somebody had intended something.
    Due {
        /// Which seat.
        seat: Seat,
        /// Which of the answers was possible; its decisions follow.
        answer: Option<u8>,
    },
    /// Somebody has said when they are away, from now on; nothing for never.
    Away {
        /// On which seat.
        seat: Seat,
        /// Who.
        guest: GuestId,
        /// When.
        days: Vec<Away>,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        guest: GuestId,
        /// What they are called.
        name: String,
        /// What they said.
        text: String,
    },
}

impl Entry {
    /// Whether only whoever sits on a seat may know of it.
    pub fn is_private(&self) -> bool {
        matches!(self, Self::Intend { .. } | Self::Due { .. })
    }
}

/// Actors are written as in records: `*` for chance, a letter for a seat.
#[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so
fn actor<S: Serializer>(by: &Actor, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(by)
}

/// What a table is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A game.
    #[default]
    Game,
    /// A position to try things in; only its owner sees it.
    Sandbox,
    /// An uploaded record, to be looked at.
    Record,
}

/// How much time there is to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// So many seconds for every decision.
    PerMoveS(u32),
    /// So many seconds for the whole game.
    TotalS(u32),
    /// Over days: so many seconds for every decision.
    Turn {
        /// How many.
        move_s: u32,
        /// Whether Saturdays and Sundays do not count, where whoever is asked lives.
        #[serde(default)]
        weekends_off: bool,
    },
    /// Over days: so many seconds for the whole game.
    Days {
        /// How many.
        total_s: u32,
        /// Whether Saturdays and Sundays do not count, where whoever is asked lives.
        #[serde(default)]
        weekends_off: bool,
    },
}

impl Clock {
    /// Whether a game by it goes on over days: people are told of their turns, and time stands still while they
    /// are away.
    pub fn is_over_days(self) -> bool {
        matches!(self, Self::Turn { .. } | Self::Days { .. })
    }

    /// How many seconds there are, for a decision or for the whole game.
    pub fn seconds(self) -> u32 {
        match self {
            Self::PerMoveS(seconds)
            | Self::TotalS(seconds)
            | Self::Turn { move_s: seconds, .. }
            | Self::Days { total_s: seconds, .. } => seconds,
        }
    }
}

/// Who may sit on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", try_from = "WrittenChair")]
pub enum Chair {
    /// A person. Who it is, an entry says.
    Human {
        /// The first key for whoever follows the link; an entry may say another.
        invite: Invite,
    },
    /// A bot.
    Bot {
        /// The name of its level or character.
        level: String,
    },
    /// Somebody in an uploaded record.
    Recorded {
        /// What the record calls them.
        name: String,
    },
}

impl Chair {
    /// The bot that sits here, in the game that has this name.
    pub fn bot(&self, game: &str) -> Option<Opponent> {
        match self {
            Self::Bot { level } => Opponent::find(game, level).ok(),
            Self::Human { .. } | Self::Recorded { .. } => None,
        }
    }
}

/// A table as it was created; nothing in it ever changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The table.
    pub id: TableId,
    /// What it is for.
    #[serde(default)]
    pub kind: Kind,
    /// The name of the game.
    pub game: String,
    /// The revision of its rules.
    pub rules: u16,
    /// How many play.
    pub players: u8,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The seats in order.
    pub chairs: Vec<Chair>,
    /// How much time there is to think.
    pub clock: Option<Clock>,
    /// Who made it.
    pub owner: GuestId,
    /// When, in milliseconds since 1970.
    pub created: u64,
    /// The table that this one continues or was forked from.
    #[serde(default)]
    pub parent: Option<TableId>,
    /// What chance gives here is settled by it beforehand. Without it everything is drawn anew: in a
    /// sandbox, and at tables that are older than seeds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Whether no hints are given here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_hints: bool,
    /// To whom the table is listed; nothing for one that only those find who have its link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<Public>,
    /// Whether it counts for the ratings of those who play.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Whether the game is over when somebody leaves, because no bot plays on for them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_steward: bool,
    /// The round of the tournament that has made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Box<RoundOf>>,
}

impl Plan {
    /// The settings as the game reads them.
    pub fn settings(&self) -> Settings {
        let start = Settings::players(self.players);
        self.options.iter().fold(start, |settings, (name, value)| settings.with(name, value))
    }
}

/// Several entries that were stored together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Batch {
    /// The number of the first of them, counted from 1.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The entries.
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>"))]
    pub entries: Vec<Entry>,
}

impl Batch {
    /// The number of the last of them.
    pub fn last(&self) -> u64 {
        self.seq + self.entries.len() as u64 - 1
    }
}
