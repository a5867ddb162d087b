//! What a table waits for that no person has to do.

use quadrivium_core::{Seat, Turn};
use quadrivium_games::Opponent;

use super::{Fold, Sitter, State};

/// What a table waits for that no person has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Chance has the turn.
    Chance,
    /// Somebody is asked who has said beforehand what they want to do.
    Due(Seat),
    /// A bot has the turn.
    Bot(Seat, Opponent),
}

impl Fold {
    /// What the table waits for; nothing where it is for people to decide.
    pub fn next(&self) -> Option<Next> {
        if self.state() != State::Running {
            return None;
        }
        if self.line.game().turn() == Turn::Chance {
            return Some(Next::Chance);
        }
        if let Some(seat) = self.due() {
            return Some(Next::Due(seat));
        }
        let bot = |seat: Seat| Some(Next::Bot(seat, self.people.on(seat).and_then(Sitter::bot)?));
        self.to_act().iter().find_map(bot)
    }
}
