//! What a client reads of a table.

use serde::Deserialize;
use serde_json::Value;

use crate::answer::Reason;

/// A table as a client sees it; what it does not need is left out.
#[derive(Debug, Deserialize)]
pub struct Look {
    /// How many entries there are.
    pub seq: u64,
    /// How far it is.
    pub state: String,
    /// What one may do.
    pub choices: Vec<Offer>,
    /// How one may go back and forth.
    pub undo: Undo,
    /// Who sits where.
    pub seats: Vec<Chair>,
    /// Who has to act.
    pub turn: Value,
    /// The line of play; empty inside updates.
    pub log: Vec<Line>,
    /// What was said last; empty inside updates.
    pub chat: Vec<Said>,
}

/// Something one may do.
#[derive(Debug, Deserialize)]
pub struct Offer {
    /// For which seat.
    pub seat: String,
    /// The action in notation.
    pub action: String,
}

/// How one may go back and forth.
#[derive(Debug, Deserialize)]
pub struct Undo {
    /// How many moves would be left.
    pub to: Option<u32>,
    /// How many moves there would be.
    pub redo: Option<u32>,
    /// A request that waits for answers.
    pub request: Option<Request>,
}

/// A request to go back.
#[derive(Debug, Deserialize)]
pub struct Request {
    /// Who has not answered.
    pub waiting_for: Vec<String>,
}

/// Who sits on a seat.
#[derive(Debug, Deserialize)]
pub struct Chair {
    /// The seat.
    pub seat: String,
    /// `human`, `bot` or `open`.
    pub kind: String,
    /// Whether it is one's own.
    pub you: bool,
    /// Whether they gave up.
    pub resigned: bool,
    /// The link for whoever shall sit here.
    pub invite: Option<String>,
}

/// A move of the line of play.
#[derive(Debug, Deserialize)]
pub struct Line {
    /// Who acted.
    pub by: String,
    /// The action; nothing if it is a secret.
    pub action: Option<String>,
}

/// Something somebody said.
#[derive(Debug, Deserialize)]
pub struct Said {
    /// The number of its entry.
    pub seq: u64,
    /// What they said.
    pub text: String,
}

impl Look {
    /// One's own seats.
    pub fn own(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter(|seat| seat.you).map(|seat| seat.seat.as_str())
    }

    /// Whether one is asked to let somebody go back.
    pub fn is_asked(&self) -> bool {
        let request = self.undo.request.as_ref();
        request.is_some_and(|request| {
            self.own().any(|own| request.waiting_for.iter().any(|seat| seat == own))
        })
    }

    /// Whether the game waits for nobody but bots.
    pub fn waits_for_bots(&self) -> bool {
        let is_bot = |name: &Value| {
            self.seats
                .iter()
                .any(|seat| *name == *seat.seat && (seat.kind == "bot" || seat.resigned))
        };
        let turn = self.turn["players"].as_array();
        self.state == "running" && turn.is_some_and(|seats| seats.iter().all(is_bot))
    }
}

/// A frame of a live connection.
#[derive(Debug, Deserialize)]
pub struct Frame {
    /// What it is.
    #[serde(rename = "type")]
    pub kind: String,
    /// The request that it answers.
    pub id: Option<u64>,
    /// How many entries there are, with `done`.
    pub seq: Option<u64>,
    /// The table.
    pub snapshot: Option<Look>,
    /// Why something was refused.
    pub error: Option<Reason>,
}
