//! What hosts have ordered for the whole site, as every node knows it.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use quadrivium_table::ids::GuestId;
use quadrivium_table::{Fault, plain};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::conduct::{Conduct, Sanction};
use super::log::About;
use super::{Host, KeptToken, Named, site};
use crate::ApiError;
use crate::store::{Ask, Op, Paper, PaperKind, StoreError, Write, ask};
use crate::tables::Tables;
use crate::tables::finding::Call;

/// The longest announcement, in characters.
const LONGEST: usize = 300;
/// The longest that one is shown.
const LONGEST_MS: u64 = 90 * 24 * 3_600 * 1_000;
/// How often an order is tried again when another host was quicker.
const TRIES: u32 = 4;

/// What is told to everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Announcement {
    /// In English; also for those whose language is empty.
    pub en: String,
    /// In Polish.
    #[serde(default)]
    pub pl: String,
    /// In Russian.
    #[serde(default)]
    pub ru: String,
    /// Until when, in milliseconds since 1970.
    pub until: u64,
}

/// What holds for the whole site.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Settings {
    #[serde(default)]
    announcement: Option<Announcement>,
    #[serde(default)]
    read_only: bool,
    #[serde(default)]
    invitation_only: bool,
}

/// The site as everybody may know it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct SiteShown {
    /// What hosts say to everybody now.
    pub announcement: Option<Announcement>,
    /// Whether nothing can be changed at present.
    pub read_only: bool,
    /// Whether somebody new needs an invitation.
    pub invitation_only: bool,
    /// Whether players can be reported.
    pub reports: bool,
}

/// All of it.
#[derive(Default)]
pub struct Orders {
    settings: (u64, Settings),
    pub(super) token: Option<(u64, KeptToken)>,
    hosts: HashMap<GuestId, (Paper, Named)>,
    pub(super) conduct: HashMap<GuestId, (Paper, Conduct)>,
}

impl Orders {
    /// A paper of the site that follows the one of this version.
    pub(super) fn site_paper(id: &str, last: Option<u64>, body: &impl Serialize) -> Paper {
        let paper = Paper::new(PaperKind::Site, &id, site(), body);
        Paper { version: last.unwrap_or_default() + 1, ..paper }
    }

    /// Whether a person is a host.
    pub fn is_host(&self, guest: GuestId) -> bool {
        self.hosts.get(&guest).is_some_and(|(_, named)| named.is)
    }

    /// The people who are hosts.
    pub fn hosts(&self) -> impl Iterator<Item = GuestId> {
        self.hosts.iter().filter(|(_, (_, named))| named.is).map(|(guest, _)| *guest)
    }

    pub(super) fn named(&self, guest: GuestId) -> Option<&Paper> {
        self.hosts.get(&guest).map(|(paper, _)| paper)
    }

    /// Why somebody may not come in now.
    pub fn ban(&self, guest: GuestId, now: u64) -> Option<&Sanction> {
        let ban = self.conduct.get(&guest)?.1.ban.as_ref()?;
        ban.sanction.holds(now).then_some(&ban.sanction)
    }

    /// Why somebody may not write now.
    pub fn mute(&self, guest: GuestId, now: u64) -> Option<&Sanction> {
        self.conduct.get(&guest)?.1.mute.as_ref().filter(|mute| mute.holds(now))
    }

    /// Whether nothing can be changed.
    pub fn is_read_only(&self) -> bool {
        self.settings.1.read_only
    }

    /// Whether somebody new needs an invitation.
    pub fn is_invitation_only(&self) -> bool {
        self.settings.1.invitation_only
    }

    /// Puts one paper where it belongs.
    fn take(&mut self, paper: Paper) -> Result<(), StoreError> {
        match (paper.kind, paper.id.as_str()) {
            (PaperKind::Site, "settings") => self.settings = (paper.version, paper.read()?),
            (PaperKind::Site, "token") => self.token = Some((paper.version, paper.read()?)),
            (PaperKind::Host, _) => {
                let named = paper.read()?;
                self.hosts.insert(paper.guest, (paper, named));
            }
            (PaperKind::Conduct, _) => {
                let conduct = paper.read()?;
                self.conduct.insert(paper.guest, (paper, conduct));
            }
            _ => {}
        }
        Ok(())
    }
}

