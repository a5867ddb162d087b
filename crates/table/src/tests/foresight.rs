//! What one's own decisions lead to, seen ahead: as it then comes, or not at all.

use quadrivium_core::Seat;
use quadrivium_games::GAMES;
use serde_json::{Value, json};

use super::desk::{Desk, person};
use crate::{Ahead, Foresee};

/// What a page asks that was told this; nothing where it was not told everything.
fn ask(told: &Value, decided: &[String]) -> Option<Foresee> {
    let text =
        |line: &Value| Some(format!("{} {}", line["by"].as_str()?, line["action"].as_str()?));
    let line: Vec<String> = told["log"].as_array()?.iter().map(text).collect::<Option<_>>()?;
    let seat = |seat: &Value| {
        json!({
            "kind": seat["kind"],
            "level": seat["level"],
            "you": seat["you"],
            "resigned": seat["resigned"],
        })
    };
    let table = json!({
        "kind": told["kind"],
        "game": told["game"],
        "rules": told["rules"],
        "settings": told["settings"],
        "seats": told["seats"].as_array()?.iter().map(seat).collect::<Vec<_>>(),
    });
    let ask = json!({ "table": table, "line": line, "decided": decided, "page": true, "now": told["now"] });
    Some(serde_json::from_value(ask).unwrap())
}

fn see(kept: Option<Ahead>, ask: &Foresee) -> (Ahead, Option<Value>) {
    let (ahead, seen) = Ahead::see(kept, ask).unwrap();
    (ahead, seen.map(|text| serde_json::from_str(&text).unwrap()))
}

/// What a page shows of a position that it has seen ahead.
const SHOWN: [&str; 11] = [
    "state",
    "moves",
    "viewer",
    "turn",
    "prompt",
    "choices",
    "bundles",
    "undo",
    "view",
    "page",
    "standings",
];

/// How many decisions of the first person were seen ahead in so many moves of a game.
fn played(game: &str, options: &[(&str, &str)], seats: &str, moves: u32) -> (u32, u32) {
    let mut desk = Desk::of(game, options, seats);
    let (mut kept, mut seen_ahead, mut decisions) = (None, 0, 0);
    while desk.fold.line.moves() < moves && desk.game().turn().player().is_some() {
        let seat = desk.game().turn().player().unwrap();
        let action = desk.some(seat);
        if desk.fold.people.seats_of(Some(person('a'))).contains(seat) {
            decisions += 1;
            let told = desk.look('a');
            let seen = ask(&told, &[format!("{seat} {action}")]).and_then(|ask| {
                let (ahead, seen) = see(kept.take(), &ask);
                kept = Some(ahead);
                seen
            });
            desk.play(seat, &action).unwrap();
            if let Some(seen) = seen {
                seen_ahead += 1;
                check(&seen, &told, &desk.look('a'));
            }
        } else {
            desk.play(seat, &action).unwrap();
        }
    }
    (seen_ahead, decisions)
}

/// What was seen is what came, up to where chance decided.
fn check(seen: &Value, told: &Value, came: &Value) {
    let before = told["log"].as_array().unwrap().len();
    let lines = seen["lines"].as_array().unwrap();
    let real = &came["log"].as_array().unwrap()[before..];
    assert_eq!(lines.len(), 1);
    let online = |of: &Value| of["you"] == of["online"];
    assert!(
        seen["snapshot"]["seats"].as_array().unwrap().iter().all(online),
        "whoever asks is there"
    );
    for name in ["number", "by", "action", "words", "events"] {
        assert_eq!(lines[0][name], real[0][name], "{name}");
    }
    if real.len() > 1 {
        assert!(real[1..].iter().all(|line| line["by"] == "*"), "only chance may follow at once");
        assert_eq!(seen["snapshot"]["choices"], json!([]));
        return;
    }
    for name in SHOWN {
        assert_eq!(seen["snapshot"][name], came[name], "{name} after {}", real[0]["action"]);
    }
}

#[test]
fn what_is_seen_ahead_comes() {
    for game in ["burgundy", "labora", "orleans"] {
        for seats in ["a.", "aab"] {
            let (seen, decisions) = played(game, &[], seats, 100);
            assert!(decisions > 10, "{game} {seats}: {decisions}");
            assert_eq!(seen, decisions, "{game} {seats}");
        }
    }
}

#[test]
fn nothing_is_seen_ahead_where_something_is_hidden() {
    let (seen, decisions) = played("craftsmen", &[], "ab", 100);
    assert!(decisions > 20, "{decisions}");
    assert_eq!(seen, 0);
}

/// A choice that turns over what others have chosen is theirs too.
#[test]
fn a_secret_choice_of_another_is_not_seen_ahead() {
    let mut desk = Desk::of("burgundy", &[("setup", "expert_secret")], "ab");
    while desk.game().turn().player() != Some(Seat::first(2).next().unwrap()) {
        desk.play_some();
    }
    // The other one chooses first, unseen.
    let other = Seat::first(2).nth(1).unwrap();
    let action = desk.some(other);
    desk.play(other, &action).unwrap();
    let told = desk.look('a');
    assert!(told["log"].as_array().unwrap().iter().any(|line| line["action"].is_null()));
    assert!(ask(&told, &[]).is_none());
}

