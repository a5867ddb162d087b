//! Clubs: a named group with members, an owner, tables of its own and a standing.
//!
//! A club is what ties it to its members. Whoever has its link comes in, whoever has only its name asks
//! first. When the owner leaves, whoever has been there longest is the owner; a club without members is
//! gone.

use std::collections::HashMap;
use std::sync::Arc;

use quadrivium_table::ids::{ClubId, GuestId, Invite};
use quadrivium_table::{Fault, Welcome, plain};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::company::PersonShown;
use crate::ApiError;
use crate::quota::Quota;
use crate::store::{Op, Tie, TieKind};
use crate::surroundings::SystemEntropy;
use crate::tables::Tables;

/// The longest name of a club, in characters.
const LONGEST_NAME: usize = 40;
/// How many clubs one may be a member of.
const MOST_CLUBS: usize = 20;
/// How many members a club may have, and how many may ask to become one.
const MOST_MEMBERS: usize = 300;

/// What somebody is in a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Lets people in and sends them away.
    Owner,
    /// Plays.
    Member,
}

/// A club as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Club {
    pub name: String,
    /// What opens it.
    key: Invite,
}

/// A member as it is kept.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Membership {
    role: Role,
}

/// A new club.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct NewClub {
    /// What it is called, 1 to 40 characters.
    pub name: String,
}

/// Something that is done about a club or somebody there.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
pub struct ClubAnswer {
    /// With `join`: what stands in the link; without it one asks.
    #[serde(default)]
    pub key: Option<String>,
    /// With `answer`, `remove` and `hand_over`: who.
    #[serde(default)]
    pub player: Option<String>,
    /// With `answer`: whether they come in.
    #[serde(default)]
    pub yes: bool,
}

/// A member, with their standing.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClubMember {
    /// Who.
    #[serde(flatten)]
    pub person: PersonShown,
    /// What they are.
    pub role: Role,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// How many games of the club they have finished.
    pub games: u32,
    /// How many of them they have won.
    pub won: u32,
    /// Their mean place among those who sat there: 0 for always first, 1 for always last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<f32>,
}

/// A club, as one sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClubShown {
    /// Which one.
    #[schema(value_type = String)]
    pub id: ClubId,
    /// What it is called.
    pub name: String,
    /// How many members it has.
    pub size: usize,
    /// What one is there; nothing for somebody who is no member.
    #[schema(required)]
    pub role: Option<Role>,
    /// Whether one has asked to become one.
    pub asking: bool,
    /// What stands in the link that opens it; only for members.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub key: Option<Invite>,
    /// The members by their standing; only for members.
    pub members: Vec<ClubMember>,
    /// Who asks to become one; only for the owner.
    pub requests: Vec<PersonShown>,
}

/// The members of a club, the owner first, then who has been there longest.
fn roles(ties: &[Tie]) -> Vec<(GuestId, Role, u64)> {
    let said = |tie: &Tie| {
        let said: Option<Membership> = serde_json::from_str(&tie.body).ok();
        said.map_or(Role::Member, |said| said.role)
    };
    let mut all: Vec<_> =
        ties.iter().filter_map(|tie| Some((tie.to()?, said(tie), tie.at))).collect();
    all.sort_by_key(|(guest, role, since)| (*role, *since, *guest));
    // The one who owned it may have left: whoever has been there longest does so now.
    for (place, member) in all.iter_mut().enumerate() {
        member.1 = if place == 0 { Role::Owner } else { Role::Member };
    }
    all
}

/// The owner of a club hears of who comes and asks.
fn tell_owner(members: &[(GuestId, Role, u64)]) -> Option<Op> {
    members.first().map(|(owner, ..)| Op::Tell(*owner))
}

pub(super) fn written(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("ties are plain data")
}

fn membership(club: ClubId, guest: GuestId, role: Role, at: u64) -> Tie {
    let body = written(&Membership { role });
    Tie { body, ..Tie::new(TieKind::Member, &club, &guest, at) }
}

fn club_tie(id: ClubId, club: &Club, at: u64) -> Tie {
    Tie { body: written(club), ..Tie::new(TieKind::Club, &id, &"", at) }
}

