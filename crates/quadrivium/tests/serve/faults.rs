//! What `serve` says when it cannot start, and what it does not say when it stops.

use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Stdio;
use std::time::Duration;

use serde_json::json;

use super::start::{place, refused};
use super::support::{Client, Postgres, Server};

fn arguments(more: &[&str]) -> Vec<String> {
    ["--listen", "127.0.0.1:0"].iter().chain(more).map(|word| (*word).to_owned()).collect()
}

#[test]
fn a_damaged_database_says_which_file_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quadrivium.db");
    fs::write(&file, "this is a shopping list\n".repeat(1_000)).unwrap();
    let said = refused(&arguments(&["--data", folder.path().to_str().unwrap()]));
    assert!(said.contains(file.to_str().unwrap()), "{said}");
    assert!(said.contains("is damaged") && said.contains("put a backup in its place"), "{said}");
}

/// The head of the file is whole, but nothing behind it.
#[cfg(unix)]
#[test]
fn a_database_that_is_damaged_further_inside_says_where_it_lies() {
    let folder = tempfile::tempdir().unwrap();
    let data = vec!["--data".to_owned(), folder.path().to_str().unwrap().to_owned()];
    Server::start(&data).stop();
    let mut file =
        fs::File::options().write(true).open(folder.path().join("quadrivium.db")).unwrap();
    let rest = file.metadata().unwrap().len() - 4_096;
    assert!(rest > 0, "there is more than a head");
    file.seek(SeekFrom::Start(4_096)).unwrap();
    file.write_all(&vec![0xee; rest as usize]).unwrap();
    let said = refused(&arguments(&["--data", &data[1]]));
    assert!(said.contains(&data[1]) && said.contains("put a backup in its place"), "{said}");
}

#[test]
fn a_postgres_that_is_not_there_says_where_it_was_looked_for() {
    // A port that was free a moment ago.
    let at = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let url = format!("postgres://somebody:secret@{at}/games");
    let said = refused(&arguments(&["--database", &url]));
    assert!(said.contains(&format!("PostgreSQL at {at} does not answer")), "{said}");
    assert!(said.contains("correct --database"), "{said}");
    assert!(!said.contains("pool") && !said.contains("secret"), "{said}");
}

#[test]
fn a_postgres_without_the_database_says_so() {
    let postgres = Postgres::start();
    let url = postgres.url.replace("/postgres?", "/games?");
    let said = refused(&arguments(&["--database", &url]));
    assert!(said.contains("has no such database") && said.contains("games"), "{said}");
}

/// With few descriptors, those who hold many without a request make room for others.
#[cfg(target_os = "linux")]
#[test]
fn few_descriptors_keep_nobody_out() {
    let place = place();
    let server = Server::start_in(
        &["sh", "-c", "ulimit -n 100; exec \"$@\"", "sh"],
        &[place.arguments(), vec!["--connections-per-address".into(), "1000".into()]].concat(),
    );
    let idle: Vec<_> = (0..300).filter_map(|_| TcpStream::connect(&server.address).ok()).collect();
    assert!(idle.len() > 100, "the system takes them before the server does");
    let mut client = Client::connect(&server.address, "").unwrap();
    client.patience(Duration::from_secs(20));
    assert_eq!(client.ask("GET", "/healthz", None).unwrap().status, 200);
    client.new_table().unwrap();
}

#[test]
fn metrics_can_have_an_address_of_their_own() {
    let place = place();
    // The port is free a moment before; where somebody else is quicker the server says so.
    let watched = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let server = Server::start(
        &[place.arguments(), vec!["--metrics-listen".into(), watched.clone()]].concat(),
    );
    let mut client = Client::connect(&server.address, "").unwrap();
    assert_eq!(client.ask("GET", "/metrics", None).unwrap().status, 404);
    let mut host = Client::connect(&watched, "").unwrap();
    assert_eq!(host.ask("GET", "/metrics", None).unwrap().status, 200);
    assert_eq!(host.ask("GET", "/healthz", None).unwrap().status, 200);
    assert_eq!(host.ask("GET", "/api/games", None).unwrap().status, 404);
}

/// Stopping while tables are still being read is nothing to complain about.
#[cfg(unix)]
#[test]
fn a_stop_during_the_start_is_quiet() {
    let place = place();
    let more = ["--tables-per-hour", "1000"].map(str::to_owned);
    let first = Server::start(&[&place.arguments()[..], &more].concat());
    let mut client = Client::connect(&first.address, "").unwrap();
    client.new_table().unwrap();
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "apprentice" }]);
    for _ in 0..150 {
        let wish = json!({ "game": "craftsmen", "seats": seats });
        assert_eq!(client.ask("POST", "/api/tables", Some(&wish)).unwrap().status, 201);
    }
    first.kill();
    let mut again = Server::start_with(&place.arguments(), Stdio::piped());
    let mut log = again.process.stderr.take().unwrap();
    again.stop();
    let mut said = String::new();
    log.read_to_string(&mut said).unwrap();
    assert!(said.contains("stopped") && !said.contains("ERROR"), "{said}");
}
