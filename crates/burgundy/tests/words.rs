//! Everything the game says has a message in every language, and no message is left over.
//!
//! Whole games are listened to: questions, offers, headings, the log, positions, help texts. The
//! language files are read as plain text here; that they are sound is tested where they are used.

use std::fs;
use std::path::{Path, PathBuf};

use quadrivium_burgundy::{
    Burgundy, Good, Ground, Illegal, Options, Position, Purchase, Setup, Source, Tile,
};
use quadrivium_core::{Rules, Seat};
use quadrivium_kit::{Listener, Written};

/// Whole games of all kinds.
fn heard() -> Listener {
    let mut listener = Listener::default();
    let secret = Options { setup: Setup::ExpertSecret, ..Options::standard(4) };
    let open = Options { setup: Setup::ExpertOpen, ..Options::standard(3) };
    let open = Options { purchase: Purchase::AnyTime, ..open };
    for (seed, options) in (0..).zip([Options::standard(2), open, secret]) {
        listener.game(Burgundy::new(&options).unwrap(), seed);
    }
    for (game, action) in rare_moments() {
        listener.moment(game, &[&format!("A {action}")]);
    }
    listener.glossary::<Burgundy>();
    listener
}

/// What seldom happens where everybody acts at random.
fn rare_moments() -> [(Burgundy, &'static str); 5] {
    let start = || Position::of(2).dice(Seat::A, 2, 3);
    let mines = || {
        let two = start().placed(Seat::A, 25, Tile::Mine).placed(Seat::A, 30, Tile::Mine);
        two.stored(Seat::A, Tile::Mine)
    };
    let ship = || start().stored(Seat::A, Tile::Ship).goods_at(3, Good::Pink, 1);
    let two_depots = ship().placed(Seat::A, 13, Tile::Knowledge5).goods_at(4, Good::Red, 1);
    let full = Good::ALL.into_iter().rev().take(3);
    let full = full.fold(ship(), |position, good| position.stock(Seat::A, good, 1));
    [
        (mines().game(), "place d3 1 34"),
        (mines().bonus_taken(Ground::Mine, 1).game(), "place d3 1 34"),
        (two_depots.game(), "place d2 1 18"),
        (full.game(), "place d2 1 18"),
        (start().stored(Seat::A, Tile::Warehouse).game(), "place d3 1 26"),
    ]
}

/// The code that speaks, and the languages.
fn written() -> (Vec<String>, [(&'static str, String); 3]) {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: PathBuf| fs::read_to_string(file).unwrap();
    let sources = fs::read_dir(here.join("src/narrate")).unwrap();
    let language = |name| (name, read(here.join(format!("../../locales/{name}/burgundy.ftl"))));
    (sources.map(|file| read(file.unwrap().path())).collect(), ["en", "pl", "ru"].map(language))
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let (sources, languages) = written();
    let points = Source::NAMES.map(|name| format!("source-{}", name.replace('_', "-")));
    let names = ["title", "about", "tie-empty-spaces", "tie-later-turn"];
    let by_others: Vec<_> = names.into_iter().chain(points.iter().map(String::as_str)).collect();
    heard().compare::<Burgundy>(&Written {
        sources: &sources,
        languages: &languages,
        by_others: &by_others,
        refusals: Illegal::ALL,
    });
}

/// The help text of a message in every language.
fn help(message: &str) -> [String; 3] {
    let (_, languages) = written();
    languages.map(|(language, text)| {
        let line = text.lines().find_map(|line| line.strip_prefix(message));
        line.unwrap_or_else(|| panic!("{language} has no {message}")).to_owned()
    })
}

/// B-16.8, B-16.9.
#[test]
fn the_help_says_who_wins_a_tie() {
    for (text, tie) in help("burgundy-help-game-end").iter().zip(["tie", "remis", "ничьей"]) {
        assert!(text.contains(tie), "{text}");
    }
}

/// R11: the help names both times at which a tile may be bought.
#[test]
fn the_help_says_when_a_tile_is_bought_with_purchases_at_any_time() {
    let texts = help("burgundy-help-purchase");
    for (text, effect) in texts.iter().zip(["effect of a castle", "efektu zamku", "эффекта замка"])
    {
        assert!(text.contains(effect), "{text}");
    }
}
