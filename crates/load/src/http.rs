//! Just enough HTTP for a server on the same machine: one request per connection.

use std::net::SocketAddr;

use anyhow::{Context, bail};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Where the server listens.
pub type Address = SocketAddr;

/// One client: a person with a cookie.
pub struct Guest {
    /// The server.
    pub address: Address,
    /// What says who it is.
    pub cookie: String,
    /// Held from a move to its acknowledgement: a person does one thing at a time, even at several
    /// tables.
    pub hand: tokio::sync::Mutex<()>,
}

impl Guest {
    /// A new person.
    ///
    /// # Errors
    /// When the server does not answer as it should.
    pub async fn new(address: Address, name: &str) -> anyhow::Result<Self> {
        let reply = send(address, "POST", "/api/guest", "", Some(&json!({"name": name}))).await?;
        let cookie = reply.cookie().context("the server gives no cookie")?.to_owned();
        Ok(Self { address, cookie, hand: tokio::sync::Mutex::default() })
    }

    /// Sends something.
    ///
    /// # Errors
    /// When it is refused or the server does not answer.
    pub async fn post(&self, path: &str, body: &Value) -> anyhow::Result<Value> {
        send(self.address, "POST", path, &self.cookie, Some(body)).await?.json()
    }
}

/// An answer.
pub struct Reply {
    head: String,
    body: String,
}

impl Reply {
    /// Its status; 0 where it has none.
    pub fn status(&self) -> u16 {
        self.head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
    }

    /// Its body as it came.
    pub fn body(&self) -> &str {
        &self.body
    }

    /// The cookie that it sets.
    pub fn cookie(&self) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (name, value) = line.split_once(": ")?;
            name.eq_ignore_ascii_case("set-cookie").then(|| value.split(';').next())?
        })
    }

    /// Its body, unless it is a refusal.
    ///
    /// # Errors
    /// When it is a refusal or not JSON.
    pub fn json(&self) -> anyhow::Result<Value> {
        let status = self.status();
        if !(200..300).contains(&status) {
            bail!("the server answers {status}: {}", self.body);
        }
        Ok(serde_json::from_str(&self.body)?)
    }
}

/// Sends one request to the server and reads the answer to its end.
///
/// # Errors
/// When the server cannot be reached or its answer breaks off.
pub async fn send(
    address: Address,
    method: &str,
    path: &str,
    cookie: &str,
    body: Option<&Value>,
) -> anyhow::Result<Reply> {
    let mut stream = TcpStream::connect(address).await.context("the server cannot be reached")?;
    let body = body.map(Value::to_string).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the answer breaks off")?;
    if head.to_ascii_lowercase().contains("\r\ntransfer-encoding:") {
        bail!("an answer in pieces was not expected");
    }
    Ok(Reply { head: head.to_owned(), body: body.to_owned() })
}
