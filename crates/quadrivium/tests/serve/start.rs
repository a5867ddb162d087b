//! Starting and stopping.

use std::process::Command;

use super::support::{Client, Place, Server};

pub fn place() -> Place {
    Place(tempfile::tempdir().unwrap())
}

#[test]
fn it_says_where_it_is_and_answers_there() {
    let place = place();
    let server = Server::start(&place.arguments());
    let mut client = Client::connect(&server.address, "").unwrap();
    assert_eq!(client.ask("GET", "/healthz", None).unwrap().status, 200);
    assert_eq!(client.ask("GET", "/metrics", None).unwrap().status, 200);
    let games = client.ask("GET", "/api/games", None).unwrap();
    assert_eq!(games.body["games"][0]["game"], "burgundy");
}

/// Runs `serve` with arguments that cannot work; what it says.
pub fn refused(arguments: &[String]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_quadrivium"))
        .arg("serve")
        .args(arguments)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    let reason = said.strip_prefix("error: ").unwrap();
    let first = reason.split(": ").next().unwrap();
    assert_eq!(said.matches(first).count(), 1, "it is said once: {said}");
    said
}

#[test]
fn a_busy_port_and_a_used_folder_say_what_to_do() {
    let place = place();
    let server = Server::start(&place.arguments());
    let mut busy = vec!["--listen".to_owned(), server.address.clone()];
    busy.extend(place.arguments());
    assert!(refused(&busy).contains("is in use, perhaps by another Quadrivium"));
    let mut used = vec!["--listen".to_owned(), "127.0.0.1:0".to_owned()];
    used.extend(place.arguments());
    assert!(refused(&used).contains("another server uses the folder"));
    let wrong = ["--database", "mysql://x", "--listen", "127.0.0.1:0"].map(str::to_owned);
    assert!(refused(&wrong).contains("must begin with postgres://"));
}

/// SIGTERM ends the server in good order.
#[cfg(unix)]
#[test]
fn it_stops_when_told_to() {
    let place = place();
    let server = Server::start(&place.arguments());
    let mut client = Client::connect(&server.address, "").unwrap();
    let id = client.new_table().unwrap();
    server.stop();
    let again = Server::start(&place.arguments());
    let mut client = Client::connect(&again.address, &client.cookie).unwrap();
    let path = format!("/api/tables/{id}");
    assert_eq!(client.ask("GET", &path, None).unwrap().body["state"], "running");
}
