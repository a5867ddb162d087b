//! What things are called, how much of them there is, and how they look.

use quadrivium_core::{Arg, Hue, Phrase, Seat};

use crate::types::{
    Building, DepotSpace, Die, Good, Ground, PerGood, PerTile, Source, Tile, TileKind,
};

/// The message of this kind about a thing with this name in notation.
fn of(kind: &str, name: &str) -> Phrase {
    Phrase::about("burgundy", kind, name)
}

/// The name of a tile.
pub fn tile(tile: Tile) -> Phrase {
    of("tile", tile.name())
}

/// A tile as something that is taken or placed: languages with cases need another form than the
/// name, English an article.
pub fn object(placed: Tile) -> Phrase {
    match placed.kind() {
        TileKind::Animals(..) => tile(placed),
        TileKind::Knowledge(knowledge) => {
            Phrase::new("burgundy-object-knowledge").with("number", knowledge.number())
        }
        _ => of("object", placed.name()),
    }
}

/// The name of a building, which is the name of its tile.
pub fn building(building: Building) -> Phrase {
    of("tile", building.name())
}

/// The tiles or spaces of a colour.
pub fn ground(ground: Ground) -> Phrase {
    of("ground", ground.name())
}

/// A region, or one space of it.
pub fn region(ground: Ground) -> Phrase {
    of("region", ground.name())
}

/// The name of a type of goods.
pub fn good(good: Good) -> Phrase {
    of("good", good.name())
}

/// Where points come from.
pub fn source(source: Source) -> Phrase {
    of("source", source.name())
}

/// A player's name as a message, for lists.
pub fn player(seat: Seat) -> Phrase {
    Phrase::new("burgundy-player").with("seat", seat)
}

/// So many points, so much silver, so many workers.
pub fn amount(of: &str, count: impl Into<Arg>) -> Phrase {
    Phrase::new(format!("burgundy-{of}")).with("count", count)
}

/// So many points.
pub fn points(count: u16) -> Phrase {
    amount("points", count)
}

/// So much silver.
pub fn silver(count: u16) -> Phrase {
    amount("silver", count)
}

/// So many workers.
pub fn workers(count: u16) -> Phrase {
    amount("workers", count)
}

/// What was gained, without what was not.
pub fn gains(won: u16, coins: u16, hands: u16) -> Vec<Phrase> {
    let all = [(points(won), won), (silver(coins), coins), (workers(hands), hands)];
    all.into_iter().filter(|(_, amount)| *amount > 0).map(|(phrase, _)| phrase).collect()
}

/// So many goods tiles of a type.
pub fn goods_tiles(kind: Good, tiles: u8) -> Phrase {
    Phrase::new("burgundy-goods").with("good", good(kind)).with("count", tiles)
}

/// All goods of a heap, or that there are none.
pub fn heap(goods: PerGood<u8>) -> Arg {
    let there = goods.iter().filter(|(_, tiles)| **tiles > 0);
    let named: Vec<_> = there.map(|(kind, &tiles)| goods_tiles(kind, tiles)).collect();
    if named.is_empty() { nothing().into() } else { named.into() }
}

/// An empty list.
pub fn nothing() -> Phrase {
    Phrase::new("burgundy-nothing")
}

/// Out of which depot.
pub fn from(space: DepotSpace) -> Phrase {
    match space.depot() {
        Some(depot) => Phrase::new("burgundy-from-depot").with("depot", depot.number()),
        None => Phrase::new("burgundy-from-black-depot"),
    }
}

/// Something done with a die; nothing is added where no die is needed.
pub fn with_die(what: Phrase, die: Die) -> Phrase {
    match die.pips() {
        Some(pips) => {
            Phrase::new("burgundy-with-die").with("what", what).with("die", pips.number())
        }
        None => what,
    }
}

/// The colour of a ground. Two of them are green: letters and words tell them apart too.
pub const fn hue(ground: Ground) -> Hue {
    match ground {
        Ground::Building => Hue::Beige,
        Ground::Animal => Hue::Green,
        Ground::Knowledge => Hue::Yellow,
        Ground::Castle => Hue::DarkGreen,
        Ground::Mine => Hue::Grey,
        Ground::Ship => Hue::Blue,
    }
}

/// The colour of goods.
pub const fn good_hue(good: Good) -> Hue {
    match good {
        Good::Turquoise => Hue::Turquoise,
        Good::Purple => Hue::Purple,
        Good::Pink => Hue::Pink,
        Good::Red => Hue::Red,
        Good::Brown => Hue::Brown,
        Good::Orange => Hue::Orange,
    }
}

/// The letter of a ground on a drawn estate, the same as in the table of estates.
pub const fn letter(ground: Ground) -> char {
    match ground {
        Ground::Building => 'B',
        Ground::Animal => 'A',
        Ground::Knowledge => 'K',
        Ground::Castle => 'C',
        Ground::Mine => 'M',
        Ground::Ship => 'S',
    }
}

/// The tiles on a drawn estate: the beginnings of their names in notation, animals with their
/// number, knowledge tiles as K and theirs.
pub const CODES: PerTile<&str> = PerTile::new([
    "Ware", "Carp", "Chur", "Mark", "Boar", "Bank", "City", "Watch", //
    "Cow2", "Cow3", "Cow4", "Pig2", "Pig3", "Pig4", //
    "She2", "She3", "She4", "Chi2", "Chi3", "Chi4", //
    "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "K12", "K13", //
    "K14", "K15", "K16", "K17", "K18", "K19", "K20", "K21", "K22", "K23", "K24", "K25",
    "K26", //
    "Cast", "Mine", "Ship",
]);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_tile_has_a_short_code_of_its_own() {
        let codes: BTreeSet<_> = CODES.values.into_iter().collect();
        assert_eq!(codes.len(), Tile::COUNT);
        for (tile, code) in CODES.iter() {
            assert!(code.len() <= 5, "{code}");
            let name = tile.name().replace("knowledge", "k");
            assert!(name.starts_with(&code[..2].to_lowercase()), "{tile}: {code}");
        }
    }
}
