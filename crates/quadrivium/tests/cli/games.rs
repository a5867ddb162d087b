//! `games`.

use quadrivium_games::{GAMES, Opponent};

use crate::run;

#[test]
fn the_list_names_every_game_and_option() {
    for language in ["en", "pl", "ru"] {
        let text = run(&["games", "--lang", language]).ok();
        for entry in GAMES.iter() {
            assert!(text.contains(entry.name), "{text}");
            for spec in entry.options {
                assert!(text.contains(spec.name), "{text}");
            }
            for bot in Opponent::names(entry.name) {
                assert!(text.contains(&format!("\n      {bot}: ")), "{bot}\n{text}");
            }
        }
        // The ranks come once, behind all games.
        let last: Vec<_> = text.lines().rev().take(5).collect();
        let last = last.iter().rev().map(|line| line.trim().split(':').next().unwrap());
        assert!(last.eq(["random", "apprentice", "journeyman", "master", "grandmaster"]), "{text}");
        assert!(!text.contains('['), "a message is missing:\n{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
}

#[test]
fn json_has_what_a_program_needs() {
    let list = run(&["games", "--json"]).json();
    assert_eq!(list.as_array().unwrap().len(), GAMES.iter().len());
    for (listed, entry) in list.as_array().unwrap().iter().zip(GAMES.iter()) {
        assert_eq!(listed["game"], entry.name);
        assert_eq!(listed["rules"], entry.rules);
        assert!(listed["title"].is_string());
        assert_eq!(listed["players"]["min"], *entry.players.start());
        assert_eq!(listed["players"]["max"], *entry.players.end());
        let options = listed["options"].as_array().unwrap();
        assert_eq!(options.len(), entry.options.len());
        for (option, spec) in options.iter().zip(entry.options) {
            assert_eq!(option["name"], spec.name);
            assert_eq!(option["default"], spec.default);
            assert!(option["help"].is_string());
            assert!(option["values"].is_array() != option["form"].is_string());
        }
        let bots = listed["bots"].as_array().unwrap();
        let names: Vec<_> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
        assert_eq!(names, Opponent::names(entry.name));
        assert!(bots.iter().all(|bot| bot["title"].is_string() && bot["plays"].is_string()));
    }
}
