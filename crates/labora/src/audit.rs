//! Nothing is created or lost: every card, tile, settlement, clergyman and wonder is somewhere.

use quadrivium_core::{Audit, Imbalance, Key};

use crate::data::{BUILDINGS, SETTLEMENTS, WONDERS};
use crate::land::{Cell, CellSet};
use crate::state::{Content, Labora};
use crate::types::{Building, Card, Clergyman, Good, Settlement, Stack};

impl Audit for Labora {
    fn audit(&self) -> Result<(), Imbalance> {
        self.count_cards()?;
        self.count_settlements()?;
        self.count_clergy()?;
        self.count_goods()?;
        self.check_memory()
    }
}

impl Labora {
    /// A card that takes part lies in a stack, in the display, on an estate or aside.
    fn count_cards(&self) -> Result<(), Imbalance> {
        for card in Card::all() {
            let building = self.side(card);
            let waits = self.stack(BUILDINGS[building].stack).contains(card)
                && BUILDINGS[building].stack > self.opened;
            let built = self.owners().filter(|&seat| self.find_house(seat, building).is_some());
            let found = i64::from(waits)
                + i64::from(self.display.contains(card))
                + i64::from(self.aside.contains(card))
                + built.count() as i64;
            let neutral = self.neutral().is_some() && building == Building::BuildersMarket;
            let used = self.schedule().uses(building, self.options) || neutral;
            Imbalance::unless_equal(|| building.to_string(), found, i64::from(used))?;
        }
        for owner in self.owners() {
            for building in Building::BASIC {
                let found = self.find_house(owner, building).is_some() || self.neutral().is_some();
                Imbalance::unless_equal(|| format!("{building} of {owner}"), found, 1)?;
            }
        }
        Ok(())
    }

    fn count_settlements(&self) -> Result<(), Imbalance> {
        for seat in self.seats() {
            let homes = self.homes(seat);
            let built =
                self.land[seat].iter().filter(|&it| matches!(self.cells[it], Content::Home(_)));
            let counted = homes.values.iter().flatten().count() as i64;
            Imbalance::unless_equal(
                || format!("settlements of {seat}"),
                built.count() as i64,
                counted,
            )?;
            for settlement in Settlement::ALL {
                let stack = SETTLEMENTS[settlement].stack;
                let found = i64::from(self.hand[seat].contains(settlement))
                    + i64::from(homes[settlement].is_some());
                let known = stack == Stack::Start || stack <= self.opened;
                Imbalance::unless_equal(|| format!("{settlement} of {seat}"), found, known)?;
            }
        }
        Ok(())
    }

    /// Clergymen stand in buildings. Only in the bonus round a prior may join another clergyman.
    fn count_clergy(&self) -> Result<(), Imbalance> {
        for seat in self.owners() {
            let standing = self.clergy[seat].values.iter().flatten();
            for &cell in standing {
                let housed = self.houses.contains(cell);
                Imbalance::unless_equal(|| format!("clergy of {seat} in a building"), housed, 1)?;
            }
        }
        let brothers = [Clergyman::FirstBrother, Clergyman::SecondBrother];
        let brothers = || {
            self.owners()
                .flat_map(|seat| brothers.iter().filter_map(move |&man| self.clergy[seat][man]))
        };
        let cells: CellSet = brothers().collect();
        let what = || "buildings with a lay brother".to_owned();
        Imbalance::unless_equal(what, cells.len() as i64, brothers().count() as i64)
    }

    fn count_goods(&self) -> Result<(), Imbalance> {
        let wonders: u16 = self.seats().map(|seat| self.has(seat, Good::Wonder)).sum();
        let all = i64::from(wonders) + i64::from(self.wonders);
        Imbalance::unless_equal(|| "wonders".to_owned(), all, WONDERS)?;
        for seat in self.owners() {
            let tiles = self.has(seat, Good::FiveCoins);
            Imbalance::unless_equal(|| format!("5-coin tiles of {seat}"), tiles, 0)?;
        }
        Ok(())
    }

    /// What is remembered beside the cells agrees with them.
    fn check_memory(&self) -> Result<(), Imbalance> {
        for index in 0..Cell::COUNT {
            let cell = Cell::from_index(index).expect("a cell");
            let owned = self.owners().filter(|&seat| self.land[seat].contains(cell)).count() as i64;
            let sets = [
                (self.free, Content::Empty == self.cells[cell] && owned == 1),
                (self.forests, Content::Forest == self.cells[cell]),
                (self.moors, Content::Moor == self.cells[cell]),
                (self.houses, self.house(cell).is_some()),
                (self.cloisters, self.house(cell).is_some_and(|it| BUILDINGS[it].cloister)),
            ];
            for (set, expected) in sets {
                let found = i64::from(set.contains(cell));
                Imbalance::unless_equal(|| format!("memory of cell {index}"), found, expected)?;
            }
            if let Some(owner) = self.owner(cell).filter(|_| owned == 1) {
                let back = self.cell_at(owner, self.spot(cell)) == Some(cell);
                Imbalance::unless_equal(|| format!("the way back to cell {index}"), back, 1)?;
            }
        }
        Ok(())
    }
}
