//! Everything that is printed, as data for whoever draws the game: the browser has no table of its
//! own. Its copy is `web/src/lib/games/labora/catalog.json`, and a test keeps the two the same.
//!
//! After a change of a card, `UPDATE=1 cargo nextest run -p quadrivium-labora catalog`
//! writes the copy anew.

use serde::Serialize;

use crate::data::{
    ANY, BASIC_GOODS, BUILDINGS, BuildingData, ENERGY, FOOD, IMPROVEMENTS, POINTS, REWARDS,
    SETTLEMENTS, SettlementData, WONDERS, district, points_of,
};
use crate::rules::coins_for;
use crate::score::{SOLO_GOAL, WATER};
use crate::state::Content;
#[cfg(test)]
use crate::types::Card;
use crate::types::{Building, Country, DistrictSide, Good, Marker, Settlement, Terrain};

/// What is printed on everything that lies on the table.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalog {
    /// In the order in which different goods are paid.
    goods: Vec<GoodEntry>,
    /// What pays energy, worth in halves; in the order in which it is asked for.
    energy: &'static [(Good, u8)],
    /// What pays food, in the order in which it is asked for.
    food: &'static [(Good, u8)],
    /// What pays points, in the order in which it is asked for.
    points: &'static [(Good, u8)],
    /// What can be received for points.
    rewards: &'static [(Good, u8)],
    improvements: &'static [(Good, Good)],
    basic_goods: &'static [Good],
    /// As often as one likes.
    any: u8,
    /// What a solo player aims for.
    goal: i32,
    /// How many wonders there are.
    wonders: u8,
    /// What a water space is worth to a settlement beside it.
    water: i16,
    buildings: Vec<BuildingEntry>,
    settlements: Vec<SettlementEntry>,
    /// The spaces of a district, from left to right.
    districts: Vec<DistrictEntry>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct GoodEntry {
    name: Good,
    /// In halves.
    energy: u8,
    food: u8,
    /// Points at the end; what is paid as points is another list.
    points: u16,
    /// How many coins it can be changed into.
    coins: u16,
    /// The marker on the wheel that brings it.
    marker: Option<Marker>,
    /// The only country in which it occurs; nothing for both.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    country: Option<Country>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct BuildingEntry {
    name: Building,
    #[serde(flatten)]
    printed: BuildingData,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct SettlementEntry {
    name: Settlement,
    #[serde(flatten)]
    printed: SettlementData,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct DistrictEntry {
    side: DistrictSide,
    spaces: [(Terrain, Content); 5],
}

fn worth(list: &[(Good, u8)], good: Good) -> u8 {
    list.iter().find(|&&(it, _)| it == good).map_or(0, |&(_, worth)| worth)
}

/// All of it.
pub fn catalog() -> Catalog {
    let good = |name: Good| GoodEntry {
        name,
        energy: worth(&ENERGY, name),
        food: worth(&FOOD, name),
        points: points_of(name),
        coins: coins_for(name),
        marker: name.marker(),
        country: name.country(),
    };
    Catalog {
        goods: Good::ALL.into_iter().map(good).collect(),
        energy: &ENERGY,
        food: &FOOD,
        points: &POINTS,
        rewards: &REWARDS,
        improvements: &IMPROVEMENTS,
        basic_goods: &BASIC_GOODS,
        any: ANY,
        goal: SOLO_GOAL,
        wonders: WONDERS,
        water: WATER,
        buildings: Building::ALL
            .into_iter()
            .map(|name| BuildingEntry { name, printed: BUILDINGS[name] })
            .collect(),
        settlements: Settlement::ALL
            .into_iter()
            .map(|name| SettlementEntry { name, printed: SETTLEMENTS[name] })
            .collect(),
        districts: DistrictSide::ALL
            .into_iter()
            .map(|side| DistrictEntry { side, spaces: district(side) })
            .collect(),
    }
}

#[test]
fn the_browser_has_the_same_catalog() {
    let folder = quadrivium_kit::Folder(env!("CARGO_MANIFEST_DIR"));
    folder.holds("../../web/src/lib/games/labora/catalog.json", &catalog());
}

/// A good of one country is printed on no card of the other.
#[test]
fn goods_occur_on_cards_of_their_country() {
    for country in Country::ALL {
        let cards = Card::all().map(|card| Building::on(card, country));
        let printed =
            cards.map(|it| format!("{:?} {:?}", BUILDINGS[it].cost, BUILDINGS[it].function));
        let printed = printed.collect::<Vec<_>>().join(" ");
        let words: Vec<_> = printed.split(|c: char| !c.is_alphanumeric()).collect();
        for good in Good::ALL.into_iter().filter(|&good| good != Good::FiveCoins) {
            let here = good.country().is_none_or(|only| only == country);
            assert_eq!(words.contains(&format!("{good:?}").as_str()), here, "{good} in {country}");
        }
    }
}
