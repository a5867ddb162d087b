//! The game in words: questions, offers, the log, whole positions and help texts.
//!
//! Nothing here knows a language. Every sentence is a message of `locales/<language>/craftsmen.ftl`;
//! its key is `craftsmen-` and what it is about. Numbers come from the tables of the game, so that no
//! text can disagree with the rules. What others may not know is said only to whoever is asked: the
//! page is made from a view, and the log from events, which have no place for a secret.

mod actions;
mod bundles;
mod crafts;
mod events;
mod glossary;
mod headings;
mod names;
mod player;
mod position;
mod prompt;
mod spans;

use quadrivium_core::{
    Actor, Breakdown, Bundle, Effect, Gained, Narrate, Page, Phrase, Seat, Term,
};

use crate::action::Action;
use crate::event::Event;
use crate::state::Craftsmen;
use crate::view::View;

impl Narrate for Craftsmen {
    fn prompt(&self, seat: Seat) -> Phrase {
        self.prompt_words(seat)
    }

    fn tell_action(&self, by: Actor, action: Action) -> Phrase {
        self.offer(by, action)
    }

    /// A card comes or goes with the question after it, so that it is not heard by taking the action.
    fn effects(&self, _: Seat, action: Action) -> Vec<Effect> {
        match self.cards_for(action) {
            0 => Vec::new(),
            cards => {
                let gains = Breakdown(vec![("capital", cards.into())]);
                vec![Effect { words: None, gains }]
            }
        }
    }

    fn heading(&self, action: Action) -> Phrase {
        headings::of(action)
    }

    fn bundles(&self, seat: Seat) -> Vec<Bundle<Action>> {
        self.at_once(seat)
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
