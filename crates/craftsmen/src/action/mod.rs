//! What players and chance can do: one small decision or outcome each, with its text and number.

mod ids;

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Seat, Words, named_enum};
use serde::{Deserialize, Serialize};

pub use ids::ACTION_IDS;

use crate::purse::MOST_WORTH;
use crate::types::{Building, Capital, End, Good, Guild, Kind, QueueSpace, Sawmill, Ship, Token};

named_enum! {
    /// Where cards go that somebody has looked at.
    pub enum Place / PerPlace {
        /// On top of their deck.
        Top = "top",
        /// Under their deck.
        Under = "under",
    }
}

/// One decision of a player or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Action {
    /// Before the game: swap a building card of this kind: `exchange basic`.
    Exchange { kind: Kind },
    /// Before the game: swap the sawmill for this one: `sawmill sawmill_3`.
    TakeSawmill { sawmill: Sawmill },
    /// Put a building card back: the one to swap, or the next one after a look: `return mine_red`.
    Return { card: Building },
    /// Send a helper to the first empty space of a queue: `place bankers`.
    Place { guild: Guild },
    /// Send a helper on top of another one: `stack bankers gold`.
    Stack { guild: Guild, space: QueueSpace },
    /// Pay the fee for stacking in points: `points`.
    Points,
    /// Hand a capital card to another player: `give red3`.
    Give { card: Capital },
    /// Pay a capital card to the bank: `pay red3`.
    Pay { card: Capital },
    /// Discard a capital card: `discard red3`.
    Discard { card: Capital },
    /// Invest a capital card: `invest red3`.
    Invest { card: Capital },
    /// Take a capital card that lies face up: `take red3`.
    Take { card: Capital },
    /// Take the top of the capital deck instead: `draw`.
    Draw,
    /// Build at an end of the row, with the privilege where the colours do not match:
    /// `build mine_red left`, `build mine_red left privileged`.
    Build { card: Building, end: End, privileged: bool },
    /// Buy a building card in its colours: `buy mine_red`.
    Buy { card: Building },
    /// Put a building card up for auction: `auction mine_red`.
    Auction { card: Building },
    /// Bid: `bid 4`.
    Bid { amount: u8 },
    /// Look at five cards of a kind, the notary's privilege: `look basic`.
    Look { kind: Kind },
    /// Lay one of them out: `lay mine_red`.
    Lay { card: Building },
    /// Put the others back: `put top`.
    Put { place: Place },
    /// Make a raw good, for a building or for the fair: `make wheat mill_3`, `make wheat fair`.
    Make { good: Good, to: Option<Building> },
    /// Take a marker from the fair to the icon of a raw good: `fetch wheat mill_3`.
    Fetch { good: Good, to: Building },
    /// Make a half-product or a final good: `work mill_3`.
    Work { card: Building },
    /// Bring a half-product to a building: `deliver bakery_1`.
    Deliver { card: Building },
    /// Bring a half-product to the granary: `store`.
    Store,
    /// Load a good on a ship: `load 2`.
    Load { ship: Ship },
    /// Bribe the captain of a ship, then load the good there: `bribe 2`.
    Bribe { ship: Ship },
    /// Let the good go to waste: `lose`.
    Lose,
    /// Buy a half-product from the granary: `purchase flour bakery_1`.
    Purchase { good: Good, to: Building },
    /// Use the guild's privilege: `privilege`.
    Privilege,
    /// Put a marker on the fair: `stall`.
    Stall,
    /// Take a token from the town hall: `token work`.
    TakeToken { token: Token },
    /// Move the helper to the track that changes the order: `precede`.
    Precede,
    /// Send no more helpers, or bid no more: `pass`.
    Pass,
    /// Do nothing more: `done`.
    Done,
    /// Chance: a capital card is drawn: `capital red3`.
    Capital { card: Capital },
    /// Chance: a building card is drawn: `building mine_red`.
    Building { card: Building },
    /// Chance: a sawmill is dealt: `deal sawmill_3`.
    Sawmill { sawmill: Sawmill },
    /// Hands are compared: this player comes next in the first order: `next B`.
    Next { seat: Seat },
}

