//! Who somebody is.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use quadrivium_table::Fault;
use quadrivium_table::api::{Name, You};
use serde::Serialize;

use super::App;
use super::address::is_https;
use super::extract::{Body, Me, cookies};
use super::limit::Client;
use crate::ApiError;
use crate::sessions::About;
use crate::sign::{Bearer, COOKIE, HOST_COOKIE};

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
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (Some(guest), Some(bearer)) = (app.tables.guest(id).await?, client.bearer) else {
        return Ok(Json(None::<You>).into_response());
    };
    let bearer = app.tables.visit(bearer, &about(&headers)).await;
    let you = Json(You::from(&guest));
    Ok(match bearer {
        Some(bearer) => with_cookie(&app, &headers, bearer, &you.0),
        None => you.into_response(),
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
    let about = about(&headers);
    let (Some(id), Some(bearer)) = (id, client.bearer) else {
        app.may_arrive(client)?;
        let address = client.address.map(|address| address.to_string());
        app.tables.check_address(address.as_deref()).await?;
        let (guest, bearer) = app.tables.arrive(&name, &about).await?;
        return Ok(with_cookie(&app, &headers, bearer, &You::from(&guest)));
    };
    // The device may have been signed out while the name was on its way.
    if !app.tables.knows(bearer).await? {
        return Err(Fault::NoGuest.into());
    }
    if let Some(zone) = &name.zone {
        app.tables.live_by(id, zone).await?;
    }
    let you = You::from(&app.tables.name_guest(id, &name.name).await?);
    Ok(match app.tables.visit(bearer, &about).await {
        Some(bearer) => with_cookie(&app, &headers, bearer, &you),
        None => Json(you).into_response(),
    })
}

/// Signs all one's devices out but this one, which gets a new cookie. Live connections that the others
/// have opened end.
#[utoipa::path(post, path = "/api/guest/renew", tag = "guest",
    responses((status = 200, body = You), (status = 401, body = quadrivium_table::fault::ErrorBody)))]
pub async fn renew(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let bearer = client.bearer.ok_or(Fault::NoGuest)?;
    let (guest, bearer) = app.tables.renew_guest(bearer, &about(&headers)).await?;
    Ok(with_cookie(&app, &headers, bearer, &You::from(&guest)))
}

/// What a browser says of itself.
pub(super) fn about(headers: &HeaderMap) -> About {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    About::of(agent.unwrap_or_default())
}

type Cookies = AppendHeaders<Vec<(HeaderName, String)>>;

/// An answer, and the cookie that somebody is known by at this device.
pub(super) fn with_cookie(
    app: &App,
    headers: &HeaderMap,
    bearer: Bearer,
    answer: &impl Serialize,
) -> Response {
    let value = app.tables.signer.sign(bearer);
    (cookie(app, headers, &value, COOKIE_S), Json(answer)).into_response()
}

/// An answer that takes the cookie away.
pub(super) fn without_cookie(app: &App, headers: &HeaderMap) -> Response {
    (cookie(app, headers, "", 0), Json(serde_json::json!({}))).into_response()
}

fn cookie(app: &App, headers: &HeaderMap, value: &str, age: u32) -> Cookies {
    let set = |name: &str, value: &str, age: u32, secure: &str| -> (HeaderName, String) {
        let rules = format!("Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        (header::SET_COOKIE, format!("{name}={value}; {rules}"))
    };
    let mut set_cookies = Vec::new();
    if is_https(&app.tables.config, headers) {
        set_cookies.push(set(HOST_COOKIE, value, age, "; Secure"));
        // Its place is taken by the other one.
        if cookies(headers, COOKIE).next().is_some() {
            set_cookies.push(set(COOKIE, "", 0, "; Secure"));
        }
    } else {
        set_cookies.push(set(COOKIE, value, age, ""));
    }
    AppendHeaders(set_cookies)
}
