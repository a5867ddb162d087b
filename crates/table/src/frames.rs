//! What a live connection is sent.

use quadrivium_core::{Viewer, json as text};
use serde::Serialize;

use super::changes::Base;
use super::{Eyes, Fold, Presence, Step};
use crate::api::{Line, ServerFrame, Update};

/// Room for most replies, so that they do not grow step by step.
const USUAL_REPLY: usize = 16 << 10;
/// Room for those that tell nothing of a position.
const SHORT_REPLY: usize = 128;

/// How much a connection was sent already.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cursor {
    moves: u32,
    /// The last entry that this person may know of.
    pub seq: u64,
    /// The last entry among which something may have been said.
    pub chat: u64,
    turns_back: u64,
    viewer: Option<Viewer>,
}

/// What a connection knows, in the way in which it wants to be told.
#[derive(Clone, Debug)]
pub enum Known {
    /// It is sent the whole position each time.
    Whole(Cursor),
    /// It is sent what has changed.
    Changes(Base),
}

impl Fold {
    /// The first frame of a connection, or everything once more.
    pub fn greeting(&self, eyes: Eyes<'_>, changes: bool) -> (String, Known) {
        if changes {
            let (frame, base) = self.first_change(eyes);
            return (frame, Known::Changes(base));
        }
        let (frame, cursor) = self.first_frame(eyes);
        (frame, Known::Whole(cursor))
    }

    /// A frame with what has changed since the last one; nothing where only others may know of it.
    pub fn news(&self, eyes: Eyes<'_>, known: &mut Known) -> Option<String> {
        match known {
            Known::Whole(cursor) => self.next_frame(eyes, cursor),
            Known::Changes(base) => self.next_change(eyes, base),
        }
    }

    /// Everything up to here was sent to somebody.
    pub(crate) fn cursor(&self, eyes: Eyes<'_>) -> Cursor {
        Cursor {
            moves: self.line.moves(),
            seq: self.seq_for(eyes.guest),
            chat: self.seq(),
            turns_back: self.line.turns_back(),
            viewer: Some(self.viewer(eyes.guest)),
        }
    }

    /// The whole table.
    pub(crate) fn first_frame(&self, eyes: Eyes<'_>) -> (String, Cursor) {
        let snapshot = Box::new(self.whole_snapshot(eyes));
        (json(&ServerFrame::Snapshot { snapshot }), self.cursor(eyes))
    }

    /// Whether the line of play is told anew to somebody: it was shortened, or another seat of the same person
    /// may know other things about the past.
    fn is_reset(&self, viewer: Viewer, cursor: &Cursor) -> bool {
        let other_eyes =
            || cursor.viewer != Some(viewer) && self.line.steps().iter().any(Step::is_hidden);
        cursor.turns_back != self.line.turns_back() || other_eyes()
    }

    /// The lines that somebody does not have, or has otherwise; and whether the line of play is another.
    pub(crate) fn other_lines(&self, viewer: Viewer, cursor: &Cursor) -> (Vec<Line<'_>>, bool) {
        let reset = self.is_reset(viewer, cursor);
        if !reset {
            return (self.lines(viewer, cursor.moves), false);
        }
        let kept = self.line.kept_since(cursor.turns_back).min(cursor.moves) as usize;
        let is_same = |(at, step): (usize, &Step)| {
            at < kept && cursor.viewer.is_some_and(|was| step.seen_by(was) == step.seen_by(viewer))
        };
        let same = self.line.steps().iter().enumerate().map(is_same);
        let lines = self.lines(viewer, 0).into_iter().zip(same);
        (lines.filter(|(_, same)| !same).map(|(line, _)| line).collect(), true)
    }

    /// A frame with the whole position and what has happened since the last one.
    pub(crate) fn next_frame(&self, eyes: Eyes<'_>, cursor: &mut Cursor) -> Option<String> {
        if cursor.seq == self.seq_for(eyes.guest) {
            return None;
        }
        let viewer = self.viewer(eyes.guest);
        let reset = self.is_reset(viewer, cursor);
        let update = Update {
            lines: self.lines(viewer, if reset { 0 } else { cursor.moves }),
            reset,
            chat: self.chat_for(eyes.guest, cursor.chat),
            snapshot: self.snapshot(eyes),
        };
        *cursor = self.cursor(eyes);
        Some(json(&ServerFrame::Update(Box::new(update))))
    }

    /// A frame that says who is connected.
    pub fn presence_frame(&self, presence: &Presence) -> String {
        let (seats, spectators) = (self.online(presence), self.spectators(presence));
        json(&ServerFrame::Presence { seats, spectators, thinking: presence.thinking })
    }
}

/// A reply or a frame as it is sent.
pub fn json(value: &impl Serialize) -> String {
    json_of(value, USUAL_REPLY)
}

/// A short reply, such as that something is stored.
pub fn short_json(value: &impl Serialize) -> String {
    json_of(value, SHORT_REPLY)
}

/// The same, with so much room to begin with.
pub(crate) fn json_of(value: &impl Serialize, room: usize) -> String {
    let mut written = String::with_capacity(room);
    text::write(&mut written, value).expect("replies are plain data");
    written
}
