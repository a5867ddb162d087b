//! The things on the table: grounds, tiles, goods, dice, depots, estates.

mod depots;
mod dice;
mod estates;
mod goods;
mod tiles;

use quadrivium_core::{Key, named_enum};

pub use depots::{Depot, DepotSpace, PerDepot, PerDepotSpace};
pub use dice::{Die, PerPips, Pips, PipsSet, Roll};
pub use estates::{Board, PerBoard, PerSlot, PerSpace, Sheet, Slot, Space, SpaceSet};
pub use goods::{Good, GoodSet, PerGood};
pub use tiles::{
    Building, Ground, GroundSet, Knowledge, KnowledgeSet, PerBuilding, PerGround, PerTile, Species,
    Tile, TileKind,
};

named_enum! {
    /// The five phases of the game (B-4.3).
    #[derive(Default)]
    pub enum Phase / PerPhase {
        #[default]
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        E = "E",
    }
}

impl Phase {
    /// The phase after this one.
    pub fn next(self) -> Option<Self> {
        Self::from_index(self.index() + 1)
    }
}

named_enum! {
    /// Where points come from, in the order in which they are told.
    pub enum Source / PerSource {
        Regions = "regions",
        Phases = "phases",
        BonusTiles = "bonus_tiles",
        Animals = "animals",
        Goods = "goods",
        Watchtowers = "watchtowers",
        UnsoldGoods = "unsold_goods",
        Silver = "silver",
        Workers = "workers",
        Knowledge15 = "knowledge15",
        Knowledge16 = "knowledge16",
        Knowledge17 = "knowledge17",
        Knowledge18 = "knowledge18",
        Knowledge19 = "knowledge19",
        Knowledge20 = "knowledge20",
        Knowledge21 = "knowledge21",
        Knowledge22 = "knowledge22",
        Knowledge23 = "knowledge23",
        Knowledge24 = "knowledge24",
        Knowledge25 = "knowledge25",
        Knowledge26 = "knowledge26",
    }
}

impl Source {
    /// The points of a yellow tile that counts at the end; nothing for the other yellow tiles.
    pub fn of_knowledge(knowledge: Knowledge) -> Option<Self> {
        let first = Self::Knowledge15.index();
        Self::from_index(first + knowledge.index().checked_sub(Knowledge::tile(15).index())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_twelve_yellow_tiles_count_at_the_end() {
        let source = |number| Source::of_knowledge(Knowledge::tile(number));
        assert_eq!(source(14), None);
        assert_eq!(source(15), Some(Source::Knowledge15));
        assert_eq!(source(26), Some(Source::Knowledge26));
    }
}
