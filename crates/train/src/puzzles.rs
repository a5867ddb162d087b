//! Puzzles: games of bots or recorded ones, and the coach looking for positions in which one turn is clearly best.
//!
//! Most positions are no puzzle, and that shows at a glance. What remains is looked at again and again,
//! with other chances each time: by somebody who judges, by games to the end that must speak for it, and by somebody
//! who looks deeper and must find the same. What comes of a game hangs on its number alone, so
//! that any number of threads makes the same file.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use quadrivium_bots::{Bot, Pace};
use quadrivium_coach::{Bar, Clear, Coach, Depth, Figure, Reason};
use quadrivium_core::{Actor, GameRng, Options, Record, Seat, Settings, Turn, game_rng};
use quadrivium_games::Learned;
use quadrivium_puzzles::{Collection, Later, Margin, Puzzle, write};
use rand::RngExt;

use crate::{PuzzleArgs, setups};

/// How clear a puzzle is.
const BAR: Bar = Bar { chance: 0.05, points: 4.0, others: 4, equals: 4 };
/// The same at a glance.
const GLANCE: Bar = Bar { chance: 0.04, points: 3.0, others: 3, equals: 5 };
/// So many puzzles come from a game at most.
const OF_A_GAME: usize = 4;
/// So many of them may simply take the most points at once.
const GREEDY: usize = 1;
/// So many turns lie between two of them.
const APART: usize = 6;
/// So long whoever plays thinks about a decision: longer than an apprentice, and a game takes no time.
const SIMULATIONS: u32 = 24;
/// So often somebody does anything, so that no two games are alike where nothing is random.
const WHIM: f64 = 0.04;

/// What was found so far.
#[derive(Default)]
struct Found {
    /// The next game to be played.
    next: u64,
    /// The puzzles of each game that was played.
    games: BTreeMap<u64, Vec<Puzzle>>,
    looked: Looked,
}

impl Found {
    /// The puzzles of the games up to the first that is still being played, and how many games that
    /// are.
    fn whole(&self) -> (u64, Vec<Puzzle>) {
        let done = (0..).zip(&self.games).take_while(|(at, (game, _))| at == *game);
        let done: Vec<_> = done.map(|(_, (_, puzzles))| puzzles).collect();
        (done.len() as u64, done.into_iter().flatten().cloned().collect())
    }
}

/// How many positions came how far.
#[derive(Clone, Copy, Default)]
struct Looked {
    positions: usize,
    promising: usize,
    judged: usize,
    played: usize,
}

pub fn run<G: Learned>(args: &PuzzleArgs) -> Result<()> {
    let setups = setups(&args.setups)?;
    let records = args.records.iter().map(|path| read(path)).collect::<Result<Vec<_>>>()?;
    let found = Mutex::new(Found::default());
    let began = Instant::now();
    let work = || -> Result<()> {
        let mut maker = Maker::<G>::new(args.seed);
        loop {
            let number = {
                let mut found = found.lock().expect("nobody panics");
                let enough = found.whole().1.len() >= args.puzzles;
                let none_left = !records.is_empty() && found.next >= records.len() as u64;
                if enough || none_left || began.elapsed().as_secs_f64() > args.seconds {
                    return Ok(());
                }
                found.next += 1;
                found.next - 1
            };
            let puzzles = match records.get(number as usize) {
                Some(record) => maker.look_through(record, number)?,
                None => maker.play(&setups[(number % setups.len() as u64) as usize], number)?,
            };
            let mut found = found.lock().expect("nobody panics");
            found.games.insert(number, puzzles);
            found.looked.add(std::mem::take(&mut maker.looked));
            let (games, mut puzzles) = found.whole();
            puzzles.truncate(args.puzzles);
            let Looked { positions, promising, judged, played } = found.looked;
            eprintln!(
                "{}: {} of {} puzzles from {games} games; {positions} positions, {promising} \
                 promising, {judged} judged, {played} played to the end; {:.0} s",
                G::NAME,
                puzzles.len(),
                args.puzzles,
                began.elapsed().as_secs_f64()
            );
            save(&args.out, puzzles)?;
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no panic"))
    })
}

