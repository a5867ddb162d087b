//! What a game says about itself.

use serde::Serialize;

use crate::{Actor, Breakdown, Game, Page, Phrase, Seat, Term};

/// The most decisions that a [`Bundle`] holds.
pub const LONGEST_BUNDLE: usize = 41;

/// Several decisions of one seat in a row that a person may want to take at once, such as a
/// complete payment. They stay decisions: each is played, told and taken back by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bundle<A> {
    /// At least two and at most [`LONGEST_BUNDLE`]; before the last, nobody else and no chance has
    /// to act.
    pub actions: Vec<A>,
    /// What all of them do together.
    pub words: Phrase,
}

/// One thing among several that an offered action does at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Effect {
    /// What it is, where the gains do not say all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Phrase>,
    /// What the player gains by it, by name; a price is less than nothing.
    pub gains: Breakdown,
}

/// A game that can be told in words: for the terminal, the text table and screen readers.
pub trait Narrate: Game {
    /// What this player is asked now.
    fn prompt(&self, seat: Seat) -> Phrase;

    /// What an action does, in this position.
    fn tell_action(&self, by: Actor, action: Self::Action) -> Phrase;

    /// What an action that is offered to a player does at once, as far as it is worth seeing.
    fn effects(&self, seat: Seat, action: Self::Action) -> Vec<Effect> {
        let _ = (seat, action);
        Vec::new()
    }

    /// Under which heading an action is offered, where there are many.
    fn heading(&self, action: Self::Action) -> Phrase;

    /// What this player may want to decide at once, best first, from what this player knows.
    ///
    /// Only proposals: what is legal [`Rules::legal`](crate::Rules::legal) says, one decision after the other.
    fn bundles(&self, seat: Seat) -> Vec<Bundle<Self::Action>> {
        let _ = seat;
        Vec::new()
    }

    /// What happened; nothing where it goes without saying.
    fn tell_event(event: Self::Event) -> Option<Phrase>;

    /// The position as one viewer knows it.
    fn position(view: &Self::View) -> Page;

    /// Every component with its help text.
    fn glossary() -> Vec<Term>;
}
