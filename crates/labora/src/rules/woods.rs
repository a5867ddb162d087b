//! Felling trees, cutting peat, and removing forests for other ends.

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::{Cell, CellSet};
use crate::state::{Ask, Content, Labora};
use crate::types::{Good, Spot};

impl Labora {
    /// The places of some cells of a player, in order.
    pub(super) fn push_spots(
        &self,
        cells: CellSet,
        out: &mut Vec<Action>,
        action: impl Fn(Spot) -> Action,
    ) {
        let start = out.len();
        out.extend(cells.iter().map(|cell| action(self.spot(cell))));
        out[start..].sort_unstable();
    }

    pub(super) fn legal_fellings(&self, seat: Seat, out: &mut Vec<Action>) {
        self.push_spots(self.land[seat] & self.forests, out, |spot| Action::Fell { spot });
    }

    pub(super) fn legal_cuttings(&self, seat: Seat, out: &mut Vec<Action>) {
        self.push_spots(self.land[seat] & self.moors, out, |spot| Action::Cut { spot });
    }

    pub(super) fn check_forest(&self, seat: Seat, spot: Spot) -> Result<Cell, Illegal> {
        let cell = self.cell_at(seat, spot).ok_or(Illegal::NoSuchCell)?;
        if self.forests.contains(cell) { Ok(cell) } else { Err(Illegal::NoForest) }
    }

    pub(super) fn check_moor(&self, seat: Seat, spot: Spot) -> Result<Cell, Illegal> {
        let cell = self.cell_at(seat, spot).ok_or(Illegal::NoSuchCell)?;
        if self.moors.contains(cell) { Ok(cell) } else { Err(Illegal::NoMoor) }
    }

    /// Whoever has no forest may still fell, and whoever has no moor may still cut: nothing happens
    /// and no marker moves (R-NULL-1).
    pub(super) fn check_idle(&self, seat: Seat) -> Result<(), Illegal> {
        let land = self.land[seat];
        if (land & self.forests).is_empty() || (land & self.moors).is_empty() {
            Ok(())
        } else {
            Err(Illegal::NotIdle)
        }
    }

    pub(super) fn idle(
        &mut self,
        seat: Seat,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_no_bonus()?;
        self.check_idle(seat)?;
        self.spend_action();
        seen.saw(Event::Idled { seat });
        Ok(())
    }

    pub(super) fn fell(
        &mut self,
        seat: Seat,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_no_bonus()?;
        let cell = self.check_forest(seat, spot)?;
        self.spend_action();
        self.fell_cell(seat, cell, seen);
        Ok(())
    }

    pub(super) fn cut(
        &mut self,
        seat: Seat,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_no_bonus()?;
        let cell = self.check_moor(seat, spot)?;
        self.spend_action();
        self.cut_cell(seat, cell, seen);
        Ok(())
    }

    /// The card goes, also when the marker shows nothing; the place becomes plains to build on.
    pub(super) fn fell_cell(&mut self, seat: Seat, cell: Cell, seen: &mut impl Observer<Event>) {
        seen.saw(Event::Felled { seat, spot: self.spot(cell) });
        self.put(cell, Content::Empty);
        self.asks.push(Ask::Harvest { good: Good::Wood });
    }

    pub(super) fn cut_cell(&mut self, seat: Seat, cell: Cell, seen: &mut impl Observer<Event>) {
        seen.saw(Event::PeatCut { seat, spot: self.spot(cell) });
        self.put(cell, Content::Empty);
        self.asks.push(Ask::Harvest { good: Good::Peat });
    }

    /// A forest goes without wood, and no marker moves (R-USE-8).
    pub(super) fn clear_cell(&mut self, seat: Seat, cell: Cell, seen: &mut impl Observer<Event>) {
        seen.saw(Event::Cleared { seat, spot: self.spot(cell) });
        self.put(cell, Content::Empty);
    }

    pub(super) fn harvest(
        &mut self,
        seat: Seat,
        good: Good,
        joker: bool,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.produce(seat, good, joker, seen)?;
        self.asks.pop();
        Ok(())
    }

    /// With one marker left in play there is no choice, with none nothing is gained (R-SOLO-6).
    pub(super) fn harvest_without_choice(
        &mut self,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let by_marker = good.marker().is_some_and(|marker| self.markers[marker].is_some());
        let by_joker = self.markers[crate::types::Marker::Joker].is_some();
        if by_marker && by_joker {
            return false;
        }
        self.asks.pop();
        if by_marker || by_joker {
            let produced = self.produce(self.active, good, by_joker, seen);
            debug_assert!(produced.is_ok(), "the marker is in play");
        }
        true
    }
}
