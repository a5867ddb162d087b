//! What hosts order reaches every route there is, as the description of the interface lists them: a new
//! one fails here until it says what it does.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::{HeaderValue, StatusCode, header};
use quadrivium_server::tables::Host;
use serde_json::{Value, json};

use crate::rows::dump;
use crate::support::{Answer, Person, Site, code};

/// What a request does, if nobody keeps it from doing so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// Stores words that others read.
    Words,
    /// Stores something else.
    Writes,
    /// Nothing: what it asks for cannot be, as things are here.
    Nothing,
    /// Answers, and stores nothing.
    Reads,
}
use Does::{Nothing, Reads, Words, Writes};

/// People and tables for whom every request means something.
pub struct Scene {
    pub site: Site,
    folder: tempfile::TempDir,
    pub ann: Person,
    pub bob: Person,
    /// A listed table of Ann's that waits.
    pub waiting: String,
    /// A game of both, in which Ann is to decide.
    pub running: String,
    /// A listed table of Bob's that waits, to which Ann is invited.
    pub open: String,
    pub club: String,
    /// A tournament of Bob's that is open.
    tournament: String,
}

pub async fn scene() -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let listed = async |owner: &Person| {
        let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
        let public = json!({ "who": { "kind": "everybody" } });
        let wish = json!({ "game": "burgundy", "seats": seats, "public": public });
        let (status, made) = owner.post("/api/tables", wish).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        made["id"].as_str().unwrap().to_owned()
    };
    let (waiting, open) = (listed(&ann).await, listed(&bob).await);
    let game = ann.table(&["you", "open"]).await;
    let running = game["id"].as_str().unwrap().to_owned();
    bob.follow(&ann, &running).await;
    while ann.look(&running).await["choices"].as_array().unwrap().is_empty() {
        assert_eq!(bob.play_first(&running).await.0, StatusCode::OK);
    }
    for person in [&ann, &bob] {
        let (status, said) =
            person.post("/api/people/inviting", json!({ "who": "everybody" })).await;
        assert_eq!(status, StatusCode::OK, "{said}");
    }
    let invite = json!({ "player": id(&ann).await, "table": open });
    assert_eq!(bob.post("/api/people/invite", invite).await.0, StatusCode::OK);
    let (_, club) = ann.post("/api/clubs", json!({ "name": "Guild" })).await;
    let club = club["id"].as_str().unwrap().to_owned();
    let tournament = crate::tournaments::found(&bob, json!({})).await;
    Scene { site, folder, ann, bob, waiting, running, open, club, tournament }
}

/// How many tournaments a list has.
fn listed(answer: &Answer) -> usize {
    answer.1["tournaments"].as_array().unwrap().len()
}

pub async fn id(person: &Person) -> String {
    person.get("/api/me").await.1["id"].as_str().unwrap().to_owned()
}

/// Every address of the interface with these methods, but those of hosts, which ask for a host first.
pub fn described(method: &str) -> BTreeSet<String> {
    let description: Value = serde_json::from_str(&quadrivium_server::http::openapi()).unwrap();
    let paths = description["paths"].as_object().unwrap().iter();
    let of_hosts = |path: &str| path == "/api/host" || path.starts_with("/api/host/");
    let those = paths.filter(|(path, ways)| ways.get(method).is_some() && !of_hosts(path));
    those.map(|(path, _)| path.clone()).collect()
}

