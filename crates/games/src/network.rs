//! Which network somebody plays with: what is measured is true of that one only.

use std::fmt::Write;

use quadrivium_core::UnknownGame;
use sha2::{Digest, Sha256};

use crate::{Learned, Visitor, visit};

/// So many bytes of a hash tell networks apart.
const SHORT: usize = 6;

/// What a network is called in matches that are kept: the beginning of its SHA-256.
pub fn digest(net: &[u8]) -> String {
    let mut name = String::new();
    for byte in Sha256::digest(net).iter().take(SHORT) {
        write!(name, "{byte:02x}").expect("there is always room in a string");
    }
    name
}

struct Shipped;

impl Visitor for Shipped {
    type Output = Option<String>;

    fn visit<G: Learned>(self) -> Self::Output {
        G::shipped().map(digest)
    }
}

/// What the network is called that the program has for the game of this name.
///
/// # Errors
/// When no game has it; the nearest name is suggested.
pub fn network(name: &str) -> Result<Option<String>, UnknownGame> {
    visit(name, Shipped)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `sha256sum` says of nothing at all.
    #[test]
    fn a_network_is_called_by_the_beginning_of_its_hash() {
        assert_eq!(digest(b""), "e3b0c44298fc");
    }
}
