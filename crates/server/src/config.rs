//! The bounds of everything. The defaults suit one machine and a few hundred players.

use crate::post::Mailer;

/// How people come back in who have lost a browser, as far as the host offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// By a link to another device.
    pub links: bool,
    /// By a code that they have written down.
    pub recovery: bool,
    /// By a passkey.
    pub passkeys: bool,
}

/// How people find each other, as far as the host offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is switched off by itself")]
pub struct Finding {
    /// Listed tables.
    pub public: bool,
    /// Being led to one that fits.
    pub quick: bool,
    /// Following people and inviting them by name.
    pub people: bool,
    /// Clubs.
    pub clubs: bool,
    /// Tournaments.
    pub tournaments: bool,
}

/// How people hear that it is their turn, as far as the host offers it.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    /// By their browsers.
    pub push: bool,
    /// By a webhook.
    pub hooks: bool,
    /// By letters, where somebody carries them.
    pub mailer: Option<Mailer>,
    /// How others reach the site, such as `https://play.example.org`; letters need it.
    pub public_url: Option<String>,
    /// Whether webhooks and push services may stand in the network of the server, and without TLS.
    pub private: bool,
    /// How long somebody has to come by themselves before they are told, in seconds.
    pub grace_s: u64,
    /// How long it takes to be told that a letter asks for confirmation, in milliseconds, whether one was sent or that
    /// mailbox has had enough today: nobody learns which. 0 for as long as it takes.
    pub asking_ms: u64,
}

impl Notices {
    /// Whether there is any way at all.
    pub fn any(&self) -> bool {
        self.push || self.hooks || self.mailer.is_some()
    }
}

/// A word that only hosts know; it is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

/// What there is for hosts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hosting {
    /// Whether they have a page.
    pub page: bool,
    /// Whether players can report others to them.
    pub reports: bool,
    /// The token by which a device becomes a host's, beside the one that is kept in the database.
    pub token: Option<Token>,
}

/// How often clients of tables are asked whether they are there, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    /// Each client, where nothing happens.
    pub every_ms: u64,
    /// How soon after the last time where it was shown something new.
    pub soon_ms: u64,
    /// After how long without an answer nobody seems to see the table there.
    pub answer_ms: u64,
    /// After how long a silent connection is ended.
    pub silence_ms: u64,
}

impl Default for Asking {
    fn default() -> Self {
        Self { every_ms: 25_000, soon_ms: 2_000, answer_ms: 10_000, silence_ms: 70_000 }
    }
}

