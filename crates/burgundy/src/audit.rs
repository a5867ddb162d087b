//! Nothing is created or lost: every tile, good, marker and bonus tile is somewhere.

use quadrivium_core::{Audit, Imbalance};

use crate::data::{GOOD_TYPES_IN_STOCK, GOODS_PER_COLOUR, TILES};
use crate::layout::NEIGHBOURS;
use crate::state::{Burgundy, Estate, Pending};
use crate::types::{Good, Ground, KnowledgeSet, PerGood, PerTile, SpaceSet, Tile, TileKind};

impl Audit for Burgundy {
    fn audit(&self) -> Result<(), Imbalance> {
        self.count_tiles()?;
        self.count_goods()?;
        self.count_bonus_tiles()?;
        self.count_markers()?;
        for seat in self.seats() {
            let estate = &self.estates[seat];
            estate.check_memory()?;
            let types = estate.stocked().len();
            let allowed = types.min(GOOD_TYPES_IN_STOCK) as i64;
            Imbalance::unless_equal(|| format!("types of goods of {seat}"), types as i64, allowed)?;
        }
        Ok(())
    }
}

impl Burgundy {
    fn count_tiles(&self) -> Result<(), Imbalance> {
        let mut found = PerTile::<u8>::default();
        let mut count = |tile: &Tile| found[*tile] += 1;
        self.depots.values.iter().flatten().for_each(&mut count);
        for seat in self.seats() {
            self.estates[seat].storage.values.iter().flatten().for_each(&mut count);
            self.estates[seat].tiles.values.iter().flatten().for_each(&mut count);
        }
        for pending in &self.pending {
            if let Pending::Discard { tile, .. } = pending {
                count(tile);
            }
        }
        for tile in Tile::ALL {
            let found = found[tile] + self.pile[tile] + self.black_pile[tile] + self.removed[tile];
            let facts = TILES[tile];
            Imbalance::unless_equal(
                || format!("{tile} tiles"),
                found,
                facts.coloured + facts.black,
            )?;
        }
        Ok(())
    }

    fn count_goods(&self) -> Result<(), Imbalance> {
        let mut found: PerGood<u8> = self.goods_pile;
        for &good in &self.round_goods {
            found[good] += 1;
        }
        for good in Good::ALL {
            for goods in &self.depot_goods.values {
                found[good] += goods[good];
            }
            for seat in self.seats() {
                found[good] += self.estates[seat].stock[good] + self.estates[seat].sold[good];
            }
            Imbalance::unless_equal(|| format!("{good} goods"), found[good], GOODS_PER_COLOUR)?;
        }
        Ok(())
    }

    fn count_bonus_tiles(&self) -> Result<(), Imbalance> {
        for ground in Ground::ALL {
            let holders = |large: bool| {
                let has = |estate: &Estate| {
                    let bonus = if large { estate.large_bonus } else { estate.small_bonus };
                    bonus.contains(ground)
                };
                self.seats().filter(|&seat| has(&self.estates[seat])).count() as i64
            };
            let taken = self.bonus_taken[ground];
            let what = |size| move || format!("{size} bonus tiles for {ground}");
            Imbalance::unless_equal(what("large"), holders(true), i64::from(taken >= 1))?;
            Imbalance::unless_equal(what("small"), holders(false), i64::from(taken == 2))?;
        }
        Ok(())
    }

    fn count_markers(&self) -> Result<(), Imbalance> {
        if self.asked() == Some(Pending::ChooseStart) {
            return Ok(());
        }
        for seat in self.seats() {
            let markers = self.track.iter().filter(|marker| marker.seat == seat).count();
            Imbalance::unless_equal(|| format!("markers of {seat}"), markers as i64, 1)?;
        }
        let sorted = self.track.windows(2).all(|pair| pair[0].space >= pair[1].space);
        Imbalance::unless_equal(|| "order of the track".to_owned(), i64::from(sorted), 1)
    }
}

impl Estate {
    /// What is remembered about the placed tiles is what they say.
    fn check_memory(&self) -> Result<(), Imbalance> {
        let (mut covered, mut touched) = (SpaceSet::EMPTY, SpaceSet::EMPTY);
        let mut knowledge = KnowledgeSet::EMPTY;
        for (space, tile) in self.tiles.iter() {
            let Some(tile) = tile else { continue };
            covered.insert(space);
            touched |= NEIGHBOURS[space];
            if let TileKind::Knowledge(known) = tile.kind() {
                knowledge.insert(known);
            }
        }
        let same = [
            ("covered spaces", covered == self.covered),
            ("touched spaces", touched == self.touched),
            ("knowledge", knowledge == self.knowledge),
        ];
        for (what, same) in same {
            Imbalance::unless_equal(|| format!("{what} remembered"), i64::from(same), 1)?;
        }
        Ok(())
    }
}
