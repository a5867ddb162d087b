//! How somebody wants to hear that it is their turn.

use std::cmp::Reverse;
use std::sync::Arc;

use jiff::tz::TimeZone;
use quadrivium_speech::Language;
use quadrivium_table::ids::{GuestId, Id};
use quadrivium_table::{Fault, zone};
use serde::{Deserialize, Serialize};

use super::asked::in_equal_time;
use super::outbox::{Hours, Way};
use super::shapes::{
    HookShown, MailShown, MailState, NewBrowser, NewWishes, NoticeOffers, NoticesShown,
};
use super::times::{Gathering, Quiet};
use crate::ApiError;
use crate::post::{Subscription, letter};
use crate::sign::Bearer;
use crate::store::{Op, Paper, PaperKind, Write};
use crate::tables::{Call, Tables};

/// A key in a link of a letter: 120 bits.
pub type LetterKey = Id<24>;
/// The key of a webhook: 160 bits.
pub type HookKey = Id<32>;

/// How many hours before their time is up people can be reminded.
const REMINDERS: [u8; 4] = [0, 1, 3, 12];
/// How long the link in a confirmation works, in milliseconds.
const CONFIRM_MS: u64 = 7 * 24 * 3_600_000;
/// What the papers of the links in letters are sealed for.
const CONFIRM: &str = "confirm";
const STOP: &str = "stop";
/// How often a change is tried again when something else of the person was changed meanwhile.
const TRIES: u32 = 5;
/// On how many devices notices are shown; those that have begun last.
pub const MOST_BROWSERS: usize = 20;

/// Somebody's address.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Mail {
    /// The address.
    pub address: String,
    /// Whether letters go there.
    pub on: bool,
    /// Whether whoever reads it there has said so.
    pub confirmed: bool,
    /// Whether a server has said that there is no such address.
    #[serde(default)]
    pub bounced: bool,
    /// The key of the link that stops them.
    pub stop: LetterKey,
}

/// Somebody's webhook.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hook {
    /// Where it is.
    pub url: String,
    /// Whether it is called.
    pub on: bool,
    /// The key that what it is told is signed with.
    pub key: HookKey,
    /// Why the last call was in vain; nothing where it was not.
    #[serde(default)]
    pub failed: bool,
}

/// How somebody wants to hear of their turns.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Wishes {
    /// Their language, by its two letters.
    pub language: String,
    /// How often letters come.
    #[serde(default)]
    pub letters: Gathering,
    /// How many hours before their time is up they are reminded; 0 for not at all.
    #[serde(default)]
    pub remind_h: u8,
    /// When they want to hear nothing.
    #[serde(default)]
    pub quiet: Option<Quiet>,
    /// Their address.
    #[serde(default)]
    pub mail: Option<Mail>,
    /// Their webhook.
    #[serde(default)]
    pub hook: Option<Hook>,
}

/// A browser that shows notices.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Browser {
    /// Where it is reached.
    #[serde(flatten)]
    pub at: Subscription,
    /// The language in which it is told.
    pub language: String,
    /// The site as it knows it.
    pub site: String,
    /// Since when.
    pub since: u64,
}

/// An address that waits for its confirmation.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Unconfirmed {
    address: String,
}

fn bad(field: &'static str, reason: &str) -> ApiError {
    Fault::BadField { field, reason: reason.to_owned() }.into()
}

fn check_language(name: &str) -> Result<(), ApiError> {
    let known = Language::ALL.iter().any(|language| language.name() == name);
    if known { Ok(()) } else { Err(bad("language", "there is no such language here")) }
}

impl Wishes {
    /// Their language.
    pub fn language(&self) -> Language {
        spoken(&self.language)
    }
}

/// A language by its name; English where it is none.
pub fn spoken(name: &str) -> Language {
    Language::ALL
        .iter()
        .copied()
        .find(|language| language.name() == name)
        .unwrap_or(Language::English)
}

/// Everything that is kept of how somebody wants to be told.
pub struct Desk {
    /// Their wishes, where they have any.
    pub wishes: Option<(Paper, Wishes)>,
    /// Their browsers, by the names of their devices, the newest first.
    pub browsers: Vec<(String, Browser)>,
    /// What they have to be told.
    pub outbox: Option<Paper>,
}

