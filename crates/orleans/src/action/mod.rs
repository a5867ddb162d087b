//! What players and chance can do: one small step each, with its text and number.

mod ids;

pub use ids::ACTION_IDS;

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, Seat, Words, named_enum};
use serde::{Deserialize, Serialize};

use crate::data::{DEEDS, DRAW_LIMIT, DeedReward};
use crate::state::MOST_PLAYERS;
use crate::types::{Deed, Follower, Good, Hourglass, Kind, Place, Source, Space, Town, Ware, Way};

/// What is given up for a missing coin (torture).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "loss")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Loss {
    /// A trading station of a town, or one that is not built: `lose station blois`, `lose station`.
    Station { town: Option<Town> },
    /// A follower drawn from the bag: `lose follower`.
    Follower,
    /// A development point: `lose point`.
    Point,
    /// A good: `lose good wine`.
    Ware { ware: Ware },
    /// A place tile: `lose tile hayrick`.
    Tile { tile: Place },
    /// A technology tile, placed or not: `lose technology village.2`, `lose technology`.
    Technology { space: Option<Space> },
}

/// One decision of a player, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Action {
    /// Take a place tile out of the game before it begins: `remove hayrick`.
    Remove { tile: Place },
    /// Say how many followers to draw: `draw 4`.
    Draw { count: u8 },
    /// Take a follower back from a place to the market: `back village.2 monk`.
    Back { space: Space, follower: Follower },
    /// Draw two more by the Bathhouse: `bathe`.
    Bathe,
    /// Which of the two stays on the market: `keep monk`.
    Keep { follower: Follower },
    /// Which of the arrivals lies on the Gunpowder Tower: `stow monk`.
    Stow { follower: Follower },
    /// Send a follower to work: `assign own_farmer village.1`, `assign monk ship.2 tower`.
    Assign { follower: Follower, space: Space, source: Source },
    /// Place a technology tile: `technology village.1`.
    Technology { space: Space },
    /// Send a follower to a deed; a canalisation brings a coin, or a development point:
    /// `deed knight city_wall`, `deed trader canalisation`, `deed trader canalisation point`.
    Deed { kind: Kind, deed: Deed, point: bool },
    /// Do the action of a place: `use castle`.
    Use { place: Place },
    /// Do nothing more in this round: `pass`.
    Pass,
    /// Which follower the Village brings: `recruit trader`.
    Recruit { kind: Kind },
    /// Which place tile is taken: `tile hayrick`.
    Tile { tile: Place },
    /// Whose merchant the Court moves: `merchant B`.
    Merchant { seat: Seat },
    /// Where the merchant goes, and how: `move blois water`.
    Move { town: Town, way: Way },
    /// Which good is taken from the route: `take wine`.
    Take { good: Good },
    /// How many coins the Pharmacy gets: `pay 2`.
    Pay { coins: u8 },
    /// How much grain the Bakery bakes: `bake 3`.
    Bake { grain: u8 },
    /// Which good is given, to a place or for the harvest: `give grain`.
    Give { ware: Ware },
    /// Of which track the Hideaway brings the bonus: `bonus farmer`.
    Bonus { kind: Kind },
    /// What is given up for a missing coin.
    Lose { loss: Loss },
    /// The monk of the Sacristy wards off the event: `protect`.
    Protect,
    /// Do without: `skip`.
    Skip,
    /// This place is planned, others come next: `next`.
    Next,
    /// Nothing more of this: `done`.
    Done,
    /// Chance: this player starts: `start B`.
    Start { seat: Seat },
    /// Chance: a good is drawn: `good wool`.
    Good { good: Good },
    /// Chance: the event of the round: `reveal plague`.
    Reveal { tile: Hourglass },
    /// Chance: a follower comes out of the bag: `follower own_trader`.
    Follower { follower: Follower },
}

/// The verbs in the order of the actions: those of players first.
const VERBS: [&str; 29] = [
    "remove",
    "draw",
    "back",
    "bathe",
    "keep",
    "stow",
    "assign",
    "technology",
    "deed",
    "use",
    "pass",
    "recruit",
    "tile",
    "merchant",
    "move",
    "take",
    "pay",
    "bake",
    "give",
    "bonus",
    "lose",
    "protect",
    "skip",
    "next",
    "done",
    "start",
    "good",
    "reveal",
    "follower",
];
/// How many of them are verbs of players.
const OF_PLAYERS: usize = 25;

