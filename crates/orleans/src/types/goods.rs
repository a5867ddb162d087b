//! Goods, and bread, which is grain that was baked.

use quadrivium_core::named_enum;

named_enum! {
    /// The goods tokens, cheapest first.
    pub enum Good / PerGood {
        Grain = "grain",
        Cheese = "cheese",
        Wine = "wine",
        Wool = "wool",
        Brocade = "brocade",
    }
}

named_enum! {
    /// What a player can own of goods: the tokens, and the grain that lies baked on the Bakery.
    pub enum Ware / PerWare {
        Grain = "grain",
        Cheese = "cheese",
        Wine = "wine",
        Wool = "wool",
        Brocade = "brocade",
        Bread = "bread",
    }
}

impl Good {
    /// The token as a player owns it.
    #[inline]
    pub const fn ware(self) -> Ware {
        Ware::ALL[self as usize]
    }
}

impl Ware {
    /// What can be given for the harvest.
    pub const FOOD: [Self; 4] = [Self::Grain, Self::Cheese, Self::Wine, Self::Bread];

    /// The token: bread is a grain token.
    #[inline]
    pub const fn good(self) -> Good {
        match self {
            Self::Bread => Good::Grain,
            _ => Good::ALL[self as usize],
        }
    }
}
