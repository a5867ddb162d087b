//! Pieces of lines that pages are made of.

use quadrivium_core::{Block, Phrase, Seat, Span, Tone};

use super::names;
use crate::types::{Building, Colour, Sawmill};

/// A line that begins with what it is about.
pub fn label(key: &'static str, mut spans: Vec<Span>) -> Block {
    spans.splice(0..0, [Span::toned(Phrase::new(key), Tone::Quiet), Span::plain(" ")]);
    Block::Line(spans)
}

/// A piece without a tone of its own.
pub fn plain(words: Phrase) -> Vec<Span> {
    vec![Span::plain(words)]
}

/// A message without arguments.
pub fn phrase(key: &'static str) -> Span {
    Span::plain(Phrase::new(key))
}

/// A heading.
pub fn heading(key: &'static str) -> Block {
    Block::Heading(vec![phrase(key)])
}

/// Several things with a separator between them, or the word for nothing.
pub fn joined(separator: &'static str, items: impl IntoIterator<Item = Vec<Span>>) -> Vec<Span> {
    let mut spans = Vec::new();
    for item in items {
        if !spans.is_empty() {
            spans.push(Span::plain(separator));
        }
        spans.extend(item);
    }
    if spans.is_empty() {
        spans.push(Span::toned(names::nothing(), Tone::Quiet));
    }
    spans
}

/// A player's name in the player's colour.
pub fn seat(seat: Seat) -> Vec<Span> {
    vec![Span::toned(seat, Tone::Seat(seat))]
}

/// Players' names.
pub fn seats(seats: impl IntoIterator<Item = Seat>) -> Vec<Span> {
    joined(", ", seats.into_iter().map(seat))
}

/// A colour in that colour.
pub fn colour(colour: Colour) -> Span {
    Span::toned(names::colour(colour), Tone::Hue(names::hue(colour)))
}

/// The colours of a card: one, or the upper and the lower one.
pub fn colours(top: Colour, bottom: Colour) -> Vec<Span> {
    if top == bottom {
        vec![colour(top)]
    } else {
        vec![colour(top), Span::plain("/"), colour(bottom)]
    }
}

/// A building card, its colours in those colours.
pub fn card(card: Building) -> Vec<Span> {
    with_colours(names::trade(card), card.top(), card.bottom())
}

/// A sawmill, its colours in those colours.
pub fn sawmill(sawmill: Sawmill) -> Vec<Span> {
    let name = Phrase::new("craftsmen-trade-sawmill");
    with_colours(name, sawmill.top(), sawmill.bottom())
}

fn with_colours(name: Phrase, top: Colour, bottom: Colour) -> Vec<Span> {
    let mut spans = vec![Span::plain(name), Span::plain(" (")];
    spans.extend(colours(top, bottom));
    spans.push(Span::plain(")"));
    spans
}
