//! One person on several devices: links, recovery codes, signing out, and what strangers get of it.

use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::config::Ways;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::live::{Wire, listen};
use crate::support::{Answer, Person, Site, code, in_time, postgres};

/// Sends something that sets a cookie; the answer, and whoever one is afterwards.
pub async fn becoming(site: &Site, person: &Person, path: &str, body: Value) -> (Answer, Person) {
    let request = person.request("POST", path, Some(body));
    let response = site.router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let mut after = person.clone();
    if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
        cookie.to_str().unwrap().split(';').next().unwrap().clone_into(&mut after.cookie);
    }
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
    ((status, serde_json::from_slice(&bytes).unwrap()), after)
}

/// Takes somebody to another device; that device.
async fn continued(site: &Site, first: &Person) -> Person {
    let (_, link) = first.post("/api/me/link", json!({})).await;
    let token = &link["token"];
    let other = site.stranger();
    let (_, opened) = other.post("/api/link/open", json!({ "token": token })).await;
    assert_eq!(opened["signs"], link["signs"], "both show the same");
    let yes = json!({ "token": token, "yes": true });
    assert_eq!(first.post("/api/me/link/answer", yes).await.0, StatusCode::OK);
    let enter = json!({ "token": token, "claim": opened["claim"] });
    let (entered, other) = becoming(site, &other, "/api/link/enter", enter).await;
    assert_eq!(entered.0, StatusCode::OK);
    assert!(entered.1["you"].is_object(), "{}", entered.1);
    other
}

