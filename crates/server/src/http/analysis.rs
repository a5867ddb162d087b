//! The analysis of finished games over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Json};
use quadrivium_table::Fault;
use quadrivium_table::api::{Puzzling, Reasons, Solving, SolvingWhy, Study, Verdict};
use quadrivium_table::fault::ErrorBody;

use super::App;
use super::extract::{Body, Known, Me, TableInPath};
use super::limit::Client;
use super::quota::Price;
use super::tables::json;
use crate::ApiError;

/// Table and move.
type Address = Path<(String, String)>;

fn place(Path((_, at)): Address) -> Result<u32, Fault> {
    at.parse().map_err(|_| Fault::NoPage)
}

/// What is known about a finished game: how well each played, and where it turned.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "analysis", params(("id" = String, Path)),
    responses((status = 200, body = Study), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
) -> Result<Json<Study>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(app.tables.analysis(id, guest).await?))
}

/// Has a finished game analysed, from where it was left; one at a time for each person.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "analysis", params(("id" = String, Path)),
    responses((status = 200, body = Study), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn begin(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
) -> Result<Json<Study>, ApiError> {
    app.charge(client, Price::Game)?;
    Ok(Json(app.tables.analyse(id, guest).await?))
}

/// Stops an analysis that one has begun; what was found stays.
#[utoipa::path(post, path = "/api/tables/{id}/analysis/stop", tag = "analysis", params(("id" = String, Path)),
    responses((status = 200, body = Study), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn stop(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
) -> Result<Json<Study>, ApiError> {
    Ok(Json(app.tables.stop_analysis(id, guest).await?))
}

/// A moment of the game after some decisions of whoever tries it again.
#[utoipa::path(post, path = "/api/tables/{id}/analysis/moments/{number}", tag = "analysis",
    params(("id" = String, Path), ("number" = u32, Path)), request_body = Solving,
    responses((status = 200, body = Puzzling), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn moment(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    address: Address,
    Extension(client): Extension<Client>,
    Body(solving): Body<Solving>,
) -> Result<Response, ApiError> {
    app.charge(client, Price::Position)?;
    let riddle = app.tables.turning(id, guest, place(address)?).await?;
    Ok(json(app.tables.puzzle(guest, riddle, solving).await?))
}

/// Says why actions are not possible there.
#[utoipa::path(post, path = "/api/tables/{id}/analysis/moments/{number}/why", tag = "analysis",
    params(("id" = String, Path), ("number" = u32, Path)), request_body = SolvingWhy,
    responses((status = 200, body = Reasons), (status = 403, body = ErrorBody)))]
pub async fn moment_why(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    address: Address,
    Extension(client): Extension<Client>,
    Body(why): Body<SolvingWhy>,
) -> Result<Json<Reasons>, ApiError> {
    app.charge(client, Price::Position)?;
    let riddle = app.tables.turning(id, guest, place(address)?).await?;
    Ok(Json(app.tables.puzzle_why(guest, riddle, why).await?))
}

/// Says what a whole turn is worth there beside the best one; without any decisions only what that is.
#[utoipa::path(post, path = "/api/tables/{id}/analysis/moments/{number}/answer", tag = "analysis",
    params(("id" = String, Path), ("number" = u32, Path)), request_body = Solving,
    responses((status = 200, body = Verdict), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn moment_answer(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    address: Address,
    Extension(client): Extension<Client>,
    Body(solving): Body<Solving>,
) -> Result<Json<Verdict>, ApiError> {
    app.charge(client, Price::Table)?;
    let riddle = app.tables.turning(id, guest, place(address)?).await?;
    Ok(Json(app.tables.solve(guest, riddle, solving.moves).await?))
}
