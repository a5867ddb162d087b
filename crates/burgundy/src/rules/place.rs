//! Placing a tile on the estate, and the points that come with it.
//!
//! A placement runs in this order: the tile is put down, a finished region scores, a finished
//! colour takes its bonus tile, the tile's own effect begins (B-8.6, R7). An effect may place
//! another tile, which runs through the same steps; nothing of the first placement is left to do
//! by then (R28).

use quadrivium_core::{Observer, Seat};

use super::dice::Usage;
use crate::action::Action;
use crate::data::{BONUS_POINTS, PHASE_POINTS, REGION_POINTS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::layout::{NUMBERS, showing_any};
use crate::state::{Burgundy, Estate, Question};
use crate::types::{Die, Ground, PerSlot, Slot, Source, Space, SpaceSet, Species, Tile, TileKind};

impl Estate {
    /// The spaces where a tile fits, whatever the dice show: empty, of its colour, next to a
    /// placed tile, and for a building in a city that has none of its kind (B-8.3, B-8.4).
    pub(crate) fn room_for(&self, tile: Tile) -> SpaceSet {
        let room = (self.layout().spaces[tile.ground()] & self.touched) - self.covered;
        if tile.ground() == Ground::Building { room - self.cities_closed_to(tile) } else { room }
    }

    /// The cities that have this building already; with yellow tile 1 that does not matter
    /// (B-9.21, B-17.2).
    fn cities_closed_to(&self, building: Tile) -> SpaceSet {
        if self.knows(1) {
            return SpaceSet::EMPTY;
        }
        let layout = self.layout();
        let built = self.covered & layout.spaces[Ground::Building];
        let same = built.iter().filter(|&space| self.tiles[space] == Some(building));
        same.fold(SpaceSet::EMPTY, |cities, space| cities | layout.regions[space])
    }

    /// The spaces among these where a die can place a tile: it must show their number (B-8.2, R14).
    fn in_reach(&self, room: SpaceSet, die: Die, tile: Tile) -> SpaceSet {
        room & showing_any(self.reach(die, Usage::Place(tile.ground())))
    }

    /// Whether a die can place a tile on a space.
    fn check_space(&self, die: Die, tile: Tile, space: Space) -> Result<(), Illegal> {
        let room = self.room_for(tile);
        if self.in_reach(room, die, tile).contains(space) {
            return Ok(());
        }
        Err(if room.contains(space) {
            Illegal::WrongNumber
        } else if self.covered.contains(space) {
            Illegal::SpaceTaken
        } else if self.layout().grounds[space] != tile.ground() {
            Illegal::WrongGround
        } else if !self.touched.contains(space) {
            Illegal::NotAdjacent
        } else {
            Illegal::BuildingTwice
        })
    }

    /// Animals of one species in the pasture of a space: how many tiles, and how many animals
    /// (B-9.12, B-9.13).
    pub(crate) fn herd(&self, pasture: SpaceSet, species: Species) -> (u8, u16) {
        let mut herd = (0, 0);
        for space in pasture & self.covered {
            if let Some(TileKind::Animals(kind, animals)) = self.tiles[space].map(Tile::kind)
                && kind == species
            {
                herd = (herd.0 + 1, herd.1 + u16::from(animals));
            }
        }
        herd
    }
}

impl Burgundy {
    pub(super) fn legal_places(&self, seat: Seat, dice: [Option<Die>; 2], out: &mut Vec<Action>) {
        let estate = &self.estates[seat];
        let rooms = PerSlot::from_fn(|slot| {
            let tile = self.check_stored_tile(seat, slot).ok()?;
            Some((tile, estate.room_for(tile)))
        });
        for die in dice.into_iter().flatten() {
            for (slot, room) in rooms.iter() {
                let Some((tile, room)) = *room else { continue };
                let spaces = estate.in_reach(room, die, tile);
                out.extend(spaces.iter().map(|space| Action::Place { die, slot, space }));
            }
        }
    }

    /// Whether any stored tile fits anywhere.
    pub(super) fn can_place_something(&self, seat: Seat) -> bool {
        let estate = &self.estates[seat];
        estate.storage.values.iter().flatten().any(|&tile| !estate.room_for(tile).is_empty())
    }

    pub(super) fn place(
        &mut self,
        seat: Seat,
        die: Die,
        slot: Slot,
        space: Space,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let tile = self.check_stored_tile(seat, slot)?;
        let estate = &self.estates[seat];
        estate.check_space(die, tile, space)?;
        let workers = estate.price(die, Usage::Place(tile.ground()), NUMBERS[space]);
        self.spend(seat, die, workers, seen);
        let estate = &mut self.estates[seat];
        estate.storage[slot] = None;
        // A yellow tile works from the moment after its own placement: `put` adds it last (R29).
        estate.put(tile, space);
        seen.saw(Event::Placed { seat, tile, at: space });
        self.score_region(seat, space, seen);
        self.award_bonus_tile(seat, tile.ground(), seen);
        match tile.kind() {
            TileKind::Animals(species, _) => self.score_animals(seat, space, species, seen),
            TileKind::Building(building) => self.begin_effect(seat, building, seen),
            TileKind::Castle => self.ask(seat, Question::ActAtOnce),
            TileKind::Ship => self.ask(seat, Question::LoadGoods),
            TileKind::Mine | TileKind::Knowledge(_) => {}
        }
        Ok(())
    }

    /// A region scores once, when its last space is covered: by its size and by the phase
    /// (B-12.3, R21).
    fn score_region(&mut self, seat: Seat, at: Space, seen: &mut impl Observer<Event>) {
        let phase_points = PHASE_POINTS[self.phase];
        let estate = &mut self.estates[seat];
        let region = estate.layout().regions[at];
        if !region.is_subset(estate.covered) {
            return;
        }
        let points = REGION_POINTS[region.len() - 1];
        estate.points[Source::Regions] += points;
        estate.points[Source::Phases] += phase_points;
        let (ground, size) = (estate.layout().grounds[at], region.len() as u8);
        seen.saw(Event::RegionFinished { seat, ground, at, size, points, phase_points });
    }

    /// The first player to cover all spaces of a colour takes its large bonus tile, the second the
    /// small one (B-12.6, R23).
    fn award_bonus_tile(&mut self, seat: Seat, ground: Ground, seen: &mut impl Observer<Event>) {
        let taken = self.bonus_taken[ground];
        let points = self.by_players(&BONUS_POINTS);
        let estate = &mut self.estates[seat];
        let finished = estate.layout().spaces[ground].is_subset(estate.covered);
        let Some(&points) = points.get(usize::from(taken)).filter(|_| finished) else { return };
        let large = taken == 0;
        if large {
            estate.large_bonus.insert(ground);
        } else {
            estate.small_bonus.insert(ground);
        }
        estate.points[Source::BonusTiles] += points;
        self.bonus_taken[ground] += 1;
        seen.saw(Event::BonusTile { seat, ground, large, points });
    }

    /// A new herd scores its animals and again all of the same species in its pasture; with yellow
    /// tile 7 each of these tiles is worth one point more (B-9.11, B-17.8).
    fn score_animals(
        &mut self,
        seat: Seat,
        at: Space,
        species: Species,
        seen: &mut impl Observer<Event>,
    ) {
        let estate = &mut self.estates[seat];
        let (tiles, animals) = estate.herd(estate.layout().regions[at], species);
        let points = animals + if estate.knows(7) { u16::from(tiles) } else { 0 };
        estate.points[Source::Animals] += points;
        seen.saw(Event::AnimalsCounted { seat, at, tiles, points });
    }
}
