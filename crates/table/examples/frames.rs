//! How much is sent after a move, and how long it takes to write: the whole position, and what has changed. Beside it what
//! other ways to say what has changed would take.
//!
//! Recorded games are played through, everybody at a device of their own, and somebody looks on. Folders of records are
//! given as arguments. `--time`, first, leaves out the other ways and all checks and plays every game ten times more: for
//! a profiler, and for a time that can be compared. `--whole` or `--changes` plays every game once, with nothing but frames of
//! that kind: for whoever counts instructions, which no other work on the machine makes more.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use quadrivium_core::{Record, Seat};
use quadrivium_table::entry::{Batch, Chair, Entry, Kind, Plan};
use quadrivium_table::ids::GuestId;
use quadrivium_table::{Card, Eyes, Fold, Follower, Known, Presence};
use serde_json::{Map, Value, json};

fn guest(seat: Seat) -> GuestId {
    seat.to_string().to_lowercase().repeat(20).parse().expect("twenty letters")
}

fn seats(record: &Record) -> impl Iterator<Item = Seat> {
    Seat::first(record.settings.players.expect("a record says how many play"))
}

/// A table at which everybody has sat down.
fn table(record: &Record) -> Fold {
    let chair = |_| Chair::Human { invite: "a".repeat(24).parse().expect("24 letters") };
    let plan = Plan {
        id: "a".repeat(12).parse().expect("twelve letters"),
        kind: Kind::Game,
        game: record.game.clone(),
        rules: record.rules,
        players: seats(record).count() as u8,
        options: record.settings.pairs().map(|(n, v)| (n.to_owned(), v.to_owned())).collect(),
        chairs: seats(record).map(chair).collect(),
        clock: None,
        owner: guest(Seat::A),
        created: 0,
        parent: None,
        seed: None,
        no_hints: false,
        public: None,
        rated: false,
        no_steward: false,
        round: None,
    };
    let sit =
        |seat| Entry::Sit { seat, guest: guest(seat), name: "Zofia".into(), card: Card::default() };
    let mut fold = Fold::new(Arc::new(plan)).expect("the game can be set up");
    let entries = seats(record).map(sit).collect();
    fold.apply_batch(Batch { seq: 1, at: 0, entries }).expect("everybody sits down");
    fold
}

#[derive(Default)]
struct Sums {
    frames: usize,
    bytes: usize,
    /// Processor time in nanoseconds, with that of the rules.
    took: u64,
}

impl Sums {
    fn bytes(&self) -> f64 {
        self.bytes as f64 / self.frames.max(1) as f64
    }

    /// Microseconds for a frame, without the rules.
    fn us(&self, rules: &Self) -> f64 {
        self.took.saturating_sub(rules.took) as f64 / 1e3 / self.frames.max(1) as f64
    }
}

/// How people are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Nobody is there.
    Nobody,
    Whole,
    Changes,
}

/// How long this thread has had a processor, in nanoseconds.
fn processor_ns() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or_default()
}

/// Plays a game through; what chance does comes with the decision before it, as on a server.
fn play(record: &Record, sums: &mut Sums, way: Way, mut each: impl FnMut(usize, &str)) {
    let mut fold = table(record);
    let presence = Presence::default();
    let eyes = |guest, now| Eyes { guest, now, presence: &presence, page: false };
    let mut people: Vec<Option<GuestId>> =
        seats(record).map(|seat| Some(guest(seat))).chain([None]).collect();
    if way == Way::Nobody {
        people.clear();
    }
    let mut known: Vec<Known> = Vec::new();
    for (at, person) in people.iter().enumerate() {
        let (frame, first) = fold.greeting(eyes(*person, 0), way == Way::Changes);
        each(at, &frame);
        known.push(first);
    }
    let began = processor_ns();
    let mut actions = record.actions.iter().peekable();
    let mut now = 1_800_000_000_000;
    while let Some((by, action)) = actions.next() {
        now += 4_321;
        let mut entries = vec![Entry::Play { by: *by, action: action.clone() }];
        while let Some((by, action)) = actions.next_if(|(by, _)| by.to_string() == "*") {
            entries.push(Entry::Play { by: *by, action: action.clone() });
        }
        let seq = fold.seq() + 1;
        fold.apply_batch(Batch { seq, at: now, entries }).expect("the record replays");
        for (at, (person, known)) in people.iter().zip(&mut known).enumerate() {
            let frame = fold.news(eyes(*person, now), known).expect("something has happened");
            sums.frames += 1;
            sums.bytes += frame.len();
            each(at, &frame);
        }
    }
    sums.took += processor_ns() - began;
}

/// What has changed as RFC 7396 says it, without what cannot be said so.
fn merge(old: &Value, new: &Value) -> Option<Value> {
    if old == new {
        return None;
    }
    let (Value::Object(old), Value::Object(new)) = (old, new) else { return Some(new.clone()) };
    let mut out = Map::new();
    for (name, value) in new {
        if let Some(change) = merge(old.get(name).unwrap_or(&Value::Null), value) {
            out.insert(name.clone(), change);
        }
    }
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        out.insert(name.clone(), Value::Null);
    }
    Some(out.into())
}

