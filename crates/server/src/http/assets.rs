//! The web client, built into the binary. Addresses are looked up in a list: no file is opened.

use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use quadrivium_table::Fault;

use crate::ApiError;

struct Asset {
    path: &'static str,
    bytes: &'static [u8],
    /// The same compressed, where that is worth it.
    packed: Option<&'static [u8]>,
    tag: &'static str,
}

static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

fn find(path: &str) -> Option<&'static Asset> {
    ASSETS.binary_search_by(|asset| asset.path.cmp(path)).ok().map(|index| &ASSETS[index])
}

/// A file of the web client, for letters.
pub fn picture(path: &str) -> Option<&'static [u8]> {
    find(path).map(|asset| asset.bytes)
}

/// A file of the web client, or its page for every address that the client knows.
pub fn serve(uri: &Uri, headers: &HeaderMap) -> Result<Response, ApiError> {
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.contains(['.', '%', '\\']);
    let asset = find(path).or_else(|| is_page.then(|| find("index.html"))?);
    let asset = asset.ok_or(Fault::NoPage)?;
    // The bundler puts a hash of the content into the names of these.
    let forever = asset.path.starts_with("assets/");
    let cache = if forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag == asset.tag);
    let common = [
        (header::CACHE_CONTROL, cache),
        (header::ETAG, asset.tag),
        (header::VARY, "accept-encoding"),
    ];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    let accepts = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let packed = asset.packed.filter(|_| accepts.is_some_and(|value| value.contains("gzip")));
    let kind = [(header::CONTENT_TYPE, kind(asset.path))];
    Ok(match packed {
        Some(packed) => {
            let encoding = [(header::CONTENT_ENCODING, "gzip")];
            (common, kind, encoding, Bytes::from_static(packed)).into_response()
        }
        None => (common, kind, Bytes::from_static(asset.bytes)).into_response(),
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    /// A program without it has no such file, and one with it plays nowhere if this is wrong.
    #[test]
    fn the_module_is_served_as_one_wherever_it_was_built_in() {
        assert_eq!(super::kind("assets/quadrivium-C0ffee.wasm"), "application/wasm");
        assert_eq!(super::kind("assets/burgundy-C0ffee.net"), "application/octet-stream");
        assert_eq!(super::kind("sw.js"), "text/javascript; charset=utf-8");
    }
}
