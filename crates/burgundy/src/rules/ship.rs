//! Ships: the goods of one depot, then one step on the turn order track (B-9.2, B-9.8).
//!
//! A player stores three types of goods at most (B-9.4). Tiles of a type already in stock always
//! fit; of the other types the player chooses which ones fill the free places. What does not fit
//! stays on the depot (B-9.6).

use quadrivium_core::{Observer, Seat};

use crate::action::Action;
use crate::data::GOOD_TYPES_IN_STOCK;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Marker, Question, types};
use crate::types::{Depot, Good, GoodSet};

impl Burgundy {
    /// Whether a player may load this depot, an empty one included (B-9.3, R8); with yellow tile 5
    /// (B-17.6) also two neighbours at once, if both have goods (otherwise one of them alone is the
    /// same).
    fn check_load(&self, seat: Seat, depot: Depot, and_next: bool) -> Result<(), Illegal> {
        if and_next && !self.estates[seat].knows(5) {
            return Err(Illegal::OnlyOneDepot);
        }
        let has_goods = |depot| self.depot_goods[depot].total() > 0;
        if and_next && !(has_goods(depot) && has_goods(depot.next())) {
            return Err(Illegal::EmptyNeighbour);
        }
        Ok(())
    }

    pub(super) fn legal_loads(&self, seat: Seat, out: &mut Vec<Action>) {
        let loads = Depot::all().flat_map(|depot| [(depot, false), (depot, true)]);
        let legal = loads.filter(|&(depot, both)| self.check_load(seat, depot, both).is_ok());
        out.extend(legal.map(|(depot, and_next)| Action::Load { depot, and_next }));
    }

    /// Whether no depot has goods, so that there is nothing to choose (R34).
    pub(super) fn no_goods_anywhere(&self) -> bool {
        self.depot_goods.values.iter().all(|goods| goods.total() == 0)
    }

    pub(super) fn load(
        &mut self,
        seat: Seat,
        depot: Depot,
        and_next: bool,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        self.check_load(seat, depot, and_next)?;
        let stocked = self.estates[seat].stocked();
        let found = types(self.cargo(depot, and_next));
        let new = found - stocked;
        let fits = new.len() <= self.free_places(seat);
        for good in if fits { found } else { found & stocked } {
            self.store_goods(seat, good, depot, and_next, seen);
        }
        if fits || self.free_places(seat) == 0 {
            self.cast_off(seat, seen);
        } else {
            self.ask_instead(Question::KeepGoods { depot, and_next }.to(seat));
        }
        Ok(())
    }

    fn free_places(&self, seat: Seat) -> usize {
        GOOD_TYPES_IN_STOCK.saturating_sub(self.estates[seat].stocked().len())
    }

    /// The types among which a player chooses: all of the new ones, in any order, until the places
    /// are full (R8).
    pub(super) fn offered_goods(&self, seat: Seat, depot: Depot, and_next: bool) -> GoodSet {
        types(self.cargo(depot, and_next)) - self.estates[seat].stocked()
    }

    pub(super) fn keep(
        &mut self,
        seat: Seat,
        good: Good,
        depot: Depot,
        and_next: bool,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        if !self.offered_goods(seat, depot, and_next).contains(good) {
            return Err(Illegal::NotOffered);
        }
        self.store_goods(seat, good, depot, and_next, seen);
        if self.free_places(seat) == 0 {
            self.cast_off(seat, seen);
        }
        Ok(())
    }

    /// Moves all tiles of a type from the depot, or both depots, into stock (B-9.5).
    fn store_goods(
        &mut self,
        seat: Seat,
        good: Good,
        depot: Depot,
        and_next: bool,
        seen: &mut impl Observer<Event>,
    ) {
        let mut tiles = std::mem::take(&mut self.depot_goods[depot][good]);
        if and_next {
            tiles += std::mem::take(&mut self.depot_goods[depot.next()][good]);
        }
        self.estates[seat].stock[good] += tiles;
        seen.saw(Event::Loaded { seat, good, tiles });
    }

    /// The ship is loaded: the player's marker moves one space to the right, on top of those that
    /// are there (B-9.8, B-9.9). It counts from the next round on (R4).
    pub(super) fn cast_off(&mut self, seat: Seat, seen: &mut impl Observer<Event>) {
        self.pending.pop();
        let at = self.track.iter().position(|marker| marker.seat == seat);
        let marker = self.track.remove(at.expect("every player has a marker on the track"));
        let to = marker.space + 1;
        let behind = self.track.iter().position(|other| other.space <= to);
        self.track.insert(behind.unwrap_or(self.track.len()), Marker { seat, space: to });
        seen.saw(Event::MarkerMoved { seat, to });
    }
}
