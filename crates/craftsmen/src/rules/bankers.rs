//! Stage I, the bankers' guild: one or two cards from the board, the rest of four from the deck,
//! then two cards of the whole hand are discarded. The board is filled up last.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::{BANKERS_FACE_UP_MOST, BANKERS_GAINED};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Craftsmen};
use crate::types::Capital;

impl Craftsmen {
    fn check_shown(&self, card: Capital) -> Result<(), Illegal> {
        if self.shown[card] > 0 { Ok(()) } else { Err(Illegal::NotOnBoard) }
    }

    fn shown_cards(&self) -> impl Iterator<Item = Capital> {
        let shown = self.shown;
        Capital::ALL.into_iter().filter(move |&card| shown[card] > 0)
    }

    pub(super) fn legal_first_cards(&self, out: &mut Vec<Action>) {
        out.extend(self.shown_cards().map(|card| Action::Take { card }));
    }

    pub(super) fn take_first(
        &mut self,
        seat: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_shown(card)?;
        self.take_shown(seat, card, seen);
        self.ask_instead(Ask::ShowCapital);
        self.ask(Ask::BankersDue { seat });
        self.ask(Ask::DealCapital { seat, left: BANKERS_GAINED - 1 });
        if BANKERS_FACE_UP_MOST > 1 {
            self.ask(Ask::TakeAnother { seat });
        }
        Ok(())
    }

    /// Whether there is a second card to take: any of those that are left, whichever came first.
    pub(super) fn shows_another(&self) -> bool {
        self.shown.total() > 0
    }

    pub(super) fn legal_second_cards(&self, out: &mut Vec<Action>) {
        self.legal_first_cards(out);
        out.push(Action::Draw);
    }

    pub(super) fn take_second(
        &mut self,
        seat: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_shown(card)?;
        self.take_shown(seat, card, seen);
        self.asks.pop();
        self.ask_instead(Ask::DealCapital { seat, left: BANKERS_GAINED - 2 });
        Ok(())
    }

    // The reward for a sale to the granary

    pub(super) fn has_reward(&self) -> bool {
        self.shown.total() + self.capital.total() + self.discard.total() > 0
    }

    /// A card from the board, or the top of the deck.
    pub(super) fn legal_rewards(&self, out: &mut Vec<Action>) {
        self.legal_first_cards(out);
        if self.check_reward_from_deck().is_ok() {
            out.push(Action::Draw);
        }
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
        self.ask_instead(Ask::ShowCapital);
        self.mind_limit(seat);
        Ok(())
    }

    pub(super) fn reward_from_deck(&mut self, seat: Seat) -> Result<(), Illegal> {
        self.check_reward_from_deck()?;
        self.ask_instead(Ask::DealCapital { seat, left: 1 });
        Ok(())
    }
}
