//! Ways to pay a price and ways for a good to go, as whole answers: what a person thinks of as one
//! decision is asked card by card.

use quadrivium_core::{Seat, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::pending::{Act, Pending, Question};
use crate::purse::{Payment, Purse, worth_by_colour};
use crate::state::Craftsmen;
use crate::types::{Building, Capital, PerColour};

/// A price, and the payments from which no card could be taken out (R1).
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PaymentView {
    /// What has to be reached.
    pub price: u8,
    /// Those after which most is left come first; for a bid that could be made, only the first.
    pub ways: Vec<WayView>,
}

/// Cards that pay a price.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WayView {
    /// One count per kind.
    pub cards: Purse,
    /// What they are worth, by colour.
    pub worth: PerColour<u8>,
}

/// A building that has everything it needs.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WorkView {
    /// Which.
    pub card: Building,
    /// Where its good can go; a good with only one way goes there unasked.
    pub to: Vec<DeliveryView>,
}

/// A way for a good to go.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeliveryView {
    /// What is decided.
    pub way: Action,
    /// How many capital cards it brings; a price is less than nothing.
    pub cards: i8,
}

impl Craftsmen {
    /// How the viewer can pay what is asked: a secret, as it tells what is in the hand.
    pub(crate) fn payments_view(&self, viewer: Viewer) -> Vec<PaymentView> {
        let way = |cards: Purse| WayView { cards, worth: worth_by_colour(&cards) };
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        match self.question_of(seat) {
            Some(Question::Pay { bill }) => {
                let payment = bill.payment(&self.players[seat].capital);
                let ways = payment.ways().into_iter().map(way).collect();
                vec![PaymentView { price: payment.price, ways }]
            }
            Some(Question::Bid { auction }) => {
                let bids = self.bids(seat, &auction);
                bids.map(|price| self.proposed(seat, price, way)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The viewer's cards that can go into an investment, for each colour that is still wanted: a secret
    /// like the hand.
    pub(crate) fn investments_view(&self, viewer: Viewer) -> Vec<Vec<Capital>> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        let Some(Question::Invest { last, .. }) = self.question_of(seat) else { return Vec::new() };
        self.wanted(seat, last).iter().map(|colour| self.held_of(seat, colour).collect()).collect()
    }

    fn proposed(&self, seat: Seat, price: u8, way: impl Fn(Purse) -> WayView) -> PaymentView {
        let purse = self.players[seat].capital;
        let payment = Payment { purse, paid: Purse::default(), price };
        PaymentView { price, ways: payment.best().into_iter().map(way).collect() }
    }

    /// Whoever makes goods now, or says where one goes.
    pub(crate) fn maker(&self) -> Option<Seat> {
        match self.asked()? {
            Pending::Player {
                seat,
                question:
                    Question::Act(Act::Crafts { .. }) | Question::SpendToken | Question::Deliver { .. },
            } => Some(seat),
            _ => None,
        }
    }

    /// What the player who spends work points or tokens could make with one.
    pub(crate) fn works_view(&self) -> Vec<WorkView> {
        let delivers = matches!(self.question(), Some(Question::Deliver { .. }));
        let Some(seat) = self.maker().filter(|_| !delivers) else { return Vec::new() };
        let told = |way| DeliveryView { way, cards: self.cards_for(way) };
        let work =
            |card: Building| WorkView { card, to: self.deliveries(seat, card).map(told).collect() };
        self.ready(seat).iter().map(work).collect()
    }
}
