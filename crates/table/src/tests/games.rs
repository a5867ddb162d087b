//! What can be played here, and how.

use quadrivium_core::OptionValues;
use quadrivium_games::GAMES;
use serde_json::{Map, Value, json};

use crate::fault::Fault;
use crate::games::settings;
use crate::{games, possible};

fn chosen(value: &Value) -> Map<String, Value> {
    value.as_object().unwrap().clone()
}

#[test]
fn the_list_says_what_the_games_say() {
    let list = games();
    assert!(list.levels.contains(&"master"));
    assert_eq!(list.games.len(), GAMES.iter().count());
    for (listed, entry) in list.games.iter().zip(GAMES.iter()) {
        assert_eq!(listed.game, entry.name);
        assert_eq!(listed.title, format!("{}-title", entry.name));
        assert_eq!(listed.players.all.first(), Some(&listed.players.min));
        assert_eq!(listed.players.all.last(), Some(&listed.players.max));
        assert_eq!(listed.characters.len(), 2);
        for (option, spec) in listed.options.iter().zip(entry.options) {
            assert_eq!(
                option.help,
                format!("option-{}-{}", entry.name, spec.name.replace('_', "-"))
            );
            let words = matches!(spec.values, OptionValues::OneOf(_));
            assert_eq!((option.values.is_some(), option.form.is_some()), (words, !words));
        }
    }
}

/// The long game of two of Ora et Labora is one of its own: nobody else has it.
#[test]
fn only_what_fits_the_rest_is_possible() {
    let values = |game: &str, chosen: Map<String, Value>, name: &str| -> Vec<&'static str> {
        let possible = possible(game, &chosen).unwrap();
        possible.options.into_iter().find(|option| option.name == name).unwrap().values
    };
    let alone = values("labora", chosen(&json!({ "players": 1 })), "length");
    let two = values("labora", chosen(&json!({ "players": 2 })), "length");
    assert!(alone.len() < two.len(), "{alone:?} {two:?}");
    let list = GAMES.find("labora").unwrap().options.iter().find(|spec| spec.name == "country");
    let Some(OptionValues::OneOf(countries)) = list.map(|spec| spec.values) else {
        panic!("no country")
    };
    assert_eq!(values("labora", chosen(&json!({ "players": 3 })), "country"), countries);
    assert!(matches!(possible("chess", &Map::new()).map(|_| ()), Err(Fault::NoGame(_))));
    let bad = possible("labora", &chosen(&json!({ "length": null }))).map(|_| ());
    assert!(matches!(bad, Err(Fault::BadField { field: "settings", .. })));
}

#[test]
fn settings_are_read_whatever_they_are_written_as() {
    let read = settings(&chosen(&json!({ "one": "word", "two": 2, "three": true })), 4).unwrap();
    assert_eq!(read.players, Some(4), "as many as there are seats");
    let pairs: Vec<_> = read.pairs().collect();
    for pair in [("one", "word"), ("two", "2"), ("three", "true")] {
        assert!(pairs.contains(&pair), "{pairs:?}");
    }
    let read = settings(&chosen(&json!({ "players": "3" })), 4).unwrap();
    assert_eq!(read.players, Some(3), "unless another number is named");
    let many = |count: usize| (0..count).map(|n| (format!("o{n}"), json!(1))).collect();
    assert!(settings(&many(100), 2).is_ok());
    assert!(settings(&many(101), 2).is_err());
}
