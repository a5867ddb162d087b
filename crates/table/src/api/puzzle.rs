//! Puzzles: what is asked about them, and the answers.

use quadrivium_coach::{Behind, Figure};
use quadrivium_core::{Phrase, Seat};
use serde::{Deserialize, Serialize};

use super::{Snapshot, Why};

/// The puzzles of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Puzzles {
    /// Today, in days since 1970 by universal time.
    pub day: i64,
    /// The numbers of the last days' puzzles, today's first; none where there are no puzzles.
    pub days: Vec<u16>,
    /// Each of them, by number from 1 on.
    pub puzzles: Vec<ListedPuzzle>,
}

/// A puzzle as it is listed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedPuzzle {
    /// How many play.
    pub players: u8,
    /// Whose turn it is.
    pub seat: Seat,
    /// How many actions lead to it.
    pub moves: u32,
}

/// How far somebody has come with a puzzle.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Solving {
    /// What they have decided so far, in notation; at most 64.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 64, example = json!(["take d3 3.1"])))]
    pub moves: Vec<String>,
    /// After how many actions of the game to look at an earlier position instead.
    #[serde(default)]
    pub at: Option<u32>,
    /// Whether to add the position in words.
    #[serde(default)]
    pub page: bool,
}

/// Asking why actions are not possible there.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SolvingWhy {
    /// What was decided before.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 64))]
    pub moves: Vec<String>,
    /// What is asked about.
    #[serde(flatten)]
    pub why: Why,
}

/// A puzzle as whoever solves it sees it.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Puzzling<'a> {
    /// The table.
    pub snapshot: &'a Snapshot<'a>,
    /// Whether the turn is over.
    pub over: bool,
}

/// How good an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Answered {
    /// It is the best turn, or comes to the same.
    Solved,
    /// It is as good, as far as one can say.
    Equal,
    /// It is not as good.
    Worse,
    /// Somebody only wants to see the solution.
    Shown,
}

/// What is said to an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Verdict {
    /// How good it is.
    pub answered: Answered,
    /// How much it is behind the best turn, where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub behind: Option<Behind>,
    /// The best turn.
    pub solution: Solution,
}

/// The best turn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Solution {
    /// Its decisions, in notation.
    pub actions: Vec<String>,
    /// Its decisions, in words.
    pub words: Vec<Phrase>,
    /// What speaks for it.
    pub why: Vec<Phrase>,
    /// By how much chance to win it is ahead of the next best turn.
    pub chance: Figure,
    /// By how many points it is ahead of the next best turn.
    pub points: Figure,
}
