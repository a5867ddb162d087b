//! New tables: from a wish, as a rematch, as a fork.

use std::sync::Arc;

use quadrivium_bots::Level;
use quadrivium_core::{Seat, SeatSet, Settings};
use quadrivium_games::{GAMES, Opponent};
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use serde_json::{Map, Value};

use super::Tables;
use super::look::ended;
use crate::ApiError;
use crate::api::{self, ForkKind, Forkable, NewTable, SeatWish};
use crate::entry::{Batch, Chair, Clock, Entry, Kind, Plan};
use crate::held::Held;
use crate::ids::{GuestId, Invite, Seed, TableId};
use crate::quota::Quota;
use crate::store::{Append, Guest, Write};
use crate::table::{Broken, Fold, Past, State};
use crate::work::Asker;

/// The longest time to think that can be asked for: a month.
const LONGEST_CLOCK_S: u32 = 31 * 24 * 3_600;
/// The most options that a request may name.
const MOST_OPTIONS: usize = 100;

impl Tables {
    /// Makes a table as somebody wishes.
    ///
    /// # Errors
    /// When there cannot be such a table.
    pub async fn create(
        self: &Arc<Self>,
        guest: GuestId,
        wish: api::Create,
    ) -> Result<Arc<Held>, ApiError> {
        let owner = self.known(Some(guest)).await?;
        self.check_room(guest).await?;
        let settings = settings(&wish.settings, wish.seats.len())?;
        let game = GAMES.find(&wish.game)?.start(&settings)?;
        let players = game.players();
        if wish.seats.len() != usize::from(players) {
            let reason = format!("{players} play, but there are {} seats", wish.seats.len());
            return Err(ApiError::BadField { field: "seats", reason });
        }
        let mut chairs = Vec::new();
        let mut entries = Vec::new();
        for (seat, wish) in Seat::first(players).zip(wish.seats) {
            chairs.push(chair(game.name(), &wish)?);
            if let SeatWish::You = wish {
                entries.push(Entry::Sit { seat, guest, name: owner.name.clone() });
            }
        }
        let plan = Plan {
            id: TableId::random()?,
            kind: Kind::Game,
            game: wish.game,
            rules: game.rules(),
            players,
            options: pairs(&game.settings()),
            chairs,
            clock: wish.clock.map(check_clock).transpose()?,
            owner: guest,
            created: self.now(),
            parent: None,
            seed: Some(Seed::random()?),
            no_hints: wish.no_hints,
        };
        self.found(guest, move || Ok((plan, entries))).await
    }

