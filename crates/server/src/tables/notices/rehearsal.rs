//! A test by every way that somebody has opened.

use std::sync::Arc;

use futures_util::future::join_all;
use quadrivium_table::ids::GuestId;

use super::outbox::Way;
use super::send::{Shown, Told, turn_page};
use super::wishes::{Desk, Wishes, spoken};
use super::wording::{LetterWords, Reader};
use crate::ApiError;
use crate::post::letter;
use crate::post::{Hooked, Letter};
use crate::sign::Bearer;
use crate::tables::Tables;

impl Tables {
    /// Sends a test by every way that is open; by how many.
    ///
    /// # Errors
    /// When there is none, or none of them works.
    pub async fn test_notices(self: &Arc<Self>, bearer: Bearer) -> Result<u32, ApiError> {
        let guest = bearer.guest;
        let desk = Desk::of(self.store.read().papers_of(guest).await?)?;
        let hours = self.hours(guest, &desk).await?;
        let wishes = desk.wishes.as_ref().map(|(_, wishes)| wishes.clone()).unwrap_or_default();
        let id = self.signer.seal("test", &format!("{guest}.{}", self.now()))[..24].to_owned();
        let mut arrived = 0;
        for way in hours.ways.clone() {
            let reader =
                Reader { language: wishes.language(), zone: hours.zone.clone(), now: self.now() };
            arrived += match way {
                Way::Push => self.test_push(guest, &desk, &id, reader).await?,
                Way::Mail => self.test_letter(&wishes, &id, &reader).await,
                Way::Hook => self.test_hook(&wishes, &id, &reader).await,
            };
        }
        if arrived == 0 { Err(ApiError::NotSent) } else { Ok(arrived) }
    }

    async fn test_push(
        self: &Arc<Self>,
        guest: GuestId,
        desk: &Desk,
        id: &str,
        reader: Reader,
    ) -> Result<u32, ApiError> {
        let told = desk.browsers.iter().map(async |(device, browser)| {
            let reader = Reader { language: spoken(&browser.language), ..reader.clone() };
            let told = Shown {
                id,
                title: &reader.text("notice-test"),
                body: &reader.text("notice-test-text"),
                lang: reader.language.name(),
                open: &reader.text("notice-open"),
                path: "/me".to_owned(),
                game: None,
                count: 0,
                tag: "turn".to_owned(),
            };
            self.push_one(device, browser, &told, false, guest).await
        });
        let mut arrived = 0;
        for taken in join_all(told).await {
            arrived += u32::from(taken? == Some(true));
        }
        Ok(arrived)
    }

    async fn test_letter(&self, wishes: &Wishes, id: &str, reader: &Reader) -> u32 {
        let (Some(mailer), Some(mail)) = (&self.config.notices.mailer, &wishes.mail) else {
            return 0;
        };
        let Some(to) = letter::address(&mail.address) else { return 0 };
        let stop = self.address_of(&format!("/letters/stop/{}", mail.stop));
        let (title, asked) = (reader.text("notice-test"), reader.text("notice-test-text"));
        let words = LetterWords { title: title.clone(), asked, left: None, more: Vec::new() };
        let open = (self.address_of("/me"), reader.text("notice-open"));
        let page = turn_page(reader, &words, wishes, &open, &stop, "");
        let letter = Letter {
            to,
            subject: title,
            text: page.text,
            html: page.html,
            pictures: page.pictures,
            id: id.to_owned(),
            stop: Some(stop),
        };
        u32::from(mailer.send(letter).await.is_ok())
    }

    async fn test_hook(&self, wishes: &Wishes, id: &str, reader: &Reader) -> u32 {
        let Some(hook) = &wishes.hook else { return 0 };
        let told = Told {
            id,
            kind: "test",
            at: self.now(),
            title: reader.text("notice-test"),
            text: reader.text("notice-test-text"),
            tables: Vec::new(),
            tournaments: Vec::new(),
        };
        let key = hook.key.to_string();
        let to = Hooked { url: &hook.url, key: &key };
        u32::from(self.wire.call(to, id, self.now(), &told).await.is_ok())
    }
}
