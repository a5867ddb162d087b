//! What is said about a game that was analysed.

use quadrivium_coach::{Grade, Performance, Turning};
use quadrivium_core::{Actor, Arg, Block, Page, Phrase, Record, Span, Tone};
use quadrivium_games::GAMES;

use super::{Found, Judged};
use crate::page;
use crate::speech::Speech;

/// The analysis in words.
///
/// # Errors
/// When the record cannot be replayed.
pub fn describe(found: &Found, record: &Record, speech: &Speech) -> anyhow::Result<String> {
    let decisions = Phrase::new("count-decisions").with("count", found.decisions.len());
    let title = Phrase::new("coach-analysis")
        .with("game", Phrase::new(format!("{}-title", found.game)))
        .with("decisions", decisions);
    let mut blocks = vec![players(&found.analysis.players)];
    if !found.analysis.turnings.is_empty() {
        blocks.push(Block::Heading(vec![Span::plain(Phrase::new("coach-turnings"))]));
    }
    let mut game = record.replay(&GAMES, Some(0))?;
    let mut at = 0;
    for turning in &found.analysis.turnings {
        for (by, action) in &record.actions[at..turning.at] {
            game.advance(*by, action)?;
        }
        at = turning.at;
        blocks.push(Block::Line(vec![Span::toned(moment(turning), Tone::Strong)]));
        let judged = found.decisions.iter().find(|judged| judged.at == turning.at);
        if let Some(judged) = judged.filter(|_| turning.grade.is_some()) {
            blocks.extend(lines(judged, &*game)?);
        }
    }
    let page = page::render(&Page { blocks }, speech);
    Ok(format!("{}\n\n{page}", speech.say(&title)))
}

/// How well each played.
fn players(players: &[Performance]) -> Block {
    let cell = |words: Arg| vec![Span::plain(words)];
    let names = ["player", "accuracy", "lost", "luck"].into_iter().chain(Grade::NAMES);
    let head = names.map(|name| cell(Phrase::new(format!("coach-{name}")).into()));
    let row = |one: &Performance| {
        let numbers = [format!("{:.0} %", one.accuracy), percent(-one.lost), percent(one.luck)];
        let grades = one.grades.iter().map(ToString::to_string);
        let numbers = numbers.into_iter().chain(grades).map(|number| cell(number.into()));
        let name = vec![Span::toned(one.seat, Tone::Seat(one.seat))];
        [name].into_iter().chain(numbers).collect()
    };
    Block::Table { head: head.collect(), rows: players.iter().map(row).collect() }
}

fn moment(turning: &Turning) -> Phrase {
    let key = if turning.grade.is_some() { "coach-graded" } else { "coach-lucky" };
    let phrase = Phrase::new(key)
        .with("at", (turning.at + 1).to_string())
        .with("seat", turning.seat)
        .with("swing", percent(turning.swing));
    match turning.grade {
        Some(grade) => phrase.with("grade", Phrase::new(format!("coach-{grade}"))),
        None => phrase,
    }
}

/// What was played and, where something was better, what.
fn lines(judged: &Judged, game: &dyn quadrivium_core::AnyGame) -> anyhow::Result<Vec<Block>> {
    let by = Actor::Seat(judged.review.seat);
    let line = |words: Phrase| Block::Line(vec![Span::plain("    "), Span::plain(words)]);
    let played = game.tell_action(by, &judged.review.played)?;
    let mut lines = vec![line(Phrase::new("coach-played").with("action", played))];
    if !judged.review.is_best() {
        let (mut after, mut words) = (game.boxed_clone(), Vec::new());
        for action in &judged.review.best {
            words.push(after.tell_action(by, action)?);
            after.advance(by, action)?;
        }
        lines.push(line(Phrase::new("coach-better").with("actions", words)));
    }
    Ok(lines)
}

fn percent(share: f32) -> String {
    format!("{:+.0} %", 100.0 * share)
}
