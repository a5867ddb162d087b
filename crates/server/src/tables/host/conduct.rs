//! Who may not write, and who may not come in: with a reason, for a time, and never without a way back.
//!
//! Whoever may not write plays on. Whoever may not come in is nobody at every device, bots play on for
//! them, and the addresses they come from let in nobody new, as keyed hashes: a few of them, for a month at most.

use std::sync::Arc;

use quadrivium_table::ids::GuestId;
use quadrivium_table::{Fault, Removal, State, plain};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::log::About;
use super::{Host, Orders};
use crate::ApiError;
use crate::held::Held;
use crate::store::{Op, Paper, PaperKind, Write};
use crate::tables::Tables;

/// The longest reason, in characters.
const LONGEST: usize = 300;
/// The longest time but for good, in days.
const MOST_DAYS: u32 = 3_650;
const DAY_MS: u64 = 24 * 3_600 * 1_000;
/// How many addresses a ban closes at the same time.
const MOST_BARRED: usize = 5;
/// For how long.
const BARRED_MS: u64 = 30 * DAY_MS;
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

/// Since when an address is closed.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Since {
    since: u64,
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

/// What a host does about somebody.
#[derive(Clone, Debug)]
pub(super) enum Measure {
    Mute(Sanction),
    Unmute,
    Ban(Sanction),
    Unban,
}

impl Measure {
    /// What it is called in the log.
    fn word(&self) -> &'static str {
        match self {
            Self::Mute(_) => "mute",
            Self::Unmute => "unmute",
            Self::Ban(_) => "ban",
            Self::Unban => "unban",
        }
    }

    /// What the log says of it.
    fn said(&self) -> Value {
        match self {
            Self::Mute(sanction) | Self::Ban(sanction) => {
                json!({ "reason": sanction.reason, "until": sanction.until })
            }
            Self::Unmute | Self::Unban => json!({}),
        }
    }

    fn change(&self, conduct: &mut Conduct) {
        match self {
            Self::Mute(sanction) => conduct.mute = Some(sanction.clone()),
            Self::Unmute => conduct.mute = None,
            Self::Ban(sanction) => {
                conduct.ban = Some(Ban { sanction: sanction.clone(), seated: true });
            }
            Self::Unban => conduct.ban = None,
        }
    }

    /// Whether it holds for somebody.
    pub(super) fn holds(&self, orders: &Orders, guest: GuestId) -> bool {
        let conduct = orders.conduct.get(&guest).map(|(_, conduct)| conduct);
        let mute = conduct.and_then(|conduct| conduct.mute.as_ref());
        let ban = conduct.and_then(|conduct| conduct.ban.as_ref()).map(|ban| &ban.sanction);
        match self {
            Self::Mute(sanction) => mute == Some(sanction),
            Self::Unmute => mute.is_none(),
            Self::Ban(sanction) => ban == Some(sanction),
            Self::Unban => ban.is_none(),
        }
    }
}

impl Tables {
    pub(super) fn sanction(&self, wanted: &Sentence) -> Result<Sanction, ApiError> {
        let since = self.now();
        if wanted.days.is_some_and(|days| days == 0 || days > MOST_DAYS) {
            let reason = format!("1 to {MOST_DAYS}, or nothing for good");
            return Err(Fault::BadField { field: "days", reason }.into());
        }
        let until = wanted.days.map(|days| since + u64::from(days) * DAY_MS);
        Ok(Sanction { reason: plain("reason", &wanted.reason, LONGEST)?, since, until })
    }

    /// Whoever a host wants to do something to: somebody, and not the host.
    pub(super) async fn check_subject(&self, host: Host, guest: GuestId) -> Result<(), ApiError> {
        self.subject(guest).await?;
        if host.guest() == Some(guest) {
            let reason = "nobody does this to themselves".to_owned();
            return Err(Fault::BadField { field: "person", reason }.into());
        }
        Ok(())
    }

    /// What has to be written so that a measure holds, beginning with the paper itself.
    pub(super) fn ops_of_measure(
        &self,
        orders: &Orders,
        host: Host,
        guest: GuestId,
        measure: &Measure,
    ) -> Result<Vec<Op>, ApiError> {
        let known = orders.conduct.get(&guest);
        let mut conduct = known.map(|(_, conduct)| conduct.clone()).unwrap_or_default();
        measure.change(&mut conduct);
        let paper = match known {
            Some((paper, _)) => paper.changed(&conduct),
            None => Paper::new(PaperKind::Conduct, &self.seal_of(guest), guest, &conduct),
        };
        let mut ops = vec![Op::Keep(paper.until(conduct.expires(self.now())))];
        ops.extend(self.act(host, measure.word(), About::Person(guest), &measure.said())?);
        if matches!(measure, Measure::Ban(_)) {
            ops.extend(self.ops_of_farewell(orders, guest));
        }
        Ok(ops)
    }

    pub(super) async fn take_measure(
        self: &Arc<Self>,
        host: Host,
        guest: GuestId,
        measure: Measure,
    ) -> Result<(), ApiError> {
        self.check_subject(host, guest).await?;
        self.order(move |tables, orders| tables.ops_of_measure(orders, host, guest, &measure)).await
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
        self.take_measure(host, guest, Measure::Mute(self.sanction(wanted)?)).await
    }