named_enum! {
    /// What can be lost, as it is written.
    enum LossWord / PerLossWord {
        Station = "station",
        Follower = "follower",
        Point = "point",
        Good = "good",
        Tile = "tile",
        Technology = "technology",
    }
}

/// The most followers that can be drawn.
const MOST_DRAWN: u8 = DRAW_LIMIT[DRAW_LIMIT.len() - 1];
/// The most coins that the Pharmacy takes.
pub(crate) const MOST_PAID: u8 = 3;
/// The most grain that is baked at once.
pub(crate) const MOST_BAKED: u8 = 3;
/// The kinds that the Village brings.
pub(crate) const VILLAGERS: [Kind; 3] = [Kind::Boatman, Kind::Craftsman, Kind::Trader];
/// The kinds whose tracks have a bonus.
pub(crate) const BONUSES: [Kind; 5] =
    [Kind::Farmer, Kind::Boatman, Kind::Craftsman, Kind::Trader, Kind::Scholar];

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Station { town: None } => f.write_str("station"),
            Self::Station { town: Some(town) } => write!(f, "station {town}"),
            Self::Follower => f.write_str("follower"),
            Self::Point => f.write_str("point"),
            Self::Ware { ware } => write!(f, "good {ware}"),
            Self::Tile { tile } => write!(f, "tile {tile}"),
            Self::Technology { space: None } => f.write_str("technology"),
            Self::Technology { space: Some(space) } => write!(f, "technology {space}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VERBS[self.verb()])?;
        match *self {
            Self::Remove { tile } | Self::Tile { tile } => write!(f, " {tile}"),
            Self::Draw { count } => write!(f, " {count}"),
            Self::Back { space, follower } => write!(f, " {space} {follower}"),
            Self::Technology { space } => write!(f, " {space}"),
            Self::Keep { follower } | Self::Stow { follower } | Self::Follower { follower } => {
                write!(f, " {follower}")
            }
            Self::Assign { follower, space, source: Source::Market } => {
                write!(f, " {follower} {space}")
            }
            Self::Assign { follower, space, source: Source::Tower } => {
                write!(f, " {follower} {space} tower")
            }
            Self::Deed { kind, deed, point } => {
                write!(f, " {kind} {deed}{}", if point { " point" } else { "" })
            }
            Self::Use { place } => write!(f, " {place}"),
            Self::Recruit { kind } | Self::Bonus { kind } => write!(f, " {kind}"),
            Self::Merchant { seat } | Self::Start { seat } => write!(f, " {seat}"),
            Self::Move { town, way } => write!(f, " {town} {way}"),
            Self::Take { good } | Self::Good { good } => write!(f, " {good}"),
            Self::Pay { coins } => write!(f, " {coins}"),
            Self::Bake { grain } => write!(f, " {grain}"),
            Self::Give { ware } => write!(f, " {ware}"),
            Self::Lose { loss } => write!(f, " {loss}"),
            Self::Reveal { tile } => write!(f, " {tile}"),
            Self::Bathe | Self::Pass | Self::Protect | Self::Skip | Self::Next | Self::Done => {
                Ok(())
            }
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.verb() {
            "remove" => Self::Remove { tile: tile(&mut words)? },
            "draw" => Self::Draw { count: number(&mut words, 0, MOST_DRAWN)? },
            "back" => Self::Back {
                space: words.named("an action space")?,
                follower: words.named("a follower")?,
            },
            "bathe" => Self::Bathe,
            "keep" => Self::Keep { follower: words.named("a follower")? },
            "stow" => Self::Stow { follower: words.named("a follower")? },
            "assign" => Self::Assign {
                follower: words.named("a follower")?,
                space: words.named("an action space")?,
                source: Source::ALL[usize::from(followed(&mut words, "tower")?)],
            },
            "technology" => Self::Technology { space: words.named("an action space")? },
            "deed" => deed(&mut words)?,
            "use" => Self::Use { place: words.named("a place")? },
            "pass" => Self::Pass,
            "recruit" => Self::Recruit { kind: among(&mut words, &VILLAGERS)? },
            "tile" => Self::Tile { tile: tile(&mut words)? },
            "merchant" => Self::Merchant { seat: seat(&mut words)? },
            "move" => {
                Self::Move { town: words.named("a town")?, way: words.named("road or water")? }
            }
            "take" => Self::Take { good: words.named("a good")? },
            "pay" => Self::Pay { coins: number(&mut words, 1, MOST_PAID)? },
            "bake" => Self::Bake { grain: number(&mut words, 1, MOST_BAKED)? },
            "give" => Self::Give { ware: words.named("a good")? },
            "bonus" => Self::Bonus { kind: among(&mut words, &BONUSES)? },
            "lose" => Self::Lose { loss: loss(&mut words)? },
            "protect" => Self::Protect,
            "skip" => Self::Skip,
            "next" => Self::Next,
            "done" => Self::Done,
            "start" => Self::Start { seat: seat(&mut words)? },
            "good" => Self::Good { good: words.named("a good")? },
            "reveal" => Self::Reveal { tile: words.named("an event")? },
            "follower" => Self::Follower { follower: words.named("a follower")? },
            verb => return Err(BadNotation::not_among(verb, &VERBS[..OF_PLAYERS])),
        };
        words.end()?;
        Ok(action)
    }
}

