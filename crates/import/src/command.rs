//! The commands of a log.

use quadrivium_core::one_of;
use quadrivium_labora::{Building, Country, DistrictSide, Good, PlotSide, Rank, Settlement, Spot};

use crate::bag::Bag;
use crate::dialect::{Colour, Dialect};
use crate::refused::Refused;
use crate::words;

/// A building as a log names it: the basic ones with the colour of their owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub building: Building,
    pub colour: Option<Colour>,
    /// As it was written.
    pub code: String,
}

/// What happens in a function, as a log names it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// Goods, one bag for each word.
    pub bags: Vec<Bag>,
    /// Places of forests.
    pub spots: Vec<Spot>,
    /// The words themselves.
    pub text: String,
    /// Nothing was named, which in the older program means the one price that there is.
    pub understood: bool,
    /// What is converted first, because it is named in place of something else.
    pub first: Bag,
    /// Goods that were named and have no use.
    pub left: Bag,
}

/// A settlement as a log names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Founding {
    pub settlement: Settlement,
    pub colour: Option<Colour>,
    /// As it was written.
    pub code: String,
    pub spot: Spot,
    pub goods: Bag,
    /// The goods as they were written.
    pub text: String,
}

/// One command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Use { house: Named, terms: Terms, prior: bool },
    Build { house: Named, spot: Spot },
    Harvest { good: Good, spot: Spot, joker: bool },
    Contract { house: Named, fee: Bag, text: String, prior: bool },
    With { rank: Rank },
    Plot { row: i8, side: PlotSide },
    District { row: i8, side: DistrictSide },
    Convert { goods: Bag, text: String },
    Settle(Founding),
    Commit,
}

impl Command {
    /// Whether it can belong to what another command has begun.
    pub const fn goes_on(&self) -> bool {
        !matches!(
            self,
            Self::Plot { .. } | Self::District { .. } | Self::Convert { .. } | Self::Commit
        )
    }

    /// Whether it may have been written later than it could have been done.
    pub const fn is_movable(&self) -> bool {
        matches!(
            self,
            Self::Plot { .. } | Self::District { .. } | Self::Convert { .. } | Self::Harvest { .. }
        )
    }
}

const WORDS: [&str; 11] = [
    "USE",
    "BUILD",
    "CUT_PEAT",
    "FELL_TREES",
    "WORK_CONTRACT",
    "BUY_PLOT",
    "BUY_DISTRICT",
    "CONVERT",
    "SETTLE",
    "COMMIT",
    "WITH",
];

/// The words of one command, from left to right.
pub struct Tokens<'a> {
    line: &'a str,
    rest: std::str::SplitWhitespace<'a>,
}

impl<'a> Tokens<'a> {
    pub fn new(line: &'a str) -> Self {
        Self { line, rest: line.split_whitespace() }
    }

    /// The next word, which must be there.
    pub fn need(&mut self, what: &str) -> Result<&'a str, Refused> {
        let missing = || Refused::new(self.line, format!("something is missing: expected {what}"));
        self.rest.next().ok_or_else(missing)
    }

    pub fn next(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// Nothing may follow.
    pub fn end(&mut self) -> Result<(), Refused> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(Refused::new(word, "nothing more was expected here")),
        }
    }

    fn number(&mut self, what: &str, (low, high): (i8, i8)) -> Result<i8, Refused> {
        let word = self.need(what)?;
        let number = word.parse().ok().filter(|number| (low..=high).contains(number));
        number.ok_or_else(|| Refused::new(word, format!("expected {what} from {low} to {high}")))
    }

    fn row(&mut self) -> Result<i8, Refused> {
        self.number("a row", Spot::ROWS)
    }

    fn spot(&mut self) -> Result<Spot, Refused> {
        let col = self.number("a column", Spot::COLS)?;
        Ok(Spot::new(col, self.row()?))
    }

    fn bag(&mut self, what: &str) -> Result<(Bag, String), Refused> {
        let word = self.need(what)?;
        Ok((goods(word)?, word.to_owned()))
    }
}

