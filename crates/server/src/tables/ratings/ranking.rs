//! Who stands where in a pool, now or at the end of a season.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use quadrivium_ratings::season::Season;
use quadrivium_ratings::{Rating, bots};
use quadrivium_table::Fault;
use quadrivium_table::ids::{GuestId, TableId};
use serde::Serialize;

use super::super::Tables;
use super::{DAY_MS, LISTED_DAYS, Milestone, Seen, Shown, by_now, milestones};
use crate::ApiError;
use crate::store::ratings::{Pool, Ranked};

/// How many are listed.
const MOST_ROWS: usize = 100;
/// For how many days a change is told.
const CHANGE_DAYS: u64 = 30;
/// For how long a ranking that was read is told to others; what this node changes is told at once.
const FRESH: Duration = Duration::from_secs(5);
const FRESH_MS: u64 = 60_000;
/// How many rankings are kept so.
const MOST_KEPT: usize = 64;
/// How wide a bar of the distribution is, in points.
const BAR: i32 = 50;
/// With fewer people than this there is no distribution to be shown.
const FEW: usize = 5;
/// How many seasons back one can look.
const MOST_SEASONS: usize = 40;

/// Somebody in the ranking.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = RankedRow)]
pub struct Row {
    /// The place; nothing while the rating is provisional.
    #[schema(required)]
    pub place: Option<u32>,
    /// Who: the address of their page.
    #[schema(value_type = String)]
    pub player: GuestId,
    /// What they are called.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
    /// The rating.
    #[serde(flatten)]
    pub shown: Shown,
    /// How many games.
    pub games: u32,
    /// How many points they have on average.
    #[schema(required)]
    pub mean_points: Option<f64>,
    /// The most they had.
    #[schema(required)]
    pub best: Option<i32>,
    /// Where, if that table is still there.
    #[schema(value_type = Option<String>, required)]
    pub best_table: Option<TableId>,
    /// By how much the rating has changed in thirty days; nothing where it has not.
    #[schema(required)]
    pub change: Option<i32>,
    /// Whether it is oneself.
    pub you: bool,
}

/// How many people there are in a pool.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct PoolPeople {
    /// The name of the game.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// How many people.
    pub people: u32,
}

/// A bar of the distribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = RankingBar)]
pub struct Bar {
    /// From which rating on; fifty points wide.
    pub from: i32,
    /// How many people.
    pub people: u32,
}

/// A ranking.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Ranking {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// All games and numbers of players, with how many people are listed there.
    pub pools: Vec<PoolPeople>,
    /// The season; nothing for the present ranking.
    #[schema(required)]
    pub season: Option<String>,
    /// The seasons in which somebody may have played here, newest first, without the present one.
    pub seasons: Vec<String>,
    /// The bots as milestones, weakest first.
    pub bots: Vec<Milestone>,
    /// Since when their numbers hold, as a date.
    pub bots_since: &'static str,
    /// The first hundred.
    pub rows: Vec<Row>,
    /// How many have a place.
    pub placed: u32,
    /// How many are listed.
    pub people: u32,
    /// Oneself, also where one is not listed.
    #[schema(required)]
    pub you: Option<Row>,
    /// How many points are missing to the one before, by the lower end.
    #[schema(required)]
    pub behind: Option<i32>,
    /// Who that is.
    #[schema(required)]
    pub before: Option<String>,
    /// How ratings are distributed; nothing where there are few people.
    pub bars: Vec<Bar>,
}

/// Where somebody stands in a pool.
pub(super) struct Place {
    pub place: Option<u32>,
    pub placed: u32,
}

/// Everybody of a pool in the order of places, and what else is told there.
pub(super) struct List {
    all: Vec<(Ranked, Rating)>,
    /// What the ratings were thirty days ago.
    changes: HashMap<GuestId, f64>,
    /// Which of the best games are still there.
    there: HashSet<TableId>,
    /// In which season somebody first played.
    first: Option<Season>,
    pools: Vec<PoolPeople>,
}

/// What was read of a pool, and when.
struct Kept {
    age: u64,
    read: Instant,
    at: u64,
    list: Arc<List>,
}

/// The rankings that were read a moment ago, by pool and season. Held while one is read.
#[derive(Default)]
pub(in crate::tables) struct Rankings(tokio::sync::Mutex<HashMap<(Pool, Option<String>), Kept>>);

/// Everybody in the order of places: the lower end as it is shown; then who has played more; then always the same.
fn in_order(found: Vec<Ranked>, rating: impl Fn(&Ranked) -> Rating) -> Vec<(Ranked, Rating)> {
    let rated = |one: Ranked| {
        let rating = rating(&one);
        (one, rating)
    };
    let mut all: Vec<_> = found.into_iter().map(rated).collect();
    all.sort_by(|(one, rating), (other, other_rating)| {
        let order = other_rating.lower().total_cmp(&rating.lower());
        let games = other.standing.games.cmp(&one.standing.games);
        order.then(games).then(one.standing.guest.cmp(&other.standing.guest))
    });
    all
}

