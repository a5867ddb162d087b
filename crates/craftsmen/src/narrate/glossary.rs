//! Help texts: every good, workshop, guild and ship, and the notions of the rules.
//!
//! The numbers come from the tables of the game, so that the texts never disagree with the rules.

use std::fmt::Display;

use quadrivium_core::{Key, Phrase, Term};

use super::crafts::ships_of;
use super::names;
use crate::data::{
    BANKERS_DISCARDED, BANKERS_DISCARDED_WITH_PRIVILEGE, BANKERS_GAINED, BONUS_POINTS, BUILD_COST,
    BUILDERS_BUILDINGS, BUY_PRICE, CAPITAL_SET_STEP, CRAFTS_WORK_BY_YEAR, FAIR_MOST, GAME_CUBES,
    GAME_HELPERS, GAME_START_POINTS, GAME_YEARS, GRANARY_POINTS, HAND_MOST,
    HAND_MOST_AT_SEASON_END, HOLDS, LINES, MAJORITY, MAKING, MAYOR_CARDS, NEEDING,
    PLACING_FEE_POINTS_BY_YEAR, PLACING_IDLE_POINTS, PLACING_MOST_BY_PLAYERS, PLACING_MOST_OWN,
    POOL_MOST_OWNED, POOL_PRIVILEGE_TOKENS, SAWMILL_OUTPUT, TOWN_HALL_ORDER_SPACES,
    YEAR_COLOUR_SET_POINTS,
};
use crate::types::{Building, Good, Guild, Kind, Ship};

/// Every component and notion with its help text.
pub fn terms() -> Vec<Term> {
    let guilds = Guild::ALL.into_iter().map(guild_term);
    let goods = Good::ALL.into_iter().map(good_term);
    let ships = Ship::all().map(ship_term);
    guilds.chain(workshops()).chain(goods).chain(ships).chain(notions()).collect()
}

/// The points of a bonus token; nothing for goods without one.
pub(super) fn bonus(good: Good) -> u8 {
    good.final_row().map_or(0, |row| BONUS_POINTS[row])
}

fn help(about: &str) -> Phrase {
    Phrase::new(format!("craftsmen-help-{}", about.replace('_', "-")))
}

fn slashed(numbers: impl IntoIterator<Item = impl Display>) -> String {
    let numbers: Vec<_> = numbers.into_iter().map(|number| number.to_string()).collect();
    numbers.join("/")
}

fn guild_term(guild: Guild) -> Term {
    let text = help(guild.name());
    let text = match guild {
        Guild::Bankers => text
            .with("gained", BANKERS_GAINED)
            .with("discarded", BANKERS_DISCARDED)
            .with("fewer", BANKERS_DISCARDED_WITH_PRIVILEGE),
        Guild::Builders => {
            text.with("most", BUILDERS_BUILDINGS).with("costs", slashed(BUILD_COST.values))
        }
        Guild::Notary => text
            .with("prices", slashed(BUY_PRICE.values))
            .with("mayor", slashed(MAYOR_CARDS.values)),
        Guild::Crafts => text.with("work", slashed(CRAFTS_WORK_BY_YEAR)),
        Guild::Merchants => text,
        Guild::TownHall => {
            text.with("most", POOL_MOST_OWNED).with("spaces", TOWN_HALL_ORDER_SPACES)
        }
    };
    let stage =
        Phrase::new("craftsmen-help-stage").with("stage", names::stage(guild)).with("text", text);
    Term { id: guild.name().into(), name: names::guild(guild), text: stage }
}

/// Every trade once, the sawmill first.
fn workshops() -> impl Iterator<Item = Term> {
    let sawmill = Term {
        id: "sawmill".into(),
        name: Phrase::new("craftsmen-trade-sawmill"),
        text: help("sawmill").with("good", names::good(SAWMILL_OUTPUT)),
    };
    let first = |card: &Building| MAKING[card.output()].iter().next() == Some(*card);
    [sawmill].into_iter().chain(Building::all().filter(first).map(workshop_term))
}

fn workshop_term(card: Building) -> Term {
    let kind = card.kind();
    let cards = MAKING[card.output()].iter().map(|card| {
        let (top, bottom) = (names::colour(card.top()), names::colour(card.bottom()));
        if card.top() == card.bottom() {
            top
        } else {
            Phrase::new("craftsmen-colours").with("top", top).with("bottom", bottom)
        }
    });
    let text = help("workshop")
        .with("kind", names::kind(kind))
        .with("makes", names::makes(card))
        .with("cost", BUILD_COST[kind])
        .with("price", BUY_PRICE[kind])
        .with("cards", cards.collect::<Vec<_>>());
    Term { id: card.trade().into(), name: names::trade(card), text }
}

/// The workshops that need a good.
fn users(good: Good) -> Vec<Phrase> {
    let all = NEEDING[0][good] | NEEDING[1][good];
    let first = |card: &Building| (MAKING[card.output()] & all).iter().next() == Some(*card);
    all.iter().filter(first).map(names::trade).collect()
}

