//! The analysis of finished games over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::State;
use axum::{Extension, Json};
use quadrivium_table::api::Study;
use quadrivium_table::fault::ErrorBody;

use super::App;
use super::extract::{Known, Me, Table};
use super::limit::Client;
use super::quota::Price;
use crate::ApiError;

/// What is known about a finished game: how well each played, and where it turned.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "analysis", params(("id" = String, Path)),
    responses((status = 200, body = Study), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Me(guest): Me,
    Table(id): Table,
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
    Table(id): Table,
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
    Table(id): Table,
) -> Result<Json<Study>, ApiError> {
    Ok(Json(app.tables.stop_analysis(id, guest).await?))
}
