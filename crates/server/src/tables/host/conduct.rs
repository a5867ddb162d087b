//! Who may not write, and who may not come in: with a reason, for a time, and never without a way back.
//!
//! Whoever may not write plays on. Whoever may not come in is nobody at every device, bots play on for
//! them, and the address they came from lets in nobody new, as a keyed hash, for the same time.

use std::sync::Arc;

use quadrivium_table::ids::GuestId;
use quadrivium_table::{Fault, plain};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Host;
use super::log::About;
use crate::ApiError;
use crate::store::{Op, Paper, PaperKind, Write};
use crate::tables::Tables;

/// The longest reason, in characters.
const LONGEST: usize = 300;
/// The longest time but for good, in days.
const MOST_DAYS: u32 = 3_650;
const DAY_MS: u64 = 24 * 3_600 * 1_000;
/// For how long it is remembered that somebody was not let write or come in.
const REMEMBERED_MS: u64 = 90 * DAY_MS;

/// Something that somebody may not do, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Sanction {
    /// What the host says about it; whom it concerns is told so.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub since: u64,
    /// Until when; nothing for good.
    pub until: Option<u64>,
}

impl Sanction {
    /// Whether it holds at a time.
    pub fn holds(&self, now: u64) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// What a host wants for somebody.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
pub struct Sentence {
    /// Why; whom it concerns is told so.
    pub reason: String,
    /// For how many days; nothing for good.
    #[serde(default)]
    pub days: Option<u32>,
}

/// That somebody may not come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Ban {
    pub sanction: Sanction,
    /// Whether they still sit in games.
    pub seated: bool,
}

/// What somebody may not do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Conduct {
    #[serde(default)]
    pub mute: Option<Sanction>,
    #[serde(default)]
    pub ban: Option<Ban>,
}

impl Conduct {
    /// When it need not be remembered any more; 0 for never.
    fn expires(&self, now: u64) -> u64 {
        let ban = self.ban.as_ref().map(|ban| &ban.sanction);
        let all = || [self.mute.as_ref(), ban].into_iter().flatten();
        if all().any(|sanction| sanction.until.is_none()) {
            return 0;
        }
        all().filter_map(|sanction| sanction.until).max().unwrap_or(now) + REMEMBERED_MS
    }
}

impl Tables {
    fn sanction(&self, wanted: &Sentence) -> Result<Sanction, ApiError> {
        let since = self.now();
        if wanted.days.is_some_and(|days| days == 0 || days > MOST_DAYS) {
            let reason = format!("1 to {MOST_DAYS}, or nothing for good");
            return Err(Fault::BadField { field: "days", reason }.into());
        }
        let until = wanted.days.map(|days| since + u64::from(days) * DAY_MS);
        Ok(Sanction { reason: plain("reason", &wanted.reason, LONGEST)?, since, until })
    }

    async fn conduct(
        self: &Arc<Self>,
        host: Host,
        guest: GuestId,
        word: &'static str,
        said: serde_json::Value,
        change: impl Fn(&mut Conduct) + Send + Sync + 'static,
    ) -> Result<(), ApiError> {
        self.subject(guest).await?;
        if host.guest == Some(guest) {
            let reason = "nobody does this to themselves".to_owned();
            return Err(Fault::BadField { field: "person", reason }.into());
        }
        self.order(move |tables, orders| {
            let now = tables.now();
            let known = orders.conduct.get(&guest);
            let mut conduct = known.map(|(_, conduct)| conduct.clone()).unwrap_or_default();
            change(&mut conduct);
            let paper = match known {
                Some((paper, _)) => paper.changed(&conduct),
                None => Paper::new(PaperKind::Conduct, &tables.seal_of(guest), guest, &conduct),
            };
            let mut ops = vec![Op::Keep(paper.until(conduct.expires(now)))];
            ops.extend(tables.act(host, word, About::Person(guest), &said)?);
            Ok(ops)
        })
        .await
    }

    /// Somebody plays on, but writes nothing.
    ///
    /// # Errors
    /// When there is no such person, or no reason.
    pub async fn mute(
        self: &Arc<Self>,
        host: Host,
        guest: GuestId,
        wanted: &Sentence,
    ) -> Result<(), ApiError> {
        let sanction = self.sanction(wanted)?;
        let said = json!({ "reason": sanction.reason, "until": sanction.until });
        let set = move |conduct: &mut Conduct| conduct.mute = Some(sanction.clone());
        self.conduct(host, guest, "mute", said, set).await
    }

    /// Somebody may write again.
    ///
    /// # Errors
    /// When there is no such person.
    pub async fn unmute(self: &Arc<Self>, host: Host, guest: GuestId) -> Result<(), ApiError> {
        self.conduct(host, guest, "unmute", json!({}), |conduct| conduct.mute = None).await
    }

