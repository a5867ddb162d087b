//! Plays real games over WebSocket as fast as the server lets it, and says how fast that was.
//!
//! ```text
//! cargo run --release -p quadrivium-server --example load -- 127.0.0.1:4747 [clients] [seconds] [idle tables]
//! ```
//!
//! Each client has a table of its own with two seats on one screen, plays a random offered action,
//! and plays the next one when the server has acknowledged it and shown the new position. Start the
//! server with a high `--requests-per-s`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What a client looks at in a frame.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Frame {
    Snapshot { snapshot: Seen },
    Update { snapshot: Seen },
    Done {},
    Refused { error: Value },
    Presence {},
}

#[derive(Deserialize)]
struct Seen {
    seq: u64,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    seat: String,
    action: String,
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let address: Arc<str> = arguments.next().unwrap_or("127.0.0.1:4747".into()).into();
    let mut number = |default| arguments.next().map_or(Ok(default), |text| text.parse::<u64>());
    let (clients, seconds, idle) = (number(100)?, number(10)?, number(0)?);
    for _ in 0..idle {
        new_table(&address).await?;
    }
    let warm = Instant::now() + Duration::from_secs(2);
    let end = warm + Duration::from_secs(seconds);
    let players: Vec<_> = (0..clients)
        .map(|client| tokio::spawn(play(Arc::clone(&address), client, warm, end)))
        .collect();
    let mut times = Vec::new();
    for player in players {
        times.extend(player.await??);
    }
    times.sort_unstable();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    println!(
        "{clients} clients, {idle} more tables: {} acknowledged moves in {seconds} s, {:.0} a second; \
         median {:.1} ms, 99th percentile {:.1} ms, slowest {:.1} ms",
        times.len(),
        times.len() as f64 / seconds as f64,
        at(0.5),
        at(0.99),
        at(1.0),
    );
    Ok(())
}

async fn play(
    address: Arc<str>,
    client: u64,
    warm: Instant,
    end: Instant,
) -> Result<Vec<Duration>, Failure> {
    let mut rng = StdRng::seed_from_u64(client);
    let mut times = Vec::new();
    while Instant::now() < end {
        let (cookie, id) = new_table(&address).await?;
        let mut request = format!("ws://{address}/api/tables/{id}/live").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        socket.send(Message::text(r#"{"type":"hello"}"#)).await?;
        let mut sent = Instant::now();
        while let Some(message) = socket.next().await {
            let Message::Text(text) = message? else { continue };
            let seen = match serde_json::from_str(&text)? {
                Frame::Snapshot { snapshot } | Frame::Update { snapshot } => snapshot,
                Frame::Done {} => {
                    if sent > warm {
                        times.push(sent.elapsed());
                    }
                    continue;
                }
                Frame::Refused { error } => return Err(error.to_string().into()),
                Frame::Presence {} => continue,
            };
            if Instant::now() > end || seen.choices.is_empty() {
                break;
            }
            let choice = &seen.choices[rng.random_range(0..seen.choices.len())];
            let play = json!({ "type": "play", "id": 1, "seq": seen.seq, "seat": choice.seat, "action": choice.action });
            sent = Instant::now();
            socket.send(Message::text(play.to_string())).await?;
        }
    }
    Ok(times)
}

/// A new person with a new table: their cookie and its name.
async fn new_table(address: &str) -> Result<(String, String), Failure> {
    let (head, _) = post(address, "/api/guest", "", &json!({ "name": "Load" })).await?;
    let cookie = head.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
    let cookie = cookie.ok_or("no cookie")?.to_owned();
    let wish = json!({ "game": "burgundy", "seats": [{ "kind": "you" }, { "kind": "you" }] });
    let (_, body) = post(address, "/api/tables", &cookie, &wish).await?;
    let table: Value = serde_json::from_str(&body)?;
    Ok((cookie, table["id"].as_str().ok_or("no table")?.to_owned()))
}

async fn post(
    address: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Result<(String, String), Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok((head.to_owned(), body.to_owned()))
}
