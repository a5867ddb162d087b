//! Where people are known: one device for every browser that they use.
//!
//! Which devices there are, their papers say. Those in use are remembered, so that a request need not
//! ask the database; whoever changes papers of a person, here or on another node, has what is
//! remembered of them forgotten.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use quadrivium_table::ids::GuestId;
use serde::{Deserialize, Serialize};
use tokio::sync::watch;

use crate::sign::DeviceId;
use crate::store::Paper;

/// How long the key of a device is good before it gets another.
pub const TURN_MS: u64 = 24 * 3_600 * 1_000;
/// How long the last one is good after the new one was seen: other tabs may be on their way with it.
const GRACE_MS: u64 = 5 * 60 * 1_000;
/// How often it is noted that a device was here.
pub const SEEN_MS: u64 = 3_600 * 1_000;
/// How many devices are remembered.
const MOST: usize = 50_000;

/// A browser in which somebody is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// What it calls itself: the browser and the system.
    pub name: String,
    /// Whether it is held in the hand.
    #[serde(default)]
    pub phone: bool,
    /// Since when it is known, in milliseconds since 1970.
    pub created: u64,
    /// When it was last here, to the hour.
    pub seen: u64,
    /// The turn of its key.
    pub turn: u64,
    /// Since when.
    pub turned: u64,
    /// Whether it has shown that it has that key.
    pub confirmed: bool,
}

impl Device {
    /// A device that is new now.
    pub fn new(about: &About, now: u64) -> Self {
        let (name, phone) = (about.name.clone(), about.phone);
        Self { name, phone, created: now, seen: now, turn: 1, turned: now, confirmed: true }
    }

    /// Whether a key of this turn opens it. Until the newest has been seen the one before it does:
    /// nobody knows whether the answer that brought it has arrived.
    pub fn takes(&self, turn: u64, now: u64) -> bool {
        let last = turn + 1 == self.turn && (!self.confirmed || now < self.turned + GRACE_MS);
        turn == self.turn || last
    }

    /// The device after a visit with the key of a turn; nothing if nothing has to be noted.
    pub fn visited(&self, turn: u64, now: u64) -> Option<Self> {
        if turn != self.turn {
            return None;
        }
        let seen = Self { seen: now, ..self.clone() };
        if !self.confirmed {
            Some(Self { confirmed: true, turned: now, ..seen })
        } else if now >= self.turned + TURN_MS {
            Some(Self { turn: turn + 1, turned: now, confirmed: false, ..seen })
        } else {
            (now >= self.seen + SEEN_MS).then_some(seen)
        }
    }
}

/// What a browser says of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    name: String,
    phone: bool,
}

