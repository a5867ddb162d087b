//! One move of the line of play, with what everybody may know about it.

use quadrivium_core::{Actor, AnyGame, Happening, Key, Phrase, Refusal, Seat, SeatSet, Viewer};
use serde_json::value::{RawValue, to_raw_value};

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
    /// Whether others were asked at the same time.
    pub beside: bool,
    /// Whether it showed its own player something new. Chance and other players always do.
    pub reveals: bool,
    /// The action as the seats in order and, last, the public may know it. Nothing where it is
    /// known to all.
    hidden: Option<Box<[Option<Box<str>>]>>,
}

impl Step {
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
        let public = game.masked(by, action, Viewer::Public);
        let hidden = hide(&**game, by, action, public.as_deref());
        let beside = game.turn().players().len() > 1;
        let before = game.clone();
        let happened = game.apply(by, action)?;
        // The action itself is told only where nothing else is.
        let told = || {
            let Actor::Seat(seat) = by else { return None };
            let words = before.tell_action(by, &public?).ok()?;
            Some(Phrase::new("log-action").with("seat", seat).with("action", words))
        };
        let (words, events) = tell(happened, told);
        Ok(Self { by, action: action.into(), at, words, events, beside, reveals: false, hidden })
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

    /// Whether one of these seats acted.
    pub fn is_by(&self, seats: SeatSet) -> bool {
        matches!(self.by, Actor::Seat(seat) if seats.contains(seat))
    }
}

fn hide(
    game: &dyn AnyGame,
    by: Actor,
    action: &str,
    public: Option<&str>,
) -> Option<Box<[Option<Box<str>>]>> {
    // Whatever the public knows everybody knows.
    if public == Some(action) {
        return None;
    }
    let seats = Seat::first(game.players()).map(|seat| game.masked(by, action, seat.into()));
    let public = public.map(str::to_owned);
    Some(seats.chain([public]).map(|seen| seen.map(String::into_boxed_str)).collect())
}

fn tell(
    happened: Vec<Happening>,
    told: impl FnOnce() -> Option<Phrase>,
) -> (Box<RawValue>, Box<RawValue>) {
    let (events, words): (Vec<_>, Vec<_>) =
        happened.into_iter().map(|happening| (happening.event, happening.words)).unzip();
    let mut words: Vec<_> = words.into_iter().flatten().collect();
    if words.is_empty() {
        words.extend(told());
    }
    let raw = "words and events are plain data";
    (to_raw_value(&words).expect(raw), to_raw_value(&events).expect(raw))
}
