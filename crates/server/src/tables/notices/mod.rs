//! Notices: somebody is told that a table waits for them, once for each of their turns, and of each round of their
//! tournaments.
//!
//! A change of a table at which several people play leaves a mark in the same transaction ([`Write::Stir`]).
//! Whoever finds the mark looks whom the table calls, writes it into their [`outbox`], and wipes the mark out
//! if nothing has happened since. Whoever finds an outbox in which something is due writes into it that it is
//! being sent, and sends it. Each step can be done twice, by any node, and after any crash; none can be
//! left out.
//!
//! - [`wishes`] is how somebody wants to be told, [`times`] when; [`shapes`] is what of it goes over the wire.
//! - [`outbox`] is what they have to be told and what they were told.
//! - [`rounds`] is what they have to be told of tournaments.
//! - [`waiting`] is which tables a notice speaks of.
//! - [`wording`] says it, [`html`] as a letter; [`deliver`] finds what is due, [`send`] sends it, [`rehearsal`] a test.

mod asked;
mod deliver;
mod html;
mod outbox;
mod rehearsal;
mod rounds;
mod send;
mod shapes;
mod times;
mod waiting;
mod wishes;
mod wording;

use std::sync::Arc;

use quadrivium_table::entry::{Clock, Entry, Kind};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, State};
use serde::{Deserialize, Serialize};

pub use self::asked::Asked;
pub use self::deliver::Couriers;
use self::outbox::Outbox;
pub use self::shapes::{NewBrowser, NewWishes, NoticesShown};
use self::wishes::Desk;
use super::Tables;
use crate::ApiError;
use crate::held::Held;
use crate::store::{Op, Paper, PaperKind, Write};

/// How long a node leaves a mark to the node that made it, in milliseconds.
const PATIENCE_MS: u64 = 10_000;
/// How often a change is tried again when another node was quicker.
const TRIES: u32 = 8;

/// When to look into somebody's outbox next.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Due {
    next: u64,
}

impl Due {
    /// When that is; nothing where it cannot be read.
    fn of(paper: &Paper) -> Option<u64> {
        paper.read().ok().map(|Self { next }| next)
    }
}

/// Whether something like this may pass a turn on, or take one away.
fn moves_on(entry: &Entry) -> bool {
    match entry {
        Entry::Play { .. }
        | Entry::Undo { .. }
        | Entry::Redo { .. }
        | Entry::Sit { .. }
        | Entry::Bot { .. }
        | Entry::Resign { .. }
        | Entry::Claim { .. }
        // The time is up at another hour then, and so is a reminder due.
        | Entry::Away { .. } => true,
        Entry::AskUndo { .. }
        | Entry::AnswerUndo { .. }
        | Entry::Leave { .. }
        | Entry::Invite { .. }
        | Entry::Rematch { .. }
        | Entry::Intend { .. }
        | Entry::Due { .. }
        | Entry::Chat { .. } => false,
    }
}

impl Tables {
    /// Whether somebody may have to be told of these entries: where several people play, over days or with
    /// somebody who does not look on here and now.
    pub(super) fn stirs(&self, held: &Held, entries: &[Entry]) -> bool {
        if !self.config.notices.any() || !entries.iter().any(moves_on) {
            return false;
        }
        let fold = held.fold();
        if fold.plan.kind != Kind::Game {
            return false;
        }
        let mut people: Vec<GuestId> = fold.people.guests().collect();
        people.extend(entries.iter().filter_map(|entry| match entry {
            Entry::Sit { guest, .. } => Some(*guest),
            _ => None,
        }));
        people.sort_unstable();
        people.dedup();
        let presence = held.presence();
        let away = people.iter().any(|guest| !presence.sees(*guest));
        people.len() > 1 && (away || fold.plan.clock.is_some_and(Clock::is_over_days))
    }

    /// Nobody sees a table any more where somebody was surely shown it up to this entry only: whoever is called by
    /// what came after it has to be told. Where somebody seemed to look on, nothing else may say so.
    pub async fn missed(&self, held: &Held, guest: GuestId, shown: Option<u64>) {
        if !self.config.notices.any() || self.store.is_frozen() {
            return;
        }
        let seq = {
            let fold = held.fold();
            let others = fold.people.guests().any(|other| other != guest);
            let calls = || fold.calls(self.now()).iter().any(|call| call.guest == guest);
            let missed = shown.is_none_or(|shown| shown < fold.seq());
            (fold.plan.kind == Kind::Game && others && missed && calls()).then(|| fold.seq())
        };
        let Some(seq) = seq else { return };
        if let Err(error) = self.store.write(Write::Ring(held.id, seq, self.now())).await {
            tracing::warn!(table = %held.id, %error, "somebody may not be told of a turn");
        }
    }