async fn devices(person: &Person) -> Vec<Value> {
    person.get("/api/me").await.1["devices"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_seat_is_played_on_from_another_device_and_a_device_that_is_signed_out_has_nothing() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(ann.get("/api/me").await.1["safe"], false, "one browser is one way in");
    let phone = continued(&site, &ann).await;
    assert_ne!(phone.cookie, ann.cookie);
    let (_, me) = phone.get("/api/me").await;
    assert_eq!((&me["name"], &me["safe"]), (&json!("Ann"), &json!(true)));
    assert_eq!(phone.play_first(id).await.0, StatusCode::OK);
    let mut wire = Wire::open(at, id, &phone).await.unwrap();
    wire.hello().await;
    let own = devices(&phone).await;
    assert_eq!(own.iter().map(|device| &device["here"]).collect::<Vec<_>>(), [true, false]);
    let ended = format!("/api/me/devices/{}/end", own[0]["id"].as_str().unwrap());
    assert_eq!(ann.post(&ended, json!({})).await.0, StatusCode::OK);
    in_time(wire.closed()).await;
    assert_eq!(phone.get("/api/guest").await.1, Value::Null);
    assert_eq!(phone.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert!(Wire::open(at, id, &phone).await.is_ok(), "anybody may look on");
    assert_eq!(phone.look(id).await["seats"][0]["you"], false);
    assert_eq!(devices(&ann).await.len(), 1);
    assert_eq!(ann.play_first(id).await.0, StatusCode::OK, "the first device is not touched");
}

#[tokio::test]
async fn a_link_works_once_for_ten_minutes_and_only_if_both_say_yes() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let open = async |token: &Value| {
        site.stranger().post("/api/link/open", json!({ "token": token })).await
    };
    let (_, link) = ann.post("/api/me/link", json!({})).await;
    let token = &link["token"];
    let (_, opened) = open(token).await;
    assert_eq!((&opened["name"], opened["arms"].is_string()), (&json!("Ann"), true));
    // Replayed: by whoever has seen the link, and by whoever guesses the second key.
    assert_eq!(code(&open(token).await), "no_link");
    let guess = json!({ "token": token, "claim": "a".repeat(24) });
    assert_eq!(code(&eve.post("/api/link/enter", guess.clone()).await), "no_link");
    assert_eq!(code(&eve.post("/api/link/leave", guess).await), "no_link");
    // Nobody but Ann says yes for her.
    for person in [&eve, &site.stranger()] {
        let answer =
            person.post("/api/me/link/answer", json!({ "token": token, "yes": true })).await;
        assert!(answer.0.is_client_error(), "{}", answer.1);
        let watch = person.post("/api/me/link/watch", json!({ "token": token })).await;
        assert!(watch.0.is_client_error(), "{}", watch.1);
    }
    let (_, seen) = ann.post("/api/me/link/watch", json!({ "token": token, "seen": 1 })).await;
    assert_eq!(seen["state"], "opened");
    // Ann says no.
    let no = json!({ "token": token, "yes": false });
    assert_eq!(ann.post("/api/me/link/answer", no).await.0, StatusCode::OK);
    let enter = json!({ "token": token, "claim": opened["claim"] });
    let (refused, nobody) =
        becoming(&site, &site.stranger(), "/api/link/enter", enter.clone()).await;
    assert_eq!((code(&refused), nobody.cookie.as_str()), ("no_link", ""));
    assert_eq!(devices(&ann).await.len(), 1);
    // Too late, before it is opened and after.
    let (_, link) = ann.post("/api/me/link", json!({})).await;
    site.wait_s(10 * 60);
    assert_eq!(code(&open(&link["token"]).await), "no_link");
    let (_, link) = ann.post("/api/me/link", json!({})).await;
    let (_, opened) = open(&link["token"]).await;
    site.wait_s(10 * 60);
    let yes = json!({ "token": link["token"], "yes": true });
    assert_eq!(code(&ann.post("/api/me/link/answer", yes).await), "no_link");
    let enter = json!({ "token": link["token"], "claim": opened["claim"] });
    assert_eq!(code(&site.stranger().post("/api/link/enter", enter).await), "no_link");
    // A new one ends the one before.
    let (_, old) = ann.post("/api/me/link", json!({})).await;
    ann.post("/api/me/link", json!({})).await;
    assert_eq!(code(&open(&old["token"]).await), "no_link");
    // A yes before anybody has opened it is no yes to whoever comes then.
    let (_, link) = ann.post("/api/me/link", json!({})).await;
    let yes = json!({ "token": link["token"], "yes": true });
    assert_eq!(code(&ann.post("/api/me/link/answer", yes).await), "no_link");
}

/// The answer with the cookie may be lost on its way.
#[tokio::test]
async fn whoever_is_in_and_has_not_heard_so_asks_again() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let (_, link) = ann.post("/api/me/link", json!({})).await;
    let token = &link["token"];
    let other = site.stranger();
    let (_, opened) = other.post("/api/link/open", json!({ "token": token })).await;
    ann.post("/api/me/link/answer", json!({ "token": token, "yes": true })).await;
    let enter = json!({ "token": token, "claim": opened["claim"] });
    let (_, first) = becoming(&site, &other, "/api/link/enter", enter.clone()).await;
    let (_, again) = becoming(&site, &other, "/api/link/enter", enter).await;
    assert_eq!(first.cookie, again.cookie);
    assert_eq!(devices(&ann).await.len(), 2, "one device, not two");
    let (_, seen) = ann.post("/api/me/link/watch", json!({ "token": token })).await;
    assert_eq!(seen["state"], "in");
}

#[tokio::test]
async fn a_recovery_code_brings_one_back_and_a_new_one_ends_the_old_one() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let (_, first) = ann.post("/api/me/recovery", json!({})).await;
    let first = first["code"].as_str().unwrap().to_owned();
    let letters = first.replace(' ', "");
    assert_eq!(letters.len(), 24, "{first}");
    assert!(!letters.contains(['O', 'I', 'L', 'U']) && letters.is_ascii(), "{first}");
    let stranger = site.stranger();
    let typed = json!({ "code": first.to_lowercase().replace(' ', "-") });
    let ((status, you), back) = becoming(&site, &stranger, "/api/recover", typed).await;
    assert_eq!((status, &you["name"]), (StatusCode::OK, &json!("Ann")));
    assert_eq!(back.play_first(table["id"].as_str().unwrap()).await.0, StatusCode::OK);
    assert_eq!(ann.get("/api/guest").await.1["name"], "Ann", "the other device stays");
    let (_, second) = back.post("/api/me/recovery", json!({})).await;
    let old = stranger.post("/api/recover", json!({ "code": first })).await;
    assert_eq!((old.0, code(&old)), (StatusCode::FORBIDDEN, "bad_code"));
    let new = stranger.post("/api/recover", json!({ "code": second["code"] })).await;
    assert_eq!(new.0, StatusCode::OK);
    for wrong in ["", "x", "0000 0000 0000 0000 0000 0000", &"é".repeat(24)] {
        assert_eq!(
            code(&stranger.post("/api/recover", json!({ "code": wrong })).await),
            "bad_code"
        );
    }
    // It is not kept as it was shown.
    let guest = back.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    for paper in site.tables.store.read().papers_of(guest).await.unwrap() {
        let kept = format!("{paper:?}");
        let shown = second["code"].as_str().unwrap();
        assert!(!kept.contains(shown) && !kept.contains(&shown.replace(' ', "")), "{kept}");
    }
}

