//! Copies of the database that are made while everybody plays, when a host says so and every night.

use axum::http::StatusCode;
use quadrivium_server::Config;

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
