//! A position in words, before it is said in a language: keys and what is filled into them.

use quadrivium_burgundy::{Burgundy, Good, Ground, Phase, Position, Tile};
use quadrivium_core::{Arg, Block, GridRow, Narrate, Page, Phrase, Seat, Sight, Span, Viewer};

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