fn maker(good: Good) -> Phrase {
    match MAKING[good].iter().next() {
        Some(card) => names::trade(card),
        None => Phrase::new("craftsmen-trade-sawmill"),
    }
}

fn good_term(good: Good) -> Term {
    let ships = || slashed(ships_of(good).map(Ship::number));
    let worth = || HOLDS.iter().find(|hold| hold.good == good).map_or(0, |hold| hold.points);
    let made_of = || match MAKING[good].iter().next() {
        Some(card) => names::makes(card),
        None => names::nothing(),
    };
    let text = if good.is_raw() {
        help("raw").with("maker", maker(good)).with("users", names::list(users(good)))
    } else if good == Good::Meat {
        help("meat")
            .with("maker", maker(good))
            .with("makes", made_of())
            .with("ships", ships())
            .with("points", names::points(worth()))
    } else if good.is_shipped() {
        help("final")
            .with("maker", maker(good))
            .with("makes", made_of())
            .with("ships", ships())
            .with("points", names::points(worth()))
            .with("line", names::goods(LINES[good]))
            .with("bonus", names::points(bonus(good)))
    } else {
        help("half")
            .with("maker", maker(good))
            .with("makes", made_of())
            .with("users", names::list(users(good)))
    };
    Term { id: good.name().into(), name: names::good(good), text }
}

fn ship_term(ship: Ship) -> Term {
    let holds = HOLDS.iter().filter(|hold| usize::from(hold.ship) == ship.index());
    let holds = holds.map(|hold| {
        Phrase::new("craftsmen-page-source")
            .with("name", names::good(hold.good))
            .with("points", i32::from(hold.points))
    });
    let text = help("ship")
        .with("majority", slashed(MAJORITY[ship.index()]))
        .with("holds", holds.collect::<Vec<_>>());
    let name = Phrase::new("craftsmen-ship").with("ship", ship.number());
    Term { id: format!("ship_{ship}").into(), name, text }
}

/// What is not a card or a place, but has rules of its own.
fn notions() -> impl Iterator<Item = Term> {
    let term = |id: &'static str, with: fn(Phrase) -> Phrase| Term {
        id: id.into(),
        name: Phrase::new(format!("craftsmen-term-{}", id.replace('_', "-"))),
        text: with(help(&format!("term_{id}"))),
    };
    [
        term("calendar", |text| text.with("years", GAME_YEARS)),
        term("capital", |text| {
            text.with("sets", slashed((1..=3).map(|more: u8| more * CAPITAL_SET_STEP)))
        }),
        term("hand_limit", |text| {
            text.with("most", HAND_MOST).with("end", HAND_MOST_AT_SEASON_END)
        }),
        term("exchange", |text| text.with("points", slashed(GAME_START_POINTS))),
        term("helpers", |text| {
            text.with("helpers", GAME_HELPERS).with("points", names::points(PLACING_IDLE_POINTS))
        }),
        term("queue", |text| {
            text.with("own", PLACING_MOST_OWN).with("all", slashed(PLACING_MOST_BY_PLAYERS))
        }),
        term("stacking", |text| text.with("fees", slashed(PLACING_FEE_POINTS_BY_YEAR))),
        term("privilege", |text| {
            text.with("most", POOL_MOST_OWNED).with("pool", slashed(POOL_PRIVILEGE_TOKENS))
        }),
        term("work", |text| text.with("most", POOL_MOST_OWNED)),
        term("bonus", |text| {
            let bonus = |good| {
                Phrase::new("craftsmen-page-source")
                    .with("name", names::good(good))
                    .with("points", i32::from(bonus(good)))
            };
            text.with("tokens", Good::finals().map(bonus).collect::<Vec<_>>())
        }),
        term("kinds", |text| {
            let cards = |kind| Building::all().filter(|card| card.kind() == kind).count();
            text.with("cards", slashed(Kind::ALL.map(cards)))
        }),
        term("colours", |text| text),
        term("auction", |text| text.with("mayor", slashed(MAYOR_CARDS.values))),
        term("fair", |text| text.with("most", FAIR_MOST)),
        term("granary", |text| text.with("points", names::points(GRANARY_POINTS))),
        term("ships", |text| text),
        term("cubes", |text| text.with("cubes", GAME_CUBES)),
        term("order", |text| text.with("spaces", TOWN_HALL_ORDER_SPACES)),
        term("winter", |text| text),
        term("year", |text| {
            text.with("growth", names::points(YEAR_COLOUR_SET_POINTS))
                .with("granary", names::points(GRANARY_POINTS))
        }),
        term("growth", |text| text.with("points", names::points(YEAR_COLOUR_SET_POINTS))),
        term("investment", |text| text),
        term("two_players", |text| text),
        term("game_end", |text| text),
        term("data", |text| text),
    ]
    .into_iter()
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
        let trades = Building::all().map(Building::trade);
        for name in Good::NAMES.into_iter().chain(Guild::NAMES).chain(trades).chain(["sawmill"]) {
            assert!(ids.contains(name), "{name}");
        }
    }
}
