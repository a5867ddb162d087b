//! What can be wrong with a record: one sentence each, with the line.

use std::fmt;

use super::{Record, RecordedResult};
use crate::notation::one_of;
use crate::{Actor, BadNotation, BadOptions, Refusal, Seat, UnknownGame};

/// A record that cannot be read or replayed, and the line where it goes wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadRecord {
    /// The line, counted from 1; of a record that was cut short, the last one there is.
    pub line: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, fault } = self;
        match fault {
            RecordFault::Empty => fault.fmt(f),
            RecordFault::CutShort => write!(f, "the record stops after line {line} {fault}"),
            _ => write!(f, "line {line}: {fault}"),
        }
    }
}

/// The rules of a game have changed since a record was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldRules {
    /// The revision in the record.
    pub found: u16,
    /// The revision here.
    pub ours: u16,
}

fn since(old: Option<&OldRules>) -> String {
    old.map(|OldRules { found, ours }| {
        format!(" (the rules have changed: the record has revision {found}, here it is {ours})")
    })
    .unwrap_or_default()
}

fn meant(nearest: Option<&str>) -> String {
    match nearest {
        Some(name) => format!("did you mean '{name}'?"),
        None => format!("expected {}", one_of(&super::read::FIELDS)),
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// There is no text at all.
    #[error("the record is empty")]
    Empty,
    /// The file is something else.
    #[error("this is not a Quadrivium record: it does not begin with 'quadrivium record'")]
    NotARecord,
    /// The format is one that we do not know yet.
    #[error(
        "this record has format {found}, but formats are read here only up to {}: a newer Quadrivium is needed",
        Record::FORMAT
    )]
    NewerFormat {
        /// The version in the record.
        found: u16,
    },
    /// The last line is missing.
    #[error("without its closing line 'end': it is cut short")]
    CutShort,
    /// Bytes that are no UTF-8.
    #[error("this is not text: byte {byte} of the line is not UTF-8")]
    NotText {
        /// The byte, counted from 1.
        byte: usize,
    },
    /// A control character or the like.
    #[error("the character {} has no place in a record", .0.escape_unicode())]
    Unprintable(char),
    /// A line over the bound.
    #[error("the line is longer than {} bytes", Record::LONGEST_LINE)]
    LongLine,
    /// Another line was expected.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What should stand there.
        expected: String,
        /// What stands there, in quotes where it is text.
        found: String,
    },
    /// No line of the header begins with this word.
    #[error("there is no header field '{name}': {}", meant(*.nearest))]
    UnknownField {
        /// The word.
        name: String,
        /// A field like it.
        nearest: Option<&'static str>,
    },
    /// The field was given before.
    #[error("'{0}' is given twice")]
    Twice(String),
    /// More of something than any game has.
    #[error("a record has at most {most} {what}")]
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many there may be.
        most: usize,
    },
    /// The line does not begin with somebody.
    #[error(transparent)]
    Actor(BadNotation),
    /// A seat that this table does not have.
    #[error("there is no seat {seat}: only {players} play")]
    NotSeated {
        /// The seat.
        seat: Seat,
        /// How many play.
        players: u8,
    },
    /// An actor without an action.
    #[error("{by} does nothing: an action is missing")]
    NoAction {
        /// Who should act.
        by: Actor,
    },
    /// The closing line counts differently.
    #[error("'end' counts {counted} actions, but the record has {found}")]
    Count {
        /// The number on the line.
        counted: usize,
        /// How many there are.
        found: usize,
    },
    /// Something follows the closing line.
    #[error("nothing may follow 'end', found '{0}'")]
    AfterEnd(String),
    /// The game is none of ours.
    #[error(transparent)]
    Game(UnknownGame),
    /// The game is not the one that was asked for.
    #[error("this is a record of '{found}', not of {expected}")]
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// No game can be set up like this.
    #[error("{bad}{}", since(.old.as_ref()))]
    Options {
        /// What is wrong with the options.
        bad: BadOptions,
        /// Set if the rules have changed since.
        old: Option<OldRules>,
    },
    /// The rules are newer than ours.
    #[error(
        "this record has rules revision {found}, but {game} here has {ours}: a newer Quadrivium is needed"
    )]
    NewerRules {
        /// The game.
        game: String,
        /// The revision in the record.
        found: u16,
        /// The revision here.
        ours: u16,
    },
    /// An action that may not be taken.
    #[error("{by} may not `{action}` (action {number}): {reason}{}", since(.old.as_ref()))]
    Action {
        /// The action's number, counted from 1.
        number: usize,
        /// Who acts.
        by: Actor,
        /// The action in notation.
        action: String,
        /// Why not.
        reason: Refusal,
        /// Set if the rules have changed since.
        old: Option<OldRules>,
    },
    /// There is a result, but the game goes on.
    #[error("the record has a result, but its actions do not end the game{}", since(.old.as_ref()))]
    NotOver {
        /// Set if the rules have changed since.
        old: Option<OldRules>,
    },
    /// Results for more or fewer players than there are.
    #[error("the record has {found} results for {expected} players")]
    Results {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The game did not end as the record says.
    #[error("the record says 'result {found}', but its actions give 'result {expected}'{}", since(.old.as_ref()))]
    Result {
        /// What the record says.
        found: RecordedResult,
        /// What follows from the actions.
        expected: RecordedResult,
        /// Set if the rules have changed since.
        old: Option<OldRules>,
    },
    /// A position was asked for that the record does not reach.
    #[error(
        "the record ends after {actions} actions, so there is no position after action {asked}"
    )]
    NoSuchAction {
        /// The number asked for.
        asked: usize,
        /// How many actions there are.
        actions: usize,
    },
}

impl RecordFault {
    pub(super) fn on(self, line: usize) -> BadRecord {
        BadRecord { line, fault: self }
    }
}
