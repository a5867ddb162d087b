//! A copy of everything while everybody plays on, read back before it counts.
//!
//! Of the embedded database only: a PostgreSQL is copied by its own tools, and says so.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::Serialize;
use serde_json::json;

use super::Host;
use super::log::About;
use crate::ApiError;
use crate::store::{Ask, StoreError};
use crate::tables::Tables;

/// A day, and how long is waited after a nightly copy that came to nothing, in milliseconds.
const DAY_MS: u64 = 86_400_000;
const AGAIN_MS: u64 = 3_600_000;
/// The folder of the copies, inside that of the data.
const FOLDER: &str = "backups";
/// How the moment of a copy stands in its name.
const STAMP: &str = "%Y-%m-%dT%H%M%SZ";
/// What the name of a copy that is being made ends with.
const PART: &str = ".part";

/// A copy that is being made.
#[derive(Clone, Debug)]
struct Running {
    file: PathBuf,
    /// About how many bytes it will have.
    bytes: u64,
}

#[derive(Clone, Debug, Default)]
struct State {
    running: Option<Running>,
    failed: Option<String>,
}

/// What is known about copies. Locked for a few lines.
#[derive(Default)]
pub struct Copies {
    state: Mutex<State>,
    /// When a nightly one was last begun.
    nightly: AtomicU64,
}

impl Copies {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The last moment before now at which a copy was due.
fn due(now: u64, minute: u16) -> u64 {
    let today = now - now % DAY_MS + u64::from(minute) * 60_000;
    if today <= now { today } else { today.saturating_sub(DAY_MS) }
}

/// The moment that stands in the name of a copy.
fn stamp(copy: &Path) -> Option<u64> {
    let name = copy.file_stem()?.to_str()?.strip_prefix("quadrivium-")?;
    let moment = jiff::civil::DateTime::strptime(STAMP, name).ok()?;
    let moment = jiff::tz::TimeZone::UTC.to_timestamp(moment).ok()?;
    u64::try_from(moment.as_millisecond()).ok()
}

/// The copies as hosts see them.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct BackupShown {
    /// Whether a copy can be made here; a PostgreSQL is copied with `pg_dump`.
    pub here: bool,
    /// How far the one is that is being made, in percent.
    pub progress: Option<u8>,
    /// When the last one was made, in milliseconds since 1970.
    pub last: Option<u64>,
    /// How many bytes it has.
    pub bytes: Option<u64>,
    /// How many there are.
    pub kept: u64,
    /// Why the last try came to nothing, in English.
    pub failed: Option<String>,
}

/// The copies in a folder, oldest first: what each is called, when it was made, its size. What hosts have put there under
/// names of their own is theirs.
fn copies(folder: &Path) -> Vec<(PathBuf, u64, u64)> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten().filter_map(|entry| {
        let path = entry.path();
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        let ours = path.extension().is_some_and(|end| end == "db") && stamp(&path).is_some();
        let made = about.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?;
        ours.then_some((path, made.as_millis() as u64, about.len()))
    });
    let mut found: Vec<_> = found.collect();
    found.sort();
    found
}

