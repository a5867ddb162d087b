//! What can be typed on the command line.

mod admin;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{self, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, Parser, Subcommand};
use quadrivium_core::{BadOptions, Settings, one_of};
use quadrivium_import::Dialect;

pub use self::admin::{Admin, AdminArgs, Answered, CopyArgs, PersonArgs, SentenceArgs, Switch};

/// Four medieval board games, one exact engine: play, simulate, replay.
#[derive(Debug, Parser)]
#[command(version, propagate_version = true, disable_help_subcommand = true)]
pub struct Cli {
    /// The language: en, pl or ru [default: that of the environment]
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games with their player counts and options
    Games(GamesArgs),
    /// Serve the table to browsers, until interrupted
    Serve(ServeArgs),
    /// Do as a host what the host's page does
    Admin(AdminArgs),
    /// Copy a whole site from one database into another that is empty, and check it row by row
    Copy(CopyArgs),
    /// Play a game in the terminal
    Play(PlayArgs),
    /// Let bots play many games and sum them up
    Sim(SimArgs),
    /// Let bots play a match and say who is stronger, and how sure that is
    Arena(ArenaArgs),
    /// Say where a finished game was decided, who played how well and who was lucky
    Analyse(AnalyseArgs),
    /// Look for the best way to play a game for one to its end
    Plan(PlanArgs),
    /// Verify a record and show its position and standings
    Replay(ReplayArgs),
    /// Turn the log of another program into a record
    Import(ImportArgs),
}

/// `games`.
#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Which game, and how it is set up.
#[derive(Debug, Args)]
pub struct TableArgs {
    /// The game; `quadrivium games` lists them
    pub game: String,
    /// How many play [default: 2]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// An option of the game; `quadrivium games` lists them
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

impl TableArgs {
    /// The settings as the game reads them.
    ///
    /// # Errors
    /// When an option is not written `name=value`.
    pub fn settings(&self) -> Result<Settings, BadOptions> {
        let mut settings = Settings::default();
        settings.players = self.players;
        for option in &self.options {
            settings.add(option)?;
        }
        Ok(settings)
    }
}

/// What a host need not offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Without {
    /// Continuing on another device by a link.
    Links,
    /// Recovery codes.
    Recovery,
    /// Passkeys.
    Passkeys,
    /// Days on which somebody's time over days stands still.
    Away,
    /// Listed tables that others find without a link.
    Public,
    /// Being led to a listed table that fits.
    Quick,
    /// Following people and inviting them by name.
    People,
    /// Clubs.
    Clubs,
    /// Tournaments.
    Tournaments,
    /// Rated games, players' pages and rankings.
    Ratings,
    /// Notices that browsers show while the page is closed.
    Push,
    /// Webhooks that hear of people's turns.
    Webhooks,
    /// The host's page.
    Host,
    /// Reports by players.
    Reports,
}

/// `serve`.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub struct ServeArgs {
    /// The address to listen on
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:4747")]
    pub listen: String,
    /// The folder that everything is kept in [default: quadrivium in the XDG data folder]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL that several servers share, instead of the embedded database [default: what
    /// `DATABASE_URL` says, unless --data is given]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// How many connections this server opens to that PostgreSQL
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(4..=1_000))]
    pub database_connections: u32,
    /// The token by which a browser becomes a host's, beside the one of `quadrivium admin token`; better
    /// in the environment, as `QUADRIVIUM_ADMIN_TOKEN`
    #[arg(long, value_name = "TOKEN")]
    pub admin_token: Option<String>,
    /// How many requests a second each player may make on average
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pub requests_per_s: u32,
    /// How many tables each player may make an hour
    #[arg(long, value_name = "N", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..))]
    pub tables_per_hour: u32,
    /// How many unfinished tables each player may have
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub unfinished_tables: u32,
    /// How many KiB each player may write in chats an hour
    #[arg(long, value_name = "KIB", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub chat_per_hour: u32,
    /// How many people each player may look for, follow or invite an hour
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    pub calls_per_hour: u32,
    /// How many codes and links that open nothing each player may try an hour
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..))]
    pub codes_per_hour: u32,
    /// How many letters and tests each player may ask for an hour
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub letters_per_hour: u32,
    /// How many reports each player may make an hour
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    pub reports_per_hour: u32,
    /// Delete unfinished tables on which nothing has happened for so many days [default: never]
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub forget_unfinished_days: Option<u32>,
    /// Make a copy of the embedded database every day at this time, by UTC, such as 03:30 [default: only when a host
    /// wants one]
    #[arg(long, value_name = "HH:MM", value_parser = minute_of_day)]
    pub backup_at: Option<u16>,
    /// How many copies are kept
    #[arg(long, value_name = "N", default_value_t = 14, value_parser = clap::value_parser!(u16).range(1..))]
    pub backups_kept: u16,
    /// How many connections one address may have, live ones included
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..))]
    pub connections_per_address: u32,
    /// An address of its own for /metrics [default: on --listen, for programs on this machine]
    #[arg(long, value_name = "ADDR")]
    pub metrics_listen: Option<String>,
    /// How many looks ahead the analysis of a finished game takes about each decision [default: as many
    /// as a journeyman takes]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(8..))]
    pub analysis_looks: Option<u32>,
    /// How many threads finished games are analysed on while no bot thinks [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub analysis_threads: Option<u16>,
    /// What is not offered here
    #[arg(long, value_name = "WHAT", value_delimiter = ',')]
    pub without: Vec<Without>,
    /// On how many days of a year somebody may be away, so that their time over days stands still
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=366))]
    pub away_days: u32,
    /// How others reach this server, such as `https://play.example.org`: letters link there, and passkeys belong
    /// to it
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// The server that carries letters about people's turns, such as `smtps://name:password@mail.example.org` or
    /// `smtp://127.0.0.1:25` [default: that of the environment variable `QUADRIVIUM_SMTP`, else no letters]
    #[arg(long, value_name = "URL")]
    pub smtp: Option<String>,
    /// From whom letters come, such as 'Quadrivium <turns@example.org>'
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// How many seconds somebody has to come by themselves before they are told of their turn
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u64).range(0..=86_400))]
    pub notices_after: u64,
    /// Let webhooks and push services stand in the network of this server, and without TLS
    #[arg(long)]
    pub private_webhooks: bool,
    /// Believe the X-Forwarded-For and X-Forwarded-Proto of the proxy before the server
    #[arg(long)]
    pub behind_proxy: bool,
    /// Write the log as JSON
    #[arg(long)]
    pub log_json: bool,
    /// Print the description of the interface (OpenAPI) and end
    #[arg(long)]
    pub openapi: bool,
}

