//! Asking the client of a table whether it is there, and what that says of what it was shown.
//!
//! A connection whose other side has fallen silent without a word, as under a closed lid, looks like any other until
//! something is asked of it. So it is asked soon after it was shown something new; what comes back says up to which
//! entry the table was surely seen there.

use std::time::Duration;

use axum::body::Bytes;
use tokio::time::Instant;

use crate::config;

/// What is to be done with a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// To ask, with this number.
    Ask(u64),
    /// It does not answer: nobody may see it.
    Silent,
    /// It was silent for too long.
    End,
    /// Nothing yet.
    Wait,
}

/// What a client was asked and what it was shown.
#[derive(Debug)]
pub struct Asking {
    pace: config::Asking,
    /// The last question, and when it was asked.
    number: u64,
    asked: Instant,
    /// The first question since which nothing came back.
    open: Option<Instant>,
    heard: Instant,
    /// Whether the last question waits for its answer.
    waits: bool,
    silent: bool,
    /// The last entry that it was told, and the last before the question.
    told: Option<u64>,
    asked_of: Option<u64>,
    ever: bool,
}

impl Asking {
    /// A connection begins.
    pub fn new(pace: config::Asking, now: Instant) -> Self {
        let (open, silent, told, asked_of) = (None, false, None, None);
        let (waits, ever) = (false, false);
        Self { pace, number: 0, asked: now, open, heard: now, waits, silent, told, asked_of, ever }
    }

    /// It is told the table up to this entry.
    pub fn tell(&mut self, seq: u64) {
        self.told = Some(seq);
    }

    /// Nothing that it was told counts any more.
    pub fn forget(&mut self) {
        (self.told, self.asked_of) = (None, None);
    }

    fn asks_at(&self) -> Instant {
        match (self.told != self.asked_of, self.ever) {
            (true, false) => self.asked,
            (true, true) => self.asked + Duration::from_millis(self.pace.soon_ms),
            (false, _) => self.asked + Duration::from_millis(self.pace.every_ms),
        }
    }

    fn hushes_at(&self) -> Option<Instant> {
        let open = self.open.filter(|_| !self.silent)?;
        Some(open + Duration::from_millis(self.pace.answer_ms))
    }

    /// When there is something to be done.
    pub fn wakes(&self) -> Instant {
        self.hushes_at().map_or(self.asks_at(), |at| at.min(self.asks_at()))
    }

    /// What is to be done now.
    pub fn next(&mut self, now: Instant) -> Next {
        if now.duration_since(self.heard) > Duration::from_millis(self.pace.silence_ms) {
            return Next::End;
        }
        if self.hushes_at().is_some_and(|at| at <= now) {
            self.silent = true;
            return Next::Silent;
        }
        if self.asks_at() > now {
            return Next::Wait;
        }
        self.number += 1;
        (self.asked, self.asked_of) = (now, self.told);
        (self.waits, self.ever) = (true, true);
        self.open.get_or_insert(now);
        Next::Ask(self.number)
    }

    /// Something has come; whether it had been silent.
    pub fn hear(&mut self, now: Instant) -> bool {
        (self.heard, self.open) = (now, None);
        std::mem::take(&mut self.silent)
    }

    /// Whether this is the answer to the last question, which is answered once.
    pub fn is_answer(&mut self, bytes: &[u8]) -> bool {
        let first = self.waits && bytes == self.number.to_be_bytes();
        self.waits &= !first;
        first
    }

    /// Up to which entry it was surely shown the table when it answers.
    pub fn shown(&self) -> Option<u64> {
        self.asked_of
    }
}

/// A question as it is sent.
pub fn question(number: u64) -> Bytes {
    Bytes::copy_from_slice(&number.to_be_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking() -> (Asking, impl Fn(u64) -> Instant) {
        let start = Instant::now();
        let asking = Asking::new(config::Asking::default(), start);
        (asking, move |ms| start + Duration::from_millis(ms))
    }

    #[test]
    fn whoever_answers_was_shown_what_they_were_told_before_the_question() {
        let (mut asking, at) = asking();
        assert_eq!(asking.next(at(1)), Next::Wait, "nothing was told");
        asking.tell(7);
        assert_eq!(asking.next(at(1)), Next::Ask(1));
        asking.tell(8);
        assert!(!asking.is_answer(&question(2)) && asking.is_answer(&question(1)));
        assert!(!asking.is_answer(&question(1)), "once, so that nobody is flooded with it");
        asking.hear(at(2));
        assert_eq!(asking.shown(), Some(7), "and not what came after it");
        assert_eq!(asking.next(at(1_999)), Next::Wait, "not at each move");
        assert_eq!(asking.wakes(), at(2_001));
        assert_eq!(asking.next(at(2_001)), Next::Ask(2));
        asking.hear(at(2_002));
        assert_eq!((asking.shown(), asking.wakes()), (Some(8), at(27_001)));
        assert!(!asking.is_answer(b"") && !asking.is_answer(&question(1)));
    }

    #[test]
    fn whoever_does_not_answer_is_silent_once_and_then_gone() {
        let (mut asking, at) = asking();
        asking.tell(7);
        assert_eq!(asking.next(at(0)), Next::Ask(1));
        assert_eq!(asking.wakes(), at(10_000));
        assert_eq!(asking.next(at(10_000)), Next::Silent);
        assert_eq!(asking.next(at(10_000)), Next::Wait);
        assert_eq!(asking.next(at(25_000)), Next::Ask(2), "it may have come back");
        assert!(asking.hear(at(26_000)), "it has");
        assert!(!asking.hear(at(27_000)));
        assert_eq!(asking.next(at(50_000)), Next::Ask(3));
        assert_eq!(asking.next(at(60_000)), Next::Silent);
        assert_eq!(asking.next(at(97_001)), Next::End);
    }
}
