//! The page of a person: their ratings and games as others may see them.

use std::sync::Arc;

use quadrivium_core::Seat;
use quadrivium_table::api::SummarySeat;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Arms, Ended, Guest};
use serde::Serialize;

use super::super::Tables;
use super::settle::pool_of;
use super::{Milestone, Seen, Shown, by_now, milestones};
use crate::ApiError;
use crate::sessions::Device;
use crate::store::PaperKind;
use crate::store::ratings::{Pool, Rated, Standing};

/// How many games are told of at once.
const MOST_GAMES: u32 = 10;
/// How many points a graph has at most.
const MOST_POINTS: usize = 400;
/// By how many games it is told how fast somebody moves.
const PACE_GAMES: u32 = 50;

/// Somebody by name and shield.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = PlayerName)]
pub struct Person {
    /// Who: the address of their page.
    #[schema(value_type = String)]
    pub player: GuestId,
    /// What they are called.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
}

/// Somebody's rating in one pool, and what they had there.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct PoolShown {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The rating.
    #[serde(flatten)]
    pub shown: Shown,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// The mean place.
    pub mean_place: f64,
    /// The mean points of games that were played to their end.
    #[schema(required)]
    pub mean_points: Option<f64>,
    /// The most points.
    #[schema(required)]
    pub best: Option<i32>,
    /// When that was, in milliseconds since 1970.
    #[schema(required)]
    pub best_at: Option<u64>,
    /// Where, if that table is still there.
    #[schema(value_type = Option<String>, required)]
    pub best_table: Option<TableId>,
}

/// What two people had of each other in one game.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = MetInGame)]
pub struct Met {
    /// The name of the game.
    pub game: String,
    /// How often they stood before you.
    pub theirs: u32,
    /// How often you stood before them.
    pub yours: u32,
    /// How often neither.
    pub ties: u32,
}

/// What two people had of each other; only they see it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Meeting {
    /// How often they stood before you.
    pub theirs: u32,
    /// How often you stood before them.
    pub yours: u32,
    /// How often neither.
    pub ties: u32,
    /// In each game.
    pub games: Vec<Met>,
}

/// A rated game in a list.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct RatedGame {
    /// The table; nothing where it is gone.
    #[schema(value_type = Option<String>, required)]
    pub table: Option<TableId>,
    /// The name of the game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// The place.
    pub place: u8,
    /// The points; nothing where it was not played to its end.
    #[schema(required)]
    pub points: Option<i32>,
    /// Whether they left.
    pub left: bool,
    /// By how much the rating changed.
    pub change: i32,
    /// Where the player sat; nothing where the table is gone.
    #[schema(required)]
    pub seat: Option<Seat>,
    /// Who sat where; nothing where the table is gone.
    pub seats: Vec<SummarySeat>,
}

/// Rated games, newest first.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct RatedGames {
    /// Some of them.
    pub games: Vec<RatedGame>,
    /// Before which moment to ask for more; nothing where these are the last.
    #[schema(required)]
    pub before: Option<u64>,
}

/// The page of a person.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct PlayerShown {
    /// Who.
    #[serde(flatten)]
    pub person: Person,
    /// Others of the same name.
    pub namesakes: Vec<Person>,
    /// Since when they are here, in milliseconds since 1970.
    #[schema(required)]
    pub since: Option<u64>,
    /// Whether it is oneself.
    pub you: bool,
    /// What they let others see. Without `games` the rest is empty.
    pub seen: Seen,
    /// How many milliseconds they usually take to begin a turn.
    #[schema(required)]
    pub pace: Option<u64>,
    /// How many rated games they have played.
    pub games: u32,
    /// How many of them they left.
    pub left: u32,
    /// Their ratings.
    pub ratings: Vec<PoolShown>,
    /// What they and you had of each other; nothing where you have not met.
    #[schema(required)]
    pub meeting: Option<Meeting>,
    /// The last games.
    pub recent: RatedGames,
}

