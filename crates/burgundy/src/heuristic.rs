//! A quick judgement of a position: points so far, and what the rest will probably bring.
//!
//! The weights are guesses of somebody who has played a few games, good enough for a bot that
//! looks one step ahead.

use quadrivium_core::{Character, Heuristic, Seat};

use crate::characters::CHARACTERS;
use crate::data::{KNOWLEDGE_OF_BUILDING, PHASE_POINTS, REGION_POINTS, ROUNDS, SALE_POINTS};
use crate::rules::fetched_by;
use crate::state::{Burgundy, Estate, Pending, Question};
use crate::types::{
    Building, DepotSpace, Ground, Knowledge, PerGood, Phase, Source, Space, SpaceSet, Tile,
    TileKind,
};

impl Heuristic for Burgundy {
    const CHARACTERS: &'static [Character<Self>] = CHARACTERS;

    type Scratch = ();

    fn judge(&self, (): &mut (), worth: &mut [f32]) {
        let left = self.turns_left();
        for (seat, worth) in self.seats().zip(worth) {
            *worth = self.worth(seat, left);
        }
    }
}

impl Burgundy {
    /// How good the position is for one player.
    fn worth(&self, seat: Seat, left: f32) -> f32 {
        let estate = &self.estates[seat];
        let points = f32::from(estate.total());
        if self.asked().is_none() || estate.board.is_none() {
            return points;
        }
        points
            + self.purse(estate, left)
            + self.growth(estate, left)
            + estate.knowledge.iter().map(|tile| estate.judge_knowledge(tile, left)).sum::<f32>()
            + Self::storage(estate, left)
            + self.promise(seat, left)
    }

    /// How many turns each player still has, the present one included.
    fn turns_left(&self) -> f32 {
        let phases = Phase::COUNT - 1 - self.phase as usize;
        let rounds = phases * usize::from(ROUNDS) + usize::from(ROUNDS - self.round);
        rounds as f32 + 1.0
    }

    /// Silver, workers and goods: what they are worth at the end, and more while there is time.
    fn purse(&self, estate: &Estate, left: f32) -> f32 {
        let soon = (left / 10.0).min(1.0);
        let workers = f32::from(estate.workers);
        let few_workers = workers.min(6.0);
        let sale = f32::from(self.by_players(&SALE_POINTS));
        let goods: f32 = estate.stock.values.iter().map(|&tiles| f32::from(tiles)).sum();
        let phases = (left / f32::from(ROUNDS)).ceil();
        f32::from(estate.silver) * (1.0 + 0.9 * soon)
            + workers * 0.5
            + few_workers * 0.5 * soon
            + goods * (1.0 + (sale - 1.0) * 0.7 * soon)
            + f32::from(estate.mines()) * phases * 1.3
    }

    /// Covered ground is room to grow from, and must be worth more than the tile was in storage,
    /// or nothing would ever be placed. Of unfinished regions, the nearer to the end, the more of
    /// their points are in sight.
    fn growth(&self, estate: &Estate, left: f32) -> f32 {
        let layout = estate.layout();
        let phase_points = f32::from(PHASE_POINTS[self.phase]);
        let mut growth = 3.0 * estate.covered.len() as f32 * (left / 8.0).min(1.0);
        for space in Space::all() {
            let region = layout.regions[space];
            let first = region.iter().next() == Some(space);
            if !first || region.is_subset(estate.covered) {
                continue;
            }
            let covered = (region & estate.covered).len() as f32;
            let size = region.len() as f32;
            let missing = size - covered;
            let in_sight = (covered / size).powi(2) * (left / (2.0 * missing)).min(1.0);
            growth += in_sight * (f32::from(REGION_POINTS[region.len() - 1]) + 0.7 * phase_points);
        }
        for ground in Ground::ALL {
            let spaces = layout.spaces[ground];
            let covered = (spaces & estate.covered).len() as f32 / spaces.len() as f32;
            growth += 3.0 * covered.powi(2);
        }
        growth
    }

