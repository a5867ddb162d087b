//! The other side: a client that is told of changes.

use serde::Deserialize;
use serde_json::Value;

use crate::api::{EditPart, ListPart};

/// A change does not lead on from what one has: something was missed, and all of it is to be asked for again.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a change was missed")]
pub struct Missed;

/// A table as a client holds it that is told of changes.
#[derive(Debug, Default)]
pub struct Follower {
    number: Option<u64>,
    body: Vec<u16>,
    offered: Listed,
    proposed: Listed,
    log: Vec<Value>,
    chat: Vec<Value>,
}

/// What is offered, and what was when there last was anything.
#[derive(Debug, Default)]
pub struct Listed {
    now: Vec<Vec<u16>>,
    last: Vec<Vec<u16>>,
}

#[derive(Deserialize)]
struct Heard {
    from: Option<u64>,
    number: u64,
    size: usize,
    table: Vec<EditPart>,
    choices: Option<Vec<ListPart>>,
    bundles: Option<Vec<ListPart>>,
    #[serde(default)]
    lines: Vec<Value>,
    #[serde(default)]
    chat: Vec<Value>,
}

impl Follower {
    /// Takes a frame of the type `change`.
    ///
    /// # Errors
    /// When it leads on from something else than what is held; nothing has changed then.
    pub fn take(&mut self, frame: Value) -> Result<(), Missed> {
        let heard: Heard = serde_json::from_value(frame).map_err(|_| Missed)?;
        if heard.from.is_none() {
            *self = Self::default();
        } else if heard.from != self.number {
            return Err(Missed);
        }
        let body = edited(&self.body, &heard.table).ok_or(Missed)?;
        let moves = table_of(&body).ok_or(Missed)?["moves"].as_u64().ok_or(Missed)?;
        if body.len() != heard.size {
            return Err(Missed);
        }
        self.offered.take(heard.choices)?;
        self.proposed.take(heard.bundles)?;
        for line in heard.lines {
            let at = line["number"].as_u64().ok_or(Missed)? as usize - 1;
            self.log.truncate(self.log.len().max(at));
            match self.log.get_mut(at) {
                Some(before) => *before = line,
                None => self.log.push(line),
            }
        }
        self.log.truncate(moves as usize);
        self.chat.extend(heard.chat);
        (self.number, self.body) = (Some(heard.number), body);
        Ok(())
    }

    /// The table as a snapshot; nothing before the first frame.
    pub fn table(&self) -> Option<Value> {
        let mut table = table_of(&self.body)?;
        table["choices"] = self.offered.read()?;
        if !self.proposed.now.is_empty() {
            table["bundles"] = self.proposed.read()?;
        }
        table["log"] = self.log.clone().into();
        table["chat"] = self.chat.clone().into();
        Some(table)
    }
}

impl Listed {
    /// Takes what is offered now.
    pub fn take(&mut self, parts: Option<Vec<ListPart>>) -> Result<(), Missed> {
        let Some(parts) = parts else { return Ok(()) };
        let mut now: Vec<Vec<u16>> = Vec::new();
        let mut next = 0;
        for part in parts {
            match part {
                ListPart::Place(more) if more < 0 => {
                    let end = next + more.unsigned_abs() as usize;
                    now.extend_from_slice(self.last.get(next..end).ok_or(Missed)?);
                    next = end;
                }
                ListPart::Place(at) => {
                    now.push(self.last.get(at as usize).ok_or(Missed)?.clone());
                    next = at as usize + 1;
                }
                ListPart::Edits(edits) => {
                    let before = now.last().or(self.last.first());
                    let before = before.map(Vec::as_slice).unwrap_or_default();
                    now.push(edited(before, &edits).ok_or(Missed)?);
                }
            }
        }
        if !now.is_empty() {
            self.last.clone_from(&now);
        }
        self.now = now;
        Ok(())
    }

    /// What is offered.
    pub fn read(&self) -> Option<Value> {
        let list = self.now.iter().map(|text| table_of(text)).collect::<Option<Vec<_>>>()?;
        Some(list.into())
    }
}

fn table_of(text: &[u16]) -> Option<Value> {
    serde_json::from_str(&String::from_utf16(text).ok()?).ok()
}

/// A text after edits; nothing where they do not fit.
pub fn edited(text: &[u16], edits: &[EditPart]) -> Option<Vec<u16>> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    for place in edits.chunks(3) {
        let [EditPart::Length(keep), EditPart::Length(drop), EditPart::Text(put)] = place else {
            return None;
        };
        let (kept, after) = rest.split_at_checked(*keep)?;
        out.extend_from_slice(kept);
        out.extend(put.encode_utf16());
        rest = after.get(*drop..)?;
    }
    out.extend_from_slice(rest);
    Some(out)
}
