//! Players' pages, rankings, and what somebody shows of themselves there.

// What utoipa makes of the parameters names them twice.
#![allow(unused_qualifications)]

use axum::extract::{Path, State};
use axum::{Extension, Json};
use quadrivium_table::Fault;
use quadrivium_table::fault::ErrorBody;
use serde::Deserialize;
use utoipa::IntoParams;

use super::App;
use super::extract::{Body, Known, Me, TableInPath};
use super::limit::Client;
use super::quota::Price;
use super::tables::{Asked, read};
use crate::ApiError;
use crate::store::ratings::Pool;
use crate::tables::ratings::{AtTable, History, PlayerShown, Ranking, RatedGames, Seen};

/// The longest name or number of somebody, in bytes.
const LONGEST_WHO: usize = 200;
/// The longest name of a game.
const LONGEST_GAME: usize = 40;

/// A game with so many players.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InPool {
    /// The name of the game.
    game: String,
    /// How many play.
    players: u8,
}

/// Which ranking.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichRanking {
    /// The name of the game.
    game: String,
    /// How many play.
    players: u8,
    /// A season that is over, such as `2026-3`.
    #[serde(default)]
    season: Option<String>,
}

/// Which games.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Before {
    /// Before which moment, in milliseconds since 1970; without it the last ones.
    #[serde(default)]
    before: Option<u64>,
}

fn who(path: Path<String>) -> Result<String, ApiError> {
    Some(path.0).filter(|who| who.len() <= LONGEST_WHO).ok_or(ApiError::NoPlayer)
}

fn pool(game: String, players: u8) -> Result<Pool, ApiError> {
    if game.len() > LONGEST_GAME {
        let reason = "there is no such game".to_owned();
        return Err(Fault::BadField { field: "game", reason }.into());
    }
    Ok(Pool { game, players })
}

/// The page of a player, by number or name: ratings, what they and you had of each other, the last games.
#[utoipa::path(get, path = "/api/players/{who}", tag = "ratings", params(("who" = String, Path)),
    responses((status = 200, body = PlayerShown), (status = 404, body = ErrorBody)))]
pub async fn player(
    State(app): State<App>,
    Me(guest): Me,
    path: Path<String>,
    Extension(client): Extension<Client>,
) -> Result<Json<PlayerShown>, ApiError> {
    app.charge(client, Price::Position)?;
    app.tables.check_inside(guest)?;
    Ok(Json(app.tables.player(guest, &who(path)?).await?))
}

/// Rated games of a player, newest first.
#[utoipa::path(get, path = "/api/players/{who}/games", tag = "ratings", params(("who" = String, Path), Before),
    responses((status = 200, body = RatedGames), (status = 404, body = ErrorBody)))]
pub async fn games(
    State(app): State<App>,
    Me(guest): Me,
    path: Path<String>,
    Extension(client): Extension<Client>,
    query: Asked<Before>,
) -> Result<Json<RatedGames>, ApiError> {
    app.charge(client, Price::Position)?;
    app.tables.check_inside(guest)?;
    let before = read(query)?.before.unwrap_or(u64::MAX);
    Ok(Json(app.tables.player_games(guest, &who(path)?, before).await?))
}

/// How a rating of a player came about.
#[utoipa::path(get, path = "/api/players/{who}/history", tag = "ratings", params(("who" = String, Path), InPool),
    responses((status = 200, body = History), (status = 404, body = ErrorBody)))]
pub async fn history(
    State(app): State<App>,
    Me(guest): Me,
    path: Path<String>,
    Extension(client): Extension<Client>,
    query: Asked<InPool>,
) -> Result<Json<History>, ApiError> {
    app.charge(client, Price::Position)?;
    app.tables.check_inside(guest)?;
    let InPool { game, players } = read(query)?;
    Ok(Json(app.tables.player_history(guest, &who(path)?, pool(game, players)?).await?))
}

/// The ranking of a game with so many players, now or at the end of a season.
#[utoipa::path(get, path = "/api/ranking", tag = "ratings", params(WhichRanking),
    responses((status = 200, body = Ranking), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn ranking(
    State(app): State<App>,
    Me(guest): Me,
    Extension(client): Extension<Client>,
    query: Asked<WhichRanking>,
) -> Result<Json<Ranking>, ApiError> {
    app.charge(client, Price::Position)?;
    app.tables.check_inside(guest)?;
    let WhichRanking { game, players, season } = read(query)?;
    let pool = pool(game, players)?;
    Ok(Json(app.tables.ranking_of(guest, pool, season.as_deref()).await?))
}

/// What is known of those who sit at a table.
#[utoipa::path(get, path = "/api/tables/{id}/players", tag = "ratings", params(("id" = String, Path)),
    responses((status = 200, body = AtTable), (status = 404, body = ErrorBody)))]
pub async fn at_table(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
) -> Result<Json<AtTable>, ApiError> {
    Ok(Json(app.tables.at_table(id, guest).await?))
}

/// What one shows to others of one's ratings.
#[utoipa::path(get, path = "/api/me/seen", tag = "ratings",
    responses((status = 200, body = Seen), (status = 401, body = ErrorBody)))]
pub async fn seen(State(app): State<App>, Known(guest): Known) -> Result<Json<Seen>, ApiError> {
    Ok(Json(app.tables.seen_of(guest).await?))
}

/// Shows this of one's ratings to others from now on.
#[utoipa::path(post, path = "/api/me/seen", tag = "ratings", request_body = Seen,
    responses((status = 200, body = Seen), (status = 401, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Known(guest): Known,
    Body(seen): Body<Seen>,
) -> Result<Json<Seen>, ApiError> {
    Ok(Json(app.tables.show_to_others(guest, seen).await?))
}
