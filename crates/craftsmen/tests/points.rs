//! A second opinion on points: production, bonus tokens and the four parts of a year's scoring, worked
//! out again from the public view and compared with the engine in whole random games.

use std::collections::BTreeMap;

use crate::common::printed::recipe;
use quadrivium_core::{Actor, Chance, Rules, Seat, Sight, Turn, Viewer};
use quadrivium_craftsmen::{
    Action, Building, Colour, Craftsmen, Cube, Event, Options, PlayerView, Question, SecondMarker,
    Source, Step, View,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What the scoring of a year brings to each player, by source.
fn year(view: &View) -> BTreeMap<(Seat, Source), i16> {
    let mut scored = BTreeMap::new();
    let mut score = |seat, source, points: i16| {
        if points > 0 {
            *scored.entry((seat, source)).or_insert(0) += points;
        }
    };
    for ship in &view.ships {
        // Every marker, from the top and from the left.
        let markers: Vec<_> = ship
            .holds
            .iter()
            .flat_map(|hold| [hold.left, hold.right].map(|seat| (seat, hold.points)))
            .filter_map(|(seat, points)| Some((seat?, points)))
            .collect();
        let mut ranked: Vec<Seat> = Vec::new();
        for &(seat, points) in &markers {
            score(seat, Source::Cargo, points.into());
            if !ranked.contains(&seat) {
                ranked.push(seat);
            }
        }
        // A stable sort: among equals whoever came first in the list above stays first.
        let count = |seat: Seat| markers.iter().filter(|(owner, _)| *owner == seat).count();
        ranked.sort_by_key(|&seat| std::cmp::Reverse(count(seat)));
        for (seat, &points) in ranked.into_iter().zip(&ship.majority) {
            score(seat, Source::Majorities, points.into());
        }
    }
    for player in &view.players {
        let mut halves = vec![player.sawmill.unwrap().top(), player.sawmill.unwrap().bottom()];
        let built = player.row.iter().filter_map(|it| it.card);
        halves.extend(built.flat_map(|card| [card.top(), card.bottom()]));
        let of = |colour: Colour| halves.iter().filter(|&&half| half == colour).count();
        let sets = Colour::ALL.into_iter().map(of).min().unwrap();
        score(player.seat, Source::Growth, 3 * sets as i16);
        let cubes = view.granary.iter().flat_map(|row| &row.cubes);
        let own = cubes.filter(|cube| **cube == Cube::Of(player.seat)).count();
        score(player.seat, Source::Granary, own as i16);
    }
    scored
}

/// The points of goods made, by their recipes: a point for each work point but the last.
fn production(card: Building) -> i16 {
    fn work(good: &str) -> i16 {
        let needs = Building::all().find(|card| card.output().name() == good).map(recipe);
        1 + needs.into_iter().flatten().map(|need| work(need)).sum::<i16>()
    }
    work(card.output().name()) - 1
}

/// Whoever has a full line of buildings first has its token, once the builders' action is over.
fn check_tokens(view: &View) {
    fn complete(player: &PlayerView, good: &str) -> bool {
        let makes = |card: &Building| card.output().name() == good;
        let needs = Building::all().find(makes).map(recipe).unwrap_or_default();
        let own = good == "wood" || player.row.iter().filter_map(|it| it.card).any(|it| makes(&it));
        own && needs.iter().all(|need| complete(player, need))
    }
    for token in &view.bonus_tokens {
        let mut lines = view.players.iter().filter(|it| complete(it, token.good.name()));
        match token.owner {
            Some(owner) => assert!(lines.any(|it| it.seat == owner), "{}", token.good),
            None => assert_eq!(lines.count(), 0, "{}", token.good),
        }
    }
}

/// Compares the points of an action, and says whether a year was scored by it alone.
fn check_points(before: &View, after: &View, events: &[Event]) -> bool {
    let mut scored = BTreeMap::new();
    let mut made = None;
    for &event in events {
        match event {
            Event::Scored { seat, source, points } => {
                *scored.entry((seat, source)).or_insert(0) += points;
            }
            Event::Made { card, .. } => made = Some(card),
            _ => {}
        }
    }
    for (one, other) in before.players.iter().zip(&after.players) {
        for source in Source::ALL {
            let gained = other.breakdown[source] - one.breakdown[source];
            assert_eq!(gained, scored.get(&(one.seat, source)).copied().unwrap_or(0), "{source}");
        }
        let points: i16 = other.breakdown.values.iter().sum();
        assert_eq!(other.points, points + other.bonus_points);
    }
    let card = made.or(match crate::common::question(before) {
        Some(Question::Deliver { card }) => Some(card),
        _ => None,
    });
    for (&(_, source), &points) in &scored {
        if source == Source::Production {
            assert_eq!(points, production(card.expect("a good was made")));
        }
    }
    let moved = |event: &Event| {
        matches!(event, Event::Loaded { .. } | Event::Stored { .. } | Event::Built { .. })
    };
    let ended = after.year > before.year || [Step::Investments, Step::Over].contains(&after.step);
    let over = ended && before.step != Step::Investments;
    let alone = over && !events.iter().any(moved);
    if alone {
        let parts = [Source::Majorities, Source::Cargo, Source::Growth, Source::Granary];
        scored.retain(|(_, source), _| parts.contains(source));
        assert_eq!(scored, year(before), "the scoring of year {}", before.year);
        for player in &before.players {
            let now = &player.year;
            let shown = now.majorities + now.cargo + now.growth + now.granary;
            let own = scored.iter().filter(|((seat, _), _)| *seat == player.seat);
            assert_eq!(shown, own.map(|(_, points)| points).sum::<i16>());
        }
    }
    alone
}

/// Plays at random, but seldom goes home without having done anything.
fn compare(options: Options, seed: u64) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Craftsmen::new(&options).unwrap();
    let mut offered: Vec<Action> = Vec::new();
    let mut years = 0;
    while game.turn() != Turn::Over {
        let (by, action) = if let Some(seat) = game.turn().player() {
            game.legal(seat, &mut offered);
            let mut pick = || offered[rng.random_range(0..offered.len())];
            let idle = |action: &Action| [Action::Done, Action::Pass].contains(action);
            let action = [pick(), pick(), pick()].into_iter().find(|action| !idle(action));
            (Actor::Seat(seat), action.unwrap_or(offered[0]))
        } else {
            (Actor::Chance, game.sample(&mut rng))
        };
        let before = game.view(Viewer::Public);
        if before.act.built == 0 {
            check_tokens(&before);
        }
        let mut events = Vec::new();
        game.apply_seen(by, action, &mut events).unwrap();
        years += usize::from(check_points(&before, &game.view(Viewer::Public), &events));
    }
    years
}

#[test]
fn points_add_up_in_whole_games() {
    let mut years = 0;
    for players in 2..=5 {
        for seed in 0..5 {
            years += compare(Options::standard(players), seed);
        }
        let options = Options { second_marker: SecondMarker::Right, ..Options::standard(players) };
        years += compare(options, 9);
    }
    assert!(years > 40, "{years} years were scored by themselves");
}