    /// Somebody may write again.
    ///
    /// # Errors
    /// When there is no such person.
    pub async fn unmute(self: &Arc<Self>, host: Host, guest: GuestId) -> Result<(), ApiError> {
        self.take_measure(host, guest, Measure::Unmute).await
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
        self.take_measure(host, guest, Measure::Ban(self.sanction(wanted)?)).await?;
        self.see_to_ban(guest, address).await
    }

    /// What follows from a ban: the address is closed to new names, and seats are left.
    pub(super) async fn see_to_ban(
        self: &Arc<Self>,
        guest: GuestId,
        address: Option<String>,
    ) -> Result<(), ApiError> {
        if let Some(address) = address {
            self.bar(guest, &address).await?;
        }
        let tables = Arc::clone(self);
        tokio::spawn(async move { tables.try_to_stand_up_everywhere(guest).await });
        Ok(())
    }

    /// Somebody may come in again, as whoever they were. Games that bots have taken over stay so.
    ///
    /// # Errors
    /// When there is no such person.
    pub async fn unban(self: &Arc<Self>, host: Host, guest: GuestId) -> Result<(), ApiError> {
        self.take_measure(host, guest, Measure::Unban).await?;
        let open = vec![Op::TearOthers(PaperKind::Barred, String::new())];
        self.store.write_as_host(Write::Papers(guest, open)).await?;
        Ok(())
    }

    fn barred_seal(&self, address: &str) -> String {
        self.signer.seal("address", address)
    }

    /// Somebody who may not come in was seen at an address: nobody new comes in from there for a while. A ban closes
    /// few of them: whoever wanders from place to place does not close them all to others.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn bar(&self, guest: GuestId, address: &str) -> Result<(), ApiError> {
        let now = self.now();
        let Some(ban) = self.orders().ban(guest, now).cloned() else { return Ok(()) };
        let until = |from: u64| ban.until.unwrap_or(u64::MAX).min(from + BARRED_MS);
        let seal = self.barred_seal(address);
        let barred = self.store.read().paper(PaperKind::Barred, &seal).await?;
        // One that was closed for less, for an earlier ban or somebody else, is closed anew.
        let long_enough = |barred: &Paper| barred.expires >= until(ban.since).max(now);
        if barred.as_ref().is_some_and(long_enough) {
            return Ok(());
        }
        let papers = self.store.read().papers_of(guest).await?;
        let of_ban = |paper: &&Paper| {
            paper.kind == PaperKind::Barred
                && paper.id != seal
                && paper.read::<Since>().is_ok_and(|barred| barred.since >= ban.since)
        };
        if papers.iter().filter(of_ban).count() >= MOST_BARRED {
            return Ok(());
        }
        if let Some(barred) = barred {
            let open = vec![Op::Tear(PaperKind::Barred, barred.id)];
            self.store.write_as_host(Write::Papers(barred.guest, open)).await?;
        }
        let paper = Paper::new(PaperKind::Barred, &seal, guest, &Since { since: now });
        let bar = vec![Op::Keep(paper.until(until(now)))];
        self.store.write_as_host(Write::Papers(guest, bar)).await?;
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
    pub(in crate::tables) async fn go_on_banning(self: &Arc<Self>) {
        let orders = self.orders();
        let seated = orders
            .conduct
            .iter()
            .filter(|(_, (_, conduct))| conduct.ban.as_ref().is_some_and(|ban| ban.seated));
        for (guest, _) in seated {
            self.try_to_stand_up_everywhere(*guest).await;
        }
    }

    async fn try_to_stand_up_everywhere(self: &Arc<Self>, guest: GuestId) {
        if let Err(error) = self.stand_up_everywhere(guest).await {
            tracing::warn!(%error, "somebody still sits in games; it is tried again");
        }
    }

    async fn stand_up_everywhere(self: &Arc<Self>, guest: GuestId) -> Result<(), ApiError> {
        // First what would seat them anew.
        self.drop_out_of_tournaments(guest).await?;
        for table in self.store.read().present(guest).await? {
            match self.fetch(table).await {
                Ok(held) => self.stand_up_banned(&held, guest).await?,
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

    /// One table lets somebody go who may not come in.
    async fn stand_up_banned(
        self: &Arc<Self>,
        held: &Arc<Held>,
        guest: GuestId,
    ) -> Result<(), ApiError> {
        let (waits, own, alone) = {
            let fold = held.fold();
            let own = fold.removal(guest) == Removal::Delete;
            (fold.state() == State::Waiting, own, fold.everybody().len() < 2)
        };
        match (waits, own, alone) {
            // Nobody shall sit down with somebody who never comes.
            (true, true, _) => match self.remove(held.id, guest).await {
                Ok(_) | Err(ApiError::Table(Fault::NotSeated | Fault::NoTable)) => Ok(()),
                Err(error) => Err(error),
            },
            // Where they are alone nobody waits for them.
            (false, _, true) => Ok(()),
            _ => self.stand_up(held, guest).await,
        }
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
