//! Turns `data/*.toml` into tables.
//!
//! Much of what is printed on the cards and ships is reconstructed. Whoever owns the box corrects
//! the files in `data/`; nothing else has to be touched. What cannot be right is refused here, with
//! the entry that is wrong.

use std::fmt::{Display, Write as _};
use std::path::Path;
use std::{env, fs};

use toml::{Table, Value};

const COLOURS: [&str; 4] = ["purple", "green", "blue", "red"];
const KINDS: [&str; 3] = ["basic", "extended", "advanced"];
const FINAL_GOODS: [&str; 8] =
    ["weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread"];

fn main() {
    println!("cargo::rerun-if-changed=data");
    let mut code = String::new();
    cards(&read("data/cards.toml"), &mut code);
    board(&read("data/board.toml"), &mut code);
    let out = env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&out).join("tables.rs"), code).expect("the tables can be written");
}

fn read(path: &str) -> Table {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn field<'a>(table: &'a Table, name: &str, place: impl Display) -> &'a Value {
    table.get(name).unwrap_or_else(|| panic!("{place} has no `{name}`"))
}

fn text<'a>(table: &'a Table, name: &str, place: impl Display) -> &'a str {
    let value = field(table, name, &place);
    value.as_str().unwrap_or_else(|| panic!("`{name}` of {place} is not a word"))
}

fn number(value: &Value, place: impl Display) -> u8 {
    let number = value.as_integer().and_then(|number| u8::try_from(number).ok());
    number.unwrap_or_else(|| panic!("{place} is not a number from 0 to 255"))
}

fn list<'a>(table: &'a Table, name: &str, place: impl Display) -> &'a [Value] {
    let value = field(table, name, &place);
    value.as_array().unwrap_or_else(|| panic!("`{name}` of {place} is not a list"))
}

fn table(value: &Value, place: impl Display) -> &Table {
    value.as_table().unwrap_or_else(|| panic!("{place} is not a table"))
}

/// The variant of a Rust enum with this name: `iron_ore` is `IronOre`.
fn variant(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(capital).collect()
}

fn colour(card: &Table, half: &str, place: &str) -> String {
    let name = text(card, half, place);
    assert!(COLOURS.contains(&name), "{place}: there is no colour `{name}`");
    format!("Colour::{}", variant(name))
}

fn cards(file: &Table, code: &mut String) {
    let capital = table(field(file, "capital", "cards.toml"), "capital");
    let copies = COLOURS.iter().flat_map(|colour| {
        let counts = list(capital, colour, "capital");
        assert!(counts.len() == 3, "capital.{colour} has three values");
        counts.iter().map(|count| number(count, "a number of copies"))
    });
    let copies: Vec<_> = copies.collect();
    writeln!(code, "pub(crate) const COPIES: [u8; 12] = {copies:?};").unwrap();
    sawmills(table(field(file, "sawmill", "cards.toml"), "sawmill"), code);
    let mut rows = Vec::new();
    let mut numbers = [const { Vec::new() }; 3];
    for kind in KINDS {
        let section = table(field(file, kind, "cards.toml"), kind);
        for (row, name) in numbers.iter_mut().zip(["build_cost", "buy_price", "mayor_cards"]) {
            row.push(number(field(section, name, kind), format!("{kind}.{name}")));
        }
        rows.extend(list(section, "cards", kind).iter().map(|card| building(kind, card)));
    }
    let [cost, price, mayor] = numbers;
    writeln!(code, "pub(crate) const BUILD_COST: PerKind<u8> = PerKind::new({cost:?});").unwrap();
    writeln!(code, "pub(crate) const BUY_PRICE: PerKind<u8> = PerKind::new({price:?});").unwrap();
    writeln!(code, "pub(crate) const MAYOR_CARDS: PerKind<u8> = PerKind::new({mayor:?});").unwrap();
    let count = rows.len();
    writeln!(code, "pub(crate) const CARDS: [CardData; {count}] = [{}];", rows.concat()).unwrap();
}

fn sawmills(section: &Table, code: &mut String) {
    let output = variant(text(section, "output", "sawmill"));
    let rows: Vec<_> = list(section, "cards", "sawmill")
        .iter()
        .map(|card| {
            let card = table(card, "a sawmill");
            let id = text(card, "id", "a sawmill");
            let (top, bottom) = (colour(card, "top", id), colour(card, "bottom", id));
            format!("SawmillData {{ id: {id:?}, top: {top}, bottom: {bottom} }}, ")
        })
        .collect();
    let count = rows.len();
    writeln!(code, "pub(crate) const SAWMILLS: [SawmillData; {count}] = [{}];", rows.concat())
        .unwrap();
    writeln!(code, "pub(crate) const SAWMILL_OUTPUT: Good = Good::{output};").unwrap();
}

