//! The game in words: questions, offers, the log, whole positions and help texts.
//!
//! Nothing here knows a language. Every sentence is a message of `locales/<language>/labora.ftl`;
//! its key is `labora-` and what it is about. What a building does is read from the tables of the
//! game, so that no offer and no page can disagree with the rules.

mod actions;
mod bundles;
mod codes;
mod estate;
mod events;
mod functions;
mod glossary;
mod headings;
mod names;
mod position;
mod prompt;
mod steps;

use quadrivium_core::{Actor, Bundle, Effect, Gained, Narrate, Page, Phrase, Seat, Term};

use crate::action::Action;
use crate::event::Event;
use crate::state::Labora;
use crate::view::View;

impl Narrate for Labora {
    fn prompt(&self, seat: Seat) -> Phrase {
        self.question(seat)
    }

    fn tell_action(&self, by: Actor, action: Action) -> Phrase {
        self.offer(by, action)
    }

    fn effects(&self, seat: Seat, action: Action) -> Vec<Effect> {
        match action {
            Action::Produce { .. } | Action::Take { .. } => vec![self.brought(seat, action)],
            _ => Vec::new(),
        }
    }

    fn heading(&self, action: Action) -> Phrase {
        self.heading_of(action)
    }

    fn bundles(&self, seat: Seat) -> Vec<Bundle<Action>> {
        self.payments_at_once(seat)
    }

    fn tell_event(event: Event) -> Option<Phrase> {
        Some(events::tell(event))
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
