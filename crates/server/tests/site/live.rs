//! The live connection, on a real port.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::{SinkExt, StreamExt};
use quadrivium_server::http::accept;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{Person, Site, in_time};

/// A connection of somebody to a table.
pub struct Wire(WebSocketStream<MaybeTlsStream<TcpStream>>);

pub async fn listen(site: &Site) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let tables = Arc::clone(&site.tables);
    tokio::spawn(accept(listener, site.router.clone(), tables, site.stop.subscribe()));
    address
}

impl Wire {
    pub async fn open(at: SocketAddr, id: &str, person: &Person) -> Result<Self, Box<Error>> {
        Self::at(at, &format!("tables/{id}/live"), person).await
    }

    /// A connection to anything of the interface.
    pub async fn at(at: SocketAddr, path: &str, person: &Person) -> Result<Self, Box<Error>> {
        let url = format!("ws://{at}/api/{path}");
        let mut request = url.into_client_request().unwrap();
        if !person.cookie.is_empty() {
            request.headers_mut().insert("cookie", person.cookie.parse().unwrap());
        }
        Ok(Self(in_time(connect_async(request)).await?.0))
    }

    pub async fn send(&mut self, frame: Value) {
        in_time(self.0.send(Message::text(frame.to_string()))).await.unwrap();
    }

    /// Sends anything that can be sent, whether it is right or not; the other side may have gone.
    pub async fn send_message(&mut self, message: Message) -> Result<(), Error> {
        in_time(self.0.send(message)).await
    }

    /// Sends bytes as they are.
    pub async fn send_bytes(&mut self, bytes: &[u8]) {
        in_time(self.0.get_mut().write_all(bytes)).await.unwrap();
    }

    /// What comes until the end, and the code that the connection was closed with.
    pub async fn until_closed(&mut self) -> (Vec<Value>, Option<u16>) {
        let mut heard = Vec::new();
        let closed = async {
            while let Some(Ok(message)) = self.0.next().await {
                match message {
                    Message::Text(text) => heard.push(serde_json::from_str(&text).unwrap()),
                    Message::Close(frame) => return frame.map(|frame| frame.code.into()),
                    _ => {}
                }
            }
            None
        };
        // For all of it: a server that does not end it asks now and then whether we are there.
        let code = in_time(closed).await;
        (heard, code)
    }

    /// Receives for so long whatever comes.
    pub async fn receive(&mut self, most: Duration) {
        let _ = tokio::time::timeout(most, async { while self.0.next().await.is_some() {} }).await;
    }

    /// The next message; nothing when the connection has ended.
    async fn hear(&mut self) -> Option<Result<Message, Error>> {
        in_time(self.0.next()).await
    }

    /// Waits for the end of the connection.
    pub async fn closed(&mut self) {
        while let Some(Ok(message)) = self.hear().await {
            if matches!(message, Message::Close(_)) {
                return;
            }
        }
    }

    /// The next frame of this type.
    pub async fn next(&mut self, kind: &str) -> Value {
        self.next_of(&[kind]).await
    }

    /// The next frame of one of these types.
    pub async fn next_of(&mut self, kinds: &[&str]) -> Value {
        // For all of it: questions whether we are there come for ever.
        in_time(async {
            loop {
                match self.0.next().await.unwrap().unwrap() {
                    Message::Text(text) => {
                        let frame: Value = serde_json::from_str(&text).unwrap();
                        if kinds.iter().any(|kind| frame["type"] == *kind) {
                            return frame;
                        }
                    }
                    Message::Close(_) => panic!("closed while waiting for {kinds:?}"),
                    _ => {}
                }
            }
        })
        .await
    }

    /// The next frame as it was sent.
    pub async fn text(&mut self) -> String {
        loop {
            match self.hear().await.unwrap().unwrap() {
                Message::Text(text) => return text.to_string(),
                Message::Close(_) => panic!("closed while waiting for a frame"),
                _ => {}
            }
        }
    }

    pub async fn hello(&mut self) -> Value {
        self.send(json!({ "type": "hello", "page": false })).await;
        self.next("snapshot").await["snapshot"].clone()
    }
}

