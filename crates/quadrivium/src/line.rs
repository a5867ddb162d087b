//! A way to the end of a game, in words.

use quadrivium_bots::Line;
use quadrivium_core::{AnyGame, Phrase, Seat};

use crate::page;
use crate::speech::Speech;

/// Whoever plays alone.
pub const ALONE: Seat = Seat::A;

/// The points of whoever plays alone.
fn points(game: &dyn AnyGame) -> i32 {
    game.standings().of(ALONE).map_or(0, |standing| standing.points)
}

/// What is done from this position on, step by step with the points after it; of a long line the
/// first steps.
///
/// # Errors
/// When the line does not belong to the position.
pub fn describe(
    game: &dyn AnyGame,
    line: &Line<String>,
    most: usize,
    speech: &Speech,
) -> anyhow::Result<String> {
    let mut game = game.boxed_clone();
    let mut text = String::new();
    for step in line.steps().take(most) {
        let mut words = Vec::new();
        for action in step {
            words.push(speech.say(&game.tell_action(ALONE.into(), action)?));
            game.advance(ALONE.into(), action)?;
        }
        let words = words.join("; ");
        let step = Phrase::new("plan-step").with("points", points(&*game)).with("actions", words);
        text += &page::wrap(&speech.say(&step), 2);
    }
    let left = line.steps.len().saturating_sub(most);
    if left > 0 {
        text += &page::wrap(&speech.say(&Phrase::new("plan-more").with("count", left)), 2);
    }
    Ok(text)
}

/// How many points a line has, and how many were tried for it.
pub fn found(game: &str, line: &Line<String>, tried: u64) -> Phrase {
    Phrase::new("plan-found")
        .with("game", Phrase::new(format!("{game}-title")))
        .with("points", Phrase::new("count-points").with("count", line.points))
        .with("lines", Phrase::new("count-lines").with("count", tried as i64))
}
