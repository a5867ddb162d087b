//! What was sent: the text of the table as one person may see it, and the frames that lead from one to the next.

use std::sync::Arc;

use super::edits::{Edits, Measured};
use super::texts::{Relisted, Texts};
use crate::api::{Change, ServerFrame};
use crate::frames::{Cursor, json_of};
use crate::ids::GuestId;
use crate::{Eyes, Fold};

/// Room for most changes.
const USUAL_CHANGE: usize = 2 << 10;
/// Room for most tables, without what is offered there.
const USUAL_TABLE: usize = 8 << 10;
/// A text is mostly as long as the one before: room for what has come to it.
const ROOM_TO_GROW: usize = 256;
/// What was written so many milliseconds ago still tells the time.
const SAME_MOMENT: u64 = 200;
/// So many frames to one text are kept: connections that see the same mostly stand at the same place.
const MOST_FRAMES: usize = 8;

/// A table as one person was told of it.
#[derive(Debug)]
struct Sent {
    /// Its number among all that were written at this table.
    number: u64,
    cursor: Cursor,
    /// How many entries the table had.
    entries: u64,
    /// Who was there.
    presence: u64,
    /// When.
    now: u64,
    /// All but the line of play, what was said and what is offered.
    body: Measured,
    choices: Arc<Texts>,
    bundles: Arc<Texts>,
}

/// What one connection has: the table as it was told last, and what was offered last.
#[derive(Clone, Debug)]
pub struct Base {
    sent: Arc<Sent>,
    /// The last choices that were any.
    offered: Arc<Texts>,
    /// The last bundles that were any.
    proposed: Arc<Texts>,
}

impl Base {
    fn over(sent: Arc<Sent>) -> Self {
        Self { offered: Arc::clone(&sent.choices), proposed: Arc::clone(&sent.bundles), sent }
    }

    /// Has been told more.
    fn hear(&mut self, sent: Arc<Sent>) {
        for (last, now) in [(&mut self.offered, &sent.choices), (&mut self.proposed, &sent.bundles)]
        {
            if !now.is_empty() {
                *last = Arc::clone(now);
            }
        }
        self.sent = sent;
    }

    /// Whether what leads on from one leads on from the other.
    fn is(&self, other: &Mark) -> bool {
        self.sent.number == other.number
            && Arc::ptr_eq(&self.offered, &other.offered)
            && Arc::ptr_eq(&self.proposed, &other.proposed)
    }

    fn mark(&self) -> Mark {
        Mark {
            number: self.sent.number,
            offered: Arc::clone(&self.offered),
            proposed: Arc::clone(&self.proposed),
        }
    }
}

/// Where a connection stood, without the text.
struct Mark {
    number: u64,
    offered: Arc<Texts>,
    proposed: Arc<Texts>,
}

/// Who sees the same: a person at the table with all their connections, and everybody else; with the position
/// in words, or without.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sight {
    person: Option<GuestId>,
    page: bool,
}

struct Shown {
    sight: Sight,
    sent: Arc<Sent>,
    /// What leads to it.
    frames: Vec<(Mark, Arc<str>)>,
}

/// What was written last for those who see the same.
#[derive(Default)]
pub struct Shared {
    written: u64,
    shown: Vec<Shown>,
}

impl Shared {
    fn number(&mut self) -> u64 {
        self.written += 1;
        self.written
    }

    fn of(&mut self, sight: Sight) -> Option<&mut Shown> {
        self.shown.iter_mut().find(|shown| shown.sight == sight)
    }

    fn keep(&mut self, sight: Sight, sent: &Arc<Sent>, mark: Mark, frame: Arc<str>) {
        if let Some(shown) = self.of(sight) {
            if !Arc::ptr_eq(&shown.sent, sent) {
                shown.sent = Arc::clone(sent);
                shown.frames.clear();
            }
            if shown.frames.len() < MOST_FRAMES {
                shown.frames.push((mark, frame));
            }
            return;
        }
        // Whoever was told of it last has gone.
        self.shown.retain(|shown| Arc::strong_count(&shown.sent) > 1);
        self.shown.push(Shown { sight, sent: Arc::clone(sent), frames: vec![(mark, frame)] });
    }
}

