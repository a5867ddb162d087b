//! Everything that is printed, as data for whoever draws the game: the browser has no table of its
//! own. Its copy is `web/src/lib/games/orleans/catalog.json`, and a test keeps the two the same.
//!
//! After a change of a table, `UPDATE=1 cargo nextest run -p quadrivium-orleans catalog`
//! writes the copy anew.

use serde::Serialize;

use crate::action::{MOST_PAID, VILLAGERS};
use crate::brings::{self, BringView, one, some};
use crate::data::{
    ANY_SPACES, CITIZEN_OF_BOATMEN, CITIZEN_OF_KNIGHTS, COINS, COINS_OF_BOATMAN, DEEDS,
    DEVELOPMENT_CITIZENS, DEVELOPMENT_COINS, DEVELOPMENT_END, DRAW_LIMIT, DeedReward, Effect,
    FOOD_FINE, GOOD_OF_FARMER, GOODS, HOURGLASS, MARKET, PLACES, POINTS, POINTS_OF_SCHOLAR, ROUNDS,
    ROUTES, STATIONS, STEPS, TAXED, TECHNOLOGIES, TOWER, WANTED, level_at, spaces_of,
};
use crate::pending::Bathers;
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, Route, Space, Stack, Town, Ware, Way,
};

/// What is printed on everything that lies on the table.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Catalog {
    rounds: u8,
    /// Spaces of the market, and those of the Gunpowder Tower.
    market: u8,
    tower: u8,
    stations: u8,
    technologies: u8,
    /// Coins with which everybody starts.
    coins: u16,
    /// What is paid without food, and for how many goods one coin of taxes is due.
    food_fine: u16,
    taxed: u16,
    kinds: [Kind; Kind::COUNT],
    followers: Vec<FollowerEntry>,
    goods: Vec<GoodEntry>,
    food: &'static [Ware],
    events: Vec<EventEntry>,
    places: Vec<PlaceEntry>,
    deeds: Vec<DeedEntry>,
    tracks: Vec<TrackEntry>,
    development: DevelopmentEntry,
    towns: [Town; Town::COUNT],
    routes: Vec<RouteEntry>,
    citizens: [Citizen; Citizen::COUNT],
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct FollowerEntry {
    name: Follower,
    kind: Kind,
    /// One of the four in a player's colour.
    starting: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct GoodEntry {
    name: Ware,
    /// Points at the end; none for bread, which counts by level.
    points: u8,
    /// How many tokens there are.
    tokens: Option<u8>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct EventEntry {
    name: Hourglass,
    tiles: u8,
    /// Whether the Sacristy protects from it.
    negative: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct PlaceEntry {
    name: Place,
    stack: Option<Stack>,
    /// What each space asks for; nothing where it takes anybody.
    spaces: Vec<SpaceEntry>,
    /// What its action brings anybody.
    brings: Vec<BringView>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct SpaceEntry {
    space: Space,
    kind: Option<Kind>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct DeedEntry {
    name: Deed,
    spaces: Vec<(Kind, u8)>,
    /// Coins for each follower; nothing where it is a coin or a development point.
    coins: Option<u8>,
    citizen: Citizen,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct TrackEntry {
    kind: Kind,
    /// From the start space on.
    steps: Vec<StepEntry>,
}

#[derive(Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct StepEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    good: Option<Good>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    coins: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    points: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    draws: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    citizen: Option<Citizen>,
    /// A technology tile, a place tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    brings: Option<&'static str>,
    /// Which stacks the place tile comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    stacks: Option<&'static [Stack]>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct DevelopmentEntry {
    /// The level on each space.
    levels: Vec<u8>,
    coins: &'static [(u8, u8)],
    citizens: Vec<(u8, Citizen)>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct RouteEntry {
    route: Route,
    way: Way,
    ends: (Town, Town),
    /// Its goods spaces, by the number of players from which each is filled.
    spaces: &'static [u8],
}

const LEVEL: &str = "level";
const STATION: &str = "station";

const fn each(of: &'static str, per: &'static str) -> BringView {
    BringView { per: Some(per), ..one(of) }
}

/// What is printed: the same for everybody.
fn printed(effect: Effect) -> Vec<BringView> {
    match effect {
        Effect::Recruit(kind) => vec![one(kind.name())],
        Effect::RecruitOneOf => VILLAGERS.map(|kind| one(kind.name())).into(),
        Effect::Travel(_) | Effect::Court => vec![one("merchant")],
        Effect::TradingStation => vec![one(STATION)],
        Effect::Deeds => vec![one(brings::CITIZEN)],
        Effect::Good(good) => vec![one(good.name())],
        Effect::Gain { coins, points } => {
            let both = [some(brings::COINS, coins), some(brings::POINTS, points)];
            both.into_iter().filter(|part| part.count != Some(0)).collect()
        }
        Effect::CoinsPerLevel => vec![each(brings::COINS, LEVEL)],
        Effect::CoinsPerStation => vec![each(brings::COINS, STATION)],
        Effect::Pharmacy => {
            vec![
                BringView { least: Some(1), ..some(brings::COINS, MOST_PAID) },
                one(brings::POINTS),
            ]
        }
        Effect::Technology => vec![one(brings::TECHNOLOGY)],
        Effect::Bathhouse => vec![some(brings::DRAWS, Bathers::default().len() as u8)],
        Effect::Goldsmith => vec![each(brings::POINTS, STATION)],
        Effect::Bakery => vec![one("bread")],
        Effect::Hideaway => vec![one("bonus")],
        Effect::Theatre => vec![one(brings::COINS)],
        Effect::Protection | Effect::Power => Vec::new(),
    }
}

fn place(name: Place) -> PlaceEntry {
    let data = &PLACES[name];
    let spaces = spaces_of(name).iter().map(|space| SpaceEntry {
        space,
        kind: Kind::ALL
            .into_iter()
            .find(|&kind| WANTED[kind].contains(space) && !ANY_SPACES.contains(space)),
    });
    PlaceEntry { name, stack: data.stack, spaces: spaces.collect(), brings: printed(data.effect) }
}

/// The space of a track, counted from its start.
fn step(kind: Kind, index: u8) -> StepEntry {
    let from_one = usize::from(index).checked_sub(1);
    let mut step = StepEntry::default();
    match kind {
        Kind::Farmer => step.good = from_one.map(|at| GOOD_OF_FARMER[at]),
        Kind::Boatman => {
            step.coins = from_one.map(|at| COINS_OF_BOATMAN[at]).filter(|&coins| coins > 0);
            step.citizen = (index == CITIZEN_OF_BOATMEN).then_some(Citizen::Boatman);
        }
        Kind::Craftsman => step.brings = from_one.map(|_| "technology"),
        Kind::Trader => {
            step.brings = from_one.map(|_| "place");
            step.stacks = from_one.map(|at| &Stack::ALL[..if at == 0 { 1 } else { 2 }]);
        }
        Kind::Knight => {
            step.draws = Some(DRAW_LIMIT[usize::from(index)]);
            step.citizen = (index == CITIZEN_OF_KNIGHTS).then_some(Citizen::Knight);
        }
        Kind::Scholar => step.points = from_one.map(|at| POINTS_OF_SCHOLAR[at]),
        Kind::Monk => {}
    }
    step
}

/// All of it.
pub fn catalog() -> Catalog {
    let citizens = [Citizen::Development1, Citizen::Development2, Citizen::Development3];
    Catalog {
        rounds: ROUNDS,
        market: MARKET,
        tower: TOWER,
        stations: STATIONS,
        technologies: TECHNOLOGIES,
        coins: COINS,
        food_fine: FOOD_FINE,
        taxed: TAXED,
        kinds: Kind::ALL,
        followers: Follower::ALL
            .map(|name| FollowerEntry { name, kind: name.kind(), starting: name.is_starting() })
            .into(),
        goods: Ware::ALL
            .map(|name| GoodEntry {
                name,
                points: POINTS[name],
                tokens: (name != Ware::Bread).then(|| GOODS[name.good()]),
            })
            .into(),
        food: &Ware::FOOD,
        events: Hourglass::ALL
            .map(|name| EventEntry { name, tiles: HOURGLASS[name], negative: name.is_negative() })
            .into(),
        places: Place::ALL.map(place).into(),
        deeds: Deed::ALL
            .map(|name| DeedEntry {
                name,
                spaces: Kind::ALL
                    .into_iter()
                    .map(|kind| (kind, DEEDS[name].spaces[kind]))
                    .filter(|&(_, spaces)| spaces > 0)
                    .collect(),
                coins: match DEEDS[name].reward {
                    DeedReward::Coins(coins) => Some(coins),
                    DeedReward::CoinOrPoint => None,
                },
                citizen: name.citizen(),
            })
            .into(),
        tracks: Kind::ALL
            .into_iter()
            .filter(|&kind| STEPS[kind] > 0)
            .map(|kind| TrackEntry {
                kind,
                steps: (0..=STEPS[kind]).map(|index| step(kind, index)).collect(),
            })
            .collect(),
        development: DevelopmentEntry {
            levels: (0..=DEVELOPMENT_END).map(level_at).collect(),
            coins: &DEVELOPMENT_COINS,
            citizens: DEVELOPMENT_CITIZENS.into_iter().zip(citizens).collect(),
        },
        towns: Town::ALL,
        routes: ROUTES
            .iter()
            .map(|(route, data)| RouteEntry {
                route,
                way: data.way,
                ends: data.ends,
                spaces: data.spaces,
            })
            .collect(),
        citizens: Citizen::ALL,
    }
}

#[test]
fn the_browser_has_the_same_catalog() {
    let folder = quadrivium_kit::Folder(env!("CARGO_MANIFEST_DIR"));
    folder.holds("../../web/src/lib/games/orleans/catalog.json", &catalog());
}
