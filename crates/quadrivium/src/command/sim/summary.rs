//! What is said about many games.

use quadrivium_core::{Arg, Block, Page, Phrase, Seat, Settings, Span};
use quadrivium_games::Wanted;
use serde::Serialize;

use super::tally::{SeatTally, Tally};
use crate::page;
use crate::speech::Speech;

/// The result of a simulation, as `--json` prints it.
#[derive(Debug, Serialize)]
pub struct Summary {
    game: &'static str,
    players: usize,
    options: Settings,
    bots: Vec<Wanted>,
    games: u64,
    decisions: u64,
    chance: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    scores: Scores,
    wins: Vec<u64>,
}

/// Final points in seat order; nothing where no game was played.
#[derive(Debug, Serialize)]
struct Scores {
    mean: Vec<Option<f64>>,
    min: Vec<Option<i32>>,
    max: Vec<Option<i32>>,
}

impl Summary {
    pub fn new(
        game: &'static str,
        options: Settings,
        bots: Vec<Wanted>,
        tally: &Tally,
        seconds: f64,
    ) -> Self {
        let mean = |seat: &SeatTally| seat.range.map(|_| seat.points as f64 / tally.games as f64);
        let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let seats = tally.seats.iter();
        Self {
            game,
            players: bots.len(),
            options,
            bots,
            games: tally.games,
            decisions: tally.decisions,
            chance: tally.chance,
            seconds,
            games_per_second: rate(tally.games),
            decisions_per_second: rate(tally.decisions),
            scores: Scores {
                mean: seats.clone().map(mean).collect(),
                min: seats.clone().map(|seat| seat.range.map(|(min, _)| min)).collect(),
                max: seats.clone().map(|seat| seat.range.map(|(_, max)| max)).collect(),
            },
            wins: seats.map(|seat| seat.wins).collect(),
        }
    }

    /// The summary in words: the same for the same games.
    pub fn describe(&self, speech: &Speech) -> String {
        let title = Phrase::new("sim-title")
            .with("game", Phrase::new(format!("{}-title", self.game)))
            .with("games", count("count-games", self.games));
        let steps = Phrase::new("sim-steps")
            .with("decisions", count("count-decisions", self.decisions))
            .with("chance", count("count-chance", self.chance));
        let columns = ["seat", "bot", "mean", "min", "max", "wins"];
        let head = columns.map(|name| vec![Span::plain(Phrase::new(format!("sim-{name}")))]);
        let seats = Seat::first(self.players as u8).enumerate();
        let rows = seats.map(|(index, seat)| {
            let points = |points: Option<i32>| points.map_or(Arg::from("–"), Arg::from);
            let mean =
                self.scores.mean[index].map_or("–".to_owned(), |mean| format!("{mean:.2}"));
            let cells: [Arg; 6] = [
                seat.to_string().into(),
                Phrase::new(format!("bot-{}", self.bots[index].opponent())).into(),
                mean.into(),
                points(self.scores.min[index]),
                points(self.scores.max[index]),
                number(self.wins[index]),
            ];
            cells.map(|cell| vec![Span::plain(cell)]).to_vec()
        });
        let table = Block::Table { head: head.to_vec(), rows: rows.collect() };
        let table = page::render(&Page { blocks: vec![table] }, speech);
        format!("{}\n{}\n\n{table}", speech.say(&title), speech.say(&steps))
    }

    /// How fast it went.
    pub fn describe_speed(&self, speech: &Speech) -> String {
        let speed = Phrase::new("sim-speed")
            .with("seconds", format!("{:.2}", self.seconds))
            .with("games", format!("{:.0}", self.games_per_second))
            .with("decisions", format!("{:.0}", self.decisions_per_second));
        speech.say(&speed)
    }
}

fn number(number: u64) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

fn count(key: &'static str, amount: u64) -> Phrase {
    Phrase::new(key).with("count", number(amount))
}
