//! What lists tell of tables, and how the board hears of changes.

use std::collections::HashSet;
use std::sync::Arc;

use quadrivium_core::Seat;
use quadrivium_table::api::Sitting;
use quadrivium_table::entry::Clock;
use quadrivium_table::ids::{ClubId, GuestId, TableId};
use quadrivium_table::{Arms, Fault, Fold, Seating, Sitter, State, Welcome, Who};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Circle, ListedTable};
use crate::ApiError;
use crate::held::Held;
use crate::quota::Quota;
use crate::tables::Tables;

/// How many listed tables that are not over a node knows; the newest.
const MOST_LISTED: u32 = 1_000;

/// How many tables of one person may stand before everybody and wait.
const MOST_WAITING: usize = 3;
/// The same, with those that are listed to clubs and to those one has played with.
const MOST_WAITING_IN_ALL: usize = 10;

/// A seat of a listed table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OpenSeat {
    /// The seat.
    pub seat: Seat,
    /// Who decides there.
    pub kind: Sitting,
    /// What they are called; nothing for bots and open seats.
    pub name: String,
    /// Their shield in four words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub arms: Option<String>,
    /// How well a bot plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Who they are, for those who want to follow them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub player: Option<GuestId>,
    /// Whether it is one's own.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub you: bool,
    /// Whether one follows them.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub followed: bool,
}

/// A club by its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ClubNamed {
    /// Which one.
    #[schema(value_type = String)]
    pub id: ClubId,
    /// What it is called.
    pub name: String,
}

/// A listed table, as one viewer is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OpenTable {
    /// The table.
    #[schema(value_type = String)]
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// All options, by name.
    #[schema(value_type = HashMap<String, String>)]
    pub options: std::collections::BTreeMap<String, String>,
    /// Whether it waits for people or is played.
    pub state: State,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// How much time there is to think.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The language in which people talk there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Who may sit down.
    pub who: Welcome,
    /// The club whose table it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<ClubNamed>,
    /// Whether one made it oneself.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub yours: bool,
    /// Whether it has waited for so long that it is listed to nobody else any more.
    #[serde(skip_serializing_if = "is_false")]
    #[schema(required = false)]
    pub stale: bool,
    /// Who sits where.
    pub seats: Vec<OpenSeat>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde wants it so
fn is_false(is: &bool) -> bool {
    !is
}

impl Circle {
    /// A listed table as this viewer is told of it; nothing where they are not.
    pub fn shown(&self, listing: &ListedTable) -> Option<OpenTable> {
        if !self.sees(listing) {
            return None;
        }
        let plan = &listing.plan;
        let club = match listing.public.who {
            Welcome::Club { club } => {
                self.clubs.get(&club).map(|name| ClubNamed { id: club, name: name.clone() })
            }
            Welcome::Everybody | Welcome::Met => None,
        };
        Some(OpenTable {
            id: plan.id,
            game: plan.game.clone(),
            options: plan.options.iter().cloned().collect(),
            state: listing.state,
            created: plan.created,
            clock: plan.clock,
            language: listing.public.language.clone(),
            who: listing.public.who,
            club,
            yours: self.me == Some(plan.owner),
            stale: listing.stale,
            seats: listing.people.iter().map(|(seat, sitter)| self.seat(seat, sitter)).collect(),
        })
    }

    pub(super) fn seat(&self, seat: Seat, sitter: &Sitter) -> OpenSeat {
        let player = sitter.guest();
        let (kind, level) = match &sitter.who {
            Who::Open => (Sitting::Open, None),
            Who::Bot(bot) => (Sitting::Bot, Some(bot.name().to_owned())),
            Who::Human(_) | Who::Recorded => (Sitting::Human, None),
        };
        OpenSeat {
            seat,
            kind,
            name: sitter.name.clone(),
            arms: sitter.card.arms.map(Arms::words),
            level,
            you: player.is_some() && player == self.me,
            followed: player.is_some_and(|player| self.follows.contains(&player)),
            // Who has left has no name, and nobody follows a number that leads nowhere.
            player: player.filter(|_| !sitter.name.is_empty()),
        }
    }

    /// Everything that this viewer is told of: those they follow first, then the newest.
    pub fn list(&self, listings: &[Arc<ListedTable>]) -> Vec<OpenTable> {
        let mut tables: Vec<_> = listings.iter().filter_map(|one| self.shown(one)).collect();
        let followed = |table: &OpenTable| table.seats.iter().any(|seat| seat.followed);
        tables.sort_by_key(|table| (!followed(table), std::cmp::Reverse(table.created), table.id));
        tables
    }
}