/// Whether this word follows, or nothing.
fn followed(words: &mut Words<'_>, by: &str) -> Result<bool, BadNotation> {
    let expected = format!("{by} or nothing");
    match words.optional::<String>(&expected)? {
        Some(word) if word != by => Err(BadNotation::new(&word, expected)),
        word => Ok(word.is_some()),
    }
}

fn tile(words: &mut Words<'_>) -> Result<Place, BadNotation> {
    let place: Place = words.named("a place tile")?;
    if place.is_tile() { Ok(place) } else { Err(BadNotation::new(place.name(), "a place tile")) }
}

fn seat(words: &mut Words<'_>) -> Result<Seat, BadNotation> {
    let seat: Seat = words.named("a seat")?;
    if seat.index() < MOST_PLAYERS {
        Ok(seat)
    } else {
        Err(BadNotation::new(&seat.to_string(), "a seat from A to D"))
    }
}

fn number(words: &mut Words<'_>, least: u8, most: u8) -> Result<u8, BadNotation> {
    let expected = format!("a number from {least} to {most}");
    let word: String = words.next(&expected)?;
    let plain = word == "0" || !word.starts_with(['+', '0']);
    let number = word.parse().ok().filter(|number| plain && (least..=most).contains(number));
    number.ok_or_else(|| BadNotation::new(&word, expected))
}

fn among(words: &mut Words<'_>, kinds: &[Kind]) -> Result<Kind, BadNotation> {
    let kind: Kind = words.named("a follower")?;
    if kinds.contains(&kind) {
        Ok(kind)
    } else {
        let names: Vec<_> = kinds.iter().map(|kind| kind.name()).collect();
        Err(BadNotation::not_among(kind.name(), &names))
    }
}

fn deed(words: &mut Words<'_>) -> Result<Action, BadNotation> {
    let kind = words.named("a follower")?;
    let deed: Deed = words.named("a deed")?;
    let point = followed(words, "point")?;
    if point && DEEDS[deed].reward != DeedReward::CoinOrPoint {
        return Err(BadNotation::new("point", "nothing: that deed brings coins"));
    }
    Ok(Action::Deed { kind, deed, point })
}

fn loss(words: &mut Words<'_>) -> Result<Loss, BadNotation> {
    Ok(match words.named("what to give up")? {
        LossWord::Station => Loss::Station { town: words.optional("a town or nothing")? },
        LossWord::Follower => Loss::Follower,
        LossWord::Point => Loss::Point,
        LossWord::Good => Loss::Ware { ware: words.named("a good")? },
        LossWord::Tile => Loss::Tile { tile: tile(words)? },
        LossWord::Technology => {
            Loss::Technology { space: words.optional("an action space or nothing")? }
        }
    })
}

quadrivium_core::as_text!(Action);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_has_texts_and_no_numbers() {
        for text in ["start B", "good wool", "reveal plague", "follower own_trader"] {
            let action: Action = text.parse().unwrap();
            assert_eq!((action.to_string().as_str(), action.id()), (text, None));
        }
    }

    #[test]
    fn what_is_not_notation_says_what_was_expected() {
        for (text, expected) in [
            ("drw 3", "draw"),
            ("draw 9", "a number from 0 to 8"),
            ("draw 03", "a number from 0 to 8"),
            ("back village", "an action space"),
            ("assign farmer village.1 market", "tower or nothing"),
            ("deed farmer city_wall point", "that deed brings coins"),
            ("recruit monk", "boatman, craftsman or trader"),
            ("tile village", "a place tile"),
            ("merchant E", "a seat from A to D"),
            ("lose town blois", "station, follower, point, good, tile or technology"),
            ("pass now", "the end of the action"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.expected.contains(expected), "{text}: {error}");
        }
    }
}