/// A moment in the history of a rating.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RatingMoment)]
pub struct Measured {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The rating then.
    #[serde(flatten)]
    pub shown: Shown,
}

/// How a rating came about.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RatingHistory)]
pub struct History {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The bots as milestones, weakest first.
    pub bots: Vec<Milestone>,
    /// After each game, oldest first; of many games not all.
    pub moments: Vec<Measured>,
    /// The place; nothing while the rating is provisional, or where nobody shall see it.
    #[schema(required)]
    pub place: Option<u32>,
    /// Of how many.
    pub placed: u32,
}

/// What is known of whoever sits on a seat.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct SeatRating {
    /// The seat.
    pub seat: Seat,
    /// Who: the address of their page; nothing for bots, and for who has left.
    #[schema(value_type = Option<String>, required)]
    pub player: Option<GuestId>,
    /// The rating in this game; nothing for who has none, or shows none.
    #[schema(required)]
    pub rating: Option<Shown>,
    /// By how much this game has changed it, once it is over.
    #[schema(required)]
    pub change: Option<i32>,
}

/// What is known of those who sit at a table.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct AtTable {
    /// Whether the table counts.
    pub rated: bool,
    /// In the order of seats.
    pub seats: Vec<SeatRating>,
}

/// The shield that somebody has chosen, or was given.
pub(super) fn arms_of(guest: GuestId, arms: Option<&str>) -> String {
    let chosen = arms.and_then(|words| Arms::read(words).ok());
    chosen.unwrap_or_else(|| Arms::of(guest)).words()
}

pub(super) fn mean(sum: f64, count: u32) -> Option<f64> {
    (count > 0).then(|| (sum / f64::from(count) * 10.0).round() / 10.0)
}

impl Person {
    fn of(guest: &Guest) -> Self {
        Self { player: guest.id, name: guest.name.clone(), arms: guest.arms().words() }
    }
}

impl Tables {
    /// Somebody by their number, or by their name if they have played a rated game and show it; with others of
    /// the same name.
    async fn find(&self, who: &str) -> Result<(Guest, Vec<Person>), ApiError> {
        if let Ok(id) = who.parse::<GuestId>() {
            let person = self.store.read().guest(id).await?;
            return Ok((person.ok_or(ApiError::NoPlayer)?, Vec::new()));
        }
        let mut named = self.store.named(who).await?.into_iter();
        let mut named = named.by_ref().filter(|one| Seen::read(one.seen.as_deref()).games);
        let first = named.next().ok_or(ApiError::NoPlayer)?;
        let others = named.map(|one| Person {
            player: one.guest,
            arms: arms_of(one.guest, one.arms.as_deref()),
            name: one.name,
        });
        let others = others.collect();
        let person = self.store.read().guest(first.guest).await?;
        Ok((person.ok_or(ApiError::NoPlayer)?, others))
    }

    /// The page of a person.
    ///
    /// # Errors
    /// When there is nobody of that name or number, or not any more.
    pub async fn player(
        self: &Arc<Self>,
        viewer: Option<GuestId>,
        who: &str,
    ) -> Result<PlayerShown, ApiError> {
        self.check_rates()?;
        let (person, namesakes) = self.find(who).await?;
        let (guest, you) = (person.id, viewer == Some(person.id));
        let seen = self.seen_of(guest).await?;
        let shows = you || seen.games;
        let standings = if shows { self.store.standings(guest).await? } else { Vec::new() };
        let now = self.now();
        let mut ratings = Vec::new();
        for standing in &standings {
            ratings.push(self.pool_shown(standing, now).await?);
        }
        let recent = if shows {
            self.games_of(viewer, guest, u64::MAX).await?
        } else {
            RatedGames { games: Vec::new(), before: None }
        };
        let pace = if shows { self.pace_of(guest).await? } else { None };
        let meeting = match viewer.filter(|_| !you) {
            Some(viewer) => self.meeting(guest, viewer).await?,
            None => None,
        };
        Ok(PlayerShown {
            person: Person::of(&person),
            namesakes,
            since: self.since(guest).await?,
            you,
            seen,
            pace,
            games: standings.iter().map(|standing| standing.games).sum(),
            left: standings.iter().map(|standing| standing.left).sum(),
            ratings,
            meeting,
            recent,
        })
    }

