//! A quick judgement of a position: the points so far, those of what is about to be built, and room
//! to build.

use quadrivium_core::{Heuristic, Seat};

use crate::data::{BUILDINGS, SETTLEMENTS};
use crate::score::points_of_goods;
use crate::state::{Ask, Labora};

/// A free place, up to a few of them: without room nothing can be built.
const ROOM: f32 = 2.0;
const ENOUGH_ROOM: u32 = 4;
/// A settlement has neighbours.
const NEIGHBOURS: f32 = 10.0;

impl Heuristic for Labora {
    fn worth(&self, seat: Seat) -> f32 {
        let homes = self.homes(seat);
        let dwellings: i32 = homes
            .iter()
            .filter_map(|(settlement, cell)| Some(self.dwelling_points(settlement, (*cell)?)))
            .map(i32::from)
            .sum();
        let points = points_of_goods(&self.goods[seat]) + self.economic_points(seat) + dwellings;
        if self.asked().is_none() {
            return points as f32;
        }
        let free = (self.land[seat] & self.free).len() as u32;
        let promised = if seat == self.active { self.promised() } else { 0.0 };
        points as f32 + promised + ROOM * free.min(ENOUGH_ROOM) as f32
    }
}

impl Labora {
    /// Points of a building or settlement that only wants its place.
    fn promised(&self) -> f32 {
        match self.asked() {
            Some(Ask::Site { building }) => f32::from(BUILDINGS[building].economic),
            Some(Ask::HomeSite { settlement }) => {
                let data = &SETTLEMENTS[settlement];
                f32::from(data.economic) + f32::from(data.dwelling) + NEIGHBOURS
            }
            _ => 0.0,
        }
    }
}
