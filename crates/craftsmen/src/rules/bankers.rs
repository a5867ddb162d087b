//! Stage I, the bankers' guild: one or two cards from the board, the rest of four from the deck,
//! then two cards of the whole hand are discarded. The board is filled up last.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::{BANKERS_FACE_UP_MOST, BANKERS_GAINED};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Draw, Question};
use crate::state::Craftsmen;
use crate::types::Capital;

impl Craftsmen {
    fn check_shown(&self, card: Capital) -> Result<(), Illegal> {
        if self.shown[card] > 0 { Ok(()) } else { Err(Illegal::NotOnBoard) }
    }

    /// A card from the board: any of those that are left, whichever came first.
    pub(super) fn takes(&self) -> impl Iterator<Item = Action> {
        let shown = self.shown.iter().filter(|(_, count)| **count > 0);
        shown.map(|(card, _)| Action::Take { card })
    }

    pub(super) fn take_first(
        &mut self,
        seat: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_shown(card)?;
        self.take_shown(seat, card, seen);
        self.ask_instead(Draw::ShowCapital);
        self.ask(Draw::DealCapital { seat, left: BANKERS_GAINED - 1, banker: true });
        if BANKERS_FACE_UP_MOST > 1 {
            self.ask((seat, Question::TakeAnother));
        }
        Ok(())
    }

    pub(super) fn take_second(
        &mut self,
        seat: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_shown(card)?;
        self.take_shown(seat, card, seen);
        self.pending.pop();
        self.ask_instead(Draw::DealCapital { seat, left: BANKERS_GAINED - 2, banker: true });
        Ok(())
    }

    // The reward for a sale to the granary

    /// A card from the board, or the top of the deck.
    pub(super) fn rewards(&self) -> impl Iterator<Item = Action> {
        self.takes().chain(self.check_reward_from_deck().is_ok().then_some(Action::Draw))
    }

    fn check_reward_from_deck(&self) -> Result<(), Illegal> {
        let left = self.capital.total() + self.discard.total();
        if left > 0 { Ok(()) } else { Err(Illegal::NoCardsLeft) }
    }

    pub(super) fn reward_from_board(
        &mut self,
        seat: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_shown(card)?;
        self.take_shown(seat, card, seen);
        self.ask_instead(Draw::ShowCapital);
        self.mind_limit(seat);
        Ok(())
    }

    pub(super) fn reward_from_deck(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.check_reward_from_deck()?;
        self.ask_instead(Draw::DealCapital { seat, left: 1, banker: false });
        Ok(())
    }
}
