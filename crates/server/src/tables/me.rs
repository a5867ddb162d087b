//! A person as they see themselves.

use std::sync::Arc;

use quadrivium_table::ids::GuestId;
use quadrivium_table::{Arms, zone};
use serde::Serialize;

use super::Tables;
use super::passkeys::{Party, Passkey, PasskeyShown};
use super::recovery::Kept;
use crate::ApiError;
use crate::config::Ways;
use crate::sessions::Device;
use crate::sign::{Bearer, DeviceId};
use crate::store::{Op, PaperKind};

/// A device as its person sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct DeviceShown {
    /// Its name.
    #[schema(value_type = String)]
    pub id: DeviceId,
    /// The browser and the system.
    pub name: String,
    /// Whether it is held in the hand.
    pub phone: bool,
    /// Since when it is known, in milliseconds since 1970.
    pub created: u64,
    /// When it was last here, to the hour.
    pub seen: u64,
    /// Whether it is this one.
    pub here: bool,
}

/// What the host offers.
#[derive(Clone, Copy, Debug, Serialize, utoipa::ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is switched off by itself")]
pub struct Offers {
    /// Links to other devices.
    pub links: bool,
    /// Recovery codes.
    pub recovery: bool,
    /// Passkeys, at the address that was asked.
    pub passkeys: bool,
    /// Days away from games over days.
    pub away: bool,
}

/// A person as they see themselves.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Myself {
    /// Who.
    #[schema(value_type = String)]
    pub id: GuestId,
    /// What one is called.
    pub name: String,
    /// One's shield in four words.
    pub arms: String,
    /// Where one is known, this device first.
    pub devices: Vec<DeviceShown>,
    /// One's passkeys, the one that was used last first.
    pub passkeys: Vec<PasskeyShown>,
    /// When the recovery code was made, in milliseconds since 1970.
    pub recovery: Option<u64>,
    /// Whether one comes back in after losing any one of these.
    pub safe: bool,
    /// Whether one is a host here, or was not long ago.
    pub host: bool,
    /// What the host offers.
    pub offers: Offers,
}

impl Tables {
    /// A person as they see themselves, at one of their devices, which has asked this site.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn myself(&self, bearer: Bearer, party: Option<&Party>) -> Result<Myself, ApiError> {
        let person = self.known(Some(bearer.guest)).await?;
        let (mut devices, mut passkeys, mut recovery) = (Vec::new(), Vec::new(), None);
        for paper in self.store.read().papers_of(bearer.guest).await? {
            match paper.kind {
                PaperKind::Device => {
                    let (device, id) = (paper.read::<Device>()?, paper.id.parse());
                    let Ok(id) = id else { continue };
                    let here = id == bearer.device;
                    let Device { name, phone, created, seen, .. } = device;
                    devices.push(DeviceShown { id, name, phone, created, seen, here });
                }
                PaperKind::Recovery => recovery = Some(paper.read::<Kept>()?.made),
                PaperKind::Passkey => {
                    let key = paper.read::<Passkey>()?;
                    passkeys.push(PasskeyShown::of(paper.id, key, party));
                }
                PaperKind::Link
                | PaperKind::Challenge
                | PaperKind::Away
                | PaperKind::Announce
                | PaperKind::Profile
                | PaperKind::Leaving
                | PaperKind::Seen
                | PaperKind::Inviting
                | PaperKind::Wishes
                | PaperKind::Push
                | PaperKind::Confirm
                | PaperKind::Stop
                | PaperKind::Outbox
                | PaperKind::Due
                | PaperKind::Stir
                | PaperKind::Site
                | PaperKind::Host
                | PaperKind::Desk
                | PaperKind::Conduct
                | PaperKind::Barred
                | PaperKind::Report
                | PaperKind::Welcome
                | PaperKind::Docket
                | PaperKind::Tournament => {}
            }
        }
        devices.sort_by_key(|device| (!device.here, std::cmp::Reverse(device.seen), device.id));
        passkeys.sort_by_key(|key| (std::cmp::Reverse(key.used), key.created));
        let Ways { links, recovery: codes, passkeys: keys } = self.config.ways;
        let keys = keys && party.is_some();
        let opening = passkeys.iter().filter(|key| keys && key.works).count();
        let ways = devices.len() + usize::from(recovery.is_some()) + opening;
        let away = self.config.away_days > 0;
        Ok(Myself {
            id: person.id,
            arms: person.arms().words(),
            name: person.name,
            devices,
            passkeys,
            recovery,
            safe: ways >= 2,
            host: self.config.hosting.page && self.seems_host(bearer.guest).await?,
            offers: Offers { links, recovery: codes, passkeys: keys, away },
        })
    }

    /// A person lives by another zone: their weekends are told by it where they sit down from now on.
    ///
    /// # Errors
    /// When there is no such zone.
    pub async fn live_by(self: &Arc<Self>, guest: GuestId, name: &str) -> Result<(), ApiError> {
        zone(name)?;
        let person = self.known(Some(guest)).await?;
        if person.card.zone.as_deref() != Some(name) {
            self.keep_papers(guest, vec![Op::Zone(name.to_owned())]).await?;
        }
        Ok(())
    }

    /// A person takes another shield.
    ///
    /// # Errors
    /// When it is none.
    pub async fn take_arms(self: &Arc<Self>, guest: GuestId, words: &str) -> Result<(), ApiError> {
        let arms = Arms::read(words)?;
        let person = self.known(Some(guest)).await?;
        if person.card.arms != Some(arms) {
            self.keep_papers(guest, vec![Op::Arms(arms)]).await?;
        }
        Ok(())
    }
}
