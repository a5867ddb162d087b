//! What things are called, how much of them there is, and how they look.

use quadrivium_core::{Hue, Phrase, Seat};

use crate::data::{DEVELOPMENT_CITIZENS, FOOD_FINE, PLACES, Slot, TAXED};
use crate::options::Bathhouse;
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, Space, Stack, Town, Ware, Way,
};

/// The message of this kind about a thing with this name in notation.
pub fn of(kind: &str, name: &str) -> Phrase {
    Phrase::about("orleans", kind, name)
}

fn counted(key: &'static str, count: impl Into<quadrivium_core::Arg>) -> Phrase {
    Phrase::new(key).with("count", count)
}

/// A follower, the starting ones named as such.
pub fn follower(follower: Follower) -> Phrase {
    of("follower", follower.name())
}

/// A follower of a kind.
pub fn kind(kind: Kind) -> Phrase {
    of("follower", kind.name())
}

/// So many followers of a kind.
pub fn followers(kind: Kind, count: u8) -> Phrase {
    of("followers", kind.name()).with("count", count)
}

/// So many followers, whoever they are.
pub fn anybody(count: u8) -> Phrase {
    counted("orleans-anybody", count)
}

/// The kind of goods.
pub fn good(good: Good) -> Phrase {
    of("good", good.name())
}

/// The kind of goods, or bread.
pub fn ware(ware: Ware) -> Phrase {
    of("good", ware.name())
}

/// So many goods of a kind.
pub fn wares(ware: Ware, count: u8) -> Phrase {
    of("goods", ware.name()).with("count", count)
}

/// A place of the player board or a place tile.
pub fn place(place: Place) -> Phrase {
    of("place", place.name())
}

/// What a place does, in short.
pub fn does(place: Place, bathhouse: Bathhouse) -> Phrase {
    match (place, bathhouse) {
        (Place::Bathhouse, Bathhouse::Active) => Phrase::new("orleans-does-bathhouse-active"),
        _ => of("does", place.name()),
    }
}

/// A deed.
pub fn deed(deed: Deed) -> Phrase {
    of("deed", deed.name())
}

/// The event of a round.
pub fn event(event: Hourglass) -> Phrase {
    of("hourglass", event.name())
}

/// What an event does.
pub fn event_help(event: Hourglass) -> Phrase {
    let help = of("help-hourglass", event.name());
    match event {
        Hourglass::Harvest => help.with("fine", coins(FOOD_FINE)),
        Hourglass::Taxes => help.with("count", TAXED),
        _ => help,
    }
}

/// A town.
pub fn town(town: Town) -> Phrase {
    of("town", town.name())
}

/// By road or by water.
pub fn way(way: Way) -> Phrase {
    of("way", way.name())
}

/// The citizens of the development track, in the order of its spaces.
const DEVELOPMENT: [Citizen; 3] =
    [Citizen::Development1, Citizen::Development2, Citizen::Development3];

/// Where a citizen comes from.
pub fn citizen(citizen: Citizen) -> Phrase {
    match Deed::ALL.into_iter().find(|deed| deed.citizen() == citizen) {
        Some(of_deed) => deed(of_deed),
        None => match DEVELOPMENT.iter().position(|&it| it == citizen) {
            Some(which) => Phrase::new("orleans-citizen-development")
                .with("space", DEVELOPMENT_CITIZENS[which]),
            None => of("citizen", citizen.name()),
        },
    }
}

/// A stack of place tiles.
pub fn stack(stack: Stack) -> Phrase {
    Phrase::new("orleans-stack").with("stack", stack.name())
}

/// A player's name as a message, for lists.
pub fn player(seat: Seat) -> Phrase {
    Phrase::new("orleans-player").with("seat", seat)
}

/// So many coins.
pub fn coins(count: u16) -> Phrase {
    counted("orleans-coins", count)
}

/// So many development points.
pub fn development(count: u8) -> Phrase {
    counted("orleans-development", count)
}

/// So many points at the end of the game.
pub fn points(count: i32) -> Phrase {
    counted("orleans-points", count)
}

/// So many technology tiles.
pub fn technologies(count: u8) -> Phrase {
    counted("orleans-technologies", count)
}

/// An empty list.
pub fn nothing() -> Phrase {
    Phrase::new("orleans-nothing")
}

/// The list, or that there is nothing in it.
pub fn list(all: Vec<Phrase>) -> quadrivium_core::Arg {
    if all.is_empty() { nothing().into() } else { all.into() }
}

/// What a slot asks for.
pub fn slot(slot: Slot) -> Phrase {
    match slot {
        Slot::Of(wanted) => kind(wanted),
        Slot::Any => Phrase::new("orleans-follower-any"),
    }
}

/// What a space asks for.
pub fn wanted(space: Space) -> Slot {
    PLACES[space.place()].slots[usize::from(space.number()) - 1]
}

/// The slots of a place with these rules: a passive Bathhouse has none.
pub fn slots(place: Place, bathhouse: Bathhouse) -> &'static [Slot] {
    match (place, bathhouse) {
        (Place::Bathhouse, Bathhouse::Passive) => &[],
        _ => PLACES[place].slots,
    }
}

/// The colour of a kind of followers.
pub const fn hue(kind: Kind) -> Hue {
    match kind {
        Kind::Farmer => Hue::White,
        Kind::Boatman => Hue::Blue,
        Kind::Craftsman => Hue::Brown,
        Kind::Trader => Hue::Black,
        Kind::Knight => Hue::Red,
        Kind::Scholar => Hue::Grey,
        Kind::Monk => Hue::Yellow,
    }
}

/// The colour of goods.
pub const fn good_hue(good: Good) -> Hue {
    match good {
        Good::Grain => Hue::Yellow,
        Good::Cheese => Hue::Orange,
        Good::Wine => Hue::Purple,
        Good::Wool => Hue::Beige,
        Good::Brocade => Hue::Red,
    }
}
