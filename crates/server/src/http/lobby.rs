//! The one connection of the home page: what is listed to whoever looks, and that their company has
//! changed. Nothing is asked from time to time; the client sends nothing.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use quadrivium_table::ids::{TableId, TournamentId};
use quadrivium_table::json;
use serde::Serialize;
use tokio::sync::{broadcast, watch};
use utoipa::ToSchema;

use super::App;
use super::accept::stopped;
use super::limit::Client;
use super::wire::{Gone, PING, POLICY, RESTART, SILENCE, Wire, admit};
use crate::ApiError;
use crate::config::Finding;
use crate::tables::finding::{Call, Changed, Circle, OpenTable};

/// So long what changes is gathered: many look on, and not every change is worth a frame.
const GATHER: Duration = Duration::from_millis(150);
/// How much is read from a connection at once, and the largest frame: clients send nothing.
const READ: usize = 1 << 10;
/// How many frames are borne from a client that has nothing to say.
const CHATTER: u32 = 20;
/// How many tables are told of at first.
const MOST_TOLD: usize = 300;

/// What the home page is told.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LobbyFrame {
    /// Everything that is listed, at first and whenever one knows other people than before.
    All {
        /// What the host offers.
        offers: Finding,
        /// The tables: those one follows first, then the newest.
        tables: Vec<OpenTable>,
    },
    /// Some of it is new or different, and some is not there any more.
    Changed {
        /// The new and the different.
        tables: Vec<OpenTable>,
        /// Those that were closed, are over, or are not listed to one any more.
        #[schema(value_type = Vec<String>)]
        gone: Vec<TableId>,
    },
    /// One's company has changed: an invitation has come or gone, somebody is followed, a club asks.
    Company,
    /// A tournament that one may look at has changed, or is gone.
    Tournament {
        /// Which one.
        #[schema(value_type = String)]
        id: TournamentId,
    },
}

/// The connection of the home page: JSON text frames, see `LobbyFrame`. The first comes by itself.
#[utoipa::path(get, path = "/api/lobby", tag = "finding",
    responses((status = 101, description = "A WebSocket."), (status = 404, body = quadrivium_table::fault::ErrorBody)))]
pub async fn live(
    State(app): State<App>,
    Extension(client): Extension<Client>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let (upgrade, counted) = admit(&app, client, upgrade)?;
    let upgrade = upgrade.max_message_size(READ).max_frame_size(READ).read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _counted = counted;
        Watcher::new(&app, client, socket).run().await;
    }))
}

/// What somebody who looks on hears next.
enum Heard {
    Stopped,
    Message(Option<Result<Message, axum::Error>>),
    Board,
    Called(Result<Call, broadcast::error::RecvError>),
    Devices,
    Company,
    Tick,
}

struct Watcher<'a> {
    app: &'a App,
    wire: Wire<'a>,
    board: watch::Receiver<u64>,
    calls: broadcast::Receiver<Call>,
    /// Goes up when one's company has changed.
    company: watch::Receiver<u64>,
    circle: Circle,
    /// What was told, by table, and up to which change.
    told: HashMap<TableId, OpenTable>,
    seen: u64,
    chatter: u32,
}

impl<'a> Watcher<'a> {
    fn new(app: &'a App, client: Client, socket: WebSocket) -> Self {
        let tables = &app.tables;
        Self {
            app,
            wire: Wire::new(app, client, socket),
            board: tables.board.pulse.subscribe(),
            calls: tables.calls.subscribe(),
            company: tables.companies.watch(client.guest),
            circle: Circle::default(),
            told: HashMap::new(),
            seen: 0,
            chatter: 0,
        }
    }

