//! All tables: everything that can be done with them, for HTTP and WebSocket alike.
//!
//! Memory is only a cache here. A table is read when somebody asks for it, kept while it is used,
//! and forgotten when it has been idle; what is stored is the truth.

mod advice;
mod analysis;
pub mod away;
mod bots;
mod cache;
mod change;
mod create;
mod crowd;
mod export;
pub mod finding;
mod forget;
mod host;
mod link;
mod look;
mod me;
mod notices;
mod passkeys;
pub mod ratings;
mod read;
mod recovery;
mod remove;
mod session;
pub mod tournaments;
mod trial;
mod written;

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, RwLock};

use quadrivium_table::ids::{GuestId, Id, TableId};
use quadrivium_table::{Fault, Guest, Moment};
use tokio::sync::{OnceCell, broadcast};

use self::finding::{Board, Call};
use self::tournaments::Hub;
use crate::bots::Thinkers;
use crate::config::Config;
use crate::crowd::Crowd;
use crate::held::Held;
use crate::metrics::Metrics;
use crate::post::{PushKeys, Wire};
use crate::sessions::{Sessions, Watched};
use crate::store::{Op, Store, StoreError, Write};
use crate::surroundings::{Surroundings, SystemEntropy};
use crate::work::Work;
use crate::{ApiError, sign::Signer};

pub use self::advice::{Advising, Told};
pub use self::host::{
    ActShown, Announcement, BackupShown, Complaint, Copies, Host, HostPlayer, LimitShown,
    LoadShown, LogShown, NewReport, NewWelcome, Orders, Overview, ReportShown, ReportVerdict,
    ReportsShown, SHORTEST_TOKEN, Samples, Sanction, Sentence, SiteShown, SitterShown,
    StorageShown, TableShown, WelcomeMade, WelcomeShown,
};
pub use self::link::{LinkOpened, LinkShown, NewLink, Token};
pub use self::me::{DeviceShown, Myself, Offers};
use self::notices::Couriers;
pub use self::notices::{Asked, NewBrowser, NewWishes, NoticesShown};
pub use self::passkeys::{Party, PasskeyShown};

/// How many calls may wait for somebody who looks on; who misses some looks again.
const MOST_CALLS: usize = 1_024;

/// The place of a table in memory; empty while it is being read.
type Cell = OnceCell<Arc<Held>>;

/// All tables, wherever they are kept.
pub struct Tables {
    /// Where everything is kept.
    pub store: Store,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The bounds of everything.
    pub config: Config,
    /// Signs and verifies who people are.
    pub signer: Signer,
    /// The devices in use.
    pub sessions: Sessions,
    /// The tables in memory. Locked for a look-up only; a table that is being read has an empty cell.
    held: Mutex<HashMap<TableId, Arc<Cell>>>,
    /// Who has which table open.
    pub crowd: Arc<Crowd>,
    /// Where whole games are played through.
    pub work: Arc<Work>,
    /// The way to other servers.
    wire: Wire,
    /// What browsers know the site by that shows them notices.
    push_keys: PushKeys,
    thinkers: Thinkers,
    /// Which table is analysed for whom. Locked for a look-up only.
    analysing: Mutex<HashMap<GuestId, TableId>>,
    /// The tables that others find.
    pub board: Board,
    /// The rankings that were read a moment ago.
    rankings: ratings::Rankings,
    /// Held while a table is listed.
    listing: tokio::sync::Mutex<()>,
    /// The tournaments, as this node knows them.
    pub hub: Hub,
    /// Who looks on and waits for changes of their company.
    pub companies: Watched,
    /// Tells those who look on what concerns more than one of them.
    pub calls: broadcast::Sender<Call>,
    /// What hosts have ordered. Locked for a look.
    orders: RwLock<Arc<Orders>>,
    /// Held while they are read.
    reading_orders: tokio::sync::Mutex<()>,
    copies: Copies,
    samples: Samples,
    /// Who is just given everything that is kept about them.
    exports: export::Exports,
    /// Who waits for another device.
    waiting: link::Waiting,
    /// Which mailboxes were asked to confirm themselves.
    asked: Asked,
    /// What this node is telling people.
    couriers: Couriers,
    /// When a host last did something: two acts never stand at the same time in the log.
    last_act: AtomicU64,
    /// When all this was opened, in milliseconds since 1970.
    started: u64,
    surroundings: Surroundings,
}

