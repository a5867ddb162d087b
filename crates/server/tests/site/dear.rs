//! Whole games are read, uploaded and forked beside the threads that serve, in fair turns.

use std::sync::Arc;

use axum::http::StatusCode;
use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Sqlite, Store};
use quadrivium_server::work::Asker;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::support::{Answer, Person, Site, code, in_time};

/// A site with one thread for dear work.
async fn site() -> Site {
    let config =
        Config { work_threads: 1, requests_per_s: 100_000, burst: 100_000, ..Config::default() };
    Site::with(config).await
}

/// Uses the only thread until something is sent.
async fn block(site: &Site) -> std::sync::mpsc::Sender<()> {
    let (go, wait) = std::sync::mpsc::channel();
    let (begun, running) = oneshot::channel();
    let work = site.tables.work.clone();
    let job = move || {
        begun.send(()).unwrap();
        wait.recv().unwrap();
    };
    tokio::spawn(async move { work.run(Asker::Server, job).await.unwrap() });
    in_time(running).await.unwrap();
    go
}

/// Waits until so many dear jobs wait or run.
async fn until(site: &Site, jobs: u64) {
    in_time(async {
        while site.tables.metrics.work_waiting.get() != jobs {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

/// Asks for a sandbox, beside whatever else goes on.
fn fork(person: &Person, id: &str) -> JoinHandle<Answer> {
    let (person, path) = (person.clone(), format!("/api/tables/{id}/fork"));
    tokio::spawn(async move { person.post(&path, json!({ "moves": 3, "kind": "sandbox" })).await })
}

async fn hotseat(person: &Person) -> String {
    person.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn those_who_play_do_not_wait_for_those_who_fork_upload_and_open_tables() {
    let site = site().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let (idle, over) = (hotseat(&eve).await, hotseat(&eve).await);
    eve.act(&over, "resign", json!({ "seat": "A" })).await;
    let (_, record) = eve.get(&format!("/api/tables/{over}/record")).await;
    site.forget_idle();
    let id = hotseat(&ann).await;
    let go = block(&site).await;
    let wanted = [
        fork(&eve, &id),
        tokio::spawn({
            let eve = eve.clone();
            let mut upload = eve.request("POST", "/api/records", None);
            *upload.body_mut() = record.as_str().unwrap().to_owned().into();
            async move {
                let (status, text) = eve.send(upload).await;
                (status, serde_json::from_str(&text).unwrap())
            }
        }),
        tokio::spawn({
            let (eve, path) = (eve.clone(), format!("/api/tables/{idle}"));
            async move { eve.get(&path).await }
        }),
    ];
    until(&site, 4).await;
    for _ in 0..5 {
        assert_eq!(in_time(ann.play_first(&id)).await.0, StatusCode::OK);
    }
    assert!(wanted.iter().all(|wanted| !wanted.is_finished()));
    go.send(()).unwrap();
    for wanted in wanted {
        let (status, answer) = in_time(wanted).await.unwrap();
        assert!(status.is_success(), "{answer}");
    }
}

/// After a start, tables with bots are read one after the other, beside the threads that serve.
#[tokio::test]
async fn those_who_play_do_not_wait_for_tables_whose_bots_are_woken() {
    let site = site().await;
    let ann = site.person("Ann").await;
    let bots = ann.table(&["you", "apprentice"]).await["id"].as_str().unwrap().to_owned();
    site.settled(&bots).await;
    site.forget_idle();
    let id = hotseat(&ann).await;
    let go = block(&site).await;
    let tables = site.tables.clone();
    let woken = tokio::spawn(async move { tables.resume_bots().await });
    until(&site, 2).await;
    for _ in 0..5 {
        assert_eq!(in_time(ann.play_first(&id)).await.0, StatusCode::OK);
    }
    assert!(!woken.is_finished());
    go.send(()).unwrap();
    in_time(woken).await.unwrap().unwrap();
    assert_eq!(site.tables.tables_held(), 2);
}

#[tokio::test]
async fn one_person_has_two_forks_at_once_and_others_have_theirs() {
    let site = site().await;
    let (ann, eve) = (site.person("Ann").await, site.person("Eve").await);
    let id = hotseat(&ann).await;
    let go = block(&site).await;
    let wanted = [fork(&eve, &id), fork(&eve, &id), fork(&ann, &id)];
    until(&site, 4).await;
    let third = in_time(fork(&eve, &id)).await.unwrap();
    assert_eq!((third.0, code(&third)), (StatusCode::TOO_MANY_REQUESTS, "busy"));
    go.send(()).unwrap();
    for wanted in wanted {
        assert_eq!(in_time(wanted).await.unwrap().0, StatusCode::OK);
    }
    assert_eq!(in_time(fork(&eve, &id)).await.unwrap().0, StatusCode::OK);
}

#[tokio::test]
async fn dear_requests_cost_more() {
    let site = Site::with(Config { requests_per_s: 1, burst: 60, ..Config::default() }).await;
    let ann = site.person("Ann").await;
    let id = hotseat(&ann).await;
    let eve = site.person("Eve").await;
    assert_eq!(fork(&eve, &id).await.unwrap().0, StatusCode::OK);
    let second = fork(&eve, &id).await.unwrap();
    assert_eq!((second.0, code(&second)), (StatusCode::TOO_MANY_REQUESTS, "too_many"));
    let upload = eve.request("POST", "/api/records", Some(Value::Null));
    assert_eq!(eve.send(upload).await.0, StatusCode::TOO_MANY_REQUESTS);
    for _ in 0..10 {
        assert_eq!(eve.get(&format!("/api/tables/{id}")).await.0, StatusCode::OK);
    }
}

/// The tables of a long list are read for more than one token, and once they lie ready for one.
#[tokio::test]
async fn a_list_costs_what_is_read_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let metrics = Arc::new(Metrics::default());
    let database = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let start = async |burst: u32| {
        let store = Store::new(database.clone(), Arc::clone(&metrics));
        // What is spent does not come back.
        let config = Config { requests_per_s: 0, burst, ..Config::default() };
        Site::over(store, Arc::clone(&metrics), config, None).await
    };
    let site = start(100_000).await;
    let ann = site.person("Ann").await;
    for _ in 0..45 {
        ann.table(&["you", "open"]).await;
    }
    let site = start(40).await;
    let ann = site.with_cookie(&ann.cookie);
    for _ in 0..5 {
        let (status, mine) = ann.get("/api/tables/mine").await;
        assert_eq!(status, StatusCode::OK, "{mine}");
        assert_eq!(mine["running"].as_array().unwrap().len(), 45, "nothing is left out");
    }
    site.forget_idle();
    assert_eq!(code(&ann.get("/api/tables/mine").await), "too_many");
}
