//! The effects of buildings: once, at once, without a die (B-9.20, B-11.1).

use quadrivium_core::{Observer, Seat};

use crate::data::{BANK_SILVER, BOARDING_HOUSE_WORKERS, WATCHTOWER_POINTS};
use crate::event::Event;
use crate::state::{Burgundy, Question};
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
            Building::Warehouse => self.ask(seat, Question::SellAtOnce),
            Building::Carpenter | Building::Church | Building::Market => {
                self.ask(seat, Question::FetchTile { building });
            }
            Building::CityHall => self.ask(seat, Question::PlaceAtOnce),
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

    /// An effect that cannot be used is lost; the building stays (B-11.2).
    pub(super) fn lose_effect(
        &mut self,
        seat: Seat,
        building: Building,
        seen: &mut impl Observer<Event>,
    ) {
        self.pending.pop();
        seen.saw(Event::EffectLost { seat, building });
    }

    pub(super) fn can_fetch(&self, building: Building) -> bool {
        let fetched = fetched_by(building);
        DepotSpace::numbered()
            .filter_map(|space| self.depots[space])
            .any(|tile| fetched.contains(tile.ground()))
    }

    /// The effects of buildings may be declined, those of castles and ships may not (R25).
    pub(super) fn skip(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.pending.pop();
        seen.saw(Event::EffectDeclined { seat });
    }
}
