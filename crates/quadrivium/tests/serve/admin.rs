//! `quadrivium admin` against a server that runs, and against a folder that nobody uses; `quadrivium copy`
//! from one database to the other and back.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::process::{Command, Output};

use serde_json::{Value, json};

use super::start::place;
use super::support::{Client, Place, Postgres, Server};

/// The program, without anything that the environment may say.
fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrivium"));
    command.args(arguments).env_remove("DATABASE_URL").env_remove("QUADRIVIUM_ADMIN_TOKEN");
    command
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap().trim().to_owned()
}

/// What it says when it does not do it, as every bad input is answered.
fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Somebody at the command line, and what they have done so far.
struct Console<'a> {
    place: &'a Place,
    used: RefCell<BTreeSet<String>>,
}

impl Console<'_> {
    fn run(&self, arguments: &[&str]) -> Output {
        let output =
            program(&["admin"]).args(self.place.arguments()).args(arguments).output().unwrap();
        if output.status.success() {
            self.used.borrow_mut().insert(arguments[0].to_owned());
        }
        output
    }

    fn say(&self, arguments: &[&str]) -> String {
        said(&self.run(arguments))
    }
}

/// Everything that `admin` can do, as its own help lists it.
fn commands() -> BTreeSet<String> {
    let help = said(&program(&["admin", "--help"]).output().unwrap());
    let list = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    list.lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .map(|line| line.split_whitespace().next().unwrap().to_owned())
        .collect()
}

struct Person(Client);

impl Person {
    fn new(server: &Server, name: &str) -> Self {
        let mut client = Client::connect(&server.address, "").unwrap();
        let named = client.ask("POST", "/api/guest", Some(&json!({ "name": name }))).unwrap();
        client.cookie = named.cookie.unwrap();
        Self(client)
    }

    fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.0.ask("POST", path, Some(body)).unwrap();
        (answer.status, answer.body)
    }

    fn get(&mut self, path: &str) -> Value {
        self.0.ask("GET", path, None).unwrap().body
    }
}

/// A table of two people, the seat of the second, and what they said.
fn game(ann: &mut Person, bob: &mut Person) -> (String, Value) {
    let seats = json!([{ "kind": "you" }, { "kind": "open" }]);
    let (_, table) = ann.post("/api/tables", &json!({ "game": "burgundy", "seats": seats }));
    let id = table["id"].as_str().unwrap().to_owned();
    let mut seats = table["seats"].as_array().unwrap().iter();
    let invite = seats.find_map(|seat| seat["invite"].as_str()).unwrap();
    let key = invite.split_once("invite=").unwrap().1;
    let sat = bob.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": key }));
    assert_eq!(sat.0, 200, "{}", sat.1);
    let chat = json!({ "text": "learn the rules" });
    assert_eq!(bob.post(&format!("/api/tables/{id}/chat"), &chat).0, 200);
    let seen = ann.get(&format!("/api/tables/{id}"));
    (id, seen["chat"][0].clone())
}

