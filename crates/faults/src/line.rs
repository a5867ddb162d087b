//! A live connection of one person to one table.

use std::time::Duration;

use anyhow::Context;
use futures_util::{SinkExt, StreamExt};
use quadrivium_load::http::Address;
use quadrivium_load::live::{self, Socket};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::answer::Outcome;
use crate::look::{Frame, Look};
use crate::world::PATIENCE;

/// How long an update may take before one goes on with what one knows.
const UPDATE: Duration = Duration::from_millis(500);

/// A live connection.
pub struct Line {
    /// The table.
    pub table: String,
    /// What was shown last.
    pub look: Look,
    socket: Socket,
    /// How many requests were sent.
    sent: u64,
}

impl Line {
    /// Connects and waits for the first picture.
    ///
    /// # Errors
    /// When the server cannot be reached or refuses.
    pub async fn open(address: Address, cookie: &str, table: &str) -> anyhow::Result<Self> {
        let opening = async {
            let mut socket = live::connect(address, cookie, table).await?;
            socket.send(Message::text(r#"{"type":"hello"}"#)).await?;
            let look = loop {
                if let Some(look) = next(&mut socket).await?.snapshot {
                    break look;
                }
            };
            Ok(Self { table: table.to_owned(), look, socket, sent: 0 })
        };
        tokio::time::timeout(PATIENCE, opening).await.context("no answer")?
    }

    /// Takes in what has come meanwhile; waits a moment where nothing has.
    ///
    /// # Errors
    /// When the connection has ended.
    pub async fn hear(&mut self) -> anyhow::Result<()> {
        let Ok(frame) = tokio::time::timeout(UPDATE, next(&mut self.socket)).await else {
            return Ok(());
        };
        if let Some(look) = frame?.snapshot {
            self.look = look;
        }
        Ok(())
    }

    /// Asks for something and waits for the answer.
    ///
    /// # Errors
    /// When the connection has ended: it may be stored or not.
    pub async fn ask(&mut self, kind: &str, body: &Value) -> anyhow::Result<Outcome> {
        self.sent += 1;
        let id = self.sent;
        let mut frame = body.clone();
        frame["type"] = kind.into();
        frame["id"] = id.into();
        let answering = async {
            self.socket.send(Message::text(frame.to_string())).await?;
            loop {
                let frame = next(&mut self.socket).await?;
                if let Some(look) = frame.snapshot {
                    self.look = look;
                } else if frame.id == Some(id) {
                    return anyhow::Ok(match (frame.seq, frame.error) {
                        (Some(seq), _) if frame.kind == "done" => {
                            Outcome::Stored(json!({"seq": seq}))
                        }
                        (_, Some(reason)) => Outcome::of_code(reason.code),
                        _ => Outcome::Unsure(frame.kind),
                    });
                }
            }
        };
        match tokio::time::timeout(PATIENCE, answering).await {
            Ok(answer) => answer,
            Err(_) => Ok(Outcome::Unsure("no answer".into())),
        }
    }
}

async fn next(socket: &mut Socket) -> anyhow::Result<Frame> {
    let text = live::text(socket.next().await)?;
    serde_json::from_str(&text).context("a frame cannot be read")
}
