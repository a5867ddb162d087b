//! Investments after a winter: exactly four cards of four colours for their numbers (R15).

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Investments;
use crate::pending::Question;
use crate::purse::{Purse, numbers};
use crate::state::Craftsmen;
use crate::types::{Capital, Colour, ColourSet, Source};

impl Craftsmen {
    fn has_four_colours(&self, seat: Seat) -> bool {
        Colour::ALL.into_iter().all(|colour| self.held_of(seat, colour).next().is_some())
    }

    /// The colours of which a card is still to be invested, the next one first; none where the hand has
    /// not all four to begin with.
    pub(crate) fn wanted(&self, seat: Seat, last: Option<Capital>) -> ColourSet {
        match last {
            Some(last) => !ColourSet::first(last.colour().index() + 1),
            None if self.has_four_colours(seat) => ColourSet::ALL,
            None => ColourSet::EMPTY,
        }
    }

    /// Cards are invested colour by colour.
    fn check_invest(
        &self,
        seat: Seat,
        last: Option<Capital>,
        card: Capital,
    ) -> Result<(), Illegal> {
        self.check_holds(seat, card)?;
        let next = self.wanted(seat, last).iter().next();
        if next == Some(card.colour()) { Ok(()) } else { Err(Illegal::WrongColour) }
    }

    pub(super) fn legal_investments(
        &self,
        seat: Seat,
        last: Option<Capital>,
        out: &mut Vec<Action>,
    ) {
        let next = self.wanted(seat, last).iter().next();
        let cards = next.into_iter().flat_map(|colour| self.held_of(seat, colour));
        out.extend(cards.map(|card| Action::Invest { card }));
        if last.is_none() {
            out.push(Action::Done);
        }
    }

    pub(super) fn invest(
        &mut self,
        seat: Seat,
        last: Option<Capital>,
        mut paid: Purse,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_invest(seat, last, card)?;
        paid[card] += 1;
        self.spend(seat, card, seen);
        if card.colour().index() + 1 < Colour::COUNT {
            self.ask_instead((seat, Question::Invest { last: Some(card), paid }));
            return Ok(());
        }
        self.score(seat, Source::Investment, numbers(&paid).into(), seen);
        self.pending.pop();
        if self.options.investments_per_year == Investments::Unlimited {
            self.ask_investment(seat);
        }
        Ok(())
    }

    /// Whoever has four cards is asked: whether they are of four colours is a secret.
    pub(super) fn ask_investment(&mut self, seat: Seat) {
        if usize::from(self.players[seat].capital_cards()) >= Colour::COUNT {
            self.ask((seat, Question::Invest { last: None, paid: Purse::default() }));
        }
    }
}
