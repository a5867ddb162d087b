//! Everything that is kept about a person, as one file.
//!
//! It is written while it is sent, one table after the other: somebody may have sat at thousands, and whole games
//! are played through for it. What is read for it is not kept in memory, where it would drive out what is played.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quadrivium_core::{Actor, Seat};
use quadrivium_table::Fault;
use quadrivium_table::entry::{Batch, Entry};
use quadrivium_table::ids::{GuestId, TableId};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::Tables;
use crate::ApiError;
use crate::store::ratings::{Rated, Standing};
use crate::store::{Paper, PaperKind, Tie, TieKind};
use crate::work::Asker;

/// The form of the file; a number that goes up when it changes.
const FORM: u32 = 1;
/// How many files are written at the same time, and how many of them for one address: one for each person, so that
/// whoever reads slowly keeps nobody else from theirs.
const AT_ONCE: usize = 4;
const AT_ONE_ADDRESS: usize = 2;
/// Where the tables stand among the rest.
const TABLES: &str = "tables";

/// A piece of the file.
enum Part {
    /// There is more.
    Some(String),
    /// The rest.
    Last(String),
}

/// A file that is being written: its parts in order.
pub struct Export {
    parts: mpsc::Receiver<Result<Part, ApiError>>,
    ended: bool,
}

impl Export {
    /// What comes next, or that it breaks off; nothing after the end.
    pub async fn next(&mut self) -> Option<Result<String, ApiError>> {
        if self.ended {
            return None;
        }
        let part = self.parts.recv().await;
        self.ended = !matches!(part, Some(Ok(Part::Some(_))));
        Some(match part {
            Some(Ok(Part::Some(text) | Part::Last(text))) => Ok(text),
            Some(Err(error)) => Err(error),
            // Whoever wrote it has given up: it took too long.
            None => Err(ApiError::TooSlow),
        })
    }
}

/// For whom files are written now, and at which addresses they are. Locked for a look-up.
#[derive(Default)]
pub(super) struct Exports(Mutex<HashMap<GuestId, Option<String>>>);

impl Exports {
    fn all(&self) -> MutexGuard<'_, HashMap<GuestId, Option<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, guest: GuestId, address: Option<String>) -> Result<(), ApiError> {
        let mut all = self.all();
        let there = all.values().filter(|other| address.is_some() && **other == address).count();
        if all.len() >= AT_ONCE || there >= AT_ONE_ADDRESS || all.contains_key(&guest) {
            return Err(ApiError::TooMany);
        }
        all.insert(guest, address);
        Ok(())
    }
}

/// A place among them, free again when it is dropped.
struct Place {
    tables: Arc<Tables>,
    guest: GuestId,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.tables.exports.all().remove(&self.guest);
    }
}

impl Tables {
    /// Everything that is kept about a person, as JSON, for somebody at an address.
    ///
    /// # Errors
    /// When they or many others are just given theirs, or the database fails.
    pub async fn export(
        self: &Arc<Self>,
        guest: GuestId,
        address: Option<String>,
    ) -> Result<Export, ApiError> {
        self.exports.take(guest, address)?;
        let place = Place { tables: Arc::clone(self), guest };
        let around = self.exported_around(guest).await?;
        let present = self.store.read().present(guest).await?;
        let mine = self.store.read().mine(guest, u32::MAX >> 1).await?;
        let listed: BTreeSet<_> = mine.iter().map(|listed| listed.plan.id).collect();
        let (parts, export) = mpsc::channel(1);
        let tables = Arc::clone(self);
        let most = Duration::from_secs(self.config.export_s);
        tokio::spawn(async move {
            let _place = place;
            let writing = tables.write_export(guest, around, present, &listed, parts);
            // Whoever takes longer finds that it breaks off.
            if tokio::time::timeout(most, writing).await.is_err() {
                tracing::info!("what is kept about somebody breaks off: it took too long");
            }
        });
        Ok(Export { parts: export, ended: false })
    }

