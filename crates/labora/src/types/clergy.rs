//! Priors and lay brothers.

use quadrivium_core::named_enum;

named_enum! {
    /// What a clergyman is.
    pub enum Rank / PerRank {
        LayBrother = "lay",
        Prior = "prior",
    }
}

named_enum! {
    /// The clergymen of one player.
    pub enum Clergyman / PerClergyman {
        Prior = "prior",
        FirstBrother = "first_brother",
        SecondBrother = "second_brother",
    }
}

impl Clergyman {
    /// What he is.
    pub const fn rank(self) -> Rank {
        match self {
            Self::Prior => Rank::Prior,
            Self::FirstBrother | Self::SecondBrother => Rank::LayBrother,
        }
    }
}
