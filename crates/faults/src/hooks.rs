//! The webhooks of one world: what came there, for whom, under which number, and whether it may come once more.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Context;
use serde::Deserialize;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{oneshot, watch};
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
    /// The notices, and how many faults there had been when each came last.
    notices: HashMap<String, u64>,
    /// Each turn that was told, by its table and its number there, and in which notice.
    turns: BTreeMap<(String, u64), String>,
    /// How often a notice came that had come before.
    pub again: u64,
    /// What must not happen, in words.
    pub wrong: Vec<String>,
}

/// As much of a notice as is looked at.
#[derive(Deserialize)]
struct Told {
    id: String,
    tables: Vec<ToldTable>,
}

#[derive(Deserialize)]
struct ToldTable {
    id: String,
    /// Nothing at a table that only waits besides.
    turn: Option<u64>,
}

impl Heard {
    /// Somebody is told something, after so many faults.
    fn hear(&mut self, told: Told, faults: u64) {
        if let Some(before) = self.notices.insert(told.id.clone(), faults) {
            self.again += 1;
            if before == faults {
                self.wrong.push(format!("notice {} once more without a fault between", told.id));
            }
        }
        for table in told.tables {
            let Some(turn) = table.turn else { continue };
            let words = format!("table {}: turn {turn} in notice {}", table.id, told.id);
            let before = self.turns.insert((table.id, turn), told.id.clone());
            if let Some(before) = before.filter(|before| *before != told.id) {
                self.wrong.push(format!("{words} and in notice {before}"));
            }
        }
    }

    /// The first turn at a table that was told after another one.
    fn turn(&self, table: &str, after: Option<u64>) -> Option<u64> {
        let mut turns = self.turns(table);
        turns.find(|turn| after.is_none_or(|after| *turn > after))
    }

    /// The turns at a table that were told.
    pub fn turns(&self, table: &str) -> impl Iterator<Item = u64> {
        let all = self.turns.range((table.to_owned(), 0)..=(table.to_owned(), u64::MAX));
        all.map(|((_, turn), _)| *turn)
    }
}

/// Whoever waits for the next call: it is answered when what they were given is dropped.
type Catch = oneshot::Sender<oneshot::Sender<()>>;

#[derive(Default)]
struct Books {
    heard: Mutex<HashMap<String, Heard>>,
    /// Goes up with every call.
    calls: watch::Sender<u64>,
    /// How many faults there were.
    faults: AtomicU64,
    /// Who waits for the next call.
    catch: Mutex<Option<Catch>>,
}

impl Books {
    fn heard(&self) -> MutexGuard<'_, HashMap<String, Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn catch(&self) -> MutexGuard<'_, Option<Catch>> {
        self.catch.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// Waits until somebody was told of a turn at a table after another one; nothing if it is too late before.
    pub async fn wait(
        &self,
        person: &str,
        table: &str,
        after: Option<u64>,
        late: impl Future<Output = ()>,
    ) -> Option<u64> {
        let mut calls = self.books.calls.subscribe();
        let told = || self.books.heard().get(person)?.turn(table, after);
        tokio::select! {
            _ = calls.wait_for(|_| told().is_some()) => told(),
            () = late => None,
        }
    }

    /// Waits until somebody has heard something. It is answered when what comes back is dropped: who is killed before has
    /// told somebody and does not know it.
    pub async fn catch(&self, most: Duration) -> Option<oneshot::Sender<()>> {
        let (caught, waiting) = oneshot::channel();
        *self.books.catch() = Some(caught);
        let caught = tokio::time::timeout(most, waiting).await;
        self.books.catch().take();
        caught.ok()?.ok()
    }

    /// A fault is over: what was on its way when it happened may come once more.
    pub fn note_fault(&self) {
        self.books.faults.fetch_add(1, Relaxed);
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
    let told: Told = serde_json::from_slice(&body)?;
    anyhow::ensure!(told.id == id, "one number outside and another inside");
    books.heard().entry(person).or_default().hear(told, books.faults.load(Relaxed));
    books.calls.send_modify(|calls| *calls += 1);
    let caught = books.catch().take();
    if let Some(caught) = caught {
        let (done, wait) = oneshot::channel();
        if caught.send(done).is_ok() {
            let _ = wait.await;
        }
    }
    tokio::time::sleep(slow).await;
    stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn call(hooks: &Hooks, person: &str, id: &str, turn: u64) {
        let mut stream = TcpStream::connect(("127.0.0.1", hooks.port)).await.unwrap();
        let body =
            format!(r#"{{"id":"{id}","tables":[{{"id":"t","turn":{turn}}},{{"id":"besides"}}]}}"#);
        let text = format!(
            "POST /{person} HTTP/1.1\r\nQuadrivium-Id: {id}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
    }

    #[tokio::test]
    async fn a_turn_is_told_in_one_notice_which_comes_again_only_after_a_fault() {
        let hooks = Hooks::start().await.unwrap();
        call(&hooks, "zofia", "a", 0).await;
        call(&hooks, "zofia", "b", 3).await;
        hooks.note_fault();
        call(&hooks, "zofia", "a", 0).await;
        call(&hooks, "jan", "c", 3).await;
        let heard = hooks.heard("zofia");
        assert_eq!((heard.turns("t").collect(), heard.again), (vec![0, 3], 1));
        assert!(heard.wrong.is_empty() && heard.turns("besides").next().is_none(), "{heard:?}");
        let never = std::future::pending();
        assert_eq!(hooks.wait("zofia", "t", Some(0), never).await, Some(3));
        assert_eq!(hooks.wait("zofia", "t", Some(3), async {}).await, None);
        call(&hooks, "zofia", "a", 0).await;
        call(&hooks, "zofia", "d", 3).await;
        let wrong = hooks.heard("zofia").wrong;
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(
            wrong[0].contains("without a fault") && wrong[1].contains("notice d and in notice b")
        );
    }

    #[tokio::test]
    async fn a_call_that_is_caught_is_answered_when_it_is_let_go() {
        let hooks = Arc::new(Hooks::start().await.unwrap());
        assert!(hooks.catch(Duration::from_millis(20)).await.is_none(), "nobody called");
        let calls = Arc::clone(&hooks);
        let calling = tokio::spawn(async move { call(&calls, "zofia", "a", 0).await });
        let caught = hooks.catch(Duration::from_secs(5)).await.expect("somebody calls");
        assert_eq!(hooks.heard("zofia").turns("t").count(), 1, "it was heard");
        assert!(!calling.is_finished(), "and not answered");
        drop(caught);
        calling.await.unwrap();
    }
}
