//! Trying things on a private copy of a table, over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::State;
use axum::response::Response;
use axum::{Extension, Json};
use quadrivium_table::api::{Forgo, Others, Reasons, Stored, Tried, Try, WhyTried};
use quadrivium_table::fault::ErrorBody;

use super::App;
use super::extract::{Body, Known, TableInPath};
use super::limit::Client;
use super::quota::Price;
use super::tables::json;
use crate::ApiError;

/// Where bots decide for the others, they may do so for rounds.
fn price(ask: &Try) -> Price {
    match ask.others {
        Others::Bots if !ask.stay => Price::Table,
        Others::Bots | Others::Hotseat => Price::Position,
    }
}

/// Tries something on a private copy of the table, of which nothing is stored.
#[utoipa::path(post, path = "/api/tables/{id}/try", tag = "tables", params(("id" = String, Path)),
    request_body = Try, responses((status = 200, body = Tried), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn try_out(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    Body(ask): Body<Try>,
) -> Result<Response, ApiError> {
    app.charge(client, price(&ask))?;
    Ok(json(app.tables.try_out(id, guest, ask).await?))
}

/// Says why actions are not possible on such a copy.
#[utoipa::path(post, path = "/api/tables/{id}/try/why", tag = "tables", params(("id" = String, Path)),
    request_body = WhyTried, responses((status = 200, body = Reasons), (status = 403, body = ErrorBody)))]
pub async fn why(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    Body(ask): Body<WhyTried>,
) -> Result<Json<Reasons>, ApiError> {
    app.charge(client, price(&ask.tried))?;
    Ok(Json(app.tables.try_why(id, guest, ask).await?))
}

/// Keeps what was decided first on such a copy as an answer for when the seat is asked next.
#[utoipa::path(post, path = "/api/tables/{id}/intend", tag = "tables", params(("id" = String, Path)),
    request_body = Try, responses((status = 200, body = Stored), (status = 403, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn intend(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    Body(ask): Body<Try>,
) -> Result<Json<Stored>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(app.tables.intend(id, guest, ask).await?))
}

/// Takes back such an answer, or all of them.
#[utoipa::path(post, path = "/api/tables/{id}/forgo", tag = "tables", params(("id" = String, Path)),
    request_body = Forgo, responses((status = 200, body = Stored), (status = 403, body = ErrorBody)))]
pub async fn forgo(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(forgo): Body<Forgo>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.forgo(id, guest, forgo).await?))
}
