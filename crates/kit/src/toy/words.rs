//! The toy in words, as few as will do.

use quadrivium_core::{Actor, Bundle, Heuristic, Narrate, Page, Phrase, Rules, Seat, Term, Turn};

use super::{Card, Event, Fault, Move, Toy, View, broken};

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

    /// Burying a card and ending the round with it.
    fn bundles(&self, seat: Seat) -> Vec<Bundle<Move>> {
        let buries = |card: &Card| self.check_bury(seat, *card).is_ok();
        let others = Seat::first(self.players).filter(|&other| other != seat);
        let peeks = broken(Fault::ProposalsTell)
            && others.map(|other| self.hands[other][Card::One]).sum::<u8>() == 0;
        let bundle = |card: Card| Bundle {
            actions: match card {
                card if broken(Fault::ProposesOne) => vec![Move::Bury(card)],
                card if broken(Fault::ProposesTooMuch) => {
                    vec![Move::Bury(card), Move::Pass, Move::Pass]
                }
                card => vec![Move::Bury(card), Move::Pass],
            },
            words: Phrase::new("toy-bundle").with("card", card.name()),
        };
        if broken(Fault::ProposesPastSecrets) {
            return self.past_the_reveal(seat);
        }
        Card::ALL.into_iter().filter(buries).filter(|_| !peeks).map(bundle).collect()
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

impl Toy {
    /// The last to choose counts on winning: right in this world, where it has been tried.
    fn past_the_reveal(&self, seat: Seat) -> Vec<Bundle<Move>> {
        let wins = |&card: &Card| {
            let mut trial = self.clone();
            trial.apply(seat.into(), Move::Play(card)).is_ok() && trial.turn() == Turn::of(seat)
        };
        let bundle = |card| Bundle {
            actions: vec![Move::Play(card), Move::Pass],
            words: Phrase::new("toy-bundle").with("card", card.name()),
        };
        Card::ALL.into_iter().filter(wins).map(bundle).collect()
    }
}

impl Heuristic for Toy {
    type Scratch = ();
}
