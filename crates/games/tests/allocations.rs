//! Nothing that search and training do in a game allocates: playing, judging, counting points, encoding.

use allocation_counter::measure;
use quadrivium_bots::{Bot, Level, Pace, play_game};
use quadrivium_core::{Actor, Options, Seat, Settings, Turn, game_rng};
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

/// A batch steps, masks and encodes in the caller's memory.
#[test]
fn a_batch_allocates_nothing() {
    for entry in GAMES.iter() {
        for players in entry.players.clone() {
            let settings = Settings::players(players);
            let mut batch = entry.batch(&settings, 4, 1).unwrap().expect("it has numbers");
            let mut masks = vec![0; 4 * batch.mask_words()];
            let mut numbers = vec![0.0; 4 * batch.encoder().len()];
            let mut points = vec![0; 4 * batch.players()];
            let mut ids = [0; 4];
            let mut last = 0;
            for step in 0..600 {
                last = measure(|| {
                    batch.masks(&mut masks);
                    batch.encode(&mut numbers);
                    batch.points(&mut points);
                    for (id, mask) in ids.iter_mut().zip(masks.chunks(batch.mask_words())) {
                        *id = nth_bit(mask, step);
                    }
                    batch.step(&ids).unwrap();
                })
                .count_total;
            }
            assert_eq!(last, 0, "{} for {players}", entry.name);
        }
    }
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
