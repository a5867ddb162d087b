//! Who may have what sent where, and what strangers get of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::config::Notices;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Op, Paper, PaperKind, Postgres, Store, Write};
use quadrivium_table::ids::GuestId;
use serde_json::{Value, json};

use crate::notices::{config, good, hooked, wishes, written_to};
use crate::people::becoming;
use crate::receivers::{Browser, Receiver, Sink};
use crate::support::{Site, code, postgres};

/// Everything that can be asked for about notices, with a body that would be taken.
fn routes() -> Vec<(&'static str, Value)> {
    vec![
        ("/api/me/notices", wishes()),
        ("/api/me/notices/push", Browser::new(3).subscription("https://push.example.org/x")),
        ("/api/me/notices/push/end", json!({})),
        ("/api/me/notices/mail", json!({ "address": "ann@example.org", "language": "en" })),
        ("/api/me/notices/mail/end", json!({})),
        ("/api/me/notices/hook", json!({ "url": "https://hooks.example.org/x" })),
        ("/api/me/notices/hook/end", json!({})),
        ("/api/me/notices/test", json!({})),
    ]
}

fn key_in(text: &str, before: &str) -> String {
    let key = text.split(before).nth(1).unwrap_or_else(|| panic!("no {before} in {text}"));
    key.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[tokio::test]
async fn strangers_and_other_sites_get_nowhere() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let ann = site.person("Ann").await;
    assert_eq!(site.stranger().get("/api/me/notices").await.0, StatusCode::UNAUTHORIZED);
    for (path, body) in routes() {
        let nobody = site.stranger().post(path, body.clone()).await;
        assert_eq!((nobody.0, code(&nobody)), (StatusCode::UNAUTHORIZED, "no_guest"), "{path}");
        let mut forged = ann.request("POST", path, Some(body.clone()));
        forged.headers_mut().insert(header::ORIGIN, "https://evil.example".parse().unwrap());
        forged.headers_mut().insert(header::HOST, "play.example.org".parse().unwrap());
        assert_eq!(ann.send(forged).await.0, StatusCode::FORBIDDEN, "{path}");
        // A form of another page could send this, but no JSON.
        let mut form = ann.request("POST", path, Some(body));
        form.headers_mut().insert(header::CONTENT_TYPE, "text/plain".parse().unwrap());
        let status = ann.send(form).await.0;
        let empty = path.ends_with("/end") || path.ends_with("/test");
        assert!(empty || status == StatusCode::UNSUPPORTED_MEDIA_TYPE, "{path}: {status}");
        let huge = ann.post(path, json!({ "address": "x".repeat(100_000) })).await;
        assert!(empty || huge.0 == StatusCode::PAYLOAD_TOO_LARGE, "{path}: {}", huge.0);
    }
    assert_eq!(sink.letters().len(), 0);
}

