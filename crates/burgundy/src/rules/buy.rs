//! The purchase: once a turn, one tile for two silver, without a die (B-14.2).

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::PURCHASE_PRICE;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Purchase;
use crate::state::{Burgundy, Question};
use crate::types::DepotSpace;

impl Burgundy {
    /// Whether the player whose turn it is may buy something now: between actions, and by the
    /// house rule also before an effect is used (B-14.3, R11). Never while a tile or goods wait for
    /// their place.
    fn check_purchase_time(&self, seat: Seat, question: Question) -> Result<(), Illegal> {
        if question != Question::TakeTurn && self.purchase == Purchase::BetweenActions {
            return Err(Illegal::NotAsked);
        }
        if self.purchased {
            return Err(Illegal::AlreadyBought);
        }
        if self.estates[seat].silver < PURCHASE_PRICE {
            return Err(Illegal::TooLittleSilver);
        }
        Ok(())
    }

    /// The depot spaces from which a player may buy: the black ones, with yellow tile 6 all
    /// (B-14.2, B-17.7).
    fn shop(&self, seat: Seat) -> impl Iterator<Item = DepotSpace> + use<> {
        let numbered = self.estates[seat].knows(6).then(DepotSpace::numbered);
        numbered.into_iter().flatten().chain(DepotSpace::black())
    }

    /// The tiles that a player may buy when it is time for it.
    fn purchases(&self, seat: Seat) -> impl Iterator<Item = DepotSpace> {
        self.shop(seat).filter(|&from| self.check_depot_tile(from).is_ok())
    }

    pub(super) fn legal_purchases(&self, seat: Seat, question: Question, out: &mut Vec<Action>) {
        if self.check_purchase_time(seat, question).is_ok() {
            out.extend(self.purchases(seat).map(|from| Action::Buy { from }));
        }
    }

    /// Whether there is still something to decide after both dice are used (R33).
    pub(super) fn can_buy(&self, seat: Seat, question: Question) -> bool {
        self.check_purchase_time(seat, question).is_ok() && self.purchases(seat).next().is_some()
    }

    pub(super) fn buy(
        &mut self,
        seat: Seat,
        question: Question,
        from: DepotSpace,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_purchase_time(seat, question)?;
        if self.shop(seat).all(|open| open != from) {
            return Err(Illegal::OnlyBlackDepot);
        }
        let tile = self.check_depot_tile(from)?;
        self.estates[seat].silver -= PURCHASE_PRICE;
        self.purchased = true;
        self.depots[from] = None;
        seen.saw(Event::Bought { seat, tile, from });
        self.store(seat, tile);
        Ok(())
    }
}
