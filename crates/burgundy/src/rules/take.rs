//! Taking a tile from the board into storage, and making room for it (B-7.3, B-7.5).

use quadrivium_core::{Observer, Seat};

use super::dice::{Usage, check_no_die};
use super::effects::fetched_by;
use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Pending};
use crate::types::{Depot, DepotSpace, Die, GroundSet, Slot, Tile};

impl Burgundy {
    /// The tile on a depot space. Where the same tile lies twice in a depot, only the first is
    /// named, so that one choice has one spelling.
    pub(super) fn check_depot_tile(&self, from: DepotSpace) -> Result<Tile, Illegal> {
        let tile = self.depots[from].ok_or(Illegal::NoTileThere)?;
        if from.earlier().any(|earlier| self.depots[earlier] == Some(tile)) {
            return Err(Illegal::SameTileEarlier);
        }
        Ok(tile)
    }

    /// The tile in a slot of the storage, named by the first slot with this tile.
    pub(super) fn check_stored_tile(&self, seat: Seat, slot: Slot) -> Result<Tile, Illegal> {
        let storage = &self.estates[seat].storage;
        let tile = storage[slot].ok_or(Illegal::NoTileThere)?;
        if storage.iter().any(|(other, stored)| other < slot && *stored == Some(tile)) {
            return Err(Illegal::SameTileEarlier);
        }
        Ok(tile)
    }

    /// The colours that can be taken now: a building fetches only some.
    fn takeable(&self) -> GroundSet {
        match self.asked() {
            Some(Pending::FetchTile { building, .. }) => fetched_by(building),
            _ => GroundSet::ALL,
        }
    }

    /// Whether a player may take this tile: the die must show the number of its depot (B-7.3).
    fn check_take(&self, seat: Seat, die: Die, from: DepotSpace) -> Result<(Depot, Tile), Illegal> {
        match self.asked() {
            Some(Pending::TakeTurn { .. }) => self.check_own_die(seat, die)?,
            Some(Pending::ActAtOnce { .. } | Pending::FetchTile { .. }) => check_no_die(die)?,
            _ => return Err(Illegal::NotAsked),
        }
        let depot = from.depot().ok_or(Illegal::NotAsked)?;
        let tile = self.check_depot_tile(from)?;
        if !self.takeable().contains(tile.ground()) {
            return Err(Illegal::NotFetched);
        }
        if !self.estates[seat].reach(die, Usage::Take).contains(depot.pips()) {
            return Err(Illegal::WrongNumber);
        }
        Ok((depot, tile))
    }

    pub(super) fn legal_takes(&self, seat: Seat, dice: [Option<Die>; 2], out: &mut Vec<Action>) {
        let takeable = self.takeable();
        for die in dice.into_iter().flatten() {
            for pips in self.estates[seat].reach(die, Usage::Take) {
                for from in Depot::of(pips).spaces() {
                    let tile = self.check_depot_tile(from);
                    if tile.is_ok_and(|tile| takeable.contains(tile.ground())) {
                        out.push(Action::Take { die, from });
                    }
                }
            }
        }
    }

    pub(super) fn take(
        &mut self,
        seat: Seat,
        die: Die,
        from: DepotSpace,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let (depot, tile) = self.check_take(seat, die, from)?;
        let workers = self.estates[seat].price(die, Usage::Take, depot.pips());
        self.spend(seat, die, workers, seen);
        self.depots[from] = None;
        seen.saw(Event::Took { seat, tile, from });
        self.store(seat, tile);
        Ok(())
    }

    /// Puts a new tile into storage (B-7.4); where it is full, one of the stored tiles must go
    /// first (R10, R12).
    pub(super) fn store(&mut self, seat: Seat, tile: Tile) {
        let estate = &mut self.estates[seat];
        match estate.free_slot() {
            Some(slot) => estate.storage[slot] = Some(tile),
            None => self.ask(Pending::Discard { seat, tile }),
        }
    }

    fn check_discard(&self, seat: Seat, slot: Slot) -> Result<(Tile, Tile), Illegal> {
        let Some(Pending::Discard { tile: new, .. }) = self.asked() else {
            return Err(Illegal::NotAsked);
        };
        Ok((self.check_stored_tile(seat, slot)?, new))
    }

    pub(super) fn legal_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        let slots = Slot::all().filter(|&slot| self.check_discard(seat, slot).is_ok());
        out.extend(slots.map(|slot| Action::Discard { slot }));
    }

    /// The new tile takes the place of the discarded one; it cannot be discarded itself (B-7.5).
    pub(super) fn discard(
        &mut self,
        seat: Seat,
        slot: Slot,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let (old, new) = self.check_discard(seat, slot)?;
        self.pending.pop();
        self.removed[old] += 1;
        self.estates[seat].storage[slot] = Some(new);
        seen.saw(Event::Discarded { seat, tile: old });
        Ok(())
    }
}
