//! Continuing on another device: a link that works once, for ten minutes, and only if both devices
//! say yes.
//!
//! The device that makes the link and the one that opens it show the same three signs. Whoever opened
//! a link that was not meant for them still waits for the yes of the first device.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quadrivium_table::ids::{GuestId, Id};
use quadrivium_table::{CHARGES, Guest};
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, timeout_at};

use super::Tables;
use crate::ApiError;
use crate::sessions::{About, Device};
use crate::sign::{Bearer, DeviceId};
use crate::store::{Op, Paper, PaperKind};

/// How long a link is good.
const LIFE_MS: u64 = 10 * 60 * 1_000;
/// How long a request waits for the other device before it says that nothing has happened.
const WAIT: Duration = Duration::from_secs(12);
/// How many requests of each of the two devices may wait at once: one, and one of a page that was just left.
const MOST_WAITING: u32 = 2;
/// What papers of links are sealed for, and the keys of those who have opened one.
const TOKEN: &str = "link";
const CLAIM: &str = "claim";

/// The key in a link, and the one that whoever opened it is known by meanwhile.
pub type Token = Id<24>;

/// A link as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Link {
    signs: [String; 3],
    made: u64,
    /// The sealed key of the device that has opened it.
    claim: Option<String>,
    /// What that device calls itself.
    claimant: Option<Device>,
    /// Whether it says yes.
    agreed: bool,
    /// Whether the first device says yes.
    allowed: bool,
    /// The device that it has become.
    device: Option<DeviceId>,
}

/// A new link.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct NewLink {
    /// The key in the link; nobody is shown it again.
    #[schema(value_type = String)]
    pub token: Token,
    /// What the other device shows too.
    #[schema(value_type = Vec<String>)]
    pub signs: [String; 3],
    /// Until when it is good, in milliseconds since 1970.
    pub expires: u64,
    /// To be said when one waits for the other device.
    pub seen: u64,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LinkState {
    /// Nobody has opened it.
    Open,
    /// A device has opened it.
    Opened,
    /// That device is in.
    In,
}

/// A link as whoever made it sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct LinkShown {
    /// How far it has come.
    pub state: LinkState,
    /// What the device that has opened it calls itself.
    pub device: String,
    /// Whether that device is held in the hand.
    pub phone: bool,
    /// To be said when one waits for more.
    pub seen: u64,
}

/// A link as whoever opens it sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct LinkOpened {
    /// The key that this device is known by until it is in.
    #[schema(value_type = String)]
    pub claim: Token,
    /// As whom one would continue.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
    /// What the first device shows too.
    #[schema(value_type = Vec<String>)]
    pub signs: [String; 3],
    /// Until when it is good, in milliseconds since 1970.
    pub expires: u64,
}

/// Which device waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Side {
    /// The one that has made the link.
    First,
    /// The one that has opened it.
    Other,
}

/// How many requests wait for links of each person. A link is one person's, and each has one at a time: whoever has
/// opened it waits at their expense. Locked for a look-up.
#[derive(Default)]
pub(super) struct Waiting(Mutex<HashMap<(GuestId, Side), u32>>);

/// A place among those who wait; free again when it is dropped.
struct Place<'a> {
    among: &'a Waiting,
    whose: (GuestId, Side),
}

impl Waiting {
    fn all(&self) -> MutexGuard<'_, HashMap<(GuestId, Side), u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, guest: GuestId, side: Side) -> Result<Place<'_>, ApiError> {
        let whose = (guest, side);
        let mut all = self.all();
        let waiting = all.entry(whose).or_default();
        if *waiting >= MOST_WAITING {
            return Err(ApiError::Busy);
        }
        *waiting += 1;
        Ok(Place { among: self, whose })
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut all = self.among.all();
        if let Some(waiting) = all.get_mut(&self.whose) {
            *waiting -= 1;
            if *waiting == 0 {
                all.remove(&self.whose);
            }
        }
    }
}

