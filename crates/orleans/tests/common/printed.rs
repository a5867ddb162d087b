//! What is printed on boards and tiles, written down a second time for tests that work things out
//! by themselves.

/// The places: name, stack (`-` for those of the player board) and the followers they ask for. The
/// Bathhouse has its space only where it is a place with an action; the Theatre takes any number.
#[rustfmt::skip]
pub const PLACES: [(&str, &str, &str); 36] = [
    ("farmhouse", "-", "boatman craftsman"),
    ("village", "-", "farmer boatman craftsman"),
    ("university", "-", "farmer craftsman trader"),
    ("castle", "-", "farmer boatman trader"),
    ("monastery", "-", "scholar trader"),
    ("ship", "-", "farmer boatman knight"),
    ("wagon", "-", "farmer trader knight"),
    ("guildhall", "-", "farmer craftsman knight"),
    ("scriptorium", "-", "knight scholar"),
    ("town_hall", "-", "any any"),
    ("hayrick", "I", "farmer"),
    ("cheese_factory", "I", "farmer farmer"),
    ("winery", "I", "farmer trader"),
    ("wool_manufacturer", "I", "boatman trader"),
    ("tailor_shop", "I", "trader scholar"),
    ("brewery", "I", "monk"),
    ("sacristy", "I", "monk"),
    ("herb_garden", "I", ""),
    ("bathhouse", "I", "any"),
    ("windmill", "I", "craftsman craftsman"),
    ("library", "I", "knight scholar"),
    ("hospital", "I", "boatman scholar"),
    ("gunpowder_tower", "II", ""),
    ("cellar", "II", "monk scholar"),
    ("office", "II", "scholar scholar"),
    ("school", "II", ""),
    ("pharmacy", "II", "any"),
    ("horse_wagon", "II", "knight trader"),
    ("shipping_line", "II", "boatman"),
    ("laboratory", "II", "craftsman scholar"),
    ("goldsmith", "II", "craftsman scholar"),
    ("bakery", "I", "farmer craftsman"),
    ("hideaway", "II", "trader knight"),
    ("court", "II", "knight scholar"),
    ("barracks", "II", ""),
    ("theatre", "I", "any"),
];

/// The routes: number, kind, both ends, and from how many players on their goods spaces are used.
#[rustfmt::skip]
pub const ROUTES: [(u8, &str, &str, &str, &str); 43] = [
    (1, "road", "chartres", "le_mans", "0 4"),
    (2, "road", "etampes", "montargis", "0 4"),
    (3, "road", "chatellerault", "argenton", "0 4"),
    (4, "road", "st_amand", "nevers", "0 4"),
    (5, "road", "le_mans", "tours", "0 3"),
    (6, "water", "orleans", "briare", "0 3"),
    (7, "water", "briare", "sancerre", "0 3"),
    (8, "road", "orleans", "vierzon", "0 3"),
    (9, "water", "chinon", "le_blanc", "0 3"),
    (10, "road", "chartres", "etampes", "0"),
    (11, "road", "chartres", "orleans", "0"),
    (12, "road", "chartres", "chateaudun", "0"),
    (13, "road", "le_mans", "chateaudun", "0"),
    (14, "road", "le_mans", "vendome", "0"),
    (15, "road", "chateaudun", "vendome", "0"),
    (16, "road", "chateaudun", "orleans", "0"),
    (17, "water", "orleans", "blois", "0"),
    (18, "road", "orleans", "montargis", "0"),
    (19, "road", "vendome", "blois", "0"),
    (20, "road", "montargis", "briare", "0"),
    (21, "water", "blois", "tours", "0"),
    (22, "road", "blois", "vierzon", "0"),
    (23, "water", "tours", "montrichard", "0"),
    (24, "water", "tours", "loches", "0"),
    (25, "water", "tours", "chinon", "0"),
    (26, "water", "chinon", "chatellerault", "0"),
    (27, "road", "chinon", "chatellerault", "0"),
    (28, "water", "montrichard", "vierzon", "0"),
    (29, "road", "montrichard", "loches", "0"),
    (30, "road", "vierzon", "chateauroux", "0"),
    (31, "water", "vierzon", "bourges", "0"),
    (32, "water", "vierzon", "st_amand", "0"),
    (33, "road", "sancerre", "bourges", "0"),
    (34, "water", "sancerre", "nevers", "0"),
    (35, "road", "loches", "chateauroux", "0"),
    (36, "water", "le_blanc", "argenton", "0"),
    (37, "road", "le_blanc", "chateauroux", "0"),
    (38, "road", "argenton", "la_chatre", "0"),
    (39, "road", "la_chatre", "st_amand", "0"),
    (40, "road", "bourges", "st_amand", "0"),
    (41, "road", "bourges", "nevers", "0"),
    (42, "road", "chateauroux", "argenton", "0"),
    (43, "road", "chateauroux", "la_chatre", "0"),
];

/// The deeds: name, spaces for farmers, boatmen, craftsmen, traders, knights, scholars and monks, and
/// the coins for each of them. The canalisation brings a coin or a development point.
#[rustfmt::skip]
pub const DEEDS: [(&str, [u8; 7], u16); 8] = [
    ("city_wall", [3, 0, 3, 1, 3, 0, 0], 1),
    ("papal_conclave", [0, 0, 0, 0, 1, 0, 2], 3),
    ("defeating_plague", [1, 1, 0, 1, 0, 2, 0], 2),
    ("astronomy", [0, 0, 0, 1, 0, 2, 0], 1),
    ("boatmen_guild", [0, 3, 0, 0, 0, 1, 0], 1),
    ("cathedral", [0, 0, 2, 2, 0, 0, 2], 2),
    ("peace_treaty", [0, 0, 0, 0, 2, 1, 1], 2),
    ("canalisation", [3, 3, 2, 2, 0, 0, 0], 1),
];

/// The goods on the steps of the farmer track.
pub const FARMER_GOODS: [&str; 8] =
    ["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"];

/// On which spaces of the development track a level begins.
pub const STARS: [u8; 6] = [0, 4, 9, 15, 22, 30];

/// On which spaces of the development track coins lie.
pub const COIN_SPACES: [u8; 3] = [7, 12, 25];

/// What the places ask for, one word for each space.
pub fn wanted(place: &str) -> Vec<&'static str> {
    let found = PLACES.iter().find(|(name, ..)| *name == place).expect("a place");
    found.2.split_whitespace().collect()
}
