//! Listed tables, sitting down at one of them, and quick matches over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::State;
use axum::{Extension, Json};
use quadrivium_table::api::Stored;
use quadrivium_table::fault::ErrorBody;
use serde::Serialize;
use utoipa::ToSchema;

use super::App;
use super::extract::{Body, Known, Me, TableInPath};
use super::limit::Client;
use super::quota::Price;
use crate::ApiError;
use crate::tables::finding::{Matched, OpenTable, Seek};

/// What is listed to whoever asks.
#[derive(Debug, Serialize, ToSchema)]
pub struct Listed {
    /// Tables that wait for people, and those that are played: those one follows first, then the
    /// newest.
    pub tables: Vec<OpenTable>,
}

/// The tables that are listed to whoever asks; `/api/lobby` tells of changes.
#[utoipa::path(get, path = "/api/open", tag = "finding",
    responses((status = 200, body = Listed), (status = 404, body = ErrorBody)))]
pub async fn open(
    State(app): State<App>,
    Me(guest): Me,
    Extension(client): Extension<Client>,
) -> Result<Json<Listed>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(Listed { tables: app.tables.open_tables(guest).await? }))
}

/// Sits down at a listed table, without a link.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "finding", params(("id" = String, Path)),
    responses((status = 200, body = Stored), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn join(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    TableInPath(id): TableInPath,
) -> Result<Json<Stored>, ApiError> {
    app.charge(client, Price::Table)?;
    app.may_make(client)?;
    Ok(Json(app.tables.join(id, guest).await?))
}

/// Is led to an open table that fits, or to a new one that the next person finds.
#[utoipa::path(post, path = "/api/match", tag = "finding", request_body = Seek,
    responses((status = 200, body = Matched), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn quick_match(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(seek): Body<Seek>,
) -> Result<Json<Matched>, ApiError> {
    app.charge(client, Price::Table)?;
    app.may_make(client)?;
    Ok(Json(app.tables.quick_match(guest, seek).await?))
}
