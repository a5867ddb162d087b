//! Whom a viewer knows: those they have played with, those they follow, their clubs. It decides which
//! tables they are told of, and which come first.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use quadrivium_table::Welcome;
use quadrivium_table::ids::{ClubId, GuestId, TournamentId};
use serde::Deserialize;

use super::ListedTable;
use crate::ApiError;
use crate::store::{Tie, TieKind};
use crate::tables::Tables;

/// Of how many games it is remembered who has played with whom.
const GAMES_REMEMBERED: u32 = 500;

/// Something that concerns people and not tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// What is kept about this person has changed, or what leads to them.
    Person(GuestId),
    /// This tournament has changed, or is gone.
    Tournament(TournamentId),
    /// Some news may have been lost: look again, whoever you are.
    Everybody,
}

/// Whom a viewer knows.
#[derive(Clone, Debug, Default)]
pub struct Circle {
    /// The viewer; nothing for somebody without a name.
    pub me: Option<GuestId>,
    /// With whom they have played to the end of a game.
    pub met: HashSet<GuestId>,
    /// Whom they follow.
    pub follows: HashSet<GuestId>,
    /// The clubs whose members they are, with their names.
    pub clubs: HashMap<ClubId, String>,
    /// Whether they would need an invitation to sit down anywhere.
    pub outside: bool,
}

impl Circle {
    /// Whether a table is listed to them. Its own people always see it.
    pub fn sees(&self, listing: &ListedTable) -> bool {
        if self.outside {
            return false;
        }
        let owner = listing.plan.owner;
        if self.me == Some(owner) || !listing.people.seats_of(self.me).is_empty() {
            return true;
        }
        if listing.stale {
            return false;
        }
        match listing.public.who {
            Welcome::Everybody => true,
            Welcome::Met => self.met.contains(&owner),
            Welcome::Club { club } => self.clubs.contains_key(&club),
        }
    }
}

/// Who sat at a table in the end, as lists keep it.
#[derive(Deserialize)]
struct Together {
    guests: Vec<Option<GuestId>>,
}

impl Tables {
    /// Whom a person has played with to the end of a game.
    pub(super) async fn met(&self, guest: GuestId) -> Result<HashSet<GuestId>, ApiError> {
        let results = self.store.read().results_of(guest, GAMES_REMEMBERED).await?;
        let together =
            results.iter().filter_map(|text| serde_json::from_str::<Together>(text).ok());
        // Whoever stood up before a game began has not played it.
        let played = together.filter(|together| together.guests.contains(&Some(guest)));
        let mut met: HashSet<_> = played.flat_map(|together| together.guests).flatten().collect();
        met.remove(&guest);
        Ok(met)
    }

    /// Whom a viewer knows.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn circle(self: &Arc<Self>, me: Option<GuestId>) -> Result<Circle, ApiError> {
        let outside = self.check_inside(me).is_err();
        let Some(guest) = me else { return Ok(Circle { outside, ..Circle::default() }) };
        let mut circle = Circle { me, met: self.met(guest).await?, ..Circle::default() };
        let follows = self.store.read().ties_from(TieKind::Follow, guest.as_str()).await?;
        circle.follows = follows.iter().filter_map(Tie::to).collect();
        let clubs = self.store.ties_to(TieKind::Member, guest).await?;
        circle.clubs = self.clubs_named(clubs.iter().map(|tie| tie.one.as_str())).await?;
        Ok(circle)
    }

    /// Tells whoever looks on that something about these people has changed.
    pub(crate) fn call(&self, call: Call) {
        match call {
            // Only their own pages are woken.
            Call::Person(guest) => self.companies.wake(Some(guest)),
            // Nobody may be listening.
            call => drop(self.calls.send(call)),
        }
    }
}