impl Desk {
    /// Sorts the papers of a person. Browsers that were signed out are left out.
    pub fn of(papers: Vec<Paper>) -> Result<Self, ApiError> {
        let device =
            |id: &str| papers.iter().any(|paper| paper.kind == PaperKind::Device && paper.id == id);
        let mut browsers = Vec::new();
        for paper in papers.iter().filter(|paper| paper.kind == PaperKind::Push) {
            if device(&paper.id) {
                browsers.push((paper.id.clone(), paper.read()?));
            }
        }
        let (mut wishes, mut outbox) = (None, None);
        for paper in papers {
            match paper.kind {
                PaperKind::Wishes => wishes = Some((paper.clone(), paper.read()?)),
                PaperKind::Outbox => outbox = Some(paper),
                _ => {}
            }
        }
        browsers.sort_by_key(|(_, browser): &(_, Browser)| Reverse(browser.since));
        browsers.truncate(MOST_BROWSERS);
        Ok(Self { wishes, browsers, outbox })
    }
}

impl Tables {
    /// When somebody wants to hear of something, by which ways.
    pub(super) async fn hours(&self, guest: GuestId, desk: &Desk) -> Result<Hours, ApiError> {
        let notices = &self.config.notices;
        let wishes = desk.wishes.as_ref().map(|(_, wishes)| wishes.clone()).unwrap_or_default();
        let mut ways = std::collections::BTreeSet::new();
        if notices.push && !desk.browsers.is_empty() {
            ways.insert(Way::Push);
        }
        let letters = notices.mailer.is_some();
        if letters
            && wishes.mail.as_ref().is_some_and(|mail| mail.on && mail.confirmed && !mail.bounced)
        {
            ways.insert(Way::Mail);
        }
        if notices.hooks && wishes.hook.as_ref().is_some_and(|hook| hook.on) {
            ways.insert(Way::Hook);
        }
        let named = self.guest(Some(guest)).await?.and_then(|person| person.card.zone);
        let zone = named.and_then(|name| zone(&name).ok()).unwrap_or(TimeZone::UTC);
        Ok(Hours {
            ways,
            letters: wishes.letters,
            remind_ms: u64::from(wishes.remind_h) * 3_600_000,
            quiet: wishes.quiet,
            zone,
            grace_ms: notices.grace_s * 1_000,
        })
    }