impl About {
    /// The browser and the system.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Read from the header that all browsers send. Only names that are known here: anybody can write
    /// anything there, and it is shown to the person.
    pub fn of(agent: &str) -> Self {
        let known = |names: &[(&str, &'static str)]| {
            names.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
        };
        let browser = known(&[
            ("Firefox/", "Firefox"),
            ("FxiOS/", "Firefox"),
            ("Edg", "Edge"),
            ("OPR/", "Opera"),
            ("SamsungBrowser/", "Samsung Internet"),
            ("CriOS/", "Chrome"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ]);
        let system = known(&[
            ("Android", "Android"),
            ("iPhone", "iPhone"),
            ("iPad", "iPad"),
            ("Windows", "Windows"),
            ("CrOS", "ChromeOS"),
            ("Mac OS", "macOS"),
            ("Linux", "Linux"),
        ]);
        let name = [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ");
        let phone = agent.contains("Mobi") || agent.contains("Android");
        Self { name, phone }
    }
}

/// The devices that are remembered.
#[derive(Default)]
pub struct Sessions {
    /// Locked for a look-up.
    known: Mutex<Known>,
    /// Who waits for changes of where somebody is known: for a link, or because they depend on a device.
    ways: Watched,
}

#[derive(Default)]
struct Known {
    /// Goes up whenever something is forgotten: what was read before that may be old.
    age: u64,
    devices: HashMap<DeviceId, (Paper, Device)>,
}

/// Those who wait until something of a person has changed: a number for each person for whom somebody waits. Whoever
/// waits for somebody else is not woken.
pub struct Watched {
    /// Locked for a look-up.
    all: Mutex<HashMap<GuestId, watch::Sender<u64>>>,
    /// For whoever is nobody.
    never: watch::Sender<u64>,
}

impl Default for Watched {
    fn default() -> Self {
        Self { all: Mutex::default(), never: watch::Sender::new(0) }
    }
}

impl Watched {
    fn all(&self) -> MutexGuard<'_, HashMap<GuestId, watch::Sender<u64>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for changes of a person; whoever is nobody hears of none.
    pub fn watch(&self, guest: Option<GuestId>) -> watch::Receiver<u64> {
        let Some(guest) = guest else { return self.never.subscribe() };
        let mut all = self.all();
        // Where the list is full it is cleared of those for whom nobody waits any more, and not each time.
        if all.len() >= 64 && all.len() == all.capacity() {
            all.retain(|_, sender| sender.receiver_count() > 0);
        }
        all.entry(guest).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// Something of a person has changed; nothing for anybody.
    pub fn wake(&self, guest: Option<GuestId>) {
        let wake = |sender: &watch::Sender<u64>| sender.send_modify(|pulse| *pulse += 1);
        let mut all = self.all();
        let Some(guest) = guest else { return all.values().for_each(wake) };
        all.get(&guest).into_iter().for_each(wake);
        if all.get(&guest).is_some_and(|sender| sender.receiver_count() == 0) {
            all.remove(&guest);
        }
    }
}

impl Sessions {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A device, if it is remembered.
    ///
    /// # Errors
    /// What to say when it was read.
    pub fn get(&self, id: DeviceId) -> Result<(Paper, Device), u64> {
        let known = self.known();
        known.devices.get(&id).cloned().ok_or(known.age)
    }

    /// Remembers a device that was read, unless something has changed since.
    pub fn remember(&self, age: u64, id: DeviceId, paper: Paper, device: Device) {
        let mut known = self.known();
        if known.age == age {
            if known.devices.len() >= MOST {
                known.devices.clear();
            }
            known.devices.insert(id, (paper, device));
        }
    }

    /// Waits for changes of where a person is known; whoever is nobody hears of none.
    pub fn watch(&self, guest: Option<GuestId>) -> watch::Receiver<u64> {
        self.ways.watch(guest)
    }

    /// Where a person is known has changed; nothing for anybody.
    pub fn changed(&self, guest: Option<GuestId>) {
        let mut known = self.known();
        known.age += 1;
        known.devices.retain(|_, (paper, _)| guest.is_some_and(|guest| paper.guest != guest));
        drop(known);
        self.ways.wake(guest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_turns_and_the_last_one_goes_when_the_new_one_was_seen() {
        let day = TURN_MS;
        let device = Device::new(&About::default(), 0);
        assert_eq!(device.visited(1, SEEN_MS - 1), None);
        assert_eq!(device.visited(1, SEEN_MS).unwrap().seen, SEEN_MS);
        let turned = device.visited(1, day).unwrap();
        assert_eq!((turned.turn, turned.confirmed), (2, false));
        // The answer with the new key may have been lost: the old one is good for as long as it takes.
        assert!(turned.takes(1, 30 * day) && turned.takes(2, day) && !turned.takes(3, day));
        assert_eq!(turned.visited(1, 30 * day), None, "and is told the same new one");
        let seen = turned.visited(2, 2 * day).unwrap();
        assert!(seen.takes(2, 2 * day) && seen.takes(1, 2 * day + GRACE_MS - 1));
        assert!(!seen.takes(1, 2 * day + GRACE_MS), "whoever copied it has nothing any more");
    }

    #[test]
    fn a_browser_is_called_by_names_that_are_known_here() {
        let name = |agent| About::of(agent).name;
        assert_eq!(
            name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"),
            "Firefox, Linux"
        );
        let phone = "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36";
        assert_eq!((name(phone), About::of(phone).phone), ("Chrome, Android".into(), true));
        assert_eq!(name("<script>alert(1)</script>"), "");
    }

    #[test]
    fn only_those_are_woken_who_wait_for_the_same_person() {
        use crate::surroundings::SystemEntropy;
        let sessions = Sessions::default();
        let guest = || GuestId::random(&SystemEntropy).unwrap();
        let (ann, bob) = (guest(), guest());
        let mut waiting = [Some(ann), Some(ann), Some(bob), None].map(|who| sessions.watch(who));
        let mut woken = || {
            let woken = waiting.each_ref().map(|one| one.has_changed().unwrap());
            waiting.iter_mut().for_each(watch::Receiver::mark_unchanged);
            woken
        };
        sessions.changed(Some(ann));
        assert_eq!(woken(), [true, true, false, false]);
        sessions.changed(Some(guest()));
        assert_eq!(woken(), [false; 4]);
        sessions.changed(None);
        assert_eq!(woken(), [true, true, true, false]);
        for _ in 0..10_000 {
            sessions.watch(Some(guest()));
        }
        assert!(sessions.ways.all().len() < 1_000, "those for whom nobody waits are forgotten");
        sessions.changed(Some(bob));
        assert_eq!(woken(), [false, false, true, false]);
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered() {
        use crate::store::PaperKind;
        use crate::surroundings::SystemEntropy;
        let sessions = Sessions::default();
        let guest = GuestId::random(&SystemEntropy).unwrap();
        let id = DeviceId::random(&SystemEntropy).unwrap();
        let device = Device::new(&About::default(), 0);
        let paper = Paper::new(PaperKind::Device, &id, guest, &device);
        let age = sessions.get(id).unwrap_err();
        sessions.changed(Some(guest));
        sessions.remember(age, id, paper.clone(), device.clone());
        let age = sessions.get(id).unwrap_err();
        sessions.remember(age, id, paper, device);
        assert!(sessions.get(id).is_ok());
        sessions.changed(Some(guest));
        assert!(sessions.get(id).is_err());
    }
}
