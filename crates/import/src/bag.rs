//! Goods as they are named in a command: two letters each, in any order, without separators.

use quadrivium_labora::{Good, PerGood};

/// The codes of the goods; the older dialect has names of its own for two of them.
const CODES: [(&str, Good); 24] = [
    ("Wo", Good::Wood),
    ("Wh", Good::Whiskey),
    ("Gn", Good::Grain),
    ("Sw", Good::Straw),
    ("Sh", Good::Sheep),
    ("Mt", Good::Meat),
    ("Cl", Good::Clay),
    ("Ce", Good::Ceramic),
    ("Po", Good::Ceramic),
    ("Pt", Good::Peat),
    ("Co", Good::Coal),
    ("Pn", Good::Coin),
    ("Bo", Good::Book),
    ("Sn", Good::Stone),
    ("Or", Good::Ornament),
    ("Fl", Good::Flour),
    ("Br", Good::Bread),
    ("Gp", Good::Grape),
    ("Wn", Good::Wine),
    ("Ni", Good::FiveCoins),
    ("Rq", Good::Reliquary),
    ("Ma", Good::Malt),
    ("Ho", Good::Malt),
    ("Be", Good::Beer),
];

/// How many coins a 5-coin tile is.
const TILE: u16 = 5;

/// Some goods that a command names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bag {
    /// How many of each.
    pub goods: PerGood<u16>,
    /// Whether the joker is named too.
    pub joker: bool,
}

impl Bag {
    /// Reads goods; an unknown code is the error.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut bag = Self::default();
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.char_indices().nth(2).map_or(rest.len(), |(end, _)| end);
            let (code, after) = rest.split_at(end);
            match code {
                "Jo" => bag.joker = true,
                // Points that another program adds by itself.
                "Bp" => {}
                _ => {
                    let known = CODES.iter().find(|(name, _)| *name == code);
                    let good = known.ok_or_else(|| code.to_owned())?.1;
                    bag.goods[good] = bag.goods[good].saturating_add(1);
                }
            }
            rest = after;
        }
        Ok(bag)
    }

    /// Whether nothing is named.
    pub fn is_empty(&self) -> bool {
        !self.joker && self.goods.values.iter().all(|&count| count == 0)
    }

    /// These and those.
    pub fn and(mut self, other: &Self) -> Self {
        for (good, &count) in other.goods.iter() {
            self.goods[good] = self.goods[good].saturating_add(count);
        }
        self.joker |= other.joker;
        self
    }

    /// The kinds that are named.
    pub fn kinds(&self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(|&good| self.goods[good] > 0)
    }

    /// All money as coins.
    pub fn money(&self) -> u16 {
        self.goods[Good::FiveCoins].saturating_mul(TILE).saturating_add(self.goods[Good::Coin])
    }

    /// The same with its 5-coin tiles changed.
    pub fn changed(mut self) -> Self {
        self.goods[Good::Coin] = self.money();
        self.goods[Good::FiveCoins] = 0;
        self
    }

    /// What the goods are worth on a list, with all money in coins.
    pub fn worth(&self, list: &[(Good, u8)]) -> u16 {
        let worth = |&(good, value): &(Good, u8)| self.count(good).saturating_mul(value.into());
        list.iter().map(worth).fold(0, u16::saturating_add)
    }

    /// How many of a good there are, with all money in coins.
    pub fn count(&self, good: Good) -> u16 {
        match good {
            Good::Coin => self.money(),
            Good::FiveCoins => self.money() / TILE,
            _ => self.goods[good],
        }
    }
}

/// So many of a good, as a log would name them; many are counted.
pub fn written(good: Good, count: usize) -> String {
    if count > 12 { format!("{count} times {}", code(good)) } else { code(good).repeat(count) }
}

/// The code of a good, for messages.
pub fn code(good: Good) -> &'static str {
    CODES.iter().find(|(_, it)| *it == good).map_or("wonder", |(code, _)| code)
}