/// The verbs, in the order of the kinds of actions.
const VERBS: [&str; 38] = [
    "exchange",
    "sawmill",
    "return",
    "place",
    "stack",
    "points",
    "give",
    "pay",
    "discard",
    "invest",
    "take",
    "draw",
    "build",
    "buy",
    "auction",
    "bid",
    "look",
    "lay",
    "put",
    "make",
    "fetch",
    "work",
    "deliver",
    "store",
    "load",
    "bribe",
    "lose",
    "purchase",
    "privilege",
    "stall",
    "token",
    "precede",
    "pass",
    "done",
    "capital",
    "building",
    "deal",
    "next",
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VERBS[self.fields().0])?;
        match *self {
            Self::Exchange { kind } | Self::Look { kind } => write!(f, " {kind}"),
            Self::TakeSawmill { sawmill } | Self::Sawmill { sawmill } => write!(f, " {sawmill}"),
            Self::Return { card }
            | Self::Buy { card }
            | Self::Auction { card }
            | Self::Lay { card }
            | Self::Work { card }
            | Self::Deliver { card }
            | Self::Building { card } => write!(f, " {card}"),
            Self::Place { guild } => write!(f, " {guild}"),
            Self::Stack { guild, space } => write!(f, " {guild} {space}"),
            Self::Give { card }
            | Self::Pay { card }
            | Self::Discard { card }
            | Self::Invest { card }
            | Self::Take { card }
            | Self::Capital { card } => write!(f, " {card}"),
            Self::Build { card, end, privileged } => {
                write!(f, " {card} {end}{}", if privileged { " privileged" } else { "" })
            }
            Self::Bid { amount } => write!(f, " {amount}"),
            Self::Put { place } => write!(f, " {place}"),
            Self::Make { good, to: None } => write!(f, " {good} fair"),
            Self::Make { good, to: Some(to) }
            | Self::Fetch { good, to }
            | Self::Purchase { good, to } => write!(f, " {good} {to}"),
            Self::Load { ship } | Self::Bribe { ship } => write!(f, " {ship}"),
            Self::TakeToken { token } => write!(f, " {token}"),
            Self::Next { seat } => write!(f, " {seat}"),
            Self::Points
            | Self::Draw
            | Self::Store
            | Self::Lose
            | Self::Privilege
            | Self::Stall
            | Self::Precede
            | Self::Pass
            | Self::Done => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = Words::new(text);
        let action = Self::read(&mut words)?;
        words.end()?;
        Ok(action)
    }
}

