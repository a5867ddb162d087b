//! Why an action is refused.

use quadrivium_core::MessageKey;
use serde::Serialize;

/// The reasons of this game, each one that a player would understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// Somebody else is asked.
    #[error("it is somebody else's turn")]
    NotYourTurn,
    /// The game asks for something else.
    #[error("that is not what is asked now")]
    NotAsked,
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// Chance cannot bring this about.
    #[error("that cannot be drawn or rolled now")]
    ImpossibleOutcome,
    /// The die is used or shows something else.
    #[error("no unused die shows that number")]
    NoSuchDie,
    /// A die is named where the action needs none.
    #[error("this action needs no die: name 'any'")]
    NoDieNeeded,
    /// No die is named where the action needs one.
    #[error("this action needs one of your dice")]
    DieNeeded,
    /// Not enough workers to make the die show the number.
    #[error("the die shows another number, and there are not enough workers to change it")]
    WrongNumber,
    /// Nothing lies there.
    #[error("there is no tile there")]
    NoTileThere,
    /// The same tile lies earlier in the row.
    #[error("the same tile has a lower number too: name that one")]
    SameTileEarlier,
    /// The building does not fetch tiles of this colour.
    #[error("this building does not fetch tiles of that colour")]
    NotFetched,
    /// A tile covers the space.
    #[error("that space is already covered")]
    SpaceTaken,
    /// The colours differ.
    #[error("the tile has another colour than the space")]
    WrongGround,
    /// No tile lies next to the space.
    #[error("no placed tile touches that space")]
    NotAdjacent,
    /// The city has such a building.
    #[error("the city already has a building of that kind")]
    BuildingTwice,
    /// Nothing to sell.
    #[error("there are no such goods in stock")]
    NoGoods,
    /// One purchase a turn.
    #[error("a tile was already bought this turn")]
    AlreadyBought,
    /// A purchase costs silver.
    #[error("a purchase costs 2 silver")]
    TooLittleSilver,
    /// Purchases come from the black depot.
    #[error("tiles of numbered depots can be bought with knowledge tile 6 only")]
    OnlyBlackDepot,
    /// Two depots at once.
    #[error("goods of two depots can be loaded with knowledge tile 5 only")]
    OnlyOneDepot,
    /// The second of two depots adds nothing.
    #[error("one of the two depots is empty: name the other one alone")]
    EmptyNeighbour,
    /// The type is not there, or stored anyway.
    #[error("there is no choice about those goods")]
    NotOffered,
    /// Types are named in rising order, and all free places are filled.
    #[error("name the goods in rising order, so that all free places are filled")]
    OutOfOrder,
    /// The effect is not optional.
    #[error("this cannot be declined")]
    Mandatory,
    /// Both dice must be used.
    #[error("there are dice left to use")]
    DiceLeft,
    /// The estate is on another sheet.
    #[error("that estate is not on your player board")]
    OtherSheet,
}

impl MessageKey for Illegal {
    fn message_key(&self) -> &'static str {
        match self {
            Self::NotYourTurn => "burgundy-illegal-not-your-turn",
            Self::NotAsked => "burgundy-illegal-not-asked",
            Self::GameOver => "burgundy-illegal-game-over",
            Self::ImpossibleOutcome => "burgundy-illegal-impossible-outcome",
            Self::NoSuchDie => "burgundy-illegal-no-such-die",
            Self::NoDieNeeded => "burgundy-illegal-no-die-needed",
            Self::DieNeeded => "burgundy-illegal-die-needed",
            Self::WrongNumber => "burgundy-illegal-wrong-number",
            Self::NoTileThere => "burgundy-illegal-no-tile-there",
            Self::SameTileEarlier => "burgundy-illegal-same-tile-earlier",
            Self::NotFetched => "burgundy-illegal-not-fetched",
            Self::SpaceTaken => "burgundy-illegal-space-taken",
            Self::WrongGround => "burgundy-illegal-wrong-ground",
            Self::NotAdjacent => "burgundy-illegal-not-adjacent",
            Self::BuildingTwice => "burgundy-illegal-building-twice",
            Self::NoGoods => "burgundy-illegal-no-goods",
            Self::AlreadyBought => "burgundy-illegal-already-bought",
            Self::TooLittleSilver => "burgundy-illegal-too-little-silver",
            Self::OnlyBlackDepot => "burgundy-illegal-only-black-depot",
            Self::OnlyOneDepot => "burgundy-illegal-only-one-depot",
            Self::EmptyNeighbour => "burgundy-illegal-empty-neighbour",
            Self::NotOffered => "burgundy-illegal-not-offered",
            Self::OutOfOrder => "burgundy-illegal-out-of-order",
            Self::Mandatory => "burgundy-illegal-mandatory",
            Self::DiceLeft => "burgundy-illegal-dice-left",
            Self::OtherSheet => "burgundy-illegal-other-sheet",
        }
    }
}
