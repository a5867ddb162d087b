//! Worlds that are dealt again tell nothing of the truth.
//!
//! A viewer cannot know which of many worlds is the true one. So from all of them the same luck must
//! deal the same world: whoever starts from the true hands and swaps a few cards deals worlds that
//! resemble the truth, and a bot that thinks about them has peeped.

use std::fmt::Display;

use quadrivium_core::{Game, Seat, game_rng};
use serde_json::Value;

use super::secrets::PATIENCE;
use super::violation::{Check, Checked, ensure};

/// From two positions that look the same to a viewer the same luck deals the same world.
pub(super) fn alike<G: Game>(one: &G, other: &G, viewer: Seat) -> Checked {
    for luck in 0..2 {
        let [here, there] = [one, other].map(|truth| dealt(truth, viewer, luck));
        ensure(Check::Worlds, here == there, || {
            let [here, there] = [&here, &there].map(leaves);
            let apart = here.iter().zip(&there).find(|(here, there)| here != there);
            let (here, there) = apart.map_or(("something", "something else"), |(here, there)| {
                (here.as_str(), there.as_str())
            });
            format!(
                "dealt again for {viewer} {here}, and {there} when dealt with the same luck \
                 from a position that looks the same to {viewer}"
            )
        })?;
    }
    Ok(())
}

/// Where something is hidden from a seat, other luck deals another world.
pub(super) fn vary<G: Game>(game: &G) -> Checked {
    for viewer in Seat::first(game.players()).filter(|&seat| game.hides_from(seat)) {
        let first = dealt(game, viewer, 0);
        let varied = (1..PATIENCE).any(|luck| dealt(game, viewer, luck) != first);
        ensure(Check::Worlds, varied, || {
            format!("something is hidden from {viewer}, but all worlds are dealt alike")
        })?;
    }
    Ok(())
}

/// The world that luck deals for a viewer.
fn dealt<G: Game>(game: &G, viewer: Seat, luck: u64) -> G {
    let mut world = game.clone();
    world.determinize(viewer, &mut game_rng(luck, 0));
    world
}

/// Every value of a position as it is written, with its place: `hands.1.0 was 3`.
fn leaves<G: Game>(game: &G) -> Vec<String> {
    let mut found = Vec::new();
    let value = serde_json::to_value(game).expect("a position is plain data");
    collect(&value, "", &mut found);
    found
}

fn collect(value: &Value, place: &str, found: &mut Vec<String>) {
    let inside = |key: &dyn Display| match place {
        "" => key.to_string(),
        place => format!("{place}.{key}"),
    };
    match value {
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                collect(value, &inside(&index), found);
            }
        }
        Value::Object(values) => {
            for (name, value) in values {
                collect(value, &inside(name), found);
            }
        }
        value => found.push(format!("{place} was {value}")),
    }
}