#[tokio::test]
async fn what_one_plays_the_other_sees() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let (ann, bob) = (site.person("Ann").await, site.person("Bob").await);
    let table = ann.table(&["you", "open"]).await;
    let id = table["id"].as_str().unwrap();
    let mut anns = Wire::open(at, id, &ann).await.unwrap();
    assert_eq!(anns.hello().await["state"], "waiting");
    bob.follow(&ann, id).await;
    let started = anns.next("update").await;
    assert_eq!(started["snapshot"]["state"], "running");
    assert!(!started["lines"].as_array().unwrap().is_empty());
    assert_eq!(started["snapshot"]["log"], json!([]));
    let mut bobs = Wire::open(at, id, &bob).await.unwrap();
    let seen = bobs.hello().await;
    assert_eq!(anns.next("presence").await["seats"]["B"], true);
    let (first, second) =
        if seen["choices"] == json!([]) { (&mut anns, &mut bobs) } else { (&mut bobs, &mut anns) };
    let asked = first.hello().await;
    let choice = &asked["choices"][0];
    let play = json!({ "type": "play", "id": 7, "seq": asked["seq"], "seat": choice["seat"], "action": choice["action"] });
    first.send(play.clone()).await;
    let done = first.next("done").await;
    assert_eq!(done["id"], 7);
    let update = second.next("update").await;
    assert_eq!(update["snapshot"]["seq"], done["seq"]);
    assert_eq!(update["reset"], false);
    assert_eq!(update["lines"][0]["action"], choice["action"]);
    // The same once more is refused and plays nothing.
    first.send(play).await;
    let refused = first.next("refused").await;
    assert_eq!((&refused["id"], &refused["error"]["code"]), (&json!(7), &json!("stale")));
    first.send(json!({ "type": "undo", "id": 8, "seq": done["seq"] })).await;
    first.next("done").await;
    let update = second.next("update").await;
    assert_eq!(update["reset"], true, "the line of play was shortened");
    assert_eq!(
        update["lines"].as_array().unwrap().len() as u64,
        update["snapshot"]["moves"].as_u64().unwrap()
    );
    first.send(json!({ "type": "chat", "id": 9, "text": "your turn" })).await;
    assert_eq!(second.next("update").await["chat"][0]["text"], "your turn");
    drop(bobs);
    assert_eq!(anns.next("presence").await["seats"]["B"], false);
}

#[tokio::test]
async fn frames_that_cannot_be_read_are_refused_and_then_ended() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let mut wire = Wire::open(at, id, &ann).await.unwrap();
    for frame in [
        json!([]),
        json!({ "type": "dance", "id": 3 }),
        json!({ "type": "play", "id": 3 }),
        json!(null),
    ] {
        wire.send(frame.clone()).await;
        let refused = wire.next("refused").await;
        assert_eq!(refused["error"]["code"], "malformed", "{frame}");
        assert_eq!(refused["id"], frame.get("id").cloned().unwrap_or_default());
    }
    wire.0.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(wire.next("refused").await["error"]["code"], "malformed");
    assert_eq!(wire.hello().await["seq"], table["seq"], "the connection still works");
    for _ in 0..30 {
        let _ = wire.0.send(Message::text("{")).await;
    }
    let closed = loop {
        match wire.hear().await {
            Some(Ok(Message::Close(frame))) => break frame.unwrap().code.into(),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => break 1008,
        }
    };
    assert_eq!(closed, 1008u16);
    let mut wire = Wire::open(at, id, &ann).await.unwrap();
    let _ = wire.0.send(Message::text("x".repeat(100_000))).await;
    loop {
        match wire.hear().await {
            Some(Ok(Message::Close(_)) | Err(_)) | None => break,
            Some(Ok(_)) => {}
        }
    }
    assert_eq!(ann.look(id).await["seq"], table["seq"]);
}

#[tokio::test]
async fn strangers_look_on_and_cannot_act() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let id = table["id"].as_str().unwrap();
    let mut wire = Wire::open(at, id, &site.stranger()).await.unwrap();
    let seen = wire.hello().await;
    assert_eq!((&seen["viewer"], &seen["spectators"]), (&Value::Null, &json!(1)));
    let choice = &table["choices"][0];
    wire.send(json!({ "type": "play", "id": 1, "seq": seen["seq"], "seat": "A", "action": choice["action"] })).await;
    assert_eq!(wire.next("refused").await["error"]["code"], "no_guest");
    let missing = Wire::open(at, "abcdefghijkm", &ann).await.err().unwrap();
    match *missing {
        Error::Http(response) => assert_eq!(response.status(), StatusCode::NOT_FOUND),
        other => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_stopping_server_says_so() {
    let site = Site::new().await;
    let at = listen(&site).await;
    let ann = site.person("Ann").await;
    let table = ann.table(&["you", "you"]).await;
    let mut wire = Wire::open(at, table["id"].as_str().unwrap(), &ann).await.unwrap();
    wire.hello().await;
    site.stop.send_replace(true);
    loop {
        if let Message::Close(frame) = wire.hear().await.unwrap().unwrap() {
            assert_eq!(u16::from(frame.unwrap().code), 1012);
            return;
        }
    }
}
