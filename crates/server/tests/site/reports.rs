//! Reports of what somebody wrote: what hosts are shown of it, and that each is answered once.

use axum::http::StatusCode;
use quadrivium_server::Config;
use quadrivium_server::store::{Op, Paper, PaperKind, Write};
use quadrivium_table::ids::GuestId;
use serde_json::{Value, json};

use crate::host::{TOKEN, acts, config, done, hosted, id};
use crate::people::becoming;
use crate::support::{Site, code, in_time};

#[tokio::test]
async fn a_report_shows_the_reported_lines_only_and_is_answered_once() {
    let (site, simon) = hosted().await;
    let (ann, bob, eve) =
        (site.person("Annabella").await, site.person("Bob").await, site.person("Eve").await);
    let table = ann.table(&["you", "open"]).await;
    let at = table["id"].as_str().unwrap();
    bob.follow(&ann, at).await;
    for text in ["learn the rules", "or leave", "well played"] {
        assert_eq!(bob.act(at, "chat", json!({ "text": text })).await.0, StatusCode::OK);
    }
    ann.act(at, "chat", json!({ "text": "my own secret" })).await;
    let chat = ann.look(at).await["chat"].clone();
    let seq = |line: usize| chat[line]["seq"].clone();
    let (seat, own) = (chat[0]["seat"].clone(), chat[3]["seat"].clone());
    let path = format!("/api/tables/{at}/report");
    let report = |seat: &Value, lines: Value| json!({ "seat": seat, "reason": "rude", "lines": lines, "note": "twice" });
    // Not from outside, not about oneself, not with words of somebody else.
    assert_eq!(code(&eve.post(&path, report(&seat, json!([]))).await), "not_seated");
    assert_eq!(
        site.stranger().post(&path, report(&seat, json!([]))).await.0,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(code(&ann.post(&path, report(&own, json!([]))).await), "bad_field");
    assert_eq!(code(&ann.post(&path, report(&seat, json!([seq(3)]))).await), "bad_field");
    let other = json!({ "seat": seat, "reason": "other", "lines": [] });
    assert_eq!(code(&ann.post(&path, other).await), "bad_field");
    done(&ann, &path, report(&seat, json!([seq(0), seq(1)]))).await;
    let (_, seen) = simon.get("/api/host/reports").await;
    let shown = &seen["reports"][0];
    assert_eq!(shown["lines"], json!(["learn the rules", "or leave"]));
    assert!(
        !seen.to_string().contains("my own secret") && !seen.to_string().contains("well played")
    );
    assert_eq!((&shown["by"], &shown["person"]["name"]), (&json!("Annabella"), &json!("Bob")));
    assert_eq!(simon.get("/api/host").await.1["reports"], 1);
    assert_eq!(simon.get("/api/host/tables").await.1["tables"][0]["reported"], true);
    // Bob's own file says what was said of him, but not by whom.
    let (_, kept) = bob.get("/api/me/export").await;
    assert!(kept["papers"].to_string().contains("learn the rules"));
    assert!(!kept["papers"].to_string().contains("twice"), "{}", kept["papers"]);
    let answer = format!("/api/host/reports/{}", shown["id"].as_str().unwrap());
    let verdict = json!({ "act": "mute", "reason": "Please stay polite.", "days": 7 });
    // Bob is a host himself: not about himself, not even nothing.
    let host = format!("/api/host/players/{}/host", id(&bob).await);
    done(&simon, &host, json!({ "yes": true })).await;
    assert_eq!(code(&bob.post(&answer, json!({ "act": "nothing" })).await), "bad_field");
    done(&simon, &host, json!({ "yes": false })).await;
    // A sentence without a reason answers nothing.
    let mute = json!({ "act": "mute", "reason": "", "days": 7 });
    assert_eq!(code(&simon.post(&answer, mute).await), "bad_field");
    assert_eq!(simon.get("/api/host").await.1["reports"], 1);
    done(&simon, &answer, verdict.clone()).await;
    assert_eq!(code(&simon.post(&answer, verdict).await), "no_report", "replayed");
    assert_eq!(code(&bob.act(at, "chat", json!({ "text": "hm" })).await), "muted");
    assert_eq!(acts(&simon).await[..2], ["answer_report".to_owned(), "mute".to_owned()]);
    // Ann goes, and is not in it any more.
    done(&ann, &path, report(&seat, json!([seq(2)]))).await;
    assert_eq!(ann.get("/api/me/export").await.1["reported_by_you"][0]["note"], "twice");
    let (gone, _) = becoming(&site, &ann, "/api/me/delete", json!({ "name": "Annabella" })).await;
    assert_eq!(gone.0, StatusCode::OK);
    in_time(async {
        while simon.get("/api/host/reports").await.1["reports"][0]["by"] != Value::Null {
            tokio::task::yield_now().await;
        }
    })
    .await;
    // Many are too many.
    let site = Site::with(Config { reports_per_hour: 1, ..config() }).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open"]).await;
    let path = format!("/api/tables/{}/report", table["id"].as_str().unwrap());
    bob.follow(&ann, table["id"].as_str().unwrap()).await;
    let report = json!({ "seat": "A", "reason": "name" });
    assert_eq!(bob.post(&path, report.clone()).await.0, StatusCode::OK);
    assert_eq!(code(&bob.post(&path, report).await), "many_reports");
}

/// Of two hosts who answer at once the first has the word, and nothing is done by the other.
#[tokio::test]
async fn two_hosts_answer_a_report_once() {
    let (site, simon) = hosted().await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open"]).await;
    let at = table["id"].as_str().unwrap();
    bob.follow(&ann, at).await;
    let seat = ann.look(at).await["seats"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|seat| (seat["name"] == "Bob").then(|| seat["seat"].clone()));
    done(&ann, &format!("/api/tables/{at}/report"), json!({ "seat": seat, "reason": "name" }))
        .await;
    let (_, seen) = simon.get("/api/host/reports").await;
    let answer = format!("/api/host/reports/{}", seen["reports"][0]["id"].as_str().unwrap());
    let mute = json!({ "act": "mute", "reason": "rude" });
    let ban = json!({ "act": "ban", "reason": "threats" });
    let both = tokio::join!(simon.post(&answer, mute), simon.post(&answer, ban));
    let mut codes = [code(&both.0), code(&both.1)];
    codes.sort_unstable();
    assert_eq!(codes, ["", "no_report"]);
    let (_, found) = simon.get("/api/host/players?q=Bob").await;
    let bob = &found["players"][0];
    let muted = both.0.0 == StatusCode::OK;
    assert_eq!((bob["mute"].is_object(), bob["ban"].is_object()), (muted, !muted), "{bob}");
    assert_eq!(acts(&simon).await.len(), 3, "enter, one measure, one answer");
}

/// Nobody makes hosts read without end, and nobody takes the place of others.
#[tokio::test]
async fn only_so_many_reports_of_one_person_wait_for_an_answer() {
    let site = Site::with(Config { reports_per_hour: 1_000, ..config() }).await;
    let simon = site.person("Simon").await;
    done(&simon, "/api/host/enter", json!({ "token": TOKEN })).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let seat = |of: &str| json!({ "seat": of, "reason": "name" });
    let mut path = String::new();
    for table in 0..7 {
        let made = ann.table(&["you", "open"]).await;
        let at = made["id"].as_str().unwrap();
        bob.follow(&ann, at).await;
        path = format!("/api/tables/{at}/report");
        // Three about one table, and twenty in all.
        for _ in 0..if table < 6 { 3 } else { 2 } {
            done(&ann, &path, seat("B")).await;
        }
        let refused = ann.post(&path, seat("B")).await;
        assert_eq!((refused.0, code(&refused)), (StatusCode::CONFLICT, "many_waiting"));
    }
    done(&bob, &path, seat("A")).await;
    // A host has answered one: there is room for another.
    let (_, seen) = simon.get("/api/host/reports").await;
    let first = seen["reports"][0]["id"].as_str().unwrap();
    done(&simon, &format!("/api/host/reports/{first}"), json!({ "act": "nothing" })).await;
    done(&ann, &path, seat("B")).await;
}

#[tokio::test]
async fn hosts_are_shown_reports_a_page_at_a_time_and_none_is_passed_over() {
    let (site, simon) = hosted().await;
    let bob = site.person("Bob").await;
    let guest: GuestId = id(&bob).await.parse().unwrap();
    // Three at each moment, so that a page would end within one; the first is answered.
    let report = |n: u64| {
        let body = json!({
            "table": "aaaaaaaaaaaa", "at": n / 3, "by": null, "reason": "rude", "lines": [],
            "note": "", "answer": (n == 0).then_some("nothing"),
        });
        Op::Keep(Paper::new(PaperKind::Report, &format!("report-{n}"), guest, &body))
    };
    let all: Vec<_> = (0..=110).map(report).collect();
    assert!(site.tables.store.write(Write::Papers(guest, all)).await.unwrap());
    let (mut path, mut found, mut pages) = ("/api/host/reports".to_owned(), Vec::new(), 0);
    loop {
        let (_, page) = simon.get(&path).await;
        let reports = page["reports"].as_array().unwrap();
        assert!(reports.iter().all(|one| one["earlier"] == 1 && one["person"]["reports"] == 110));
        found.extend(reports.iter().map(|one| one["id"].as_str().unwrap().to_owned()));
        pages += 1;
        if page["more"] == false {
            break;
        }
        path = format!("/api/host/reports?after={}", reports.last().unwrap()["at"]);
    }
    assert_eq!((found.len(), pages), (110, 3));
    found.sort();
    found.dedup();
    assert_eq!(found.len(), 110);
}
