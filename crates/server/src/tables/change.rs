//! Everything that adds entries to a table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use quadrivium_table::api::{self, Stored};
use quadrivium_table::entry::{Batch, Entry};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, Fold, LONGEST_CHAT, Moment, State, bot_of, json, plain};

use super::Tables;
use super::finding::placed;
use super::ratings::{check_bot, pool_of};
use crate::ApiError;
use crate::held::Held;
use crate::store::{Append, Write};

/// How often a change is tried again when another node was quicker.
const TRIES: u32 = 5;
/// How long to wait for another node that is writing to the same table, longer each time.
const PAUSE: Duration = Duration::from_millis(50);

impl Tables {
    /// Adds the entries that `make` says, after they are stored; how many entries there are then.
    ///
    /// Runs to its end even if whoever asked goes away: what is stored must be folded.
    ///
    /// # Errors
    /// Why `make` says none, or that the database failed.
    pub(super) async fn change(
        self: &Arc<Self>,
        held: &Arc<Held>,
        make: impl Fn(&Fold, Moment<'_>) -> Result<Vec<Entry>, Fault> + Send + Sync + 'static,
    ) -> Result<u64, ApiError> {
        let (tables, mut held) = (Arc::clone(self), Arc::clone(held));
        let id = held.id;
        let done = tokio::spawn(async move {
            loop {
                match tables.change_here(&held, &make).await {
                    Some(done) => return done,
                    None => held = tables.fetch(held.id).await?,
                }
            }
        });
        match done.await {
            Ok(done) => done,
            Err(error) => {
                tracing::error!(%error, "a change panicked");
                // It may have been half folded.
                if let Some(held) = self.held(id) {
                    let _turn = held.turn.lock().await;
                    self.forget(&held);
                }
                Err(ApiError::Internal)
            }
        }
    }

    /// The same, at this table in memory; nothing if it was thrown away meanwhile.
    async fn change_here(
        self: &Arc<Self>,
        held: &Arc<Held>,
        make: &(impl Fn(&Fold, Moment<'_>) -> Result<Vec<Entry>, Fault> + Send + Sync),
    ) -> Option<Result<u64, ApiError>> {
        let _turn = held.turn.lock().await;
        if held.is_dead() { None } else { Some(self.write(held, make).await) }
    }

    /// The same, for whoever holds the turn of a table that lives.
    async fn write(
        self: &Arc<Self>,
        held: &Arc<Held>,
        make: &(impl Fn(&Fold, Moment<'_>) -> Result<Vec<Entry>, Fault> + Send + Sync),
    ) -> Result<u64, ApiError> {
        let mut caught_up = false;
        for tried in 1..=TRIES {
            let moment = self.moment();
            let at = moment.now;
            let (seq, state, wanted) = {
                let fold = held.fold();
                (fold.seq(), fold.state(), make(&fold, moment))
            };
            let entries = match wanted {
                Ok(entries) if entries.is_empty() => return Ok(seq),
                Ok(entries) => entries,
                // Whoever asks may have seen more than we: another node may have added to it.
                Err(Fault::Stale { .. }) if self.config.shared && !caught_up => {
                    caught_up = true;
                    self.catch_up(held).await?;
                    continue;
                }
                Err(fault) => {
                    if matches!(fault, Fault::Stale { .. }) {
                        self.metrics.conflicts.add(1);
                    }
                    return Err(fault.into());
                }
            };
            let guests = entries.iter().filter_map(sits).collect();
            let stirs = self.stirs(held, &entries);
            let batch = Batch { seq: seq + 1, at, entries };
            let append = Append { table: held.id, batch: batch.clone(), guests };
            let write = if stirs { Write::Stir(append) } else { Write::Append(append) };
            match self.store.write(write).await {
                Ok(true) => return self.folded(held, batch, state).await,
                Ok(false) => {
                    self.catch_up(held).await?;
                    if held.fold().seq() == seq {
                        if !self.is_there(held).await? {
                            return Err(Fault::NoTable.into());
                        }
                        // Another node is writing and has not ended; it may never do.
                        if tried == TRIES {
                            return Err(ApiError::Unavailable);
                        }
                        tokio::time::sleep(PAUSE * tried).await;
                    }
                }
                Err(error) => {
                    if !error.stored_nothing() {
                        // It may be stored or not: memory cannot be trusted any more.
                        self.forget(held);
                    }
                    return Err(error.into());
                }
            }
        }
        self.metrics.conflicts.add(1);
        Err(Fault::Stale { seq: held.fold().seq() }.into())
    }

    async fn folded(
        self: &Arc<Self>,
        held: &Arc<Held>,
        batch: Batch,
        before: State,
    ) -> Result<u64, ApiError> {
        let (seq, after) = {
            let mut fold = held.fold();
            let folded = fold.apply_batch(batch);
            if let Err(broken) = folded {
                drop(fold);
                tracing::error!(table = %held.id, %broken, "a stored batch does not fold");
                self.forget(held);
                return Err(ApiError::Internal);
            }
            (fold.seq(), fold.state())
        };
        held.changed();
        self.post_up(held);
        if (before == State::Over) != (after == State::Over) {
            self.note_result(held).await;
        }
        self.wake(held);
        Ok(seq)
    }

    /// Tells the lists how a game ended, or that it has not. The entries say so too: if this fails,
    /// whoever reads the table next tells the lists.
    pub(super) async fn note_result(self: &Arc<Self>, held: &Held) {
        self.tell_lists(held).await;
        self.note_tournament(held);
    }

    async fn tell_lists(self: &Arc<Self>, held: &Held) {
        match self.settle(held).await {
            Ok(None) => {}
            Ok(Some(_)) => return,
            Err(error) => {
                tracing::warn!(table = %held.id, %error, "a rated game is not settled yet");
                return;
            }
        }
        let (ended, standing) = {
            let fold = held.fold();
            (fold.ended().map(|ended| json(&ended)), placed(&fold))
        };
        if let Err(error) = self.store.write(Write::Result(held.id, ended, standing)).await {
            tracing::warn!(table = %held.id, %error, "the lists do not know yet how a game ended");
        }
    }

    /// A change that a person may want again and again, while the table has room for it. Decisions
    /// are not among these: a game ends by itself, and nobody shall be kept from playing it on.
    pub(super) async fn add(
        self: &Arc<Self>,
        held: &Arc<Held>,
        make: impl Fn(&Fold, Moment<'_>) -> Result<Vec<Entry>, Fault> + Send + Sync + 'static,
    ) -> Result<u64, ApiError> {
        let most = self.config.most_entries;
        let make = move |fold: &Fold, moment: Moment<'_>| {
            fold.check_room(most)?;
            make(fold, moment)
        };
        self.change(held, make).await
    }

    /// A person decides, once or several times in a row.
    ///
    /// # Errors
    /// When it is not their seat, the table has moved on, or one of the actions is not legal.
    pub async fn play(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        play: api::Play,
    ) -> Result<Stored, ApiError> {
        let started = Instant::now();
        let held = self.fetch_for(id, Some(guest)).await?;
        let decisions = play.actions().count();
        let make =
            move |fold: &Fold, moment: Moment<'_>| fold.entries_of_play(moment, guest, &play);
        let seq = self.change(&held, make).await?;
        self.metrics.moves.add(decisions as u64);
        self.metrics.move_times.note(started.elapsed());
        Ok(Stored { seq })
    }

    /// A person wants to go back.
    ///
    /// # Errors
    /// When there is nothing to take back or the table has moved on.
    pub async fn undo(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        undo: api::Undo,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make = move |fold: &Fold, _: Moment<'_>| fold.entries_of_undo(guest, &undo);
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// A person wants to play again what was taken back.
    ///
    /// # Errors
    /// When there is nothing to play again or the table has moved on.
    pub async fn redo(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        redo: api::Redo,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make = move |fold: &Fold, _: Moment<'_>| fold.entries_of_redo(guest, redo.seq);
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// A person answers a request to go back.
    ///
    /// # Errors
    /// When they were not asked or the table has moved on.
    pub async fn answer_undo(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        answer: api::Answer,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make =
            move |fold: &Fold, _: Moment<'_>| fold.entries_of_answer(guest, answer.seq, answer.yes);
        Ok(Stored { seq: self.change(&held, make).await? })
    }

    /// A person gives up.
    ///
    /// # Errors
    /// When it is not their seat or the game does not run.
    pub async fn resign(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        resign: api::Resign,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make = move |fold: &Fold, _: Moment<'_>| {
            fold.entries_of_resign(guest, resign.seq, resign.seat)
        };
        Ok(Stored { seq: self.change(&held, make).await? })
    }

    /// A person does not want to wait any longer for those whose time is up.
    ///
    /// # Errors
    /// When they do not play or nobody's time is up.
    pub async fn claim(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        claim: api::Claim,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make =
            move |fold: &Fold, moment: Moment<'_>| fold.entries_of_claim(moment, guest, claim.seq);
        Ok(Stored { seq: self.change(&held, make).await? })
    }

    /// A person stands up before the game begins.
    ///
    /// # Errors
    /// When it is not their seat or the game has begun.
    pub async fn leave(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        leave: api::Leave,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make =
            move |fold: &Fold, moment: Moment<'_>| fold.entries_of_leave(moment, guest, leave.seat);
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// The owner gives a seat another invitation, and may send away who sits there.
    ///
    /// # Errors
    /// When it is not their table or the game has begun.
    pub async fn invite(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        invite: api::NewInvite,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let make =
            move |fold: &Fold, moment: Moment<'_>| fold.entries_of_invite(moment, guest, &invite);
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// The owner gives an open seat to a bot.
    ///
    /// # Errors
    /// When it is not their table, the game has begun or the seat is taken.
    pub async fn seat_bot(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        bot: api::NewBot,
    ) -> Result<Stored, ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let plan = Arc::clone(&held.fold().plan);
        if plan.rated {
            let opponent = bot_of(&plan.game, bot.level.as_deref())?;
            check_bot(&pool_of(&plan), opponent.name())?;
        }
        let make = move |fold: &Fold, moment: Moment<'_>| {
            let opponent = bot_of(&fold.plan.game, bot.level.as_deref())?;
            fold.entries_of_seating(moment, guest, bot.seat, opponent)
        };
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// A person sits down.
    ///
    /// # Errors
    /// When the invitation opens no seat.
    pub async fn sit(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        sit: api::Sit,
    ) -> Result<Stored, ApiError> {
        self.known(Some(guest)).await?;
        let invite = sit.invite.parse().map_err(|_| Fault::BadInvite)?;
        let held = self.fetch_for(id, Some(guest)).await?;
        let clock = held.fold().plan.clock;
        let person = self.comes(guest, clock).await?;
        let make =
            move |fold: &Fold, moment: Moment<'_>| fold.entries_of_sit(moment, &person, invite);
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// A person who sits at the table says something.
    ///
    /// # Errors
    /// When they do not sit there or the text cannot be used.
    pub async fn chat(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        chat: api::Chat,
    ) -> Result<Stored, ApiError> {
        self.check_voice(guest)?;
        let text = plain("text", &chat.text, LONGEST_CHAT)?;
        let held = self.fetch_for(id, Some(guest)).await?;
        let most = self.config.most_chat;
        let make = move |fold: &Fold, _: Moment<'_>| fold.entries_of_chat(guest, &text, most);
        Ok(Stored { seq: self.add(&held, make).await? })
    }
}

fn sits(entry: &Entry) -> Option<GuestId> {
    match entry {
        Entry::Sit { guest, .. } => Some(*guest),
        _ => None,
    }
}
