//! What whoever has the machine does as a host, from the command line.
//!
//! The same requests as those of the host's page: to a server that runs, or, where none does, to one that
//! lives in this process for as long as it takes. Whoever can read the data folder has the key of the
//! site, and needs no token.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tower::ServiceExt;

use crate::metrics::Metrics;
use crate::sign::Signer;
use crate::store::{CONNECTIONS, Store, StoreError};
use crate::surroundings::Surroundings;
use crate::{App, Config, Tables, app};

/// The file in the data folder that says where its server listens.
pub const ADDRESS: &str = "address";
/// The largest answer.
const MOST: usize = 16 << 20;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum ConsoleError {
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server cannot be reached.
    #[error("the server at {0} does not answer ({1})")]
    Away(String, String),
    /// It cannot be spoken to.
    #[error("{0}")]
    Speech(String),
    /// It says no.
    #[error("{0}")]
    Refused(String),
}

enum Way {
    /// Here, in this process.
    Here { router: Router, tables: Arc<Tables>, _stop: watch::Sender<bool> },
    /// A server that listens there.
    There(String),
}

/// Somebody at the command line.
pub struct Console {
    way: Way,
    token: String,
}

/// Where a server can be reached that listens on all addresses of its machine.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(if address.is_ipv4() {
            [127, 0, 0, 1].into()
        } else {
            std::net::Ipv6Addr::LOCALHOST.into()
        });
    }
    address
}

impl Console {
    /// A site by where it is kept: a PostgreSQL, or a folder. If a server uses the folder, it is asked.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn open(folder: &Path, database: Option<&str>) -> Result<Self, ConsoleError> {
        let metrics = Arc::new(Metrics::default());
        let mut config = Config { bot_threads: 1, work_threads: 1, ..Config::default() };
        let store = match database {
            Some(url) => {
                config.shared = true;
                Store::postgres(url, CONNECTIONS, Arc::clone(&metrics)).await?
            }
            None => match Store::sqlite(folder, Arc::clone(&metrics)).await {
                Ok(store) => store,
                Err(error) => match running(folder).await {
                    Some(console) => return Ok(console),
                    None => return Err(error.into()),
                },
            },
        };
        let tables = Tables::open(store, metrics, config, Surroundings::system()).await?;
        let (stop, stopping) = watch::channel(false);
        let router = app(App::new(Arc::clone(&tables), stopping));
        let token = tables.console_key();
        Ok(Self { way: Way::Here { router, tables, _stop: stop }, token })
    }

    /// A server by its address, with the token of its site.
    ///
    /// # Errors
    /// When it is no address that can be spoken to from here.
    pub fn there(address: &str, token: String) -> Result<Self, ConsoleError> {
        let plain = address.strip_prefix("http://").unwrap_or(address).trim_end_matches('/');
        if plain.contains("://") || plain.contains('/') {
            return Err(ConsoleError::Speech(
                "--server wants host:port of the program itself, without TLS: run this on its machine, \
                 or through a tunnel"
                    .into(),
            ));
        }
        Ok(Self { way: Way::There(plain.to_owned()), token })
    }

    /// Asks, or has something done.
    ///
    /// # Errors
    /// When it is refused, with the sentence that says why.
    pub async fn ask(&self, path: &str, body: Option<Value>) -> Result<Value, ConsoleError> {
        let request = Request::builder()
            .method(if body.is_some() { "POST" } else { "GET" })
            .uri(format!("/api/host{path}"))
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json");
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let speech = |error: &dyn std::fmt::Display| ConsoleError::Speech(error.to_string());
        let response = match &self.way {
            Way::Here { router, .. } => {
                let request = request.body(body).map_err(|error| speech(&error))?;
                let answer = router.clone().oneshot(request).await;
                answer.unwrap_or_else(|never| match never {})
            }
            Way::There(address) => {
                let request = request.header(header::HOST, address).body(body);
                send(address, request.map_err(|error| speech(&error))?).await?
            }
        };
        let status = response.status();
        let bytes = axum::body::to_bytes(response.into_body(), MOST).await;
        let bytes = bytes.map_err(|error| speech(&error))?;
        let said: Value = serde_json::from_slice(&bytes)
            .map_err(|_| ConsoleError::Speech("this is no Quadrivium that answers".into()))?;
        if status.is_success() {
            return Ok(said);
        }
        let reason = said["error"]["message"].as_str().unwrap_or("it was refused");
        Err(ConsoleError::Refused(reason.to_owned()))
    }

    /// Ends what was opened.
    pub async fn close(self) {
        if let Way::Here { tables, .. } = self.way {
            tables.store.close().await;
        }
    }
}

/// The server that uses a folder, if it says where it is and the folder can be read.
async fn running(folder: &Path) -> Option<Console> {
    let address: SocketAddr =
        std::fs::read_to_string(folder.join(ADDRESS)).ok()?.trim().parse().ok()?;
    let options =
        SqliteConnectOptions::new().filename(folder.join("quadrivium.db")).read_only(true);
    let mut database = options.connect().await.ok()?;
    let secret = sqlx::query_as("SELECT value FROM secrets WHERE name = 'cookie'");
    let (secret,): (Vec<u8>,) = secret.fetch_one(&mut database).await.ok()?;
    database.close().await.ok()?;
    let token = Signer::new(secret.try_into().ok()?).console_key();
    Some(Console { way: Way::There(reachable(address).to_string()), token })
}

async fn send(address: &str, request: Request<Body>) -> Result<Response<Body>, ConsoleError> {
    let away =
        |error: &dyn std::fmt::Display| ConsoleError::Away(address.to_owned(), error.to_string());
    let stream = TcpStream::connect(address).await.map_err(|error| away(&error))?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|error| away(&error))?;
    tokio::spawn(connection);
    let response = sender.send_request(request).await.map_err(|error| away(&error))?;
    Ok(response.map(Body::new))
}
