//! `quadrivium admin` against a server that runs, and against a folder that nobody uses.

use std::process::{Command, Output};

use serde_json::json;

use super::start::place;
use super::support::{Client, Place, Server};

fn admin(place: &Place, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quadrivium"))
        .arg("admin")
        .args(place.arguments())
        .args(arguments)
        .env_remove("DATABASE_URL")
        .env_remove("QUADRIVIUM_ADMIN_TOKEN")
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap().trim().to_owned()
}

#[test]
fn the_command_line_does_what_the_page_does_with_and_without_a_server() {
    let place = place();
    let server = Server::start(&place.arguments());
    let mut ann = Client::connect(&server.address, "").unwrap();
    ann.new_table().unwrap();
    // The token that it makes opens the page.
    let token = said(&admin(&place, &["token"]));
    let entered = ann.ask("POST", "/api/host/enter", Some(&json!({ "token": token }))).unwrap();
    assert_eq!(entered.status, 200, "{}", entered.body);
    assert!(said(&admin(&place, &["status"])).starts_with("All is well."));
    said(&admin(&place, &["read-only", "on"]));
    assert_eq!(ann.ask("GET", "/api/site", None).unwrap().body["read_only"], true);
    said(&admin(&place, &["read-only", "off"]));
    assert!(said(&admin(&place, &["backup"])).contains("was made and read back"));
    let nobody = admin(&place, &["mute", "Nobody", "--reason", "rude"]);
    assert!(String::from_utf8(nobody.stderr).unwrap().contains("nobody is called 'Nobody'"));
    // A server elsewhere wants the token, and a wrong one opens nothing.
    let elsewhere = |token: &str| {
        Command::new(env!("CARGO_BIN_EXE_quadrivium"))
            .args(["admin", "--server", &server.address, "log"])
            .env("QUADRIVIUM_ADMIN_TOKEN", token)
            .output()
            .unwrap()
    };
    let log = said(&elsewhere(&token));
    assert!(log.contains("read_only") && log.contains("backup") && log.contains("enter"), "{log}");
    assert!(String::from_utf8(elsewhere("guess").stderr).unwrap().contains("opens nothing"));
    drop(server);
    // Nobody uses the folder: the same, and what was done before is there.
    said(&admin(&place, &["announce", "Closed on Sunday", "--hours", "1"]));
    let log = said(&admin(&place, &["log"]));
    assert!(
        log.lines().next().unwrap().contains("Closed on Sunday") && log.contains("read_only"),
        "{log}"
    );
}
