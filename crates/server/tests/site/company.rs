//! Following, invitations by name, and who is not found by it.

use axum::http::{HeaderValue, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::finding::{everybody, join, listed, met, open, told};
use crate::live::{Wire, listen};
use crate::support::{Person, Site, code, postgres};

async fn id_of(person: &Person) -> Value {
    person.get("/api/me").await.1["id"].clone()
}

async fn company(person: &Person) -> Value {
    let (status, company) = person.get("/api/people").await;
    assert_eq!(status, StatusCode::OK, "{company}");
    company
}

async fn found(person: &Person, name: &str) -> Vec<Value> {
    let (status, found) = person.post("/api/people/find", json!({ "name": name })).await;
    assert_eq!(status, StatusCode::OK, "{found}");
    found["people"].as_array().unwrap().clone()
}

#[tokio::test]
async fn tables_of_those_one_follows_come_first() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let of_bob = open(&bob, listed(&everybody(), &["you", "open"])).await;
    site.wait_s(60);
    let of_eve = open(&eve, listed(&everybody(), &["you", "open"])).await;
    assert_eq!(told(&ann).await, [of_eve.as_str(), of_bob.as_str()]);
    let at = listen(&site).await;
    let mut home = Wire::at(at, "lobby", &ann).await.unwrap();
    home.next("all").await;
    // From the table one sees whom to follow.
    let (_, open) = ann.get("/api/open").await;
    let bobs = open["tables"][1]["seats"][0]["player"].clone();
    let follow = json!({ "player": bobs, "follow": true });
    assert_eq!(ann.post("/api/people/follow", follow).await.0, StatusCode::OK);
    let all = home.next("all").await;
    assert_eq!(all["tables"][0]["id"], json!(of_bob));
    assert_eq!(all["tables"][0]["seats"][0]["followed"], true);
    home.next("company").await;
    assert_eq!(company(&ann).await["people"][0]["name"], "Bob");
    assert_eq!(company(&bob).await["people"], json!([]), "nobody is told that they are followed");
    let nobody = json!({ "player": "a".repeat(20), "follow": true });
    assert_eq!(code(&ann.post("/api/people/follow", nobody).await), "no_person");
    let no_more = json!({ "player": bobs, "follow": false });
    assert_eq!(ann.post("/api/people/follow", no_more).await.0, StatusCode::OK);
    assert_eq!(told(&ann).await, [of_eve, of_bob]);
}

#[tokio::test]
async fn by_a_name_only_those_are_found_who_want_to_be() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    assert_eq!(found(&eve, "Bob").await, [] as [Value; 0]);
    assert_eq!(found(&eve, "Nobody at all").await, [] as [Value; 0], "and that looks the same");
    let table = open(&eve, listed(&everybody(), &["you", "open"])).await;
    let bobs = id_of(&bob).await;
    let invite = json!({ "player": bobs, "table": table });
    let refused = eve.post("/api/people/invite", invite.clone()).await;
    let unknown = json!({ "player": "b".repeat(20), "table": table });
    assert_eq!(
        refused,
        eve.post("/api/people/invite", unknown).await,
        "as somebody who is not there"
    );
    // Those one has played with.
    met(&ann, &bob).await;
    assert_eq!(found(&ann, "bob").await[0]["player"], bobs);
    assert_eq!(company(&ann).await["people"][0]["invitable"], true);
    // Everybody, and by another name after a change of it.
    let set = async |who: &str| bob.post("/api/people/inviting", json!({ "who": who })).await.0;
    assert_eq!(set("everybody").await, StatusCode::OK);
    assert_eq!(found(&eve, "BOB").await[0]["player"], bobs);
    bob.post("/api/guest", json!({ "name": "Robert" })).await;
    assert_eq!(found(&eve, "Bob").await, [] as [Value; 0]);
    assert_eq!(found(&eve, "Robert").await.len(), 1);
    let two = site.person("Robert").await;
    two.post("/api/people/inviting", json!({ "who": "everybody" })).await;
    assert_eq!(
        found(&eve, "Robert").await.len(),
        2,
        "two of a name are told apart by their shields"
    );
    // Nobody at all.
    assert_eq!(set("nobody").await, StatusCode::OK);
    assert_eq!(found(&ann, "Robert").await.len(), 1);
    assert_eq!(code(&eve.post("/api/people/invite", invite).await), "no_person");
    let stranger = site.stranger().post("/api/people/find", json!({ "name": "Robert" })).await;
    assert_eq!(code(&stranger), "no_guest");
}

