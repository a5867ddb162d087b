//! Those who receive notices: a webhook, a push service, an SMTP server, each on a port of its own.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};

/// A server that keeps what it is sent.
#[derive(Clone)]
pub struct Receiver {
    pub at: SocketAddr,
    heard: Arc<Mutex<Vec<(HeaderMap, Bytes)>>>,
    status: Arc<watch::Sender<u16>>,
    /// How many have called, and how many of them wait for their answer.
    calls: Arc<watch::Sender<(usize, usize)>>,
}

/// Somebody waits for their answer, as long as they do.
struct Waiting(Receiver);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.calls.send_modify(|(_, waiting)| *waiting -= 1);
    }
}

impl Receiver {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let at = listener.local_addr().unwrap();
        let status = Arc::new(watch::Sender::new(200));
        let receiver = Self { at, heard: Arc::default(), status, calls: Arc::default() };
        let router = Router::new().fallback(hear).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        receiver
    }

    pub fn url(&self) -> String {
        format!("http://{}/here", self.at)
    }

    /// Answers so from now on; with nothing it keeps everybody waiting until it answers again.
    pub fn answer(&self, status: u16) {
        self.status.send_replace(status);
    }

    /// How many wait for their answer.
    pub fn waiting(&self) -> usize {
        self.calls.borrow().1
    }

    /// Waits until so many wait for their answer.
    pub async fn waits(&self, most: usize) {
        self.calls.subscribe().wait_for(|(_, waiting)| *waiting == most).await.unwrap();
    }

    /// Waits until it was called so often.
    pub async fn hears(&self, calls: usize) {
        self.calls.subscribe().wait_for(|(all, _)| *all >= calls).await.unwrap();
    }

    /// What it was sent since it was last asked.
    pub fn heard(&self) -> Vec<(HeaderMap, Bytes)> {
        std::mem::take(&mut *self.heard.lock().unwrap())
    }

    /// The same, as JSON.
    pub fn told(&self) -> Vec<Value> {
        self.heard().iter().map(|(_, body)| serde_json::from_slice(body).unwrap()).collect()
    }
}

async fn hear(State(receiver): State<Receiver>, headers: HeaderMap, body: Bytes) -> StatusCode {
    receiver.heard.lock().unwrap().push((headers, body));
    receiver.calls.send_modify(|(all, waiting)| (*all, *waiting) = (*all + 1, *waiting + 1));
    let waiting = Waiting(receiver.clone());
    let mut status = receiver.status.subscribe();
    let status = *status.wait_for(|status| *status > 0).await.unwrap();
    drop(waiting);
    StatusCode::from_u16(status).unwrap()
}

/// What a browser keeps to itself when it subscribes.
pub struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new(seed: u8) -> Self {
        Self { key: SecretKey::from_slice(&[seed; 32]).unwrap(), auth: [seed; 16] }
    }

    /// What it tells the page.
    pub fn subscription(&self, endpoint: &str) -> Value {
        json!({
            "endpoint": endpoint,
            "p256dh": BASE64.encode(self.key.public_key().to_sec1_bytes()),
            "auth": BASE64.encode(self.auth),
            "language": "pl",
        })
    }

    /// What is in a message, by RFC 8291 from the other side.
    pub fn read(&self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4_096_u32.to_be_bytes());
        let (theirs, coded) = rest[1..].split_at(rest[0].into());
        let shared = self.key.diffie_hellman(&PublicKey::from_sec1_bytes(theirs).unwrap());
        let own = self.key.public_key().to_sec1_bytes();
        let info = [&b"WebPush: info\0"[..], &own, theirs].concat();
        let mut agreed = [0; 32];
        let extracted = Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes());
        extracted.expand(&info, &mut agreed).unwrap();
        let keys = Hkdf::<Sha256>::new(Some(salt), &agreed);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        keys.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        keys.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new_from_slice(&key).unwrap();
        let mut text = cipher.decrypt(&Nonce::from(nonce), coded).unwrap();
        assert_eq!(text.pop(), Some(2), "it was the last record");
        serde_json::from_slice(&text).unwrap()
    }
}

/// A letter as it came in.
#[derive(Clone, Debug)]
pub struct Received {
    pub to: Vec<String>,
    pub text: String,
}

impl Received {
    /// The value of a header, unfolded.
    pub fn header(&self, name: &str) -> Option<String> {
        let (head, _) = self.text.split_once("\r\n\r\n").unwrap();
        let head = head.replace("\r\n ", " ");
        let line =
            head.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}:")))?;
        Some(line.split_once(':').unwrap().1.trim().to_owned())
    }

    /// The part that is plain text, as it is read.
    pub fn plain(&self) -> String {
        let plain = self.text.split("Content-Type: text/plain").nth(1).unwrap();
        let (head, body) = plain.split_once("\r\n\r\n").unwrap();
        let body = body.split("\r\n--").next().unwrap();
        if head.contains("base64") {
            let joined: String = body.split_whitespace().collect();
            let bytes = base64::engine::general_purpose::STANDARD.decode(joined).unwrap();
            return String::from_utf8(bytes).unwrap();
        }
        if head.contains("quoted-printable") { unquoted(body) } else { body.to_owned() }
    }
}

fn unquoted(text: &str) -> String {
    let mut bytes = Vec::new();
    let text = text.replace("=\r\n", "");
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'=' {
            let digits = [rest.next().unwrap(), rest.next().unwrap()];
            bytes.push(u8::from_str_radix(str::from_utf8(&digits).unwrap(), 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// An SMTP server that delivers nothing.
#[derive(Clone)]
pub struct Sink {
    pub at: SocketAddr,
    letters: Arc<Mutex<Vec<Received>>>,
    /// What it answers to whom a letter is for.
    answer: Arc<Mutex<&'static str>>,
    /// Somebody is kept waiting.
    pub visited: Arc<Notify>,
}

impl Sink {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let sink = Self {
            at: listener.local_addr().unwrap(),
            letters: Arc::default(),
            answer: Arc::new(Mutex::new("250 OK")),
            visited: Arc::default(),
        };
        let serving = sink.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let sink = serving.clone();
                tokio::spawn(async move { sink.serve(stream).await });
            }
        });
        sink
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.at)
    }

    /// Answers so from now on; without an answer it keeps everybody waiting.
    pub fn answer(&self, answer: &'static str) {
        *self.answer.lock().unwrap() = answer;
    }

    /// The letters that came since it was last asked.
    pub fn letters(&self) -> Vec<Received> {
        std::mem::take(&mut *self.letters.lock().unwrap())
    }

    async fn serve(&self, stream: TcpStream) -> std::io::Result<()> {
        let mut stream = BufReader::new(stream);
        stream.write_all(b"220 sink\r\n").await?;
        let mut to = Vec::new();
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            let verb = line.to_uppercase();
            let answer = if verb.starts_with("RCPT") {
                to.push(line.trim().to_owned());
                let answer = *self.answer.lock().unwrap();
                if answer.is_empty() {
                    // Until the other side gives up.
                    self.visited.notify_one();
                    stream.read_u8().await?;
                }
                answer
            } else if verb.starts_with("DATA") {
                stream.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut text).await?;
                }
                self.letters.lock().unwrap().push(Received { to: std::mem::take(&mut to), text });
                "250 OK"
            } else if verb.starts_with("QUIT") {
                "221 bye"
            } else {
                "250 OK"
            };
            stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        }
    }
}
