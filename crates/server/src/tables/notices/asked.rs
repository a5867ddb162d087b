//! How often the same mailbox is asked to confirm itself: whoever takes many names must not fill somebody's with
//! letters that they have not wanted and cannot stop.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep_until, timeout_at};

use crate::ApiError;

/// How many confirmations one mailbox gets a day, whoever gives it.
const MOST: usize = 5;
const DAY_MS: u64 = 24 * 3_600_000;
/// When to throw away what is older than a day.
const MANY: usize = 10_000;

/// When each mailbox was asked, as far as this node remembers.
#[derive(Default)]
pub struct Asked(Mutex<HashMap<String, Vec<u64>>>);

/// The mailbox behind an address: what servers take for the same is the same.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    let Some((local, domain)) = address.rsplit_once('@') else { return address };
    let local = local.split('+').next().unwrap_or(local).replace('.', "");
    format!("{local}@{domain}")
}

impl Asked {
    /// Whether one more letter may go to an address now; if so, it is counted.
    pub fn may(&self, address: &str, now: u64) -> bool {
        let today = |at: &u64| at.saturating_add(DAY_MS) > now;
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > MANY {
            all.retain(|_, times| times.iter().any(today));
        }
        let times = all.entry(mailbox(address)).or_default();
        times.retain(today);
        let may = times.len() < MOST;
        if may {
            times.push(now);
        }
        may
    }
}

/// Answers after exactly so long, whether the work is done by then or goes on; what has failed by then is said.
pub(super) async fn in_equal_time(
    exactly_ms: u64,
    work: impl Future<Output = Result<(), ApiError>> + Send + 'static,
) -> Result<(), ApiError> {
    if exactly_ms == 0 {
        return work.await;
    }
    let until = Instant::now() + Duration::from_millis(exactly_ms);
    let done = timeout_at(until, tokio::spawn(work)).await;
    sleep_until(until).await;
    match done {
        Ok(done) => done.unwrap_or(Err(ApiError::Internal)),
        Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mailbox_is_asked_so_often_a_day_however_it_is_written() {
        let asked = Asked::default();
        let spelt = ["ann@example.org", "Ann@Example.org", "a.nn@example.org", "ann+1@example.org"];
        for address in spelt.iter().chain(&spelt[..1]) {
            assert!(asked.may(address, 7), "{address}");
        }
        assert!(!asked.may("ann+2@example.org", DAY_MS + 6));
        assert!(asked.may("bob@example.org", 7) && asked.may("ann@example.net", 7));
        assert!(asked.may("ann@example.org", DAY_MS + 7), "tomorrow");
    }
}
