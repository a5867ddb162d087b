//! Offers about goods: what is made, where it goes, what is bought.

use quadrivium_core::{Phrase, Seat};

use super::actions::about_card;
use super::names;
use crate::action::Action;
use crate::data::HOLDS;
use crate::pending::Question;
use crate::state::{Craftsmen, Cube};
use crate::types::{Building, Good, Ship};
use crate::view::FreightView;

impl Craftsmen {
    /// What is done with a good.
    pub(super) fn crafts_offer(&self, seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Make { good, to: None } => {
                Phrase::new("craftsmen-make-fair").with("good", names::good(good))
            }
            Action::Make { good, to: Some(to) } => about_icon("craftsmen-make", good, to),
            Action::Fetch { good, to } => about_icon("craftsmen-fetch", good, to),
            Action::Work { card } => about_card("craftsmen-work", card),
            Action::Deliver { card } => about_card("craftsmen-deliver", card),
            Action::Store => self.store_words(seat),
            Action::Load { ship } => self.ship_words(seat, "craftsmen-load", ship),
            Action::Bribe { ship } => self.bribe_words(seat, ship),
            Action::Lose => Phrase::new("craftsmen-lose"),
            Action::Purchase { good, to } => self.purchase_words(seat, good, to),
            _ => Phrase::new("craftsmen-done"),
        }
    }

    /// The good that was just made.
    fn made(&self) -> Option<Good> {
        match self.question() {
            Some(Question::Deliver { card }) => Some(card.output()),
            _ => None,
        }
    }

    /// The granary, and whose marker has to leave.
    fn store_words(&self, seat: Seat) -> Phrase {
        let row = self.made().and_then(Good::granary_row);
        match row.map(|row| self.granary[row]) {
            Some([Some(Cube::Of(owner)), Some(_)]) if owner == seat => {
                Phrase::new("craftsmen-store-own")
            }
            Some([Some(Cube::Of(owner)), Some(_)]) => {
                Phrase::new("craftsmen-store-pushing").with("owner", owner)
            }
            _ => Phrase::new("craftsmen-store"),
        }
    }

    /// A ship with the worth of the hold and of the place by markers, as it stands; ships without such
    /// a hold are told by their number.
    fn ship_words(&self, seat: Seat, key: &'static str, ship: Ship) -> Phrase {
        let hold = self.made().and_then(|good| Self::hold(ship, good));
        match hold {
            Some(hold) => {
                let FreightView { place, points } = self.freight(seat, hold);
                Phrase::new(key)
                    .with("ship", ship.number())
                    .with("points", names::points(hold.data().points))
                    .with("place", place)
                    .with("all", names::points(points.unsigned_abs()))
            }
            None => Phrase::new("craftsmen-ship").with("ship", ship.number()),
        }
    }

    fn bribe_words(&self, seat: Seat, ship: Ship) -> Phrase {
        let hold = self.made().and_then(|good| Self::hold(ship, good));
        match hold.and_then(|hold| self.holds[hold][1]) {
            Some(thrown) => self.ship_words(seat, "craftsmen-bribe", ship).with("thrown", thrown),
            None => Phrase::new("craftsmen-ship").with("ship", ship.number()),
        }
    }

    fn purchase_words(&self, seat: Seat, good: Good, to: Building) -> Phrase {
        match self.seller(seat, good) {
            Some(seller) => about_icon("craftsmen-purchase-from", good, to).with("seller", seller),
            None => about_icon("craftsmen-purchase", good, to),
        }
    }
}

/// A good for a building, and what that building needs besides.
fn about_icon(key: &'static str, good: Good, to: Building) -> Phrase {
    Phrase::new(key)
        .with("good", names::good(good))
        .with("card", names::card(to))
        .with("makes", names::makes(to))
}

/// The ships that take a good.
pub(super) fn ships_of(good: Good) -> impl Iterator<Item = Ship> {
    let holds = HOLDS.iter().filter(move |hold| hold.good == good);
    holds.filter_map(|hold| Ship::new(hold.ship + 1))
}
