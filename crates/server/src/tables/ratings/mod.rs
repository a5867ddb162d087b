//! Ratings: what rated games say of people, and who sees it. The method is the crate `ratings`, the reasons
//! are in ADR 47.

mod player;
mod ranking;
mod seen;
mod settle;

use quadrivium_ratings::{Rating, bots};
use quadrivium_table::Unrated;
use serde::Serialize;

use super::Tables;
use crate::ApiError;
use crate::store::ratings::{Pool, Standing};

pub use self::player::{
    AtTable, History, Measured, Meeting, Met, Person, PlayerShown, PoolShown, RatedGame,
    RatedGames, SeatRating,
};
pub(super) use self::ranking::Rankings;
pub use self::ranking::{Ranking, Row};
pub use self::seen::Seen;
pub(super) use self::settle::pool_of;

/// The milliseconds of a day.
const DAY_MS: u64 = 24 * 3_600 * 1_000;
/// Whoever has not played for so many days is not listed.
const LISTED_DAYS: u64 = 90;

/// A bot as a milestone.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
pub struct Milestone {
    /// Its rank.
    pub rank: &'static str,
    /// Its rating, which does not change.
    pub rating: i32,
}

/// The bots of a pool, weakest first.
fn milestones(pool: &Pool) -> Vec<Milestone> {
    let all = bots::milestones(&pool.game, pool.players).into_iter();
    all.map(|bots::Milestone { rank, rating }| Milestone { rank, rating: rating.round() as i32 })
        .collect()
}

/// A rating as it is shown: never without its ±.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RatingShown)]
pub struct Shown {
    /// The number.
    pub rating: i32,
    /// The ±: the truth is inside in 95 cases of 100.
    pub margin: i32,
    /// Whether that says too little for a place.
    pub provisional: bool,
}

impl From<Rating> for Shown {
    fn from(rating: Rating) -> Self {
        Self {
            rating: rating.mean.round() as i32,
            margin: rating.margin().round() as i32,
            provisional: rating.is_provisional(),
        }
    }
}

/// What is known of somebody by now: whoever rests becomes less certain.
fn by_now(standing: &Standing, now: u64) -> Rating {
    let days = now.saturating_sub(standing.at) as f64 / DAY_MS as f64;
    standing.rating.after(days)
}

impl Tables {
    /// Whether there are ratings here.
    fn check_rates(&self) -> Result<(), ApiError> {
        if self.config.ratings { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }
}

/// Whether a bot may sit at a rated table.
pub(super) fn check_bot(pool: &Pool, rank: &str) -> Result<(), ApiError> {
    match bots::rating(&pool.game, pool.players, rank) {
        Some(_) => Ok(()),
        None => Err(quadrivium_table::Fault::Unrated(Unrated::Bot).into()),
    }
}
