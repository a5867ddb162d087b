//! For hosts: the token, the page, what hosts do to people and tables, and that nobody else can.

use std::sync::Arc;

use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::Config;
use quadrivium_server::config::{Hosting, Token};
use quadrivium_server::store::Ask;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::support::{Answer, Person, Site, code, in_time, postgres};

pub const TOKEN: &str = "a token that nobody guesses";

pub fn config() -> Config {
    let hosting = Hosting { page: true, reports: true, token: Some(Token(TOKEN.into())) };
    Config { requests_per_s: 100_000, burst: 100_000, hosting, ..Config::default() }
}

pub async fn hosted() -> (Site, Person) {
    let site = Site::with(config()).await;
    let simon = site.person("Simon").await;
    let entered = simon.post("/api/host/enter", json!({ "token": TOKEN })).await;
    assert_eq!(entered.0, StatusCode::OK, "{}", entered.1);
    (site, simon)
}

pub async fn id(person: &Person) -> String {
    person.get("/api/me").await.1["id"].as_str().unwrap().to_owned()
}

pub async fn done(person: &Person, path: &str, body: Value) {
    let answer = person.post(path, body).await;
    assert_eq!(answer.0, StatusCode::OK, "{path}: {}", answer.1);
}

pub async fn acts(host: &Person) -> Vec<String> {
    let (_, log) = host.get("/api/host/log").await;
    let acts = log["acts"].as_array().unwrap().iter();
    acts.map(|act| act["act"].as_str().unwrap().to_owned()).collect()
}

/// Every address of the host's page, with a body that would do something.
fn routes(person: &str, table: &str) -> (Vec<String>, Vec<(String, Value)>) {
    let sentence = json!({ "reason": "rude", "days": 1 });
    let read = ["", "/tables", "/players?q=a", "/reports", "/log", "/invitations"];
    let mut write = vec![
        ("/announce".into(), json!({ "announcement": null })),
        ("/mode".into(), json!({ "read_only": true })),
        ("/backup".into(), json!({})),
        ("/token".into(), json!({})),
        ("/invitations".into(), json!({ "uses": 1, "days": 1 })),
        (format!("/invitations/{}/void", "a".repeat(64)), json!({})),
        ("/reports/aaaaaaaaaaaa".into(), json!({ "act": "nothing" })),
    ];
    for verb in ["mute", "unmute", "ban", "unban"] {
        write.push((format!("/players/{person}/{verb}"), sentence.clone()));
    }
    write.push((format!("/players/{person}/host"), json!({ "yes": true })));
    for verb in ["look", "close"] {
        write.push((format!("/tables/{table}/{verb}"), json!({})));
    }
    let full = |path: &str| format!("/api/host{path}");
    (read.map(full).into(), write.into_iter().map(|(path, body)| (full(&path), body)).collect())
}

