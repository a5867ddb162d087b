//! How much leaves the house at once, and how much of it to one host: a host that is slow keeps those waiting who have
//! something for it, and nobody else.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How much leaves at once.
const AT_ONCE: usize = 128;
/// How much of it to one host.
pub const TO_ONE: usize = 8;
/// How many hosts are remembered before those are forgotten to whom nothing goes.
const MANY: usize = 1_000;

/// The doors of the house: one for each host, and a hall before all of them.
pub struct Doors {
    hall: Arc<Semaphore>,
    hosts: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl Default for Doors {
    fn default() -> Self {
        Self { hall: Arc::new(Semaphore::new(AT_ONCE)), hosts: Mutex::default() }
    }
}

/// The right to send something to some hosts, as long as it lives.
pub struct Pass {
    /// The doors by host, so that each can be closed as soon as nothing goes through it any more.
    pub doors: HashMap<String, Arc<OwnedSemaphorePermit>>,
    /// The place in the hall.
    pub place: OwnedSemaphorePermit,
}

impl Doors {
    fn door(&self, host: &str) -> Arc<Semaphore> {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        if hosts.len() > MANY {
            // Whoever goes through a door, or waits before it, holds on to it.
            hosts.retain(|_, door| Arc::strong_count(door) > 1);
        }
        let door = hosts.entry(host.to_owned());
        Arc::clone(door.or_insert_with(|| Arc::new(Semaphore::new(TO_ONE))))
    }

    /// Waits until something can go to all of these hosts.
    pub async fn pass(&self, hosts: &BTreeSet<String>) -> Pass {
        let all: Vec<_> = hosts.iter().map(|host| (host, self.door(host))).collect();
        let mut doors = HashMap::new();
        let mut first = 0;
        while doors.len() < all.len() {
            // Nobody stands in one door while they wait before another.
            doors.clear();
            let (host, door) = &all[first];
            doors.insert((*host).clone(), Arc::new(open(door).await));
            for (number, (host, door)) in all.iter().enumerate().filter(|(n, _)| *n != first) {
                let Ok(permit) = Arc::clone(door).try_acquire_owned() else {
                    first = number;
                    break;
                };
                doors.insert((*host).clone(), Arc::new(permit));
            }
        }
        Pass { doors, place: open(&self.hall).await }
    }
}

async fn open(door: &Arc<Semaphore>) -> OwnedSemaphorePermit {
    Arc::clone(door).acquire_owned().await.expect("no door is closed for ever")
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn hosts(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[tokio::test]
    async fn a_host_that_is_slow_keeps_nobody_waiting_who_has_nothing_for_it() {
        let doors = Doors::default();
        let mut slow = Vec::new();
        for _ in 0..TO_ONE {
            slow.push(doors.pass(&hosts(&["slow"])).await);
        }
        assert!(doors.pass(&hosts(&["slow"])).now_or_never().is_none());
        // Who waits for it with something for others too stands in nobody's way.
        let mut both: Vec<_> = (0..TO_ONE)
            .map(|_| Box::pin(async { doors.pass(&hosts(&["quick", "slow"])).await }))
            .collect();
        for waiting in &mut both {
            assert!(waiting.as_mut().now_or_never().is_none());
        }
        assert!(doors.pass(&hosts(&["quick"])).now_or_never().is_some());
        slow.pop();
        assert!(both[0].as_mut().now_or_never().is_some(), "there is room again");
    }

    #[tokio::test]
    async fn a_door_is_free_as_soon_as_nothing_goes_through_it() {
        let doors = Doors::default();
        let mut all = Vec::new();
        for _ in 0..TO_ONE {
            all.push(doors.pass(&hosts(&["quick", "slow"])).await);
        }
        assert!(doors.pass(&hosts(&["quick"])).now_or_never().is_none());
        all[0].doors.remove("quick");
        assert!(doors.pass(&hosts(&["quick"])).now_or_never().is_some());
        assert!(doors.pass(&hosts(&["slow"])).now_or_never().is_none());
        assert!(doors.pass(&hosts(&[])).now_or_never().is_some(), "to nobody");
    }
}
