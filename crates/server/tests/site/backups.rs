//! Copies of the database that are made while everybody plays, when a host says so and every night.

use std::sync::Arc;

use axum::http::StatusCode;
use quadrivium_server::Config;
use quadrivium_server::metrics::Metrics;
use quadrivium_server::store::Store;

use crate::host::config;
use crate::support::{Person, Site, in_time};

#[tokio::test]
async fn a_copy_is_made_while_everybody_plays_and_can_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::at(folder.path()).await;
    let host = quadrivium_server::tables::Host::Console;
    let ann = site.person("Ann").await;
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned());
    }
    let seqs = async |person: &Person| {
        let mut seqs = Vec::new();
        for game in &games {
            seqs.push(person.look(game).await["seq"].as_u64().unwrap());
        }
        seqs
    };
    let before = seqs(&ann).await;
    site.tables.back_up(host).await.unwrap();
    // Everybody plays on until it is done, and at least once.
    let made = in_time(async {
        loop {
            for game in &games {
                assert_eq!(ann.play_first(game).await.0, StatusCode::OK);
            }
            let backup = site.tables.overview(host).await.unwrap().storage.backup;
            if backup.progress.is_none() {
                return backup;
            }
        }
    })
    .await;
    let after = seqs(&ann).await;
    assert_eq!((made.failed, made.kept), (None, 1));
    let copy = std::fs::read_dir(folder.path().join("backups")).unwrap().next().unwrap().unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    // Put in the place of a database it is the site as it was at one moment, and goes on from there.
    let other = tempfile::tempdir().unwrap();
    std::fs::copy(copy.path(), other.path().join("quadrivium.db")).unwrap();
    let restored = Site::at(other.path()).await;
    let again = restored.with_cookie(&ann.cookie);
    assert_eq!(again.get("/api/guest").await.1["name"], "Ann", "the key came along");
    let then = seqs(&again).await;
    for ((then, before), after) in then.iter().zip(&before).zip(&after) {
        assert!(before <= then && then <= after, "{before} {then} {after}");
    }
    for game in &games {
        assert_eq!(again.play_first(game).await.0, StatusCode::OK);
    }
}

/// Half a copy that a killed server has left, one that was made while the clock was wrong, and what a host has put there.
#[tokio::test]
async fn what_lies_beside_the_copies_keeps_none_from_being_made_and_is_deleted_only_where_it_is_half_a_copy()
 {
    let folder = tempfile::tempdir().unwrap();
    let metrics = Arc::new(Metrics::default());
    let store = Store::sqlite(folder.path(), Arc::clone(&metrics)).await.unwrap();
    let config = Config { backup_at: Some(3 * 60), backups_kept: 1, ..config() };
    let site = Site::over(store, metrics, config, None).await;
    let copies = folder.path().join("backups");
    std::fs::create_dir(&copies).unwrap();
    let names = [
        "quadrivium-2020-01-01T030000Z.db.part",
        "quadrivium-2020-01-01T030000Z.db.part-journal",
        "quadrivium-2020-01-01T030000Z.db",
        "quadrivium-2099-01-01T030000Z.db",
        "quadrivium-0-before-the-upgrade.db",
        "notes.db.part",
    ];
    for name in names {
        std::fs::write(copies.join(name), "x").unwrap();
    }
    let host = quadrivium_server::tables::Host::Console;
    assert!(site.tables.back_up_nightly().await.unwrap(), "whatever the clock once was");
    let made = in_time(async {
        loop {
            let backup = site.tables.overview(host).await.unwrap().storage.backup;
            if backup.progress.is_none() {
                return backup;
            }
            tokio::task::yield_now().await;
        }
    })
    .await;
    assert_eq!(made.failed, None);
    let there = |name: &&str| copies.join(name).exists();
    let left: Vec<_> = names.into_iter().filter(there).collect();
    assert_eq!(left[left.len() - 2..], ["quadrivium-0-before-the-upgrade.db", "notes.db.part"]);
    assert!(!left.iter().any(|name| name.starts_with("quadrivium-2020")), "{left:?}");
    let now = jiff::Timestamp::from_millisecond(site.tables.now() as i64).unwrap();
    let new = copies.join(format!("quadrivium-{}.db", now.strftime("%Y-%m-%dT%H%M%SZ")));
    assert!(new.exists(), "the one that was made just now is not the one that goes");
}

#[tokio::test]
async fn a_copy_is_made_every_night_and_the_oldest_go() {
    let site = Site::with(Config { backup_at: Some(3 * 60), backups_kept: 2, ..config() }).await;
    let host = quadrivium_server::tables::Host::Console;
    let done = || {
        in_time(async {
            loop {
                let backup = site.tables.overview(host).await.unwrap().storage.backup;
                if backup.progress.is_none() {
                    return backup;
                }
                tokio::task::yield_now().await;
            }
        })
    };
    assert!(site.tables.back_up_nightly().await.unwrap(), "what was missed is made at the start");
    assert_eq!((done().await.failed, done().await.kept), (None, 1));
    site.wait_s(3_600);
    let mut begun = 0;
    for _ in 0..3 * 24 {
        begun += u32::from(site.tables.back_up_nightly().await.unwrap());
        assert_eq!(done().await.failed, None);
        site.wait_s(3_600);
    }
    assert_eq!((begun, done().await.kept), (3, 2), "one a day, and the newest are kept");
    let acts = site.tables.log(None).await.unwrap().acts;
    assert_eq!(acts.iter().filter(|act| act.act == "nightly_backup" && act.console).count(), 4);
    let off = Site::with(config()).await;
    assert!(!off.tables.back_up_nightly().await.unwrap(), "only where the host says so");
}
