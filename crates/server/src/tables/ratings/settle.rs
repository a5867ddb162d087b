//! A rated game is over: the ratings of everybody change, once.
//!
//! The result that lists know and all ratings are written in one transaction, and only by whoever is
//! first. Until that has happened the table has no result, and whoever reads it tries again: after a crash
//! at the next start, on another node as soon as it hears of the end.

use std::sync::Arc;
use std::time::Duration;

use quadrivium_ratings::{Contestant, Rating, after_game, bots};
use quadrivium_table::entry::{Chair, Plan};
use quadrivium_table::ids::TableId;
use quadrivium_table::{Fault, Finish, Player, Unrated, json};

use super::super::Tables;
use super::super::finding::placed;
use super::by_now;
use crate::ApiError;
use crate::held::Held;
use crate::store::ratings::{Best, Pool, Rated, Settling, Standing};
use crate::store::{StoreError, Write};

/// How often it is tried when other games of the same pool end at the same time.
const TRIES: u32 = 20;
/// How long to wait then, longer each time.
const PAUSE: Duration = Duration::from_millis(5);
/// How many tables are looked at after a start.
const MOST: u32 = 1_000;

/// The pool of a table.
pub(in crate::tables) fn pool_of(plan: &Plan) -> Pool {
    Pool { game: plan.game.clone(), players: plan.players }
}

impl Tables {
    /// Whether a table that shall be made can be rated here.
    ///
    /// # Errors
    /// Why not.
    pub(in crate::tables) fn check_rated(&self, plan: &Plan) -> Result<(), ApiError> {
        if !plan.rated {
            return Ok(());
        }
        if !self.config.ratings {
            return Err(Fault::Unrated(Unrated::Off).into());
        }
        let pool = pool_of(plan);
        for chair in &plan.chairs {
            if let Chair::Bot { level } = chair {
                super::check_bot(&pool, level)?;
            }
        }
        Ok(())
    }

    /// Writes the result of a rated game with all that it changes; nothing where it is not one, or not over.
    pub(in crate::tables) async fn settle(&self, held: &Held) -> Result<Option<bool>, StoreError> {
        if !self.config.ratings {
            return Ok(None);
        }
        let (finish, plan, ended, at, standing) = {
            let fold = held.fold();
            let Some(finish) = fold.finish() else { return Ok(None) };
            let Some(ended) = fold.ended() else { return Ok(None) };
            (finish, Arc::clone(&fold.plan), json(&ended), fold.clocks.last(), placed(&fold))
        };
        for tried in 1..=TRIES {
            // First the number, then what is counted by it.
            let pool = pool_of(&plan);
            let number = self.store.pool_number(&pool).await?;
            if self.is_settled(held.id).await? {
                return Ok(Some(false));
            }
            let people = self.changed_by(held.id, &pool, number, at, &finish).await?;
            let (result, standing) = (ended.clone(), standing.clone());
            let settling = Settling { table: held.id, result, pool, number, people, standing };
            if self.store.write(Write::Settle(Box::new(settling))).await? {
                return Ok(Some(true));
            }
            tokio::time::sleep(PAUSE * tried).await;
        }
        Err(StoreError::Unavailable)
    }

    /// Whether a table has its result, or is gone.
    async fn is_settled(&self, id: TableId) -> Result<bool, StoreError> {
        Ok(self.store.read().table(id).await?.is_none_or(|listed| listed.result.is_some()))
    }

    /// Everybody as they stand after a game.
    async fn changed_by(
        &self,
        table: TableId,
        pool: &Pool,
        number: u64,
        at: u64,
        finish: &[Finish],
    ) -> Result<Vec<(Standing, Rated)>, StoreError> {
        let mut contestants = Vec::new();
        let mut known = Vec::new();
        for one in finish {
            let (contestant, before) = match one.player {
                Player::Bot(bot) => {
                    let rating = bots::rating(&pool.game, pool.players, bot.name());
                    (Contestant::Bot(rating.unwrap_or(Rating::NEW.mean)), None)
                }
                // The others are not held against a stranger (ADR 47).
                Player::Gone => continue,
                Player::Person(guest) => {
                    let standing = self.store.standing(pool, guest).await?;
                    let before = standing.as_ref().map_or(Rating::NEW, |known| by_now(known, at));
                    (Contestant::Person(before), Some((one, guest, before, standing)))
                }
            };
            contestants.push((contestant, one.place));
            known.push(before);
        }
        let after = after_game(&contestants).into_iter().zip(known);
        let changed = after.filter_map(|(after, known)| {
            let (one, guest, before, standing) = known?;
            let rated = Rated {
                table,
                guest,
                pool: pool.clone(),
                number: number + 1,
                at,
                place: one.place,
                points: one.points,
                left: one.left,
                pace: one.pace,
                before,
                after,
            };
            Some((stands(standing, &rated), rated))
        });
        Ok(changed.collect())
    }

    /// After a start: settles what was left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn resume_ratings(self: &Arc<Self>) -> Result<(), ApiError> {
        for id in self.store.unsettled(MOST).await? {
            // Whoever reads a table that is over without a result settles it.
            if let Err(error) = self.fetch(id).await {
                tracing::warn!(table = %id, %error, "a rated table cannot be read");
            }
        }
        Ok(())
    }
}

/// Where somebody stands after a game.
fn stands(before: Option<Standing>, rated: &Rated) -> Standing {
    let before = before.unwrap_or_else(|| Standing {
        pool: rated.pool.clone(),
        guest: rated.guest,
        rating: rated.before,
        at: rated.at,
        games: 0,
        won: 0,
        places: 0,
        left: 0,
        whole: 0,
        points: 0,
        best: None,
    });
    let own = rated.points.map(|points| Best { points, at: rated.at, table: rated.table });
    let best = match (before.best, own) {
        (Some(best), Some(own)) if own.points > best.points => Some(own),
        (None, own) => own,
        (best, _) => best,
    };
    Standing {
        rating: rated.after,
        at: rated.at.max(before.at),
        games: before.games + 1,
        won: before.won + u32::from(rated.place == 1),
        places: before.places + u64::from(rated.place),
        left: before.left + u32::from(rated.left),
        whole: before.whole + u32::from(rated.points.is_some()),
        points: before.points + i64::from(rated.points.unwrap_or(0)),
        best,
        ..before
    }
}
