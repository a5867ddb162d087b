//! A disk that is really full: a small file system of its own.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use tempfile::TempDir;

use crate::support::{Site, in_time};

/// A file system in memory; gone when dropped.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// Nothing where one may not mount.
    fn mount() -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"])
            .arg(folder.path())
            .output();
        mount.is_ok_and(|done| done.status.success()).then_some(Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Takes all the room there is.
    fn fill(&self) {
        // As much as fits: a short write is what is wanted.
        let _ = fs::write(self.path().join("ballast"), vec![0; 8 << 20]);
    }

    fn make_room(&self) {
        fs::remove_file(self.path().join("ballast")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(self.path()).status();
    }
}

/// Several writes fail on a full disk, twice over. Whatever is acknowledged before, between and
/// after is in the file, and a server that starts anew has it.
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let Some(disk) = SmallDisk::mount() else {
        eprintln!("skipped: only the administrator may mount a small file system");
        return;
    };
    let folder = disk.path().join("data");
    let site = Site::at(&folder).await;
    let ann = site.person("Ann").await;
    let id = ann.table(&["you", "you"]).await["id"].as_str().unwrap().to_owned();
    let chat = format!("/api/tables/{id}/chat");
    let mut acknowledged = Vec::new();
    for round in 0..3 {
        disk.fill();
        let mut failed = 0;
        // The file of the log may have room left that was written before.
        for number in 0.. {
            let text = format!("{round} full {number} {}", "x".repeat(400));
            match ann.post(&chat, json!({ "text": text })).await.0 {
                StatusCode::OK => acknowledged.push(text),
                StatusCode::SERVICE_UNAVAILABLE => {
                    failed += 1;
                    assert_eq!(
                        site.stranger().get("/healthz").await.0,
                        StatusCode::SERVICE_UNAVAILABLE
                    );
                    // Long enough for an attempt to recover, which fails too.
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
                other => panic!("{other}"),
            }
            if failed == 4 {
                break;
            }
        }
        disk.make_room();
        in_time(async {
            while site.stranger().get("/healthz").await.0 != StatusCode::OK {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        for number in 0..20 {
            let text = format!("{round} free {number}");
            let answer = ann.post(&chat, json!({ "text": text })).await;
            assert_eq!(answer.0, StatusCode::OK, "{}", answer.1);
            acknowledged.push(text);
        }
    }
    let cookie = ann.cookie.clone();
    site.tables.store.close().await;
    drop((ann, site));
    let site = Site::at(&folder).await;
    let mut ann = site.stranger();
    ann.cookie = cookie;
    ann.look(&id).await;
    let batches = site.tables.store.read().batches(id.parse().unwrap(), 0).await.unwrap();
    let entries = batches.into_iter().flat_map(|batch| batch.entries);
    let said: Vec<_> = entries
        .filter_map(|entry| match entry {
            quadrivium_table::entry::Entry::Chat { text, .. } => Some(text),
            _ => None,
        })
        .collect();
    assert_eq!(said, acknowledged);
}
