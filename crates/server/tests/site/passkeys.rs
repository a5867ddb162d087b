//! Passkeys: made, shown, removed; and what does not count as one.

use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::config::Ways;
use quadrivium_server::tables::Host;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::authenticator::{HOST, Key, Manner, encoded};
use crate::support::{Answer, Person, Site, code, postgres};

/// Asks something at the address at which passkeys are; the answer, and whoever one is afterwards.
async fn ask(site: &Site, person: &Person, path: &str, body: Value) -> (Answer, Person) {
    let mut request = person.request("POST", path, Some(body));
    request.headers_mut().insert(header::HOST, HeaderValue::from_static(HOST));
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0";
    request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static(agent));
    let response = site.router.clone().oneshot(request).await.unwrap();
    let (status, mut after) = (response.status(), site.stranger());
    after.cookie.clone_from(&person.cookie);
    if let Some(cookie) = response.headers().get(header::SET_COOKIE) {
        cookie.to_str().unwrap().split(';').next().unwrap().clone_into(&mut after.cookie);
    }
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await.unwrap();
    ((status, serde_json::from_slice(&bytes).unwrap()), after)
}

async fn me(person: &Person) -> Value {
    let mut request = person.request("GET", "/api/me", None);
    request.headers_mut().insert(header::HOST, HeaderValue::from_static(HOST));
    serde_json::from_str(&person.send(request).await.1).unwrap()
}

/// Somebody makes a key.
async fn make(site: &Site, person: &Person, number: u8) -> Key {
    let question = ask(site, person, "/api/me/passkeys/begin", json!({})).await.0;
    assert_eq!(question.0, StatusCode::OK, "{}", question.1);
    let (key, answer) = Key::make(&question.1, number, &Manner::default());
    let kept = ask(site, person, "/api/me/passkeys/finish", answer).await.0;
    assert_eq!(kept.0, StatusCode::OK, "{}", kept.1);
    key
}

/// Somebody shows a key at a browser; the answer, and whoever they are there afterwards.
async fn show(site: &Site, at: &Person, key: &mut Key, manner: &Manner) -> (Answer, Person) {
    let (_, question) = ask(site, at, "/api/passkey/begin", json!({})).await.0;
    ask(site, at, "/api/passkey/finish", key.show(&question, manner)).await
}

#[tokio::test]
async fn a_passkey_brings_one_back_to_ones_seat_without_a_name() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let question = ask(&site, &ann, "/api/me/passkeys/begin", json!({})).await.0.1;
    assert_eq!(question["authenticatorSelection"]["residentKey"], "required");
    assert_eq!(question["authenticatorSelection"]["userVerification"], "preferred");
    assert_eq!(
        (&question["rp"]["id"], &question["user"]["name"]),
        (&json!("localhost"), &json!("Ann"))
    );
    assert_eq!((&me(&ann).await["passkeys"], &me(&ann).await["safe"]), (&json!([]), &json!(false)));
    let (mut laptop, mut stick) = (make(&site, &ann, 1).await, make(&site, &ann, 2).await);
    let mine = me(&ann).await;
    assert_eq!((mine["passkeys"].as_array().unwrap().len(), &mine["safe"]), (2, &json!(true)));
    assert_eq!(mine["passkeys"][0]["name"], "Firefox, Linux");
    let number = mine["id"].as_str().unwrap();
    assert!(!question.to_string().contains(number), "what others know is not what keys know");
    // A browser that knows nobody.
    site.wait_s(3_600);
    let ((status, you), back) = show(&site, &site.stranger(), &mut stick, &Manner::default()).await;
    assert_eq!((status, &you["name"]), (StatusCode::OK, &json!("Ann")));
    assert_eq!(back.play_first(id).await.0, StatusCode::OK);
    let mine = me(&back).await;
    assert_eq!(mine["devices"].as_array().unwrap().len(), 2);
    assert_eq!(mine["passkeys"][0]["id"], encoded(&stick.id), "the one that was used last");
    assert_eq!(mine["passkeys"][0]["used"], site.tables.now());
    // One that knows somebody else: their games stay theirs, as with a recovery code.
    let bob = site.person("Bob").await;
    let other = bob.table(&["you", "you"]).await;
    let (_, ann_there) = show(&site, &bob, &mut laptop, &Manner::default()).await;
    assert_eq!(ann_there.get("/api/guest").await.1["name"], "Ann");
    assert_eq!(bob.play_first(other["id"].as_str().unwrap()).await.0, StatusCode::OK);
    assert_eq!(ann_there.look(other["id"].as_str().unwrap()).await["choices"], json!([]));
}

