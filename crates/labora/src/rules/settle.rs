//! Settlements.

use quadrivium_core::{Observer, Seat};

use super::Due;
use crate::action::Action;
use crate::data::SETTLEMENTS;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Content, Labora, Question};
use crate::types::{PerPool, Settlement, Spot};

/// What a settlement costs.
fn cost(settlement: Settlement) -> Due {
    let data = &SETTLEMENTS[settlement];
    let sums = PerPool::new([u16::from(data.energy) * 2, data.food.into(), 0]);
    Due { sums, ..Due::default() }
}

impl Labora {
    pub(crate) fn check_settle(&self, seat: Seat, settlement: Settlement) -> Result<(), Illegal> {
        if !self.hand[seat].contains(settlement) {
            return Err(Illegal::NotInHand);
        }
        if self.free_on(seat, SETTLEMENTS[settlement].terrain).is_empty() {
            return Err(Illegal::NoSite);
        }
        if self.can_pay(seat, &cost(settlement)) { Ok(()) } else { Err(Illegal::TooDear) }
    }

    /// The settlements that a player can build.
    pub(crate) fn settleable(&self, seat: Seat) -> impl Iterator<Item = Settlement> {
        self.hand[seat]
            .iter()
            .filter(move |&settlement| self.check_settle(seat, settlement).is_ok())
    }

    pub(super) fn legal_settlements(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.settleable(seat).map(|settlement| Action::Settle { settlement }));
    }

    /// The one settlement of a phase; land was to be bought before it (R-BUY-2).
    pub(super) fn settle(&mut self, seat: Seat, settlement: Settlement) -> Result<(), Illegal> {
        self.check_settle(seat, settlement)?;
        self.pending.pop();
        self.pending.push(Question::HomeSite { settlement });
        Ok(())
    }

    /// Whoever can neither buy land nor settle is not asked.
    pub(super) fn settle_without_choice(&mut self) -> bool {
        let seat = self.active;
        let nothing = !self.can_buy_land(seat) && self.settleable(seat).next().is_none();
        if nothing {
            self.pending.pop();
        }
        nothing
    }

    pub(super) fn legal_home_sites(
        &self,
        seat: Seat,
        settlement: Settlement,
        out: &mut Vec<Action>,
    ) {
        let sites = self.free_on(seat, SETTLEMENTS[settlement].terrain);
        self.push_spots(sites, out, |spot| Action::At { spot });
    }

    pub(super) fn settle_at(
        &mut self,
        seat: Seat,
        settlement: Settlement,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let cell = self.check_free(seat, SETTLEMENTS[settlement].terrain, spot)?;
        self.pending.pop();
        self.hand[seat].remove(settlement);
        self.put(cell, Content::Home(settlement));
        seen.saw(Event::Settled { seat, settlement, spot });
        self.demand(seat, &cost(settlement), seen);
        Ok(())
    }
}
