//! What players and chance can do: one small decision or outcome each, with its text and number.

use std::fmt;
use std::str::FromStr;

use quadrivium_core::{BadNotation, Key, Seat, Words, key_at};
use serde::{Deserialize, Serialize};

use crate::types::{
    Board, Depot, DepotSpace, Die, Good, Ground, Pips, Roll, Sheet, Slot, Space, Tile,
};

/// One decision of a player or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Action {
    /// Take a tile from a numbered depot into storage: `take d4 4.2`.
    Take {
        /// With which die.
        die: Die,
        /// Where the tile lies.
        from: DepotSpace,
    },
    /// Place a tile of the storage on the estate: `place d6 1 33`.
    Place {
        /// With which die.
        die: Die,
        /// Which tile.
        slot: Slot,
        /// On which space.
        space: Space,
    },
    /// Sell all goods of one type: `sell d3 pink` (B-13.5).
    Sell {
        /// With which die.
        die: Die,
        /// Which goods.
        good: Good,
    },
    /// Take workers: `workers d1`.
    Workers {
        /// With which die.
        die: Die,
    },
    /// Buy a tile for silver: `buy black.3`.
    Buy {
        /// Where the tile lies.
        from: DepotSpace,
    },
    /// Throw a stored tile away to make room for a new one: `discard 2`.
    Discard {
        /// Which tile.
        slot: Slot,
    },
    /// Load the goods of one depot on a ship, or of two neighbours: `load 4`, `load 6 1`.
    Load {
        /// The depot, or the first of two in clockwise order.
        depot: Depot,
        /// Whether the next depot is loaded too.
        and_next: bool,
    },
    /// Store this type of the goods that a ship found: `keep pink`.
    Keep {
        /// Which type.
        good: Good,
    },
    /// Do without the effect of a building: `skip`.
    Skip,
    /// End the turn without a purchase: `end`.
    End,
    /// Choose a side and the space of the start castle: `estate 7 36`.
    Estate {
        /// The side.
        board: Board,
        /// A castle space.
        castle: Space,
    },
    /// Chance: this player starts: `start B`.
    Start {
        /// The player.
        seat: Seat,
    },
    /// Chance: a goods tile is drawn: `good pink`.
    Draw {
        /// Its type.
        good: Good,
    },
    /// Chance: a player board is dealt: `sheet 1-4`.
    Deal {
        /// The board.
        sheet: Sheet,
    },
    /// Chance: a tile is drawn: `tile church`.
    Reveal {
        /// The tile.
        tile: Tile,
    },
    /// Chance: a player's dice: `roll 2 5`.
    Roll {
        /// The smaller number first.
        roll: Roll,
    },
    /// Chance: the white die: `white 4`.
    White {
        /// The number.
        pips: Pips,
    },
}

/// The verbs of players' actions, for the help of somebody who mistypes one.
const VERBS: [&str; 11] =
    ["take", "place", "sell", "workers", "buy", "discard", "load", "keep", "skip", "end", "estate"];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Take { die, from } => write!(f, "take {die} {from}"),
            Self::Place { die, slot, space } => write!(f, "place {die} {slot} {space}"),
            Self::Sell { die, good } => write!(f, "sell {die} {good}"),
            Self::Workers { die } => write!(f, "workers {die}"),
            Self::Buy { from } => write!(f, "buy {from}"),
            Self::Discard { slot } => write!(f, "discard {slot}"),
            Self::Load { depot, and_next: false } => write!(f, "load {depot}"),
            Self::Load { depot, and_next: true } => write!(f, "load {depot} {}", depot.next()),
            Self::Keep { good } => write!(f, "keep {good}"),
            Self::Skip => f.write_str("skip"),
            Self::End => f.write_str("end"),
            Self::Estate { board, castle } => write!(f, "estate {board} {castle}"),
            Self::Start { seat } => write!(f, "start {seat}"),
            Self::Draw { good } => write!(f, "good {good}"),
            Self::Deal { sheet } => write!(f, "sheet {sheet}"),
            Self::Reveal { tile } => write!(f, "tile {tile}"),
            Self::Roll { roll } => {
                let [low, high] = roll.pips();
                write!(f, "roll {low} {high}")
            }
            Self::White { pips } => write!(f, "white {pips}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let mut words = Words::new(text);
        let action = match words.verb() {
            "take" => Self::Take { die: words.named("a die")?, from: numbered(&mut words)? },
            "place" => Self::Place {
                die: words.named("a die")?,
                slot: words.next("a storage space from 1 to 3")?,
                space: words.next("an estate space from 1 to 37")?,
            },
            "sell" => Self::Sell { die: words.named("a die")?, good: words.named("a good")? },
            "workers" => Self::Workers { die: words.named("a die")? },
            "buy" => Self::Buy { from: words.named("a depot space")? },
            "discard" => Self::Discard { slot: words.next("a storage space from 1 to 3")? },
            "load" => load(&mut words)?,
            "keep" => Self::Keep { good: words.named("a good")? },
            "skip" => Self::Skip,
            "end" => Self::End,
            "estate" => estate(&mut words)?,
            "start" => Self::Start { seat: words.named("a seat")? },
            "good" => Self::Draw { good: words.named("a good")? },
            "sheet" => Self::Deal { sheet: words.named("a sheet")? },
            "tile" => Self::Reveal { tile: words.named("a tile")? },
            "roll" => roll(&mut words)?,
            "white" => Self::White { pips: words.next("a die number from 1 to 6")? },
            verb => return Err(BadNotation::not_among(verb, &VERBS)),
        };
        words.end()?;
        Ok(action)
    }
}

