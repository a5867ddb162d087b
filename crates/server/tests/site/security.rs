//! Nothing leaked, nobody in: each attempt gets a clear refusal and changes nothing.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::store::{Backend, Sqlite};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tower::ServiceExt;

use crate::live::{Wire, listen};
use crate::support::{Person, Site, code, in_time};

#[tokio::test]
async fn somebody_else_cannot_play_ones_seat() {
    let site = Site::new().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let table = ann.table(&["you", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    site.settled(id).await;
    let seen = ann.look(id).await;
    let (seat, action) = (&seen["choices"][0]["seat"], &seen["choices"][0]["action"]);
    for person in [&eve, &site.stranger()] {
        let seq = &seen["seq"];
        for (verb, body) in [
            ("play", json!({ "seq": seq, "seat": seat, "action": action })),
            ("play", json!({ "seq": seq, "seat": "B", "action": action })),
            ("play", json!({ "seq": seq, "seat": "E", "action": action })),
            ("undo", json!({ "seq": seq })),
            ("redo", json!({ "seq": seq })),
            ("resign", json!({ "seq": seq, "seat": "A" })),
            ("claim", json!({ "seq": seq })),
            ("chat", json!({ "text": "let me in" })),
            ("answer_undo", json!({ "seq": seq, "yes": true })),
            ("rematch", json!({})),
        ] {
            let answer = person.post(&format!("/api/tables/{id}/{verb}"), body).await;
            assert!(answer.0.is_client_error(), "{verb}: {} {}", answer.0, answer.1);
        }
    }
    let bots = ann.act(id, "play", json!({ "seat": "B", "action": action })).await;
    assert_eq!((bots.0, code(&bots)), (StatusCode::FORBIDDEN, "not_your_seat"));
    assert_eq!(ann.look(id).await["seq"], seen["seq"]);
}

#[tokio::test]
async fn a_client_gets_the_view_of_its_own_seats_only() {
    let site = Site::new().await;
    let (ann, bob, eve) =
        (site.person("Ann").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table_with(json!({ "setup": "expert_secret" }), &["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    bob.follow(&ann, id).await;
    let action = ann.look(id).await["choices"][0]["action"].as_str().unwrap().to_owned();
    assert_eq!(ann.play_first(id).await.0, StatusCode::OK);
    let moves = ann.look(id).await["moves"].clone();
    for person in [&bob, &eve, &site.stranger()] {
        for path in [
            format!("/api/tables/{id}"),
            format!("/api/tables/{id}?page=true"),
            format!("/api/tables/{id}/moves/{moves}?page=true"),
        ] {
            let (status, seen) = person.get(&path).await;
            assert_eq!(status, StatusCode::OK);
            let log = seen["log"].as_array().cloned().unwrap_or_default();
            assert!(!log.iter().any(|line| line["action"] == action), "the choice leaks: {path}");
            assert_ne!(seen["viewer"], "A");
        }
        let peek = person.get(&format!("/api/tables/{id}/moves/{moves}?as=A")).await;
        assert_eq!((peek.0, code(&peek)), (StatusCode::FORBIDDEN, "not_your_seat"));
        let record = person.get(&format!("/api/tables/{id}/record")).await;
        assert_eq!(record.0, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let (name, value) = ann.cookie.split_once('=').unwrap();
    let (id, signature) = value.split_once('.').unwrap();
    let other = site.person("Bob").await;
    let others = other.cookie.split_once('=').unwrap().1.split_once('.').unwrap().0;
    for forged in [
        format!("{name}={id}"),
        format!("{name}={id}."),
        format!("{name}={others}.{signature}"),
        format!("{name}={id}.{}", "0".repeat(64)),
        format!("{name}={id}.G{}", &signature[1..]),
        format!(
            "{name}={id}.{}{}",
            if signature.starts_with('0') { '1' } else { '0' },
            &signature[1..]
        ),
        format!("{name}='; DROP TABLE guests; --"),
        format!("{name}={}", "9".repeat(4_000)),
    ] {
        let mut forger = site.stranger();
        forger.cookie.clone_from(&forged);
        assert_eq!(forger.get("/api/guest").await, (StatusCode::OK, Value::Null), "{forged}");
        assert_eq!(forger.get("/api/tables/mine").await.0, StatusCode::UNAUTHORIZED);
    }
}

#[tokio::test]
async fn malformed_and_oversized_bodies_are_refused() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let path = format!("/api/tables/{id}/play");
    let send = async |body: Vec<u8>, kind: &str| {
        let mut request = ann.request("POST", &path, Some(json!({})));
        request.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_str(kind).unwrap());
        *request.body_mut() = Body::from(body);
        ann.send(request).await.0
    };
    for body in [
        &b""[..],
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"{\"seq\":-1}",
        b"{\"seq\":1e99,\"seat\":\"A\",\"action\":\"end\"}",
        b"{\"seq\":1,\"seat\":\"Z\",\"action\":\"end\"}",
        b"{\"seq\":1,\"seat\":7,\"action\":\"end\"}",
    ] {
        assert_eq!(
            send(body.to_vec(), "application/json").await,
            StatusCode::BAD_REQUEST,
            "{body:?}"
        );
    }
    let deep = "[".repeat(5_000).into_bytes();
    assert_eq!(send(deep, "application/json").await, StatusCode::BAD_REQUEST);
    let large = vec![b' '; 100_000];
    assert_eq!(send(large, "application/json").await, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(send(b"{}".to_vec(), "text/plain").await, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let long = json!({ "seat": table["choices"][0]["seat"], "action": "x".repeat(5_000) });
    assert_eq!(ann.act(id, "play", long).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    let mut upload = ann.request("POST", "/api/records", None);
    *upload.body_mut() = Body::from(vec![b'x'; 3 << 20]);
    assert_eq!(ann.send(upload).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let mut binary = ann.request("POST", "/api/records", None);
    *binary.body_mut() = Body::from(vec![0xff; 1_000]);
    assert_eq!(ann.send(binary).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ann.look(id).await["seq"], table["seq"]);
}

#[tokio::test]
async fn unknown_tables_and_paths_are_not_found() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for path in [
        "/api/tables/abcdefghijkm",
        "/api/tables/x",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/%00%ff",
        "/api/tables/abcdefghijkm/record",
        "/api/tables/abcdefghijkm/moves/3",
        "/api/nothing",
        "/api/tables/mine/../mine",
    ] {
        let (status, answer) = ann.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path} {answer}");
    }
}

#[tokio::test]
async fn no_file_is_reached_through_the_assets() {
    let site = Site::new().await;
    let stranger = site.stranger();
    for path in [
        "/../Cargo.toml",
        "/..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../Cargo.toml",
        "/....//Cargo.toml",
        "/assets/..%5c..%5cCargo.toml",
        "/.env",
        "/index.html%00.js",
        "/quadrivium.db",
    ] {
        let (status, answer) = stranger.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path} {answer}");
    }
    // Addresses that the web client knows are its page.
    for path in ["/", "/t/abcdefghijkm", "/t/abcdefghijkm/12", "/etc/passwd"] {
        let (status, page) = stranger.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert!(page.as_str().unwrap().to_lowercase().starts_with("<!doctype html>"), "{path}");
    }
}

#[tokio::test]
async fn answers_carry_security_headers() {
    let site = Site::new().await;
    for path in ["/", "/api/games", "/api/nothing", "/missing.js"] {
        let request = site.stranger().request("GET", path, None);
        let response = site.router.clone().oneshot(request).await.unwrap();
        let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
        let csp = header("content-security-policy");
        assert!(
            csp.contains("script-src 'self' 'wasm-unsafe-eval';")
                && csp.contains("frame-ancestors 'none'"),
            "{path}"
        );
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "no-referrer");
    }
}

#[tokio::test]
async fn a_page_of_another_site_may_not_act() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    for (origin, expected) in [
        ("https://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
        ("http://here:80", StatusCode::FORBIDDEN),
        ("http://here", StatusCode::OK),
    ] {
        let mut request = ann.request("POST", "/api/guest", Some(json!({ "name": "Mallory" })));
        request.headers_mut().insert(header::ORIGIN, HeaderValue::from_static(origin));
        request.headers_mut().insert(header::HOST, HeaderValue::from_static("here"));
        assert_eq!(ann.send(request).await.0, expected, "{origin}");
    }
}

#[tokio::test]
async fn markup_in_names_and_chat_stays_text() {
    let site = Site::new().await;
    let script = "<script>alert(1)</script>";
    let ann = site.person(script).await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let chat = format!("/api/tables/{id}/chat");
    assert_eq!(ann.post(&chat, json!({ "text": script })).await.0, StatusCode::OK);
    let request = ann.request("GET", &format!("/api/tables/{id}"), None);
    let response = site.router.clone().oneshot(request).await.unwrap();
    assert_eq!(response.headers()["content-type"], "application/json");
    let seen = ann.look(id).await;
    assert_eq!(
        (&seen["chat"][0]["text"], &seen["seats"][0]["name"]),
        (&json!(script), &json!(script))
    );
    let long = "x".repeat(501);
    for text in ["", " \n ", long.as_str()] {
        assert_eq!(
            ann.post(&chat, json!({ "text": text })).await.0,
            StatusCode::UNPROCESSABLE_ENTITY
        );
    }
    let folded = ann.post(&chat, json!({ "text": "one\ntwo\u{0}\u{202e}" })).await;
    assert_eq!(folded.0, StatusCode::OK);
    assert_eq!(ann.look(id).await["chat"][1]["text"], "one two");
}

#[tokio::test]
async fn too_many_requests_are_turned_away() {
    let site = Site::with(Config { requests_per_s: 1, burst: 5, ..Config::default() }).await;
    let ann = site.person("Ann").await;
    let mut refused = 0;
    for _ in 0..50 {
        let answer = ann.get("/api/games").await;
        if answer.0 == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(code(&answer), "too_many");
            refused += 1;
        }
    }
    assert!(refused > 30, "{refused}");
    assert_eq!(site.stranger().get("/healthz").await.0, StatusCode::OK);
}

/// Random JSON as requests and random text as actions: nothing but refusals, nothing changes.
#[tokio::test]
async fn ten_thousand_random_actions_change_nothing() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let legal: Vec<_> =
        table["choices"].as_array().unwrap().iter().map(|c| c["action"].clone()).collect();
    let mut rng = StdRng::seed_from_u64(7);
    for _ in 0..10_000 {
        let action = random_json(&mut rng, 0);
        if legal.contains(&action) {
            continue;
        }
        let seq =
            if rng.random_bool(0.8) { table["seq"].clone() } else { random_json(&mut rng, 1) };
        let seat = if rng.random_bool(0.8) { json!("A") } else { random_json(&mut rng, 1) };
        let body = if rng.random_bool(0.9) {
            json!({ "seq": seq, "seat": seat, "action": action })
        } else {
            random_json(&mut rng, 0)
        };
        let verb = ["play", "play", "play", "undo", "resign", "fork", "answer_undo", "sit"]
            [rng.random_range(0..8)];
        if matches!(verb, "resign" | "fork" | "undo") && body.get("seq") == Some(&table["seq"]) {
            continue;
        }
        let (status, answer) = ann.post(&format!("/api/tables/{id}/{verb}"), body.clone()).await;
        assert!(status.is_client_error(), "{verb} {body}: {status} {answer}");
    }
    assert_eq!(ann.look(id).await["seq"], table["seq"]);
}

fn random_json(rng: &mut StdRng, depth: u32) -> Value {
    const WORDS: [&str; 16] = [
        "take",
        "place",
        "sell",
        "end",
        "d1",
        "d6",
        "4.2",
        "7",
        "-1",
        "\u{0}",
        "é",
        "A",
        "*",
        "roll",
        "workers",
        "99999999999",
    ];
    match rng.random_range(0..if depth > 2 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => json!(rng.random::<bool>()),
        2 => json!(rng.random::<i64>()),
        3 => json!(rng.random::<f64>() * 1e300),
        4 => {
            let words =
                (0..rng.random_range(0..5)).map(|_| WORDS[rng.random_range(0..WORDS.len())]);
            json!(words.collect::<Vec<_>>().join(" "))
        }
        5 => (0..rng.random_range(0..4)).map(|_| random_json(rng, depth + 1)).collect(),
        _ => {
            let pair = |rng: &mut StdRng| {
                (WORDS[rng.random_range(0..WORDS.len())].to_owned(), random_json(rng, depth + 1))
            };
            Value::Object((0..rng.random_range(0..4)).map(|_| pair(rng)).collect())
        }
    }
}

/// Whoever looks on sees what everybody may know, and can do nothing.
#[tokio::test]
async fn spectators_look_on() {
    let site = Site::new().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "apprentice"]).await;
    let id = table["id"].as_str().unwrap();
    let spectators: [Person; 2] = [site.person("Eve").await, site.stranger()];
    for spectator in &spectators {
        let seen = spectator.look(id).await;
        assert_eq!((&seen["viewer"], &seen["choices"]), (&Value::Null, &json!([])));
        assert_eq!(seen["undo"]["to"], Value::Null);
    }
}

/// The key of the cookies lies there: whoever reads it can be anybody.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_can_read_the_data() {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::Path;

    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("of/quadrivium");
    let database = folder.join("quadrivium.db");
    Sqlite::open(&folder).await.unwrap().close().await;
    // An older version has left it open to all.
    fs::set_permissions(&database, PermissionsExt::from_mode(0o644)).unwrap();
    let store = Sqlite::open(&folder).await.unwrap();
    store.secret("cookie").await.unwrap();
    assert_eq!(mode(&folder), 0o700);
    for name in ["quadrivium.db", "quadrivium.db-wal", "quadrivium.db-shm"] {
        assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
    }
    store.close().await;
}

/// A client that begins a request and never goes on does not keep its connection.
#[tokio::test]
async fn a_request_that_is_never_finished_is_not_waited_for() {
    let site = Site::with(Config { header_s: 1, ..Config::default() }).await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let mut wire = Wire::open(at, table["id"].as_str().unwrap(), &ann).await.unwrap();
    for sent in ["", "GET /heal", "GET /healthz HTTP/1.1\r\nhost: here\r\nslow: "] {
        let mut slow = TcpStream::connect(at).await.unwrap();
        slow.write_all(sent.as_bytes()).await.unwrap();
        let mut heard = Vec::new();
        in_time(slow.read_to_end(&mut heard)).await.unwrap();
        let heard = String::from_utf8(heard).unwrap();
        assert!(!heard.contains("200 OK"), "{sent:?}: {heard}");
    }
    let mut whole = TcpStream::connect(at).await.unwrap();
    whole.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n").await.unwrap();
    let mut heard = String::new();
    in_time(whole.read_to_string(&mut heard)).await.unwrap();
    assert!(heard.starts_with("HTTP/1.1 200 OK"), "{heard}");
    assert_eq!(
        wire.hello().await["seq"],
        table["seq"],
        "live connections may be silent for longer"
    );
}
