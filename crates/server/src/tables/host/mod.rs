//! For whoever runs the site: who is a host, what hosts have ordered, what they see, and the log of what
//! they did.
//!
//! A device becomes a host's with the token of the site, for some hours; a host can name others by
//! person. Whoever has the machine is a host too. What hosts do to people changes papers and the log in
//! one transaction, and all nodes hear of it.

mod backup;
mod conduct;
mod gather;
mod log;
mod orders;
mod overview;
mod report;
mod samples;
mod welcome;

use std::sync::Arc;

use quadrivium_table::Fault;
use quadrivium_table::ids::{GuestId, Id};
use serde::{Deserialize, Serialize};
use serde_json::json;

pub use self::backup::{BackupShown, Copies};
pub use self::conduct::{Sanction, Sentence};
pub use self::gather::{HostPlayer, SitterShown, TableShown};
pub use self::log::{ActShown, LogShown};
pub use self::orders::{Announcement, Orders, SiteShown};
pub use self::overview::{LimitShown, LoadShown, Overview, StorageShown};
pub use self::report::{Complaint, NewReport, ReportShown, ReportVerdict, ReportsShown};
pub use self::samples::Samples;
pub use self::welcome::{NewWelcome, WelcomeMade, WelcomeShown};
use super::Tables;
use crate::ApiError;
use crate::sign::Bearer;
use crate::store::{Op, Paper, PaperKind, Write};
use crate::surroundings::SystemEntropy;

/// For how long a device that has shown the token is a host's.
const SESSION_MS: u64 = 12 * 3_600 * 1_000;
/// The shortest token that can be given: nobody guesses it.
pub const SHORTEST_TOKEN: usize = 20;
/// What a token is sealed for.
const TOKEN: &str = "host";

/// To whom the papers of the whole site belong. It is nobody's number: those are drawn at random.
pub(super) fn site() -> GuestId {
    "sitesitesitesitesite".parse().expect("it is spelt like one")
}

/// Whoever acts as a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// A person, by the session of a device or by name.
    Person(GuestId),
    /// A program that shows the token of the site.
    Token,
    /// Whoever has the machine.
    Console,
}

impl Host {
    /// Which person.
    pub fn guest(self) -> Option<GuestId> {
        match self {
            Self::Person(guest) => Some(guest),
            Self::Token | Self::Console => None,
        }
    }
}

/// That a device has shown a token.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Desk {
    since: u64,
    /// Which token, sealed: another one ends what this one has opened.
    token: String,
}

/// The token that is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct KeptToken {
    seal: String,
    made: u64,
    /// Under which seals those stand in the log who have made it, each at a desk that the one before has opened;
    /// nobody where it was made at the machine.
    #[serde(default)]
    by: Vec<String>,
}

/// That a person is a host.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Named {
    /// Whether they still are.
    is: bool,
    since: u64,
}

