# What only the drawing of Orléans says; the names of everything are in orleans.ftl.

orleans-ui-target = { $count ->
    [one] { $what }
   *[other] { $what }: { $count } ways
}
orleans-ui-shared = Shared board
orleans-ui-board-of = Board of { $name }
orleans-ui-map = Map of the Loire
orleans-ui-tracks = Tracks
orleans-ui-track = Track: { $kind }, left in the supply: { $count }
orleans-ui-development = Development track
orleans-ui-deeds = Beneficial deeds
orleans-ui-goods-market = Goods
orleans-ui-road = road
orleans-ui-waterway = waterway
orleans-ui-to = To: { $town }
orleans-ui-station-of = Trading station of { $name }: { $town }
orleans-ui-merchant-of = Merchant of { $name }
orleans-ui-market = Market
orleans-ui-market-count = { $count } of { $spaces } · you draw { $draws }
orleans-ui-on-market = { $count } on market
orleans-ui-bag = In the bag: { $count }
orleans-ui-bag-of = Bag
orleans-ui-slot = { $place }: space for { $kind }
orleans-ui-free = free: { $kind }
orleans-ui-put-back = Put back on the market: { $who } ({ $place })
orleans-ui-put-all-back = Put everybody back
orleans-ui-power = works by itself
orleans-ui-technology = Technology tiles
orleans-ui-coins = Coins
orleans-ui-level = Development level
orleans-ui-stations = Trading stations
orleans-ui-citizens = Citizens
orleans-ui-own-tiles = Own place tiles
orleans-ui-stacks = Place tiles
orleans-ui-stack = Stack { $stack } ({ $count })
orleans-ui-stack-empty = Nothing is left here.
orleans-ui-tiles-choose = Choose a place tile
orleans-ui-tiles-open = Show the place tiles
orleans-ui-aside = Look at the table
orleans-ui-close = Close
orleans-ui-event = Event of the round
orleans-ui-events = Events
orleans-ui-events-all = All events
orleans-ui-events-past = Round by round
orleans-ui-events-left = Still hidden
orleans-ui-events-next = may come next: { $count }
orleans-ui-before = Set-up
orleans-ui-round = Round { $round }/{ $rounds }
orleans-ui-costs-you = costs
orleans-ui-brings-you = brings
orleans-ui-missing = { $count ->
    [one] { $count } coin short: torture
   *[other] { $count } coins short: torture
}
orleans-ui-or = or
orleans-ui-of-sacristy = of the Sacristy
orleans-ui-event-pilgrimage = No monks in this round
orleans-ui-event-nothing = costs you nothing
orleans-ui-census-leader = Census: { $name } is ahead and gains a coin.
orleans-ui-census-last = Census: { $name } is behind and pays a coin.
orleans-ui-have = you have { $count }
orleans-ui-torture = Torture
orleans-ui-torture-owed = { $count ->
    [one] { $count } coin is missing. Give up one thing, for good.
   *[other] { $count } coins are missing. Give up one thing for each, for good.
}
orleans-ui-torture-open = Show what can be given up
orleans-ui-torture-choose = Choose what you give up
orleans-ui-lose-good = Goods
orleans-ui-lose-point = Development
orleans-ui-lose-follower = Followers
orleans-ui-lose-technology = Technology tiles
orleans-ui-lose-tile = Place tiles
orleans-ui-lose-station = Trading stations
orleans-ui-loss-point = One point back
orleans-ui-loss-follower = Somebody from the bag
orleans-ui-loss-unplaced = Not placed
orleans-ui-loss-unbuilt = Not built
orleans-ui-gain-coin = 1 coin
orleans-ui-gain-point = 1 development point
orleans-ui-do-pass = Pass
orleans-ui-do-next = Next player
orleans-ui-do-bathe = Draw two more
orleans-ui-do-protect = Ward it off
orleans-ui-do-done-planning = Done planning
orleans-ui-do-done-declaring = Nobody more
orleans-ui-do-done-stowing = Nobody more
orleans-ui-do-done-acting = Done
orleans-ui-do-skip-take-good = Take nothing
orleans-ui-do-skip-bathe = No more
orleans-ui-do-skip-sacristy = Let it happen
orleans-ui-do-skip-remove = Remove no tile
orleans-ui-status-turn = on turn
orleans-ui-status-plans = planning
orleans-ui-status-declares = drawing
orleans-ui-status-done = done
orleans-ui-status-passed = passed
orleans-ui-status-starts = starts
orleans-ui-status-waits = waits
orleans-ui-status-over = finished
orleans-ui-view-board = My board
orleans-ui-view-map = Map
orleans-ui-view-tracks = Tracks
orleans-ui-view-players = Players
orleans-ui-view-log = Log
orleans-ui-deed-city-wall = City Wall
orleans-ui-deed-papal-conclave = Conclave
orleans-ui-deed-defeating-plague = Plague
orleans-ui-deed-astronomy = Astronomy
orleans-ui-deed-boatmen-guild = Boatmen
orleans-ui-deed-cathedral = Cathedral
orleans-ui-deed-peace-treaty = Peace Treaty
orleans-ui-deed-canalisation = Canalisation
orleans-ui-followers = Followers
orleans-ui-board-places = Places of every board
orleans-ui-goods = Goods
