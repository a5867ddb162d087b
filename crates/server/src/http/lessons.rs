//! Lessons over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::{Path, State};
use axum::response::Response;
use axum::{Extension, Json};
use quadrivium_table::api::{Course, Reasons, Snapshot, Why};
use quadrivium_table::fault::ErrorBody;
use quadrivium_table::{Fault, Place};
use serde::Deserialize;
use utoipa::IntoParams;

use super::App;
use super::extract::{Body, Me};
use super::limit::Client;
use super::quota::Price;
use super::tables::{Asked, json, read};
use crate::ApiError;

/// What else to look at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// Whether to add the position in words.
    #[serde(default)]
    page: bool,
}

/// Game, lesson, and after how many moves.
type Address = Path<(String, String, String)>;

fn place(Path((game, lesson, moves)): Address) -> Result<Place, Fault> {
    Place::find(&game, &lesson, moves.parse().map_err(|_| Fault::NoPage)?)
}

/// What there is to learn about a game.
#[utoipa::path(get, path = "/api/games/{game}/lessons", tag = "lessons", params(("game" = String, Path)),
    responses((status = 200, body = Course), (status = 422, body = ErrorBody)))]
pub async fn course(Path(game): Path<String>) -> Result<Json<Course>, ApiError> {
    Ok(Json(quadrivium_table::lessons(&game)?))
}

/// A lesson, by its number, or an example, by its name, as the learner sees it after so many moves.
#[utoipa::path(get, path = "/api/games/{game}/lessons/{lesson}/moves/{moves}", tag = "lessons",
    params(("game" = String, Path), ("lesson" = String, Path), ("moves" = u32, Path), Look),
    responses((status = 200, body = Snapshot), (status = 404, body = ErrorBody)))]
pub async fn lesson(
    State(app): State<App>,
    Me(guest): Me,
    address: Address,
    Extension(client): Extension<Client>,
    query: Asked<Look>,
) -> Result<Response, ApiError> {
    app.charge(client, Price::Position)?;
    let place = place(address)?;
    Ok(json(app.tables.lesson(guest, place, read(query)?.page).await?))
}

/// Says why actions of the learner are not possible there.
#[utoipa::path(post, path = "/api/games/{game}/lessons/{lesson}/moves/{moves}/why", tag = "lessons",
    params(("game" = String, Path), ("lesson" = String, Path), ("moves" = u32, Path)),
    request_body = Why, responses((status = 200, body = Reasons), (status = 403, body = ErrorBody)))]
pub async fn why(
    State(app): State<App>,
    Me(guest): Me,
    address: Address,
    Extension(client): Extension<Client>,
    Body(why): Body<Why>,
) -> Result<Json<Reasons>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(app.tables.lesson_why(guest, place(address)?, why).await?))
}
