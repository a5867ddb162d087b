//! A position as a page of words: what comes when, the wheel, what can be built, then the estates.

use quadrivium_core::page::{self, label, phrase, seat};
use quadrivium_core::{Arg, Block, Page, Phrase, Span, Tone};

use super::{estate, names, steps};
use crate::data::BUILDINGS;
use crate::state::Stage;
use crate::types::{Building, Marker};
use crate::view::{EnteringView, MarkerView, PhaseView, StackView, TilesView, View, WheelView};

/// Several things with a separator between them, or the word for nothing.
pub fn joined(separator: &'static str, items: impl IntoIterator<Item = Vec<Span>>) -> Vec<Span> {
    page::joined(separator, names::nothing(), items)
}

/// The page of a view.
pub fn page(view: &View) -> Page {
    let mut blocks = vec![heading(view)];
    blocks.extend(turn(view));
    if let Some(goal) = view.goal {
        blocks.push(Block::Line(vec![Span::plain(
            Phrase::new("labora-page-goal").with("points", names::points(goal)),
        )]));
    }
    if !view.phases.is_empty() {
        blocks.push(label("labora-page-phases", phases(view)));
    }
    if !view.wheel.entering.is_empty() {
        blocks.push(label("labora-page-markers", entering(view)));
    }
    blocks.push(label("labora-page-prices", prices(view)));
    blocks.push(Block::Heading(vec![phrase("labora-page-wheel")]));
    blocks.push(wheel(&view.wheel, view.goal.is_some()));
    blocks.push(Block::Heading(vec![phrase("labora-page-display")]));
    if view.display.is_empty() {
        blocks.push(Block::Line(vec![Span::toned(names::nothing(), Tone::Quiet)]));
    } else {
        blocks.push(display(view));
    }
    for stack in &view.waiting {
        blocks.push(waiting(stack));
    }
    if !view.aside.is_empty() {
        let aside = view.aside.iter().map(|&building| vec![Span::plain(names::building(building))]);
        blocks.push(label("labora-page-aside", joined(", ", aside)));
    }
    blocks.push(Block::Line(vec![Span::toned(Phrase::new("labora-page-legend"), Tone::Quiet)]));
    for estate in &view.estates {
        estate::player(estate, &mut blocks);
    }
    Page { blocks }
}

fn heading(view: &View) -> Block {
    let words = match (view.stage, view.last_round) {
        (Stage::Bonus, _) => Phrase::new("labora-event-bonus-round-began"),
        (Stage::Over, _) => Phrase::new("labora-event-ended"),
        (Stage::Settling(phase), _) => Phrase::new("labora-page-settling")
            .with("round", view.round)
            .with("phase", phase.name()),
        (_, Some(last)) => {
            Phrase::new("labora-page-round-of").with("round", view.round).with("last", last)
        }
        (_, None) if view.last => Phrase::new("labora-page-round-last").with("round", view.round),
        (_, None) => Phrase::new("labora-page-round").with("round", view.round),
    };
    Block::Heading(vec![Span::plain(words)])
}

/// Whose part it is, and how many main actions are left; nothing at the end.
fn turn(view: &View) -> Option<Block> {
    let active = view.active?;
    let asked = view.ask.as_ref().map_or(active, |ask| ask.seat);
    let mut spans = seat(asked);
    if matches!(view.stage, Stage::Turns | Stage::Bonus) {
        let left = Phrase::new("labora-page-actions").with("count", view.actions);
        spans.extend([Span::plain(" ("), Span::plain(left), Span::plain(")")]);
    }
    if view.estates.iter().filter(|estate| !estate.neutral).count() > 1 {
        spans.extend([Span::plain("; "), phrase("labora-page-starter"), Span::plain(" ")]);
        spans.extend(seat(view.starter));
    }
    Some(label("labora-page-turn", spans))
}

fn phases(view: &View) -> Vec<Span> {
    let phase = |it: &PhaseView| {
        let phase = Phrase::new("labora-page-phase").with("phase", it.phase.name());
        Some(vec![Span::plain(phase.with("round", it.round?))])
    };
    joined(", ", view.phases.iter().filter_map(phase))
}