    async fn run(&mut self) {
        let mut stopping = self.app.stopping.clone();
        let mut ping = tokio::time::interval(PING);
        let mut heard_at = Instant::now();
        if self.wire.check_cookie().await.is_err() || self.tell_all().await.is_err() {
            return;
        }
        loop {
            let heard = tokio::select! {
                biased;
                () = stopped(&mut stopping) => Heard::Stopped,
                message = self.wire.socket.recv() => Heard::Message(message),
                _ = self.wire.devices.changed() => Heard::Devices,
                _ = self.company.changed() => Heard::Company,
                call = self.calls.recv() => Heard::Called(call),
                _ = self.board.changed() => Heard::Board,
                _ = ping.tick() => {
                    if heard_at.elapsed() > SILENCE {
                        return;
                    }
                    Heard::Tick
                }
            };
            let done = match heard {
                Heard::Stopped => {
                    self.wire.close(RESTART, "the server is stopping").await;
                    return;
                }
                Heard::Message(Some(Ok(message))) => {
                    heard_at = Instant::now();
                    self.hear(&message).await
                }
                Heard::Message(_) | Heard::Called(Err(broadcast::error::RecvError::Closed)) => {
                    Err(Gone)
                }
                Heard::Devices => self.wire.check_cookie().await,
                Heard::Called(Ok(Call::Tournament(id))) => self.tell_tournament(id).await,
                // Whoever has missed some calls looks again, too.
                Heard::Company
                | Heard::Called(Ok(_) | Err(broadcast::error::RecvError::Lagged(_))) => {
                    self.tell_company().await
                }
                Heard::Board => {
                    tokio::time::sleep(GATHER).await;
                    self.tell_changes().await
                }
                Heard::Tick => self.wire.ping(Bytes::new()).await,
            };
            if done.is_err() {
                return;
            }
        }
    }

    async fn frame(&mut self, frame: &LobbyFrame) -> Result<(), Gone> {
        self.wire.send(Message::Text(json(frame).into())).await
    }

    /// A client has nothing to say but that it lives.
    async fn hear(&mut self, message: &Message) -> Result<(), Gone> {
        match message {
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(Gone),
            Message::Text(_) | Message::Binary(_) => {
                self.chatter += 1;
                if self.chatter > CHATTER {
                    self.wire.close(POLICY, "too many frames").await;
                    return Err(Gone);
                }
                Ok(())
            }
        }
    }

    /// Looks whom one knows, and tells everything.
    async fn tell_all(&mut self) -> Result<(), Gone> {
        let tables = &self.app.tables;
        let offers = tables.config.finding;
        self.circle = tables.circle(self.wire.client.guest).await.map_err(|_| Gone)?;
        self.board.borrow_and_update();
        let (listings, seen) = tables.board.all();
        let mut listed = self.circle.list(&listings);
        listed.truncate(MOST_TOLD);
        self.told = listed.iter().map(|table| (table.id, table.clone())).collect();
        self.seen = seen;
        self.frame(&LobbyFrame::All { offers, tables: listed }).await
    }

    /// One's company has changed: perhaps other tables are listed to one now.
    async fn tell_company(&mut self) -> Result<(), Gone> {
        let before = std::mem::take(&mut self.told);
        let tables = &self.app.tables;
        // In this order: what changes after the look is told by the next pulse.
        self.company.borrow_and_update();
        self.circle = tables.circle(self.wire.client.guest).await.map_err(|_| Gone)?;
        let (listings, _) = tables.board.all();
        let mut listed = self.circle.list(&listings);
        listed.truncate(MOST_TOLD);
        let same = listed.len() == before.len()
            && listed.iter().all(|table| before.get(&table.id) == Some(table));
        self.told = before;
        if !same {
            self.tell_all().await?;
        }
        self.frame(&LobbyFrame::Company).await
    }

    /// Tells that a tournament has changed, if one may know of it.
    async fn tell_tournament(&mut self, id: TournamentId) -> Result<(), Gone> {
        if !self.app.tables.hears_of_tournament(id, &self.circle) {
            return Ok(());
        }
        self.frame(&LobbyFrame::Tournament { id }).await
    }

    /// Tells what has changed on the board since it was last looked at, as far as one may know of it.
    async fn tell_changes(&mut self) -> Result<(), Gone> {
        self.board.borrow_and_update();
        let (changed, seen) = self.app.tables.board.since(self.seen);
        let Changed::These(those) = changed else { return self.tell_all().await };
        self.seen = seen;
        let (mut tables, mut gone) = (Vec::new(), Vec::new());
        for id in those {
            let listing = self.app.tables.board.get(id);
            let shown = listing.and_then(|listing| self.circle.shown(&listing));
            match shown {
                Some(table) if self.told.get(&id) != Some(&table) => {
                    self.told.insert(id, table.clone());
                    tables.push(table);
                }
                Some(_) => {}
                None => gone.extend(self.told.remove(&id).map(|_| id)),
            }
        }
        if tables.is_empty() && gone.is_empty() {
            return Ok(());
        }
        self.frame(&LobbyFrame::Changed { tables, gone }).await
    }
}
