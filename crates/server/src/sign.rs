//! The guest cookie: who somebody is, signed so that nobody can pretend to be somebody else.

use std::fmt::Write;

use hmac::{Hmac, Mac};
use rand::TryRng;
use rand::rngs::SysRng;
use sha2::Sha256;

use crate::ids::GuestId;
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

/// The key that cookies are signed with.
#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl Signer {
    /// Signs with this key.
    pub fn new(secret: [u8; 32]) -> Self {
        Self(Hmac::new_from_slice(&secret).expect("any length of key will do"))
    }

    /// The value of the cookie of a guest: `<id>.<signature in hexadecimal>`.
    pub fn sign(&self, guest: GuestId) -> String {
        let mut mac = self.0.clone();
        mac.update(guest.as_str().as_bytes());
        let signature = mac.finalize().into_bytes();
        let mut value = format!("{guest}.");
        for byte in signature {
            let _ = write!(value, "{byte:02x}");
        }
        value
    }

    /// Whose cookie this is; nothing if we have not signed it. Compares in constant time.
    pub fn verify(&self, value: &str) -> Option<GuestId> {
        let (id, digits) = value.split_once('.')?;
        let guest: GuestId = id.parse().ok()?;
        let signature = bytes(digits)?;
        let mut mac = self.0.clone();
        mac.update(guest.as_str().as_bytes());
        mac.verify_slice(&signature).ok()?;
        Some(guest)
    }
}

fn bytes(digits: &str) -> Option<[u8; 32]> {
    if digits.len() != 64 || !digits.is_ascii() {
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

    #[test]
    fn only_our_own_signature_is_accepted() {
        let signer = Signer::new([7; 32]);
        let guest = GuestId::random().unwrap();
        let cookie = signer.sign(guest);
        assert_eq!(signer.verify(&cookie), Some(guest));
        assert_eq!(Signer::new([8; 32]).verify(&cookie), None);
        let other = GuestId::random().unwrap();
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
}
