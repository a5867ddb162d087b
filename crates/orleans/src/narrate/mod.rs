//! The game in words: questions, offers, the log, whole positions and help texts.
//!
//! Nothing here knows a language. Every sentence is a message of `locales/<language>/orleans.ftl`;
//! its key is `orleans-` and what it is about. What an action will bring is found by taking it on
//! a copy of the game and listening, so that no rule is written twice.

mod actions;
mod bundles;
mod events;
mod glossary;
mod headings;
mod map;
mod names;
mod player;
mod position;
mod prompt;

use quadrivium_core::{Actor, Bundle, Effect, Gained, Narrate, Page, Phrase, Seat, Term};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Orleans, Stage};
use crate::view::View;

impl Narrate for Orleans {
    fn prompt(&self, seat: Seat) -> Phrase {
        self.question(seat)
    }

    fn tell_action(&self, by: Actor, action: Action) -> Phrase {
        self.offer(by, action)
    }

    fn effects(&self, seat: Seat, action: Action) -> Vec<Effect> {
        match action {
            Action::Pay { .. } | Action::Bake { .. } => vec![self.brought(seat, action)],
            _ => Vec::new(),
        }
    }

    fn heading(&self, action: Action) -> Phrase {
        headings::heading_of(action)
    }

    fn bundles(&self, seat: Seat) -> Vec<Bundle<Action>> {
        let mut bundles = self.whole_places(seat);
        bundles.extend(self.loaded_ways(seat));
        bundles
    }

    fn gathers(&self, _seat: Seat) -> bool {
        self.stage == Stage::Planning
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