#[tokio::test]
async fn nobody_but_a_host_gets_anything_and_nothing_tells_who_or_what_there_is() {
    let (site, simon) = hosted().await;
    let (ann, stranger) = (site.person("Ann").await, site.stranger());
    let table = simon.table(&["you", "you"]).await;
    let real = routes(&id(&simon).await, table["id"].as_str().unwrap());
    let made_up = routes(&"a".repeat(20), "aaaaaaaaaaaa");
    for ((reads, writes), (reads_too, writes_too)) in [(real, made_up)] {
        for (path, other) in reads.iter().zip(&reads_too) {
            assert_eq!(stranger.get(path).await.0, StatusCode::UNAUTHORIZED, "{path}");
            assert_eq!(code(&ann.get(path).await), "not_host", "{path}");
            assert_eq!(ann.get(path).await, ann.get(other).await);
        }
        for ((path, body), (other, _)) in writes.iter().zip(&writes_too) {
            let refused = ann.post(path, body.clone()).await;
            assert_eq!((refused.0, code(&refused)), (StatusCode::FORBIDDEN, "not_host"), "{path}");
            assert_eq!(
                refused,
                ann.post(other, body.clone()).await,
                "whether it is there is not told"
            );
            assert_eq!(
                stranger.post(path, body.clone()).await.0,
                StatusCode::UNAUTHORIZED,
                "{path}"
            );
            // A page of another site in the name of a host.
            let mut request = simon.request("POST", path, Some(body.clone()));
            let evil = HeaderValue::from_static("https://evil.example");
            request.headers_mut().insert(header::ORIGIN, evil);
            request.headers_mut().insert(header::HOST, HeaderValue::from_static("play.example"));
            let (status, text) = simon.send(request).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
            assert!(text.contains("other_site"), "{text}");
            // Too large, where there is anything to be read.
            if *body != json!({}) && !path.contains("/un") {
                let huge = json!({ "reason": "x".repeat(1 << 20) });
                assert_eq!(simon.post(path, huge).await.0, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
            }
        }
    }
    assert_eq!(acts(&simon).await, ["enter"], "nothing of it was done");
    // The session is that of one device: the same cookie of another person has none.
    done(&simon, "/api/host/leave", json!({})).await;
    assert_eq!(code(&simon.get("/api/host").await), "not_host");
    let log = site.tables.log(None).await.unwrap().acts;
    assert_eq!((log[0].act.as_str(), log[0].host.as_deref()), ("leave", Some("Simon")));
    // And where the host has switched it off, there is none at all.
    let mut config = config();
    config.hosting.page = false;
    let without = Site::with(config).await;
    let eve = without.person("Eve").await;
    let entered = eve.post("/api/host/enter", json!({ "token": TOKEN })).await;
    assert_eq!(code(&entered), "switched_off");
}

/// Asks for something as programs do.
pub async fn by_token(person: &Person, token: &str, method: &str, path: &str) -> Answer {
    let mut request = person.request(method, &format!("/api/host{path}"), None);
    let shown = HeaderValue::from_str(&format!("Bearer {token}")).unwrap();
    request.headers_mut().insert(header::AUTHORIZATION, shown);
    let (status, text) = person.send(request).await;
    (status, serde_json::from_str(&text).unwrap())
}

#[tokio::test]
async fn a_token_cannot_be_tried_out_and_a_new_one_ends_what_the_last_one_opened() {
    let site = Site::with(Config { codes_per_hour: 6, ..config() }).await;
    let (simon, eve) = (site.person("Simon").await, site.person("Eve").await);
    done(&simon, "/api/host/enter", json!({ "token": TOKEN })).await;
    let (_, made) = simon.post("/api/host/token", json!({})).await;
    let made = made["token"].as_str().unwrap().to_owned();
    // It is not kept as it was shown.
    let papers = Ask::orders().of(site.tables.store.read()).await.unwrap();
    assert!(!format!("{papers:?}").contains(&made));
    let other = site.person("Olga").await;
    done(&other, "/api/host/enter", json!({ "token": made })).await;
    simon.post("/api/host/token", json!({})).await;
    assert_eq!(
        code(&other.get("/api/host").await),
        "not_host",
        "the one before opens nothing more"
    );
    assert_eq!(simon.get("/api/host").await.0, StatusCode::OK, "that of the start is another one");
    // A session ends by itself.
    site.wait_s(12 * 3_600);
    assert_eq!(code(&simon.get("/api/host").await), "not_host");
    for guess in ["", "x", "A token that nobody guesses", &made, TOKEN.trim_end_matches('s')] {
        let refused = eve.post("/api/host/enter", json!({ "token": guess })).await;
        assert_eq!((refused.0, code(&refused)), (StatusCode::FORBIDDEN, "bad_token"), "{guess}");
    }
    // Programs show it with every request; wrong ones are counted in the same purse.
    let by_token = async |person: &Person, token: &str| by_token(person, token, "GET", "").await;
    assert_eq!(by_token(&site.stranger(), TOKEN).await.0, StatusCode::OK);
    assert_eq!(code(&by_token(&eve, "guess").await), "bad_token");
    assert_eq!(code(&by_token(&eve, "guess").await), "many_codes");
    assert_eq!(
        code(&by_token(&eve, TOKEN).await),
        "many_codes",
        "nor does she hear that it is right"
    );
    let console = site.tables.console_key();
    assert_eq!(by_token(&eve, &console).await.0, StatusCode::OK, "nobody guesses that one");
    let limited = eve.post("/api/host/enter", json!({ "token": TOKEN })).await;
    assert_eq!(code(&limited), "many_codes");
}

#[tokio::test]
async fn hosts_name_others_by_person_and_dismiss_them() {
    let (site, simon) = hosted().await;
    let ann = site.person("Ann").await;
    let path = format!("/api/host/players/{}/host", id(&ann).await);
    done(&simon, &path, json!({ "yes": true })).await;
    assert_eq!(ann.get("/api/me").await.1["host"], true);
    let (_, seen) = ann.get("/api/host").await;
    assert_eq!((&seen["you"], &seen["hosts"][0]["name"]), (&json!("Ann"), &json!("Ann")));
    done(&simon, &path, json!({ "yes": false })).await;
    assert_eq!(code(&ann.get("/api/host").await), "not_host");
    done(&simon, &path, json!({ "yes": true })).await;
    assert_eq!(acts(&ann).await, ["name_host", "dismiss_host", "name_host", "enter"]);
}

#[tokio::test]
async fn who_is_muted_plays_on_and_writes_nothing_until_it_ends_or_is_taken_back() {
    let (site, simon) = hosted().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open"]).await;
    let at = table["id"].as_str().unwrap();
    bob.follow(&ann, at).await;
    let mute = format!("/api/host/players/{}/mute", id(&ann).await);
    for wrong in [
        json!({ "reason": "", "days": 1 }),
        json!({ "reason": "x".repeat(301), "days": 1 }),
        json!({ "reason": "rude", "days": 0 }),
        json!({ "reason": "rude", "days": 4_000 }),
    ] {
        assert_eq!(code(&simon.post(&mute, wrong).await), "bad_field");
    }
    let sentence = json!({ "reason": "<b>Stay polite.</b>", "days": 7 });
    done(&simon, &mute, sentence.clone()).await;
    let said = ann.act(at, "chat", json!({ "text": "hm" })).await;
    assert_eq!((said.0, code(&said)), (StatusCode::FORBIDDEN, "muted"));
    assert_eq!(said.1["error"]["reason"], "<b>Stay polite.</b>", "as text, to be shown as text");
    assert_eq!(said.1["error"]["until"], 1_800_000_000_000_u64 + 7 * 24 * 3_600_000);
    let turn =
        if ann.look(at).await["choices"].as_array().unwrap().is_empty() { &bob } else { &ann };
    assert_eq!(turn.play_first(at).await.0, StatusCode::OK, "the game goes on");
    done(&simon, &mute.replace("mute", "unmute"), json!({})).await;
    assert_eq!(ann.act(at, "chat", json!({ "text": "back" })).await.0, StatusCode::OK);
    done(&simon, &mute, sentence).await;
    site.wait_s(7 * 24 * 3_600);
    assert_eq!(ann.act(at, "chat", json!({ "text": "served" })).await.0, StatusCode::OK);
    // Nobody does it to themselves, and there is nobody else.
    done(&simon, "/api/host/enter", json!({ "token": TOKEN })).await;
    let own = format!("/api/host/players/{}/mute", id(&simon).await);
    assert_eq!(code(&simon.post(&own, json!({ "reason": "x" })).await), "bad_field");
    let nobody = format!("/api/host/players/{}/mute", "a".repeat(20));
    assert_eq!(code(&simon.post(&nobody, json!({ "reason": "x" })).await), "no_player");
}

#[tokio::test]
async fn who_is_banned_is_nobody_everywhere_at_once_and_bots_play_on() {
    let (site, simon) = hosted().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open", "apprentice"]).await;
    let game = table["id"].as_str().unwrap();
    bob.follow(&ann, game).await;
    let (_, recovery) = ann.post("/api/me/recovery", json!({})).await;
    let mut wire = Wire::open(at, game, &ann).await.unwrap();
    wire.hello().await;
    let ban = format!("/api/host/players/{}/ban", id(&ann).await);
    done(&simon, &ban, json!({ "reason": "threats", "days": 30 })).await;
    in_time(wire.closed()).await;
    assert_eq!(ann.get("/api/guest").await.1, Value::Null);
    for (path, body) in [
        ("/api/guest", json!({ "name": "Ann" })),
        ("/api/me/recovery", json!({})),
        ("/api/host/enter", json!({ "token": TOKEN })),
    ] {
        let refused = ann.post(path, body).await;
        assert_eq!((refused.0, code(&refused)), (StatusCode::FORBIDDEN, "banned"), "{path}");
        assert_eq!(refused.1["error"]["reason"], "threats");
    }
    let back = site.stranger().post("/api/recover", json!({ "code": recovery["code"] })).await;
    assert_eq!(code(&back), "banned", "nor by a code");
    in_time(async {
        while bob.look(game).await["seats"][0]["resigned"] != true {
            tokio::task::yield_now().await;
        }
    })
    .await;
    site.settled(game).await;
    let (_, found) = simon.get("/api/host/players?q=ann").await;
    assert_eq!(found["players"][0]["ban"]["reason"], "threats");
    // Taken back: the same devices are the same person again.
    done(&simon, &ban.replace("/ban", "/unban"), json!({})).await;
    assert_eq!(ann.get("/api/guest").await.1["name"], "Ann");
    let (_, log) = simon.get("/api/host/log").await;
    let act = &log["acts"][1];
    assert_eq!((&act["act"], &act["person"]), (&json!("ban"), &json!("Ann")));
    assert_eq!((&act["host"], &act["said"]["reason"]), (&json!("Simon"), &json!("threats")));
}

#[tokio::test]
async fn nobody_new_comes_from_the_address_of_somebody_who_is_banned() {
    let site = Site::with(Config { behind_proxy: true, ..config() }).await;
    let simon = site.person("Simon").await;
    done(&simon, "/api/host/enter", json!({ "token": TOKEN })).await;
    let from = async |person: &Person, address: &'static str, path: &str, body: Option<Value>| {
        let method = if body.is_some() { "POST" } else { "GET" };
        let mut request = person.request(method, path, body);
        request.headers_mut().insert("x-forwarded-for", HeaderValue::from_static(address));
        let (status, text) = person.send(request).await;
        (status, serde_json::from_str::<Value>(&text).unwrap())
    };
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    from(&ann, "192.0.2.1", "/api/me", None).await;
    from(&bob, "192.0.2.1", "/api/me", None).await;
    let ban = format!("/api/host/players/{}/ban", id(&ann).await);
    // Her last request before the ban came from elsewhere.
    from(&ann, "192.0.2.1", "/api/me", None).await;
    done(&simon, &ban, json!({ "reason": "threats", "days": 30 })).await;
    let name = Some(json!({ "name": "Anna" }));
    let stranger = site.stranger();
    let refused = from(&stranger, "192.0.2.1", "/api/guest", name.clone()).await;
    assert_eq!((refused.0, code(&refused)), (StatusCode::FORBIDDEN, "barred"));
    assert_eq!(from(&stranger, "192.0.2.2", "/api/guest", name.clone()).await.0, StatusCode::OK);
    assert_eq!(
        from(&bob, "192.0.2.1", "/api/me", None).await.0,
        StatusCode::OK,
        "others there play on"
    );
    // She tries from elsewhere with her old cookie: that place is closed to new names, too.
    from(&ann, "192.0.2.9", "/api/guest", name.clone()).await;
    assert_eq!(code(&from(&stranger, "192.0.2.9", "/api/guest", name.clone()).await), "barred");
    // Nothing that is kept names the address.
    let kept =
        site.tables.store.read().papers_of(id_of(&simon, "Ann").await.parse().unwrap()).await;
    assert!(!format!("{:?}", kept.unwrap()).contains("192.0.2"));
    done(&simon, &ban.replace("/ban", "/unban"), json!({})).await;
    assert_eq!(from(&stranger, "192.0.2.1", "/api/guest", name).await.0, StatusCode::OK);
}

