//! What nodes tell each other: which tables have gone on, and who is there.
//!
//! Each commit carries a `NOTIFY` for every table it adds to; the others read what is new and push
//! it to their clients. Every node also sends a beat now and then and listens for its own: a
//! connection on which none arrives has fallen silent and is made anew. Whoever has not listened for
//! a while looks at all the tables it holds, because it may have missed something.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use quadrivium_table::ids::Id;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::{CONNECTING, StoreError, silent};
use crate::crowd::Said;
use crate::store::News;
use crate::surroundings::SystemEntropy;

const CHANNEL: &str = "quadrivium";
/// How often a node sends a beat.
const BEAT: Duration = Duration::from_secs(5);
/// After how long without one a connection is taken for silent.
const SILENCE: Duration = Duration::from_secs(12);
/// After how long without one somebody should be told.
const DEAF: Duration = Duration::from_secs(30);
/// How long to wait between two attempts to listen.
const PAUSE: Duration = Duration::from_secs(1);

const NOTIFY: &str = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload";

/// The ears and the mouth of a node.
pub struct Listening(Arc<Shared>);

struct Shared {
    /// The name under which this node speaks, so that it need not listen to itself. After a commit
    /// whose end is not known it takes another: should that commit come true later, it hears of it
    /// as of somebody else's.
    name: Mutex<Id<12>>,
    /// When a beat was last heard; nothing before it listens.
    heard: Mutex<Option<Instant>>,
    tasks: Mutex<Vec<AbortHandle>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn name() -> Result<Id<12>, StoreError> {
    Id::random(&SystemEntropy).map_err(|error| StoreError::Failed(error.to_string()))
}

/// A commit whose end is not known yet.
pub struct Doubt<'a>(Option<&'a Shared>);

impl Doubt<'_> {
    /// It is known now.
    pub fn settled(mut self) {
        self.0 = None;
    }
}

impl Drop for Doubt<'_> {
    fn drop(&mut self) {
        // Without entropy the old name has to do: the next change of the table will tell.
        if let (Some(shared), Ok(name)) = (self.0, name()) {
            *lock(&shared.name) = name;
        }
    }
}

impl Listening {
    pub fn new() -> Result<Self, StoreError> {
        let (name, heard, tasks) = (Mutex::new(name()?), Mutex::default(), Mutex::default());
        Ok(Self(Arc::new(Shared { name, heard, tasks })))
    }

    /// A commit begins.
    pub fn doubt(&self) -> Doubt<'_> {
        Doubt(Some(&self.0))
    }

    /// Tells the others, with the commit in which it is stored.
    pub async fn tell(
        &self,
        connection: &mut PgConnection,
        news: Vec<News>,
    ) -> Result<(), sqlx::Error> {
        if !news.is_empty() {
            let name = *lock(&self.0.name);
            let payloads: Vec<_> = news.into_iter().map(|news| payload(name, news)).collect();
            sqlx::query(NOTIFY).bind(CHANNEL).bind(payloads).execute(connection).await?;
        }
        Ok(())
    }

    /// Tells the others who is there, which is stored nowhere.
    pub async fn say(readers: &PgPool, lines: Vec<String>) -> Result<(), sqlx::Error> {
        sqlx::query(NOTIFY).bind(CHANNEL).bind(lines).execute(readers).await?;
        Ok(())
    }

    /// Whether nothing was heard for so long that what is shown here may be old.
    pub fn is_deaf(&self) -> bool {
        lock(&self.0.heard).is_some_and(|heard| heard.elapsed() > DEAF)
    }

    /// Listens from now on, and says what is heard, until stopped.
    pub async fn start(
        &self,
        options: &PgConnectOptions,
    ) -> Result<mpsc::Receiver<News>, StoreError> {
        let listener = listen(options).await?;
        self.0.note_beat();
        let (send, news) = mpsc::channel(1_024);
        let (shared, own) = (Arc::clone(&self.0), options.clone());
        let hearing = tokio::spawn(async move { shared.hear(own, listener, send).await });
        let beating = tokio::spawn(beat(options.clone()));
        lock(&self.0.tasks).extend([hearing.abort_handle(), beating.abort_handle()]);
        Ok(news)
    }

    /// Listens no more.
    pub fn stop(&self) {
        lock(&self.0.tasks).drain(..).for_each(|task| task.abort());
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn note_beat(&self) {
        *lock(&self.heard) = Some(Instant::now());
    }

    async fn hear(
        &self,
        options: PgConnectOptions,
        mut listener: PgListener,
        send: mpsc::Sender<News>,
    ) {
        loop {
            self.hear_until_silent(&mut listener, &send).await;
            drop(listener);
            listener = loop {
                match listen(&options).await {
                    Ok(listener) => break listener,
                    Err(error) => tracing::warn!(%error, "listening to other nodes failed"),
                }
                sleep(PAUSE).await;
            };
            self.note_beat();
            if send.send(News::Everything).await.is_err() {
                return;
            }
        }
    }

    async fn hear_until_silent(&self, listener: &mut PgListener, send: &mpsc::Sender<News>) {
        let mut silent_at = Instant::now() + SILENCE;
        loop {
            let notice = match timeout_at(silent_at, listener.try_recv()).await {
                Ok(Ok(Some(notice))) => notice,
                Ok(Ok(None)) => return tracing::warn!("the connection to other nodes broke"),
                Ok(Err(error)) => return tracing::warn!(%error, "listening to other nodes failed"),
                Err(_) => return tracing::warn!("the connection to other nodes fell silent"),
            };
            // Whatever arrives shows that the connection lives.
            self.note_beat();
            silent_at = Instant::now() + SILENCE;
            let own = *lock(&self.name);
            if let Some(heard) = read_notice(notice.payload(), own.as_str())
                && send.send(heard).await.is_err()
            {
                return;
            }
        }
    }
}

