//! The host's page: everything here is asked of a host first, and of nothing else before.

use axum::extract::{FromRequestParts, Path, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::{Extension, Json};
use quadrivium_table::Fault;
use quadrivium_table::fault::ErrorBody;
use quadrivium_table::ids::{GuestId, TableId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::App;
use super::extract::{Body, Known, TableInPath};
use super::limit::Client;
use super::me::Done;
use super::quota::Price;
use super::tables::{Asked, read};
use crate::ApiError;
use crate::tables::{
    Announcement, Host, HostPlayer, LogShown, NewReport, NewWelcome, Overview, ReportVerdict,
    ReportsShown, Sentence, SiteShown, TableShown, WelcomeMade, WelcomeShown,
};

/// Whoever asks, if they are a host: by a session of their device, by name, or by the token itself, as
/// programs show it.
pub struct Hosting(pub Host);

impl FromRequestParts<App> for Hosting {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let client = parts.extensions.get::<Client>().copied();
        let shown = parts.headers.get(header::AUTHORIZATION).and_then(|shown| shown.to_str().ok());
        if let Some(token) = shown.and_then(|shown| shown.strip_prefix("Bearer ")) {
            if app.tables.is_console_key(token) {
                return Ok(Self(Host::Console));
            }
            let client = client.ok_or(ApiError::Internal)?;
            // Who has tried too often does not hear that the next one is right, either.
            app.can_try(client)?;
            let host = app.tables.host_by_token(token);
            if matches!(host, Err(ApiError::BadToken)) {
                app.may_try(client)?;
            }
            return host.map(Self);
        }
        app.tables.host(client.and_then(|client| client.bearer)).await.map(Self)
    }
}

/// The token of the site.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ShowToken {
    /// As `quadrivium admin token` has printed it, or as the server was started with.
    pub token: String,
}

/// What to look for.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// A code, a name or a game; nothing for the newest.
    #[serde(default)]
    q: String,
}

/// Which part of the log.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Before {
    /// What was done before this time, in milliseconds since 1970.
    before: Option<u64>,
}

/// Which part of the reports.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// What was reported after this time, in milliseconds since 1970.
    after: Option<u64>,
}

/// What holds for the whole site; what is not named stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Mode {
    /// Whether nothing can be changed.
    read_only: Option<bool>,
    /// Whether somebody new needs an invitation.
    invitation_only: Option<bool>,
}

/// What is said to everybody.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Announce {
    /// Nothing to take back what was said.
    announcement: Option<Announcement>,
}

/// Whether somebody is a host.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Yes {
    /// Whether they are.
    yes: bool,
}

/// Tables as hosts find them.
#[derive(Debug, Serialize, ToSchema)]
pub struct HostTables {
    /// Fifty at most.
    tables: Vec<TableShown>,
}

/// People as hosts find them.
#[derive(Debug, Serialize, ToSchema)]
pub struct HostPlayers {
    /// Fifty at most.
    players: Vec<HostPlayer>,
}

/// Invitations to the site.
#[derive(Debug, Serialize, ToSchema)]
pub struct HostWelcomes {
    /// Those that are still good.
    invitations: Vec<WelcomeShown>,
}

fn person(id: &str) -> Result<GuestId, ApiError> {
    id.parse().map_err(|_| ApiError::NoPlayer)
}

/// What everybody may know about the site: an announcement, whether anything can be changed, and whether
/// somebody new needs an invitation.
#[utoipa::path(get, path = "/api/site", tag = "host", operation_id = "site",
    responses((status = 200, body = SiteShown)))]
pub async fn site(State(app): State<App>) -> Json<SiteShown> {
    Json(app.tables.site())
}

/// Shows the token: this device is a host's for twelve hours.
#[utoipa::path(post, path = "/api/host/enter", tag = "host", operation_id = "host_enter", request_body = ShowToken,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub async fn enter(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    Body(shown): Body<ShowToken>,
) -> Result<Json<Done>, ApiError> {
    let bearer = client.bearer.ok_or(Fault::NoGuest)?;
    app.trying(client, app.tables.open_desk(bearer, &shown.token)).await?;
    Ok(Json(Done {}))
}

/// This device is no host's any more.
#[utoipa::path(post, path = "/api/host/leave", tag = "host", operation_id = "host_leave",
    responses((status = 200, body = Done), (status = 401, body = ErrorBody)))]
pub async fn leave(
    State(app): State<App>,
    Extension(client): Extension<Client>,
) -> Result<Json<Done>, ApiError> {
    app.tables.close_desk(client.bearer.ok_or(Fault::NoGuest)?).await?;
    Ok(Json(Done {}))
}

/// The whole site at one look.
#[utoipa::path(get, path = "/api/host", tag = "host", operation_id = "host_overview",
    responses((status = 200, body = Overview), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody)))]
