//! The purchase: once a turn, one tile for two silver, without a die (B-14.2).

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::PURCHASE_PRICE;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Purchase;
use crate::state::{Burgundy, Pending};
use crate::types::{DepotSpace, Tile};

impl Burgundy {
    /// Whether the player whose turn it is may buy something now: between actions, and by the
    /// house rule also before an effect is used (B-14.3, R11). Never while a tile or goods wait for
    /// their place.
    fn check_purchase_time(&self, seat: Seat) -> Result<(), Illegal> {
        match self.asked() {
            Some(Pending::TakeTurn { .. }) => {}
            Some(
                Pending::ActAtOnce { .. }
                | Pending::FetchTile { .. }
                | Pending::SellAtOnce { .. }
                | Pending::PlaceAtOnce { .. }
                | Pending::LoadGoods { .. },
            ) if self.purchase == Purchase::AnyTime => {}
            _ => return Err(Illegal::NotAsked),
        }
        if self.purchased {
            return Err(Illegal::AlreadyBought);
        }
        if self.estates[seat].silver < PURCHASE_PRICE {
            return Err(Illegal::TooLittleSilver);
        }
        Ok(())
    }

    /// Whether a player may buy this tile: of the black depot, or with yellow tile 6 of any
    /// (B-14.2, B-17.7).
    fn check_buy(&self, seat: Seat, from: DepotSpace) -> Result<Tile, Illegal> {
        self.check_purchase_time(seat)?;
        if from.depot().is_some() && !self.estates[seat].knows(6) {
            return Err(Illegal::OnlyBlackDepot);
        }
        self.check_depot_tile(from)
    }

    /// The tiles that a player may buy when it is time for it.
    fn purchases(&self, seat: Seat) -> impl Iterator<Item = DepotSpace> {
        let numbered = self.estates[seat].knows(6).then(DepotSpace::numbered);
        let depots = numbered.into_iter().flatten().chain(DepotSpace::black());
        depots.filter(|&from| self.check_depot_tile(from).is_ok())
    }

    pub(super) fn legal_purchases(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_purchase_time(seat).is_ok() {
            out.extend(self.purchases(seat).map(|from| Action::Buy { from }));
        }
    }

    /// Whether there is still something to decide after both dice are used (R33).
    pub(super) fn can_buy(&self, seat: Seat) -> bool {
        self.check_purchase_time(seat).is_ok() && self.purchases(seat).next().is_some()
    }

    pub(super) fn buy(
        &mut self,
        seat: Seat,
        from: DepotSpace,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let tile = self.check_buy(seat, from)?;
        self.estates[seat].silver -= PURCHASE_PRICE;
        self.purchased = true;
        self.depots[from] = None;
        seen.saw(Event::Bought { seat, tile, from });
        self.store(seat, tile);
        Ok(())
    }
}
