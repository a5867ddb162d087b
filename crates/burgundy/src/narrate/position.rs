//! A position as a page of words: the board first, then each player with their estate.
//!
//! Depot spaces, slots and estate spaces carry the numbers with which they are named in notation,
//! so that whoever reads the page can type an action.

use quadrivium_core::page::{self, label, phrase, seat};
use quadrivium_core::{Arg, Block, GridCell, GridRow, Page, Phrase, Seat, Span, Tone, Turn};

use super::names;
use crate::data::{ROUNDS, ROWS};
use crate::state::Dice;
use crate::types::{DepotSpace, Good, Ground, PerGood, Pips, Tile};
use crate::view::{DepotView, EstateView, SpaceView, View};

/// Several things with a separator between them, or the word for nothing.
fn joined(separator: &'static str, items: impl IntoIterator<Item = Vec<Span>>) -> Vec<Span> {
    page::joined(separator, names::nothing(), items)
}

/// The page of a view.
pub fn page(view: &View) -> Page {
    let mut blocks = vec![heading(view), turn(view), label("burgundy-page-order", order(view))];
    blocks.push(Block::Heading(vec![phrase("burgundy-page-depots")]));
    blocks.push(depots(view));
    blocks.push(label("burgundy-page-round-goods", round_goods(view)));
    if let Some(white) = view.white {
        let white = Phrase::new("burgundy-white").with("die", white.number());
        blocks.push(Block::Line(vec![Span::plain(white)]));
    }
    blocks.push(label("burgundy-page-track", track(view)));
    blocks.push(label("burgundy-page-bonus-left", bonus_left(view)));
    blocks.push(label("burgundy-page-piles", piles(view)));
    blocks.push(Block::Line(vec![Span::toned(Phrase::new("burgundy-page-legend"), Tone::Quiet)]));
    for estate in &view.estates {
        player(estate, &mut blocks);
    }
    Page { blocks }
}

fn in_hue(text: impl Into<Arg>, ground: Ground) -> Span {
    Span::toned(text, Tone::Hue(names::hue(ground)))
}

fn heading(view: &View) -> Block {
    let words = if view.round == 0 {
        Phrase::new("burgundy-page-phase")
    } else {
        Phrase::new("burgundy-page-round").with("round", view.round).with("rounds", ROUNDS)
    };
    Block::Heading(vec![Span::plain(words.with("phase", view.phase.name()))])
}

fn turn(view: &View) -> Block {
    match view.turn {
        Turn::Players(players) => {
            label("burgundy-page-turn", joined(", ", players.iter().map(seat)))
        }
        Turn::Chance => Block::Line(vec![phrase("burgundy-page-chance")]),
        Turn::Over => Block::Line(vec![phrase("burgundy-event-game-ended")]),
    }
}

fn order(view: &View) -> Vec<Span> {
    joined(", ", view.order.iter().copied().map(seat))
}

fn depots(view: &View) -> Block {
    let row = |depot: &DepotView| {
        let spaces = depot.depot.spaces().zip(&depot.tiles);
        vec![
            vec![Span::plain(depot.depot.number())],
            tiles(spaces),
            joined(", ", goods(&depot.goods, names::goods_tiles)),
        ]
    };
    let black = DepotSpace::black().zip(&view.black_depot);
    let black = vec![vec![phrase("burgundy-black-depot")], tiles(black), Vec::new()];
    Block::Table {
        head: ["burgundy-page-depot", "burgundy-page-tiles", "burgundy-page-goods"]
            .map(|key| vec![phrase(key)])
            .to_vec(),
        rows: view.depots.iter().map(row).chain([black]).collect(),
    }
}

/// The tiles of a depot, each with the notation of its space.
fn tiles<'a>(spaces: impl Iterator<Item = (DepotSpace, &'a Option<Tile>)>) -> Vec<Span> {
    let there = spaces.filter_map(|(space, tile)| Some((space, (*tile)?)));
    joined(", ", there.map(|(space, tile)| numbered(space.to_string(), tile)))
}

fn numbered(place: String, tile: Tile) -> Vec<Span> {
    let place = Span::toned(place, Tone::Quiet);
    vec![place, Span::plain(": "), in_hue(names::tile(tile), tile.ground())]
}

fn goods(
    heap: &PerGood<u8>,
    words: impl Fn(Good, u8) -> Phrase,
) -> impl Iterator<Item = Vec<Span>> {
    let there = heap.iter().filter(|(_, tiles)| **tiles > 0);
    there.map(move |(good, &tiles)| {
        vec![Span::toned(words(good, tiles), Tone::Hue(names::good_hue(good)))]
    })
}

fn round_goods(view: &View) -> Vec<Span> {
    let named =
        |&good: &Good| vec![Span::toned(names::good(good), Tone::Hue(names::good_hue(good)))];
    joined(", ", view.round_goods.iter().map(named))
}

/// The stacks of the turn order track, the one that acts first in front.
fn track(view: &View) -> Vec<Span> {
    let stacks = view.track.iter().enumerate().rev().filter(|(_, stack)| !stack.is_empty());
    let stack = |(moved, stack): (usize, &Vec<Seat>)| {
        let place = Phrase::new("burgundy-page-track-space").with("space", moved + 1);
        let mut spans = vec![Span::plain(place), Span::plain(" ")];
        spans.extend(joined(", ", stack.iter().copied().map(seat)));
        spans
    };
    joined("; ", stacks.map(stack))
}

