//! New tables: from a wish, as a rematch, as a fork.

use std::sync::Arc;

use quadrivium_bots::Level;
use quadrivium_core::{Key, Seat, Settings};
use quadrivium_games::GAMES;
use rand::SeedableRng;
use rand::rngs::{StdRng, SysRng};
use serde_json::{Map, Value};

use super::Tables;
use super::look::ended;
use crate::ApiError;
use crate::api::{self, ForkKind, NewTable, SeatWish};
use crate::entry::{Batch, Chair, Clock, Entry, Kind, Plan};
use crate::ids::{GuestId, Invite, TableId};
use crate::live::Live;
use crate::store::{Append, Guest, Write};
use crate::table::{Fold, State, Who, chance};

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
    ) -> Result<Arc<Live>, ApiError> {
        let owner = self.known(Some(guest)).await?;
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
            chairs.push(chair(&wish)?);
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
        };
        self.found(plan, entries).await
    }

    /// Stores a new table with its first entries, and lets chance begin if all seats are taken.
    pub(super) async fn found(
        self: &Arc<Self>,
        plan: Plan,
        mut entries: Vec<Entry>,
    ) -> Result<Arc<Live>, ApiError> {
        let at = plan.created;
        let mut fold = Fold::new(Arc::new(plan.clone())).map_err(|_| ApiError::Internal)?;
        let first = Batch { seq: 1, at, entries: entries.clone() };
        fold.apply_batch(first).map_err(|_| ApiError::Internal)?;
        if fold.state() == State::Running {
            let mut begun = Vec::new();
            chance(&mut fold.game.clone(), &mut begun)?;
            let next = Batch { seq: fold.seq + 1, at, entries: begun.clone() };
            fold.apply_batch(next).map_err(|_| ApiError::Internal)?;
            entries.extend(begun);
        }
        let mut guests: Vec<_> =
            fold.sitters.iter().filter_map(crate::table::Sitter::guest).collect();
        guests.push(plan.owner);
        guests.dedup();
        let append = Append { table: plan.id, batch: Batch { seq: 1, at, entries }, guests };
        if !self.store.write(Write::Create(Box::new(plan), append)).await? {
            return Err(ApiError::Internal);
        }
        self.metrics.created.add(1);
        let live = self.keep(fold);
        if ended(&live).is_some() {
            self.note_result(&live).await;
        }
        Ok(live)
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
        let live = self.live_for(id, Some(guest)).await?;
        let (made, mine, plan) = {
            let fold = live.fold();
            let mine: Vec<_> = fold.seats_of(Some(guest)).collect();
            if mine.is_empty() {
                return Err(ApiError::NotSeated);
            }
            if fold.state() != State::Over {
                return Err(ApiError::StillRunning);
            }
            (fold.rematch, mine, Arc::clone(&fold.plan))
        };
        if let Some(table) = made {
            self.take_places(table, &person, &mine).await?;
            return Ok(NewTable { id: table });
        }
        let renew = |chair: &Chair| -> Result<Chair, ApiError> {
            Ok(match chair {
                Chair::Human { .. } => Chair::Human { invite: Invite::random()? },
                other => other.clone(),
            })
        };
        let next = Plan {
            id: TableId::random()?,
            kind: Kind::Game,
            chairs: plan.chairs.iter().map(renew).collect::<Result<_, _>>()?,
            owner: guest,
            created: self.now(),
            parent: Some(id),
            ..(*plan).clone()
        };
        let sit = |seat| Entry::Sit { seat, guest, name: person.name.clone() };
        let table = self.found(next, mine.iter().copied().map(sit).collect()).await?.id;
        let note = move |fold: &Fold, _| match fold.rematch {
            None => Ok(vec![Entry::Rematch { table }]),
            Some(_) => Ok(Vec::new()),
        };
        self.change(&live, note).await?;
        // Somebody may have been quicker; then all meet at their table.
        let agreed = live.fold().rematch.unwrap_or(table);
        if agreed != table {
            self.take_places(agreed, &person, &mine).await?;
        }
        Ok(NewTable { id: agreed })
    }

    /// Sits down on the seats that one had before, as far as they are free.
    async fn take_places(
        self: &Arc<Self>,
        table: TableId,
        person: &Guest,
        seats: &[Seat],
    ) -> Result<(), ApiError> {
        let live = self.live(table).await?;
        for &seat in seats {
            let person = person.clone();
            let make = move |fold: &Fold, _: u64| {
                let open = fold.sitters.get(seat.index()).is_some_and(|s| s.who == Who::Open);
                match &fold.plan.chairs[seat.index()] {
                    Chair::Human { invite } if open => {
                        fold.check_sit(person.id, &person.name, *invite)
                    }
                    _ => Ok(Vec::new()),
                }
            };
            self.change(&live, make).await?;
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
        let live = self.live_for(id, Some(guest)).await?;
        let (plan, past) = {
            let fold = live.fold();
            if fork.moves > fold.moves() {
                return Err(ApiError::NoMove { asked: fork.moves, moves: fold.moves() });
            }
            (Arc::clone(&fold.plan), fold.past(guest, fork.moves))
        };
        let mut rng = StdRng::try_from_rng(&mut SysRng)?;
        // It may take a while where much is secret.
        let plays = tokio::task::spawn_blocking(move || past.plays(&mut rng)).await;
        let plays = plays.map_err(|_| ApiError::Internal)?.ok_or(ApiError::Secret)?;
        let mut chairs = Vec::new();
        let mut entries = Vec::new();
        for seat in Seat::first(plan.players) {
            chairs.push(Chair::Human { invite: Invite::random()? });
            entries.push(Entry::Sit { seat, guest, name: person.name.clone() });
        }
        entries.extend(plays);
        let kind = match fork.kind {
            ForkKind::Sandbox => Kind::Sandbox,
            ForkKind::Hotseat => Kind::Game,
        };
        let next = Plan {
            id: TableId::random()?,
            kind,
            chairs,
            clock: None,
            owner: guest,
            created: self.now(),
            parent: Some(id),
            ..(*plan).clone()
        };
        Ok(NewTable { id: self.found(next, entries).await?.id })
    }
}

fn settings(wish: &Map<String, Value>, seats: usize) -> Result<Settings, ApiError> {
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

fn chair(wish: &SeatWish) -> Result<Chair, ApiError> {
    Ok(match wish {
        SeatWish::You | SeatWish::Open => Chair::Human { invite: Invite::random()? },
        SeatWish::Bot { level } => {
            let name = level.as_deref().unwrap_or(Level::Apprentice.name());
            let level: Level = name.parse().map_err(|_| ApiError::BadField {
                field: "level",
                reason: format!("expected {}", quadrivium_core::one_of(&Level::NAMES)),
            })?;
            Chair::Bot { level: level.name().to_owned() }
        }
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
