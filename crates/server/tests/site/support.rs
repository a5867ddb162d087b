//! A site without a port, and people who use it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::{Postgres, Store};
use quadrivium_server::surroundings::{Surroundings, SystemEntropy};
use quadrivium_server::{App, Config, Tables, app};
use quadrivium_table::State;
use quadrivium_table::ids::TableId;
use quadrivium_table::moment::Entropy;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection};
use tempfile::TempDir;
use tokio::sync::watch;
use tower::ServiceExt;

/// Longer than anything here takes, on a slow and busy machine too.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits, but not for ever: a test that waits in vain says so.
pub async fn in_time<T>(waiting: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, waiting).await.expect("what is waited for comes in time")
}

/// A server with everything in a folder that is gone afterwards.
pub struct Site {
    pub router: Router,
    pub tables: Arc<Tables>,
    /// The time, in milliseconds; it stands still unless a test moves it.
    pub time: Arc<AtomicU64>,
    /// Set to true to stop.
    pub stop: watch::Sender<bool>,
    _folder: Option<TempDir>,
}

impl Site {
    pub async fn new() -> Self {
        Self::with(Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() }).await
    }

    pub async fn with(config: Config) -> Self {
        let folder = TempDir::new().unwrap();
        let metrics = Arc::new(Metrics::default());
        let store = Store::sqlite(folder.path(), Arc::clone(&metrics)).await.unwrap();
        Self::over(store, metrics, config, Some(folder)).await
    }

    /// A server with everything in a folder that stays.
    pub async fn at(folder: &Path) -> Self {
        let metrics = Arc::new(Metrics::default());
        let store = Store::sqlite(folder, Arc::clone(&metrics)).await.unwrap();
        let config = Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() };
        Self::over(store, metrics, config, None).await
    }

    /// A node on a PostgreSQL.
    pub async fn node(url: &str) -> Self {
        let metrics = Arc::new(Metrics::default());
        let store = Store::new(Arc::new(Postgres::open(url).await.unwrap()), Arc::clone(&metrics));
        let config =
            Config { shared: true, requests_per_s: 100_000, burst: 100_000, ..Config::default() };
        Self::over(store, metrics, config, None).await
    }

    /// A server that draws its names and seeds from here.
    pub async fn foreseeable(entropy: impl Entropy + Send + Sync + 'static) -> Self {
        let folder = TempDir::new().unwrap();
        let metrics = Arc::new(Metrics::default());
        let store = Store::sqlite(folder.path(), Arc::clone(&metrics)).await.unwrap();
        let config = Config { requests_per_s: 100_000, burst: 100_000, ..Config::default() };
        Self::drawing(entropy, store, metrics, config, Some(folder)).await
    }

    pub async fn over(
        store: Store,
        metrics: Arc<Metrics>,
        config: Config,
        folder: Option<TempDir>,
    ) -> Self {
        Self::drawing(SystemEntropy, store, metrics, config, folder).await
    }

    async fn drawing(
        entropy: impl Entropy + Send + Sync + 'static,
        store: Store,
        metrics: Arc<Metrics>,
        config: Config,
        folder: Option<TempDir>,
    ) -> Self {
        let time = Arc::new(AtomicU64::new(1_800_000_000_000));
        let now = Arc::clone(&time);
        let surroundings = Surroundings::new(move || now.load(Relaxed), entropy);
        let tables = Tables::open(store, metrics, config, surroundings).await.unwrap();
        let (stop, stopping) = watch::channel(false);
        let router = app(App::new(Arc::clone(&tables), stopping));
        Self { router, tables, time, stop, _folder: folder }
    }

    /// Lets time pass.
    pub fn wait_s(&self, seconds: u64) {
        self.time.fetch_add(seconds * 1_000, Relaxed);
    }

    /// Forgets the tables that nobody uses; whoever asks for one reads it from the storage.
    pub fn forget_idle(&self) {
        self.wait_s(self.tables.config.idle_s + 1);
        self.tables.sweep();
    }

    /// Somebody with a name.
    pub async fn person(&self, name: &str) -> Person {
        let mut person = self.stranger();
        let request = person.request("POST", "/api/guest", Some(json!({ "name": name })));
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let cookie = response.headers()[header::SET_COOKIE].to_str().unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut person.cookie);
        person
    }

    /// Somebody without a name.
    pub fn stranger(&self) -> Person {
        Person { router: self.router.clone(), cookie: String::new() }
    }

    /// Whoever has this cookie.
    pub fn with_cookie(&self, cookie: &str) -> Person {
        Person { router: self.router.clone(), cookie: cookie.to_owned() }
    }

    /// Waits until chance and bots have nothing to do at a table.
    pub async fn settled(&self, id: &str) {
        let id: TableId = id.parse().unwrap();
        let held = self.tables.fetch_for(id, None).await.unwrap();
        let mut pulse = held.pulse.subscribe();
        loop {
            let waits = {
                let fold = held.fold();
                let bot =
                    |seat| fold.people.iter().any(|(s, who)| s == seat && who.bot().is_some());
                fold.state() == State::Running && fold.to_act().iter().any(bot)
            };
            if !waits {
                return;
            }
            in_time(pulse.changed()).await.unwrap();
        }
    }
}