#[test]
fn the_command_line_does_what_the_page_does_with_and_without_a_server() {
    let place = place();
    let console = Console { place: &place, used: RefCell::default() };
    let server = Server::start(&place.arguments());
    let (mut ann, mut bob) = (Person::new(&server, "Ann"), Person::new(&server, "Bob"));
    let (table, line) = game(&mut ann, &mut bob);
    // The token that it makes opens the page.
    let token = console.say(&["token"]);
    let entered = ann.post("/api/host/enter", &json!({ "token": token }));
    assert_eq!(entered.0, 200, "{}", entered.1);
    assert!(console.say(&["status"]).starts_with("All is well."));
    let status: Value = serde_json::from_str(&console.say(&["status", "--json"])).unwrap();
    assert_eq!((&status["people"], &status["storage"]["kind"]), (&json!(2), &json!("sqlite")));
    let tables = console.say(&["tables", "bob"]);
    assert!([table.as_str(), "Ann", "Bob"].iter().all(|word| tables.contains(*word)), "{tables}");
    assert!(console.say(&["players"]).contains("Ann"));
    // Somebody is reported, and it is answered.
    assert_eq!(console.say(&["reports"]), "There is nothing.");
    let report = json!({ "seat": line["seat"], "reason": "rude", "lines": [line["seq"]] });
    assert_eq!(ann.post(&format!("/api/tables/{table}/report"), &report).0, 200);
    let reports = console.say(&["reports"]);
    assert!(reports.contains("Bob: rude") && reports.contains("learn the rules"), "{reports}");
    let report = reports.split_whitespace().next().unwrap();
    let answer = ["answer", report, "mute", "--reason", "Stay polite.", "--days", "7"];
    console.say(&answer);
    assert!(refused(&console.run(&answer)).contains("it was answered"));
    let chat = format!("/api/tables/{table}/chat");
    let muted = bob.post(&chat, &json!({ "text": "hm" }));
    assert_eq!(muted.1["error"]["reason"], "Stay polite.");
    console.say(&["unmute", "Bob"]);
    assert_eq!(bob.post(&chat, &json!({ "text": "back" })).0, 200);
    console.say(&["mute", "Bob", "--reason", "again"]);
    console.say(&["ban", "Bob", "--reason", "threats", "--days", "1"]);
    assert_eq!(bob.post(&chat, &json!({ "text": "hm" })).1["error"]["code"], "banned");
    assert!(console.say(&["players", "bob"]).contains("muted, banned"));
    console.say(&["unban", "Bob"]);
    assert_eq!(bob.get("/api/guest")["name"], "Bob");
    console.say(&["host", "Bob"]);
    assert_eq!(bob.get("/api/host")["you"], "Bob");
    console.say(&["dismiss", "Bob"]);
    assert_eq!(bob.get("/api/host")["error"]["code"], "not_host");
    // People are named by what they are called, if only one is.
    Person::new(&server, "Ann");
    let two = refused(&console.run(&["mute", "Ann", "--reason", "rude"]));
    assert!(two.contains("2 people are called 'Ann'"), "{two}");
    let nobody = refused(&console.run(&["mute", "Nobody", "--reason", "rude"]));
    assert!(nobody.contains("nobody is called 'Nobody'"), "{nobody}");
    // The whole site.
    console.say(&["announce", "Closed on Sunday", "--pl", "W niedzielę zamknięte", "--hours", "1"]);
    assert_eq!(ann.get("/api/site")["announcement"]["pl"], "W niedzielę zamknięte");
    console.say(&["silence"]);
    assert_eq!(ann.get("/api/site")["announcement"], Value::Null);
    console.say(&["read-only", "on"]);
    assert_eq!(ann.post(&chat, &json!({ "text": "hm" })).1["error"]["code"], "read_only");
    console.say(&["read-only", "off"]);
    console.say(&["invitation-only", "on"]);
    let key = console.say(&["invite", "--note", "for Eve"]);
    let key = key.strip_prefix("/welcome/").unwrap();
    let eve = |key: &str| json!({ "name": "Eve", "invitation": key });
    let mut stranger = Person(Client::connect(&server.address, "").unwrap());
    assert_eq!(stranger.post("/api/guest", &eve("")).1["error"]["code"], "by_invitation");
    assert_eq!(stranger.post("/api/guest", &eve(key)).0, 200);
    let other = console.say(&["invite", "--uses", "3"]);
    let list = console.say(&["invitations"]);
    assert!(list.contains("3 more until") && !list.contains(&other), "{list}");
    console.say(&["void", list.split_whitespace().next().unwrap()]);
    assert_eq!(console.say(&["invitations"]), "There is nothing.");
    console.say(&["invitation-only", "off"]);
    assert!(console.say(&["backup"]).contains("was made and read back"));
    console.say(&["close", &table]);
    assert_eq!(ann.get(&format!("/api/tables/{table}"))["error"]["code"], "no_table");
    // A server elsewhere wants the token, and a wrong one opens nothing.
    let elsewhere = |token: &str| {
        let mut command = program(&["admin", "--server", &server.address, "log"]);
        command.env("QUADRIVIUM_ADMIN_TOKEN", token).output().unwrap()
    };
    let log = said(&elsewhere(&token));
    let acts = ["enter", "answer_report", "ban", "read_only", "void_invitation", "backup", "close"];
    assert!(acts.iter().all(|act| log.contains(act)), "{log}");
    assert!(refused(&elsewhere("guess")).contains("opens nothing"));
    assert!(refused(&elsewhere("")).contains("QUADRIVIUM_ADMIN_TOKEN"));
    drop(server);
    // Nobody uses the folder: the same, and what was done before is there.
    console.say(&["announce", "Closed on Monday", "--hours", "1"]);
    let log = console.say(&["log"]);
    assert!(log.lines().next().unwrap().contains("Closed on Monday"), "{log}");
    assert!(log.contains("read_only"), "{log}");
    assert_eq!(*console.used.borrow(), commands(), "try here what a new command does");
}

/// A site moves to a PostgreSQL, is used there, and comes back; nothing is copied over anything.
#[test]
fn a_site_is_copied_to_postgresql_and_back() {
    let (first, last) = (place(), place());
    let (from, to) = (first.0.path().to_str().unwrap(), last.0.path().to_str().unwrap());
    let server = Server::start(&first.arguments());
    let (mut ann, mut bob) = (Person::new(&server, "Ann"), Person::new(&server, "Bob"));
    let (table, _) = game(&mut ann, &mut bob);
    let database = Postgres::start();
    let copy = |from: &str, to: &str| program(&["copy", from, to]).output().unwrap();
    assert!(refused(&copy(from, &database.url)).contains("another server uses the folder"));
    server.stop();
    let done = said(&copy(from, &database.url));
    assert!(done.contains("rows were copied"), "{done}");
    assert!(refused(&copy(from, &database.url)).contains("is not empty"));
    assert!(refused(&copy(to, from)).contains("there is no site in"));
    // The one place of a PostgreSQL that is not written down anywhere is the environment.
    let by_environment = |arguments: &[&str]| {
        let mut command = program(arguments);
        said(&command.env("DATABASE_URL", &database.url).output().unwrap())
    };
    let node = Server::start(&["--database".into(), database.url.clone()]);
    assert!(by_environment(&["admin", "status"]).contains("(postgres)"));
    let mut ann = Person(Client::connect(&node.address, &ann.0.cookie).unwrap());
    assert_eq!(ann.get("/api/guest")["name"], "Ann");
    by_environment(&["admin", "mute", "Bob", "--reason", "rude"]);
    node.stop();
    said(&copy(&database.url, to));
    let again = Server::start(&last.arguments());
    let mut bob = Person(Client::connect(&again.address, &bob.0.cookie).unwrap());
    let chat = bob.post(&format!("/api/tables/{table}/chat"), &json!({ "text": "hm" }));
    assert_eq!(chat.1["error"]["code"], "muted", "{}", chat.1);
}