#[tokio::test]
async fn what_is_not_the_answer_to_the_question_opens_nothing() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let mut key = make(&site, &ann, 1).await;
    let hers = make(&site, &eve, 2).await;
    let stranger = site.stranger();
    // Replayed.
    let (_, question) = ask(&site, &stranger, "/api/passkey/begin", json!({})).await.0;
    let answer = key.show(&question, &Manner::default());
    let (first, _) = ask(&site, &stranger, "/api/passkey/finish", answer.clone()).await;
    assert_eq!(first.0, StatusCode::OK);
    let (again, nobody) = ask(&site, &stranger, "/api/passkey/finish", answer.clone()).await;
    assert_eq!(
        (again.0, code(&again), nobody.cookie.as_str()),
        (StatusCode::GONE, "no_challenge", "")
    );
    // Replayed, with a question that is open in the words but not in the signature.
    let (_, open) = ask(&site, &stranger, "/api/passkey/begin", json!({})).await.0;
    let mut mixed = answer.clone();
    let fresh = key.show(&open, &Manner::default());
    mixed["response"]["clientDataJSON"] = fresh["response"]["clientDataJSON"].clone();
    mixed["response"]["authenticatorData"] = fresh["response"]["authenticatorData"].clone();
    let (mixed, _) = ask(&site, &stranger, "/api/passkey/finish", mixed).await;
    assert_eq!((mixed.0, code(&mixed)), (StatusCode::FORBIDDEN, "bad_passkey"));
    let (late, _) = ask(&site, &stranger, "/api/passkey/finish", fresh).await;
    assert_eq!(code(&late), "no_challenge", "a wrong answer uses the question up");
    let devices = me(&ann).await["devices"].as_array().unwrap().len();
    let theirs = hers.handle.clone();
    for (what, manner) in [
        ("a page of another site", Manner { origin: "https://evil.example", ..Manner::default() }),
        ("another port", Manner { origin: "http://localhost:1", ..Manner::default() }),
        ("a frame", Manner { cross_origin: true, ..Manner::default() }),
        ("a key of another site", Manner { party: "evil.example", ..Manner::default() }),
        ("somebody else's handle", Manner { handle: Some(theirs), ..Manner::default() }),
        ("nobody's handle", Manner { handle: Some(Vec::new()), ..Manner::default() }),
        ("nobody touched it", Manner { flags: 0x04, ..Manner::default() }),
        ("another ceremony", Manner { kind: Some("webauthn.create"), ..Manner::default() }),
        ("a copy that lags behind", Manner { counter: Some(1), ..Manner::default() }),
    ] {
        let mut copy = key.clone();
        let (refused, nobody) = show(&site, &stranger, &mut copy, &manner).await;
        assert_eq!((refused.0, code(&refused)), (StatusCode::FORBIDDEN, "bad_passkey"), "{what}");
        assert_eq!(nobody.cookie, "", "{what}");
    }
    // The key of somebody else under this key's name.
    let mut forged = hers;
    forged.id.clone_from(&key.id);
    assert_eq!(
        code(&show(&site, &stranger, &mut forged, &Manner::default()).await.0),
        "bad_passkey"
    );
    // A question whose time is over.
    let (_, question) = ask(&site, &stranger, "/api/passkey/begin", json!({})).await.0;
    site.wait_s(5 * 60);
    let answer = key.show(&question, &Manner::default());
    assert_eq!(code(&ask(&site, &stranger, "/api/passkey/finish", answer).await.0), "no_challenge");
    assert_eq!(me(&ann).await["devices"].as_array().unwrap().len(), devices);
    for nonsense in [json!({}), json!([]), json!({ "rawId": "", "response": {} })] {
        let (answer, _) = ask(&site, &stranger, "/api/passkey/finish", nonsense).await;
        assert_eq!(answer.0, StatusCode::BAD_REQUEST);
    }
    let blank = json!({ "clientDataJSON": "=", "authenticatorData": "", "signature": "" });
    let (answer, _) =
        ask(&site, &stranger, "/api/passkey/finish", json!({ "rawId": "*", "response": blank }))
            .await;
    assert_eq!(code(&answer), "bad_passkey");
}

