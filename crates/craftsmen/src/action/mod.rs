//! What players and chance can do: one small decision or outcome each, with its text and number.

mod field;
mod notation;

use quadrivium_core::{Seat, named_enum};
use serde::{Deserialize, Serialize};

pub use notation::ACTION_IDS;

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
