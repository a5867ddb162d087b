//! What is left at the end: read through a server that was started anew, and in the database
//! itself, and compared with the ledger.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use quadrivium_load::http::Address;
use serde_json::Value;

use crate::answer::Outcome;
use crate::ledger::{Fate, Wrong};
use crate::look::Look;
use crate::storage::{Row, Stored};
use crate::world::World;

/// How many tables are read at the same time.
const READERS: usize = 4;
/// How long a table may take to open, and bots to move: on a busy machine that takes its time.
const OPENING: Duration = Duration::from_mins(2);
/// How long to wait before one looks again.
const PAUSE: Duration = Duration::from_millis(200);

/// Opens every table that was ever made, as whoever made it.
pub async fn open_all(world: &World, address: Address) -> HashMap<String, Look> {
    let tables: Vec<_> = world.ledger.books().tables.clone().into_iter().collect();
    let opened = futures_util::stream::iter(tables).map(|(table, cookie)| async move {
        match open(world, address, &table, &cookie).await {
            Ok(look) => Some((table, look)),
            Err(reason) => {
                world.ledger.wrong(Wrong::Table, &format!("table {table}: {reason}"));
                None
            }
        }
    });
    opened.buffer_unordered(READERS).filter_map(std::future::ready).collect().await
}

async fn open(world: &World, address: Address, table: &str, cookie: &str) -> Result<Look, String> {
    let started = Instant::now();
    let path = format!("/api/tables/{table}");
    loop {
        match world.ask(address, "GET", &path, cookie, None).await {
            Outcome::Stored(body) => {
                return serde_json::from_value(body).map_err(|error| error.to_string());
            }
            Outcome::Gone(code) => return Err(code),
            Outcome::Refused(code) | Outcome::Unsure(code) if started.elapsed() > OPENING => {
                return Err(code);
            }
            // It may be too busy for the moment.
            Outcome::Refused(_) | Outcome::Unsure(_) => tokio::time::sleep(PAUSE).await,
        }
    }
}

/// Where only bots are waited for they go on.
pub async fn bots_go_on(world: &World, address: Address) {
    let tables: Vec<_> = world.ledger.books().tables.clone().into_iter().collect();
    let watched = futures_util::stream::iter(tables).map(|(table, cookie)| async move {
        // What does not open is found later.
        let Ok(first) = open(world, address, &table, &cookie).await else { return };
        let started = Instant::now();
        let mut look = first;
        let before = look.seq;
        while look.waits_for_bots() && look.seq == before {
            if started.elapsed() > OPENING {
                world
                    .ledger
                    .wrong(Wrong::Recovery, &format!("table {table}: its bots stand still"));
                return;
            }
            tokio::time::sleep(PAUSE).await;
            let Ok(next) = open(world, address, &table, &cookie).await else { return };
            look = next;
        }
    });
    watched.buffer_unordered(READERS).collect::<()>().await;
}

/// Compares what is stored with the ledger and with what the server showed.
pub fn compare(world: &World, stored: &Stored, shown: &HashMap<String, Look>) {
    let tables = by_table(&stored.rows);
    for (table, rows) in &tables {
        if let Err(reason) = contiguous(rows) {
            world.ledger.wrong(Wrong::Numbers, &format!("table {table}: {reason}"));
        }
    }
    entries(world, &tables);
    words(world, &stored.rows);
    names(world, stored);
    for table in missing(world, stored) {
        world.ledger.wrong(Wrong::Lost, &format!("table {table} was made and is gone"));
    }
    for (table, look) in shown {
        let rows = tables.get(table.as_str()).map_or(&[][..], Vec::as_slice);
        if let Err(reason) = shows(rows, look) {
            world.ledger.wrong(Wrong::Table, &format!("table {table}: {reason}"));
        }
    }
}

fn by_table(rows: &[Row]) -> HashMap<&str, Vec<&Row>> {
    let mut tables: HashMap<&str, Vec<&Row>> = HashMap::new();
    for row in rows {
        tables.entry(&row.table).or_default().push(row);
    }
    tables
}

fn last(row: &Row) -> u64 {
    row.seq + row.entries.len() as u64 - 1
}

/// Each batch begins where the one before it ends.
fn contiguous(rows: &[&Row]) -> Result<(), String> {
    let mut end = 0;
    for row in rows {
        if row.seq != end + 1 {
            return Err(format!("after entry {end} comes {}", row.seq));
        }
        if row.entries.is_empty() {
            return Err(format!("a batch without entries at {}", row.seq));
        }
        end = last(row);
    }
    Ok(())
}

