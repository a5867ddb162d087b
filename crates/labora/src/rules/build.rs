//! Building.

use std::cell::LazyCell;

use quadrivium_core::{Observer, Seat};

use super::Due;
use crate::action::Action;
use crate::data::BUILDINGS;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::{Cell, CellSet};
use crate::state::{Content, Labora, Question};
use crate::types::{Building, Rank, Spot, TerrainSet};

/// What a contract costs once wine or whiskey is made.
const RAISED_PRICE: u8 = 2;

impl Labora {
    /// The free cells of a player on these terrains.
    pub(crate) fn free_on(&self, seat: Seat, terrains: TerrainSet) -> CellSet {
        let fitting = terrains.iter().fold(CellSet::EMPTY, |all, it| all | self.terrain[it]);
        self.land[seat] & self.free & fitting
    }

    /// Where a building may go: free, of the right terrain, and beside a cloister building if it
    /// is one itself.
    pub(crate) fn sites(&self, seat: Seat, building: Building) -> CellSet {
        self.sites_beside(seat, building, || self.beside_cloisters(seat))
    }

    fn sites_beside(
        &self,
        seat: Seat,
        building: Building,
        cloisters: impl FnOnce() -> CellSet,
    ) -> CellSet {
        let data = &BUILDINGS[building];
        let free = self.free_on(seat, data.terrain);
        if data.cloister && !free.is_empty() { free & cloisters() } else { free }
    }

    fn beside_cloisters(&self, seat: Seat) -> CellSet {
        self.beside(self.land[seat] & self.cloisters)
    }

    pub(crate) fn check_build(&self, seat: Seat, building: Building) -> Result<(), Illegal> {
        if self.is_displayed(building) {
            self.check_affordable(seat, building, || self.beside_cloisters(seat))
        } else {
            Err(Illegal::NotDisplayed)
        }
    }

    /// Whether a building of the display can be paid and put somewhere.
    fn check_affordable(
        &self,
        seat: Seat,
        building: Building,
        cloisters: impl FnOnce() -> CellSet,
    ) -> Result<(), Illegal> {
        if !self.can_pay_goods(seat, BUILDINGS[building].cost) {
            return Err(Illegal::TooDear);
        }
        let sites = self.sites_beside(seat, building, cloisters);
        if sites.is_empty() { Err(Illegal::NoSite) } else { Ok(()) }
    }

    /// The buildings that a player can build. What lies beside cloister buildings is worked out
    /// once for all of them, if at all.
    pub(crate) fn buildable(&self, seat: Seat) -> impl Iterator<Item = Building> {
        let cloisters = LazyCell::new(move || self.beside_cloisters(seat));
        self.displayed()
            .filter(move |&building| self.check_affordable(seat, building, || *cloisters).is_ok())
    }

    pub(super) fn legal_builds(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.buildable(seat).map(|building| Action::Build { building }));
    }

    pub(super) fn build(&mut self, seat: Seat, building: Building) -> Result<(), Illegal> {
        self.check_action_left()?;
        self.check_build(seat, building)?;
        self.spend_action();
        self.pending.push(Question::Site { building });
        Ok(())
    }

    pub(super) fn legal_sites(&self, seat: Seat, building: Building, out: &mut Vec<Action>) {
        self.push_spots(self.sites(seat, building), out, |spot| Action::At { spot });
    }

    fn check_site(&self, seat: Seat, building: Building, spot: Spot) -> Result<Cell, Illegal> {
        let cell = self.check_free(seat, BUILDINGS[building].terrain, spot)?;
        if self.sites(seat, building).contains(cell) {
            Ok(cell)
        } else {
            Err(Illegal::NoCloisterBeside)
        }
    }

    /// A free cell of one's own, of the right terrain.
    pub(super) fn check_free(
        &self,
        seat: Seat,
        terrains: TerrainSet,
        spot: Spot,
    ) -> Result<Cell, Illegal> {
        let cell = self.cell_at(seat, spot).ok_or(Illegal::NoSuchCell)?;
        if !self.free.contains(cell) {
            Err(Illegal::NotFree)
        } else if !self.free_on(seat, terrains).contains(cell) {
            Err(Illegal::WrongTerrain)
        } else {
            Ok(cell)
        }
    }

    /// Pays the cost and puts the building down; then the prior may enter it at once.
    pub(super) fn build_at(
        &mut self,
        seat: Seat,
        building: Building,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let cell = self.check_site(seat, building, spot)?;
        self.pending.pop();
        self.demand(seat, &Due::goods(BUILDINGS[building].cost), seen);
        self.erect(seat, building, cell, seen);
        if self.at_home(seat, Rank::Prior).is_some() {
            self.pending.push(Question::Enter { cell });
        }
        Ok(())
    }

    /// A building leaves the display for an estate. With the Winery or the Whiskey Distillery work
    /// contracts become dearer for everybody (R-CON-2).
    pub(crate) fn erect(
        &mut self,
        seat: Seat,
        building: Building,
        cell: Cell,
        seen: &mut impl Observer<Event>,
    ) {
        self.display.remove(building.card().expect("only cards are built"));
        self.put(cell, Content::House(building));
        seen.saw(Event::Built { seat, building, spot: self.spot(cell) });
        if matches!(building, Building::Winery | Building::WhiskeyDistillery) {
            self.contract_price = RAISED_PRICE;
            seen.saw(Event::ContractPriceRose { coins: RAISED_PRICE });
        }
    }
}
