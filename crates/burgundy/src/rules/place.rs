//! Placing a tile on the estate, and the points that come with it.
//!
//! A placement runs in this order: the tile is put down, a finished region scores, a finished
//! colour takes its bonus tile, the tile's own effect begins (B-8.6, R7). An effect may place
//! another tile, which runs through the same steps; nothing of the first placement is left to do
//! by then (R28).

use quadrivium_core::{Observer, Seat};

use super::dice::{Usage, check_no_die};
use crate::action::Action;
use crate::data::{BONUS_POINTS, PHASE_POINTS, REGION_POINTS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::layout::{NUMBERS, showing_any};
use crate::state::{Burgundy, Estate, Pending};
use crate::types::{Die, Ground, Slot, Source, Space, SpaceSet, Species, Tile, TileKind};

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

    /// Why a tile does not fit on a space that is not among those with room for it.
    fn why_no_room(&self, tile: Tile, space: Space) -> Illegal {
        if self.covered.contains(space) {
            Illegal::SpaceTaken
        } else if self.layout().grounds[space] != tile.ground() {
            Illegal::WrongGround
        } else if !self.touched.contains(space) {
            Illegal::NotAdjacent
        } else {
            Illegal::BuildingTwice
        }
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
    /// Whether a player may put the tile of a slot on a space: it must fit, and the die must show
    /// the number of the space (B-8.2, R14).
    fn check_place(&self, seat: Seat, die: Die, slot: Slot, space: Space) -> Result<Tile, Illegal> {
        match self.asked() {
            Some(Pending::TakeTurn { .. }) => self.check_own_die(seat, die)?,
            Some(Pending::ActAtOnce { .. } | Pending::PlaceAtOnce { .. }) => check_no_die(die)?,
            _ => return Err(Illegal::NotAsked),
        }
        let tile = self.check_stored_tile(seat, slot)?;
        let estate = &self.estates[seat];
        if !estate.room_for(tile).contains(space) {
            return Err(estate.why_no_room(tile, space));
        }
        if !estate.reach(die, Usage::Place(tile.ground())).contains(NUMBERS[space]) {
            return Err(Illegal::WrongNumber);
        }
        Ok(tile)
    }

    pub(super) fn legal_places(&self, seat: Seat, dice: [Option<Die>; 2], out: &mut Vec<Action>) {
        let estate = &self.estates[seat];
        let rooms = Slot::all().map(|slot| {
            let tile = self.check_stored_tile(seat, slot).ok()?;
            Some((slot, tile.ground(), estate.room_for(tile)))
        });
        let mut places = [None; Slot::COUNT];
        for (place, room) in places.iter_mut().zip(rooms) {
            *place = room;
        }
        for die in dice.into_iter().flatten() {
            for (slot, ground, room) in places.into_iter().flatten() {
                let spaces = room & showing_any(estate.reach(die, Usage::Place(ground)));
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
        let tile = self.check_place(seat, die, slot, space)?;
        let estate = &self.estates[seat];
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
            TileKind::Castle => self.ask(Pending::ActAtOnce { seat }),
            TileKind::Ship => self.ask(Pending::LoadGoods { seat }),
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