impl Fold {
    /// The first frame of a connection that wants to be told of changes: all of it, as a change of nothing.
    pub(crate) fn first_change(&self, eyes: Eyes<'_>) -> (String, Base) {
        let sent = Arc::new(self.write(eyes, USUAL_TABLE));
        (self.change(eyes, None, &sent), Base::over(sent))
    }

    /// A frame with what has changed since the last one; nothing where only others may know of it.
    pub(crate) fn next_change(&self, eyes: Eyes<'_>, base: &mut Base) -> Option<String> {
        if base.sent.cursor.seq == self.seq_for(eyes.guest) {
            return None;
        }
        let sight = self.sight(eyes);
        if let Some(shown) = self.shared.borrow_mut().of(sight)
            && self.is_now(&shown.sent, eyes)
            && let Some((_, frame)) = shown.frames.iter().find(|(mark, _)| base.is(mark))
        {
            let frame = frame.to_string();
            base.hear(Arc::clone(&shown.sent));
            return Some(frame);
        }
        let written = self.shared.borrow_mut().of(sight).map(|shown| Arc::clone(&shown.sent));
        let written = written.filter(|sent| self.is_now(sent, eyes));
        let sent = written.unwrap_or_else(|| Arc::new(self.write(eyes, base.sent.body.text.len())));
        let frame = self.change(eyes, Some(base), &sent);
        let mark = base.mark();
        base.hear(Arc::clone(&sent));
        self.shared.borrow_mut().keep(sight, &sent, mark, frame.as_str().into());
        Some(frame)
    }

    /// Whether what was written is what would be written now.
    fn is_now(&self, sent: &Sent, eyes: Eyes<'_>) -> bool {
        sent.entries == self.seq()
            && sent.presence == eyes.presence.changes
            && eyes.now.abs_diff(sent.now) <= SAME_MOMENT
    }

    fn sight(&self, eyes: Eyes<'_>) -> Sight {
        let at_table = |guest: &GuestId| {
            *guest == self.plan.owner || self.people.guests().any(|other| other == *guest)
        };
        Sight { person: eyes.guest.filter(at_table), page: eyes.page }
    }

    /// The table as somebody sees it, in a text that is about so long.
    fn write(&self, eyes: Eyes<'_>, room: usize) -> Sent {
        let mut snapshot = self.snapshot(eyes);
        let choices = std::mem::take(&mut snapshot.choices);
        let bundles = std::mem::take(&mut snapshot.bundles);
        Sent {
            number: self.shared.borrow_mut().number(),
            cursor: self.cursor(eyes),
            entries: self.seq(),
            presence: eyes.presence.changes,
            now: eyes.now,
            body: json_of(&snapshot, room + ROOM_TO_GROW).into(),
            choices: Arc::new(Texts::of(&choices)),
            bundles: Arc::new(Texts::of(&bundles)),
        }
    }

    fn change(&self, eyes: Eyes<'_>, base: Option<&Base>, sent: &Sent) -> String {
        let viewer = self.viewer(eyes.guest);
        let nothing = Texts::default();
        let cursor = base.map(|base| base.sent.cursor).unwrap_or_default();
        let (lines, reset) = match base {
            Some(_) => self.other_lines(viewer, &cursor),
            None => (self.lines(viewer, 0), false),
        };
        let (shown, suggested) =
            base.map_or((&nothing, &nothing), |base| (&*base.sent.choices, &*base.sent.bundles));
        let (offered, proposed) =
            base.map_or((&nothing, &nothing), |base| (&*base.offered, &*base.proposed));
        let change = Change {
            from: base.map(|base| base.sent.number),
            number: sent.number,
            size: sent.body.units(),
            table: match base {
                Some(base) => Edits::of_measured(&base.sent.body, &sent.body.text),
                None => Edits::between("", &sent.body.text),
            },
            choices: (*shown != *sent.choices).then(|| Relisted::between(offered, &sent.choices)),
            bundles: (*suggested != *sent.bundles)
                .then(|| Relisted::between(proposed, &sent.bundles)),
            lines,
            reset,
            chat: self.chat_for(eyes.guest, cursor.chat),
        };
        let room = if base.is_some() { USUAL_CHANGE } else { 2 * sent.body.text.len() };
        json_of(&ServerFrame::Change(Box::new(change)), room)
    }
}