fn building(kind: &str, card: &Value) -> String {
    let card = table(card, "a card");
    let id = text(card, "id", format!("a card among the {kind} ones"));
    let trade = text(card, "type", id);
    let (top, bottom) = (colour(card, "top", id), colour(card, "bottom", id));
    let output = variant(text(card, "output", id));
    let points = card.get("points").map_or(0, |points| number(points, format!("points of {id}")));
    let house = card.get("house").is_some_and(|house| house.as_bool() == Some(true));
    let inputs = card.get("inputs").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let mut names: Vec<_> = inputs.iter().filter_map(Value::as_str).collect();
    assert!(names.len() == inputs.len() && names.len() <= 2, "{id}: at most two inputs by name");
    let needed = usize::from(kind != "basic");
    assert!(names.len() >= needed, "{id}: this kind of building needs something");
    names.sort_unstable();
    names.dedup();
    assert!(names.len() == inputs.len(), "{id}: its inputs are different goods");
    let input = |slot: usize| match inputs.get(slot).and_then(Value::as_str) {
        Some(good) => format!("Some(Good::{})", variant(good)),
        None => "None".to_owned(),
    };
    format!(
        "CardData {{ id: {id:?}, trade: {trade:?}, kind: Kind::{}, top: {top}, bottom: {bottom}, \
         inputs: [{}, {}], output: Good::{output}, points: {points}, house: {house} }}, ",
        variant(kind),
        input(0),
        input(1)
    )
}

/// Every number of a section becomes a constant `SECTION_NAME`; ships and tokens are tables.
fn board(file: &Table, code: &mut String) {
    for (section, entries) in file {
        match section.as_str() {
            "ships" => ships(entries, code),
            "bonus_tokens" => bonus_tokens(table(entries, section), code),
            _ => numbers(section, table(entries, section), code),
        }
    }
}

fn numbers(section: &str, entries: &Table, code: &mut String) {
    for (name, value) in entries {
        let constant = format!("{section}_{name}").to_uppercase();
        let place = format!("{section}.{name}");
        if let Some(values) = value.as_array() {
            let values: Vec<_> = values.iter().map(|value| number(value, &place)).collect();
            let count = values.len();
            writeln!(code, "pub(crate) const {constant}: [u8; {count}] = {values:?};").unwrap();
        } else {
            let value = number(value, &place);
            writeln!(code, "pub(crate) const {constant}: u8 = {value};").unwrap();
        }
    }
}

fn ships(entries: &Value, code: &mut String) {
    let ships = entries.as_array().expect("ships are a list");
    let (mut rows, mut majorities) = (Vec::new(), Vec::new());
    for (index, ship) in ships.iter().enumerate() {
        let place = format!("ship {}", index + 1);
        let ship = table(ship, &place);
        let points = list(ship, "majority", &place).iter();
        majorities.push(points.map(|value| number(value, &place)).collect::<Vec<_>>());
        for hold in list(ship, "holds", &place) {
            let hold = table(hold, &place);
            let good = variant(text(hold, "good", &place));
            let points = number(field(hold, "points", &place), &place);
            rows.push(format!(
                "HoldData {{ ship: {index}, good: Good::{good}, points: {points} }}, "
            ));
        }
    }
    let (count, ships) = (rows.len(), majorities.len());
    writeln!(code, "pub(crate) const HOLDS: [HoldData; {count}] = [{}];", rows.concat()).unwrap();
    let majorities: Vec<_> = majorities.iter().map(|points| format!("&{points:?}")).collect();
    let majorities = majorities.join(", ");
    writeln!(code, "pub(crate) const MAJORITY: [&[u8]; {ships}] = [{majorities}];").unwrap();
}

fn bonus_tokens(entries: &Table, code: &mut String) {
    let points = FINAL_GOODS.map(|good| number(field(entries, good, "bonus_tokens"), good));
    assert!(entries.len() == FINAL_GOODS.len(), "there is one bonus token for each final good");
    writeln!(code, "pub(crate) const BONUS_POINTS: [u8; 8] = {points:?};").unwrap();
}