/// Every acknowledged entry is where it was acknowledged.
fn entries(world: &World, tables: &HashMap<&str, Vec<&Row>>) {
    let ends: HashMap<(&str, u64), &Value> = tables
        .values()
        .flatten()
        .filter_map(|row| Some(((row.table.as_str(), last(row)), row.entries.first()?)))
        .collect();
    let acknowledged = std::mem::take(&mut world.ledger.books().stored);
    for ((table, seq), expected) in &acknowledged {
        let found = ends.get(&(table.as_str(), *seq));
        if !found.is_some_and(|entry| expected.fits(entry)) {
            let words = format!("table {table}, number {seq}: {expected:?}, stored is {found:?}");
            world.ledger.wrong(Wrong::Lost, &words);
        }
    }
    world.ledger.books().stored = acknowledged;
}

/// Every word that was acknowledged stands there once, and none that was refused.
fn words(world: &World, rows: &[Row]) {
    let mut times: HashMap<&str, u64> = HashMap::new();
    for text in rows.iter().flat_map(|row| &row.entries).filter_map(|entry| entry["text"].as_str())
    {
        *times.entry(text).or_default() += 1;
    }
    let said = world.ledger.books().said.clone();
    for (text, fate) in said {
        let times = times.get(text.as_str()).copied().unwrap_or_default();
        let wrong = match (fate, times) {
            (_, 2..) => Wrong::Doubled,
            (Fate::Refused, 1..) => Wrong::Refused,
            // What was acknowledged was looked for already, at its number.
            _ => continue,
        };
        world.ledger.wrong(wrong, &format!("{text:?} is stored {times} times"));
    }
}

/// Everybody is called what they were last told, or what nobody was told about.
fn names(world: &World, stored: &Stored) {
    let found: HashMap<_, _> =
        stored.guests.iter().map(|(id, name)| (id.as_str(), name.as_str())).collect();
    let names = world.ledger.books().names.clone();
    for (guest, names) in names {
        let found = found.get(guest.as_str()).copied();
        let fits = found.is_some_and(|name| name == names.stored || names.unsure.contains(name));
        if !fits {
            let words = format!("{:?} is called {found:?}", names.stored);
            world.ledger.wrong(Wrong::Lost, &words);
        }
    }
}

fn missing(world: &World, stored: &Stored) -> Vec<String> {
    let books = world.ledger.books();
    books.tables.keys().filter(|table| !stored.tables.contains(table)).cloned().collect()
}

