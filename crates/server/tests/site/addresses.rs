//! What is at which address, for whom, and how often it may be asked for.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderValue, Request, StatusCode, header};
use quadrivium_server::Config;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::support::{Site, code};

const METHODS: [&str; 6] = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

#[tokio::test]
async fn what_belongs_to_programs_is_never_the_page() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for path in [
        "/api",
        "/api/",
        "/api/nothing",
        "/api/guest/more",
        "/api/tables/abcdefghijkm/nothing",
        "/api/tables/abcdefghijkm/chat/more",
        "/healthz/",
        "/healthz/x",
        "/metrics/x",
    ] {
        for method in METHODS {
            let (status, body) = ann.send(ann.request(method, path, None)).await;
            let body: Value = serde_json::from_str(&body).unwrap_or_default();
            let found = (status, code(&(status, body)).to_owned());
            assert_eq!(found, (StatusCode::NOT_FOUND, "no_page".into()), "{method} {path}");
        }
    }
}

#[tokio::test]
async fn a_wrong_method_is_refused_like_everything_else() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for (method, path) in [
        ("PUT", "/api/guest"),
        ("GET", "/api/tables"),
        ("DELETE", "/api/tables/abcdefghijkm"),
        ("GET", "/api/tables/abcdefghijkm/chat"),
        ("GET", "/api/records"),
        ("POST", "/api/docs"),
        ("POST", "/healthz"),
        ("POST", "/metrics"),
        ("POST", "/"),
        ("DELETE", "/t/abcdefghijkm"),
    ] {
        let response = site.router.clone().oneshot(ann.request(method, path, None)).await.unwrap();
        assert!(response.headers().contains_key(header::ALLOW), "{method} {path}");
        let status = response.status();
        let bytes = axum::body::to_bytes(response.into_body(), 10_000).await.unwrap();
        let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        assert_eq!(
            (status, &body["error"]["code"]),
            (StatusCode::METHOD_NOT_ALLOWED, &json!("wrong_method")),
            "{method} {path}"
        );
    }
}

/// How many of so many requests are let through.
async fn let_through(
    site: &Site,
    path: &str,
    count: usize,
    lines: impl Fn(usize) -> Vec<String>,
) -> usize {
    let stranger = site.stranger();
    let mut through = 0;
    for number in 0..count {
        let mut request = stranger.request("GET", path, None);
        for line in lines(number) {
            let line = HeaderValue::from_str(&line).unwrap();
            request.headers_mut().append("x-forwarded-for", line);
        }
        through += usize::from(stranger.send(request).await.0 != StatusCode::TOO_MANY_REQUESTS);
    }
    through
}

fn five(behind_proxy: bool) -> Config {
    Config { requests_per_s: 1, burst: 5, behind_proxy, ..Config::default() }
}

#[tokio::test]
async fn having_no_name_is_not_worth_more_than_having_one() {
    // Enough for a name, a table and one look at it.
    let site = Site::with(Config { burst: 12, ..five(false) }).await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned();
    let through = let_through(&site, &format!("/api/tables/{id}"), 60, |_| Vec::new()).await;
    assert!(through < 15, "{through} snapshots without a name");
    assert_eq!(ann.get("/api/guest").await.0, StatusCode::OK, "a player does not wait for them");
}

#[tokio::test]
async fn one_client_is_one_address_whatever_it_says() {
    for (what, lines) in [
        ("lines of its own", vec!["192.0.2.N", "203.0.113.7"]),
        ("words of its own", vec!["192.0.2.N, 203.0.113.7"]),
        ("all of its network", vec!["2001:db8:1:2::N"]),
    ] {
        let site = Site::with(five(true)).await;
        let lines = |number: usize| -> Vec<_> {
            lines.iter().map(|line| line.replace('N', &number.to_string())).collect()
        };
        let through = let_through(&site, "/api/games", 60, lines).await;
        assert!(through < 15, "{what}: {through}");
    }
    let site = Site::with(five(true)).await;
    let through = let_through(&site, "/api/games", 60, |n| vec![format!("192.0.2.{n}")]).await;
    assert_eq!(through, 60, "different people do not wait for each other");
}

#[tokio::test]
async fn pages_are_limited_and_the_health_check_is_not() {
    let site = Site::with(five(false)).await;
    let through = let_through(&site, "/", 400, |_| Vec::new()).await;
    assert!((80..200).contains(&through), "{through}");
    assert_eq!(let_through(&site, "/healthz", 400, |_| Vec::new()).await, 400);
}

#[tokio::test]
async fn only_programs_on_the_same_machine_see_the_metrics() {
    let ask = async |site: &Site, peer: &str, lines: &[(&'static str, &'static str)]| {
        let mut request = Request::get("/metrics");
        for (name, value) in lines {
            request = request.header(*name, *value);
        }
        let mut request = request.body(Body::empty()).unwrap();
        let peer: SocketAddr = peer.parse().unwrap();
        request.extensions_mut().insert(ConnectInfo(peer));
        site.router.clone().oneshot(request).await.unwrap().status()
    };
    let site = Site::new().await;
    let here = ("host", "127.0.0.1:4747");
    for peer in ["127.0.0.1:5000", "[::1]:5000", "[::ffff:127.0.0.1]:5000"] {
        assert_eq!(ask(&site, peer, &[here]).await, StatusCode::OK, "{peer}");
        let forwarded = [here, ("x-forwarded-for", "203.0.113.7")];
        assert_eq!(ask(&site, peer, &forwarded).await, StatusCode::NOT_FOUND, "by a proxy");
        let rebound = [("host", "evil.example:4747")];
        assert_eq!(ask(&site, peer, &rebound).await, StatusCode::NOT_FOUND, "by a page");
    }
    assert_eq!(ask(&site, "203.0.113.7:5000", &[here]).await, StatusCode::NOT_FOUND);
    let elsewhere = Site::with(Config { metrics_here: false, ..Config::default() }).await;
    assert_eq!(ask(&elsewhere, "127.0.0.1:5000", &[here]).await, StatusCode::NOT_FOUND);
}
