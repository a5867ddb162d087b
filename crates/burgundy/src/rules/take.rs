//! Taking a tile from the board into storage, and making room for it (B-7.3, B-7.5).

use quadrivium_core::{Observer, Seat};

use super::dice::Usage;
use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Question};
use crate::types::{Depot, DepotSpace, Die, GroundSet, Pips, PipsSet, Slot, Tile};

impl Burgundy {
    /// The tile on a depot space, named by the first space of its depot with this tile.
    pub(super) fn check_depot_tile(&self, from: DepotSpace) -> Result<Tile, Illegal> {
        let tile = self.depots[from].ok_or(Illegal::NoTileThere)?;
        if self.named_by(from) == from { Ok(tile) } else { Err(Illegal::SameTileEarlier) }
    }

    /// The tile in a slot of the storage, named by the first slot with this tile.
    pub(super) fn check_stored_tile(&self, seat: Seat, slot: Slot) -> Result<Tile, Illegal> {
        let estate = &self.estates[seat];
        let tile = estate.storage[slot].ok_or(Illegal::NoTileThere)?;
        if estate.named_by(slot) == slot { Ok(tile) } else { Err(Illegal::SameTileEarlier) }
    }

    /// The tile on a depot space, if it has one of these colours: a building fetches only some.
    fn check_colour(&self, from: DepotSpace, colours: GroundSet) -> Result<Tile, Illegal> {
        let tile = self.check_depot_tile(from)?;
        if colours.contains(tile.ground()) { Ok(tile) } else { Err(Illegal::NotFetched) }
    }

    /// The numbers from whose depots a die can take a tile (B-7.3).
    fn in_reach(&self, seat: Seat, die: Die) -> PipsSet {
        self.estates[seat].reach(die, Usage::Take)
    }

    fn check_take(
        &self,
        seat: Seat,
        die: Die,
        from: DepotSpace,
        colours: GroundSet,
    ) -> Result<(Tile, Pips), Illegal> {
        let pips = from.depot().ok_or(Illegal::NotAsked)?.pips();
        let tile = self.check_colour(from, colours)?;
        if self.in_reach(seat, die).contains(pips) {
            Ok((tile, pips))
        } else {
            Err(Illegal::WrongNumber)
        }
    }

    pub(super) fn legal_takes(
        &self,
        seat: Seat,
        dice: [Option<Die>; 2],
        colours: GroundSet,
        out: &mut Vec<Action>,
    ) {
        for die in dice.into_iter().flatten() {
            for pips in self.in_reach(seat, die) {
                for from in Depot::of(pips).spaces() {
                    if self.check_colour(from, colours).is_ok() {
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
        colours: GroundSet,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let (tile, pips) = self.check_take(seat, die, from, colours)?;
        let workers = self.estates[seat].price(die, Usage::Take, pips);
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
            None => self.ask(seat, Question::Discard { tile }),
        }
    }

    pub(super) fn legal_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        let slots = Slot::all().filter(|&slot| self.check_stored_tile(seat, slot).is_ok());
        out.extend(slots.map(|slot| Action::Discard { slot }));
    }

    /// The new tile takes the place of the discarded one; it cannot be discarded itself (B-7.5).
    pub(super) fn discard(
        &mut self,
        seat: Seat,
        slot: Slot,
        new: Tile,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let old = self.check_stored_tile(seat, slot)?;
        self.pending.pop();
        self.removed[old] += 1;
        self.estates[seat].storage[slot] = Some(new);
        seen.saw(Event::Discarded { seat, tile: old });
        Ok(())
    }
}