fn goods(word: &str) -> Result<Bag, Refused> {
    Bag::read(word).map_err(|code| Refused::new(code, format!("there is no such good in '{word}'")))
}

/// How commands are read: by whose habits, and with which side of the cards.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    pub dialect: Dialect,
    pub country: Country,
}

impl Reader {
    pub fn command(self, line: &str) -> Result<Command, Refused> {
        let mut tokens = Tokens::new(line);
        let word = tokens.need("a command")?;
        let command = match self.word(word).as_str() {
            "USE" => return self.use_house(tokens),
            "BUILD" => Command::Build { house: self.house(&mut tokens)?, spot: tokens.spot()? },
            "CUT_PEAT" => self.harvest(Good::Peat, &mut tokens)?,
            "FELL_TREES" => self.harvest(Good::Wood, &mut tokens)?,
            "WORK_CONTRACT" => {
                let house = self.house(&mut tokens)?;
                let (fee, text) = tokens.bag("a payment")?;
                let prior = match tokens.next().map(|word| (word, self.word(word))) {
                    None => false,
                    Some((_, word)) if word == "WITH_PRIOR" || word == "*" => true,
                    Some(_) if self.ignores_words() => false,
                    Some((word, _)) => {
                        return Err(Refused::new(word, "expected WITH_PRIOR or nothing"));
                    }
                };
                Command::Contract { house, fee, text, prior }
            }
            "WITH_PRIOR" if self.dialect == Dialect::Hathora => Command::With { rank: Rank::Prior },
            "WITH_LAYBROTHER" if self.dialect == Dialect::Hathora => {
                Command::With { rank: Rank::LayBrother }
            }
            "WITH" if self.dialect == Dialect::Weblabora => {
                let rank = tokens.need("PRIOR or LAYBROTHER")?;
                let rank = match self.word(rank).as_str() {
                    "PRIOR" => Rank::Prior,
                    "LAYBROTHER" => Rank::LayBrother,
                    _ => return Err(Refused::new(rank, "expected PRIOR or LAYBROTHER")),
                };
                tokens.end()?;
                Command::With { rank }
            }
            "BUY_PLOT" => {
                let row = tokens.row()?;
                let side = tokens.need("COAST or MOUNTAIN")?;
                let side = match self.word(side).as_str() {
                    "COAST" => PlotSide::Coast,
                    "MOUNTAIN" => PlotSide::Mountain,
                    _ => return Err(Refused::new(side, "expected COAST or MOUNTAIN")),
                };
                Command::Plot { row, side }
            }
            "BUY_DISTRICT" => {
                let row = tokens.row()?;
                let side = tokens.need("PLAINS or HILLS")?;
                let side = match self.word(side).as_str() {
                    "PLAINS" => DistrictSide::Plains,
                    "HILLS" => DistrictSide::Hills,
                    _ => return Err(Refused::new(side, "expected PLAINS or HILLS")),
                };
                Command::District { row, side }
            }
            "CONVERT" => {
                let (goods, text) = tokens.bag("goods")?;
                Command::Convert { goods, text }
            }
            "SETTLE" => {
                let code = tokens.need("a settlement")?;
                let (settlement, colour) = self.settlement(code)?;
                let code = code.to_owned();
                let spot = tokens.spot()?;
                let (goods, text) = match tokens.next() {
                    None => (Bag::default(), String::new()),
                    Some(word) => (goods(word)?, word.to_owned()),
                };
                Command::Settle(Founding { settlement, colour, code, spot, goods, text })
            }
            "COMMIT" => Command::Commit,
            _ => return Err(self.unknown(word)),
        };
        if !self.ignores_words() {
            tokens.end()?;
        }
        Ok(command)
    }

    /// The older program does not look at words behind those that it needs.
    const fn ignores_words(self) -> bool {
        matches!(self.dialect, Dialect::Weblabora)
    }

    fn harvest(self, good: Good, tokens: &mut Tokens<'_>) -> Result<Command, Refused> {
        let spot = tokens.spot()?;
        let joker = match tokens.next() {
            None => false,
            Some("Jo") => true,
            Some(_) if self.ignores_words() => false,
            Some(word) => return Err(Refused::new(word, "expected Jo or nothing")),
        };
        Ok(Command::Harvest { good, spot, joker })
    }

