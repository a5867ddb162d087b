//! Why an action is refused.

quadrivium_core::illegal! {
    "burgundy";
    /// Somebody else is asked.
    NotYourTurn = "not-your-turn", "it is somebody else's turn";
    /// The game asks for something else.
    NotAsked = "not-asked", "that is not what is asked now";
    /// Nothing can be done any more.
    GameOver = "game-over", "the game is over";
    /// Chance cannot bring this about.
    ImpossibleOutcome = "impossible-outcome", "that cannot be drawn or rolled now";
    /// The die is used or shows something else.
    NoSuchDie = "no-such-die", "no unused die shows that number";
    /// A die is named where the action needs none.
    NoDieNeeded = "no-die-needed", "this action needs no die: name 'any'";
    /// No die is named where the action needs one.
    DieNeeded = "die-needed", "this action needs one of your dice";
    /// Not enough workers to make the die show the number.
    WrongNumber = "wrong-number", "the die shows another number, and there are not enough workers to change it";
    /// Nothing lies there.
    NoTileThere = "no-tile-there", "there is no tile there";
    /// The same tile lies earlier in the row.
    SameTileEarlier = "same-tile-earlier", "the same tile has a lower number too: name that one";
    /// The building does not fetch tiles of this colour.
    NotFetched = "not-fetched", "this building does not fetch tiles of that colour";
    /// A tile covers the space.
    SpaceTaken = "space-taken", "that space is already covered";
    /// The colours differ.
    WrongGround = "wrong-ground", "the tile has another colour than the space";
    /// No tile lies next to the space.
    NotAdjacent = "not-adjacent", "no placed tile touches that space";
    /// The city has such a building.
    BuildingTwice = "building-twice", "the city already has a building of that kind";
    /// Nothing to sell.
    NoGoods = "no-goods", "there are no such goods in stock";
    /// One purchase a turn.
    AlreadyBought = "already-bought", "a tile was already bought this turn";
    /// A purchase costs silver.
    TooLittleSilver = "too-little-silver", "a purchase costs 2 silver";
    /// Purchases come from the black depot.
    OnlyBlackDepot = "only-black-depot", "tiles of numbered depots can be bought with knowledge tile 6 only";
    /// Two depots at once.
    OnlyOneDepot = "only-one-depot", "goods of two depots can be loaded with knowledge tile 5 only";
    /// The second of two depots adds nothing.
    EmptyNeighbour = "empty-neighbour", "one of the two depots is empty: name the other one alone";
    /// The type is not there, or stored anyway.
    NotOffered = "not-offered", "there is no choice about those goods";
    /// The effect is not optional.
    Mandatory = "mandatory", "this cannot be declined";
    /// Both dice must be used.
    DiceLeft = "dice-left", "there are dice left to use";
    /// The estate is on another sheet.
    OtherSheet = "other-sheet", "that estate is not on your player board";
}
