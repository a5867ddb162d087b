//! Those who look ahead, in every game: they keep to their time, play by the rules, make nothing of
//! what they cannot know and do not miss a victory that nobody can take from them.

use quadrivium_bots::{Bot, Level, Manner, Pace, Thinker, play_game};
use quadrivium_core::{Actor, Key, Options, Seat, Settings, Turn, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, Wanted, visit};

fn start<G: Learned>(settings: &Settings) -> G {
    G::new(&G::Options::from_settings(settings).expect("listed settings")).expect("listed settings")
}

fn thinker<G: Learned>(pace: Pace) -> Thinker<G> {
    Thinker::new(G::mind(), G::AIM, Manner::default(), pace)
}

/// Plays so many decisions and looks at every one of them: the position, who decides, and what.
fn decisions<G: Learned>(
    settings: &Settings,
    most: usize,
    mut decide: impl FnMut(&G, Seat) -> G::Action,
) {
    let mut rng = game_rng(4, 1);
    let mut game = start::<G>(settings);
    for _ in 0..most {
        while game.turn() == Turn::Chance {
            let outcome = game.sample(&mut rng);
            game.apply(Actor::Chance, outcome).expect("what was sampled is possible");
        }
        let Turn::Players(seats) = game.turn() else { return };
        let seat = seats.iter().next().expect("somebody is in turn");
        let action = decide(&game, seat);
        game.apply(seat.into(), action).expect("what was picked is legal");
    }
}

/// Plays a part of a game and says how many simulations the longest turn took.
struct LongestTurn {
    simulations: u32,
}

impl Visitor for LongestTurn {
    type Output = u64;

    fn visit<G: Learned>(self) -> u64 {
        let players = 2;
        let pace = Pace::turn(self.simulations, G::TEMPO.decisions);
        let mut thinkers = vec![thinker::<G>(pace); players];
        let (mut last, mut next) = (None, None::<G>);
        let (mut before, mut longest) = (0, 0);
        decisions::<G>(&Settings::players(players as u8), 60, |game, seat| {
            let thinker = &mut thinkers[seat.index()];
            if last != Some(seat) || next.as_ref() != Some(game) {
                before = thinker.simulations();
            }
            let picked =
                thinker.pick(game, seat, &mut game_rng(1, 1)).expect("something is offered");
            longest = longest.max(thinker.simulations() - before);
            let mut after = game.clone();
            after.apply(seat.into(), picked).expect("what was picked is legal");
            (last, next) = (Some(seat), Some(after));
            picked
        });
        longest
    }
}

#[test]
fn a_turn_is_thought_about_no_longer_than_it_may_be() {
    let simulations = 1_000;
    for entry in GAMES.iter() {
        let longest = visit(entry.name, LongestTurn { simulations }).unwrap();
        let most = u64::from(simulations) * 11 / 10;
        assert!(longest <= most && longest >= 500, "{}: {longest}", entry.name);
    }
}

/// Two positions that look the same are thought about in the same way; whether there was something
/// that a player could not know, and whether such positions were not the same.
struct SameThoughts(Settings);

impl Visitor for SameThoughts {
    type Output = (bool, bool);

    fn visit<G: Learned>(self) -> (bool, bool) {
        let (mut hides, mut differed) = (false, false);
        let mut apprentice = Bot::<G>::new(Level::Apprentice, None);
        let mut number = 0;
        decisions::<G>(&self.0, 150, |game, seat| {
            number += 1;
            // Estates are chosen in secret at the very beginning.
            if number < 5 || number % 8 == 0 {
                let mut other = game.clone();
                other.determinize(seat, &mut game_rng(9, number));
                hides |= game.hides_from(seat);
                differed |= other != *game;
                let think = |game: &G| {
                    thinker::<G>(Pace::decision(24)).pick(game, seat, &mut game_rng(1, number))
                };
                assert_eq!(think(game), think(&other), "{}, decision {number}", G::NAME);
            }
            apprentice.pick(game, seat, &mut game_rng(2, number)).expect("something is offered")
        });
        (hides, differed)
    }
}

/// Where nothing is hidden there is one world only, and the game says so: everybody may count the bags
/// of Orléans. Elsewhere the worlds that were thought about did differ.
#[test]
fn nothing_is_made_of_what_the_seat_cannot_know() {
    let usual = Settings::players(3);
    let secret = usual.clone().with("setup", "expert_secret");
    for (name, settings, secrets) in [
        ("burgundy", &usual, false),
        ("burgundy", &secret, true),
        ("labora", &usual, false),
        ("orleans", &usual, false),
        ("craftsmen", &usual, true),
    ] {
        let found = visit(name, SameThoughts(settings.clone())).unwrap();
        assert_eq!(found, (secrets, secrets), "{name}: something is hidden, and worlds differ");
    }
}