    async fn pool_shown(&self, standing: &Standing, now: u64) -> Result<PoolShown, ApiError> {
        let best = standing.best.as_ref();
        let there = match best {
            Some(best) => self.store.read().table(best.table).await?.is_some(),
            None => false,
        };
        let Standing { pool, games, won, places, .. } = standing.clone();
        Ok(PoolShown {
            game: pool.game,
            players: pool.players,
            shown: by_now(standing, now).into(),
            games,
            won,
            mean_place: mean(places as f64, games).unwrap_or(0.0),
            mean_points: mean(standing.points as f64, standing.whole),
            best: best.map(|best| best.points),
            best_at: best.map(|best| best.at),
            best_table: best.filter(|_| there).map(|best| best.table),
        })
    }

    /// Since when a person is here, as far as it is known.
    async fn since(&self, guest: GuestId) -> Result<Option<u64>, ApiError> {
        let papers = self.store.read().papers_of(guest).await?;
        let devices = papers.iter().filter(|paper| paper.kind == PaperKind::Device);
        let created = devices.filter_map(|paper| paper.read::<Device>().ok());
        Ok(created.map(|device| device.created).min())
    }

    /// The median of how fast somebody began their turns in their last games.
    async fn pace_of(&self, guest: GuestId) -> Result<Option<u64>, ApiError> {
        let last = self.store.rated_games(guest, u64::MAX, PACE_GAMES).await?;
        let mut paces: Vec<_> = last.iter().filter_map(|game| game.pace).collect();
        paces.sort_unstable();
        Ok(paces.get(paces.len() / 2).copied())
    }

    async fn meeting(&self, guest: GuestId, viewer: GuestId) -> Result<Option<Meeting>, ApiError> {
        let mut games: Vec<Met> = Vec::new();
        for met in self.store.meetings(guest, viewer).await? {
            let ties = met.games.saturating_sub(met.before + met.behind);
            let one = Met { game: met.pool.game, theirs: met.before, yours: met.behind, ties };
            match games.iter_mut().find(|other| other.game == one.game) {
                Some(other) => {
                    other.theirs += one.theirs;
                    other.yours += one.yours;
                    other.ties += one.ties;
                }
                None => games.push(one),
            }
        }
        let sum = |of: fn(&Met) -> u32| games.iter().map(of).sum();
        let (theirs, yours, ties) =
            (sum(|met| met.theirs), sum(|met| met.yours), sum(|met| met.ties));
        Ok((!games.is_empty()).then(|| Meeting { theirs, yours, ties, games: games.clone() }))
    }

    /// More games of a person, as far as whoever asks may see them.
    ///
    /// # Errors
    /// When there is nobody of that name or number.
    pub async fn player_games(
        self: &Arc<Self>,
        viewer: Option<GuestId>,
        who: &str,
        before: u64,
    ) -> Result<RatedGames, ApiError> {
        let guest = self.open_page(viewer, who).await?;
        self.games_of(viewer, guest, before).await
    }

    /// Somebody whose ratings and games whoever asks may see.
    async fn open_page(&self, viewer: Option<GuestId>, who: &str) -> Result<GuestId, ApiError> {
        self.check_rates()?;
        let (person, _) = self.find(who).await?;
        if viewer == Some(person.id) || self.seen_of(person.id).await?.games {
            return Ok(person.id);
        }
        Err(ApiError::NoPlayer)
    }

