//! What has changed, told to somebody who has the rest, is what they would have been told whole.

use std::path::PathBuf;
use std::sync::Arc;

use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use quadrivium_core::Record;
use serde_json::{Value, json};

use super::desk::{Desk, person, plan};
use crate::api::{EditPart, ListPart};
use crate::changes::{Edits, Relisted, Texts, edited};
use crate::entry::{Batch, Entry, Plan};
use crate::frames::Known;
use crate::ids::GuestId;
use crate::{Eyes, Fold, Follower, Missed, Presence};

/// What is sent of edits, read back and done.
fn done(old: &str, new: &str) -> String {
    let sent = serde_json::to_string(&Edits::between(old, new)).unwrap();
    let parts: Vec<EditPart> = serde_json::from_str(&sent).unwrap();
    let old: Vec<u16> = old.encode_utf16().collect();
    String::from_utf16(&edited(&old, &parts).unwrap()).unwrap()
}

fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3..1000_i64).prop_map(Value::from),
        "[a-céèũ漢缢\u{1f600}\",]{0,5}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 60, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            btree_map("[a-d]{1,2}", inner, 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// A value with something else at one place in it.
fn with(mut value: Value, at: &[usize], other: Value) -> Value {
    let Some((index, deeper)) = at.split_first() else { return other };
    let inner = match &mut value {
        Value::Array(list) if !list.is_empty() => {
            let length = list.len();
            list.get_mut(index % length)
        }
        Value::Object(fields) if !fields.is_empty() => {
            let length = fields.len();
            fields.values_mut().nth(index % length)
        }
        _ => return other,
    };
    if let Some(inner) = inner {
        *inner = with(inner.take(), deeper, other);
    }
    value
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    // Some of these letters begin with the same bytes, some end with the same.
    #[test]
    fn any_text_becomes_any_other(old in "[ab,\"éèũ漢漣缢\u{1f600}\u{1f601}]{0,80}", new in "[ab,\"éèũ漢漣缢\u{1f600}\u{1f601}]{0,80}") {
        prop_assert_eq!(done(&old, &new), new);
    }

    #[test]
    fn any_json_becomes_any_other(old in value(), new in value()) {
        let (old, new) = (old.to_string(), new.to_string());
        prop_assert_eq!(done(&old, &new), new);
    }

    #[test]
    fn json_becomes_what_differs_from_it_in_one_place(old in value(), at in vec(0..6_usize, 0..4), other in 0..10_i64) {
        let new = with(old.clone(), &at, other.into()).to_string();
        let old = old.to_string();
        prop_assert_eq!(done(&old, &new), new);
    }

    #[test]
    fn any_list_becomes_any_other(old in vec(value(), 0..8), new in vec(value(), 0..8), kept in vec(0..8_usize, 0..8)) {
        // Some of it is there again, elsewhere.
        let again = kept.iter().filter_map(|at| old.get(*at).cloned());
        let new: Vec<Value> = again.chain(new).collect();
        let (from, to) = (Texts::of(&old), Texts::of(&new));
        let sent = serde_json::to_value(Relisted::between(&from, &to)).unwrap();
        let parts: Vec<ListPart> = serde_json::from_value(sent).unwrap();
        let mut listed = crate::changes::Listed::default();
        listed.take(Some(serde_json::from_value(serde_json::to_value(
            Relisted::between(&Texts::default(), &from)).unwrap()).unwrap())).unwrap();
        listed.take(Some(parts)).unwrap();
        // A list that was empty is no list to go by.
        if !old.is_empty() || !new.is_empty() {
            prop_assert_eq!(listed.read().unwrap(), Value::from(new));
        }
    }
}