/// A time of day as minutes after midnight, as clap reads it.
fn minute_of_day(text: &str) -> Result<u16, String> {
    let read = || {
        let (hour, minute) = text.split_once(':')?;
        let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
        (hour < 24 && minute < 60).then_some(60 * hour + minute)
    };
    read().ok_or_else(|| "expected a time of day such as 03:30".to_owned())
}

/// `play`.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// Which game.
    #[command(flatten)]
    pub table: TableArgs,
    /// Who sits where, such as B=bot:random [default: you at A, bot:apprentice elsewhere, whom a newcomer can
    /// beat]; `quadrivium games` says how each of them plays
    #[arg(long = "seat", value_name = "SEAT=you|bot:NAME")]
    pub seats: Vec<String>,
    /// A number that fixes all chance [default: chance of the operating system]
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
    /// A new file for the record of the game
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

/// `sim`.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// Which game.
    #[command(flatten)]
    pub table: TableArgs,
    /// The bots in seat order, repeated when there are more players: random, apprentice, journeyman,
    /// master, grandmaster or a character of the game (`quadrivium games` says how each of them plays); with
    /// simulations or seconds a turn, such as master:5000 or master:0.5s
    #[arg(long, value_name = "A,B,…", default_value = "random")]
    pub bots: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,
    /// How many games at once [default: one per core]
    #[arg(long, value_name = "T", value_parser = builder::RangedU64ValueParser::<usize>::new().range(1..=1024))]
    pub threads: Option<usize>,
    /// A number that fixes all chance; the same games on every machine
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// A folder for one record per game
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `arena`.
#[derive(Debug, Args)]
pub struct ArenaArgs {
    /// Which game.
    #[command(flatten)]
    pub table: TableArgs,
    /// Who plays, the last on all seats that are left: random, apprentice, journeyman, master,
    /// grandmaster or a character of the game (`quadrivium games` says how each of them plays); with
    /// simulations or seconds a turn, such as master:5000, master:0.5s or both
    #[arg(long, value_name = "A,B,…", default_value = "journeyman,apprentice")]
    pub bots: String,
    /// How many simulations those who look ahead have for a turn, unless another pace stands behind their name
    #[arg(long, value_name = "N", conflicts_with = "time_ms", value_parser = clap::value_parser!(u32).range(1..))]
    pub sims: Option<u32>,
    /// The same as a time, in milliseconds
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..))]
    pub time_ms: Option<u32>,
    /// How many games at most; everybody sits equally often on every seat
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub games: u64,
    /// Ask whether the first wins at least so many percent, and stop when that is answered
    /// [default: its fair share]
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    pub share: Option<f64>,
    /// Play all games, even when the question is answered
    #[arg(long)]
    pub all: bool,
    /// Begin no further round after so many minutes
    #[arg(long, value_name = "M", value_parser = minutes)]
    pub minutes: Option<f64>,
    /// How many games at once [default: one per core]
    #[arg(long, value_name = "T", value_parser = builder::RangedU64ValueParser::<usize>::new().range(1..=1024))]
    pub threads: Option<usize>,
    /// A number that fixes all chance; the same games on every machine, unless somebody goes by time
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// A file to which the result is added as a line of JSON
    #[arg(long, value_name = "FILE")]
    pub ladder: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

