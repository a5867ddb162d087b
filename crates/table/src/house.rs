//! New tables: from a wish, as a rematch, as a fork.

use std::sync::Arc;

use quadrivium_bots::Level;
use quadrivium_core::{Seat, SeatSet};
use quadrivium_games::{GAMES, Opponent};

use super::games::{pairs, settings};
use super::rated::{Unrated, check_wish};
use super::{Fold, Guest, Past, State};
use crate::api::{Create, Fork, ForkKind, SeatWish};
use crate::entry::{Batch, Chair, Clock, Entry, Kind, Plan};
use crate::fault::Fault;
use crate::ids::{GuestId, Invite, Seed, TableId};
use crate::listing::Public;
use crate::moment::Moment;

/// The longest time to think that can be asked for: a month.
const LONGEST_CLOCK_S: u32 = 31 * 24 * 3_600;

/// A table that shall be made: what it is, and what happens there first.
pub struct Founding {
    /// What it is.
    pub plan: Plan,
    /// What happens there first.
    pub entries: Vec<Entry>,
}

/// A new table that is not stored yet.
pub struct Founded {
    /// The table.
    pub fold: Fold,
    /// Its first entries.
    pub entries: Vec<Entry>,
}

impl Founding {
    /// A table as somebody wishes.
    ///
    /// # Errors
    /// When there cannot be such a table.
    pub fn wished(moment: Moment<'_>, owner: &Guest, wish: Create) -> Result<Self, Fault> {
        let settings = settings(&wish.settings, wish.seats.len())?;
        let game = GAMES.find(&wish.game)?.start(&settings)?;
        let players = game.players();
        if wish.seats.len() != usize::from(players) {
            let reason = format!("{players} play, but there are {} seats", wish.seats.len());
            return Err(Fault::BadField { field: "seats", reason });
        }
        if wish.public.is_some() && !wish.seats.iter().any(|seat| matches!(seat, SeatWish::Open)) {
            let reason = "a listed table needs an open seat".to_owned();
            return Err(Fault::BadField { field: "seats", reason });
        }
        if wish.rated {
            check_wish(&*game, &wish.seats)?;
            // Whoever is behind could end the game for everybody.
            if wish.no_steward {
                return Err(Fault::Unrated(Unrated::Options));
            }
        }
        let mut chairs = Vec::new();
        let mut entries = Vec::new();
        for (seat, wish) in Seat::first(players).zip(wish.seats) {
            chairs.push(chair(moment, game.name(), &wish)?);
            if let SeatWish::You = wish {
                entries.push(owner.sits(seat));
            }
        }
        let plan = Plan {
            id: TableId::random(moment.entropy)?,
            kind: Kind::Game,
            game: wish.game,
            rules: game.rules(),
            players,
            options: pairs(&game.settings()),
            chairs,
            clock: wish.clock.map(check_clock).transpose()?,
            owner: owner.id,
            created: moment.now,
            parent: None,
            seed: Some(Seed::random(moment.entropy)?),
            no_hints: wish.no_hints || wish.rated,
            public: wish.public.as_ref().map(Public::wished).transpose()?,
            rated: wish.rated,
            no_steward: wish.no_steward,
            round: None,
        };
        Ok(Self { plan, entries })
    }

    /// A table where one person holds all seats, or plays on against bots, from a position of another
    /// one. What comes before that position is still to be [found](Self::after).
    ///
    /// # Errors
    /// When there cannot be such a table.
    pub fn fork(
        moment: Moment<'_>,
        person: &Guest,
        plan: &Plan,
        fork: &Fork,
    ) -> Result<Self, Fault> {
        let mut chairs = Vec::new();
        let mut entries = Vec::new();
        let bots = opponents(plan, fork)?;
        for (at, seat) in Seat::first(plan.players).enumerate() {
            if let Some((own, level)) = &bots
                && seat != *own
            {
                let level = fork.levels.get(at).and_then(Option::as_ref).unwrap_or(level);
                let wish = SeatWish::Bot { level: Some(level.clone()) };
                chairs.push(chair(moment, &plan.game, &wish)?);
                continue;
            }
            chairs.push(Chair::Human { invite: Invite::random(moment.entropy)? });
            entries.push(person.sits(seat));
        }
        // Never the seed of the table that goes on: a fork must not tell what chance has in store there.
        let (kind, seed) = match fork.kind {
            ForkKind::Sandbox => (Kind::Sandbox, None),
            ForkKind::Hotseat | ForkKind::Bots => (Kind::Game, Some(Seed::random(moment.entropy)?)),
        };
        let plan = Plan {
            id: TableId::random(moment.entropy)?,
            kind,
            chairs,
            public: None,
            clock: None,
            owner: person.id,
            created: moment.now,
            parent: Some(plan.id),
            seed,
            rated: false,
            round: None,
            // Of a rated game one only comes here when it is over.
            no_hints: plan.no_hints && !plan.rated,
            ..plan.clone()
        };
        Ok(Self { plan, entries })
    }

    /// The same after these moves. What their viewer may not know is dealt anew.
    ///
    /// # Errors
    /// When nothing can be found in place of what is secret.
    pub fn after(mut self, moment: Moment<'_>, past: &Past) -> Result<Self, Fault> {
        self.entries.extend(past.plays(&mut moment.dice()?).ok_or(Fault::Secret)?);
        Ok(self)
    }