fn entering(view: &View) -> Vec<Span> {
    let marker = |it: &EnteringView| {
        let marker = Phrase::new("labora-page-entering").with("marker", names::marker(it.marker));
        vec![Span::plain(marker.with("round", it.round))]
    };
    joined(", ", view.wheel.entering.iter().map(marker))
}

/// Contracts, land, wonders.
fn prices(view: &View) -> Vec<Span> {
    let contract = Phrase::new("labora-page-contract")
        .with("price", names::coins(view.contract_price))
        .with("present", names::goods(view.present, 1_u8));
    let tiles = |key: &'static str, tiles: &TilesView| {
        let price: Arg = match tiles.price {
            Some(price) => names::coins(price).into(),
            None => names::nothing().into(),
        };
        Phrase::new(key).with("price", price).with("left", tiles.left)
    };
    let wonders = Phrase::new("labora-page-wonders").with("count", view.wonders);
    let all = [
        contract,
        tiles("labora-page-districts", &view.districts),
        tiles("labora-page-plots", &view.plots),
        wonders,
    ];
    joined("; ", all.map(|words| vec![Span::plain(words)]))
}

/// Each marker with what it brings now and in the next round.
fn wheel(wheel: &WheelView, solo: bool) -> Block {
    let mut markers = wheel.markers.clone();
    markers.sort_by_key(|it| (it.marker == Marker::Joker, it.marker));
    let name = |it: &MarkerView| vec![Span::plain(names::marker(it.marker))];
    let now = |it: &MarkerView| vec![Span::toned(it.value, Tone::Strong)];
    let next = |it: &MarkerView| {
        let steps = (wheel.arm + 13 - it.space) % 13;
        let next = wheel.row.get(usize::from(steps) + 1).copied();
        // A marker that is worth most stays so, except that it leaves the solo game.
        let last = if solo { None } else { Some(it.value) };
        next.or(last).map_or_else(|| vec![Span::plain("–")], |value| vec![Span::plain(value)])
    };
    let row = |key: &'static str, cells: Vec<Vec<Span>>| {
        [vec![phrase(key)]].into_iter().chain(cells).collect::<Vec<_>>()
    };
    Block::Table {
        head: [vec![Span::plain("")]].into_iter().chain(markers.iter().map(name)).collect(),
        rows: vec![
            row("labora-page-now", markers.iter().map(now).collect()),
            row("labora-page-next", markers.iter().map(next).collect()),
        ],
    }
}

fn display(view: &View) -> Block {
    let head = [
        "labora-page-building",
        "labora-page-cost",
        "labora-page-terrain",
        "labora-page-values",
        "labora-page-function",
    ];
    Block::Table {
        head: head.map(|key| vec![phrase(key)]).to_vec(),
        rows: view.display.iter().map(|&building| offered(building)).collect(),
    }
}

/// A line about a building that can be built.
fn offered(building: Building) -> Vec<Vec<Span>> {
    let data = &BUILDINGS[building];
    let values = format!("{}/{}", data.economic, data.dwelling);
    vec![
        estate::building(building),
        vec![Span::plain(names::cost(building))],
        vec![Span::plain(estate::ground(data.terrain))],
        vec![Span::plain(values)],
        vec![Span::plain(steps::function(building))],
    ]
}

fn waiting(stack: &StackView) -> Block {
    let buildings = stack.buildings.iter().map(|&it| estate::building(it));
    let settlement = stack.settlement.map(|it| {
        let settlement = Phrase::new("labora-page-with").with("what", names::settlement(it));
        vec![Span::toned(settlement, Tone::Strong)]
    });
    let mut spans = joined(", ", buildings.chain(settlement));
    let name = Phrase::new("labora-page-stack").with("stack", stack.stack.name());
    spans.splice(0..0, [Span::toned(name, Tone::Quiet), Span::plain(" ")]);
    Block::Line(spans)
}
