//! HTTP and WebSocket: handlers only translate.

mod accept;
mod assets;
mod docs;
mod extract;
mod guard;
mod guest;
mod limit;
mod live;
mod ops;
mod quota;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;

pub use self::accept::accept;
pub use self::docs::openapi;
use self::limit::Limits;
use self::quota::Quotas;
use crate::{ApiError, Tables};

/// What all handlers share.
#[derive(Clone)]
pub struct App {
    /// All tables.
    pub tables: Arc<Tables>,
    /// Who has asked how much. Locked inside, for a few lines.
    limits: Arc<Limits>,
    /// Who has kept how much. Locked inside, for a few lines.
    quotas: Arc<Quotas>,
    /// Becomes true when the server stops; live connections end then.
    stopping: watch::Receiver<bool>,
}

impl App {
    /// Everything over these tables; `stopping` ends the live connections.
    pub fn new(tables: Arc<Tables>, stopping: watch::Receiver<bool>) -> Self {
        let limits = Limits::new(&tables.config);
        let quotas = Quotas::new(&tables.config);
        Self { tables, limits: Arc::new(limits), quotas: Arc::new(quotas), stopping }
    }
}

/// The whole site.
pub fn app(app: App) -> Router {
    let config = &app.tables.config;
    let table = Router::new()
        .route("/", get(tables::snapshot))
        .route("/moves/{number}", get(tables::position))
        .route("/sit", post(tables::sit))
        .route("/leave", post(tables::leave))
        .route("/invite", post(tables::invite))
        .route("/remove", post(tables::remove))
        .route("/play", post(tables::play))
        .route("/undo", post(tables::undo))
        .route("/redo", post(tables::redo))
        .route("/answer_undo", post(tables::answer_undo))
        .route("/resign", post(tables::resign))
        .route("/claim", post(tables::claim))
        .route("/chat", post(tables::chat))
        .route("/rematch", post(tables::rematch))
        .route("/fork", post(tables::fork))
        .route("/record", get(tables::record))
        .route("/live", get(live::live));
    let records = post(tables::upload).layer(DefaultBodyLimit::max(config.most_record));
    Router::new()
        .route("/api/guest", get(guest::show).post(guest::name))
        .route("/api/guest/renew", post(guest::renew))
        .route("/api/games", get(tables::games))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/mine", get(tables::mine))
        .nest("/api/tables/{id}", table)
        .route("/api/records", records)
        .route("/api/openapi.json", get(docs::json))
        .route("/api/docs", get(docs::page))
        .route("/api/{*rest}", get(nothing).post(nothing))
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .fallback(get(assets::serve))
        .layer(DefaultBodyLimit::max(config.most_body))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

async fn nothing() -> ApiError {
    ApiError::NoPage
}
