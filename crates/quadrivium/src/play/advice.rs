//! What the coach says at the table: a hint, and where everybody stands.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use indicatif::ProgressBar;
use quadrivium_bots::Limits;
use quadrivium_coach::{Advice, Depth, Projection};
use quadrivium_core::{
    AnyGame, Arg, Block, MessageKey, Page, Phrase, Seat, Span, Standing, Standings, Tone, game_rng,
};

use crate::command::cores;
use crate::speech::Speech;
use crate::{line, page, standings};

/// How long somebody who asks for a line waits for it.
const GLANCE: Duration = Duration::from_secs(3);
/// How many steps of it are shown.
const GLANCED: usize = 12;

/// How the turns of a hint are counted.
const NUMERALS: [&str; 3] = ["I", "II", "III"];

/// What stands where nobody can say how many points.
const UNKNOWN: &str = "?";

/// Says what a master would do.
///
/// # Errors
/// When it cannot be written.
pub fn hint(
    game: &dyn AnyGame,
    seat: Seat,
    speech: &Speech,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut coach = quadrivium_games::coach(game.name(), Depth::hint)?;
    let bar = ProgressBar::new(1);
    let mut show = |hint: &quadrivium_coach::Hint| {
        bar.set_length(hint.of.into());
        bar.set_position(hint.looks.into());
        ControlFlow::Continue(())
    };
    // The same question has the same answer.
    let hint = coach.hint(game, seat, &|| false, &mut show, &mut game_rng(1, 1));
    bar.finish_and_clear();
    let Some(hint) = hint else {
        return Ok(writeln!(out, "{}", speech.text("coach-nothing"))?);
    };
    for (number, advice) in NUMERALS.into_iter().zip(&hint.advice) {
        write!(out, "{}", told(number, advice, game.players(), speech))?;
    }
    let looks = Phrase::new("coach-looks").with("count", hint.looks);
    Ok(writeln!(out, "{}", speech.say(&looks))?)
}

fn told(number: &'static str, advice: &Advice, players: u8, speech: &Speech) -> String {
    let line =
        Phrase::new("coach-line").with("number", number).with("actions", advice.words.clone());
    // Rounded up: nothing is said closer than it is known.
    let off = |error: f32| error.ceil().max(1.0);
    let points = if advice.points.tells() {
        format!("{:.0} ± {:.0}", advice.points.mean, off(advice.points.error))
    } else {
        UNKNOWN.to_owned()
    };
    let estimate = if players == 1 {
        Phrase::new("coach-estimate-alone").with("points", points)
    } else {
        let chance = format!(
            "{:.0} % ± {:.0}",
            100.0 * advice.chance.mean,
            off(100.0 * advice.chance.error)
        );
        Phrase::new("coach-estimate").with("points", points).with("chance", chance)
    };
    let mut estimate = speech.say(&estimate);
    if advice.equal && number != NUMERALS[0] {
        estimate = format!("{estimate}, {}", speech.text("coach-equal"));
    }
    let mut text = page::wrap(&speech.say(&line), 0);
    text += &page::wrap(&format!("{estimate} · {}", advice.actions.join("; ")), 4);
    for why in &advice.why {
        text += &page::wrap(&format!("→ {}", speech.say(why)), 4);
    }
    text
}

/// Shows a way to the end of a game that somebody plays alone.
///
/// # Errors
/// When it cannot be written.
pub fn line(game: &dyn AnyGame, speech: &Speech, out: &mut dyn Write) -> anyhow::Result<()> {
    let limits = Limits::time(GLANCE).with_heads(cores());
    let bar = ProgressBar::new(100);
    let mut tried = 0;
    let planned = quadrivium_games::plan(game, limits, &mut |progress| {
        tried = progress.tried;
        bar.set_position((progress.spent * 100.0) as u64);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    match planned? {
        Ok(planned) => {
            let found = speech.say(&line::found(game.name(), &planned, tried));
            writeln!(out, "{found}")?;
            write!(out, "{}", line::describe(game, &planned, GLANCED, speech)?)?;
        }
        Err(refused) => write!(out, "{}", page::wrap(&speech.text(refused.message_key()), 0))?,
    }
    Ok(())
}

/// Says where everybody stands.
///
/// # Errors
/// When it cannot be written.
pub fn stand(
    game: &dyn AnyGame,
    seat: Seat,
    speech: &Speech,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut coach = quadrivium_games::coach(game.name(), Depth::stand)?;
    let found = coach.project(game, seat, &|| false, &mut game_rng(1, 1));
    let page = found.map(|found| table(game.name(), &found)).unwrap_or_default();
    Ok(write!(out, "{}", page::render(&page, speech))?)
}

/// A column for each player: what they have, what they would get, and what they can expect.
fn table(game: &str, found: &Projection) -> Page {
    let mut rows = Vec::new();
    let mut add = |name: Phrase, tone, amounts: Vec<String>| {
        let amounts = amounts.into_iter().map(|amount| vec![Span::toned(amount, tone)]);
        rows.push([vec![Span::toned(name, tone)]].into_iter().chain(amounts).collect::<Vec<_>>());
    };
    let of = |standings: &Standings, show: &dyn Fn(&Standing) -> String| -> Vec<String> {
        standings.iter().map(show).collect()
    };
    let sources: Vec<_> = found
        .now
        .iter()
        .next()
        .map_or(Vec::new(), |first| first.breakdown.0.iter().map(|&(name, _)| name).collect());
    let points = |one: &Standing, name: &str| one.breakdown.get(name).unwrap_or(0);
    for &name in &sources {
        if found.now.iter().any(|one| points(one, name) != 0) {
            let row = of(&found.now, &|one| points(one, name).to_string());
            add(standings::source(game, name), Tone::Plain, row);
        }
    }
    let total = |one: &Standing| one.points.to_string();
    add(Phrase::new("coach-points-now"), Tone::Strong, of(&found.now, &total));
    for &name in &sources {
        let more = |end: &Standing| {
            points(end, name) - found.now.of(end.seat).map_or(0, |now| points(now, name))
        };
        if found.ended.iter().any(|end| more(end) != 0) {
            let row = of(&found.ended, &|end| format!("{:+}", more(end)));
            add(standings::source(game, name), Tone::Plain, row);
        }
    }
    add(Phrase::new("coach-if-ended"), Tone::Strong, of(&found.ended, &total));
    let expected = found.expected.iter().map(|one| match one.spread {
        _ if !one.points.tells() => UNKNOWN.to_owned(),
        Some(spread) => format!("{:.0} ± {spread:.0}", one.points.mean),
        None => format!("{:.0}", one.points.mean),
    });
    add(Phrase::new("coach-expected"), Tone::Strong, expected.collect());
    if found.expected.len() > 1 {
        let chances = found.expected.iter().map(|one| format!("{:.0} %", 100.0 * one.chance.mean));
        add(Phrase::new("coach-chance"), Tone::Strong, chances.collect());
    }
    let seats = found.now.iter().map(|one| vec![Span::toned(one.seat, Tone::Seat(one.seat))]);
    let head = [vec![Span::plain(Arg::from(""))]].into_iter().chain(seats).collect();
    Page { blocks: vec![Block::Table { head, rows }] }
}
