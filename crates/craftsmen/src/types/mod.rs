//! The things on the table: goods, cards, guilds, the spaces of the board.

mod ages;
mod board;
mod capital;
mod cards;
mod goods;

pub use ages::Ages;
pub use board::{
    End, Guild, Hold, PerGuild, PerHold, PerQueueSpace, PerSource, QueueSpace, Season, Ship,
    Source, Token,
};
pub use capital::{Capital, Colour, ColourSet, PerCapital, PerColour};
pub use cards::{Building, BuildingSet, Kind, PerBuilding, PerKind, Sawmill, SawmillSet};
pub use goods::{Good, GoodSet, PerGood};
