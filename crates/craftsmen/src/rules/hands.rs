//! Capital cards on the move, with who knows where they are; payments and discards.
//!
//! Everybody sees which card is taken from the board, paid or discarded. A card that is handed over
//! is seen by the two alone (R18): the others no longer know for sure what the giver still has.

use quadrivium_core::{Key, Observer, Seat};

use crate::action::Action;
use crate::data::{BANKERS_DISCARDED, BANKERS_DISCARDED_WITH_PRIVILEGE, GAME_FACE_UP, HAND_MOST};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Bill, Question};
use crate::purse::Purse;
use crate::state::{Craftsmen, MOST_PLAYERS};
use crate::types::{Capital, Colour, ColourSet};

impl Craftsmen {
    /// A card leaves a hand openly.
    fn leave_hand(&mut self, seat: Seat, card: Capital) {
        self.players[seat].capital[card] -= 1;
        self.discard[card] += 1;
        for known in &mut self.known {
            known[seat][card] = known[seat][card].saturating_sub(1);
        }
        self.told.left(seat, card);
    }

    /// A card is taken from the board.
    pub(super) fn take_shown(
        &mut self,
        seat: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) {
        self.shown[card] -= 1;
        self.players[seat].capital[card] += 1;
        for known in &mut self.known {
            known[seat][card] += 1;
        }
        self.told.came(seat);
        seen.saw(Event::CapitalTaken { seat, card });
    }

    /// A card goes from one hand to another. Besides the two, whoever knows that all cards of the
    /// giver are alike knows which one it is.
    pub(super) fn hand_over(
        &mut self,
        seat: Seat,
        to: Seat,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) {
        let cards = self.players[seat].capital_cards();
        self.players[seat].capital[card] -= 1;
        self.players[to].capital[card] += 1;
        self.told.gave(seat, to, self.known[MOST_PLAYERS][seat][card] == cards);
        for (index, known) in self.known.iter_mut().enumerate() {
            let witness = [seat.index(), to.index()].contains(&index);
            if witness || known[seat][card] == cards {
                known[seat][card] = known[seat][card].saturating_sub(1);
                known[to][card] += 1;
            } else {
                for count in &mut known[seat].values {
                    *count = count.saturating_sub(1);
                }
            }
        }
        seen.saw(Event::CapitalGiven { seat, to });
        self.mind_limit(to);
    }

    /// Nobody holds more than ten cards (R2).
    pub(super) fn mind_limit(&mut self, seat: Seat) {
        self.cut_down(seat, HAND_MOST);
    }

    /// A hand is cut down to so many cards.
    pub(super) fn cut_down(&mut self, seat: Seat, most: u8) {
        let left = self.players[seat].capital_cards().saturating_sub(most);
        if left > 0 {
            self.ask((seat, Question::Discard { left, spared: 0, banker: false }));
        }
    }

    // Payments

    /// Something has to be paid with cards of some colours.
    pub(super) fn charge(&mut self, seat: Seat, price: u8, colours: ColourSet) {
        let bill = Bill { price, colours, paid: Purse::default() };
        self.ask((seat, Question::Pay { bill }));
    }

    pub(super) fn pay(
        &mut self,
        seat: Seat,
        mut bill: Bill,
        card: Capital,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_holds(seat, card)?;
        if !bill.payment(&self.players[seat].capital).allows(card) {
            return Err(Illegal::DoesNotFit);
        }
        bill.paid[card] += 1;
        self.spend(seat, card, seen);
        if bill.is_paid() {
            self.pending.pop();
        } else {
            self.ask_instead((seat, Question::Pay { bill }));
        }
        Ok(())
    }

    /// A card is paid to the bank.
    pub(super) fn spend(&mut self, seat: Seat, card: Capital, seen: &mut impl Observer<Event>) {
        self.leave_hand(seat, card);
        seen.saw(Event::Paid { seat, card });
    }

    pub(super) fn check_holds(&self, seat: Seat, card: Capital) -> Result<(), Illegal> {
        if self.players[seat].capital[card] > 0 { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    /// The kinds of cards in a hand.
    pub(super) fn held(&self, seat: Seat) -> impl Iterator<Item = Capital> {
        let hand = self.players[seat].capital;
        Capital::ALL.into_iter().filter(move |&card| hand[card] > 0)
    }

    /// The kinds of cards of one colour in a hand.
    pub(crate) fn held_of(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = Capital> {
        let hand = self.players[seat].capital;
        Capital::of(colour).filter(move |&card| hand[card] > 0)
    }

    // Discards

    /// Any cards of the hand, in any order.
    pub(super) fn legal_discards(&self, seat: Seat, spared: u8, out: &mut Vec<Action>) {
        out.extend(self.held(seat).map(|card| Action::Discard { card }));
        if self.check_discard_less(seat, spared).is_ok() {
            out.push(Action::Privilege);
        }
    }

    pub(super) fn discard(&mut self, seat: Seat, card: Capital, seen: &mut impl Observer<Event>) {
        self.leave_hand(seat, card);
        seen.saw(Event::Discarded { seat, card });
    }

    /// How many cards a banker's guest discards: at least down to the limit.
    fn banker_due(&self, seat: Seat, due: u8) -> u8 {
        let hand = self.players[seat].capital_cards();
        due.max(hand.saturating_sub(HAND_MOST)).min(hand)
    }

    /// The bankers' privilege: one card less is discarded. It is used when the cards are known,
    /// before the first of them is discarded or before the last one.
    fn check_discard_less(&self, seat: Seat, spared: u8) -> Result<(), Illegal> {
        self.check_privilege(seat)?;
        if spared == 0 { Err(Illegal::NoPrivilege) } else { Ok(()) }
    }

    pub(super) fn discard_less(
        &mut self,
        seat: Seat,
        left: u8,
        spared: u8,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_discard_less(seat, spared)?;
        self.use_privilege(seat, seen);
        let left = left - spared;
        self.ask_instead((seat, Question::Discard { left, spared: 0, banker: true }));
        Ok(())
    }

    // The deck

    /// Whether a card can be drawn: an empty deck is made of the discarded cards (R3).
    pub(super) fn can_draw(&mut self, seen: &mut impl Observer<Event>) -> bool {
        if self.capital.total() == 0 && self.discard.total() > 0 {
            self.capital = std::mem::take(&mut self.discard);
            self.stock = [self.capital; MOST_PLAYERS + 1];
            seen.saw(Event::Reshuffled);
        }
        self.capital.total() > 0
    }

    /// An empty face-up place is filled; with no card left it stays empty for the time being.
    pub(super) fn show_capital_by_itself(&mut self, seen: &mut impl Observer<Event>) -> bool {
        self.short = self.shown.total() < u32::from(GAME_FACE_UP);
        (!self.short || !self.can_draw(seen)) && self.answered()
    }

    /// Whether a face-up place that stayed empty can be filled now (R3).
    pub(super) fn can_fill_up(&self) -> bool {
        self.short && self.capital.total() + self.discard.total() > 0
    }

    /// When all cards are in hand, a banker's guest begins to discard; others mind the limit.
    pub(super) fn deal_by_itself(
        &mut self,
        seat: Seat,
        left: u8,
        banker: bool,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        if left > 0 && self.can_draw(seen) {
            return false;
        }
        if banker {
            let left = self.banker_due(seat, BANKERS_DISCARDED);
            let spared = left - self.banker_due(seat, BANKERS_DISCARDED_WITH_PRIVILEGE);
            self.ask_instead((seat, Question::Discard { left, spared, banker }));
        } else {
            self.pending.pop();
            self.mind_limit(seat);
        }
        true
    }
}
