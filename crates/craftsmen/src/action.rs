//! What players and chance can do: one small decision or outcome each, with its text and number.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, Numbering, Seat, Words, key_at, named_enum};
use serde::{Deserialize, Serialize};

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

impl From<Action> for String {
    fn from(action: Action) -> Self {
        action.to_string()
    }
}

impl TryFrom<String> for Action {
    type Error = BadNotation;

    fn try_from(text: String) -> Result<Self, BadNotation> {
        text.parse()
    }
}

/// How many kinds of actions are chance's: the last ones.
const CHANCES: usize = 4;
const CARDS: usize = Building::COUNT;

/// How many values the two fields of each kind of player action have, in the order of [`VERBS`].
const NUMBERING: Numbering<{ VERBS.len() - CHANCES }> = Numbering([
    [2, 1, 1],
    [Sawmill::COUNT, 1, 1],
    [CARDS, 1, 1],
    [Guild::COUNT, 1, 1],
    [Guild::COUNT, QueueSpace::COUNT, 1],
    [1, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [Capital::COUNT, 1, 1],
    [1, 1, 1],
    [CARDS, 2 * End::COUNT, 1],
    [CARDS, 1, 1],
    [CARDS, 1, 1],
    [MOST_WORTH as usize, 1, 1],
    [Kind::COUNT, 1, 1],
    [CARDS, 1, 1],
    [Place::COUNT, 1, 1],
    [Good::RAW, CARDS + 1, 1],
    [Good::RAW, CARDS, 1],
    [CARDS, 1, 1],
    [CARDS, 1, 1],
    [1, 1, 1],
    [Ship::COUNT, 1, 1],
    [Ship::COUNT, 1, 1],
    [1, 1, 1],
    [Good::STORED, CARDS, 1],
    [1, 1, 1],
    [1, 1, 1],
    [Token::COUNT, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
]);

/// How many player actions are numbered.
pub const ACTION_IDS: u32 = NUMBERING.total();

impl Action {
    /// Which kind of action it is, and its fields as numbers.
    fn fields(self) -> (usize, usize, usize) {
        match self {
            Self::Exchange { kind } => (0, kind.index(), 0),
            Self::TakeSawmill { sawmill } => (1, sawmill.index(), 0),
            Self::Return { card } => (2, card.index(), 0),
            Self::Place { guild } => (3, guild.index(), 0),
            Self::Stack { guild, space } => (4, guild.index(), space.index()),
            Self::Points => (5, 0, 0),
            Self::Give { card } => (6, card.index(), 0),
            Self::Pay { card } => (7, card.index(), 0),
            Self::Discard { card } => (8, card.index(), 0),
            Self::Invest { card } => (9, card.index(), 0),
            Self::Take { card } => (10, card.index(), 0),
            Self::Draw => (11, 0, 0),
            Self::Build { card, end, privileged } => {
                (12, card.index(), end.index() * 2 + usize::from(privileged))
            }
            Self::Buy { card } => (13, card.index(), 0),
            Self::Auction { card } => (14, card.index(), 0),
            Self::Bid { amount } => (15, usize::from(amount) - 1, 0),
            Self::Look { kind } => (16, kind.index(), 0),
            Self::Lay { card } => (17, card.index(), 0),
            Self::Put { place } => (18, place.index(), 0),
            Self::Make { good, to } => (19, good.index(), to.map_or(0, |to| to.index() + 1)),
            Self::Fetch { good, to } => (20, good.index(), to.index()),
            Self::Work { card } => (21, card.index(), 0),
            Self::Deliver { card } => (22, card.index(), 0),
            Self::Store => (23, 0, 0),
            Self::Load { ship } => (24, ship.index(), 0),
            Self::Bribe { ship } => (25, ship.index(), 0),
            Self::Lose => (26, 0, 0),
            Self::Purchase { good, to } => (27, good.granary_row().unwrap_or_default(), to.index()),
            Self::Privilege => (28, 0, 0),
            Self::Stall => (29, 0, 0),
            Self::TakeToken { token } => (30, token.index(), 0),
            Self::Precede => (31, 0, 0),
            Self::Pass => (32, 0, 0),
            Self::Done => (33, 0, 0),
            Self::Capital { card } => (34, card.index(), 0),
            Self::Building { card } => (35, card.index(), 0),
            Self::Sawmill { sawmill } => (36, sawmill.index(), 0),
            Self::Next { seat } => (37, seat.index(), 0),
        }
    }

    /// The player action of this kind with these fields.
    fn from_fields(kind: usize, one: usize, two: usize) -> Self {
        match kind {
            0 => Self::Exchange { kind: key_at(one) },
            1 => Self::TakeSawmill { sawmill: key_at(one) },
            2 => Self::Return { card: key_at(one) },
            3 => Self::Place { guild: key_at(one) },
            4 => Self::Stack { guild: key_at(one), space: key_at(two) },
            5 => Self::Points,
            6 => Self::Give { card: key_at(one) },
            7 => Self::Pay { card: key_at(one) },
            8 => Self::Discard { card: key_at(one) },
            9 => Self::Invest { card: key_at(one) },
            10 => Self::Take { card: key_at(one) },
            11 => Self::Draw,
            12 => Self::Build { card: key_at(one), end: key_at(two / 2), privileged: two % 2 == 1 },
            13 => Self::Buy { card: key_at(one) },
            14 => Self::Auction { card: key_at(one) },
            15 => Self::Bid { amount: one as u8 + 1 },
            16 => Self::Look { kind: key_at(one) },
            17 => Self::Lay { card: key_at(one) },
            18 => Self::Put { place: key_at(one) },
            19 => Self::Make { good: key_at(one), to: two.checked_sub(1).map(key_at) },
            20 => Self::Fetch { good: key_at(one), to: key_at(two) },
            21 => Self::Work { card: key_at(one) },
            22 => Self::Deliver { card: key_at(one) },
            23 => Self::Store,
            24 => Self::Load { ship: key_at(one) },
            25 => Self::Bribe { ship: key_at(one) },
            26 => Self::Lose,
            27 => Self::Purchase { good: key_at(Good::RAW + one), to: key_at(two) },
            28 => Self::Privilege,
            29 => Self::Stall,
            30 => Self::TakeToken { token: key_at(one) },
            31 => Self::Precede,
            32 => Self::Pass,
            _ => Self::Done,
        }
    }

    /// The number of a player's action; nothing for chance. Each kind has a stretch, and within it
    /// the fields count like digits.
    pub fn id(self) -> Option<u32> {
        let (kind, one, two) = self.fields();
        NUMBERING.id(kind, [one, two, 0])
    }

    /// The action with this number.
    pub fn from_id(id: u32) -> Option<Self> {
        let (kind, [one, two, _]) = NUMBERING.fields(id)?;
        Some(Self::from_fields(kind, one, two))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_go_both_ways() {
        for id in 0..ACTION_IDS {
            let action = Action::from_id(id).expect("every number is an action");
            assert_eq!(action.id(), Some(id), "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::from_id(ACTION_IDS), None);
        assert_eq!(Action::from_id(u32::MAX), None);
    }

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