    /// Tiles in storage count if there is room for them and time to place them.
    fn storage(estate: &Estate, left: f32) -> f32 {
        let mut room_left = 2.0 * left;
        let mut worth = 0.0;
        for &tile in estate.storage.values.iter().flatten() {
            let ground = estate.layout().spaces[tile.ground()] - estate.covered;
            let factor = match (estate.room_for(tile).is_empty(), ground.is_empty()) {
                (false, _) => 0.6,
                (true, false) => 0.25,
                (true, true) => 0.0,
            };
            if room_left >= 1.0 {
                worth += factor * Self::judge_tile(estate, tile, left);
            }
            room_left -= 1.0;
        }
        worth
    }

    /// About what placing a tile brings.
    fn judge_tile(estate: &Estate, tile: Tile, left: f32) -> f32 {
        let base = 2.5;
        base + match tile.kind() {
            TileKind::Animals(species, animals) => {
                let room = estate.room_for(tile);
                let best = |region: SpaceSet| estate.herd(region, species).1;
                let regions = room.iter().map(|space| best(estate.layout().regions[space]));
                f32::from(animals) + f32::from(regions.max().unwrap_or(0))
            }
            TileKind::Building(Building::Watchtower | Building::CityHall) | TileKind::Ship => 4.0,
            TileKind::Building(Building::Bank) => 3.5,
            TileKind::Building(_) => 3.0,
            TileKind::Knowledge(knowledge) => estate.judge_knowledge(knowledge, left),
            TileKind::Castle => 5.0,
            TileKind::Mine => (left / f32::from(ROUNDS)).ceil() * 1.3,
        }
    }

    /// What the question now asked will bring, if it is this player's to answer.
    fn promise(&self, seat: Seat, left: f32) -> f32 {
        let Some(Pending::Player { seat: asked, question }) = self.asked() else { return 0.0 };
        if asked != seat {
            return 0.0;
        }
        let estate = &self.estates[seat];
        match question {
            Question::ActAtOnce => 4.0,
            Question::PlaceAtOnce => 5.0,
            Question::SellAtOnce => {
                let most = estate.stock.values.iter().max().copied().unwrap_or(0);
                1.0 + f32::from(self.by_players(&SALE_POINTS)) * 0.4 * f32::from(most)
            }
            Question::FetchTile { building } => {
                let fetched = fetched_by(building);
                let tiles = DepotSpace::numbered().filter_map(|space| self.depots[space]);
                let fetchable = tiles.filter(|tile| fetched.contains(tile.ground()));
                let judged = fetchable.map(|tile| 0.7 * Self::judge_tile(estate, tile, left));
                judged.fold(0.0, f32::max)
            }
            Question::LoadGoods => {
                let goods = self.depot_goods.values.iter().map(PerGood::total);
                1.5 * goods.max().unwrap_or(0) as f32
            }
            // A full storage costs a tile.
            Question::Discard { tile } => 0.5 * Self::judge_tile(estate, tile, left) - 1.5,
            Question::TakeTurn | Question::KeepGoods { .. } => 0.0,
        }
    }
}

impl Estate {
    /// About what a yellow tile brings from now on.
    fn judge_knowledge(&self, knowledge: Knowledge, left: f32) -> f32 {
        if Source::of_knowledge(knowledge).is_some() {
            let now = f32::from(self.knowledge_points(knowledge));
            let of_building = KNOWLEDGE_OF_BUILDING.values.contains(&knowledge);
            return now + if of_building { 0.15 * left } else { 0.25 * left };
        }
        let each_turn = match knowledge.number() {
            1 | 7 | 8 | 12 => 0.3,
            2 => return f32::from(self.mines()) * (left / f32::from(ROUNDS)).ceil() * 0.7 + 1.0,
            9..=11 => 0.25,
            6 | 14 => 0.2,
            _ => 0.15,
        };
        each_turn * left
    }
}
