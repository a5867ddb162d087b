//! What is wrong with a log: where, which word, and why.

use std::fmt;

use quadrivium_labora::Illegal;

/// A ruling on a point in which other programs differ from the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its name in the list of rulings.
    pub id: &'static str,
    /// What it says.
    pub says: &'static str,
}

macro_rules! rulings {
    ($($NAME:ident = $id:literal, $says:literal;)+) => {
        impl Ruling {
            $(pub(crate) const $NAME: Self = Self { id: $id, says: $says };)+
        }
    };
}

rulings! {
    GAPS = "R-LAND-2", "districts lie on the heartland or on each other, without a gap";
    LAND_FIRST = "R-BUY-2", "land is bought before a settlement is founded";
    PURCHASES = "R-BUY-1", "land is bought once a turn, not once an action";
    IDLE = "R-NULL-1", "whoever has forest and moor has to take a main action";
    PRIORY = "R-USE-1", "the Priory uses a building with a prior in it";
    PALACE = "R-USE-2", "the Palace and the Grand Manor use another occupied building";
    GARDEN = "R-USE-3", "the Cloister Garden and the Cottage use a free neighbour, once an action";
    HOSPICE = "R-USE-4", "the Hospice and the Guesthouse use a building of the display";
    FELL_FIRST = "R-USE-9", "here the trees of the Calefactory are felled before its peat is cut";
    TILES = "R-USE-10", "the tiles of the Bulwark come from the stacks, and the next ones cost more";
    FORGER = "R-USE-11", "the Forger's Workshop makes a reliquary for every further 10 coins, without limit";
    LIMIT = "R-USE-19", "the printed maximum binds";
    SOLO_ROUNDS = "R-SOLO-2", "settlement phases before rounds 12, 16, 22 and 26, and the end in round 32";
    COVERING = "R-SOLO-3", "free places come first, and nothing is built over a clergyman";
    NEUTRAL_USE = "R-SOLO-4", "only a new neutral building can be used, and only by the neutral prior";
    LAST_TURN = "R-2P-1", "with one building left after stack D the other player has one last action";
    LAST_ROUND = "R-2P-2", "the round in which three buildings are left is the last one";
    UNUSED = "rule 5a", "a function need not be used, but here its goods come with the clergyman";
    MARKERS = "B2", "other programs bring the grape and the stone marker at other times";
    CARDS = "B3", "other programs use other cards in the games of two and in the short games";
    COSTS = "B12", "other programs leave out the cost of the Whiskey Distillery or the wood of the Bulwark";
    UNBALANCED = "B13", "other programs take goods for which nothing is due";
    UNCHECKED = "B15", "weblabora leaves it to the players whether a building is entered and its price paid";
    NEW_HOUSE = "B14", "after building only the prior may act, and only in the new building";
}

/// Why a command was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The word that is to blame.
    pub token: String,
    /// What is wrong with it, or what was expected.
    pub reason: String,
    /// The ruling behind it, where other programs see it differently.
    pub ruling: Option<Ruling>,
}

impl Refused {
    pub fn new(token: impl fmt::Display, reason: impl Into<String>) -> Self {
        // Words come from outside: never repeat a whole file in a message.
        let token = token.to_string().chars().take(60).flat_map(char::escape_debug).collect();
        Self { token, reason: reason.into(), ruling: None }
    }

    /// A refusal of the engine.
    pub fn illegal(token: impl fmt::Display, illegal: Illegal) -> Self {
        Self::new(token, illegal.to_string())
    }

    pub fn by(mut self, ruling: Ruling) -> Self {
        self.ruling = Some(ruling);
        self
    }
}

/// Where in a log a command stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A line of a text file, from 1.
    Line(usize),
    /// A command of a list in JSON, from 1.
    Command(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}"),
            Self::Command(number) => write!(f, "command {number}"),
        }
    }
}

/// A log that cannot be imported, or not further than this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct BadLog {
    /// Where it stops; nothing when the file as a whole is no log.
    pub place: Option<Place>,
    /// The command there.
    pub command: String,
    /// The word that is to blame.
    pub token: String,
    /// What is wrong with it, or what was expected.
    pub reason: String,
    /// The ruling that the log does not follow. Without one the log is simply wrong.
    pub ruling: Option<Ruling>,
}

impl BadLog {
    /// Whether the log goes by other rules from here on, rather than being wrong.
    pub const fn is_divergence(&self) -> bool {
        self.ruling.is_some()
    }

    pub(crate) fn whole(reason: impl Into<String>) -> Self {
        let (command, token) = (String::new(), String::new());
        Self { place: None, command, token, reason: reason.into(), ruling: None }
    }

    pub(crate) fn at(place: Place, command: &str, refused: Refused) -> Self {
        let Refused { token, reason, ruling } = refused;
        Self { place: Some(place), command: shown(command), token, reason, ruling }
    }
}

/// A command as it is shown: it comes from outside.
pub(crate) fn shown(command: &str) -> String {
    command.chars().take(100).flat_map(char::escape_debug).collect()
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place, command, token, reason, ruling } = self;
        if let Some(place) = place {
            write!(f, "{place} `{command}`: ")?;
        }
        if !token.is_empty() && !token.eq_ignore_ascii_case(command) {
            write!(f, "'{token}': ")?;
        }
        f.write_str(reason)?;
        match ruling {
            Some(Ruling { id, says }) => write!(f, " ({id}: {says})"),
            None => Ok(()),
        }
    }
}
