//! Whom one follows, and invitations by name.
//!
//! Nobody is found who does not want to be: by a name only those are found who let everybody invite
//! them, and those one has played with or follows, as far as they let such people. Whoever cannot be
//! invited looks the same as somebody who is not there.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use quadrivium_table::api::{NewTable, Stored};
use quadrivium_table::entry::Clock;
use quadrivium_table::ids::{ClubId, GuestId, TableId};
use quadrivium_table::{Fault, Fold, Guest, Moment, State, Welcome, likeness, plain};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::listed::OpenSeat;
use super::{Call, Circle, Role};
use crate::ApiError;
use crate::held::Held;
use crate::quota::Quota;
use crate::store::{Op, Paper, PaperKind, Tie, TieKind, Write};
use crate::tables::Tables;

/// How many people one may follow.
const MOST_FOLLOWED: usize = 200;
/// How many invitations of one person may wait for an answer.
const MOST_INVITED: usize = 30;
/// How many of those one has played with are shown to be invited.
const MOST_KNOWN: usize = 60;

/// A person, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PersonShown {
    /// Who.
    #[schema(value_type = String)]
    pub player: GuestId,
    /// What they are called.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
}

impl From<&Guest> for PersonShown {
    fn from(guest: &Guest) -> Self {
        Self { player: guest.id, name: guest.name.clone(), arms: guest.arms().words() }
    }
}

/// Somebody whom one follows or has played with.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Acquaintance {
    /// Who.
    #[serde(flatten)]
    pub person: PersonShown,
    /// Whether one follows them.
    pub followed: bool,
    /// Whether one may invite them.
    pub invitable: bool,
}

/// Who may invite somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Inviting {
    /// Whoever knows their name.
    Everybody,
    /// Those with whom they have played, and those whom they follow.
    #[default]
    Met,
    /// Nobody.
    Nobody,
}

/// Who may invite oneself from now on.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
pub struct Invitable {
    /// Who.
    pub who: Inviting,
}

/// Following somebody, or no longer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Follow {
    /// Whom.
    pub player: String,
    /// Whether, from now on.
    pub follow: bool,
}

/// Looking for somebody by name.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct FindPerson {
    /// The whole name; capitals make no difference.
    pub name: String,
}

/// Who can be invited by a name: nobody, somebody, or several who are called so.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Found {
    /// They.
    pub people: Vec<PersonShown>,
}

/// Inviting somebody to a table that has not begun.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct Invite {
    /// Whom.
    pub player: String,
    /// To which table.
    pub table: String,
}

/// Answering an invitation.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct AnswerInvitation {
    /// To which table.
    pub table: String,
    /// Whether one sits down there; otherwise the invitation is gone, and nobody is told.
    pub yes: bool,
}

/// An invitation that waits for an answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct InvitationShown {
    /// The table.
    #[schema(value_type = String)]
    pub table: TableId,
    /// Who invites.
    pub from: PersonShown,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The name of the game.
    pub game: String,
    /// How much time there is to think.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Who sits where.
    pub seats: Vec<OpenSeat>,
}

/// A club whose member one is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ClubListed {
    /// Which one.
    #[schema(value_type = String)]
    pub id: ClubId,
    /// What it is called.
    pub name: String,
    /// What one is there.
    pub role: Role,
}

/// Whom one knows here.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Company {
    /// Those whom one follows, then those with whom one has played.
    pub people: Vec<Acquaintance>,
    /// Invitations that wait for an answer, the newest first.
    pub invitations: Vec<InvitationShown>,
    /// Who may invite oneself.
    pub inviting: Inviting,
    /// One's clubs.
    pub clubs: Vec<ClubListed>,
}

fn player(text: &str) -> Result<GuestId, ApiError> {
    text.parse().map_err(|_| ApiError::NoPerson)
}

fn table(text: &str) -> Result<TableId, ApiError> {
    text.parse().map_err(|_| Fault::NoTable.into())
}

