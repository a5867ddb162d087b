//! Whole games, replayed to the last point, and the numbers that the encoder makes of one.
//!
//! A record keeps the rules revision it was played with: it changes only with `RULES`.

use quadrivium_core::{Listing, Numbers, Record, Registry, Rules, Settings, Turn};
use quadrivium_kit::{Folder, ends_as_it_did, hash_of_numbers, judged_by_points};
use quadrivium_orleans::{Edition, Options, Orleans, TakeBack};

fn records() -> Vec<(String, Record)> {
    Folder(env!("CARGO_MANIFEST_DIR")).records()
}

#[test]
fn recorded_games_end_as_they_did() {
    let records = records();
    assert!(records.len() >= 6, "{} records", records.len());
    for (name, record) in &records {
        ends_as_it_did::<Orleans>(name, record);
    }
}

static GAMES: [Listing; 1] = [Listing::of::<Orleans>()];

/// A game that was begun with the first revision is played on by it, as a type and as text, and is
/// written down so again. One of today that names no `take_back` has its default.
#[test]
fn older_records_are_played_by_older_rules() {
    for (name, record) in records() {
        assert_eq!(record.rules, 1, "{name}");
        let options = record.options::<Orleans>().unwrap();
        assert_eq!((options.rules, options.take_back), (1, TakeBack::Bag), "{name}");
        let erased = record.replay(&Registry::new(&GAMES), None).unwrap();
        assert_eq!((erased.rules(), erased.turn()), (1, Turn::Over), "{name}");

        let again = Record { actions: record.actions, ..Record::new(&*erased, Vec::new()) };
        let read = Record::parse(again.to_string().as_bytes()).unwrap();
        assert_eq!(read.rules, 1, "{name}");
        assert!(read.settings.pairs().any(|pair| pair == ("take_back", "bag")), "{name}");
        let ended: Orleans = read.replay_as(None).unwrap();
        assert_eq!(ended.turn(), Turn::Over, "{name}");
        assert_eq!(Record::of::<Orleans>(&options, Vec::new()).rules, 1, "{name}");
    }
    let today = Options::of(3, Edition::Polish);
    let record = Record::of::<Orleans>(&today, Vec::new());
    assert_eq!((record.rules, record.options::<Orleans>()), (2, Ok(today)));
    assert_eq!(today.take_back, TakeBack::Limit);
    let unnamed = Record { settings: Settings::players(3), ..record };
    assert_eq!(unnamed.options::<Orleans>(), Ok(today));
}

#[test]
fn the_judgement_of_positions_ends_with_the_points() {
    for (name, record) in &records() {
        judged_by_points::<Orleans>(name, record);
    }
}

#[test]
fn the_encoder_writes_what_it_wrote_when_nets_were_trained() {
    let records = records();
    let (_, record) = records.iter().find(|(name, _)| name == "russian-4-one-by-one").unwrap();
    let hash = hash_of_numbers::<Orleans>(record);
    assert_eq!((Orleans::ENCODER.version, hash), (3, 0xac5e_d78e_7ced_ede2));
}
