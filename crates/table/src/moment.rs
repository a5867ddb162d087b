//! What a table cannot know by itself: the time, and what nobody can foresee.

use rand::SeedableRng;
use rand::rngs::StdRng;

use crate::fault::Fault;

/// Bytes that nobody can foresee.
pub trait Entropy {
    /// Fills all of them.
    ///
    /// # Errors
    /// When there is none to be had.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy>;
}

/// There is no entropy to be had, and why.
#[derive(Clone, Debug, thiserror::Error)]
#[error("there is no entropy: {0}")]
pub struct NoEntropy(pub String);

impl From<NoEntropy> for Fault {
    fn from(fault: NoEntropy) -> Self {
        Self::Inside(fault.to_string())
    }
}

/// The moment in which something is asked for.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The time in milliseconds since 1970.
    pub now: u64,
    /// Where names, seeds and what nothing has settled come from.
    pub entropy: &'a (dyn Entropy + Sync),
}

impl Moment<'_> {
    /// A generator that nobody can foresee.
    ///
    /// # Errors
    /// When there is no entropy.
    pub fn dice(self) -> Result<StdRng, NoEntropy> {
        let mut seed = [0; 32];
        self.entropy.fill(&mut seed)?;
        Ok(StdRng::from_seed(seed))
    }
}