/// An invitation of somebody to a table.
fn invitation(from: GuestId, to: GuestId, table: TableId, at: u64) -> Tie {
    Tie { about: table.to_string(), ..Tie::new(TieKind::Invite, &from, &to, at) }
}

impl Tables {
    fn check_people(&self) -> Result<(), ApiError> {
        if self.config.finding.people { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    /// Changes what ties people, and tells those whom it concerns, here and elsewhere.
    pub(super) async fn tie(
        self: &Arc<Self>,
        guest: GuestId,
        ops: Vec<Op>,
    ) -> Result<bool, ApiError> {
        let others: Vec<_> = ops.iter().filter_map(Op::concerns).collect();
        let written = self.keep_papers(guest, ops).await?;
        for other in others.into_iter().filter(|_| written) {
            self.call(Call::Person(other));
        }
        Ok(written)
    }

    /// Follows somebody, or no longer.
    ///
    /// # Errors
    /// When there is nobody, or one follows too many already.
    pub async fn follow(self: &Arc<Self>, guest: GuestId, wish: &Follow) -> Result<(), ApiError> {
        self.check_people()?;
        let other = player(&wish.player)?;
        let tie = Tie::new(TieKind::Follow, &guest, &other, self.now());
        if !wish.follow {
            self.tie(guest, vec![Op::Untie(tie)]).await?;
            return Ok(());
        }
        if other == guest || self.guest(Some(other)).await?.is_none() {
            return Err(ApiError::NoPerson);
        }
        let followed = self.store.read().ties_from(TieKind::Follow, guest.as_str()).await?;
        if followed.len() >= MOST_FOLLOWED && !followed.iter().any(|one| one.to() == Some(other)) {
            return Err(Quota::Followed.into());
        }
        self.tie(guest, vec![Op::Tie(tie)]).await?;
        Ok(())
    }

    /// Who may invite a person.
    async fn inviting(&self, guest: GuestId) -> Result<(Option<Paper>, Inviting), ApiError> {
        let paper = self.store.read().paper(PaperKind::Inviting, guest.as_str()).await?;
        let said = paper.as_ref().map(Paper::read::<Invitable>).transpose()?;
        Ok((paper, said.map_or(Inviting::default(), |said| said.who)))
    }

    /// The tie by which a person is found under a name; nothing where they do not want to be.
    pub(in crate::tables) async fn ops_of_name(
        &self,
        guest: GuestId,
        name: &str,
    ) -> Result<Vec<Op>, ApiError> {
        Ok(match self.inviting(guest).await?.1 {
            Inviting::Everybody => named(guest, name, self.now()),
            Inviting::Met | Inviting::Nobody => Vec::new(),
        })
    }

    /// Says who may invite a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_inviting(
        self: &Arc<Self>,
        guest: GuestId,
        wish: Invitable,
    ) -> Result<(), ApiError> {
        self.check_people()?;
        let person = self.known(Some(guest)).await?;
        let (paper, _) = self.inviting(guest).await?;
        let paper = match paper {
            Some(paper) => paper.changed(&wish),
            None => Paper::new(PaperKind::Inviting, &guest, guest, &wish),
        };
        let mut ops = vec![Op::Keep(paper)];
        ops.extend(match wish.who {
            Inviting::Everybody => named(guest, &person.name, self.now()),
            Inviting::Met | Inviting::Nobody => vec![Op::UntieAll(TieKind::Name)],
        });
        // Another tab may have been quicker; then its answer is as good.
        self.tie(guest, ops).await?;
        Ok(())
    }

    /// Which of these let a person invite them, who has played with those.
    async fn invitable(
        &self,
        guest: GuestId,
        met: &HashSet<GuestId>,
        mut others: HashSet<GuestId>,
    ) -> Result<HashSet<GuestId>, ApiError> {
        let (orders, now) = (self.orders(), self.now());
        // Who may not come in would never answer.
        others.retain(|other| orders.ban(*other, now).is_none());
        let mut said = HashMap::new();
        for paper in self.store.papers_named(PaperKind::Inviting, &others).await? {
            said.insert(paper.guest, paper.read::<Invitable>()?.who);
        }
        let follow = self.store.ties_between(TieKind::Follow, &others, guest).await?;
        let follow: HashSet<_> = follow.iter().filter_map(Tie::from).collect();
        others.retain(|other| match said.get(other).copied().unwrap_or_default() {
            Inviting::Everybody => true,
            Inviting::Nobody => false,
            Inviting::Met => met.contains(other) || follow.contains(other),
        });
        Ok(others)
    }

    /// Who can be invited by a name.
    ///
    /// # Errors
    /// When the name cannot be one.
    pub async fn find_person(
        self: &Arc<Self>,
        guest: GuestId,
        wish: &FindPerson,
    ) -> Result<Found, ApiError> {
        self.check_people()?;
        let like = likeness(&plain("name", &wish.name, quadrivium_table::LONGEST_NAME)?);
        let named = self.store.read().ties_from(TieKind::Name, &like).await?;
        let circle = self.circle(Some(guest)).await?;
        let mut those: HashSet<_> = named.iter().filter_map(Tie::to).collect();
        those.extend(circle.met.iter().chain(&circle.follows));
        those.remove(&guest);
        let mut found = self.store.guests(&those).await?;
        found.retain(|_, person| likeness(&person.name) == like);
        let invitable = self.invitable(guest, &circle.met, found.keys().copied().collect()).await?;
        found.retain(|other, _| invitable.contains(other));
        let mut people: Vec<_> = found.values().map(PersonShown::from).collect();
        people.sort_unstable_by_key(|person| person.player);
        Ok(Found { people })
    }

    /// Invites somebody to a table that has not begun.
    ///
    /// # Errors
    /// When they cannot be invited, or not to this table.
    pub async fn invite_person(
        self: &Arc<Self>,
        guest: GuestId,
        wish: &Invite,
    ) -> Result<(), ApiError> {
        self.check_people()?;
        self.check_voice(guest)?;
        let (other, id) = (player(&wish.player)?, table(&wish.table)?);
        let held = self.fetch_for(id, Some(guest)).await?;
        check_host(&held.fold(), guest)?;
        if other == guest || self.guest(Some(other)).await?.is_none() {
            return Err(ApiError::NoPerson);
        }
        let met = self.met(guest).await?;
        if self.invitable(guest, &met, HashSet::from([other])).await?.is_empty() {
            return Err(ApiError::NoPerson);
        }
        let made = self.store.read().ties_from(TieKind::Invite, guest.as_str()).await?;
        if made.len() >= MOST_INVITED {
            return Err(Quota::Invitations.into());
        }
        self.tie(guest, vec![Op::Tie(invitation(guest, other, id, self.now()))]).await?;
        Ok(())
    }

    /// Sits down where one was invited, or does not.
    ///
    /// # Errors
    /// When there is no such invitation, or the table is full.
    pub async fn answer_invitation(
        self: &Arc<Self>,
        guest: GuestId,
        answer: &AnswerInvitation,
    ) -> Result<NewTable, ApiError> {
        self.check_people()?;
        let id = table(&answer.table)?;
        let mut asked = self.store.ties_to(TieKind::Invite, guest).await?;
        asked.retain(|tie| tie.about == id.as_str());
        if asked.is_empty() {
            return Err(ApiError::NoInvitation);
        }
        let sat = if answer.yes { self.sit_invited(id, guest).await.map(Some) } else { Ok(None) };
        for tie in asked {
            // Whoever invited sees that it is answered; the answer is seen at the table.
            let from = tie.from().map(Op::Tell);
            self.tie(guest, [Op::Untie(tie)].into_iter().chain(from).collect()).await?;
        }
        sat?;
        Ok(NewTable { id })
    }

    async fn sit_invited(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
    ) -> Result<Stored, ApiError> {
        self.known(Some(guest)).await?;
        self.check_room(guest).await?;
        let held = self.fetch_for(id, Some(guest)).await?;
        let clock = held.fold().plan.clock;
        let person = self.comes(guest, clock).await?;
        let make =
            move |fold: &Fold, moment: Moment<'_>| fold.entries_of_join(moment, &person, true);
        Ok(Stored { seq: self.add(&held, make).await? })
    }

    /// Whom a person knows here, and what waits for an answer of theirs.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn company(self: &Arc<Self>, guest: GuestId) -> Result<Company, ApiError> {
        let finding = self.config.finding;
        if !finding.people && !finding.clubs {
            return Err(ApiError::SwitchedOff);
        }
        let circle = self.circle(Some(guest)).await?;
        let (mut people, mut invitations) = (Vec::new(), Vec::new());
        if finding.people {
            let met = circle.met.iter().filter(|one| !circle.follows.contains(*one));
            let those: HashSet<_> =
                circle.follows.iter().chain(met.take(MOST_KNOWN)).copied().collect();
            let found = self.store.guests(&those).await?;
            let invitable = self.invitable(guest, &circle.met, those).await?;
            people.extend(found.values().map(|person| Acquaintance {
                person: PersonShown::from(person),
                followed: circle.follows.contains(&person.id),
                invitable: invitable.contains(&person.id),
            }));
            people.sort_by_key(|one| (!one.followed, one.person.name.clone(), one.person.player));
            invitations = self.invitations(guest, &circle).await?;
        }
        let mut clubs = Vec::new();
        if finding.clubs {
            for (id, role) in self.roles_in(circle.clubs.keys().copied(), guest).await? {
                let name = circle.clubs.get(&id).cloned().unwrap_or_default();
                clubs.push(ClubListed { id, name, role });
            }
            clubs.sort_by_key(|club| (club.name.clone(), club.id));
        }
        let inviting = self.inviting(guest).await?.1;
        Ok(Company { people, invitations, inviting, clubs })
    }