impl Tables {
    /// Whether a person may list one more table that waits. Where many wait of one person nobody finds those of
    /// others.
    pub(in crate::tables) fn check_waiting(
        &self,
        guest: GuestId,
        who: Welcome,
    ) -> Result<(), ApiError> {
        let waiting = |everybody: bool| {
            let listed = |one: &ListedTable| one.public.who == Welcome::Everybody || !everybody;
            self.board.waiting(|one| one.plan.owner == guest && listed(one))
        };
        let everybody = who == Welcome::Everybody && waiting(true) >= MOST_WAITING;
        if everybody || waiting(false) >= MOST_WAITING_IN_ALL {
            return Err(Quota::Listed.into());
        }
        Ok(())
    }

    /// Everything that a viewer is told of.
    ///
    /// # Errors
    /// When listed tables are switched off, or the database fails.
    pub async fn open_tables(
        self: &Arc<Self>,
        guest: Option<GuestId>,
    ) -> Result<Vec<OpenTable>, ApiError> {
        if !self.config.finding.public {
            return Err(ApiError::SwitchedOff);
        }
        let circle = self.circle(guest).await?;
        Ok(circle.list(&self.board.all().0))
    }

    /// Reads the board from what is stored.
    pub(in crate::tables) async fn read_board(&self) -> Result<(), ApiError> {
        let stored = self.store.read().public(MOST_LISTED).await?;
        let known: HashSet<_> = stored.iter().copied().collect();
        for listing in self.board.all().0 {
            if !known.contains(&listing.plan.id) {
                self.reread_listing(listing.plan.id).await?;
            }
        }
        for id in stored {
            self.reread_listing(id).await?;
        }
        Ok(())
    }

    /// Reads who sits at a table that may be listed.
    pub(in crate::tables) async fn reread_listing(&self, id: TableId) -> Result<(), ApiError> {
        let gone = match self.store.read().table(id).await? {
            // A host may have taken it off the lists.
            Some(listed) => listed.result.is_some() || listed.plan.public.is_none(),
            None => true,
        };
        if gone {
            self.board.take_down(id);
            return Ok(());
        }
        // In this order: a table that is there after its entries were read had all of them.
        let batches = self.store.read().batches(id, 0).await?;
        let Some(listed) = self.store.read().table(id).await? else { return Ok(()) };
        let Seating { people, seq } = Seating::read(&listed.plan, &batches);
        let at = batches.last().map_or(listed.plan.created, |batch| batch.at);
        if let Some(listing) = ListedTable::new(Arc::new(listed.plan), people, seq, at) {
            self.board.put(listing.by(self.now()));
        }
        Ok(())
    }

    /// Somebody sat down or stood up at another node, or a game has ended there.
    pub(in crate::tables) fn hear_seats(self: &Arc<Self>, id: TableId) {
        if self.config.finding.public {
            let tables = Arc::clone(self);
            tokio::spawn(async move {
                if let Err(error) = tables.reread_listing(id).await {
                    tracing::warn!(table = %id, %error, "a listed table cannot be read");
                }
            });
        }
    }

    /// News may have been lost: reads all that is listed.
    pub(in crate::tables) fn hear_everything_listed(self: &Arc<Self>) {
        if self.config.finding.public {
            let tables = Arc::clone(self);
            tokio::spawn(async move {
                if let Err(error) = tables.read_board().await {
                    tracing::warn!(%error, "some listed tables cannot be read");
                }
            });
        }
    }

    /// A table in memory may have changed: hangs up what the lists tell of it.
    pub(in crate::tables) fn post_up(&self, held: &Held) {
        let fold = held.fold();
        if fold.plan.public.is_none() || !self.config.finding.public {
            return;
        }
        if fold.state() == State::Over {
            drop(fold);
            self.board.take_down(held.id);
            return;
        }
        let Fold { plan, people, .. } = &*fold;
        let at = fold.clocks.last();
        let listing = ListedTable::new(Arc::clone(plan), people.clone(), fold.seq(), at);
        drop(fold);
        if let Some(listing) = listing {
            self.board.put(listing.by(self.now()));
        }
    }

    /// Whether a person may sit down at a listed table. Whoever wants to know more of them, such as
    /// how well they play, asks it here.
    pub(super) async fn check_welcome(
        self: &Arc<Self>,
        fold_owner: GuestId,
        who: Welcome,
        guest: GuestId,
    ) -> Result<(), ApiError> {
        let welcome = guest == fold_owner
            || match who {
                Welcome::Everybody => true,
                Welcome::Met => self.met(fold_owner).await?.contains(&guest),
                Welcome::Club { club } => self.is_member(club, guest).await?,
            };
        if welcome { Ok(()) } else { Err(Fault::NotWelcome.into()) }
    }
}
