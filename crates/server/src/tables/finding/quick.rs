//! Quick match: a game and a pace, and one sits at a table that fits or at a new one that the next
//! person finds.
//!
//! Two who look for the same at the same moment end at one table, at whatever nodes they are: only one
//! open table is [sought](quadrivium_table::Public::seeking) by each game and pace, and the database
//! sees to it. Whoever comes second with a new table finds that it was not made, and sits down at the
//! first one.

use std::sync::Arc;

use quadrivium_games::GAMES;
use quadrivium_table::api::{Create, SeatWish};
use quadrivium_table::entry::Clock;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Fault, Founding, PublicWish, State, Welcome};
use serde::{Deserialize, Serialize};
use serde_json::Map;
use utoipa::ToSchema;

use super::{Circle, ListedTable};
use crate::ApiError;
use crate::store::Write;
use crate::tables::Tables;

/// How often it is tried again when others are faster.
const TRIES: u32 = 8;
/// Half an hour for the whole game.
const LIVE_S: u32 = 1_800;
/// A day for each move.
const DAY_S: u32 = 86_400;

/// How fast one wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// In one sitting.
    Live,
    /// Over days.
    Turns,
}

impl Pace {
    /// The pace of a clock. Without one nobody is hurried, and nobody knows whether to stay.
    fn of(clock: Option<Clock>) -> Option<Self> {
        match clock? {
            Clock::Turn { .. } | Clock::Days { .. } => Some(Self::Turns),
            Clock::PerMoveS(_) | Clock::TotalS(_) => Some(Self::Live),
        }
    }

    fn clock(self) -> Clock {
        match self {
            Self::Live => Clock::TotalS(LIVE_S),
            Self::Turns => Clock::Turn { move_s: DAY_S, weekends_off: true },
        }
    }

    fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Turns => "turns",
        }
    }
}

/// What one looks for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Seek {
    /// The name of the game.
    pub game: String,
    /// How fast.
    pub pace: Pace,
    /// The language in which one likes to talk; a table in another one is found all the same.
    #[serde(default)]
    pub language: Option<String>,
}

/// Where one sits now.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Matched {
    /// The table.
    #[schema(value_type = String)]
    pub id: TableId,
    /// Whether the table is new, and waits for the next person.
    pub new: bool,
}

impl Tables {
    /// Leads a person to a table that fits, or to a new one.
    ///
    /// # Errors
    /// When there is no such game, or others are faster again and again.
    pub async fn quick_match(
        self: &Arc<Self>,
        guest: GuestId,
        seek: Seek,
    ) -> Result<Matched, ApiError> {
        let finding = self.config.finding;
        if !finding.quick || !finding.public {
            return Err(ApiError::SwitchedOff);
        }
        let owner = self.comes(guest, Some(seek.pace.clock())).await?;
        let founding = Founding::wished(self.moment(), &owner, wish(&seek)?)?;
        let circle = self.circle(Some(guest)).await?;
        if let Some(id) = self.find_match(guest, &circle, &seek, &founding).await? {
            return Ok(Matched { id, new: false });
        }
        let mut wanted = founding.plan.public.clone();
        let key = format!("{} {}", seek.game, seek.pace.word());
        if let Some(public) = &mut wanted {
            public.seeking = Some(key.clone());
        }
        for _ in 0..TRIES {
            self.check_room(guest).await?;
            self.check_waiting(guest, Welcome::Everybody)?;
            let mut founding = Founding::wished(self.moment(), &owner, wish(&seek)?)?;
            founding.plan.public.clone_from(&wanted);
            if let Some(held) = self.found_if(guest, move |_| Ok(founding)).await? {
                return Ok(Matched { id: held.id, new: true });
            }
            // Somebody was faster, and their table is where one wants to sit; it may be full by now.
            let Some(id) = self.store.read().sought(&key).await? else { continue };
            if self.board.get(id).is_some_and(|listing| listing.stale) {
                self.store.write(Write::Unseek(id)).await?;
                continue;
            }
            match self.join(id, guest).await {
                Ok(_) => return Ok(Matched { id, new: false }),
                Err(error) if is_taken(&error) => {
                    self.store.write(Write::Unseek(id)).await?;
                }
                Err(error) => return Err(error),
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Sits down at a table on the board that fits; where one sits already, one stays.
    async fn find_match(
        self: &Arc<Self>,
        guest: GuestId,
        circle: &Circle,
        seek: &Seek,
        usual: &Founding,
    ) -> Result<Option<TableId>, ApiError> {
        let mut fitting: Vec<_> = self.board.all().0;
        fitting.retain(|listing| circle.sees(listing) && fits(listing, seek));
        let is_mine = |listing: &ListedTable| !listing.people.seats_of(Some(guest)).is_empty();
        // By the usual rules, in the same language, with those one follows, the fewest that are
        // missing, who has waited longest.
        fitting.sort_by_key(|listing| {
            let other_rules = listing.plan.options != usual.plan.options;
            let language = seek.language.is_none() || listing.public.language == seek.language;
            let known = listing.people.guests().any(|other| circle.follows.contains(&other));
            let missing = listing.people.open().len();
            let waits = (missing, listing.plan.created, listing.plan.id);
            (!is_mine(listing), other_rules, !language, !known, waits)
        });
        for listing in fitting {
            match self.join(listing.plan.id, guest).await {
                Ok(_) => return Ok(Some(listing.plan.id)),
                Err(error) if is_taken(&error) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }
}

/// Whether another table has to be found, and one can be.
fn is_taken(error: &ApiError) -> bool {
    matches!(
        error,
        ApiError::Table(
            Fault::SeatTaken
                | Fault::NotWelcome
                | Fault::NoTable
                | Fault::BadInvite
                | Fault::Damaged
                | Fault::OldRules(_)
        )
    )
}

/// The game waits for people there, at this pace. Whoever has not said so plays for no rating.
fn fits(listing: &ListedTable, seek: &Seek) -> bool {
    let plan = &listing.plan;
    listing.state == State::Waiting
        && !plan.rated
        && plan.game == seek.game
        && Pace::of(plan.clock) == Some(seek.pace)
}

/// The table that is made where none fits: for two, or as few as the game takes.
fn wish(seek: &Seek) -> Result<Create, ApiError> {
    let players = (*GAMES.find(&seek.game)?.players.start()).max(2);
    let mut settings = Map::new();
    settings.insert("players".into(), players.into());
    let mut seats = vec![SeatWish::You];
    seats.resize(usize::from(players), SeatWish::Open);
    Ok(Create {
        game: seek.game.clone(),
        settings,
        seats,
        clock: Some(seek.pace.clock()),
        no_hints: false,
        rated: false,
        no_steward: false,
        public: Some(PublicWish { who: Welcome::Everybody, language: seek.language.clone() }),
    })
}
