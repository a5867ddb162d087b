//! From where people were last seen, as long as this process remembers: for the case that one of them may
//! not come in any more, and so that nobody lists many tables under many names. It is never stored; what is
//! stored of somebody who may not come in is a keyed hash.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use quadrivium_table::ids::GuestId;

use super::address::Address;

/// How many are remembered.
const MOST: usize = 20_000;

/// The last address of each.
#[derive(Default)]
pub struct Whereabouts(Mutex<HashMap<GuestId, Address>>);

impl Whereabouts {
    /// Somebody is seen at an address.
    pub fn note(&self, guest: GuestId, address: Address) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST && !all.contains_key(&guest) {
            all.clear();
        }
        all.insert(guest, address);
    }

    /// Whether somebody was last seen at an address.
    pub fn is_at(&self, guest: GuestId, address: Address) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&guest) == Some(&address)
    }

    /// Where somebody was last seen.
    pub fn of(&self, guest: GuestId) -> Option<String> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&guest).map(ToString::to_string)
    }
}
