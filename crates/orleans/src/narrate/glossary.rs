//! Help texts: every place, follower, good, event, deed and track, and the notions behind them.
//!
//! The numbers come from the tables of the game, so that the texts never disagree with the rules.

use quadrivium_core::{Arg, Phrase, Term};

use super::names;
use super::position::reward;
use crate::data::{
    COINS, COINS_OF_BOATMAN, DEEDS, DEVELOPMENT_CITIZENS, DEVELOPMENT_COINS, DEVELOPMENT_END,
    DRAW_LIMIT, GOOD_OF_FARMER, MARKET, PLACES, POINTS, POINTS_OF_SCHOLAR, ROUNDS, STATIONS,
    TECHNOLOGIES, level_at,
};
use crate::types::{Citizen, Deed, Hourglass, Kind, Place, Ware};

/// Every component and notion with its help text.
pub fn terms() -> Vec<Term> {
    let places = Place::ALL.into_iter().map(place_term);
    let followers = Kind::ALL.into_iter().map(follower_term);
    let goods = Ware::ALL.into_iter().map(good_term);
    let events = Hourglass::ALL.into_iter().map(event_term);
    let deeds = Deed::ALL.into_iter().map(deed_term);
    places
        .chain(followers)
        .chain(goods)
        .chain(events)
        .chain(deeds)
        .chain(tracks())
        .chain(notions())
        .collect()
}

fn help(about: &str) -> Phrase {
    names::of("help", about)
}

fn place_term(place: Place) -> Term {
    let does = match place {
        Place::Bathhouse => help("bathhouse"),
        _ => names::of("does", place.name()),
    };
    let slots = PLACES[place].slots.iter().map(|&slot| names::slot(slot)).collect();
    let text = match place.stack() {
        Some(stack) => Phrase::new("orleans-help-a-tile").with("stack", names::stack(stack)),
        None => Phrase::new("orleans-help-a-place"),
    };
    let text = text.with("does", does).with("slots", names::list(slots));
    Term { id: place.name().into(), name: names::place(place), text }
}

fn follower_term(kind: Kind) -> Term {
    let text = help(&format!("follower_{kind}"));
    Term { id: kind.name().into(), name: names::kind(kind), text }
}

fn good_term(ware: Ware) -> Term {
    let text = match ware {
        Ware::Bread => help("bread"),
        _ if Ware::FOOD.contains(&ware) => help("food").with("points", point_words(ware)),
        _ => help("good").with("points", point_words(ware)),
    };
    Term { id: ware.name().into(), name: names::ware(ware), text }
}

fn point_words(ware: Ware) -> Phrase {
    names::points(POINTS[ware].into())
}

fn event_term(event: Hourglass) -> Term {
    let text = names::event_help(event);
    Term { id: event.name().into(), name: names::event(event), text }
}

fn deed_term(deed: Deed) -> Term {
    let data = &DEEDS[deed];
    let spaces = data.spaces.iter().filter(|(_, count)| **count > 0);
    let spaces: Vec<_> = spaces.map(|(kind, &count)| names::followers(kind, count)).collect();
    let text = Phrase::new("orleans-help-a-deed")
        .with("spaces", spaces)
        .with("reward", reward(data.reward));
    Term { id: deed.name().into(), name: names::deed(deed), text }
}

fn term(id: &'static str, name: Phrase, text: Phrase) -> Term {
    Term { id: id.into(), name, text }
}

/// The tracks of the main board.
fn tracks() -> impl Iterator<Item = Term> {
    let track =
        |id, kind: Kind| term(id, names::of("track", kind.name()), help(&format!("track_{kind}")));
    let goods: Vec<_> = GOOD_OF_FARMER.into_iter().map(names::good).collect();
    let mut all = [
        track("farmer_track", Kind::Farmer),
        track("boatman_track", Kind::Boatman),
        track("craftsman_track", Kind::Craftsman),
        track("trader_track", Kind::Trader),
        track("knight_track", Kind::Knight),
        track("scholar_track", Kind::Scholar),
        term("development_track", Phrase::new("orleans-track-development"), help("development")),
    ];
    let numbers: [Vec<(&'static str, Arg)>; 7] = [
        vec![("goods", goods.into())],
        vec![("coins", list(COINS_OF_BOATMAN.into_iter().filter(|&coins| coins > 0)))],
        Vec::new(),
        Vec::new(),
        vec![("limits", list(DRAW_LIMIT))],
        vec![("points", list(POINTS_OF_SCHOLAR))],
        vec![
            ("stars", list((1..=DEVELOPMENT_END).filter(|&at| level_at(at) > level_at(at - 1)))),
            ("spaces", list(DEVELOPMENT_COINS.map(|(at, _)| at))),
            ("coins", list(DEVELOPMENT_COINS.map(|(_, coins)| coins))),
            ("citizens", list(DEVELOPMENT_CITIZENS)),
        ],
    ];
    for (term, numbers) in all.iter_mut().zip(numbers) {
        term.text.args.extend(numbers);
    }
    all.into_iter()
}

fn list(numbers: impl IntoIterator<Item = u8>) -> Arg {
    let numbers = numbers.into_iter().map(|number| number.to_string());
    numbers.collect::<Vec<_>>().join(", ").into()
}

/// What is not a component, but has rules of its own.
fn notions() -> impl Iterator<Item = Term> {
    let notion = |id: &'static str, text: Phrase| term(id, names::of("term", id), text);
    [
        notion("round", help("round").with("rounds", ROUNDS)),
        notion("market", help("market").with("spaces", MARKET)),
        notion("bag", help("bag")),
        notion("planning", help("planning")),
        notion("starting_follower", help("starting-follower").with("coins", names::coins(COINS))),
        notion("technology", help("technology").with("count", TECHNOLOGIES)),
        notion("census", help("census")),
        notion("merchant", help("merchant")),
        notion("trading_station", help("trading-station").with("count", STATIONS)),
        notion("citizen", help("citizen").with("count", Citizen::COUNT)),
        notion("deeds", help("deeds")),
        notion("torture", help("torture")),
        notion("game_end", help("game-end")),
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
        let names = Place::NAMES.into_iter().chain(Kind::NAMES).chain(Ware::NAMES);
        for name in names.chain(Hourglass::NAMES).chain(Deed::NAMES) {
            assert!(ids.contains(name), "{name}");
        }
    }
}
