//! Somebody complains about somebody else at a table: a reason, and the lines that they mean, nothing
//! more. A report belongs to whom it is about, and goes with them; whoever made it is cut out of it when
//! they go.

use std::collections::HashMap;
use std::sync::Arc;

use quadrivium_core::Seat;
use quadrivium_table::entry::Entry;
use quadrivium_table::ids::{GuestId, Id, TableId};
use quadrivium_table::{Fault, Sitter, plain};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::Host;
use super::conduct::{Measure, Sentence};
use super::gather::HostPlayer;
use super::log::About;
use crate::ApiError;
use crate::quota::Quota;
use crate::store::{Ask, Op, Paper, PaperKind, StoreError, Write, ask};
use crate::surroundings::SystemEntropy;
use crate::tables::Tables;

/// How many lines one report may quote.
const MOST_LINES: usize = 10;
/// The longest note, in characters.
const LONGEST: usize = 300;
const DAY_MS: u64 = 24 * 3_600 * 1_000;
/// For how long a report that was answered is remembered.
const REMEMBERED_MS: u64 = 90 * DAY_MS;
/// For how long one waits for an answer.
const WAITING_MS: u64 = 365 * DAY_MS;
/// How many reports of one person may wait for an answer, and how many of those about one table. So nobody takes the
/// place of another, and a table has no more than a few for everybody at it.
const MOST_WAITING: usize = 20;
const MOST_AT_TABLE: usize = 3;
/// How many are shown at once.
const MOST_SHOWN: usize = 50;

/// What somebody complains about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Complaint {
    /// Rude or threatening words.
    Rude,
    /// A name that should not be.
    Name,
    /// Somebody who leaves or stalls on purpose.
    Stalling,
    /// Something else, said in the note.
    Other,
}

/// A report that somebody makes.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
pub struct NewReport {
    /// About whom: where they sit.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// What they did.
    pub reason: Complaint,
    /// The numbers of the entries of the lines that are meant.
    #[serde(default)]
    pub lines: Vec<u64>,
    /// What else is to be said.
    #[serde(default)]
    pub note: String,
}

/// What is kept of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Report {
    pub table: TableId,
    pub at: u64,
    /// Who made it; nothing if they have left.
    pub by: Option<GuestId>,
    pub reason: Complaint,
    pub lines: Vec<String>,
    pub note: String,
    /// What a host did about it, as a word; nothing while it waits.
    #[serde(default)]
    pub answer: Option<String>,
}

/// A report as hosts see it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct ReportShown {
    /// Its name.
    pub id: String,
    /// About whom.
    pub person: HostPlayer,
    /// Who made it; nothing if they have left.
    pub by: Option<String>,
    /// At which table.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What they did.
    pub reason: Complaint,
    /// The lines that are meant, and no others.
    pub lines: Vec<String>,
    /// What else was said.
    pub note: String,
    /// How many reports about them were answered before.
    pub earlier: u64,
}

/// A part of the reports that wait.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[schema(as = HostReports)]
pub struct ReportsShown {
    /// Oldest first.
    pub reports: Vec<ReportShown>,
    /// Whether there are later ones; ask for those after the last.
    pub more: bool,
}

/// What a host does about a report.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
#[serde(tag = "act", rename_all = "snake_case")]
pub enum ReportVerdict {
    /// Nothing.
    Nothing,
    /// They may not write for a time.
    Mute(Sentence),
    /// They may not come in for a time.
    Ban(Sentence),
}

/// About whom there are how many reports.
pub(super) fn about_whom(reports: &[(Paper, Report)]) -> HashMap<GuestId, u64> {
    let mut all = HashMap::new();
    for (paper, _) in reports {
        *all.entry(paper.guest).or_default() += 1;
    }
    all
}

