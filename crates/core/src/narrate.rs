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

/// Something that came to a player, or went, with an event: what stands as a symbol in a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Gained {
    /// Whose.
    pub seat: Seat,
    /// What, by its name in notation.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub of: &'static str,
    /// How much more there is of it; less than nothing where it was paid or lost.
    pub by: i32,
    /// Both in words, without the sign.
    pub words: Phrase,
    /// What for or where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Phrase>,
}

impl Gained {
    /// So much of something.
    pub fn new(seat: Seat, of: &'static str, by: impl Into<i32>, words: Phrase) -> Self {
        Self { seat, of, by: by.into(), words, about: None }
    }

    /// The same, for this or there.
    #[must_use]
    pub fn about(self, what: Phrase) -> Self {
        Self { about: Some(what), ..self }
    }
}

/// A sentence of the log, with what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// The sentence.
    #[serde(flatten)]
    pub words: Phrase,
    /// What it says that somebody gained or paid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub gains: Vec<Gained>,
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

    /// An offered action in words and what it does at once, [`tell_action`](Narrate::tell_action) and
    /// [`effects`](Narrate::effects): for games that find out one with the other.
    fn tell_offer(&self, seat: Seat, action: Self::Action) -> (Phrase, Vec<Effect>) {
        (self.tell_action(seat.into(), action), self.effects(seat, action))
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

    /// Whether what this player is asked now gathers decisions, such as a plan, each of which they may
    /// want to take back by itself.
    fn gathers(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What happened; nothing where it goes without saying.
    fn tell_event(event: Self::Event) -> Option<Phrase>;

    /// What somebody gained or paid by what happened.
    fn gains(event: Self::Event) -> Vec<Gained> {
        let _ = event;
        Vec::new()
    }

    /// What a player gains and pays by an action that is offered, before anything else is decided: heard
    /// by taking it on a copy.
    fn brought(&self, seat: Seat, action: Self::Action) -> Effect {
        let (mut next, mut seen) = (self.clone(), Vec::new());
        next.apply_seen(seat.into(), action, &mut seen).expect("it is offered");
        let own = seen.into_iter().flat_map(Self::gains).filter(|gain| gain.seat == seat);
        let mut sums = Vec::new();
        for Gained { of, by, .. } in own {
            match sums.iter_mut().find(|(name, _)| *name == of) {
                Some((_, sum)) => *sum += by,
                None => sums.push((of, by)),
            }
        }
        Effect { words: None, gains: Breakdown(sums) }
    }

    /// The position as one viewer knows it.
    fn position(view: &Self::View) -> Page;

    /// Every component with its help text.
    fn glossary() -> Vec<Term>;
}