impl Tables {
    fn check_page(&self) -> Result<(), ApiError> {
        if self.config.hosting.page { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    /// The seals of the tokens that open something now.
    fn tokens(&self) -> Vec<String> {
        let given = self.config.hosting.token.as_ref();
        let given = given.map(|token| self.signer.seal(TOKEN, &token.0));
        given
            .into_iter()
            .chain(self.orders().token.as_ref().map(|kept| kept.1.seal.clone()))
            .collect()
    }

    /// The seal of the token that somebody has shown, if it opens something. All are compared, and each
    /// to its end.
    fn shown(&self, token: &str) -> Option<String> {
        let same = |seal: &String| self.signer.is_sealed(TOKEN, token, seal);
        self.tokens().into_iter().filter(same).last()
    }

    /// The key of whoever has the machine: made from the key of the site, which they can read.
    pub fn console_key(&self) -> String {
        self.signer.console_key()
    }

    /// Whether this is the key of whoever has the machine. Nobody can guess it, so nobody is kept from
    /// trying: whoever tries out tokens must not lock out the command line. It needs no page.
    pub fn is_console_key(&self, key: &str) -> bool {
        let own = self.signer.seal(TOKEN, &self.console_key());
        self.signer.is_sealed(TOKEN, key, &own)
    }

    /// Whoever shows a token with every request, as programs do.
    ///
    /// # Errors
    /// When it opens nothing.
    pub fn host_by_token(&self, token: &str) -> Result<Host, ApiError> {
        self.check_page()?;
        if self.shown(token).is_some() { Ok(Host::Token) } else { Err(ApiError::BadToken) }
    }

    /// Whoever asks at a device, if they are a host there.
    ///
    /// # Errors
    /// When they are not.
    pub async fn host(&self, bearer: Option<Bearer>) -> Result<Host, ApiError> {
        self.check_page()?;
        let bearer = bearer.ok_or(Fault::NoGuest)?;
        let host = Host::Person(bearer.guest);
        if self.orders().is_host(bearer.guest) {
            return Ok(host);
        }
        self.desk(bearer).await.map(|_| host)
    }

    /// The desk of whoever has shown the token at a device.
    async fn desk(&self, bearer: Bearer) -> Result<Desk, ApiError> {
        let desk = self.store.read().paper(PaperKind::Desk, bearer.device.as_str()).await?;
        let desk = desk.filter(|paper| paper.guest == bearer.guest && paper.expires > self.now());
        let desk: Desk = desk.ok_or(ApiError::NotHost)?.read()?;
        if self.tokens().contains(&desk.token) { Ok(desk) } else { Err(ApiError::NotHost) }
    }

    /// A device shows the token: it is a host's for some hours.
    ///
    /// # Errors
    /// When the token opens nothing.
    pub async fn open_desk(self: &Arc<Self>, bearer: Bearer, token: &str) -> Result<(), ApiError> {
        self.check_page()?;
        let token = self.shown(token).ok_or(ApiError::BadToken)?;
        let now = self.now();
        let desk = Desk { since: now, token };
        let mut paper = Paper::new(PaperKind::Desk, &bearer.device, bearer.guest, &desk);
        if let Some(last) = self.store.read().paper(PaperKind::Desk, bearer.device.as_str()).await?
        {
            paper = last.changed(&desk);
        }
        let host = Host::Person(bearer.guest);
        let mut ops = vec![Op::Keep(paper.until(now + SESSION_MS))];
        ops.extend(self.act(host, "enter", log::About::Nothing, &json!({}))?);
        // Another tab that was quicker has opened it as well.
        self.store.write_as_host(Write::Papers(bearer.guest, ops)).await?;
        Ok(())
    }

    /// A device is no host's any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn close_desk(&self, bearer: Bearer) -> Result<(), ApiError> {
        let mut ops = vec![Op::Tear(PaperKind::Desk, bearer.device.to_string())];
        let host = Host::Person(bearer.guest);
        ops.extend(self.act(host, "leave", log::About::Nothing, &json!({}))?);
        self.store.write_as_host(Write::Papers(bearer.guest, ops)).await?;
        Ok(())
    }

    /// Makes the token of the site anew; what the last one has opened ends. It is shown this once. Only whoever
    /// has the machine makes one, or has shown the last one at this device: whoever is a host by name shall not
    /// be one for longer than they are named.
    ///
    /// # Errors
    /// When they have not, or the database fails.
    pub async fn new_token(
        self: &Arc<Self>,
        host: Host,
        bearer: Option<Bearer>,
    ) -> Result<String, ApiError> {
        let by = match (host, bearer) {
            (Host::Console, _) => Vec::new(),
            (Host::Person(guest), Some(bearer)) => {
                let (desk, orders) = (self.desk(bearer).await?, self.orders());
                let last = orders.token.as_ref().filter(|(_, kept)| kept.seal == desk.token);
                let mut by = last.map(|(_, kept)| kept.by.clone()).unwrap_or_default();
                by.push(self.seal_of(guest));
                by.sort_unstable();
                by.dedup();
                by
            }
            (Host::Person(_) | Host::Token, _) => return Err(ApiError::NotHost),
        };
        let token: Id<32> = Id::random(&SystemEntropy)?;
        let seal = self.signer.seal(TOKEN, token.as_str());
        let kept = KeptToken { seal, made: self.now(), by };
        self.order(move |tables, orders| {
            let paper =
                Orders::site_paper("token", orders.token.as_ref().map(|kept| kept.0), &kept);
            let mut ops = vec![Op::Keep(paper)];
            ops.extend(tables.act(host, "token", log::About::Nothing, &json!({}))?);
            Ok(ops)
        })
        .await?;
        Ok(token.to_string())
    }

    /// Makes a person a host, or not any more.
    ///
    /// # Errors
    /// When there is no such person.
    pub async fn name_host(
        self: &Arc<Self>,
        host: Host,
        guest: GuestId,
        is: bool,
    ) -> Result<(), ApiError> {
        self.subject(guest).await?;
        let since = self.now();
        self.order(move |tables, orders| {
            let named = Named { is, since };
            let paper = match orders.named(guest) {
                Some(paper) => paper.changed(&named),
                None => Paper::new(PaperKind::Host, &tables.seal_of(guest), guest, &named),
            };
            let mut ops = vec![Op::Keep(paper)];
            let word = if is { "name_host" } else { "dismiss_host" };
            ops.extend(tables.act(host, word, log::About::Person(guest), &json!({}))?);
            if !is {
                ops.extend(tables.ops_of_farewell(orders, guest));
            }
            Ok(ops)
        })
        .await
    }

    /// Somebody is a host no more, at whatever device, and the token that they have made opens nothing.
    fn ops_of_farewell(&self, orders: &Orders, guest: GuestId) -> Vec<Op> {
        let seal = self.seal_of(guest);
        let own = orders.token.as_ref().is_some_and(|(_, kept)| kept.by.contains(&seal));
        let token = own.then(|| Op::Tear(PaperKind::Site, "token".to_owned()));
        [Op::TearFrom(guest, PaperKind::Desk)].into_iter().chain(token).collect()
    }

    /// A person to whom hosts do something.
    async fn subject(&self, guest: GuestId) -> Result<quadrivium_table::Guest, ApiError> {
        self.guest(Some(guest)).await?.ok_or(ApiError::NoPlayer)
    }
}
