//! Sending what is due, by one of the ways, and what comes of it.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use futures_util::future::join_all;
use lettre::Address;
use quadrivium_speech::Language;
use quadrivium_table::ids::{GuestId, TableId};
use serde::Serialize;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;

use super::deliver::host;
use super::html;
use super::outbox::{Outbox, Sending, Way};
use super::rounds::{HookRound, path_of, tag_of};
use super::waiting::Found;
use super::wishes::{Browser, Desk, LetterKey, Wishes, spoken};
use super::wording::{LetterWords, Reader, Waiting};
use crate::ApiError;
use crate::http::picture;
use crate::post::doors::Pass;
use crate::post::letter::{self, Picture};
use crate::post::push::{LONGEST_TEXT, Pushed};
use crate::post::{Hooked, Letter, Lost};
use crate::store::{Op, PaperKind};
use crate::tables::Tables;
use crate::tables::tournaments::RoundNews;

/// Who answers for pushes where neither a public address nor a sender of letters is known.
const NOBODY: &str = "https://localhost";

/// The doors through which something goes.
type OpenDoors = HashMap<String, Arc<OwnedSemaphorePermit>>;

/// What a browser is told; its service worker shows it.
#[derive(Serialize)]
pub(super) struct Shown<'a> {
    pub id: &'a str,
    pub title: &'a str,
    pub body: &'a str,
    pub lang: &'a str,
    pub open: &'a str,
    /// Where to.
    pub path: String,
    /// Its picture.
    pub game: Option<&'a str>,
    /// How many games wait.
    pub count: usize,
    /// What it replaces.
    pub tag: String,
}

/// A table that a webhook is told of.
#[derive(Serialize)]
pub(super) struct HookTable {
    id: TableId,
    game: String,
    /// Its address, where the host has said how the site is reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<u64>,
    /// Which turn of theirs the notice is about: how many decisions they had made. Nothing at a table that only waits
    /// besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u32>,
}

/// What a webhook is told.
#[derive(Serialize)]
pub(super) struct Told<'a> {
    pub id: &'a str,
    #[serde(rename = "type")]
    pub kind: &'static str,
    pub at: u64,
    pub title: String,
    pub text: String,
    pub tables: Vec<HookTable>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tournaments: Vec<HookRound>,
}

/// What came of it.
enum Outcome {
    Arrived,
    Never,
    /// In these browsers it has.
    Later(BTreeSet<String>),
}

/// A letter in two forms.
pub(super) struct Page {
    pub text: String,
    pub html: String,
    pub pictures: Vec<Picture>,
}

impl Tables {
    /// Sends what was taken out of somebody's outbox until then, and notes there what came of it.
    pub(super) async fn send_notice(
        self: &Arc<Self>,
        guest: GuestId,
        way: Way,
        desk: &Desk,
        sending: &Sending,
        (pass, until): (Pass, Instant),
    ) -> Result<(), ApiError> {
        let Pass { doors, place } = pass;
        let out = self.send_out(guest, way, desk, sending, doors);
        let (outcome, gone) = match tokio::time::timeout_at(until, out).await {
            Ok(out) => out?,
            Err(_) => (Outcome::Later(BTreeSet::new()), Vec::new()),
        };
        drop(place);
        let now = self.now();
        self.note(guest, |outbox: &mut Outbox| {
            for table in &gone {
                outbox.release(*table, true);
            }
            match &outcome {
                Outcome::Arrived => outbox.done(way, sending.number, true, now),
                Outcome::Never => outbox.done(way, sending.number, false, now),
                Outcome::Later(shown) => outbox.later(way, sending.number, shown, now),
            }
            true
        })
        .await
    }

    /// What came of it, and which tables are no more.
    async fn send_out(
        self: &Arc<Self>,
        guest: GuestId,
        way: Way,
        desk: &Desk,
        sending: &Sending,
        doors: OpenDoors,
    ) -> Result<(Outcome, Vec<TableId>), ApiError> {
        let Found { waiting, gone } = self.still_waiting(guest, desk, sending).await?;
        let rounds = self.still_news(guest, sending, &waiting).await?;
        if waiting.is_empty() && rounds.is_empty() {
            // They have acted meanwhile.
            return Ok((Outcome::Never, gone));
        }
        self.metrics.notices.add(1);
        let id = self.signer.seal("notice", &format!("{guest}.{}", sending.number));
        let notice = Notice { guest, id: &id[..24], sending, waiting: &waiting, rounds: &rounds };
        let outcome = match way {
            Way::Push => self.push_all(desk, notice, doors).await?,
            Way::Mail => self.write_letter(desk, notice).await?,
            Way::Hook => self.call_hook(desk, notice).await?,
        };
        Ok((outcome, gone))
    }

