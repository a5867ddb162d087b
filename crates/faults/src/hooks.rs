//! The webhooks of one world: what came there, for whom, under which number.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Context;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The longest that somebody thinks before they say that they have heard, in milliseconds. Who is killed in that time
/// has told somebody and does not know it.
const SLOW_MS: u64 = 300;
/// How long a call may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much somebody may be told at once.
const LONGEST: usize = 64 << 10;

/// What one webhook has heard.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// The numbers of notices, each once, in the order in which they first came.
    pub notices: Vec<String>,
    /// How often one came that had come before.
    pub again: u64,
}

impl Heard {
    fn hear(&mut self, id: &str) {
        if self.notices.iter().any(|known| known == id) {
            self.again += 1;
        } else {
            self.notices.push(id.to_owned());
        }
    }
}

#[derive(Default)]
struct Books {
    heard: Mutex<HashMap<String, Heard>>,
    /// Goes up with every call.
    calls: watch::Sender<u64>,
}

impl Books {
    fn heard(&self) -> MutexGuard<'_, HashMap<String, Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Webhooks on one port, a path for each person. They outlive every server that calls them.
pub struct Hooks {
    port: u16,
    books: Arc<Books>,
    task: JoinHandle<()>,
}

impl Hooks {
    /// Listens.
    ///
    /// # Errors
    /// When there is no free port.
    pub async fn start() -> anyhow::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await.context("no free port")?;
        let port = listener.local_addr()?.port();
        let books = Arc::new(Books::default());
        let task = tokio::spawn(accept(listener, Arc::clone(&books)));
        Ok(Self { port, books, task })
    }

    /// The address of somebody's webhook.
    pub fn url(&self, person: &str) -> String {
        format!("http://127.0.0.1:{}/{person}", self.port)
    }

    /// What somebody has heard so far.
    pub fn heard(&self, person: &str) -> Heard {
        self.books.heard().get(person).cloned().unwrap_or_default()
    }

    /// Waits until somebody was told of so many things; whether that was in time.
    pub async fn wait(&self, person: &str, notices: usize, most: Duration) -> bool {
        let mut calls = self.books.calls.subscribe();
        let enough = |_: &u64| self.heard(person).notices.len() >= notices;
        tokio::time::timeout(most, calls.wait_for(enough)).await.is_ok()
    }
}

impl Drop for Hooks {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn accept(listener: TcpListener, books: Arc<Books>) {
    let mut calls = 0_u64;
    while let Ok((stream, _)) = listener.accept().await {
        // No two calls in a row take equally long.
        calls += 1;
        let slow = Duration::from_millis(calls * 97 % SLOW_MS);
        let books = Arc::clone(&books);
        tokio::spawn(async move {
            // A server that is killed breaks off; it will call again.
            let _ = tokio::time::timeout(PATIENCE, answer(stream, &books, slow)).await;
        });
    }
}

/// Hears one call and says so.
async fn answer(stream: TcpStream, books: &Books, slow: Duration) -> anyhow::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await?;
    let path = line.split(' ').nth(1).context("no path")?;
    let person = path.trim_start_matches('/').to_owned();
    let (mut length, mut id) = (0, String::new());
    loop {
        line.clear();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse::<usize>()?.min(LONGEST),
            "quadrivium-id" => value.trim().clone_into(&mut id),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    books.heard().entry(person).or_default().hear(&id);
    books.calls.send_modify(|calls| *calls += 1);
    tokio::time::sleep(slow).await;
    stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn call(hooks: &Hooks, person: &str, id: &str) {
        let mut stream = TcpStream::connect(("127.0.0.1", hooks.port)).await.unwrap();
        let text = format!(
            "POST /{person} HTTP/1.1\r\nQuadrivium-Id: {id}\r\nContent-Length: 2\r\n\r\n{{}}"
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
    }

    #[tokio::test]
    async fn the_same_number_counts_once() {
        let hooks = Hooks::start().await.unwrap();
        for id in ["a", "b", "a"] {
            call(&hooks, "zofia", id).await;
        }
        call(&hooks, "jan", "c").await;
        let heard = hooks.heard("zofia");
        assert_eq!((heard.notices, heard.again), (vec!["a".to_owned(), "b".to_owned()], 1));
        assert!(hooks.wait("jan", 1, Duration::from_secs(1)).await);
        assert!(!hooks.wait("jan", 2, Duration::from_millis(20)).await);
    }
}