/// What Ann asks for at every address, and what it does.
#[expect(clippy::too_many_lines, reason = "it is the list of all of them")]
pub async fn requests(scene: &Scene) -> BTreeMap<&'static str, (Does, String, Value)> {
    let Scene { ann, bob, waiting, running, open, club, tournament, .. } = scene;
    let (_, me) = ann.get("/api/me").await;
    let (_, other) = bob.get("/api/me").await;
    let device = me["devices"][0]["id"].as_str().unwrap();
    let seen = ann.look(running).await;
    let seat = |yours: bool| {
        let mut seats = seen["seats"].as_array().unwrap().iter();
        seats.find(|seat| seat["you"] == yours).unwrap()["seat"].clone()
    };
    let (mine, theirs) = (seat(true), seat(false));
    let choice = &seen["choices"][0];
    let seq = seen["seq"].clone();
    let play = json!({ "seq": seq, "seat": choice["seat"], "action": choice["action"] });
    let tried = json!({ "seat": mine, "moves": 0, "seed": 0, "others": "hotseat" });
    let key = "a".repeat(24);
    let soon = crate::away::day(20);
    let wishes = json!({ "language": "en", "letters": "each", "remind_h": 3 });
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let (w, r) = (format!("/api/tables/{waiting}"), format!("/api/tables/{running}"));
    let why = json!({ "seat": mine, "actions": [] });
    let mut why_tried = tried.clone();
    why_tried["actions"] = json!([]);
    let all = [
        ("/api/clubs", Words, "/api/clubs".into(), json!({ "name": "Another" })),
        ("/api/clubs/{club}/{verb}", Writes, format!("/api/clubs/{club}/renew"), json!({})),
        (
            "/api/games/{game}/lessons/{lesson}/moves/{moves}/why",
            Reads,
            "/api/games/burgundy/lessons/none/moves/0/why".into(),
            why.clone(),
        ),
        ("/api/games/{game}/options", Reads, "/api/games/burgundy/options".into(), json!({})),
        (
            "/api/games/{game}/puzzles/{number}",
            Reads,
            "/api/games/burgundy/puzzles/1".into(),
            json!({}),
        ),
        (
            "/api/games/{game}/puzzles/{number}/answer",
            Reads,
            "/api/games/burgundy/puzzles/1/answer".into(),
            json!({ "moves": [] }),
        ),
        (
            "/api/games/{game}/puzzles/{number}/why",
            Reads,
            "/api/games/burgundy/puzzles/1/why".into(),
            json!({ "moves": [], "seat": "A", "actions": [] }),
        ),
        ("/api/guest", Words, "/api/guest".into(), json!({ "name": "Anna" })),
        ("/api/guest/renew", Writes, "/api/guest/renew".into(), json!({})),
        ("/api/letters/confirm", Nothing, "/api/letters/confirm".into(), json!({ "key": key })),
        ("/api/letters/stop", Nothing, "/api/letters/stop".into(), json!({ "key": key })),
        (
            "/api/link/enter",
            Nothing,
            "/api/link/enter".into(),
            json!({ "token": key, "claim": key }),
        ),
        ("/api/link/leave", Reads, "/api/link/leave".into(), json!({ "token": key, "claim": key })),
        ("/api/link/open", Nothing, "/api/link/open".into(), json!({ "token": key })),
        ("/api/match", Writes, "/api/match".into(), json!({ "game": "orleans", "pace": "live" })),
        ("/api/me/arms", Writes, "/api/me/arms".into(), json!({ "arms": other["arms"] })),
        ("/api/me/away", Writes, "/api/me/away".into(), json!({ "first": soon, "last": soon })),
        ("/api/me/away/end", Nothing, "/api/me/away/end".into(), json!({ "first": soon })),
        ("/api/me/delete", Writes, "/api/me/delete".into(), json!({ "name": "Ann" })),
        (
            "/api/me/devices/{device}/end",
            Writes,
            format!("/api/me/devices/{device}/end"),
            json!({}),
        ),
        ("/api/me/link", Writes, "/api/me/link".into(), json!({})),
        (
            "/api/me/link/answer",
            Nothing,
            "/api/me/link/answer".into(),
            json!({ "token": key, "yes": false }),
        ),
        ("/api/me/link/watch", Reads, "/api/me/link/watch".into(), json!({ "token": key })),
        ("/api/me/notices", Writes, "/api/me/notices".into(), wishes),
        (
            "/api/me/notices/hook",
            Nothing,
            "/api/me/notices/hook".into(),
            json!({ "url": "ftp://x" }),
        ),
        ("/api/me/notices/hook/end", Writes, "/api/me/notices/hook/end".into(), json!({})),
        (
            "/api/me/notices/mail",
            Nothing,
            "/api/me/notices/mail".into(),
            json!({ "address": "ann@example.org", "language": "en" }),
        ),
        ("/api/me/notices/mail/end", Writes, "/api/me/notices/mail/end".into(), json!({})),
        (
            "/api/me/notices/push",
            Nothing,
            "/api/me/notices/push".into(),
            json!({ "endpoint": "ftp://x", "p256dh": "", "auth": "", "language": "en" }),
        ),
        ("/api/me/notices/push/end", Writes, "/api/me/notices/push/end".into(), json!({})),
        ("/api/me/notices/test", Nothing, "/api/me/notices/test".into(), json!({})),
        ("/api/me/passkeys/begin", Nothing, "/api/me/passkeys/begin".into(), json!({})),
        ("/api/me/passkeys/finish", Nothing, "/api/me/passkeys/finish".into(), json!({})),
        ("/api/me/passkeys/{key}/end", Nothing, format!("/api/me/passkeys/{key}/end"), json!({})),
        ("/api/me/recovery", Writes, "/api/me/recovery".into(), json!({})),
        (
            "/api/me/seen",
            Writes,
            "/api/me/seen".into(),
            json!({ "ranking": false, "games": false }),
        ),
        ("/api/me/zone", Writes, "/api/me/zone".into(), json!({ "zone": "Europe/Warsaw" })),
        ("/api/passkey/begin", Nothing, "/api/passkey/begin".into(), json!({})),
        ("/api/passkey/finish", Nothing, "/api/passkey/finish".into(), json!({})),
        (
            "/api/people/answer",
            Writes,
            "/api/people/answer".into(),
            json!({ "table": open, "yes": false }),
        ),
        ("/api/people/find", Reads, "/api/people/find".into(), json!({ "name": "Bob" })),
        (
            "/api/people/follow",
            Writes,
            "/api/people/follow".into(),
            json!({ "player": other["id"], "follow": true }),
        ),
        (
            "/api/people/invite",
            Words,
            "/api/people/invite".into(),
            json!({ "player": other["id"], "table": waiting }),
        ),
        ("/api/people/inviting", Writes, "/api/people/inviting".into(), json!({ "who": "nobody" })),
        ("/api/records", Nothing, "/api/records".into(), json!("no record")),
        ("/api/recover", Nothing, "/api/recover".into(), json!({ "code": key })),
        (
            "/api/tables",
            Writes,
            "/api/tables".into(),
            json!({ "game": "burgundy", "seats": seats }),
        ),
        ("/api/tables/{id}/analysis", Nothing, format!("{r}/analysis"), json!({})),
        (
            "/api/tables/{id}/analysis/moments/{number}",
            Nothing,
            format!("{r}/analysis/moments/0"),
            json!({}),
        ),
        (
            "/api/tables/{id}/analysis/moments/{number}/answer",
            Nothing,
            format!("{r}/analysis/moments/0/answer"),
            json!({}),
        ),
        (
            "/api/tables/{id}/analysis/moments/{number}/why",
            Nothing,
            format!("{r}/analysis/moments/0/why"),
            json!({ "seat": mine, "actions": [] }),
        ),
        ("/api/tables/{id}/analysis/stop", Reads, format!("{r}/analysis/stop"), json!({})),
        (
            "/api/tables/{id}/answer_undo",
            Nothing,
            format!("{r}/answer_undo"),
            json!({ "seq": seq, "yes": true }),
        ),
        (
            "/api/tables/{id}/bot",
            Writes,
            format!("{w}/bot"),
            json!({ "seat": "B", "level": "apprentice" }),
        ),
        ("/api/tables/{id}/chat", Words, format!("{r}/chat"), json!({ "text": "hm" })),
        ("/api/tables/{id}/claim", Nothing, format!("{r}/claim"), json!({ "seq": seq })),
        ("/api/tables/{id}/forgo", Reads, format!("{r}/forgo"), json!({ "seat": mine })),
        (
            "/api/tables/{id}/fork",
            Writes,
            format!("{r}/fork"),
            json!({ "moves": 0, "kind": "sandbox" }),
        ),
        ("/api/tables/{id}/intend", Nothing, format!("{r}/intend"), tried.clone()),
        ("/api/tables/{id}/invite", Writes, format!("{w}/invite"), json!({ "seat": "B" })),
        ("/api/tables/{id}/join", Writes, format!("/api/tables/{open}/join"), json!({})),
        ("/api/tables/{id}/leave", Writes, format!("{w}/leave"), json!({ "seat": "A" })),
        ("/api/tables/{id}/play", Writes, format!("{r}/play"), play),
        ("/api/tables/{id}/redo", Nothing, format!("{r}/redo"), json!({ "seq": seq })),
        ("/api/tables/{id}/rematch", Nothing, format!("{r}/rematch"), json!({})),
        ("/api/tables/{id}/remove", Writes, format!("{w}/remove"), json!({})),
        (
            "/api/tables/{id}/report",
            Writes,
            format!("{r}/report"),
            json!({ "seat": theirs, "reason": "name" }),
        ),
        (
            "/api/tables/{id}/resign",
            Writes,
            format!("{r}/resign"),
            json!({ "seq": seq, "seat": mine }),
        ),
        (
            "/api/tables/{id}/sit",
            Nothing,
            format!("/api/tables/{open}/sit"),
            json!({ "invite": key }),
        ),
        ("/api/tables/{id}/try", Reads, format!("{r}/try"), tried),
        ("/api/tables/{id}/try/why", Reads, format!("{r}/try/why"), why_tried),
        ("/api/tables/{id}/undo", Nothing, format!("{w}/undo"), json!({ "seq": 0 })),
        ("/api/tables/{id}/why", Reads, format!("{r}/why"), why),
        (
            "/api/tournaments",
            Words,
            "/api/tournaments".into(),
            crate::tournaments::wish(&json!({})),
        ),
        (
            "/api/tournaments/{tournament}/{verb}",
            Writes,
            format!("/api/tournaments/{tournament}/join"),
            json!({}),
        ),
    ];
    all.into_iter().map(|(route, does, path, body)| (route, (does, path, body))).collect()
}

