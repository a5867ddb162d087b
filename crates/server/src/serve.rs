//! Running the server until it is told to stop.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::console::ADDRESS;
use crate::http::{accept, watching};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
use crate::surroundings::Surroundings;
use crate::{App, Config, Tables, app};

/// How often idle tables are forgotten.
const SWEEP: Duration = Duration::from_secs(30);
/// How often tables that nobody wants are looked for.
const TIDY: Duration = Duration::from_mins(1);
/// How often it is looked whether somebody has to be told of their turn.
const POST: Duration = Duration::from_secs(4);
/// How often it is looked whether somebody's time is up in a tournament, where no table is over.
const UMPIRE: Duration = Duration::from_secs(5);
/// How long requests may go on after the signal to stop. Closing the storage takes a few seconds more
/// at worst; both together stay below what service managers allow.
const FAREWELL: Duration = Duration::from_secs(8);

/// Where to listen and where to keep things.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on.
    pub listen: String,
    /// An address of its own for `/metrics`, which is then not answered beside the site.
    pub metrics_listen: Option<String>,
    /// The folder of the embedded database.
    pub data: PathBuf,
    /// A PostgreSQL instead, as `postgres://…`.
    pub database: Option<String>,
    /// How many connections to it.
    pub connections: u32,
    /// The bounds of everything.
    pub config: Config,
}

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error(
        "the address {0} is in use, perhaps by another Quadrivium: stop it or choose another with {1}, such as {1} 127.0.0.1:0 for any free port"
    )]
    Busy(String, &'static str),
    /// One cannot listen there.
    #[error("cannot listen on {0} ({1}): give {2} an address such as 127.0.0.1:4747")]
    Listen(String, String, &'static str),
    /// The database URL is of another kind.
    #[error("--database must begin with postgres:// or postgresql://")]
    Url,
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database opens, but what is in it cannot be read.
    #[error(
        "what is kept in {0} cannot be read ({1}): put a backup in its place; docs/hosting.md says how"
    )]
    Unreadable(String, StoreError),
    /// The connection broke.
    #[error("the server failed")]
    Failed(#[from] std::io::Error),
}

/// How the log looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Log {
    /// One line of text per event.
    #[default]
    Text,
    /// One JSON object per event.
    Json,
}

/// Writes the log to standard error; `RUST_LOG` chooses what, such as `debug`.
pub fn start_log(log: Log) {
    let filter = std::env::var("RUST_LOG").ok().and_then(|text| text.parse().ok());
    let level = filter.unwrap_or(tracing::level_filters::LevelFilter::INFO);
    let builder = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(level);
    // A second call, as in tests, changes nothing.
    let _ = match log {
        Log::Text => builder.with_ansi(false).try_init(),
        Log::Json => builder.json().try_init(),
    };
}

/// Starts a runtime and serves on it; see [`serve`].
///
/// # Errors
/// When it cannot start.
pub fn run(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(serve(options, ready));
    // What is still computing or waiting for a dead disk must not keep the process alive.
    runtime.shutdown_background();
    served
}

/// What is done from time to time, and what the last run has left.
fn chores(tables: &Arc<Tables>) -> JoinSet<()> {
    let mut chores = JoinSet::new();
    let resumed = Arc::clone(tables);
    chores.spawn(async move {
        if let Err(error) = resumed.resume_bots().await {
            tracing::error!(%error, "bots cannot be resumed");
        }
        if let Err(error) = resumed.resume_ratings().await {
            tracing::error!(%error, "rated games that were left cannot be settled");
        }
    });
    let swept = Arc::clone(tables);
    chores.spawn(async move {
        let mut tick = tokio::time::interval(SWEEP);
        loop {
            tick.tick().await;
            swept.sweep();
        }
    });
    let sampled = Arc::clone(tables);
    chores.spawn(async move {
        let mut tick = tokio::time::interval(TIDY);
        loop {
            tick.tick().await;
            sampled.sample();
        }
    });
    let tidied = Arc::clone(tables);
    chores.spawn(async move {
        let mut tick = tokio::time::interval(TIDY);
        loop {
            tick.tick().await;
            if let Err(error) = tidied.tidy().await {
                tracing::warn!(%error, "old tables cannot be deleted");
            }
        }
    });
    let copied = Arc::clone(tables);
    chores.spawn(async move {
        let mut tick = tokio::time::interval(TIDY);
        loop {
            tick.tick().await;
            if let Err(error) = copied.back_up_nightly().await {
                tracing::warn!(%error, "no nightly copy could be begun");
            }
        }
    });
    let tended = Arc::clone(tables);
    chores.spawn(async move {
        loop {
            if let Err(error) = tended.tend_tournaments().await {
                tracing::warn!(%error, "tournaments cannot go on");
            }
            // Rung when a table is over; the time is for those that stand still.
            let _ = tokio::time::timeout(UMPIRE, tended.hub.bell.notified()).await;
        }
    });
    chores
}