/// Tiles are taken from numbered depots only; the black one is for purchases (B-14.2).
fn numbered(words: &mut Words<'_>) -> Result<DepotSpace, BadNotation> {
    let space: DepotSpace = words.named("a depot space")?;
    match space.depot() {
        Some(_) => Ok(space),
        None => Err(BadNotation::new(&space.to_string(), "a space of a numbered depot")),
    }
}

fn load(words: &mut Words<'_>) -> Result<Action, BadNotation> {
    let depot: Depot = words.next("a depot from 1 to 6")?;
    let next: Option<Depot> = words.optional("the next depot clockwise")?;
    match next {
        Some(next) if next != depot.next() => {
            let expected = format!("{}, the next depot clockwise", depot.next());
            Err(BadNotation::new(&next.to_string(), expected))
        }
        _ => Ok(Action::Load { depot, and_next: next.is_some() }),
    }
}

fn estate(words: &mut Words<'_>) -> Result<Action, BadNotation> {
    let board: Board = words.next("an estate from 1 to 9")?;
    let castle: Space = words.next("a castle space")?;
    if board.layout().grounds[castle] == Ground::Castle {
        Ok(Action::Estate { board, castle })
    } else {
        let expected = format!("a castle space of estate {board}");
        Err(BadNotation::new(&castle.to_string(), expected))
    }
}

fn roll(words: &mut Words<'_>) -> Result<Action, BadNotation> {
    let low: Pips = words.next("a die number from 1 to 6")?;
    let high: Pips = words.next("a die number from 1 to 6")?;
    if low <= high {
        Ok(Action::Roll { roll: Roll::new(low, high) })
    } else {
        Err(BadNotation::new(&high.to_string(), "the larger number last"))
    }
}

quadrivium_core::as_text!(Action);

/// The numbers of player actions: each kind has a stretch, and within it the fields count like
/// digits, the first one highest. Both directions use the same stretches.
mod ids {
    use super::{Board, Depot, DepotSpace, Die, Good, Key, Slot, Space};

    /// Castle spaces of every estate.
    pub const CASTLES: usize = 4;

    pub const TAKE: usize = 0;
    pub const PLACE: usize = TAKE + Die::COUNT * DepotSpace::NUMBERED;
    pub const SELL: usize = PLACE + Die::COUNT * Slot::COUNT * Space::COUNT;
    pub const WORKERS: usize = SELL + Die::COUNT * Good::COUNT;
    pub const BUY: usize = WORKERS + Die::COUNT;
    pub const DISCARD: usize = BUY + <DepotSpace as Key>::COUNT;
    pub const LOAD: usize = DISCARD + Slot::COUNT;
    pub const KEEP: usize = LOAD + 2 * Depot::COUNT;
    pub const SKIP: usize = KEEP + Good::COUNT;
    pub const END: usize = SKIP + 1;
    pub const ESTATE: usize = END + 1;
    pub const ALL: usize = ESTATE + Board::COUNT * CASTLES;
}

/// How many player actions are numbered.
pub const ACTION_IDS: u32 = ids::ALL as u32;

