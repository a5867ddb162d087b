//! Whole games, replayed to the last point, and the numbers that the encoder makes of one.
//!
//! A record keeps the rules revision it was played with: it changes only with `RULES`.

use quadrivium_burgundy::Burgundy;
use quadrivium_core::{Numbers, Record};
use quadrivium_kit::{Folder, ends_as_it_did, hash_of_numbers};

fn records() -> Vec<(String, Record)> {
    Folder(env!("CARGO_MANIFEST_DIR")).records()
}

#[test]
fn recorded_games_end_as_they_did() {
    let records = records();
    assert!(records.len() >= 6, "{} records", records.len());
    for (name, record) in &records {
        ends_as_it_did::<Burgundy>(name, record);
    }
}

#[test]
fn the_encoder_writes_what_it_wrote_when_nets_were_trained() {
    let records = records();
    let (_, record) = records.iter().find(|(name, _)| name == "expert-secret-4").unwrap();
    let hash = hash_of_numbers::<Burgundy>(record);
    // The same layout as ever; since rules 2 the dice of a phase are gone while the next is set up.
    assert_eq!((Burgundy::ENCODER.version, hash), (1, 0x0a89_1ad5_8cf4_0bd3));
}