impl Tables {
    /// Makes a link to another device; the one before it is void.
    ///
    /// # Errors
    /// When it is switched off.
    pub async fn new_link(self: &Arc<Self>, guest: GuestId) -> Result<NewLink, ApiError> {
        self.check_links()?;
        self.known(Some(guest)).await?;
        let moment = self.moment();
        let token = Token::random(moment.entropy)?;
        let signs = self.three_signs()?;
        let expires = moment.now + LIFE_MS;
        let link = Link {
            signs: signs.clone(),
            made: moment.now,
            claim: None,
            claimant: None,
            agreed: false,
            allowed: false,
            device: None,
        };
        let id = self.signer.seal(TOKEN, token.as_str());
        let paper = Paper::new(PaperKind::Link, &id, guest, &link).until(expires);
        self.keep_papers(guest, vec![Op::Keep(paper), Op::TearOthers(PaperKind::Link, id)]).await?;
        Ok(NewLink { token, signs, expires, seen: 1 })
    }

    fn check_links(&self) -> Result<(), ApiError> {
        if self.config.ways.links { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    /// Three different signs.
    fn three_signs(&self) -> Result<[String; 3], ApiError> {
        let mut drawn = [0; 3];
        self.moment().entropy.fill(&mut drawn)?;
        let mut left = CHARGES.to_vec();
        Ok(drawn.map(|byte| left.remove(usize::from(byte) % left.len()).to_owned()))
    }

    /// The link that a key opens, if it is still good.
    async fn link(&self, token: Token) -> Result<(Paper, Link), ApiError> {
        self.check_links()?;
        let id = self.signer.seal(TOKEN, token.as_str());
        let paper = self.store.read().paper(PaperKind::Link, &id).await?;
        let paper = paper.filter(|paper| self.now() < paper.expires).ok_or(ApiError::NoLink)?;
        let link = paper.read()?;
        Ok((paper, link))
    }

    /// The same, for whoever made it.
    async fn own_link(&self, guest: GuestId, token: Token) -> Result<(Paper, Link), ApiError> {
        let (paper, link) = self.link(token).await?;
        if paper.guest == guest { Ok((paper, link)) } else { Err(ApiError::NoLink) }
    }

    /// The same, for whoever has opened it.
    async fn opened_link(&self, token: Token, claim: Token) -> Result<(Paper, Link), ApiError> {
        let (paper, link) = self.link(token).await?;
        let own = link.claim.as_ref() == Some(&self.signer.seal(CLAIM, claim.as_str()));
        if own { Ok((paper, link)) } else { Err(ApiError::NoLink) }
    }

    /// Opens a link: once.
    ///
    /// # Errors
    /// When it was opened before, or is no link.
    pub async fn open_link(
        self: &Arc<Self>,
        token: Token,
        about: &About,
    ) -> Result<LinkOpened, ApiError> {
        let (paper, link) = self.link(token).await?;
        if link.claim.is_some() {
            return Err(ApiError::NoLink);
        }
        let person = self.known(Some(paper.guest)).await?;
        let moment = self.moment();
        let claim = Token::random(moment.entropy)?;
        let opened = Link {
            claim: Some(self.signer.seal(CLAIM, claim.as_str())),
            claimant: Some(Device::new(about, moment.now)),
            ..link.clone()
        };
        if !self.keep_papers(paper.guest, vec![Op::Keep(paper.changed(&opened))]).await? {
            return Err(ApiError::NoLink);
        }
        let (arms, name) = (person.arms().words(), person.name);
        Ok(LinkOpened { claim, name, arms, signs: link.signs, expires: paper.expires })
    }

    /// Waits until something has happened to a link that one has made, but not for long.
    ///
    /// # Errors
    /// When it is void, or somebody else's.
    pub async fn watch_link(
        &self,
        guest: GuestId,
        token: Token,
        seen: u64,
    ) -> Result<LinkShown, ApiError> {
        let _place = self.waiting.take(guest, Side::First)?;
        let (until, mut pulse) = (Instant::now() + WAIT, self.sessions.watch(Some(guest)));
        loop {
            let (paper, link) = self.own_link(guest, token).await?;
            let late = Instant::now() >= until;
            if paper.version != seen || late {
                let state = match (&link.claim, link.device) {
                    (None, _) => LinkState::Open,
                    (Some(_), None) => LinkState::Opened,
                    (Some(_), Some(_)) => LinkState::In,
                };
                let claimant = link.claimant;
                let phone = claimant.as_ref().is_some_and(|device| device.phone);
                let device = claimant.map(|device| device.name).unwrap_or_default();
                return Ok(LinkShown { state, device, phone, seen: paper.version });
            }
            // Whether anything has happened or the time is over: look again.
            let _ = timeout_at(until, pulse.changed()).await;
        }
    }

    /// The first device says whether the other one may come in.
    ///
    /// # Errors
    /// When nobody has opened it, or it is void.
    pub async fn answer_link(
        self: &Arc<Self>,
        guest: GuestId,
        token: Token,
        yes: bool,
    ) -> Result<(), ApiError> {
        let (paper, link) = self.own_link(guest, token).await?;
        if !yes {
            self.keep_papers(guest, vec![Op::Tear(PaperKind::Link, paper.id)]).await?;
            return Ok(());
        }
        if link.claim.is_none() {
            return Err(ApiError::NoLink);
        }
        self.change_link(guest, token, |link| link.allowed = true).await
    }

    /// Changes a link, however often it changes meanwhile.
    async fn change_link(
        self: &Arc<Self>,
        guest: GuestId,
        token: Token,
        change: impl Fn(&mut Link),
    ) -> Result<(), ApiError> {
        loop {
            let (paper, mut link) = self.own_link(guest, token).await?;
            change(&mut link);
            if self.keep_papers(guest, vec![Op::Keep(paper.changed(&link))]).await? {
                return Ok(());
            }
        }
    }

    /// The other device says yes, and waits for the first one, but not for long. Who it is then;
    /// nothing while the first device has not answered.
    ///
    /// # Errors
    /// When the first device says no, or the link is void.
    pub async fn enter_link(
        self: &Arc<Self>,
        token: Token,
        claim: Token,
        about: &About,
    ) -> Result<Option<(Guest, Bearer)>, ApiError> {
        let (paper, link) = self.opened_link(token, claim).await?;
        let guest = paper.guest;
        let _place = self.waiting.take(guest, Side::Other)?;
        let (until, mut pulse) = (Instant::now() + WAIT, self.sessions.watch(Some(guest)));
        if !link.agreed {
            self.change_link(guest, token, |link| link.agreed = true).await?;
        }
        loop {
            let (paper, link) = self.opened_link(token, claim).await?;
            if let Some(device) = link.device {
                // The answer that brought the cookie was lost: the same once more.
                let bearer = Bearer { guest, device, turn: 1 };
                return Ok(Some((self.known(Some(guest)).await?, bearer)));
            }
            if link.allowed {
                let person = self.known(Some(guest)).await?;
                let (bearer, device) = self.new_device(guest, about)?;
                let done = Link { device: Some(bearer.device), ..link };
                let ops = vec![Op::Keep(paper.changed(&done)), Op::Keep(device)];
                if self.keep_papers(guest, ops).await? {
                    return Ok(Some((person, bearer)));
                }
                continue;
            }
            if Instant::now() >= until {
                return Ok(None);
            }
            let _ = timeout_at(until, pulse.changed()).await;
        }
    }

    /// The other device says no.
    ///
    /// # Errors
    /// When the link is void.
    pub async fn leave_link(self: &Arc<Self>, token: Token, claim: Token) -> Result<(), ApiError> {
        let (paper, link) = self.opened_link(token, claim).await?;
        if link.device.is_none() {
            self.keep_papers(paper.guest, vec![Op::Tear(PaperKind::Link, paper.id)]).await?;
        }
        Ok(())
    }
}
