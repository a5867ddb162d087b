//! Who has to be told something by now, and by which ways. Everything that is sent is sent beside everything else: whoever
//! is slow to hear keeps nobody waiting, and nobody from looking who else has to be told.

use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::StreamExt;
use quadrivium_table::ids::GuestId;
use tokio::task::JoinSet;
use tokio::time::Instant;
use url::Url;

use super::outbox::{Outbox, Sending, WAY_OUT, Way};
use super::wishes::Desk;
use super::{Due, TRIES};
use crate::ApiError;
use crate::post::Doors;
use crate::store::PaperKind;
use crate::tables::Tables;

/// Into how many outboxes is looked at the same time.
const LOOKING: usize = 16;
/// How much may be on its way, or wait for a slow host; what else is due is found again at the next look.
const MOST: usize = 10_000;
/// After how many milliseconds whoever seems to look at a table at another node does: who died without a word is
/// known there by then, and a node that died to all others.
const CERTAIN_MS: u64 = 60_000;
/// The host that takes letters, which is ours.
const MAILER: &str = "";

/// What this node is telling people.
#[derive(Default)]
pub struct Couriers {
    /// Who is being told something by which way. Locked for a look-up only.
    under_way: Mutex<HashSet<(GuestId, Way)>>,
    doors: Doors,
}

/// Somebody is being told something, as long as it lives.
struct Leaving(Arc<Tables>, GuestId, Way);

impl Leaving {
    /// Nothing where that goes on already, or too much does.
    fn of(tables: &Arc<Tables>, guest: GuestId, way: Way) -> Option<Self> {
        let under_way = &tables.couriers.under_way;
        let mut under_way = under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let new = under_way.len() < MOST && under_way.insert((guest, way));
        new.then(|| Self(Arc::clone(tables), guest, way))
    }
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let under_way = &self.0.couriers.under_way;
        under_way.lock().unwrap_or_else(PoisonError::into_inner).remove(&(self.1, self.2));
    }
}