    async fn games_of(
        &self,
        viewer: Option<GuestId>,
        guest: GuestId,
        before: u64,
    ) -> Result<RatedGames, ApiError> {
        let before = before.min(i64::MAX as u64);
        let found = self.store.rated_games(guest, before, MOST_GAMES).await?;
        let more = found.len() == MOST_GAMES as usize;
        let before = found.last().filter(|_| more).map(|game| game.at);
        let mut games = Vec::new();
        for rated in found {
            games.push(self.game_shown(viewer, rated).await?);
        }
        Ok(RatedGames { games, before })
    }

    async fn game_shown(
        &self,
        viewer: Option<GuestId>,
        rated: Rated,
    ) -> Result<RatedGame, ApiError> {
        let listed = self.store.read().table(rated.table).await?;
        let ended = listed.as_ref().and_then(|listed| listed.result.as_deref());
        let ended = ended.and_then(|text| serde_json::from_str::<Ended>(text).ok());
        let change = rated.change();
        let Rated { table, guest, pool, at, place, points, left, .. } = rated;
        Ok(RatedGame {
            table: listed.map(|_| table),
            game: pool.game,
            players: pool.players,
            at,
            place,
            points,
            left,
            change,
            seat: ended.as_ref().and_then(|ended| ended.seat_of(guest)),
            seats: ended.map(|ended| ended.seats(viewer)).unwrap_or_default(),
        })
    }

    /// How a person's rating in one pool came about.
    ///
    /// # Errors
    /// When there is nobody of that name or number, or they do not show it.
    pub async fn player_history(
        self: &Arc<Self>,
        viewer: Option<GuestId>,
        who: &str,
        pool: Pool,
    ) -> Result<History, ApiError> {
        let guest = self.open_page(viewer, who).await?;
        let games = self.store.history(guest, &pool).await?;
        // Of many games every so many, and always the last.
        let every = games.len().div_ceil(MOST_POINTS).max(1);
        let last = games.len() % every;
        let kept =
            games.iter().enumerate().filter(|(index, _)| (index + 1) % every == last % every);
        let mut moments: Vec<_> =
            kept.map(|(_, game)| Measured { at: game.at, shown: game.after.into() }).collect();
        let now = self.now();
        if let Some(standing) = self.store.standing(&pool, guest).await? {
            moments.push(Measured { at: now, shown: by_now(&standing, now).into() });
        }
        let mine = viewer == Some(guest);
        let listed = mine || self.seen_of(guest).await?.ranking;
        let (place, placed) = if listed {
            let found = self.place_in(&pool, guest).await?;
            (found.place, found.placed)
        } else {
            (None, 0)
        };
        let bots = milestones(&pool);
        Ok(History { game: pool.game, players: pool.players, bots, moments, place, placed })
    }

    /// What is known of those who sit at a table.
    ///
    /// # Errors
    /// When there is no such table for whoever asks.
    pub async fn at_table(
        self: &Arc<Self>,
        id: TableId,
        viewer: Option<GuestId>,
    ) -> Result<AtTable, ApiError> {
        self.check_rates()?;
        let held = self.fetch_for(id, viewer).await?;
        let (plan, people) = {
            let fold = held.fold();
            let people: Vec<_> =
                fold.people.iter().map(|(seat, sitter)| (seat, sitter.guest())).collect();
            (Arc::clone(&fold.plan), people)
        };
        let (pool, now) = (pool_of(&plan), self.now());
        let done = if plan.rated { self.store.rated_table(id).await? } else { Vec::new() };
        let mut seats = Vec::new();
        for (seat, guest) in people {
            let mut found = SeatRating { seat, player: None, rating: None, change: None };
            let person = self.guest(guest).await?;
            if let Some(guest) = person.map(|person| person.id) {
                found.player = Some(guest);
                if viewer == Some(guest) || self.seen_of(guest).await?.games {
                    let standing = self.store.standing(&pool, guest).await?;
                    found.rating = standing.map(|standing| by_now(&standing, now).into());
                    let own = done.iter().find(|rated| rated.guest == guest);
                    found.change = own.map(Rated::change);
                }
            }
            seats.push(found);
        }
        Ok(AtTable { rated: plan.rated, seats })
    }
}