/// What has changed as RFC 6902 says it, lists by place.
fn patch(old: &Value, new: &Value, path: &str, out: &mut Vec<Value>) {
    match (old, new) {
        _ if old == new => {}
        (Value::Object(before), Value::Object(after)) => {
            for (name, value) in after {
                let path = format!("{path}/{name}");
                match before.get(name) {
                    Some(before) => patch(before, value, &path, out),
                    None => out.push(json!({ "op": "add", "path": path, "value": value })),
                }
            }
            for name in before.keys().filter(|name| !after.contains_key(*name)) {
                out.push(json!({ "op": "remove", "path": format!("{path}/{name}") }));
            }
        }
        (Value::Array(before), Value::Array(after)) => {
            for (at, (before, after)) in before.iter().zip(after).enumerate() {
                patch(before, after, &format!("{path}/{at}"), out);
            }
            for added in after.iter().skip(before.len()) {
                out.push(json!({ "op": "add", "path": format!("{path}/-"), "value": added }));
            }
            for gone in (after.len()..before.len()).rev() {
                out.push(json!({ "op": "remove", "path": format!("{path}/{gone}") }));
            }
        }
        _ => out.push(json!({ "op": "replace", "path": path, "value": new })),
    }
}

/// What other ways would take, in bytes for all frames: merge patch, JSON patch. And whoever is told of changes has at every
/// position what the others are sent.
fn others(record: &Record) -> (usize, usize) {
    let mut last: Vec<Value> = Vec::new();
    let (mut merged, mut patched) = (0, 0);
    let mut held: Vec<Follower> = seats(record).map(|_| Follower::default()).collect();
    held.push(Follower::default());
    let mut tables = Vec::new();
    play(record, &mut Sums::default(), Way::Changes, |at, frame| {
        held[at]
            .take(serde_json::from_str(frame).expect("frames are JSON"))
            .expect("none was missed");
        let mut table = held[at].table().expect("a table");
        (table["log"], table["chat"]) = (json!([]), json!([]));
        tables.push(table);
    });
    let mut tables = tables.into_iter();
    play(record, &mut Sums::default(), Way::Whole, |at, frame| {
        let mut frame: Value = serde_json::from_str(frame).expect("frames are JSON");
        let mut snapshot = frame["snapshot"].take();
        (snapshot["log"], snapshot["chat"]) = (json!([]), json!([]));
        assert_eq!(tables.next().as_ref(), Some(&snapshot), "a table that was told of changes");
        let Some(before) = last.get_mut(at) else {
            last.push(snapshot);
            return;
        };
        let rest = frame.to_string().len();
        merged += rest + merge(before, &snapshot).map_or(0, |change| change.to_string().len());
        let mut ops = Vec::new();
        patch(before, &snapshot, "", &mut ops);
        patched += rest + Value::from(ops).to_string().len();
        *before = snapshot;
    });
    (merged, patched)
}

/// The recorded games of a folder.
fn records(folder: &Path) -> Vec<Record> {
    let files = folder.read_dir().expect("a folder of records");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let read = |path: &PathBuf| std::fs::read(path).expect("a record can be read");
    paths.iter().map(|path| Record::parse(&read(path)).expect("a record")).collect()
}

/// Plays every game once.
fn once(folders: &[PathBuf], way: Way) {
    for folder in folders {
        let mut sums = Sums::default();
        for record in &records(folder) {
            play(record, &mut sums, way, |_, _| {});
        }
        println!("{}: {} frames, {} bytes", folder.display(), sums.frames, sums.bytes);
    }
}

fn main() {
    let mut folders: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let wanted = folders.first().and_then(|first| first.to_str()).unwrap_or_default().to_owned();
    folders.drain(..usize::from(wanted.starts_with("--")));
    if folders.is_empty() {
        let all = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../server/tests/positions");
        folders = ["burgundy", "labora", "orleans", "craftsmen"].map(|name| all.join(name)).into();
    }
    let time_only = match wanted.as_str() {
        "--whole" => return once(&folders, Way::Whole),
        "--changes" => return once(&folders, Way::Changes),
        wanted => wanted == "--time",
    };
    let rounds = if time_only { 30 } else { 3 };
    println!(
        "| game | frames | whole, bytes | changes, bytes | times fewer | merge patch | JSON patch | whole, us | changes, us |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for folder in folders {
        let [mut whole, mut changes, mut rules] = [(); 3].map(|()| Sums::default());
        let (mut merged, mut patched) = (0, 0);
        for record in records(&folder) {
            // In turn, so that both have the same of what else the machine does.
            for _ in 0..rounds {
                play(&record, &mut whole, Way::Whole, |_, _| {});
                play(&record, &mut changes, Way::Changes, |_, _| {});
                play(&record, &mut rules, Way::Nobody, |_, _| {});
            }
            let (one, other) = if time_only { (0, 0) } else { others(&record) };
            merged += rounds * one;
            patched += rounds * other;
        }
        let frames = whole.frames.max(1) as f64;
        println!(
            "| {} | {} | {:.0} | {:.0} | {:.1} | {:.0} | {:.0} | {:.1} | {:.1} |",
            folder.file_name().unwrap_or_default().to_string_lossy(),
            whole.frames / rounds,
            whole.bytes(),
            changes.bytes(),
            whole.bytes() / changes.bytes(),
            merged as f64 / frames,
            patched as f64 / frames,
            whole.us(&rules),
            changes.us(&rules),
        );
    }
}
