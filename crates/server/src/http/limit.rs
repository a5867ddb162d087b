//! How much each client may ask for: a bucket of tokens that fills again with time.
//!
//! Each person has a bucket and, behind it, each address has a larger one, so that nobody gets
//! more by taking many names. Requests without a name count for their address only.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Config;
use crate::ids::GuestId;

/// How many people may share an address (a household, a school) before they wait for each other.
const PEOPLE_PER_ADDRESS: f64 = 20.0;
/// When to throw full buckets away.
const MOST_BUCKETS: usize = 20_000;

/// Whose bucket it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Guest(GuestId),
    Address(Option<IpAddr>),
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

/// All buckets and the number of live connections of each client.
pub struct Limits {
    per_s: f64,
    burst: f64,
    most_connections: u32,
    /// Locked for a few lines.
    buckets: Mutex<HashMap<Key, Bucket>>,
    /// Locked for a few lines.
    connections: Mutex<HashMap<Key, u32>>,
}

/// Who asks, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    /// Who.
    pub guest: Option<GuestId>,
    /// From where; nothing inside tests.
    pub address: Option<IpAddr>,
}

impl Client {
    fn key(self) -> Key {
        self.guest.map_or(Key::Address(self.address), Key::Guest)
    }
}

impl Limits {
    pub fn new(config: &Config) -> Self {
        Self {
            per_s: f64::from(config.requests_per_s),
            burst: f64::from(config.burst),
            most_connections: config.most_connections,
            buckets: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    /// What may be done so often an hour, all at once or spread over it.
    pub fn hourly(amount: u32) -> Self {
        let burst = f64::from(amount);
        Self {
            per_s: burst / 3_600.0,
            burst,
            most_connections: 0,
            buckets: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    /// Takes a token; whether there was one.
    pub fn take(&self, client: Client, now: Instant) -> bool {
        self.charge(client, 1, now)
    }

    /// Takes so many tokens, a whole bucket at most; whether there were enough.
    pub fn charge(&self, client: Client, price: u32, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MOST_BUCKETS {
            let (per_s, burst) = (self.per_s, self.burst);
            let full = |bucket: &Bucket| bucket.tokens + since(bucket, now) * per_s >= burst;
            buckets.retain(|_, bucket| !full(bucket));
        }
        let mut draw = |key, times: f64| {
            let (per_s, burst) = (self.per_s * times, self.burst * times);
            let bucket = buckets.entry(key).or_insert(Bucket { tokens: burst, at: now });
            bucket.tokens = (bucket.tokens + since(bucket, now) * per_s).min(burst);
            bucket.at = now;
            let price = f64::from(price).min(burst);
            let enough = bucket.tokens >= price;
            if enough {
                bucket.tokens -= price;
            }
            enough
        };
        let own = client.guest.is_none_or(|guest| draw(Key::Guest(guest), 1.0));
        own && draw(Key::Address(client.address), PEOPLE_PER_ADDRESS)
    }

    /// Counts one more live connection; whether it is not too many.
    pub fn connect(&self, client: Client) -> bool {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(client.key()).or_default();
        let room = *count < self.most_connections;
        if room {
            *count += 1;
        }
        room
    }

    /// Counts one live connection less.
    pub fn disconnect(&self, client: Client) {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&client.key()) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&client.key());
            }
        }
    }
}

fn since(bucket: &Bucket, now: Instant) -> f64 {
    now.saturating_duration_since(bucket.at).as_secs_f64()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::new(&Config { requests_per_s: 2, burst: 3, ..Config::default() });
        let client = Client { guest: Some(GuestId::random().unwrap()), address: None };
        let other = Client { guest: Some(GuestId::random().unwrap()), address: None };
        let start = Instant::now();
        let taken: Vec<_> = (0..5).map(|_| limits.take(client, start)).collect();
        assert_eq!(taken, [true, true, true, false, false]);
        assert!(limits.take(other, start), "everybody has a bucket of their own");
        assert!(!limits.take(client, start + Duration::from_millis(400)));
        assert!(limits.take(client, start + Duration::from_secs(1)));
    }

    #[test]
    fn what_is_dear_takes_many_tokens() {
        let limits = Limits::new(&Config { requests_per_s: 10, burst: 30, ..Config::default() });
        let client = Client { guest: Some(GuestId::random().unwrap()), address: None };
        let start = Instant::now();
        assert!(limits.charge(client, 20, start));
        assert!(!limits.charge(client, 20, start));
        assert!(limits.take(client, start), "cheap things can still be done");
        assert!(!limits.charge(client, 20, start + Duration::from_secs(1)));
        assert!(limits.charge(client, 20, start + Duration::from_secs(2)));
        // Dearer than a bucket is large: possible all the same, when it is full.
        assert!(limits.charge(client, 1_000, start + Duration::from_mins(1)));
    }

    #[test]
    fn an_hourly_amount_comes_back_within_an_hour() {
        let limits = Limits::hourly(60);
        let client = Client { guest: Some(GuestId::random().unwrap()), address: None };
        let start = Instant::now();
        assert!(limits.charge(client, 60, start));
        assert!(!limits.take(client, start + Duration::from_secs(30)));
        assert!(limits.charge(client, 2, start + Duration::from_mins(2)));
        assert!(limits.charge(client, 60, start + Duration::from_hours(2)));
    }

    #[test]
    fn many_names_at_one_address_share_its_bucket() {
        let limits = Limits::new(&Config { requests_per_s: 1, burst: 1, ..Config::default() });
        let start = Instant::now();
        let names = (0..30).map(|_| Client { guest: GuestId::random().ok(), address: None });
        assert_eq!(names.filter(|&client| limits.take(client, start)).count(), 20);
    }
}
