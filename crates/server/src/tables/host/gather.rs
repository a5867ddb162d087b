//! Tables and people as hosts find them. No hidden hands, no chats, no words of anybody.

use std::collections::HashMap;
use std::sync::Arc;

use quadrivium_table::entry::{Batch, Chair, Plan};
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Arms, Card, Guest, State};
use serde::Serialize;
use serde_json::json;

use super::Host;
use super::conduct::Sanction;
use super::log::About;
use super::report::about_whom;
use crate::ApiError;
use crate::store::{Ask, Listed, PaperKind};
use crate::tables::Tables;

/// How many are shown at once.
const MOST: u32 = 50;
/// The longest word to look for.
const LONGEST: usize = 60;

/// Somebody at a table.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct SitterShown {
    /// Who.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
}

/// A table.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct TableShown {
    /// Its name.
    pub id: String,
    /// The game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// How many of them are bots.
    pub bots: u8,
    /// Who is or was there.
    pub people: Vec<SitterShown>,
    /// `over`, or, where it is in memory, `waiting` or `running`; `idle` otherwise.
    pub state: String,
    /// When something last happened there, in milliseconds since 1970.
    pub updated: u64,
    /// Whether somebody there was reported and waits for an answer.
    pub reported: bool,
    /// Whether it stands in the lists of others while it is not over.
    pub listed: bool,
}

/// A person.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct HostPlayer {
    /// Who.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Their shield in four words.
    pub arms: String,
    /// Since when they are known, in milliseconds since 1970.
    pub since: u64,
    /// When they were last here, to the hour.
    pub seen: u64,
    /// At how many tables they are or were.
    pub games: u64,
    /// Whether they come back in after losing a browser.
    pub safe: bool,
    /// Whether they are a host.
    pub host: bool,
    /// Why they may not write now.
    pub mute: Option<Sanction>,
    /// Why they may not come in now.
    pub ban: Option<Sanction>,
    /// How many reports about them wait.
    pub reports: u64,
}

/// A shield from its column.
fn arms(id: GuestId, name: &str, words: Option<String>) -> String {
    let arms = words.and_then(|words| Arms::read(&words).ok());
    Guest { id, name: name.to_owned(), card: Card { arms, ..Card::default() } }.arms().words()
}

fn wanted(text: &str) -> String {
    text.trim().chars().take(LONGEST).collect()
}

