//! What is wrong with the arguments is said in one sentence.

use crate::{game, run};

#[test]
fn a_wrong_name_is_met_with_the_nearest() {
    let game = game();
    let near = format!("{}x", &game[..game.len() - 1]);
    assert_eq!(
        run(&["sim", &near]).refused(),
        format!("there is no game '{near}': did you mean '{game}'?")
    );
    assert_eq!(
        run(&["sim", game, "--bots", "random,aprentice"]).refused(),
        "--bots: there is no bot 'aprentice': did you mean 'apprentice'?"
    );
    assert_eq!(
        run(&["play", game, "--seat", "B=bot:randon"]).refused(),
        "--seat B=bot:randon: there is no bot 'randon': did you mean 'random'?"
    );
    assert_eq!(
        run(&["games", "--lang", "de"]).refused(),
        "--lang: there is no language 'de': expected en, pl or ru"
    );
    assert_eq!(
        run(&["sim", game, "--gams", "3"]).refused(),
        "unexpected argument '--gams' found: did you mean '--games'?"
    );
    assert_eq!(
        run(&["smi", game]).refused(),
        "unrecognized subcommand 'smi': expected games, serve, admin, copy, play, sim, arena, analyse, plan, replay or import"
    );
}

#[test]
fn a_wrong_number_is_refused() {
    let game = game();
    assert!(run(&["sim", game, "--players", "9"]).refused().ends_with("players, not 9"));
    assert!(run(&["sim", game, "--players", "many"]).refused().contains("--players"));
    assert!(run(&["sim", game, "--threads", "0"]).refused().contains("--threads"));
    assert!(run(&["sim", game, "--games", "-1"]).refused().contains("-1"));
    let bots = ["random"; 6].join(",");
    assert_eq!(
        run(&["sim", game, "--bots", &bots]).refused(),
        "--bots: there are 6 bots for 2 players"
    );
}

#[test]
fn something_missing_is_named() {
    assert!(run(&["sim"]).refused().contains("GAME"));
    assert_eq!(
        run(&["sim", game(), "--option", "boards"]).refused(),
        "--option: cannot read the option 'boards': expected name=value"
    );
}

#[test]
fn the_help_stands_on_standard_output() {
    for args in [&["--help"][..], &["sim", "--help"], &["--version"]] {
        assert!(run(args).ok().contains("quadrivium"));
    }
}
