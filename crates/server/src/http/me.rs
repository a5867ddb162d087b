//! What a person does with themselves: devices, ways back in, a shield, all that is kept, the end.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use quadrivium_table::Fault;
use quadrivium_table::api::{Name, You};
use quadrivium_table::fault::ErrorBody;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::App;
use super::extract::{Body, Known};
use super::guest::{about, with_cookie, without_cookie};
use super::limit::Client;
use super::passkeys::party;
use super::quota::Price;
use crate::ApiError;
use crate::sign::{Bearer, DeviceId};
use crate::tables::{LinkOpened, LinkShown, Myself, NewLink, Token};

/// Nothing more to be said.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {}

/// A shield.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewArms {
    /// Four words: division, colour, metal, charge.
    pub arms: String,
}

/// A zone.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewZone {
    /// Its name, such as `Europe/Warsaw`.
    pub zone: String,
}

/// A link that one has made.
#[derive(Debug, Deserialize, ToSchema)]
pub struct WatchLink {
    /// The key in it.
    pub token: String,
    /// How much of it one has seen.
    #[serde(default)]
    pub seen: u64,
}

/// Whether the other device may come in.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AnswerLink {
    /// The key in the link.
    pub token: String,
    /// Whether it may.
    pub yes: bool,
}

/// A link that one opens.
#[derive(Debug, Deserialize, ToSchema)]
pub struct OpenLink {
    /// The key in it.
    pub token: String,
}

/// A link that one has opened.
#[derive(Debug, Deserialize, ToSchema)]
pub struct EnterLink {
    /// The key in it.
    pub token: String,
    /// The key that one was given.
    pub claim: String,
}

/// Whether one is in.
#[derive(Debug, Serialize, ToSchema)]
pub struct Entered {
    /// Who one is now; nothing while the first device has not answered: ask again.
    pub you: Option<You>,
}

/// A recovery code.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Code {
    /// 24 characters; spaces between them do not count.
    pub code: String,
}

pub(super) fn bearer(client: Client) -> Result<Bearer, ApiError> {
    client.bearer.ok_or_else(|| Fault::NoGuest.into())
}

fn token(text: &str) -> Result<Token, ApiError> {
    text.parse().map_err(|_| ApiError::NoLink)
}

/// Who one is, where one is known, and how one comes back in.
#[utoipa::path(get, path = "/api/me", tag = "me",
    responses((status = 200, body = Myself), (status = 401, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Json<Myself>, ApiError> {
    let party = party(&app, &headers);
    Ok(Json(app.tables.myself(bearer(client)?, party.as_ref()).await?))
}

/// Takes another shield.
#[utoipa::path(post, path = "/api/me/arms", tag = "me", request_body = NewArms,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn arms(
    State(app): State<App>,
    Known(guest): Known,
    Body(arms): Body<NewArms>,
) -> Result<Json<Done>, ApiError> {
    app.tables.take_arms(guest, &arms.arms).await?;
    Ok(Json(Done {}))
}

/// Lives by another zone: one's weekends are told by it at tables where one sits down from then on.
#[utoipa::path(post, path = "/api/me/zone", tag = "me", request_body = NewZone,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn zone(
    State(app): State<App>,
    Known(guest): Known,
    Body(zone): Body<NewZone>,
) -> Result<Json<Done>, ApiError> {
    app.tables.live_by(guest, &zone.zone).await?;
    Ok(Json(Done {}))
}

/// Signs a device of one's own out: it is nobody from then on, and its live connections end.
#[utoipa::path(post, path = "/api/me/devices/{device}/end", tag = "me", params(("device" = String, Path)),
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn end_device(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Path(device): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let bearer = bearer(client)?;
    let device: DeviceId = device.parse().map_err(|_| ApiError::NoDevice)?;
    app.tables.end_device(bearer.guest, device).await?;
    Ok(if device == bearer.device {
        without_cookie(&app, &headers)
    } else {
        Json(Done {}).into_response()
    })
}