    /// Writes the file while it is sent.
    async fn write_export(
        self: &Arc<Self>,
        guest: GuestId,
        (before, after): (String, String),
        present: Vec<TableId>,
        listed: &BTreeSet<TableId>,
        parts: mpsc::Sender<Result<Part, ApiError>>,
    ) {
        // An error of sending says that whoever asked has gone.
        if parts.send(Ok(Part::Some(before))).await.is_err() {
            return;
        }
        let mut some = false;
        for id in present {
            let part = match self.exported_table(id, guest, listed.contains(&id)).await {
                Ok(Some(table)) => {
                    let comma = if some { "," } else { "" };
                    some = true;
                    Ok(Part::Some(format!("{comma}\n    {}", indented(&table, 4))))
                }
                Ok(None) => continue,
                Err(error) => {
                    tracing::warn!(%id, %error, "what is kept about somebody breaks off");
                    Err(error)
                }
            };
            let broken = part.is_err();
            if parts.send(part).await.is_err() || broken {
                return;
            }
        }
        let end = if some { "\n  ]" } else { "]" };
        let _ = parts.send(Ok(Part::Last(format!("{end}{after}")))).await;
    }

    /// What stands before the tables in the file and what after them, in the order of the alphabet.
    async fn exported_around(
        self: &Arc<Self>,
        guest: GuestId,
    ) -> Result<(String, String), ApiError> {
        let person = self.known(Some(guest)).await?;
        let read = self.store.read();
        let papers: Vec<_> = read.papers_of(guest).await?.iter().map(told).collect();
        let ties: Vec<_> = read.ties_of(guest).await?.iter().map(|tie| tied(tie, guest)).collect();
        let ratings: Vec<_> = self.store.standings(guest).await?.iter().map(stands).collect();
        let rated = self.store.rated_games(guest, i64::MAX as u64, u32::MAX >> 1).await?;
        let rated: Vec<_> = rated.iter().map(played).collect();
        let all = BTreeMap::from([
            ("form", json!(FORM)),
            ("exported", json!(self.now())),
            (
                "person",
                json!({
                    "id": person.id,
                    "name": person.name,
                    "arms": person.arms().words(),
                    "zone": person.card.zone,
                    "voided_first_cookies": self.signer.generation(guest),
                }),
            ),
            ("papers", json!(papers)),
            ("ties", json!(ties)),
            ("ratings", json!(ratings)),
            ("rated_games", json!(rated)),
            ("acts_of_hosts", json!(self.acts_about(guest).await?)),
            ("reported_by_you", json!(self.reported_by(guest).await?)),
            ("tournaments", json!(self.exported_tournaments(guest).await?)),
        ]);
        let section = |name: &str, value| format!("\n  \"{name}\": {}", indented(value, 2));
        let before = all.range(..TABLES).map(|(name, value)| section(name, value) + ",");
        let after = all.range(TABLES..).map(|(name, value)| ",".to_owned() + &section(name, value));
        let before = format!("{{{}\n  \"{TABLES}\": [", before.collect::<String>());
        Ok((before, after.collect::<String>() + "\n}"))
    }

    async fn exported_table(
        self: &Arc<Self>,
        id: TableId,
        guest: GuestId,
        listed: bool,
    ) -> Result<Option<Value>, ApiError> {
        // In this order: a table that is there after its entries were read had all of them.
        let batches = self.store.read().batches(id, 0).await?;
        let Some(table) = self.store.read().table(id).await? else { return Ok(None) };
        let mut told = json!({
            "id": id,
            "game": table.plan.game,
            "kind": table.plan.kind,
            "created": table.plan.created,
            "made_by_you": table.plan.owner == guest,
            "on_your_list": listed,
            "what_you_did": own_entries(&batches, guest),
        });
        // The record of a finished game; of one that runs it would tell the secrets of others.
        let record = match self.fold_whole(Asker::Reading(guest), table.plan, batches).await {
            Ok(fold) => fold.record().ok().map(|(_, text)| text),
            // It cannot be played through any more; what they did there is told all the same.
            Err(ApiError::Table(Fault::Damaged | Fault::OldRules(_))) => None,
            Err(error) => return Err(error),
        };
        told["record"] = json!(record);
        Ok(Some(told))
    }
}

/// A value as it stands in a larger one, so many signs from the left. Inside of words no line breaks.
fn indented(value: &Value, by: usize) -> String {
    format!("{value:#}").replace('\n', &format!("\n{}", " ".repeat(by)))
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