impl Tables {
    fn check_clubs(&self) -> Result<(), ApiError> {
        if self.config.finding.clubs { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    pub(super) async fn club(&self, id: ClubId) -> Result<Option<Club>, ApiError> {
        let ties = self.store.read().ties_from(TieKind::Club, id.as_str()).await?;
        Ok(ties.first().and_then(|tie| serde_json::from_str(&tie.body).ok()))
    }

    /// What clubs are called.
    pub(super) async fn clubs_named(
        &self,
        ids: impl IntoIterator<Item = &str>,
    ) -> Result<HashMap<ClubId, String>, ApiError> {
        let ties = self.store.ties_from_all(TieKind::Club, ids).await?;
        let named = |tie: &Tie| {
            let club: Club = serde_json::from_str(&tie.body).ok()?;
            Some((tie.one.parse().ok()?, club.name))
        };
        Ok(ties.iter().filter_map(named).collect())
    }

    /// What somebody is in these clubs, as far as they are in them.
    pub(super) async fn roles_in(
        &self,
        ids: impl IntoIterator<Item = ClubId>,
        guest: GuestId,
    ) -> Result<Vec<(ClubId, Role)>, ApiError> {
        let mut of: HashMap<ClubId, Vec<Tie>> = HashMap::new();
        for tie in self.store.ties_from_all(TieKind::Member, ids).await? {
            if let Ok(id) = tie.one.parse() {
                of.entry(id).or_default().push(tie);
            }
        }
        let own = |(id, ties): (ClubId, Vec<Tie>)| {
            let own = roles(&ties).into_iter().find(|(other, ..)| *other == guest);
            own.map(|(_, role, _)| (id, role))
        };
        Ok(of.into_iter().filter_map(own).collect())
    }

    async fn members(&self, id: ClubId) -> Result<Vec<(GuestId, Role, u64)>, ApiError> {
        Ok(roles(&self.store.read().ties_from(TieKind::Member, id.as_str()).await?))
    }

    pub(super) async fn role_in(
        &self,
        id: ClubId,
        guest: GuestId,
    ) -> Result<Option<Role>, ApiError> {
        let members = self.members(id).await?;
        Ok(members.into_iter().find(|(other, ..)| *other == guest).map(|(_, role, _)| role))
    }

    /// Whether somebody is a member of a club.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_member(&self, id: ClubId, guest: GuestId) -> Result<bool, ApiError> {
        Ok(self.config.finding.clubs && self.role_in(id, guest).await?.is_some())
    }

    async fn check_owner(&self, id: ClubId, guest: GuestId) -> Result<(), ApiError> {
        match self.role_in(id, guest).await? {
            Some(Role::Owner) => Ok(()),
            _ => Err(ApiError::NotClubOwner),
        }
    }

    async fn check_clubs_of(&self, guest: GuestId) -> Result<(), ApiError> {
        if self.store.ties_to(TieKind::Member, guest).await?.len() < MOST_CLUBS {
            Ok(())
        } else {
            Err(Quota::Clubs.into())
        }
    }

    /// Founds a club.
    ///
    /// # Errors
    /// When the name cannot be used, or one has too many clubs.
    pub async fn found_club(
        self: &Arc<Self>,
        guest: GuestId,
        wish: &NewClub,
    ) -> Result<ClubId, ApiError> {
        self.check_clubs()?;
        self.known(Some(guest)).await?;
        self.check_voice(guest)?;
        let name = plain("name", &wish.name, LONGEST_NAME)?;
        self.check_clubs_of(guest).await?;
        let (id, key) = (ClubId::random(&SystemEntropy)?, Invite::random(&SystemEntropy)?);
        let at = self.now();
        let ties = [club_tie(id, &Club { name, key }, at), membership(id, guest, Role::Owner, at)];
        self.tie(guest, ties.map(Op::Tie).into()).await?;
        Ok(id)
    }

    /// A club as somebody sees it: what it is called and how large it is; more for its members.
    ///
    /// # Errors
    /// When there is none.
    pub async fn show_club(
        self: &Arc<Self>,
        id: ClubId,
        guest: Option<GuestId>,
    ) -> Result<ClubShown, ApiError> {
        self.check_clubs()?;
        self.check_inside(guest)?;
        let club = self.club(id).await?.ok_or(ApiError::NoClub)?;
        let all = self.members(id).await?;
        let role = all.iter().find(|(other, ..)| Some(*other) == guest).map(|(_, role, _)| *role);
        let asking = self.store.read().ties_from(TieKind::Asking, id.as_str()).await?;
        let mut shown = ClubShown {
            id,
            name: club.name,
            size: all.len(),
            role,
            asking: guest.is_some() && asking.iter().any(|tie| tie.to() == guest),
            key: role.map(|_| club.key),
            members: Vec::new(),
            requests: Vec::new(),
        };
        if role.is_some() {
            shown.members = self.standing(id, all).await?;
        }
        if role == Some(Role::Owner) {
            let those: Vec<_> = asking.iter().filter_map(Tie::to).collect();
            let people = self.store.guests(&those).await?;
            let asks = those.iter().filter_map(|guest| people.get(guest));
            shown.requests = asks.map(PersonShown::from).collect();
        }
        Ok(shown)
    }

    /// Comes into a club by its link, or asks to be let in.
    ///
    /// # Errors
    /// When there is no such club or it is full.
    pub async fn join_club(
        self: &Arc<Self>,
        id: ClubId,
        guest: GuestId,
        answer: &ClubAnswer,
    ) -> Result<(), ApiError> {
        self.check_clubs()?;
        self.known(Some(guest)).await?;
        let club = self.club(id).await?.ok_or(ApiError::NoClub)?;
        let members = self.members(id).await?;
        if members.iter().any(|(other, ..)| *other == guest) {
            return Ok(());
        }
        let asking = Tie::new(TieKind::Asking, &id, &guest, self.now());
        let Some(key) = &answer.key else {
            self.check_clubs_of(guest).await?;
            let others = self.store.read().ties_from(TieKind::Asking, id.as_str()).await?;
            if others.len() >= MOST_MEMBERS {
                return Err(Quota::Clubs.into());
            }
            let tell = tell_owner(&members);
            self.tie(guest, [Op::Tie(asking)].into_iter().chain(tell).collect()).await?;
            return Ok(());
        };
        if key.parse() != Ok(club.key) {
            return Err(ApiError::NoClub);
        }
        self.let_in(id, guest, &members).await
    }

    async fn let_in(
        self: &Arc<Self>,
        id: ClubId,
        guest: GuestId,
        members: &[(GuestId, Role, u64)],
    ) -> Result<(), ApiError> {
        if members.len() >= MOST_MEMBERS {
            return Err(Quota::Clubs.into());
        }
        // Whoever has asked may have come into others meanwhile.
        self.check_clubs_of(guest).await?;
        let (at, asking) = (self.now(), Tie::new(TieKind::Asking, &id, &guest, 0));
        let ops = [Op::Tie(membership(id, guest, Role::Member, at)), Op::Untie(asking)];
        self.tie(guest, ops.into_iter().chain(tell_owner(members)).collect()).await?;
        Ok(())
    }

    /// The owner lets somebody in who has asked, or does not.
    ///
    /// # Errors
    /// When it is not their club, or nobody has asked.
    pub async fn answer_club(
        self: &Arc<Self>,
        id: ClubId,
        guest: GuestId,
        answer: &ClubAnswer,
    ) -> Result<(), ApiError> {
        self.check_clubs()?;
        self.check_owner(id, guest).await?;
        let other = other(answer)?;
        let asking = self.store.read().ties_from(TieKind::Asking, id.as_str()).await?;
        let tie = asking.into_iter().find(|tie| tie.to() == Some(other));
        let tie = tie.ok_or(ApiError::NoPerson)?;
        if answer.yes {
            let members = self.members(id).await?;
            self.let_in(id, other, &members).await
        } else {
            self.tie(guest, vec![Op::Untie(tie)]).await?;
            Ok(())
        }
    }

    /// Leaves a club; the owner may send others away, who have no link to come back by then.
    ///
    /// # Errors
    /// When one is no member, or it is not one's club.
    pub async fn leave_club(
        self: &Arc<Self>,
        id: ClubId,
        guest: GuestId,
        answer: &ClubAnswer,
    ) -> Result<(), ApiError> {
        self.check_clubs()?;
        let who = if answer.player.is_some() { other(answer)? } else { guest };
        if who != guest {
            self.check_owner(id, guest).await?;
        }
        let mut ops = vec![Op::Untie(membership(id, who, Role::Member, 0))];
        if who != guest {
            let club = self.club(id).await?.ok_or(ApiError::NoClub)?;
            ops.push(self.with_new_link(id, club)?);
        }
        if self.tie(guest, ops).await? { Ok(()) } else { Err(ApiError::NoClub) }
    }

    /// Another member becomes the owner.
    ///
    /// # Errors
    /// When it is not one's club, or they are no member.
    pub async fn hand_over_club(
        self: &Arc<Self>,
        id: ClubId,
        guest: GuestId,
        answer: &ClubAnswer,
    ) -> Result<(), ApiError> {
        self.check_clubs()?;
        self.check_owner(id, guest).await?;
        let other = other(answer)?;
        // Whoever leaves at this moment does not come back by it.
        let roles = [(other, Role::Owner), (guest, Role::Member)];
        let ops = roles.map(|(who, role)| Op::Retie(membership(id, who, role, self.now())));
        if self.tie(guest, ops.into()).await? { Ok(()) } else { Err(ApiError::NoPerson) }
    }

    /// Gives a club another link; the one before it opens nothing any more.
    ///
    /// # Errors
    /// When it is not one's club.
    pub async fn renew_club(self: &Arc<Self>, id: ClubId, guest: GuestId) -> Result<(), ApiError> {
        self.check_clubs()?;
        self.check_owner(id, guest).await?;
        let club = self.club(id).await?.ok_or(ApiError::NoClub)?;
        self.tie(guest, vec![self.with_new_link(id, club)?]).await?;
        Ok(())
    }

    fn with_new_link(&self, id: ClubId, club: Club) -> Result<Op, ApiError> {
        let club = Club { key: Invite::random(&SystemEntropy)?, ..club };
        Ok(Op::Tie(club_tie(id, &club, self.now())))
    }

    /// Whether somebody may open a table that is listed so.
    pub(in crate::tables) async fn check_listing(
        &self,
        guest: GuestId,
        who: Welcome,
    ) -> Result<(), ApiError> {
        if !self.config.finding.public {
            return Err(ApiError::SwitchedOff);
        }
        match who {
            Welcome::Everybody | Welcome::Met => Ok(()),
            Welcome::Club { club } if self.is_member(club, guest).await? => Ok(()),
            Welcome::Club { .. } => Err(ApiError::NoClub),
        }
    }
}

fn other(answer: &ClubAnswer) -> Result<GuestId, ApiError> {
    let player = answer
        .player
        .as_deref()
        .ok_or(Fault::BadField { field: "player", reason: "it must be said".into() })?;
    player.parse().map_err(|_| ApiError::NoPerson)
}
