//! What the game waits for: a stack of draws and questions, the present one last.

#![expect(missing_docs, reason = "the fields are named after what they hold")]

use quadrivium_core::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::state::MOST_PLAYERS;
use crate::types::{Follower, Place, Route, Space, Way};

/// How deep it can be: torture and the follower drawn for it.
pub const MOST_PENDING: usize = 2;

/// Chance, a player, or everybody has to decide something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Pending {
    /// Nobody decides.
    Chance(Draw),
    /// One player decides.
    Player {
        seat: Seat,
        #[serde(flatten)]
        question: Question,
    },
    /// Everybody decides at once who has not finished.
    Together(Together),
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Draw {
    /// Who starts.
    Start,
    /// The next good of a route.
    LayGood { route: Route },
    /// A good that leaves the game, the last of so many.
    DiscardGood { left: u8 },
    /// The event of the round.
    Reveal,
    /// A follower from a bag.
    Follower { seat: Seat, purpose: Purpose },
}

/// What a follower is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// It comes to the market.
    Market,
    /// It bathes, perhaps after another one.
    Bathhouse { first: Option<Follower> },
    /// The plague takes it.
    Plague,
    /// It is given up for a missing coin.
    Torture,
}

/// Everybody decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Together {
    /// How many followers to draw; whoever has said it, whom to take back instead.
    Declare { backs: PerSeat<Option<Backs>, MOST_PLAYERS> },
    /// Followers go to work.
    Plan,
}

/// Who may still come back from places to the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Backs {
    /// How many.
    pub left: u8,
    /// Who came last, where that goes in rising order: nobody before may follow.
    pub last: Option<(Space, Follower)>,
}

/// The followers whom the Bathhouse has drawn: one or two.
pub type Bathers = [Option<Follower>; 2];

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Question {
    /// A place tile may be removed before the game, the last of so many.
    Remove { left: u8 },
    /// The owner of the passive Bathhouse may draw two more.
    Bathe,
    /// Which of two bathers stays on the market.
    Keep { bathers: Bathers },
    /// Which arrivals lie on the Gunpowder Tower; who came last, where that goes in rising order.
    Stow { last: Option<Follower> },
    /// The player's followers go to work, anywhere.
    #[serde(rename = "plan_in_turn")]
    Plan,
    /// More of them go to the place that was begun.
    PlanPlace { place: Place },
    /// An action, or pass.
    Act,
    /// Which follower the Village brings.
    Recruit,
    /// Which place tile comes; `any` from both stacks.
    Tile { any: bool },
    /// Whose merchant the Court moves.
    Merchant,
    /// Where a merchant goes; by any way where none is named.
    Move { merchant: Seat, way: Option<Way> },
    /// Whether a good is taken from the route.
    TakeGood { route: Route },
    /// Which followers go to deeds, from the Town Hall or the Gunpowder Tower.
    Deeds { place: Place, served: u8 },
    /// How many coins the Pharmacy gets.
    Pharmacy,
    /// Which good the Goldsmith or the Hideaway gets.
    Give { place: Place },
    /// How much grain is baked.
    Bake,
    /// Of which track the Hideaway brings the bonus.
    Bonus,
    /// Where a follower of the active Bathhouse goes.
    SendBather { bathers: Bathers },
    /// Technology tiles may be placed after the own pass.
    Technology,
    /// Whether the monk of the Sacristy wards off the event.
    Sacristy,
    /// Which food is given for the harvest.
    Harvest,
    /// What is given up for so many missing coins.
    Torture { owed: u16 },
}

/// Only so that there can be a list of them.
impl Default for Pending {
    fn default() -> Self {
        Self::Chance(Draw::Start)
    }
}

impl Question {
    /// Whether it is asked inside the action of a place.
    pub(crate) const fn is_inside_action(self) -> bool {
        match self {
            Self::Recruit
            | Self::Tile { .. }
            | Self::Merchant
            | Self::Move { .. }
            | Self::TakeGood { .. }
            | Self::Deeds { .. }
            | Self::Pharmacy
            | Self::Give { .. }
            | Self::Bake
            | Self::Bonus
            | Self::SendBather { .. } => true,
            Self::Remove { .. }
            | Self::Bathe
            | Self::Keep { .. }
            | Self::Stow { .. }
            | Self::Plan
            | Self::PlanPlace { .. }
            | Self::Act
            | Self::Technology
            | Self::Sacristy
            | Self::Harvest
            | Self::Torture { .. } => false,
        }
    }
}
