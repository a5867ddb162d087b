//! How a person hears that it is their turn: browsers, letters, a webhook.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri, header};
use axum::response::Response;
use axum::{Extension, Json};
use quadrivium_table::Fault;
use quadrivium_table::fault::ErrorBody;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{Body, Known};
use super::limit::Client;
use super::me::Done;
use super::{App, assets};
use crate::ApiError;
use crate::sign::Bearer;
use crate::tables::{NewBrowser, NewWishes, NoticesShown};

/// An address.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewMail {
    /// The address.
    pub address: String,
    /// In which language to write there, by its two letters.
    pub language: String,
}

/// A webhook.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewHook {
    /// Where it is.
    pub url: String,
}

/// A link of a letter.
#[derive(Debug, Deserialize, ToSchema)]
pub struct LetterLink {
    /// The key in it.
    pub key: String,
}

/// How many tests are on their way.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tested {
    /// How many.
    pub sent: u32,
}

fn bearer(client: Client) -> Result<Bearer, ApiError> {
    client.bearer.ok_or_else(|| Fault::NoGuest.into())
}

/// How one hears that it is one's turn, and what is offered here.
#[utoipa::path(get, path = "/api/me/notices", tag = "notices",
    responses((status = 200, body = NoticesShown), (status = 401, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Extension(client): Extension<Client>,
) -> Result<Json<NoticesShown>, ApiError> {
    Ok(Json(app.tables.notices(bearer(client)?).await?))
}

/// Says how one wants to hear of it.
#[utoipa::path(post, path = "/api/me/notices", tag = "notices", request_body = NewWishes,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn wish(
    State(app): State<App>,
    Known(guest): Known,
    Body(wishes): Body<NewWishes>,
) -> Result<Json<Done>, ApiError> {
    app.tables.take_wishes(guest, wishes).await?;
    Ok(Json(Done {}))
}

/// Has this browser show it, also while the page is closed.
#[utoipa::path(post, path = "/api/me/notices/push", tag = "notices", request_body = NewBrowser,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn subscribe(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(browser): Body<NewBrowser>,
) -> Result<Json<Done>, ApiError> {
    // Whoever stands before the handlers has seen that it is that of this site.
    let site = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    app.tables.add_browser(bearer(client)?, browser, site.unwrap_or_default()).await?;
    Ok(Json(Done {}))
}

/// Has this browser show it no more.
#[utoipa::path(post, path = "/api/me/notices/push/end", tag = "notices",
    responses((status = 200, body = Done), (status = 401, body = ErrorBody)))]
pub async fn unsubscribe(
    State(app): State<App>,
    Extension(client): Extension<Client>,
) -> Result<Json<Done>, ApiError> {
    let bearer = bearer(client)?;
    app.tables.remove_browser(bearer.guest, bearer.device.as_str()).await?;
    Ok(Json(Done {}))
}

/// Gives an address; a letter with a link goes there, and others only after somebody has opened it.
#[utoipa::path(post, path = "/api/me/notices/mail", tag = "notices", request_body = NewMail,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody), (status = 502, body = ErrorBody)))]
pub async fn mail(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(mail): Body<NewMail>,
) -> Result<Json<Done>, ApiError> {
    app.may_write(client)?;
    app.tables.take_address(guest, &mail.address, &mail.language).await?;
    Ok(Json(Done {}))
}

/// Takes one's address away.
#[utoipa::path(post, path = "/api/me/notices/mail/end", tag = "notices",
    responses((status = 200, body = Done), (status = 401, body = ErrorBody)))]
pub async fn end_mail(State(app): State<App>, Known(guest): Known) -> Result<Json<Done>, ApiError> {
    app.tables.remove_address(guest).await?;
    Ok(Json(Done {}))
}

/// Gives a webhook. What it is told is signed with the key that one is shown.
#[utoipa::path(post, path = "/api/me/notices/hook", tag = "notices", request_body = NewHook,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn hook(
    State(app): State<App>,
    Known(guest): Known,
    Body(hook): Body<NewHook>,
) -> Result<Json<Done>, ApiError> {
    app.tables.take_hook(guest, &hook.url).await?;
    Ok(Json(Done {}))
}

/// Takes one's webhook away.
#[utoipa::path(post, path = "/api/me/notices/hook/end", tag = "notices",
    responses((status = 200, body = Done), (status = 401, body = ErrorBody)))]
pub async fn end_hook(State(app): State<App>, Known(guest): Known) -> Result<Json<Done>, ApiError> {
    app.tables.remove_hook(guest).await?;
    Ok(Json(Done {}))
}

/// Sends a test by every way that is open.
#[utoipa::path(post, path = "/api/me/notices/test", tag = "notices",
    responses((status = 200, body = Tested), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody), (status = 502, body = ErrorBody)))]
pub async fn test(
    State(app): State<App>,
    Extension(client): Extension<Client>,
) -> Result<Json<Tested>, ApiError> {
    let bearer = bearer(client)?;
    app.may_write(client)?;
    Ok(Json(Tested { sent: app.tables.test_notices(bearer).await? }))
}

/// Confirms an address by the link that was sent there, on any device.
#[utoipa::path(post, path = "/api/letters/confirm", tag = "notices", request_body = LetterLink,
    responses((status = 200, body = Done), (status = 410, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn confirm(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(link): Body<LetterLink>,
) -> Result<Json<Done>, ApiError> {
    app.trying_letter(client, app.tables.confirm_address(&link.key)).await?;
    Ok(Json(Done {}))
}

/// Stops letters by the link that stands in them, on any device.
#[utoipa::path(post, path = "/api/letters/stop", tag = "notices", request_body = LetterLink,
    responses((status = 200, body = Done), (status = 410, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn stop(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(link): Body<LetterLink>,
) -> Result<Json<Done>, ApiError> {
    app.trying_letter(client, app.tables.stop_letters(&link.key)).await?;
    Ok(Json(Done {}))
}

/// The same for mail programs, which post to the link itself (RFC 8058).
pub async fn stop_at_once(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(key): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.trying_letter(client, app.tables.stop_letters(&key)).await?;
    Ok(Json(Done {}))
}

/// The page behind the link: nothing is stopped by looking at it, as programs do that guard mail.
pub async fn page(uri: Uri, headers: HeaderMap) -> Result<Response, ApiError> {
    assets::serve(&uri, &headers)
}
