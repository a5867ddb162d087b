//! What an example of a rulebook is made of: a position to be tried, and what the book says comes of it.

use quadrivium_core::{Record, Seat};
use serde::Deserialize;
use serde_json::Value;

/// An example of the rulebook: a record whose last actions are what the book tells.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Its name in the folder.
    pub name: String,
    /// What the files say beside the record.
    pub told: Told,
    /// The game up to the example, and the example.
    pub record: Record,
}

impl Example {
    /// How many actions come before the example.
    pub fn at(&self) -> usize {
        self.record.actions.len() - self.told.moves
    }

    /// What is played in it, in notation.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = &str> {
        self.record.actions[self.at()..].iter().map(|(_, action)| action.as_str())
    }
}

/// What stands beside the record of an example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The rule in `docs/rules/<game>.md` whose example it is.
    pub book: String,
    /// The rule on the page beside which it stands, by the name that it has there.
    pub rule: String,
    /// Who plays it.
    pub seat: Seat,
    /// How many of the last actions of the record are the example.
    pub moves: usize,
    /// What comes of it.
    pub says: Vec<Says>,
    /// What somebody may do instead.
    pub wrong: Wrong,
}

/// One thing that the book says comes of an example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Says {
    /// Where it is found in what the player sees: a path of keys and numbers, in which `good=sheep` is the
    /// one of a list that has this.
    pub at: String,
    /// Which of the actions brings it, counted from 1; all together where nothing is said.
    #[serde(default)]
    pub by: Option<usize>,
    /// What is found there then.
    #[serde(default)]
    pub is: Option<Value>,
    /// By how much it becomes more.
    #[serde(default)]
    pub more: Option<i64>,
}

/// Something else than the example.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// What is played from the beginning of the example; the last action is the wrong one.
    pub actions: Vec<String>,
    /// The key of the sentence with which the game refuses it; nothing where it is possible.
    #[serde(default)]
    pub refused: Option<String>,
    /// What comes of it, where it is possible.
    #[serde(default)]
    pub says: Vec<Says>,
}
