//! The page inside the program: every file that a browser keeps of it is there, and served as what it is.

use std::collections::BTreeMap;

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use http_body_util::BodyExt;
use serde::Deserialize;
use tower::ServiceExt;

use crate::support::Site;

/// The list at the head of `sw.js`.
#[derive(Deserialize)]
struct Build {
    common: Vec<String>,
    languages: BTreeMap<String, Vec<String>>,
    engine: Vec<String>,
    later: Vec<String>,
}

impl Build {
    fn read(text: &str) -> Self {
        let first = text.lines().next().unwrap();
        let list = first.strip_prefix("const BUILD = ").and_then(|it| it.strip_suffix(';'));
        serde_json::from_str(list.unwrap()).unwrap()
    }

    fn files(&self) -> impl Iterator<Item = &String> {
        let texts = self.languages.values().flatten();
        self.common.iter().chain(texts).chain(&self.engine).chain(&self.later)
    }
}

async fn get(site: &Site, path: &str) -> Response {
    let request = site.stranger().request("GET", path, None);
    site.router.clone().oneshot(request).await.unwrap()
}

fn said<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers[name].to_str().unwrap()
}

/// What a browser asks of a file with this ending before it takes it: a module that is none is not compiled while it
/// comes, and a worker that is no script is refused.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap() {
        "/" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        "net" => "application/octet-stream",
        other => panic!("what is .{other}? {path}"),
    }
}

#[tokio::test]
async fn every_file_that_a_browser_keeps_is_served_as_what_it_is() {
    let site = Site::new().await;
    let worker = get(&site, "/sw.js").await;
    if worker.status() == StatusCode::NOT_FOUND {
        // Nobody has built the page: then it says so itself.
        let page = get(&site, "/").await.into_body().collect().await.unwrap().to_bytes();
        assert!(std::str::from_utf8(&page).unwrap().contains("was not built into it"));
        return;
    }
    assert_eq!(said(worker.headers(), "content-type"), kind("sw.js"));
    // A worker that is taken from a store of the browser's own would keep a version for ever.
    assert_eq!(said(worker.headers(), "cache-control"), "no-cache");
    // What it may do, and what the workers that it answers for may do, stands in its own head.
    assert!(said(worker.headers(), "content-security-policy").contains("'wasm-unsafe-eval'"));
    let text = worker.into_body().collect().await.unwrap().to_bytes();
    let build = Build::read(std::str::from_utf8(&text).unwrap());
    assert!(build.common.len() > 50, "{}", build.common.len());
    for file in build.files() {
        let path = format!("/{}", file.trim_start_matches("./"));
        let answer = get(&site, &path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert_eq!(said(answer.headers(), "content-type"), kind(&path), "{path}");
        let forever = said(answer.headers(), "cache-control").contains("immutable");
        assert_eq!(forever, path.starts_with("/assets/"), "{path}");
        assert!(answer.headers().contains_key("content-security-policy"), "{path}");
    }
}