    /// The older program does not care how a word is written.
    pub fn word(self, word: &str) -> String {
        match self.dialect {
            Dialect::Hathora => word.to_owned(),
            Dialect::Weblabora => word.to_ascii_uppercase(),
        }
    }

    fn unknown(self, word: &str) -> Refused {
        let mut words = WORDS.map(str::to_owned).to_vec();
        match self.dialect {
            Dialect::Hathora => {
                words.pop();
                words.extend(["WITH_PRIOR".to_owned(), "WITH_LAYBROTHER".to_owned()]);
            }
            Dialect::Weblabora => words.iter_mut().for_each(|word| word.make_ascii_lowercase()),
        }
        Refused::new(word, format!("there is no such command: expected {}", one_of(&words)))
    }

    fn use_house(self, mut tokens: Tokens<'_>) -> Result<Command, Refused> {
        let house = self.house(&mut tokens)?;
        let mut terms = Terms::default();
        let mut prior = false;
        while let Some(word) = tokens.next() {
            if prior {
                return Err(Refused::new("*", "the star comes last"));
            }
            match word {
                "*" if self.dialect == Dialect::Weblabora => prior = true,
                _ if word.starts_with(|c: char| c == '-' || c.is_ascii_digit()) => {
                    let line = format!("{word} {}", tokens.next().unwrap_or_default());
                    terms.spots.push(Tokens::new(&line).spot()?);
                }
                _ => {
                    terms.bags.push(goods(word)?);
                    if !terms.text.is_empty() {
                        terms.text.push(' ');
                    }
                    terms.text.push_str(word);
                }
            }
        }
        words::understand(self.dialect, &house, &mut terms);
        Ok(Command::Use { house, terms, prior })
    }

    fn house(self, tokens: &mut Tokens<'_>) -> Result<Named, Refused> {
        let code = tokens.need("a building")?;
        let named = |building, colour| Named { building, colour, code: code.to_owned() };
        if let Some((colour, number)) = of_colour(code, 'L') {
            let basic = number.checked_sub(1).and_then(|index| Building::BASIC.get(index));
            return match basic {
                Some(&building) => Ok(named(building, Some(colour))),
                None => Err(Refused::new(code, "the basic buildings have the numbers 1 to 3")),
            };
        }
        let mut cards = Building::ALL.into_iter().skip(Building::BASIC.len());
        let building = cards
            .find(|&building| building.code() == code)
            .ok_or_else(|| Refused::new(code, "there is no such building"))?;
        let here = building.card().is_some_and(|it| Building::on(it, self.country) == building);
        if here {
            Ok(named(building, None))
        } else {
            let country = self.country;
            Err(Refused::new(code, format!("that building is not on the cards of {country}")))
        }
    }

    fn settlement(self, code: &str) -> Result<(Settlement, Option<Colour>), Refused> {
        let (colour, number) = match self.dialect {
            Dialect::Hathora => of_colour(code, 'S').map(|(colour, it)| (Some(colour), it)),
            Dialect::Weblabora => {
                code.strip_prefix("S0").and_then(|it| it.parse().ok()).map(|it| (None, it))
            }
        }
        .ok_or_else(|| {
            let like = if self.dialect == Dialect::Hathora { "SR1" } else { "S01" };
            Refused::new(code, format!("expected a settlement such as {like}"))
        })?;
        let number: usize = number;
        let settlement = number.checked_sub(1).and_then(|index| Settlement::ALL.get(index));
        let settlement = settlement
            .ok_or_else(|| Refused::new(code, "the settlements have the numbers 1 to 8"))?;
        Ok((*settlement, colour))
    }
}

/// `LR2`: a letter for the kind, one for the colour, and a number.
fn of_colour(code: &str, kind: char) -> Option<(Colour, usize)> {
    let rest = code.strip_prefix(kind)?;
    let colour = rest.get(..1)?.parse().ok()?;
    Some((colour, rest.get(1..)?.parse().ok()?))
}
