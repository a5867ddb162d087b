//! Who somebody is.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use quadrivium_table::Guest;
use quadrivium_table::api::{Name, You};

use super::App;
use super::address::is_https;
use super::extract::{Body, Known, Me, cookies};
use super::limit::Client;
use crate::ApiError;
use crate::sign::{COOKIE, HOST_COOKIE};

/// A year from the last visit.
const COOKIE_S: u32 = 365 * 24 * 3_600;

/// Who one is; `null` for somebody without a name.
///
/// The cookie of somebody with a name is renewed.
#[utoipa::path(get, path = "/api/guest", tag = "guest",
    responses((status = 200, body = Option<You>)))]
pub async fn show(
    State(app): State<App>,
    Me(id): Me,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    Ok(match app.tables.guest(id).await? {
        Some(guest) => with_cookie(&app, &headers, guest),
        None => Json(None::<You>).into_response(),
    })
}

/// Takes a name, the first or another one, and sets the cookie.
#[utoipa::path(post, path = "/api/guest", tag = "guest", request_body = Name,
    responses((status = 200, body = You), (status = 422, body = quadrivium_table::fault::ErrorBody)))]
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
    responses((status = 200, body = You), (status = 401, body = quadrivium_table::fault::ErrorBody)))]
pub async fn renew(
    State(app): State<App>,
    Known(id): Known,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let guest = app.tables.renew_guest(id).await?;
    Ok(with_cookie(&app, &headers, guest))
}

/// Somebody, and the cookie that they are known by.
fn with_cookie(app: &App, headers: &HeaderMap, guest: Guest) -> Response {
    let value = app.tables.signer.sign(guest.id);
    let set = |name: &str, value: &str, age: u32, secure: &str| -> (HeaderName, String) {
        let rules = format!("Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        (header::SET_COOKIE, format!("{name}={value}; {rules}"))
    };
    let mut set_cookies = Vec::new();
    if is_https(&app.tables.config, headers) {
        set_cookies.push(set(HOST_COOKIE, &value, COOKIE_S, "; Secure"));
        // Its place is taken by the other one.
        if cookies(headers, COOKIE).next().is_some() {
            set_cookies.push(set(COOKIE, "", 0, "; Secure"));
        }
    } else {
        set_cookies.push(set(COOKIE, &value, COOKIE_S, ""));
    }
    let you = Json(You { id: guest.id, name: guest.name });
    (AppendHeaders(set_cookies), you).into_response()
}