/// Tells people of their turns until the server stops. What is on its way then is waited for: who breaks off what has
/// arrived, and has not noted that, says it again.
async fn post(tables: Arc<Tables>, mut stopping: watch::Receiver<bool>) {
    let mut sending = JoinSet::new();
    let mut tick = tokio::time::interval(POST);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    while !*stopping.borrow_and_update() {
        tokio::select! {
            _ = tick.tick() => {
                if let Err(error) = tables.begin_notices(&mut sending).await {
                    tracing::warn!(%error, "nobody can be told of their turns");
                }
            }
            _ = stopping.changed() => {}
        }
    }
    while sending.join_next().await.is_some() {}
}

/// Runs until the process is told to stop; `ready` hears the address first.
///
/// # Errors
/// When it cannot start.
pub async fn serve(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let metrics = Arc::new(Metrics::default());
    let mut config = options.config;
    // The port first: two servers on one folder is the commoner mistake, and it says less.
    let listener = listen(&options.listen, "--listen").await?;
    let address = listener.local_addr()?;
    let watched = match &options.metrics_listen {
        Some(address) => Some(listen(address, "--metrics-listen").await?),
        None => None,
    };
    config.metrics_here = watched.is_none();
    let store = match &options.database {
        None => Store::sqlite(&options.data, Arc::clone(&metrics)).await?,
        Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
            config.shared = true;
            Store::postgres(url, options.connections, Arc::clone(&metrics)).await?
        }
        Some(_) => return Err(ServeError::Url),
    };
    let kept = match &options.database {
        None => format!("'{}'", options.data.display()),
        Some(_) => "PostgreSQL".to_owned(),
    };
    let tables = Tables::open(store, metrics, config, Surroundings::system()).await;
    let tables = tables.map_err(|error| ServeError::Unreadable(kept, error))?;
    let (stop, stopping) = watch::channel(false);
    // Whoever is told that it is ready may stop it at once.
    let told = told_to_stop()?;
    // For the command line, which finds the server by its folder.
    let found_by = options.database.is_none().then(|| options.data.join(ADDRESS));
    if let Some(file) = &found_by
        && let Err(error) = std::fs::write(file, format!("{address}\n"))
    {
        tracing::warn!(%error, "the command line will not find this server by itself");
    }
    ready(address);
    let mut chores = chores(&tables);
    let shared = App::new(Arc::clone(&tables), stopping.clone());
    if let Some(watched) = watched {
        let site = watching(shared.clone());
        tokio::spawn(accept(watched, site, Arc::clone(&tables), stopping.clone()));
    }
    let mut posting = JoinSet::new();
    posting.spawn(post(Arc::clone(&tables), stopping.clone()));
    let serving = tokio::spawn(accept(listener, app(shared), Arc::clone(&tables), stopping));
    told.await;
    tracing::info!("stopping");
    if let Some(file) = found_by {
        let _ = std::fs::remove_file(file);
    }
    stop.send_replace(true);
    // Tables that are not read yet wake at the next start; what is old is deleted then.
    chores.abort_all();
    let farewell = tokio::time::Instant::now() + FAREWELL;
    match tokio::time::timeout_at(farewell, serving).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::error!(%error, "the server panicked"),
        Err(_) => tracing::warn!("some connections did not end in time"),
    }
    if tokio::time::timeout_at(farewell, posting.join_next()).await.is_err() {
        tracing::warn!("some notices were on their way; they are sent again");
    }
    posting.shutdown().await;
    chores.shutdown().await;
    tables.leave_crowd().await;
    tables.store.close().await;
    tracing::info!("stopped");
    Ok(())
}

async fn listen(address: &str, option: &'static str) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => ServeError::Busy(address.to_owned(), option),
        _ => ServeError::Listen(address.to_owned(), error.to_string(), option),
    })
}

/// Hears from now on whether the process is told to stop, and waits for it.
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
