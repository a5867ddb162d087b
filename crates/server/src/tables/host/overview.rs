//! The whole site at one look.

use serde::Serialize;

use super::Host;
use super::backup::{BackupShown, disk};
use super::gather::SitterShown;
use super::orders::{Announcement, SiteShown};
use super::samples::Sample;
use crate::ApiError;
use crate::store::Ask;
use crate::tables::Tables;

/// In how many parts the last day is drawn.
const PARTS: usize = 48;

/// How busy bots are.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct LoadShown {
    /// On how many threads they think.
    pub threads: u64,
    /// How many of those are in use.
    pub busy: u64,
    /// How many bots wait for one.
    pub waiting: u64,
    /// The last day in parts, in percent.
    pub day: Vec<u32>,
    /// The busiest minute of it, in percent.
    pub most: u32,
    /// When that was, in milliseconds since 1970.
    pub most_at: Option<u64>,
    /// How long nine of ten moves of bots take at most, in milliseconds.
    pub move_ms: Option<u64>,
}

/// Where everything is kept.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct StorageShown {
    /// `sqlite` or `postgres`.
    pub kind: String,
    /// Whether nothing can be stored at present.
    pub failing: bool,
    /// How many bytes the database takes.
    pub bytes: u64,
    /// How many bytes are free on its disk, where that is known.
    pub free: Option<u64>,
    /// How many bytes that disk has.
    pub disk: Option<u64>,
    /// Its copies.
    pub backup: BackupShown,
}

/// One of the limits that people meet.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct LimitShown {
    /// Which, as a word.
    pub what: String,
    /// How much.
    pub most: u64,
}

/// The whole site.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct Overview {
    /// Who one is as a host; nothing for programs and whoever has the machine.
    pub you: Option<String>,
    /// The version of the program.
    pub version: String,
    /// For how many seconds it has run.
    pub up_s: u64,
    /// How many tables are not over.
    pub running: u64,
    /// How many tables somebody uses now.
    pub used: u64,
    /// How many people have a table open now, at whichever node.
    pub here: u64,
    /// How many people there are.
    pub people: u64,
    /// How many moves people made within the last day, or since the start.
    pub moves: u64,
    /// How long half of the moves took to be stored, in microseconds.
    pub half_us: Option<u64>,
    /// How long 99 of 100 moves took to be stored, in microseconds.
    pub most_us: Option<u64>,
    /// How many requests were refused because there were too many.
    pub refused: u64,
    /// How many reports wait.
    pub reports: u64,
    /// How busy bots are.
    pub bots: LoadShown,
    /// Where everything is kept.
    pub storage: StorageShown,
    /// The limits that people meet.
    pub limits: Vec<LimitShown>,
    /// The site as everybody may know it.
    pub site: SiteShown,
    /// What was announced last, in all languages, if it is still shown.
    pub announcement: Option<Announcement>,
    /// The people who are hosts.
    pub hosts: Vec<SitterShown>,
}

impl Tables {
    /// Notes how busy this minute is.
    pub fn sample(&self) {
        let threads = self.config.bot_threads.max(1) as u64;
        let load = (self.metrics.bots_waiting.get() * 100 / threads) as u32;
        self.samples.note(Sample { at: self.now(), moves: self.metrics.moves.get(), load });
    }

    fn bots_load(&self) -> LoadShown {
        let threads = self.config.bot_threads.max(1) as u64;
        let wanted = self.metrics.bots_waiting.get();
        let most = self.samples.busiest();
        LoadShown {
            threads,
            busy: wanted.min(threads),
            waiting: wanted.saturating_sub(threads),
            day: self.samples.drawn(PARTS),
            most: most.map_or(0, |sample| sample.load),
            most_at: most.filter(|sample| sample.load > 0).map(|sample| sample.at),
            move_ms: self.metrics.thinking.within(900).map(|micros| micros.div_ceil(1_000)),
        }
    }

    fn limits(&self) -> Vec<LimitShown> {
        let config = &self.config;
        let all = [
            ("requests", u64::from(config.requests_per_s)),
            ("connections", u64::from(config.connections_per_address)),
            ("tables", u64::from(config.tables_per_hour)),
            ("unfinished", u64::from(config.most_unfinished)),
            ("chat", u64::from(config.chat_per_hour)),
            ("codes", u64::from(config.codes_per_hour)),
            ("calls", u64::from(config.calls_per_hour)),
            ("letters", u64::from(config.letters_per_hour)),
            ("reports", u64::from(config.reports_per_hour)),
        ];
        all.map(|(what, most)| LimitShown { what: what.to_owned(), most }).into()
    }

    /// The whole site at one look.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn overview(&self, host: Host) -> Result<Overview, ApiError> {
        let totals = Ask::totals().of(self.store.read()).await?;
        let mut totals = totals
            .into_iter()
            .flatten()
            .map(|text| text.and_then(|text| text.parse::<u64>().ok()).unwrap_or_default());
        let (running, _, people) = (totals.next(), totals.next(), totals.next());
        let folder = self.store.read().folder();
        let disk = folder.as_deref().and_then(disk);
        let storage = StorageShown {
            kind: if folder.is_some() { "sqlite" } else { "postgres" }.to_owned(),
            failing: self.store.is_failing(),
            bytes: self.database_bytes().await?,
            free: disk.map(|disk| disk.0),
            disk: disk.map(|disk| disk.1),
            backup: self.backups(),
        };
        let mut hosts = Vec::new();
        for guest in self.orders().hosts() {
            if let Some(person) = self.guest(Some(guest)).await? {
                let arms = person.arms().words();
                hosts.push(SitterShown { id: guest.to_string(), name: person.name, arms });
            }
        }
        hosts.sort_by(|one, other| one.name.cmp(&other.name));
        let site = self.site();
        Ok(Overview {
            you: self.guest(host.guest()).await?.map(|guest| guest.name),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            up_s: self.now().saturating_sub(self.started) / 1_000,
            running: running.unwrap_or_default(),
            used: self.tables_held() as u64,
            here: self.crowd.everybody().len() as u64,
            people: people.unwrap_or_default(),
            moves: self.samples.moves(self.metrics.moves.get()),
            half_us: self.metrics.move_times.within(500),
            most_us: self.metrics.move_times.within(990),
            refused: self.metrics.limited.get(),
            reports: self.open_reports().await?.len() as u64,
            bots: self.bots_load(),
            storage,
            limits: self.limits(),
            announcement: site.announcement.clone(),
            site,
            hosts,
        })
    }
}