async fn listen(options: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let listening = async {
        // A pool of its own, as the listener wants one, which it never has to share.
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = pool.acquire_timeout(CONNECTING).connect_with(options.clone()).await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok::<_, sqlx::Error>(listener)
    };
    match timeout(CONNECTING, listening).await {
        Ok(listener) => Ok(listener?),
        Err(_) => Err(silent()),
    }
}

/// Sends a beat on a connection of its own, for ever.
async fn beat(options: PgConnectOptions) {
    let mut connection: Option<PgConnection> = None;
    loop {
        let beating = async {
            let mut sending = match connection.take() {
                Some(connection) => connection,
                None => options.connect().await?,
            };
            sqlx::query(NOTIFY).bind(CHANNEL).bind(["beat"]).execute(&mut sending).await?;
            Ok::<_, sqlx::Error>(sending)
        };
        // One that failed or missed its time is not used again; the next beat opens another.
        connection = timeout(CONNECTING, beating).await.ok().and_then(Result::ok);
        sleep(BEAT).await;
    }
}

/// News as a line; [`read_notice`] reads it.
fn payload(name: Id<12>, news: News) -> String {
    match news {
        News::Table(table, seq) => format!("{name} {table} {seq}"),
        News::Deleted(table) => format!("{name} deleted {table}"),
        News::Renewed(guest, generation) => format!("{name} renewed {guest} {generation}"),
        News::Rewritten(table) => format!("{name} rewritten {table}"),
        News::Seats(table) => format!("{name} seats {table}"),
        News::Person(guest) => format!("{name} person {guest}"),
        News::Company(guest) => format!("{name} company {guest}"),
        News::Tournament(id) => format!("{name} tournament {id}"),
        News::Crowd(said) => said.to_string(),
        News::Everything => format!("{name} everything"),
    }
}

/// What another node says; nothing if it is this node, a beat, or cannot be read.
fn read_notice(payload: &str, own: &str) -> Option<News> {
    if let Some(said) = Said::read(payload) {
        return Some(News::Crowd(said));
    }
    let words: Vec<_> = payload.split(' ').collect();
    match words[..] {
        [node, ..] if node == own => None,
        [_, "everything"] => Some(News::Everything),
        [_, "deleted", table] => Some(News::Deleted(table.parse().ok()?)),
        [_, "rewritten", table] => Some(News::Rewritten(table.parse().ok()?)),
        [_, "seats", table] => Some(News::Seats(table.parse().ok()?)),
        [_, "tournament", id] => Some(News::Tournament(id.parse().ok()?)),
        [_, "person", guest] => Some(News::Person(guest.parse().ok()?)),
        [_, "company", guest] => Some(News::Company(guest.parse().ok()?)),
        [_, "renewed", guest, generation] => {
            Some(News::Renewed(guest.parse().ok()?, generation.parse().ok()?))
        }
        [_, table, seq] => Some(News::Table(table.parse().ok()?, seq.parse().ok()?)),
        _ => None,
    }
}