fn read(path: &Path) -> Result<Record> {
    let text = std::fs::read(path).with_context(|| path.display().to_string())?;
    Record::parse(&text).with_context(|| path.display().to_string())
}

fn save(path: &Path, puzzles: Vec<Puzzle>) -> Result<()> {
    let text = write(&Collection { puzzles });
    std::fs::write(path, text).with_context(|| path.display().to_string())
}

impl Looked {
    fn add(&mut self, more: Self) {
        self.positions += more.positions;
        self.promising += more.promising;
        self.judged += more.judged;
        self.played += more.played;
    }
}

struct Maker<G: Learned> {
    seed: u64,
    glancing: Coach<G>,
    judging: Coach<G>,
    doubting: Coach<G>,
    looked: Looked,
}

/// A puzzle of the game that is being played.
struct Kept<G: Learned> {
    at: usize,
    seat: Seat,
    clear: Clear<G>,
    reason: Reason,
}

impl<G: Learned> Maker<G> {
    fn new(seed: u64) -> Self {
        let tenth = G::TEMPO.tenth;
        let coach = |first, whole| Coach::new(G::mind(), G::AIM, Depth { first, whole });
        Self {
            seed,
            glancing: coach(tenth / 16, tenth / 8),
            judging: coach(tenth / 5, tenth),
            doubting: coach(tenth / 4, 3 * tenth),
            looked: Looked::default(),
        }
    }

    /// Plays a game and keeps what is a puzzle in it.
    fn play(&mut self, settings: &Settings, number: u64) -> Result<Vec<Puzzle>> {
        let options = G::Options::from_settings(settings)?;
        let mut rng = game_rng(self.seed, number);
        let mut bot = Bot::<G>::paced(G::mind(), G::AIM, Pace::decision(SIMULATIONS));
        let mut offered = Vec::new();
        let next = |game: &G| -> Result<Option<(Actor, G::Action)>> {
            Ok(Some(match game.turn() {
                Turn::Over => return Ok(None),
                Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
                Turn::Players(seats) => {
                    let seat = seats.iter().next().context("somebody is in turn")?;
                    game.legal(seat, &mut offered);
                    let action = if rng.random_bool(WHIM) {
                        offered[rng.random_range(0..offered.len())]
                    } else {
                        bot.pick(game, seat, &mut rng).context("something is offered")?
                    };
                    (seat.into(), action)
                }
            }))
        };
        self.gather(&options, number, next)
    }

    /// Looks through a game that was recorded and keeps what is a puzzle in it; nobody's name.
    fn look_through(&mut self, record: &Record, number: u64) -> Result<Vec<Puzzle>> {
        record.replay_as::<G>(None)?;
        let options = record.options::<G>()?;
        let mut actions = record.actions.iter();
        let next = |_: &G| -> Result<Option<(Actor, G::Action)>> {
            let Some((by, action)) = actions.next() else { return Ok(None) };
            let action = action.parse().map_err(|_| anyhow::anyhow!("{action} is no action"))?;
            Ok(Some((*by, action)))
        };
        self.gather(&options, number, next)
    }

    /// Goes through a game and keeps what is a puzzle in it.
    fn gather(
        &mut self,
        options: &G::Options,
        number: u64,
        mut next: impl FnMut(&G) -> Result<Option<(Actor, G::Action)>>,
    ) -> Result<Vec<Puzzle>> {
        let mut game = G::new(options)?;
        let mut record = Record::of::<G>(options, Vec::new());
        let mut kept: Vec<Kept<G>> = Vec::new();
        let (mut offered, mut last, mut turns, mut free) = (Vec::new(), None, 0, 0);
        while kept.len() < OF_A_GAME {
            let Some((by, action)) = next(&game)? else { break };
            if let Actor::Seat(seat) = by {
                game.legal(seat, &mut offered);
                let alone = game.players() == 1 && game.habit().is_none();
                if last != Some(by) || alone {
                    turns += 1;
                    if turns >= free && offered.len() > 2 {
                        let at = record.actions.len();
                        // How deep somebody looks changes nothing about the game.
                        let mut other = game_rng(self.seed ^ number.rotate_left(32), at as u64);
                        let greedy = kept.iter().filter(|one| one.clear.greedy).count();
                        let found = self.look(&game, seat, greedy < GREEDY, &mut other);
                        if let Some((clear, reason)) = found {
                            kept.push(Kept { at, seat, clear, reason });
                            free = turns + APART;
                        }
                    }
                }
            }
            record.actions.push((by, action.to_string()));
            game.apply(by, action).map_err(|why| anyhow::anyhow!("{why:?}"))?;
            last = Some(by);
        }
        puzzles(record, &kept)
    }

