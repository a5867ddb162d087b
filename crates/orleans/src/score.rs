//! Points: coins, goods, and trading stations and citizens by development level.

use quadrivium_core::{Breakdown, Rules, Score, Seat, Standings, Turn};

use crate::data::POINTS;
use crate::state::{Orleans, Player};
use crate::types::Ware;

impl Player {
    /// Points of one kind of goods; bread counts by development level.
    pub(crate) fn points_of(&self, ware: Ware) -> i32 {
        let each = if ware == Ware::Bread { self.level() } else { POINTS[ware] };
        i32::from(self.wares[ware]) * i32::from(each)
    }

    /// All points, without the breakdown.
    pub(crate) fn points(&self) -> i32 {
        let goods: i32 = Ware::ALL.iter().map(|&ware| self.points_of(ware)).sum();
        let people = self.stations.len() + self.citizens.len();
        i32::from(self.coins) + goods + people as i32 * i32::from(self.level())
    }

    fn breakdown(&self) -> Breakdown {
        let level = i32::from(self.level());
        let mut points = vec![("coins", i32::from(self.coins))];
        points.extend(Ware::ALL.iter().map(|&ware| (ware.name(), self.points_of(ware))));
        points.push(("stations", self.stations.len() as i32 * level));
        points.push(("citizens", self.citizens.len() as i32 * level));
        Breakdown(points)
    }
}

impl Score for Orleans {
    fn points(&self, seat: Seat) -> i32 {
        self.players[seat].points()
    }

    /// Equal points: whoever is further on the development track; still equal: a shared victory.
    fn standings(&self) -> Standings {
        Standings::ranked(self.seats().map(|seat: Seat| {
            let player = &self.players[seat];
            let ties = Breakdown(vec![("development", player.development.into())]);
            (seat, player.breakdown(), ties)
        }))
    }

    /// The last citizen is the only thing that is given at the end.
    fn if_ended(&self) -> Standings {
        let mut end = *self;
        if self.turn() != Turn::Over {
            end.finish(&mut ());
        }
        end.standings()
    }
}
