//! Long random runs of every game: `make soak`.
//!
//! For every number of players and every variant, many games with all components counted after
//! every action, and some of them with the whole conformance kit. A variant is the default game,
//! or the default game with one option or two of them set to other words, as far as the game allows.
//! `--players` and `--with` choose one of them, or any other:
//!
//! ```text
//! cargo run --release -p quadrivium-games --example soak -- --game burgundy --players 3
//! cargo run --release -p quadrivium-games --example soak -- --game labora --with country=ireland
//! ```

use std::sync::Mutex;
use std::thread;

use anyhow::{Context, bail};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use quadrivium_core::{Listing, OptionValues, Options, Settings};
use quadrivium_games::{GAMES, Learned, Visitor, visit};
use quadrivium_kit::{self as kit, Effort, Report};

/// Plays every game in every variant, and counts its components after every action.
#[derive(Parser)]
struct Arguments {
    /// Games for each number of players and each variant.
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// Only with so many players.
    #[arg(long)]
    players: Option<u8>,
    /// Only with these options, such as `edition=russian`, and the others as they are by default.
    #[arg(long, value_name = "OPTION=VALUE", requires = "game")]
    with: Vec<String>,
    /// Where all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    let listings: Vec<_> = match &arguments.game {
        Some(name) => vec![GAMES.find(name)?],
        None => GAMES.iter().collect(),
    };
    for listing in listings {
        let counts = listing.players.clone();
        for players in counts.filter(|count| arguments.players.is_none_or(|only| only == *count)) {
            for settings in chosen(listing, players, &arguments.with)? {
                let name = name_of(listing, &settings);
                let &Arguments { games, seed, .. } = &arguments;
                let soak = Soak { name: &name, settings, games, seed };
                let report = visit(listing.name, soak)?.with_context(|| name.clone())?;
                println!(
                    "{name}: {} games, {} decisions, {} outcomes of chance, at most {} actions",
                    report.games, report.decisions, report.chance, report.longest
                );
            }
        }
    }
    Ok(())
}

/// The game with these options, or all variants where none are named.
fn chosen(listing: &Listing, players: u8, with: &[String]) -> anyhow::Result<Vec<Settings>> {
    if with.is_empty() {
        return Ok(variants(listing, players));
    }
    let mut settings = Settings::players(players);
    for pair in with {
        let (name, value) =
            pair.split_once('=').with_context(|| format!("{pair}: no `=` in it"))?;
        settings = settings.with(name, value);
    }
    listing.start(&settings)?;
    Ok(vec![settings])
}

/// The default game, and those that differ from it in the words of one option or of two.
fn variants(listing: &Listing, players: u8) -> Vec<Settings> {
    let others: Vec<_> = listing
        .options
        .iter()
        .enumerate()
        .flat_map(|(place, option)| {
            let words = match option.values {
                OptionValues::OneOf(words) => words,
                OptionValues::Like(_) => &[],
            };
            let others = words.iter().filter(|word| **word != option.default);
            others.map(move |word| (place, option.name, *word))
        })
        .collect();
    let default = Settings::players(players);
    let mut variants = vec![default.clone()];
    for (index, &(place, name, word)) in others.iter().enumerate() {
        let one = default.clone().with(name, word);
        let later = others[index + 1..].iter().filter(|(other, ..)| *other != place);
        variants.extend(later.map(|(_, name, word)| one.clone().with(name, word)));
        variants.push(one);
    }
    // Some words contradict each other.
    variants.retain(|settings| listing.start(settings).is_ok());
    variants
}

fn name_of(listing: &Listing, settings: &Settings) -> String {
    let players = settings.players.unwrap_or_default();
    let pairs = settings.pairs().map(|(name, value)| format!(", {name}={value}"));
    format!("{} for {players}{}", listing.name, pairs.collect::<Vec<_>>().concat())
}

struct Soak<'a> {
    name: &'a str,
    settings: Settings,
    games: u64,
    seed: u64,
}

impl Visitor for Soak<'_> {
    type Output = anyhow::Result<Report>;

    fn visit<G: Learned>(self) -> anyhow::Result<Report> {
        let options = G::Options::from_settings(&self.settings)?;
        let effort = Effort::soak(self.games.div_ceil(500)).seeded(self.seed);
        kit::check::<G>(&options, effort)?;
        let style = "{msg} {wide_bar} {pos}/{len} {eta}";
        let bar = ProgressBar::new(self.games)
            .with_style(ProgressStyle::with_template(style).context("the style of the bar")?)
            .with_message(self.name.to_owned());
        let total = Mutex::new(Report::default());
        let threads = thread::available_parallelism()?.get() as u64;
        let share = self.games.div_ceil(threads);
        let failures: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|worker| {
                    let games = worker * share..((worker + 1) * share).min(self.games);
                    let (bar, total, options) = (&bar, &total, &options);
                    scope.spawn(move || {
                        let played = kit::soak::<G>(options, games, self.seed, |_| bar.inc(1))?;
                        total.lock().expect("no worker panics").add(&played);
                        Ok::<_, kit::Violation>(())
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().expect("panics are caught")).collect()
        });
        bar.finish_and_clear();
        if let Some(violation) = failures.into_iter().find_map(Result::err) {
            bail!("{violation}\n{violation:?}");
        }
        Ok(total.into_inner().expect("no worker panics"))
    }
}