/// A client.
#[derive(Clone)]
pub struct Person {
    router: Router,
    pub cookie: String,
}

/// What came back.
pub type Answer = (StatusCode, Value);

impl Person {
    pub fn request(&self, method: &str, path: &str, body: Option<Value>) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path);
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        match body {
            Some(body) => request
                .header(header::CONTENT_TYPE, "application/json")
                .body(Body::from(body.to_string()))
                .unwrap(),
            None => request.body(Body::empty()).unwrap(),
        }
    }

    pub async fn send(&self, request: Request<Body>) -> (StatusCode, String) {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let bytes = axum::body::to_bytes(response.into_body(), 10 << 20).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    pub async fn get(&self, path: &str) -> Answer {
        let (status, text) = self.send(self.request("GET", path, None)).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        let (status, text) = self.send(self.request("POST", path, Some(body))).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Makes a table of Burgundy with these seats: `you`, `open`, or the level of a bot.
    pub async fn table(&self, seats: &[&str]) -> Value {
        self.table_with(json!({}), seats).await
    }

    pub async fn table_with(&self, settings: Value, seats: &[&str]) -> Value {
        self.table_of("burgundy", settings, seats).await
    }

    pub async fn table_of(&self, game: &str, settings: Value, seats: &[&str]) -> Value {
        let seat = |kind: &&str| match *kind {
            "you" | "open" => json!({ "kind": kind }),
            level => json!({ "kind": "bot", "level": level }),
        };
        let seats: Vec<_> = seats.iter().map(seat).collect();
        let wish = json!({ "game": game, "settings": settings, "seats": seats });
        let (status, snapshot) = self.post("/api/tables", wish).await;
        assert_eq!(status, StatusCode::CREATED, "{snapshot}");
        snapshot
    }

    pub async fn look(&self, id: &str) -> Value {
        let (status, snapshot) = self.get(&format!("/api/tables/{id}")).await;
        assert_eq!(status, StatusCode::OK, "{snapshot}");
        snapshot
    }

    /// Does something at a table with the present number of entries.
    pub async fn act(&self, id: &str, verb: &str, mut body: Value) -> Answer {
        body["seq"] = self.look(id).await["seq"].clone();
        self.post(&format!("/api/tables/{id}/{verb}"), body).await
    }

    /// Plays the first offered action.
    pub async fn play_first(&self, id: &str) -> Answer {
        let seen = self.look(id).await;
        let choice = &seen["choices"][0];
        assert!(choice.is_object(), "nothing is offered: {}", seen["prompt"]);
        let play =
            json!({ "seq": seen["seq"], "seat": choice["seat"], "action": choice["action"] });
        self.post(&format!("/api/tables/{id}/play"), play).await
    }

    /// Sits down with the invitation that the owner sees.
    pub async fn follow(&self, owner: &Self, id: &str) -> Answer {
        let seen = owner.look(id).await;
        let seats = seen["seats"].as_array().unwrap();
        let invite = seats.iter().find_map(|seat| seat["invite"].as_str()).unwrap();
        let key = invite.split_once("invite=").unwrap().1;
        self.post(&format!("/api/tables/{id}/sit"), json!({ "invite": key })).await
    }
}

/// The code of a refusal.
pub fn code(answer: &Answer) -> &str {
    answer.1["error"]["code"].as_str().unwrap_or_default()
}

/// A PostgreSQL of our own: it ends with the process, because its standard input does.
pub struct OwnPostgres {
    url: String,
    _server: Child,
}

static POSTGRES: LazyLock<OwnPostgres> = LazyLock::new(|| {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scripts/postgres.sh");
    let mut server = Command::new(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the script that starts PostgreSQL runs");
    let mut url = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut url).unwrap();
    assert!(url.starts_with("postgres://"), "PostgreSQL does not start: install it with apt-get");
    OwnPostgres { url: url.trim().to_owned(), _server: server }
});

/// The URL of a fresh database.
pub async fn postgres() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let name = format!("site{}", NUMBER.fetch_add(1, Relaxed));
    let server = tokio::task::spawn_blocking(|| &*POSTGRES).await.unwrap();
    let mut admin = sqlx::postgres::PgConnection::connect(&server.url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .execute(&mut admin)
        .await
        .unwrap();
    server.url.replace("/postgres?", &format!("/{name}?"))
}
