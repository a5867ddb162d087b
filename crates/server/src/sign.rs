//! The cookie of a device: who somebody is and where, signed so that nobody can pretend to be
//! somebody else.
//!
//! It names the person, the device and the turn of its key, which goes up now and then. Whether the
//! device is still one of theirs and the turn is good, the papers of the person say.
//!
//! Cookies from before there were devices name the person alone. They are good until their device has
//! got a cookie of its own; a person could void all of them at once, and the number of times that was
//! done is signed into them. Of those who did it is kept in memory.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{PoisonError, RwLock};

use hmac::{Hmac, KeyInit, Mac};
use quadrivium_table::ids::{GuestId, Id};
use quadrivium_table::moment::{Entropy, NoEntropy};
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::Sha256;

use crate::store::StoreError;

/// The name of the cookie.
pub const COOKIE: &str = "quadrivium_guest";
/// The name of the cookie over HTTPS: browsers take one with this prefix from nobody but the very
/// site that it belongs to, not from another one under the same domain.
pub const HOST_COOKIE: &str = "__Host-quadrivium_guest";

/// The name of a device.
pub type DeviceId = Id<20>;

/// What a cookie says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearer {
    /// Who.
    pub guest: GuestId,
    /// Where.
    pub device: DeviceId,
    /// The turn of its key; 0 for a cookie from before there were devices.
    pub turn: u64,
}

/// A new key from the entropy of the operating system.
///
/// # Errors
/// When there is none to be had.
pub fn new_secret() -> Result<[u8; 32], StoreError> {
    let mut secret = [0; 32];
    SysRng.try_fill_bytes(&mut secret).map_err(|error| StoreError::Failed(error.to_string()))?;
    Ok(secret)
}

/// The key that cookies are signed with, and which of the first ones are void.
pub struct Signer {
    key: Hmac<Sha256>,
    /// How often people have voided their first cookies, where they have. Locked for a look-up.
    generations: RwLock<HashMap<GuestId, u32>>,
}

/// What is drawn from a seal instead of chance.
struct Sealed([u8; 32]);

impl Entropy for Sealed {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        for (byte, sealed) in bytes.iter_mut().zip(self.0) {
            *byte = sealed;
        }
        Ok(())
    }
}

impl Signer {
    /// Signs with this key.
    pub fn new(secret: [u8; 32]) -> Self {
        let key = Hmac::new_from_slice(&secret).expect("any length of key will do");
        Self { key, generations: RwLock::default() }
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mut mac = self.key.clone();
        mac.update(text.as_bytes());
        mac
    }

    fn signed(&self, mut text: String) -> String {
        let signature = hexadecimal(&self.mac(&text).finalize().into_bytes());
        text.push('.');
        text + &signature
    }

    /// What is kept of something that only its owner shall know: whoever reads the storage cannot
    /// tell what it was. What it is for stands before it, so that one seal opens one thing.
    pub fn seal(&self, purpose: &str, secret: &str) -> String {
        hexadecimal(&self.mac(&format!("{purpose}:{secret}")).finalize().into_bytes())
    }

    /// The key of whoever has the machine: made from the key of the site, which they can read.
    pub fn console_key(&self) -> String {
        self.seal("console", "")
    }

    /// Whether a seal is that of a secret, in a time that tells nothing about either.
    pub fn is_sealed(&self, purpose: &str, secret: &str, seal: &str) -> bool {
        let mac = self.mac(&format!("{purpose}:{secret}"));
        bytes(seal).is_some_and(|seal| mac.verify_slice(&seal).is_ok())
    }

    /// The value of the cookie of a device: `<guest>.<device>.<turn>.<signature in hexadecimal>`.
    pub fn sign(&self, bearer: Bearer) -> String {
        self.signed(format!("{}.{}.{}", bearer.guest, bearer.device, bearer.turn))
    }

    /// The newest cookie of a guest as they were before there were devices: `<guest>.<signature>`, or
    /// `<guest>.<generation>.<signature>` where the first ones were voided.
    pub fn sign_first(&self, guest: GuestId) -> String {
        self.signed(match self.generation(guest) {
            0 => guest.to_string(),
            generation => format!("{guest}.{generation}"),
        })
    }

    /// The device that first cookies are turned into.
    pub fn first_device(&self, guest: GuestId, generation: u32) -> DeviceId {
        let sealed = self.mac(&format!("device:{guest}.{generation}")).finalize().into_bytes();
        Id::random(&Sealed(sealed.into())).expect("a seal has enough bytes")
    }

    /// What a cookie says; nothing if we have not signed it, or it is a first one that was voided.
    /// Compares in constant time.
    pub fn verify(&self, value: &str) -> Option<Bearer> {
        let (text, digits) = value.rsplit_once('.')?;
        let signature = bytes(digits)?;
        // As it was written: a number spelt in another way was not signed.
        self.mac(text).verify_slice(&signature).ok()?;
        let parts: Vec<_> = text.split('.').collect();
        let (guest, generation) = match parts[..] {
            [guest, device, turn] => {
                let (guest, device) = (guest.parse().ok()?, device.parse().ok()?);
                let turn = turn.parse().ok().filter(|turn| *turn > 0)?;
                return Some(Bearer { guest, device, turn });
            }
            [guest] => (guest.parse().ok()?, 0),
            [guest, generation] => (guest.parse().ok()?, generation.parse().ok()?),
            _ => return None,
        };
        if generation < self.generation(guest) {
            return None;
        }
        // Another node has voided the older ones, and we have not heard yet.
        if generation > self.generation(guest) {
            self.renewed(guest, generation);
        }
        Some(Bearer { guest, device: self.first_device(guest, generation), turn: 0 })
    }

