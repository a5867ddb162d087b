//! Buying landscape: districts above and below, plots to the left and right.

use quadrivium_core::{Observer, Seat};

use crate::action::{Action, PLOT_ROWS, within};
use crate::data::{Shape, district, district_prices, plot_prices};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::land::Cell;
use crate::state::{Content, District, Labora, Plot};
use crate::types::{DistrictSide, Good, PlotSide, Terrain};

/// Whether a tile is paid for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Terms {
    Bought,
    Free,
}

impl Labora {
    /// The price of the next tile of a stack: the cheapest lies on top, in the solo game the
    /// dearest.
    fn next_price(&self, prices: &[u8], sold: usize) -> Option<u8> {
        let index = match self.schedule().shape {
            Shape::Solo => prices.len().checked_sub(sold + 1)?,
            _ => sold,
        };
        prices.get(index).copied()
    }

    /// The price of the next district.
    pub(crate) fn district_price(&self) -> Option<u8> {
        let sold = self.districts.iter().flatten().count();
        self.next_price(district_prices(self.options.landscape_supply), sold)
    }

    /// The price of the next plot.
    pub(crate) fn plot_price(&self) -> Option<u8> {
        let sold = self.plots.iter().flatten().count();
        self.next_price(plot_prices(self.options.landscape_supply), sold)
    }

    /// How many districts are left.
    pub(crate) fn districts_left(&self) -> u8 {
        let all = district_prices(self.options.landscape_supply).len();
        (all - self.districts.iter().flatten().count()) as u8
    }

    /// How many plots are left.
    pub(crate) fn plots_left(&self) -> u8 {
        let all = plot_prices(self.options.landscape_supply).len();
        (all - self.plots.iter().flatten().count()) as u8
    }

    /// The first and the last row of the strip in which the heartland and its districts lie.
    pub(crate) fn strip(&self, seat: Seat) -> (i8, i8) {
        let own = self.districts.iter().flatten().filter(|district| district.owner == seat);
        own.fold((0, 1), |(top, bottom), it| (top.min(it.row), bottom.max(it.row)))
    }

    /// A district lies right above or below the heartland and other districts (R-LAND-2).
    fn check_district(&self, seat: Seat, row: i8) -> Result<u8, Illegal> {
        let price = self.district_price().ok_or(Illegal::NoTileLeft)?;
        let (top, bottom) = self.strip(seat);
        if row == top - 1 || row == bottom + 1 { Ok(price) } else { Err(Illegal::NoRoomForTile) }
    }

    /// A plot shares an edge with the strip or with a plot of its own kind, and covers none
    /// (R-LAND-3, R-LAND-4).
    fn check_plot(&self, seat: Seat, row: i8, side: PlotSide) -> Result<u8, Illegal> {
        let price = self.plot_price().ok_or(Illegal::NoTileLeft)?;
        if !within(row, PLOT_ROWS) {
            return Err(Illegal::NoRoomForTile);
        }
        let (top, bottom) = self.strip(seat);
        let same = self.plots.iter().flatten().filter(|it| it.owner == seat && it.side == side);
        let mut distances = same.map(|plot| (plot.row - row).abs());
        let beside_strip = row + 1 >= top && row <= bottom;
        let beside_plot = distances.clone().any(|distance| distance == 2);
        let covers = distances.any(|distance| distance < 2);
        if !covers && (beside_strip || beside_plot) {
            Ok(price)
        } else {
            Err(Illegal::NoRoomForTile)
        }
    }

    pub(super) fn legal_districts(&self, seat: Seat, out: &mut Vec<Action>) {
        let (top, bottom) = self.strip(seat);
        for row in [top - 1, bottom + 1] {
            if self.check_district(seat, row).is_ok() {
                out.extend(DistrictSide::ALL.map(|side| Action::District { row, side }));
            }
        }
    }

    pub(super) fn legal_plots(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.plot_price().is_none() {
            return;
        }
        let own = self.plots.iter().flatten().filter(|plot| plot.owner == seat);
        let (top, bottom) = self.strip(seat);
        let (first, last) = own.fold((top - 1, bottom), |(first, last), plot| {
            (first.min(plot.row - 2), last.max(plot.row + 2))
        });
        for row in first..=last {
            let sides = PlotSide::ALL.into_iter();
            let fitting = sides.filter(|&side| self.check_plot(seat, row, side).is_ok());
            out.extend(fitting.map(|side| Action::Plot { row, side }));
        }
    }

    /// One tile a turn and one a settlement phase (R-BUY-1).
    fn check_purchase(&self, seat: Seat, price: Option<u8>) -> Result<(), Illegal> {
        let price = price.ok_or(Illegal::NoTileLeft)?;
        if self.bought {
            Err(Illegal::AlreadyBought)
        } else if self.can_pay_coins(seat, price) {
            Ok(())
        } else {
            Err(Illegal::TooDear)
        }
    }

    pub(super) fn legal_purchases(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.check_purchase(seat, self.district_price()).is_ok() {
            self.legal_districts(seat, out);
        }
        if self.check_purchase(seat, self.plot_price()).is_ok() {
            self.legal_plots(seat, out);
        }
    }

    pub(super) fn can_buy_land(&self, seat: Seat) -> bool {
        let prices = [self.district_price(), self.plot_price()];
        prices.into_iter().any(|price| self.check_purchase(seat, price).is_ok())
    }

    /// Pays for a tile, unless it is for nothing (R-USE-10). Says what was paid.
    fn buy(
        &mut self,
        seat: Seat,
        price: u8,
        terms: Terms,
        seen: &mut impl Observer<Event>,
    ) -> Result<u8, Illegal> {
        if terms == Terms::Free {
            return Ok(0);
        }
        self.check_purchase(seat, Some(price))?;
        self.charge(seat, Good::Coin, price.into(), seen);
        self.bought = true;
        Ok(price)
    }

    pub(crate) fn lay_district(
        &mut self,
        owner: Seat,
        row: i8,
        side: DistrictSide,
        terms: Terms,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let price = self.check_district(owner, row)?;
        let price = self.buy(owner, price, terms, seen)?;
        let tile = self.districts.iter().flatten().count();
        self.districts[tile] = Some(District { owner, row, side });
        for (index, (terrain, content)) in district(side).into_iter().enumerate() {
            self.add_cell(owner, Cell::district(tile, index), terrain, content);
        }
        seen.saw(Event::DistrictLaid { seat: owner, row, side, price });
        Ok(())
    }

    pub(crate) fn lay_plot(
        &mut self,
        owner: Seat,
        row: i8,
        side: PlotSide,
        terms: Terms,
        seen: &mut impl Observer<Event>,
    ) -> Result<(), Illegal> {
        let price = self.check_plot(owner, row, side)?;
        let price = self.buy(owner, price, terms, seen)?;
        let tile = self.plots.iter().flatten().count();
        self.plots[tile] = Some(Plot { owner, row, side });
        let terrains: &[Terrain] = match side {
            PlotSide::Coast => &[Terrain::Water, Terrain::Coast, Terrain::Water, Terrain::Coast],
            // The one mountain is as tall as both rows.
            PlotSide::Mountain => &[Terrain::Hillside, Terrain::Mountain, Terrain::Hillside],
        };
        for (index, &terrain) in terrains.iter().enumerate() {
            self.add_cell(owner, Cell::plot(tile, index), terrain, Content::Empty);
        }
        seen.saw(Event::PlotLaid { seat: owner, row, side, price });
        Ok(())
    }
}
