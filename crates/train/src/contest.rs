//! Matches: one player of one sort among others of another, seats rotated, the same chance.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use quadrivium_bots::{Aim, Apprentice, Manner, Search, Simulations, shares};
use quadrivium_core::{Actor, GameRng, Heuristic, Key, Options, Seat, Turn, game_rng};

use quadrivium_games::Learned;

use crate::{ContestArgs, mind, setups};

enum Player<G: Heuristic> {
    Apprentice(Apprentice<G>),
    Search(Box<Search<G>>, u32),
}

impl<G: Learned> Player<G> {
    fn new(text: &str) -> Result<Self> {
        if text == "apprentice" {
            return Ok(Self::Apprentice(Apprentice::default()));
        }
        let parts: BTreeMap<&str, &str> =
            text.split(',').filter_map(|part| part.split_once('=')).collect();
        let number =
            |name: &str, otherwise: f32| parts.get(name).map_or(Ok(otherwise), |text| text.parse());
        let mind = parts.get("net").map(|path| mind::<G>(Path::new(path))).transpose()?;
        let manner = Manner {
            competitors: number("top", 16.0)? as usize,
            curiosity: number("c", 1.0)?,
            noise: number("noise", 0.0)?,
            trust: number("trust", 0.1)?,
        };
        let aim = Aim { lead: number("lead", 0.5)?, much: number("much", 40.0)? };
        Ok(Self::Search(Box::new(Search::new(mind, aim, manner)), number("sims", 32.0)? as u32))
    }

    fn pick(&mut self, game: &G, seat: Seat, rng: &mut GameRng) -> Option<G::Action> {
        match self {
            Self::Apprentice(apprentice) => apprentice.pick(game, seat, rng),
            Self::Search(search, simulations) => {
                search.pick(game, seat, &mut Simulations(*simulations), rng)
            }
        }
    }
}

#[derive(Default)]
struct Score {
    games: f64,
    fair: f64,
    shares: f64,
    points: f64,
    others: f64,
    others_count: f64,
    seconds: f64,
    decisions: f64,
    all: Vec<(f64, f64)>,
}

pub fn run<G: Learned>(args: &ContestArgs) -> Result<()> {
    let starts = setups(&args.setups)?
        .iter()
        .map(|settings| Ok(G::new(&G::Options::from_settings(settings)?)?))
        .collect::<Result<Vec<G>>>()?;
    let taken = AtomicU64::new(0);
    let score = Mutex::new(Score::default());
    let work = || -> Result<()> {
        let mut one = Player::<G>::new(&args.one)?;
        let mut other = Player::<G>::new(&args.other)?;
        loop {
            let number = taken.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return Ok(());
            }
            let start = &starts[(number % starts.len() as u64) as usize];
            let players = u64::from(start.players());
            let round = number / starts.len() as u64;
            let mine =
                Seat::first(start.players()).nth((round % players) as usize).context("a seat")?;
            let mut chance = game_rng(args.seed, round / players);
            let mut rng = game_rng(args.seed ^ 0x5eed, number);
            let mut game = start.clone();
            let (mut seconds, mut decisions) = (0.0, 0.0);
            let mut steps = 0;
            loop {
                let (by, action) = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => (Actor::Chance, game.sample(&mut chance)),
                    Turn::Players(seats) => {
                        let seat = seats.iter().next().context("a seat")?;
                        let began = Instant::now();
                        let who = if seat == mine { &mut one } else { &mut other };
                        let action = who.pick(&game, seat, &mut rng).context("an action")?;
                        if seat == mine {
                            seconds += began.elapsed().as_secs_f64();
                            decisions += 1.0;
                        }
                        (seat.into(), action)
                    }
                };
                game.apply(by, action).map_err(|why| anyhow::anyhow!("{why:?}"))?;
                steps += 1;
                if steps > 50_000 {
                    bail!("a game without end");
                }
            }
            let share = f64::from(shares(&game.standings())[mine.index()]);
            let mut score = score.lock().expect("no panic");
            score.games += 1.0;
            score.fair += 1.0 / players as f64;
            score.shares += share;
            score.points += f64::from(game.points(mine));
            let others: Vec<f64> = Seat::first(game.players())
                .filter(|&seat| seat != mine)
                .map(|seat| f64::from(game.points(seat)))
                .collect();
            score.others += others.iter().sum::<f64>();
            score.others_count += others.len() as f64;
            score.seconds += seconds;
            score.decisions += decisions;
            let best = others.into_iter().fold(0.0, f64::max);
            score.all.push((share, f64::from(game.points(mine)) - best));
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no panic"))
    })?;
    let score = score.into_inner().expect("no panic");
    let mean = score.shares / score.games;
    let spread =
        score.all.iter().map(|(share, _)| (share - mean).powi(2)).sum::<f64>() / score.games;
    println!(
        "{} games: wins {:.1} % ± {:.1} (fair {:.1}), points {:.1}, others {:.1}, lead {:.1}, {:.0} decisions and {:.2} s a game",
        score.games,
        100.0 * mean,
        196.0 * (spread / score.games).sqrt(),
        100.0 * score.fair / score.games,
        score.points / score.games,
        score.others / score.others_count.max(1.0),
        score.all.iter().map(|(_, lead)| lead).sum::<f64>() / score.games,
        score.decisions / score.games,
        score.seconds / score.games,
    );
    Ok(())
}
