//! What a game says, before it is said in a language.
//!
//! A game speaks in [`Phrase`]s: message keys with arguments. The languages stand in `locales/`
//! as Fluent messages; terminal and browser fill them in. A [`Page`] is a whole position in
//! well-structured words, so that every game can be read before anybody has drawn it.

use std::borrow::Cow;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Seat;

/// A message with its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(no_recursion))]
pub struct Phrase {
    /// The key of the Fluent message.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: Cow<'static, str>,
    /// What is filled in.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = HashMap<String, Arg>, required = false))]
    pub args: Vec<(&'static str, Arg)>,
}

// The web client has it from the description of the interface.
crate::typescript! { Phrase = "unknown" }

/// Something filled into a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(no_recursion))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, with the plural that goes with it.
    Number(i64),
    /// Notation, the same in every language; also chooses between variants of a message.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    Text(Cow<'static, str>),
    /// Another message.
    Phrase(Phrase),
    /// A player's name.
    Seat(Seat),
    /// Several messages, joined as a list.
    List(Vec<Phrase>),
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(args.len()))?;
    for (name, arg) in args {
        map.serialize_entry(name, arg)?;
    }
    map.end()
}

impl Phrase {
    /// A message without arguments yet.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The message of a game about a thing of this kind, which has this name in notation: words are joined by hyphens in
    /// keys.
    pub fn about(game: &str, kind: &str, name: &str) -> Self {
        let mut key = String::with_capacity(game.len() + kind.len() + name.len() + 2);
        for part in [game, kind].into_iter().chain(name.split('_')) {
            if !key.is_empty() {
                key.push('-');
            }
            key.push_str(part);
        }
        Self::new(key)
    }

    /// This message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! number_args {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })+
    };
}

number_args!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).expect("a count of components is small"))
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// How something looks where there is colour. Nothing is told by tone alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Like the text around it.
    #[default]
    Plain,
    /// To be noticed.
    Strong,
    /// To be overlooked.
    Quiet,
    /// In the colour of a player.
    Seat(Seat),
    /// In one of the colours of the game's components.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    Hue(Hue),
}

crate::named_enum! {
    /// The colours that components have in words and on a terminal.
    pub enum Hue / PerHue {
        Red = "red", Orange = "orange", Yellow = "yellow", Green = "green", DarkGreen = "dark_green",
        Turquoise = "turquoise", Blue = "blue", Purple = "purple", Pink = "pink", Brown = "brown",
        Beige = "beige", Grey = "grey", Black = "black", White = "white",
    }
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Span {
    /// What it says.
    pub text: Arg,
    /// How it looks.
    pub tone: Tone,
}

impl Span {
    /// A piece in the tone of the text around it.
    pub fn plain(text: impl Into<Arg>) -> Self {
        Self { text: text.into(), tone: Tone::Plain }
    }

    /// A piece in some tone.
    pub fn toned(text: impl Into<Arg>, tone: Tone) -> Self {
        Self { text: text.into(), tone }
    }
}

/// A space of a board drawn with characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GridCell {
    /// What is shown, a few characters of notation.
    pub text: String,
    /// How it looks.
    pub tone: Tone,
    /// What it is, for somebody who cannot see the drawing.
    pub label: Phrase,
}

/// A row of a board, shifted right by so many half cells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GridRow {
    /// Half cells of empty space before the first cell.
    pub indent: u8,
    /// The spaces from left to right.
    pub cells: Vec<GridCell>,
}

/// A part of a [`Page`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Block {
    /// A heading; everything up to the next one belongs to it.
    Heading(Vec<Span>),
    /// A line of text.
    Line(Vec<Span>),
    /// A table with a head row; cells are lines.
    Table {
        /// The names of the columns.
        head: Vec<Vec<Span>>,
        /// The rows.
        rows: Vec<Vec<Vec<Span>>>,
    },
    /// A board.
    Grid(Vec<GridRow>),
}

/// A position in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Page {
    /// From top to bottom.
    pub blocks: Vec<Block>,
}

/// A component of the game with its help text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Term {
    /// Its name in notation.
    pub id: Cow<'static, str>,
    /// Its name in words.
    pub name: Phrase,
    /// What it does.
    pub text: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_game_the_kind_and_the_name_joined_by_hyphens() {
        assert_eq!(Phrase::about("toy", "good", "dried_fish"), Phrase::new("toy-good-dried-fish"));
        assert_eq!(Phrase::about("toy", "instead-of", "monk"), Phrase::new("toy-instead-of-monk"));
    }
}
