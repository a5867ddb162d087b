//! Goods tiles.

use quadrivium_core::{KeySet, named_enum};

use super::Pips;

named_enum! {
    /// The goods by colour, in the order of their die numbers.
    #[derive(Default)]
    pub enum Good / PerGood {
        #[default]
        Turquoise = "turquoise",
        Purple = "purple",
        Pink = "pink",
        Red = "red",
        Brown = "brown",
        Orange = "orange",
    }
}

/// Some of the goods.
pub type GoodSet = KeySet<Good>;

impl Good {
    /// The die number with which these goods are sold (B-13.1).
    #[inline]
    pub const fn pips(self) -> Pips {
        Pips::new(self as u8 + 1).expect("there are as many goods as die faces")
    }
}
