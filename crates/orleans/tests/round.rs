//! One whole round in both editions, as events tell it and as the view shows it: whatever changes
//! in what tables and logs are told is seen here.

use crate::common::{A, B, Notated, polish, russian};
use quadrivium_core::{Sight, Viewer};
use quadrivium_orleans::{
    Follower as F, Good, Hourglass, Illegal, Kind, Options, Orleans, Place, Position, Stage, Town,
    Ware,
};
use serde_json::Value;

/// Round 7 begins, with B as start player. A owns the tower, B the Bathhouse; both have followers in the bag and on places.
fn begin(options: Options) -> Orleans {
    Position::with(options)
        .round(6)
        .event(Hourglass::Pilgrimage)
        .starters_in_bags()
        .tile(A, Place::GunpowderTower)
        .tile(B, Place::Bathhouse)
        .tile(B, Place::Sacristy)
        .bag(A, &[F::Knight, F::Scholar, F::Trader])
        .bag(B, &[F::Monk, F::Farmer])
        .placed(A, F::Farmer, "castle.1")
        .placed(B, F::Monk, "sacristy.1")
        .technologies(B, 1)
        .stations(A, &[Town::Orleans])
        .merchant(A, Town::Blois)
        .development(A, 6)
        .wares(A, Ware::Wool, 7)
        .wares(B, Ware::Grain, 3)
        .good_on(21, Good::Brocade)
        .track(A, Kind::Farmer, 2)
        .coins(A, 0)
        .game(Stage::Event)
}

/// Plays the lines and tells after each what happened.
fn tell(game: &mut Orleans, lines: &[&str]) -> String {
    let mut told = String::new();
    for line in lines {
        let (by, action) = line.split_once(' ').expect("an actor and an action");
        let events = game.watch(by, action).unwrap_or_else(|bad| panic!("{line}: {bad}"));
        told.push_str(line);
        told.push('\n');
        for event in events {
            told.push_str("    ");
            told.push_str(&serde_json::to_string(&event).expect("events are plain data"));
            told.push('\n');
        }
    }
    told
}

/// The fields of an object one a line, and the longer lists in them one item a line.
fn fields(value: &Value, indent: &str) -> Vec<String> {
    let long = ["players", "places", "deeds", "stacks"];
    let mut lines = Vec::new();
    for (name, value) in value.as_object().expect("an object") {
        let items = value.as_array().filter(|_| long.contains(&name.as_str()));
        lines.push(match items {
            Some(_) => format!("{indent}{name}:"),
            None => format!("{indent}{name}: {value}"),
        });
        for item in items.into_iter().flatten() {
            if name == "players" {
                lines.push(format!("{indent}  -"));
                lines.extend(fields(item, "    "));
            } else {
                lines.push(format!("{indent}  - {item}"));
            }
        }
    }
    lines
}

fn show(game: &Orleans) -> String {
    let view = serde_json::to_value(game.view(Viewer::Public)).expect("views are plain data");
    fields(&view, "").join("\n")
}

const DRAW: [&str; 11] = [
    "* reveal taxes",
    "A draw 3",
    "B draw 4",
    "A back castle.1 farmer",
    "* follower monk",
    "* follower own_boatman",
    "* follower own_craftsman",
    "* follower farmer",
    "* follower knight",
    "* follower own_farmer",
    "* follower scholar",
];

#[test]
fn a_round_of_the_polish_edition() {
    let mut game = begin(polish(2));
    let mut told = tell(&mut game, &DRAW);
    told += &tell(&mut game, &["B bathe", "* follower own_farmer", "* follower own_trader"]);
    told += &tell(&mut game, &["B keep own_farmer", "A stow knight", "A stow scholar"]);
    insta::assert_snapshot!("polish_planning", show(&game));
    told += &tell(
        &mut game,
        &[
            "B technology village.1",
            "A assign own_farmer village.1",
            "B assign own_boatman village.2",
            "B assign own_craftsman village.3",
            "A done",
            "B done",
            "B use village",
            "B recruit trader",
            "B tile hayrick",
            "A use gunpowder_tower",
            "A deed scholar defeating_plague",
            "A deed knight peace_treaty",
            "B protect",
        ],
    );
    insta::assert_snapshot!("polish_round", told);
    insta::assert_snapshot!("polish_next_round", show(&game));
}

#[test]
fn a_round_of_the_russian_edition() {
    let mut game = begin(russian(2));
    let mut told = tell(&mut game, &DRAW);
    told += &tell(&mut game, &["A stow scholar", "A done"]);
    assert_eq!(game.play("B", "technology village.1"), Err(Illegal::NotNow));
    told += &tell(
        &mut game,
        &[
            "B assign farmer bathhouse.1",
            "A assign knight ship.3",
            "A assign farmer ship.1",
            "A done",
            "B assign own_boatman farmhouse.1",
            "B assign own_craftsman farmhouse.2",
            "B done",
            "B use bathhouse",
            "* follower own_farmer",
            "* follower own_trader",
            "B assign own_trader castle.3",
            "A pass",
            "B use farmhouse",
            "B technology village.1",
            "B skip",
            "A lose good wool",
        ],
    );
    insta::assert_snapshot!("russian_round", told);
    insta::assert_snapshot!("russian_next_round", show(&game));
}