#[tokio::test]
async fn an_invitation_is_answered_once_and_opens_a_private_table() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let (ann, bob) = (here.person("Ann").await, there.person("Bob").await);
    let at = listen(&there).await;
    bob.post("/api/people/inviting", json!({ "who": "everybody" })).await;
    let mut home = Wire::at(at, "lobby", &bob).await.unwrap();
    home.next("all").await;
    let table = ann.table(&["you", "open", "open"]).await["id"].as_str().unwrap().to_owned();
    let player = found(&ann, "Bob").await[0]["player"].clone();
    let invite = json!({ "player": player, "table": table });
    assert_eq!(ann.post("/api/people/invite", invite.clone()).await.0, StatusCode::OK);
    // It stands on the home page at the other node without anybody asking.
    home.next("company").await;
    let waiting = company(&bob).await["invitations"].clone();
    assert_eq!((&waiting[0]["from"]["name"], &waiting[0]["table"]), (&json!("Ann"), &json!(table)));
    // Foreign: nobody else answers it, and nobody invites to a table that is not theirs.
    let eve = there.person("Eve").await;
    let yes = json!({ "table": table, "yes": true });
    assert_eq!(code(&eve.post("/api/people/answer", yes.clone()).await), "no_invitation");
    assert_eq!(code(&eve.post("/api/people/invite", invite.clone()).await), "not_owner");
    assert_eq!(bob.post("/api/people/answer", yes.clone()).await.0, StatusCode::OK);
    assert_eq!(code(&bob.post("/api/people/answer", yes).await), "no_invitation", "once");
    assert_eq!(bob.look(&table).await["seats"][1]["you"], true);
    // Declined: gone, and nobody sits.
    let other = ann.table(&["you", "open"]).await["id"].as_str().unwrap().to_owned();
    ann.post("/api/people/invite", json!({ "player": player, "table": other })).await;
    let no = json!({ "table": other, "yes": false });
    assert_eq!(bob.post("/api/people/answer", no).await.0, StatusCode::OK);
    assert_eq!(company(&bob).await["invitations"], json!([]));
    assert_eq!(ann.look(&other).await["state"], "waiting");
    // To a table that is full meanwhile there is no invitation any more, nor to one that is gone.
    ann.post("/api/people/invite", json!({ "player": player, "table": other })).await;
    eve.follow(&ann, &other).await;
    let gone = ann.table(&["you", "open"]).await["id"].as_str().unwrap().to_owned();
    ann.post("/api/people/invite", json!({ "player": player, "table": gone })).await;
    ann.post(&format!("/api/tables/{gone}/remove"), json!({})).await;
    there.tables.refresh(other.parse().unwrap()).await.unwrap();
    assert_eq!(company(&bob).await["invitations"], json!([]));
    here.tables.refresh(other.parse().unwrap()).await.unwrap();
    let late = ann.post("/api/people/invite", json!({ "player": player, "table": other })).await;
    assert_eq!(code(&late), "begun");
}

/// What every new route owes: another site, too much of it, too many of them, what is no JSON.
#[tokio::test]
async fn the_routes_of_finding_refuse_what_all_others_refuse() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = open(&ann, listed(&everybody(), &["you", "open"])).await;
    let (me, eve) = (id_of(&ann).await, site.person("Eve").await);
    let routes = [
        (format!("/api/tables/{table}/join"), json!({})),
        ("/api/match".into(), json!({ "game": "burgundy", "pace": "live" })),
        ("/api/people/follow".into(), json!({ "player": me, "follow": true })),
        ("/api/people/find".into(), json!({ "name": "Ann" })),
        ("/api/people/invite".into(), json!({ "player": me, "table": table })),
        ("/api/people/answer".into(), json!({ "table": table, "yes": true })),
        ("/api/people/inviting".into(), json!({ "who": "nobody" })),
        ("/api/clubs".into(), json!({ "name": "Salon" })),
        ("/api/clubs/abcdefghijkm/join".into(), json!({})),
    ];
    for (path, body) in routes {
        let mut foreign = eve.request("POST", &path, Some(body.clone()));
        let origin = HeaderValue::from_static("https://evil.example");
        foreign.headers_mut().insert(header::ORIGIN, origin);
        let answer = site.router.clone().oneshot(foreign).await.unwrap();
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path}");
        assert_eq!(code(&site.stranger().post(&path, body).await), "no_guest", "{path}");
        if !path.ends_with("/join") || path.contains("clubs") {
            let huge = json!({ "name": "x".repeat(20 << 10), "player": "x", "table": "x" });
            let answer = eve.post(&path, huge).await;
            assert_eq!(answer.0, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        }
    }
    let mut socket = eve.request("GET", "/api/lobby", None);
    socket.headers_mut().insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    let origin = HeaderValue::from_static("https://evil.example");
    socket.headers_mut().insert(header::ORIGIN, origin);
    let answer = site.router.clone().oneshot(socket).await.unwrap();
    assert_eq!(answer.status(), StatusCode::FORBIDDEN);
    assert_eq!(join(&eve, &table).await.0, StatusCode::OK, "nothing of it did anything");
    // Somebody who tries all names is stopped.
    let mut last = StatusCode::OK;
    for n in 0..80 {
        last = eve.post("/api/people/find", json!({ "name": format!("Ann {n}") })).await.0;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}
