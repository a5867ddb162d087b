//! The names of things in the notation, and the words behind a building.

use quadrivium_core::{Key, Seat};
use quadrivium_labora::{Building, Good};

pub fn code(good: Good) -> &'static str {
    match good {
        Good::Peat => "Pt",
        Good::Coal => "Co",
        Good::Sheep => "Sh",
        Good::Meat => "Mt",
        Good::Grain => "Gn",
        Good::Straw => "Sw",
        Good::Wood => "Wo",
        Good::Whiskey => "Wh",
        Good::Clay => "Cl",
        Good::Ceramic => "Ce",
        Good::Coin => "Pn",
        Good::Book => "Bo",
        Good::FiveCoins => "Ni",
        Good::Reliquary => "Rq",
        Good::Stone => "Sn",
        Good::Ornament => "Or",
        Good::Grape => "Gp",
        Good::Wine => "Wn",
        Good::Flour => "Fl",
        Good::Bread => "Br",
        Good::Malt => "Ma",
        Good::Beer => "Be",
        Good::Wonder => unreachable!("nobody names a wonder"),
    }
}

pub fn codes(goods: &[(Good, u16)]) -> String {
    goods.iter().map(|&(good, count)| code(good).repeat(count.into())).collect()
}

pub const COLOURS: [char; 4] = ['R', 'G', 'B', 'W'];

pub fn name(building: Building, owner: Option<Seat>) -> String {
    let basic = Building::BASIC.iter().position(|it| *it == building);
    if let (Some(number), Some(owner)) = (basic, owner) {
        return format!("L{}{}", COLOURS[owner.index()], number + 1);
    }
    building.code().to_owned()
}

/// The words of a USE line as they come together.
#[derive(Debug)]
pub struct Use {
    pub code: String,
    pub building: Building,
    pub paid: Vec<(Good, u16)>,
    /// Different goods are named by their kinds, a 5-coin tile too.
    pub kinds: Vec<Good>,
    pub taken: Vec<(Good, u8)>,
    pub produced: Option<(Good, bool)>,
    pub improved: Vec<Good>,
    pub spots: Vec<String>,
    /// How often each trade was made.
    pub times: [u8; 2],
}

impl Use {
    pub fn of(building: Building, owner: Option<Seat>) -> Self {
        Self {
            code: name(building, owner),
            building,
            paid: Vec::new(),
            kinds: Vec::new(),
            taken: Vec::new(),
            produced: None,
            improved: Vec::new(),
            spots: Vec::new(),
            times: [0, 0],
        }
    }

    fn is(&self, code: &str) -> bool {
        self.code == code
    }

    pub fn text(&self) -> String {
        let taken: Vec<_> = self.taken.iter().map(|&(good, count)| (good, count.into())).collect();
        let product = |joker: bool| match self.produced {
            Some((good, by_joker)) => {
                format!("{}{}", code(good), if joker && by_joker { "Jo" } else { "" })
            }
            None => String::new(),
        };
        let kinds: String = self.kinds.iter().map(|&good| code(good)).collect();
        let paid = codes(&self.paid);
        let words = match self.code.as_str() {
            _ if self.building == Building::Farmyard => vec![product(true)],
            "G02" => {
                let output = taken.first().map_or("", |it| code(it.0));
                vec![kinds, output.to_owned()]
            }
            "F08" | "I32" | "F25" => vec![kinds],
            "I08" | "I14" => vec![codes(&taken)],
            "I15" | "G41" | "I38" => vec![paid, codes(&taken)],
            "F33" => vec![paid + &product(false)],
            "I33" => vec![paid, product(false)],
            "F36" => self.improved.iter().map(|&good| code(good).to_owned()).collect(),
            _ if matches!(self.produced, Some((_, true))) => vec!["Jo".to_owned()],
            _ => vec![paid],
        };
        let words = words.into_iter().filter(|word| !word.is_empty());
        let all = ["USE".to_owned(), self.code.clone()].into_iter().chain(words);
        all.chain(self.spots.iter().cloned()).collect::<Vec<_>>().join(" ")
    }

    /// Whether the goods tell how often a trade was made: what is named works as often as it can.
    pub fn is_told(&self) -> bool {
        let worth = |list: &[(Good, u16)]| -> u16 {
            let value = |good| list.iter().find(|it| it.0 == good).map_or(0, |it| it.1);
            self.paid.iter().map(|&(good, count)| count * value(good)).sum()
        };
        let halves = worth(&[(Good::Coal, 6), (Good::Peat, 4), (Good::Wood, 2), (Good::Straw, 1)]);
        let food = worth(&[
            (Good::Meat, 5),
            (Good::Beer, 5),
            (Good::Bread, 3),
            (Good::Sheep, 2),
            (Good::Whiskey, 2),
            (Good::Grain, 1),
            (Good::Flour, 1),
            (Good::Malt, 1),
            (Good::Grape, 1),
            (Good::Wine, 1),
            (Good::Coin, 1),
        ]);
        let wine = worth(&[(Good::Wine, 1)]);
        let times = self.times.map(u16::from);
        if self.is("G06") {
            (halves / 6).min(3) == times[0]
        } else if self.is("G12") {
            (food / 2).min(halves / 2).min(5) == times[0]
        } else if self.is("F20") {
            // The first wine is always the one for six coins; the rest is food.
            (times[0] == 1) == (wine > 0) && (food - times[0]).min(7) == times[1]
        } else if self.is("G39") {
            let meals = (food / 10).min(2);
            meals == times[0] && (halves / 12).min(2 - meals) == times[1]
        } else {
            true
        }
    }
}
