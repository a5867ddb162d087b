//! HTTP and WebSocket: handlers only translate.

mod accept;
mod address;
mod analysis;
mod asking;
mod assets;
mod away;
mod company;
mod docs;
mod extract;
mod finding;
mod follow;
mod guard;
mod guest;
mod host;
mod lessons;
mod limit;
mod live;
mod lobby;
mod me;
mod notices;
mod ops;
mod passkeys;
mod places;
mod puzzles;
mod quota;
mod ratings;
mod stream;
mod tables;
mod tournaments;
mod trial;
mod whereabouts;
mod wire;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, Method, Uri, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use quadrivium_table::Fault;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;

pub use self::accept::accept;
pub(crate) use self::assets::picture;
pub use self::docs::openapi;
use self::limit::Limits;
use self::ops::Health;
use self::quota::Quotas;
use self::whereabouts::Whereabouts;
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
    /// From where people were last seen. Locked inside, for a few lines.
    whereabouts: Arc<Whereabouts>,
    /// Whether the database answers. Locked inside, while it is asked.
    health: Arc<Health>,
    /// Becomes true when the server stops; live connections end then.
    stopping: watch::Receiver<bool>,
}

impl App {
    /// Everything over these tables; `stopping` ends the live connections.
    pub fn new(tables: Arc<Tables>, stopping: watch::Receiver<bool>) -> Self {
        let limits = Limits::new(&tables.config);
        let quotas = Arc::new(Quotas::new(&tables.config));
        let limits = Arc::new(limits);
        let whereabouts = Arc::default();
        Self { tables, limits, quotas, whereabouts, health: Arc::default(), stopping }
    }
}

/// The whole site.
pub fn app(app: App) -> Router {
    let config = &app.tables.config;
    let records = post(tables::upload).layer(DefaultBodyLimit::max(config.most_record));
    Router::new()
        .merge(mine())
        .merge(others())
        .route("/api/games", get(tables::games))
        .route("/api/games/{game}/options", post(tables::options))
        .route("/api/games/{game}/lessons", get(lessons::course))
        .route("/api/games/{game}/lessons/{lesson}/moves/{moves}", get(lessons::lesson))
        .route("/api/games/{game}/lessons/{lesson}/moves/{moves}/why", post(lessons::why))
        .route("/api/games/{game}/puzzles", get(puzzles::list))
        .route("/api/games/{game}/puzzles/{number}", post(puzzles::position))
        .route("/api/games/{game}/puzzles/{number}/why", post(puzzles::why))
        .route("/api/games/{game}/puzzles/{number}/answer", post(puzzles::answer))
        .route("/api/tables", post(tables::create))
        .route("/api/tables/mine", get(tables::mine))
        .nest("/api/tables/{id}", table())
        .route("/api/site", get(host::site))
        .nest("/api/host", desk())
        .route("/api/records", records)
        .route("/api/openapi.json", get(docs::json))
        .route("/api/docs", get(docs::page))
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::local_metrics))
        .fallback(elsewhere)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(config.most_body))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// What can be done at one table.
fn table() -> Router<App> {
    Router::new()
        .route("/", get(tables::snapshot))
        .route("/moves/{number}", get(tables::position))
        .route("/sit", post(tables::sit))
        .route("/join", post(finding::join))
        .route("/leave", post(tables::leave))
        .route("/invite", post(tables::invite))
        .route("/invitation", get(tables::invitation))
        .route("/bot", post(tables::bot))
        .route("/remove", post(tables::remove))
        .route("/play", post(tables::play))
        .route("/why", post(tables::why))
        .route("/stand", get(tables::stand))
        .route("/try", post(trial::try_out))
        .route("/try/why", post(trial::why))
        .route("/intend", post(trial::intend))
        .route("/forgo", post(trial::forgo))
        .route("/undo", post(tables::undo))
        .route("/redo", post(tables::redo))
        .route("/answer_undo", post(tables::answer_undo))
        .route("/resign", post(tables::resign))
        .route("/claim", post(tables::claim))
        .route("/chat", post(tables::chat))
        .route("/report", post(host::report))
        .route("/rematch", post(tables::rematch))
        .route("/fork", get(tables::can_fork).post(tables::fork))
        .route("/record", get(tables::record))
        .route("/analysis", get(analysis::show).post(analysis::begin))
        .route("/analysis/stop", post(analysis::stop))
        .route("/analysis/moments/{number}", post(analysis::moment))
        .route("/analysis/moments/{number}/why", post(analysis::moment_why))
        .route("/analysis/moments/{number}/answer", post(analysis::moment_answer))
        .route("/players", get(ratings::at_table))
        .route("/live", get(live::live))
        .fallback(nothing)
}