#[tokio::test]
async fn a_new_key_is_ones_own_and_nobody_elses() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let begin =
        async |person: &Person| ask(&site, person, "/api/me/passkeys/begin", json!({})).await.0.1;
    let finish = async |person: &Person, answer: Value| {
        ask(&site, person, "/api/me/passkeys/finish", answer).await.0
    };
    // Eve answers what Ann was asked, so that her key would be Ann's.
    let question = begin(&ann).await;
    let (_, answer) = Key::make(&question, 1, &Manner::default());
    assert_eq!(code(&finish(&eve, answer.clone()).await), "no_challenge");
    assert_eq!(finish(&site.stranger(), answer.clone()).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(finish(&ann, answer.clone()).await.0, StatusCode::OK);
    assert_eq!(code(&finish(&ann, answer).await), "no_challenge", "once");
    for manner in [
        Manner { origin: "https://evil.example", ..Manner::default() },
        Manner { party: "evil.example", ..Manner::default() },
        Manner { flags: 0x04, ..Manner::default() },
        Manner { kind: Some("webauthn.get"), ..Manner::default() },
    ] {
        let (_, answer) = Key::make(&begin(&ann).await, 3, &manner);
        assert_eq!(code(&finish(&ann, answer).await), "bad_passkey");
    }
    // A key of a name that is there already, whoever has it.
    for person in [&ann, &eve] {
        let (_, answer) = Key::make(&begin(person).await, 1, &Manner::default());
        let taken = finish(person, answer).await;
        assert_eq!((taken.0, code(&taken)), (StatusCode::CONFLICT, "key_taken"));
    }
    // The question of one who comes back is none for a new key, and the other way round.
    let (_, who) = ask(&site, &ann, "/api/passkey/begin", json!({})).await.0;
    let mut asked = begin(&ann).await;
    let new = asked["challenge"].clone();
    asked["challenge"] = who["challenge"].clone();
    let (_, answer) = Key::make(&asked, 4, &Manner::default());
    assert_eq!(code(&finish(&ann, answer).await), "no_challenge");
    let mut key = make(&site, &ann, 5).await;
    let answer = key.show(&json!({ "challenge": new }), &Manner::default());
    assert_eq!(code(&ask(&site, &ann, "/api/passkey/finish", answer).await.0), "no_challenge");
    // Only one's own key can be taken away, and then it opens nothing.
    let end = format!("/api/me/passkeys/{}/end", encoded(&key.id));
    assert_eq!(code(&ask(&site, &eve, &end, json!({})).await.0), "no_passkey");
    assert_eq!(ask(&site, &site.stranger(), &end, json!({})).await.0.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ask(&site, &ann, &end, json!({})).await.0.0, StatusCode::OK);
    let (gone, nobody) = show(&site, &site.stranger(), &mut key, &Manner::default()).await;
    assert_eq!((code(&gone), nobody.cookie.as_str()), ("bad_passkey", ""));
    // Twenty are enough.
    for number in 10..29 {
        make(&site, &ann, number).await;
    }
    let many = ask(&site, &ann, "/api/me/passkeys/begin", json!({})).await.0;
    assert_eq!((many.0, code(&many)), (StatusCode::CONFLICT, "many_passkeys"));
}

#[tokio::test]
async fn a_passkey_opens_nothing_to_somebody_who_is_banned() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let mut key = make(&site, &ann, 1).await;
    let id = me(&ann).await["id"].as_str().unwrap().parse().unwrap();
    let sentence = serde_json::from_value(json!({ "reason": "threats" })).unwrap();
    site.tables.ban(Host::Console, id, &sentence, None).await.unwrap();
    let (answer, nobody) = show(&site, &site.stranger(), &mut key, &Manner::default()).await;
    assert_eq!((code(&answer), nobody.cookie.as_str()), ("banned", ""));
}

#[tokio::test]
async fn pages_of_other_sites_and_other_addresses_have_no_passkeys() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for path in [
        "/api/me/passkeys/begin",
        "/api/me/passkeys/finish",
        "/api/me/passkeys/x/end",
        "/api/passkey/begin",
        "/api/passkey/finish",
    ] {
        let mut request = ann.request("POST", path, Some(json!({})));
        request
            .headers_mut()
            .insert(header::ORIGIN, HeaderValue::from_static("https://evil.example"));
        request.headers_mut().insert(header::HOST, HeaderValue::from_static(HOST));
        assert_eq!(ann.send(request).await.0, StatusCode::FORBIDDEN, "{path}");
    }
    // Nobody has said by which name the site is known.
    assert_eq!(ann.get("/api/me").await.1["offers"]["passkeys"], false);
    assert_eq!(site.stranger().get("/api/passkey").await.1, json!({ "offered": false }));
    assert_eq!(code(&ann.post("/api/me/passkeys/begin", json!({})).await), "switched_off");
    assert_eq!(code(&ann.post("/api/passkey/begin", json!({})).await), "switched_off");
    // Where the host says it, that counts and no header does.
    let mut config = Config::default();
    config.notices.public_url = Some("https://play.example.org".into());
    let site = Site::with(config).await;
    let ann = site.person("Ann").await;
    let question = ask(&site, &ann, "/api/me/passkeys/begin", json!({})).await.0.1;
    assert_eq!(question["rp"]["id"], "play.example.org");
    let home = Manner {
        origin: "https://play.example.org",
        party: "play.example.org",
        ..Manner::default()
    };
    let (mut key, answer) = Key::make(&question, 1, &home);
    assert_eq!(ask(&site, &ann, "/api/me/passkeys/finish", answer).await.0.0, StatusCode::OK);
    assert_eq!(
        code(&show(&site, &site.stranger(), &mut key, &Manner::default()).await.0),
        "bad_passkey"
    );
    assert_eq!(show(&site, &site.stranger(), &mut key, &home).await.0.0, StatusCode::OK);
    // And where the host does not want any, there are none.
    let ways = Ways { links: true, recovery: true, passkeys: false };
    let site = Site::with(Config { ways, ..Config::default() }).await;
    let ann = site.person("Ann").await;
    assert_eq!(me(&ann).await["offers"]["passkeys"], false);
    for path in ["/api/me/passkeys/begin", "/api/passkey/begin"] {
        assert_eq!(code(&ask(&site, &ann, path, json!({})).await.0), "switched_off", "{path}");
    }
}

