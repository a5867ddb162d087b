//! What both databases promise about tables that go.

use quadrivium_server::store::{Append, Backend, Op, Postgres, Sqlite, Write};
use quadrivium_server::surroundings::SystemEntropy;
use quadrivium_table::Guest;
use quadrivium_table::entry::{Batch, Entry, Kind, Plan};
use quadrivium_table::ids::{GuestId, TableId};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};

use crate::support::postgres;

fn plan(owner: GuestId, created: u64) -> Plan {
    Plan {
        id: TableId::random(&SystemEntropy).unwrap(),
        kind: Kind::Game,
        game: "burgundy".into(),
        rules: 1,
        players: 2,
        options: Vec::new(),
        chairs: Vec::new(),
        clock: None,
        owner,
        created,
        parent: None,
        seed: None,
        no_hints: false,
        public: None,
        rated: false,
        no_steward: false,
        round: None,
    }
}

async fn both() -> Vec<(Box<dyn Backend>, Option<tempfile::TempDir>)> {
    let folder = tempfile::tempdir().unwrap();
    let sqlite: Box<dyn Backend> = Box::new(Sqlite::open(folder.path()).await.unwrap());
    let postgres: Box<dyn Backend> = Box::new(Postgres::open(&postgres().await).await.unwrap());
    vec![(sqlite, Some(folder)), (postgres, None)]
}

async fn write(backend: &dyn Backend, write: Write) -> bool {
    backend.commit(&[write]).await.unwrap()[0]
}

/// Makes a table with so many entries, each in a batch of its own.
async fn table(backend: &dyn Backend, owner: GuestId, created: u64, entries: u64) -> TableId {
    let plan = plan(owner, created);
    let id = plan.id;
    let append = |seq| Append {
        table: id,
        batch: Batch { seq, at: created + seq, entries: vec![Entry::Undo { to: 0 }] },
        guests: vec![owner],
    };
    write(backend, Write::Create(Box::new(plan), append(1))).await;
    for seq in 2..=entries {
        assert!(write(backend, Write::Append(append(seq))).await);
    }
    id
}

#[tokio::test]
async fn a_table_is_gone_at_once_and_erased_in_steps() {
    for (backend, _folder) in both().await {
        let backend = &*backend;
        let owner = GuestId::random(&SystemEntropy).unwrap();
        let (id, other) =
            (table(backend, owner, 0, 1_200).await, table(backend, owner, 0, 3).await);
        assert_eq!(backend.unfinished(owner).await.unwrap(), 2);
        assert!(write(backend, Write::Delete(id, None)).await);
        assert!(backend.table(id).await.unwrap().is_none());
        assert_eq!(backend.listed_by(id).await.unwrap(), []);
        assert_eq!(backend.deleted(9).await.unwrap(), [id]);
        let mut steps = 0;
        while write(backend, Write::Erase(id)).await {
            steps += 1;
        }
        assert_eq!(steps, 3, "a few hundred at a time");
        assert_eq!(backend.batches(id, 0).await.unwrap(), []);
        assert_eq!(backend.deleted(9).await.unwrap(), []);
        assert_eq!(backend.batches(other, 0).await.unwrap().len(), 3);
        assert_eq!(backend.unfinished(owner).await.unwrap(), 1);
    }
}

/// Somebody has sat down or played since it was decided that nobody wants the table.
#[tokio::test]
async fn a_table_that_has_moved_on_is_not_deleted() {
    for (backend, _folder) in both().await {
        let backend = &*backend;
        let owner = GuestId::random(&SystemEntropy).unwrap();
        let id = table(backend, owner, 0, 3).await;
        for other in [0, 2, 4] {
            assert!(!write(backend, Write::Delete(id, Some(other))).await);
        }
        assert!(backend.table(id).await.unwrap().is_some());
        assert_eq!(backend.listed_by(id).await.unwrap(), [owner]);
        assert_eq!(backend.deleted(9).await.unwrap(), []);
        assert!(write(backend, Write::Delete(id, Some(3))).await);
        assert!(!write(backend, Write::Delete(id, Some(3))).await, "it is gone already");
        assert_eq!(backend.deleted(9).await.unwrap(), [id]);
    }
}

/// Of two who renew one cookie at the same time, one has the new one.
#[tokio::test]
async fn a_cookie_is_renewed_once() {
    for (backend, _folder) in both().await {
        let guest = Guest::named(GuestId::random(&SystemEntropy).unwrap(), "Ann").unwrap();
        assert!(write(&*backend, Write::Papers(guest.id, vec![Op::Name(guest.clone())])).await);
        assert!(write(&*backend, Write::Renew(guest.id, 1)).await);
        assert!(!write(&*backend, Write::Renew(guest.id, 1)).await);
        assert_eq!(backend.renewed().await.unwrap(), [(guest.id, 1)]);
    }
}

