//! What people may be called.

use axum::body::Body;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Site, code};

#[tokio::test]
async fn names_that_nobody_can_see_are_refused() {
    let site = Site::new().await;
    for name in ["\u{200b}", "\u{feff}\u{ad}", "\u{3164}", "\u{e0041}\u{e0042}", "\u{61c}"] {
        let answer = site.stranger().post("/api/guest", json!({ "name": name })).await;
        assert_eq!(code(&answer), "bad_field", "{}", name.escape_unicode());
    }
    let ann = site.person("A\u{200b}nn\u{61c}").await;
    assert_eq!(ann.get("/api/guest").await.1["name"], "Ann");
}

/// Names in a record are held to what names are held to.
#[tokio::test]
async fn names_in_records_are_bounded_too() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "random"]).await["id"].as_str().unwrap().to_owned();
    site.settled(&id).await;
    assert_eq!(ann.act(&id, "resign", json!({ "seat": "A" })).await.0, StatusCode::OK);
    let path = format!("/api/tables/{id}/record");
    let (_, record) = ann.send(ann.request("GET", &path, None)).await;
    let upload = async |name: &str| {
        let mut request = ann.request("POST", "/api/records", None);
        *request.body_mut() = Body::from(record.replace("seat A Ann", &format!("seat A{name}")));
        let (status, answer) = ann.send(request).await;
        (status, serde_json::from_str::<Value>(&answer).unwrap())
    };
    for name in [format!(" {}", "x".repeat(31)), " \u{200b}".into(), " \u{3164}".into()] {
        let answer = upload(&name).await;
        assert_eq!(code(&answer), "bad_field", "{}", name.escape_unicode());
    }
    for (name, shown) in [(" Ann", "Ann"), ("", ""), (" A\u{200b}nn", "Ann")] {
        let (status, answer) = upload(name).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        let seen = ann.look(answer["id"].as_str().unwrap()).await;
        assert_eq!(seen["seats"][0]["name"], shown);
    }
}
