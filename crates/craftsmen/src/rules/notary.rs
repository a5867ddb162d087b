//! Stage III, the notary: a building card is bought in its own colours or put up for auction.
//! The privilege, a look at five cards, comes before or after that (R11).

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::BUY_PRICE;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pending::{Act, Draw, Question};
use crate::purse::{only, worth};
use crate::state::Craftsmen;
use crate::types::{Building, ColourSet, Kind};

impl Craftsmen {
    fn colours(card: Building) -> ColourSet {
        ColourSet::only(card.top()).with(card.bottom())
    }

    fn check_on_board(&self, acted: bool, card: Building) -> Result<(), Illegal> {
        if acted {
            Err(Illegal::ActionTaken)
        } else if self.display.contains(card) {
            Ok(())
        } else {
            Err(Illegal::NotOnBoard)
        }
    }

    /// The price of a card; only cards of its colours count.
    fn check_buy(&self, seat: Seat, acted: bool, card: Building) -> Result<u8, Illegal> {
        self.check_on_board(acted, card)?;
        let price = BUY_PRICE[card.kind()];
        let fitting = only(&self.players[seat].capital, Self::colours(card));
        if worth(&fitting) >= price { Ok(price) } else { Err(Illegal::TooExpensive) }
    }

    pub(super) fn check_auction(
        &self,
        seat: Seat,
        acted: bool,
        card: Building,
    ) -> Result<(), Illegal> {
        self.check_on_board(acted, card)?;
        let poor = self.players[seat].capital_cards() == 0;
        if poor { Err(Illegal::TooExpensive) } else { Ok(()) }
    }

    pub(super) fn legal_notary(&self, seat: Seat, acted: bool, out: &mut Vec<Action>) {
        let bought = self.display.iter().filter(|&it| self.check_buy(seat, acted, it).is_ok());
        out.extend(bought.map(|card| Action::Buy { card }));
        let sold = self.display.iter().filter(|&it| self.check_auction(seat, acted, it).is_ok());
        out.extend(sold.map(|card| Action::Auction { card }));
        let kinds = Kind::ALL.into_iter().filter(|&kind| self.check_look(seat, kind).is_ok());
        out.extend(kinds.map(|kind| Action::Look { kind }));
    }

    pub(super) fn has_notary_act(&self, seat: Seat, acted: bool) -> bool {
        Kind::ALL.into_iter().any(|kind| self.check_look(seat, kind).is_ok())
            || self.display.iter().any(|card| self.check_auction(seat, acted, card).is_ok())
    }

    pub(super) fn buy(
        &mut self,
        seat: Seat,
        acted: bool,
        card: Building,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let price = self.check_buy(seat, acted, card)?;
        self.ask_instead((seat, Question::Act(Act::Notary { acted: true })));
        seen.saw(Event::Bought { seat, card, price });
        self.acquire(seat, card);
        self.charge(seat, price, Self::colours(card));
        Ok(())
    }

    /// A card goes from the board to a hand, in front of everybody; its place is filled.
    pub(super) fn acquire(&mut self, seat: Seat, card: Building) {
        self.display.remove(card);
        self.open.insert(card);
        self.players[seat].cards.insert(card);
        self.ask(Draw::ShowCard { of: card.kind() });
    }
}
