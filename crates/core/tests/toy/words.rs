//! The toy in words, as few as will do.

use quadrivium_core::{Actor, Heuristic, Narrate, Page, Phrase, Seat, Term};

use super::{Event, Move, Toy, View};

impl Narrate for Toy {
    fn prompt(&self, seat: Seat) -> Phrase {
        Phrase::new("toy-prompt").with("seat", seat)
    }

    fn tell_action(&self, _: Actor, action: Move) -> Phrase {
        Phrase::new("toy-action").with("action", action.to_string())
    }

    fn heading(&self, _: Move) -> Phrase {
        Phrase::new("toy-heading")
    }

    fn tell_event(event: Event) -> Option<Phrase> {
        match event {
            Event::Chose { seat } => Some(Phrase::new("toy-chose").with("seat", seat)),
            Event::Whispered { card } => Some(Phrase::new("toy-card").with("card", card.name())),
            Event::Revealed => None,
        }
    }

    fn position(_: &View) -> Page {
        Page::default()
    }

    fn glossary() -> Vec<Term> {
        Vec::new()
    }
}

impl Heuristic for Toy {
    fn worth(&self, seat: Seat) -> f32 {
        self.points(seat).into()
    }
}
