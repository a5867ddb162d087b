//! Tables over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::{Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use quadrivium_core::Seat;
use quadrivium_table::Fault;
use quadrivium_table::api::{
    Answer, Chat, Choosing, Claim, Create, Fork, Forkable, Games, Invitation, Leave, Mine, NewBot,
    NewInvite, NewTable, Play, Position, Possible, Reasons, Redo, Removed, Resign, Sit, Snapshot,
    Stand, Stored, Undo, Why,
};
use quadrivium_table::fault::ErrorBody;
use serde::Deserialize;
use utoipa::IntoParams;

use super::App;
use super::extract::{Body, Known, Me, TableInPath, bytes};
use super::limit::Client;
use super::quota::Price;
use crate::ApiError;

/// What else to look at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Look {
    /// Whether to add the position in words.
    #[serde(default)]
    page: bool,
    /// With whose eyes: an own seat, or any when the game is over.
    #[serde(default, rename = "as")]
    #[param(value_type = Option<String>)]
    seat: Option<Seat>,
}

/// What stands behind the question mark.
pub(super) type Asked<T> = Result<Query<T>, axum::extract::rejection::QueryRejection>;

pub(super) fn read<T>(query: Asked<T>) -> Result<T, ApiError> {
    query.map(|query| query.0).map_err(|error| Fault::Malformed(error.body_text()).into())
}

/// JSON that was written already.
pub(super) fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// All games, and the levels of bots.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = Games)))]
pub async fn games() -> Json<Games> {
    Json(quadrivium_table::games())
}

/// What the options of a game can be, each while the others are as they are chosen.
#[utoipa::path(post, path = "/api/games/{game}/options", tag = "tables", params(("game" = String, Path)),
    request_body = Choosing, responses((status = 200, body = Possible), (status = 422, body = ErrorBody)))]
pub async fn options(
    Path(game): Path<String>,
    Body(chosen): Body<Choosing>,
) -> Result<Json<Possible>, ApiError> {
    Ok(Json(quadrivium_table::possible(&game, &chosen.settings)?))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = Create,
    responses((status = 201, body = Snapshot), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn create(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<Create>,
) -> Result<Response, ApiError> {
    app.charge(client, Price::Table)?;
    app.may_make(client)?;
    if wish.public.is_some() {
        app.may_list(client)?;
    }
    let held = app.tables.create(guest, wish).await?;
    Ok((StatusCode::CREATED, json(app.tables.show(&held, Some(guest), false))).into_response())
}

/// One's own tables.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = Mine), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn mine(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
) -> Result<Json<Mine>, ApiError> {
    Ok(Json(app.tables.mine(guest, |tables| app.may_load(client, tables)).await?))
}

/// A table as one may see it.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path), Look),
    responses((status = 200, body = Snapshot), (status = 404, body = ErrorBody)))]
pub async fn snapshot(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    query: Asked<Look>,
) -> Result<Response, ApiError> {
    Ok(json(app.tables.snapshot(id, guest, read(query)?.page).await?))
}

/// The position after so many moves, as one may see it.
#[utoipa::path(get, path = "/api/tables/{id}/moves/{number}", tag = "tables",
    params(("id" = String, Path), ("number" = u32, Path), Look),
    responses((status = 200, body = Position), (status = 404, body = ErrorBody)))]
pub async fn position(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    path: Path<(String, String)>,
    Extension(client): Extension<Client>,
    query: Asked<Look>,
) -> Result<Response, ApiError> {
    app.charge(client, Price::Position)?;
    let moves = path.0.1.parse().map_err(|_| Fault::NoPage)?;
    let Look { page, seat } = read(query)?;
    Ok(json(app.tables.position(id, guest, moves, seat, page).await?))
}

/// Sits down on an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)),
    request_body = Sit, responses((status = 200, body = Stored), (status = 403, body = ErrorBody)))]
pub async fn sit(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(sit): Body<Sit>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.sit(id, guest, sit).await?))
}

/// Stands up before the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    request_body = Leave, responses((status = 200, body = Stored), (status = 409, body = ErrorBody)))]
pub async fn leave(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(leave): Body<Leave>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.leave(id, guest, leave).await?))
}

/// Gives an open seat another invitation: the link before it opens nothing any more. Whoever made
/// the table may also send away who sits there, before the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "tables", params(("id" = String, Path)),
    request_body = NewInvite, responses((status = 200, body = Stored), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn invite(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(invite): Body<NewInvite>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.invite(id, guest, invite).await?))
}

/// What an invitation is to.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Invited {
    /// The key that stands in the link.
    invite: String,
}

/// Says what an invitation is to, before one sits down.
#[utoipa::path(get, path = "/api/tables/{id}/invitation", tag = "tables",
    params(("id" = String, Path), Invited),
    responses((status = 200, body = Invitation), (status = 404, body = ErrorBody)))]
pub async fn invitation(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    query: Asked<Invited>,
) -> Result<Response, ApiError> {
    Ok(json(app.tables.invitation(id, guest, &read(query)?.invite).await?))
}

/// Gives an open seat to a bot, before the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/bot", tag = "tables", params(("id" = String, Path)),
    request_body = NewBot, responses((status = 200, body = Stored), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn bot(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(bot): Body<NewBot>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.seat_bot(id, guest, bot).await?))
}

/// Takes a table from one's list, or deletes it: `removal` in the list says which.
#[utoipa::path(post, path = "/api/tables/{id}/remove", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Removed), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn remove(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
) -> Result<Json<Removed>, ApiError> {
    Ok(Json(app.tables.remove(id, guest).await?))
}

