//! For whoever runs the server.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use super::App;

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = 200, description = "All is well."), (status = 503, description = "The database does not answer or stores nothing.")))]
pub async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.tables.store.ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// What is counted, in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, content_type = "text/plain", body = String)))]
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.tables.metrics.render())
}
