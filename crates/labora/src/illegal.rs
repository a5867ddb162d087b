//! Why an action is refused.

quadrivium_core::illegal! {
    "labora";
    /// Somebody else is asked.
    NotYourTurn = "not-your-turn", "it is somebody else's turn";
    /// The game asks for something else.
    NotAsked = "not-asked", "that is not what is asked now";
    /// Nothing can be done any more.
    GameOver = "game-over", "the game is over";
    /// The main action is taken.
    NoActionLeft = "no-action-left", "the main action of this turn is taken: end the turn";
    /// A main action is compulsory.
    ActionLeft = "action-left", "there is a main action left to take";
    /// In the bonus round only the prior goes, or a building is built.
    BonusRound = "bonus-round", "in the bonus round you may build, or send your prior anywhere";
    /// The building does not stand there.
    NoSuchHouse = "no-such-house", "there is no such building";
    /// A clergyman stands in it.
    Occupied = "occupied", "a clergyman is already in that building";
    /// Nobody is at home to send.
    NobodyHome = "nobody-home", "there is no such clergyman at home";
    /// One's own building needs no contract.
    OwnHouse = "own-house", "there is no contract with oneself: send a clergyman of your own";
    /// The fee cannot be paid.
    NoFee = "no-fee", "you can pay neither the price of a contract nor a present";
    /// No forest lies there.
    NoForest = "no-forest", "there is no forest there";
    /// No moor lies there.
    NoMoor = "no-moor", "there is no moor there";
    /// With forest and moor there is no empty action.
    NotIdle = "not-idle", "whoever has forest and moor has to do something";
    /// The building is not for sale.
    NotDisplayed = "not-displayed", "that building is not in the display";
    /// It costs more.
    TooDear = "too-dear", "you cannot pay for that";
    /// There is no place for it.
    NoSite = "no-site", "there is no free place for it on your estate";
    /// The cell is not on the estate.
    NoSuchCell = "no-such-cell", "your estate does not reach there";
    /// Something lies there.
    NotFree = "not-free", "that place is not free";
    /// The terrain does not fit.
    WrongTerrain = "wrong-terrain", "it cannot stand on that terrain";
    /// Cloister buildings touch each other.
    NoCloisterBeside = "no-cloister-beside", "a cloister building has to touch a cloister building";
    /// A neutral building may be covered only when nothing is free.
    FreeSitesFirst = "free-sites-first", "free places come first, and only like covers like";
    /// One tile a turn.
    AlreadyBought = "already-bought", "land was already bought this time";
    /// The stack is empty.
    NoTileLeft = "no-tile-left", "there is no such tile left";
    /// The tile does not fit there.
    NoRoomForTile = "no-room-for-tile", "the tile cannot lie there";
    /// There is none of it.
    NoGoods = "no-goods", "you do not have that";
    /// The settlement is built or still to come.
    NotInHand = "not-in-hand", "you do not have that settlement to build";
    /// It brings something else, or its marker is out of play.
    NotProduced = "not-produced", "that cannot be produced here";
    /// The trade cannot be made so often.
    TooOften = "too-often", "that cannot be done so often";
    /// The payment would not fit.
    NotThisPayment = "not-this-payment", "that does not add up: pay what is due and nothing that could be left out";
    /// The good is not among those to choose from.
    NotOffered = "not-offered", "that is not to be had here";
    /// The building cannot be copied from here.
    NotCopied = "not-copied", "that building cannot be used from here";
    /// It has to be done.
    Mandatory = "mandatory", "this cannot be declined";
}
