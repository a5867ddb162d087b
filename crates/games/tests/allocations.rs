//! Nothing that search and training do in a game allocates: playing, judging, counting points, encoding.

use allocation_counter::measure;
use quadrivium_bots::{Bot, Level, Pace, play_game};
use quadrivium_core::{Actor, AnyBatch, Options, Seat, Settings, Turn, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};

/// Plays a game, then the same once more, when every buffer has had its largest contents; counts the
/// allocations beyond those of the final standings.
struct Playouts {
    settings: Settings,
    level: Level,
}

impl Visitor for Playouts {
    type Output = u64;

    fn visit<G: Learned>(self) -> u64 {
        let options = G::Options::from_settings(&self.settings).expect("listed settings");
        let start = G::new(&options).expect("listed settings");
        let mut bots: Vec<_> =
            (0..options.players()).map(|_| Bot::<G>::new(self.level, None)).collect();
        play_game(start.clone(), &mut bots, &mut game_rng(1, 1), |_, _, _| {});
        let mut last = None;
        let all = measure(|| {
            play_game(start.clone(), &mut bots, &mut game_rng(1, 1), |game, by, action| {
                last = Some((game.clone(), by, action));
            });
        });
        let (mut game, by, action) = last.expect("a game has actions");
        game.apply(by, action).expect("it was applied before");
        let standings = measure(|| drop(game.standings()));
        all.count_total - standings.count_total
    }
}

#[test]
fn a_decision_allocates_nothing() {
    for entry in GAMES.iter() {
        for players in entry.players.clone() {
            for level in [Level::Random, Level::Apprentice] {
                let settings = Settings::players(players);
                let allocations = visit(entry.name, Playouts { settings, level }).unwrap();
                assert_eq!(allocations, 0, "{} for {players}, {level}", entry.name);
            }
        }
    }
}

/// Everything that search asks of the positions of a random game.
struct Asked(Settings);

impl Visitor for Asked {
    type Output = u64;

    fn visit<G: Learned>(self) -> u64 {
        let options = G::Options::from_settings(&self.0).expect("listed settings");
        let players = usize::from(options.players());
        let mut bots: Vec<_> = (0..players).map(|_| Bot::<G>::new(Level::Random, None)).collect();
        let (mut scratch, mut worth) = (G::Scratch::default(), vec![0.0; players]);
        let mut allocated = 0;
        for game in 0..3 {
            allocated = 0;
            let start = G::new(&options).expect("listed settings");
            play_game(start, &mut bots, &mut game_rng(1, game), |position, _, _| {
                let asked = measure(|| {
                    position.judge(&mut scratch, &mut worth);
                    Seat::first(position.players()).for_each(|seat| {
                        position.points(seat);
                        position.hides_from(seat);
                    });
                });
                allocated += asked.count_total;
            });
        }
        allocated
    }
}

#[test]
fn points_and_judgement_allocate_nothing() {
    for entry in GAMES.iter() {
        for players in entry.players.clone() {
            let allocations = visit(entry.name, Asked(Settings::players(players))).unwrap();
            assert_eq!(allocations, 0, "{} for {players}", entry.name);
        }
    }
}

/// What is played: other options ask other questions.
const SETUPS: [(&str, &[(&str, &str)]); 11] = [
    ("burgundy", &[]),
    ("burgundy", &[("setup", "expert_secret"), ("purchase", "any_time")]),
    ("labora", &[]),
    ("labora", &[("country", "ireland")]),
    ("labora", &[("length", "short"), ("country", "ireland"), ("landscape_supply", "print9")]),
    ("orleans", &[]),
    ("orleans", &[("edition", "original"), ("extra_tiles", "true"), ("remove_tiles", "true")]),
    ("orleans", &[("planning_order", "in_turn_order_one_by_one"), ("tower_deeds", "planning")]),
    ("craftsmen", &[]),
    ("craftsmen", &[("winter_privilege_grant", "true"), ("winter_work_token_window", "false")]),
    ("craftsmen", &[("investments_per_year", "unlimited"), ("second_marker", "right")]),
];

