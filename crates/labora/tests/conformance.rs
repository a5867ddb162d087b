//! The conformance kit on all fourteen set-ups and the switches.

use quadrivium_core::{Options as _, Settings};
use quadrivium_kit::{Effort, all_of, bundles, check, every, numbers, orders, unlisted};
use quadrivium_labora::{Action, Labora, Options, Spot};

/// Every action that can be constructed, also where the notation has none; of the places beyond
/// every estate only some.
fn actions() -> Vec<Action> {
    const BEYOND: [i8; 6] = [i8::MIN, -27, -3, 7, 28, i8::MAX];
    let mut spots = all_of::<Spot>().collect::<Vec<_>>();
    spots.extend(BEYOND.iter().flat_map(|&col| BEYOND.map(|row| Spot::new(col, row))));
    let spots = || spots.iter().copied();
    every!(Action {
        Place { building, rank },
        Contract { owner, building },
        Visit { owner, building },
        Fell { spot in spots() },
        Cut { spot in spots() },
        Idle,
        Build { building },
        District { row, side },
        Plot { row, side },
        Convert { good },
        Settle { settlement },
        At { spot in spots() },
        Enter,
        Fee { fee },
        Send { rank },
        Produce { good, joker },
        Times { count },
        Pay { good, count },
        Take { good, count },
        Improve { good },
        Copy { owner, building },
        Clear { spot in spots() },
        Skip,
        End,
    })
}

/// An action costs and brings goods, men and land, so what comes first decides what can follow; and
/// buildings that make two trades ask how often for one after the other.
fn ordered(action: Action) -> bool {
    matches!(
        action,
        Action::Place { .. }
            | Action::Contract { .. }
            | Action::Visit { .. }
            | Action::Build { .. }
            | Action::District { .. }
            | Action::Plot { .. }
            | Action::Settle { .. }
            | Action::Copy { .. }
            | Action::Times { .. }
    )
}

fn conforms(players: u8, settings: &[(&str, &str)]) {
    conforms_with(players, settings, Effort::quick());
}

fn conforms_with(players: u8, settings: &[(&str, &str)], effort: Effort) {
    for country in ["france", "ireland"] {
        conforms_in(country, players, settings, effort);
    }
}

fn conforms_in(country: &str, players: u8, settings: &[(&str, &str)], effort: Effort) {
    let start = Settings::players(players).with("country", country);
    let settings = settings.iter().fold(start, |all, (name, value)| all.with(name, value));
    let options = Options::from_settings(&settings).unwrap();
    check::<Labora>(&options, effort).unwrap();
    bundles::<Labora>(&options, effort).unwrap();
    unlisted::<Labora>(&options, effort, &actions()).unwrap();
    numbers::<Labora>(&options, effort, &actions()).unwrap();
    orders::<Labora>(&options, effort, ordered).unwrap();
}

/// Random games of two have no last round and go on for hundreds of turns: a few of them show as
/// many positions as the games of the other set-ups.
fn fewer_long_games() -> Effort {
    Effort { games: 4, ..Effort::quick() }
}

/// For switches that change few lines of the rules: other games than those of the set-ups, and
/// fewer of them.
fn fewer_games() -> Effort {
    Effort { games: 2, ..Effort::quick().seeded(2) }
}

#[test]
fn solo() {
    conforms(1, &[]);
}

#[test]
fn two_players_long() {
    conforms_with(2, &[], fewer_long_games());
}

#[test]
fn two_players_short() {
    conforms_with(2, &[("length", "short")], fewer_long_games());
}

#[test]
fn three_players_long() {
    conforms(3, &[]);
}

#[test]
fn three_players_short() {
    conforms(3, &[("length", "short")]);
}

#[test]
fn four_players_long() {
    conforms(4, &[]);
}

#[test]
fn four_players_short() {
    conforms(4, &[("length", "short")]);
}

#[test]
fn nine_landscape_tiles_of_each_kind() {
    for players in [1, 3, 4] {
        conforms_with(players, &[("landscape_supply", "print9")], fewer_games());
    }
}

#[test]
fn one_quarry() {
    for players in [3, 4] {
        let settings = [("length", "short"), ("second_quarry", "false")];
        conforms_in("france", players, &settings, fewer_games());
    }
}