    /// Folds the first entries; chance begins if all seats are taken.
    ///
    /// # Errors
    /// When they do not fit.
    pub fn begin(self, moment: Moment<'_>) -> Result<Founded, Fault> {
        let Self { plan, mut entries } = self;
        let unfit = |broken| Fault::Inside(format!("a new table does not fold: {broken}"));
        let at = plan.created;
        let mut fold = Fold::new(Arc::new(plan)).map_err(unfit)?;
        fold.apply_batch(Batch { seq: 1, at, entries: entries.clone() }).map_err(unfit)?;
        let begun = fold.entries_of_chance(moment)?;
        let next = Batch { seq: fold.seq() + 1, at, entries: begun.clone() };
        fold.apply_batch(next).map_err(unfit)?;
        entries.extend(begun);
        Ok(Founded { fold, entries })
    }
}

/// The same people want to play again.
pub struct Rematch {
    /// Where they do so already.
    pub made: Option<TableId>,
    /// The seats that whoever asks had.
    pub seats: SeatSet,
    chairs: Vec<Chair>,
    plan: Arc<Plan>,
}

impl Fold {
    /// What somebody who has played here needs for a rematch.
    ///
    /// # Errors
    /// When the game is not over or the asker did not play.
    pub fn play_again(&self, guest: GuestId) -> Result<Rematch, Fault> {
        let seats = self.people.seats_of(Some(guest));
        if seats.is_empty() {
            return Err(Fault::NotSeated);
        }
        if self.state() != State::Over {
            return Err(Fault::StillRunning);
        }
        let (made, plan) = (self.rematch(), Arc::clone(&self.plan));
        Ok(Rematch { made, seats, chairs: self.chairs(), plan })
    }

    /// Notes where the same people play again, unless somebody else has found another place since.
    pub fn entries_of_rematch(&self, before: Option<TableId>, table: TableId) -> Vec<Entry> {
        let first = self.rematch() == before;
        first.then_some(Entry::Rematch { table }).into_iter().collect()
    }

    /// The first moves of the table as a person may go on from them.
    ///
    /// # Errors
    /// When there is no such move, or it is a rated game that still runs: elsewhere bots would say what they
    /// would do.
    pub fn past_of(&self, guest: GuestId, moves: u32) -> Result<Past, Fault> {
        self.check_move(moves)?;
        if self.plan.rated && self.state() != State::Over {
            return Err(Fault::NoHints);
        }
        Ok(self.past(guest, moves))
    }
}

impl Rematch {
    /// The table for it. The seats of the others are kept for them.
    ///
    /// # Errors
    /// When the game is gone, or there is no entropy.
    pub fn founding(&self, moment: Moment<'_>, person: &Guest) -> Result<Founding, Fault> {
        let renew = |chair: &Chair| -> Result<Chair, Fault> {
            Ok(match chair {
                Chair::Human { .. } => Chair::Human { invite: Invite::random(moment.entropy)? },
                other => other.clone(),
            })
        };
        let plan = Plan {
            id: TableId::random(moment.entropy)?,
            kind: Kind::Game,
            // A new game is played by the newest rules.
            rules: GAMES.find(&self.plan.game)?.rules,
            chairs: self.chairs.iter().map(renew).collect::<Result<_, _>>()?,
            owner: person.id,
            created: moment.now,
            parent: Some(self.plan.id),
            seed: Some(Seed::random(moment.entropy)?),
            // The seats are kept for those who sat there.
            public: None,
            // What counts for the tournament has been played.
            round: None,
            ..(*self.plan).clone()
        };
        Ok(Founding { plan, entries: self.seats.iter().map(|seat| person.sits(seat)).collect() })
    }
}

/// Against whom somebody wants to play on, and on which seat; nothing where not against bots.
fn opponents(plan: &Plan, fork: &Fork) -> Result<Option<(Seat, String)>, Fault> {
    if fork.kind != ForkKind::Bots {
        return Ok(None);
    }
    let missing = |field| Fault::BadField { field, reason: "it must be said".into() };
    let level = fork.level.clone().ok_or_else(|| missing("level"))?;
    let seat = fork.seat.ok_or_else(|| missing("seat"))?;
    if !Seat::first(plan.players).any(|one| one == seat) {
        return Err(Fault::BadField { field: "seat", reason: "there is no such seat".into() });
    }
    Ok(Some((seat, level)))
}

fn chair(moment: Moment<'_>, game: &str, wish: &SeatWish) -> Result<Chair, Fault> {
    Ok(match wish {
        SeatWish::You | SeatWish::Open => Chair::Human { invite: Invite::random(moment.entropy)? },
        SeatWish::Bot { level } => {
            Chair::Bot { level: bot_of(game, level.as_deref())?.name().to_owned() }
        }
    })
}

/// The bot that somebody wishes for; the usual one if they do not say.
///
/// # Errors
/// When nobody is called so there.
pub fn bot_of(game: &str, name: Option<&str>) -> Result<Opponent, Fault> {
    let name = name.unwrap_or(Level::Apprentice.name());
    Opponent::find(game, name).map_err(|_| Fault::BadField {
        field: "level",
        reason: format!("expected {}", quadrivium_core::one_of(&Opponent::names(game))),
    })
}

fn check_clock(clock: Clock) -> Result<Clock, Fault> {
    if (1..=LONGEST_CLOCK_S).contains(&clock.seconds()) {
        return Ok(clock);
    }
    let reason = format!("from 1 to {LONGEST_CLOCK_S} seconds");
    Err(Fault::BadField { field: "clock", reason })
}
