//! What the connections of a table and of the home page have in common: they count against the limits of
//! whoever opened them, may not be silent for ever, and end when their device is signed out.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, OnFailedUpgrade, WebSocket, WebSocketUpgrade};
use futures_util::SinkExt;
use quadrivium_table::Fault;
use tokio::sync::watch;

use super::App;
use super::limit::Client;
use crate::ApiError;

/// How often a silent client of the home page is asked whether it is there.
pub const PING: Duration = Duration::from_secs(25);
/// How long a client may be silent.
pub const SILENCE: Duration = Duration::from_secs(70);
/// How long a client may take to receive a frame.
const SLOW: Duration = Duration::from_secs(15);
/// "Service restart": the client comes back by itself.
pub const RESTART: u16 = 1012;
/// "Policy violation".
pub const POLICY: u16 = 1008;

/// Why a connection ends; nothing more to be said to the other side.
pub struct Gone;

/// A connection that counts against the limits of a client, until it is dropped.
pub struct Counted {
    app: App,
    client: Client,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.app.tables.metrics.connections.less();
        self.app.limits.disconnect(self.client);
    }
}

/// Lets a client have one more connection.
///
/// # Errors
/// When the request is not for a WebSocket, or the client has too many.
pub fn admit(
    app: &App,
    client: Client,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<(WebSocketUpgrade<impl OnFailedUpgrade>, Counted), ApiError> {
    let upgrade = upgrade.map_err(|error| Fault::Malformed(error.body_text()))?;
    if !app.limits.connect(client) {
        return Err(ApiError::TooMany);
    }
    app.tables.metrics.connections.add(1);
    let upgrade = upgrade.on_failed_upgrade(|error| {
        tracing::debug!(%error, "a connection was not upgraded");
    });
    Ok((upgrade, Counted { app: app.clone(), client }))
}

/// The socket of a client, for as long as its device is signed in.
pub struct Wire<'a> {
    app: &'a App,
    pub client: Client,
    pub socket: WebSocket,
    /// Goes up when devices of the client come and go.
    pub devices: watch::Receiver<u64>,
}

impl<'a> Wire<'a> {
    pub fn new(app: &'a App, client: Client, socket: WebSocket) -> Self {
        // What was signed out while the connection was made is found before anything is heard or told.
        let bearer = client.bearer.map(|bearer| bearer.guest);
        let mut devices = app.tables.sessions.watch(bearer);
        devices.mark_changed();
        Self { app, client, socket, devices }
    }

    pub async fn send(&mut self, message: Message) -> Result<(), Gone> {
        in_time(self.socket.send(message)).await
    }

    /// Puts a frame where the next flush takes it.
    pub async fn feed(&mut self, text: String) -> Result<(), Gone> {
        in_time(self.socket.feed(Message::Text(text.into()))).await
    }

    pub async fn flush(&mut self) -> Result<(), Gone> {
        in_time(self.socket.flush()).await
    }

    /// Asks whether the other side is there. It says the same back.
    pub async fn ping(&mut self, bytes: Bytes) -> Result<(), Gone> {
        self.send(Message::Ping(bytes)).await
    }

    pub async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        // The other side may have gone already.
        let _ = self.send(Message::Close(Some(frame))).await;
    }

    /// Ends a connection of a device that was signed out.
    pub async fn check_cookie(&mut self) -> Result<(), Gone> {
        // In this order: what changes after the look is told by the next pulse.
        self.devices.borrow_and_update();
        if let Some(bearer) = self.client.bearer
            && !self.app.tables.keeps_open(bearer).await
        {
            self.close(POLICY, "the device was signed out").await;
            return Err(Gone);
        }
        Ok(())
    }

    /// The same where devices have come or gone since the last look.
    pub async fn check_cookie_again(&mut self) -> Result<(), Gone> {
        if self.devices.has_changed().is_ok_and(|changed| changed) {
            self.check_cookie().await?;
        }
        Ok(())
    }
}

/// Waits for a client that receives, but not for ever.
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Gone> {
    match tokio::time::timeout(SLOW, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}