    /// Looks at all tables that have gone on.
    async fn heed_all(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut after = String::new();
        loop {
            let marks = self.store.read().papers_after(PaperKind::Stir, &after).await?;
            let Some(last) = marks.last() else { return Ok(()) };
            after.clone_from(&last.id);
            for mark in marks {
                let Ok(id) = mark.id.parse() else { continue };
                let made: u64 = mark.body.parse().unwrap_or_default();
                if self.held(id).is_none() && made + PATIENCE_MS > self.now() {
                    continue;
                }
                // One table that cannot be read keeps nobody from hearing of the others.
                if let Err(error) = self.heed(id, mark.version).await {
                    tracing::warn!(table = %id, %error, "nobody could be told of a turn yet");
                }
            }
        }
    }

    /// Looks whom a table calls that has gone on to this entry.
    async fn heed(self: &Arc<Self>, id: TableId, seq: u64) -> Result<(), ApiError> {
        let held = match self.fetch(id).await {
            Ok(held) => held,
            // Nobody can play there any more.
            Err(ApiError::Table(Fault::NoTable | Fault::Damaged | Fault::OldRules(_))) => {
                self.store.write(Write::Calm(id, seq)).await?;
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        if held.fold().seq() < seq {
            // Another node has added to it, and we have not heard yet.
            self.refresh(id).await?;
        }
        let (seen, people, calls, over) = {
            let fold = held.fold();
            let mut people: Vec<_> = fold.people.guests().collect();
            people.sort_unstable();
            people.dedup();
            (fold.seq(), people, fold.calls(self.now()), fold.state() == State::Over)
        };
        if seen < seq {
            // It was thrown away meanwhile; the next look reads it anew.
            return Ok(());
        }
        for guest in people {
            let call = calls.iter().find(|call| call.guest == guest);
            let now = self.now();
            self.note(guest, |outbox| match call {
                Some(call) => {
                    let new = outbox.call(id, call.turn, call.until, now);
                    outbox.stands(id, seen) || new
                }
                None => outbox.release(id, over),
            })
            .await?;
        }
        self.store.write(Write::Calm(id, seen)).await?;
        Ok(())
    }

    /// Changes somebody's outbox, if they want to hear of anything at all. What is changed says whether it
    /// has to be kept.
    async fn note(
        self: &Arc<Self>,
        guest: GuestId,
        change: impl Fn(&mut Outbox) -> bool,
    ) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let desk = Desk::of(self.store.read().papers_of(guest).await?)?;
            if desk.wishes.is_none() && desk.browsers.is_empty() {
                return Ok(());
            }
            let mut outbox = match &desk.outbox {
                Some(paper) => paper.read()?,
                None => Outbox::default(),
            };
            if !change(&mut outbox) || self.keep_outbox(guest, &desk, &outbox).await? {
                return Ok(());
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Keeps somebody's outbox, if it is as it was when it was read, and when to look into it next.
    async fn keep_outbox(
        &self,
        guest: GuestId,
        desk: &Desk,
        outbox: &Outbox,
    ) -> Result<bool, ApiError> {
        let hours = self.hours(guest, desk).await?;
        let paper = match &desk.outbox {
            Some(paper) => paper.changed(outbox),
            None => Paper::new(PaperKind::Outbox, &guest, guest, outbox),
        };
        let mut ops = vec![Op::Keep(paper), Op::Tear(PaperKind::Due, guest.to_string())];
        if let Some(next) = outbox.next(&hours, self.now()) {
            ops.push(Op::Keep(Paper::new(PaperKind::Due, &guest, guest, &Due { next })));
        }
        Ok(self.store.write(Write::Papers(guest, ops)).await?)
    }

    /// Their wishes have changed: what waits may be due at another time.
    async fn look_again(self: &Arc<Self>, guest: GuestId) -> Result<(), ApiError> {
        self.note(guest, |outbox| !outbox.tables.is_empty() || !outbox.rounds.is_empty()).await
    }
}
