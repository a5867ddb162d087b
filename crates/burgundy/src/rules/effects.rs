//! The effects of buildings: once, at once, without a die (B-9.20, B-11.1).

use quadrivium_core::{Observer, Seat};

use crate::data::{BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Pending};
use crate::types::{Building, DepotSpace, Ground, GroundSet, Source};

/// The colours of tiles that a building brings from the numbered depots (B-10.2 to B-10.4).
pub(crate) fn fetched_by(building: Building) -> GroundSet {
    match building {
        Building::Carpenter => GroundSet::only(Ground::Building),
        Building::Church => [Ground::Mine, Ground::Knowledge, Ground::Castle].into_iter().collect(),
        Building::Market => [Ground::Ship, Ground::Animal].into_iter().collect(),
        _ => GroundSet::EMPTY,
    }
}

impl Burgundy {
    pub(super) fn begin_effect(
        &mut self,
        seat: Seat,
        building: Building,
        seen: &mut impl Observer<Event>,
    ) {
        match building {
            Building::Warehouse => self.ask(Pending::SellAtOnce { seat }),
            Building::Carpenter | Building::Church | Building::Market => {
                self.ask(Pending::FetchTile { seat, building });
            }
            Building::CityHall => self.ask(Pending::PlaceAtOnce { seat }),
            Building::BoardingHouse => self.pay(seat, building, BOARDING_HOUSE_WORKERS, 0, 0, seen),
            Building::Bank => self.pay(seat, building, 0, BANK_SILVER, 0, seen),
            Building::Watchtower => self.pay(seat, building, 0, 0, WATCHTOWER_POINTS, seen),
        }
    }

    /// Plain gains are paid without a question (R35).
    fn pay(
        &mut self,
        seat: Seat,
        building: Building,
        workers: u16,
        silver: u16,
        points: u16,
        seen: &mut impl Observer<Event>,
    ) {
        let estate = &mut self.estates[seat];
        estate.workers += workers;
        estate.silver += silver;
        estate.points[Source::Watchtowers] += points;
        seen.saw(Event::BuildingPaid { seat, building, workers, silver, points });
    }

    /// An effect that cannot be used is lost; the building stays (B-11.2). A ship without goods
    /// anywhere still moves the marker (R34).
    pub(super) fn drop_useless_effect(
        &mut self,
        asked: Pending,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let (seat, building) = match asked {
            Pending::FetchTile { seat, building } if !self.can_fetch(building) => (seat, building),
            Pending::SellAtOnce { seat } if self.estates[seat].stocked().is_empty() => {
                (seat, Building::Warehouse)
            }
            // By the house rule a tile may still be bought, and then placed (R11).
            Pending::PlaceAtOnce { seat }
                if !self.can_place_something(seat) && !self.can_buy(seat) =>
            {
                (seat, Building::CityHall)
            }
            Pending::LoadGoods { seat } if self.no_goods_anywhere() => {
                self.cast_off(seat, seen);
                return true;
            }
            _ => return false,
        };
        self.pending.pop();
        seen.saw(Event::EffectLost { seat, building });
        true
    }

    fn can_fetch(&self, building: Building) -> bool {
        let fetched = fetched_by(building);
        DepotSpace::numbered()
            .filter_map(|space| self.depots[space])
            .any(|tile| fetched.contains(tile.ground()))
    }

    /// Whether the effect now asked for may be declined: those of buildings may, those of castles
    /// and ships may not (R25).
    fn check_skip(&self) -> Result<(), Illegal> {
        match self.asked() {
            Some(
                Pending::FetchTile { .. }
                | Pending::SellAtOnce { .. }
                | Pending::PlaceAtOnce { .. },
            ) => Ok(()),
            Some(Pending::ActAtOnce { .. } | Pending::LoadGoods { .. }) => Err(Illegal::Mandatory),
            _ => Err(Illegal::NotAsked),
        }
    }

    pub(super) fn skip(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_skip()?;
        self.pending.pop();
        seen.saw(Event::EffectDeclined { seat });
        Ok(())
    }
}