    async fn reader(
        &self,
        guest: GuestId,
        desk: &Desk,
        language: Language,
    ) -> Result<Reader, ApiError> {
        let zone = self.hours(guest, desk).await?.zone;
        Ok(Reader { language, zone, now: self.now() })
    }

    /// Who answers for what is pushed.
    fn contact(&self, site: &str) -> String {
        let notices = &self.config.notices;
        let site = notices.public_url.as_deref().unwrap_or(site);
        match &notices.mailer {
            Some(mailer) => mailer.contact(),
            None if site.starts_with("https://") => site.to_owned(),
            None => NOBODY.to_owned(),
        }
    }

    async fn push_all(
        self: &Arc<Self>,
        desk: &Desk,
        notice: Notice<'_>,
        doors: OpenDoors,
    ) -> Result<Outcome, ApiError> {
        let waits = |(device, _): &&(String, Browser)| !notice.sending.shown.contains(device);
        // All at the same time: one that keeps us waiting must neither use up the time for the others nor that of
        // whoever sends this.
        let through = |to: &(String, Browser)| doors.get(&host(&to.1.at.endpoint)).cloned();
        let browsers: Vec<_> =
            desk.browsers.iter().filter(waits).map(|to| (to, through(to))).collect();
        // Each door closes behind the last that goes through it.
        drop(doors);
        let told = browsers.into_iter().map(async |((device, browser), _door)| {
            let language = spoken(&browser.language);
            let reader = self.reader(notice.guest, desk, language).await?;
            let words = reader.words(notice.waiting, notice.rounds, notice.sending.reminder);
            let told = Shown {
                id: notice.id,
                title: &words.title,
                body: &words.body,
                lang: language.name(),
                open: &reader.text(notice.button()),
                path: path_of(notice.waiting, notice.rounds),
                game: notice.game(),
                count: notice.waiting.len(),
                tag: tag_of(notice.waiting, notice.rounds),
            };
            let urgent = notice.sending.reminder;
            let taken = self.push_one(device, browser, &told, urgent, notice.guest).await?;
            Ok::<_, ApiError>((device, taken))
        });
        let mut shown = BTreeSet::new();
        let mut later = false;
        for told in join_all(told).await {
            match told? {
                (device, Some(true)) => drop(shown.insert(device.clone())),
                (_, Some(false)) => later = true,
                (_, None) => {}
            }
        }
        Ok(match (later, shown.is_empty() && notice.sending.shown.is_empty()) {
            (true, _) => Outcome::Later(shown),
            (false, false) => Outcome::Arrived,
            (false, true) => Outcome::Never,
        })
    }

    /// Pushes to one browser: whether it was taken, or may be later; nothing where it never will.
    pub(super) async fn push_one(
        self: &Arc<Self>,
        device: &str,
        browser: &Browser,
        told: &Shown<'_>,
        urgent: bool,
        guest: GuestId,
    ) -> Result<Option<bool>, ApiError> {
        let text = serde_json::to_string(told).map_err(|_| ApiError::Internal)?;
        let text = if text.len() > LONGEST_TEXT {
            let (path, tag) = (told.path.clone(), told.tag.clone());
            let short = Shown { body: "", path, tag, ..*told };
            serde_json::to_string(&short).map_err(|_| ApiError::Internal)?
        } else {
            text
        };
        let contact = self.contact(&browser.site);
        // What waits at a push service is replaced as what a browser shows is.
        let topic = if told.tag == "turn" { "turns" } else { &told.tag };
        let now = self.now();
        let message = Pushed { text: &text, topic, urgent, contact: &contact, now };
        let pushed = self.wire.push(&self.push_keys, &browser.at, message, self.moment().entropy);
        match pushed.await {
            Ok(()) => Ok(Some(true)),
            Err(Lost::Gone) => {
                // The person has taken it back in the browser, or thrown the browser away.
                let gone = Op::Tear(PaperKind::Push, device.to_owned());
                self.keep_papers(guest, vec![gone]).await?;
                Ok(None)
            }
            Err(Lost::Later(reason)) => {
                tracing::debug!(%reason, "a push is tried again");
                Ok(Some(false))
            }
            Err(Lost::Refused(reason)) => {
                tracing::info!(%reason, "a push was refused");
                Ok(None)
            }
        }
    }

