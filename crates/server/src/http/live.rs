//! The live connection of one client to one table.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use quadrivium_table::api::{AskHint, ClientFrame, Hello, Seen, ServerFrame, Stored};
use quadrivium_table::fault::Refused;
use quadrivium_table::ids::{GuestId, TableId};
use quadrivium_table::{Eyes, Fault, Fold, Known, json, short_json};
use serde_json::value::to_raw_value;
use tokio::sync::watch;

use super::App;
use super::accept::stopped;
use super::asking::{Asking, Next, question};
use super::extract::{Me, TableInPath};
use super::follow::{Asked, Followed, found, next_told};
use super::limit::Client;
use super::quota::Price;
use super::wire::{Gone, POLICY, RESTART, Wire, admit};
use crate::ApiError;
use crate::held::{Held, Pulse, Visit};
use crate::tables::Told;

/// How much is read from a connection at once. Clients send little, and the buffer is cleared before
/// every read.
const READ: usize = 4 << 10;
/// How many frames that cannot be read are borne.
const NONSENSE: u32 = 20;
/// How many frames above the limit are borne, each made good by one below it.
const HASTE: u32 = 20;
/// "Normal closure": there is nothing more to come.
const NORMAL: u16 = 1000;
/// "Protocol error".
const PROTOCOL: u16 = 1002;
/// "Invalid frame payload data".
const NOT_TEXT: u16 = 1007;
/// "Message too big".
const TOO_BIG: u16 = 1009;

/// The live connection: JSON text frames, see `ClientFrame` and `ServerFrame`.
///
/// It is closed with 1012 when the server stops (come back), 1009 after a frame that is too large,
/// 1007 after text that is not UTF-8, 1002 after a broken frame, and 1008 after too many frames or
/// too many that cannot be read.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "live", params(("id" = String, Path)),
    responses((status = 101, description = "A WebSocket."), (status = 404, body = quadrivium_table::fault::ErrorBody)))]
pub async fn live(
    State(app): State<App>,
    Me(guest): Me,
    TableInPath(id): TableInPath,
    Extension(client): Extension<Client>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let held = app.tables.fetch_for(id, guest).await?;
    let (upgrade, counted) = admit(&app, client, upgrade)?;
    let most = app.tables.config.most_frame;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _counted = counted;
        Connection::new(&app, guest, id, client, held, socket).run().await;
    }))
}

struct Connection<'a> {
    app: &'a App,
    guest: Option<GuestId>,
    id: TableId,
    held: Arc<Held>,
    present: Option<Visit>,
    /// Whether it has said that nobody sees it.
    hidden: bool,
    pulse: watch::Receiver<Pulse>,
    wire: Wire<'a>,
    /// Whether it is there, and what it was surely shown.
    asking: Asking,
    /// What was sent; nothing before `hello`.
    known: Option<Known>,
    seen: Pulse,
    /// What it wants to be told.
    hello: Hello,
    nonsense: u32,
    haste: u32,
    hint: Option<Asked>,
    study: Option<Followed>,
}

impl<'a> Connection<'a> {
    fn new(
        app: &'a App,
        guest: Option<GuestId>,
        id: TableId,
        client: Client,
        held: Arc<Held>,
        socket: WebSocket,
    ) -> Self {
        let pulse = held.pulse.subscribe();
        let present = Some(held.enter(guest));
        Self {
            app,
            guest,
            id,
            held,
            present,
            hidden: false,
            pulse,
            wire: Wire::new(app, client, socket),
            asking: Asking::new(app.tables.config.asking, tokio::time::Instant::now()),
            known: None,
            seen: Pulse::default(),
            hello: Hello::default(),
            nonsense: 0,
            haste: 0,
            hint: None,
            study: None,
        }
    }

    async fn run(&mut self) {
        self.serve().await;
        self.miss().await;
    }

