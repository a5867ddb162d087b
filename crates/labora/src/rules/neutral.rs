//! The neutral player of the solo game.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::BUILDINGS;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::{Cell, CellSet};
use crate::state::{Labora, Question, Stage};
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
        self.pending.push(Question::NeutralBuild);
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

    /// The buildings for which there is a place.
    fn neutral_buildable(&self) -> impl Iterator<Item = Building> {
        self.displayed().filter(|&building| !self.neutral_sites(building).is_empty())
    }

    pub(super) fn legal_neutral_builds(&self, out: &mut Vec<Action>) {
        out.extend(self.neutral_buildable().map(|building| Action::Build { building }));
    }

    /// Done when nothing is left. What fits nowhere leaves the game (R-SOLO-3).
    pub(super) fn neutral_build_without_choice(&mut self, seen: &mut impl Observer<Event>) -> bool {
        if self.neutral_buildable().next().is_some() {
            return false;
        }
        for card in self.display {
            self.aside.insert(card);
            seen.saw(Event::PutAside { building: self.side(card) });
        }
        self.display = quadrivium_core::KeySet::EMPTY;
        self.pending.pop();
        true
    }

    pub(super) fn neutral_build(&mut self, building: Building) -> Result<(), Illegal> {
        if !self.is_displayed(building) {
            return Err(Illegal::NotDisplayed);
        }
        if self.neutral_sites(building).is_empty() {
            return Err(Illegal::NoSite);
        }
        self.pending.push(Question::NeutralSite { building });
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
        self.pending.pop();
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
            self.pending.push(Question::NeutralUse);
        }
    }

    fn can_use_fresh(&self, seat: Seat) -> bool {
        !self.fresh.is_empty()
            && self.at_home(self.neutral_seat(), Rank::Prior).is_some()
            && self.fees(seat).next().is_some()
    }

    pub(super) fn legal_neutral_uses(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.can_use_fresh(seat) {
            let owner = self.neutral_seat();
            let fresh = self.houses(self.fresh);
            out.extend(fresh.map(|building| Action::Contract { owner, building }));
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
        self.pending.pop();
        self.pending.push(Question::Fee { cell });
        Ok(())
    }
}
