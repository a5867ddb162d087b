//! What happens inside an action: for the log, for drawing, for whoever looks on.

use quadrivium_core::Seat;
use serde::Serialize;

use crate::action::Loss;
use crate::types::{
    Citizen, Deed, Follower, Good, Hourglass, Kind, Place, Route, Source, Space, Town, Ware, Way,
};

/// Something that happened. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A player starts the game.
    Started { seat: Seat },
    /// A good was laid on the map.
    GoodLaid { route: Route, good: Good },
    /// A good left the game before it began.
    GoodRemoved { good: Good },
    /// A place tile left the game before it began.
    TileRemoved { seat: Seat, tile: Place },
    /// A round began.
    RoundBegan { round: u8, start: Seat },
    /// The event of the round was revealed.
    Revealed { tile: Hourglass },
    /// The census: who leads alone and who is alone behind.
    Counted { leader: Option<Seat>, last: Option<Seat> },
    /// Coins came from the bank.
    CoinsGained { seat: Seat, coins: u16 },
    /// Coins went to the bank.
    CoinsPaid { seat: Seat, coins: u16 },
    /// Coins went from one player to another.
    CoinsGiven { seat: Seat, to: Seat, coins: u16 },
    /// A player said how many followers to draw.
    DrawDeclared { seat: Seat, count: u8 },
    /// A follower went back from a place to the market.
    TakenBack { seat: Seat, follower: Follower, space: Space },
    /// A follower came out of the bag to the market.
    Drawn { seat: Seat, follower: Follower },
    /// A follower came out of the bag for the Bathhouse.
    Bathed { seat: Seat, follower: Follower },
    /// A follower drawn by the Bathhouse went to the market.
    Kept { seat: Seat, follower: Follower },
    /// A follower drawn by the Bathhouse, or standing on it, went back into the bag.
    Returned { seat: Seat, follower: Follower },
    /// A follower lies on the Gunpowder Tower.
    Stowed { seat: Seat, follower: Follower },
    /// A follower went to work; from the bag where the Bathhouse sent it.
    Assigned { seat: Seat, follower: Follower, space: Space, source: Option<Source> },
    /// A technology tile was placed.
    TechnologyPlaced { seat: Seat, space: Space },
    /// A player has planned everything.
    Planned { seat: Seat },
    /// The action of a place is done; its followers go to the bag, except from the Town Hall, the
    /// Gunpowder Tower and the Bathhouse.
    Used { seat: Seat, place: Place },
    /// A player does nothing more in this round.
    Passed { seat: Seat },
    /// Phase 6: the event of the round takes effect. A Pilgrimage has had its effect before.
    EventCame { tile: Hourglass },
    /// A follower came from the supply into the bag.
    Recruited { seat: Seat, kind: Kind },
    /// A marker moved on a follower track.
    Advanced { seat: Seat, kind: Kind, to: u8 },
    /// A good came from the goods market or from the map.
    GoodGained { seat: Seat, good: Good, route: Option<Route> },
    /// A good went to the goods market.
    GoodPaid { seat: Seat, ware: Ware },
    /// Grain became bread.
    Baked { seat: Seat, count: u8 },
    /// A technology tile came from the supply.
    TechnologyGained { seat: Seat },
    /// A place tile came from its stack.
    TileGained { seat: Seat, tile: Place },
    /// The development marker moved forward.
    Developed { seat: Seat, from: u8, to: u8 },
    /// A citizen joined a player.
    CitizenGained { seat: Seat, citizen: Citizen },
    /// A merchant moved.
    Moved { seat: Seat, merchant: Seat, from: Town, to: Town, way: Way },
    /// A trading station was built.
    StationBuilt { seat: Seat, town: Town },
    /// A follower joined a deed for good, from the Town Hall or the Gunpowder Tower.
    Served { seat: Seat, place: Place, kind: Kind, deed: Deed },
    /// A monk left the Sacristy and warded off the event.
    Protected { seat: Seat },
    /// The plague took a follower.
    Died { seat: Seat, kind: Kind },
    /// The plague drew a starting follower, who went back.
    Spared { seat: Seat, follower: Follower },
    /// Coins are missing: so many things have to be given up.
    Tortured { seat: Seat, missing: u16 },
    /// Something was given up for good. Followers on a place tile go to the bag, technology on it
    /// leaves with it, bread is grain again; which follower is lost is told when it is drawn.
    Lost { seat: Seat, loss: Loss },
    /// A follower was given up for good.
    FollowerLost { seat: Seat, kind: Kind },
    /// There is nothing left to give up.
    DebtForgiven { seat: Seat, missing: u16 },
    /// The game is over.
    Ended,
}
