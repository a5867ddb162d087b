//! The neutral player of the solo game.

use quadrivium_core::{Observer, Seat};

use crate::action::{Action, Fee};
use crate::data::BUILDINGS;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::{Cell, CellSet};
use crate::state::{Ask, Labora, Stage};
use crate::types::{Building, Rank, Spot};

impl Labora {
    pub(super) fn neutral_seat(&self) -> Seat {
        self.neutral().expect("only the solo game has a neutral player")
    }

    /// Everything that is still in the display goes on the neutral heartland.
    pub(super) fn begin_neutral_building(&mut self) {
        self.stage = Stage::NeutralBuilding;
        self.active = Seat::A;
        self.fresh = CellSet::EMPTY;
        self.asks.push(Ask::NeutralBuild);
    }

    /// Where a building may go on the neutral heartland, whatever the terrain (R-SOLO-3): on a free
    /// cell as long as there is one, otherwise on a building of its own kind without a clergyman.
    /// Cloister buildings touch each other.
    pub(crate) fn neutral_sites(&self, building: Building) -> CellSet {
        let land = self.land[self.neutral_seat()];
        let cloisters = land & self.cloisters;
        let cloister = BUILDINGS[building].cloister;
        let free = land & self.free;
        let free = if cloister { free & self.beside(cloisters) } else { free };
        if !free.is_empty() {
            return free;
        }
        let unoccupied = land & self.houses & !self.occupied();
        if !cloister {
            return unoccupied & !self.cloisters;
        }
        let touching = unoccupied & cloisters & self.beside(cloisters);
        if cloisters.len() == 1 { unoccupied & cloisters } else { touching }
    }

    pub(super) fn legal_neutral_builds(&self, out: &mut Vec<Action>) {
        let possible = self.displayed().filter(|&it| !self.neutral_sites(it).is_empty());
        out.extend(possible.map(|building| Action::Build { building }));
    }

    /// Done when nothing is left. What fits nowhere leaves the game (R-SOLO-3).
    pub(super) fn neutral_build_without_choice(&mut self, seen: &mut impl Observer<Event>) -> bool {
        if self.displayed().any(|building| !self.neutral_sites(building).is_empty()) {
            return false;
        }
        for card in self.display {
            self.aside.insert(card);
            seen.saw(Event::PutAside { building: self.side(card) });
        }
        self.display = quadrivium_core::KeySet::EMPTY;
        self.asks.pop();
        true
    }

    pub(super) fn neutral_build(&mut self, building: Building) -> Result<(), Illegal> {
        if !self.is_displayed(building) {
            return Err(Illegal::NotDisplayed);
        }
        if self.neutral_sites(building).is_empty() {
            return Err(Illegal::NoSite);
        }
        self.asks.push(Ask::NeutralSite { building });
        Ok(())
    }

    pub(super) fn legal_neutral_sites(&self, building: Building, out: &mut Vec<Action>) {
        self.push_spots(self.neutral_sites(building), out, |spot| Action::At { spot });
    }

    pub(super) fn neutral_build_at(
        &mut self,
        building: Building,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let neutral = self.neutral_seat();
        let cell = self.cell_at(neutral, spot).ok_or(Illegal::NoSuchCell)?;
        if !self.neutral_sites(building).contains(cell) {
            return Err(Illegal::FreeSitesFirst);
        }
        self.asks.pop();
        if let Some(covered) = self.house(cell) {
            if let Some(card) = covered.card() {
                self.aside.insert(card);
            }
            seen.saw(Event::Covered { building: covered, spot });
        }
        self.fresh.insert(cell);
        self.erect(neutral, building, cell, seen);
        Ok(())
    }

    /// One of the new buildings may be used by the neutral prior, if he is at home, for the price
    /// of a contract (R-SOLO-4).
    pub(super) fn begin_neutral_use(&mut self) {
        self.stage = Stage::NeutralUsing;
        self.copied = quadrivium_core::KeySet::EMPTY;
        if self.can_use_fresh(self.active) {
            self.asks.push(Ask::NeutralUse);
        }
    }

    fn can_use_fresh(&self, seat: Seat) -> bool {
        !self.fresh.is_empty()
            && self.at_home(self.neutral_seat(), Rank::Prior).is_some()
            && Fee::ALL.into_iter().any(|fee| self.check_fee(seat, fee).is_ok())
    }

    pub(super) fn legal_neutral_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.can_use_fresh(seat) {
            let start = out.len();
            let owner = self.neutral_seat();
            let houses = self.fresh.iter().filter_map(|cell| self.house(cell));
            out.extend(houses.map(|building| Action::Contract { owner, building }));
            out[start..].sort_unstable();
        }
    }

    fn check_fresh(&self, seat: Seat, owner: Seat, building: Building) -> Result<Cell, Illegal> {
        let cell = self.find_house(owner, building).ok_or(Illegal::NoSuchHouse)?;
        if !self.fresh.contains(cell) {
            return Err(Illegal::NoSuchHouse);
        }
        if self.can_use_fresh(seat) { Ok(cell) } else { Err(Illegal::NoFee) }
    }

    pub(super) fn neutral_use(
        &mut self,
        seat: Seat,
        owner: Seat,
        building: Building,
    ) -> Result<(), Illegal> {
        let cell = self.check_fresh(seat, owner, building)?;
        self.asks.pop();
        self.asks.push(Ask::Fee { cell });
        Ok(())
    }
}