impl Action {
    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        Ok(match words.verb() {
            "exchange" => Self::Exchange { kind: swapped(words)? },
            "sawmill" => Self::TakeSawmill { sawmill: words.named("a sawmill")? },
            "return" => Self::Return { card: words.named("a building")? },
            "place" => Self::Place { guild: words.named("a guild")? },
            "stack" => Self::Stack {
                guild: words.named("a guild")?,
                space: words.named("gold, silver or ribbon")?,
            },
            "points" => Self::Points,
            "give" => Self::Give { card: words.named("a capital card")? },
            "pay" => Self::Pay { card: words.named("a capital card")? },
            "discard" => Self::Discard { card: words.named("a capital card")? },
            "invest" => Self::Invest { card: words.named("a capital card")? },
            "take" => Self::Take { card: words.named("a capital card")? },
            "draw" => Self::Draw,
            "build" => {
                let (card, end) = (words.named("a building")?, words.named("left or right")?);
                let word: Option<Privileged> = words.optional("privileged or nothing")?;
                Self::Build { card, end, privileged: word.is_some() }
            }
            "buy" => Self::Buy { card: words.named("a building")? },
            "auction" => Self::Auction { card: words.named("a building")? },
            "bid" => Self::Bid { amount: amount(words)? },
            "look" => Self::Look { kind: words.named("basic, extended or advanced")? },
            "lay" => Self::Lay { card: words.named("a building")? },
            "put" => Self::Put { place: words.named("top or under")? },
            "make" => {
                let good = good(words, Good::raw(), "a raw good")?;
                let to: Destination = words.next("a building or fair")?;
                Self::Make { good, to: to.0 }
            }
            "fetch" => Self::Fetch {
                good: good(words, Good::raw(), "a raw good")?,
                to: words.named("a building")?,
            },
            "work" => Self::Work { card: words.named("a building")? },
            "deliver" => Self::Deliver { card: words.named("a building")? },
            "store" => Self::Store,
            "load" => Self::Load { ship: words.next("a ship from 1 to 4")? },
            "bribe" => Self::Bribe { ship: words.next("a ship from 1 to 4")? },
            "lose" => Self::Lose,
            "purchase" => Self::Purchase {
                good: good(words, Good::stored(), "a half-product")?,
                to: words.named("a building")?,
            },
            "privilege" => Self::Privilege,
            "stall" => Self::Stall,
            "token" => Self::TakeToken { token: words.named("privilege or work")? },
            "precede" => Self::Precede,
            "pass" => Self::Pass,
            "done" => Self::Done,
            "capital" => Self::Capital { card: words.named("a capital card")? },
            "building" => Self::Building { card: words.named("a building")? },
            "deal" => Self::Sawmill { sawmill: words.named("a sawmill")? },
            "next" => Self::Next { seat: words.named("a seat")? },
            verb => return Err(BadNotation::not_among(verb, &VERBS)),
        })
    }
}

/// The word `privileged`.
struct Privileged;

impl FromStr for Privileged {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "privileged" { Ok(Self) } else { Err(()) }
    }
}

/// Where a raw good goes: to a building, or to the fair.
struct Destination(Option<Building>);

impl FromStr for Destination {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        if text == "fair" { Ok(Self(None)) } else { text.parse().map(|card| Self(Some(card))) }
    }
}

/// Nobody starts with an advanced building.
fn swapped(words: &mut Words<'_>) -> Result<Kind, BadNotation> {
    match words.named("basic or extended")? {
        Kind::Advanced => Err(BadNotation::new(Kind::Advanced.name(), "basic or extended")),
        kind => Ok(kind),
    }
}

fn good(
    words: &mut Words<'_>,
    mut goods: impl Iterator<Item = Good>,
    what: &str,
) -> Result<Good, BadNotation> {
    let good: Good = words.named(what)?;
    if goods.any(|one| one == good) { Ok(good) } else { Err(BadNotation::new(good.name(), what)) }
}

fn amount(words: &mut Words<'_>) -> Result<u8, BadNotation> {
    let expected = format!("a number from 1 to {MOST_WORTH}");
    let amount: u8 = words.next(&expected)?;
    if (1..=MOST_WORTH).contains(&amount) {
        Ok(amount)
    } else {
        Err(BadNotation::new(&amount.to_string(), expected))
    }
}

quadrivium_core::as_text!(Action);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_has_texts_and_no_numbers() {
        for text in ["capital red3", "building mill_3", "deal sawmill_2", "next B"] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            assert_eq!(action.id(), None);
        }
    }

    #[test]
    fn what_is_not_notation_says_what_was_expected() {
        for (text, expected) in [
            ("plac bankers", "place"),
            ("", "exchange"),
            ("place banker", "bankers"),
            ("exchange advanced", "basic or extended"),
            ("stack bankers bronze", "gold, silver or ribbon"),
            ("bid 0", "a number from 1 to 45"),
            ("bid 46", "a number from 1 to 45"),
            ("make flour fair", "a raw good"),
            ("make wheat market", "a building or fair"),
            ("purchase meat bakery_1", "a half-product"),
            ("build mine_red left please", "privileged or nothing"),
            ("load 5", "a ship from 1 to 4"),
            ("take red4", "red"),
            ("done now", "the end of the action"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.expected.contains(expected), "{text}: {error}");
        }
    }
}
