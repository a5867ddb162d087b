//! Lines of coloured text, measured in columns.

use std::fmt;

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

/// Text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub style: Style,
}

impl Piece {
    /// Text like the text around it.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), style: Style::new() }
    }
}

/// A line of pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(Vec<Piece>);

impl From<Piece> for Line {
    fn from(piece: Piece) -> Self {
        Self(vec![piece])
    }
}

impl FromIterator<Piece> for Line {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        Self(pieces.into_iter().collect())
    }
}

impl Line {
    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.0.iter().map(|piece| piece.text.width()).sum()
    }

    /// The text alone.
    pub fn text(&self) -> String {
        self.0.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// The same line in bold.
    pub fn strong(mut self) -> Self {
        for piece in &mut self.0 {
            piece.style = piece.style.bold();
        }
        self
    }

    /// Adds a piece at the end.
    pub fn push(&mut self, piece: Piece) {
        self.0.push(piece);
    }

    /// Adds so many empty columns.
    pub fn space(&mut self, columns: usize) {
        if columns > 0 {
            self.push(Piece::plain(" ".repeat(columns)));
        }
    }

    /// Adds all of another line.
    pub fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    /// Breaks the line between words so that no part is wider than this; a longer word stays whole.
    /// Pieces without a space between them belong to one word.
    pub fn wrap(self, width: usize) -> Vec<Self> {
        if self.width() <= width {
            return vec![self];
        }
        let mut lines = vec![Self::default()];
        let mut used = 0;
        for word in self.words() {
            let last = lines.last_mut().expect("there is always a last line");
            if used > 0 && used + word.clone().trim_end().width() > width {
                *last = std::mem::take(last).trim_end();
                lines.push(word);
                used = lines.last().map_or(0, Self::width);
            } else {
                used += word.width();
                last.append(word);
            }
        }
        lines
    }

    /// The line without the space at its end.
    fn trim_end(mut self) -> Self {
        if let Some(piece) = self.0.last_mut() {
            piece.text.truncate(piece.text.trim_end().len());
        }
        self
    }

    /// The words of the line, each with the space behind it.
    fn words(self) -> Vec<Self> {
        let mut words = vec![Self::default()];
        for Piece { text, style } in self.0 {
            for part in text.split_inclusive(' ') {
                let word = words.last_mut().expect("there is always a last word");
                word.push(Piece { text: part.to_owned(), style });
                if part.ends_with(' ') {
                    words.push(Self::default());
                }
            }
        }
        words
    }
}

/// The line with its colour codes; spaces at the end are left out.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bare = |piece: &Piece| {
            piece.style.get_bg_color().is_none() && piece.text.trim_end().is_empty()
        };
        let end = self.0.len() - self.0.iter().rev().take_while(|piece| bare(piece)).count();
        for (index, Piece { text, style }) in self.0[..end].iter().enumerate() {
            let last = index + 1 == end && style.get_bg_color().is_none();
            let text = if last { text.trim_end() } else { text };
            write!(f, "{style}{text}{style:#}")?;
        }
        Ok(())
    }
}
