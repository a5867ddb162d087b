//! Selling goods: all of one type, never a part of it (B-13.1, B-13.5).

use quadrivium_core::{Observer, Seat};

use super::dice::Usage;
use crate::action::Action;
use crate::data::{SALE_POINTS, SALE_SILVER};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Burgundy, Estate};
use crate::types::{Die, Good, GoodSet, Source};

impl Estate {
    /// The goods in stock whose number the die can be made to show (B-13.1, R6).
    fn sellable(&self, die: Die) -> GoodSet {
        // Goods and die numbers are in the same order, so their sets have the same bits.
        self.stocked() & GoodSet::from_bits(self.reach(die, Usage::Sell).bits)
    }
}

impl Burgundy {
    pub(super) fn legal_sales(&self, seat: Seat, dice: [Option<Die>; 2], out: &mut Vec<Action>) {
        for die in dice.into_iter().flatten() {
            let goods = self.estates[seat].sellable(die).iter();
            out.extend(goods.map(|good| Action::Sell { die, good }));
        }
    }

    /// One silver for the sale (two with yellow tile 3), points for each tile, and with yellow
    /// tile 4 a worker (B-13.3, R20).
    pub(super) fn sell(
        &mut self,
        seat: Seat,
        die: Die,
        good: Good,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let estate = &self.estates[seat];
        if !estate.sellable(die).contains(good) {
            let none = estate.stock[good] == 0;
            return Err(if none { Illegal::NoGoods } else { Illegal::WrongNumber });
        }
        let price = estate.price(die, Usage::Sell, good.pips());
        self.spend(seat, die, price, seen);
        let points_each = self.by_players(&SALE_POINTS);
        let estate = &mut self.estates[seat];
        let tiles = std::mem::take(&mut estate.stock[good]);
        estate.sold[good] += tiles;
        let points = points_each * u16::from(tiles);
        let silver = SALE_SILVER[usize::from(estate.knows(3))];
        let workers = u16::from(estate.knows(4));
        estate.points[Source::Goods] += points;
        estate.silver += silver;
        estate.workers += workers;
        seen.saw(Event::Sold { seat, good, tiles, points, silver, workers });
        Ok(())
    }
}
