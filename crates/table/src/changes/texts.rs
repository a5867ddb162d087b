//! What is offered, as a list of texts: most of what is offered now was offered before, and what was not is much
//! like what stands before it in the list.

use quadrivium_core::json;
use serde::{Serialize, Serializer};

use super::edits::Edits;

/// So far the same is looked for in the list before.
const FARTHEST: usize = 40;

/// How long an offer mostly is.
const USUAL: usize = 400;

/// Texts one after the other.
#[derive(Debug, Default)]
pub struct Texts {
    all: String,
    ends: Vec<usize>,
}

impl Texts {
    /// A list as JSON.
    pub fn of<T: Serialize>(list: &[T]) -> Self {
        let mut all = String::with_capacity(USUAL * list.len());
        let mut ends = Vec::with_capacity(list.len());
        for one in list {
            json::write(&mut all, one).expect("offers are plain data");
            ends.push(all.len());
        }
        // To move it to a place of its own size is worth while where much room is left.
        if all.capacity() > 2 * all.len() {
            all.shrink_to_fit();
        }
        Self { all, ends }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    fn get(&self, at: usize) -> Option<&str> {
        let start = if at == 0 { 0 } else { *self.ends.get(at - 1)? };
        self.all.get(start..*self.ends.get(at)?)
    }

    /// Where a text stands, looked for from one place on and round.
    fn find(&self, text: &str, from: usize) -> Option<usize> {
        let all = (from..self.len()).chain(0..from.min(self.len()));
        all.take(FARTHEST).find(|at| self.get(*at) == Some(text))
    }
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        // First what is shorter to compare.
        self.ends == other.ends && self.all == other.all
    }
}

/// One text of a list, or several, by what the client has.
#[derive(Debug)]
enum Part<'a> {
    /// The one that stood there before, and so many after it.
    Same { at: usize, more: usize },
    /// The one before it in this list, edited.
    Edited(Edits<'a>),
}

/// A list by the list before. Sent as a list of numbers and lists: a number from 0 on is the place in the list
/// before from which a text is taken; a negative one says how many more are taken after it; a list is edits of
/// the text that stands before in this list, or at the beginning of the list before where nothing does.
#[derive(Debug)]
pub struct Relisted<'a>(Vec<Part<'a>>);

impl<'a> Relisted<'a> {
    /// What turns one list into the other.
    pub fn between(old: &'a Texts, new: &'a Texts) -> Self {
        let mut parts: Vec<Part<'a>> = Vec::new();
        let mut before = old.get(0).unwrap_or_default();
        let mut expected = 0;
        for text in (0..new.len()).filter_map(|at| new.get(at)) {
            match (old.find(text, expected), parts.last_mut()) {
                (Some(found), Some(Part::Same { at, more })) if found == *at + *more + 1 => {
                    *more += 1;
                    expected = found + 1;
                }
                (Some(at), _) => {
                    parts.push(Part::Same { at, more: 0 });
                    expected = at + 1;
                }
                (None, _) => parts.push(Part::Edited(Edits::between(before, text))),
            }
            before = text;
        }
        Self(parts)
    }
}

impl Serialize for Relisted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut parts = serializer.serialize_seq(None)?;
        for part in &self.0 {
            match part {
                Part::Same { at, more } => {
                    parts.serialize_element(at)?;
                    if *more > 0 {
                        parts.serialize_element(&-(*more as i64))?;
                    }
                }
                Part::Edited(edits) => parts.serialize_element(edits)?,
            }
        }
        parts.end()
    }
}
