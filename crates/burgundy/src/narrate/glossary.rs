//! Help texts: every tile, every type of goods, and the notions behind them.
//!
//! The numbers come from the tables of the game, so that the texts never disagree with the rules.

use quadrivium_core::{Arg, Phrase, Term};

use super::names;
use crate::data::{
    ACTION_WORKERS, BANK_SILVER, BOARDING_HOUSE_WORKERS, BONUS_POINTS, BONUS_TILE_POINTS,
    BUILDING_POINTS, GOOD_TYPES_IN_STOCK, KNOWLEDGE_OF_BUILDING, PHASE_POINTS, PURCHASE_PRICE,
    REGION_POINTS, SALE_POINTS, SALE_SILVER, SOLD_TILE_POINTS, SOLD_TYPE_POINTS, SPECIES_POINTS,
    WATCHTOWER_POINTS, WORKERS_PER_POINT,
};
use crate::types::{Building, Good, Knowledge, Slot, Tile, TileKind};

/// Every component and notion with its help text.
pub fn terms() -> Vec<Term> {
    let tiles = Tile::ALL.into_iter().map(tile_term);
    let goods = Good::ALL.into_iter().map(good_term);
    tiles.chain(goods).chain(notions()).collect()
}

fn tile_term(tile: Tile) -> Term {
    let text = Phrase::new("burgundy-help-tile")
        .with("help", tile_help(tile))
        .with("ground", names::ground(tile.ground()))
        .with("code", names::CODES[tile]);
    Term { id: tile.name().into(), name: names::tile(tile), text }
}

fn good_term(good: Good) -> Term {
    let text = Phrase::new("burgundy-help-good").with("die", good.pips().number());
    Term { id: good.name().into(), name: names::good(good), text }
}

fn help(about: &str) -> Phrase {
    Phrase::new(format!("burgundy-help-{about}"))
}

/// What a tile does.
pub fn tile_help(tile: Tile) -> Phrase {
    match tile.kind() {
        TileKind::Building(building) => building_help(building),
        TileKind::Animals(_, animals) => help("animals").with("count", animals),
        TileKind::Knowledge(knowledge) => knowledge_help(knowledge),
        TileKind::Castle | TileKind::Mine | TileKind::Ship => help(tile.name()),
    }
}

fn building_help(building: Building) -> Phrase {
    let phrase = help(&building.name().replace('_', "-"));
    match building {
        Building::BoardingHouse => phrase.with("workers", names::workers(BOARDING_HOUSE_WORKERS)),
        Building::Bank => phrase.with("silver", names::silver(BANK_SILVER)),
        Building::Watchtower => phrase.with("points", names::points(WATCHTOWER_POINTS)),
        Building::Warehouse
        | Building::Carpenter
        | Building::Church
        | Building::Market
        | Building::CityHall => phrase,
    }
}

fn knowledge_help(knowledge: Knowledge) -> Phrase {
    let of_building = KNOWLEDGE_OF_BUILDING.iter().find(|(_, tile)| **tile == knowledge);
    if let Some((building, _)) = of_building {
        let phrase = help("knowledge-building").with("building", names::building(building));
        return phrase.with("points", names::points(BUILDING_POINTS));
    }
    let phrase = help(&format!("knowledge{knowledge}"));
    match knowledge.number() {
        3 => phrase.with("silver", names::silver(SALE_SILVER[1])).with("usual", SALE_SILVER[0]),
        6 => phrase.with("silver", names::silver(PURCHASE_PRICE)),
        14 => phrase
            .with("workers", names::workers(ACTION_WORKERS[1]))
            .with("usual", ACTION_WORKERS[0]),
        15 => phrase.with("points", names::points(SOLD_TYPE_POINTS)),
        24 => phrase.with("points", names::points(SPECIES_POINTS)),
        25 => phrase.with("points", names::points(SOLD_TILE_POINTS)),
        26 => phrase.with("points", names::points(BONUS_TILE_POINTS)),
        _ => phrase,
    }
}

/// What is not a component, but has rules of its own.
pub fn notions() -> impl Iterator<Item = Term> {
    let term = |id: &'static str, text: Phrase| Term {
        id: id.into(),
        name: Phrase::new(format!("burgundy-term-{}", id.replace('_', "-"))),
        text,
    };
    [
        term("depots", help("depots").with("silver", names::silver(PURCHASE_PRICE))),
        term("storage", help("storage").with("slots", Slot::COUNT)),
        term("placing", help("placing")),
        term(
            "goods",
            help("goods")
                .with("types", GOOD_TYPES_IN_STOCK)
                .with("silver", names::silver(SALE_SILVER[0]))
                .with("points", by_players(SALE_POINTS.iter())),
        ),
        term(
            "workers",
            help("workers").with("count", ACTION_WORKERS[0]).with("each", WORKERS_PER_POINT),
        ),
        term("silver", help("silver").with("price", PURCHASE_PRICE)),
        term("purchase", help("purchase").with("silver", names::silver(PURCHASE_PRICE))),
        term(
            "regions",
            help("regions")
                .with("points", list(REGION_POINTS.iter()))
                .with("phases", list(PHASE_POINTS.values.iter())),
        ),
        term(
            "bonus_tiles",
            help("bonus-tiles")
                .with("large", by_players(BONUS_POINTS.iter().map(|[large, _]| large)))
                .with("small", by_players(BONUS_POINTS.iter().map(|[_, small]| small))),
        ),
        term("turn_order", help("turn-order")),
        term("white_die", help("white-die")),
        term("game_end", help("game-end").with("each", WORKERS_PER_POINT)),
    ]
    .into_iter()
}

fn by_players<'a>(numbers: impl Iterator<Item = &'a u16>) -> Arg {
    numbers.map(ToString::to_string).collect::<Vec<_>>().join("/").into()
}

fn list<'a>(numbers: impl Iterator<Item = &'a u16>) -> Arg {
    numbers.map(ToString::to_string).collect::<Vec<_>>().join(", ").into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_tile_and_good_is_explained_once() {
        let terms = terms();
        let ids: BTreeSet<_> = terms.iter().map(|term| term.id.as_ref()).collect();
        assert_eq!(ids.len(), terms.len());
        for name in Tile::NAMES.into_iter().chain(Good::NAMES) {
            assert!(ids.contains(name), "{name}");
        }
    }
}
