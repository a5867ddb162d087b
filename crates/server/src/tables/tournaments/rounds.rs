//! Tournaments go on by themselves: tables are made, nobody blocks them, results are noted, rounds are paired.

use std::sync::Arc;

use quadrivium_core::Seat;
use quadrivium_table::entry::Entry;
use quadrivium_table::ids::{GuestId, TournamentId};
use quadrivium_table::{Card, Fault, Finish, Fold, Founding, Guest, Moment, State};
use quadrivium_tournament::Score;

use super::hub::Look;
use super::kept::{KeptRound, KeptTable, Stage, Tournament};
use crate::ApiError;
use crate::held::Held;
use crate::tables::Tables;
use crate::work::Asker;

/// How long until it is looked whether a table is over of whose end nobody has told: the node that saw it may
/// have died.
const PEEK_MS: u64 = 5 * 60 * 1_000;
/// How long a table is left alone that could not be looked at.
const PATIENCE_MS: u64 = 60 * 1_000;
/// How many rounds are begun in one go; a round in which nobody has a game is over at once.
const MOST_STEPS: u32 = 8;

impl Tables {
    /// Goes on with all tournaments at which there is something to do: after a start, when a table is over,
    /// and from time to time.
    ///
    /// # Errors
    /// Never for one tournament alone: it keeps no other from going on.
    pub async fn tend_tournaments(self: &Arc<Self>) -> Result<(), ApiError> {
        // Where nothing can be changed, what is due waits until it can.
        if !self.config.finding.tournaments || self.orders().is_read_only() {
            return Ok(());
        }
        self.reread_doubtful().await;
        for id in self.hub.due(self.now()) {
            if let Err(error) = self.go_on_with(id).await {
                tracing::warn!(tournament = %id, %error, "a tournament does not go on yet");
            }
        }
        Ok(())
    }

    /// Goes on with one tournament as far as it goes now.
    pub(super) async fn go_on_with(self: &Arc<Self>, id: TournamentId) -> Result<(), ApiError> {
        for _ in 0..MOST_STEPS {
            let (paper, kept) = self.tournament(id).await?;
            // What another node has done may not be known here yet.
            self.hub.put(id, paper.version, kept.clone());
            if kept.is_lapsed(self.now()) {
                self.tear_tournament(id, &paper, &kept).await?;
                return Ok(());
            }
            if kept.end_untold {
                self.tell_of_end(id, &kept).await?;
            }
            if kept.stage != Stage::Running {
                return Ok(());
            }
            let number = kept.rounds.len();
            if let Some(round) = kept.rounds.last().filter(|round| !round.opened) {
                let opened = self.open_round(id, &kept, round).await;
                // Tables that could not be made all the while are counted as those that are gone.
                if self.now() < round.until {
                    opened?;
                }
                self.change_tournament(id, |kept| {
                    if let Some(round) = kept.rounds.get_mut(number - 1) {
                        round.opened = true;
                    }
                    Ok(())
                })
                .await?;
            }
            let mut over = Vec::new();
            for (table, until) in unfinished(&kept) {
                match self.look_at_table(id, &kept, table, until).await {
                    Ok(scores) => over.extend(scores.map(|scores| (table.id, scores))),
                    // One table that cannot be read keeps nobody from the others.
                    Err(error) => {
                        let later = self.now() + PATIENCE_MS;
                        self.hub.look_at(table.id, Look { peek: later, due: later });
                        tracing::warn!(table = %table.id, %error, "a table cannot be looked at");
                    }
                }
            }
            let done = kept.rounds.last().is_none_or(KeptRound::is_over);
            if over.is_empty() && !done {
                return Ok(());
            }
            self.change_tournament(id, |kept| {
                for (table, scores) in &over {
                    kept.note(*table, scores.clone());
                }
                kept.go_on(self.moment())
            })
            .await?;
            for (table, _) in &over {
                self.hub.forget(*table);
            }
        }
        Ok(())
    }

    /// Makes all tables of a round, and tells those who play and who do not; tables that are there already stay
    /// as they are.
    async fn open_round(
        self: &Arc<Self>,
        id: TournamentId,
        kept: &Tournament,
        round: &KeptRound,
    ) -> Result<(), ApiError> {
        for table in &round.tables {
            self.open_table(id, kept, table).await?;
            // At once, so that whoever is asked first hears of the round and of their turn together.
            self.tell_of_table(id, kept, table).await?;
        }
        self.tell_of_byes(id, kept, round).await
    }

