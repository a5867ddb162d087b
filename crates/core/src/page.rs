//! Pieces that the pages of all games are made of.

use crate::{Block, Phrase, Seat, Span, Tone};

/// A message without arguments.
pub fn phrase(key: &'static str) -> Span {
    Span::plain(Phrase::new(key))
}

/// A heading.
pub fn title(key: &'static str) -> Block {
    Block::Heading(vec![phrase(key)])
}

/// A line that begins with what it is about.
pub fn label(key: &'static str, mut spans: Vec<Span>) -> Block {
    spans.splice(0..0, [Span::toned(Phrase::new(key), Tone::Quiet), Span::plain(" ")]);
    Block::Line(spans)
}

/// Several things with a separator between them, or the word for nothing.
pub fn joined(
    separator: &'static str,
    nothing: Phrase,
    items: impl IntoIterator<Item = Vec<Span>>,
) -> Vec<Span> {
    let joined = items.into_iter().reduce(|mut spans, item| {
        spans.push(Span::plain(separator));
        spans.extend(item);
        spans
    });
    joined.unwrap_or_else(|| vec![Span::toned(nothing, Tone::Quiet)])
}

/// A player's name in the player's colour.
pub fn seat(seat: Seat) -> Vec<Span> {
    vec![Span::toned(seat, Tone::Seat(seat))]
}