    /// Whether a person may have one more table that is not over.
    async fn check_room(&self, guest: GuestId) -> Result<(), ApiError> {
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
        make: impl FnOnce() -> Result<(Plan, Vec<Entry>), ApiError> + Send + 'static,
    ) -> Result<Arc<Held>, ApiError> {
        let begun = self.work.run(Asker::Making(guest), move || {
            let (plan, entries) = make()?;
            begin(plan, entries)
        });
        let Begun { fold, entries } = begun.await??;
        let plan = (*fold.plan).clone();
        let at = plan.created;
        let guests = fold.everybody().into_iter().collect();
        let append = Append { table: plan.id, batch: Batch { seq: 1, at, entries }, guests };
        if !self.store.write(Write::Create(Box::new(plan), append)).await? {
            return Err(ApiError::Internal);
        }
        self.metrics.created.add(1);
        let held = self.keep(fold);
        if ended(&held).is_some() {
            self.note_result(&held).await;
        }
        Ok(held)
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
        let person = self.known(Some(guest)).await?;
        let held = self.fetch_for(id, Some(guest)).await?;
        let (made, mine, chairs, plan) = {
            let fold = held.fold();
            let mine = fold.people.seats_of(Some(guest));
            if mine.is_empty() {
                return Err(ApiError::NotSeated);
            }
            if fold.state() != State::Over {
                return Err(ApiError::StillRunning);
            }
            (fold.rematch(), mine, fold.chairs(), Arc::clone(&fold.plan))
        };
        if let Some(table) = made {
            match self.take_places(table, &person, mine).await {
                // It was deleted: they meet at another one.
                Err(ApiError::NoTable) => {}
                taken => return taken.map(|()| NewTable { id: table }),
            }
        }
        self.check_room(guest).await?;
        let renew = |chair: &Chair| -> Result<Chair, ApiError> {
            Ok(match chair {
                Chair::Human { .. } => Chair::Human { invite: Invite::random()? },
                other => other.clone(),
            })
        };
        let next = Plan {
            id: TableId::random()?,
            kind: Kind::Game,
            // A new game is played by the newest rules.
            rules: GAMES.find(&plan.game)?.rules,
            chairs: chairs.iter().map(renew).collect::<Result<_, _>>()?,
            owner: guest,
            created: self.now(),
            parent: Some(id),
            seed: Some(Seed::random()?),
            ..(*plan).clone()
        };
        let sit = |seat| Entry::Sit { seat, guest, name: person.name.clone() };
        let entries = mine.iter().map(sit).collect();
        let table = self.found(guest, move || Ok((next, entries))).await?.id;
        let note = move |fold: &Fold, _| {
            let first = fold.rematch() == made;
            Ok(first.then_some(Entry::Rematch { table }).into_iter().collect())
        };
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
            let make = move |fold: &Fold, _| fold.entries_of_return(person.id, &person.name, seat);
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
        fork: api::Fork,
    ) -> Result<NewTable, ApiError> {
        let person = self.known(Some(guest)).await?;
        self.check_room(guest).await?;
        let (plan, past) = self.past(id, guest, fork.moves).await?;
        let mut chairs = Vec::new();
        let mut entries = Vec::new();
        let bots = opponents(&plan, &fork)?;
        for seat in Seat::first(plan.players) {
            if let Some((own, level)) = &bots
                && seat != *own
            {
                chairs.push(chair(&plan.game, &SeatWish::Bot { level: Some(level.clone()) })?);
                continue;
            }
            chairs.push(Chair::Human { invite: Invite::random()? });
            entries.push(Entry::Sit { seat, guest, name: person.name.clone() });
        }
        // Never the seed of the table that goes on: a fork must not tell what chance has in store there.
        let (kind, seed) = match fork.kind {
            ForkKind::Sandbox => (Kind::Sandbox, None),
            ForkKind::Hotseat | ForkKind::Bots => (Kind::Game, Some(Seed::random()?)),
        };
        let next = Plan {
            id: TableId::random()?,
            kind,
            chairs,
            clock: None,
            owner: guest,
            created: self.now(),
            parent: Some(id),
            seed,
            ..(*plan).clone()
        };
        let made = self.found(guest, move || {
            let mut rng = StdRng::try_from_rng(&mut SysRng)?;
            entries.extend(past.plays(&mut rng).ok_or(ApiError::Secret)?);
            Ok((next, entries))
        });
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
        let searched = self.work.run(Asker::Making(guest), move || {
            let mut rng = StdRng::try_from_rng(&mut SysRng)?;
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
        if moves > fold.line.moves() {
            return Err(ApiError::NoMove { asked: moves, moves: fold.line.moves() });
        }
        Ok((Arc::clone(&fold.plan), fold.past(guest, moves)))
    }
}

/// Against whom somebody wants to play on, and on which seat; nothing where not against bots.
fn opponents(plan: &Plan, fork: &api::Fork) -> Result<Option<(Seat, String)>, ApiError> {
    if fork.kind != ForkKind::Bots {
        return Ok(None);
    }
    let missing = |field| ApiError::BadField { field, reason: "it must be said".into() };
    let level = fork.level.clone().ok_or_else(|| missing("level"))?;
    let seat = fork.seat.ok_or_else(|| missing("seat"))?;
    if !Seat::first(plan.players).any(|one| one == seat) {
        return Err(ApiError::BadField { field: "seat", reason: "there is no such seat".into() });
    }
    Ok(Some((seat, level)))
}

/// A new table that is not stored yet.
struct Begun {
    fold: Fold,
    entries: Vec<Entry>,
}

/// Folds the first entries of a table; chance begins if all seats are taken.
fn begin(plan: Plan, mut entries: Vec<Entry>) -> Result<Begun, ApiError> {
    let unfit = |fault: Broken| {
        tracing::error!(%fault, "a new table does not fold");
        ApiError::Internal
    };
    let at = plan.created;
    let mut fold = Fold::new(Arc::new(plan)).map_err(unfit)?;
    fold.apply_batch(Batch { seq: 1, at, entries: entries.clone() }).map_err(unfit)?;
    let begun = fold.entries_of_chance()?;
    let next = Batch { seq: fold.seq() + 1, at, entries: begun.clone() };
    fold.apply_batch(next).map_err(unfit)?;
    entries.extend(begun);
    Ok(Begun { fold, entries })
}

pub(super) fn settings(wish: &Map<String, Value>, seats: usize) -> Result<Settings, ApiError> {
    let bad = |reason: &str| ApiError::BadField { field: "settings", reason: reason.to_owned() };
    if wish.len() > MOST_OPTIONS {
        return Err(bad("too many options"));
    }
    let mut settings = Settings::default();
    settings.players = u8::try_from(seats).ok();
    for (name, value) in wish {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Bool(yes) => yes.to_string(),
            _ => return Err(bad("an option is a text, a number, true or false")),
        };
        if name == "players" {
            let players = value.parse().map_err(|_| bad("players must be a small number"))?;
            settings.players = Some(players);
        } else {
            settings = settings.with(name, value);
        }
    }
    Ok(settings)
}

pub(super) fn pairs(settings: &Settings) -> Vec<(String, String)> {
    settings.pairs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn chair(game: &str, wish: &SeatWish) -> Result<Chair, ApiError> {
    Ok(match wish {
        SeatWish::You | SeatWish::Open => Chair::Human { invite: Invite::random()? },
        SeatWish::Bot { level } => {
            Chair::Bot { level: bot_of(game, level.as_deref())?.name().to_owned() }
        }
    })
}

/// The bot that somebody wishes for; the usual one if they do not say.
pub(super) fn bot_of(game: &str, name: Option<&str>) -> Result<Opponent, ApiError> {
    let name = name.unwrap_or(Level::Apprentice.name());
    Opponent::find(game, name).map_err(|_| ApiError::BadField {
        field: "level",
        reason: format!("expected {}", quadrivium_core::one_of(&Opponent::names(game))),
    })
}

fn check_clock(clock: Clock) -> Result<Clock, ApiError> {
    let (Clock::PerMoveS(seconds) | Clock::TotalS(seconds)) = clock;
    if (1..=LONGEST_CLOCK_S).contains(&seconds) {
        return Ok(clock);
    }
    let reason = format!("from 1 to {LONGEST_CLOCK_S} seconds");
    Err(ApiError::BadField { field: "clock", reason })
}
