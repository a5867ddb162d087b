//! Days on which somebody is away.

use axum::extract::State;
use axum::{Extension, Json};
use quadrivium_table::fault::ErrorBody;

use super::App;
use super::extract::{Body, Known};
use super::limit::Client;
use super::quota::Price;
use crate::ApiError;
use crate::tables::away::{AwayShown, EndHoliday, NewHoliday};

/// When one is away, and how many such days are left.
#[utoipa::path(get, path = "/api/me/away", tag = "me",
    responses((status = 200, body = AwayShown), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    Known(guest): Known,
) -> Result<Json<AwayShown>, ApiError> {
    Ok(Json(app.tables.away(guest).await?))
}

/// Says that one will be away: one's time stands still then at all tables over days.
#[utoipa::path(post, path = "/api/me/away", tag = "me", request_body = NewHoliday,
    responses((status = 200, body = AwayShown), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn go(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<NewHoliday>,
) -> Result<Json<AwayShown>, ApiError> {
    app.charge(client, Price::Game)?;
    Ok(Json(app.tables.go_away(guest, &wish).await?))
}

/// Says that one stays, or is back.
#[utoipa::path(post, path = "/api/me/away/end", tag = "me", request_body = EndHoliday,
    responses((status = 200, body = AwayShown), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn end(
    State(app): State<App>,
    Known(guest): Known,
    Extension(client): Extension<Client>,
    Body(wish): Body<EndHoliday>,
) -> Result<Json<AwayShown>, ApiError> {
    app.charge(client, Price::Game)?;
    Ok(Json(app.tables.come_back(guest, &wish).await?))
}
