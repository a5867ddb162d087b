//! New tables: from a wish, as a rematch, as a fork, from a record.

use std::sync::Arc;

use quadrivium_core::SeatSet;
use quadrivium_table::api::{Create, Fork, Forkable, NewTable};
use quadrivium_table::entry::{Batch, Plan};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, Fold, Founded, Founding, Guest, Moment, Past, State};

use super::Tables;
use crate::ApiError;
use crate::held::Held;
use crate::quota::Quota;
use crate::store::{Append, Write};
use crate::work::Asker;

impl Tables {
    /// Makes a table as somebody wishes.
    ///
    /// # Errors
    /// When there cannot be such a table.
    pub async fn create(
        self: &Arc<Self>,
        guest: GuestId,
        wish: Create,
    ) -> Result<Arc<Held>, ApiError> {
        let owner = self.comes(guest, wish.clock).await?;
        self.check_room(guest).await?;
        if let Some(public) = &wish.public {
            self.check_listing(guest, public.who).await?;
        }
        let public = wish.public.as_ref().map(|public| public.who);
        let founding = Founding::wished(self.moment(), &owner, wish)?;
        self.check_rated(&founding.plan)?;
        let Some(who) = public else { return self.found(guest, move |_| Ok(founding)).await };
        // One after the other, so that nobody lists many at the same moment.
        let _listing = self.listing.lock().await;
        self.check_waiting(guest, who)?;
        self.found(guest, move |_| Ok(founding)).await
    }

    /// Whether a person may have one more table that is not over.
    pub(super) async fn check_room(&self, guest: GuestId) -> Result<(), ApiError> {
        let most = self.config.most_unfinished;
        let unfinished = self.store.read().unfinished(guest).await?;
        if unfinished < u64::from(most) {
            return Ok(());
        }
        Err(Quota::Unfinished(u32::try_from(unfinished).unwrap_or(u32::MAX)).into())
    }

    /// Stores a new table with its first entries, and lets chance begin if all seats are taken.
    /// What the table is may be dear to say: that is asked on the threads for such work.
    pub(super) async fn found(
        self: &Arc<Self>,
        guest: GuestId,
        make: impl FnOnce(Moment<'_>) -> Result<Founding, Fault> + Send + 'static,
    ) -> Result<Arc<Held>, ApiError> {
        self.found_if(guest, make).await?.ok_or(ApiError::Internal)
    }

    /// The same; nothing where another open table is sought by the same.
    pub(super) async fn found_if(
        self: &Arc<Self>,
        guest: GuestId,
        make: impl FnOnce(Moment<'_>) -> Result<Founding, Fault> + Send + 'static,
    ) -> Result<Option<Arc<Held>>, ApiError> {
        let surroundings = self.surroundings.clone();
        let founded = self.work.run(Asker::Making(guest), move || {
            let moment = surroundings.moment();
            make(moment)?.begin(moment)
        });
        let Founded { fold, entries } = founded.await??;
        let plan = (*fold.plan).clone();
        let at = plan.created;
        let guests = fold.everybody().into_iter().collect();
        let append = Append { table: plan.id, batch: Batch { seq: 1, at, entries }, guests };
        if !self.store.write(Write::Create(Box::new(plan), append)).await? {
            return Ok(None);
        }
        self.metrics.created.add(1);
        let held = self.keep(fold);
        if held.fold().state() == State::Over {
            self.note_result(&held).await;
        }
        Ok(Some(held))
    }

    /// Lets the same people play again. The first who asks makes the table; the seats of the others
    /// are kept for them, and they get there by asking too.
    ///
    /// # Errors
    /// When the game is not over or the asker did not play.
    pub async fn rematch(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
    ) -> Result<NewTable, ApiError> {
        self.known(Some(guest)).await?;
        let held = self.fetch_for(id, Some(guest)).await?;
        let clock = held.fold().plan.clock;
        let person = self.comes(guest, clock).await?;
        let again = held.fold().play_again(guest)?;
        let (made, mine) = (again.made, again.seats);
        if let Some(table) = made {
            match self.take_places(table, &person, mine).await {
                // It was deleted: they meet at another one.
                Err(ApiError::Table(Fault::NoTable)) => {}
                taken => return taken.map(|()| NewTable { id: table }),
            }
        }
        self.check_room(guest).await?;
        let founding = again.founding(self.moment(), &person)?;
        self.check_rated(&founding.plan)?;
        let table = self.found(guest, move |_| Ok(founding)).await?.id;
        let note = move |fold: &Fold, _: Moment<'_>| Ok(fold.entries_of_rematch(made, table));
        self.change(&held, note).await?;
        // Somebody may have been quicker; then all meet at their table.
        let agreed = held.fold().rematch().unwrap_or(table);
        if agreed != table {
            self.take_places(agreed, &person, mine).await?;
        }
        Ok(NewTable { id: agreed })
    }

    /// Sits down on the seats that one had before, as far as they are still kept.
    async fn take_places(
        self: &Arc<Self>,
        table: TableId,
        person: &Guest,
        seats: SeatSet,
    ) -> Result<(), ApiError> {
        let held = self.fetch_as(table, Asker::Reading(person.id)).await?;
        for seat in seats {
            let person = person.clone();
            let make = move |fold: &Fold, moment: Moment<'_>| {
                fold.entries_of_return(moment, &person, seat)
            };
            self.change(&held, make).await?;
        }
        Ok(())
    }

    /// Goes on from a position at a new table where one person holds all seats. What they may not
    /// know is dealt anew.
    ///
    /// # Errors
    /// When there is no such move, or nothing can be found in place of what is secret.
    pub async fn fork(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        fork: Fork,
    ) -> Result<NewTable, ApiError> {
        let person = self.known(Some(guest)).await?;
        self.check_room(guest).await?;
        let (plan, past) = self.past(id, guest, fork.moves).await?;
        let founding = Founding::fork(self.moment(), &person, &plan, &fork)?;
        let made = self.found(guest, move |moment| founding.after(moment, &past));
        Ok(NewTable { id: made.await?.id })
    }

    /// Whether one could go on from a position, before one is asked how.
    ///
    /// # Errors
    /// When there is no such move.
    pub async fn can_fork(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        moves: u32,
    ) -> Result<Forkable, ApiError> {
        let (_, past) = self.past(id, guest, moves).await?;
        let surroundings = self.surroundings.clone();
        let searched = self.work.run(Asker::Making(guest), move || {
            let mut rng = surroundings.moment().dice()?;
            Ok::<_, ApiError>(past.plays(&mut rng).is_some())
        });
        Ok(Forkable { possible: searched.await?? })
    }

    /// The first moves of a table as a person may go on from them.
    async fn past(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        moves: u32,
    ) -> Result<(Arc<Plan>, Past), ApiError> {
        let held = self.fetch_for(id, Some(guest)).await?;
        let fold = held.fold();
        Ok((Arc::clone(&fold.plan), fold.past_of(guest, moves)?))
    }

    /// A table at which a record can be looked at.
    ///
    /// # Errors
    /// When the record does not replay.
    pub async fn upload(
        self: &Arc<Self>,
        guest: GuestId,
        bytes: Vec<u8>,
    ) -> Result<NewTable, ApiError> {
        self.known(Some(guest)).await?;
        let read = move |moment: Moment<'_>| Founding::of_record(moment, guest, &bytes);
        Ok(NewTable { id: self.found(guest, read).await?.id })
    }
}
