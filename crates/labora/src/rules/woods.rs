//! Felling trees, cutting peat, and removing forests for other ends.

use quadrivium_core::{Key, Observer, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::{Cell, CellSet};
use crate::state::{Content, Labora, Question};
use crate::types::{Good, Spot};

impl Labora {
    /// The places of some cells of a player, in order.
    pub(super) fn push_spots(
        &self,
        cells: CellSet,
        out: &mut Vec<Action>,
        action: impl Fn(Spot) -> Action,
    ) {
        let mut spots: ArrayVec<[Spot; Cell::COUNT]> =
            cells.iter().map(|cell| self.spot(cell)).collect();
        spots.sort_unstable();
        out.extend(spots.into_iter().map(action));
    }

    pub(super) fn legal_fellings(&self, seat: Seat, out: &mut Vec<Action>) {
        self.push_spots(self.land[seat] & self.forests, out, |spot| Action::Fell { spot });
    }

    pub(super) fn legal_cuttings(&self, seat: Seat, out: &mut Vec<Action>) {
        self.push_spots(self.land[seat] & self.moors, out, |spot| Action::Cut { spot });
    }

    /// The forests, where wood is felled, or the moors, where peat is cut.
    pub(super) fn check_wild(&self, seat: Seat, good: Good, spot: Spot) -> Result<Cell, Illegal> {
        let cell = self.cell_at(seat, spot).ok_or(Illegal::NoSuchCell)?;
        match good {
            Good::Peat if !self.moors.contains(cell) => Err(Illegal::NoMoor),
            Good::Wood if !self.forests.contains(cell) => Err(Illegal::NoForest),
            _ => Ok(cell),
        }
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

    /// Felling trees for wood, cutting peat: the action of a turn.
    pub(super) fn fell(
        &mut self,
        seat: Seat,
        good: Good,
        spot: Spot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_no_bonus()?;
        let cell = self.check_wild(seat, good, spot)?;
        self.spend_action();
        self.fell_cell(seat, good, cell, seen);
        Ok(())
    }

    /// The card goes, also when the marker shows nothing; the place becomes plains to build on.
    pub(super) fn fell_cell(
        &mut self,
        seat: Seat,
        good: Good,
        cell: Cell,
        seen: &mut impl Observer<Event>,
    ) {
        let spot = self.spot(cell);
        seen.saw(match good {
            Good::Peat => Event::PeatCut { seat, spot },
            _ => Event::Felled { seat, spot },
        });
        self.put(cell, Content::Empty);
        self.pending.push(Question::Harvest { good });
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
        self.pending.pop();
        Ok(())
    }

    /// With one marker left in play there is no choice, with none nothing is gained (R-SOLO-6).
    pub(super) fn harvest_without_choice(
        &mut self,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> bool {
        let goods = [good];
        let mut producers = self.producers(&goods, true).map(|(_, joker)| joker);
        let (first, second) = (producers.next(), producers.next());
        drop(producers);
        if second.is_some() {
            return false;
        }
        self.pending.pop();
        if let Some(joker) = first {
            let produced = self.produce(self.active, good, joker, seen);
            debug_assert!(produced.is_ok(), "the marker is in play");
        }
        true
    }
}