impl Tables {
    /// Somebody at a table reports somebody else there.
    ///
    /// # Errors
    /// When they do not sit there, or the lines are not that person's.
    pub async fn report(
        self: &Arc<Self>,
        id: TableId,
        by: GuestId,
        wanted: NewReport,
    ) -> Result<(), ApiError> {
        if !self.config.hosting.reports {
            return Err(ApiError::SwitchedOff);
        }
        let held = self.fetch_for(id, Some(by)).await?;
        let about = {
            let fold = held.fold();
            if fold.people.seats_of(Some(by)).is_empty() {
                return Err(Fault::NotSeated.into());
            }
            fold.people.on(wanted.seat).and_then(Sitter::guest)
        };
        let bad =
            |field, reason: &str| ApiError::from(Fault::BadField { field, reason: reason.into() });
        let about = about.filter(|about| *about != by);
        let about = about.ok_or_else(|| bad("seat", "nobody else sits there"))?;
        if wanted.lines.len() > MOST_LINES {
            return Err(bad("lines", "ten at most"));
        }
        let lines = self.lines_of(id, about, &wanted.lines).await?;
        if lines.len() < wanted.lines.len() {
            return Err(bad("lines", "they did not say this"));
        }
        let note = match wanted.note.trim() {
            "" if wanted.reason == Complaint::Other => {
                return Err(bad("note", "say what happened"));
            }
            "" => String::new(),
            note => plain("note", note, LONGEST)?,
        };
        let waiting = self.open_reports().await?;
        let own = || waiting.iter().filter(|(_, report)| report.by == Some(by));
        let here = own().filter(|(_, report)| report.table == id).count();
        if own().count() >= MOST_WAITING || here >= MOST_AT_TABLE {
            return Err(Quota::Waiting.into());
        }
        let report = Report {
            table: id,
            at: self.now(),
            by: Some(by),
            reason: wanted.reason,
            lines,
            note,
            answer: None,
        };
        let name: Id<12> = Id::random(&SystemEntropy)?;
        let paper = Paper::new(PaperKind::Report, &name, about, &report);
        let paper = paper.until(report.at + WAITING_MS);
        self.keep_papers(about, vec![Op::Keep(paper)]).await?;
        Ok(())
    }

    /// What somebody said at a table, by the numbers of its entries.
    async fn lines_of(
        &self,
        id: TableId,
        about: GuestId,
        numbers: &[u64],
    ) -> Result<Vec<String>, StoreError> {
        if numbers.is_empty() {
            return Ok(Vec::new());
        }
        let mut lines = Vec::new();
        for batch in self.store.read().batches(id, 0).await? {
            for (seq, entry) in (batch.seq..).zip(batch.entries) {
                if let Entry::Chat { guest, text, .. } = entry
                    && guest == about
                    && numbers.contains(&seq)
                {
                    lines.push(text);
                }
            }
        }
        Ok(lines)
    }

    async fn all_reports(&self) -> Result<Vec<(Paper, Report)>, StoreError> {
        let papers = Ask::papers(PaperKind::Report).of(self.store.read()).await?;
        papers
            .into_iter()
            .filter_map(ask::paper)
            .map(|paper| Ok((paper.clone(), paper.read()?)))
            .collect()
    }

    /// The reports that wait.
    pub(super) async fn open_reports(&self) -> Result<Vec<(Paper, Report)>, StoreError> {
        let mut all = self.all_reports().await?;
        all.retain(|(_, report)| report.answer.is_none());
        Ok(all)
    }

