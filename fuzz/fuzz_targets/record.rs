//! Any bytes: reading them as a record never panics, and what is read prints as the same record.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrivium_core::Record;
use quadrivium_games::GAMES;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = Record::parse(bytes) else { return };
    assert_eq!(Record::parse(record.to_string().as_bytes()), Ok(record.clone()));
    // Most of them are refused at some line: a refusal is fine, a panic is not.
    let _ = record.replay(&GAMES, None);
});