#[tokio::test]
async fn nobody_asks_for_keys_without_end() {
    let config =
        Config { requests_per_s: 100_000, burst: 100_000, codes_per_hour: 3, ..Config::default() };
    let site = Site::with(config).await;
    let stranger = site.stranger();
    // A question opens nothing: there are twenty for each code that may be tried.
    for _ in 0..60 {
        assert_eq!(
            ask(&site, &stranger, "/api/passkey/begin", json!({})).await.0.0,
            StatusCode::OK
        );
    }
    let limited = ask(&site, &stranger, "/api/passkey/begin", json!({})).await.0;
    assert_eq!((limited.0, code(&limited)), (StatusCode::TOO_MANY_REQUESTS, "many_codes"));
}

#[tokio::test]
async fn signing_out_everywhere_else_leaves_the_keys_that_were_used_here() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let (mut lost, mut mine) = (make(&site, &ann, 1).await, make(&site, &ann, 2).await);
    // The first browser is stolen; the second key brings Ann back elsewhere.
    let (_, back) = show(&site, &site.stranger(), &mut mine, &Manner::default()).await;
    let (renewed, back) = ask(&site, &back, "/api/guest/renew", json!({})).await;
    assert_eq!(renewed.0, StatusCode::OK);
    assert_eq!(ann.get("/api/guest").await.1, Value::Null);
    assert_eq!(
        code(&show(&site, &site.stranger(), &mut lost, &Manner::default()).await.0),
        "bad_passkey"
    );
    assert_eq!(
        show(&site, &site.stranger(), &mut mine, &Manner::default()).await.0.0,
        StatusCode::OK
    );
    assert_eq!(me(&back).await["passkeys"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn keys_are_exported_and_forgotten_with_their_person() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let mut key = make(&site, &ann, 1).await;
    ask(&site, &ann, "/api/me/passkeys/begin", json!({})).await;
    let (_, file) = ann.get("/api/me/export").await;
    let papers = file["papers"].as_array().unwrap();
    let kept = papers.iter().find(|paper| paper["kind"] == "passkey").unwrap();
    assert_eq!(kept["id"], encoded(&key.id));
    assert_eq!(kept["says"]["name"], "Firefox, Linux");
    assert!(kept["says"]["public"]["public_key"].is_array());
    assert!(papers.iter().any(|paper| paper["kind"] == "challenge" && paper["id"].is_null()));
    let guest = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    assert_eq!(ann.post("/api/me/delete", json!({ "name": "Ann" })).await.0, StatusCode::OK);
    assert_eq!(site.tables.store.read().papers_of(guest).await.unwrap(), []);
    assert_eq!(
        code(&show(&site, &site.stranger(), &mut key, &Manner::default()).await.0),
        "bad_passkey"
    );
}

#[tokio::test]
async fn a_question_of_one_node_is_answered_at_another_and_only_once() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = here.person("Ann").await;
    let mut other = there.stranger();
    other.cookie.clone_from(&ann.cookie);
    let question = ask(&here, &ann, "/api/me/passkeys/begin", json!({})).await.0.1;
    let (mut key, answer) = Key::make(&question, 1, &Manner::default());
    assert_eq!(ask(&there, &other, "/api/me/passkeys/finish", answer).await.0.0, StatusCode::OK);
    let question = ask(&there, &there.stranger(), "/api/passkey/begin", json!({})).await.0.1;
    let answer = key.show(&question, &Manner::default());
    let (first, second) = (here.stranger(), there.stranger());
    let (first, second) = tokio::join!(
        ask(&here, &first, "/api/passkey/finish", answer.clone()),
        ask(&there, &second, "/api/passkey/finish", answer),
    );
    let mut codes = [first.0.0.as_u16(), second.0.0.as_u16()];
    codes.sort_unstable();
    assert_eq!(codes, [200, 410]);
}