    async fn serve(&mut self) {
        let mut stopping = self.app.stopping.clone();
        loop {
            let wakes = self.asking.wakes();
            let done = tokio::select! {
                biased;
                () = stopped(&mut stopping) => {
                    self.wire.close(RESTART, "the server is stopping").await;
                    return;
                }
                message = self.wire.socket.recv() => {
                    if self.asking.hear(tokio::time::Instant::now()) {
                        self.visit(|visit| visit.hush(false));
                    }
                    match message {
                        Some(Ok(message)) => self.hear(message).await,
                        Some(Err(error)) => self.end_after(error).await,
                        None => Err(Gone),
                    }
                }
                changed = self.pulse.changed() => match changed {
                    Ok(()) => self.tell().await,
                    Err(_) => Err(Gone),
                },
                _ = self.wire.devices.changed() => self.wire.check_cookie().await,
                told = next_told(&mut self.hint) => self.advise(told).await,
                () = found(&mut self.study) => self.report().await,
                () = tokio::time::sleep_until(wakes) => self.ask_whether_there().await,
            };
            if done.is_err() || self.catch_up().await.is_err() {
                return;
            }
        }
    }

    fn visit(&mut self, change: impl FnOnce(&mut Visit)) {
        self.present.as_mut().map(change);
    }

    async fn ask_whether_there(&mut self) -> Result<(), Gone> {
        match self.asking.next(tokio::time::Instant::now()) {
            Next::Wait => Ok(()),
            Next::Ask(number) => self.wire.ping(question(number)).await,
            Next::End => Err(Gone),
            Next::Silent => {
                self.visit(|visit| visit.hush(true));
                self.miss().await;
                Ok(())
            }
        }
    }

    /// Nobody sees it here from now on, and perhaps nobody has seen the last entries.
    async fn miss(&mut self) {
        let shown = self.present.as_ref().and_then(Visit::shown);
        if let Some(guest) = self.guest {
            self.app.tables.missed(&self.held, guest, shown).await;
        }
    }

    /// Sends what is waiting. What a client did has usually changed the table: the answer and the
    /// change leave together.
    async fn catch_up(&mut self) -> Result<(), Gone> {
        if self.pulse.has_changed().is_ok_and(|changed| changed) {
            self.tell().await?;
        }
        self.wire.flush().await
    }

    /// Sends what was found about a hint, or that it has ended.
    async fn advise(&mut self, told: Option<Told>) -> Result<(), Gone> {
        let Some(id) = self.hint.as_ref().map(|asked| asked.id) else { return Ok(()) };
        match told {
            Some(Told::Found(hint)) => {
                let hint = to_raw_value(&*hint).expect("a hint is plain data");
                self.wire.feed(json(&ServerFrame::Hint { id, hint: &hint })).await
            }
            Some(Told::Failed(error)) => {
                self.hint = None;
                self.refuse(Some(id), error.body()).await
            }
            Some(Told::Nothing) => Ok(()),
            None => self.end_hint().await,
        }
    }

    /// Sends what was found about the game; that it has ended when nobody works on it any longer.
    async fn report(&mut self) -> Result<(), Gone> {
        let Some(followed) = &mut self.study else { return Ok(()) };
        let (study, more) = followed.next(self.guest);
        let id = followed.id;
        self.wire.feed(json(&ServerFrame::Study { id, study: Box::new(study) })).await?;
        if more {
            return Ok(());
        }
        self.study = None;
        self.done(id).await
    }

    /// Nobody thinks about the last hint any longer, and whoever waits for it is told.
    async fn end_hint(&mut self) -> Result<(), Gone> {
        match self.hint.take() {
            Some(Asked { id, .. }) => self.done(id).await,
            None => Ok(()),
        }
    }

    /// A hint about a position that is no more helps nobody.
    async fn end_stale_hint(&mut self) -> Result<(), Gone> {
        let stale = self.hint.as_ref().is_some_and(|asked| {
            let fold = self.held.fold();
            !fold.to_act().contains(asked.seat) || fold.line.asked(asked.seat) != asked.since
        });
        if stale { self.end_hint().await } else { Ok(()) }
    }

    async fn done(&mut self, id: u64) -> Result<(), Gone> {
        let seq = self.held.fold().seq();
        self.wire.feed(short_json(&ServerFrame::Done { id, seq })).await
    }