    /// The reports that wait, oldest first: those that were made after a time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reports(&self, after: Option<u64>) -> Result<ReportsShown, ApiError> {
        let (answered, mut waiting): (Vec<_>, Vec<_>) =
            self.all_reports().await?.into_iter().partition(|(_, report)| report.answer.is_some());
        let (earlier, open) = (about_whom(&answered), about_whom(&waiting));
        waiting.retain(|(_, report)| after.is_none_or(|after| report.at > after));
        waiting.sort_by(|(one, a), (other, b)| (a.at, &one.id).cmp(&(b.at, &other.id)));
        // Those of one moment stay together, so that none is passed over by asking for those after it.
        let last = waiting.get(MOST_SHOWN - 1).map(|(_, report)| report.at);
        let fits = |report: &Report| last.is_none_or(|last| report.at <= last);
        let many = waiting.iter().take_while(|(_, report)| fits(report)).count();
        let more = many < waiting.len();
        let mut reports = Vec::new();
        for (paper, report) in waiting.into_iter().take(many) {
            // Somebody who leaves just now takes the report along.
            let Ok(person) = self.found_player(paper.guest, &open).await else { continue };
            reports.push(ReportShown {
                id: paper.id,
                person,
                by: self.guest(report.by).await?.map(|guest| guest.name),
                table: report.table.to_string(),
                at: report.at,
                reason: report.reason,
                lines: report.lines,
                note: report.note,
                earlier: earlier.get(&paper.guest).copied().unwrap_or_default(),
            });
        }
        Ok(ReportsShown { reports, more })
    }

    /// A host answers a report. Of two hosts the first has the word: what follows from it is written
    /// together with the answer.
    ///
    /// # Errors
    /// When there is no such report, it was answered, or it is about the host.
    pub async fn answer_report(
        self: &Arc<Self>,
        host: Host,
        id: &str,
        verdict: &ReportVerdict,
        address: impl FnOnce(GuestId) -> Option<String>,
    ) -> Result<(), ApiError> {
        let paper = self.store.read().paper(PaperKind::Report, id).await?;
        let paper = paper.ok_or(ApiError::NoReport)?;
        let mut report: Report = paper.read()?;
        if report.answer.is_some() {
            return Err(ApiError::NoReport);
        }
        let about = paper.guest;
        self.check_subject(host, about).await?;
        let (word, measure) = match verdict {
            ReportVerdict::Nothing => ("nothing", None),
            ReportVerdict::Mute(sentence) => {
                ("mute", Some(Measure::Mute(self.sanction(sentence)?)))
            }
            ReportVerdict::Ban(sentence) => ("ban", Some(Measure::Ban(self.sanction(sentence)?))),
        };
        let address = matches!(verdict, ReportVerdict::Ban(_)).then(|| address(about));
        report.answer = Some(word.to_owned());
        let answered = paper.changed(&report).until(self.now() + REMEMBERED_MS);
        let said = json!({ "answer": word, "reason": report.reason });
        let tables = Arc::clone(self);
        // To its end even if whoever asked goes away.
        let done = tokio::spawn(async move {
            let mut ops = vec![Op::Keep(answered)];
            if let Some(measure) = &measure {
                ops.extend(tables.ops_of_measure(&tables.orders(), host, about, measure)?);
            }
            ops.extend(tables.act(host, "answer_report", About::Person(about), &said)?);
            if !tables.order_once(ops).await? {
                return Err(ApiError::NoReport);
            }
            if let Some(measure) = measure
                && !measure.holds(&tables.orders(), about)
            {
                // Another host has ordered something for them since this node heard of it last.
                tables.take_measure(host, about, measure).await?;
            }
            match address {
                Some(address) => tables.see_to_ban(about, address).await,
                None => Ok(()),
            }
        });
        done.await.unwrap_or(Err(ApiError::Internal))
    }

    /// What somebody has reported, for their own file.
    pub(in crate::tables) async fn reported_by(
        &self,
        guest: GuestId,
    ) -> Result<Vec<Value>, StoreError> {
        let all = self.all_reports().await?;
        let own =
            all.into_iter().filter(|(_, report)| report.by == Some(guest)).map(|(_, report)| {
                let Report { table, at, reason, note, .. } = report;
                json!({ "table": table, "at": at, "reason": reason, "note": note })
            });
        Ok(own.collect())
    }

    /// Cuts somebody who leaves out of the reports that they have made.
    ///
    /// # Errors
    /// When the database fails, or a report changes at the same moment; then it is tried again.
    pub(in crate::tables) async fn forget_reporter(&self, guest: GuestId) -> Result<(), ApiError> {
        for (paper, mut report) in self.all_reports().await? {
            if report.by == Some(guest) {
                (report.by, report.note) = (None, String::new());
                let cut = vec![Op::Keep(paper.changed(&report))];
                if !self.store.write(Write::Papers(paper.guest, cut)).await? {
                    // A host has answered it meanwhile, or whom it is about has left.
                    return Err(ApiError::Busy);
                }
            }
        }
        Ok(())
    }
}