    /// How often a person has voided their first cookies.
    pub fn generation(&self, guest: GuestId) -> u32 {
        let generations = self.generations.read().unwrap_or_else(PoisonError::into_inner);
        generations.get(&guest).copied().unwrap_or_default()
    }

    /// Voids all first cookies of a person but those of this generation and later ones.
    pub fn renewed(&self, guest: GuestId, generation: u32) {
        let mut generations = self.generations.write().unwrap_or_else(PoisonError::into_inner);
        let known = generations.entry(guest).or_default();
        *known = generation.max(*known);
    }
}

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
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

    impl Signer {
        fn whose(&self, value: &str) -> Option<GuestId> {
            self.verify(value).map(|bearer| bearer.guest)
        }
    }

    #[test]
    fn the_cookie_of_a_device_names_its_turn() {
        let signer = Signer::new([7; 32]);
        let guest = GuestId::random(&SystemEntropy).unwrap();
        let device = DeviceId::random(&SystemEntropy).unwrap();
        let bearer = Bearer { guest, device, turn: 12 };
        let cookie = signer.sign(bearer);
        assert_eq!(signer.verify(&cookie), Some(bearer));
        // Voiding first cookies is nothing to it, and nothing of it can be changed.
        signer.renewed(guest, 3);
        assert_eq!(signer.verify(&cookie), Some(bearer));
        assert_eq!(signer.whose(&cookie.replacen(".12.", ".13.", 1)), None);
        assert_eq!(signer.whose(&signer.signed(format!("{guest}.{device}.0"))), None);
        let first = signer.verify(&signer.sign_first(guest)).unwrap();
        assert_eq!((first.device, first.turn), (signer.first_device(guest, 3), 0));
        assert_ne!(signer.seal("link", "abc"), signer.seal("code", "abc"));
    }

    /// A node that has not heard of the renewal sees the new cookie first.
    #[test]
    fn a_cookie_that_another_node_has_renewed_voids_the_older_ones() {
        let (here, there) = (Signer::new([7; 32]), Signer::new([7; 32]));
        let guest = GuestId::random(&SystemEntropy).unwrap();
        let old = here.sign_first(guest);
        here.renewed(guest, 1);
        assert_eq!(there.whose(&old), Some(guest));
        assert_eq!(there.whose(&here.sign_first(guest)), Some(guest));
        assert_eq!(there.whose(&old), None);
    }

    #[test]
    fn only_our_own_signature_is_accepted() {
        let signer = Signer::new([7; 32]);
        let guest = GuestId::random(&SystemEntropy).unwrap();
        let cookie = signer.sign_first(guest);
        assert_eq!(signer.whose(&cookie), Some(guest));
        assert_eq!(Signer::new([8; 32]).whose(&cookie), None);
        let other = GuestId::random(&SystemEntropy).unwrap();
        let (_, signature) = cookie.split_once('.').unwrap();
        assert_eq!(signer.whose(&format!("{other}.{signature}")), None);
        for forged in [
            "",
            ".",
            "x.y",
            guest.as_str(),
            &format!("{guest}."),
            &format!("{guest}.{}", "é".repeat(32)),
        ] {
            assert_eq!(signer.whose(forged), None, "{forged}");
        }
        let mut flipped = cookie.into_bytes();
        let last = flipped.last_mut().unwrap();
        *last = if *last == b'0' { b'1' } else { b'0' };
        assert_eq!(signer.whose(str::from_utf8(&flipped).unwrap()), None);
    }

    #[test]
    fn a_cookie_has_one_spelling() {
        let signer = Signer::new([7; 32]);
        let guest: GuestId = "a".repeat(20).parse().unwrap();
        let cookie = signer.sign_first(guest);
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
            assert_eq!(signer.whose(&forged), None, "{forged}");
        }
    }

    #[test]
    fn a_renewed_cookie_voids_the_older_ones() {
        let signer = Signer::new([7; 32]);
        let (guest, other) =
            (GuestId::random(&SystemEntropy).unwrap(), GuestId::random(&SystemEntropy).unwrap());
        let first = signer.sign_first(guest);
        signer.renewed(guest, 1);
        let second = signer.sign_first(guest);
        assert_eq!((signer.whose(&first), signer.whose(&second)), (None, Some(guest)));
        // News of an earlier renewal may come late.
        signer.renewed(guest, 2);
        signer.renewed(guest, 1);
        assert_eq!(signer.whose(&second), None);
        assert_eq!(signer.whose(&signer.sign_first(guest)), Some(guest));
        assert_eq!(signer.whose(&signer.sign_first(other)), Some(other));
        let forged = second.replacen(".1.", ".2.", 1);
        assert_eq!(signer.whose(&forged), None);
    }
}
