//! Positions to draw and to test the page with, as the server sends them.
//!
//! Each line of `positions/list.txt` is one: its name, a recorded game, how many moves of it were
//! played, and who looks. `make fixtures` writes them to `web/src/lib/games/<game>/fixtures`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quadrivium_core::{Record, Seat};
use quadrivium_table::entry::{Batch, Chair, Entry, Kind, Plan};
use quadrivium_table::ids::GuestId;
use quadrivium_table::{Card, Eyes, Fold, Presence};

const PEOPLE: [&str; Seat::MOST] = ["Zofia", "Łukasz", "Мария", "Henri", "Giulia"];

/// As many moves as somebody is told of one by one.
const CHANGES: usize = 14;

/// As many moves as the page looks at to show what has just happened.
const LINES: usize = 40;

fn guest(seat: Seat) -> GuestId {
    seat.to_string().to_lowercase().repeat(20).parse().expect("twenty letters")
}

fn seats(record: &Record) -> impl Iterator<Item = Seat> {
    Seat::first(record.settings.players.expect("a record says how many play"))
}

/// A table at which everybody has sat down and so many moves were made.
fn table(record: &Record, moves: usize, owner: Seat) -> Fold {
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
        owner: guest(owner),
        created: 0,
        parent: None,
        seed: None,
        no_hints: false,
        public: None,
        rated: false,
        no_steward: false,
        round: None,
    };
    let sit = |(seat, name): (Seat, &str)| Entry::Sit {
        seat,
        guest: guest(seat),
        name: name.into(),
        card: Card::default(),
    };
    let played = record.actions[..moves].iter().cloned();
    let entries = seats(record).zip(PEOPLE).map(sit);
    let entries = entries.chain(played.map(|(by, action)| Entry::Play { by, action })).collect();
    let mut fold = Fold::new(Arc::new(plan)).expect("the game can be set up");
    fold.apply_batch(Batch { seq: 1, at: 0, entries }).expect("the record replays");
    fold
}

fn everybody(record: &Record) -> Presence {
    let guests = seats(record).map(|seat| (guest(seat), 1)).collect();
    Presence { guests, ..Presence::default() }
}

/// What whoever sits on a seat is sent after so many moves.
fn sent(record: &Record, moves: usize, viewer: Seat) -> String {
    let fold = table(record, moves, viewer);
    let presence = everybody(record);
    let eyes = Eyes { guest: Some(guest(viewer)), now: 0, presence: &presence, page: false };
    let mut snapshot = fold.whole_snapshot(eyes);
    snapshot.log.drain(..snapshot.log.len().saturating_sub(LINES));
    serde_json::to_string(&snapshot).expect("a snapshot is plain data") + "\n"
}

/// What somebody is told of changes while a game begins, with a step back in between, and what they have then.
fn told(record: &Record, viewer: Seat) -> String {
    let mut fold = table(record, 0, viewer);
    let presence = everybody(record);
    let eyes = |now| Eyes { guest: Some(guest(viewer)), now, presence: &presence, page: false };
    let (first, mut known) = fold.greeting(eyes(0), true);
    let mut frames = vec![first];
    let mut entries: Vec<Entry> = Vec::new();
    for (by, action) in record.actions[..CHANGES].iter().cloned() {
        entries.push(Entry::Play { by, action });
    }
    let back = Entry::Undo { to: CHANGES as u32 - 3 };
    entries.extend([back, Entry::Redo { to: CHANGES as u32 - 1 }]);
    let chat =
        |text: &str| Entry::Chat { guest: guest(Seat::A), name: "Zofia".into(), text: text.into() };
    entries.insert(4, chat("„Cześć”, said 🐑"));
    for (now, entry) in (1..).zip(entries) {
        let batch = Batch { seq: fold.seq() + 1, at: now, entries: vec![entry] };
        fold.apply_batch(batch).expect("the record replays");
        frames.extend(fold.news(eyes(now), &mut known));
    }
    let now = frames.len() as u64 - 1;
    let then = serde_json::to_string(&fold.whole_snapshot(eyes(now))).expect("plain data");
    format!("{{\"frames\":[{}],\"then\":{then}}}\n", frames.join(",\n"))
}

#[test]
fn the_positions_of_the_page_are_current() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = here.join("tests/positions");
    let games = here.join("../../web/src/lib/games");
    let update = std::env::var_os("UPDATE_FIXTURES").is_some();
    let list = std::fs::read_to_string(folder.join("list.txt")).unwrap();
    let mut known: BTreeSet<PathBuf> = BTreeSet::new();
    let mut stale = Vec::new();
    for line in list.lines() {
        let [game, name, record, moves, viewer] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("not a position: {line}")
        };
        let record = std::fs::read(folder.join(game).join(record).with_extension("rec")).unwrap();
        let record = Record::parse(&record).unwrap();
        let made = sent(&record, moves.parse().unwrap(), viewer.parse().unwrap());
        let path = games.join(game).join("fixtures").join(name).with_extension("json");
        if update {
            std::fs::write(&path, &made).unwrap();
        }
        if std::fs::read_to_string(&path).unwrap_or_default() != made {
            stale.push(format!("{game}/{name}"));
        }
        known.insert(path);
    }
    assert!(stale.is_empty(), "run make fixtures: {stale:?}");
    let kept = std::fs::read_dir(&games)
        .unwrap()
        .filter_map(|game| std::fs::read_dir(game.unwrap().path().join("fixtures")).ok());
    let kept = kept.flatten().map(|file| file.unwrap().path());
    let others: Vec<_> = kept.filter(|path| !known.contains(path)).collect();
    assert!(others.is_empty(), "nothing says how these come about: {others:?}");
}

#[test]
fn the_changes_of_the_page_are_current() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let record = std::fs::read(here.join("tests/positions/burgundy/two.rec")).unwrap();
    let made = told(&Record::parse(&record).unwrap(), Seat::A);
    let path = here.join("../../web/src/lib/api/told.json");
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    assert!(std::fs::read_to_string(&path).unwrap_or_default() == made, "run make fixtures");
}
