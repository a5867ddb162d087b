//! A position in words, before it is said in a language: keys and what is filled into them.

use quadrivium_burgundy::{Burgundy, Good, Ground, Phase, Position, Tile};
use quadrivium_core::{
    Arg, Block, Effect, GridRow, Narrate, Page, Phrase, Seat, Sight, Span, Viewer,
};
use serde_json::json;

/// Every block on a line, or a line for each of its rows.
fn plain(page: &Page) -> String {
    let mut lines = Vec::new();
    for block in &page.blocks {
        match block {
            Block::Heading(spans) => lines.push(format!("# {}", line(spans))),
            Block::Line(spans) => lines.push(line(spans)),
            Block::Table { head, rows } => {
                let row = |cells: &Vec<Vec<Span>>| {
                    cells.iter().map(|cell| line(cell)).collect::<Vec<_>>().join(" | ")
                };
                lines.push(row(head));
                lines.extend(rows.iter().map(row));
            }
            Block::Grid(rows) => lines.extend(rows.iter().map(drawn)),
        }
    }
    lines.join("\n")
}

fn line(spans: &[Span]) -> String {
    spans.iter().map(|span| arg(&span.text)).collect()
}

fn drawn(row: &GridRow) -> String {
    let cells: Vec<_> = row.cells.iter().map(|cell| format!("{:<5}", cell.text)).collect();
    format!("{}{}", "   ".repeat(row.indent.into()), cells.join(" ").trim_end())
}

fn arg(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.to_string(),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Phrase(words) => phrase(words),
        Arg::List(list) => list.iter().map(phrase).collect::<Vec<_>>().join(", "),
    }
}

fn phrase(words: &Phrase) -> String {
    let key = words.key.trim_start_matches("burgundy-");
    let args: Vec<_> =
        words.args.iter().map(|(name, one)| format!("{name}={}", arg(one))).collect();
    if args.is_empty() { format!("[{key}]") } else { format!("[{key} {}]", args.join(" ")) }
}

fn middle_of_a_game() -> Burgundy {
    Position::of(2)
        .phase(Phase::C)
        .round(3)
        .track(&[(Seat::B, 2), (Seat::A, 1)])
        .turn_of(Seat::A)
        .placed(Seat::A, 18, Tile::Ship)
        .placed(Seat::A, 11, Tile::Sheep3)
        .placed(Seat::A, 12, Tile::Watchtower)
        .placed(Seat::A, 13, Tile::Knowledge17)
        .stored(Seat::A, Tile::Church)
        .stored(Seat::A, Tile::Cow4)
        .stock(Seat::A, Good::Pink, 2)
        .sold(Seat::A, Good::Red, 3)
        .silver(Seat::A, 4)
        .workers(Seat::A, 1)
        .dice(Seat::A, 2, 5)
        .dice_used(Seat::B)
        .depot("1.1", Tile::Bank)
        .depot("1.2", Tile::Ship)
        .depot("4.2", Tile::BoardingHouse)
        .depot("black.3", Tile::Knowledge7)
        .goods_at(4, Good::Brown, 1)
        .goods_at(4, Good::Orange, 2)
        .bonus_taken(Ground::Mine, 1)
        .game()
}

#[test]
fn a_position_in_the_middle_of_a_game() {
    let game = middle_of_a_game();
    insta::assert_snapshot!(plain(&Burgundy::position(&game.view(Viewer::Public))));
}

#[test]
fn a_space_says_in_words_what_it_shows() {
    let page = Burgundy::position(&middle_of_a_game().view(Viewer::Public));
    let rows = page.blocks.iter().find_map(|block| match block {
        Block::Grid(rows) => Some(rows),
        _ => None,
    });
    let cells: Vec<_> = rows.unwrap().iter().flat_map(|row| &row.cells).collect();
    assert_eq!(cells.len(), 37);
    assert_eq!(phrase(&cells[16].label), "[space-empty region=[region-ship] die=1 space=17]");
    assert_eq!(phrase(&cells[18].label), "[space-covered tile=[tile-castle] space=19]");
}

