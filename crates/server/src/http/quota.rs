//! What requests cost, and how much each person and address may keep here in an hour.

use std::time::Instant;

use quadrivium_table::api::{Chat, Play};
use quadrivium_table::chat_weight;

use super::App;
use super::limit::{Client, Limits};
use crate::ApiError;
use crate::config::Config;
use crate::quota::Quota;

/// What a request costs besides the token that every request costs: about as many milliseconds of
/// computing as the dearest game may take, divided by ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// A position of the past is played from the copy before it.
    Position = 1,
    /// A table is set up, and perhaps bots play a whole game at it.
    Table = 10,
    /// A whole game is played through.
    Game = 30,
}

/// How many further decisions in one request cost a token.
const DECISIONS_PER_TOKEN: u32 = 4;

/// So many tables of one's own are read for the token of the request; each further one costs a token. Even the longest
/// list costs less than a full purse, and what was read once lies ready for a while.
const LOADS_PER_REQUEST: usize = 20;

/// How many more links of letters may be tried in vain, and questions to passkeys be asked, than codes.
const DOORS: u32 = 20;

/// How many listed tables of those at one address may wait for people.
const MOST_LISTED: usize = 20;

/// What everybody has kept here within the last hour.
pub struct Quotas {
    tables: Limits,
    names: Limits,
    chat: Limits,
    codes: Limits,
    doors: Limits,
    calls: Limits,
    letters: Limits,
    reports: Limits,
}

impl Quotas {
    pub fn new(config: &Config) -> Self {
        Self {
            tables: Limits::hourly(config.tables_per_hour),
            names: Limits::hourly(config.tables_per_hour),
            chat: Limits::hourly(config.chat_per_hour),
            codes: Limits::hourly(config.codes_per_hour),
            doors: Limits::hourly(config.codes_per_hour.saturating_mul(DOORS)),
            calls: Limits::hourly(config.calls_per_hour),
            letters: Limits::hourly(config.letters_per_hour),
            reports: Limits::hourly(config.reports_per_hour),
        }
    }
}

impl App {
    /// Lets somebody pay for a dear request.
    pub(super) fn charge(&self, client: Client, price: Price) -> Result<(), ApiError> {
        self.within(&self.limits, client, price as u32, ApiError::TooMany)
    }

    /// Whether somebody may decide so much at once.
    pub(super) fn may_play(&self, client: Client, play: &Play) -> Result<(), ApiError> {
        let price = u32::try_from(play.then.len()).unwrap_or(u32::MAX) / DECISIONS_PER_TOKEN;
        self.within(&self.limits, client, price, ApiError::TooMany)
    }

    /// Whether somebody may have so many of their tables read at once.
    pub(super) fn may_load(&self, client: Client, tables: usize) -> Result<(), ApiError> {
        let price = tables.saturating_sub(LOADS_PER_REQUEST);
        let price = u32::try_from(price).unwrap_or(u32::MAX);
        self.within(&self.limits, client, price, ApiError::TooMany)
    }

    /// Whether somebody may make one more table.
    pub(super) fn may_make(&self, client: Client) -> Result<(), ApiError> {
        self.within(&self.quotas.tables, client, 1, Quota::Tables.into())
    }

    /// Whether somebody may take a first name. It counts for their address.
    pub(super) fn may_arrive(&self, client: Client) -> Result<(), ApiError> {
        self.allow(self.quotas.names.charge_address(client, 1, Instant::now()), Quota::Names.into())
    }

    /// Whether somebody may try one more code or link.
    pub(super) fn may_try(&self, client: Client) -> Result<(), ApiError> {
        self.within(&self.quotas.codes, client, 1, Quota::Codes.into())
    }

    /// Lets somebody try a code or a link, which counts only if it opens nothing: many come in at one place.
    pub(super) async fn trying<T>(
        &self,
        client: Client,
        opening: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        self.may_try(client)?;
        let opened = opening.await;
        if opened.is_ok() {
            self.quotas.codes.give_back(client);
        }
        opened
    }

    /// The same for the links in letters, which few programs of others open for many, and whose keys open nothing but
    /// what they are about.
    pub(super) async fn trying_letter<T>(
        &self,
        client: Client,
        opening: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        self.may_knock(client)?;
        let opened = opening.await;
        if opened.is_ok() {
            self.quotas.doors.give_back(client);
        }
        opened
    }

    /// Whether somebody may ask how to come in once more: nothing is opened by it.
    pub(super) fn may_knock(&self, client: Client) -> Result<(), ApiError> {
        self.within(&self.quotas.doors, client, 1, Quota::Codes.into())
    }

    /// Whether somebody may list one more table: few of one address wait at the same time, under whatever names.
    pub(super) fn may_list(&self, client: Client) -> Result<(), ApiError> {
        let Some(address) = client.address else { return Ok(()) };
        let here = self.tables.board.waiting(|one| self.whereabouts.is_at(one.plan.owner, address));
        self.allow(here < MOST_LISTED, Quota::Listed.into())
    }

    /// Whether somebody could try one more code or link; nothing is counted.
    pub(super) fn can_try(&self, client: Client) -> Result<(), ApiError> {
        self.allow(self.quotas.codes.has(client, Instant::now()), Quota::Codes.into())
    }

    /// Whether somebody may look for one more person, or send one more invitation.
    pub(super) fn may_call(&self, client: Client) -> Result<(), ApiError> {
        self.within(&self.quotas.calls, client, 1, Quota::Calls.into())
    }

    /// Whether somebody may ask for one more letter or test.
    pub(super) fn may_write(&self, client: Client) -> Result<(), ApiError> {
        self.within(&self.quotas.letters, client, 1, Quota::Letters.into())
    }

    /// Whether somebody may report one more.
    pub(super) fn may_report(&self, client: Client) -> Result<(), ApiError> {
        self.within(&self.quotas.reports, client, 1, Quota::Reports.into())
    }

    /// Whether somebody may say so much more.
    pub(super) fn may_say(&self, client: Client, chat: &Chat) -> Result<(), ApiError> {
        let bytes = u32::try_from(chat_weight(&chat.text)).unwrap_or(u32::MAX);
        self.within(&self.quotas.chat, client, bytes, Quota::Chat.into())
    }

    fn within(
        &self,
        limits: &Limits,
        client: Client,
        amount: u32,
        otherwise: ApiError,
    ) -> Result<(), ApiError> {
        self.allow(limits.charge(client, amount, Instant::now()), otherwise)
    }

    fn allow(&self, enough: bool, otherwise: ApiError) -> Result<(), ApiError> {
        if enough {
            return Ok(());
        }
        self.tables.metrics.limited.add(1);
        Err(otherwise)
    }
}