    async fn write_letter(
        self: &Arc<Self>,
        desk: &Desk,
        notice: Notice<'_>,
    ) -> Result<Outcome, ApiError> {
        let (Some(mailer), Some((_, wishes))) = (&self.config.notices.mailer, &desk.wishes) else {
            return Ok(Outcome::Never);
        };
        let Some(mail) = &wishes.mail else { return Ok(Outcome::Never) };
        let Some(to) = letter::address(&mail.address) else { return Ok(Outcome::Never) };
        let reader = self.reader(notice.guest, desk, wishes.language()).await?;
        let Some(words) = reader.letter(notice.waiting, notice.rounds, notice.sending.reminder)
        else {
            return Ok(Outcome::Never);
        };
        let stop = self.address_of(&format!("/letters/stop/{}", mail.stop));
        let first = notice.waiting.get(..1).unwrap_or_default();
        let rounds = if first.is_empty() { notice.rounds.get(..1) } else { None };
        let path = path_of(first, rounds.unwrap_or_default());
        let open = (self.address_of(&path), reader.text(notice.button()));
        let game = notice.game().unwrap_or_default();
        let page = turn_page(&reader, &words, wishes, &open, &stop, game);
        let letter = Letter {
            to,
            subject: words.title,
            text: page.text,
            html: page.html,
            pictures: page.pictures,
            id: notice.id.to_owned(),
            stop: Some(stop),
        };
        Ok(match mailer.send(letter).await {
            Ok(()) => Outcome::Arrived,
            Err(Lost::Later(reason)) => {
                tracing::warn!(%reason, "a letter is tried again");
                Outcome::Later(BTreeSet::new())
            }
            Err(Lost::Gone | Lost::Refused(_)) => {
                // The person sees it beside the address.
                self.wish(notice.guest, |wishes| {
                    if let Some(kept) = wishes.mail.as_mut().filter(|kept| kept.stop == mail.stop) {
                        kept.bounced = true;
                    }
                    Ok(Vec::new())
                })
                .await?;
                Outcome::Never
            }
        })
    }

    /// An address of the site as others reach it.
    pub(super) fn address_of(&self, path: &str) -> String {
        let site = self.config.notices.public_url.as_deref().unwrap_or_default();
        format!("{}{path}", site.trim_end_matches('/'))
    }

    /// Asks whoever reads an address whether they want letters.
    pub(super) async fn ask_for_confirmation(
        &self,
        to: Address,
        key: LetterKey,
        language: Language,
    ) -> Result<(), ApiError> {
        let Some(mailer) = &self.config.notices.mailer else { return Err(ApiError::SwitchedOff) };
        let reader = Reader { language, zone: jiff::tz::TimeZone::UTC, now: self.now() };
        let open = self.address_of(&format!("/letters/confirm/{key}"));
        let (title, said) = (reader.text("notice-confirm"), reader.text("notice-confirm-text"));
        let button = reader.text("notice-confirm-open");
        let card =
            format!("{}{}", html::head(None, &title, &said, None), html::button(&open, &button));
        let letter = Letter {
            to,
            text: format!("{title}\n\n{said}\n\n{button}: {open}\n"),
            html: html::page(language.name(), &title, &said, &card, ""),
            subject: title,
            pictures: html::pictures(None),
            id: self.signer.seal("letter", key.as_str())[..24].to_owned(),
            stop: None,
        };
        mailer.send(letter).await.map_err(|lost| {
            tracing::warn!(reason = %lost, "a confirmation could not be sent");
            ApiError::NotSent
        })
    }