impl Action {
    /// The number of a player's action; nothing for chance, and for what no player can ever do.
    pub fn id(self) -> Option<u32> {
        let id = match self {
            Self::Take { die, from } => {
                // No die takes from the black depot, so there is no number for it (B-14.2).
                from.depot()?;
                ids::TAKE + die.index() * DepotSpace::NUMBERED + from.index()
            }
            Self::Place { die, slot, space } => {
                ids::PLACE
                    + (die.index() * Slot::COUNT + slot.index()) * Space::COUNT
                    + space.index()
            }
            Self::Sell { die, good } => ids::SELL + die.index() * Good::COUNT + good.index(),
            Self::Workers { die } => ids::WORKERS + die.index(),
            Self::Buy { from } => ids::BUY + from.index(),
            Self::Discard { slot } => ids::DISCARD + slot.index(),
            Self::Load { depot, and_next } => ids::LOAD + depot.index() * 2 + usize::from(and_next),
            Self::Keep { good } => ids::KEEP + good.index(),
            Self::Skip => ids::SKIP,
            Self::End => ids::END,
            Self::Estate { board, castle } => {
                let castles = board.layout().spaces[Ground::Castle];
                let which = castles.iter().position(|space| space == castle)?;
                ids::ESTATE + board.index() * ids::CASTLES + which
            }
            Self::Start { .. }
            | Self::Draw { .. }
            | Self::Deal { .. }
            | Self::Reveal { .. }
            | Self::Roll { .. }
            | Self::White { .. } => return None,
        };
        Some(id as u32)
    }

    /// The action with this number.
    pub fn from_id(id: u32) -> Option<Self> {
        let id = id as usize;
        Some(match id {
            ids::TAKE..ids::PLACE => {
                let id = id - ids::TAKE;
                Self::Take {
                    die: key_at(id / DepotSpace::NUMBERED),
                    from: key_at(id % DepotSpace::NUMBERED),
                }
            }
            ids::PLACE..ids::SELL => {
                let id = id - ids::PLACE;
                Self::Place {
                    die: key_at(id / Space::COUNT / Slot::COUNT),
                    slot: key_at(id / Space::COUNT % Slot::COUNT),
                    space: key_at(id % Space::COUNT),
                }
            }
            ids::SELL..ids::WORKERS => {
                let id = id - ids::SELL;
                Self::Sell { die: key_at(id / Good::COUNT), good: key_at(id % Good::COUNT) }
            }
            ids::WORKERS..ids::BUY => Self::Workers { die: key_at(id - ids::WORKERS) },
            ids::BUY..ids::DISCARD => Self::Buy { from: key_at(id - ids::BUY) },
            ids::DISCARD..ids::LOAD => Self::Discard { slot: key_at(id - ids::DISCARD) },
            ids::LOAD..ids::KEEP => {
                let id = id - ids::LOAD;
                Self::Load { depot: key_at(id / 2), and_next: id % 2 == 1 }
            }
            ids::KEEP..ids::SKIP => Self::Keep { good: key_at(id - ids::KEEP) },
            ids::SKIP => Self::Skip,
            ids::END => Self::End,
            ids::ESTATE..ids::ALL => {
                let id = id - ids::ESTATE;
                let board: Board = key_at(id / ids::CASTLES);
                let castles = board.layout().spaces[Ground::Castle];
                Self::Estate { board, castle: castles.iter().nth(id % ids::CASTLES)? }
            }
            _ => return None,
        })
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

    /// B-14.2: the black depot is for purchases.
    #[test]
    fn taking_from_the_black_depot_has_no_number() {
        for from in DepotSpace::black() {
            for die in Die::ALL {
                assert_eq!(Action::Take { die, from }.id(), None, "take {die} {from}");
            }
            assert!(Action::Buy { from }.id().is_some(), "buy {from}");
        }
    }

    #[test]
    fn chance_has_texts_and_no_numbers() {
        for text in ["start B", "good pink", "sheet 1-4", "tile knowledge17", "roll 2 5", "white 4"]
        {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
            assert_eq!(action.id(), None);
        }
    }

    #[test]
    fn what_is_not_notation_says_what_was_expected() {
        for (text, expected) in [
            ("plce d1 1 1", "place"),
            ("", "take"),
            ("take d7 4.2", "d"),
            ("take d4 black.1", "a space of a numbered depot"),
            ("take d4 4.5", "a depot space such as 4.2"),
            ("place d1 4 1", "a storage space"),
            ("place d1 1", "an estate space"),
            ("sell d3 rose", "turquoise, purple, pink, red, brown or orange"),
            ("load 3 5", "4, the next depot clockwise"),
            ("load 6 5", "1, the next depot clockwise"),
            ("estate 1 1", "a castle space of estate 1"),
            ("roll 5 2", "the larger number last"),
            ("skip now", "the end of the action"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.expected.contains(expected), "{text}: {error}");
        }
    }
}
