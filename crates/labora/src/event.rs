//! What happens inside an action: for the log, for drawing, for whoever looks on.

use quadrivium_core::Seat;
use serde::Serialize;

use crate::types::{
    Building, DistrictSide, Good, Marker, Phase, PlotSide, Rank, Settlement, Spot, Stack,
};

/// Something that happened. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A round began; the wheel has turned.
    RoundBegan { round: u16, arm: u8 },
    /// The bonus round began; all priors came home.
    BonusRoundBegan,
    /// All clergymen of a player came home.
    ClergyReturned { seat: Seat },
    /// A player's prior came home.
    PriorReturned { seat: Seat },
    /// A marker came into play.
    MarkerEntered { marker: Marker },
    /// A marker left the game (solo).
    MarkerLeft { marker: Marker },
    /// A settlement phase began.
    PhaseBegan { phase: Phase },
    /// The cards of a stack came to the display, and a settlement to every player.
    StackOpened { stack: Stack },
    /// A player's turn began.
    TurnBegan { seat: Seat },
    /// A clergyman was sent into a building.
    Placed { seat: Seat, rank: Rank, owner: Seat, building: Building },
    /// A work contract was paid in coins.
    ContractPaid { seat: Seat, owner: Seat, building: Building, coins: u8 },
    /// A work contract was paid by a present.
    PresentGiven { seat: Seat, owner: Seat, building: Building, good: Good },
    /// A function of another building is used.
    Copied { seat: Seat, owner: Option<Seat>, building: Building },
    /// Goods came from the supply.
    Gained { seat: Seat, good: Good, count: u16 },
    /// Goods went to the supply.
    Paid { seat: Seat, good: Good, count: u16 },
    /// Energy (in halves), food or points were paid beyond what was due: there is no change.
    Lost { seat: Seat, half_energy: u16, food: u16, points: u16 },
    /// Goods were turned into others.
    Converted { seat: Seat, from: Good, count: u16, to: Good, into: u16 },
    /// The wheel brought goods, and its marker or the joker went back to nothing.
    Produced { seat: Seat, good: Good, count: u16, marker: Marker },
    /// A forest was felled.
    Felled { seat: Seat, spot: Spot },
    /// Peat was cut.
    PeatCut { seat: Seat, spot: Spot },
    /// A forest was removed without wood.
    Cleared { seat: Seat, spot: Spot },
    /// Nothing was felled or cut.
    Idled { seat: Seat },
    /// A building was built.
    Built { seat: Seat, building: Building, spot: Spot },
    /// A neutral building was built over.
    Covered { building: Building, spot: Spot },
    /// A building could not be built by the neutral player and left the game.
    PutAside { building: Building },
    /// From now on work contracts cost more.
    ContractPriceRose { coins: u8 },
    /// A settlement was built.
    Settled { seat: Seat, settlement: Settlement, spot: Spot },
    /// A district was laid out; for nothing where the price is zero.
    DistrictLaid { seat: Seat, row: i8, side: DistrictSide, price: u8 },
    /// A plot was laid out; for nothing where the price is zero.
    PlotLaid { seat: Seat, row: i8, side: PlotSide, price: u8 },
    /// The game is over.
    Ended,
}
