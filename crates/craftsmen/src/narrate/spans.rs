//! Pieces of lines that pages are made of.

use quadrivium_core::page::{self, seat};
use quadrivium_core::{Phrase, Seat, Span, Tone};

use super::names;
use crate::types::{Building, Colour, Sawmill};

/// Several things with a separator between them, or the word for nothing.
pub fn joined(separator: &'static str, items: impl IntoIterator<Item = Vec<Span>>) -> Vec<Span> {
    page::joined(separator, names::nothing(), items)
}

/// A piece without a tone of its own.
pub fn plain(words: Phrase) -> Vec<Span> {
    vec![Span::plain(words)]
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
