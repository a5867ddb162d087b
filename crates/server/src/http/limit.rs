//! How much each client may ask for: a bucket of tokens that fills again with time.
//!
//! Each person has a bucket, and those without a name at one address share one of the same size:
//! a name costs nothing, so having none must not be worth more. Behind both, each address has a
//! larger one, so that nobody gets more by taking many names, and a household or a school, whose
//! people rarely ask at once, has room.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quadrivium_table::ids::GuestId;

use super::address::Address;
use crate::config::Config;
use crate::sign::Bearer;

/// How many people may ask as fast as they can at one address before they wait for each other.
const PEOPLE_AT_ONCE: f64 = 4.0;
/// How many people at one address may have all that each of them may have in an hour.
const PEOPLE_AN_HOUR: f64 = 20.0;
/// What a page or a picture costs, in requests: it lies ready, and one visit fetches dozens.
const PAGE: f64 = 0.25;
/// When to throw full buckets away.
const MOST_BUCKETS: usize = 20_000;
/// How long to wait before looking again for full ones.
const SWEEP: Duration = Duration::from_secs(1);

/// Whose bucket it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Guest(GuestId),
    /// All without a name at one address.
    Nameless(Option<Address>),
    /// All at one address.
    Address(Option<Address>),
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

#[derive(Default)]
struct Buckets {
    of: HashMap<Key, Bucket>,
    /// When full ones were last thrown away.
    swept: Option<Instant>,
}

/// All buckets and the number of live connections of each client.
pub struct Limits {
    per_s: f64,
    burst: f64,
    /// How much more fits into the bucket of an address than into that of one person.
    people: f64,
    most_connections: u32,
    most_per_address: u32,
    /// Locked for a few lines.
    buckets: Mutex<Buckets>,
    /// Locked for a few lines.
    connections: Mutex<HashMap<Key, u32>>,
}

/// Who asks, and from where.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    /// Who.
    pub guest: Option<GuestId>,
    /// What the cookie says that they are known by.
    pub bearer: Option<Bearer>,
    /// From where; nothing inside tests.
    pub address: Option<Address>,
}

impl Client {
    fn own(self) -> Key {
        self.guest.map_or(Key::Nameless(self.address), Key::Guest)
    }

    fn shared(self) -> Key {
        Key::Address(self.address)
    }
}

impl Limits {
    pub fn new(config: &Config) -> Self {
        Self {
            per_s: f64::from(config.requests_per_s),
            burst: f64::from(config.burst),
            people: PEOPLE_AT_ONCE,
            most_connections: config.most_connections,
            most_per_address: config.connections_per_address,
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
            people: PEOPLE_AN_HOUR,
            most_connections: 0,
            most_per_address: 0,
            buckets: Mutex::default(),
            connections: Mutex::default(),
        }
    }

    /// Takes what a request or a frame costs; whether there was enough.
    pub fn take(&self, client: Client, now: Instant) -> bool {
        self.charge(client, 1, now)
    }

    /// Takes so many tokens, a whole bucket at most; whether there were enough.
    pub fn charge(&self, client: Client, price: u32, now: Instant) -> bool {
        self.draw(&[client.own(), client.shared()], f64::from(price), now)
    }