/// What hosts can do.
fn desk() -> Router<App> {
    Router::new()
        .route("/", get(host::overview))
        .route("/enter", post(host::enter))
        .route("/leave", post(host::leave))
        .route("/tables", get(host::tables))
        .route("/tables/{id}/look", post(host::look))
        .route("/tables/{id}/close", post(host::close))
        .route("/tables/{id}/unlist", post(host::unlist))
        .route("/players", get(host::players))
        .route("/players/{person}/mute", post(host::mute))
        .route("/players/{person}/unmute", post(host::unmute))
        .route("/players/{person}/ban", post(host::ban))
        .route("/players/{person}/unban", post(host::unban))
        .route("/players/{person}/host", post(host::name))
        .route("/reports", get(host::reports))
        .route("/reports/{id}", post(host::answer))
        .route("/invitations", get(host::welcomes).post(host::welcome))
        .route("/invitations/{id}/void", post(host::void))
        .route("/log", get(host::log))
        .route("/announce", post(host::announce))
        .route("/mode", post(host::mode))
        .route("/backup", post(host::backup))
        .route("/token", post(host::token))
        .fallback(nothing)
}

/// Who one is, how one comes back in, and how one hears of one's turns.
fn mine() -> Router<App> {
    Router::new()
        .route("/api/guest", get(guest::show).post(guest::name))
        .route("/api/guest/renew", post(guest::renew))
        .route("/api/me", get(me::show))
        .route("/api/me/arms", post(me::arms))
        .route("/api/me/zone", post(me::zone))
        .route("/api/me/devices/{device}/end", post(me::end_device))
        .route("/api/me/link", post(me::link))
        .route("/api/me/link/watch", post(me::watch_link))
        .route("/api/me/link/answer", post(me::answer_link))
        .route("/api/me/recovery", post(me::code))
        .route("/api/me/passkeys/begin", post(passkeys::begin))
        .route("/api/me/passkeys/finish", post(passkeys::finish))
        .route("/api/me/passkeys/{key}/end", post(passkeys::end))
        .route("/api/me/away", get(away::show).post(away::go))
        .route("/api/me/away/end", post(away::end))
        .route("/api/passkey", get(passkeys::offered))
        .route("/api/passkey/begin", post(passkeys::ask))
        .route("/api/passkey/finish", post(passkeys::enter))
        .route("/api/me/export", get(me::export))
        .route("/api/me/delete", post(me::delete))
        .route("/api/me/notices", get(notices::show).post(notices::wish))
        .route("/api/me/notices/push", post(notices::subscribe))
        .route("/api/me/notices/push/end", post(notices::unsubscribe))
        .route("/api/me/notices/mail", post(notices::mail))
        .route("/api/me/notices/mail/end", post(notices::end_mail))
        .route("/api/me/notices/hook", post(notices::hook))
        .route("/api/me/notices/hook/end", post(notices::end_hook))
        .route("/api/me/notices/test", post(notices::test))
        .route("/api/letters/confirm", post(notices::confirm))
        .route("/api/letters/stop", post(notices::stop))
        .route("/letters/stop/{key}", get(notices::page).post(notices::stop_at_once))
        .route("/api/link/open", post(me::open_link))
        .route("/api/link/enter", post(me::enter_link))
        .route("/api/link/leave", post(me::leave_link))
        .route("/api/recover", post(me::recover))
}

/// Other people: where they are found, and what can be known of them.
fn others() -> Router<App> {
    Router::new()
        .route("/api/me/seen", get(ratings::seen).post(ratings::show))
        .route("/api/players/{who}", get(ratings::player))
        .route("/api/players/{who}/games", get(ratings::games))
        .route("/api/players/{who}/history", get(ratings::history))
        .route("/api/ranking", get(ratings::ranking))
        .route("/api/open", get(finding::open))
        .route("/api/lobby", get(lobby::live))
        .route("/api/match", post(finding::quick_match))
        .route("/api/people", get(company::show))
        .route("/api/people/follow", post(company::follow))
        .route("/api/people/find", post(company::find))
        .route("/api/people/invite", post(company::invite))
        .route("/api/people/answer", post(company::answer))
        .route("/api/people/inviting", post(company::inviting))
        .route("/api/clubs", post(company::found_club))
        .route("/api/clubs/{club}", get(company::show_club))
        .route("/api/clubs/{club}/{verb}", post(company::act_club))
        .route("/api/tournaments", get(tournaments::list).post(tournaments::found))
        .route("/api/tournaments/{tournament}", get(tournaments::show))
        .route("/api/tournaments/{tournament}/{verb}", post(tournaments::act))
}

/// What is counted, and whether all is well, on an address of its own.
pub fn watching(app: App) -> Router {
    Router::new()
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .fallback(nothing)
        .method_not_allowed_fallback(wrong_method)
        .with_state(app)
}

/// Whether an address belongs to the interface.
fn is_of_api(path: &str) -> bool {
    is_under("/api", path)
}

fn is_under(folder: &str, path: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Every other address: what belongs to programs is not the page of the web client.
async fn elsewhere(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let programs = ["/api", "/healthz", "/metrics"];
    if programs.iter().any(|folder| is_under(folder, uri.path())) {
        ApiError::from(Fault::NoPage).into_response()
    } else if method == Method::GET || method == Method::HEAD {
        assets::serve(&uri, &headers).into_response()
    } else {
        ([(header::ALLOW, "GET,HEAD")], ApiError::from(Fault::WrongMethod)).into_response()
    }
}

async fn nothing() -> ApiError {
    Fault::NoPage.into()
}

async fn wrong_method() -> ApiError {
    Fault::WrongMethod.into()
}
