//! Everything that is kept about a person, as one file.

use std::collections::BTreeSet;
use std::sync::Arc;

use quadrivium_core::{Actor, Seat};
use quadrivium_table::entry::{Batch, Entry};
use quadrivium_table::ids::{GuestId, TableId};
use serde_json::{Value, json};

use super::Tables;
use crate::ApiError;
use crate::store::ratings::{Rated, Standing};
use crate::store::{Paper, PaperKind, Tie, TieKind};
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
        let ties: Vec<_> = read.ties_of(guest).await?.iter().map(|tie| tied(tie, guest)).collect();
        let listed: BTreeSet<_> =
            read.mine(guest, u32::MAX >> 1).await?.iter().map(|listed| listed.plan.id).collect();
        let mut tables = Vec::new();
        for id in read.present(guest).await? {
            if let Some(table) = self.exported_table(id, guest, listed.contains(&id)).await? {
                tables.push(table);
            }
        }
        let ratings: Vec<_> = self.store.standings(guest).await?.iter().map(stands).collect();
        let rated = self.store.rated_games(guest, i64::MAX as u64, u32::MAX >> 1).await?;
        let rated: Vec<_> = rated.iter().map(played).collect();
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
            "ties": ties,
            "ratings": ratings,
            "rated_games": rated,
            "acts_of_hosts": self.acts_about(guest).await?,
            "reported_by_you": self.reported_by(guest).await?,
            "tournaments": self.exported_tournaments(guest).await?,
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

/// A rating.
fn stands(standing: &Standing) -> Value {
    json!({
        "game": standing.pool.game,
        "players": standing.pool.players,
        "rating": standing.rating.mean,
        "margin": standing.rating.margin(),
        "last_game": standing.at,
        "games": standing.games,
        "won": standing.won,
        "sum_of_places": standing.places,
        "left": standing.left,
        "played_to_the_end": standing.whole,
        "sum_of_points": standing.points,
        "best": standing.best.as_ref().map(|best| best.points),
    })
}

/// What a rated game was for somebody.
fn played(rated: &Rated) -> Value {
    json!({
        "table": rated.table,
        "game": rated.pool.game,
        "players": rated.pool.players,
        "ended": rated.at,
        "place": rated.place,
        "points": rated.points,
        "left": rated.left,
        "usual_time_ms": rated.pace,
        "rating_before": rated.before.mean,
        "rating_after": rated.after.mean,
    })
}

/// A paper, without what is a key to something.
fn told(paper: &Paper) -> Value {
    let id = match paper.kind {
        PaperKind::Device
        | PaperKind::Passkey
        | PaperKind::Away
        | PaperKind::Announce
        | PaperKind::Profile
        | PaperKind::Leaving
        | PaperKind::Inviting
        | PaperKind::Seen
        | PaperKind::Wishes
        | PaperKind::Push
        | PaperKind::Outbox
        | PaperKind::Due
        | PaperKind::Stir
        | PaperKind::Desk
        | PaperKind::Tournament => Some(paper.id.as_str()),
        PaperKind::Link
        | PaperKind::Recovery
        | PaperKind::Challenge
        | PaperKind::Confirm
        | PaperKind::Stop
        | PaperKind::Site
        | PaperKind::Host
        | PaperKind::Conduct
        | PaperKind::Barred
        | PaperKind::Report
        | PaperKind::Welcome
        | PaperKind::Docket => None,
    };
    let mut body: Value = serde_json::from_str(&paper.body).unwrap_or_default();
    take_keys(&mut body);
    // Whoever has complained about somebody is not given away to them.
    if paper.kind == PaperKind::Report
        && let Some(fields) = body.as_object_mut()
    {
        fields.retain(|name, _| !matches!(name.as_str(), "by" | "note"));
    }
    json!({ "kind": paper.kind.word(), "id": id, "expires": paper.expires, "says": body })
}

/// What ties a person to others. Who follows them is for those others to tell.
fn tied(tie: &Tie, guest: GuestId) -> Value {
    let other = if tie.from() == Some(guest) { Some(&tie.other) } else { Some(&tie.one) };
    let other = other.filter(|_| tie.kind != TieKind::Follow || tie.from() == Some(guest));
    let says: Value = serde_json::from_str(&tie.body).unwrap_or_default();
    json!({
        "kind": tie.kind.word(),
        "by_you": tie.from() == Some(guest),
        "other": other,
        "table": tie.about,
        "since": tie.at,
        "says": says,
    })
}

/// Takes out whatever opens, signs or stops something.
fn take_keys(value: &mut Value) {
    if let Some(fields) = value.as_object_mut() {
        for key in ["claim", "key", "stop", "auth", "token"] {
            fields.remove(key);
        }
        fields.values_mut().for_each(take_keys);
    }
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
                Entry::Chat { guest: other, .. } | Entry::Away { guest: other, .. } => {
                    *other == guest
                }
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
