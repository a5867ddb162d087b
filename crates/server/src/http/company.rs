//! Whom one follows, invitations by name, and clubs over HTTP.

// The macro that describes a handler names the types of its parameters in full.
#![allow(unused_qualifications)]

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use quadrivium_table::api::NewTable;
use quadrivium_table::fault::ErrorBody;
use quadrivium_table::ids::ClubId;
use serde::Serialize;
use utoipa::ToSchema;

use super::App;
use super::extract::{Body, Known, Me};
use super::limit::Client;
use super::me::Done;
use super::quota::Price;
use crate::ApiError;
use crate::tables::finding::{
    AnswerInvitation, ClubAnswer, ClubShown, Company, FindPerson, Follow, Found, Invitable, Invite,
    NewClub,
};

/// A club that was founded.
#[derive(Debug, Serialize, ToSchema)]
pub struct Founded {
    /// Which one.
    #[schema(value_type = String)]
    pub id: ClubId,
}

fn club(text: &str) -> Result<ClubId, ApiError> {
    text.parse().map_err(|_| ApiError::NoClub)
}

/// Whom one follows and has played with, invitations that wait, one's clubs.
#[utoipa::path(get, path = "/api/people", tag = "finding",
    responses((status = 200, body = Company), (status = 401, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
) -> Result<Json<Company>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(app.tables.company(guest).await?))
}

/// Follows somebody, or no longer.
#[utoipa::path(post, path = "/api/people/follow", tag = "finding", request_body = Follow,
    responses((status = 200, body = Done), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn follow(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<Follow>,
) -> Result<Json<Done>, ApiError> {
    app.charge(client, Price::Position)?;
    // One may always follow somebody no longer.
    if wish.follow {
        app.may_call(client)?;
    }
    app.tables.follow(guest, &wish).await?;
    Ok(Json(Done {}))
}

/// Who can be invited by a name.
#[utoipa::path(post, path = "/api/people/find", tag = "finding", request_body = FindPerson,
    responses((status = 200, body = Found), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn find(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<FindPerson>,
) -> Result<Json<Found>, ApiError> {
    app.charge(client, Price::Table)?;
    app.may_call(client)?;
    Ok(Json(app.tables.find_person(guest, &wish).await?))
}

/// Invites somebody to a table that has not begun.
#[utoipa::path(post, path = "/api/people/invite", tag = "finding", request_body = Invite,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn invite(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<Invite>,
) -> Result<Json<Done>, ApiError> {
    app.charge(client, Price::Position)?;
    app.may_call(client)?;
    app.tables.invite_person(guest, &wish).await?;
    Ok(Json(Done {}))
}

/// Sits down where one was invited, or does not.
#[utoipa::path(post, path = "/api/people/answer", tag = "finding", request_body = AnswerInvitation,
    responses((status = 200, body = NewTable), (status = 409, body = ErrorBody), (status = 410, body = ErrorBody)))]
pub async fn answer(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(answer): Body<AnswerInvitation>,
) -> Result<Json<NewTable>, ApiError> {
    app.charge(client, Price::Table)?;
    Ok(Json(app.tables.answer_invitation(guest, &answer).await?))
}

/// Says who may invite oneself.
#[utoipa::path(post, path = "/api/people/inviting", tag = "finding", request_body = Invitable,
    responses((status = 200, body = Done), (status = 401, body = ErrorBody)))]
pub async fn inviting(
    State(app): State<App>,
    Known(guest): Known,
    Body(wish): Body<Invitable>,
) -> Result<Json<Done>, ApiError> {
    app.tables.set_inviting(guest, wish).await?;
    Ok(Json(Done {}))
}

/// Founds a club.
#[utoipa::path(post, path = "/api/clubs", tag = "finding", request_body = NewClub,
    responses((status = 201, body = Founded), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn found_club(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<NewClub>,
) -> Result<Response, ApiError> {
    app.may_call(client)?;
    let id = app.tables.found_club(guest, &wish).await?;
    Ok((StatusCode::CREATED, Json(Founded { id })).into_response())
}

/// A club: its name for everybody who has its address, all else for its members.
#[utoipa::path(get, path = "/api/clubs/{club}", tag = "finding", params(("club" = String, Path)),
    responses((status = 200, body = ClubShown), (status = 404, body = ErrorBody)))]
pub async fn show_club(
    State(app): State<App>,
    Me(guest): Me,
    Extension(client): Extension<Client>,
    Path(id): Path<String>,
) -> Result<Json<ClubShown>, ApiError> {
    app.charge(client, Price::Position)?;
    Ok(Json(app.tables.show_club(club(&id)?, guest).await?))
}

/// Does something about a club: `join` (by its link, or asking), `answer` somebody who asks, `leave`
/// (also somebody else, for the owner), `hand_over` to another member, `renew` the link.
#[utoipa::path(post, path = "/api/clubs/{club}/{verb}", tag = "finding",
    params(("club" = String, Path), ("verb" = String, Path)), request_body = ClubAnswer,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn act_club(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Path((id, verb)): Path<(String, String)>,
    Body(answer): Body<ClubAnswer>,
) -> Result<Json<Done>, ApiError> {
    app.charge(client, Price::Position)?;
    let (id, tables) = (club(&id)?, &app.tables);
    match verb.as_str() {
        "join" => {
            app.may_call(client)?;
            tables.join_club(id, guest, &answer).await?;
        }
        "answer" => tables.answer_club(id, guest, &answer).await?,
        "leave" => tables.leave_club(id, guest, &answer).await?,
        "hand_over" => tables.hand_over_club(id, guest, &answer).await?,
        "renew" => tables.renew_club(id, guest).await?,
        _ => return Err(quadrivium_table::Fault::NoPage.into()),
    }
    Ok(Json(Done {}))
}