#[test]
fn an_offer_names_its_price_and_what_it_brings() {
    let game = middle_of_a_game();
    let told = |action: &str| phrase(&game.tell_action(Seat::A.into(), action.parse().unwrap()));
    insta::assert_snapshot!(told("take d2 1.1"), @"[noted what=[with-die what=[take tile=[object-bank] from=[from-depot depot=1]] die=2] notes=[note-costs amount=[workers count=1]]]");
    insta::assert_snapshot!(told("place d5 2 10"), @"[noted what=[with-die what=[place tile=[tile-cow4] space=10] die=5] notes=[note-animals points=[points count=4]]]");
    insta::assert_snapshot!(told("sell d2 pink"), @"[noted what=[with-die what=[sell good=[good-pink]] die=2] notes=[note-costs amount=[workers count=1]], [note-tiles count=2], [note-brings gains=[points count=4], [silver count=1]]]");
    insta::assert_snapshot!(told("workers d2"), @"[noted what=[with-die what=[take-workers] die=2] notes=[note-brings gains=[workers count=2]]]");
    insta::assert_snapshot!(told("buy black.3"), @"[explained what=[noted what=[buy tile=[object-knowledge number=7] from=[from-black-depot]] notes=[note-costs amount=[silver count=2]]] help=[help-knowledge7]]");
    insta::assert_snapshot!(told("buy black.4"), @"[buy-unknown from=[from-black-depot]]");
    insta::assert_snapshot!(told("place d5 3 10"), @"[with-die what=[place-unknown slot=3 space=10] die=5]");
}

/// The same as data: a price is less than nothing, and words are there where numbers do not say all.
#[test]
fn an_offer_carries_what_it_costs_and_brings() {
    let effects = |game: &Burgundy, action: &str| {
        let effects = game.effects(Seat::A, action.parse().unwrap());
        let one = |Effect { words, gains }: &Effect| {
            let words = words.as_ref().map_or_else(String::new, |words| phrase(words) + " ");
            format!("{words}{:?}", gains.0)
        };
        effects.iter().map(one).collect::<Vec<_>>().join("; ")
    };
    let game = middle_of_a_game();
    insta::assert_snapshot!(effects(&game, "take d2 1.1"), @r#"[("workers", -1)]"#);
    insta::assert_snapshot!(effects(&game, "place d5 2 10"), @r#"[note-animals points=[points count=4]] [("points", 4)]"#);
    insta::assert_snapshot!(effects(&game, "sell d2 pink"), @r#"[("workers", -1)]; [note-tiles count=2] []; [("points", 4), ("silver", 1)]"#);
    insta::assert_snapshot!(effects(&game, "workers d2"), @r#"[("workers", 2)]"#);
    insta::assert_snapshot!(effects(&game, "buy black.3"), @r#"[("silver", -2)]"#);
    insta::assert_snapshot!(effects(&game, "buy black.4"), @"");
    let mines = Position::of(2).placed(Seat::A, 25, Tile::Mine).placed(Seat::A, 30, Tile::Mine);
    let game = mines.stored(Seat::A, Tile::Mine).dice(Seat::A, 3, 3).game();
    insta::assert_snapshot!(effects(&game, "place d3 1 34"), @r#"[note-region region=[region-mine] points=6 phase=[points count=10]] [("points", 16)]; [note-bonus-large points=[points count=5]] [("points", 5)]"#);
}

/// What whoever draws the table would otherwise have to know of the rules.
#[test]
fn a_view_says_what_mines_will_pay_and_how_equal_tiles_are_named() {
    let two_mines = Position::of(2).placed(Seat::A, 25, Tile::Mine).placed(Seat::A, 30, Tile::Mine);
    let game = two_mines
        .stored(Seat::A, Tile::Ship)
        .stored(Seat::A, Tile::Bank)
        .stored(Seat::A, Tile::Ship)
        .depot("4.2", Tile::Ship)
        .depot("4.3", Tile::Church)
        .depot("4.4", Tile::Ship)
        .depot("5.1", Tile::Ship);
    let shown = |game: Burgundy| serde_json::to_value(game.view(Viewer::Public)).unwrap();
    let view = shown(game.clone().game());
    assert_eq!(view["alike"], json!({ "4.4": "4.2" }));
    let [ours, others] = [0, 1].map(|seat| &view["estates"][seat]);
    assert_eq!([&ours["alike"], &others["alike"]], [&json!({ "3": 1 }), &json!({})]);
    assert_eq!(ours["income"], json!({ "silver": 2, "workers": 0 }));
    assert_eq!(others["income"], json!({ "silver": 0, "workers": 0 }));
    let view = shown(game.placed(Seat::A, 13, Tile::Knowledge2).game());
    assert_eq!(view["estates"][0]["income"], json!({ "silver": 2, "workers": 2 }));
}