/// Those of a list whom one person sees.
struct Ordered<'a> {
    all: Vec<&'a (Ranked, Rating)>,
}

impl<'a> Ordered<'a> {
    /// Only those who let themselves be listed, and whoever looks.
    fn for_eyes(all: &'a [(Ranked, Rating)], guest: Option<GuestId>) -> Self {
        let seen = |(one, _): &&(Ranked, Rating)| {
            Some(one.standing.guest) == guest || Seen::read(one.seen.as_deref()).ranking
        };
        Self { all: all.iter().filter(seen).collect() }
    }

    /// Whoever looks counts for the others only if they let themselves be listed.
    fn places(&self) -> impl Iterator<Item = Option<u32>> {
        let mut next = 0;
        self.all.iter().map(move |(_, rating)| {
            (!rating.is_provisional()).then(|| {
                next += 1;
                next
            })
        })
    }
}

impl Tables {
    /// Where somebody stands, and among how many.
    pub(super) async fn place_in(
        self: &Arc<Self>,
        pool: &Pool,
        guest: GuestId,
    ) -> Result<Place, ApiError> {
        let list = self.ranking_list(pool, None).await?;
        let all = Ordered::for_eyes(&list.all, Some(guest));
        let own = all.all.iter().position(|(one, _)| one.standing.guest == guest);
        let places: Vec<_> = all.places().collect();
        let among = places.iter().flatten().count() as u32;
        Ok(Place { place: own.and_then(|own| places[own]), placed: among })
    }

    /// The ranking of a pool, now or at the end of a season, as one person sees it.
    ///
    /// # Errors
    /// When there is no such game or season.
    pub async fn ranking_of(
        self: &Arc<Self>,
        guest: Option<GuestId>,
        pool: Pool,
        season: Option<&str>,
    ) -> Result<Ranking, ApiError> {
        self.check_rates()?;
        if !bots::pools()
            .iter()
            .any(|(game, players)| *game == pool.game && *players == pool.players)
        {
            let reason = "nobody is rated in such a game".to_owned();
            return Err(Fault::BadField { field: "game", reason }.into());
        }
        let now = self.now();
        let present = Season::at(now);
        let chosen = match season {
            None => None,
            Some(name) => {
                let season = Season::read(name).filter(|season| *season < present);
                let reason = || "there was no such season yet".to_owned();
                Some(season.ok_or_else(|| Fault::BadField { field: "season", reason: reason() })?)
            }
        };
        let list = self.ranking_list(&pool, chosen).await?;
        let ordered = Ordered::for_eyes(&list.all, guest);
        let row = |(one, rating): &(Ranked, Rating), place| row(one, *rating, place, guest, &list);
        let all = || ordered.all.iter().copied().zip(ordered.places());
        let rows: Vec<_> = all().take(MOST_ROWS).map(|(one, place)| row(one, place)).collect();
        let own = all().find(|(one, _)| Some(one.0.standing.guest) == guest);
        let mut you = own.map(|(one, place)| row(one, place));
        if you.is_none() && chosen.is_none() {
            you = self.rested(guest, &pool, now).await?;
        }
        let (behind, before) = ahead(&ordered, guest);
        let people = ordered.all.len();
        Ok(Ranking {
            pools: list.pools.clone(),
            season: chosen.map(Season::name),
            seasons: seasons(present, list.first),
            bots: milestones(&pool),
            bots_since: bots::since(),
            placed: ordered.places().flatten().count() as u32,
            people: people as u32,
            bars: if people < FEW { Vec::new() } else { bars(&ordered) },
            rows,
            you,
            behind,
            before,
            game: pool.game,
            players: pool.players,
        })
    }

    /// Everybody of a ranking, as it was read a moment ago, or as it is read now: one after the other, so that many
    /// who ask at once wait for the same.
    async fn ranking_list(
        self: &Arc<Self>,
        pool: &Pool,
        season: Option<Season>,
    ) -> Result<Arc<List>, ApiError> {
        let now = self.now();
        let key = (pool.clone(), season.map(Season::name));
        let mut kept = self.rankings.0.lock().await;
        // In this order: what changes while it is read is not in what is kept.
        let age = self.store.ranked();
        let fresh = |one: &&Kept| {
            one.age == age && one.read.elapsed() < FRESH && now.abs_diff(one.at) < FRESH_MS
        };
        if let Some(one) = kept.get(&key).filter(fresh) {
            return Ok(Arc::clone(&one.list));
        }
        let list = Arc::new(self.read_ranking(pool, season, now).await?);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        let read = Instant::now();
        kept.insert(key, Kept { age, read, at: now, list: Arc::clone(&list) });
        Ok(list)
    }