    /// Makes one table, or goes on with making it. The last to sit down does so as everybody does, so that those
    /// who are asked first hear of it.
    async fn open_table(
        self: &Arc<Self>,
        id: TournamentId,
        kept: &Tournament,
        table: &KeptTable,
    ) -> Result<(), ApiError> {
        let mut people = Vec::new();
        for &player in &table.seats {
            let entrant = kept.entrants.get(usize::from(player)).ok_or(ApiError::Internal)?;
            // They bring along when they are away, as everybody does who sits down.
            let known = match self.comes(entrant.guest, Some(kept.clock)).await {
                Ok(known) => Some(known),
                Err(ApiError::Table(Fault::NoGuest)) => None,
                Err(error) => return Err(error),
            };
            people.push((known, entrant.guest));
        }
        let held = match self.fetch_as(table.id, Asker::Server).await {
            Err(ApiError::Table(Fault::NoTable)) => {
                let host = Guest { id, name: String::new(), card: Card::default() };
                let mut founding =
                    Founding::wished(self.moment(), &host, kept.table_of(people.len()))?;
                founding.plan.id = table.id;
                founding.plan.round = kept.round_of(table.id).map(Box::new);
                let seats = Seat::first(founding.plan.players).zip(&people);
                founding.entries =
                    seats.skip(1).map(|(seat, who)| person(who).sits(seat)).collect();
                match self.found_if(id, move |_| Ok(founding)).await? {
                    Some(held) => held,
                    // Another node was quicker.
                    None => self.fetch(table.id).await?,
                }
            }
            held => held?,
        };
        let first = person(&people[0]);
        let sit = move |fold: &Fold, moment: Moment<'_>| match fold.state() {
            State::Waiting => fold.entries_of_return(moment, &first, Seat::A),
            State::Running | State::Over => Ok(Vec::new()),
        };
        self.change(&held, sit).await?;
        // Whoever was forgotten since the round was paired, or may not come in, is not waited for.
        for (seat, (known, guest)) in Seat::first(people.len() as u8).zip(&people) {
            if known.is_none() || self.orders().ban(*guest, self.now()).is_some() {
                let leave = move |fold: &Fold, _: Moment<'_>| {
                    let plays = fold.people.deciding().contains(seat);
                    let leaves = fold.state() == State::Running && plays;
                    Ok(leaves.then_some(Entry::Resign { seat }).into_iter().collect())
                };
                self.change(&held, leave).await?;
            }
        }
        Ok(())
    }

    /// Looks at a table that was not over, if it is time to: how it ended, if it has. Whoever's time is up
    /// loses on it.
    async fn look_at_table(
        self: &Arc<Self>,
        id: TournamentId,
        kept: &Tournament,
        table: &KeptTable,
        until: u64,
    ) -> Result<Option<Vec<Score>>, ApiError> {
        let (now, look) = (self.now(), self.hub.look(table.id));
        if now < look.peek.min(look.due) {
            return Ok(None);
        }
        let Some(listed) = self.store.read().table(table.id).await? else {
            return Ok(Some(table.void()));
        };
        if listed.result.is_none() && now < look.due {
            self.hub.look_at(table.id, Look { peek: now + PEEK_MS, ..look });
            return Ok(None);
        }
        let held = match self.fetch(table.id).await {
            Ok(held) => held,
            Err(ApiError::Table(Fault::NoTable)) => return Ok(Some(table.void())),
            // Nobody can play there any more; perhaps whoever runs the server mends it in time.
            Err(ApiError::Table(Fault::Damaged | Fault::OldRules(_))) if now >= until => {
                return Ok(Some(table.void()));
            }
            Err(error) => return Err(error),
        };
        if self.config.shared {
            self.refresh(table.id).await?;
        }
        if held.fold().state() == State::Waiting {
            self.open_table(id, kept, table).await?;
        }
        let claim = move |fold: &Fold, moment: Moment<'_>| {
            let last_bell = moment.now >= until;
            Ok(if last_bell {
                fold.entries_of_last_bell(moment.now)
            } else {
                fold.entries_of_overdue(moment.now)
            })
        };
        self.change(&held, claim).await?;
        Ok(self.scores(&held, table, until))
    }

    /// What a table was worth to whom, if it is over; otherwise it is noted when to look again.
    fn scores(&self, held: &Held, table: &KeptTable, until: u64) -> Option<Vec<Score>> {
        let (fold, now) = (held.fold(), self.now());
        if fold.state() != State::Over {
            let due = fold.next_up(now).map_or(until, |up| up.min(until)).max(now + 1);
            self.hub.look_at(table.id, Look { peek: now + PEEK_MS, due });
            return None;
        }
        let scores = fold.outcome().filter(|all| all.len() == table.seats.len()).map(|all| {
            let one = |(one, &player): (&Finish, _)| Score {
                player,
                place: one.place,
                points: one.points,
            };
            all.iter().zip(&table.seats).map(one).collect()
        });
        Some(scores.unwrap_or_else(|| table.void()))
    }

    /// A table is over: if it is one of a tournament, somebody looks at once.
    pub(in crate::tables) fn note_tournament(&self, held: &Held) {
        let (owner, id, over) = {
            let fold = held.fold();
            (fold.plan.owner, fold.plan.id, fold.state() == State::Over)
        };
        if over {
            self.hub.ended(owner, id);
        }
    }
}

/// The tables of the round that is played that are not over, with the time until when they have to be.
fn unfinished(kept: &Tournament) -> impl Iterator<Item = (&KeptTable, u64)> {
    let rounds = kept.rounds.iter();
    let tables = rounds.flat_map(|round| round.tables.iter().map(|table| (table, round.until)));
    tables.filter(|(table, _)| table.scores.is_none())
}

/// Somebody who takes part; without a name if they were forgotten.
fn person((known, guest): &(Option<Guest>, GuestId)) -> Guest {
    let nobody = || Guest { id: *guest, name: String::new(), card: Card::default() };
    known.clone().unwrap_or_else(nobody)
}
