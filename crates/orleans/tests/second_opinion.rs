//! Everything that can be chosen, every outcome of chance, and the points, worked out once more
//! from the view and the printed values alone, and compared with the engine in whole random games.

mod eyes;

use std::collections::BTreeSet;

use crate::common::Notated;
use crate::common::middle::{TURNED, TURNS, begin};
use eyes::{Eyes, neutral};
use quadrivium_core::{Actor, Chance, Rules, Sight, Turn, Viewer};
use quadrivium_orleans::{
    Draw, Edition, FollowerView, HourglassStack, Options, Orleans, Pending, PlagueStarter,
    PlanningOrder, Purpose, TowerDeeds, View,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What chance may bring, with its weight.
fn outcomes(view: &View, draw: Draw) -> Vec<(String, u32)> {
    let of = |all: &[FollowerView]| {
        let some = all.iter().map(|it| (format!("follower {}", it.follower), it.count.into()));
        some.collect::<Vec<_>>()
    };
    match draw {
        Draw::Start => view.players.iter().map(|it| (format!("start {}", it.seat), 1)).collect(),
        Draw::LayGood { .. } | Draw::DiscardGood { .. } => {
            let left = view.goods.iter().filter(|it| it.count > 0);
            left.map(|it| (format!("good {}", it.good), it.count.into())).collect()
        }
        Draw::Reveal => {
            let hidden = view.hourglass.iter().map(|it| match view.options.hourglass_stack {
                HourglassStack::Single => (it.event, it.hidden),
                // Every later pile holds each event once.
                HourglassStack::Abc => {
                    let later = (view.rounds - view.round) / 6;
                    (it.event, it.hidden - later.min(it.hidden))
                }
            });
            let some = hidden.filter(|(_, tiles)| *tiles > 0);
            some.map(|(event, tiles)| (format!("reveal {event}"), tiles.into())).collect()
        }
        Draw::Follower { seat, purpose } => {
            let bag = &Eyes::of(view, seat).own.bag;
            match (purpose, view.options.plague_starter) {
                (Purpose::Market | Purpose::Bathhouse { .. }, _)
                | (Purpose::Plague, PlagueStarter::Lucky) => of(bag),
                (Purpose::Torture, _) | (Purpose::Plague, PlagueStarter::Redraw) => {
                    of(&neutral(bag))
                }
            }
        }
    }
}

/// Compares everything that both can know of a position.
fn compare(game: &Orleans, context: &str) {
    let view = game.view(Viewer::Public);
    for player in &view.players {
        let eyes = Eyes::of(&view, player.seat);
        assert_eq!((player.points, player.level), (eyes.points(), eyes.level()), "{context}");
        if let Some(forecast) = &player.forecast {
            assert_eq!(*forecast, eyes.forecast(), "{context}");
        }
        for place in &player.places {
            let expected = view.event.is_some() && eyes.can_use(place);
            assert_eq!(place.usable, expected, "{context}: {} of {}", place.place, player.seat);
        }
    }
    let Some(ask) = view.ask.as_ref() else { return };
    if let Pending::Chance(draw) = ask.ask {
        let mut found = Vec::new();
        game.outcomes(&mut found);
        let found: BTreeSet<_> =
            found.into_iter().map(|(action, weight)| (action.to_string(), weight)).collect();
        let expected: BTreeSet<_> = outcomes(&view, draw).into_iter().collect();
        assert_eq!(found, expected, "{context}: {:?}", ask.ask);
        return;
    }
    for seat in ask.seats {
        let eyes = Eyes::of(&view, seat);
        let found: BTreeSet<_> = game.offered(&seat.to_string()).into_iter().collect();
        let expected: BTreeSet<_> = eyes.answers(ask.ask).into_iter().collect();
        assert_eq!(found, expected, "{context}: {seat}, {:?}", ask.ask);
    }
}

/// Plays a game at random and compares every position; also which questions came up.
fn play(mut game: Orleans, seed: u64, context: &str, asked: &mut BTreeSet<String>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    loop {
        compare(&game, context);
        if let Some(ask) = game.asked() {
            let (who, what) = match ask {
                Pending::Chance(Draw::Follower { purpose, .. }) => {
                    ("drawn", format!("{purpose:?}"))
                }
                Pending::Chance(draw) => ("chance", format!("{draw:?}")),
                Pending::Player { question, .. } => ("player", format!("{question:?}")),
                Pending::Together(all) => ("all", format!("{all:?}")),
            };
            let name = what.split([' ', '{']).next().expect("a name");
            asked.insert(format!("{who} {name}"));
        }
        let (by, action) = match game.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let pick = rng.random_range(0..seats.len());
                let seat = seats.iter().nth(pick).expect("somebody is asked");
                game.legal(seat, &mut legal);
                (seat.into(), legal[rng.random_range(0..legal.len())])
            }
        };
        game.apply(by, action).expect("offered means accepted");
    }
}

/// Every edition and planning order, from the beginning and from the middle; other options by turns.
#[test]
fn whole_games_of_every_kind() {
    let mut asked = BTreeSet::new();
    for turned in 0..TURNS {
        TURNED.set(turned);
        for players in 2..=4 {
            for edition in Edition::ALL {
                for planning_order in PlanningOrder::ALL {
                    let odd = (turned + usize::from(players)) % 2 == 1;
                    let planned = odd && planning_order != PlanningOrder::Simultaneous;
                    let options = Options {
                        planning_order,
                        extra_tiles: turned != 2,
                        remove_tiles: turned == 1,
                        town_hall_min: if odd { 2 } else { 1 },
                        tower_deeds: if planned {
                            TowerDeeds::Planning
                        } else {
                            TowerDeeds::Action
                        },
                        plague_starter: PlagueStarter::ALL[turned % 2],
                        hourglass_stack: HourglassStack::ALL[turned % 2],
                        ..Options::of(players, edition)
                    };
                    let context = format!("{players} {edition} {planning_order} {turned}");
                    for seed in 0..3 {
                        play(begin(&options), seed, &context, &mut asked);
                    }
                    let start = Orleans::new(&options).expect("options of the game");
                    play(start, 1, &context, &mut asked);
                }
            }
        }
    }
    assert_eq!(asked.len(), 32, "every question has come up: {asked:?}");
}
