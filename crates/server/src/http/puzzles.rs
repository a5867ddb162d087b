//! Puzzles over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Json};
use quadrivium_table::api::{Puzzles, Puzzling, Reasons, Solving, SolvingWhy, Verdict};
use quadrivium_table::fault::ErrorBody;
use quadrivium_table::{Fault, Riddle};

use super::App;
use super::extract::{Body, Me};
use super::limit::Client;
use super::quota::Price;
use super::tables::json;
use crate::ApiError;

/// Game and number.
type Address = Path<(String, String)>;

fn riddle(Path((game, number)): Address) -> Result<Riddle, Fault> {
    Riddle::find(&game, number.parse().map_err(|_| Fault::NoPage)?)
}

/// The puzzles of a game, and which belong to the last days.
#[utoipa::path(get, path = "/api/games/{game}/puzzles", tag = "puzzles", params(("game" = String, Path)),
    responses((status = 200, body = Puzzles), (status = 422, body = ErrorBody)))]
pub async fn list(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<Json<Puzzles>, ApiError> {
    Ok(Json(quadrivium_table::puzzles(&game, app.tables.now())?))
}

/// A puzzle after some decisions of whoever solves it.
#[utoipa::path(post, path = "/api/games/{game}/puzzles/{number}", tag = "puzzles",
    params(("game" = String, Path), ("number" = u16, Path)), request_body = Solving,
    responses((status = 200, body = Puzzling), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn position(
    State(app): State<App>,
    Me(guest): Me,
    address: Address,
    Extension(client): Extension<Client>,
    Body(solving): Body<Solving>,
) -> Result<Response, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(json(app.tables.puzzle(guest, riddle(address)?, solving).await?))
}

/// Says why actions are not possible there.
#[utoipa::path(post, path = "/api/games/{game}/puzzles/{number}/why", tag = "puzzles",
    params(("game" = String, Path), ("number" = u16, Path)), request_body = SolvingWhy,
    responses((status = 200, body = Reasons), (status = 403, body = ErrorBody)))]
pub async fn why(
    State(app): State<App>,
    Me(guest): Me,
    address: Address,
    Extension(client): Extension<Client>,
    Body(why): Body<SolvingWhy>,
) -> Result<Json<Reasons>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(app.tables.puzzle_why(guest, riddle(address)?, why).await?))
}

/// Says what a whole turn is worth beside the best one; without any decisions only what that is.
#[utoipa::path(post, path = "/api/games/{game}/puzzles/{number}/answer", tag = "puzzles",
    params(("game" = String, Path), ("number" = u16, Path)), request_body = Solving,
    responses((status = 200, body = Verdict), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn answer(
    State(app): State<App>,
    Me(guest): Me,
    address: Address,
    Extension(client): Extension<Client>,
    Body(solving): Body<Solving>,
) -> Result<Json<Verdict>, ApiError> {
    app.charge(client, Price::Table)?;
    Ok(Json(app.tables.solve(guest, riddle(address)?, solving.moves).await?))
}
