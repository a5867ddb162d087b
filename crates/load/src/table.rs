//! One table after the other for the same clients.

use std::sync::Arc;

use anyhow::Context;
use serde_json::{Value, json};

use crate::play::{Phase, Run, Sitting, sit_and_play};
use quadrivium_load::http::Guest;

/// A game that was played, with what was acknowledged.
pub struct Played {
    /// The table.
    pub table: String,
    /// What says who its players are, in the order of their seats; one who holds both stands here once.
    pub cookies: Vec<String>,
    /// Acknowledged moves in order, of each seat.
    pub moves: Vec<Vec<String>>,
    /// Moves of each seat whose answer never came: they may be stored or not.
    pub unknown: Vec<Option<String>>,
    /// The most entries that the server spoke of.
    pub seq: u64,
}

impl Played {
    /// How many moves were acknowledged.
    pub fn count(&self) -> usize {
        self.moves.iter().map(Vec::len).sum()
    }
}

/// Makes a table: both seats for its maker, or one open. Its name and the key of the open seat.
pub async fn create(
    guest: &Guest,
    game: &str,
    alone: bool,
) -> anyhow::Result<(String, Option<String>)> {
    let other = if alone { "you" } else { "open" };
    let wish = json!({
        "game": game, "settings": {"players": 2}, "seats": [{"kind": "you"}, {"kind": other}],
    });
    let made = guest.post("/api/tables", &wish).await?;
    let id = made["id"].as_str().context("a table has a name")?.to_owned();
    let key = |seat: &Value| Some(seat["invite"].as_str()?.split_once("invite=")?.1.to_owned());
    let key = made["seats"].as_array().into_iter().flatten().find_map(key);
    Ok((id, key))
}

/// Plays game after game until the run ends.
pub async fn play(run: Arc<Run>, number: u64, clients: Vec<Arc<Guest>>) -> Vec<Played> {
    let mut played = Vec::new();
    while run.phase() != Phase::Stopping {
        match game(&run, number, &clients).await {
            Ok(game) => played.push(game),
            Err(error) => {
                run.fail(&format!("a game broke off: {error:#}"));
                tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            }
        }
    }
    played
}

async fn game(run: &Arc<Run>, number: u64, clients: &[Arc<Guest>]) -> anyhow::Result<Played> {
    let (id, key) = create(&clients[0], run.game, clients.len() == 1).await?;
    if let Some(key) = key {
        let path = format!("/api/tables/{id}/sit");
        clients[1].post(&path, &json!({"invite": key})).await?;
    }
    let mut sittings = Vec::new();
    for (place, client) in clients.iter().enumerate() {
        let sitting = Sitting::new(Arc::clone(run), id.clone(), Arc::clone(client));
        sittings.push(tokio::spawn(sit_and_play(sitting, 2 * number + place as u64)));
    }
    let mut game = Played {
        table: id,
        cookies: clients.iter().map(|client| client.cookie.clone()).collect(),
        moves: vec![Vec::new(); 2],
        unknown: vec![None; 2],
        seq: 0,
    };
    for sitting in sittings {
        let done = sitting.await?;
        for (seat, moves) in done.moves.into_iter().enumerate() {
            game.moves[seat].extend(moves);
        }
        if let Some((seat, action)) = done.unknown {
            game.unknown[seat] = Some(action);
        }
        game.seq = game.seq.max(done.seq);
    }
    Ok(game)
}
