//! An estate on the page: what its player has, and the land as a drawing.

use std::collections::BTreeMap;

use quadrivium_core::page::{label, seat};
use quadrivium_core::{Arg, Block, GridCell, GridRow, Hue, Phrase, Span, Tone};

use super::position::joined;
use super::{codes, names};
use crate::data::{BUILDINGS, LAND};
use crate::state::Content;
use crate::types::{Building, Rank, Spot, TerrainSet};
use crate::view::{CellView, EstateView};

/// The mark of a cloister building beside its name.
const CLOISTER: &str = " †";

/// A player with goods, clergymen, settlements, points and land.
pub fn player(estate: &EstateView, blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading(title(estate)));
    if !estate.neutral {
        let goods = estate.goods.iter().map(|it| plain(names::goods(it.good, it.count)));
        blocks.push(label("labora-page-goods", joined(", ", goods)));
    }
    blocks.push(label("labora-page-clergy", joined(", ", at_home(estate))));
    if !estate.neutral {
        let hand = estate.hand.iter().map(|&it| {
            let words = Phrase::new("labora-page-hand-settlement")
                .with("settlement", names::settlement(it))
                .with("cost", names::settlement_cost(it));
            plain(words)
        });
        blocks.push(label("labora-page-hand", joined(", ", hand)));
        blocks.push(label("labora-page-points", joined(", ", points(estate))));
    }
    blocks.push(label("labora-page-buildings", joined(", ", built(estate))));
    blocks.push(Block::Grid(grid(&estate.cells)));
}

fn plain(words: Phrase) -> Vec<Span> {
    vec![Span::plain(words)]
}

fn title(estate: &EstateView) -> Vec<Span> {
    if estate.neutral {
        let name = Phrase::new("labora-neutral-seat").with("seat", estate.seat.to_string());
        return vec![Span::toned(name, Tone::Seat(estate.seat))];
    }
    let mut title = seat(estate.seat);
    title.extend([Span::plain(": "), Span::plain(names::points(estate.points))]);
    title
}

fn at_home(estate: &EstateView) -> impl Iterator<Item = Vec<Span>> {
    let prior = estate.prior_home.then(|| plain(names::rank(Rank::Prior)));
    let lay = (estate.lay_home > 0)
        .then(|| plain(Phrase::new("labora-lay-brothers").with("count", estate.lay_home)));
    prior.into_iter().chain(lay)
}

/// Where the points come from.
fn points(estate: &EstateView) -> impl Iterator<Item = Vec<Span>> {
    let line = |name: Phrase, points: i32| {
        plain(Phrase::new("labora-page-source").with("name", name).with("points", points))
    };
    let dwellings = estate
        .dwellings
        .iter()
        .map(move |it| line(names::settlement(it.settlement), it.points.into()));
    [
        line(Phrase::new("labora-source-goods"), estate.goods_points),
        line(Phrase::new("labora-source-economic"), estate.economic_points),
    ]
    .into_iter()
    .chain(dwellings)
}

/// The name of a building, marked if it is a cloister building.
pub fn building(building: Building) -> Vec<Span> {
    let name = names::building(building);
    if BUILDINGS[building].cloister {
        vec![Span::toned(name, Tone::Hue(Hue::Yellow)), Span::plain(CLOISTER)]
    } else {
        plain(name)
    }
}

/// Where something may stand; most may stand on any ordinary land.
pub fn ground(terrain: TerrainSet) -> Arg {
    if terrain == LAND {
        Phrase::new("labora-page-land").into()
    } else {
        names::terrains(terrain).into()
    }
}

