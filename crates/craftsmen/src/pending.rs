//! What the game waits for, and what belongs to it: a payment to the question how it is paid, an
//! auction to the next bid.

use std::num::NonZeroU8;

use quadrivium_core::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::purse::{Payment, Purse, only, together, worth};
use crate::state::MOST_PLAYERS;
use crate::types::{Building, Capital, ColourSet, Good, Kind};

/// What the game waits for. The stack is read from the top. When it is empty the game goes on to
/// the next turn, stage or season by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Pending {
    /// Something comes out.
    Chance(Draw),
    /// A player decides.
    Player {
        #[serde(flatten)]
        question: Question,
        seat: Seat,
    },
}

/// Nothing waits for this: places of the stack that are not in use hold it.
impl Default for Pending {
    fn default() -> Self {
        Self::Chance(Draw::ShowCapital)
    }
}

impl From<Draw> for Pending {
    fn from(draw: Draw) -> Self {
        Self::Chance(draw)
    }
}

impl From<(Seat, Question)> for Pending {
    fn from((seat, question): (Seat, Question)) -> Self {
        Self::Player { question, seat }
    }
}

/// What chance is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Draw {
    /// A face-up place for capital is empty.
    ShowCapital,
    /// Capital cards for a player, who discards some afterwards as a guest of the bankers.
    DealCapital { seat: Seat, left: u8, banker: bool },
    /// Capital cards that make the mayor's offer.
    ShowMayor { left: u8, auction: Auction },
    /// Building cards for a player.
    DealCards { seat: Seat, of: Kind, left: u8 },
    /// A face-up place for a kind of building is empty.
    ShowCard { of: Kind },
    /// Cards that a player looks at.
    DealLook { seat: Seat, of: Kind, left: u8 },
    /// A sawmill for a player.
    DealSawmill { seat: Seat },
    /// Hands are compared for the first order.
    CompareHands,
}

/// What a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Question {
    /// Swaps before the game: whether a card and the sawmill can still be swapped.
    Exchange { card: bool, sawmill: bool },
    /// Which card is swapped.
    GiveBack { of: Kind },
    /// Where the next helper goes.
    SendHelper,
    /// The fee for stacking.
    PayFee { to: Seat },
    /// The action of a helper in a guild, or a player's in winter.
    Act(Act),
    /// Whether a second card is taken from the board.
    TakeAnother,
    /// Cards to discard: how many, and how many of them the bankers' privilege would spare.
    Discard { left: u8, spared: u8, banker: bool },
    /// The next card of a payment.
    Pay { bill: Bill },
    /// A bid.
    Bid { auction: Auction },
    /// Which of the cards looked at are laid out.
    LayOut { left: u8 },
    /// Whether the others go on or under the deck.
    PutBack,
    /// In which order they go there, from the top down.
    Arrange { under: bool },
    /// The second raw good of the privilege.
    MakeAnother,
    /// Where a good goes that was just made.
    Deliver { card: Building },
    /// The capital card for a sale to the granary.
    Reward,
    /// How a half-product is paid.
    PayGoods { good: Good, to: Building },
    /// Whether the seller puts a marker on the fair.
    Stall,
    /// Whether a work token is spent.
    SpendToken,
    /// Whether and what is invested, colour by colour: any card of each, so that the order of the
    /// colours takes nothing from anybody.
    Invest { last: Option<Capital>, paid: Purse },
}

impl Question {
    /// Whether it follows from what the same player has decided, and is left by taking that back.
    pub(crate) const fn follows(&self) -> bool {
        match self {
            Self::GiveBack { .. }
            | Self::PayFee { .. }
            | Self::Pay { .. }
            | Self::PutBack
            | Self::Arrange { .. }
            | Self::MakeAnother
            | Self::Deliver { .. }
            | Self::Reward
            | Self::PayGoods { .. } => true,
            Self::Exchange { .. }
            | Self::SendHelper
            | Self::Act(_)
            | Self::TakeAnother
            | Self::Discard { .. }
            | Self::Bid { .. }
            | Self::LayOut { .. }
            | Self::Stall
            | Self::SpendToken
            | Self::Invest { .. } => false,
        }
    }
}

/// How far the action in a guild has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "guild")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Act {
    Bankers,
    Builders(Works),
    /// Whether a card was bought or put up for auction.
    Notary {
        acted: bool,
    },
    /// Work points left, and whether the last one made a raw good.
    Crafts {
        work: u8,
        raw: bool,
    },
    Merchants,
    TownHall,
}

/// What was built in an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Works {
    /// How many buildings.
    pub built: u8,
    /// What they cost.
    pub cost: u8,
}

/// A payment under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bill {
    /// What has to be reached.
    pub price: u8,
    /// The colours in which it can be paid.
    pub colours: ColourSet,
    /// The cards already paid.
    pub paid: Purse,
}

impl Bill {
    /// Whether the price is reached.
    pub(crate) fn is_paid(&self) -> bool {
        worth(&self.paid) >= self.price
    }

    /// The payment, if these are the cards that are left.
    pub(crate) fn payment(&self, hand: &Purse) -> Payment {
        let purse = only(&together(hand, &self.paid), self.colours);
        Payment { purse, paid: self.paid, price: self.price }
    }
}

/// An auction under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Auction {
    /// For which card.
    pub card: Building,
    /// Who started it.
    pub starter: Seat,
    /// Who has not passed.
    pub bidders: SeatSet,
    /// What each player bid last.
    pub bids: PerSeat<Option<NonZeroU8>, MOST_PLAYERS>,
    /// The mayor's cards.
    pub shown: Purse,
    /// The mayor's offer, once it is made.
    pub mayor: Option<u8>,
}

impl Auction {
    /// Who bid highest; to begin with the starter, with nothing.
    pub(crate) fn leader(&self) -> (Seat, u8) {
        let bids = self.bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?.get())));
        bids.max_by_key(|&(_, bid)| bid).unwrap_or((self.starter, 0))
    }

    /// What a bid has to exceed.
    pub(crate) fn highest(&self) -> u8 {
        self.mayor.unwrap_or(self.leader().1)
    }

    /// Whether anybody raised the opening bid.
    pub(crate) fn is_raised(&self) -> bool {
        self.bids.values.iter().flatten().count() > 1
    }
}
