//! Self-play for learning, matches between networks, and puzzles.

mod contest;
mod puzzles;
mod selfplay;
mod sheet;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context;
use clap::{Args, Parser, Subcommand};
use quadrivium_bots::{Mind, Net};
use quadrivium_core::Settings;
use quadrivium_games::{Learned, Visitor};

/// Lets a game play itself.
#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// How many numbers and actions a game has
    Sizes { game: String },
    /// Plays games and writes down positions, what was thought of them and what came of them
    Selfplay(SelfplayArgs),
    /// Lets two sorts of players play against each other
    Contest(ContestArgs),
    /// Looks for positions in which one turn is clearly best
    Puzzles(PuzzleArgs),
}

/// `selfplay`.
#[derive(Debug, Args)]
struct SelfplayArgs {
    game: String,
    /// A network, or nothing for apprentices
    #[arg(long)]
    net: Option<PathBuf>,
    /// One way to set the game up, such as `players=3 length=short`; may be given several times
    #[arg(long = "setup")]
    setups: Vec<String>,
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Stop after so many seconds
    #[arg(long, default_value_t = 1e9)]
    seconds: f64,
    /// How long to think about a decision that is written down
    #[arg(long, default_value_t = 32)]
    simulations: u32,
    /// How long to think about the others
    #[arg(long, default_value_t = 8)]
    quick: u32,
    /// How much chance there is in the choice of the others: 0 to play well, 1 to play much that is new
    #[arg(long, default_value_t = 0.3)]
    calm: f32,
    /// How much what was found counts against what was expected
    #[arg(long, default_value_t = 0.5)]
    trust: f32,
    /// How much of what players go for is their own points, if not as much as is usual in the game
    #[arg(long)]
    own: Option<f32>,
    /// How far a position looks for what came of it: 1 to the end of the game, less to what was
    /// thought soon afterwards
    #[arg(long, default_value_t = 1.0)]
    far: f32,
    /// How many of the positions are written down
    #[arg(long, default_value_t = 0.3)]
    share: f64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    out: PathBuf,
}

/// `contest`.
#[derive(Debug, Args)]
struct ContestArgs {
    game: String,
    /// `apprentice`, or `net=FILE,sims=N` and the like
    #[arg(long)]
    one: String,
    /// The others
    #[arg(long)]
    other: String,
    #[arg(long = "setup")]
    setups: Vec<String>,
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// Begin no further game after so many minutes
    #[arg(long)]
    minutes: Option<f64>,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file to which each way to set the game up adds a line of JSON, as `quadrivium arena` does
    #[arg(long, value_name = "FILE")]
    ladder: Option<PathBuf>,
}

/// `puzzles`.
#[derive(Debug, Args)]
struct PuzzleArgs {
    game: String,
    /// One way to set the game up, such as `players=3`; may be given several times
    #[arg(long = "setup")]
    setups: Vec<String>,
    /// A recorded game to look through, instead of games of bots; may be given several times
    #[arg(long = "record", value_name = "FILE", conflicts_with = "setups")]
    records: Vec<PathBuf>,
    /// How many to make
    #[arg(long, default_value_t = 120)]
    puzzles: usize,
    /// Begin no further game after so many seconds
    #[arg(long, default_value_t = 1e9)]
    seconds: f64,
    #[arg(long, default_value_t = 1)]
    threads: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    out: PathBuf,
}

fn setups(texts: &[String]) -> anyhow::Result<Vec<Settings>> {
    let texts = if texts.is_empty() { vec!["players=2".to_owned()] } else { texts.to_vec() };
    texts.iter().map(|text| setup(text).with_context(|| text.clone())).collect()
}

fn setup(text: &str) -> anyhow::Result<Settings> {
    let mut settings = Settings::default();
    for part in text.split_whitespace() {
        match part.split_once('=') {
            Some(("players", players)) => settings.players = Some(players.parse()?),
            _ => settings.add(part)?,
        }
    }
    Ok(settings)
}

fn mind<G: Learned>(path: &Path) -> anyhow::Result<Mind<G>> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    let net = Net::read(&bytes)?;
    Mind::new(G::senses(), Arc::new(net)).context("the network is for other numbers")
}

impl Visitor for &Command {
    type Output = anyhow::Result<()>;

    fn visit<G: Learned>(self) -> Self::Output {
        match self {
            Command::Sizes { .. } => {
                let senses = G::senses();
                println!("{} {}", senses.inputs, senses.actions);
                Ok(())
            }
            Command::Selfplay(args) => selfplay::run::<G>(args),
            Command::Contest(args) => contest::run::<G>(args),
            Command::Puzzles(args) => puzzles::run::<G>(args),
        }
    }
}

fn main() -> anyhow::Result<()> {
    let Cli { command } = Cli::parse();
    let game = match &command {
        Command::Sizes { game } => game,
        Command::Selfplay(args) => &args.game,
        Command::Contest(args) => &args.game,
        Command::Puzzles(args) => &args.game,
    };
    quadrivium_games::visit(game, &command)?
}
