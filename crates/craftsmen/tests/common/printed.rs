//! The rulebook once more: recipes, and what capital cards are worth.

use quadrivium_craftsmen::{Building, Capital, Colour, PerCapital};

/// What each workshop needs.
pub const RECIPES: [(&str, &[&str]); 16] = [
    ("cooperage", &["wood"]),
    ("paper_mill", &["wood"]),
    ("ropery", &["flax"]),
    ("weaver", &["flax"]),
    ("tannery", &["cow"]),
    ("butcher", &["cow"]),
    ("smelter", &["iron_ore"]),
    ("mill", &["wheat"]),
    ("weaponsmith", &["iron", "leather"]),
    ("toolmaker", &["iron", "wood"]),
    ("tailor", &["fabric", "leather"]),
    ("bookbinder", &["paper", "leather"]),
    ("chandler", &["wax", "rope"]),
    ("winery", &["grapes", "barrel"]),
    ("brewery", &["wheat", "barrel"]),
    ("bakery", &["flour", "wood"]),
];

pub const RAW: [&str; 7] = ["wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes"];

pub fn recipe(card: Building) -> &'static [&'static str] {
    RECIPES.iter().find(|(trade, _)| *trade == card.trade()).map_or(&[], |(_, needs)| needs)
}

/// A colour is worth its numbers, or 5 for each card after the first.
pub fn worth(cards: &PerCapital<u8>, colours: &[Colour]) -> u32 {
    let of = |&colour: &Colour| {
        let held = Capital::ALL.into_iter().filter(|card| card.colour() == colour);
        let held: Vec<_> = held.flat_map(|card| vec![card; cards[card].into()]).collect();
        let numbers: u32 = held.iter().map(|card| u32::from(card.value())).sum();
        numbers.max(5 * (held.len() as u32).saturating_sub(1))
    };
    colours.iter().map(of).sum()
}
