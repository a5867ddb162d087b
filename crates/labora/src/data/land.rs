//! Landscape tiles: what is printed on them and what they cost.

use crate::options::LandscapeSupply;
use crate::state::Content;
use crate::types::{Building, DistrictSide, Terrain};

/// The most districts, and the most plots.
pub const TILES: usize = 9;

/// Prices of districts, cheapest first (R-LAND-1).
pub const fn district_prices(supply: LandscapeSupply) -> &'static [u8] {
    match supply {
        LandscapeSupply::Seed => &[2, 3, 4, 5, 5, 6, 7, 8],
        LandscapeSupply::Print9 => &[2, 3, 4, 4, 5, 5, 6, 7, 8],
    }
}

/// Prices of plots, cheapest first (R-LAND-1).
pub const fn plot_prices(supply: LandscapeSupply) -> &'static [u8] {
    match supply {
        LandscapeSupply::Seed => &[3, 4, 4, 5, 5, 6, 6, 7],
        LandscapeSupply::Print9 => &[3, 4, 4, 5, 5, 5, 6, 6, 7],
    }
}

use Building::{ClayMound, CloisterOffice, Farmyard};
use Content::{Empty, Forest, House, Moor};
use Terrain::{Hillside, Plains};

/// The heartland, upper row first.
#[rustfmt::skip]
pub const HEARTLAND: [(Terrain, Content); 10] = [
    (Plains, Moor), (Plains, Forest), (Plains, Forest),         (Plains, Empty), (Hillside, House(ClayMound)),
    (Plains, Moor), (Plains, Forest), (Plains, House(Farmyard)), (Plains, Empty), (Plains, House(CloisterOffice)),
];

/// A district, from left to right.
#[rustfmt::skip]
pub const fn district(side: DistrictSide) -> [(Terrain, Content); 5] {
    match side {
        DistrictSide::Plains => [
            (Plains, Forest), (Plains, Empty), (Plains, Empty), (Plains, Empty), (Hillside, Empty),
        ],
        DistrictSide::Hills => [
            (Plains, Moor), (Plains, Forest), (Plains, Forest), (Hillside, Empty), (Hillside, Empty),
        ],
    }
}