#[tokio::test]
async fn codes_and_links_cannot_be_tried_out() {
    let config =
        Config { requests_per_s: 100_000, burst: 100_000, codes_per_hour: 5, ..Config::default() };
    let site = Site::with(config).await;
    let stranger = site.stranger();
    let ann = site.person("Ann").await;
    let (_, made) = ann.post("/api/me/recovery", json!({})).await;
    for n in 0..5 {
        let guess = format!("{n:024}");
        assert_eq!(
            code(&stranger.post("/api/recover", json!({ "code": guess })).await),
            "bad_code"
        );
    }
    let limited = stranger.post("/api/recover", json!({ "code": made["code"] })).await;
    assert_eq!((limited.0, code(&limited)), (StatusCode::TOO_MANY_REQUESTS, "many_codes"));
    let link = stranger.post("/api/link/open", json!({ "token": "a".repeat(24) })).await;
    assert_eq!(code(&link), "many_codes", "both are tried from one purse");
}

#[tokio::test]
async fn nobody_reaches_what_is_somebody_elses() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let anns = devices(&ann).await[0]["id"].as_str().unwrap().to_owned();
    for (person, status) in
        [(&eve, StatusCode::NOT_FOUND), (&site.stranger(), StatusCode::UNAUTHORIZED)]
    {
        let ended = person.post(&format!("/api/me/devices/{anns}/end"), json!({})).await;
        assert_eq!(ended.0, status, "{}", ended.1);
    }
    for path in ["/api/me", "/api/me/export"] {
        assert_eq!(site.stranger().get(path).await.0, StatusCode::UNAUTHORIZED, "{path}");
    }
    for path in [
        "/api/me/arms",
        "/api/me/link",
        "/api/me/link/watch",
        "/api/me/link/answer",
        "/api/me/recovery",
        "/api/me/delete",
    ] {
        let body =
            json!({ "arms": "plain azure or tower", "token": "a", "yes": true, "name": "Ann" });
        assert_eq!(site.stranger().post(path, body).await.0, StatusCode::UNAUTHORIZED, "{path}");
    }
    // Pages of other sites cannot do any of it in somebody's name.
    for path in [
        "/api/me/arms".to_owned(),
        format!("/api/me/devices/{anns}/end"),
        "/api/me/link".into(),
        "/api/me/link/watch".into(),
        "/api/me/link/answer".into(),
        "/api/me/recovery".into(),
        "/api/me/delete".into(),
        "/api/link/open".into(),
        "/api/link/enter".into(),
        "/api/link/leave".into(),
        "/api/recover".into(),
    ] {
        let mut request = ann.request("POST", &path, Some(json!({ "name": "Ann" })));
        request
            .headers_mut()
            .insert(header::ORIGIN, HeaderValue::from_static("https://evil.example"));
        request.headers_mut().insert(header::HOST, HeaderValue::from_static("here"));
        assert_eq!(ann.send(request).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(ann.get("/api/guest").await.1["name"], "Ann");
}

#[tokio::test]
async fn the_host_switches_off_what_it_does_not_want() {
    let config = Config {
        ways: Ways { links: false, recovery: false, passkeys: false },
        ..Config::default()
    };
    let site = Site::with(config).await;
    let ann = site.person("Ann").await;
    let none = json!({ "links": false, "recovery": false, "passkeys": false, "away": true });
    assert_eq!(ann.get("/api/me").await.1["offers"], none);
    for (path, body) in [
        ("/api/me/link", json!({})),
        ("/api/me/recovery", json!({})),
        ("/api/link/open", json!({ "token": "a".repeat(24) })),
        ("/api/recover", json!({ "code": "0".repeat(24) })),
    ] {
        let answer = ann.post(path, body).await;
        assert_eq!((answer.0, code(&answer)), (StatusCode::NOT_FOUND, "switched_off"), "{path}");
    }
}

#[tokio::test]
async fn arms_are_chosen_and_seen_at_tables() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let given = ann.get("/api/guest").await.1["arms"].clone();
    let words = given.as_str().unwrap().split(' ').count();
    assert_eq!(words, 4, "{given}");
    for bad in ["", "a b c d", "plain azure or <svg onload=alert(1)>", "plain or azure tower"] {
        let answer = ann.post("/api/me/arms", json!({ "arms": bad })).await;
        assert_eq!((answer.0, code(&answer)), (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"));
    }
    let chosen = "per-bend vert or acorn";
    assert_eq!(ann.post("/api/me/arms", json!({ "arms": chosen })).await.0, StatusCode::OK);
    assert_eq!(ann.get("/api/guest").await.1["arms"], chosen);
    assert_eq!(ann.post("/api/guest", json!({ "name": "Anna" })).await.1["arms"], chosen);
    let table = ann.table(&["you", "apprentice"]).await;
    assert_eq!(
        (&table["seats"][0]["arms"], &table["seats"][1]["arms"]),
        (&json!(chosen), &Value::Null)
    );
}

#[tokio::test]
async fn two_of_one_name_are_told_apart_at_a_table() {
    let site = Site::new().await;
    let script = "<script>alert(1)</script>";
    let (ann, other) = (site.person(script).await, site.person(script).await);
    let table = ann.table(&["you", "open", "open"]).await;
    let id = table["id"].as_str().unwrap();
    other.follow(&ann, id).await;
    site.person("SCRIPT alert 1 script").await.follow(&ann, id).await;
    let seats = ann.look(id).await["seats"].clone();
    assert_eq!(seats[0]["name"], script, "words, as they were written");
    assert_eq!(seats[1]["name"], format!("{script} ②"));
    assert_eq!(seats[2]["name"], "SCRIPT alert 1 script ③", "as a reader takes them");
}

/// Whoever was here before there were devices.
#[tokio::test]
async fn an_older_cookie_keeps_its_seat_and_becomes_a_device() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let guest = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    // As a row of that time: a name, and nothing else.
    let device = devices(&ann).await[0]["id"].as_str().unwrap().to_owned();
    ann.post(&format!("/api/me/devices/{device}/end"), json!({})).await;
    let mut old = site.stranger();
    old.cookie = format!("quadrivium_guest={}", site.tables.signer.sign_first(guest));
    assert_eq!(
        old.play_first(id).await.0,
        StatusCode::OK,
        "before the page has asked who they are"
    );
    let visit = async |person: &Person| {
        let request = person.request("GET", "/api/guest", None);
        let response = site.router.clone().oneshot(request).await.unwrap();
        let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
        let mut after = site.stranger();
        cookie.split(';').next().unwrap().clone_into(&mut after.cookie);
        after
    };
    let (new, tab) = (visit(&old).await, visit(&old).await);
    assert_eq!(new.cookie, tab.cookie, "two tabs are one device");
    assert_eq!(devices(&new).await.len(), 1);
    assert_eq!(new.play_first(id).await.0, StatusCode::OK);
    // Once the new one was seen, the old one ends after a while.
    let new = visit(&new).await;
    assert_eq!(old.get("/api/guest").await.1["name"], "Ann");
    site.wait_s(5 * 60);
    assert_eq!(old.get("/api/guest").await.1, Value::Null);
    // Signed out, neither of them makes the device anew.
    let device = devices(&new).await[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(
        new.post(&format!("/api/me/devices/{device}/end"), json!({})).await.0,
        StatusCode::OK
    );
    for gone in [&new, &old] {
        assert_eq!(gone.get("/api/guest").await.1, Value::Null);
    }
}

#[tokio::test]
async fn a_key_turns_by_the_day_and_a_copy_of_the_last_one_is_nobody() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let visit = async |person: &Person| {
        let request = person.request("GET", "/api/guest", None);
        let response = site.router.clone().oneshot(request).await.unwrap();
        let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
        let mut after = site.stranger();
        cookie.split(';').next().unwrap().clone_into(&mut after.cookie);
        after
    };
    let copy = ann.clone();
    site.wait_s(24 * 3_600);
    let turned = visit(&ann).await;
    assert_ne!(turned.cookie, ann.cookie);
    assert_eq!(visit(&ann).await.cookie, turned.cookie, "the same new one for every tab");
    visit(&turned).await;
    site.wait_s(5 * 60);
    assert_eq!(copy.get("/api/guest").await.1, Value::Null);
    assert_eq!(turned.get("/api/guest").await.1["name"], "Ann");
}

#[tokio::test]
async fn a_device_that_is_signed_out_is_nobody_at_every_node() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let at = listen(&there).await;
    let ann = here.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let phone = continued(&here, &ann).await;
    let mut wire = Wire::open(at, id, &phone).await.unwrap();
    wire.hello().await;
    let own = devices(&ann).await;
    let ended = format!("/api/me/devices/{}/end", own[1]["id"].as_str().unwrap());
    assert_eq!(ann.post(&ended, json!({})).await.0, StatusCode::OK);
    in_time(wire.closed()).await;
    let mut elsewhere = there.stranger();
    elsewhere.cookie.clone_from(&phone.cookie);
    assert_eq!(elsewhere.get("/api/guest").await.1, Value::Null);
    elsewhere.cookie.clone_from(&ann.cookie);
    assert_eq!(elsewhere.get("/api/guest").await.1["name"], "Ann");
}