pub async fn overview(
    State(app): State<App>,
    Hosting(host): Hosting,
) -> Result<Json<Overview>, ApiError> {
    Ok(Json(app.tables.overview(host).await?))
}

/// Tables: those that are not over, or those that one looks for.
#[utoipa::path(get, path = "/api/host/tables", tag = "host", operation_id = "host_tables", params(Wanted),
    responses((status = 200, body = HostTables), (status = 403, body = ErrorBody)))]
pub async fn tables(
    State(app): State<App>,
    _: Hosting,
    query: Asked<Wanted>,
) -> Result<Json<HostTables>, ApiError> {
    Ok(Json(HostTables { tables: app.tables.found_tables(&read(query)?.q).await? }))
}

/// People: whoever was here last, or those that one looks for.
#[utoipa::path(get, path = "/api/host/players", tag = "host", operation_id = "host_players", params(Wanted),
    responses((status = 200, body = HostPlayers), (status = 403, body = ErrorBody)))]
pub async fn players(
    State(app): State<App>,
    _: Hosting,
    query: Asked<Wanted>,
) -> Result<Json<HostPlayers>, ApiError> {
    Ok(Json(HostPlayers { players: app.tables.found_players(&read(query)?.q).await? }))
}

/// The reports that wait, oldest first.
#[utoipa::path(get, path = "/api/host/reports", tag = "host", operation_id = "host_reports", params(After),
    responses((status = 200, body = ReportsShown), (status = 403, body = ErrorBody)))]
pub async fn reports(
    State(app): State<App>,
    _: Hosting,
    query: Asked<After>,
) -> Result<Json<ReportsShown>, ApiError> {
    Ok(Json(app.tables.reports(read(query)?.after).await?))
}

/// What hosts did, newest first.
#[utoipa::path(get, path = "/api/host/log", tag = "host", operation_id = "host_log", params(Before),
    responses((status = 200, body = LogShown), (status = 403, body = ErrorBody)))]
pub async fn log(
    State(app): State<App>,
    _: Hosting,
    query: Asked<Before>,
) -> Result<Json<LogShown>, ApiError> {
    Ok(Json(app.tables.log(read(query)?.before).await?))
}

/// Says something to everybody until a time, or takes it back.
#[utoipa::path(post, path = "/api/host/announce", tag = "host", operation_id = "host_announce", request_body = Announce,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn announce(
    State(app): State<App>,
    Hosting(host): Hosting,
    Body(said): Body<Announce>,
) -> Result<Json<Done>, ApiError> {
    app.tables.announce(host, said.announcement).await?;
    Ok(Json(Done {}))
}

/// Lets nothing be changed, or only those in who have an invitation; or takes either back.
#[utoipa::path(post, path = "/api/host/mode", tag = "host", operation_id = "host_mode", request_body = Mode,
    responses((status = 200, body = SiteShown), (status = 403, body = ErrorBody)))]
pub async fn mode(
    State(app): State<App>,
    Hosting(host): Hosting,
    Body(mode): Body<Mode>,
) -> Result<Json<SiteShown>, ApiError> {
    if let Some(on) = mode.invitation_only {
        app.tables.set_invitation_only(host, on).await?;
    }
    if let Some(on) = mode.read_only {
        app.tables.set_read_only(host, on).await?;
    }
    Ok(Json(app.tables.site()))
}

/// Makes a copy of everything while everybody plays on; the overview tells how far it is.
#[utoipa::path(post, path = "/api/host/backup", tag = "host", operation_id = "host_backup",
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn backup(
    State(app): State<App>,
    Hosting(host): Hosting,
) -> Result<Json<Done>, ApiError> {
    app.tables.back_up(host).await?;
    Ok(Json(Done {}))
}

/// Makes the token of the site anew; what the last one has opened ends. Whoever is a host only by name cannot.
#[utoipa::path(post, path = "/api/host/token", tag = "host", operation_id = "host_token",
    responses((status = 200, body = TokenMade), (status = 403, body = ErrorBody)))]
pub async fn token(
    State(app): State<App>,
    Hosting(host): Hosting,
    Extension(client): Extension<Client>,
) -> Result<Json<TokenMade>, ApiError> {
    Ok(Json(TokenMade { token: app.tables.new_token(host, client.bearer).await? }))
}

/// A token that was just made; it is shown this once.
#[derive(Debug, Serialize, ToSchema)]
pub struct TokenMade {
    /// It.
    token: String,
}

/// Lets somebody play on, but write nothing.
#[utoipa::path(post, path = "/api/host/players/{person}/mute", tag = "host", operation_id = "host_mute", params(("person" = String, Path)),
    request_body = Sentence, responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn mute(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
    Body(sentence): Body<Sentence>,
) -> Result<Json<Done>, ApiError> {
    app.tables.mute(host, person(&id)?, &sentence).await?;
    Ok(Json(Done {}))
}

