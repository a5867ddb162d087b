//! Payments as the rules ask for them, for the payment dialog of the browser: which decisions are
//! asked, in which order, and which go without saying. The browser's tests read the file.
//!
//! After a change of a rule, `UPDATE_CATALOG=1 cargo nextest run -p quadrivium-labora browser_payments`
//! writes it anew.

use std::collections::BTreeMap;
use std::path::PathBuf;

use quadrivium_core::{Actor, Key as _, Options as _, Rules, Seat, Settings, Sight, Viewer};
use quadrivium_labora::{Action, Event, Labora, Options};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

/// Enough for every building with a price to be there many times.
const GAMES: u64 = 40;
/// As many as are kept of one kind.
const KEPT: usize = 6;

fn goods_of(view: &Value, seat: Seat) -> Value {
    view["estates"][seat.index()]["goods"].clone()
}

/// Plays one random game and collects what was paid, and how.
fn payments_of(seed: u64, out: &mut BTreeMap<String, Vec<Value>>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let country = if seed.is_multiple_of(2) { "france" } else { "ireland" };
    let settings = Settings::players(2 + (seed % 3) as u8).with("country", country);
    let mut game = Labora::new(&Options::from_settings(&settings).unwrap()).unwrap();
    let mut legal = Vec::new();
    let mut open: Option<(String, Value, Vec<String>, Vec<Event>)> = None;
    // Different goods are accepted in any order; the dialog names them in the order of the goods.
    let mut different = Vec::new();
    while let Some(seat) = game.turn().players().iter().next() {
        game.legal(seat, &mut legal);
        let paying = legal.iter().any(|action| matches!(action, Action::Pay { .. }));
        let trading = legal.iter().any(|action| matches!(action, Action::Times { .. }));
        let view = if paying || trading {
            serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap()
        } else {
            Value::Null
        };
        let ask = &view["ask"];
        let due = |pool: &str| ask["due"][pool].as_u64().unwrap_or_default();
        let pooled = due("half_energy") + due("food") + due("points");
        // A trade is over when something else is asked, or the next step of the function.
        let next = trading && ask["part"] == 0;
        if ((!paying && !trading) || next)
            && let Some((kind, at, mut actions, events)) = open.take()
        {
            different.sort_unstable();
            actions.extend(different.drain(..).map(|action: Action| action.to_string()));
            let kept = out.entry(kind).or_default();
            let paid: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Paid { good, count, .. } => Some(json!([good, count])),
                    _ => None,
                })
                .collect();
            if kept.len() < KEPT && !paid.is_empty() {
                kept.push(json!({ "at": at, "actions": actions, "paid": paid }));
            }
        }
        if open.is_none() && (trading || paying) {
            let at = json!({
                "ask": ask, "goods": goods_of(&view, seat), "wonders": view["wonders"],
            });
            let kind = match ask["kind"].as_str() {
                Some("pay") => "settlement".to_owned(),
                _ => format!("{}-{}", ask["building"].as_str().unwrap(), ask["step"]),
            };
            open = Some((kind, at, Vec::new(), Vec::new()));
        }
        let action = legal[rng.random_range(0..legal.len())];
        let mut happened = Vec::new();
        game.apply_seen(Actor::Seat(seat), action, &mut happened).unwrap();
        if let Some((_, _, actions, events)) = &mut open {
            if paying && pooled == 0 {
                different.push(action);
            } else {
                actions.push(action.to_string());
            }
            let gained = |event: &Event| matches!(event, Event::Gained { .. });
            events.extend(happened.into_iter().take_while(|event| !gained(event)));
        }
    }
}

#[test]
fn the_browser_has_the_same_payments() {
    let mut all = BTreeMap::new();
    for seed in 0..GAMES {
        payments_of(seed, &mut all);
    }
    assert!(all.len() > 20, "only {} kinds of payments", all.len());
    let found = json!(all);
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src/lib/games/labora/payments.json");
    if std::env::var_os("UPDATE_CATALOG").is_some() {
        std::fs::write(&path, serde_json::to_string(&found).unwrap() + "\n").unwrap();
    }
    let copied: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert!(copied == found, "{} is out of date: UPDATE_CATALOG=1", path.display());
}
