//! Tournaments: who takes part, automatic rounds, standings. Who meets whom and who stands where is the crate
//! `tournament`, the reasons are in ADR 49.
//!
//! A tournament is one paper that belongs to nobody but itself, and everything that happens to it is one change
//! of that paper: it is written only if the paper is as it was when it was read. So of all nodes one writes
//! down the result of a table, and one pairs the next round; the names of its tables stand in the paper before
//! the tables are made, so that whoever finds one missing makes that very table. Each step can be done again, by
//! any node and after any crash.
//!
//! - `kept` is the paper, and what can happen to it.
//! - `hub` is what this node remembers of all tournaments, and when to look at which table.
//! - `manage` is what people do: found, come, leave, begin, end.
//! - `rounds` goes on by itself: makes tables, lets nobody block them, notes results, pairs.
//! - `tell` is who hears of a round and of the end by notices.
//! - `show` is what is seen of it, and by whom; `shapes` is how that goes over the wire.

mod hub;
mod kept;
mod manage;
mod rounds;
mod shapes;
mod show;
mod tell;

pub use self::hub::Hub;
pub use self::shapes::{
    NewTournament, TournamentAct, TournamentAdmission, TournamentBreak, TournamentCard,
    TournamentPlayer, TournamentRound, TournamentRow, TournamentSeat, TournamentShown,
    TournamentStage, TournamentTable, TournamentYou, Tournaments,
};
pub use self::tell::{Part, RoundNews, Step};

use std::sync::Arc;
use std::time::Duration;

use quadrivium_table::ids::TournamentId;

use self::kept::Tournament;
use super::Tables;
use super::finding::Call;
use crate::ApiError;
use crate::store::{Op, Paper, PaperKind, StoreError, Write};

/// How often a change is tried again when somebody else was quicker.
const TRIES: u32 = 12;
/// How long to wait then, longer each time.
const PAUSE: Duration = Duration::from_millis(4);

impl Tables {
    /// Whether there are tournaments here.
    fn check_tournaments(&self) -> Result<(), ApiError> {
        if self.config.finding.tournaments { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    /// A tournament as it is kept.
    async fn tournament(&self, id: TournamentId) -> Result<(Paper, Tournament), ApiError> {
        let paper = self.store.read().paper(PaperKind::Tournament, id.as_str()).await?;
        let paper = paper.ok_or(ApiError::NoTournament)?;
        let kept = paper.read()?;
        Ok((paper, kept))
    }

    /// All tournaments as they are kept.
    async fn all_tournaments(&self) -> Result<Vec<(Paper, Tournament)>, ApiError> {
        let (mut after, mut all) = (String::new(), Vec::new());
        loop {
            let papers = self.store.read().papers_after(PaperKind::Tournament, &after).await?;
            let Some(last) = papers.last() else { return Ok(all) };
            after.clone_from(&last.id);
            for paper in papers {
                // One that a newer program has written keeps nobody from the others.
                match paper.read() {
                    Ok(kept) => all.push((paper, kept)),
                    Err(error) => {
                        tracing::warn!(tournament = paper.id, %error, "it cannot be read");
                    }
                }
            }
        }
    }

    /// Changes a tournament, if nobody else does so at the same moment; otherwise once more, from what they have
    /// left. What `change` says is what was stored, and nothing is where it refuses.
    async fn change_tournament<T>(
        self: &Arc<Self>,
        id: TournamentId,
        change: impl Fn(&mut Tournament) -> Result<T, ApiError>,
    ) -> Result<T, ApiError> {
        let _turn = self.hub.turn.lock().await;
        for tried in 1..=TRIES {
            let (paper, mut kept) = self.tournament(id).await?;
            let before = paper.body.clone();
            let said = change(&mut kept)?;
            let changed = paper.changed(&kept);
            if changed.body == before || self.keep_tournament(id, vec![changed], &kept).await? {
                return Ok(said);
            }
            tokio::time::sleep(PAUSE * tried).await;
        }
        Err(ApiError::Unavailable)
    }

    /// Stores a tournament and tells everybody who looks on.
    async fn keep_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        papers: Vec<Paper>,
        kept: &Tournament,
    ) -> Result<bool, ApiError> {
        let version = papers.last().map_or(0, |paper| paper.version);
        let (ops, kept) = (papers.into_iter().map(Op::Keep).collect(), kept.clone());
        self.write_tournament(id, ops, move |hub| hub.put(id, version, kept)).await
    }

    /// Stores a change of a tournament and has this node remember it. Runs to its end even if whoever asked goes
    /// away: what is stored and not remembered nobody would go on with.
    async fn write_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        ops: Vec<Op>,
        remember: impl FnOnce(&Hub) + Send + 'static,
    ) -> Result<bool, ApiError> {
        let tables = Arc::clone(self);
        let done = tokio::spawn(async move {
            let written = tables.store.write(Write::Papers(id, ops)).await;
            match &written {
                Ok(true) => {
                    remember(&tables.hub);
                    tables.call(Call::Tournament(id));
                }
                // Nobody knows what was stored.
                Err(error) if !error.stored_nothing() => tables.hub.doubt(id),
                Ok(false) | Err(_) => {}
            }
            written
        });
        let panicked = |_| {
            self.hub.doubt(id);
            Err(StoreError::Failed("a change panicked".into()))
        };
        Ok(done.await.unwrap_or_else(panicked)?)
    }