impl Tables {
    /// What hosts have ordered.
    pub fn orders(&self) -> Arc<Orders> {
        Arc::clone(&self.orders.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads what hosts have ordered, and has it obeyed from now on.
    ///
    /// # Errors
    /// When the database fails; then what was known holds on.
    pub async fn read_orders(&self) -> Result<(), StoreError> {
        // One after the other, so that what was read last is what holds.
        let _reading = self.reading_orders.lock().await;
        let mut orders = Orders::default();
        for paper in Ask::orders().of(self.store.read()).await?.into_iter().filter_map(ask::paper) {
            orders.take(paper)?;
        }
        self.store.freeze(orders.is_read_only());
        let last = self.orders();
        *self.orders.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(orders);
        let orders = self.orders();
        let version =
            |orders: &Orders, guest| orders.conduct.get(guest).map(|(paper, _)| paper.version);
        for guest in orders.conduct.keys().chain(last.conduct.keys()) {
            if version(&last, guest) != version(&orders, guest) {
                self.sessions.changed(Some(*guest));
            }
        }
        // Whoever looks on without a name is told of people no more, or again.
        if last.is_invitation_only() != orders.is_invitation_only() {
            self.call(Call::Everybody);
        }
        Ok(())
    }

    /// Another node has changed papers of somebody: if they are those of the site, hosts have ordered
    /// something.
    pub(in crate::tables) async fn hear_orders(&self, whose: GuestId) {
        if whose == site()
            && let Err(error) = self.read_orders().await
        {
            tracing::warn!(%error, "what hosts have ordered cannot be read");
        }
    }

    /// Changes what is ordered as `make` says, from what is ordered now, and obeys it. Runs to its end
    /// even if whoever asked goes away.
    pub(super) async fn order(
        self: &Arc<Self>,
        make: impl Fn(&Self, &Orders) -> Result<Vec<Op>, ApiError> + Send + Sync + 'static,
    ) -> Result<(), ApiError> {
        let tables = Arc::clone(self);
        let done = tokio::spawn(async move {
            for _ in 0..TRIES {
                let ops = make(&tables, &tables.orders())?;
                if tables.order_once(ops).await? {
                    return Ok(());
                }
            }
            Err(ApiError::Unavailable)
        });
        done.await.unwrap_or(Err(ApiError::Internal))
    }

    /// Writes what a host orders and obeys it; whether the first of it could be written.
    pub(super) async fn order_once(&self, ops: Vec<Op>) -> Result<bool, ApiError> {
        let written = self.store.write_as_host(Write::Papers(site(), ops)).await;
        // After an error too: nobody knows what was stored.
        let read = self.read_orders().await;
        let written = written?;
        read?;
        Ok(written)
    }

    async fn set_site(
        self: &Arc<Self>,
        host: Host,
        word: &'static str,
        said: serde_json::Value,
        change: impl Fn(&mut Settings) + Send + Sync + 'static,
    ) -> Result<(), ApiError> {
        self.order(move |tables, orders| {
            let (version, mut settings) = orders.settings.clone();
            change(&mut settings);
            let mut ops = vec![Op::Keep(Orders::site_paper("settings", Some(version), &settings))];
            ops.extend(tables.act(host, word, About::Nothing, &said)?);
            Ok(ops)
        })
        .await
    }

    /// Says something to everybody, until then; nothing to take back what was said.
    ///
    /// # Errors
    /// When it cannot be said.
    pub async fn announce(
        self: &Arc<Self>,
        host: Host,
        wanted: Option<Announcement>,
    ) -> Result<(), ApiError> {
        let Some(wanted) = wanted else {
            let none = |settings: &mut Settings| settings.announcement = None;
            return self.set_site(host, "silence", json!({}), none).await;
        };
        let now = self.now();
        if wanted.until <= now || wanted.until > now + LONGEST_MS {
            let reason = "it must end within 90 days".to_owned();
            return Err(Fault::BadField { field: "until", reason }.into());
        }
        let line = |field, text: &str| match text.trim() {
            "" => Ok(String::new()),
            text => plain(field, text, LONGEST),
        };
        let said = Announcement {
            en: plain("en", &wanted.en, LONGEST)?,
            pl: line("pl", &wanted.pl)?,
            ru: line("ru", &wanted.ru)?,
            until: wanted.until,
        };
        let logged = json!({ "said": said.en, "until": said.until });
        let set = move |settings: &mut Settings| settings.announcement = Some(said.clone());
        self.set_site(host, "announce", logged, set).await
    }

    /// Lets nothing be changed, or everything again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_read_only(self: &Arc<Self>, host: Host, on: bool) -> Result<(), ApiError> {
        let word = if on { "read_only" } else { "read_write" };
        self.set_site(host, word, json!({}), move |settings| settings.read_only = on).await
    }

    /// Lets only those in who have an invitation, or everybody.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_invitation_only(
        self: &Arc<Self>,
        host: Host,
        on: bool,
    ) -> Result<(), ApiError> {
        let word = if on { "invitation_only" } else { "open_to_all" };
        self.set_site(host, word, json!({}), move |settings| settings.invitation_only = on).await
    }

    /// The site as everybody may know it.
    pub fn site(&self) -> SiteShown {
        let orders = self.orders();
        let settings = &orders.settings.1;
        let now = self.now();
        SiteShown {
            announcement: settings.announcement.clone().filter(|said| said.until > now),
            read_only: settings.read_only,
            invitation_only: settings.invitation_only,
            reports: self.config.hosting.reports,
        }
    }

    /// Whether whoever asks is told of the people here: everybody, or where one comes in by invitation
    /// only those who are in.
    ///
    /// # Errors
    /// When they are not.
    pub fn check_inside(&self, guest: Option<GuestId>) -> Result<(), ApiError> {
        if guest.is_none() && self.orders().is_invitation_only() {
            return Err(ApiError::ByInvitation);
        }
        Ok(())
    }

    /// Whether a person may come in.
    ///
    /// # Errors
    /// When they may not, with the host's reason.
    pub fn check_not_banned(&self, guest: GuestId) -> Result<(), ApiError> {
        match self.orders().ban(guest, self.now()) {
            Some(ban) => Err(ApiError::Banned(ban.clone())),
            None => Ok(()),
        }
    }

    /// Whether a person may write something that others read.
    ///
    /// # Errors
    /// When they may not, with the host's reason.
    pub fn check_voice(&self, guest: GuestId) -> Result<(), ApiError> {
        match self.orders().mute(guest, self.now()) {
            Some(mute) => Err(ApiError::Muted(mute.clone())),
            None => Ok(()),
        }
    }
}
