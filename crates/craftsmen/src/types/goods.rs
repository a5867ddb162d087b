//! Goods: raw goods become half-products, and both become final goods.

use quadrivium_core::{Key, KeySet, named_enum};

named_enum! {
    /// The goods, by class: seven raw goods, eight half-products, eight final goods.
    pub enum Good / PerGood {
        Wood = "wood",
        IronOre = "iron_ore",
        Flax = "flax",
        Wheat = "wheat",
        Cow = "cow",
        Wax = "wax",
        Grapes = "grapes",
        Barrel = "barrel",
        Rope = "rope",
        Leather = "leather",
        Paper = "paper",
        Iron = "iron",
        Fabric = "fabric",
        Flour = "flour",
        /// The half-product that is shipped like a final good.
        Meat = "meat",
        Weapons = "weapons",
        Tools = "tools",
        Clothes = "clothes",
        Books = "books",
        Candles = "candles",
        Wine = "wine",
        Beer = "beer",
        Bread = "bread",
    }
}

/// Some of the goods.
pub type GoodSet = KeySet<Good>;

impl Good {
    /// How many raw goods there are.
    pub const RAW: usize = 7;
    /// How many half-products go to the granary: all but meat.
    pub const STORED: usize = 7;
    /// How many final goods there are.
    pub const FINAL: usize = 8;

    /// The raw goods.
    pub fn raw() -> impl ExactSizeIterator<Item = Self> + Clone {
        Self::ALL[..Self::RAW].iter().copied()
    }

    /// The half-products that the granary holds.
    pub fn stored() -> impl ExactSizeIterator<Item = Self> + Clone {
        Self::ALL[Self::RAW..][..Self::STORED].iter().copied()
    }

    /// The final goods.
    pub fn finals() -> impl ExactSizeIterator<Item = Self> + Clone {
        Self::ALL[Self::COUNT - Self::FINAL..].iter().copied()
    }

    /// Whether it is a raw good.
    pub const fn is_raw(self) -> bool {
        (self as usize) < Self::RAW
    }

    /// Whether it is loaded on ships: final goods and meat.
    pub const fn is_shipped(self) -> bool {
        self as usize >= Self::Meat as usize
    }

    /// Its place in the granary.
    pub fn granary_row(self) -> Option<usize> {
        self.index().checked_sub(Self::RAW).filter(|&row| row < Self::STORED)
    }

    /// Its place among the final goods.
    pub fn final_row(self) -> Option<usize> {
        self.index().checked_sub(Self::COUNT - Self::FINAL)
    }
}