    /// Somebody is nobody at every device from now on; bots play on for them. From the address that they
    /// were last seen at nobody new comes in.
    ///
    /// # Errors
    /// When there is no such person, or no reason.
    pub async fn ban(
        self: &Arc<Self>,
        host: Host,
        guest: GuestId,
        wanted: &Sentence,
        address: Option<String>,
    ) -> Result<(), ApiError> {
        let sanction = self.sanction(wanted)?;
        let said = json!({ "reason": sanction.reason, "until": sanction.until });
        let ban = Ban { sanction, seated: true };
        let set = move |conduct: &mut Conduct| conduct.ban = Some(ban.clone());
        self.conduct(host, guest, "ban", said, set).await?;
        if let Some(address) = address {
            self.bar(guest, &address).await?;
        }
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = tables.stand_up_everywhere(guest).await {
                tracing::warn!(%error, "somebody still sits in games; it is tried again");
            }
        });
        Ok(())
    }

    /// Somebody may come in again, as whoever they were. Games that bots have taken over stay so.
    ///
    /// # Errors
    /// When there is no such person.
    pub async fn unban(self: &Arc<Self>, host: Host, guest: GuestId) -> Result<(), ApiError> {
        self.conduct(host, guest, "unban", json!({}), |conduct| conduct.ban = None).await?;
        let open = vec![Op::TearOthers(PaperKind::Barred, String::new())];
        self.store.write_as_host(Write::Papers(guest, open)).await?;
        Ok(())
    }

    fn barred_seal(&self, address: &str) -> String {
        self.signer.seal("address", address)
    }

    /// Somebody who may not come in was seen at an address: nobody new comes in from there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bar(&self, guest: GuestId, address: &str) -> Result<(), ApiError> {
        let Some(until) = self.orders().ban(guest, self.now()).map(|ban| ban.until) else {
            return Ok(());
        };
        let seal = self.barred_seal(address);
        if self.store.read().paper(PaperKind::Barred, &seal).await?.is_none() {
            let paper =
                Paper::new(PaperKind::Barred, &seal, guest, &json!({ "since": self.now() }));
            let bar = vec![Op::Keep(paper.until(until.unwrap_or_default()))];
            self.store.write_as_host(Write::Papers(guest, bar)).await?;
        }
        Ok(())
    }

    /// Whether somebody new may come in from an address.
    ///
    /// # Errors
    /// When they may not.
    pub async fn check_address(&self, address: Option<&str>) -> Result<(), ApiError> {
        let Some(address) = address else { return Ok(()) };
        let barred = self.store.read().paper(PaperKind::Barred, &self.barred_seal(address)).await?;
        let holds = |paper: &Paper| paper.expires == 0 || paper.expires > self.now();
        if barred.is_some_and(|paper| holds(&paper)) { Err(ApiError::Barred) } else { Ok(()) }
    }

    /// Goes on with those who may not come in and still sit in games.
    ///
    /// # Errors
    /// When the database fails.
    pub(in crate::tables) async fn go_on_banning(self: &Arc<Self>) -> Result<(), ApiError> {
        let orders = self.orders();
        let seated = orders
            .conduct
            .iter()
            .filter(|(_, (_, conduct))| conduct.ban.as_ref().is_some_and(|ban| ban.seated));
        for (guest, _) in seated {
            self.stand_up_everywhere(*guest).await?;
        }
        Ok(())
    }

    async fn stand_up_everywhere(self: &Arc<Self>, guest: GuestId) -> Result<(), ApiError> {
        for table in self.store.read().present(guest).await? {
            match self.fetch(table).await {
                // Where they are alone nobody waits for them.
                Ok(held) if held.fold().everybody().len() < 2 => {}
                Ok(held) => self.stand_up(&held, guest).await?,
                Err(ApiError::Table(Fault::NoTable | Fault::Damaged | Fault::OldRules(_))) => {}
                Err(error) => return Err(error),
            }
        }
        self.order(move |_, orders| {
            let known = orders.conduct.get(&guest).ok_or(ApiError::NoPlayer)?;
            let mut conduct = known.1.clone();
            if let Some(ban) = &mut conduct.ban {
                ban.seated = false;
            }
            let expires = known.0.expires;
            Ok(vec![Op::Keep(known.0.changed(&conduct).until(expires))])
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ends_is_forgotten_after_a_while_and_what_does_not_is_kept() {
        let sanction = |until| Sanction { reason: "rude".into(), since: 0, until };
        let mute = |until| Conduct { mute: Some(sanction(until)), ban: None };
        assert_eq!(mute(Some(7)).expires(0), 7 + REMEMBERED_MS);
        assert_eq!(mute(None).expires(0), 0);
        let both = Conduct {
            ban: Some(Ban { sanction: sanction(Some(9)), seated: false }),
            ..mute(Some(7))
        };
        assert_eq!(both.expires(0), 9 + REMEMBERED_MS);
        assert!(sanction(Some(7)).holds(6) && !sanction(Some(7)).holds(7));
        assert!(sanction(None).holds(u64::MAX));
    }
}