/// Lets somebody write again.
#[utoipa::path(post, path = "/api/host/players/{person}/unmute", tag = "host", operation_id = "host_unmute", params(("person" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn unmute(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.tables.unmute(host, person(&id)?).await?;
    Ok(Json(Done {}))
}

/// Signs somebody out everywhere and lets them not come in; bots play on for them.
#[utoipa::path(post, path = "/api/host/players/{person}/ban", tag = "host", operation_id = "host_ban", params(("person" = String, Path)),
    request_body = Sentence, responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn ban(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
    Body(sentence): Body<Sentence>,
) -> Result<Json<Done>, ApiError> {
    let guest = person(&id)?;
    app.tables.ban(host, guest, &sentence, app.whereabouts.of(guest)).await?;
    Ok(Json(Done {}))
}

/// Lets somebody in again, as whoever they were.
#[utoipa::path(post, path = "/api/host/players/{person}/unban", tag = "host", operation_id = "host_unban", params(("person" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn unban(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.tables.unban(host, person(&id)?).await?;
    Ok(Json(Done {}))
}

/// Makes somebody a host, or not any more.
#[utoipa::path(post, path = "/api/host/players/{person}/host", tag = "host", operation_id = "host_name", params(("person" = String, Path)),
    request_body = Yes, responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn name(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
    Body(yes): Body<Yes>,
) -> Result<Json<Done>, ApiError> {
    app.tables.name_host(host, person(&id)?, yes.yes).await?;
    Ok(Json(Done {}))
}

/// Says in the log that one looks at a table; it is then looked at as by anybody who has its link.
#[utoipa::path(post, path = "/api/host/tables/{id}/look", tag = "host", operation_id = "host_look", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn look(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.tables.look_as_host(host, table(&id)?).await?;
    Ok(Json(Done {}))
}

/// Closes a table: it is gone for everybody.
#[utoipa::path(post, path = "/api/host/tables/{id}/close", tag = "host", operation_id = "host_close", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn close(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.tables.close_as_host(host, table(&id)?).await?;
    Ok(Json(Done {}))
}

/// Takes a listed table off the lists: only its links open it from then on.
#[utoipa::path(post, path = "/api/host/tables/{id}/unlist", tag = "host", operation_id = "host_unlist", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn unlist(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.tables.unlist_as_host(host, table(&id)?).await?;
    Ok(Json(Done {}))
}

fn table(id: &str) -> Result<TableId, ApiError> {
    id.parse().map_err(|_| Fault::NoTable.into())
}

/// Answers a report.
#[utoipa::path(post, path = "/api/host/reports/{id}", tag = "host", operation_id = "host_answer", params(("id" = String, Path)),
    request_body = ReportVerdict, responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn answer(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
    Body(verdict): Body<ReportVerdict>,
) -> Result<Json<Done>, ApiError> {
    let address = |guest| app.whereabouts.of(guest);
    app.tables.answer_report(host, &id, &verdict, address).await?;
    Ok(Json(Done {}))
}

/// The invitations to the site.
#[utoipa::path(get, path = "/api/host/invitations", tag = "host", operation_id = "host_invitations",
    responses((status = 200, body = HostWelcomes), (status = 403, body = ErrorBody)))]
pub async fn welcomes(State(app): State<App>, _: Hosting) -> Result<Json<HostWelcomes>, ApiError> {
    Ok(Json(HostWelcomes { invitations: app.tables.welcomes().await? }))
}

/// Makes an invitation to the site; its key is shown this once.
#[utoipa::path(post, path = "/api/host/invitations", tag = "host", operation_id = "host_invite", request_body = NewWelcome,
    responses((status = 200, body = WelcomeMade), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn welcome(
    State(app): State<App>,
    Hosting(host): Hosting,
    Body(wanted): Body<NewWelcome>,
) -> Result<Json<WelcomeMade>, ApiError> {
    Ok(Json(app.tables.new_welcome(host, &wanted).await?))
}

/// Voids an invitation to the site.
#[utoipa::path(post, path = "/api/host/invitations/{id}/void", tag = "host", operation_id = "host_void", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = ErrorBody)))]
pub async fn void(
    State(app): State<App>,
    Hosting(host): Hosting,
    Path(id): Path<String>,
) -> Result<Json<Done>, ApiError> {
    app.tables.void_welcome(host, &id).await?;
    Ok(Json(Done {}))
}

/// Reports somebody at a table to the hosts: a reason, and the lines that are meant.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "tables", params(("id" = String, Path)), request_body = NewReport,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn report(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    Body(report): Body<NewReport>,
) -> Result<Json<Done>, ApiError> {
    app.charge(client, Price::Position)?;
    app.may_report(client)?;
    app.tables.report(id, guest, report).await?;
    Ok(Json(Done {}))
}
