//! What is said about a match.

use quadrivium_arena::{Answer, Line, Match, Rating, Report};
use quadrivium_core::{Arg, Block, Page, Phrase, Span};

use crate::page;
use crate::speech::Speech;

/// How the first contestant stands while the match goes on.
pub fn so_far(played: &Match, names: &[String], speech: &Speech) -> String {
    let wins = &played.tallies[0].wins;
    let phrase = Phrase::new("arena-so-far")
        .with("bot", named(&names[0], speech))
        .with("wins", percent(wins.mean(), wins.share_margin()));
    speech.say(&phrase)
}

/// The match in words.
pub fn describe(report: &Report, speech: &Speech) -> String {
    let title = Phrase::new("sim-title")
        .with("game", Phrase::new(format!("{}-title", report.game)))
        .with("games", Phrase::new("count-games").with("count", number(report.games)));
    let lines = report.contestants.iter();
    let strength = table(
        &["bot", "wins", "place", "points", "range", "rating"],
        lines.clone().map(|line| strength(line, speech)),
    );
    let labour = table(
        &["bot", "decisions", "simulations", "time", "longest"],
        lines.map(|line| labour(line, speech)),
    );
    let page = page::render(&Page { blocks: vec![strength, labour] }, speech);
    let answer = answer(report, speech).map_or(String::new(), |answer| format!("\n{answer}\n"));
    let took = Phrase::new("arena-took")
        .with("seconds", format!("{:.0}", report.seconds))
        .with("memory", report.peak_memory.map_or("–".to_owned(), megabytes));
    format!("{}\n\n{page}{answer}{}\n", speech.say(&title), speech.say(&took))
}

fn strength(line: &Line, speech: &Speech) -> Vec<String> {
    let points = match (line.points, line.points_margin) {
        (Some(mean), Some(margin)) => format!("{mean:.1} ± {margin:.1}"),
        (Some(mean), None) => format!("{mean:.1}"),
        (None, _) => "–".to_owned(),
    };
    let range = match (line.least, line.most) {
        (Some(least), Some(most)) => format!("{least}–{most}"),
        _ => "–".to_owned(),
    };
    vec![
        named(&line.name, speech),
        percent(line.wins, line.wins_margin),
        line.place.map_or("–".to_owned(), |place| format!("{place:.2}")),
        points,
        range,
        line.rating.map_or("–".to_owned(), rating),
    ]
}

fn labour(line: &Line, speech: &Speech) -> Vec<String> {
    vec![
        named(&line.name, speech),
        format!("{:.1}", line.decisions_per_turn),
        format!("{:.0}", line.simulations_per_turn),
        format!("{:.3} s", line.seconds_per_turn),
        format!("{:.3} s", line.longest_turn),
    ]
}

fn answer(report: &Report, speech: &Speech) -> Option<String> {
    let share = report.asked?;
    let key = match report.answer {
        Some(Answer::More) => "arena-more",
        Some(Answer::Less) => "arena-less",
        None => "arena-open",
    };
    let phrase = Phrase::new(key)
        .with("bot", named(&report.contestants[0].name, speech))
        .with("share", format!("{:.0} %", 100.0 * share));
    Some(speech.say(&phrase))
}

/// A bot in words, with how long it thinks if not as usual.
fn named(name: &str, speech: &Speech) -> String {
    let (name, thoughts) = name.split_once(':').unwrap_or((name, ""));
    let said = speech.say(&Phrase::new(format!("bot-{name}")));
    if thoughts.is_empty() { said } else { format!("{said} ({thoughts})") }
}

fn percent(mean: Option<f64>, margin: Option<f64>) -> String {
    match (mean, margin) {
        (Some(mean), Some(margin)) => format!("{:.0} % ± {:.0}", 100.0 * mean, 100.0 * margin),
        (Some(mean), None) => format!("{:.0} %", 100.0 * mean),
        (None, _) => "–".to_owned(),
    }
}

fn rating(rating: Rating) -> String {
    format!("{:+.0} ({:+.0} … {:+.0})", rating.difference, rating.low, rating.high)
}

fn megabytes(bytes: u64) -> String {
    format!("{}", bytes >> 20)
}

fn table(columns: &[&str], rows: impl Iterator<Item = Vec<String>>) -> Block {
    let head = columns.iter().map(|name| cell(Phrase::new(format!("arena-{name}"))));
    Block::Table {
        head: head.collect(),
        rows: rows.map(|row| row.into_iter().map(cell).collect()).collect(),
    }
}

fn cell(words: impl Into<Arg>) -> Vec<Span> {
    vec![Span::plain(words)]
}

fn number(number: u64) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}
