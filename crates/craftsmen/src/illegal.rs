//! Why an action is refused.

quadrivium_core::illegal! {
    "craftsmen";
    /// Somebody else is asked.
    NotYourTurn = "not-your-turn", "it is somebody else's turn";
    /// The game asks for something else.
    NotAsked = "not-asked", "that is not what is asked now";
    /// Nothing can be done any more.
    GameOver = "game-over", "the game is over";
    /// Chance cannot have this outcome.
    NoSuchOutcome = "no-such-outcome", "that cannot be drawn now";
    /// The card was swapped already, or there is none of this kind.
    NothingToSwap = "nothing-to-swap", "there is nothing of that kind left to swap";
    /// The sawmill is not in the box.
    NoSuchSawmill = "no-such-sawmill", "that sawmill is not in the box";
    /// A building card that the player does not hold.
    NotInHand = "not-in-hand", "you do not have that card";
    /// The queue is full; helpers can only be stacked.
    QueueFull = "queue-full", "all spaces of that queue are taken: stack the helper";
    /// There is an empty space.
    QueueOpen = "queue-open", "there is an empty space in that queue";
    /// The space does not hold exactly one helper.
    CannotStackThere = "cannot-stack-there", "helpers can be stacked only on a single one";
    /// Two helpers of a player, or as many as the number of players allows.
    GuildFull = "guild-full", "no more of your helpers can go to that guild";
    /// Neither a card nor points for the fee.
    CannotPayFee = "cannot-pay-fee", "you cannot pay the fee";
    /// The payment cannot be completed with this card, or could do without it.
    DoesNotFit = "does-not-fit", "that card does not fit the payment";
    /// The card does not lie face up.
    NotOnBoard = "not-on-board", "that card does not lie on the board";
    /// Neither half matches the neighbour.
    ColoursDiffer = "colours-differ", "neither its upper nor its lower colour matches";
    /// The colours match, the privilege would be wasted.
    PrivilegeNotNeeded = "privilege-not-needed", "its colours match, no privilege is needed";
    /// No gold space and no token, or used already.
    NoPrivilege = "no-privilege", "you have no privilege to use";
    /// More than the player's cards are worth.
    TooExpensive = "too-expensive", "your cards are not worth that much";
    /// A bid has to be higher.
    BidTooLow = "bid-too-low", "the bid has to be higher";
    /// The opening bid stands.
    MustBid = "must-bid", "whoever starts an auction has to bid";
    /// The deck and the board have no card of this kind.
    NoCardsLeft = "no-cards-left", "there is no card of that kind left";
    /// The action of this helper is taken.
    ActionTaken = "action-taken", "this helper has acted already";
    /// No building of the player makes that good.
    CannotMake = "cannot-make", "none of your buildings makes that";
    /// No free icon of that good there.
    NoFreeIcon = "no-free-icon", "there is no free icon for it on that building";
    /// Three markers on the fair.
    FairFull = "fair-full", "you have no more room on the fair";
    /// No marker on the fair.
    FairEmpty = "fair-empty", "you have no marker on the fair";
    /// No cube in supply.
    NoCube = "no-cube", "you have no cube left";
    /// Not all icons of the building are filled.
    InputsMissing = "inputs-missing", "something is missing on that building";
    /// No work point left.
    NoWork = "no-work", "you have no work point left";
    /// The good does not go there.
    WrongPlace = "wrong-place", "the good does not go there";
    /// The hold is full: the captain has to be bribed.
    HoldFull = "hold-full", "that hold is full";
    /// There is room: no bribe.
    HoldOpen = "hold-open", "there is room in that hold";
    /// The captain does not throw out the briber's own marker.
    OwnMarker = "own-marker", "your own marker would have to leave";
    /// There is a ship that takes the good.
    MustLoad = "must-load", "there is room for it on a ship";
    /// The granary has none, or the player's own is next.
    NotForSale = "not-for-sale", "that half-product is not for sale to you";
    /// No token in the pool, or three owned.
    NoToken = "no-token", "you cannot take such a token";
    /// The track is full, the player is on it, or there are only two players.
    NoPlaceOnTrack = "no-place-on-track", "you cannot change the order";
    /// One card of each colour.
    WrongColour = "wrong-colour", "one card of each colour is invested";
    /// Four cards have to be invested once the first one is.
    MustFinish = "must-finish", "what was begun has to be finished";
}