#[tokio::test]
async fn a_table_goes_from_one_list_only() {
    for (backend, _folder) in both().await {
        let backend = &*backend;
        let (owner, other) =
            (GuestId::random(&SystemEntropy).unwrap(), GuestId::random(&SystemEntropy).unwrap());
        let id = table(backend, owner, 0, 1).await;
        let batch = Batch { seq: 2, at: 0, entries: vec![Entry::Undo { to: 0 }] };
        write(backend, Write::Append(Append { table: id, batch, guests: vec![other] })).await;
        write(backend, Write::Unlist(id, owner)).await;
        assert_eq!(backend.listed_by(id).await.unwrap(), [other]);
        assert_eq!(backend.mine(owner, 9).await.unwrap().len(), 0);
        assert_eq!(backend.mine(other, 9).await.unwrap().len(), 1);
    }
}

#[tokio::test]
async fn what_nobody_goes_on_with_is_found_by_its_last_entry() {
    for (backend, _folder) in both().await {
        let backend = &*backend;
        let owner = GuestId::random(&SystemEntropy).unwrap();
        let old = table(backend, owner, 1_000, 2).await;
        let played = table(backend, owner, 1_000, 50).await;
        let over = table(backend, owner, 1_000, 2).await;
        let fresh = table(backend, owner, 5_000, 2).await;
        write(backend, Write::Result(over, Some("{}".into()), Vec::new())).await;
        assert_eq!(backend.abandoned(1_010, 9).await.unwrap(), [old]);
        assert_eq!(backend.abandoned(1_000, 9).await.unwrap(), []);
        let mut all = backend.abandoned(9_000, 9).await.unwrap();
        all.sort();
        let mut expected = [old, played, fresh];
        expected.sort();
        assert_eq!(all, expected);
    }
}

#[tokio::test]
async fn renewed_cookies_only_get_newer() {
    for (backend, _folder) in both().await {
        let backend = &*backend;
        let id = GuestId::random(&SystemEntropy).unwrap();
        let ann = Op::Name(Guest::named(id, "Ann").unwrap());
        write(backend, Write::Papers(id, vec![ann])).await;
        assert_eq!(backend.renewed().await.unwrap(), []);
        for generation in [1, 3, 2] {
            write(backend, Write::Renew(id, generation)).await;
        }
        write(backend, Write::Papers(id, vec![Op::Rename("Anna".into())])).await;
        assert_eq!(backend.renewed().await.unwrap(), [(id, 3)]);
    }
}

/// A data folder of the first layout, as released before tables could be deleted.
#[tokio::test]
async fn an_older_data_folder_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let options = SqliteConnectOptions::new()
        .filename(folder.path().join("quadrivium.db"))
        .create_if_missing(true);
    let guest = GuestId::random(&SystemEntropy).unwrap();
    let other = GuestId::random(&SystemEntropy).unwrap();
    let plan = plan(guest, 7);
    let sit = format!(r#"{{"type":"sit","seat":"A","guest":"{other}","name":"Bob"}}"#);
    let mut old = SqliteConnection::connect_with(&options).await.unwrap();
    let text = serde_json::to_string(&plan).unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!(
        "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
         CREATE TABLE tables (id TEXT PRIMARY KEY, plan TEXT NOT NULL, created INTEGER NOT NULL,
             bots INTEGER NOT NULL, result TEXT) WITHOUT ROWID;
         CREATE INDEX unfinished_bots ON tables (created) WHERE bots AND result IS NULL;
         CREATE TABLE batches (table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
             body TEXT NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
         CREATE TABLE sitters (guest TEXT NOT NULL, table_id TEXT NOT NULL,
             PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
         CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
         INSERT INTO guests VALUES ('{guest}', 'Ann');
         INSERT INTO tables VALUES ('{id}', '{text}', 7, 0, NULL);
         INSERT INTO sitters VALUES ('{guest}', '{id}');
         INSERT INTO batches VALUES ('{id}', 1, 7,
             '[{sit}]');
         PRAGMA user_version = 1;",
        id = plan.id
    )))
    .execute(&mut old)
    .await
    .unwrap();
    old.close().await.unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert_eq!(store.guest(guest).await.unwrap().unwrap().name, "Ann");
    assert_eq!(store.unfinished(guest).await.unwrap(), 1);
    assert_eq!(store.present(guest).await.unwrap(), [plan.id]);
    assert_eq!(store.present(other).await.unwrap(), [plan.id], "taken from a list long ago");
    write(&store, Write::Renew(guest, 1)).await;
    write(&store, Write::Delete(plan.id, None)).await;
    assert_eq!(store.renewed().await.unwrap(), [(guest, 1)]);
    assert!(store.table(plan.id).await.unwrap().is_none());
    store.close().await;
}
