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
/// The first entries of a table for two.
const SITTING_DOWN: usize = 2;

/// A table, whose it is, and which of its moves the server has acknowledged.
struct Table {
    id: String,
    cookie: String,
    moves: Vec<Acknowledged>,
}

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
    for table in played.into_iter().flatten() {
        let mut client = Client::connect(&server.address, &table.cookie).unwrap();
        check(&mut client, &table);
        moves += table.moves.len();
    }
    println!("{moves} acknowledged moves survived {} kills", kills());
}

fn announce(shared: &Shared, address: &str) {
    let mut known = shared.address.lock().unwrap();
    *known = (address.to_owned(), known.1 + 1);
    shared.started.notify_all();
}

/// Plays one game after the other over all restarts; what was acknowledged.
fn play(shared: &Shared, number: u64) -> Vec<Table> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(100 + number);
    let mut tables = Vec::new();
    let mut seen = 0;
    loop {
        let address = {
            let known = shared.address.lock().unwrap();
            let known = shared.started.wait_while(known, |known| known.1 == seen).unwrap();
            seen = known.1;
            known.0.clone()
        };
        if shared.done.load(SeqCst) {
            return tables;
        }
        // It ends with an error, because the server is killed.
        while play_on(shared, &address, &mut tables, &mut rng).is_ok() {}
    }
}

/// Plays the last table to its end, or a new one where there is none.
fn play_on(
    shared: &Shared,
    address: &str,
    tables: &mut Vec<Table>,
    rng: &mut Xoshiro256PlusPlus,
) -> io::Result<()> {
    let cookie = tables.last().map(|table| table.cookie.as_str()).unwrap_or_default();
    let mut client = Client::connect(address, cookie)?;
    if tables.is_empty() {
        add_table(&mut client, tables)?;
    }
    let table = tables.last_mut().expect("there is one");
    check(&mut client, table);
    loop {
        let seen = client.ask("GET", &format!("/api/tables/{}", table.id), None)?.body;
        let choices = seen["choices"].as_array().expect("a table has choices");
        if choices.is_empty() {
            assert_eq!(seen["state"], "over");
            return add_table(&mut client, tables);
        }
        let choice = &choices[rng.random_range(0..choices.len())];
        let (seat, action) = (choice["seat"].clone(), choice["action"].clone());
        let play = json!({ "seq": seen["seq"], "seat": seat, "action": action });
        let answer = client.ask("POST", &format!("/api/tables/{}/play", table.id), Some(&play))?;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let seq = seen["seq"].as_u64().expect("a number") + 1;
        table.moves.push(Acknowledged { seq, seat, action });
        shared.acknowledged.fetch_add(1, SeqCst);
    }
}

fn add_table(client: &mut Client, tables: &mut Vec<Table>) -> io::Result<()> {
    let id = client.new_table()?;
    tables.push(Table { id, cookie: client.cookie.clone(), moves: Vec::new() });
    Ok(())
}

/// Every acknowledged move stands in the line of play where it was played.
fn check(client: &mut Client, table: &Table) {
    let Ok(answer) = client.ask("GET", &format!("/api/tables/{}", table.id), None) else {
        return; // killed again
    };
    assert_eq!(answer.status, 200, "the table is gone or broken: {}", answer.body);
    let seen = answer.body;
    let seq = seen["seq"].as_u64().expect("a number");
    let log = seen["log"].as_array().expect("a list");
    assert_eq!(seq as usize, log.len() + SITTING_DOWN, "everything else is a move");
    for played in &table.moves {
        let line = &log.get(played.seq as usize - SITTING_DOWN - 1);
        let found =
            line.is_some_and(|line| line["by"] == played.seat && line["action"] == played.action);
        assert!(found, "entry {} ({}) was acknowledged and is gone", played.seq, played.action);
    }
}
