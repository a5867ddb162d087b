//! Why something is not done, as it is sent.

use std::sync::Arc;

use quadrivium_core::{Actor, BadOptions, MessageKey};
use quadrivium_games::GAMES;
use serde_json::{Value, json};

use super::desk::{Desk, plan};
use crate::entry::{Batch, Entry, Plan};
use crate::fault::Fault;
use crate::{Broken, Fold, Unrated, short_json};

fn sent(fault: &Fault) -> Value {
    let mut sent: Value = serde_json::from_str(&short_json(&fault.body())).unwrap();
    let message = sent.as_object_mut().unwrap().remove("message");
    assert_eq!(message, Some(fault.to_string().into()), "a sentence for whoever reads it");
    sent
}

fn no_game() -> Fault {
    GAMES.find("chess").map(|_| ()).unwrap_err().into()
}

fn bad_options() -> BadOptions {
    let settings = plan("burgundy", &[("weather", "fine")], "ab").settings();
    GAMES.find("burgundy").unwrap().start(&settings).map(|_| ()).unwrap_err()
}

#[test]
fn a_fault_names_what_is_wrong_and_nothing_else() {
    assert_eq!(
        sent(&no_game()),
        json!({ "code": "no_game", "key": "error-no-game", "field": "game" })
    );
    assert_eq!(
        sent(&bad_options().into()),
        json!({ "code": "bad_options", "key": "error-bad-options", "field": "settings", "option": "weather" })
    );
    assert_eq!(
        sent(&Fault::BadField { field: "clock", reason: "too long".into() }),
        json!({ "code": "bad_field", "key": "error-bad-field", "field": "clock" })
    );
    for (why, code) in [
        (Unrated::People, "people"),
        (Unrated::Hotseat, "hotseat"),
        (Unrated::Options, "options"),
        (Unrated::Bot, "bot"),
        (Unrated::Off, "off"),
    ] {
        let (key, code) = (format!("error-rated-{code}"), format!("rated_{code}"));
        let expected = json!({ "code": code, "key": key, "field": "rated" });
        assert_eq!(sent(&Fault::Unrated(why)), expected);
    }
    assert_eq!(
        sent(&Fault::Stale { seq: 7 }),
        json!({ "code": "stale", "key": "error-stale", "seq": 7 })
    );
    let action = "end".to_owned();
    assert_eq!(
        sent(&Fault::TooFar { action }),
        json!({ "code": "too_far", "key": "error-too-far", "action": "end" })
    );
    assert_eq!(sent(&Fault::Over), json!({ "code": "over", "key": "error-over" }));
}

/// Players are told why the game refuses it, not only that it does.
#[test]
fn what_a_game_refuses_has_the_words_of_the_game() {
    let mut desk = Desk::of("burgundy", &[], "ab");
    let seat = desk.game().turn().player().unwrap();
    let refused = desk.play(seat.next(2), "end").unwrap_err();
    let Fault::Refused { refusal, .. } = &refused else { panic!("{refused:?}") };
    let key = refusal.message_key();
    assert_ne!(key, "error-illegal");
    assert_eq!(sent(&refused), json!({ "code": "illegal", "key": key, "action": "end" }));
}

/// Why a table does not fold: a batch that is not the next, or an action that is not legal.
fn broken(plan: &Plan, seq: u64) -> Broken {
    let mut fold = Fold::new(Arc::new(plan.clone())).map_err(|_| ()).unwrap();
    let entries = vec![Entry::Play { by: Actor::Chance, action: "end".into() }];
    fold.apply_batch(Batch { seq, at: 0, entries }).unwrap_err()
}

#[test]
fn only_a_game_whose_rules_have_changed_was_played_by_older_ones() {
    let now = plan("burgundy", &[], "ab");
    let older = Plan { rules: now.rules - 1, ..now.clone() };
    let gone = Plan { game: "chess".into(), ..now.clone() };
    let action = || broken(&now, 1);
    assert!(matches!(action().fault(&older), Fault::OldRules(1)));
    assert!(matches!(action().fault(&now), Fault::Damaged));
    let options = Broken::from(bad_options());
    assert!(matches!(options.fault(&older), Fault::OldRules(0)));
    assert!(matches!(options.fault(&now), Fault::Damaged));
    let Err(no_game) = Fold::new(Arc::new(gone.clone())) else { panic!("chess is played") };
    assert!(matches!(no_game.fault(&gone), Fault::OldRules(0)));
    let gap = broken(&now, 2);
    assert!(matches!(gap, Broken::Gap { have: 0, found: 2 }));
    for plan in [&now, &older, &gone] {
        assert!(matches!(gap.fault(plan), Fault::Damaged), "whatever the rules are");
    }
}
