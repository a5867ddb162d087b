//! What is printed on boards and tiles and lies in the box, in tables to be checked against it.

mod components;
mod deeds;
mod map;
mod places;
mod tracks;

pub use components::{
    BANK, COINS, FOOD_FINE, GOODS, HOURGLASS, MARKET, POINTS, ROUNDS, STATIONS, TAXED,
    TECHNOLOGIES, TOWER, goods_removed, neutral_followers,
};
pub use deeds::{DEEDS, DeedReward};
pub use map::{ROUTES, ways_from};
pub use places::{
    ANY_SPACES, Effect, FIRST_SPACE, FOR_TECHNOLOGY, PLACE_OF, PLACES, SECOND_OF_TWO, SPACES, Slot,
    WANTED, spaces_of, spaces_on,
};
pub use tracks::{
    CITIZEN_OF_BOATMEN, CITIZEN_OF_KNIGHTS, COINS_OF_BOATMAN, DEVELOPMENT_CITIZENS,
    DEVELOPMENT_COINS, DEVELOPMENT_END, DRAW_LIMIT, GOOD_OF_FARMER, POINTS_OF_SCHOLAR, STEPS,
    level_at,
};