    async fn read_ranking(
        &self,
        pool: &Pool,
        season: Option<Season>,
        now: u64,
    ) -> Result<List, ApiError> {
        let first = self.store.pool_since(pool).await?.map(Season::at);
        let all = match season {
            None => {
                let listed = self.store.ranking(pool, listed_since(now)).await?;
                in_order(listed, |one| by_now(&one.standing, now))
            }
            Some(season) => {
                let found = self.store.season(pool, season.begins(), season.ends()).await?;
                in_order(found, |one| one.standing.rating)
            }
        };
        let changes = match season {
            None => {
                let since = now.saturating_sub(CHANGE_DAYS * DAY_MS);
                self.store.means_before(pool, since).await?.into_iter().collect()
            }
            Some(_) => HashMap::new(),
        };
        let best = |(one, _): &(Ranked, Rating)| one.standing.best.as_ref().map(|best| best.table);
        let there = self.store.tables_there(all.iter().filter_map(best)).await?;
        Ok(List { all, changes, there, first, pools: self.pools(now).await? })
    }

    /// Oneself, where one has not played for so long that one is not listed.
    async fn rested(
        &self,
        guest: Option<GuestId>,
        pool: &Pool,
        now: u64,
    ) -> Result<Option<Row>, ApiError> {
        let Some(person) = self.guest(guest).await? else { return Ok(None) };
        let Some(standing) = self.store.standing(pool, person.id).await? else { return Ok(None) };
        let rating = by_now(&standing, now);
        let arms = Some(person.arms().words());
        let own = Ranked { standing, name: person.name, arms, seen: None };
        let best = own.standing.best.as_ref().map(|best| best.table);
        let there = self.store.tables_there(best).await?;
        let (changes, pools) = Default::default();
        let list = List { all: Vec::new(), changes, there, first: None, pools };
        Ok(Some(row(&own, rating, None, guest, &list)))
    }

    async fn pools(&self, now: u64) -> Result<Vec<PoolPeople>, ApiError> {
        let found: HashMap<_, _> =
            self.store.people_in_pools(listed_since(now)).await?.into_iter().collect();
        let people = |(game, players): (&'static str, u8)| {
            let pool = Pool { game: game.to_owned(), players };
            PoolPeople { game, players, people: found.get(&pool).copied().unwrap_or(0) }
        };
        Ok(bots::pools().into_iter().map(people).collect())
    }
}

/// Whoever has played since then is listed.
fn listed_since(now: u64) -> u64 {
    now.saturating_sub(LISTED_DAYS * DAY_MS)
}

fn row(
    one: &Ranked,
    rating: Rating,
    place: Option<u32>,
    guest: Option<GuestId>,
    list: &List,
) -> Row {
    let standing = &one.standing;
    let you = Some(standing.guest) == guest;
    // Whoever hides their games hides the best of them, too.
    let games = you || Seen::read(one.seen.as_deref()).games;
    let best = standing.best.as_ref().filter(|_| games);
    let before = list.changes.get(&standing.guest);
    let change = before.map(|before| (standing.rating.mean.round() - before.round()) as i32);
    Row {
        place,
        player: standing.guest,
        name: one.name.clone(),
        arms: super::player::arms_of(standing.guest, one.arms.as_deref()),
        shown: rating.into(),
        games: standing.games,
        mean_points: super::player::mean(standing.points as f64, standing.whole).filter(|_| games),
        best: best.map(|best| best.points),
        best_table: best.map(|best| best.table).filter(|table| list.there.contains(table)),
        change,
        you,
    }
}

/// How far the one before is, and who that is.
fn ahead(ordered: &Ordered<'_>, guest: Option<GuestId>) -> (Option<i32>, Option<String>) {
    let placed: Vec<_> =
        ordered.all.iter().filter(|(_, rating)| !rating.is_provisional()).collect();
    let own = placed.iter().position(|(one, _)| Some(one.standing.guest) == guest);
    let Some(own) = own.filter(|own| *own > 0) else { return (None, None) };
    let ((before, ahead), (_, rating)) = (placed[own - 1], placed[own]);
    let points = (ahead.lower() - rating.lower()).round() as i32;
    (Some(points), Some(before.name.clone()))
}

fn bars(ordered: &Ordered<'_>) -> Vec<Bar> {
    let bar = |rating: &Rating| (rating.mean / f64::from(BAR)).floor() as i32 * BAR;
    let all: Vec<_> = ordered.all.iter().map(|(_, rating)| bar(rating)).collect();
    let (Some(&low), Some(&high)) = (all.iter().min(), all.iter().max()) else { return Vec::new() };
    let people = |from: i32| all.iter().filter(|bar| **bar == from).count() as u32;
    let steps = (low..=high).step_by(BAR as usize);
    steps.map(|from| Bar { from, people: people(from) }).collect()
}

/// The seasons since the first one, newest first.
fn seasons(present: Season, first: Option<Season>) -> Vec<String> {
    let Some(first) = first else { return Vec::new() };
    let back = std::iter::successors(Some(present.before()), |season| Some(season.before()));
    back.take_while(|season| *season >= first).take(MOST_SEASONS).map(Season::name).collect()
}
