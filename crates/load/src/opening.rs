//! How long stored tables take to open after a restart.

use std::cmp::Reverse;
use std::time::Instant;

use crate::table::Played;
use quadrivium_load::http::{self, Address};

/// How many tables are opened, those with the most moves.
const OPENED: usize = 50;

/// Milliseconds for a hundred acknowledged moves, at the table in the middle. Tables are read one
/// after the other, each of them twice: the second time it is open and has only to be sent.
pub async fn per_hundred_moves(address: Address, played: &[Played]) -> anyhow::Result<f64> {
    // The server has connected to its database when it has answered this.
    http::send(address, "GET", "/healthz", "", None).await?;
    let mut games: Vec<_> = played.iter().filter(|game| game.count() > 0).collect();
    games.sort_by_key(|game| Reverse(game.count()));
    games.truncate(OPENED);
    let mut times = Vec::new();
    for game in games {
        let ms = read(address, game).await? - read(address, game).await?;
        times.push(100.0 * ms / game.count() as f64);
    }
    times.sort_unstable_by(f64::total_cmp);
    Ok(times.get(times.len() / 2).copied().unwrap_or_default())
}

/// Milliseconds until one of its players sees a table.
async fn read(address: Address, game: &Played) -> anyhow::Result<f64> {
    let path = format!("/api/tables/{}", game.table);
    let started = Instant::now();
    http::send(address, "GET", &path, &game.cookies[0], None).await?.json()?;
    Ok(started.elapsed().as_secs_f64() * 1e3)
}
