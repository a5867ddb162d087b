//! How long somebody waits for a hint, from the beginning of a game to its end, in every game.
//!
//! Apprentices play up to some decision, then the coach is asked. For each position: when the first
//! turn was shown, since when the turn that was best in the end was shown as the best, and when the coach
//! had done. It thinks on one core; times are those of that core, as far as the system tells them (on
//! Linux), so that other work on the machine makes no difference.
//!
//! ```text
//! cargo run --release -p quadrivium-games --example hints -- --positions 8
//! ```

use std::ops::ControlFlow;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use clap::Parser;
use quadrivium_bots::{Bot, Level};
use quadrivium_coach::{Coach, Depth, Hint};
use quadrivium_core::{Actor, Options, Seat, Settings, Turn, game_rng};
use quadrivium_games::{GAMES, Learned, Visitor, visit};

/// Asks for hints and tells how long they took.
#[derive(Clone, Parser)]
struct Arguments {
    /// Positions of each game and each number of players.
    #[arg(long, default_value_t = 8)]
    positions: u64,
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// With so many players; as many as can play where nothing is said.
    #[arg(long)]
    players: Vec<u8>,
}

/// How long this thread has worked; where the system does not say, how much time has passed.
fn worked() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// How long a hint took.
struct Waited {
    first: Duration,
    /// Until the best turn was shown as the best for good.
    stable: Duration,
    done: Duration,
}

struct Asked {
    players: u8,
    positions: u64,
}

impl Visitor for Asked {
    type Output = Vec<Waited>;

    fn visit<G: Learned>(self) -> Vec<Waited> {
        let positions = (0..self.positions).map(|number| {
            let part = (number as f32 + 0.5) / self.positions as f32;
            somewhere::<G>(self.players, number, part)
        });
        let hints = positions.enumerate().map(|(number, (game, seat))| {
            let mut coach = Coach::new(G::mind(), G::AIM, Depth::hint(G::TEMPO));
            let best = |hint: &Hint| hint.advice.first().map(|advice| advice.actions.clone());
            let mut shown = Vec::new();
            let start = worked();
            let mut show = |hint: &Hint| {
                shown.push((worked().saturating_sub(start), best(hint)));
                ControlFlow::Continue(())
            };
            let rng = &mut game_rng(number as u64, 2);
            let hint = coach.hint(&game, seat, &|| false, &mut show, rng);
            shown.push((worked().saturating_sub(start), best(&hint.expect("there is a choice"))));
            let (done, last) = shown.last().expect("it was shown").clone();
            let stable = shown.iter().rev().take_while(|(_, best)| *best == last);
            let stable = stable.map(|(at, _)| *at).last().expect("the last is like itself");
            Waited { first: shown[0].0, stable, done }
        });
        hints.collect()
    }
}

/// After this part of a game between apprentices: somebody who can choose.
fn somewhere<G: Learned>(players: u8, number: u64, part: f32) -> (G, Seat) {
    let options = G::Options::from_settings(&Settings::players(players)).expect("so many can play");
    let start = G::new(&options).expect("so many can play");
    let choices = choices::<G>(start.clone(), number);
    let at = (part * choices.len() as f32) as usize;
    choices.into_iter().nth(at).expect("somebody chooses in every game")
}

/// Every position of a game in which somebody can choose.
fn choices<G: Learned>(mut game: G, number: u64) -> Vec<(G, Seat)> {
    let mut rng = game_rng(number, 1);
    let mut apprentice = Bot::<G>::new(Level::Apprentice, None);
    let (mut offered, mut choices) = (Vec::new(), Vec::new());
    loop {
        let (by, action) = match game.turn() {
            Turn::Over => return choices,
            Turn::Chance => (Actor::Chance, game.sample(&mut rng)),
            Turn::Players(seats) => {
                let seat = seats.iter().next().expect("somebody is in turn");
                game.legal(seat, &mut offered);
                if offered.len() > 1 {
                    choices.push((game.clone(), seat));
                }
                let action = apprentice.pick(&game, seat, &mut rng);
                (seat.into(), action.expect("something is offered"))
            }
        };
        game.apply(by, action).expect("what was picked is legal");
    }
}

/// The middle of some times and the longest.
fn summary(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let middle = times[times.len() / 2].as_secs_f32();
    format!("{middle:.2} s, at most {:.2} s", times[times.len() - 1].as_secs_f32())
}

fn main() -> anyhow::Result<()> {
    let Arguments { positions, game, players } = Arguments::parse();
    anyhow::ensure!(positions > 0, "no position is nothing to measure");
    println!("| game | players | first turn shown | best turn for good | done |");
    println!("|---|---:|---|---|---|");
    for entry in GAMES.iter().filter(|entry| game.as_deref().is_none_or(|name| name == entry.name))
    {
        let all = || entry.players.clone().collect();
        let counts: Vec<u8> = if players.is_empty() { all() } else { players.clone() };
        for players in counts {
            let waited = visit(entry.name, Asked { players, positions })?;
            let of = |time: fn(&Waited) -> Duration| summary(waited.iter().map(time).collect());
            let (first, stable, done) = (of(|it| it.first), of(|it| it.stable), of(|it| it.done));
            println!("| {} | {players} | {first} | {stable} | {done} |", entry.name);
        }
    }
    Ok(())
}
