//! Whole games, compared with what the other program counted after every command.
//!
//! The two games of people go against a ruling here and there. As they are they stop at the first
//! such command. With those commands mended, and nothing else, they are imported to the end, and
//! what still differs follows from the mended commands alone.

use std::collections::BTreeMap;
use std::path::Path;

use quadrivium_core::{Rules, Score, Sight, Turn, Viewer};
use quadrivium_import::{Dialect, Difference, Import};
use quadrivium_labora::Labora;
use serde_json::Value;

use crate::read;

type Goods = BTreeMap<String, i64>;

/// A log with the goods of everybody after every command.
struct Collected {
    json: Value,
    commands: Vec<String>,
    /// The digest that belongs to each command.
    digests: Vec<Option<usize>>,
    dialect: Dialect,
}

impl Collected {
    fn new(name: &str, list: &str, dialect: Dialect) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(name);
        let json: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        let commands = texts(&json[list]);
        let digests = (0..commands.len()).map(Some).collect();
        Self { json, commands, digests, dialect }
    }

    fn text(&self) -> String {
        self.commands.join("\n")
    }

    fn place(&self, command: &str) -> usize {
        let mut places = self.commands.iter().enumerate().filter(|(_, it)| *it == command);
        let (place, _) = places.next().unwrap_or_else(|| panic!("there is no '{command}'"));
        assert!(places.next().is_none(), "there are several '{command}'");
        place
    }

    /// The log with one command written differently.
    fn mended(mut self, command: &str, instead: &str) -> Self {
        let place = self.place(command);
        instead.clone_into(&mut self.commands[place]);
        self
    }

    /// The log with a command added before another one.
    fn added(mut self, command: &str, before: &str) -> Self {
        let place = self.place(before);
        self.commands.insert(place, command.to_owned());
        self.digests.insert(place, None);
        self
    }

    /// Imports as much as can be. `differs` says by how much a player's goods may differ after a
    /// command of the original; everything else has to be equal.
    fn compare(&self, differs: impl Fn(usize, usize, &str) -> i64) -> (Labora, String) {
        let text = self.text();
        let log = read(&text, self.dialect);
        let mut import = Import::begin(&log);
        loop {
            match import.step() {
                Err(bad) => return (import.game().clone(), bad.to_string()),
                Ok(false) => break,
                Ok(true) => {}
            }
            let command = log.set_up_commands() + import.done() - 1;
            // The goods of a function come here with the contract, there with the use after it.
            let digest = self.digests[command].filter(|_| !import.contract_is_open());
            if let Some(digest) = digest {
                let theirs = self.theirs(digest);
                for (seat, goods) in ours(import.game()).into_iter().enumerate() {
                    for (good, count) in goods {
                        let expected = theirs[seat][&good] + differs(digest, seat, &good);
                        let at = &self.commands[command];
                        assert_eq!(count, expected, "{good} of {seat} after {digest} '{at}'");
                    }
                }
            }
        }
        let record = import.record();
        record.replay_as::<Labora>(None).expect("what was imported replays");
        (import.game().clone(), String::new())
    }

    /// Everybody's goods after a command; money counts by its worth.
    fn theirs(&self, digest: usize) -> Vec<Goods> {
        let keys = texts(&self.json["resource_keys"]);
        let seats = self.json["digests"][digest].as_array().unwrap();
        let goods = |counts: &Value| {
            let counts = counts.as_array().unwrap().iter().map(|it| it.as_i64().unwrap());
            let mut goods: Goods = keys.iter().cloned().zip(counts).collect();
            let money = goods.remove("penny").unwrap() + 5 * goods.remove("nickel").unwrap();
            let wonders = goods.remove("wonders").unwrap();
            goods.extend([("coin".to_owned(), money), ("wonder".to_owned(), wonders)]);
            goods
        };
        seats.iter().map(goods).collect()
    }
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

fn ours(game: &Labora) -> Vec<Goods> {
    let view = serde_json::to_value(game.view(Viewer::Public)).unwrap();
    let kinds = [
        "peat",
        "coin",
        "clay",
        "wood",
        "grain",
        "sheep",
        "stone",
        "flour",
        "grape",
        "malt",
        "coal",
        "book",
        "ceramic",
        "whiskey",
        "straw",
        "meat",
        "ornament",
        "bread",
        "wine",
        "beer",
        "reliquary",
        "wonder",
    ];
    let goods = |estate: &Value| {
        let mut goods: Goods = kinds.iter().map(|good| ((*good).to_owned(), 0)).collect();
        for held in estate["goods"].as_array().unwrap() {
            goods
                .insert(held["good"].as_str().unwrap().to_owned(), held["count"].as_i64().unwrap());
        }
        assert_eq!(goods.len(), kinds.len());
        goods
    };
    view["estates"].as_array().unwrap().iter().map(goods).collect()
}