/// Deletes what killed servers have left half made.
fn sweep(folder: &Path) {
    let begun = |path: &Path| {
        let name = path.file_name()?.to_str()?.split_once(PART)?.0;
        stamp(Path::new(name))
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if begun(&entry.path()).is_some() {
            // It takes room, and nothing else: who cannot delete it makes the next copy all the same.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Makes the folder, for its owner only: the key of the cookies stands in every copy.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

fn keep_private(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// How many bytes are free where a folder lies, and how many there are; nothing where nobody can say.
pub(super) fn disk(folder: &Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        let about = rustix::fs::statvfs(folder).ok()?;
        Some((about.f_bavail * about.f_frsize, about.f_blocks * about.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}

impl Tables {
    /// What is known about copies.
    pub(super) fn backups(&self) -> BackupShown {
        let State { running, failed } = self.copies.state().clone();
        let folder = self.store.read().folder();
        let done = folder.as_ref().map(|folder| copies(&folder.join(FOLDER))).unwrap_or_default();
        let progress = running.map(|running| {
            let written = fs::metadata(&running.file).map_or(0, |about| about.len());
            // Reading it back takes its time, too.
            u8::try_from(written * 95 / running.bytes.max(1)).unwrap_or(99).min(99)
        });
        BackupShown {
            here: folder.is_some(),
            progress,
            last: done.last().map(|(_, made, _)| *made),
            bytes: done.last().map(|(.., bytes)| *bytes),
            kept: done.len() as u64,
            failed,
        }
    }

    /// How many bytes the database takes.
    pub(super) async fn database_bytes(&self) -> Result<u64, StoreError> {
        let told = Ask::size().of(self.store.read()).await?;
        let bytes = told.into_iter().flatten().flatten().next().and_then(|text| text.parse().ok());
        Ok(bytes.unwrap_or_default())
    }

    /// Begins to make a copy; what becomes of it is told by the overview.
    ///
    /// # Errors
    /// When one is being made already, or this database has its own way.
    pub async fn back_up(self: &Arc<Self>, host: Host) -> Result<(), ApiError> {
        self.begin_copy(host, "backup").await
    }

    /// Begins to make the copy of this night, if its hour has come and it was not made; whether it was begun. One that
    /// was missed because the server did not run is made when it does.
    ///
    /// # Errors
    /// When one is being made already, or this database has its own way.
    pub async fn back_up_nightly(self: &Arc<Self>) -> Result<bool, ApiError> {
        let Some(minute) = self.config.backup_at else { return Ok(false) };
        let folder = self.store.read().folder().ok_or(ApiError::OwnBackup)?.join(FOLDER);
        let now = self.now();
        let copies = copies(&folder);
        let made = copies.iter().filter_map(|(copy, ..)| stamp(copy));
        // A clock that was wrong once keeps nobody from making the next.
        let made = made.filter(|at| *at <= now).max();
        let tried = self.copies.nightly.load(Relaxed);
        if made >= Some(due(now, minute)) || now < tried + AGAIN_MS {
            return Ok(false);
        }
        match self.begin_copy(Host::Console, "nightly_backup").await {
            // The one that is being made is of this night, too, or the next look finds that it came to nothing.
            Err(ApiError::BackingUp) => return Ok(false),
            begun => {
                self.copies.nightly.store(now, Relaxed);
                begun?;
            }
        }
        Ok(true)
    }

    async fn begin_copy(self: &Arc<Self>, host: Host, act: &'static str) -> Result<(), ApiError> {
        let folder = self.store.read().folder().ok_or(ApiError::OwnBackup)?.join(FOLDER);
        let bytes = self.database_bytes().await?;
        let now = jiff::Timestamp::from_millisecond(self.now() as i64).unwrap_or_default();
        let file = folder.join(format!("quadrivium-{}.db", now.strftime(STAMP)));
        let mut part = file.clone().into_os_string();
        part.push(PART);
        let part = PathBuf::from(part);
        {
            let mut state = self.copies.state();
            if state.running.is_some() {
                return Err(ApiError::BackingUp);
            }
            *state = State { running: Some(Running { file: part.clone(), bytes }), failed: None };
        }
        let noted = self.note_act(host, act, About::Nothing, &json!({})).await;
        let tables = Arc::clone(self);
        // To its end even if whoever asked goes away.
        tokio::spawn(async move {
            let made = tables.make_copy(&folder, &part, &file, bytes).await;
            if let Err(reason) = &made {
                tracing::error!(%reason, "no copy was made");
                let _ = fs::remove_file(&part);
            }
            *tables.copies.state() = State { running: None, failed: made.err() };
        });
        noted
    }

    async fn make_copy(
        &self,
        folder: &Path,
        part: &Path,
        file: &Path,
        bytes: u64,
    ) -> Result<(), String> {
        let said = |error: std::io::Error| error.to_string();
        make_private(folder).map_err(said)?;
        if let Some((free, _)) = disk(folder)
            && free < bytes
        {
            return Err(format!("{} MB free, {} needed", free >> 20, bytes.div_ceil(1 << 20)));
        }
        sweep(folder);
        self.store.read().backup(part).await.map_err(|error| error.to_string())?;
        keep_private(part).map_err(said)?;
        fs::rename(part, file).map_err(said)?;
        let mut all = copies(folder);
        // First those that say they were made tomorrow: this one is newer.
        let now = self.now();
        all.sort_by_key(|(copy, ..)| stamp(copy).filter(|at| *at <= now));
        for (old, ..) in all.iter().take(all.len().saturating_sub(self.config.backups_kept)) {
            fs::remove_file(old).map_err(said)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_due_at_its_minute_and_until_the_next() {
        let three = 3 * 3_600_000;
        assert_eq!(due(10 * DAY_MS + three, 180), 10 * DAY_MS + three);
        assert_eq!(due(10 * DAY_MS + three - 1, 180), 9 * DAY_MS + three);
        assert_eq!(due(11 * DAY_MS - 1, 180), 10 * DAY_MS + three);
    }

    #[test]
    fn the_moment_of_a_copy_is_read_from_its_name() {
        let read = |name: &str| stamp(Path::new(name));
        assert_eq!(read("backups/quadrivium-1970-01-02T030000Z.db"), Some(DAY_MS + 3 * 3_600_000));
        assert_eq!(read("backups/quadrivium-of-mine.db"), None);
    }
}
