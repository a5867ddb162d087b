//! What handlers take from a request, with our own refusals.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use quadrivium_table::Fault;
use quadrivium_table::ids::{GuestId, TableId};
use serde::de::DeserializeOwned;

use super::App;
use super::limit::Client;
use crate::ApiError;
use crate::sign::{Bearer, COOKIE, HOST_COOKIE, Signer};

/// How many signed cookies of one request are looked at.
const MOST_COOKIES: usize = 4;

/// Whoever asks; nothing without a cookie that we have signed.
pub struct Me(pub Option<GuestId>);

/// Whoever asks; without a cookie that we have signed the request is refused.
pub struct Known(pub GuestId);

/// The table in the address.
pub struct TableInPath(pub TableId);

/// A JSON body.
pub struct Body<T>(pub T);

/// What the cookies of a request say, as far as we have signed them. The one that only this site can
/// set comes first; the other one is that of plain HTTP, and of somebody who was here before the site
/// had HTTPS.
pub fn bearers(headers: &HeaderMap, signer: &Signer) -> Vec<Bearer> {
    let named = |name| cookies(headers, name).filter_map(|value| signer.verify(value));
    named(HOST_COOKIE).chain(named(COOKIE)).take(MOST_COOKIES).collect()
}

/// Who the guard has found to be asking.
fn asking(parts: &Parts) -> Option<GuestId> {
    parts.extensions.get::<Client>().and_then(|client| client.guest)
}

/// The values of all cookies of this name.
pub fn cookies<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let pairs =
        lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |pair| pair.0 == name).map(|pair| pair.1)
}

impl FromRequestParts<App> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ApiError> {
        Ok(Self(asking(parts)))
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ApiError> {
        asking(parts).map(Self).ok_or_else(|| Fault::NoGuest.into())
    }
}

impl FromRequestParts<App> for TableInPath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let path =
            Path::<std::collections::HashMap<String, String>>::from_request_parts(parts, app);
        let Path(fields) = path.await.map_err(|_| Fault::NoTable)?;
        let id = fields.get("id").ok_or(Fault::NoTable)?;
        id.parse().map(Self).map_err(|_| Fault::NoTable.into())
    }
}

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let kind = kind.and_then(|kind| kind.split(';').next()).map(str::trim);
        if !kind.is_some_and(|kind| kind.eq_ignore_ascii_case("application/json")) {
            return Err(ApiError::NotJson);
        }
        let bytes = bytes(request, app, app.tables.config.most_body).await?;
        let value = serde_json::from_slice(&bytes);
        value.map(Self).map_err(|error| Fault::Malformed(error.to_string()).into())
    }
}

/// The whole body of a request.
pub async fn bytes(request: Request, app: &App, most: usize) -> Result<Bytes, ApiError> {
    use axum::response::IntoResponse;
    Bytes::from_request(request, app).await.map_err(|rejection| {
        match rejection.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge(most),
            _ => Fault::Malformed("the body breaks off".into()).into(),
        }
    })
}