/// Buildings and settlements with their places, and who is in them.
fn built(estate: &EstateView) -> impl Iterator<Item = Vec<Span>> {
    estate.cells.iter().filter_map(|cell| {
        let name = match cell.content {
            Content::House(house) => building(house),
            Content::Home(home) => vec![Span::toned(names::settlement(home), Tone::Strong)],
            Content::Empty | Content::Forest | Content::Moor => return None,
        };
        let mut spans = vec![Span::toned(cell.spot.to_string(), Tone::Quiet), Span::plain(" ")];
        spans.extend(name);
        for man in &cell.clergy {
            spans.extend([
                Span::plain(" ["),
                Span::toned(names::rank(man.rank), Tone::Seat(man.seat)),
            ]);
            if man.seat != estate.seat {
                spans.extend([Span::plain(" "), Span::toned(man.seat, Tone::Seat(man.seat))]);
            }
            spans.push(Span::plain("]"));
        }
        Some(spans)
    })
}

/// The land, with the numbers of columns and rows.
fn grid(cells: &[CellView]) -> Vec<GridRow> {
    let by_spot: BTreeMap<Spot, &CellView> = cells.iter().map(|cell| (cell.spot, cell)).collect();
    let columns = || Spot::COLS.0..=Spot::COLS.1;
    let used: Vec<i8> =
        columns().filter(|col| cells.iter().any(|cell| cell.spot.col == *col)).collect();
    let (first, last) = by_spot
        .keys()
        .fold((0, 0), |(first, last), spot| (first.min(spot.row), last.max(spot.row)));
    let number = |key: &'static str, number: i8| GridCell {
        text: number.to_string(),
        tone: Tone::Quiet,
        label: Phrase::new(key).with("number", i32::from(number)),
    };
    let head = [GridCell {
        text: String::new(),
        tone: Tone::Plain,
        label: Phrase::new("labora-space-corner"),
    }]
    .into_iter()
    .chain(used.iter().map(|&col| number("labora-space-column", col)))
    .collect();
    let row = |row: i8| {
        let places = used.iter().map(|&col| place(by_spot.get(&Spot::new(col, row)).copied()));
        let cells = [number("labora-space-row", row)].into_iter().chain(places).collect();
        GridRow { indent: 0, cells }
    };
    [GridRow { indent: 0, cells: head }].into_iter().chain((first..=last).map(row)).collect()
}

/// A place: the code of what lies there, with a mark for a clergyman.
fn place(cell: Option<&CellView>) -> GridCell {
    let Some(cell) = cell else {
        let label = Phrase::new("labora-space-none");
        return GridCell { text: String::new(), tone: Tone::Plain, label };
    };
    let terrain = names::terrain(cell.terrain);
    let spot = names::spot(cell.spot);
    let (code, what) = match cell.content {
        Content::Empty => (codes::terrain(cell.terrain), Phrase::new("labora-space-empty")),
        Content::Forest => ("forest", Phrase::new("labora-forest")),
        Content::Moor => ("moor", Phrase::new("labora-moor")),
        Content::House(house) => (codes::building(house), names::building(house)),
        Content::Home(home) => (codes::settlement(home), names::settlement(home)),
    };
    let mark = match cell.clergy.iter().map(|man| man.rank).max() {
        Some(Rank::Prior) => "+",
        Some(Rank::LayBrother) => "'",
        None => "",
    };
    let hue = match cell.content {
        Content::Forest => Hue::DarkGreen,
        Content::Moor => Hue::Brown,
        Content::Home(_) => Hue::Turquoise,
        Content::House(house) if BUILDINGS[house].cloister => Hue::Orange,
        Content::House(_) => Hue::White,
        Content::Empty => names::hue(cell.terrain),
    };
    let men: Vec<_> = cell.clergy.iter().map(|man| names::rank(man.rank)).collect();
    let label = if men.is_empty() {
        Phrase::new("labora-space")
    } else {
        Phrase::new("labora-space-with").with("clergy", men)
    };
    GridCell {
        text: format!("{code}{mark}"),
        tone: Tone::Hue(hue),
        label: label.with("spot", spot).with("terrain", terrain).with("what", what),
    }
}