#[tokio::test]
async fn an_address_is_confirmed_by_its_link_once_and_stopped_by_one_click_as_often_as_one_likes() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let mail = json!({ "address": "ann@example.org", "language": "ru" });
    good(&ann, "/api/me/notices/mail", mail.clone()).await;
    let [letter] = &sink.letters()[..] else { panic!("one letter") };
    assert_eq!(letter.to, ["RCPT TO:<ann@example.org>"]);
    let text = letter.plain();
    assert!(text.contains("семь дней"), "{text}");
    assert!(!text.contains("Ann"), "nobody's name is sent to strangers: {text}");
    let key = key_in(&text, "https://play.example.org/letters/confirm/");
    assert_eq!(ann.get("/api/me/notices").await.1["mail"]["state"], "unconfirmed");
    // Before it is confirmed nothing else goes there.
    assert_eq!(code(&ann.post("/api/me/notices/test", json!({})).await), "not_sent");
    // Another device, nobody's; and once.
    let confirm = json!({ "key": key });
    for wrong in ["", "x", &"a".repeat(24), &"a".repeat(10_000), "../../etc/passwd"] {
        let answer = site.stranger().post("/api/letters/confirm", json!({ "key": wrong })).await;
        assert_eq!((answer.0, code(&answer)), (StatusCode::GONE, "no_link"), "{wrong}");
    }
    good(&site.stranger(), "/api/letters/confirm", confirm.clone()).await;
    assert_eq!(ann.get("/api/me/notices").await.1["mail"]["state"], "confirmed");
    let replayed = site.stranger().post("/api/letters/confirm", confirm).await;
    assert_eq!(code(&replayed), "no_link");
    // The same answer to whoever else gives that address: nobody learns that it is known.
    assert_eq!(eve.post("/api/me/notices/mail", mail).await, (StatusCode::OK, json!({})));
    sink.letters();

    good(&ann, "/api/me/notices/test", json!({})).await;
    let [letter] = &sink.letters()[..] else { panic!("one test") };
    let stop = letter.header("list-unsubscribe").unwrap();
    let stop =
        stop.strip_prefix("<https://play.example.org").unwrap().trim_end_matches('>').to_owned();
    assert_eq!(letter.header("list-unsubscribe-post").unwrap(), "List-Unsubscribe=One-Click");
    assert!(letter.plain().contains(&stop), "and in the text");
    // Looking at the link stops nothing: programs that guard mail do so.
    site.stranger().get(&stop).await;
    assert_eq!(ann.get("/api/me/notices").await.1["mail"]["on"], true);
    for _ in 0..2 {
        let click = Request::post(&stop)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from("List-Unsubscribe=One-Click"))
            .unwrap();
        assert_eq!(site.stranger().send(click).await.0, StatusCode::OK);
        assert_eq!(ann.get("/api/me/notices").await.1["mail"]["on"], false);
    }
    let key = stop.rsplit('/').next().unwrap();
    good(&site.stranger(), "/api/letters/stop", json!({ "key": key })).await;
    // With another address the old links are void.
    good(&ann, "/api/me/notices/mail", json!({ "address": "a@example.net", "language": "en" }))
        .await;
    assert_eq!(
        code(&site.stranger().post("/api/letters/stop", json!({ "key": key })).await),
        "no_link"
    );
    // A link is good for a week.
    let key = key_in(&sink.letters()[0].plain(), "/letters/confirm/");
    site.wait_s(8 * 24 * 3_600);
    assert_eq!(
        code(&site.stranger().post("/api/letters/confirm", json!({ "key": key })).await),
        "no_link"
    );
}