/// How much of anything there may be.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is switched by itself")]
pub struct Config {
    /// Whether other nodes write to the same database.
    pub shared: bool,
    /// How often this node tells the others that it lives, in milliseconds.
    pub beat_ms: u64,
    /// How many tables are kept in memory before idle ones are forgotten.
    pub most_live: usize,
    /// After how many idle seconds a table is forgotten.
    pub idle_s: u64,
    /// How many threads bots think on.
    pub bot_threads: usize,
    /// How many threads finished games are analysed on while no bot thinks.
    pub analysis_threads: usize,
    /// How many tables are read, uploaded or forked at the same time.
    pub work_threads: usize,
    /// How many requests a second each person may make on average.
    pub requests_per_s: u32,
    /// How many requests each person may make at once.
    pub burst: u32,
    /// The largest body of a request, in bytes.
    pub most_body: usize,
    /// The largest record that can be uploaded, in bytes.
    pub most_record: usize,
    /// The largest frame from a client, in bytes.
    pub most_frame: usize,
    /// How often clients are asked whether they are there.
    pub asking: Asking,
    /// How many live connections one person may have.
    pub most_connections: u32,
    /// How many connections one address may have, whoever is behind it.
    pub connections_per_address: u32,
    /// How long an HTTP request may take, in seconds.
    pub timeout_s: u64,
    /// How long a client may take to send the headers of a request, in seconds; also how long a
    /// connection may lie idle. Proxies keep idle ones for a minute and should give up first.
    pub header_s: u64,
    /// How long a client may take nothing of what it is sent, in seconds.
    pub write_s: u64,
    /// How long everything that is kept about somebody may take to be sent, in seconds.
    pub export_s: u64,
    /// Whether `/metrics` is answered beside the site, to programs on this machine.
    pub metrics_here: bool,
    /// How many tables each person may make an hour. An address may make twenty times as many, and
    /// as many new names.
    pub tables_per_hour: u32,
    /// How many tables that are not over may stand on a person's list when they make another one.
    pub most_unfinished: u32,
    /// How many bytes each person may say an hour; an address twenty times as many.
    pub chat_per_hour: u32,
    /// How many bytes may be said at a table.
    pub most_chat: u64,
    /// How many entries a table may have.
    pub most_entries: u64,
    /// After how many days without an entry a table that is not over is deleted; nothing for never.
    pub forget_unfinished_days: Option<u32>,
    /// At which minute of the day, by UTC, a copy of the database is made by itself; nothing for never.
    pub backup_at: Option<u16>,
    /// How many copies are kept.
    pub backups_kept: usize,
    /// How many looks ahead an analysis takes about each decision; nothing for as many as a journeyman.
    pub analysis_looks: Option<u32>,
    /// How people come back in.
    pub ways: Ways,
    /// On how many days of a year somebody may be away and have their time over days stand still; 0 where
    /// nobody may.
    pub away_days: u32,
    /// How people find each other.
    pub finding: Finding,
    /// How many names each person may look for, invitations send and clubs found an hour; an address
    /// twenty times as many.
    pub calls_per_hour: u32,
    /// Whether games can be rated, and there are pages of players and rankings.
    pub ratings: bool,
    /// How people hear that it is their turn.
    pub notices: Notices,
    /// How many letters, tests and addresses each person may ask for an hour; an address twenty times as many.
    pub letters_per_hour: u32,
    /// How many codes and links each person may try an hour; an address twenty times as many.
    pub codes_per_hour: u32,
    /// What there is for hosts.
    pub hosting: Hosting,
    /// How many reports each person may make an hour; an address twenty times as many.
    pub reports_per_hour: u32,
    /// Whether a proxy stands before us whose `X-Forwarded-For` and `X-Forwarded-Proto` are true.
    pub behind_proxy: bool,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            shared: false,
            beat_ms: 5_000,
            most_live: 2_000,
            idle_s: 15 * 60,
            bot_threads: cores.saturating_sub(1).max(1),
            analysis_threads: cores,
            work_threads: (cores / 2).max(1),
            requests_per_s: 50,
            burst: 300,
            most_body: 16 << 10,
            most_record: 1 << 20,
            most_frame: 8 << 10,
            asking: Asking::default(),
            most_connections: 50,
            connections_per_address: 256,
            timeout_s: 20,
            header_s: 65,
            write_s: 20,
            export_s: 600,
            metrics_here: true,
            tables_per_hour: 120,
            most_unfinished: 200,
            chat_per_hour: 200 << 10,
            most_chat: 1 << 20,
            most_entries: 50_000,
            forget_unfinished_days: None,
            backup_at: None,
            backups_kept: 14,
            analysis_looks: None,
            ways: Ways { links: true, recovery: true, passkeys: true },
            away_days: 30,
            finding: Finding {
                public: true,
                quick: true,
                people: true,
                clubs: true,
                tournaments: true,
            },
            calls_per_hour: 60,
            ratings: true,
            notices: Notices {
                push: true,
                hooks: true,
                grace_s: 30,
                asking_ms: 3_000,
                ..Notices::default()
            },
            letters_per_hour: 10,
            codes_per_hour: 30,
            hosting: Hosting { page: true, reports: true, token: None },
            reports_per_hour: 10,
            behind_proxy: false,
        }
    }
}