/// Whether a player wins whatever the others do; nothing where chance has a say or the end is too far.
fn wins<G: Learned>(game: &G, me: Seat, far: u32, left: &mut u32) -> Option<bool> {
    *left = left.checked_sub(1)?;
    let far = far.checked_sub(1)?;
    let seat = match game.turn() {
        Turn::Over => return Some(game.standings().leaders().eq([me])),
        Turn::Chance => return None,
        Turn::Players(seats) => seats.iter().next().expect("somebody is in turn"),
    };
    let mut offered = Vec::new();
    game.legal(seat, &mut offered);
    // Mine: one that wins is enough. Another's: one that does not is enough.
    for action in offered {
        let mut next = game.clone();
        next.apply(seat.into(), action).expect("what is offered is legal");
        let won = wins(&next, me, far, left)?;
        if won == (seat == me) {
            return Some(won);
        }
    }
    Some(seat != me)
}

/// Looks through the ends of games for positions in which one action wins by force and another does
/// not, and says how many there were and in how many of them a winning one was found.
struct ForcedWins {
    settings: Settings,
    games: u64,
}

impl Visitor for ForcedWins {
    type Output = (u32, u32);

    fn visit<G: Learned>(self) -> (u32, u32) {
        let start = start::<G>(&self.settings);
        let mut bots = vec![Bot::<G>::new(Level::Apprentice, None); usize::from(start.players())];
        let (mut there, mut found) = (0, 0);
        for number in 0..self.games {
            let mut ends = Vec::new();
            play_game(start.clone(), &mut bots, &mut game_rng(6, number), |game, by, _| match by {
                Actor::Chance => ends.clear(),
                Actor::Seat(seat) => ends.push((game.clone(), seat)),
            });
            for (game, seat) in ends.into_iter().rev().take(12) {
                let mut offered = Vec::new();
                game.legal(seat, &mut offered);
                // What is not the same in all worlds that look like this one cannot be known.
                let mut worlds = vec![game.clone(); if game.hides_from(seat) { 4 } else { 1 }];
                for (world, number) in worlds.iter_mut().zip(0..).skip(1) {
                    world.determinize(seat, &mut game_rng(8, number));
                }
                let outcome = |&action: &G::Action| {
                    let won = |world: &G| {
                        let mut next = world.clone();
                        next.apply(seat.into(), action).expect("what is offered is legal");
                        wins(&next, seat, 60, &mut 4_000)
                    };
                    let all = worlds.iter().map(won).collect::<Option<Vec<_>>>()?;
                    all.iter().all(|won| *won == all[0]).then_some(all[0])
                };
                let Some(outcomes) = offered.iter().map(outcome).collect::<Option<Vec<_>>>() else {
                    continue;
                };
                if outcomes.contains(&true) && outcomes.contains(&false) {
                    there += 1;
                    let picked = thinker::<G>(Pace::decision(10_000))
                        .pick(&game, seat, &mut game_rng(1, number))
                        .expect("something is offered");
                    let at = offered.iter().position(|&action| action == picked);
                    found += u32::from(outcomes[at.expect("it was offered")]);
                }
            }
        }
        (there, found)
    }
}

#[test]
fn a_victory_that_nobody_can_take_away_is_found() {
    for (name, settings, games) in [
        ("burgundy", Settings::players(2), 20),
        ("labora", Settings::players(2).with("length", "short"), 20),
        ("orleans", Settings::players(2), 30),
        ("craftsmen", Settings::players(2), 100),
    ] {
        let (there, found) = visit(name, ForcedWins { settings, games }).unwrap();
        assert!(there > 0, "{name}: nothing to be found");
        assert_eq!(found, there, "{name}");
    }
}

/// The first decisions of a game among those who look ahead, as they are written.
struct Opening {
    settings: Settings,
    seed: u64,
    wanted: Wanted,
}

impl Visitor for Opening {
    type Output = Vec<String>;

    fn visit<G: Learned>(self) -> Self::Output {
        let mut bot = G::bot(self.wanted);
        let (mut rng, mut opening) = (game_rng(self.seed, 1), Vec::new());
        decisions::<G>(&self.settings, 40, |game, seat| {
            let picked = bot.pick(game, seat, &mut rng).expect("something is offered");
            opening.push(format!("{seat}: {picked}"));
            picked
        });
        opening
    }
}

#[test]
fn games_vary_in_which_nothing_is_random() {
    let opening = |seed| {
        let settings = Settings::players(2).with("length", "short");
        let wanted = Wanted::read("labora", "journeyman:1000").unwrap();
        visit("labora", Opening { settings, seed, wanted }).unwrap()
    };
    let first = opening(1);
    assert_eq!(first, opening(1), "the same seed gives the same game");
    assert!((2..4).all(|seed| opening(seed) != first));
}