#[tokio::test]
async fn nothing_that_is_typed_gets_into_a_header_or_becomes_part_of_a_letter() {
    let sink = Sink::open().await;
    let site = Site::with(config(&sink)).await;
    let ann = site.person("<img src=x onerror=alert(1)>").await;
    for address in [
        "ann@example.org\r\nBcc: eve@example.org",
        "ann@example.org\nSubject: buy",
        "ann@example.org,eve@example.org",
        "\"ann\\\r\nBcc: eve\"@example.org",
        "Ann <ann@example.org>",
        "ann@[127.0.0.1]",
        "ann@localhost",
        "",
        "@",
    ] {
        let answer =
            ann.post("/api/me/notices/mail", json!({ "address": address, "language": "en" })).await;
        assert_eq!(
            (answer.0, code(&answer)),
            (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"),
            "{address}"
        );
    }
    for language in ["", "de", "en\r\nX: y", "../en"] {
        let answer = ann
            .post(
                "/api/me/notices/mail",
                json!({ "address": "a@example.org", "language": language }),
            )
            .await;
        assert_eq!(code(&answer), "bad_field", "{language}");
    }
    assert_eq!(sink.letters().len(), 0);
    for wrong in [
        json!({ "language": "en", "letters": "never", "remind_h": 0 }),
        json!({ "language": "en", "letters": "each", "remind_h": 2 }),
        json!({ "language": "en", "letters": "each", "remind_h": 0, "quiet": { "from": 5, "to": 5 } }),
        json!({ "language": "en", "letters": "each", "remind_h": 0, "quiet": { "from": 0, "to": 1440 } }),
        json!({ "language": "xx", "letters": "each", "remind_h": 0 }),
        json!({ "letters": "each" }),
    ] {
        let answer = ann.post("/api/me/notices", wrong.clone()).await;
        assert!(answer.0.is_client_error(), "{wrong}: {answer:?}");
    }
}

#[tokio::test]
async fn private_addresses_are_not_called_unless_the_host_says_so() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let mut guarded = config(&sink);
    guarded.notices.private = false;
    let site = Site::with(guarded).await;
    let ann = site.person("Ann").await;
    let port = hook.at.port();
    for url in [
        hook.url(),
        format!("https://127.0.0.1:{port}/"),
        format!("https://localhost:{port}/"),
        "https://[::1]/".into(),
        "https://0/".into(),
        "https://2130706433/".into(),
        "https://169.254.169.254/latest/meta-data/".into(),
        "https://192.168.0.1/".into(),
        "https://[fe80::1]/".into(),
        "https://ann:secret@hooks.example.org/".into(),
        "ftp://hooks.example.org/".into(),
        "javascript:alert(1)".into(),
        "x".repeat(2_000),
    ] {
        let answer = ann.post("/api/me/notices/hook", json!({ "url": url })).await;
        assert_eq!(
            (answer.0, code(&answer)),
            (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"),
            "{url}"
        );
        let push = ann.post("/api/me/notices/push", Browser::new(5).subscription(&url)).await;
        assert_eq!(code(&push), "bad_field", "{url}");
    }
    let mut broken = Browser::new(5).subscription("https://push.example.org/x");
    broken["auth"] = json!("");
    assert_eq!(code(&ann.post("/api/me/notices/push", broken).await), "bad_field");
    assert_eq!(hook.heard().len(), 0);
    let (_, shown) = ann.get("/api/me/notices").await;
    assert_eq!((&shown["hook"], &shown["here"]), (&Value::Null, &json!(false)));
}

#[tokio::test]
async fn the_host_can_switch_each_way_off_and_nobody_is_written_to_too_often() {
    let sink = Sink::open().await;
    let none = Notices { push: false, hooks: false, ..Notices::default() };
    let site = Site::with(Config { notices: none, ..Config::default() }).await;
    let ann = site.person("Ann").await;
    let (_, shown) = ann.get("/api/me/notices").await;
    assert_eq!(shown["offers"], json!({ "push": null, "letters": false, "hooks": false }));
    for (path, body) in routes() {
        let offered = !["/push", "/mail", "/hook"].iter().any(|way| path.ends_with(way));
        if !offered {
            assert_eq!(code(&ann.post(path, body).await), "switched_off", "{path}");
        }
    }
    let site = Site::with(Config { letters_per_hour: 3, ..config(&sink) }).await;
    let ann = site.person("Ann").await;
    let mut taken = 0;
    for number in 0..5 {
        let mail = json!({ "address": format!("a{number}@example.org"), "language": "en" });
        let answer = ann.post("/api/me/notices/mail", mail).await;
        taken += u32::from(answer.0 == StatusCode::OK);
        assert!(answer.0 == StatusCode::OK || code(&answer) == "many_letters", "{answer:?}");
    }
    assert_eq!((taken, sink.letters().len()), (3, 3));
    // An address that takes nothing is said to be one.
    sink.answer("550 no such person");
    let bob = site.person("Bob").await;
    let answer = bob
        .post("/api/me/notices/mail", json!({ "address": "b@example.org", "language": "en" }))
        .await;
    assert_eq!(code(&answer), "not_sent");
}

#[tokio::test]
async fn what_is_kept_for_notices_is_exported_without_keys_and_goes_with_the_person() {
    let (sink, hook) = (Sink::open().await, Receiver::open().await);
    let site = Site::with(config(&sink)).await;
    let ann = site.person("Annabella").await;
    good(&ann, "/api/me/notices", wishes()).await;
    hooked(&ann, &hook).await;
    written_to(&ann, &sink, "ann@example.org").await;
    good(&ann, "/api/me/notices/push", Browser::new(3).subscription(&hook.url())).await;
    let (_, kept) = ann.get("/api/me/export").await;
    let kinds: Vec<_> =
        kept["papers"].as_array().unwrap().iter().map(|paper| paper["kind"].clone()).collect();
    assert_eq!(kinds, ["device", "push", "stop", "wishes"]);
    let text = kept.to_string();
    assert!(text.contains("ann@example.org") && text.contains(&hook.url()), "{text}");
    for key in ["\"key\"", "\"stop\":\"", "\"auth\""] {
        assert!(!text.contains(key), "{key}: {text}");
    }
    let me = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
    // A device that is signed out shows nothing any more.
    let own = ann.get("/api/me").await.1["devices"][0]["id"].as_str().unwrap().to_owned();
    let papers = async || site.tables.store.read().papers_of(me).await.unwrap();
    assert!(papers().await.iter().any(|paper| paper.id == own && paper.kind.word() == "push"));
    let (answer, _) = becoming(&site, &ann, "/api/me/delete", json!({ "name": "Annabella" })).await;
    assert_eq!(answer.0, StatusCode::OK);
    assert!(papers().await.is_empty());
}

/// Otherwise the time tells who else has given an address that was written to often enough.
#[tokio::test]
async fn a_mailbox_that_has_had_enough_takes_as_long_as_one_that_is_written_to() {
    let sink = Sink::open().await;
    let mut config = config(&sink);
    config.notices.asking_ms = 400;
    let site = Site::with(config).await;
    let mut letters = 0;
    for number in 0..7 {
        // One whose host keeps everybody waiting makes no difference either.
        sink.answer(if number == 0 { "" } else { "250 OK" });
        let somebody = site.person(&format!("Somebody {number}")).await;
        let mail = json!({ "address": "ann@example.org", "language": "en" });
        let begun = Instant::now();
        good(&somebody, "/api/me/notices/mail", mail).await;
        let took = begun.elapsed();
        assert!(took >= Duration::from_millis(400), "{number}: {took:?}");
        assert!(took < Duration::from_secs(10), "{number}: {took:?}");
        letters += sink.letters().len();
    }
    assert_eq!(letters, 4, "the first is still waiting, and the last two were too many");
}

/// A request that was under way while somebody was forgotten leaves nothing that belongs to nobody.
#[tokio::test]
async fn what_is_kept_of_somebody_is_not_kept_after_they_are_forgotten() {
    let sink = Sink::open().await;
    let metrics = Arc::new(Metrics::default());
    let embedded = Site::with(config(&sink)).await;
    let store = Postgres::open(&postgres().await).await.unwrap();
    let shared =
        Site::over(Store::new(Arc::new(store), Arc::clone(&metrics)), metrics, config(&sink), None);
    for site in [embedded, shared.await] {
        let ann = site.person("Annabella").await;
        let me: GuestId = ann.get("/api/me").await.1["id"].as_str().unwrap().parse().unwrap();
        let kinds = [PaperKind::Wishes, PaperKind::Confirm, PaperKind::Stop, PaperKind::Push];
        let papers = || kinds.map(|kind| Paper::new(kind, &me, me, &json!({ "language": "en" })));
        let store = &site.tables.store;
        let write = async |paper| store.write(Write::Papers(me, vec![Op::Keep(paper)])).await;
        for paper in papers() {
            assert!(write(paper.clone()).await.unwrap(), "{paper:?}");
            assert!(!write(paper).await.unwrap(), "it is there already");
        }
        let name = json!({ "name": "Annabella" });
        let (answer, _) = becoming(&site, &ann, "/api/me/delete", name).await;
        assert_eq!(answer.0, StatusCode::OK);
        for paper in papers() {
            assert!(!write(paper.clone()).await.unwrap(), "{paper:?}");
        }
        assert!(store.read().papers_of(me).await.unwrap().is_empty());
    }
}
