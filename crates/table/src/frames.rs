//! What a live connection is sent.

use quadrivium_core::Viewer;
use serde::Serialize;

use super::{Eyes, Fold, Presence, Step};
use crate::api::{ServerFrame, Update};

/// Room for most replies, so that they do not grow step by step.
const USUAL_REPLY: usize = 16 << 10;

/// What a connection has sent already.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cursor {
    moves: u32,
    /// The last entry that this person may know of.
    seq: u64,
    chat: u64,
    turns_back: u64,
    viewer: Option<Viewer>,
}

impl Fold {
    /// Everything up to here was sent to somebody.
    fn cursor(&self, eyes: Eyes<'_>) -> Cursor {
        Cursor {
            moves: self.line.moves(),
            seq: self.seq_for(eyes.guest),
            chat: self.seq(),
            turns_back: self.line.turns_back(),
            viewer: Some(self.viewer(eyes.guest)),
        }
    }

    /// The first frame of a connection.
    pub fn first_frame(&self, eyes: Eyes<'_>) -> (String, Cursor) {
        let snapshot = Box::new(self.whole_snapshot(eyes));
        (json(&ServerFrame::Snapshot { snapshot }), self.cursor(eyes))
    }

    /// A frame with what has changed since the last one; nothing where only others may know of it.
    pub fn next_frame(&self, eyes: Eyes<'_>, cursor: &mut Cursor) -> Option<String> {
        if cursor.seq == self.seq_for(eyes.guest) {
            return None;
        }
        let viewer = self.viewer(eyes.guest);
        // Another seat of the same person may know other things about the past.
        let other_eyes =
            cursor.viewer != Some(viewer) && self.line.steps().iter().any(Step::is_hidden);
        let reset = cursor.turns_back != self.line.turns_back() || other_eyes;
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
    let mut text = Vec::with_capacity(USUAL_REPLY);
    serde_json::to_writer(&mut text, value).expect("replies are plain data");
    String::from_utf8(text).expect("JSON is UTF-8")
}
