//! Recorded games, played again: what was made of their positions once is still made of them.

use quadrivium_core::{Actor, Game, Heuristic, Numbers, Record, Seat, Turn};

/// Plays a record, and shows every position with whoever led to it.
fn replay<G: Game>(record: &Record, mut show: impl FnMut(&G, Actor)) -> G {
    let options = record.options::<G>().expect("options of this game");
    let mut game = G::new(&options).expect("a game that was played");
    for (by, action) in &record.actions {
        let played = action.parse::<G::Action>().map_err(|bad| bad.to_string());
        let played = played.expect("an action of this game");
        if let Err(refused) = game.apply(*by, played) {
            panic!("{by} {action}: {refused}");
        }
        show(&game, *by);
    }
    game
}

/// A finished game ends as it did.
///
/// # Panics
/// When it does not, or was not finished.
pub fn ends_as_it_did<G: Game>(name: &str, record: &Record) {
    assert!(!record.result.is_empty(), "{name} is finished");
    match record.replay_as::<G>(None) {
        Ok(game) => assert!(game.turn() == Turn::Over, "{name} is over"),
        Err(bad) => panic!("{name}: {bad}"),
    }
}

/// In the end a position is worth its points, and on the way there it has a worth.
///
/// # Panics
/// When that is not so.
pub fn judged_by_points<G: Heuristic>(name: &str, record: &Record) {
    let (mut scratch, mut worth) = (G::Scratch::default(), vec![0.0; record.seats.len()]);
    let game = replay::<G>(record, |game, _| {
        game.judge(&mut scratch, &mut worth);
        assert!(worth.iter().all(|worth| worth.is_finite()), "{name}");
        let mut anew = vec![0.0; worth.len()];
        game.judge(&mut G::Scratch::default(), &mut anew);
        assert_eq!(worth, anew, "{name}: what was judged before counts");
    });
    game.judge(&mut scratch, &mut worth);
    for (standing, worth) in game.standings().iter().zip(worth) {
        assert_eq!(worth as i32, standing.points, "{name}");
    }
}

/// A hash of all numbers that the encoder makes of a game, as each position looks to whoever led to
/// it. Nets are trained on these numbers: another hash means another version of the encoder.
pub fn hash_of_numbers<G: Numbers>(record: &Record) -> u64 {
    let mut numbers = vec![0.0_f32; G::ENCODER.len()];
    let mut hash = 0xcbf2_9ce4_8422_2325;
    replay::<G>(record, |game, by| {
        let viewer = match by {
            Actor::Seat(seat) => seat,
            Actor::Chance => Seat::A,
        };
        game.encode(viewer, &mut numbers);
        hash = numbers.iter().copied().fold(hash, fold);
    });
    hash
}

/// FNV-1a, 64 bits: enough to notice that a number moved.
fn fold(hash: u64, number: f32) -> u64 {
    let bytes = number.to_bits().to_le_bytes().into_iter();
    bytes.fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