/// Several decisions, of which the table has taken some meanwhile.
#[test]
fn a_copy_goes_on_with_the_table() {
    let mut desk = Desk::of("labora", &[], "ab");
    let told = desk.look('a');
    let mut decided = Vec::new();
    let mut kept = None;
    for _ in 0..3 {
        let (ahead, seen) = see(kept, &ask(&told, &decided).unwrap());
        kept = Some(ahead);
        let seen = seen.unwrap();
        assert_eq!(seen["lines"].as_array().unwrap().len(), decided.len());
        let offer = &seen["snapshot"]["choices"][0];
        if offer.is_null() {
            break;
        }
        decided.push(format!(
            "{} {}",
            offer["seat"].as_str().unwrap(),
            offer["action"].as_str().unwrap()
        ));
    }
    assert!(decided.len() > 1);
    let first = decided.remove(0);
    let (by, action) = first.split_once(' ').unwrap();
    desk.play(by.parse().unwrap(), action).unwrap();
    let (_, seen) = see(kept, &ask(&desk.look('a'), &decided).unwrap());
    assert_eq!(seen.unwrap()["lines"].as_array().unwrap().len(), decided.len());
    // Another line of play than the copy has: it begins anew.
    let other = desk.some(desk.game().turn().player().unwrap());
    let seat = desk.game().turn().player().unwrap();
    let (ahead, _) = see(None, &ask(&desk.look('a'), &decided).unwrap());
    desk.play(seat, &other).unwrap();
    let (_, seen) = see(Some(ahead), &ask(&desk.look('a'), &[]).unwrap());
    assert_eq!(seen.unwrap()["snapshot"]["view"], desk.look('a')["view"]);
}

/// Nobody decides for others, nor for chance, and what is not legal is refused.
#[test]
fn only_own_decisions_are_seen_ahead() {
    for game in GAMES.iter().filter(|game| game.name != "craftsmen") {
        let mut desk = Desk::of(game.name, &[], "ab");
        while desk.game().turn().players().contains(Seat::first(2).next().unwrap()) {
            desk.play_some();
        }
        let seat = desk.game().turn().player().unwrap();
        let action = desk.some(seat);
        let told = desk.look('a');
        let (_, seen) = see(None, &ask(&told, &[format!("{seat} {action}")]).unwrap());
        assert!(seen.is_none(), "{}", game.name);
        let (_, seen) = see(None, &ask(&told, &["* draw".to_owned()]).unwrap());
        assert!(seen.is_none(), "{}", game.name);
        let mine = ask(&desk.look('b'), &[format!("{seat} nonsense")]).unwrap();
        assert!(Ahead::see(None, &mine).is_err(), "{}", game.name);
    }
}

/// How long ago each decision was played ahead: what a copy has played once it does not play again.
fn played_at(seen: Option<Value>) -> Vec<u64> {
    let seen = seen.unwrap();
    let lines = seen["lines"].as_array().unwrap();
    lines.iter().map(|line| line["at"].as_u64().unwrap()).collect()
}

#[test]
fn a_copy_is_of_use_as_far_as_it_has_played_the_same() {
    let desk = Desk::of("labora", &[], "ab");
    let told = desk.look('a');
    let seat = desk.game().turn().player().unwrap();
    let decided = |action: &str| vec![format!("{seat} {action}")];
    let legal = desk.game().legal(seat);
    let (one, other) = (decided(&legal[0]), decided(&legal[1]));
    let asked = |told: &Value, decided: &[String], now: u64| {
        let mut told = told.clone();
        told["now"] = now.into();
        ask(&told, decided).unwrap()
    };
    let fresh = |decided| see(None, &asked(&told, decided, 9)).1;
    let kept = || see(None, &asked(&told, &one, 1)).0;
    let again = see(Some(kept()), &asked(&told, &one, 9)).1;
    assert_eq!(played_at(again), [1]);
    // As far, but elsewhere; less far; the same at another table.
    assert_eq!(see(Some(kept()), &asked(&told, &other, 9)).1, fresh(&other));
    assert_ne!(fresh(&one), fresh(&other));
    assert_eq!(see(Some(kept()), &asked(&told, &[], 9)).1, fresh(&[]));
    let mut elsewhere = told.clone();
    elsewhere["seats"][1]["kind"] = "bot".into();
    assert_eq!(played_at(see(Some(kept()), &asked(&elsewhere, &one, 9)).1), [9]);
    // And on from there.
    let (ahead, seen) = see(Some(kept()), &asked(&told, &one, 2));
    let offer = &seen.unwrap()["snapshot"]["choices"][0];
    let next = format!("{seat} {}", offer["action"].as_str().unwrap());
    let both = [one, vec![next]].concat();
    assert_eq!(played_at(see(Some(ahead), &asked(&told, &both, 9)).1), [1, 9]);
}
