//! Why an action is refused.

quadrivium_core::illegal! {
    "orleans";
    /// Somebody else is asked, or chance.
    NotYourTurn = "not-your-turn", "it is somebody else's turn";
    /// The game asks for something else.
    NotAsked = "not-asked", "that is not what is asked now";
    /// Nothing can be done any more.
    GameOver = "game-over", "the game is over";
    /// Chance cannot bring that.
    ImpossibleOutcome = "impossible-outcome", "chance cannot bring that";
    /// It has to be done.
    Mandatory = "mandatory", "this cannot be declined";
    /// The draw limit, the market and the bag allow fewer.
    TooMany = "too-many", "your knights, your market and your bag do not allow so many";
    /// Nobody stands there.
    NobodyThere = "nobody-there", "no follower stands there";
    /// Followers are taken back in the order of the spaces.
    OutOfOrder = "out-of-order", "this is chosen in order: go on, or say done";
    /// There is no such follower.
    NoSuchFollower = "no-such-follower", "you have no such follower there";
    /// The two spaces of the tower are taken.
    TowerFull = "tower-full", "both spaces of the Gunpowder Tower are taken";
    /// The market holds eight.
    MarketFull = "market-full", "your market is too small: more of them go to the tower";
    /// The place belongs to nobody or to somebody else.
    NotYourPlace = "not-your-place", "you do not have that place";
    /// Something stands there.
    SpaceTaken = "space-taken", "that space is taken";
    /// Somebody else is wanted there.
    WrongFollower = "wrong-follower", "that follower cannot work there";
    /// The first of two equal spaces comes first.
    EqualSpaceFirst = "equal-space-first", "of two equal spaces the first is filled first";
    /// Only one place at a time.
    OtherPlace = "other-place", "this time only one place is planned";
    /// There is no technology tile to place.
    NoTechnology = "no-technology", "you have no technology tile to place";
    /// Technology cannot go there.
    NotForTechnology = "not-for-technology", "no technology tile can stand on that space";
    /// The first one replaces a farmer.
    FarmerFirst = "farmer-first", "the first technology tile has to replace a farmer";
    /// One on a place.
    OneTechnology = "one-technology", "a place carries only one technology tile";
    /// Not now.
    NotNow = "not-now", "technology tiles are placed after passing";
    /// The place is not ready.
    NotActive = "not-active", "not all spaces of that place are filled";
    /// The place has no action.
    NoAction = "no-action", "that place has no action";
    /// The supply is empty.
    SupplyEmpty = "supply-empty", "there is no such follower left";
    /// The marker is at the end.
    TrackFinished = "track-finished", "your marker is at the end of that track";
    /// All three markers of the Village are at the end.
    TracksFinished = "tracks-finished", "your markers are at the end of all three tracks";
    /// Something hinders each of the three of the Village.
    NobodyCanCome = "nobody-can-come", "none of the three can be recruited now";
    /// Monks stay at home.
    Pilgrimage = "pilgrimage", "in a round of Pilgrimage no monk is recruited";
    /// The bonus is exhausted.
    BonusGone = "bonus-gone", "what that step would bring is exhausted";
    /// The market has none.
    NoGoodsLeft = "no-goods-left", "there is no such good left";
    /// The stack is empty.
    NoTechnologyLeft = "no-technology-left", "there is no technology tile left";
    /// No route.
    NoRoute = "no-route", "no such route leads there";
    /// Somebody trades there.
    TownTaken = "town-taken", "there is a trading station in that town";
    /// All are built.
    NoStationLeft = "no-station-left", "you have no trading station left";
    /// No deed.
    NoDeed = "no-deed", "there is no free space for that follower at that deed";
    /// Too poor.
    TooPoor = "too-poor", "you do not have the coins for that";
    /// Nothing to give.
    NoGoods = "no-goods", "you do not have that";
    /// Not food.
    NotFood = "not-food", "that is no food";
    /// There is no bonus.
    NoBonus = "no-bonus", "that track has no bonus for you";
    /// The bag is empty.
    BagEmpty = "bag-empty", "your bag is empty";
    /// The tile is somewhere else.
    TileGone = "tile-gone", "that tile is not there to be had";
    /// Stack II is not open yet.
    FirstStackOnly = "first-stack-only", "this time the tile comes from stack I";
    /// One's own merchant stays.
    OtherMerchant = "other-merchant", "the Court moves the merchant of another player";
    /// It cannot be given up.
    CannotLose = "cannot-lose", "you cannot give that up";
}
