//! What happens inside an action: for the log, for drawing, for whoever looks on.

use quadrivium_core::Seat;
use serde::Serialize;

use crate::types::{
    Board, Building, Depot, DepotSpace, Good, Ground, Phase, Pips, Sheet, Source, Space, Tile,
};

/// Something that happened. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A player was drawn to start.
    Started { seat: Seat },
    /// A player was dealt a goods tile.
    GoodDealt { seat: Seat, good: Good },
    /// A player was dealt a player board.
    SheetDealt { seat: Seat, sheet: Sheet },
    /// A player made a secret choice.
    EstateChosen { seat: Seat },
    /// A player's estate and start castle are on the table.
    EstateSettled { seat: Seat, board: Board, castle: Space },
    /// A phase began; what was left on the depots has been removed.
    PhaseBegan { phase: Phase },
    /// A tile came to the board.
    TileRevealed { tile: Tile, at: DepotSpace },
    /// A goods tile of the phase was revealed.
    GoodRevealed { good: Good },
    /// A round began.
    RoundBegan { phase: Phase, round: u8 },
    /// A player rolled.
    Rolled { seat: Seat, dice: [Pips; 2] },
    /// The white die sent a goods tile to a depot.
    GoodPlaced { good: Good, depot: Depot },
    /// A player's turn began.
    TurnBegan { seat: Seat },
    /// Workers were paid to change a die.
    WorkersPaid { seat: Seat, workers: u16 },
    /// A tile was taken from a depot.
    Took { seat: Seat, tile: Tile, from: DepotSpace },
    /// A tile was bought.
    Bought { seat: Seat, tile: Tile, from: DepotSpace },
    /// A stored tile left the game.
    Discarded { seat: Seat, tile: Tile },
    /// A tile was placed on an estate.
    Placed { seat: Seat, tile: Tile, at: Space },
    /// A region was finished.
    RegionFinished {
        seat: Seat,
        ground: Ground,
        at: Space,
        size: u8,
        points: u16,
        phase_points: u16,
    },
    /// A colour was finished, as the first or second player to do so.
    BonusTile { seat: Seat, ground: Ground, large: bool, points: u16 },
    /// Animals were counted.
    AnimalsCounted { seat: Seat, at: Space, tiles: u8, points: u16 },
    /// Goods were sold.
    Sold { seat: Seat, good: Good, tiles: u8, points: u16, silver: u16, workers: u16 },
    /// A player took workers.
    WorkersTaken { seat: Seat, workers: u16, silver: u16 },
    /// A building gave something at once.
    BuildingPaid { seat: Seat, building: Building, workers: u16, silver: u16, points: u16 },
    /// The effect of a building could not be used.
    EffectLost { seat: Seat, building: Building },
    /// A player did without the effect of a building.
    EffectDeclined { seat: Seat },
    /// Goods were loaded.
    Loaded { seat: Seat, good: Good, tiles: u8 },
    /// A ship moved a player's marker.
    MarkerMoved { seat: Seat, to: u8 },
    /// Mines paid at the end of a phase.
    MinesPaid { seat: Seat, silver: u16, workers: u16 },
    /// Points at the end of the game.
    FinalPoints { seat: Seat, source: Source, points: u16 },
    /// The game ended.
    GameEnded,
}
