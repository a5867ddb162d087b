//! What has changed, for clients that have what it has changed from.

use serde::{Deserialize, Serialize};

use super::reply::{ChatLine, Line};
use crate::changes::{Edits, Relisted};

/// A part of edits. Three of them are one: how much of the text is kept, how much after it is dropped, and what is put
/// there; what comes after the last one is kept. Lengths count units of UTF-16, as JavaScript does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum EditPart {
    /// How much.
    Length(usize),
    /// What is put there.
    Text(String),
}

/// A part of a list of texts, by the last such list that was not empty. A number from 0 on takes the text at that place
/// of it; a negative number takes so many more after that; edits make a text of the one before it in the new list, of the
/// first of the old one at the beginning, and of nothing where there was none.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum ListPart {
    /// Where from, or how many more.
    Place(i64),
    /// What makes it of the one before.
    Edits(Vec<EditPart>),
}

/// What has changed at the table, for a client that said so in `hello`.
///
/// The client keeps the text of the table: JSON of a `Snapshot` whose `log`, `chat`, `choices` and `bundles` are empty or
/// left out, and of each choice and each bundle. A change that does not lead on from what it has says that a frame was missed: then it
/// says `hello` again.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Change<'a> {
    /// The `number` of the frame before; left out where this one leads on from nothing and tells everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
    /// The number of this frame.
    pub number: u64,
    /// How long the text of the table is then.
    pub size: usize,
    /// Edits of the text of the table.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<EditPart>))]
    pub table: Edits<'a>,
    /// What is offered, left out where that has not changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<ListPart>>))]
    pub choices: Option<Relisted<'a>>,
    /// What one may want to decide at once, left out where that has not changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<ListPart>>))]
    pub bundles: Option<Relisted<'a>>,
    /// The moves that are new or told otherwise, each at the place that its number says. The line ends where the table's
    /// `moves` says.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub lines: Vec<Line<'a>>,
    /// Whether the line of play before it has changed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub reset: bool,
    /// What was said since.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub chat: Vec<ChatLine<'a>>,
}