/// A long text with a few other values in it costs a few bytes for each of them.
#[test]
fn what_stays_costs_nothing() {
    let spaces: Vec<Value> =
        (0..200).map(|at| json!({ "ground": "castle", "pips": at % 6, "tile": null })).collect();
    let old = json!({ "moves": 7, "spaces": spaces, "silver": 3 });
    let mut new = old.clone();
    new["moves"] = 8.into();
    new["spaces"][20]["tile"] = "mine".into();
    new["spaces"].as_array_mut().unwrap().remove(90);
    new["silver"] = 12.into();
    let (old, new) = (old.to_string(), new.to_string());
    assert_eq!(done(&old, &new), new);
    let sent = serde_json::to_string(&Edits::between(&old, &new)).unwrap();
    assert!(sent.len() < 80, "{sent}");
}

/// Somebody who is told of changes.
pub struct Told {
    eyes: (Option<GuestId>, bool),
    known: Known,
    pub held: Follower,
}

impl Told {
    pub fn new(fold: &Fold, guest: Option<GuestId>, page: bool, presence: &Presence) -> Self {
        let eyes = Eyes { guest, now: 0, presence, page };
        let (frame, known) = fold.greeting(eyes, true);
        let mut told = Self { eyes: (guest, page), known, held: Follower::default() };
        told.held.take(serde_json::from_str(&frame).unwrap()).unwrap();
        told
    }

    fn eyes<'a>(&self, now: u64, presence: &'a Presence) -> Eyes<'a> {
        Eyes { guest: self.eyes.0, now, presence, page: self.eyes.1 }
    }

    /// The next frame, if something has happened.
    fn next(&mut self, fold: &Fold, now: u64, presence: &Presence) -> Option<Value> {
        let frame = fold.news(self.eyes(now, presence), &mut self.known)?;
        Some(serde_json::from_str(&frame).unwrap())
    }

    /// Hears of what has happened, and then has what somebody has who comes now. How long the frame was.
    pub fn hear(&mut self, fold: &Fold, now: u64, presence: &Presence) -> usize {
        let Some(frame) = self.next(fold, now, presence) else { return 0 };
        let length = frame.to_string().len();
        self.held.take(frame).expect("nothing was missed");
        // The line of play is long and seldom changes behind one's back.
        let mut table = self.held.table().unwrap();
        if !fold.line.moves().is_multiple_of(16) && fold.line.turns_back() == 0 {
            (table["log"], table["chat"]) = (json!([]), json!([]));
            let whole = fold.snapshot(self.eyes(now, presence));
            assert_eq!(table, serde_json::to_value(whole).unwrap());
        } else {
            let whole = fold.whole_snapshot(self.eyes(now, presence));
            assert_eq!(table, serde_json::to_value(whole).unwrap());
        }
        length
    }
}

/// The beginning of a recorded game, at a table at which everybody has sat down.
fn recorded(game: &str) -> (Record, Fold) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../server/tests/positions");
    let text = std::fs::read(folder.join(game).join("two.rec")).unwrap();
    let record = Record::parse(&text).unwrap();
    let options = record.settings.pairs().map(|(n, v)| (n.to_owned(), v.to_owned())).collect();
    let plan = Plan { options, rules: record.rules, ..plan(&record.game, &[], "ab") };
    (record, Desk::sat(Fold::new(Arc::new(plan)).unwrap(), "ab", 1).fold)
}

/// The whole of all recorded games is played by the example `frames`.
#[test]
fn at_the_positions_of_recorded_games() {
    for game in ["burgundy", "labora", "orleans", "craftsmen"] {
        let (record, mut fold) = recorded(game);
        let presence = Presence::default();
        let mut all = [Some('a'), Some('b'), None]
            .map(|letter| Told::new(&fold, letter.map(person), letter == Some('b'), &presence));
        let (mut changes, mut whole) = (0, 0);
        for (now, (by, action)) in (1..).zip(record.actions.iter().take(60)) {
            let entries = vec![Entry::Play { by: *by, action: action.clone() }];
            fold.apply_batch(Batch { seq: fold.seq() + 1, at: now, entries }).unwrap();
            for told in &mut all {
                changes += told.hear(&fold, now, &presence);
                let eyes = told.eyes(now, &presence);
                whole += serde_json::to_string(&fold.snapshot(eyes)).unwrap().len();
            }
        }
        assert!(4 * changes < whole, "{game}: {changes} bytes instead of {whole}");
    }
}

