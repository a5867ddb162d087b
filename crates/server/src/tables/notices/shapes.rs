//! What is sent and heard about notices over the wire.

use serde::{Deserialize, Serialize};

use super::times::{Gathering, Quiet};
use super::wishes::HookKey;

/// What the host offers.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct NoticeOffers {
    /// The public key with which browsers subscribe; nothing where they cannot.
    pub push: Option<String>,
    /// Letters.
    pub letters: bool,
    /// Webhooks.
    pub hooks: bool,
}

/// How far an address is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MailState {
    /// Nobody has opened the link yet.
    Unconfirmed,
    /// Letters arrive there.
    Confirmed,
    /// A server has said that there is no such address.
    Bounced,
}

/// An address as its person sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct MailShown {
    /// The address.
    pub address: String,
    /// Whether letters go there.
    pub on: bool,
    /// How far it is.
    pub state: MailState,
}

/// A webhook as its person sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct HookShown {
    /// Where it is.
    pub url: String,
    /// Whether it is called.
    pub on: bool,
    /// Whether the last call was in vain.
    pub failed: bool,
    /// The key that what it is told is signed with.
    #[schema(value_type = String)]
    pub key: HookKey,
}

/// How one hears of one's turns.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct NoticesShown {
    /// What the host offers.
    pub offers: NoticeOffers,
    /// Whether this browser shows them.
    pub here: bool,
    /// On how many other devices they are shown.
    pub elsewhere: u32,
    /// One's address.
    pub mail: Option<MailShown>,
    /// One's webhook.
    pub hook: Option<HookShown>,
    /// How often letters come.
    pub letters: Gathering,
    /// How many hours before one's time is up one is reminded; 0 for not at all.
    pub remind_h: u8,
    /// When one hears nothing.
    pub quiet: Option<Quiet>,
}

/// How one wants to hear of one's turns.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
pub struct NewWishes {
    /// One's language, by its two letters.
    pub language: String,
    /// How often letters come.
    pub letters: Gathering,
    /// How many hours before one's time is up one is reminded: 0, 1, 3 or 12.
    pub remind_h: u8,
    /// When one wants to hear nothing.
    #[serde(default)]
    pub quiet: Option<Quiet>,
    /// Whether letters are wanted, where there is an address.
    #[serde(default)]
    pub mail: bool,
    /// Whether the webhook is wanted, where there is one.
    #[serde(default)]
    pub hook: bool,
}

/// A browser that wants to show notices.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
pub struct NewBrowser {
    /// The address at its service.
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// What only it and we know.
    pub auth: String,
    /// The language of the page, by its two letters.
    pub language: String,
}