    /// Sends what has changed since the last frame.
    async fn tell(&mut self) -> Result<(), Gone> {
        self.wire.check_cookie_again().await?;
        if self.held.is_dead() {
            return self.look_again().await;
        }
        let pulse = *self.pulse.borrow_and_update();
        let Some(mut known) = self.known.take() else {
            self.seen = pulse;
            return Ok(());
        };
        let changed = pulse.table != self.seen.table;
        let next = |fold: &Fold, eyes: Eyes<'_>| (fold.news(eyes, &mut known), fold.seq());
        let (frame, seq) = if changed { self.seen_by(next) } else { (None, 0) };
        self.known = Some(known);
        if let Some(frame) = frame {
            self.asking.tell(seq);
            self.end_stale_hint().await?;
            self.wire.feed(frame).await?;
        } else if pulse.presence != self.seen.presence {
            let frame = self.held.fold().presence_frame(&self.held.presence());
            self.wire.feed(frame).await?;
        }
        self.seen = pulse;
        Ok(())
    }

    /// Does something with the table as this person may see it.
    fn seen_by<T>(&self, look: impl FnOnce(&Fold, Eyes<'_>) -> T) -> T {
        self.app.tables.seen(&self.held, self.guest, self.hello.page, look)
    }

    /// The table in memory could not be trusted and was thrown away: takes the new one.
    async fn look_again(&mut self) -> Result<(), Gone> {
        let held = match self.app.tables.fetch_for(self.id, self.guest).await {
            Ok(held) => held,
            Err(ApiError::Table(Fault::NoTable)) => {
                self.wire.feed(json(&ServerFrame::Deleted)).await?;
                self.wire.close(NORMAL, "the table was deleted").await;
                return Err(Gone);
            }
            Err(_) => return Err(Gone),
        };
        self.present = None;
        self.asking.forget();
        self.pulse = held.pulse.subscribe();
        let mut present = held.enter(self.guest);
        present.hide(self.hidden);
        self.present = Some(present);
        self.held = held;
        if self.known.is_some() { self.greet().await } else { Ok(()) }
    }

    async fn greet(&mut self) -> Result<(), Gone> {
        self.seen = *self.pulse.borrow_and_update();
        let changes = self.hello.changes;
        let greeting = |fold: &Fold, eyes: Eyes<'_>| (fold.greeting(eyes, changes), fold.seq());
        let ((frame, known), seq) = self.seen_by(greeting);
        self.asking.tell(seq);
        self.known = Some(known);
        self.wire.feed(frame).await
    }

    async fn hear(&mut self, message: Message) -> Result<(), Gone> {
        self.wire.check_cookie_again().await?;
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(bytes) if self.asking.is_answer(&bytes) => {
                if let Some(seq) = self.asking.shown() {
                    self.visit(|visit| visit.show(seq));
                }
                return Ok(());
            }
            // The answer to a ping goes out by itself.
            Message::Ping(_) | Message::Pong(_) if self.is_slow_enough() => return Ok(()),
            Message::Ping(_) | Message::Pong(_) => return self.bear_haste().await,
            Message::Close(_) => return Err(Gone),
            Message::Binary(_) => {
                return self.nonsense(None, "frames are text".into()).await;
            }
        };
        self.app.tables.metrics.frames.add(1);
        if !self.is_slow_enough() {
            self.bear_haste().await?;
            return self.refuse(ClientFrame::id_in(&text), ApiError::TooMany.body()).await;
        }
        match ClientFrame::read(&text) {
            Ok(ClientFrame::Hello(hello)) => {
                self.hello = hello;
                self.greet().await
            }
            Ok(ClientFrame::Seen(Seen { seen })) => {
                self.hidden = !seen;
                self.visit(|visit| visit.hide(!seen));
                if !seen {
                    self.miss().await;
                }
                Ok(())
            }
            Ok(ClientFrame::Hint { id, ask }) => {
                self.end_hint().await?;
                match self.ask_hint(id, ask).await {
                    Ok(asked) => self.hint = Some(asked),
                    Err(error) => self.refuse(Some(id), error.body()).await?,
                }
                Ok(())
            }
            Ok(ClientFrame::Study { id, follow }) => {
                match self.app.tables.study(self.id, self.guest).await {
                    Ok((_, study)) => {
                        self.study = Some(Followed::new(id, follow.have, study));
                        self.report().await
                    }
                    Err(error) => self.refuse(Some(id), error.body()).await,
                }
            }
            Ok(ClientFrame::EndHint { id }) => {
                self.end_hint().await?;
                self.done(id).await
            }
            Ok(frame) => {
                let (id, done) = self.act(frame).await;
                let answer = match done {
                    Ok(Stored { seq }) => ServerFrame::Done { id, seq },
                    Err(error) => ServerFrame::Refused { id: Some(id), error: error.body() },
                };
                self.wire.feed(short_json(&answer)).await
            }
            Err(error) => self.nonsense(ClientFrame::id_in(&text), error.to_string()).await,
        }
    }

