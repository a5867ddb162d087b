//! The cookie that somebody is known by, and the pages that may use it.

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, StatusCode, header};
use quadrivium_server::Config;
use serde_json::json;
use tower::ServiceExt;

use crate::support::{Person, Site};

const PLAIN: &str = "quadrivium_guest=";
const HOST: &str = "__Host-quadrivium_guest=";

async fn ask(site: &Site, request: Request<Body>) -> Response<Body> {
    site.router.clone().oneshot(request).await.unwrap()
}

/// The cookies that an answer sets.
fn set(response: &Response<Body>) -> Vec<&str> {
    let lines = response.headers().get_all(header::SET_COOKIE).iter();
    lines.map(|line| line.to_str().unwrap()).collect()
}

fn over_https(mut request: Request<Body>) -> Request<Body> {
    request.headers_mut().insert("x-forwarded-proto", HeaderValue::from_static("https"));
    request
}

async fn proxied() -> Site {
    Site::with(Config { behind_proxy: true, ..Config::default() }).await
}

/// A year from the last visit, not from the day one has chosen a name.
#[tokio::test]
async fn every_visit_renews_the_cookie() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let response = ask(&site, ann.request("GET", "/api/guest", None)).await;
    let cookies = set(&response);
    assert!(cookies.len() == 1 && cookies[0].starts_with(&ann.cookie), "{cookies:?}");
    assert!(cookies[0].contains("; Max-Age=31536000") && cookies[0].contains("; HttpOnly"));
    let nobody = ask(&site, site.stranger().request("GET", "/api/guest", None)).await;
    assert_eq!(set(&nobody), [""; 0], "whoever has no name gets no cookie");
}

#[tokio::test]
async fn over_https_no_other_site_can_set_the_cookie() {
    let site = proxied().await;
    let name = json!({ "name": "Ann" });
    let request = site.stranger().request("POST", "/api/guest", Some(name));
    let response = ask(&site, over_https(request)).await;
    let cookies = set(&response);
    assert!(cookies.len() == 1 && cookies[0].starts_with(HOST), "{cookies:?}");
    assert!(cookies[0].contains("; Secure") && cookies[0].contains("; Path=/;"), "{cookies:?}");
    assert!(!cookies[0].contains("Domain"), "{cookies:?}");
    let mut ann = site.stranger();
    cookies[0].split(';').next().unwrap().clone_into(&mut ann.cookie);
    assert_eq!(ann.get("/api/guest").await.1["name"], "Ann");
    // Somebody under the same domain slips her a cookie of their own.
    let eve = site.person("Eve").await;
    let mut misled = ann.clone();
    misled.cookie = format!("{}; {}", eve.cookie, ann.cookie);
    assert_eq!(misled.get("/api/guest").await.1["name"], "Ann");
}

/// Whoever came over plain HTTP stays who they are when the site gets HTTPS.
#[tokio::test]
async fn an_older_cookie_is_replaced() {
    let site = proxied().await;
    let ann = site.person("Ann").await;
    assert!(ann.cookie.starts_with(PLAIN));
    let response = ask(&site, over_https(ann.request("GET", "/api/guest", None))).await;
    let cookies = set(&response);
    assert_eq!(cookies.len(), 2, "{cookies:?}");
    let value = ann.cookie.strip_prefix(PLAIN).unwrap();
    assert!(cookies[0].starts_with(&format!("{HOST}{value};")), "{cookies:?}");
    assert!(cookies[1].starts_with(&format!("{PLAIN};")), "{cookies:?}");
    assert!(cookies[1].contains("; Max-Age=0"), "{cookies:?}");
}

#[tokio::test]
async fn a_page_is_its_protocol_too() {
    let renames = async |site: &Site, ann: &Person, origin: &'static str, https: bool| {
        let mut request = ann.request("POST", "/api/guest", Some(json!({ "name": "Mallory" })));
        request.headers_mut().insert(header::ORIGIN, HeaderValue::from_static(origin));
        request.headers_mut().insert(header::HOST, HeaderValue::from_static("here"));
        ask(site, if https { over_https(request) } else { request }).await.status()
    };
    let site = proxied().await;
    let ann = site.person("Ann").await;
    assert_eq!(renames(&site, &ann, "https://here", true).await, StatusCode::OK);
    assert_eq!(renames(&site, &ann, "http://here", true).await, StatusCode::FORBIDDEN);
    assert_eq!(renames(&site, &ann, "http://here", false).await, StatusCode::OK);
    assert_eq!(renames(&site, &ann, "https://here", false).await, StatusCode::FORBIDDEN);
    assert_eq!(renames(&site, &ann, "ftp://here", false).await, StatusCode::FORBIDDEN);
    let open = Site::new().await;
    let bob = open.person("Bob").await;
    assert_eq!(
        renames(&open, &bob, "https://here", true).await,
        StatusCode::FORBIDDEN,
        "without a proxy nobody is believed who says that this is HTTPS"
    );
}