    /// A tournament is no more, if it is as it was when it was read; whether it was.
    async fn tear_tournament(
        self: &Arc<Self>,
        id: TournamentId,
        paper: &Paper,
        kept: &Tournament,
    ) -> Result<bool, ApiError> {
        // The first of it says whether nobody was quicker.
        let ops =
            vec![Op::Keep(paper.changed(kept)), Op::Tear(PaperKind::Tournament, id.to_string())];
        self.write_tournament(id, ops, move |hub| hub.remove(id)).await
    }

    /// Reads all tournaments, at a start or when news may have been lost.
    pub(super) async fn read_tournaments(&self) -> Result<(), ApiError> {
        if !self.config.finding.tournaments {
            return Ok(());
        }
        for (paper, kept) in self.all_tournaments().await? {
            if let Ok(id) = paper.id.parse() {
                self.hub.put(id, paper.version, kept);
            }
        }
        Ok(())
    }

    /// Another node has changed a tournament.
    pub(super) fn hear_tournament(self: &Arc<Self>, id: TournamentId) {
        if !self.config.finding.tournaments {
            return;
        }
        let tables = Arc::clone(self);
        tokio::spawn(async move { tables.reread_tournament(id).await });
    }

    /// Reads a tournament that may be another than this node remembers. If it cannot be read it is tried again.
    async fn reread_tournament(self: &Arc<Self>, id: TournamentId) {
        match self.tournament(id).await {
            Ok((paper, kept)) => self.hub.put(id, paper.version, kept),
            Err(ApiError::NoTournament) => self.hub.remove(id),
            Err(error) => {
                tracing::warn!(tournament = %id, %error, "it cannot be read");
                self.hub.doubt(id);
            }
        }
        self.call(Call::Tournament(id));
    }

    /// Reads those tournaments anew of which nobody knows what was stored.
    async fn reread_doubtful(self: &Arc<Self>) {
        // Until something can be stored again, what was on its way may still arrive.
        if self.store.is_failing() {
            return;
        }
        for id in self.hub.take_doubtful() {
            self.reread_tournament(id).await;
        }
    }

    /// News may have been lost: reads all of them.
    pub(super) fn hear_all_tournaments(self: &Arc<Self>) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            if let Err(error) = tables.read_tournaments().await {
                tracing::warn!(%error, "some tournaments cannot be read");
            }
        });
    }
}