fn bonus_left(view: &View) -> Vec<Span> {
    let left = view.bonus_tiles.iter().filter(|bonus| !bonus.left.is_empty());
    joined(
        "; ",
        left.map(|bonus| {
            let points = bonus.left.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            vec![
                in_hue(names::ground(bonus.ground), bonus.ground),
                Span::plain(" "),
                Span::plain(points),
            ]
        }),
    )
}

fn piles(view: &View) -> Vec<Span> {
    let coloured = view.piles.coloured.iter().map(|(ground, &left)| {
        vec![in_hue(names::ground(ground), ground), Span::plain(" "), Span::plain(left)]
    });
    let black =
        vec![phrase("burgundy-black-depot"), Span::plain(" "), Span::plain(view.piles.black)];
    joined(", ", coloured.chain([black]))
}

fn player(estate: &EstateView, blocks: &mut Vec<Block>) {
    let mut title = seat(estate.seat);
    title.extend([Span::plain(": "), Span::plain(names::points(estate.points))]);
    blocks.push(Block::Heading(title));
    blocks.push(Block::Line(vec![
        Span::plain(names::silver(estate.silver)),
        Span::plain(", "),
        Span::plain(names::workers(estate.workers)),
    ]));
    blocks.push(label("burgundy-page-dice", dice(estate.dice)));
    let stored = estate.storage.iter().zip(1_u8..);
    let stored = stored.filter_map(|(tile, slot)| Some(numbered(slot.to_string(), (*tile)?)));
    blocks.push(label("burgundy-page-storage", joined(", ", stored)));
    let stocked = |good: Good, tiles| {
        let phrase = Phrase::new("burgundy-page-stocked").with("die", good.pips().number());
        phrase.with("goods", names::goods_tiles(good, tiles))
    };
    blocks.push(label("burgundy-page-stock", joined(", ", goods(&estate.stock, stocked))));
    let sold = goods(&estate.sold, names::goods_tiles);
    blocks.push(label("burgundy-page-sold", joined(", ", sold)));
    blocks.push(label("burgundy-page-bonus", joined(", ", bonus_tiles(estate))));
    blocks.push(Block::Line(vec![Span::toned(board(estate), Tone::Quiet)]));
    if !estate.spaces.is_empty() {
        blocks.push(Block::Grid(grid(&estate.spaces)));
    }
}

fn dice(dice: Dice) -> Vec<Span> {
    let shown = |(pips, used): (Pips, bool)| {
        if used {
            let phrase = Phrase::new("burgundy-page-die-used").with("die", pips.number());
            vec![Span::toned(phrase, Tone::Quiet)]
        } else {
            vec![Span::toned(pips.number(), Tone::Strong)]
        }
    };
    joined(", ", dice.pips.into_iter().flatten().zip(dice.used).map(shown))
}

fn bonus_tiles(estate: &EstateView) -> impl Iterator<Item = Vec<Span>> {
    let named = |key: &'static str, ground| {
        vec![in_hue(Phrase::new(key).with("ground", names::ground(ground)), ground)]
    };
    let large = estate.large_bonus.iter().map(move |one| named("burgundy-page-bonus-large", one));
    let small = estate.small_bonus.iter().map(move |one| named("burgundy-page-bonus-small", one));
    large.chain(small)
}

/// Which estate it is, or what is known of the choice.
fn board(estate: &EstateView) -> Phrase {
    match (estate.board, estate.choice, estate.sheet) {
        (Some(board), _, _) => Phrase::new("burgundy-page-estate").with("board", board.number()),
        (None, Some(choice), _) => Phrase::new("burgundy-page-choice")
            .with("board", choice.board.number())
            .with("space", choice.castle.number()),
        (None, None, _) if estate.chosen => Phrase::new("burgundy-page-chosen"),
        (None, None, Some(sheet)) => {
            Phrase::new("burgundy-page-sheet").with("sheet", sheet.to_string())
        }
        (None, None, None) => Phrase::new("burgundy-page-no-estate"),
    }
}

/// The estate: an empty space shows its number, the letter of its ground and the die it needs, a
/// covered one the code of its tile.
fn grid(spaces: &[SpaceView]) -> Vec<GridRow> {
    let longest = ROWS.into_iter().max().unwrap_or_default();
    let mut cells = spaces.iter().zip(1_u8..).map(|(space, number)| cell(space, number));
    let row = |&length: &u8| GridRow {
        indent: longest - length,
        cells: cells.by_ref().take(length.into()).collect(),
    };
    ROWS.iter().map(row).collect()
}

fn cell(space: &SpaceView, number: u8) -> GridCell {
    let (text, label) = match space.tile {
        Some(tile) => (
            names::CODES[tile].to_owned(),
            Phrase::new("burgundy-space-covered").with("tile", names::tile(tile)),
        ),
        None => (
            format!("{number:>2} {}{}", names::letter(space.ground), space.pips),
            Phrase::new("burgundy-space-empty")
                .with("region", names::region(space.ground))
                .with("die", space.pips.number()),
        ),
    };
    let tone = Tone::Hue(names::hue(space.ground));
    GridCell { text, tone, label: label.with("space", number) }
}
