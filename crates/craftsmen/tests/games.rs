//! Whole games, replayed to the last point, and the numbers that the encoder makes of one.
//!
//! A record keeps the rules revision it was played with: it changes only with `RULES`.

use std::path::PathBuf;

use quadrivium_core::{Actor, Game, Heuristic, Options as _, Record, Seat, Turn};
use quadrivium_craftsmen::{Craftsmen, Options};

fn records() -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut files: Vec<_> = folder.read_dir().unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        (name, Record::parse(&std::fs::read(file).unwrap()).unwrap())
    };
    files.into_iter().map(read).collect()
}

#[test]
fn recorded_games_end_as_they_did() {
    let records = records();
    assert_eq!(records.len(), 6);
    for (name, record) in records {
        assert!(!record.result.is_empty(), "{name} is finished");
        let game: Craftsmen = record.replay_as(None).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        assert_eq!(game.turn(), Turn::Over, "{name}");
    }
}

/// In the end a position is worth its points, and on the way there it has a worth.
#[test]
fn the_judgement_of_positions_ends_with_the_points() {
    for (name, record) in records() {
        let options = Options::from_settings(&record.settings).unwrap();
        let mut game = Craftsmen::new(&options).unwrap();
        for (by, action) in &record.actions {
            game.apply(*by, action.parse().unwrap()).unwrap();
            for seat in Seat::first(options.players) {
                assert!(game.worth(seat).is_finite(), "{name}");
            }
        }
        for standing in game.standings().iter() {
            assert_eq!(game.worth(standing.seat) as i32, standing.points, "{name}");
        }
    }
}

/// FNV-1a, 64 bits: enough to notice that a number moved.
fn fold(hash: u64, number: f32) -> u64 {
    number
        .to_bits()
        .to_le_bytes()
        .into_iter()
        .fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Nets are trained on these numbers: another hash means another encoder version.
#[test]
fn the_encoder_writes_what_it_wrote_when_nets_were_trained() {
    let (_, record) = records().into_iter().find(|(name, _)| name == "standard-4").unwrap();
    let options = Options::from_settings(&record.settings).unwrap();
    let mut game = Craftsmen::new(&options).unwrap();
    let mut numbers = vec![0.0; Craftsmen::ENCODER.len()];
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for (by, action) in &record.actions {
        game.apply(*by, action.parse().unwrap()).unwrap();
        let viewer = match by {
            Actor::Seat(seat) => *seat,
            Actor::Chance => Seat::A,
        };
        game.encode(viewer, &mut numbers);
        hash = numbers.iter().copied().fold(hash, fold);
    }
    assert_eq!(
        (Craftsmen::ENCODER.version, format!("{hash:016x}")),
        (1, "f1aa56f41698117b".to_owned())
    );
}
