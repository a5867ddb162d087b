//! Investments after a winter: exactly four cards of four colours for their numbers (R15).

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Investments;
use crate::pending::Question;
use crate::purse::{Purse, numbers};
use crate::state::Craftsmen;
use crate::types::{Capital, Colour, Source};

impl Craftsmen {
    fn has_four_colours(&self, seat: Seat) -> bool {
        let hand = &self.players[seat].capital;
        Colour::ALL.into_iter().all(|colour| Capital::of(colour).any(|card| hand[card] > 0))
    }

    /// Cards are invested colour by colour.
    fn check_invest(
        &self,
        seat: Seat,
        last: Option<Capital>,
        card: Capital,
    ) -> Result<(), Illegal> {
        self.check_holds(seat, card)?;
        let colour = last.map_or(0, |last| last.colour().index() + 1);
        let begun = last.is_some() || self.has_four_colours(seat);
        if card.colour().index() == colour && begun { Ok(()) } else { Err(Illegal::WrongColour) }
    }

    pub(super) fn legal_investments(
        &self,
        seat: Seat,
        last: Option<Capital>,
        out: &mut Vec<Action>,
    ) {
        let cards = self.held(seat).filter(|&card| self.check_invest(seat, last, card).is_ok());
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
