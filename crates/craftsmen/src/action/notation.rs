//! Texts and numbers of actions, from one table: a line for each kind, with its verb and what its
//! fields can be. A text is the verb and the fields; each kind of player action has a stretch of
//! numbers, and within it the fields count like digits.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Numbering, Words};

use super::Action;
use super::field::{
    BID, CAPITAL, CARD, CARD_OR_FAIR, END, Field, GUILD, KIND, KIND_AT_FIRST, PLACE, PRIVILEGED,
    RAW, Range, SAWMILL, SEAT, SHIP, SPACE, STORED, TOKEN,
};

/// How many kinds of actions are chance's: the last ones.
const CHANCES: usize = 4;

macro_rules! table {
    ($($verb:literal $Kind:ident { $($field:ident: $range:expr),* })*) => {
        enum Kinds { $($Kind),* }

        const VERBS: &[&str] = &[$($verb),*];
        const RANGES: &[&[Range]] = &[$(&[$($range),*]),*];

        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {$(
                    Self::$Kind { $($field),* } => {
                        f.write_str($verb)?;
                        $($field.write(f)?;)*
                    }
                )*}
                Ok(())
            }
        }

        impl FromStr for Action {
            type Err = BadNotation;

            fn from_str(text: &str) -> Result<Self, BadNotation> {
                let mut words = Words::new(text);
                let action = match words.verb() {
                    $($verb => Self::$Kind { $($field: $range.read(&mut words)?),* },)*
                    verb => return Err(BadNotation::not_among(verb, VERBS)),
                };
                words.end()?;
                Ok(action)
            }
        }

        impl Action {
            /// Which kind of action it is, and its fields as digits: beyond those of its kind where
            /// nobody can ever be offered the action.
            fn digits(self) -> (usize, [usize; 3]) {
                match self {$(
                    Self::$Kind { $($field),* } => {
                        let digits: &[usize] = &[$($range.digit($field)),*];
                        let digit = |at: usize| digits.get(at).copied().unwrap_or_default();
                        (Kinds::$Kind as usize, [digit(0), digit(1), digit(2)])
                    }
                )*}
            }

            /// The action of this kind with these fields.
            fn from_digits(kind: usize, digits: [usize; 3]) -> Option<Self> {
                let mut digits = digits.into_iter();
                $(if kind == Kinds::$Kind as usize {
                    return Some(Self::$Kind { $($field: $range.value(digits.next()?)),* });
                })*
                None
            }
        }
    };
}

table! {
    "exchange" Exchange { kind: KIND_AT_FIRST }
    "sawmill" TakeSawmill { sawmill: SAWMILL }
    "return" Return { card: CARD }
    "place" Place { guild: GUILD }
    "stack" Stack { guild: GUILD, space: SPACE }
    "points" Points {}
    "give" Give { card: CAPITAL }
    "pay" Pay { card: CAPITAL }
    "discard" Discard { card: CAPITAL }
    "invest" Invest { card: CAPITAL }
    "take" Take { card: CAPITAL }
    "draw" Draw {}
    "build" Build { card: CARD, end: END, privileged: PRIVILEGED }
    "buy" Buy { card: CARD }
    "auction" Auction { card: CARD }
    "bid" Bid { amount: BID }
    "look" Look { kind: KIND }
    "lay" Lay { card: CARD }
    "put" Put { place: PLACE }
    "make" Make { good: RAW, to: CARD_OR_FAIR }
    "fetch" Fetch { good: RAW, to: CARD }
    "work" Work { card: CARD }
    "deliver" Deliver { card: CARD }
    "store" Store {}
    "load" Load { ship: SHIP }
    "bribe" Bribe { ship: SHIP }
    "lose" Lose {}
    "purchase" Purchase { good: STORED, to: CARD }
    "privilege" Privilege {}
    "stall" Stall {}
    "token" TakeToken { token: TOKEN }
    "precede" Precede {}
    "pass" Pass {}
    "done" Done {}
    "capital" Capital { card: CAPITAL }
    "building" Building { card: CARD }
    "deal" Sawmill { sawmill: SAWMILL }
    "next" Next { seat: SEAT }
}

const NUMBERING: Numbering<{ VERBS.len() - CHANCES }> = {
    let mut counts = [[1; 3]; VERBS.len() - CHANCES];
    let mut kind = 0;
    while kind < counts.len() {
        let mut field = 0;
        while field < RANGES[kind].len() {
            counts[kind][field] = RANGES[kind][field].count;
            field += 1;
        }
        kind += 1;
    }
    Numbering(counts)
};

/// How many player actions are numbered.
pub const ACTION_IDS: u32 = NUMBERING.total();

impl Action {
    /// The number of a player's action; nothing for chance, and for what is never offered.
    pub fn id(self) -> Option<u32> {
        let (kind, digits) = self.digits();
        NUMBERING.id(kind, digits)
    }

    /// The action with this number.
    pub fn from_id(id: u32) -> Option<Self> {
        let (kind, digits) = NUMBERING.fields(id)?;
        Self::from_digits(kind, digits)
    }
}
