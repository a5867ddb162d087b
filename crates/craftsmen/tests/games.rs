//! Whole games, replayed to the last point, and the numbers that the encoder makes of one.
//!
//! A record keeps the rules revision it was played with: it changes only with `RULES`.

use quadrivium_core::{Actor, Numbers, Record};
use quadrivium_craftsmen::Craftsmen;
use quadrivium_kit::{Folder, ends_as_it_did, hash_of_numbers, judged_by_points};

fn records() -> Vec<(String, Record)> {
    Folder(env!("CARGO_MANIFEST_DIR")).records()
}

#[test]
fn recorded_games_end_as_they_did() {
    let records = records();
    assert!(records.len() >= 6, "{} records", records.len());
    for (name, record) in &records {
        ends_as_it_did::<Craftsmen>(name, record);
    }
}

/// The bankers did not always ask for a second card: a game of that time is refused where they now do,
/// with a word about its age.
#[test]
fn a_game_of_older_rules_is_refused_where_they_differ() {
    let records = records();
    let (_, record) = records.iter().find(|(name, _)| name == "standard-2").unwrap();
    let mut old = record.clone();
    old.rules = 1;
    let drawn = |(_, action): &(Actor, String)| action == "draw";
    let at = old.actions.iter().position(drawn).expect("somebody took one card only");
    old.actions.remove(at);
    assert!(old.replay_as::<Craftsmen>(Some(at)).is_ok(), "what is still legal is replayed");
    let refusal = old.replay_as::<Craftsmen>(None).unwrap_err();
    assert_eq!(refusal.line, old.line_of(at));
    assert!(refusal.to_string().contains("has revision 1"), "{refusal}");
}

#[test]
fn the_judgement_of_positions_ends_with_the_points() {
    for (name, record) in &records() {
        judged_by_points::<Craftsmen>(name, record);
    }
}

#[test]
fn the_encoder_writes_what_it_wrote_when_nets_were_trained() {
    let records = records();
    let (_, record) = records.iter().find(|(name, _)| name == "standard-4").unwrap();
    let hash = hash_of_numbers::<Craftsmen>(record);
    assert_eq!((Craftsmen::ENCODER.version, hash), (2, 0x91fd_3e7f_5df6_be64));
}
