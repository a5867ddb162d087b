//! What the machine brings: the time, and entropy.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use quadrivium_table::Moment;
use quadrivium_table::moment::{Entropy, NoEntropy};
use rand::TryRng;
use rand::rngs::SysRng;

/// The time of the operating system, in milliseconds since 1970.
fn system_time() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The entropy of the operating system.
#[derive(Clone, Copy, Debug)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        SysRng.try_fill_bytes(bytes).map_err(|error| NoEntropy(error.to_string()))
    }
}

/// The time and the entropy that tables are given.
#[derive(Clone)]
pub struct Surroundings {
    now: Arc<dyn Fn() -> u64 + Send + Sync>,
    entropy: Arc<dyn Entropy + Send + Sync>,
}

impl Surroundings {
    /// Those of the operating system.
    pub fn system() -> Self {
        Self::new(system_time, SystemEntropy)
    }

    /// Others, as tests bring them; the time is in milliseconds since 1970.
    pub fn new(
        now: impl Fn() -> u64 + Send + Sync + 'static,
        entropy: impl Entropy + Send + Sync + 'static,
    ) -> Self {
        Self { now: Arc::new(now), entropy: Arc::new(entropy) }
    }

    /// The present moment.
    pub fn moment(&self) -> Moment<'_> {
        Moment { now: (self.now)(), entropy: &*self.entropy }
    }
}