/// All that can be looked at, as Ann would.
fn looks(scene: &Scene, ann: &str) -> Vec<String> {
    let fill = |route: &String| {
        let running = route.starts_with("/api/tables/{id}").then_some(scene.running.as_str());
        route
            .replace("{id}", running.unwrap_or_default())
            .replace("{club}", &scene.club)
            .replace("{tournament}", &scene.tournament)
            .replace("{game}", "burgundy")
            .replace("{lesson}", "none")
            .replace("{moves}", "0")
            .replace("{number}", "0")
            .replace("{who}", ann)
    };
    // These wait for a live connection; what is counted changes by being asked for.
    let live = ["/api/lobby", "/api/tables/{id}/live", "/metrics"];
    let routes = described("get");
    let plain = routes.iter().filter(|route| !live.contains(&route.as_str()));
    let queries =
        [("history", "?game=burgundy&players=2"), ("ranking", "?game=burgundy&players=2")];
    let whole = |path: String| {
        let query = queries.iter().find(|(end, _)| path.ends_with(end)).map(|(_, query)| *query);
        path + query.unwrap_or_default()
    };
    plain.map(fill).map(whole).collect()
}

#[tokio::test]
async fn nothing_is_changed_by_any_route_while_hosts_want_it_so_and_nobody_muted_is_read() {
    let scene = scene().await;
    let requests = requests(&scene).await;
    let known: BTreeSet<_> = requests.keys().map(|route| (*route).to_owned()).collect();
    assert_eq!(known, described("post"), "say here what a new route does");
    let ann = id(&scene.ann).await;
    let mut before = Vec::new();
    for path in looks(&scene, &ann) {
        before.push((scene.ann.get(&path).await.0, path));
    }
    scene.site.tables.set_read_only(Host::Console, true).await.unwrap();
    let kept = dump(scene.folder.path()).await;
    let walk = async |muted: bool| {
        for (route, (does, path, body)) in &requests {
            let answer = scene.ann.post(path, body.clone()).await;
            let refused = code(&answer);
            let said = format!("{route}, muted: {muted}: {} {}", answer.0, answer.1);
            match does {
                Words if muted => assert_eq!(refused, "muted", "{said}"),
                Words | Writes => assert_eq!(refused, "read_only", "{said}"),
                Nothing => assert!(!answer.0.is_success() && refused != "muted", "{said}"),
                Reads => assert!(!answer.0.is_server_error() && refused != "muted", "{said}"),
            }
        }
    };
    walk(false).await;
    assert_eq!(dump(scene.folder.path()).await, kept, "nothing at all was stored");
    for (status, path) in before {
        assert_eq!(scene.ann.get(&path).await.0, status, "{path}");
    }
    // Who is muted is kept from nothing but words.
    let sentence = serde_json::from_value(json!({ "reason": "rude" })).unwrap();
    scene.site.tables.mute(Host::Console, ann.parse().unwrap(), &sentence).await.unwrap();
    walk(true).await;
}