/// A batch steps, masks and encodes in the caller's memory. What is kept for all games is made in a first pass; then
/// only a list longer than all before may make room for itself, and only the end of a game for its standings.
#[test]
fn a_batch_allocates_nothing() {
    for (name, options) in SETUPS {
        let entry = GAMES.find(name).expect("a game of the list");
        let alone = !options.contains(&("length", "short"));
        for players in entry.players.clone().filter(|&players| players > 1 || alone) {
            let mut settings = Settings::players(players);
            for (option, value) in options {
                settings = settings.with(option, value);
            }
            let make =
                || entry.batch(&settings, GAMES_AT_ONCE, 1).unwrap().expect("it has numbers");
            play_batch(make(), |_, _| {});
            play_batch(make(), |step, allocations| {
                assert_eq!(allocations, 0, "{name} for {players} with {options:?}, step {step}");
            });
        }
    }
}

const GAMES_AT_ONCE: usize = 4;

/// Plays on in all games of a batch, and says of every step what was allocated without need.
fn play_batch(mut batch: Box<dyn AnyBatch>, mut told: impl FnMut(usize, u64)) {
    let words = batch.mask_words();
    let mut masks = vec![0; GAMES_AT_ONCE * words];
    let mut numbers = vec![0.0; GAMES_AT_ONCE * batch.encoder().len()];
    let mut points = vec![0; GAMES_AT_ONCE * batch.players()];
    let (mut ids, mut done) = ([0; GAMES_AT_ONCE], [false; GAMES_AT_ONCE]);
    let mut longest = 0;
    for step in 0..600 {
        let listed = measure(|| batch.masks(&mut masks)).count_total;
        let length = masks.chunks(words).map(count_bits).max().unwrap_or_default();
        let asked = measure(|| {
            batch.encode(&mut numbers);
            batch.points(&mut points);
        });
        for (game, (id, mask)) in ids.iter_mut().zip(masks.chunks(words)).enumerate() {
            *id = nth_bit(mask, step + game);
        }
        let stepped = measure(|| batch.step(&ids).unwrap()).count_total;
        batch.done(&mut done);
        let grown = length > longest;
        longest = longest.max(length);
        let listed = if grown { 0 } else { listed };
        let stepped = if done.contains(&true) { 0 } else { stepped };
        told(step, listed + asked.count_total + stepped);
    }
}

fn count_bits(words: &[u64]) -> u32 {
    words.iter().map(|word| word.count_ones()).sum()
}

/// The number of one of the set bits, another one at every step.
fn nth_bit(words: &[u64], step: usize) -> u32 {
    let set = || (0..words.len() * 64).filter(|bit| words[bit / 64] >> (bit % 64) & 1 == 1);
    set().nth(step % set().count()).expect("something can be done") as u32
}

/// Lets somebody who looks ahead decide so often, in one game after the other, and says how much more
/// memory is in use afterwards and how much more was at any time.
struct Thoughts {
    decisions: usize,
}

impl Visitor for Thoughts {
    type Output = (i64, u64);

    fn visit<G: Learned>(self) -> (i64, u64) {
        let options = G::Options::from_settings(&Settings::players(2)).expect("listed settings");
        let start = G::new(&options).expect("listed settings");
        let mut bot = Bot::<G>::paced(G::mind(), G::AIM, Pace::turn(60, G::TEMPO.decisions));
        let mut game = start.clone();
        let mut rng = game_rng(1, 1);
        let mut play = |decisions: usize| {
            for _ in 0..decisions {
                let (by, action) = match game.turn() {
                    Turn::Over => {
                        game = start.clone();
                        continue;
                    }
                    Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
                    Turn::Players(seats) => {
                        let seat = seats.iter().next().expect("somebody is in turn");
                        let action = bot.pick(&game, seat, &mut rng);
                        (seat.into(), action.expect("something is offered"))
                    }
                };
                game.apply(by, action).expect("what was picked is legal");
            }
        };
        play(50);
        let used = measure(|| play(self.decisions));
        (used.bytes_current, used.bytes_max)
    }
}

#[test]
fn five_hundred_decisions_leave_nothing_behind() {
    for entry in GAMES.iter().filter(|entry| entry.players.contains(&2)) {
        let (left, most) = visit(entry.name, Thoughts { decisions: 500 }).unwrap();
        // Sixty simulations make a tree of some dozens of kilobytes, and there is one of them.
        assert!(left < 300_000, "{}: {left} bytes are left", entry.name);
        assert!(most < 1_000_000, "{}: {most} bytes at once", entry.name);
    }
}