/// Stores one decision and answers with the number of entries.
#[utoipa::path(post, path = "/api/tables/{id}/play", tag = "tables", params(("id" = String, Path)),
    request_body = Play, responses((status = 200, body = Stored), (status = 403, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn play(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    Body(play): Body<Play>,
) -> Result<Json<Stored>, ApiError> {
    app.may_play(client, &play)?;
    Ok(Json(app.tables.play(id, guest, play).await?))
}

/// Says why actions of one's own seat are not possible now.
#[utoipa::path(post, path = "/api/tables/{id}/why", tag = "tables", params(("id" = String, Path)),
    request_body = Why, responses((status = 200, body = Reasons), (status = 403, body = ErrorBody)))]
pub async fn why(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(why): Body<Why>,
) -> Result<Json<Reasons>, ApiError> {
    Ok(Json(app.tables.why(id, guest, why).await?))
}

/// Where everybody stands: now, if the game ended now, and in the end.
#[utoipa::path(get, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Stand), (status = 404, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn stand(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
) -> Result<Json<Stand>, ApiError> {
    app.charge(client, Price::Table)?;
    Ok(Json(app.tables.stand(id, guest).await?))
}

/// Goes back, or asks the others to.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "tables", params(("id" = String, Path)),
    request_body = Undo, responses((status = 200, body = Stored), (status = 409, body = ErrorBody)))]
pub async fn undo(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(undo): Body<Undo>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.undo(id, guest, undo).await?))
}

/// Plays again what was taken back.
#[utoipa::path(post, path = "/api/tables/{id}/redo", tag = "tables", params(("id" = String, Path)),
    request_body = Redo, responses((status = 200, body = Stored), (status = 409, body = ErrorBody)))]
pub async fn redo(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(redo): Body<Redo>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.redo(id, guest, redo).await?))
}

/// Answers a request to go back.
#[utoipa::path(post, path = "/api/tables/{id}/answer_undo", tag = "tables", params(("id" = String, Path)),
    request_body = Answer, responses((status = 200, body = Stored), (status = 409, body = ErrorBody)))]
pub async fn answer_undo(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(answer): Body<Answer>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.answer_undo(id, guest, answer).await?))
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    request_body = Resign, responses((status = 200, body = Stored), (status = 403, body = ErrorBody)))]
pub async fn resign(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(resign): Body<Resign>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.resign(id, guest, resign).await?))
}

/// Does not wait any longer for those whose time is up.
#[utoipa::path(post, path = "/api/tables/{id}/claim", tag = "tables", params(("id" = String, Path)),
    request_body = Claim, responses((status = 200, body = Stored), (status = 409, body = ErrorBody)))]
pub async fn claim(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Body(claim): Body<Claim>,
) -> Result<Json<Stored>, ApiError> {
    Ok(Json(app.tables.claim(id, guest, claim).await?))
}

/// Says something.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)),
    request_body = Chat, responses((status = 200, body = Stored), (status = 403, body = ErrorBody)))]
pub async fn chat(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    Body(chat): Body<Chat>,
) -> Result<Json<Stored>, ApiError> {
    app.may_say(client, &chat)?;
    Ok(Json(app.tables.chat(id, guest, chat).await?))
}

/// Lets the same people play again.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = NewTable), (status = 403, body = ErrorBody)))]
pub async fn rematch(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    TableInPath(id): TableInPath,
) -> Result<Json<NewTable>, ApiError> {
    app.charge(client, Price::Table)?;
    app.may_make(client)?;
    Ok(Json(app.tables.rematch(id, guest).await?))
}

/// Goes on from a position at a new table.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "tables", params(("id" = String, Path)),
    request_body = Fork, responses((status = 200, body = NewTable), (status = 403, body = ErrorBody)))]
pub async fn fork(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    Body(fork): Body<Fork>,
) -> Result<Json<NewTable>, ApiError> {
    app.charge(client, Price::Game)?;
    app.may_make(client)?;
    Ok(Json(app.tables.fork(id, guest, fork).await?))
}

/// From which position.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ForkAt {
    /// After how many moves.
    moves: u32,
}

/// Whether one may go on from a position.
#[utoipa::path(get, path = "/api/tables/{id}/fork", tag = "tables", params(("id" = String, Path), ForkAt),
    responses((status = 200, body = Forkable), (status = 404, body = ErrorBody)))]
pub async fn can_fork(
    State(app): State<App>,
    Known(guest): Known,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    query: Asked<ForkAt>,
) -> Result<Json<Forkable>, ApiError> {
    app.charge(client, Price::Game)?;
    Ok(Json(app.tables.can_fork(id, guest, read(query)?.moves).await?))
}

/// The record of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, content_type = "text/plain", body = String), (status = 403, body = ErrorBody)))]
pub async fn record(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
) -> Result<Response, ApiError> {
    let (name, text) = app.tables.record(id, guest).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, text).into_response())
}

/// Makes a table at which a record can be looked at. The body is the record as text.
#[utoipa::path(post, path = "/api/records", tag = "records",
    request_body(content = String, content_type = "text/plain"),
    responses((status = 201, body = NewTable), (status = 422, body = ErrorBody)))]
pub async fn upload(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    request: Request,
) -> Result<(StatusCode, Json<NewTable>), ApiError> {
    app.charge(client, Price::Game)?;
    app.may_make(client)?;
    let bytes = bytes(request, &app, app.tables.config.most_record).await?;
    Ok((StatusCode::CREATED, Json(app.tables.upload(guest, bytes.into()).await?)))
}
