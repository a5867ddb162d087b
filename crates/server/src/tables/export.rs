//! Everything that is kept about a person, as one file.

use std::collections::BTreeSet;
use std::sync::Arc;

use quadrivium_core::{Actor, Seat};
use quadrivium_table::entry::{Batch, Entry};
use quadrivium_table::ids::{GuestId, TableId};
use serde_json::{Value, json};

use super::Tables;
use crate::ApiError;
use crate::store::{Paper, PaperKind};
use crate::work::Asker;

/// The form of the file; a number that goes up when it changes.
const FORM: u32 = 1;

impl Tables {
    /// Everything that is kept about a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(self: &Arc<Self>, guest: GuestId) -> Result<Value, ApiError> {
        let person = self.known(Some(guest)).await?;
        let read = self.store.read();
        let papers: Vec<_> = read.papers_of(guest).await?.iter().map(told).collect();
        let listed: BTreeSet<_> =
            read.mine(guest, u32::MAX >> 1).await?.iter().map(|listed| listed.plan.id).collect();
        let mut tables = Vec::new();
        for id in read.present(guest).await? {
            if let Some(table) = self.exported_table(id, guest, listed.contains(&id)).await? {
                tables.push(table);
            }
        }
        Ok(json!({
            "form": FORM,
            "exported": self.now(),
            "person": {
                "id": person.id,
                "name": person.name,
                "arms": person.arms().words(),
                "zone": person.card.zone,
                "voided_first_cookies": self.signer.generation(guest),
            },
            "papers": papers,
            "acts_of_hosts": self.acts_about(guest).await?,
            "reported_by_you": self.reported_by(guest).await?,
            "tables": tables,
        }))
    }

    async fn exported_table(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        listed: bool,
    ) -> Result<Option<Value>, ApiError> {
        let Some(table) = self.store.read().table(id).await? else { return Ok(None) };
        let own = own_entries(&self.store.read().batches(id, 0).await?, guest);
        // The record of a finished game; of one that runs it would tell the secrets of others.
        let record = match self.fetch_as(id, Asker::Reading(guest)).await {
            Ok(held) => held.fold().record().ok().map(|(_, text)| text),
            Err(_) => None,
        };
        Ok(Some(json!({
            "id": id,
            "game": table.plan.game,
            "kind": table.plan.kind,
            "created": table.plan.created,
            "made_by_you": table.plan.owner == guest,
            "on_your_list": listed,
            "what_you_did": own,
            "record": record,
        })))
    }
}

/// A paper, without what is a key to something.
fn told(paper: &Paper) -> Value {
    let id = match paper.kind {
        PaperKind::Device
        | PaperKind::Passkey
        | PaperKind::Profile
        | PaperKind::Leaving
        | PaperKind::Desk => Some(paper.id.as_str()),
        PaperKind::Link
        | PaperKind::Recovery
        | PaperKind::Challenge
        | PaperKind::Site
        | PaperKind::Host
        | PaperKind::Conduct
        | PaperKind::Barred
        | PaperKind::Report
        | PaperKind::Welcome
        | PaperKind::Docket => None,
    };
    let mut body: Value = serde_json::from_str(&paper.body).unwrap_or_default();
    if let Some(fields) = body.as_object_mut() {
        fields.remove("claim");
        // Which token it was is no more than a seal, but nobody's business.
        fields.remove("token");
        // Whoever has complained about somebody is not given away to them.
        if paper.kind == PaperKind::Report {
            fields.retain(|name, _| !matches!(name.as_str(), "by" | "note"));
        }
    }
    json!({ "kind": paper.kind.word(), "id": id, "expires": paper.expires, "says": body })
}

/// What a person did at a table, in order, with the time.
fn own_entries(batches: &[Batch], guest: GuestId) -> Vec<Value> {
    let mut seats: BTreeSet<Seat> = BTreeSet::new();
    let mut own = Vec::new();
    for batch in batches {
        for (seq, entry) in (batch.seq..).zip(&batch.entries) {
            let mine = match entry {
                Entry::Sit { seat, guest: other, .. } => {
                    if *other == guest {
                        seats.insert(*seat)
                    } else {
                        seats.remove(seat);
                        false
                    }
                }
                Entry::Leave { seat } => seats.remove(seat),
                Entry::Chat { guest: other, .. } => *other == guest,
                Entry::Play { by: Actor::Seat(seat), .. }
                | Entry::AskUndo { seat, .. }
                | Entry::AnswerUndo { seat, .. }
                | Entry::Resign { seat }
                | Entry::Claim { by: seat, .. }
                | Entry::Intend { seat, .. } => seats.contains(seat),
                _ => false,
            };
            if mine {
                own.push(json!({ "number": seq, "at": batch.at, "entry": entry }));
            }
        }
    }
    own
}
