//! One move of the line of play, with what everybody may know about it.

use quadrivium_core::{Actor, AnyGame, Key, Played, Refusal, SeatSet, Viewer, json};
use serde_json::value::RawValue;

/// A move in the line of play.
#[derive(Debug)]
pub struct Step {
    /// Who acted.
    pub by: Actor,
    /// The action in notation.
    pub action: Box<str>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened in words, as JSON: public.
    pub words: Box<RawValue>,
    /// What happened as data, as JSON: public.
    pub events: Box<RawValue>,
    /// Who was asked before it.
    pub asked: SeatSet,
    /// Whether it showed its own player something new. Chance always does.
    pub reveals: bool,
    /// The action as the seats in order and, last, the public may know it. Nothing where it is
    /// known to all.
    hidden: Option<Vec<Option<String>>>,
}

impl Step {
    /// Who acted and what they did, as in records.
    pub fn text(&self) -> String {
        format!("{} {}", self.by, self.action)
    }

    /// The same read back; nothing where it is no such text.
    pub fn read(text: &str) -> Option<(Actor, String)> {
        let (by, action) = text.split_once(' ')?;
        Some((by.parse().ok()?, action.to_owned()))
    }

    /// Takes an action in the game and says what is to be remembered of it.
    ///
    /// # Errors
    /// Why it is not legal; then the game has not changed.
    pub fn take(
        game: &mut Box<dyn AnyGame>,
        by: Actor,
        action: &str,
        at: u64,
    ) -> Result<Self, Refusal> {
        let asked = game.turn().players();
        let Played { action, events, words, hidden, reveals } = game.play(by, action)?;
        Ok(Self {
            by,
            action: action.into(),
            at,
            words: json::to_raw(&words).expect("words are plain data"),
            events,
            asked,
            reveals,
            hidden,
        })
    }

    /// The action as a viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&str> {
        let Some(hidden) = &self.hidden else {
            return Some(&self.action);
        };
        match viewer {
            Viewer::Seat(seat) => hidden.get(seat.index())?.as_deref(),
            Viewer::Public => hidden.last()?.as_deref(),
        }
    }

    /// Whether somebody may not know it.
    pub fn is_hidden(&self) -> bool {
        self.hidden.is_some()
    }

    /// Whether others were asked at the same time.
    pub fn is_beside(&self) -> bool {
        self.asked.len() > 1
    }

    /// Whether one of these seats acted.
    pub fn is_by(&self, seats: SeatSet) -> bool {
        matches!(self.by, Actor::Seat(seat) if seats.contains(seat))
    }
}
