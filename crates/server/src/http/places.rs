//! Who holds a connection.
//!
//! Descriptors are few, and a connection costs whoever opens it nothing. One address has a bounded
//! number of them, and all together never take the last descriptors, which the database needs.
//! Where there is no room, the connection that has waited longest for a request makes some: first
//! one of the same address, and where all places are taken, one of the address that holds most.
//! Live connections and requests under way are never ended for somebody else.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::address::Address;

/// All places.
pub struct Places {
    most: usize,
    most_per_address: usize,
    /// Locked for a few lines.
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// Goes up whenever a place is taken or begins to wait.
    tick: u64,
    places: BTreeMap<u64, Taken>,
    held: HashMap<Address, usize>,
}

struct Taken {
    from: Address,
    /// Since when it waits for a request; nothing while one is under way, and for a live connection.
    idle: Option<u64>,
    ended: Arc<Notify>,
}

/// A place that is held until this is dropped.
pub struct Place {
    number: u64,
    ended: Arc<Notify>,
    places: Arc<Places>,
}

impl Places {
    /// So many places in all, and so many for one address.
    pub fn new(most: usize, most_per_address: usize) -> Arc<Self> {
        Arc::new(Self { most, most_per_address, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place; nothing where none can be had.
    pub fn take(self: &Arc<Self>, from: Address) -> Option<Place> {
        let mut open = self.open();
        let held = open.held.get(&from).copied().unwrap_or_default();
        let full = held >= self.most_per_address;
        if full && !open.end_idle(|other| other == from) {
            return None;
        }
        if open.places.len() >= self.most && !open.end_idle(|_| true) {
            return None;
        }
        open.tick += 1;
        let (number, ended) = (open.tick, Arc::new(Notify::new()));
        let taken = Taken { from, idle: Some(number), ended: Arc::clone(&ended) };
        open.places.insert(number, taken);
        *open.held.entry(from).or_default() += 1;
        Some(Place { number, ended, places: Arc::clone(self) })
    }

    /// Ends a connection that waits, of whoever holds most, if there is one.
    pub fn make_room(&self) {
        self.open().end_idle(|_| true);
    }
}

impl Open {
    fn end_idle(&mut self, of: impl Fn(Address) -> bool) -> bool {
        let waiting = self.places.iter().filter(|(_, taken)| of(taken.from));
        let waiting = waiting.filter_map(|(number, taken)| {
            Some((self.held.get(&taken.from), std::cmp::Reverse(taken.idle?), *number))
        });
        let Some((_, _, number)) = waiting.max() else {
            return false;
        };
        self.remove(number);
        true
    }

    fn remove(&mut self, number: u64) {
        // One that was ended has given its place away already.
        let Some(taken) = self.places.remove(&number) else {
            return;
        };
        taken.ended.notify_one();
        if let Some(held) = self.held.get_mut(&taken.from) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(&taken.from);
            }
        }
    }
}

impl Place {
    /// A request has come.
    pub fn works(&self) {
        if let Some(taken) = self.places.open().places.get_mut(&self.number) {
            taken.idle = None;
        }
    }

    /// The request was answered: waits for the next.
    pub fn waits(&self) {
        let mut open = self.places.open();
        open.tick += 1;
        let tick = open.tick;
        if let Some(taken) = open.places.get_mut(&self.number) {
            taken.idle = Some(tick);
        }
    }

    /// Waits until somebody else needs the place.
    pub async fn ended(&self) {
        self.ended.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.open().remove(self.number);
    }
}

/// How many descriptors are left to the database, the log and the like.
#[cfg(unix)]
const RESERVE: u64 = 64;

/// How many connections the system lets this process have.
pub fn most_open() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit};
        if let Some(most) = getrlimit(Resource::Nofile).current {
            return usize::try_from(most.saturating_sub(RESERVE).max(most / 2))
                .unwrap_or(usize::MAX);
        }
    }
    usize::MAX
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn from(ip: &str) -> Address {
        ip.parse::<IpAddr>().unwrap().into()
    }

    async fn is_ended(place: &Place) -> bool {
        tokio::select! {
            biased;
            () = place.ended() => true,
            () = std::future::ready(()) => false,
        }
    }

    #[tokio::test]
    async fn an_address_makes_room_for_itself() {
        let places = Places::new(100, 2);
        let ann = from("192.0.2.1");
        let (first, second) = (places.take(ann).unwrap(), places.take(ann).unwrap());
        first.works();
        first.waits();
        let other = places.take(from("192.0.2.2")).unwrap();
        let third = places.take(ann).unwrap();
        assert!(is_ended(&second).await, "it has waited longest");
        assert!(!is_ended(&first).await && !is_ended(&other).await);
        first.works();
        third.works();
        assert!(places.take(ann).is_none(), "requests under way are not ended");
        drop(second);
        assert!(places.take(ann).is_none(), "its place was given away once");
        drop(first);
        assert!(places.take(ann).is_some());
    }

    #[tokio::test]
    async fn whoever_holds_most_makes_room_for_others() {
        let places = Places::new(4, 4);
        let ann = places.take(from("192.0.2.1")).unwrap();
        let eve: Vec<_> = (0..3).map(|_| places.take(from("192.0.2.9")).unwrap()).collect();
        let bob = places.take(from("192.0.2.2")).unwrap();
        assert!(is_ended(&eve[0]).await && !is_ended(&eve[1]).await);
        assert!(!is_ended(&ann).await, "though it has waited longer");
        for place in [&ann, &bob, &eve[1], &eve[2]] {
            place.works();
        }
        assert!(places.take(from("192.0.2.3")).is_none());
        places.make_room();
        assert!(!is_ended(&ann).await && !is_ended(&eve[2]).await);
        eve[2].waits();
        places.make_room();
        assert!(is_ended(&eve[2]).await);
    }
}