    /// How one hears of one's turns.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn notices(&self, bearer: Bearer) -> Result<NoticesShown, ApiError> {
        self.known(Some(bearer.guest)).await?;
        let desk = Desk::of(self.store.read().papers_of(bearer.guest).await?)?;
        let wishes = desk.wishes.map(|(_, wishes)| wishes).unwrap_or_default();
        let notices = &self.config.notices;
        let here = desk.browsers.iter().any(|(device, _)| device == bearer.device.as_str());
        let elsewhere = desk.browsers.len() as u32 - u32::from(here);
        let mail = wishes.mail.map(|mail| MailShown {
            state: match (mail.bounced, mail.confirmed) {
                (true, _) => MailState::Bounced,
                (false, true) => MailState::Confirmed,
                (false, false) => MailState::Unconfirmed,
            },
            address: mail.address,
            on: mail.on,
        });
        let hook =
            wishes.hook.map(|Hook { url, on, failed, key }| HookShown { url, on, failed, key });
        Ok(NoticesShown {
            offers: NoticeOffers {
                push: notices.push.then(|| self.push_keys.public()),
                letters: notices.mailer.is_some(),
                hooks: notices.hooks,
            },
            here,
            elsewhere,
            mail,
            hook,
            letters: wishes.letters,
            remind_h: wishes.remind_h,
            quiet: wishes.quiet,
        })
    }

    /// Changes what somebody wishes, and what goes along with it; tried again when something else has
    /// changed it meanwhile.
    pub(super) async fn wish(
        self: &Arc<Self>,
        guest: GuestId,
        change: impl Fn(&mut Wishes) -> Result<Vec<Op>, ApiError>,
    ) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            // Whoever is forgotten meanwhile wishes nothing.
            self.known(Some(guest)).await?;
            let kept = self.store.read().paper(PaperKind::Wishes, guest.as_str()).await?;
            let mut wishes = match &kept {
                Some(paper) => paper.read()?,
                None => Wishes::default(),
            };
            let more = change(&mut wishes)?;
            let paper = match &kept {
                Some(paper) => paper.changed(&wishes),
                None => Paper::new(PaperKind::Wishes, &guest, guest, &wishes),
            };
            if self
                .keep_papers(guest, std::iter::once(Op::Keep(paper)).chain(more).collect())
                .await?
            {
                // What waits may be due at another time now.
                return self.look_again(guest).await;
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Takes somebody's wishes.
    ///
    /// # Errors
    /// When they are not possible.
    pub async fn take_wishes(
        self: &Arc<Self>,
        guest: GuestId,
        new: NewWishes,
    ) -> Result<(), ApiError> {
        check_language(&new.language)?;
        if !REMINDERS.contains(&new.remind_h) {
            return Err(bad("remind_h", "0, 1, 3 or 12 hours"));
        }
        if new.quiet.is_some_and(|quiet| !quiet.is_possible()) {
            return Err(bad("quiet", "two different minutes of a day"));
        }
        self.wish(guest, |wishes| {
            wishes.language.clone_from(&new.language);
            (wishes.letters, wishes.remind_h, wishes.quiet) =
                (new.letters, new.remind_h, new.quiet);
            if let Some(mail) = &mut wishes.mail {
                mail.on = new.mail;
            }
            if let Some(hook) = &mut wishes.hook {
                hook.on = new.hook;
            }
            Ok(Vec::new())
        })
        .await
    }

    /// A browser of somebody shows notices from now on.
    ///
    /// # Errors
    /// When it is switched off here, or cannot be reached like that.
    pub async fn add_browser(
        self: &Arc<Self>,
        bearer: Bearer,
        new: NewBrowser,
        site: &str,
    ) -> Result<(), ApiError> {
        if !self.config.notices.push {
            return Err(ApiError::SwitchedOff);
        }
        check_language(&new.language)?;
        let NewBrowser { endpoint, p256dh, auth, language } = new;
        let at = Subscription { endpoint, p256dh, auth };
        self.wire.check(&at.endpoint).map_err(|reason| bad("endpoint", reason))?;
        if !at.is_whole() {
            return Err(bad("p256dh", "these are no keys of a browser"));
        }
        self.known(Some(bearer.guest)).await?;
        let browser = Browser { at, language, site: site.to_owned(), since: self.now() };
        let paper = Paper::new(PaperKind::Push, &bearer.device, bearer.guest, &browser);
        // Whatever this device had before it; and the device must be there still.
        let device = self.store.read().paper(PaperKind::Device, bearer.device.as_str()).await?;
        if device.is_none() {
            return Err(ApiError::NoDevice);
        }
        let before = Op::Tear(PaperKind::Push, bearer.device.to_string());
        self.keep_papers(bearer.guest, vec![before]).await?;
        self.keep_papers(bearer.guest, vec![Op::Keep(paper)]).await?;
        self.look_again(bearer.guest).await
    }

    /// A browser of somebody shows no notices any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_browser(
        self: &Arc<Self>,
        guest: GuestId,
        device: &str,
    ) -> Result<(), ApiError> {
        self.keep_papers(guest, vec![Op::Tear(PaperKind::Push, device.to_owned())]).await?;
        self.look_again(guest).await
    }

    /// Somebody gives an address; a letter asks whoever reads it there.
    ///
    /// # Errors
    /// When it is none, when letters are switched off, or when it cannot be sent.
    pub async fn take_address(
        self: &Arc<Self>,
        guest: GuestId,
        text: &str,
        language: &str,
    ) -> Result<(), ApiError> {
        if self.config.notices.mailer.is_none() {
            return Err(ApiError::SwitchedOff);
        }
        check_language(language)?;
        let to = letter::address(text).ok_or_else(|| bad("address", "this is no address"))?;
        let entropy = self.moment().entropy;
        let (confirm, stop) = (LetterKey::random(entropy)?, LetterKey::random(entropy)?);
        let address = to.to_string();
        let kept = Unconfirmed { address: address.clone() };
        let id = self.signer.seal(CONFIRM, confirm.as_str());
        let unconfirmed = Paper::new(PaperKind::Confirm, &id, guest, &kept);
        let unconfirmed = unconfirmed.until(self.now() + CONFIRM_MS);
        let stops = self.signer.seal(STOP, stop.as_str());
        self.wish(guest, |wishes| {
            language.clone_into(&mut wishes.language);
            let (mail_address, on) = (address.clone(), true);
            let mail = Mail { address: mail_address, on, confirmed: false, bounced: false, stop };
            wishes.mail = Some(mail);
            Ok(vec![
                Op::TearOthers(PaperKind::Confirm, String::new()),
                Op::TearOthers(PaperKind::Stop, String::new()),
                Op::Keep(unconfirmed.clone()),
                Op::Keep(Paper::new(PaperKind::Stop, &stops, guest, &serde_json::json!({}))),
            ])
        })
        .await?;
        let may = self.asked.may(&address, self.now());
        let (tables, language) = (Arc::clone(self), spoken(language));
        let asking = async move {
            if may {
                return tables.ask_for_confirmation(to, confirm, language).await;
            }
            // Said to nobody: who gives an address does not learn who else has given it.
            tracing::info!("an address that was given often today is not written to");
            Ok(())
        };
        in_equal_time(self.config.notices.asking_ms, asking).await
    }

    /// Whoever reads an address has opened the link.
    ///
    /// # Errors
    /// When the link opens nothing.
    pub async fn confirm_address(self: &Arc<Self>, key: &str) -> Result<(), ApiError> {
        let key: LetterKey = key.parse().map_err(|_| ApiError::NoLink)?;
        let id = self.signer.seal(CONFIRM, key.as_str());
        let paper = self.store.read().paper(PaperKind::Confirm, &id).await?;
        let paper = paper.filter(|paper| self.now() < paper.expires).ok_or(ApiError::NoLink)?;
        let Unconfirmed { address } = paper.read()?;
        self.wish(paper.guest, |wishes| {
            let mail = wishes.mail.as_mut().filter(|mail| mail.address == address);
            mail.ok_or(ApiError::NoLink)?.confirmed = true;
            Ok(vec![Op::Tear(PaperKind::Confirm, id.clone())])
        })
        .await
        // Whoever is forgotten has no address.
        .map_err(|error| match error {
            ApiError::Table(Fault::NoGuest) => ApiError::NoLink,
            error => error,
        })
    }

    /// Whoever reads an address wants no more letters; as often as they say so.
    ///
    /// # Errors
    /// When the link stops nothing.
    pub async fn stop_letters(self: &Arc<Self>, key: &str) -> Result<(), ApiError> {
        let key: LetterKey = key.parse().map_err(|_| ApiError::NoLink)?;
        let id = self.signer.seal(STOP, key.as_str());
        let paper = self.store.read().paper(PaperKind::Stop, &id).await?.ok_or(ApiError::NoLink)?;
        let guest = paper.guest;
        for _ in 0..TRIES {
            let kept = self.store.read().paper(PaperKind::Wishes, guest.as_str()).await?;
            let kept = kept.ok_or(ApiError::NoLink)?;
            let mut wishes: Wishes = kept.read()?;
            let Some(mail) = wishes.mail.as_mut().filter(|mail| mail.stop == key) else {
                return Ok(());
            };
            mail.on = false;
            let stopped = Write::Papers(guest, vec![Op::Keep(kept.changed(&wishes))]);
            // Also where nothing else may be stored: what a mail program has clicked it does not click again.
            if self.store.write_as_host(stopped).await? {
                self.call(Call::Person(guest));
                return if self.store.is_frozen() { Ok(()) } else { self.look_again(guest).await };
            }
        }
        Err(ApiError::Unavailable)
    }

    /// Somebody takes their address away.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_address(self: &Arc<Self>, guest: GuestId) -> Result<(), ApiError> {
        self.wish(guest, |wishes| {
            wishes.mail = None;
            let all = [PaperKind::Confirm, PaperKind::Stop];
            Ok(all.map(|kind| Op::TearOthers(kind, String::new())).into())
        })
        .await
    }

    /// Somebody gives a webhook. The same one keeps its key.
    ///
    /// # Errors
    /// When it may not be called, or they are switched off.
    pub async fn take_hook(self: &Arc<Self>, guest: GuestId, url: &str) -> Result<(), ApiError> {
        if !self.config.notices.hooks {
            return Err(ApiError::SwitchedOff);
        }
        let url = self.wire.check(url).map_err(|reason| bad("url", reason))?.to_string();
        let fresh = HookKey::random(self.moment().entropy)?;
        self.wish(guest, |wishes| {
            let same = wishes.hook.take().filter(|hook| hook.url == url);
            let key = same.map_or(fresh, |hook| hook.key);
            wishes.hook = Some(Hook { url: url.clone(), on: true, key, failed: false });
            Ok(Vec::new())
        })
        .await
    }

    /// Somebody takes their webhook away.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remove_hook(self: &Arc<Self>, guest: GuestId) -> Result<(), ApiError> {
        self.wish(guest, |wishes| {
            wishes.hook = None;
            Ok(Vec::new())
        })
        .await
    }
}