    /// Whether a position is a puzzle.
    fn look(
        &mut self,
        game: &G,
        seat: Seat,
        greedy: bool,
        rng: &mut GameRng,
    ) -> Option<(Clear<G>, Reason)> {
        self.looked.positions += 1;
        self.glancing.clear_case(game, seat, GLANCE, rng)?;
        self.looked.promising += 1;
        let judged = self.judging.clear_case(game, seat, BAR, rng)?;
        if judged.greedy && !greedy {
            return None;
        }
        self.looked.judged += 1;
        let reason = self.doubting.why_clear(game, seat, &judged, rng)?;
        self.looked.played += 1;
        let clear = self.doubting.clear_case(game, seat, BAR, rng)?;
        clear.agrees(&judged).then_some((judged.with(&clear), reason))
    }
}

/// The puzzles of a game, with as much of it as they need.
fn puzzles<G: Learned>(mut record: Record, kept: &[Kept<G>]) -> Result<Vec<Puzzle>> {
    record.actions.truncate(kept.iter().map(|one| one.at).max().unwrap_or_default());
    let record = Arc::new(record);
    let puzzle = |Kept { at, seat, clear, reason }: &Kept<G>| {
        let turns: Vec<_> = clear.turns().map(spelled).collect();
        ensure!(
            turns.iter().flatten().all(|action| !action.contains(';')),
            "an action with a semicolon cannot be written down"
        );
        let gains = reason.later.iter().chain(&reason.perhaps).zip(&reason.margins);
        let later = gains.map(|(gain, &margin)| Later {
            source: gain.source.to_owned(),
            points: gain.points,
            margin,
            sure: reason.perhaps.is_none(),
        });
        Ok(Puzzle {
            record: Arc::clone(&record),
            at: *at,
            seat: *seat,
            turns,
            next: spelled(clear.next()),
            chance: margin(clear.chance),
            points: margin(clear.points),
            later: later.collect(),
        })
    };
    kept.iter().map(puzzle).collect()
}

fn margin(figure: Figure) -> Margin {
    Margin { mean: figure.mean, error: figure.error }
}

fn spelled<A: ToString>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use quadrivium_bots::Aim;
    use quadrivium_games::{Visitor, visit};

    use super::*;

    struct LooksThrough(Record);

    impl Visitor for LooksThrough {
        type Output = ();

        fn visit<G: Learned>(self) {
            look_through::<G>(self.0);
        }
    }

    /// A recorded game is looked through turn by turn; what is found is in it, and in no one's name.
    #[test]
    fn puzzles_also_come_from_recorded_games() {
        let text = include_bytes!("../../burgundy/tests/games/standard-2.rec");
        visit("burgundy", LooksThrough(Record::parse(text).unwrap())).unwrap();
    }

    fn look_through<G: Learned>(mut record: Record) {
        let mut maker = Maker::<G>::new(1);
        for coach in [&mut maker.glancing, &mut maker.judging, &mut maker.doubting] {
            *coach = Coach::new(None, Aim::VICTORY, Depth { first: 4, whole: 8 });
        }
        let found = maker.look_through(&record, 0).unwrap();
        assert!(maker.looked.positions > 40, "{} positions", maker.looked.positions);
        for puzzle in &found {
            assert_eq!(puzzle.record.actions[..puzzle.at], record.actions[..puzzle.at]);
            assert!(puzzle.record.seats.iter().all(String::is_empty));
        }
        record.actions[300].1 = "nonsense".to_owned();
        assert!(maker.look_through(&record, 0).is_err(), "what cannot have happened");
    }
}
