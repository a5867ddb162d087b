//! Whether a table stores again: somebody says something there until it is stored.

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use quadrivium_load::http::Address;

use crate::answer::Outcome;
use crate::world::World;

/// How soon everything must be stored again after the end of a fault.
pub const RECOVERY: Duration = Duration::from_secs(30);
/// How often a new word is tried while a server recovers.
pub const TRY: Duration = Duration::from_millis(300);
/// How many such words may be on their way.
const TRIES: usize = 6;

/// What came of trying to say something.
pub enum Probed {
    /// It was stored, so long after the end of the fault.
    Stored(Duration),
    /// The table does not open any more.
    Gone,
    /// Nothing was stored in time.
    Late,
}

/// Says something at a table, again and again, until it is stored. An attempt that hangs does not
/// keep others from going through.
pub async fn probe(
    world: &Arc<World>,
    address: Address,
    cookie: &str,
    table: &str,
    ended: Instant,
) -> Probed {
    let mut attempts = FuturesUnordered::new();
    let mut next = tokio::time::interval(TRY);
    let late = tokio::time::sleep_until((ended + RECOVERY).into());
    tokio::pin!(late);
    loop {
        tokio::select! {
            Some(outcome) = attempts.next() => match outcome {
                Ok(Outcome::Stored(_)) => return Probed::Stored(ended.elapsed()),
                Ok(Outcome::Gone(_)) => return Probed::Gone,
                Ok(Outcome::Refused(_) | Outcome::Unsure(_)) | Err(_) => {}
            },
            _ = next.tick(), if attempts.len() < TRIES => {
                // What comes back later is noted all the same.
                let (world, cookie, table) = (Arc::clone(world), cookie.to_owned(), table.to_owned());
                attempts.push(tokio::spawn(async move { world.say(address, &cookie, &table).await }));
            }
            () = &mut late => return Probed::Late,
        }
    }
}