    /// Invitations to tables at which there is still a seat; those to others are thrown away.
    async fn invitations(
        self: &Arc<Self>,
        guest: GuestId,
        circle: &Circle,
    ) -> Result<Vec<InvitationShown>, ApiError> {
        let mut shown = Vec::new();
        for tie in self.store.ties_to(TieKind::Invite, guest).await? {
            let (Some(from), Ok(id)) = (tie.from(), tie.about.parse::<TableId>()) else { continue };
            if self.orders().ban(from, self.now()).is_some() {
                continue;
            }
            let host = self.guest(Some(from)).await?;
            let held = self.fetch_for(id, Some(guest)).await.ok();
            let open = |held: &Arc<Held>| held.fold().state() == State::Waiting;
            let (Some(host), Some(held)) = (host, held.filter(open)) else {
                // While nothing can be changed it is only not shown.
                if !self.store.is_frozen() {
                    self.store.write(Write::Papers(guest, vec![Op::Untie(tie)])).await?;
                }
                continue;
            };
            let fold = held.fold();
            shown.push(InvitationShown {
                table: id,
                from: PersonShown::from(&host),
                at: tie.at,
                game: fold.plan.game.clone(),
                clock: fold.plan.clock,
                seats: fold.people.iter().map(|(seat, one)| circle.seat(seat, one)).collect(),
            });
        }
        Ok(shown)
    }
}

/// Whether a person may invite others to a table: whoever made it, and where everybody may sit down,
/// whoever sits there.
fn check_host(fold: &Fold, guest: GuestId) -> Result<(), ApiError> {
    let open = fold.plan.public.as_ref().is_some_and(|public| public.who == Welcome::Everybody);
    let sits = !fold.people.seats_of(Some(guest)).is_empty();
    if fold.plan.owner != guest && !(open && sits) {
        return Err(Fault::NotOwner.into());
    }
    if fold.state() == State::Waiting { Ok(()) } else { Err(Fault::Begun.into()) }
}

/// A person is found by a name, and by no other.
fn named(guest: GuestId, name: &str, at: u64) -> Vec<Op> {
    let tie = Tie::new(TieKind::Name, &likeness(name), &guest, at);
    vec![Op::UntieAll(TieKind::Name), Op::Tie(tie)]
}
