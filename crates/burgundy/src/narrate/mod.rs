//! The game in words: questions, offers, the log, whole positions and help texts.
//!
//! Nothing here knows a language. Every sentence is a message of `locales/<language>/burgundy.ftl`;
//! its key is `burgundy-` and what it is about. What an action will bring is found by taking it on
//! a copy of the game and listening, so that no rule is written twice.

mod actions;
mod events;
pub(crate) mod glossary;
mod names;
mod position;
mod prompt;

use quadrivium_core::{Actor, Effect, Gained, Narrate, Page, Phrase, Seat, Term};

use crate::action::Action;
use crate::event::Event;
use crate::state::Burgundy;
use crate::view::View;

impl Narrate for Burgundy {
    fn prompt(&self, seat: Seat) -> Phrase {
        self.prompt_of(seat)
    }

    fn tell_action(&self, by: Actor, action: Action) -> Phrase {
        let seat = match by {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        };
        let effects = seat.map(|seat| self.consequences(seat, action)).unwrap_or_default();
        self.offer(seat, action, &effects)
    }

    fn effects(&self, seat: Seat, action: Action) -> Vec<Effect> {
        self.consequences(seat, action)
    }

    fn tell_offer(&self, seat: Seat, action: Action) -> (Phrase, Vec<Effect>) {
        let effects = self.consequences(seat, action);
        (self.offer(Some(seat), action, &effects), effects)
    }

    fn heading(&self, action: Action) -> Phrase {
        self.heading_of(action)
    }

    fn tell_event(event: Event) -> Option<Phrase> {
        events::tell(event)
    }

    fn gains(event: Event) -> Vec<Gained> {
        events::gains(event)
    }

    fn position(view: &View) -> Page {
        position::page(view)
    }

    fn glossary() -> Vec<Term> {
        glossary::terms()
    }
}
