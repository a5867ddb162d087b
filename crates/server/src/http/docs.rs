//! The description of the interface, made from the code: as JSON, and as a page without scripts.

use std::fmt::Write;

use axum::Json;
use axum::http::StatusCode;
use axum::response::Html;
use quadrivium_core::{Arg, Phrase};
use quadrivium_table::api;
use utoipa::OpenApi;
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{Content, RefOr};

use super::{
    analysis, away, company, finding, guest, host, lessons, live, lobby, me, notices, ops,
    passkeys, puzzles, ratings, tables, tournaments, trial,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Quadrivium",
        description = "The table: guests, tables, moves, records. Whoever asks is known by the \
            cookie that `POST /api/guest` sets. Every change names the `seq` that it answers; \
            `409` says that the table has moved on. A refusal is `{error: {code, message, key, …}}` \
            and changes nothing.",
    ),
    paths(
        guest::show,
        guest::name,
        guest::renew,
        me::show,
        me::arms,
        me::zone,
        me::end_device,
        me::link,
        me::watch_link,
        me::answer_link,
        me::code,
        me::export,
        me::delete,
        me::open_link,
        me::enter_link,
        me::leave_link,
        me::recover,
        passkeys::begin,
        passkeys::finish,
        passkeys::end,
        passkeys::offered,
        passkeys::ask,
        passkeys::enter,
        away::show,
        away::go,
        away::end,
        ratings::player,
        ratings::games,
        ratings::history,
        ratings::ranking,
        ratings::at_table,
        ratings::seen,
        ratings::show,
        notices::show,
        notices::wish,
        notices::subscribe,
        notices::unsubscribe,
        notices::mail,
        notices::end_mail,
        notices::hook,
        notices::end_hook,
        notices::test,
        notices::confirm,
        notices::stop,
        tables::games,
        tables::options,
        lessons::course,
        lessons::lesson,
        lessons::why,
        puzzles::list,
        puzzles::position,
        puzzles::why,
        puzzles::answer,
        tables::create,
        tables::mine,
        tables::snapshot,
        tables::position,
        tables::sit,
        tables::leave,
        tables::invite,
        tables::invitation,
        tables::bot,
        tables::remove,
        tables::play,
        tables::why,
        tables::stand,
        trial::try_out,
        trial::why,
        trial::intend,
        trial::forgo,
        tables::undo,
        tables::redo,
        tables::answer_undo,
        tables::resign,
        tables::claim,
        tables::chat,
        host::report,
        tables::rematch,
        tables::can_fork,
        tables::fork,
        tables::record,
        tables::upload,
        finding::open,
        finding::join,
        finding::quick_match,
        lobby::live,
        company::show,
        company::follow,
        company::find,
        company::invite,
        company::answer,
        company::inviting,
        company::found_club,
        company::show_club,
        company::act_club,
        tournaments::list,
        tournaments::found,
        tournaments::show,
        tournaments::act,
        analysis::show,
        analysis::begin,
        analysis::stop,
        analysis::moment,
        analysis::moment_why,
        analysis::moment_answer,
        live::live,
        host::site,
        host::enter,
        host::leave,
        host::overview,
        host::tables,
        host::players,
        host::reports,
        host::log,
        host::announce,
        host::mode,
        host::backup,
        host::token,
        host::mute,
        host::unmute,
        host::ban,
        host::unban,
        host::name,
        host::look,
        host::close,
        host::unlist,
        host::answer,
        host::welcomes,
        host::welcome,
        host::void,
        ops::health,
        ops::local_metrics,
    ),
    components(schemas(api::ClientFrame, api::ServerFrame, lobby::LobbyFrame, Phrase, Arg))
)]
struct Api;

/// The description. What an answer means has to be said: where nothing is, its status says it.
fn described() -> utoipa::openapi::OpenApi {
    let mut api = Api::openapi();
    let items = api.paths.paths.values_mut();
    let operations = items.flat_map(|item| [&mut item.get, &mut item.post]).flatten();
    for (status, response) in operations.flat_map(|it| &mut it.responses.responses) {
        if let RefOr::T(response) = response
            && response.description.is_empty()
            && let Ok(status) = StatusCode::from_bytes(status.as_bytes())
        {
            response.description = status.canonical_reason().unwrap_or_default().into();
        }
    }
    api
}

/// The description as it is written to a file.
pub fn openapi() -> String {
    let mut text = described().to_pretty_json().expect("the description is plain data");
    text.push('\n');
    text
}

/// The description.
pub async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(described())
}

/// The description as a page.
pub async fn page() -> Html<String> {
    Html(render(&described()))
}

fn render(api: &utoipa::openapi::OpenApi) -> String {
    let mut out = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Quadrivium: the interface</title>\
         <style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
         code,pre{background:#8882;border-radius:4px;padding:.1em .3em}pre{overflow:auto;padding:.6em}\
         h3{margin-bottom:.2em}</style></head><body><h1>Quadrivium: the interface</h1>",
    );
    let about = api.info.description.as_deref().unwrap_or_default();
    let _ = write!(
        out,
        "<p>{}</p><p>For programs: <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p><h2>Requests</h2>",
        escape(about)
    );
    for (path, item) in &api.paths.paths {
        let operations = [("GET", &item.get), ("POST", &item.post)];
        for (method, operation) in operations {
            let Some(operation) = operation else { continue };
            let about = operation.summary.as_deref().unwrap_or_default();
            let _ = write!(
                out,
                "<h3><code>{method} {}</code></h3><p>{}</p>",
                escape(path),
                escape(about)
            );
            if let Some(RefOr::T(body)) = &operation.request_body
                && let Some(body) = name_first(body.content.values())
            {
                let _ = write!(out, "<p>Body: {body}</p>");
            }
            for (status, response) in &operation.responses.responses {
                if let RefOr::T(response) = response {
                    let body = name_first(response.content.values());
                    let body = body.unwrap_or_else(|| escape(&response.description));
                    let _ = write!(out, "<p>{}: {body}</p>", escape(status));
                }
            }
        }
    }
    out += "<h2>What is sent</h2>";
    for (name, schema) in api.components.iter().flat_map(|components| &components.schemas) {
        let text = serde_json::to_string_pretty(schema).unwrap_or_default();
        let name = escape(name);
        let _ =
            write!(out, "<h3 id=\"{name}\"><code>{name}</code></h3><pre>{}</pre>", escape(&text));
    }
    out + "</body></html>"
}

/// The name of what is sent in the first of the forms that it may have.
fn name_first<'a>(mut forms: impl Iterator<Item = &'a RefOr<Content>>) -> Option<String> {
    match forms.next()? {
        RefOr::T(content) => content.schema.as_ref().map(name),
        RefOr::Ref(_) => None,
    }
}

fn name(schema: &RefOr<Schema>) -> String {
    match schema {
        RefOr::Ref(reference) => {
            let name = reference.ref_location.rsplit('/').next().unwrap_or_default();
            format!("<a href=\"#{0}\"><code>{0}</code></a>", escape(name))
        }
        RefOr::T(schema) => {
            format!("<code>{}</code>", escape(&serde_json::to_string(schema).unwrap_or_default()))
        }
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
