//! The guest cookie: who somebody is, signed so that nobody can pretend to be somebody else.
//!
//! A person may renew it, and all older ones are void then. The number of renewals is signed into
//! the cookie; of those who have renewed theirs it is kept in memory, so that no request has to ask
//! the database whether its cookie is still good.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{PoisonError, RwLock};

use hmac::{Hmac, KeyInit, Mac};
use quadrivium_table::ids::GuestId;
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::Sha256;

use crate::store::StoreError;

/// The name of the cookie.
pub const COOKIE: &str = "quadrivium_guest";
/// The name of the cookie over HTTPS: browsers take one with this prefix from nobody but the very
/// site that it belongs to, not from another one under the same domain.
pub const HOST_COOKIE: &str = "__Host-quadrivium_guest";

/// A new key from the entropy of the operating system.
///
/// # Errors
/// When there is none to be had.
pub fn new_secret() -> Result<[u8; 32], StoreError> {
    let mut secret = [0; 32];
    SysRng.try_fill_bytes(&mut secret).map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(secret)
}

/// The key that cookies are signed with, and which of them are void.
pub struct Signer {
    key: Hmac<Sha256>,
    /// How often people have renewed their cookie, where they have. Locked for a look-up.
    generations: RwLock<HashMap<GuestId, u32>>,
}

impl Signer {
    /// Signs with this key.
    pub fn new(secret: [u8; 32]) -> Self {
        let key = Hmac::new_from_slice(&secret).expect("any length of key will do");
        Self { key, generations: RwLock::default() }
    }

    /// The value of the newest cookie of a guest: `<id>.<signature in hexadecimal>`, or
    /// `<id>.<generation>.<signature>` where it was renewed.
    pub fn sign(&self, guest: GuestId) -> String {
        let mut value = signed(guest, self.generation(guest));
        let mut mac = self.key.clone();
        mac.update(value.as_bytes());
        value.push('.');
        for byte in mac.finalize().into_bytes() {
            let _ = write!(value, "{byte:02x}");
        }
        value
    }

    /// Whose cookie this is; nothing if we have not signed it or it was renewed since. Compares in
    /// constant time.
    pub fn verify(&self, value: &str) -> Option<GuestId> {
        let (text, digits) = value.rsplit_once('.')?;
        let (id, generation) = match text.split_once('.') {
            None => (text, 0),
            Some((id, generation)) => (id, generation.parse().ok()?),
        };
        let guest: GuestId = id.parse().ok()?;
        let signature = bytes(digits)?;
        let mut mac = self.key.clone();
        // As it was written: a number spelt in another way was not signed.
        mac.update(text.as_bytes());
        mac.verify_slice(&signature).ok()?;
        if generation < self.generation(guest) {
            return None;
        }
        // Another node has renewed it, and we have not heard yet.
        if generation > self.generation(guest) {
            self.renewed(guest, generation);
        }
        Some(guest)
    }

    /// How often a person has renewed their cookie.
    pub fn generation(&self, guest: GuestId) -> u32 {
        let generations = self.generations.read().unwrap_or_else(PoisonError::into_inner);
        generations.get(&guest).copied().unwrap_or_default()
    }

    /// Voids all cookies of a person but those of this generation and later ones.
    pub fn renewed(&self, guest: GuestId, generation: u32) {
        let mut generations = self.generations.write().unwrap_or_else(PoisonError::into_inner);
        let known = generations.entry(guest).or_default();
        *known = generation.max(*known);
    }
}

/// What is signed. The first cookies were signed before there were others.
fn signed(guest: GuestId, generation: u32) -> String {
    match generation {
        0 => guest.to_string(),
        _ => format!("{guest}.{generation}"),
    }
}

fn bytes(digits: &str) -> Option<[u8; 32]> {
    // One spelling only: no capitals, no signs.
    if digits.len() != 64 || !digits.bytes().all(|digit| b"0123456789abcdef".contains(&digit)) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::surroundings::SystemEntropy;

    /// A node that has not heard of the renewal sees the new cookie first.
    #[test]
    fn a_cookie_that_another_node_has_renewed_voids_the_older_ones() {
        let (here, there) = (Signer::new([7; 32]), Signer::new([7; 32]));
        let guest = GuestId::random(&SystemEntropy).unwrap();
        let old = here.sign(guest);
        here.renewed(guest, 1);
        assert_eq!(there.verify(&old), Some(guest));
        assert_eq!(there.verify(&here.sign(guest)), Some(guest));
        assert_eq!(there.verify(&old), None);
    }

    #[test]
    fn only_our_own_signature_is_accepted() {
        let signer = Signer::new([7; 32]);
        let guest = GuestId::random(&SystemEntropy).unwrap();
        let cookie = signer.sign(guest);
        assert_eq!(signer.verify(&cookie), Some(guest));
        assert_eq!(Signer::new([8; 32]).verify(&cookie), None);
        let other = GuestId::random(&SystemEntropy).unwrap();
        let (_, signature) = cookie.split_once('.').unwrap();
        assert_eq!(signer.verify(&format!("{other}.{signature}")), None);
        for forged in [
            "",
            ".",
            "x.y",
            guest.as_str(),
            &format!("{guest}."),
            &format!("{guest}.{}", "é".repeat(32)),
        ] {
            assert_eq!(signer.verify(forged), None, "{forged}");
        }
        let mut flipped = cookie.into_bytes();
        let last = flipped.last_mut().unwrap();
        *last = if *last == b'0' { b'1' } else { b'0' };
        assert_eq!(signer.verify(str::from_utf8(&flipped).unwrap()), None);
    }

    #[test]
    fn a_cookie_has_one_spelling() {
        let signer = Signer::new([7; 32]);
        let guest: GuestId = "a".repeat(20).parse().unwrap();
        let cookie = signer.sign(guest);
        let (_, digits) = cookie.split_once('.').unwrap();
        let letters = digits.to_uppercase();
        assert_ne!(letters, digits, "this signature has letters");
        let zero = digits.as_bytes().chunks(2).position(|pair| pair[0] == b'0').unwrap() * 2;
        let sign = format!("{}+{}", &digits[..zero], &digits[zero + 1..]);
        for forged in [
            format!("{guest}.{letters}"),
            format!("{guest}.{sign}"),
            format!("{guest}.0.{digits}"),
            format!("{guest}.+0.{digits}"),
        ] {
            assert_eq!(signer.verify(&forged), None, "{forged}");
        }
    }

    #[test]
    fn a_renewed_cookie_voids_the_older_ones() {
        let signer = Signer::new([7; 32]);
        let (guest, other) =
            (GuestId::random(&SystemEntropy).unwrap(), GuestId::random(&SystemEntropy).unwrap());
        let first = signer.sign(guest);
        signer.renewed(guest, 1);
        let second = signer.sign(guest);
        assert_eq!((signer.verify(&first), signer.verify(&second)), (None, Some(guest)));
        // News of an earlier renewal may come late.
        signer.renewed(guest, 2);
        signer.renewed(guest, 1);
        assert_eq!(signer.verify(&second), None);
        assert_eq!(signer.verify(&signer.sign(guest)), Some(guest));
        assert_eq!(signer.verify(&signer.sign(other)), Some(other));
        let forged = second.replacen(".1.", ".2.", 1);
        assert_eq!(signer.verify(&forged), None);
    }
}
