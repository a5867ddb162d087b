//! `play`, with the keyboard replaced by a pipe.

use crate::{game, run_with};

fn play(args: &[&str], typed: &str) -> String {
    run_with(&[&["play", game(), "--seed", "11"], args].concat(), typed.as_bytes()).ok()
}

/// What the screen shows after the last line that was typed.
fn after(text: &str, typed: usize) -> &str {
    text.splitn(typed + 1, "\n> ").last().unwrap_or_default()
}

#[test]
fn a_whole_game_can_be_played_by_always_choosing_the_first() {
    let ones = "1\n".repeat(20_000);
    for language in ["en", "pl", "ru"] {
        let text = play(&["--lang", language], &ones);
        let end = match language {
            "en" => "The game is over.",
            "pl" => "Gra skończona.",
            _ => "Игра окончена.",
        };
        assert!(text.contains(end), "{language}");
        assert!(!text.contains('\u{1b}'));
        for line in text.lines() {
            assert!(line.chars().count() <= 110, "{line}");
        }
    }
}

#[test]
fn several_can_share_the_keyboard_and_bots_can_play_alone() {
    let ones = "1\n".repeat(20_000);
    let text = play(&["--players", "3", "--seat", "2=you", "--seat", "C=bot:random"], &ones);
    assert!(text.contains("Player A") && text.contains("Player B") && text.contains("Bot C"));
    let text = play(&["--seat", "A=bot:apprentice"], "");
    assert!(text.contains("The game is over."));
    assert!(!text.contains("\n> "));
}

/// Whoever is new here hears at once that they can win.
#[test]
fn it_is_said_how_the_bots_play() {
    for (language, expected) in [
        ("en", "Bot B, Bot C: apprentice. Moves at once; a newcomer can beat it."),
        ("pl", "początkujący może z nim wygrać."),
        ("ru", "новичок может его победить."),
    ] {
        let text = play(&["--players", "3", "--lang", language], "");
        assert!(text.contains(expected), "{text}");
    }
    let text = play(&["--seat", "B=bot:master:2s"], "");
    assert!(text.contains("Bot B: master. Thinks longer, hard to beat."), "{text}");
    assert!(!play(&["--seat", "B=you"], "").contains("beat"));
}

#[test]
fn the_end_of_the_input_is_a_polite_goodbye() {
    for typed in ["", "quit\n", "1\n1\nq\n"] {
        assert!(play(&[], typed).trim_end().ends_with("Goodbye."));
    }
}

#[test]
fn undo_goes_back_to_the_last_decision_and_redo_forward() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (before, after, undone, redone) = (file("a"), file("b"), file("c"), file("d"));
    // Two numbers, because the first may only open a smaller list; the rest of it is nothing new.
    let typed = format!(
        "save {before}\n1\n1\nsave {after}\nundo\nundo\nundo\nsave {undone}\nredo\nredo\nredo\nsave {redone}\n"
    );
    let text = play(&[], &typed);
    assert!(text.contains("Taken back.") && text.contains("There is nothing to take back."));
    assert!(text.contains("Done again.") && text.contains("There is nothing to do again."));
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_ne!(read(&before), read(&after));
    assert_eq!(read(&before), read(&undone));
    assert_eq!(read(&after), read(&redone));
    run_with(&["replay", &after], b"").ok();
}

#[test]
fn the_record_is_kept_when_the_game_ends_or_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("left.rec");
    let path = path.to_str().unwrap();
    play(&["--record", path], "1\n1\nquit\n");
    let left = run_with(&["replay", path, "--json"], b"").json();
    assert_eq!(left["over"], false);
    let again = run_with(&["play", game(), "--record", path], b"").refused();
    assert!(again.contains("exists already"), "{again}");
    let path = folder.path().join("ended.rec");
    let path = path.to_str().unwrap();
    play(&["--record", path], &"1\n".repeat(20_000));
    assert_eq!(run_with(&["replay", path, "--json"], b"").json()["over"], true);
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let typed = "dance\n0\n999999999999999999999999\n4000\n? qqqqqq\n\u{0}\u{7}\n\n";
    let text = play(&[], typed);
    assert!(after(&text, 1).starts_with("dance\nThat is no action of this game."), "{text}");
    assert!(after(&text, 2).starts_with("0\nThere is no such number"), "{text}");
    assert!(text.contains("There is no \"qqqqqq\" in this game."), "{text}");
    assert!(text.trim_end().ends_with("Goodbye."));
}

#[test]
fn help_lists_the_commands_and_score_the_standings() {
    let text = play(&[], "help\nscore\nlog\nboard\n");
    for command in ["undo", "redo", "board", "log", "score", "save", "quit", "? NAME"] {
        assert!(after(&text, 1).contains(command), "{command}");
    }
    assert!(after(&text, 2).contains("Rank"));
}

#[test]
fn a_component_is_explained_by_notation_and_by_name() {
    let entry = quadrivium_games::GAMES.find(game()).unwrap();
    let Some(term) = entry.glossary().into_iter().next() else {
        return;
    };
    let text = play(&[], &format!("? {}\n", term.id));
    assert!(after(&text, 1).contains(&format!("({})", term.id)), "{text}");
}

/// After a decision what changed is shown and what is asked; `board` shows all.
#[test]
fn after_a_decision_only_what_changed_is_shown() {
    // The first number opens a smaller list, the second one decides.
    let text = play(&[], "1\n1\nboard\n");
    let parts: Vec<_> = text.split("\n> ").map(|part| part.lines().count()).collect();
    let [start, _, decided, board, ..] = parts[..] else { panic!("{text}") };
    assert!(start >= board, "the whole table comes first: {text}");
    assert!(decided < board / 2, "{text}");
}

/// The dice lie as they lay.
#[test]
fn what_was_taken_back_is_not_drawn_anew() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (once, again) = (file("once"), file("again"));
    let ones = "1\n".repeat(40);
    let back = "undo\n".repeat(40);
    let hotseat = ["--players", "2", "--seat", "B=you"];
    play(&hotseat, &format!("{ones}save {once}\n{back}{ones}save {again}\n"));
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(&once), read(&again));
}

#[test]
fn a_master_can_be_asked_and_says_why() {
    for (language, looks, expected) in [
        ("en", "looks ahead", "Expected at the end"),
        ("pl", "w przód", "Spodziewane na koniec"),
        ("ru", "просмотрен", "Ожидается в конце"),
    ] {
        let text = play(&["--lang", language], "1\n1\nhint\nstand\n");
        assert!(text.contains("\nI. ") && text.contains("\nII. "), "{text}");
        assert!(text.contains(looks) && text.contains(expected), "{text}");
        assert!(text.contains(" % ± "), "{text}");
    }
}