impl Tables {
    /// The tables that are not over, or those that somebody looks for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn found_tables(&self, text: &str) -> Result<Vec<TableShown>, ApiError> {
        let reported = self.open_reports().await?;
        let mut shown = Vec::new();
        for row in Ask::tables(&wanted(text), MOST).of(self.store.read()).await? {
            let Ok([Some(id), Some(plan), result, Some(created), updated]) =
                <[Option<String>; 5]>::try_from(row)
            else {
                continue;
            };
            // One that cannot be read has its own way to say so.
            let (Ok(id), Ok(plan)) = (id.parse::<TableId>(), serde_json::from_str::<Plan>(&plan))
            else {
                continue;
            };
            let held = self.held(id).map(|held| held.fold().state());
            let state = match (result.is_some(), held) {
                (true, _) | (_, Some(State::Over)) => "over",
                (_, Some(State::Waiting)) => "waiting",
                (_, Some(State::Running)) => "running",
                (_, None) => "idle",
            };
            let updated = updated.or(Some(created)).and_then(|at| at.parse().ok());
            let bots =
                plan.chairs.iter().filter(|chair| matches!(chair, Chair::Bot { .. })).count();
            shown.push(TableShown {
                id: id.to_string(),
                game: plan.game,
                players: plan.players,
                bots: bots as u8,
                people: self.sitting(id).await?,
                state: state.to_owned(),
                updated: updated.unwrap_or_default(),
                reported: reported.iter().any(|(_, report)| report.table == id),
                listed: plan.public.is_some() && state != "over",
            });
        }
        Ok(shown)
    }

    async fn sitting(&self, table: TableId) -> Result<Vec<SitterShown>, ApiError> {
        let rows = Ask::sitting(table).of(self.store.read()).await?;
        let sitter = |row: Vec<Option<String>>| {
            let [id, name, words] = <[Option<String>; 3]>::try_from(row).ok()?;
            let (id, name): (GuestId, _) = (id?.parse().ok()?, name?);
            Some(SitterShown { id: id.to_string(), arms: arms(id, &name, words), name })
        };
        Ok(rows.into_iter().filter_map(sitter).collect())
    }

    /// People, whoever was here last first, or those that somebody looks for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn found_players(&self, text: &str) -> Result<Vec<HostPlayer>, ApiError> {
        let waiting = about_whom(&self.open_reports().await?);
        self.players(Ask::people(&wanted(text), MOST), &waiting).await
    }

    /// One person, and how many reports about whom wait.
    ///
    /// # Errors
    /// When there is none.
    pub(super) async fn found_player(
        &self,
        guest: GuestId,
        waiting: &HashMap<GuestId, u64>,
    ) -> Result<HostPlayer, ApiError> {
        self.players(Ask::person(guest), waiting).await?.pop().ok_or(ApiError::NoPlayer)
    }

    async fn players(
        &self,
        ask: Ask,
        waiting: &HashMap<GuestId, u64>,
    ) -> Result<Vec<HostPlayer>, ApiError> {
        let (orders, now) = (self.orders(), self.now());
        let player = |row: Vec<Option<String>>| {
            let row = <[Option<String>; 7]>::try_from(row).ok()?;
            let [id, name, words, seen, since, games, ways] = row;
            let (guest, name): (GuestId, _) = (id?.parse().ok()?, name?);
            let number = |text: Option<String>| text.and_then(|text| text.parse().ok());
            Some(HostPlayer {
                id: guest.to_string(),
                arms: arms(guest, &name, words),
                name,
                since: number(since).unwrap_or_default(),
                seen: number(seen).unwrap_or_default(),
                games: number(games).unwrap_or_default(),
                safe: number(ways).unwrap_or_default() >= 2,
                host: orders.is_host(guest),
                mute: orders.mute(guest, now).cloned(),
                ban: orders.ban(guest, now).cloned(),
                reports: waiting.get(&guest).copied().unwrap_or_default(),
            })
        };
        Ok(ask.of(self.store.read()).await?.into_iter().filter_map(player).collect())
    }

    /// A host looks at a table as anybody who has its link can. It stands in the log.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn look_as_host(self: &Arc<Self>, host: Host, id: TableId) -> Result<(), ApiError> {
        self.fetch_for(id, None).await?;
        self.note_act(host, "look", About::Table(id), &json!({})).await
    }

    /// A host closes a table: it is gone for everybody, and whoever is there is told.
    ///
    /// # Errors
    /// When there is no such table.
    pub async fn close_as_host(self: &Arc<Self>, host: Host, id: TableId) -> Result<(), ApiError> {
        let table = self.store.read().table(id).await?;
        let table = table.ok_or(quadrivium_table::Fault::NoTable)?;
        // First the log: what is gone cannot be asked about.
        let said = json!({ "game": table.plan.game });
        self.note_act(host, "close", About::Table(id), &said).await?;
        self.delete_as_host(id).await
    }

    /// A host takes a listed table off the lists for good: whoever is there stays, and its links open it as before.
    ///
    /// # Errors
    /// When there is no such table, or it is not listed.
    pub async fn unlist_as_host(self: &Arc<Self>, host: Host, id: TableId) -> Result<(), ApiError> {
        let listed = self.store.read().table(id).await?;
        let listed = listed.filter(|listed| listed.plan.public.is_some());
        let listed = listed.ok_or(quadrivium_table::Fault::NoTable)?;
        let said = json!({ "game": listed.plan.game });
        self.note_act(host, "unlist", About::Table(id), &said).await?;
        // Nobody is taken out of it.
        let nobody = GuestId::random(self.moment().entropy)?;
        let unlist = |listed: &mut Listed, batches: &mut Vec<Batch>| {
            listed.plan.public = None;
            batches.clear();
        };
        self.rewrite(id, nobody, true, unlist).await?;
        self.board.take_down(id);
        Ok(())
    }

    /// Whether a person has a session as host at any device, or was named.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seems_host(&self, guest: GuestId) -> Result<bool, ApiError> {
        if self.orders().is_host(guest) {
            return Ok(true);
        }
        let papers = self.store.read().papers_of(guest).await?;
        let now = self.now();
        Ok(papers.iter().any(|paper| paper.kind == PaperKind::Desk && paper.expires > now))
    }
}
