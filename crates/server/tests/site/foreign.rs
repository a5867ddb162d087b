//! Eve asks for what is Ann's, at every address that the description of the interface lists. A new one fails here
//! until it says whose it is what it shows.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::live::{Wire, listen};
use crate::obeyed::{Scene, described, id, requests, scene};
use crate::support::{Answer, Person, code};
use crate::tournaments::found;

/// Whose it is what an address shows or changes.
enum Whose {
    /// Ann's. So Eve asks for it, and is refused.
    Anns(Vec<(String, Value)>),
    /// That of whoever asks: the session says whose, and nothing in the request names anybody else's.
    Own,
    /// Everybody's, on purpose; why.
    All(&'static str),
}
use Whose::{All, Anns, Own};

/// What Ann has for herself.
struct Hers {
    scene: Scene,
    me: String,
    device: String,
    /// A game that she tries something with.
    sandbox: String,
    /// A tournament by invitation.
    tournament: String,
    /// Links and codes that open something of hers.
    link: String,
    /// What nobody else is shown anywhere.
    secrets: Vec<String>,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

async fn hers() -> Hers {
    let scene = scene().await;
    let ann = &scene.ann;
    let fork = json!({ "moves": 0, "kind": "sandbox" });
    let (status, made) = ann.post(&format!("/api/tables/{}/fork", scene.running), fork).await;
    assert_eq!(status, StatusCode::OK, "{made}");
    let sandbox = text(&made["id"]);
    let private = json!({ "name": "Annabella's cup", "admission": { "kind": "invitation" } });
    let tournament = found(ann, private).await;
    let link = text(&ann.post("/api/me/link", json!({})).await.1["token"]);
    let code = text(&ann.post("/api/me/recovery", json!({})).await.1["code"]);
    let key = text(&ann.get(&format!("/api/clubs/{}", scene.club)).await.1["key"]);
    let hide = json!({ "ranking": false, "games": false });
    assert_eq!(ann.post("/api/me/seen", hide).await.0, StatusCode::OK);
    let (_, me) = ann.get("/api/me").await;
    let device = text(&me["devices"][0]["id"]);
    let mut secrets = vec!["Annabella".to_owned(), link.clone(), code, key, device.clone()];
    secrets.extend([sandbox.clone(), tournament.clone(), scene.running.clone()]);
    Hers { me: id(ann).await, device, sandbox, tournament, link, secrets, scene }
}

const GAMES: &str = "written games and rules are the same for everybody";
const SITE: &str = "what everybody may know of the site";
const LISTED: &str = "who is listed there wants to be found";

/// Whose everything is but tables, which have a list of their own.
#[expect(clippy::too_many_lines, reason = "it is the list of all of them")]
fn list(hers: &Hers) -> Vec<(&'static str, &'static str, Whose)> {
    let Hers { scene, me, device, tournament, link, .. } = hers;
    let made_up = "a".repeat(24);
    let none = || json!({});
    let club = |verb: &str| format!("/api/clubs/{}/{verb}", scene.club);
    let cup =
        |verb: &str| (format!("/api/tournaments/{tournament}/{verb}"), json!({ "player": me }));
    let one = |path: &str, body: Value| Anns(vec![(path.to_owned(), body)]);
    vec![
        ("get", "/api/clubs/{club}", All("its name and its size; the rest is for members")),
        (
            "post",
            "/api/clubs/{club}/{verb}",
            Anns(vec![
                (club("join"), json!({ "key": made_up })),
                (club("answer"), json!({ "player": me, "yes": true })),
                (club("leave"), json!({ "player": me })),
                (club("hand_over"), json!({ "player": me })),
                (club("renew"), none()),
            ]),
        ),
        ("post", "/api/clubs", Own),
        ("get", "/api/games", All(GAMES)),
        ("get", "/api/games/{game}/lessons", All(GAMES)),
        ("get", "/api/games/{game}/lessons/{lesson}/moves/{moves}", All(GAMES)),
        ("post", "/api/games/{game}/lessons/{lesson}/moves/{moves}/why", All(GAMES)),
        ("post", "/api/games/{game}/options", All(GAMES)),
        ("get", "/api/games/{game}/puzzles", All(GAMES)),
        ("post", "/api/games/{game}/puzzles/{number}", All(GAMES)),
        ("post", "/api/games/{game}/puzzles/{number}/answer", All(GAMES)),
        ("post", "/api/games/{game}/puzzles/{number}/why", All(GAMES)),
        ("get", "/api/guest", Own),
        ("post", "/api/guest", Own),
        ("post", "/api/guest/renew", Own),
        ("post", "/api/letters/confirm", one("/api/letters/confirm", json!({ "key": made_up }))),
        ("post", "/api/letters/stop", one("/api/letters/stop", json!({ "key": made_up }))),
        // Whoever has the link shall come in by it, once Ann has said yes at her own device.
        ("post", "/api/link/open", one("/api/link/open", json!({ "token": made_up }))),
        (
            "post",
            "/api/link/enter",
            one("/api/link/enter", json!({ "token": link, "claim": made_up })),
        ),
        (
            "post",
            "/api/link/leave",
            one("/api/link/leave", json!({ "token": link, "claim": made_up })),
        ),
        ("get", "/api/lobby", All(LISTED)),
        ("post", "/api/match", All(LISTED)),
        ("get", "/api/me", Own),
        ("post", "/api/me/arms", Own),
        ("get", "/api/me/away", Own),
        ("post", "/api/me/away", Own),
        ("post", "/api/me/away/end", Own),
        ("post", "/api/me/delete", one("/api/me/delete", json!({ "name": "Ann" }))),
        (
            "post",
            "/api/me/devices/{device}/end",
            one(&format!("/api/me/devices/{device}/end"), none()),
        ),
        ("get", "/api/me/export", Own),
        ("post", "/api/me/link", Own),
        (
            "post",
            "/api/me/link/answer",
            one("/api/me/link/answer", json!({ "token": link, "yes": true })),
        ),
        ("post", "/api/me/link/watch", one("/api/me/link/watch", json!({ "token": link }))),
        ("get", "/api/me/notices", Own),
        ("post", "/api/me/notices", Own),
        ("post", "/api/me/notices/hook", Own),
        ("post", "/api/me/notices/hook/end", Own),
        ("post", "/api/me/notices/mail", Own),
        ("post", "/api/me/notices/mail/end", Own),
        ("post", "/api/me/notices/push", Own),
        ("post", "/api/me/notices/push/end", Own),
        ("post", "/api/me/notices/test", Own),
        ("post", "/api/me/passkeys/begin", Own),
        ("post", "/api/me/passkeys/finish", Own),
        (
            "post",
            "/api/me/passkeys/{key}/end",
            one(&format!("/api/me/passkeys/{made_up}/end"), none()),
        ),
        ("post", "/api/me/recovery", Own),
        ("get", "/api/me/seen", Own),
        ("post", "/api/me/seen", Own),
        ("post", "/api/me/zone", Own),
        ("get", "/api/open", All(LISTED)),
        ("get", "/api/passkey", All(SITE)),
        ("post", "/api/passkey/begin", Own),
        ("post", "/api/passkey/finish", one("/api/passkey/finish", none())),
        ("get", "/api/people", Own),
        (
            "post",
            "/api/people/answer",
            one("/api/people/answer", json!({ "table": scene.open, "yes": true })),
        ),
        ("post", "/api/people/find", All("by the name that they wish to be found by")),
        ("post", "/api/people/follow", All("one sees what everybody sees, and first")),
        (
            "post",
            "/api/people/invite",
            Anns(
                [&scene.running, &hers.sandbox]
                    .map(|table| {
                        let invite = json!({ "player": me, "table": table });
                        ("/api/people/invite".to_owned(), invite)
                    })
                    .into(),
            ),
        ),
        ("post", "/api/people/inviting", Own),
        ("get", "/api/players/{who}", All("a name and a shield; ratings of those who show them")),
        ("get", "/api/players/{who}/games", one(&format!("/api/players/{me}/games"), Value::Null)),
        (
            "get",
            "/api/players/{who}/history",
            one(&format!("/api/players/{me}/history?game=burgundy&players=2"), Value::Null),
        ),
        ("get", "/api/ranking", All("those who want to be ranked")),
        ("post", "/api/records", Own),
        ("post", "/api/recover", one("/api/recover", json!({ "code": made_up }))),
        ("get", "/api/site", All(SITE)),
        ("post", "/api/tables", Own),
        ("get", "/api/tables/mine", Own),
        ("get", "/api/tournaments", All("those that are open to everybody, or to one's clubs")),
        ("post", "/api/tournaments", Own),
        (
            "get",
            "/api/tournaments/{tournament}",
            one(&format!("/api/tournaments/{tournament}"), Value::Null),
        ),
        (
            "post",
            "/api/tournaments/{tournament}/{verb}",
            Anns(["join", "leave", "start", "close"].map(cup).into()),
        ),
        ("get", "/healthz", All(SITE)),
        ("get", "/metrics", All("numbers of nobody, to whoever asks from the machine itself")),
    ]
}

/// What whoever has the link of a table may do there, and why.
const BY_LINK: [(&str, &str, &str); 10] = [
    ("get", "", LOOKS_ON),
    ("get", "/live", LOOKS_ON),
    ("get", "/moves/{number}", LOOKS_ON),
    ("get", "/players", LOOKS_ON),
    ("get", "/stand", LOOKS_ON),
    ("get", "/fork", LOOKS_ON),
    ("post", "/fork", "it begins with what everybody has seen"),
    ("post", "/join", "a listed table is for those to whom it is listed"),
    ("get", "/invitation", "it opens nothing without the key to a seat"),
    ("post", "/remove", "it is one's own list, and that has no such table"),
];
const LOOKS_ON: &str = "whoever has the link looks on, with the eyes of the public";

/// A refusal, and nothing of what was asked for.
fn refused(answer: &Answer, asked: &str, secrets: &[String]) {
    let (status, said) = answer;
    assert!(status.is_client_error(), "{asked}: {status} {said}");
    let fields: Vec<_> = said.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["error"], "{asked}: {said}");
    silent(said, asked, secrets);
}

fn silent(said: &Value, asked: &str, secrets: &[String]) {
    let said = said.to_string();
    for secret in secrets {
        assert!(!said.contains(secret.as_str()), "{asked} tells '{secret}': {said}");
    }
}

async fn ask(person: &Person, method: &str, path: &str, body: &Value) -> Answer {
    if method == "get" { person.get(path).await } else { person.post(path, body.clone()).await }
}

/// All that Ann sees of what is hers.
async fn seen(hers: &Hers) -> Vec<Answer> {
    let Hers { scene, sandbox, tournament, .. } = hers;
    let mut seen = Vec::new();
    for path in [
        "/api/me".to_owned(),
        "/api/people".to_owned(),
        "/api/tables/mine".to_owned(),
        format!("/api/tables/{sandbox}"),
        format!("/api/tables/{}", scene.running),
        format!("/api/tables/{}", scene.waiting),
        format!("/api/clubs/{}", scene.club),
        format!("/api/tournaments/{tournament}"),
    ] {
        seen.push(scene.ann.get(&path).await);
    }
    seen
}

#[tokio::test]
async fn nobody_is_given_what_is_somebody_elses() {
    let hers = hers().await;
    let Hers { scene, secrets, .. } = &hers;
    let eve = scene.site.person("Eve").await;
    let before = seen(&hers).await;
    let list = list(&hers);
    let tables: BTreeSet<_> = ["get", "post"]
        .into_iter()
        .flat_map(|method| described(method).into_iter().map(move |route| (method, route)))
        .filter(|(_, route)| route.starts_with("/api/tables/{id}"))
        .collect();
    for method in ["get", "post"] {
        let of_list = list.iter().filter(|(way, ..)| *way == method);
        let of_tables = tables.iter().filter(|(way, _)| *way == method);
        let known = of_list.map(|(_, route, _)| (*route).to_owned());
        let known: BTreeSet<_> = known.chain(of_tables.map(|(_, route)| route.clone())).collect();
        assert_eq!(known, described(method), "say here whose it is what a new route shows");
    }
    for (method, route, whose) in &list {
        match whose {
            Anns(ways) => {
                for (path, body) in ways {
                    let answer = ask(&eve, method, path, body).await;
                    refused(&answer, &format!("{method} {path} {body}"), secrets);
                }
            }
            // What is told to everybody tells nothing of it, either.
            Own | All(_) if *method == "get" && !route.contains('{') && *route != "/api/lobby" => {
                silent(&eve.get(route).await.1, route, secrets);
            }
            Own => assert!(!route.contains('{'), "{route} names something: is it nobody else's?"),
            All(why) => assert!(!why.is_empty(), "{route}"),
        }
    }
    let club = eve.get(&format!("/api/clubs/{}", scene.club)).await.1;
    silent(&club, "a club", secrets);
    assert_eq!(club["members"], json!([]));
    let page = eve.get(&format!("/api/players/{}", hers.me)).await.1;
    silent(&page, "a page", secrets);
    assert_eq!((&page["ratings"], &page["recent"]["games"]), (&json!([]), &json!([])));
    assert_eq!(seen(&hers).await, before, "nothing of hers has changed");
}

#[tokio::test]
async fn nobody_does_anything_at_the_table_of_somebody_else() {
    let hers = hers().await;
    let Hers { scene, sandbox, secrets, .. } = &hers;
    let eve = scene.site.person("Eve").await;
    let at = listen(&scene.site).await;
    let before = seen(&hers).await;
    let posts = requests(scene).await;
    let routes = |method: &'static str| {
        let all = described(method).into_iter().map(move |route| (method, route));
        all.filter(|(_, route)| route.starts_with("/api/tables/{id}"))
    };
    let mut found = BTreeSet::new();
    for (method, route) in routes("get").chain(routes("post")) {
        let end = route.strip_prefix("/api/tables/{id}").unwrap();
        let by_link = BY_LINK.iter().any(|(way, those, _)| (*way, *those) == (method, end));
        let body = posts.get(route.as_str()).map_or(Value::Null, |(_, _, body)| body.clone());
        let query = match end {
            "/fork" => "?moves=0",
            "/invitation" => "?invite=aaaaaaaaaaaaaaaaaaaaaaaa",
            _ => "",
        };
        let end = end.replace("{number}", "0");
        if end == "/live" {
            assert!(Wire::open(at, sandbox, &eve).await.is_err());
            found.insert((method, end));
            continue;
        }
        let asked = format!("{method} {route}");
        // A table that is hers alone is not there for anybody else.
        let alone = format!("/api/tables/{sandbox}{end}{query}");
        let answer = ask(&eve, method, &alone, &body).await;
        refused(&answer, &asked, secrets);
        assert_eq!((answer.0, code(&answer)), (StatusCode::NOT_FOUND, "no_table"), "{asked}");
        // At one whose link Eve has she looks on.
        let shared = format!("/api/tables/{}{end}{query}", scene.running);
        let answer = ask(&eve, method, &shared, &body).await;
        if by_link {
            found.insert((method, end));
        } else {
            assert!(answer.0.is_client_error(), "{asked}: {} {}", answer.0, answer.1);
        }
    }
    assert_eq!(found.len(), BY_LINK.len(), "{found:?}");
    assert_eq!(seen(&hers).await, before, "nothing of hers has changed");
}

/// What hosts do asks for a host before anything else.
#[tokio::test]
async fn nobody_but_a_host_is_answered_at_any_address_of_hosts() {
    let hers = hers().await;
    let eve = hers.scene.site.person("Eve").await;
    let description: Value = serde_json::from_str(&quadrivium_server::http::openapi()).unwrap();
    let paths = description["paths"].as_object().unwrap().iter();
    let mut asked = 0;
    for (route, ways) in paths.filter(|(route, _)| route.starts_with("/api/host")) {
        for method in ways.as_object().unwrap().keys() {
            let path = route.replace("{person}", &hers.me).replace("{id}", &hers.scene.running);
            let answer = match (method.as_str(), route.as_str()) {
                // One's own device is none of a host's; and whoever has the token is one.
                ("post", "/api/host/leave") => continue,
                ("post", "/api/host/enter") => {
                    eve.post(&path, json!({ "token": "a".repeat(24) })).await
                }
                (method, _) => ask(&eve, method, &path, &json!({})).await,
            };
            refused(&answer, route, &hers.secrets);
            assert_eq!(answer.0, StatusCode::FORBIDDEN, "{method} {route}: {}", answer.1);
            asked += 1;
        }
    }
    assert!(asked > 20, "{asked}");
}