impl Tables {
    /// Tells everybody everything that they have to be told by now, and waits until it has arrived or failed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn send_notices(self: &Arc<Self>) -> Result<(), ApiError> {
        let mut sending = JoinSet::new();
        let begun = self.begin_notices(&mut sending).await;
        while sending.join_next().await.is_some() {}
        begun
    }

    /// Looks at what has changed, and begins to send what is due. What is not waited for goes on; what is cut off is
    /// taken over by somebody else.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn begin_notices(
        self: &Arc<Self>,
        sending: &mut JoinSet<()>,
    ) -> Result<(), ApiError> {
        while sending.try_join_next().is_some() {}
        // Whoever is told has to be noted first.
        if !self.config.notices.any() || self.store.is_frozen() {
            return Ok(());
        }
        self.heed_all().await?;
        let mut after = String::new();
        loop {
            let papers = self.store.read().papers_after(PaperKind::Due, &after).await?;
            let Some(last) = papers.last() else { return Ok(()) };
            after.clone_from(&last.id);
            // Until it is certain every node looks whether they are there, since each knows only of its own.
            let grace_ms = self.config.notices.grace_s * 1_000;
            let until = self.now().saturating_add(grace_ms.max(CERTAIN_MS));
            let due = papers.iter().filter_map(|paper| Some((paper.guest, Due::of(paper)?)));
            let due: Vec<_> = due.filter(|(_, next)| *next <= until).collect();
            let looks = futures_util::stream::iter(due)
                .map(|(guest, next)| async move { (guest, self.due_ways(guest, next).await) });
            let mut looks = std::pin::pin!(looks.buffer_unordered(LOOKING));
            while let Some((guest, found)) = looks.next().await {
                match found {
                    Ok(ways) => self.set_out(guest, ways, sending),
                    Err(error) => tracing::warn!(%error, "somebody could not be told yet"),
                }
            }
        }
    }

    /// The ways by which somebody has to be told something now, and the hosts at the end of each. Where there is none it
    /// is noted when to look next.
    async fn due_ways(
        self: &Arc<Self>,
        guest: GuestId,
        due: u64,
    ) -> Result<Vec<(Way, BTreeSet<String>)>, ApiError> {
        let desk = Desk::of(self.store.read().papers_of(guest).await?)?;
        let Some(paper) = &desk.outbox else { return Ok(Vec::new()) };
        let before: Outbox = paper.read()?;
        let mut outbox = before.clone();
        self.look_around(guest, &mut outbox);
        let (hours, now) = (self.hours(guest, &desk).await?, self.now());
        let mut ways = hours.ways.clone();
        ways.retain(|way| outbox.next_by(*way, &hours, now).is_some_and(|next| next <= now));
        // What seemed due may not be, as when the time to remind somebody has passed.
        if ways.is_empty() && (outbox != before || due <= now) {
            self.keep_outbox(guest, &desk, &outbox).await?;
        }
        Ok(ways.into_iter().map(|way| (way, desk.hosts(way))).collect())
    }

    /// Whoever was surely shown a table here since it asks has seen it. Who seems to look on may have gone without a
    /// word: that is known a while later, here or where they are.
    fn look_around(&self, guest: GuestId, outbox: &mut Outbox) {
        let now = self.now();
        let paired =
            outbox.rounds.values().filter_map(|heard| heard.table.map(|id| (id, heard.since, 0)));
        let called = outbox.tables.iter().filter(|(_, called)| called.waits);
        let called = called.map(|(id, called)| (*id, called.since, called.at));
        for (table, since, at) in called.chain(paired).collect::<Vec<_>>() {
            let shown = self.crowd.shown(table, guest).is_some_and(|shown| shown >= at);
            let sees = shown || self.crowd.sees(table, guest);
            if shown || (sees && now >= since.saturating_add(CERTAIN_MS)) {
                outbox.look(table);
            } else {
                outbox
                    .doubt(table, |since| if sees { since.saturating_add(CERTAIN_MS) } else { 0 });
            }
        }
    }

    /// Begins to tell somebody something, unless that goes on already.
    fn set_out(
        self: &Arc<Self>,
        guest: GuestId,
        ways: Vec<(Way, BTreeSet<String>)>,
        sending: &mut JoinSet<()>,
    ) {
        for (way, hosts) in ways {
            let Some(leaving) = Leaving::of(self, guest, way) else { continue };
            let tables = Arc::clone(self);
            sending.spawn(async move {
                let _leaving = leaving;
                if let Err(error) = tables.deliver(guest, way, &hosts).await {
                    tracing::warn!(%error, "somebody could not be told yet");
                }
            });
        }
    }

    /// Tells somebody by a way what is due when it is their turn to be told.
    async fn deliver(
        self: &Arc<Self>,
        guest: GuestId,
        way: Way,
        hosts: &BTreeSet<String>,
    ) -> Result<(), ApiError> {
        let pass = self.couriers.doors.pass(hosts).await;
        let until = Instant::now() + WAY_OUT;
        let Some((desk, sending)) = self.claim_notice(guest, way).await? else { return Ok(()) };
        self.send_notice(guest, way, &desk, &sending, (pass, until)).await
    }

    /// What is to be sent to somebody by a way: from then on it is being sent, and by nobody else.
    async fn claim_notice(
        self: &Arc<Self>,
        guest: GuestId,
        way: Way,
    ) -> Result<Option<(Desk, Sending)>, ApiError> {
        for _ in 0..TRIES {
            let desk = Desk::of(self.store.read().papers_of(guest).await?)?;
            let Some(paper) = &desk.outbox else { return Ok(None) };
            let before: Outbox = paper.read()?;
            let mut outbox = before.clone();
            self.look_around(guest, &mut outbox);
            let hours = self.hours(guest, &desk).await?;
            let sending = outbox.take(way, &hours, self.now());
            if outbox == before {
                return Ok(None);
            }
            // Otherwise another way was noted meanwhile, or another node has taken it.
            if self.keep_outbox(guest, &desk, &outbox).await? {
                return Ok(sending.map(|sending| (desk, sending)));
            }
        }
        Ok(None)
    }
}

impl Desk {
    /// The hosts at the end of a way.
    fn hosts(&self, way: Way) -> BTreeSet<String> {
        let wishes = self.wishes.as_ref().map(|(_, wishes)| wishes);
        match way {
            Way::Push => {
                self.browsers.iter().map(|(_, browser)| host(&browser.at.endpoint)).collect()
            }
            Way::Mail => BTreeSet::from([MAILER.to_owned()]),
            Way::Hook => wishes
                .and_then(|wishes| wishes.hook.as_ref())
                .map(|hook| host(&hook.url))
                .into_iter()
                .collect(),
        }
    }
}

/// The host of an address. It was looked at when it was given.
pub(super) fn host(url: &str) -> String {
    let url = Url::parse(url).ok();
    url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}
