//! Capital cards: the only money.

use quadrivium_core::{Key, KeySet, named_enum};

named_enum! {
    /// The colours of capital cards and of the halves of buildings.
    pub enum Colour / PerColour {
        Purple = "purple",
        Green = "green",
        Blue = "blue",
        Red = "red",
    }
}

/// Some of the colours.
pub type ColourSet = KeySet<Colour>;

named_enum! {
    /// The kinds of capital cards: a colour and a value.
    #[derive(Default)]
    pub enum Capital / PerCapital {
        #[default]
        Purple1 = "purple1",
        Purple2 = "purple2",
        Purple3 = "purple3",
        Green1 = "green1",
        Green2 = "green2",
        Green3 = "green3",
        Blue1 = "blue1",
        Blue2 = "blue2",
        Blue3 = "blue3",
        Red1 = "red1",
        Red2 = "red2",
        Red3 = "red3",
    }
}

impl Capital {
    /// How many values there are: 1, 2 and 3.
    pub const VALUES: usize = 3;

    /// Its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.index() / Self::VALUES]
    }

    /// The printed number.
    #[inline]
    pub const fn value(self) -> u8 {
        (self as usize % Self::VALUES) as u8 + 1
    }

    /// The cards of a colour, by value.
    pub fn of(colour: Colour) -> impl ExactSizeIterator<Item = Self> + Clone {
        Self::ALL[colour.index() * Self::VALUES..][..Self::VALUES].iter().copied()
    }
}
