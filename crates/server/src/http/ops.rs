//! For whoever runs the server.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quadrivium_table::Fault;
use tokio::sync::Mutex;

use super::App;
use crate::ApiError;

/// How long an answer about the database is repeated: everybody may ask, and as often as they like.
const FRESH: Duration = Duration::from_secs(1);
/// How long the database may take. Whoever asks gives up after about five seconds.
const ANSWER: Duration = Duration::from_secs(4);

/// Whether the database answered when it was last asked.
#[derive(Default)]
pub struct Health {
    /// Held while the database is asked: whoever comes meanwhile hears the same.
    known: Mutex<Option<(Instant, bool)>>,
}

impl Health {
    async fn is_well(&self, ask: impl Future<Output = bool>) -> bool {
        let mut known = self.known.lock().await;
        if let Some((at, well)) = *known
            && at.elapsed() < FRESH
        {
            return well;
        }
        let well = ask.await;
        *known = Some((Instant::now(), well));
        well
    }
}

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = 200, description = "All is well."), (status = 503, description = "The database does not answer or stores nothing.")))]
pub async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    let ask = async {
        let error = match tokio::time::timeout(ANSWER, app.tables.store.read().ping()).await {
            Ok(Ok(())) => return true,
            Ok(Err(error)) => error.to_string(),
            Err(late) => late.to_string(),
        };
        tracing::error!(error, "the database does not answer");
        false
    };
    // Whether anything can be stored is known without asking.
    if !app.tables.store.is_failing() && app.health.is_well(ask).await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer or stores nothing\n")
    }
}

/// What is counted, in the text format of Prometheus.
///
/// For programs on the same machine only; `--metrics-listen` puts it where others can reach it.
#[utoipa::path(get, path = "/metrics", tag = "operations", operation_id = "metrics",
    responses((status = 200, content_type = "text/plain", body = String), (status = 404, body = quadrivium_table::fault::ErrorBody)))]
pub async fn local_metrics(app: State<App>, request: Request) -> Result<Response, ApiError> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let local = peer.is_some_and(|peer| peer.0.ip().to_canonical().is_loopback());
    if local && app.tables.config.metrics_here && is_direct(request.headers()) {
        Ok(metrics(app).await)
    } else {
        Err(Fault::NoPage.into())
    }
}

/// What is counted, for everybody who can reach it.
pub async fn metrics(State(app): State<App>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.tables.metrics.render()).into_response()
}

/// Whether a request was not passed on by a proxy, and not sent by a page under a name that somebody
/// has pointed at this machine.
fn is_direct(headers: &HeaderMap) -> bool {
    let forwarded = ["forwarded", "x-forwarded-for", "x-forwarded-proto"];
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let own = name == "localhost"
        || host.parse::<SocketAddr>().is_ok()
        || name.parse::<std::net::IpAddr>().is_ok();
    own && forwarded.iter().all(|name| !headers.contains_key(*name))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use futures_util::future::join_all;

    use super::*;

    #[tokio::test]
    async fn all_who_ask_at_once_hear_the_same_answer() {
        let (health, asked) = (Health::default(), AtomicU32::new(0));
        let ask = |well| {
            let asked = &asked;
            health.is_well(async move {
                asked.fetch_add(1, Relaxed);
                tokio::task::yield_now().await;
                well
            })
        };
        assert_eq!(join_all((0..100).map(|n| ask(n == 0))).await, [true; 100]);
        assert_eq!(asked.load(Relaxed), 1, "the database is asked once");
        *health.known.lock().await = Instant::now().checked_sub(FRESH).map(|at| (at, true));
        assert!(!ask(false).await, "and again after a while");
    }

    #[test]
    fn what_a_proxy_passes_on_is_not_direct() {
        let direct = |lines: &[(&'static str, &'static str)]| {
            let lines = lines.iter().map(|(name, value)| {
                (header::HeaderName::from_static(name), header::HeaderValue::from_static(value))
            });
            is_direct(&lines.collect())
        };
        for host in ["localhost", "localhost:4747", "127.0.0.1:4747", "127.0.0.1", "[::1]:4747"] {
            assert!(direct(&[("host", host)]), "{host}");
            assert!(!direct(&[("host", host), ("x-forwarded-for", "192.0.2.1")]), "{host}");
        }
        for host in ["evil.example", "evil.example:4747", "localhost.evil.example", "", "x:y:1"] {
            assert!(!direct(&[("host", host)]), "{host}");
        }
        assert!(!direct(&[]));
    }
}
