//! Every puzzle of the folder: its game replays, it is the right seat's turn, and every turn that it
//! names is a whole turn of that seat.

use std::collections::BTreeSet;

use quadrivium_coach::Depth;
use quadrivium_games::{GAMES, coach};
use quadrivium_puzzles::{Puzzle, check};

fn each(mut look: impl FnMut(&str, &Puzzle, &str)) {
    for (game, all) in check().unwrap_or_else(|bad| panic!("{bad}")) {
        for (number, puzzle) in (1..).zip(&all.puzzles) {
            look(game, puzzle, &format!("{game} {number}"));
        }
    }
}

#[test]
fn every_game_has_puzzles_and_no_other_has() {
    let ours: BTreeSet<_> = GAMES.iter().map(|game| game.name).collect();
    let there: BTreeSet<_> = check().unwrap().into_iter().map(|(game, _)| game).collect();
    assert_eq!(there, ours);
    // Enough for a season of days before any comes again.
    for (game, all) in check().unwrap() {
        assert!(all.puzzles.len() >= 100, "{game} has {}", all.puzzles.len());
    }
}

#[test]
fn every_puzzle_replays_to_whole_turns_of_its_seat() {
    each(|game, puzzle, place| {
        assert_eq!(puzzle.record.game, game, "{place}");
        assert_eq!(puzzle.record.rules, GAMES.find(game).unwrap().rules, "{place}: older rules");
        let position = puzzle.record.replay(&GAMES, Some(puzzle.at));
        let position = position.unwrap_or_else(|bad| panic!("{place}: {bad}"));
        assert!(position.turn().players().contains(puzzle.seat), "{place}: it is not their turn");
        assert!(position.legal(puzzle.seat).len() > 2, "{place}: there is little to choose");
        let coach = coach(game, Depth::stand).unwrap();
        for turn in puzzle.turns.iter().chain([&puzzle.next]) {
            let whole = coach.is_whole(&*position, puzzle.seat, turn);
            assert_eq!(whole, Some(true), "{place}: {turn:?}");
        }
        let same = |turn: &[String]| coach.are_same(&*position, puzzle.seat, &puzzle.next, turn);
        assert!(!puzzle.turns.iter().any(|turn| same(turn)), "{place}: the next best is as good");
    });
}

#[test]
fn a_puzzle_is_beyond_doubt() {
    each(|_, puzzle, place| {
        let what = if puzzle.record.seats.len() == 1 { puzzle.points } else { puzzle.chance };
        assert!(what.mean > what.error && what.error >= 0.0, "{place}: {what:?}");
        assert!(what.mean > 0.04, "{place}: {what:?}");
    });
}

#[test]
fn what_is_said_for_a_puzzle_are_sources_of_its_game() {
    each(|_, puzzle, place| {
        let game = puzzle.record.replay(&GAMES, Some(puzzle.at)).unwrap();
        let standings = game.standings();
        let breakdown = &standings.of(puzzle.seat).unwrap().breakdown.0;
        for later in &puzzle.later {
            assert!(breakdown.iter().any(|(name, _)| *name == later.source), "{place}: {later:?}");
            assert!(later.margin > 0 && later.points != 0, "{place}: {later:?}");
        }
    });
}

#[test]
fn ora_et_labora_can_be_solved_alone() {
    let mut alone = 0;
    each(|game, puzzle, _| {
        alone += usize::from(game == "labora" && puzzle.record.seats.len() == 1);
    });
    assert!(alone >= 50, "{alone}");
}
