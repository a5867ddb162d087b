//! Passkeys: made at a device that knows somebody, shown at one that does not.
//!
//! Questions and answers are as browsers have them (`parseCreationOptionsFromJSON`, `toJSON` and so on).

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use axum::{Extension, Json};
use passki::{
    AuthenticationChallenge, AuthenticationCredential, RegistrationChallenge,
    RegistrationCredential,
};
use quadrivium_table::api::You;
use quadrivium_table::fault::ErrorBody;
use serde::Serialize;
use utoipa::ToSchema;

use super::App;
use super::address::is_https;
use super::extract::{Body, Known};
use super::guest::{about, with_cookie};
use super::limit::Client;
use super::me::{Done, bearer};
use super::quota::Price;
use crate::ApiError;
use crate::tables::Party;

/// Whether one can come back in so.
#[derive(Debug, Serialize, ToSchema)]
pub struct KeysOffered {
    /// Whether one can, at the address that was asked.
    pub offered: bool,
}

/// The site as passkeys know it; nothing where they cannot be used.
pub(super) fn party(app: &App, headers: &HeaderMap) -> Option<Party> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    Party::of(&app.tables.config, host, is_https(&app.tables.config, headers))
}

/// The same, where something is wanted of it.
fn needed(app: &App, headers: &HeaderMap) -> Result<Party, ApiError> {
    party(app, headers).ok_or(ApiError::SwitchedOff)
}

/// Begins to make a passkey: what the browser is asked.
#[utoipa::path(post, path = "/api/me/passkeys/begin", tag = "me",
    responses((status = 200, body = Object), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn begin(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<RegistrationChallenge>, ApiError> {
    app.charge(client, Price::Table)?;
    let party = needed(&app, &headers)?;
    Ok(Json(app.tables.ask_for_new_key(&party, guest).await?))
}

/// Keeps the passkey that the browser has made.
#[utoipa::path(post, path = "/api/me/passkeys/finish", tag = "me", request_body = Object,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub async fn finish(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(made): Body<RegistrationCredential>,
) -> Result<Json<Done>, ApiError> {
    let (bearer, party) = (bearer(client)?, needed(&app, &headers)?);
    app.charge(client, Price::Position)?;
    app.tables.keep_new_key(&party, bearer, &about(&headers), &made).await?;
    Ok(Json(Done {}))
}

/// Takes a passkey away: it opens nothing any more.
#[utoipa::path(post, path = "/api/me/passkeys/{key}/end", tag = "me", params(("key" = String, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn end(
    State(app): State<App>,
    Known(guest): Known,
    Path(key): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.tables.end_key(guest, &key).await?;
    Ok(Json(Done {}))
}

/// Whether one can come back in by a passkey here.
#[utoipa::path(get, path = "/api/passkey", tag = "me", responses((status = 200, body = KeysOffered)))]
pub async fn offered(State(app): State<App>, headers: HeaderMap) -> Json<KeysOffered> {
    let offered = app.tables.config.ways.passkeys && party(&app, &headers).is_some();
    Json(KeysOffered { offered })
}

/// Begins to come back in by a passkey: what the browser is asked. No name is needed.
#[utoipa::path(post, path = "/api/passkey/begin", tag = "me",
    responses((status = 200, body = Object), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn ask(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<AuthenticationChallenge>, ApiError> {
    app.may_knock(client)?;
    Ok(Json(app.tables.ask_for_key(&needed(&app, &headers)?).await?))
}

/// Becomes whoever has this passkey, at this device.
#[utoipa::path(post, path = "/api/passkey/finish", tag = "me", request_body = Object,
    responses((status = 200, body = You), (status = 403, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub async fn enter(
    State(app): State<App>,
    headers: HeaderMap,
    Body(shown): Body<AuthenticationCredential>,
) -> Result<Response, ApiError> {
    let party = needed(&app, &headers)?;
    let (guest, bearer) = app.tables.enter_by_key(&party, &about(&headers), &shown).await?;
    Ok(with_cookie(&app, &headers, bearer, &You::from(&guest)))
}
