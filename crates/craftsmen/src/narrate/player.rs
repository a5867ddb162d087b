//! A player on the page: the row of buildings, tokens, points, and as much of the hand as is known.

use quadrivium_core::page::{label, seat};
use quadrivium_core::{Block, Phrase, Span, Tone};

use super::names;
use super::spans::{card, joined, plain, sawmill};
use crate::data::YEAR_COLOUR_SET_POINTS;
use crate::purse::{Purse, only, worth};
use crate::types::{Building, Colour, ColourSet, Kind, PerColour, Source};
use crate::view::{BuildingView, CapitalView, PlayerView};

/// A player with everything that can be seen.
pub fn blocks(player: &PlayerView, blocks: &mut Vec<Block>) {
    let mut title = seat(player.seat);
    title.extend([Span::plain(": "), Span::plain(names::points(player.points))]);
    blocks.push(Block::Heading(title));
    blocks.push(label("craftsmen-page-row", row(player)));
    blocks.push(label("craftsmen-page-growth", growth(player)));
    blocks.push(label("craftsmen-page-has", has(player)));
    blocks.push(label("craftsmen-page-hand", capital(player)));
    blocks.push(label("craftsmen-page-hand-cards", hand_cards(player)));
    blocks.push(label("craftsmen-page-points", points(player)));
}

/// The buildings from the left, with what lies on their icons.
fn row(player: &PlayerView) -> Vec<Span> {
    joined(
        " – ",
        player.row.iter().filter_map(|building| match (building.card, player.sawmill) {
            (Some(it), _) => {
                let mut spans = card(it);
                spans.extend(icons(it, building));
                Some(spans)
            }
            (None, Some(it)) => Some(sawmill(it)),
            (None, None) => None,
        }),
    )
}

/// What a building needs: filled and empty icons.
fn icons(it: Building, building: &BuildingView) -> Vec<Span> {
    let inputs: Vec<_> = it.data().inputs.into_iter().flatten().collect();
    if inputs.is_empty() {
        return Vec::new();
    }
    let icons = inputs.into_iter().map(|good| {
        let filled = building.filled.contains(&good);
        let (mark, tone) = if filled { ("●", Tone::Strong) } else { ("○", Tone::Quiet) };
        vec![Span::plain(format!("{mark}\u{a0}")), Span::toned(names::good(good), tone)]
    });
    let mut spans = vec![Span::plain(" [")];
    spans.extend(joined(", ", icons));
    spans.push(Span::plain("]"));
    spans
}

/// The halves of all buildings by colour, and what they would score.
fn growth(player: &PlayerView) -> Vec<Span> {
    let mut halves = PerColour::<u8>::default();
    let sawmill = player.sawmill.map(|it| [it.top(), it.bottom()]);
    let cards = player.row.iter().filter_map(|it| it.card).map(|it| [it.top(), it.bottom()]);
    for colour in sawmill.into_iter().chain(cards).flatten() {
        halves[colour] += 1;
    }
    let counts = Colour::ALL.map(|colour| {
        vec![
            Span::toned(names::colour(colour), Tone::Hue(names::hue(colour))),
            Span::plain(format!(" {}", halves[colour])),
        ]
    });
    let mut spans = joined(", ", counts);
    let sets = halves.values.into_iter().min().unwrap_or(0);
    let points = names::points(sets * YEAR_COLOUR_SET_POINTS);
    spans.extend([Span::plain(" → "), Span::plain(points)]);
    spans
}

/// Helpers, tokens and cubes.
fn has(player: &PlayerView) -> Vec<Span> {
    let key = if player.passed { "craftsmen-page-things-passed" } else { "craftsmen-page-things" };
    let words = Phrase::new(key)
        .with("helpers", player.helpers)
        .with("privilege", player.privilege_tokens)
        .with("work", player.work_tokens)
        .with("cubes", player.cubes);
    plain(words)
}

/// The capital cards: one's own by colour with their worth, others' by number.
fn capital(player: &PlayerView) -> Vec<Span> {
    let cards = match &player.capital {
        CapitalView::Open(purse) => purse.total(),
        CapitalView::Backs { cards, .. } => (*cards).into(),
    };
    let number = Span::plain(names::number_of_cards(cards));
    match &player.capital {
        CapitalView::Open(purse) if purse.total() > 0 => {
            let mut spans = joined(", ", Colour::ALL.into_iter().filter_map(|it| set(purse, it)));
            let total = Phrase::new("craftsmen-page-worth").with("worth", worth(purse));
            spans.extend([Span::plain("; "), number, Span::plain(", ")]);
            spans.push(Span::toned(total, Tone::Strong));
            spans
        }
        CapitalView::Backs { known, .. } if known.total() > 0 => {
            let known = Phrase::new("craftsmen-page-among").with("cards", names::cards(known));
            vec![number, Span::plain(", "), Span::plain(known)]
        }
        _ => vec![number],
    }
}

/// The cards of a colour; where there are several, with what they are worth together.
fn set(purse: &Purse, colour: Colour) -> Option<Vec<Span>> {
    let cards = names::cards_of(purse, colour)?;
    let some = only(purse, ColourSet::only(colour));
    let mut spans = vec![Span::toned(cards, Tone::Hue(names::hue(colour)))];
    if some.total() > 1 {
        spans.push(Span::plain(format!(" = {}", worth(&some))));
    }
    Some(spans)
}

/// The building cards: those that the viewer knows, and how many others of each kind.
fn hand_cards(player: &PlayerView) -> Vec<Span> {
    let known = player.known_cards.iter().map(|&it| {
        let mut spans = card(it);
        spans.extend([Span::plain(" – "), Span::plain(names::makes(it))]);
        spans
    });
    let others = Kind::ALL.into_iter().filter_map(|kind| {
        let known = player.known_cards.iter().filter(|it| it.kind() == kind).count();
        let hidden = usize::from(player.cards[kind]) - known;
        let words = Phrase::new("craftsmen-page-hidden").with("kind", names::kind(kind));
        (hidden > 0).then(|| plain(words.with("count", hidden)))
    });
    joined("; ", known.chain(others))
}

/// Where the points come from.
fn points(player: &PlayerView) -> Vec<Span> {
    let source = |name: Phrase, points: i16| {
        let words = Phrase::new("craftsmen-page-source").with("name", name);
        (points != 0).then(|| plain(words.with("points", i32::from(points))))
    };
    let sources =
        Source::ALL.into_iter().filter_map(|it| source(names::source(it), player.breakdown[it]));
    let bonus = source(Phrase::new("craftsmen-source-bonus-tokens"), player.bonus_points);
    joined(", ", sources.chain(bonus))
}