async fn id_of(host: &Person, name: &str) -> String {
    let (_, found) = host.get(&format!("/api/host/players?q={name}")).await;
    found["players"][0]["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn everything_can_be_looked_at_and_nothing_changed_while_hosts_want_it_so() {
    let (site, simon) = hosted().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let at = table["id"].as_str().unwrap();
    done(&simon, "/api/host/mode", json!({ "read_only": true })).await;
    assert_eq!(site.stranger().get("/api/site").await.1["read_only"], true);
    let before = ann.look(at).await;
    for refused in [
        ann.play_first(at).await,
        ann.act(at, "chat", json!({ "text": "hm" })).await,
        ann.post("/api/guest", json!({ "name": "Anna" })).await,
        ann.post("/api/me/recovery", json!({})).await,
        ann.post(&format!("/api/tables/{at}/remove"), json!({})).await,
        site.stranger().post("/api/guest", json!({ "name": "New" })).await,
    ] {
        assert_eq!((refused.0, code(&refused)), (StatusCode::SERVICE_UNAVAILABLE, "read_only"));
    }
    let wish = json!({ "game": "burgundy", "seats": [{ "kind": "you" }, { "kind": "open" }] });
    assert_eq!(code(&ann.post("/api/tables", wish).await), "read_only");
    assert_eq!(ann.look(at).await["seq"], before["seq"]);
    assert_eq!(ann.get("/api/tables/mine").await.0, StatusCode::OK);
    // Hosts still can, and the next start remembers.
    let mute = format!("/api/host/players/{}/mute", id(&ann).await);
    done(&simon, &mute, json!({ "reason": "rude", "days": 1 })).await;
    done(&simon, "/api/host/mode", json!({ "read_only": false })).await;
    assert_eq!(ann.play_first(at).await.0, StatusCode::OK);
    assert_eq!(acts(&simon).await, ["read_write", "mute", "read_only", "enter"]);
}

#[tokio::test]
async fn an_announcement_is_told_to_everybody_until_its_end() {
    let (site, simon) = hosted().await;
    let now = site.tables.now();
    let say = |until: u64| {
        let said = json!({ "en": "Closed <i>on Sunday</i>", "pl": "", "ru": "В воскресенье", "until": until });
        json!({ "announcement": said })
    };
    for until in [now, now + 91 * 24 * 3_600_000] {
        assert_eq!(code(&simon.post("/api/host/announce", say(until)).await), "bad_field");
    }
    done(&simon, "/api/host/announce", say(now + 3_600_000)).await;
    let (_, seen) = site.stranger().get("/api/site").await;
    assert_eq!(seen["announcement"]["en"], "Closed <i>on Sunday</i>");
    site.wait_s(3_600);
    assert_eq!(site.stranger().get("/api/site").await.1["announcement"], Value::Null);
    done(&simon, "/api/host/announce", say(site.tables.now() + 1)).await;
    done(&simon, "/api/host/announce", json!({ "announcement": null })).await;
    assert_eq!(site.stranger().get("/api/site").await.1["announcement"], Value::Null);
}

#[tokio::test]
async fn only_those_with_an_invitation_come_in_and_it_opens_as_often_as_it_says() {
    let (site, simon) = hosted().await;
    done(&simon, "/api/host/mode", json!({ "invitation_only": true })).await;
    let (_, made) = simon.post("/api/host/invitations", json!({ "uses": 1, "days": 7 })).await;
    let stranger = site.stranger();
    for key in [Value::Null, json!(""), json!("a".repeat(24)), json!("é")] {
        let refused =
            stranger.post("/api/guest", json!({ "name": "Eve", "invitation": key })).await;
        assert_eq!((refused.0, code(&refused)), (StatusCode::FORBIDDEN, "by_invitation"));
    }
    let name = json!({ "name": "Ann", "invitation": made["key"] });
    assert_eq!(stranger.post("/api/guest", name.clone()).await.0, StatusCode::OK);
    assert_eq!(code(&stranger.post("/api/guest", name).await), "by_invitation", "replayed");
    assert_eq!(simon.get("/api/me").await.0, StatusCode::OK, "who is in stays in");
    // Voided, and too late.
    let (_, made) = simon.post("/api/host/invitations", json!({ "uses": 9, "days": 1 })).await;
    let (_, late) = simon.post("/api/host/invitations", json!({ "uses": 9, "days": 1 })).await;
    let (_, shown) = simon.get("/api/host/invitations").await;
    assert_eq!(shown["invitations"].as_array().unwrap().len(), 2);
    assert!(!shown.to_string().contains(made["key"].as_str().unwrap()));
    let welcome = &shown["invitations"][0];
    let path = format!("/api/host/invitations/{}/void", welcome["id"].as_str().unwrap());
    done(&simon, &path, json!({})).await;
    site.wait_s(24 * 3_600);
    for made in [made, late] {
        let name = json!({ "name": "Eve", "invitation": made["key"] });
        assert_eq!(code(&stranger.post("/api/guest", name).await), "by_invitation");
    }
}

#[tokio::test]
async fn tables_are_found_looked_at_and_closed() {
    let (site, simon) = hosted().await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let at = table["id"].as_str().unwrap();
    ann.act(at, "chat", json!({ "text": "a word between us" })).await;
    let found = async |q: &str| {
        let (_, found) = simon.get(&format!("/api/host/tables?q={q}")).await;
        assert!(!found.to_string().contains("a word between us"));
        found["tables"].as_array().unwrap().len()
    };
    for q in ["", &at[..5], "ANN", "burg"] {
        assert_eq!(found(q).await, 1, "{q}");
    }
    for q in ["zzz", "orleans", "%25", "'", "%22"] {
        assert_eq!(found(q).await, 0, "{q}");
    }
    done(&simon, &format!("/api/host/tables/{at}/look"), json!({})).await;
    let there = listen(&site).await;
    let mut wire = Wire::open(there, at, &ann).await.unwrap();
    wire.hello().await;
    // Also while nobody else may change anything.
    done(&simon, "/api/host/mode", json!({ "read_only": true })).await;
    done(&simon, &format!("/api/host/tables/{at}/close"), json!({})).await;
    in_time(wire.closed()).await;
    assert_eq!(ann.get(&format!("/api/tables/{at}")).await.0, StatusCode::NOT_FOUND);
    let again = simon.post(&format!("/api/host/tables/{at}/close"), json!({})).await;
    assert_eq!(code(&again), "no_table");
    assert_eq!(acts(&simon).await, ["close", "read_only", "look", "enter"]);
}

#[tokio::test]
async fn what_one_node_orders_holds_on_all() {
    let url = postgres().await;
    let (here, there) = (Site::node(&url).await, Site::node(&url).await);
    let ann = there.person("Ann").await;
    let guest = id(&ann).await.parse().unwrap();
    let host = quadrivium_server::tables::Host::Console;
    let sentence = serde_json::from_value(json!({ "reason": "threats" })).unwrap();
    here.tables.ban(host, guest, &sentence, None).await.unwrap();
    in_time(async {
        while ann.get("/api/guest").await.1 != Value::Null {
            tokio::task::yield_now().await;
        }
    })
    .await;
    here.tables.unban(host, guest).await.unwrap();
    here.tables.set_read_only(host, true).await.unwrap();
    in_time(async {
        while there.stranger().get("/api/site").await.1["read_only"] != true {
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(ann.get("/api/guest").await.1["name"], "Ann");
    assert_eq!(code(&ann.post("/api/guest", json!({ "name": "Anna" })).await), "read_only");
    let (_, seen) = Arc::new(there).stranger().get("/api/host").await;
    assert_eq!(seen["error"]["code"], "no_guest");
    let copy = here.tables.back_up(host).await.unwrap_err().to_string();
    assert!(copy.contains("pg_dump"), "{copy}");
}