/// Goods, economic value, then the settlements by their numbers.
fn our_scores(game: &Labora) -> Vec<Vec<i64>> {
    assert_eq!(game.turn(), Turn::Over);
    let standings = game.standings();
    standings.iter().map(|it| it.breakdown.0.iter().map(|(_, n)| i64::from(*n)).collect()).collect()
}

fn their_scores(scores: &Value) -> Vec<Vec<i64>> {
    let colours = ["RED", "GREEN", "BLUE", "WHITE"].into_iter().map(|colour| &scores[colour]);
    let one = |score: &Value| {
        let mut points =
            vec![score["goods"].as_i64().unwrap(), score["economic"].as_i64().unwrap()];
        let settlement = |number| score["settlements"][format!("S0{number}")].as_i64();
        points.extend((1..=8).map(|number| settlement(number).unwrap_or(0)));
        assert_eq!(points.iter().sum::<i64>(), score["total"].as_i64().unwrap());
        points
    };
    colours.filter(|score| score.is_object()).map(one).collect()
}

const GREEN: usize = 1;
const FIVE_FORESTS_OF_THREE: &str = "use F38 1 0 2 0 0 2 1 4 2 4 *";
const FIVE_FORESTS_OF_FOUR: &str = "use F38 1 3 2 3 1 1 1 0 2 0";

fn three() -> Collected {
    Collected::new("weblabora-3p-france-long.json", "weblabora_commands", Dialect::Weblabora)
}

fn four() -> Collected {
    Collected::new("weblabora-4p-france-long.json", "weblabora_commands", Dialect::Weblabora)
}

/// R-USE-19: weblabora lets the Printing Office take a fifth forest.
#[test]
fn the_game_of_three_stops_at_the_fifth_forest() {
    let (_, stopped) = three().compare(|_, _, _| 0);
    assert_eq!(
        stopped,
        "line 288 `use F38 1 0 2 0 0 2 1 4 2 4 *`: '2 4': expected at most 4 forests \
         (R-USE-19: the printed maximum binds)"
    );
}

/// With four forests Green has one book and its two points less, and all else is the same to the
/// last command.
#[test]
fn the_game_of_three_with_four_forests_is_imported_whole() {
    let log = three().mended(FIVE_FORESTS_OF_THREE, "use F38 1 0 2 0 0 2 1 4 *");
    let office = log.place("use F38 1 0 2 0 0 2 1 4 *");
    let no_fifth_book = |digest, seat, good: &str| {
        if digest >= office && seat == GREEN && good == "book" { -1 } else { 0 }
    };
    let (game, stopped) = log.compare(no_fifth_book);
    assert_eq!(stopped, "");
    let mut expected = their_scores(&log.json["final_scores"]);
    expected[GREEN][0] -= 2;
    assert_eq!(our_scores(&game), expected);
}

/// The same game as the two newer programs replayed it. They leave the fifth forest out, as we do,
/// so their scores are ours to the last point.
#[test]
fn the_game_of_three_in_the_newer_dialect_has_the_scores_of_the_newer_programs() {
    let json = three().json;
    for (program, translated) in json["translated_to_hathora"].as_object().unwrap() {
        let commands = texts(&translated["commands"]);
        // The older dialect has two more lines to set a game up, and always names the clergyman.
        let mut older = three().commands.into_iter().enumerate().skip(2).peekable();
        let digests = commands.iter().map(|command| {
            let answers = command.starts_with("WITH_");
            while !answers && older.peek().is_some_and(|(_, it)| it.starts_with("with ")) {
                older.next();
            }
            older.next().map(|(digest, _)| digest)
        });
        let digests: Vec<_> = digests.enumerate().map(|(at, it)| it.filter(|_| at > 1)).collect();
        let dialect = Dialect::Hathora;
        let log = Collected { json: json.clone(), commands, digests, dialect };
        let office = three().place(FIVE_FORESTS_OF_THREE);
        let (game, stopped) =
            log.compare(
                |digest, seat, good| {
                    if digest >= office && seat == GREEN && good == "book" { -1 } else { 0 }
                },
            );
        assert_eq!(stopped, "", "{program}");
        let text = log.text();
        let log = read(&text, dialect);
        let mut import = Import::begin(&log);
        import.run().unwrap();
        let notes = [("USE F29", "B2"), ("USE F38 1 0 2 0 0 2 1 4 2 4", "2 4")];
        assert_eq!(noted(&import), notes.map(|(a, b)| (a.to_owned(), b.to_owned())), "{program}");
        for (colour, ours) in ["R", "G", "B"].into_iter().zip(our_scores(&game)) {
            let theirs = &translated["scores"][colour];
            assert_eq!(ours.iter().sum::<i64>(), theirs["total"].as_i64().unwrap(), "{program}");
        }
    }
}