impl Tables {
    /// Opens everything over a database.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open(
        store: Store,
        metrics: Arc<Metrics>,
        config: Config,
        surroundings: Surroundings,
    ) -> Result<Arc<Self>, StoreError> {
        let signer = Signer::new(store.read().secret("cookie").await?);
        let push_keys = PushKeys::new(store.read().secret("push").await?);
        let wire = Wire::new(config.notices.private);
        let thinkers =
            Thinkers::start(config.bot_threads, config.analysis_threads, Arc::clone(&metrics));
        let work = Work::new(config.work_threads, Arc::clone(&metrics));
        let node =
            Id::random(&SystemEntropy).map_err(|error| StoreError::Failed(error.to_string()))?;
        let crowd = Arc::new(Crowd::new(node));
        // First the ear, then what has happened until now.
        let news = store.read().news().await?;
        for (guest, generation) in store.read().renewed().await? {
            signer.renewed(guest, generation);
        }
        let tables = Arc::new(Self {
            store,
            metrics,
            config,
            signer,
            sessions: Sessions::default(),
            held: Mutex::default(),
            crowd,
            wire,
            push_keys,
            thinkers,
            analysing: Mutex::default(),
            work,
            board: Board::default(),
            rankings: ratings::Rankings::default(),
            listing: tokio::sync::Mutex::default(),
            hub: Hub::default(),
            companies: Watched::default(),
            calls: broadcast::Sender::new(MOST_CALLS),
            orders: RwLock::default(),
            reading_orders: tokio::sync::Mutex::default(),
            copies: Copies::default(),
            samples: Samples::default(),
            exports: export::Exports::default(),
            waiting: link::Waiting::default(),
            asked: Asked::default(),
            couriers: Couriers::default(),
            last_act: AtomicU64::default(),
            started: surroundings.moment().now,
            surroundings,
        });
        if tables.config.finding.public
            && let Err(error) = tables.read_board().await
        {
            tracing::error!(%error, "some listed tables cannot be read");
        }
        tables.read_orders().await?;
        if let Err(error) = tables.read_tournaments().await {
            tracing::error!(%error, "some tournaments cannot be read");
        }
        if let Some(news) = news {
            tokio::spawn(Self::listen(Arc::downgrade(&tables), news));
            tokio::spawn(Self::tell_crowd(Arc::downgrade(&tables)));
        }
        Ok(tables)
    }

    /// The present moment.
    pub fn moment(&self) -> Moment<'_> {
        self.surroundings.moment()
    }

    /// The time in milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.moment().now
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// When the name cannot be used.
    pub async fn name_guest(&self, id: GuestId, name: &str) -> Result<Guest, ApiError> {
        let guest = Guest::named(id, name)?;
        // A name is read by everybody too.
        if self.known(Some(id)).await?.name != guest.name {
            self.check_voice(id)?;
        }
        let found = self.ops_of_name(id, &guest.name).await?;
        let renamed = [Op::Rename(guest.name)].into_iter().chain(found).collect();
        if !self.store.write(Write::Papers(id, renamed)).await? {
            return Err(Fault::NoGuest.into());
        }
        self.known(Some(id)).await
    }

    /// News may have been lost: whose cookies other nodes have renewed.
    async fn hear_renewals(&self) {
        match self.store.read().renewed().await {
            Ok(renewed) => {
                for (guest, generation) in renewed {
                    self.signer.renewed(guest, generation);
                }
            }
            Err(error) => tracing::warn!(%error, "renewed cookies cannot be read"),
        }
    }

    /// The person with this cookie.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn guest(&self, id: Option<GuestId>) -> Result<Option<Guest>, ApiError> {
        match id {
            Some(id) => Ok(self.store.read().guest(id).await?),
            None => Ok(None),
        }
    }

    /// The person with this cookie, who must be known.
    ///
    /// # Errors
    /// When they are not.
    pub async fn known(&self, id: Option<GuestId>) -> Result<Guest, ApiError> {
        self.guest(id).await?.ok_or_else(|| Fault::NoGuest.into())
    }
}
