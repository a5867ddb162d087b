//! The buildings, line by line as on the cards: code, stack, players mark, terrain, cost, economic
//! value, dwelling value, function.
//!
//! A function is read from left to right; the words are those of [`crate::data::function`]. Trades
//! are offered one after the other and each can be left out.

use quadrivium_core::KeySet;
use serde::Serialize;

use super::function::{
    Allowance, Source, Step, Yield, any_number, both, choose, clear_first, clear_up_to, copy,
    different, either, energy, food, gain, get, goods, joker, once, one_of, price, trade, up_to,
    wheel,
};
use crate::types::Good::{
    self, Beer, Book, Bread, Ceramic, Clay, Coal, Coin, Flour, Grain, Grape, Malt, Meat, Ornament,
    Peat, Reliquary, Sheep, Stone, Straw, Whiskey, Wine, Wonder, Wood,
};
use crate::types::{Card, PerBuilding, Stack, Terrain, TerrainSet};

/// A building as it is printed.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BuildingData {
    /// The printed number behind G (both countries), F (France) or I (Ireland); L for the basic
    /// buildings.
    pub code: &'static str,
    /// Where it waits.
    pub stack: Stack,
    /// The mark in the corner: 3 for "3+", 4 for "4", 1 for none.
    pub mark: u8,
    /// Cloister buildings have to touch each other.
    pub cloister: bool,
    /// Where it may stand.
    pub terrain: TerrainSet,
    /// What it costs.
    pub cost: &'static [(Good, u8)],
    /// Points at the end.
    pub economic: i8,
    /// Points for every settlement beside it.
    pub dwelling: i8,
    /// What happens when it is used.
    pub function: &'static [Step],
}

impl BuildingData {
    /// The printed number.
    pub const fn number(&self) -> u8 {
        let code = self.code.as_bytes();
        if code.len() == 3 { (code[1] - b'0') * 10 + code[2] - b'0' } else { 0 }
    }

    /// The card it is printed on.
    pub const fn card(&self) -> Option<Card> {
        Card::new(self.number())
    }
}

type Cost = &'static [(Good, u8)];
type Function = &'static [Step];

#[expect(clippy::too_many_arguments, reason = "a line of the table")]
const fn secular(
    code: &'static str,
    stack: Stack,
    mark: u8,
    terrain: TerrainSet,
    cost: Cost,
    economic: i8,
    dwelling: i8,
    function: Function,
) -> BuildingData {
    let cloister = false;
    BuildingData { code, stack, mark, cloister, terrain, cost, economic, dwelling, function }
}

#[expect(clippy::too_many_arguments, reason = "a line of the table")]
const fn cloister(
    code: &'static str,
    stack: Stack,
    mark: u8,
    terrain: TerrainSet,
    cost: Cost,
    economic: i8,
    dwelling: i8,
    function: Function,
) -> BuildingData {
    let cloister = true;
    BuildingData { code, stack, mark, cloister, terrain, cost, economic, dwelling, function }
}

const fn on(terrains: &[Terrain]) -> TerrainSet {
    let (mut bits, mut index) = (0, 0);
    while index < terrains.len() {
        bits |= 1 << terrains[index] as u64;
        index += 1;
    }
    KeySet::from_bits(bits)
}

/// Coast, plains and hillside: where settlements and most buildings may stand.
pub const LAND: TerrainSet = on(&[Terrain::Coast, Terrain::Plains, Terrain::Hillside]);
/// The coast only.
pub const COAST: TerrainSet = on(&[Terrain::Coast]);
/// Hillside only.
pub const HILLSIDE: TerrainSet = on(&[Terrain::Hillside]);
const PLAINS: TerrainSet = on(&[Terrain::Plains]);
const WATER: TerrainSet = on(&[Terrain::Water]);
const MOUNTAIN: TerrainSet = on(&[Terrain::Mountain]);
const COAST_OR_HILLSIDE: TerrainSet = on(&[Terrain::Coast, Terrain::Hillside]);
const HILLSIDE_OR_MOUNTAIN: TerrainSet = on(&[Terrain::Hillside, Terrain::Mountain]);

/// All buildings.
#[rustfmt::skip]
pub static BUILDINGS: PerBuilding<BuildingData> = PerBuilding::new(TABLE);