/// Makes a link by which another device continues; it works once, for ten minutes, and the one before
/// it works no more.
#[utoipa::path(post, path = "/api/me/link", tag = "me",
    responses((status = 200, body = NewLink), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn link(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
) -> Result<Json<NewLink>, ApiError> {
    app.charge(client, Price::Table)?;
    Ok(Json(app.tables.new_link(guest).await?))
}

/// Waits until something has happened to a link that one has made, for some seconds.
#[utoipa::path(post, path = "/api/me/link/watch", tag = "me", request_body = WatchLink,
    responses((status = 200, body = LinkShown), (status = 401, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub async fn watch_link(
    State(app): State<App>,
    Known(guest): Known,
    Body(watch): Body<WatchLink>,
) -> Result<Json<LinkShown>, ApiError> {
    Ok(Json(app.tables.watch_link(guest, token(&watch.token)?, watch.seen).await?))
}

/// Lets the device that has opened one's link in, or voids the link.
#[utoipa::path(post, path = "/api/me/link/answer", tag = "me", request_body = AnswerLink,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub async fn answer_link(
    State(app): State<App>,
    Known(guest): Known,
    Body(answer): Body<AnswerLink>,
) -> Result<Json<Done>, ApiError> {
    app.tables.answer_link(guest, token(&answer.token)?, answer.yes).await?;
    Ok(Json(Done {}))
}

/// Opens a link of another device: says as whom one would continue.
#[utoipa::path(post, path = "/api/link/open", tag = "me", request_body = OpenLink,
    responses((status = 200, body = LinkOpened), (status = 410, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn open_link(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(open): Body<OpenLink>,
) -> Result<Json<LinkOpened>, ApiError> {
    let about = about(&headers);
    let opening = async { app.tables.open_link(token(&open.token)?, &about).await };
    Ok(Json(app.trying(client, opening).await?))
}

/// Says yes to a link that one has opened, and waits some seconds for the first device. With both
/// agreed the cookie is set.
#[utoipa::path(post, path = "/api/link/enter", tag = "me", request_body = EnterLink,
    responses((status = 200, body = Entered), (status = 410, body = ErrorBody)))]
pub async fn enter_link(
    State(app): State<App>,
    headers: HeaderMap,
    Body(enter): Body<EnterLink>,
) -> Result<Response, ApiError> {
    let (token, claim) = (token(&enter.token)?, token(&enter.claim)?);
    Ok(match app.tables.enter_link(token, claim, &about(&headers)).await? {
        Some((guest, bearer)) => {
            let entered = Entered { you: Some(You::from(&guest)) };
            with_cookie(&app, &headers, bearer, &entered)
        }
        None => Json(Entered { you: None }).into_response(),
    })
}

/// Says no to a link that one has opened: it is void.
#[utoipa::path(post, path = "/api/link/leave", tag = "me", request_body = EnterLink,
    responses((status = 200, body = Done), (status = 410, body = ErrorBody)))]
pub async fn leave_link(
    State(app): State<App>,
    Body(enter): Body<EnterLink>,
) -> Result<Json<Done>, ApiError> {
    app.tables.leave_link(token(&enter.token)?, token(&enter.claim)?).await?;
    Ok(Json(Done {}))
}

/// Makes a recovery code; the one before it works no more. It is shown this once.
#[utoipa::path(post, path = "/api/me/recovery", tag = "me",
    responses((status = 200, body = Code), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn code(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
) -> Result<Json<Code>, ApiError> {
    app.charge(client, Price::Table)?;
    Ok(Json(Code { code: app.tables.new_code(guest).await? }))
}

/// Becomes whoever has this recovery code, at this device.
#[utoipa::path(post, path = "/api/recover", tag = "me", request_body = Code,
    responses((status = 200, body = You), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn recover(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(code): Body<Code>,
) -> Result<Response, ApiError> {
    let about = about(&headers);
    let opening = app.tables.recover(&code.code, &about);
    let (guest, bearer) = app.trying(client, opening).await?;
    Ok(with_cookie(&app, &headers, bearer, &You::from(&guest)))
}

/// A page of another site may lead a browser here, with its cookie: it shall not make us work.
fn check_own_page(headers: &HeaderMap) -> Result<(), ApiError> {
    match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
        None | Some(b"same-origin" | b"none") => Ok(()),
        Some(_) => Err(ApiError::OtherSite),
    }
}

/// Everything that is kept about oneself, as one file of JSON.
#[utoipa::path(get, path = "/api/me/export", tag = "me",
    responses((status = 200, content_type = "application/json", body = Object), (status = 401, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn export(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    check_own_page(&headers)?;
    app.charge(client, Price::Game)?;
    let address = client.address.map(|address| address.to_string());
    let export = app.tables.export(guest, address).await?;
    // It is sent for longer than a request may take. Where it breaks off so does the connection: half of it is no file.
    let parts = futures_util::stream::unfold(export, async |mut export| {
        export.next().await.map(|part| (part, export))
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"quadrivium.json\""),
    ];
    Ok((headers, axum::body::Body::from_stream(parts)).into_response())
}

/// Is forgotten: one says one's own name to show that one means it.
#[utoipa::path(post, path = "/api/me/delete", tag = "me", request_body = Name,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn delete(
    State(app): State<App>,
    Known(guest): Known,
    headers: HeaderMap,
    Body(name): Body<Name>,
) -> Result<Response, ApiError> {
    app.tables.forget_person(guest, &name.name).await?;
    Ok(without_cookie(&app, &headers))
}
