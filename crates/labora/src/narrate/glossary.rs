//! Help texts: every good, building and settlement, the land, the clergy, the wheel.
//!
//! The numbers come from the tables of the game, so that the texts never disagree with the rules.

use quadrivium_core::{Phrase, Term};

use super::{codes, names};
use crate::data::{BUILDINGS, ENERGY, FOOD, SETTLEMENTS, WONDERS, points_of};
use crate::score::SOLO_GOAL;
use crate::types::{Building, Good, Settlement, Terrain};

/// Every component and notion with its help text.
pub fn terms() -> Vec<Term> {
    let goods = Good::ALL.into_iter().map(good_term);
    let buildings = Building::ALL.into_iter().map(building_term);
    let settlements = Settlement::ALL.into_iter().map(settlement_term);
    let terrains = Terrain::ALL.into_iter().map(terrain_term);
    goods.chain(buildings).chain(settlements).chain(terrains).chain(notions()).collect()
}

fn help(about: &str) -> Phrase {
    Phrase::new(format!("labora-help-{}", about.replace('_', "-")))
}

fn good_term(good: Good) -> Term {
    let text = Phrase::new("labora-help-a-good")
        .with("help", help(good.name()))
        .with("worth", names::list(worth(good)));
    Term { id: good.name().into(), name: names::good(good), text }
}

/// What one of a good counts for.
fn worth(good: Good) -> Vec<Phrase> {
    let in_list =
        |list: &[(Good, u8)]| list.iter().find(|(kind, _)| *kind == good).map(|(_, worth)| *worth);
    let coins = match good {
        Good::Whiskey => Some(2_u8),
        Good::Wine => Some(1),
        _ => None,
    };
    let (food, points) = match good {
        // A tile of five coins is not in the lists: coins are counted one by one.
        Good::FiveCoins => (Some(5), 2),
        good => (in_list(&FOOD), points_of(good)),
    };
    let points = (points > 0).then(|| names::points(points));
    let energy = in_list(&ENERGY).map(names::energy);
    food.map(names::food)
        .into_iter()
        .chain(energy)
        .chain(coins.map(names::coins))
        .chain(points)
        .collect()
}

fn building_term(building: Building) -> Term {
    let data = &BUILDINGS[building];
    let kind = if data.cloister { "cloister" } else { "secular" };
    let text = Phrase::new("labora-help-a-building")
        .with("help", help(building.name()))
        .with("kind", kind)
        .with("cost", names::cost(building))
        .with("terrain", names::terrains(data.terrain))
        .with("values", names::building_values(building))
        .with("stack", stack_words(data.stack.name(), data.code))
        .with("code", codes::building(building));
    Term { id: building.name().into(), name: names::building(building), text }
}

/// Where a card comes from: the start, a stack, or everybody's heartland.
fn stack_words(stack: &'static str, code: &str) -> Phrase {
    match (code.starts_with('L'), stack) {
        (true, _) => Phrase::new("labora-help-from-heartland"),
        (_, "start") => Phrase::new("labora-help-from-start"),
        (_, stack) => Phrase::new("labora-help-from-stack").with("stack", stack),
    }
}

fn settlement_term(settlement: Settlement) -> Term {
    let data = &SETTLEMENTS[settlement];
    let text = Phrase::new("labora-help-a-settlement")
        .with("cost", names::settlement_cost(settlement))
        .with("terrain", names::terrains(data.terrain))
        .with("values", names::settlement_values(settlement))
        .with("stack", stack_words(data.stack.name(), ""))
        .with("code", codes::settlement(settlement));
    Term { id: settlement.name().into(), name: names::settlement(settlement), text }
}

fn terrain_term(terrain: Terrain) -> Term {
    Term { id: terrain.name().into(), name: names::terrain(terrain), text: help(terrain.name()) }
}

/// What is not a card or a tile, but has rules of its own.
fn notions() -> impl Iterator<Item = Term> {
    let term = |id: &'static str, text: Phrase| Term {
        id: id.into(),
        name: Phrase::new(format!("labora-term-{}", id.replace('_', "-"))),
        text,
    };
    let plain = [
        "wheel",
        "joker",
        "turn",
        "prior",
        "lay_brother",
        "contract",
        "building",
        "cloister",
        "forest",
        "moor",
        "district",
        "plot",
        "convert",
        "payment",
        "settlement",
        "bonus_round",
        "short_game",
        "two_players",
    ];
    let plain = plain.map(|id| term(id, help(&format!("term_{id}"))));
    let numbered = [
        term("neutral", help("term_neutral").with("goal", SOLO_GOAL)),
        term("scoring", help("term_scoring").with("wonders", WONDERS)),
    ];
    plain.into_iter().chain(numbered)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_component_is_explained_once() {
        let terms = terms();
        let ids: BTreeSet<_> = terms.iter().map(|term| term.id.as_ref()).collect();
        assert_eq!(ids.len(), terms.len());
        let names = Good::NAMES.into_iter().chain(Building::NAMES).chain(Settlement::NAMES);
        for name in names.chain(Terrain::NAMES) {
            assert!(ids.contains(name), "{name}");
        }
    }

    #[test]
    fn a_good_is_worth_what_the_rulebook_prints() {
        let keys = |good| worth(good).into_iter().map(|it| it.key.into_owned()).collect::<Vec<_>>();
        assert_eq!(keys(Good::Clay), Vec::<String>::new());
        assert_eq!(keys(Good::Straw), ["labora-energy-half"]);
        assert_eq!(keys(Good::Wine), ["labora-food", "labora-goods-coin", "labora-points"]);
        assert_eq!(keys(Good::FiveCoins), ["labora-food", "labora-points"]);
    }
}
