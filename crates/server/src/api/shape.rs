//! The form of what games say, for the description of the interface. The values themselves are
//! those of `quadrivium-core`.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

/// A message with its arguments, to be said in the reader's language.
#[derive(Serialize, ToSchema)]
#[schema(as = Phrase, no_recursion)]
pub struct PhraseShape {
    /// The key of the Fluent message.
    pub key: String,
    /// What is filled in.
    #[schema(required = false)]
    pub args: BTreeMap<String, ArgShape>,
}

/// Something filled into a message.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Arg)]
pub enum ArgShape {
    /// A number, with the plural that goes with it.
    Number(i64),
    /// Notation, the same in every language; also chooses between variants of a message.
    Text(String),
    /// Another message.
    #[schema(no_recursion)]
    Phrase(Box<PhraseShape>),
    /// A player's name.
    Seat(String),
    /// Several messages, joined as a list.
    #[schema(no_recursion)]
    List(Vec<PhraseShape>),
}

/// One thing among several that an offered action does at once.
#[derive(Serialize, ToSchema)]
#[schema(as = Effect)]
pub struct EffectShape {
    /// What it is, where the gains do not say all of it.
    #[schema(required = false)]
    pub words: PhraseShape,
    /// What the player gains by it, by name; a price is less than nothing.
    pub gains: BTreeMap<String, i32>,
}

/// Who has to act.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Turn)]
pub enum TurnShape {
    /// Nobody: chance.
    Chance,
    /// These seats.
    Players(Vec<String>),
    /// Nobody any more.
    Over,
}

/// A position in words.
#[derive(Serialize, ToSchema)]
#[schema(as = Page)]
pub struct PageShape {
    /// From top to bottom.
    pub blocks: Vec<BlockShape>,
}

/// A part of a page.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Block)]
pub enum BlockShape {
    /// A heading.
    Heading(Vec<SpanShape>),
    /// A line of text.
    Line(Vec<SpanShape>),
    /// A table with a head row; cells are lines.
    Table {
        /// The names of the columns.
        head: Vec<Vec<SpanShape>>,
        /// The rows.
        rows: Vec<Vec<Vec<SpanShape>>>,
    },
    /// A board.
    Grid(Vec<GridShape>),
}

/// A piece of a line.
#[derive(Serialize, ToSchema)]
#[schema(as = Span)]
pub struct SpanShape {
    /// What it says.
    pub text: ArgShape,
    /// How it looks: a word, `{"seat": "A"}` or `{"hue": "red"}`.
    #[schema(value_type = Object)]
    pub tone: serde_json::Value,
}

/// A row of a board.
#[derive(Serialize, ToSchema)]
#[schema(as = GridRow)]
pub struct GridShape {
    /// Half cells of empty space before the first cell.
    pub indent: u8,
    /// The spaces from left to right: `{text, tone, label}`.
    #[schema(value_type = Vec<Object>)]
    pub cells: Vec<serde_json::Value>,
}