/// What the server showed is what was stored up to there.
fn shows(rows: &[&Row], look: &Look) -> Result<(), String> {
    let mut line: Vec<(&str, &str)> = Vec::new();
    let mut undone = Vec::new();
    let mut said = Vec::new();
    let entries = rows.iter().flat_map(|row| &row.entries).zip(1..);
    for (entry, seq) in entries.take_while(|(_, seq)| *seq <= look.seq) {
        let to = entry["to"].as_u64().unwrap_or_default() as usize;
        match entry["type"].as_str().unwrap_or_default() {
            "play" => {
                let text = |name: &str| entry[name].as_str().unwrap_or_default();
                line.push((text("by"), text("action")));
                undone.clear();
            }
            "undo" => undone.extend(line.drain(to.min(line.len())..).rev()),
            "redo" => {
                while line.len() < to
                    && let Some(again) = undone.pop()
                {
                    line.push(again);
                }
            }
            "chat" => said.push((seq, entry["text"].as_str().unwrap_or_default())),
            _ => {}
        }
    }
    if look.log.len() != line.len() {
        return Err(format!("{} moves are shown, {} stored", look.log.len(), line.len()));
    }
    for (number, (shown, (by, action))) in look.log.iter().zip(&line).enumerate() {
        if shown.by != *by || shown.action.as_ref().is_some_and(|shown| shown != action) {
            return Err(format!("move {}: {shown:?} is shown, {action} stored", number + 1));
        }
    }
    let last = &said[said.len().saturating_sub(look.chat.len())..];
    let equal = look
        .chat
        .iter()
        .zip(last)
        .all(|(shown, (seq, text))| shown.seq == *seq && shown.text == *text);
    if look.chat.len() > said.len() || !equal {
        return Err("other words are shown than stored".into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::ledger::Expected;

    fn row(seq: u64, entries: &[Value]) -> Row {
        Row { table: "t".into(), seq, entries: entries.to_vec() }
    }

    fn chat(text: &str) -> Value {
        json!({"type": "chat", "text": text})
    }

    fn found(rows: Vec<Row>, note: impl Fn(&World)) -> Vec<Wrong> {
        let world = World::new(0, "test".into(), 1);
        note(&world);
        let tables = vec!["t".to_owned()];
        let guests = vec![("g".to_owned(), "Ann".to_owned())];
        compare(&world, &Stored { rows, tables, guests }, &HashMap::new());
        let books = world.ledger.books();
        books.wrong.keys().copied().collect()
    }

    fn said(world: &World, seq: u64, text: &str) {
        let expected = Expected { kinds: &["chat"], fields: vec![("text", text.to_owned())] };
        world.ledger.said(text, Fate::Stored);
        world.ledger.entry("words", Instant::now(), "t", seq, expected);
    }

    #[test]
    fn what_is_where_it_was_acknowledged_is_not_lost() {
        let rows = vec![row(1, &[chat("a"), chat("b")]), row(3, &[chat("c")])];
        assert_eq!(found(rows, |world| said(world, 3, "c")), []);
        let rows = vec![row(1, &[chat("a")])];
        assert_eq!(found(rows, |world| said(world, 2, "c")), [Wrong::Lost]);
        let rows = vec![row(1, &[chat("other")])];
        assert_eq!(found(rows, |world| said(world, 1, "c")), [Wrong::Lost]);
    }

    #[test]
    fn gaps_and_overlaps_are_found() {
        let two = [chat("a"), chat("b")];
        assert_eq!(found(vec![row(1, &two), row(2, &[chat("c")])], |_| ()), [Wrong::Numbers]);
        assert_eq!(found(vec![row(1, &two), row(4, &[chat("c")])], |_| ()), [Wrong::Numbers]);
        assert_eq!(found(vec![row(2, &two)], |_| ()), [Wrong::Numbers]);
    }

    #[test]
    fn words_stand_there_once_and_refused_ones_never() {
        let twice = || vec![row(1, &[chat("a")]), row(2, &[chat("a")])];
        assert_eq!(found(twice(), |world| world.ledger.said("a", Fate::Unsure)), [Wrong::Doubled]);
        let once = || vec![row(1, &[chat("a")])];
        assert_eq!(found(once(), |world| world.ledger.said("a", Fate::Refused)), [Wrong::Refused]);
        assert_eq!(found(once(), |world| world.ledger.said("a", Fate::Unsure)), []);
    }

    #[test]
    fn one_number_is_acknowledged_once() {
        let rows = || vec![row(1, &[chat("a")])];
        let both = |world: &World| {
            said(world, 1, "a");
            said(world, 1, "b");
        };
        assert!(found(rows(), both).contains(&Wrong::Doubled));
    }

    #[test]
    fn nothing_is_acknowledged_while_nothing_can_be_stored() {
        let rows = || vec![row(1, &[chat("a")])];
        let blocked = |world: &World| {
            world.ledger.block(true);
            said(world, 1, "a");
        };
        assert_eq!(found(rows(), blocked), [Wrong::Impossible]);
        let over = |world: &World| {
            world.ledger.block(true);
            world.ledger.block(false);
            said(world, 1, "a");
        };
        assert_eq!(found(rows(), over), []);
    }

    #[test]
    fn names_are_the_last_that_were_acknowledged_or_one_that_was_not_answered() {
        let named = |name: &'static str, unsure: &'static str| {
            move |world: &World| {
                world.ledger.naming("g", unsure);
                world.ledger.named(Instant::now(), "g", name);
            }
        };
        assert_eq!(found(Vec::new(), named("Ann", "Eve")), []);
        assert_eq!(found(Vec::new(), named("Eve", "Ann")), []);
        assert_eq!(found(Vec::new(), named("Eve", "Bob")), [Wrong::Lost]);
    }

    fn look(log: &Value, chat: &Value, seq: u64) -> Look {
        serde_json::from_value(json!({
            "seq": seq, "state": "running", "choices": [], "seats": [], "turn": "chance",
            "undo": {}, "log": log, "chat": chat,
        }))
        .unwrap()
    }

    #[test]
    fn what_is_shown_is_what_is_stored() {
        let play = |action: &str| json!({"type": "play", "by": "A", "action": action});
        let rows = [
            row(1, &[play("one"), play("two")]),
            row(3, &[json!({"type": "undo", "to": 0})]),
            row(4, &[json!({"type": "redo", "to": 1})]),
            row(5, &[chat("hello")]),
            row(6, &[play("three")]),
        ];
        let rows: Vec<_> = rows.iter().collect();
        let line = |actions: &[&str]| -> Value {
            actions.iter().map(|action| json!({"by": "A", "action": action})).collect()
        };
        let words = json!([{"seq": 5, "text": "hello"}]);
        assert_eq!(shows(&rows, &look(&line(&["one", "three"]), &words, 6)), Ok(()));
        assert_eq!(shows(&rows, &look(&line(&["one"]), &json!([]), 4)), Ok(()));
        assert_eq!(shows(&rows, &look(&line(&[]), &json!([]), 3)), Ok(()));
        assert!(shows(&rows, &look(&line(&["one", "two"]), &words, 6)).is_err());
        assert!(shows(&rows, &look(&line(&["one"]), &words, 6)).is_err());
        let other = json!([{"seq": 5, "text": "hallo"}]);
        assert!(shows(&rows, &look(&line(&["one", "three"]), &other, 6)).is_err());
    }
}