fn minutes(text: &str) -> Result<f64, String> {
    let minutes = text.parse().ok().filter(|minutes| (0.0..=1e6).contains(minutes));
    minutes.ok_or_else(|| "expected a number of minutes".to_owned())
}

fn percent(text: &str) -> Result<f64, String> {
    let percent = text.parse().ok().filter(|percent| (0.0..=100.0).contains(percent));
    percent.ok_or_else(|| "expected a number from 0 to 100".to_owned())
}

/// `replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The record; - reads standard input
    pub file: PathBuf,
    /// Stop after so many actions
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `analyse`.
#[derive(Debug, Args)]
pub struct AnalyseArgs {
    /// The record of a finished game; - reads standard input
    pub file: PathBuf,
    /// How many looks ahead about each decision [default: as many as a journeyman takes]
    #[arg(long, alias = "sims", value_name = "N", value_parser = clap::value_parser!(u32).range(8..))]
    pub looks: Option<u32>,
    /// A file for what was found so far: stopped and started again, it goes on from there
    #[arg(long, value_name = "FILE")]
    pub keep: Option<PathBuf>,
    /// How many decisions at once [default: one per core]
    #[arg(long, value_name = "T", value_parser = builder::RangedU64ValueParser::<usize>::new().range(1..=1024))]
    pub threads: Option<usize>,
    /// A number that fixes all chance; the same judgement on every machine
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// `plan`.
#[derive(Debug, Args)]
pub struct PlanArgs {
    /// The game, from its start
    #[arg(required_unless_present = "from")]
    pub game: Option<String>,
    /// An option of the game; `quadrivium games` lists them
    #[arg(long = "option", visible_alias = "with", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A record to play on instead; - reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options"])]
    pub from: Option<PathBuf>,
    /// Play on after so many actions of the record
    #[arg(long, value_name = "N", requires = "from")]
    pub to: Option<usize>,
    /// How long to think, such as 30s, 10m or 1h [default: 1m, without --lines]
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time: Option<Duration>,
    /// How many lines to try: the same line on every machine
    #[arg(long, visible_alias = "steps", value_name = "N")]
    pub lines: Option<u64>,
    /// Stop as soon as so many points are reached
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    pub reach: Option<i32>,
    /// How many lines are changed at once, each on a thread [default: one per core]
    #[arg(long, value_name = "T", value_parser = builder::RangedU64ValueParser::<usize>::new().range(1..=1024))]
    pub threads: Option<usize>,
    /// A number that fixes all chance in the search
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// A new file for the line, as a record
    #[arg(long, value_name = "RECORD")]
    pub save: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A time with its unit: seconds, minutes or hours.
fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = text.split_at(text.len() - text.chars().last().map_or(0, char::len_utf8));
    let seconds = match unit {
        "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => f64::NAN,
    };
    let time = number.parse().ok().and_then(|number: f64| {
        Duration::try_from_secs_f64(number * seconds).ok().filter(|time| !time.is_zero())
    });
    time.ok_or_else(|| "expected a time such as 30s, 10m or 1h".to_owned())
}

/// `import`.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The log, as text or JSON; - reads standard input
    pub file: PathBuf,
    /// The program that wrote it; hathora stands for kennerspiel too
    #[arg(
        long,
        value_name = "PROGRAM",
        value_parser = builder::PossibleValuesParser::new(Dialect::NAMES)
            .try_map(|name| name.parse::<Dialect>())
    )]
    pub from: Dialect,
    /// A new file for the record [default: standard output]
    #[arg(short, long, value_name = "RECORD")]
    pub output: Option<PathBuf>,
    /// Where the other program goes by other rules, keep what comes before
    #[arg(long)]
    pub until_divergence: bool,
}

/// What is wrong with the arguments, in one sentence.
pub fn sentence(error: &clap::Error) -> String {
    let text = error.to_string();
    let first = text.lines().next().unwrap_or_default();
    let first = first.strip_prefix("error: ").unwrap_or(first).trim_end_matches(':');
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(value)) => Some(value.clone()),
        Some(ContextValue::Strings(values)) => values.first().cloned(),
        _ => None,
    };
    let suggested = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg];
    let hint = match error.kind() {
        ErrorKind::MissingRequiredArgument => context(ContextKind::InvalidArg),
        _ => suggested.into_iter().find_map(context).map(|name| format!("did you mean '{name}'?")),
    };
    let hint = hint.or_else(|| {
        let commands = Cli::command();
        let names: Vec<_> = commands.get_subcommands().map(clap::Command::get_name).collect();
        let unknown = error.kind() == ErrorKind::InvalidSubcommand;
        unknown.then(|| format!("expected {}", one_of(&names)))
    });
    hint.map_or(first.to_owned(), |hint| format!("{first}: {hint}"))
}
