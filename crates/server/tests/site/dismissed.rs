//! Whoever is a host no more is none by anything that they have left behind.

use serde_json::{Value, json};

use crate::host::{TOKEN, by_token, done, hosted, id};
use crate::support::{Person, code};

async fn entered(person: &Person, token: &Value) {
    done(person, "/api/host/enter", json!({ "token": token })).await;
}

#[tokio::test]
async fn whoever_is_dismissed_or_banned_is_a_host_by_no_desk_and_no_token_of_theirs() {
    for banned in [false, true] {
        let (site, simon) = hosted().await;
        let (ann, anna, eve) =
            (site.person("Ann").await, site.person("Anna").await, site.person("Eve").await);
        let path = format!("/api/host/players/{}", id(&ann).await);
        if !banned {
            done(&simon, &format!("{path}/host"), json!({ "yes": true })).await;
            // A host by name alone makes no token, nor does a program.
            assert_eq!(code(&ann.post("/api/host/token", json!({})).await), "not_host");
        }
        assert_eq!(code(&by_token(&eve, TOKEN, "POST", "/token").await), "not_host");
        // Whoever has shown that of the site does; another one comes in by it, and makes the next.
        entered(&ann, &json!(TOKEN)).await;
        let (_, first) = ann.post("/api/host/token", json!({})).await;
        entered(&anna, &first["token"]).await;
        let (_, next) = anna.post("/api/host/token", json!({})).await;
        entered(&eve, &next["token"]).await;
        let next = next["token"].as_str().unwrap();
        assert_eq!(code(&by_token(&site.stranger(), next, "GET", "").await), "");
        assert_eq!(code(&eve.get("/api/host").await), "");
        if banned {
            done(&simon, &format!("{path}/ban"), json!({ "reason": "threats" })).await;
            done(&simon, &format!("{path}/unban"), json!({})).await;
        } else {
            done(&simon, &format!("{path}/host"), json!({ "yes": false })).await;
        }
        assert_eq!(code(&ann.get("/api/host").await), "not_host", "banned: {banned}");
        assert_eq!(code(&eve.get("/api/host").await), "not_host", "banned: {banned}");
        let shown = by_token(&site.stranger(), next, "GET", "").await;
        assert_eq!(code(&shown), "bad_token", "banned: {banned}");
        assert_eq!(code(&simon.get("/api/host").await), "", "the others stay");
    }
}