/// A request that was begun before its device was signed out and ends after it.
#[tokio::test]
async fn a_device_that_is_signed_out_does_not_come_back_by_what_it_had_begun() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let phone = continued(&site, &ann).await;
    let (go_on, wait) = tokio::sync::oneshot::channel::<()>();
    let mut slow = phone.request("POST", "/api/guest", Some(json!({ "name": "Eve" })));
    *slow.body_mut() = axum::body::Body::from_stream(futures_util::stream::once(async move {
        let _ = wait.await;
        Ok::<_, std::convert::Infallible>(r#"{"name":"Eve"}"#)
    }));
    let answer = tokio::spawn(site.router.clone().oneshot(slow));
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let own = devices(&phone).await;
    let here = own.iter().find(|device| device["here"] == true).unwrap();
    let end = format!("/api/me/devices/{}/end", here["id"].as_str().unwrap());
    assert_eq!(ann.post(&end, json!({})).await.0, StatusCode::OK);
    go_on.send(()).unwrap();
    let answer = answer.await.unwrap().unwrap();
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    assert!(answer.headers().get(header::SET_COOKIE).is_none());
    assert_eq!(phone.get("/api/guest").await.1, Value::Null);
    assert_eq!(ann.get("/api/me").await.1["name"], "Ann", "nor has it changed anything");
}

