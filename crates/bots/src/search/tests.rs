//! The search on a toy game.

use quadrivium_core::{Actor, Options, Rules, Settings, Sight, game_rng};
use quadrivium_kit::toy::Toy;

use super::*;
use crate::{Bot, Level, Simulations, play_game};

fn start(players: u8) -> Toy {
    Toy::new(&Options::from_settings(&Settings::players(players)).unwrap()).unwrap()
}

fn search(noise: f32) -> Search<Toy> {
    Search::new(None, Aim::default(), Manner { noise, ..Manner::default() })
}

/// Every position of a game in which somebody has a choice.
fn choices(mut see: impl FnMut(&Toy, Seat)) {
    let mut bots = [Level::Random; 3].map(|level| Bot::new(level, None));
    let mut offered = Vec::new();
    play_game(start(3), &mut bots, &mut game_rng(5, 1), |game, by, _| {
        if let Actor::Seat(seat) = by {
            game.legal(seat, &mut offered);
            if offered.len() > 1 {
                see(game, seat);
            }
        }
    });
}

#[test]
fn every_simulation_follows_an_action_and_the_budget_is_kept() {
    let mut search = search(0.0);
    choices(|game, seat| {
        for simulations in [1, 7, 64] {
            let rng = &mut game_rng(1, 1);
            let picked = search.pick(game, seat, &mut Simulations(simulations), rng).unwrap();
            let visits: u32 = search.candidates().iter().map(|one| one.visits).sum();
            assert_eq!(visits, simulations);
            let tried = search.candidates().iter().find(|one| one.action == picked).unwrap();
            assert!(tried.visits > 0);
        }
    });
}

#[test]
fn the_same_generator_gives_the_same_thought() {
    for noise in [0.0, 1.0] {
        let (mut one, mut other) = (search(noise), search(noise));
        choices(|game, seat| {
            let budget = &mut Simulations(40);
            let first = one.pick(game, seat, budget, &mut game_rng(1, 1));
            assert_eq!(first, other.pick(game, seat, budget, &mut game_rng(1, 1)));
            assert_eq!(one.candidates(), other.candidates());
        });
    }
}

#[test]
fn nothing_is_made_of_what_the_seat_cannot_know() {
    let mut search = search(0.0);
    let mut differed = false;
    choices(|game, seat| {
        let mut other = game.clone();
        other.determinize(seat, &mut game_rng(9, 9));
        differed |= other != *game;
        let budget = &mut Simulations(40);
        let here = search.pick(game, seat, budget, &mut game_rng(1, 1));
        let thoughts = search.candidates().to_vec();
        assert_eq!(search.pick(&other, seat, budget, &mut game_rng(1, 1)), here);
        assert_eq!(search.candidates(), thoughts);
    });
    assert!(differed, "there was something to know");
}

#[test]
fn looking_ahead_beats_not_looking() {
    let mut bots = [Bot::new(Level::Apprentice, None), Bot::thinker(None, 200)];
    let won = (0..60).filter(|&game| {
        let outcome = play_game(start(2), &mut bots, &mut game_rng(3, game), |_, _, _| {});
        outcome.standings.leaders().eq([Seat::B])
    });
    let won = won.count();
    assert!(won >= 33, "won only {won} of 60");
}

#[test]
fn what_was_found_is_kept_where_the_same_player_goes_on() {
    let mut search = search(0.0);
    let (mut followed, mut kept) = (0, 0);
    choices(|game, seat| {
        let budget = &mut Simulations(200);
        let picked = search.pick(game, seat, budget, &mut game_rng(1, 1)).unwrap();
        let before = search.size();
        let mut next = game.clone();
        next.apply(seat.into(), picked).unwrap();
        let goes_on = matches!(next.turn(), Turn::Players(seats) if seats.contains(seat));
        let mut offered = Vec::new();
        next.legal(seat, &mut offered);
        if goes_on && offered.len() > 1 {
            search.follow(picked);
            assert!(search.size() < before);
            followed += 1;
            kept += u32::from(search.size() > 0);
            let again = search.think(&next, seat, &mut Simulations(50), &mut game_rng(1, 2));
            assert!(offered.contains(&again.unwrap()));
            let actions: Vec<_> = search.candidates().iter().map(|one| one.action).collect();
            assert_eq!(actions, offered, "nothing else is thought of");
        }
    });
    assert!(followed > 0 && kept > 0, "{kept} of {followed}");
}

#[test]
fn a_tree_has_no_more_room_than_it_is_given() {
    let mut search = search(0.0);
    search.room = 60;
    let mut full = false;
    choices(|game, seat| {
        let picked = search.pick(game, seat, &mut Simulations(500), &mut game_rng(1, 1));
        assert!(picked.is_some());
        assert!(search.size() <= 60, "{}", search.size());
        full |= search.size() > 50;
        let visits: u32 = search.candidates().iter().map(|one| one.visits).sum();
        assert_eq!(visits, 500, "it goes on learning");
    });
    assert!(full);
}
