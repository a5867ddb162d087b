//! Nothing lost: the server is killed at random moments under load, and afterwards every move that
//! was acknowledged is there and every game folds.
//!
//! `QUADRIVIUM_KILLS=50` kills more often than the few times of a usual run.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use super::support::{Client, Place, Postgres, Server};

const PLAYERS: u64 = 6;

/// A move that the server has acknowledged.
struct Acknowledged {
    /// The number of its entry.
    seq: u64,
    seat: Value,
    action: Value,
}

/// What the players and the one who kills share.
#[derive(Default)]
struct Shared {
    /// Where the server is, and how often it was started; players wait for a new start.
    address: Mutex<(String, u64)>,
    started: Condvar,
    acknowledged: AtomicU64,
    done: AtomicBool,
}

fn kills() -> u64 {
    std::env::var("QUADRIVIUM_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(5)
}

#[test]
fn a_killed_server_on_sqlite_has_lost_nothing() {
    kill_often(&Place::Folder(tempfile::tempdir().unwrap()));
}

#[test]
fn a_killed_server_on_postgresql_has_lost_nothing() {
    kill_often(&Place::Postgres(Postgres::start()));
}

fn kill_often(place: &Place) {
    let shared = Arc::new(Shared::default());
    let players: Vec<_> = (0..PLAYERS)
        .map(|number| {
            let shared = Arc::clone(&shared);
            thread::spawn(move || play(&shared, number))
        })
        .collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..kills() {
        let server = Server::start(&place.arguments());
        announce(&shared, &server.address);
        let until = shared.acknowledged.load(SeqCst) + rng.random_range(1..200);
        while shared.acknowledged.load(SeqCst) < until {
            assert!(players.iter().all(|player| !player.is_finished()), "a player has given up");
            thread::yield_now();
        }
        server.kill();
    }
    shared.done.store(true, SeqCst);
    announce(&shared, "");
    let played: Vec<_> = players.into_iter().map(|player| player.join().unwrap()).collect();
    let server = Server::start(&place.arguments());
    let mut moves = 0;
    for (id, cookie, acknowledged) in played {
        let mut client = Client::connect(&server.address, &cookie).unwrap();
        check(&mut client, &id, &acknowledged);
        moves += acknowledged.len();
    }
    println!("{moves} acknowledged moves survived {} kills", kills());
}

fn announce(shared: &Shared, address: &str) {
    let mut known = shared.address.lock().unwrap();
    *known = (address.to_owned(), known.1 + 1);
    shared.started.notify_all();
}

/// Plays one table over all restarts; what was acknowledged.
fn play(shared: &Shared, number: u64) -> (String, String, Vec<Acknowledged>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(100 + number);
    let (mut table, mut cookie) = (None, String::new());
    let mut acknowledged = Vec::new();
    let mut seen = 0;
    loop {
        let address = {
            let known = shared.address.lock().unwrap();
            let known = shared.started.wait_while(known, |known| known.1 == seen).unwrap();
            seen = known.1;
            known.0.clone()
        };
        if shared.done.load(SeqCst) {
            return (table.expect("a table was made"), cookie, acknowledged);
        }
        // It ends with an error, because the server is killed.
        let _ = play_on(shared, &address, &mut table, &mut cookie, &mut acknowledged, &mut rng);
    }
}

fn play_on(
    shared: &Shared,
    address: &str,
    table: &mut Option<String>,
    cookie: &mut String,
    acknowledged: &mut Vec<Acknowledged>,
    rng: &mut Xoshiro256PlusPlus,
) -> io::Result<()> {
    let mut client = Client::connect(address, cookie)?;
    if table.is_none() {
        let made = client.new_table()?;
        (*table, *cookie) = (Some(made), client.cookie.clone());
    }
    let id = table.as_ref().expect("just made");
    check(&mut client, id, acknowledged);
    loop {
        let seen = client.ask("GET", &format!("/api/tables/{id}"), None)?.body;
        let choices = seen["choices"].as_array().expect("a table has choices");
        if choices.is_empty() {
            assert_eq!(seen["state"], "over");
            // Back to the start, and the next game.
            let undo = json!({ "seq": seen["seq"], "to": 30 });
            client.ask("POST", &format!("/api/tables/{id}/undo"), Some(&undo))?;
            acknowledged.clear();
            continue;
        }
        let choice = &choices[rng.random_range(0..choices.len())];
        let (seat, action) = (choice["seat"].clone(), choice["action"].clone());
        let play = json!({ "seq": seen["seq"], "seat": seat, "action": action });
        let answer = client.ask("POST", &format!("/api/tables/{id}/play"), Some(&play))?;
        if answer.status == 200 {
            let seq = seen["seq"].as_u64().expect("a number") + 1;
            acknowledged.push(Acknowledged { seq, seat, action });
            shared.acknowledged.fetch_add(1, SeqCst);
        } else {
            // The move before was stored although the server died before it could say so.
            assert!([409, 500, 503].contains(&answer.status), "{} {}", answer.status, answer.body);
        }
    }
}

/// Every acknowledged move stands in the line of play where it was played.
fn check(client: &mut Client, id: &str, acknowledged: &[Acknowledged]) {
    let Ok(answer) = client.ask("GET", &format!("/api/tables/{id}"), None) else {
        return; // killed again
    };
    assert_eq!(answer.status, 200, "the table is gone or broken: {}", answer.body);
    let Some(last) = acknowledged.last() else { return };
    let seen = answer.body;
    let seq = seen["seq"].as_u64().expect("a number");
    assert!(seq >= last.seq, "entry {} was acknowledged, but only {seq} are there", last.seq);
    let log = seen["log"].as_array().expect("a list");
    // Everything but sitting down and going back is a move.
    let others = seq as usize - log.len();
    let first_game = others == 2;
    for played in acknowledged {
        let found = log.iter().any(|line| {
            let place = line["move"].as_u64().expect("a number") + others as u64;
            (line["by"] == played.seat && line["action"] == played.action)
                && (place == played.seq || !first_game)
        });
        assert!(found, "the acknowledged move {} is gone", played.action);
    }
}