/// Whoever was at another device may have made ways back in: none of them is left.
#[tokio::test]
async fn signing_out_everywhere_else_voids_links_and_the_recovery_code() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let thief = continued(&site, &ann).await;
    let (_, code_made) = thief.post("/api/me/recovery", json!({})).await;
    let (_, link) = thief.post("/api/me/link", json!({})).await;
    let other = site.stranger();
    let (_, opened) = other.post("/api/link/open", json!({ "token": link["token"] })).await;
    let yes = json!({ "token": link["token"], "yes": true });
    assert_eq!(thief.post("/api/me/link/answer", yes).await.0, StatusCode::OK);
    let (renewed, ann) = becoming(&site, &ann, "/api/guest/renew", json!({})).await;
    assert_eq!(renewed.0, StatusCode::OK);
    let enter = json!({ "token": link["token"], "claim": opened["claim"] });
    let (entered, other) = becoming(&site, &other, "/api/link/enter", enter).await;
    assert!(entered.0.is_client_error(), "{entered:?}");
    let recover = json!({ "code": code_made["code"] });
    let (recovered, other) = becoming(&site, &other, "/api/recover", recover).await;
    assert!(recovered.0.is_client_error(), "{recovered:?}");
    assert_eq!(other.get("/api/guest").await.1, Value::Null);
    assert_eq!(devices(&ann).await.len(), 1);
}
