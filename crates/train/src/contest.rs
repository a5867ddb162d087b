//! Matches between networks: one player of one sort among others of another, several ways to set the
//! game up in turn. How a match is played and counted stands in the arena.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use quadrivium_arena::{Contestant, Estimate, Labour, Match, Report, Rung, Terms};
use quadrivium_bots::{Aim, Bot, Level, Manner, Pace, Thinker};
use quadrivium_core::{Options, Settings};
use quadrivium_games::Learned;

use crate::{ContestArgs, mind, setups};

/// `apprentice`, or somebody who looks ahead: `net=FILE,sims=N` for a decision, `like=CHARACTER` and so on, or
/// `net=FILE,rank=master` for a rank as it sits at a table, `net=FILE,turn=N` for one with another pace.
fn contestant<G: Learned>(text: &str) -> Result<Contestant<G>> {
    let name = text.to_owned();
    if text == "apprentice" {
        return Ok(Contestant { name, bot: Bot::new(Level::Apprentice, None) });
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
        taste: number("taste", 0.0)?,
        trust: number("trust", Manner::default().trust)?,
    };
    let aim = Aim {
        lead: number("lead", G::AIM.lead)?,
        much: number("much", G::AIM.much)?,
        own: number("own", G::AIM.own)?,
    };
    let pace = match (parts.get("rank"), parts.get("turn")) {
        (Some(rank), _) => {
            let pace = rank.parse::<Level>()?.pace(G::TEMPO);
            Some(pace.with_context(|| format!("{rank} does not look ahead"))?)
        }
        (None, Some(turn)) => Some(Pace::turn(turn.parse()?, G::TEMPO.decisions)),
        (None, None) => None,
    };
    if let Some(pace) = pace {
        return Ok(Contestant { name, bot: Bot::paced(mind, aim, pace) });
    }
    let pace = Pace::decision(number("sims", 32.0)? as u32);
    let thinker = Thinker::new(mind, aim, manner, pace);
    let thinker = match parts.get("like") {
        None => thinker,
        Some(like) => {
            let found = G::CHARACTERS.iter().find(|character| character.name == *like);
            thinker.with_liking(found.with_context(|| format!("nobody is called {like}"))?.likes)
        }
    };
    Ok(Contestant { name, bot: Bot::Thinker(Box::new(thinker)) })
}

/// A mean over matches of different sizes.
#[derive(Default)]
struct Pool {
    games: f64,
    sum: f64,
    /// The sum of the squared margins, each as much as its match counts.
    margins: f64,
}

impl Pool {
    fn add(&mut self, estimate: &Estimate, margin: Option<f64>, games: f64) {
        self.games += games;
        self.sum += games * estimate.mean().unwrap_or(0.0);
        self.margins += (games * margin.unwrap_or(0.0)).powi(2);
    }

    fn mean(&self) -> f64 {
        self.sum / self.games
    }

    fn margin(&self) -> f64 {
        self.margins.sqrt() / self.games
    }
}

/// The network that somebody was told to judge by, as its hash begins.
fn network(text: &str) -> Result<Option<String>> {
    let path = text.split(',').find_map(|part| part.strip_prefix("net="));
    let net = path.map(|path| std::fs::read(path).with_context(|| path.to_owned())).transpose()?;
    Ok(net.map(|net| quadrivium_games::digest(&net)))
}

/// Adds a match to a ladder.
fn keep(ladder: &Path, networks: &[Option<String>], report: &Report) -> Result<()> {
    let at = jiff::Timestamp::now().to_string();
    let rung = Rung { at, version: env!("CARGO_PKG_VERSION"), networks, report };
    let line = format!("{}\n", serde_json::to_string(&rung)?);
    let mut file = OpenOptions::new().create(true).append(true).open(ladder)?;
    file.write_all(line.as_bytes()).with_context(|| ladder.display().to_string())
}

pub fn run<G: Learned>(args: &ContestArgs) -> Result<()> {
    let starts = setups(&args.setups)?
        .iter()
        .map(|settings| {
            let options = G::Options::from_settings(settings)?;
            Ok((G::new(&options)?, options.settings()))
        })
        .collect::<Result<Vec<(G, Settings)>>>()?;
    let networks = [network(&args.one)?, network(&args.other)?];
    let began = Instant::now();
    let both = [contestant::<G>(&args.one)?, contestant::<G>(&args.other)?];
    let each = args.games.div_ceil(starts.len() as u64);
    let (mut wins, mut points, mut others) = (Pool::default(), Pool::default(), Pool::default());
    let (mut fair, mut labour) = (0.0, Labour::default());
    for (at, (start, settings)) in starts.iter().enumerate() {
        let begins = Instant::now();
        let players = u64::from(start.players());
        let terms = Terms {
            rounds: each.div_ceil(players),
            threads: args.threads,
            seed: args.seed,
            question: None,
            // Each way to set the game up has an equal part of the time.
            until: args.minutes.map(|minutes| {
                let part = (at + 1) as f64 / starts.len() as f64;
                began + Duration::from_secs_f64(60.0 * minutes * part)
            }),
        };
        // Alone one can only play against oneself.
        let contestants = &both[..both.len().min(players as usize)];
        let played = Match::play(start, contestants, terms, |_| {})?;
        if let Some(ladder) = &args.ladder {
            let names = contestants.iter().map(|one| one.name.clone()).collect();
            let mut report =
                Report::new(G::NAME, settings.clone(), args.seed, None, names, &played);
            report.seconds = begins.elapsed().as_secs_f64();
            keep(ladder, &networks[..contestants.len()], &report)?;
        }
        let games = played.games() as f64;
        let mine = &played.tallies[0];
        wins.add(&mine.wins, mine.wins.share_margin(), games);
        points.add(&mine.points, mine.points.margin(), games);
        if let Some(other) = played.tallies.get(1) {
            others.add(&other.points, other.points.margin(), games);
        }
        fair += games / players as f64;
        labour.add(&played.labour[0]);
    }
    println!(
        "{} games: wins {:.1} % ± {:.1} (fair {:.1}), points {:.1} ± {:.1}, others {:.1}, {:.0} decisions and {:.2} s a game",
        wins.games,
        100.0 * wins.mean(),
        100.0 * wins.margin(),
        100.0 * fair / wins.games,
        points.mean(),
        points.margin(),
        others.mean(),
        labour.decisions as f64 / wins.games,
        labour.time.as_secs_f64() / wins.games,
    );
    Ok(())
}
