//! The standing of a club: what its members have played at its tables.

use std::collections::{BTreeSet, HashMap};

use quadrivium_core::Seat;
use quadrivium_table::ids::{ClubId, GuestId};
use quadrivium_table::{Fold, Sitter, State, Welcome};
use serde::{Deserialize, Serialize};

use super::clubs::{ClubMember, Role, written};
use super::company::PersonShown;
use crate::ApiError;
use crate::store::{Ask, Tie, TieKind};
use crate::tables::Tables;

/// How a game of a club ended for somebody.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Placed {
    rank: u8,
    players: u8,
}

/// What somebody has played in a club.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: u32,
    won: u32,
    /// The sum of their places: 0 for the first, 1 for the last.
    places: f32,
}

/// What somebody has played, from a row.
fn tally(row: Vec<Option<String>>) -> Option<(GuestId, Tally)> {
    let [Some(guest), Some(games), Some(won), Some(places)] = <[_; 4]>::try_from(row).ok()? else {
        return None;
    };
    let (games, won, places) = (games.parse().ok()?, won.parse().ok()?, places.parse().ok()?);
    Some((guest.parse().ok()?, Tally { games, won, places }))
}

impl Tables {
    /// The members with what they have played: most wins first.
    pub(super) async fn standing(
        &self,
        id: ClubId,
        all: Vec<(GuestId, Role, u64)>,
    ) -> Result<Vec<ClubMember>, ApiError> {
        let found = Ask::played(id).of(self.store.read()).await?;
        let mut played: HashMap<GuestId, Tally> = found.into_iter().filter_map(tally).collect();
        let people = self.store.guests(all.iter().map(|(guest, ..)| guest)).await?;
        let mut members = Vec::new();
        for (guest, role, since) in all {
            let Some(person) = people.get(&guest) else { continue };
            let Tally { games, won, places } = played.remove(&guest).unwrap_or_default();
            members.push(ClubMember {
                person: PersonShown::from(person),
                role,
                since,
                games,
                won,
                place: (games > 0).then(|| places / games as f32),
            });
        }
        members.sort_by(|one, other| {
            let place = |member: &ClubMember| member.place.unwrap_or(f32::INFINITY);
            other.won.cmp(&one.won).then(place(one).total_cmp(&place(other)))
        });
        Ok(members)
    }
}

/// What the standing of a club keeps of a game that is over; nothing where it is none of a club, or nobody else
/// has played. It is written together with the result: whoever finds that has no need to look for this.
pub(in crate::tables) fn placed(fold: &Fold) -> Vec<Tie> {
    let Some(Welcome::Club { club }) = fold.plan.public.as_ref().map(|public| public.who) else {
        return Vec::new();
    };
    // Whoever fills the seats with bots has played with nobody of the club.
    let people: BTreeSet<_> = fold.people.guests().collect();
    if fold.state() != State::Over || people.len() < 2 {
        return Vec::new();
    }
    let (players, at, standings) = (fold.plan.players, fold.clocks.last(), fold.standings());
    let placed = |(seat, sitter): (Seat, &Sitter)| {
        let body = written(&Placed { rank: standings.of(seat)?.rank, players });
        let tie = Tie::new(TieKind::Played, &club, &sitter.guest()?, at);
        Some(Tie { about: fold.plan.id.to_string(), body, ..tie })
    };
    fold.people.iter().filter_map(placed).collect()
}