    async fn call_hook(
        self: &Arc<Self>,
        desk: &Desk,
        notice: Notice<'_>,
    ) -> Result<Outcome, ApiError> {
        let Some((_, wishes)) = &desk.wishes else { return Ok(Outcome::Never) };
        let Some(hook) = &wishes.hook else { return Ok(Outcome::Never) };
        let reader = self.reader(notice.guest, desk, wishes.language()).await?;
        let words = reader.words(notice.waiting, notice.rounds, notice.sending.reminder);
        let kind = match (notice.sending.reminder, notice.waiting) {
            (true, _) => "reminder",
            (false, []) => "round",
            (false, _) => "turn",
        };
        let site = self.config.notices.public_url.as_ref();
        let tables = notice.waiting.iter().map(|table| {
            let path = format!("/t/{}", table.table);
            HookTable {
                id: table.table,
                game: table.game.clone(),
                url: site.map(|_| self.address_of(&path)),
                path,
                until: table.until,
                turn: notice.turn(table.table),
            }
        });
        let told = Told {
            id: notice.id,
            kind,
            at: self.now(),
            title: words.title,
            text: words.body,
            tables: tables.collect(),
            tournaments: notice.rounds.iter().map(|news| self.hook_round(news)).collect(),
        };
        let key = hook.key.to_string();
        let to = Hooked { url: &hook.url, key: &key };
        let called = self.wire.call(to, notice.id, self.now(), &told).await;
        let failed = called.is_err();
        if failed != hook.failed || called == Err(Lost::Gone) {
            self.wish(notice.guest, |wishes| {
                if let Some(kept) = wishes.hook.as_mut().filter(|kept| kept.key == hook.key) {
                    kept.failed = failed;
                    kept.on &= called != Err(Lost::Gone);
                }
                Ok(Vec::new())
            })
            .await?;
        }
        Ok(match called {
            Ok(()) => Outcome::Arrived,
            Err(Lost::Later(_)) => Outcome::Later(BTreeSet::new()),
            Err(Lost::Gone | Lost::Refused(_)) => Outcome::Never,
        })
    }
}

/// Something that is sent.
#[derive(Clone, Copy)]
struct Notice<'a> {
    guest: GuestId,
    id: &'a str,
    sending: &'a Sending,
    waiting: &'a [Waiting],
    rounds: &'a [RoundNews],
}

impl<'a> Notice<'a> {
    /// Which turn at a table it is about.
    fn turn(&self, table: TableId) -> Option<u32> {
        let own = self.sending.tables.iter().find(|(id, _)| *id == table);
        own.map(|(_, turn)| *turn)
    }

    /// The game that it is about first.
    fn game(&self) -> Option<&'a str> {
        let round = self.rounds.first().map(|news| news.game.as_str());
        self.waiting.first().map(|table| table.game.as_str()).or(round)
    }

    /// What is said on the button that leads there.
    fn button(&self) -> &'static str {
        match (self.waiting, self.rounds) {
            ([], [news, ..]) if news.table().is_none() => "notice-open-tournament",
            _ => "notice-open",
        }
    }
}

/// A letter about tables that wait, and tournaments.
pub(super) fn turn_page(
    reader: &Reader,
    words: &LetterWords,
    wishes: &Wishes,
    (open, button): &(String, String),
    stop: &str,
    game: &str,
) -> Page {
    let foot = reader.foot(wishes.letters, wishes.quiet);
    let lines = [Some(words.asked.clone()), words.left.clone()];
    let lines: Vec<_> = lines.into_iter().flatten().filter(|line| !line.is_empty()).collect();
    let mut text = format!("{}\n\n{}\n\n{button}: {open}\n", words.title, lines.join("\n"));
    for more in &words.more {
        text.extend(["\n", more, "\n"]);
    }
    text.extend(["\n-- \n", &foot, "\n", &reader.text("notice-foot-stop"), " ", stop, "\n"]);
    let cover = picture(&format!("letters/{game}.jpg"));
    let mut card =
        html::head(cover.map(|_| "cover"), &words.title, &words.asked, words.left.as_deref());
    card.push_str(&html::button(open, button));
    card.extend(words.more.iter().map(|more| html::more(more)));
    let foot = html::foot(&foot, stop, &reader.text("notice-foot-stop-link"));
    let html = html::page(reader.language.name(), &words.title, &words.asked, &card, &foot);
    Page { text, html, pictures: html::pictures(cover) }
}
