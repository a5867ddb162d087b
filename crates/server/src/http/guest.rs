//! Who somebody is.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};

use super::App;
use super::extract::{Body, Known, Me};
use super::limit::Client;
use crate::ApiError;
use crate::api::{Name, You};
use crate::sign::COOKIE;
use crate::store::Guest;

/// A year; renewed with every change of name.
const COOKIE_S: u32 = 365 * 24 * 3_600;

/// Who one is; `null` for somebody without a name.
#[utoipa::path(get, path = "/api/guest", tag = "guest",
    responses((status = 200, body = Option<You>)))]
pub async fn show(State(app): State<App>, Me(id): Me) -> Result<Json<Option<You>>, ApiError> {
    let guest = app.tables.guest(id).await?;
    Ok(Json(guest.map(|guest| You { id: guest.id, name: guest.name })))
}

/// Takes a name, the first or another one, and sets the cookie.
#[utoipa::path(post, path = "/api/guest", tag = "guest", request_body = Name,
    responses((status = 200, body = You), (status = 422, body = crate::error::ErrorBody)))]
pub async fn name(
    State(app): State<App>,
    Me(id): Me,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Body(name): Body<Name>,
) -> Result<Response, ApiError> {
    if id.is_none() {
        app.may_arrive(client)?;
    }
    let guest = app.tables.name_guest(id, &name.name).await?;
    Ok(with_cookie(&app, &headers, guest))
}

/// Voids one's cookie wherever else it is, and sets a new one. Live connections that the old one
/// has opened end.
#[utoipa::path(post, path = "/api/guest/renew", tag = "guest",
    responses((status = 200, body = You), (status = 401, body = crate::error::ErrorBody)))]
pub async fn renew(
    State(app): State<App>,
    Known(id): Known,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = app.tables.renew_guest(id).await?;
    Ok(with_cookie(&app, &headers, guest))
}

/// Says who one is, and lets the browser keep it.
fn with_cookie(app: &App, headers: &HeaderMap, guest: Guest) -> Response {
    let https = app.tables.config.behind_proxy
        && headers.get("x-forwarded-proto").is_some_and(|value| value == "https");
    let secure = if https { "; Secure" } else { "" };
    let value = app.tables.signer.sign(guest.id);
    let cookie =
        format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_S}{secure}");
    let you = Json(You { id: guest.id, name: guest.name });
    ([(header::SET_COOKIE, cookie)], you).into_response()
}
