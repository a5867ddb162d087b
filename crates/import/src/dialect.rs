//! The two dialects of the notation, and the colours of its seats.

use quadrivium_core::named_enum;

named_enum! {
    /// Which program wrote a log.
    pub enum Dialect / PerDialect {
        /// hathora-et-labora, and kennerspiel after it: `CONFIG 3 france long`, `USE LR2 Gn`.
        Hathora = "hathora",
        /// weblabora: `config PLAYERS 3`, `use LR2 Gn *`.
        Weblabora = "weblabora",
    }
}

named_enum! {
    /// The colours of the players, by the letters of the notation.
    pub enum Colour / PerColour {
        Red = "R",
        Green = "G",
        Blue = "B",
        White = "W",
    }
}

impl Colour {
    /// What people call it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Green => "Green",
            Self::Blue => "Blue",
            Self::White => "White",
        }
    }
}
