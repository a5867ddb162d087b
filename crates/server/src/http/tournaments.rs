//! Tournaments over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use quadrivium_table::fault::ErrorBody;
use quadrivium_table::ids::TournamentId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::App;
use super::extract::{Body, Known, Me};
use super::limit::Client;
use super::me::Done;
use super::quota::Price;
use super::tables::{Asked, read};
use crate::ApiError;
use crate::tables::tournaments::{NewTournament, TournamentAct, TournamentShown, Tournaments};

/// A tournament that was founded.
#[derive(Debug, Serialize, ToSchema)]
pub struct FoundedTournament {
    /// Which one.
    #[schema(value_type = String)]
    pub id: TournamentId,
}

/// What opens a tournament.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WithKey {
    /// What stands in its link.
    #[serde(default)]
    key: Option<String>,
}

fn tournament(text: &str) -> Result<TournamentId, ApiError> {
    text.parse().map_err(|_| ApiError::NoTournament)
}

/// The tournaments that are listed to whoever asks; `/api/lobby` tells of changes.
#[utoipa::path(get, path = "/api/tournaments", tag = "tournaments",
    responses((status = 200, body = Tournaments), (status = 404, body = ErrorBody)))]
pub async fn list(
    State(app): State<App>,
    Me(guest): Me,
    Extension(client): Extension<Client>,
) -> Result<Json<Tournaments>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(app.tables.list_tournaments(guest).await?))
}

/// Founds a tournament; people come until its organiser begins it.
#[utoipa::path(post, path = "/api/tournaments", tag = "tournaments", request_body = NewTournament,
    responses((status = 201, body = FoundedTournament), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn found(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<NewTournament>,
) -> Result<Response, ApiError> {
    app.charge(client, Price::Table)?;
    app.may_call(client)?;
    let id = app.tables.found_tournament(guest, wish).await?;
    Ok((StatusCode::CREATED, Json(FoundedTournament { id })).into_response())
}

/// A tournament: rounds, pairings, standings.
#[utoipa::path(get, path = "/api/tournaments/{tournament}", tag = "tournaments",
    params(("tournament" = String, Path), WithKey),
    responses((status = 200, body = TournamentShown), (status = 404, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Me(guest): Me,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
    query: Asked<WithKey>,
) -> Result<Json<TournamentShown>, ApiError> {
    app.charge(client, Price::Position)?;
    let key = read(query)?.key;
    Ok(Json(app.tables.show_tournament(tournament(&id)?, guest, key.as_deref()).await?))
}

/// Does something about a tournament: `join` it, `leave` it (also somebody else, for the organiser), `start`
/// it, `close` it.
#[utoipa::path(post, path = "/api/tournaments/{tournament}/{verb}", tag = "tournaments",
    params(("tournament" = String, Path), ("verb" = String, Path)), request_body = TournamentAct,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn act(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Path((id, verb)): Path<(String, String)>,
    Body(act): Body<TournamentAct>,
) -> Result<Json<Done>, ApiError> {
    app.charge(client, if verb == "start" { Price::Table } else { Price::Position })?;
    app.tables.act_in_tournament(tournament(&id)?, guest, &verb, &act).await?;
    Ok(Json(Done {}))
}
