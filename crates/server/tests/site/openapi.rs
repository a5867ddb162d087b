//! The description of the interface.

use axum::http::StatusCode;

use crate::support::Site;

/// The web client makes its types from this file.
#[test]
fn the_description_in_the_repository_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    let kept = std::fs::read_to_string(path).unwrap();
    let made = quadrivium_server::http::openapi();
    assert!(kept == made, "run make types");
}

#[test]
fn what_is_said_to_stand_in_an_address_stands_there() {
    let api: serde_json::Value = serde_json::from_str(&quadrivium_server::http::openapi()).unwrap();
    for (path, methods) in api["paths"].as_object().unwrap() {
        let operations = methods.as_object().unwrap().values();
        let parameters = operations.filter_map(|it| it["parameters"].as_array()).flatten();
        for name in
            parameters.filter(|it| it["in"] == "path").map(|it| it["name"].as_str().unwrap())
        {
            assert!(path.contains(&format!("{{{name}}}")), "{name} is not in {path}");
        }
    }
}

#[tokio::test]
async fn the_description_is_served_as_json_and_as_a_page() {
    let site = Site::new().await;
    let (status, api) = site.stranger().get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    assert!(api["paths"]["/api/tables/{id}/play"]["post"].is_object());
    let paths = api["paths"].as_object().unwrap().values();
    for operation in paths.flat_map(|path| path.as_object().unwrap().values()) {
        for response in operation["responses"].as_object().unwrap().values() {
            assert_ne!(response["description"].as_str().unwrap_or_default(), "", "{operation}");
        }
    }
    for name in ["Snapshot", "Phrase", "Line", "ClientFrame", "ServerFrame", "ErrorBody"] {
        assert!(api["components"]["schemas"][name].is_object(), "{name} is described");
    }
    let (status, page) = site.stranger().get("/api/docs").await;
    assert_eq!(status, StatusCode::OK);
    let page = page.as_str().unwrap();
    assert!(page.contains("POST /api/tables/{id}/play") && !page.contains("<script"));
}