/// R-USE-19 again, in the other game.
#[test]
fn the_game_of_four_stops_at_the_fifth_forest() {
    let (_, stopped) = four().compare(|_, _, _| 0);
    assert_eq!(
        stopped,
        "line 289 `use F38 1 3 2 3 1 1 1 0 2 0`: '2 0': expected at most 4 forests \
         (R-USE-19: the printed maximum binds)"
    );
}

/// B15: in the bonus round Green founds a settlement without sending the prior to the Castle.
#[test]
fn the_game_of_four_with_four_forests_stops_at_a_settlement_without_the_castle() {
    let log = four().mended(FIVE_FORESTS_OF_FOUR, "use F38 1 3 2 3 1 1 1 0");
    let office = log.place("use F38 1 3 2 3 1 1 1 0");
    let (_, stopped) =
        log.compare(
            |digest, seat, good| {
                if digest >= office && seat == GREEN && good == "book" { -1 } else { 0 }
            },
        );
    assert_eq!(
        stopped,
        "line 373 `settle S08 5 2 MtMtMtMtMtMtCo`: 'S08': settlements are founded in a settlement \
         phase or by the Castle (B15: weblabora leaves it to the players whether a building is \
         entered and its price paid)"
    );
}

const OVERPAID: &str = "settle S08 5 -1 ShShShFlGpBrMtMtMtMtWoWoWo";

/// R-USE-18: White's last settlement costs 30 food and is paid with 31. White keeps a grape, which
/// is worth nothing, and that is noted. With the two other commands mended Green has one book and
/// its two points less.
#[test]
fn the_game_of_four_mended_is_imported_whole_without_a_grape_too_many() {
    let log = mended_four();
    let (game, stopped) = log.compare(four_differs());
    assert_eq!(stopped, "");
    let mut expected = their_scores(&log.json["final_scores"]);
    expected[GREEN][0] -= 2;
    assert_eq!(our_scores(&game), expected);
    let text = log.text();
    let log = read(&text, log.dialect);
    let mut import = Import::begin(&log);
    import.run().unwrap();
    assert_eq!(noted(&import), [(OVERPAID.to_owned(), "Gp".to_owned())]);
}

/// Commands that were not done to the letter, with what was left out or the ruling.
fn noted(import: &Import<'_>) -> Vec<(String, String)> {
    let words = |difference: &Difference| match difference {
        Difference::LeftOut(goods) => goods.clone(),
        Difference::OtherGoods(ruling) => ruling.id.to_owned(),
    };
    import.notes().iter().map(|it| (it.command.clone(), words(&it.difference))).collect()
}

fn mended_four() -> Collected {
    let castle = "settle S08 5 2 MtMtMtMtMtMtCo";
    four().mended(FIVE_FORESTS_OF_FOUR, "use F38 1 3 2 3 1 1 1 0").added("use G28", castle)
}

/// What the mended commands change.
fn four_differs() -> impl Fn(usize, usize, &str) -> i64 {
    const WHITE: usize = 3;
    let original = four();
    let [office, overpaid] = [FIVE_FORESTS_OF_FOUR, OVERPAID].map(|it| original.place(it));
    move |digest, seat, good| match (seat, good) {
        (GREEN, "book") if digest >= office => -1,
        (WHITE, "grape") if digest >= overpaid => 1,
        _ => 0,
    }
}

/// R-NULL-1: the random player ends a turn without having done anything, which the newer program
/// allows. The colours were shuffled; the file says how.
#[test]
fn the_random_game_stops_at_an_empty_turn() {
    let name = "kennerspiel-random-3p-france-long.json";
    let log = Collected::new(name, "commands", Dialect::Hathora);
    let (_, stopped) = log.compare(|_, _, _| 0);
    assert_eq!(
        stopped,
        "line 24 `COMMIT`: expected a main action before this (R-NULL-1: whoever has forest and \
         moor has to take a main action)"
    );
    // As JSON, with the colours beside the commands, it says the same about the same command.
    let json = read(&log.json.to_string(), Dialect::Hathora);
    let stopped = Import::begin(&json).run().unwrap_err().to_string();
    assert!(stopped.starts_with("command 24 `COMMIT`: "), "{stopped}");
}