#[test]
fn those_who_see_the_same_share_what_is_written() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let presence = Presence::default();
    let mut all: Vec<Told> = [Some('a'), Some('a'), None, Some('z'), Some('y'), Some('b')]
        .map(|letter| Told::new(&desk.fold, letter.map(person), false, &presence))
        .into();
    let mut last = Vec::new();
    for now in 0..6 {
        desk.play_some();
        let frames: Vec<Value> =
            all.iter_mut().map(|told| told.next(&desk.fold, now, &presence).unwrap()).collect();
        for (told, frame) in all.iter_mut().zip(&frames) {
            told.held.take(frame.clone()).unwrap();
        }
        last = frames;
    }
    // The same frame for both tabs of one person, and for all who only look.
    assert_eq!(last[0], last[1]);
    assert!(last[2] == last[3] && last[3] == last[4]);
    assert_ne!(last[0]["number"], last[2]["number"]);
    assert_ne!(last[5]["number"], last[2]["number"]);
    let views: Vec<Value> = all.iter().map(|told| told.held.table().unwrap()).collect();
    assert_eq!(views[2], views[3]);
}

#[test]
fn who_comes_or_goes_and_the_time_are_never_old() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let mut presence = Presence::default();
    presence.enter(Some(person('a')));
    let mut first = Told::new(&desk.fold, None, false, &presence);
    let mut second = Told::new(&desk.fold, None, false, &presence);
    desk.play_some();
    first.hear(&desk.fold, 10, &presence);
    presence.leave(Some(person('a')));
    second.hear(&desk.fold, 10, &presence);
    desk.play_some();
    second.hear(&desk.fold, 20, &presence);
    first.hear(&desk.fold, 5_000, &presence);
}

#[test]
fn a_frame_that_was_lost_is_noticed_and_everything_comes_again() {
    let mut desk = Desk::of("orleans", &[], "ab");
    let presence = Presence::default();
    let mut told = Told::new(&desk.fold, Some(person('a')), false, &presence);
    desk.play_some();
    told.next(&desk.fold, 0, &presence).expect("it is lost on its way");
    desk.play_some();
    let before = told.held.table();
    let next = told.next(&desk.fold, 0, &presence).unwrap();
    assert_eq!(told.held.take(next), Err(Missed));
    assert_eq!(told.held.table(), before, "nothing was made of it");
    let mut anew = Told::new(&desk.fold, Some(person('a')), false, &presence);
    desk.play_some();
    anew.hear(&desk.fold, 0, &presence);
}

/// After an undo only what came after it is told again.
#[test]
fn who_goes_back_does_not_hear_the_whole_line_again() {
    let mut desk = Desk::of("burgundy", &[], "aa");
    let presence = Presence::default();
    let mut told = Told::new(&desk.fold, Some(person('a')), false, &presence);
    for _ in 0..12 {
        desk.play_some();
        told.hear(&desk.fold, 0, &presence);
    }
    desk.undo('a', None).unwrap();
    let frame = told.next(&desk.fold, 0, &presence).unwrap();
    assert_eq!(frame["reset"], true);
    assert_eq!(frame["lines"], Value::Null, "nothing has come, something has gone");
    told.held.take(frame).unwrap();
    let whole = serde_json::to_value(desk.fold.whole_snapshot(told.eyes(0, &presence))).unwrap();
    assert_eq!(told.held.table(), Some(whole));
}

/// What differs is put there letter by letter, never a part of one.
#[test]
fn letters_that_are_alike_in_bytes_are_changed_whole() {
    for (old, new) in
        [("el\u{e9}", "el\u{e8}"), ("\u{e9}a", "\u{169}a"), ("\u{6f22}!", "\u{7f22}!")]
    {
        assert_eq!(done(old, new), new);
        let sent = serde_json::to_string(&Edits::between(old, new)).unwrap();
        assert!(sent.len() <= "[0,1,\"\u{6f22}!\"]".len(), "{sent}");
    }
}
