//! A cookie that fell into other hands is void when its owner renews it.

use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::live::{Wire, listen};
use crate::support::{Person, Site, in_time, postgres};

/// The same person with another cookie; the old one is void.
async fn renewed(site: &Site, person: &Person) -> Person {
    let request = person.request("POST", "/api/guest/renew", Some(json!({})));
    let response = site.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("HttpOnly"), "{cookie}");
    let mut renewed = site.stranger();
    cookie.split(';').next().unwrap().clone_into(&mut renewed.cookie);
    renewed
}

#[tokio::test]
async fn a_stolen_cookie_is_nobody_after_its_owner_renewed_it() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let (_, before) = ann.get("/api/guest").await;
    let thief = ann.clone();
    let mut wire = Wire::open(at, id, &thief).await.unwrap();
    wire.hello().await;
    let ann = renewed(&site, &ann).await;
    assert_eq!(ann.get("/api/guest").await.1, before, "the same person");
    assert_eq!(thief.get("/api/guest").await, (StatusCode::OK, Value::Null));
    assert_eq!(thief.get("/api/tables/mine").await.0, StatusCode::UNAUTHORIZED);
    // What the old cookie had opened hears nothing more.
    assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    in_time(wire.closed()).await;
    assert_eq!(site.stranger().post("/api/guest/renew", json!({})).await.0.as_u16(), 401);
}

#[tokio::test]
async fn a_renewed_cookie_is_void_at_every_node_and_after_a_restart() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let old = here.person("Ann").await;
    let at = |site: &Site, person: &Person| {
        let mut there = site.stranger();
        there.cookie.clone_from(&person.cookie);
        there
    };
    assert_eq!(at(&there, &old).get("/api/guest").await.1["name"], "Ann");
    let new = renewed(&here, &old).await;
    in_time(async {
        while at(&there, &old).get("/api/guest").await.1 != Value::Null {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(at(&there, &new).get("/api/guest").await.1["name"], "Ann");
    let third = Site::node(&url).await;
    assert_eq!(at(&third, &old).get("/api/guest").await.1, Value::Null);
    assert_eq!(at(&third, &new).get("/api/guest").await.1["name"], "Ann");
}