    /// Whether a frame is not one too many.
    fn is_slow_enough(&mut self) -> bool {
        let enough = self.app.limits.take(self.wire.client, Instant::now());
        if enough {
            self.haste = self.haste.saturating_sub(1);
        } else {
            self.haste += 1;
            self.app.tables.metrics.limited.add(1);
        }
        enough
    }

    /// Ends a connection that goes on and on above the limit: to refuse is work as well.
    async fn bear_haste(&mut self) -> Result<(), Gone> {
        if self.haste <= HASTE {
            return Ok(());
        }
        self.wire.close(POLICY, "too many frames").await;
        Err(Gone)
    }

    /// Says what was wrong with the last frame, if it was that.
    async fn end_after(&mut self, error: axum::Error) -> Result<(), Gone> {
        use tungstenite::Error;
        use tungstenite::error::ProtocolError::ResetWithoutClosingHandshake;
        match error.into_inner().downcast_ref() {
            Some(Error::Capacity(_)) => self.wire.close(TOO_BIG, "the frame is too large").await,
            Some(Error::Utf8(_)) => self.wire.close(NOT_TEXT, "the frame is not UTF-8").await,
            Some(Error::Protocol(ResetWithoutClosingHandshake)) => {}
            Some(Error::Protocol(_)) => self.wire.close(PROTOCOL, "the frame is broken").await,
            _ => {}
        }
        Err(Gone)
    }

    async fn nonsense(&mut self, id: Option<u64>, reason: String) -> Result<(), Gone> {
        self.nonsense += 1;
        if self.nonsense > NONSENSE {
            self.wire.close(POLICY, "too many frames that cannot be read").await;
            return Err(Gone);
        }
        self.refuse(id, Fault::Malformed(reason).body()).await
    }

    async fn refuse(&mut self, id: Option<u64>, error: Refused) -> Result<(), Gone> {
        self.wire.feed(json(&ServerFrame::Refused { id, error })).await
    }

    async fn ask_hint(&mut self, id: u64, ask: AskHint) -> Result<Asked, ApiError> {
        let guest = self.guest.ok_or(Fault::NoGuest)?;
        self.app.charge(self.wire.client, Price::Table)?;
        let since = self.held.fold().line.asked(ask.seat);
        let advising = self.app.tables.hint(self.id, guest, ask).await?;
        Ok(Asked { id, seat: ask.seat, since, advising })
    }

    async fn act(&mut self, frame: ClientFrame) -> (u64, Result<Stored, ApiError>) {
        let (table, tables) = (self.id, &self.app.tables);
        let id = frame.id();
        let Some(guest) = self.guest else {
            return (id, Err(Fault::NoGuest.into()));
        };
        let done = match frame {
            ClientFrame::Hello(_)
            | ClientFrame::Seen(_)
            | ClientFrame::Hint { .. }
            | ClientFrame::EndHint { .. }
            | ClientFrame::Study { .. } => Err(ApiError::Internal),
            ClientFrame::Play { play, .. } => match self.app.may_play(self.wire.client, &play) {
                Ok(()) => tables.play(table, guest, play).await,
                Err(error) => Err(error),
            },
            ClientFrame::Undo { undo, .. } => tables.undo(table, guest, undo).await,
            ClientFrame::Redo { redo, .. } => tables.redo(table, guest, redo).await,
            ClientFrame::AnswerUndo { answer, .. } => {
                tables.answer_undo(table, guest, answer).await
            }
            ClientFrame::Resign { resign, .. } => tables.resign(table, guest, resign).await,
            ClientFrame::Claim { claim, .. } => tables.claim(table, guest, claim).await,
            ClientFrame::Chat { chat, .. } => match self.app.may_say(self.wire.client, &chat) {
                Ok(()) => tables.chat(table, guest, chat).await,
                Err(error) => Err(error),
            },
        };
        (id, done)
    }
}