#[rustfmt::skip]
const TABLE: [BuildingData; 70] = [
    // ---- on every heartland ----

    // Clay Mound
    secular("L1", Stack::Start, 1, HILLSIDE, &[], 0, 3, &[wheel(&[Clay])]),
    // Farmyard
    secular("L2", Stack::Start, 1, PLAINS, &[], 0, 2, &[wheel(&[Sheep, Grain])]),
    // Cloister Office
    cloister("L3", Stack::Start, 1, PLAINS, &[], 0, 2, &[wheel(&[Coin])]),

    // ---- in the display from the start ----

    // Priory
    cloister("G01", Stack::Start, 3, LAND, &[(Wood, 1), (Clay, 1)], 4, 3, &[copy(Source::HoldsPrior)]),
    // Cloister Courtyard
    cloister("G02", Stack::Start, 1, LAND, &[(Wood, 2)], 4, 4, &[once(different(3), one_of(&[(Peat, 6), (Clay, 6), (Wood, 6), (Sheep, 6), (Grain, 6), (Coin, 6)]))]),
    // Grain Storage
    secular("F03", Stack::Start, 4, LAND, &[(Wood, 1), (Straw, 1)], 3, 4, &[once(goods(&[(Coin, 1)]), get(&[(Grain, 6)]))]),
    // Granary
    cloister("I03", Stack::Start, 4, LAND, &[(Wood, 1)], 2, 3, &[once(goods(&[(Coin, 1)]), get(&[(Grain, 4), (Book, 1)]))]),
    // Windmill
    secular("F04", Stack::Start, 1, COAST_OR_HILLSIDE, &[(Wood, 3), (Clay, 2)], 10, 6, &[up_to(7, goods(&[(Grain, 1)]), get(&[(Flour, 1), (Straw, 1)]))]),
    // Malthouse
    secular("I04", Stack::Start, 1, LAND, &[(Clay, 2)], 5, 4, &[any_number(goods(&[(Grain, 1)]), get(&[(Malt, 1), (Straw, 1)]))]),
    // Bakery
    secular("F05", Stack::Start, 1, LAND, &[(Clay, 2), (Straw, 1)], 4, 5, &[any_number(goods(&[(Flour, 1)]).half_energy(1), get(&[(Bread, 1)])), up_to(2, goods(&[(Bread, 1)]), get(&[(Coin, 4)]))]),
    // Brewery
    secular("I05", Stack::Start, 1, LAND, &[(Stone, 2), (Straw, 1)], 9, 7, &[any_number(goods(&[(Malt, 1), (Grain, 1)]), get(&[(Beer, 1)])), once(goods(&[(Beer, 1)]), get(&[(Coin, 7)]))]),
    // Fuel Merchant
    secular("G06", Stack::Start, 3, LAND, &[(Clay, 1), (Straw, 1)], 5, 2, &[up_to(3, energy(3), Yield::Table(Coin, &[5, 8, 10]))]),
    // Peat Coal Kiln
    secular("G07", Stack::Start, 1, LAND, &[(Clay, 1)], 4, -2, &[gain(&[(Coal, 1), (Coin, 1)]), any_number(goods(&[(Peat, 1)]), get(&[(Coal, 1)]))]),
    // Market
    secular("F08", Stack::Start, 1, LAND, &[(Stone, 2)], 5, 8, &[once(different(4), get(&[(Coin, 7), (Bread, 1)]))]),
    // False Lighthouse
    secular("I08", Stack::Start, 1, COAST, &[(Wood, 2), (Clay, 1)], 5, 5, &[gain(&[(Coin, 3)]), choose(&[(Beer, 1), (Whiskey, 1)])]),
    // Cloister Garden
    cloister("F09", Stack::Start, 3, LAND, &[(Coin, 3)], 5, 0, &[gain(&[(Grape, 1)]), copy(Source::Neighbour)]),
    // Spinning Mill
    secular("I09", Stack::Start, 3, LAND, &[(Wood, 1), (Straw, 1)], 3, 3, &[Step::Show(Sheep, &[(1, 3), (5, 5), (9, 6)])]),
    // Carpentry
    secular("F10", Stack::Start, 4, LAND, &[(Wood, 2), (Clay, 1)], 7, 0, &[clear_first(), Step::Build]),
    // Cottage
    secular("I10", Stack::Start, 4, LAND, &[(Stone, 1), (Straw, 1)], 5, 0, &[gain(&[(Malt, 1)]), copy(Source::Neighbour)]),
    // Harbor Promenade
    secular("F11", Stack::Start, 1, COAST, &[(Wood, 1), (Stone, 1)], 1, 7, &[gain(&[(Wood, 1), (Wine, 1), (Coin, 1), (Ceramic, 1)])]),
    // Houseboat
    secular("I11", Stack::Start, 1, WATER, &[(Wood, 1)], 4, 6, &[gain(&[(Wood, 1), (Malt, 1), (Coin, 1), (Peat, 1)])]),
    // Stone Merchant
    secular("G12", Stack::Start, 1, LAND, &[(Wood, 1)], 6, 1, &[up_to(5, food(2).energy(1), get(&[(Stone, 1)]))]),
    // Builders' Market
    secular("G13", Stack::Start, 4, LAND, &[(Clay, 2)], 6, 1, &[once(goods(&[(Coin, 2)]), get(&[(Wood, 2), (Clay, 2), (Stone, 1), (Straw, 1)]))]),

    // ---- stack A ----

    // Grapevine (A)
    secular("F14", Stack::A, 1, HILLSIDE, &[(Wood, 1)], 3, 6, &[wheel(&[Grape])]),
    // Sacred Site
    secular("I14", Stack::A, 1, LAND, &[(Stone, 1)], 3, 6, &[gain(&[(Book, 1)]), choose(&[(Grain, 2), (Malt, 2)]), choose(&[(Beer, 1), (Whiskey, 1)])]),
    // Financed Estate
    secular("F15", Stack::A, 4, LAND, &[(Clay, 1), (Stone, 1)], 4, 6, &[once(goods(&[(Coin, 1)]), get(&[(Book, 1), (Bread, 1), (Grape, 2), (Flour, 2)]))]),
    // Druid's House
    secular("I15", Stack::A, 4, HILLSIDE, &[(Clay, 1), (Stone, 1)], 6, 6, &[price(goods(&[(Book, 1)])), Step::TwoBasics([5, 3])]),
    // Cloister Chapter House
    cloister("G16", Stack::A, 3, LAND, &[(Clay, 3), (Straw, 1)], 2, 5, &[gain(&[(Clay, 1), (Wood, 1), (Peat, 1), (Sheep, 1), (Grain, 1), (Coin, 1)])]),
    // Cloister Library
    cloister("F17", Stack::A, 1, LAND, &[(Stone, 2), (Straw, 1)], 7, 7, &[up_to(3, goods(&[(Coin, 1)]), get(&[(Book, 1)])), once(goods(&[(Book, 1)]), get(&[(Meat, 1), (Wine, 1)]))]),
    // Scriptorium
    cloister("I17", Stack::A, 1, LAND, &[(Wood, 1), (Straw, 1)], 3, 5, &[once(goods(&[(Coin, 1)]), get(&[(Book, 1), (Meat, 1), (Whiskey, 1)]))]),
    // Cloister Workshop
    cloister("G18", Stack::A, 1, LAND, &[(Wood, 3)], 7, 2, &[both(&[trade(3, goods(&[(Clay, 1)]).energy(1), get(&[(Ceramic, 1)])), trade(1, goods(&[(Stone, 1)]).energy(1), get(&[(Ornament, 1)]))])]),
    // Slaughterhouse
    secular("G19", Stack::A, 1, LAND, &[(Wood, 2), (Clay, 2)], 8, -3, &[any_number(goods(&[(Sheep, 1), (Straw, 1)]), get(&[(Meat, 1)]))]),

    // ---- stack B ----

    // Inn
    secular("F20", Stack::B, 3, LAND, &[(Wood, 2), (Straw, 2)], 4, 6, &[once(goods(&[(Wine, 1)]), get(&[(Coin, 6)])), up_to(7, food(1), get(&[(Coin, 1)]))]),
    // Alehouse
    secular("I20", Stack::B, 3, LAND, &[(Wood, 1), (Stone, 1)], 3, 6, &[once(goods(&[(Beer, 1)]), get(&[(Coin, 8)])), once(goods(&[(Whiskey, 1)]), get(&[(Coin, 7)]))]),
    // Winery
    secular("F21", Stack::B, 1, LAND, &[(Clay, 2), (Straw, 2)], 4, 5, &[any_number(goods(&[(Grape, 1)]), get(&[(Wine, 1)])), once(goods(&[(Wine, 1)]), get(&[(Coin, 7)]))]),
    // Whiskey Distillery
    secular("I21", Stack::B, 1, LAND, &[(Clay, 2), (Straw, 2)], 6, 5, &[any_number(goods(&[(Malt, 1), (Wood, 1), (Peat, 1)]), get(&[(Whiskey, 2)]))]),
    // Quarry (B)
    secular("G22", Stack::B, 1, MOUNTAIN, &[(Coin, 5)], 7, -4, &[wheel(&[Stone])]),
    // Bathhouse
    cloister("F23", Stack::B, 4, LAND, &[(Stone, 1), (Straw, 1)], 2, 6, &[Step::Price(trade(1, goods(&[(Coin, 1)]), get(&[(Book, 1), (Ceramic, 1)]))), Step::AllClergyHome]),
    // Locutory
    cloister("I23", Stack::B, 4, LAND, &[(Wood, 3), (Clay, 2)], 7, 1, &[price(goods(&[(Coin, 2)])), Step::PriorHome, Step::Build]),
    // Cloister Church
    cloister("F24", Stack::B, 1, LAND, &[(Clay, 5), (Stone, 3)], 12, 9, &[up_to(2, goods(&[(Bread, 1), (Wine, 1)]), get(&[(Reliquary, 1)]))]),
    // Chapel
    cloister("I24", Stack::B, 1, LAND, &[(Clay, 3), (Stone, 3)], 10, 8, &[once(goods(&[(Coin, 1)]), get(&[(Book, 1)])), up_to(3, goods(&[(Beer, 1), (Whiskey, 1)]), get(&[(Reliquary, 1)]))]),
    // Chamber of Wonders
    secular("F25", Stack::B, 4, LAND, &[(Wood, 1), (Clay, 1)], 0, 6, &[once(different(13), get(&[(Wonder, 1)]))]),
    // Portico
    cloister("I25", Stack::B, 4, LAND, &[(Clay, 2)], 2, 6, &[once(goods(&[(Reliquary, 1)]), get(&[(Clay, 2), (Wood, 2), (Peat, 2), (Sheep, 2), (Grain, 2), (Coin, 2), (Stone, 2)]))]),
    // Shipyard
    secular("G26", Stack::B, 1, COAST, &[(Clay, 4), (Stone, 1)], 15, -2, &[once(goods(&[(Wood, 2)]), get(&[(Ornament, 1), (Coin, 5)]))]),

    // ---- stack C ----

    // Palace
    secular("F27", Stack::C, 1, HILLSIDE, &[(Coin, 25)], 25, 8, &[price(goods(&[(Wine, 1)])), copy(Source::Occupied)]),
    // Grand Manor
    secular("I27", Stack::C, 1, LAND, &[(Coin, 20)], 18, 7, &[price(goods(&[(Whiskey, 1)])), copy(Source::Occupied)]),
    // Castle
    secular("G28", Stack::C, 1, HILLSIDE_OR_MOUNTAIN, &[(Wood, 6), (Stone, 5)], 15, 7, &[Step::Settle]),
    // Quarry (C)
    secular("F29", Stack::C, 3, MOUNTAIN, &[(Coin, 5)], 7, -4, &[wheel(&[Stone])]),
    // Forest Hut
    secular("I29", Stack::C, 3, LAND, &[(Clay, 1), (Straw, 1)], 1, 5, &[clear_up_to(1, &[(Sheep, 2), (Wood, 2), (Stone, 1)])]),
    // Town Estate
    secular("F30", Stack::C, 1, LAND, &[(Stone, 2), (Straw, 2)], 6, 5, &[once(goods(&[(Ceramic, 1)]), get(&[(Coin, 12)]))]),
    // Refectory
    cloister("I30", Stack::C, 1, LAND, &[(Clay, 2), (Wood, 1)], 4, 5, &[gain(&[(Beer, 1), (Meat, 1)]), up_to(4, goods(&[(Meat, 1)]), get(&[(Ceramic, 1)]))]),
    // Grapevine (C)
    secular("F31", Stack::C, 4, HILLSIDE, &[(Wood, 1)], 3, 6, &[wheel(&[Grape])]),
    // Coal Harbor
    secular("I31", Stack::C, 4, COAST, &[(Clay, 1), (Stone, 2)], 12, 0, &[up_to(3, goods(&[(Coal, 1)]), get(&[(Coin, 3), (Whiskey, 1)]))]),
    // Calefactory
    cloister("F32", Stack::C, 3, LAND, &[(Stone, 1)], 2, 5, &[price(goods(&[(Coin, 1)])), Step::Fell, Step::Cut]),
    // Filial Church
    cloister("I32", Stack::C, 3, LAND, &[(Wood, 3), (Clay, 4)], 6, 7, &[once(different(5), get(&[(Reliquary, 1)]))]),
    // Shipping Company
    secular("F33", Stack::C, 1, COAST, &[(Wood, 3), (Clay, 3)], 8, 4, &[price(energy(3)), joker(&[Meat, Bread, Wine])]),
    // Cooperage
    secular("I33", Stack::C, 1, LAND, &[(Straw, 1), (Clay, 3)], 5, 3, &[price(goods(&[(Wood, 3)])), joker(&[Beer, Whiskey])]),

    // ---- stack D ----

    // Sacristy
    cloister("G34", Stack::D, 1, LAND, &[(Stone, 3), (Straw, 2)], 10, 7, &[once(goods(&[(Book, 1), (Ceramic, 1), (Ornament, 1), (Reliquary, 1)]), get(&[(Wonder, 1)]))]),
    // Forger's Workshop
    secular("F35", Stack::D, 1, LAND, &[(Clay, 2), (Straw, 1)], 4, 2, &[Step::Price(trade(1, goods(&[(Coin, 5)]), get(&[(Reliquary, 1)]))), any_number(goods(&[(Coin, 10)]), get(&[(Reliquary, 1)]))]),
    // Round Tower
    secular("I35", Stack::D, 1, HILLSIDE, &[(Stone, 4)], 6, 9, &[once(goods(&[(Coin, 5), (Whiskey, 1)]).points(14), get(&[(Wonder, 1)]))]),
    // Pilgrimage Site
    secular("F36", Stack::D, 3, LAND, &[(Coin, 6)], 2, 6, &[Step::Improve(2)]),
    // Camera
    cloister("I36", Stack::D, 3, LAND, &[(Clay, 2)], 5, 3, &[up_to(2, goods(&[(Book, 1), (Ceramic, 1)]), get(&[(Coin, 1), (Clay, 1), (Reliquary, 1)]))]),
    // Dormitory
    cloister("F37", Stack::D, 1, LAND, &[(Clay, 3)], 3, 4, &[gain(&[(Ceramic, 1)]), any_number(goods(&[(Straw, 1), (Wood, 1)]), get(&[(Book, 1)]))]),
    // Bulwark
    secular("I37", Stack::D, 1, LAND, &[(Wood, 2), (Clay, 4)], 8, 6, &[price(goods(&[(Book, 1)])), Step::FreeDistrict, Step::FreePlot]),
    // Printing Office
    secular("F38", Stack::D, 1, LAND, &[(Wood, 1), (Stone, 2)], 5, 5, &[clear_up_to(4, &[(Book, 1)])]),
    // Festival Ground
    secular("I38", Stack::D, 1, LAND, &[(Coin, 10)], 3, 7, &[price(goods(&[(Beer, 1)])), Step::Reward(Allowance::Woodland)]),
    // Estate
    secular("G39", Stack::D, 4, LAND, &[(Wood, 2), (Stone, 2)], 5, 6, &[either(2, &[trade(2, food(10), get(&[(Book, 1), (Ornament, 1)])), trade(2, energy(6), get(&[(Book, 1), (Ornament, 1)]))])]),
    // Hospice
    cloister("F40", Stack::D, 3, LAND, &[(Wood, 3), (Straw, 1)], 7, 5, &[copy(Source::Display)]),
    // Guesthouse
    secular("I40", Stack::D, 3, LAND, &[(Wood, 3), (Straw, 1)], 7, 5, &[copy(Source::Display)]),
    // House of the Brotherhood
    cloister("G41", Stack::D, 1, LAND, &[(Clay, 1), (Stone, 1)], 3, 3, &[price(goods(&[(Coin, 5)])), Step::Reward(Allowance::Cloisters)]),
];
