//! What stands before every handler: limits, the site a request comes from, time, headers.

use std::any::Any;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::address::{forwarded, is_https};
use super::extract::bearers;
use super::limit::Client;
use super::{App, is_of_api};
use crate::ApiError;
use crate::sign::Bearer;

/// Scripts, styles and pictures only from here, the module that plays without a server among the scripts; nobody may put
/// the page into a frame.
const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Lets a request through, or says why not.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let checked = match check(&app, &request) {
        Ok((client, bearers)) => {
            let reads = method == Method::GET || method == Method::HEAD;
            recognise(&app, client, bearers, reads).await
        }
        Err(error) => Err(error),
    };
    let mut response = match checked {
        Ok(client) => {
            let mut request = request;
            request.extensions_mut().insert(client);
            let time = Duration::from_secs(app.tables.config.timeout_s);
            match tokio::time::timeout(time, next.run(request)).await {
                Ok(response) => response,
                Err(_) => ApiError::TooSlow.into_response(),
            }
        }
        Err(error) => error.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if is_of_api(&path) && !response.headers().contains_key(header::CACHE_CONTROL) {
        let never = HeaderValue::from_static("no-store");
        response.headers_mut().insert(header::CACHE_CONTROL, never);
    }
    let status = response.status();
    app.tables.metrics.answers[usize::from(status.as_u16() / 100).min(5)].add(1);
    let ms = started.elapsed().as_millis() as u64;
    tracing::debug!(%method, path, status = status.as_u16(), ms, "answered");
    response
}

fn check(app: &App, request: &Request) -> Result<(Client, Vec<Bearer>), ApiError> {
    let headers = request.headers();
    let (client, bearers) = client(app, request);
    let now = Instant::now();
    let enough = match request.uri().path() {
        // Whoever watches the server has to hear from it however many others ask.
        "/healthz" => true,
        path if is_of_api(path) => app.limits.take(client, now),
        _ => app.limits.take_page(client, now),
    };
    if !enough {
        app.tables.metrics.limited.add(1);
        return Err(ApiError::TooMany);
    }
    let live = headers.contains_key(header::UPGRADE);
    let reads = request.method() == Method::GET || request.method() == Method::HEAD;
    if (live || !reads) && !is_own_page(app, headers, request.uri()) {
        return Err(ApiError::OtherSite);
    }
    Ok((client, bearers))
}

/// Who asks. After the limits: what a signed cookie is worth may have to be asked from the database.
/// Somebody who may not come in is a stranger who may look, and is told why where they want more.
async fn recognise(
    app: &App,
    client: Client,
    bearers: Vec<Bearer>,
    reads: bool,
) -> Result<Client, ApiError> {
    for bearer in bearers {
        if app.tables.knows(bearer).await? {
            if let Some(address) = client.address {
                app.whereabouts.note(bearer.guest, address);
            }
            return Ok(Client { guest: Some(bearer.guest), bearer: Some(bearer), ..client });
        }
        if let Some(ban) = app.tables.orders().ban(bearer.guest, app.tables.now()) {
            // Whoever only looks closes nothing.
            if !reads {
                if let Some(address) = client.address {
                    app.tables.bar(bearer.guest, &address.to_string()).await?;
                }
                return Err(ApiError::Banned(ban.clone()));
            }
        }
    }
    Ok(Client { guest: None, bearer: None, ..client })
}

/// Who seems to ask, for the limits, and the cookies that say so. Pages are for everybody alike.
fn client(app: &App, request: &Request) -> (Client, Vec<Bearer>) {
    let headers = request.headers();
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let address = forwarded(&app.tables.config, headers).or(peer);
    let of_api = is_of_api(request.uri().path());
    let bearers = if of_api { bearers(headers, &app.tables.signer) } else { Vec::new() };
    let guest = bearers.first().map(|bearer| bearer.guest);
    (Client { guest, bearer: None, address: address.map(Into::into) }, bearers)
}

/// Browsers say which page a request comes from. Other programs do not, and carry no cookie of
/// somebody else either.
fn is_own_page(app: &App, headers: &HeaderMap, uri: &Uri) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.or(uri.authority().map(axum::http::uri::Authority::as_str));
    // A page that came over plain HTTP is another site: on its way anybody may have changed it.
    let scheme = if is_https(&app.tables.config, headers) { "https" } else { "http" };
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    origin.is_some_and(|origin| origin.0 == scheme && Some(origin.1) == host)
}

/// The last line: a bug becomes an answer, not a broken connection.
#[allow(clippy::needless_pass_by_value)] // the layer wants it so
pub fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    tracing::error!(panic = text.as_deref().unwrap_or("unknown"), "a handler panicked");
    ApiError::Internal.into_response()
}
