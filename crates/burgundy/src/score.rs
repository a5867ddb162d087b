//! Points at the end, the breakdown, and who wins.

use quadrivium_core::{Breakdown, Key, Observer, Rules, Score, Seat, Standings, Turn};

use crate::data::{
    BONUS_TILE_POINTS, BUILDING_POINTS, KNOWLEDGE_OF_BUILDING, SOLD_TILE_POINTS, SOLD_TYPE_POINTS,
    SPECIES_POINTS, WORKERS_PER_POINT,
};
use crate::event::Event;
use crate::state::{Burgundy, Estate, types};
use crate::types::{Building, Knowledge, Source, Space, Species, TileKind};

impl Estate {
    /// How many buildings of a kind are placed, in whatever city (R22).
    pub(crate) fn buildings(&self, kind: Building) -> u16 {
        let same = |kind_of| kind_of == TileKind::Building(kind);
        self.placed().filter(|(_, tile)| same(tile.kind())).count() as u16
    }

    /// How many species are placed (B-17.23).
    pub(crate) fn species(&self) -> u16 {
        let has = |species: &Species| {
            self.placed().any(
                |(_, tile)| matches!(tile.kind(), TileKind::Animals(kind, _) if kind == *species),
            )
        };
        Species::ALL.iter().filter(|species| has(species)).count() as u16
    }

    /// The points of a yellow tile at the end of the game (B-16.5).
    pub(crate) fn knowledge_points(&self, knowledge: Knowledge) -> u16 {
        let of_building = KNOWLEDGE_OF_BUILDING.iter().find(|(_, tile)| **tile == knowledge);
        match (knowledge.number(), of_building) {
            (_, Some((building, _))) => BUILDING_POINTS * self.buildings(building),
            (15, _) => SOLD_TYPE_POINTS * types(self.sold).len() as u16,
            (24, _) => SPECIES_POINTS * self.species(),
            (25, _) => SOLD_TILE_POINTS * self.sold.total() as u16,
            (26, _) => BONUS_TILE_POINTS * (self.large_bonus.len() + self.small_bonus.len()) as u16,
            _ => 0,
        }
    }

    /// The points of a source at the end of the game; nothing for those that score during play
    /// (B-16.2 to B-16.5).
    fn final_points(&self, source: Source) -> u16 {
        match source {
            Source::UnsoldGoods => self.stock.total() as u16,
            Source::Silver => self.silver,
            Source::Workers => self.workers / WORKERS_PER_POINT,
            _ => {
                let mut placed = self.knowledge.iter();
                let tile = placed.find(|&tile| Source::of_knowledge(tile) == Some(source));
                tile.map_or(0, |tile| self.knowledge_points(tile))
            }
        }
    }
}

impl Burgundy {
    /// Final scoring: goods, silver, workers and yellow tiles (B-16.1). Stored tiles score nothing
    /// (B-16.6).
    pub(crate) fn end_game(&mut self, seen: &mut impl Observer<Event>) {
        for seat in self.seats() {
            for source in Source::ALL {
                let points = self.estates[seat].final_points(source);
                if points > 0 {
                    self.estates[seat].points[source] += points;
                    seen.saw(Event::FinalPoints { seat, source, points });
                }
            }
        }
        self.pending.clear();
        seen.saw(Event::GameEnded);
    }
}

impl Score for Burgundy {
    fn points(&self, seat: Seat) -> i32 {
        self.estates[seat].total().into()
    }

    /// Ties go to the player with more empty spaces, then to the one who acted later in the last
    /// round (B-16.8, R24).
    fn standings(&self) -> Standings {
        Standings::ranked(self.seats().map(|seat| {
            let estate = &self.estates[seat];
            let points = estate.points.iter();
            let breakdown = points.map(|(source, &points)| (source.name(), i32::from(points)));
            let empty = Space::COUNT - estate.covered.len();
            let place = self.order.iter().position(|&other| other == seat).unwrap_or(seat.index());
            let tie_breaks = vec![("empty_spaces", empty as i32), ("later_turn", place as i32)];
            (seat, Breakdown(breakdown.collect()), Breakdown(tie_breaks))
        }))
    }

    fn if_ended(&self) -> Standings {
        let mut end = *self;
        if self.turn() != Turn::Over {
            end.end_game(&mut ());
        }
        end.standings()
    }
}