#[tokio::test]
async fn who_is_banned_gets_no_further_than_a_stranger_anywhere() {
    let scene = scene().await;
    let requests = requests(&scene).await;
    let ann = id(&scene.ann).await;
    let sentence = serde_json::from_value(json!({ "reason": "threats" })).unwrap();
    scene.site.tables.ban(Host::Console, ann.parse().unwrap(), &sentence, None).await.unwrap();
    for (route, (_, path, body)) in &requests {
        let answer = scene.ann.post(path, body.clone()).await;
        assert_eq!((answer.0, code(&answer)), (StatusCode::FORBIDDEN, "banned"), "{route}");
    }
    let stranger = scene.site.stranger();
    for path in looks(&scene, &ann) {
        let (hers, theirs) = (scene.ann.get(&path).await, stranger.get(&path).await);
        assert_eq!(hers.0, theirs.0, "{path}");
    }
    // Nobody is led to her table any more, nor invited by her, nor can invite her.
    let table: quadrivium_table::ids::TableId = scene.waiting.parse().unwrap();
    crate::support::in_time(async {
        while scene.site.tables.board.has(table) {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let found = scene.bob.post("/api/people/find", json!({ "name": "Ann" })).await;
    assert_eq!(found.1["people"], json!([]), "{}", found.1);
    let invite = json!({ "player": ann, "table": scene.open });
    assert_eq!(code(&scene.bob.post("/api/people/invite", invite).await), "no_person");
}

/// Where one comes in by invitation, who is outside is told of nobody.
#[tokio::test]
async fn who_has_no_invitation_hears_of_nobody() {
    let scene = scene().await;
    let stranger = scene.site.stranger();
    let ann = id(&scene.ann).await;
    let private = [
        format!("/api/players/{ann}"),
        format!("/api/players/{ann}/games"),
        format!("/api/players/{ann}/history?game=burgundy&players=2"),
        "/api/ranking?game=burgundy&players=2".to_owned(),
        format!("/api/clubs/{}", scene.club),
        format!("/api/tournaments/{}", scene.tournament),
    ];
    assert_eq!(listed(&stranger.get("/api/tournaments").await), 1);
    assert_eq!(stranger.get("/api/open").await.1["tables"].as_array().unwrap().len(), 2);
    scene.site.tables.set_invitation_only(Host::Console, true).await.unwrap();
    assert_eq!(stranger.get("/api/open").await.1["tables"], json!([]));
    assert_eq!(listed(&stranger.get("/api/tournaments").await), 0);
    for path in &private {
        assert_eq!(code(&stranger.get(path).await), "by_invitation", "{path}");
        assert_eq!(scene.ann.get(path).await.0, StatusCode::OK, "{path}");
    }
    assert_eq!(scene.ann.get("/api/open").await.1["tables"].as_array().unwrap().len(), 2);
}

/// A page of another site brings the cookie along, and nothing comes of it, whatever it asks for.
#[tokio::test]
async fn no_route_takes_anything_from_a_page_of_another_site() {
    let scene = scene().await;
    let requests = requests(&scene).await;
    let kept = dump(scene.folder.path()).await;
    for (route, (_, path, body)) in &requests {
        for origin in ["https://evil.example", "null"] {
            let mut request = scene.ann.request("POST", path, Some(body.clone()));
            request.headers_mut().insert(header::ORIGIN, HeaderValue::from_static(origin));
            let (status, text) = scene.ann.send(request).await;
            let answer = (status, serde_json::from_str(&text).unwrap());
            let expected = (StatusCode::FORBIDDEN, "other_site");
            assert_eq!((answer.0, code(&answer)), expected, "{route} from {origin}");
        }
    }
    assert_eq!(dump(scene.folder.path()).await, kept, "nothing at all was stored");
}
