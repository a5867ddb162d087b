//! What a client holds that is told of changes: the text of the table, and the texts of what is offered.

use std::fmt;
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};

/// How a frame begins that tells of changes.
pub const CHANGE: &str = r#"{"type":"change","#;

/// The table as it was told.
#[derive(Default)]
pub struct Holding {
    number: Option<u64>,
    /// The text of the table, without what is offered.
    pub table: String,
    /// The texts of what is offered now.
    pub choices: Vec<Arc<str>>,
    /// The last of them that were any.
    offered: Vec<Arc<str>>,
}

/// What is read of a change: a browser reads all of it, but has a processor of its own.
#[derive(Deserialize)]
struct Change {
    from: Option<u64>,
    number: u64,
    size: usize,
    table: Vec<Part>,
    choices: Option<Vec<Part>>,
}

enum Part {
    Number(i64),
    Text(String),
    List(Vec<Part>),
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Part;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number, a text or a list of them")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Part, E> {
                Ok(Part::Number(number))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Part, E> {
                i64::try_from(number).map(Part::Number).map_err(Error::custom)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Part, E> {
                Ok(Part::Text(text.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Part, A::Error> {
                let mut parts = Vec::new();
                while let Some(part) = list.next_element()? {
                    parts.push(part);
                }
                Ok(Part::List(parts))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

impl Holding {
    /// Takes a frame that tells of changes.
    pub fn take(&mut self, frame: &str) -> anyhow::Result<()> {
        let change: Change = serde_json::from_str(frame).context("a change cannot be read")?;
        if change.from.is_none() {
            *self = Self::default();
        }
        ensure!(change.from == self.number, "a change was missed");
        self.table = edited(&self.table, &change.table)?;
        ensure!(self.table.len() == change.size, "a change does not fit");
        self.number = Some(change.number);
        if let Some(parts) = change.choices {
            self.choices = self.listed(&parts)?;
            if !self.choices.is_empty() {
                self.offered.clone_from(&self.choices);
            }
        }
        Ok(())
    }

    fn listed(&self, parts: &[Part]) -> anyhow::Result<Vec<Arc<str>>> {
        let mut list: Vec<Arc<str>> = Vec::new();
        let mut next = 0;
        for part in parts {
            match part {
                Part::Number(number) => {
                    let from = usize::try_from(*number).unwrap_or(next);
                    let end =
                        if *number < 0 { from + number.unsigned_abs() as usize } else { from + 1 };
                    let taken =
                        self.offered.get(from..end).context("an offer that is not there")?;
                    list.extend_from_slice(taken);
                    next = end;
                }
                Part::List(edits) => {
                    let before = list.last().or(self.offered.first());
                    list.push(edited(before.map_or("", |text| text), edits)?.into());
                }
                Part::Text(text) => bail!("{text} is no offer"),
            }
        }
        Ok(list)
    }
}

/// A text after edits. The names of these clients are such that bytes count as browsers do.
fn edited(text: &str, edits: &[Part]) -> anyhow::Result<String> {
    let mut out = String::with_capacity(text.len() + 64);
    let mut rest = text;
    for place in edits.chunks(3) {
        let [Part::Number(keep), Part::Number(drop), Part::Text(put)] = place else {
            bail!("edits are three by three");
        };
        let (kept, after) =
            rest.split_at_checked(*keep as usize).context("an edit behind the end")?;
        out.push_str(kept);
        out.push_str(put);
        rest = after.get(*drop as usize..).context("an edit behind the end")?;
    }
    out.push_str(rest);
    Ok(out)
}