    /// Gives back what was taken for something that costs nothing after all.
    pub fn give_back(&self, client: Client) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        for key in [client.own(), client.shared()] {
            let most = self.burst * self.times(key);
            if let Some(bucket) = buckets.of.get_mut(&key) {
                bucket.tokens = (bucket.tokens + 1.0).min(most);
            }
        }
    }

    /// Whether there is a token to be taken.
    pub fn has(&self, client: Client, now: Instant) -> bool {
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let full = |key: &Key| {
            buckets.of.get(key).is_none_or(|bucket| self.tokens(*key, bucket, now) >= 1.0)
        };
        [client.own(), client.shared()].iter().all(full)
    }

    /// Takes so many tokens from an address alone; whether there were enough.
    pub fn charge_address(&self, client: Client, price: u32, now: Instant) -> bool {
        self.draw(&[client.shared()], f64::from(price), now)
    }

    /// Takes what a page costs; whether there was enough. Whoever looks at the pages has usually no
    /// name yet.
    pub fn take_page(&self, client: Client, now: Instant) -> bool {
        self.draw(&[client.shared()], PAGE, now)
    }

    /// Takes as much out of each of these, or nothing out of any.
    fn draw(&self, keys: &[Key], price: f64, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        self.sweep(&mut buckets, now);
        let full = |key: &Key| Bucket { tokens: self.burst * self.times(*key), at: now };
        for key in keys {
            let bucket = buckets.of.entry(*key).or_insert_with(|| full(key));
            *bucket = Bucket { tokens: self.tokens(*key, bucket, now), at: now };
        }
        let price = |key: &Key| price.min(self.burst * self.times(*key));
        let enough = keys.iter().all(|key| buckets.of[key].tokens >= price(key));
        for key in keys.iter().filter(|_| enough) {
            if let Some(bucket) = buckets.of.get_mut(key) {
                bucket.tokens -= price(key);
            }
        }
        enough
    }

    /// How much more fits into a bucket than into that of one person.
    fn times(&self, key: Key) -> f64 {
        match key {
            Key::Guest(_) | Key::Nameless(_) => 1.0,
            Key::Address(_) => self.people,
        }
    }

    /// What is in a bucket by now.
    fn tokens(&self, key: Key, bucket: &Bucket, now: Instant) -> f64 {
        let since = now.saturating_duration_since(bucket.at).as_secs_f64();
        (bucket.tokens + since * self.per_s * self.times(key)).min(self.burst * self.times(key))
    }

    /// Throws full buckets away where there are many. Not with every request: all may be in use.
    fn sweep(&self, buckets: &mut Buckets, now: Instant) {
        let due = buckets.swept.is_none_or(|at| now.saturating_duration_since(at) >= SWEEP);
        if buckets.of.len() > MOST_BUCKETS && due {
            buckets.swept = Some(now);
            buckets.of.retain(|key, bucket| {
                self.tokens(*key, bucket, now) < self.burst * self.times(*key)
            });
        }
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<Key, u32>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one more live connection; whether it is not too many.
    pub fn connect(&self, client: Client) -> bool {
        let bounds =
            [(client.own(), self.most_connections), (client.shared(), self.most_per_address)];
        let mut connections = self.connections();
        let room =
            bounds.iter().all(|(key, most)| connections.get(key).copied().unwrap_or(0) < *most);
        for (key, _) in bounds.iter().filter(|_| room) {
            *connections.entry(*key).or_default() += 1;
        }
        room
    }

    /// Counts one live connection less.
    pub fn disconnect(&self, client: Client) {
        let mut connections = self.connections();
        for key in [client.own(), client.shared()] {
            if let Some(count) = connections.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    connections.remove(&key);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;
    use crate::surroundings::SystemEntropy;

    fn small() -> Config {
        Config { requests_per_s: 2, burst: 3, ..Config::default() }
    }

    fn nameless(ip: &str) -> Client {
        Client { guest: None, bearer: None, address: Some(ip.parse::<IpAddr>().unwrap().into()) }
    }

    fn named(ip: &str) -> Client {
        Client { guest: GuestId::random(&SystemEntropy).ok(), ..nameless(ip) }
    }

    fn taken(limits: &Limits, clients: impl Iterator<Item = Client>, now: Instant) -> usize {
        clients.filter(|&client| limits.take(client, now)).count()
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let limits = Limits::new(&small());
        let (client, other) = (named("192.0.2.1"), named("192.0.2.1"));
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
        let client = Client {
            guest: Some(GuestId::random(&SystemEntropy).unwrap()),
            bearer: None,
            address: None,
        };
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
        let client = Client {
            guest: Some(GuestId::random(&SystemEntropy).unwrap()),
            bearer: None,
            address: None,
        };
        let start = Instant::now();
        assert!(limits.charge(client, 60, start));
        assert!(!limits.take(client, start + Duration::from_secs(30)));
        assert!(limits.charge(client, 2, start + Duration::from_mins(2)));
        assert!(limits.charge(client, 60, start + Duration::from_hours(2)));
    }

    #[test]
    fn many_names_at_one_address_share_its_bucket() {
        let limits = Limits::new(&small());
        let start = Instant::now();
        let names = (0..100).map(|_| named("192.0.2.1"));
        assert_eq!(taken(&limits, names, start), 12, "four times what one person has");
        assert!(limits.take(named("192.0.2.2"), start), "other addresses have their own");
    }

    #[test]
    fn having_no_name_is_worth_no_more_than_having_one() {
        let limits = Limits::new(&small());
        let start = Instant::now();
        assert_eq!(taken(&limits, (0..100).map(|_| nameless("192.0.2.1")), start), 3);
        assert!(limits.take(named("192.0.2.1"), start), "those with a name do not wait for them");
        let network = (0..100).map(|n| nameless(&format!("2001:db8::{n:x}")));
        assert_eq!(taken(&limits, network, start), 3, "one network has one bucket");
    }

    #[test]
    fn what_is_refused_costs_nothing() {
        let limits = Limits::new(&small());
        let start = Instant::now();
        let greedy = named("192.0.2.1");
        assert_eq!(taken(&limits, (0..1_000).map(|_| greedy), start), 3);
        let others = (0..100).map(|_| named("192.0.2.1"));
        assert_eq!(taken(&limits, others, start), 9, "the rest of the address is for others");
    }

    #[test]
    fn pages_are_cheap_but_not_free() {
        let limits = Limits::new(&small());
        let start = Instant::now();
        let client = nameless("192.0.2.1");
        let pages = (0..1_000).filter(|_| limits.take_page(client, start)).count();
        assert_eq!(pages, 48, "four for each of twelve requests");
    }

    #[test]
    fn live_connections_are_counted_by_person_and_by_address() {
        let config =
            Config { most_connections: 2, connections_per_address: 3, ..Config::default() };
        let limits = Limits::new(&config);
        let (ann, bob, away) = (named("192.0.2.1"), named("192.0.2.1"), named("192.0.2.2"));
        assert!(limits.connect(ann) && limits.connect(ann) && !limits.connect(ann));
        assert!(limits.connect(bob) && !limits.connect(bob), "the address is full");
        assert!(limits.connect(away));
        limits.disconnect(ann);
        assert!(limits.connect(bob));
    }
}
