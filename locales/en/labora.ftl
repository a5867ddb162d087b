# Ora et Labora. Goods stand in the singular (labora-good-…) and with their number (labora-goods-…).
labora-title = Ora et Labora
labora-about = Lead an abbey and the land around it. A wheel says how much of each good can be produced; clergymen work in your buildings and, for a fee, in those of others. Buildings and, above all, settlements in good company bring points.

# Options

option-labora-country = Country
option-labora-country-france = France: grapes and wine, flour and bread
option-labora-country-ireland = Ireland: malt, beer and whiskey
option-labora-length = Length
option-labora-length-long = whole game, about 90 minutes: 24 rounds
option-labora-length-short = short game, about 45 minutes: 12 rounds
option-labora-landscape-supply = Landscape tiles
option-labora-landscape-supply-seed = eight districts and eight plots (Polish edition)
option-labora-landscape-supply-print9 = nine districts and nine plots (other editions)
option-labora-second-quarry = Second Quarry in the short game
option-labora-second-quarry-true = takes part
option-labora-second-quarry-false = stays in the box

# Goods

labora-good-peat = peat
labora-good-coal = peat coal
labora-good-sheep = sheep
labora-good-meat = meat
labora-good-grain = grain
labora-good-straw = straw
labora-good-wood = wood
labora-good-whiskey = whiskey
labora-good-clay = clay
labora-good-ceramic = ceramic
labora-good-coin = coin
labora-good-book = book
labora-good-coin5 = 5-coin tile
labora-good-reliquary = reliquary
labora-good-stone = stone
labora-good-ornament = ornament
labora-good-grape = grapes
labora-good-wine = wine
labora-good-flour = flour
labora-good-bread = bread
labora-good-malt = malt
labora-good-beer = beer
labora-good-wonder = wonder

labora-goods-peat = { $count } peat
labora-goods-coal = { $count } peat coal
labora-goods-sheep = { $count } sheep
labora-goods-meat = { $count } meat
labora-goods-grain = { $count } grain
labora-goods-straw = { $count } straw
labora-goods-wood = { $count } wood
labora-goods-whiskey = { $count } whiskey
labora-goods-clay = { $count } clay
labora-goods-ceramic = { $count ->
    [one] { $count } ceramic
   *[other] { $count } ceramics
}
labora-goods-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
labora-goods-book = { $count ->
    [one] { $count } book
   *[other] { $count } books
}
labora-goods-coin5 = { $count ->
    [one] { $count } 5-coin tile
   *[other] { $count } 5-coin tiles
}
labora-goods-reliquary = { $count ->
    [one] { $count } reliquary
   *[other] { $count } reliquaries
}
labora-goods-stone = { $count } stone
labora-goods-ornament = { $count ->
    [one] { $count } ornament
   *[other] { $count } ornaments
}
labora-goods-grape = { $count ->
    [one] { $count } grape
   *[other] { $count } grapes
}
labora-goods-wine = { $count } wine
labora-goods-flour = { $count } flour
labora-goods-bread = { $count } bread
labora-goods-malt = { $count } malt
labora-goods-beer = { $count } beer
labora-goods-wonder = { $count ->
    [one] { $count } wonder
   *[other] { $count } wonders
}

labora-joker = joker
labora-joker-shows = joker { $count }

# Buildings

labora-building-clay-mound = Clay Mound
labora-building-farmyard = Farmyard
labora-building-cloister-office = Cloister Office
labora-building-priory = Priory
labora-building-cloister-courtyard = Cloister Courtyard
labora-building-grain-storage = Grain Storage
labora-building-granary = Granary
labora-building-windmill = Windmill
labora-building-malthouse = Malthouse
labora-building-bakery = Bakery
labora-building-brewery = Brewery
labora-building-fuel-merchant = Fuel Merchant
labora-building-peat-coal-kiln = Peat Coal Kiln
labora-building-market = Market
labora-building-false-lighthouse = False Lighthouse
labora-building-cloister-garden = Cloister Garden
labora-building-spinning-mill = Spinning Mill
labora-building-carpentry = Carpentry
labora-building-cottage = Cottage
labora-building-harbor-promenade = Harbor Promenade
labora-building-houseboat = Houseboat
labora-building-stone-merchant = Stone Merchant
labora-building-builders-market = Builders' Market
labora-building-grapevine-a = Grapevine (A)
labora-building-sacred-site = Sacred Site
labora-building-financed-estate = Financed Estate
labora-building-druids-house = Druid's House
labora-building-cloister-chapter-house = Cloister Chapter House
labora-building-cloister-library = Cloister Library
labora-building-scriptorium = Scriptorium
labora-building-cloister-workshop = Cloister Workshop
labora-building-slaughterhouse = Slaughterhouse
labora-building-inn = Inn
labora-building-alehouse = Alehouse
labora-building-winery = Winery
labora-building-whiskey-distillery = Whiskey Distillery
labora-building-quarry-b = Quarry (B)
labora-building-bathhouse = Bathhouse
labora-building-locutory = Locutory
labora-building-cloister-church = Cloister Church
labora-building-chapel = Chapel
labora-building-chamber-of-wonders = Chamber of Wonders
labora-building-portico = Portico
labora-building-shipyard = Shipyard
labora-building-palace = Palace
labora-building-grand-manor = Grand Manor
labora-building-castle = Castle
labora-building-quarry-c = Quarry (C)
labora-building-forest-hut = Forest Hut
labora-building-town-estate = Town Estate
labora-building-refectory = Refectory
labora-building-grapevine-c = Grapevine (C)
labora-building-coal-harbor = Coal Harbor
labora-building-calefactory = Calefactory
labora-building-filial-church = Filial Church
labora-building-shipping-company = Shipping Company
labora-building-cooperage = Cooperage
labora-building-sacristy = Sacristy
labora-building-forgers-workshop = Forger's Workshop
labora-building-round-tower = Round Tower
labora-building-pilgrimage-site = Pilgrimage Site
labora-building-camera = Camera
labora-building-dormitory = Dormitory
labora-building-bulwark = Bulwark
labora-building-printing-office = Printing Office
labora-building-festival-ground = Festival Ground
labora-building-estate = Estate
labora-building-hospice = Hospice
labora-building-guesthouse = Guesthouse
labora-building-house-of-the-brotherhood = House of the Brotherhood

# Settlements

labora-settlement-shanty-town = Shanty Town
labora-settlement-farming-village = Farming Village
labora-settlement-market-town = Market Town
labora-settlement-fishing-village = Fishing Village
labora-settlement-artists-colony = Artists' Colony
labora-settlement-hamlet = Hamlet
labora-settlement-village = Village
labora-settlement-hilltop-village = Hilltop Village

# Land and clergy

labora-terrain-water = water
labora-terrain-coast = coast
labora-terrain-plains = plains
labora-terrain-hillside = hillside
labora-terrain-mountain = mountain
labora-forest = forest
labora-moor = moor
labora-district-plains = plains side: forest, plains, plains, plains, hillside
labora-district-hills = hills side: moor, forest, forest, hillside, hillside
labora-plot-coast = coast side: water and coast, twice
labora-plot-mountain = mountain side: two hillside spaces and a mountain
labora-spot = column { $col }, row { $row }
labora-above = above, row { $row }
    .seen = above
labora-below = below, row { $row }
    .seen = below
labora-left = on the left, rows { $row } and { $next }
    .seen = on the left
labora-right = on the right, rows { $row } and { $next }
    .seen = on the right
labora-rank-lay = lay brother
labora-rank-prior = prior
labora-sent-lay = a lay brother
labora-sent-prior = the prior
labora-lay-brothers = { $count ->
    [one] { $count } lay brother
   *[other] { $count } lay brothers
}
labora-player = { $seat }
labora-neutral = neutral player
labora-neutral-seat = Neutral player ({ $seat })

# Amounts

labora-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
labora-food = { $count } food
labora-energy = { $count } energy
labora-energy-half = ½ energy
labora-energy-and-half = { $count }½ energy
labora-different = { $count ->
    [one] { $count } good of another kind
   *[other] { $count } different goods
}
labora-goods-worth = goods worth { $points }
labora-nothing = none
labora-free = for nothing
labora-values = economic { $economic }, dwelling { $dwelling }

# What buildings do, in short

labora-steps = { $first }; { $then }
labora-or = { $first } or { $second }
labora-trade = { $pay } → { $get }
labora-paid = pay { $pay }
labora-of-a-basic-good = { $count } of one basic good
labora-step-gain = receive { $goods }
labora-step-choose = one of: { $goods }
labora-step-two-basics = { $first } of one basic good and { $second } of another
labora-step-once = once: { $trade }
labora-step-any = any number of times: { $trade }
labora-step-up-to = up to { $count } times: { $trade }
labora-step-price = first pay { $pay }
labora-step-price-for = first: { $trade }
labora-step-table = { $energy } energy → { $coins } coins
labora-step-show = for { $counts } of a good that you have ({ $good }): { $coins } coins
labora-step-wheel = wheel: { $goods }
labora-step-joker = joker: { $goods }
labora-step-joker-now = { $joker }: { $goods }
labora-step-copy-prior = use a building with a prior in it
labora-step-copy-occupied = use an occupied building
labora-step-copy-neighbour = use a free building beside it
labora-step-copy-display = use a building that is not built yet
labora-step-build = build a building
labora-step-settle = build a settlement
labora-step-fell = fell trees
labora-step-cut = cut peat
labora-step-clear = { $count ->
    [one] remove a forest, no wood → { $goods }
   *[other] up to { $count } times: remove a forest, no wood → { $goods }
}
labora-step-clear-first = first: remove a forest, no wood
labora-step-clergy-home = all your clergymen come home
labora-step-prior-home = your prior comes home
labora-step-district = the next district for nothing
labora-step-plot = the next plot for nothing
labora-step-reward-cloisters = books, ceramics, ornaments, reliquaries: points by your cloister buildings
labora-step-reward-woodland = books, ceramics, ornaments, reliquaries: 1 point for each of your forests and moors
labora-step-improve = up to { $count } times: book → ceramic, ceramic → ornament or ornament → reliquary

# Questions

labora-ask-turn = { $count ->
    [one] Your turn: 1 main action is left. Send a clergyman, use a building of somebody else, fell trees, cut peat or build.
   *[other] Your turn: { $count } main actions are left. Send a clergyman, use a building of somebody else, fell trees, cut peat or build.
}
labora-ask-extras = Your main actions are taken: buy land, turn goods into others, or end the turn.
labora-ask-extras-bought = Your main actions are taken and land is bought: turn goods into others, or end the turn.
labora-ask-bonus = Bonus round: build a building, or send your prior into any building of anybody for nothing; or do without.
labora-ask-settling = Settlement phase { $phase }: you may buy a landscape tile, and then build a settlement.
labora-ask-settling-bought = Settlement phase { $phase }: land is bought; you may build a settlement.
labora-ask-site = Where do you build the { $building }? It costs { $cost }.
labora-ask-home-site = Where do you build the { $settlement }? It costs { $cost }.
labora-ask-enter = The { $building } is built: shall your prior enter it and use it at once?
labora-ask-fee = Contract for the { $building } ({ $owner }): pay { $price }, or give { $present } as a present?
labora-ask-send = { $seat } uses your { $building } by contract: whom do you send there?
labora-ask-send-neutral = { $building }: which clergyman of the neutral player goes there?
labora-ask-harvest = By which marker do you count? { $harvests }.
labora-ask-pay = Still due: { $due }. How many of this good: { $good } (you have { $have }, worth { $worth } each)?
labora-ask-different = { $count ->
    [one] { $count } different good is still due: which one?
   *[other] { $count } different goods are still due: which one is next? They are named in the order of the list.
}
labora-ask-price = { $building }: { $trade }? Otherwise nothing more happens here.
labora-ask-times = { $building }: how many times? Once: { $trade }.
labora-ask-trade = { $building }: { $trade }?
labora-ask-take = { $building }: what do you take?
labora-ask-basic = { $building }: choose the basic good of which you take { $count }.
labora-ask-other-basic = { $building }: choose another basic good, of which you take { $count }.
labora-ask-produce = { $building }: what do you produce, and by which marker? { $harvests }.
labora-ask-joker = { $building }: what do you produce with the joker? { $joker }.
labora-ask-copy-prior = { $building }: which building with a prior in it do you use?
labora-ask-copy-occupied = { $building }: which occupied building do you use?
labora-ask-copy-neighbour = { $building }: which free building beside it do you use?
labora-ask-copy-display = { $building }: which building that is not built yet do you use?
labora-ask-build = { $building }: what do you build?
labora-ask-settle = { $building }: which settlement do you build?
labora-ask-fell = { $building }: which forest do you fell?
labora-ask-cut = { $building }: on which moor do you cut peat?
labora-ask-clear = { $count ->
    [one] { $building }: 1 more forest may be removed for { $goods }: which one?
   *[other] { $building }: { $count } more forests may be removed, each for { $goods }: which one is next?
}
labora-ask-clear-first = { $building }: which forest do you remove without taking wood, in order to build?
labora-ask-district = { $building }: where do you lay out the next district for nothing?
labora-ask-plot = { $building }: where do you lay out the next plot for nothing?
labora-ask-reward = { $building }: you may still take goods worth { $left }. How many of this one: { $good } ({ $points } each)?
labora-ask-improve = { $count ->
    [one] { $building }: 1 more improvement: which good?
   *[other] { $building }: { $count } more improvements: which good first?
}
labora-ask-neutral-build = The neutral player builds everything that is left in the display: what is next?
labora-ask-neutral-site = { $building }: where does it stand on the neutral heartland?
labora-ask-neutral-use = You may use one of the new neutral buildings with the neutral prior, for { $price } or { $present }.
labora-over = The game is over. Victory: { $players }, { $points }.
labora-over-solo = The game is over: { $points }. The goal was { $goal }.

labora-wait = Waiting for { $seat }: { $what }.
labora-wait-turn = turn
labora-wait-settling = settlement phase
labora-wait-send = which clergyman goes to work
labora-wait-pay = a payment

# Offers

labora-place = Send { $rank } into the { $building } – { $function }
labora-contract = Use the { $building } ({ $owner }) by contract for { $price } – { $function }
labora-visit = Send the prior into the { $building } ({ $owner }) – { $function }
labora-fell = Fell the forest in { $spot } ({ $harvests })
    .seen = Fell this forest ({ $harvests })
labora-cut = Cut peat on the moor in { $spot } ({ $harvests })
    .seen = Cut peat on this moor ({ $harvests })
labora-idle = Fell or cut although there is nothing left: nothing happens
labora-build = Build the { $building } for { $cost } ({ $values })
labora-build-neutral = For the neutral player: { $building } ({ $values })
    .told = built for the neutral player: { $building }
labora-district = Lay out the next district ({ $price }): { $place }, { $side }
labora-plot = Lay out the next plot ({ $price }): { $place }, { $side }
labora-convert = { $from } → { $to }
labora-settle = Build the { $settlement } for { $cost } ({ $values })
labora-at = { $what } onto { $spot }: { $terrain }
    .seen = { $what }: { $terrain }
labora-at-home = { $what } onto { $spot }: { $terrain }, brings { $points } as things stand
    .seen = { $what }: { $terrain }, brings { $points } as things stand
labora-at-covering = { $what } onto { $spot }: on top of the { $building }
    .seen = { $what }: on top of the { $building }
labora-at-unknown = { $spot }
labora-enter = The prior enters the { $building } – { $function }
labora-fee-coins = Pay the owner { $price }
labora-fee-present = Drink { $present } with the owner, who gets nothing
labora-send = Send { $rank }
labora-produce = Take { $goods }
labora-produce-joker = Take { $goods } with the joker
labora-produce-short = Take { $goods }; everybody gets 1 more
labora-produce-joker-short = Take { $goods } with the joker; everybody gets 1 more
labora-times = { $count ->
    [one] Once: { $trade }
   *[other] { $count } times: { $trade }
}
labora-once = Yes: { $trade }
labora-times-unknown = { $count ->
    [one] Once
   *[other] { $count } times
}
labora-pay = Pay { $goods } ({ $worth })
labora-pay-one = Pay { $goods }
labora-pay-none = Pay no { $good }
    .told = paid no { $good }
labora-in-vain = { $what }; nothing comes of it now
labora-losing = { $what } (lost: { $lost })
labora-take = Take { $goods }
labora-take-none = Take no { $good }
labora-copy = Use the { $building } ({ $owner }) – { $function }
labora-copy-display = Use the { $building } in the display – { $function }
labora-clear = Remove the forest in { $spot } without wood (brings: { $gains })
    .seen = Remove this forest without wood (brings: { $gains })
labora-skip = Do without
labora-skip-enter = The prior stays at home
    .told = kept the prior at home
labora-skip-neutral = Use none of the new buildings
    .told = used none of the new buildings
labora-skip-function = Do without the whole function ({ $building })
    .told = did without the whole function ({ $building })
labora-skip-step = Do without ({ $building })
    .told = did without ({ $building })
labora-end = End the turn
labora-end-settling = Build no settlement
    .told = built no settlement
labora-end-bonus = End the turn without a main action

labora-heading-place = Send { $rank } into a building of your own
labora-heading-contract = Use a building by contract: { $owner }
labora-heading-visit = Send the prior into a building: { $owner }
labora-heading-fell = Fell trees
labora-heading-cut = Cut peat
labora-heading-build = Build a building
labora-heading-district = Lay out a district
labora-heading-plot = Lay out a plot
labora-heading-convert = Turn goods into others
labora-heading-settle = Build a settlement
labora-heading-at = Choose the place
labora-heading-enter = The prior enters
labora-heading-fee = Pay for the contract
labora-heading-send = Send a clergyman
labora-heading-produce = Produce
labora-heading-times = How often
labora-heading-pay = Pay
labora-heading-take = Take
labora-heading-improve = Improve a good
labora-heading-copy = Use a building: { $owner }
labora-heading-copy-display = Use a building of the display
labora-heading-clear = Remove a forest

# The log

labora-event-round-began = Round { $round } begins, and the wheel turns.
labora-event-bonus-round-began = The bonus round.
labora-event-clergy-returned = { $seat } took all clergymen back.
labora-event-prior-returned = { $seat } took the prior back.
labora-event-marker-entered = A marker comes to the wheel: { $marker }.
labora-event-marker-left = A marker leaves the game: { $marker }.
labora-event-phase-began = Settlement phase { $phase }.
labora-event-stack-opened = The cards of stack { $stack } are laid out.
labora-event-turn-began = To act: { $seat }.
labora-event-placed = { $seat } sent a clergyman ({ $rank }) into the { $building }.
labora-event-visited = { $seat } sent a clergyman ({ $rank }) into the { $building } ({ $owner }).
labora-event-contract-paid = { $seat } made a contract with { $owner } for the { $building }: { $coins }.
labora-event-present-given = { $seat } made a contract with { $owner } for the { $building } and brought a present: { $present }.
labora-event-copied = { $seat } uses the { $building } ({ $owner }).
labora-event-copied-display = { $seat } uses the { $building }, which is not built yet.
labora-event-gained = { $seat } received { $goods }.
labora-event-paid = { $seat } paid { $goods }.
labora-event-lost = { $seat } paid more than was due and lost { $lost }.
labora-event-converted = { $seat } turned { $from } into { $to }.
labora-event-produced = { $seat } produced { $goods }.
labora-event-produced-joker = { $seat } produced { $goods } with the joker.
labora-event-felled = { $seat } felled the forest in { $spot }.
    .seen = { $seat } felled a forest.
labora-event-peat-cut = { $seat } cut peat in { $spot }.
    .seen = { $seat } cut peat.
labora-event-cleared = { $seat } removed the forest in { $spot } without taking wood.
    .seen = { $seat } removed a forest without taking wood.
labora-event-idled = { $seat } found nothing to fell or to cut.
labora-event-built = { $seat } built the { $building } in { $spot }.
    .seen = { $seat } built the { $building }.
labora-event-covered = The { $building } in { $spot } is built over.
    .seen = The { $building } is built over.
labora-event-put-aside = There is no place for the { $building }: it leaves the game.
labora-event-contract-price-rose = From now on a contract costs { $coins }.
labora-event-settled = { $seat } founded the { $settlement } in { $spot }.
    .seen = { $seat } founded the { $settlement }.
labora-event-district-laid = { $seat } laid out a district in row { $row } ({ $price }); { $side }.
    .seen = { $seat } laid out a district ({ $price }); { $side }.
labora-event-plot-laid = { $seat } laid out a plot from row { $row } on ({ $price }); { $side }.
    .seen = { $seat } laid out a plot ({ $price }); { $side }.
labora-event-ended = The game is over.

# The position

labora-page-round = Round { $round }
labora-page-round-of = Round { $round } of { $last }
labora-page-round-last = Round { $round }, the last one
labora-page-settling = Round { $round }, settlement phase { $phase }
labora-page-goal = Goal of the solo game: { $points }.
labora-page-turn = To act:
labora-page-actions = { $count ->
    [one] { $count } main action left
   *[other] { $count } main actions left
}
labora-page-starter = start player:
labora-page-phases = Settlement phases to come:
labora-page-phase = { $phase } in round { $round }
labora-page-markers = Markers to come:
labora-page-entering = { $marker } in round { $round }
labora-page-prices = Prices:
labora-page-contract = contract { $price } or { $present }
labora-page-districts = next district { $price } ({ $left } left)
labora-page-plots = next plot { $price } ({ $left } left)
labora-page-wonders = { $count ->
    [one] { $count } wonder left
   *[other] { $count } wonders left
}
labora-page-wheel = The production wheel
labora-page-now = gives now
labora-page-next = next round
labora-page-display = Buildings to build
labora-page-building = Building
labora-page-cost = Cost
labora-page-terrain = Terrain
labora-page-values = Points
labora-page-function = Function
labora-page-land = land
labora-page-stack = Stack { $stack }:
labora-page-with = settlement { $what }
labora-page-aside = Out of the game:
labora-page-legend = † cloister building. Points: economic value/dwelling value. "land" is coast, plains or hillside. On the drawn estates small letters are free places, capitals settlements; + is a prior, ' a lay brother.
labora-page-goods = Goods:
labora-page-clergy = At home:
labora-page-hand = Settlements in hand:
labora-page-hand-settlement = { $settlement } ({ $cost })
labora-page-points = Points so far:
labora-page-source = { $name } { $points }
labora-page-buildings = On the land:
labora-space = { $spot }: { $what } ({ $terrain })
labora-space-with = { $spot }: { $what } ({ $terrain }), with { $clergy }
labora-space-empty = free
labora-space-none = no land
labora-space-corner = columns and rows
labora-space-column = column { $number }
labora-space-row = row { $number }

# Points

labora-source-goods = goods
labora-source-economic = economic values
labora-source-shanty-town = dwelling: Shanty Town
labora-source-farming-village = dwelling: Farming Village
labora-source-market-town = dwelling: Market Town
labora-source-fishing-village = dwelling: Fishing Village
labora-source-artists-colony = dwelling: Artists' Colony
labora-source-hamlet = dwelling: Hamlet
labora-source-village = dwelling: Village
labora-source-hilltop-village = dwelling: Hilltop Village

# Refusals

labora-illegal-not-your-turn = It is somebody else's turn. Wait until you are asked.
labora-illegal-not-asked = That is not what is asked now. Choose one of the offered actions.
labora-illegal-game-over = The game is over. Start a new one to play on.
labora-illegal-no-action-left = Your main actions are taken. End the turn.
labora-illegal-action-left = There is a main action left. Take it before you end the turn.
labora-illegal-bonus-round = In the bonus round you may only build, or send your prior into any building.
labora-illegal-no-such-house = There is no such building there. Choose one that stands on that estate.
labora-illegal-occupied = A clergyman is already in that building. Choose a free one.
labora-illegal-nobody-home = There is no such clergyman at home. Choose another one, or another action.
labora-illegal-own-house = You make no contract with yourself. Send a clergyman of your own.
labora-illegal-no-fee = You can pay neither the price of a contract nor a present. Get a coin first.
labora-illegal-no-forest = There is no forest there. Choose a place with a forest.
labora-illegal-no-moor = There is no moor there. Choose a place with a moor.
labora-illegal-not-idle = You have both forest and moor, so you have to do something real.
labora-illegal-not-displayed = That building is not in the display. Choose one that is.
labora-illegal-too-dear = You cannot pay for that. Choose something cheaper, or gather goods first.
labora-illegal-no-site = There is no free place for it on your estate. Fell trees, cut peat or buy land first.
labora-illegal-no-such-cell = Your estate does not reach there. Choose a place on it.
labora-illegal-not-free = Something lies there. Choose a free place.
labora-illegal-wrong-terrain = It cannot stand on that terrain. Choose a place that suits it.
labora-illegal-no-cloister-beside = A cloister building has to touch a cloister building. Choose a place beside one.
labora-illegal-free-sites-first = Free places come first, and only like covers like. Choose one of the offered places.
labora-illegal-already-bought = You have already bought land this time. You can buy again in your next turn.
labora-illegal-no-tile-left = There is no such tile left. Choose the other kind.
labora-illegal-no-room-for-tile = The tile cannot lie there. Choose a place that adjoins your land.
labora-illegal-no-goods = You do not have that good. Choose one that you have.
labora-illegal-not-in-hand = You do not have that settlement to build. Choose one that you hold.
labora-illegal-not-produced = That cannot be produced here. Choose one of the offered goods.
labora-illegal-too-often = That cannot be done so often. Choose a smaller number.
labora-illegal-not-this-payment = That does not add up. Pay what is due, and nothing that could be left out.
labora-illegal-not-offered = That is not to be had here. Choose one of the offered goods.
labora-illegal-not-copied = That building cannot be used from here. Choose one of the offered buildings.
labora-illegal-mandatory = You cannot do without this. Choose one of the offered actions.

# Help

labora-help-a-good = { $help } One is worth: { $worth }.
labora-help-a-building = { $help } { $kind ->
    [cloister] Cloister building.
   *[secular] Not a cloister building.
} { $country ->
    [france] France only.
    [ireland] Ireland only.
   *[both] In both countries.
} Cost: { $cost }. Terrain: { $terrain }. Values: { $values }. { $stack } On the drawn estate: { $code }.
labora-help-a-settlement = A settlement: at the end it counts its own dwelling value and those of everything that touches it. Built in settlement phases, or by the Castle. Cost: { $cost }. Terrain: { $terrain }. Values: { $values }. { $stack } On the drawn estate: { $code }.
labora-help-from-heartland = It stands on every heartland.
labora-help-from-start = It is there from the start.
labora-help-from-stack = It comes with stack { $stack }.

labora-help-peat = Basic good: cut on moors, by the peat marker.
labora-help-coal = Made of peat, above all in the Peat Coal Kiln; the best fuel.
labora-help-sheep = Basic good: produced in the Farmyard, by the sheep marker.
labora-help-meat = Made of sheep and straw in the Slaughterhouse.
labora-help-grain = Basic good: produced in the Farmyard, by the grain marker. It can be turned into straw at any time.
labora-help-straw = Grain can be turned into it at any time, never back. Building material and fuel.
labora-help-wood = Basic good: felled in forests, by the wood marker. Building material and fuel.
labora-help-whiskey = Ireland. Can be changed into 2 coins at any time, or given as a present for a contract.
labora-help-clay = Basic good: produced on the Clay Mound, by the clay marker. Building material.
labora-help-ceramic = Made of clay, above all in the Cloister Workshop.
labora-help-coin = Basic good: produced in the Cloister Office, by the coin marker. At the end every 5 coins are worth 2 points.
labora-help-book = Written in libraries, dormitories and printing offices.
labora-help-coin5 = Five coins on one tile. It counts as a kind of its own where different goods or points are paid; otherwise coins are simply counted.
labora-help-reliquary = The most valuable good after wonders.
labora-help-stone = Produced in the Quarry, by the stone marker once it is in play, or by the joker; before that the Stone Merchant has it. Building material.
labora-help-ornament = Made of stone, above all in the Cloister Workshop.
labora-help-grape = France. Produced by the Grapevine, by the grape marker once it is in play, or by the joker.
labora-help-wine = France. Can be changed into 1 coin at any time, or given as a present for a contract.
labora-help-flour = France. Made of grain in the Windmill.
labora-help-bread = France. Made of flour in the Bakery.
labora-help-malt = Ireland. Made of grain in the Malthouse.
labora-help-beer = Ireland. Made of malt and grain in the Brewery.
labora-help-wonder = There are only eight. It is never paid.

labora-help-clay-mound = Produces clay: as much as the clay marker or the joker shows.
labora-help-farmyard = Produces either sheep or grain: as much as the marker of that good or the joker shows.
labora-help-cloister-office = Produces coins: as many as the coin marker or the joker shows.
labora-help-priory = Use the function of one other building, of any player, in which a prior stands. Nothing is paid for that and nobody goes there.
labora-help-cloister-courtyard = Once: pay one each of 3 different goods and take 6 of one basic good (peat, sheep, grain, wood, clay or coins).
labora-help-grain-storage = Once: pay 1 coin and take 6 grain.
labora-help-granary = Once: pay 1 coin and take 4 grain and 1 book.
labora-help-windmill = Up to 7 times: turn 1 grain into 1 straw and take 1 flour with it.
labora-help-malthouse = Any number of times: turn 1 grain into 1 straw and take 1 malt with it.
labora-help-bakery = Any number of times: bake 1 bread of 1 flour and half an energy; the energy is paid as one sum. Then sell up to 2 bread for 4 coins each.
labora-help-brewery = Any number of times: brew 1 beer of 1 malt and 1 grain. Then sell 1 beer for 7 coins.
labora-help-fuel-merchant = Once: pay 3 energy for 5 coins, 6 for 8 or 9 for 10. What is paid too much is lost.
labora-help-peat-coal-kiln = Take 1 peat coal and 1 coin, and turn any number of peat into peat coal.
labora-help-market = Once: pay one each of 4 different goods and take 7 coins and 1 bread.
labora-help-false-lighthouse = Take 3 coins, and 1 beer or 1 whiskey.
labora-help-cloister-garden = Take 1 grape, then use the function of one free building right beside the Garden. Nobody goes there. It works once in an action.
labora-help-spinning-mill = Take coins for the sheep that you have and keep: 3 from 1 sheep on, 5 from 5 on, 6 from 9 on.
labora-help-carpentry = Remove one of your forests without taking wood; then you may build a building for its usual cost, also on the cleared place, and the prior may enter it.
labora-help-cottage = Take 1 malt, then use the function of one free building right beside the Cottage. Nobody goes there. It works once in an action.
labora-help-harbor-promenade = Take 1 wood, 1 wine, 1 coin and 1 ceramic.
labora-help-houseboat = Take 1 wood, 1 malt, 1 coin and 1 peat. The only building on water, which it covers.
labora-help-stone-merchant = Up to 5 times: pay 2 food and 1 energy for 1 stone. Food and energy are paid as sums; what is paid too much is lost.
labora-help-builders-market = Once: pay 2 coins and take 2 wood, 2 clay, 1 stone and 1 straw.
labora-help-grapevine-a = Produces grapes: as many as the grape marker, once it is in play, or the joker shows.
labora-help-sacred-site = Take 1 book, then 2 grain or 2 malt, then 1 beer or 1 whiskey.
labora-help-financed-estate = Once: pay 1 coin and take 1 book, 1 bread, 2 grapes and 2 flour.
labora-help-druids-house = Pay 1 book and take 5 of one basic good and 3 of another one.
labora-help-cloister-chapter-house = Take one of each basic good: clay, wood, peat, a sheep, grain and a coin.
labora-help-cloister-library = Up to 3 times: pay 1 coin for 1 book. Then once: give 1 book for 1 meat and 1 wine.
labora-help-scriptorium = Once: pay 1 coin and take 1 book, 1 meat and 1 whiskey.
labora-help-cloister-workshop = Up to 3 times: make 1 ceramic of 1 clay and 1 energy; and once 1 ornament of 1 stone and 1 energy. The energy of both is paid as one sum.
labora-help-slaughterhouse = Any number of times: make 1 meat of 1 sheep and 1 straw.
labora-help-inn = Once: sell 1 wine for 6 coins. Then give up to 7 food for 1 coin each; the food is paid as one sum.
labora-help-alehouse = Sell 1 beer for 8 coins, and 1 whiskey for 7 coins.
labora-help-winery = Any number of times: make 1 wine of 1 grape. Then sell 1 wine for 7 coins. As soon as it is built, contracts cost everybody 2 coins.
labora-help-whiskey-distillery = Any number of times: make 2 whiskey of 1 malt, 1 wood and 1 peat. As soon as it is built, contracts cost everybody 2 coins.
labora-help-quarry-b = Produces stone: as much as the stone marker, once it is in play, or the joker shows.
labora-help-bathhouse = Pay 1 coin: take 1 book and 1 ceramic, and all your clergymen come home from wherever they are.
labora-help-locutory = Pay 2 coins: your prior comes home, and you may build a building for its usual cost, which he may enter.
labora-help-cloister-church = Up to 2 times: give 1 bread and 1 wine for 1 reliquary.
labora-help-chapel = Once: pay 1 coin for 1 book. Then up to 3 times: give 1 beer and 1 whiskey for 1 reliquary.
labora-help-chamber-of-wonders = Once: pay one each of 13 different goods and take 1 wonder, if one is left.
labora-help-portico = Once: give 1 reliquary and take 2 each of clay, wood, peat, sheep, grain, coins and stone.
labora-help-shipyard = Once: pay 2 wood and take 1 ornament and 5 coins.
labora-help-palace = Pay 1 wine and use the function of one other building, of any player, in which a clergyman stands. It works once in an action.
labora-help-grand-manor = Pay 1 whiskey and use the function of one other building, of any player, in which a clergyman stands. It works once in an action.
labora-help-castle = Build one of your settlements for its usual food and energy.
labora-help-quarry-c = Produces stone: as much as the stone marker, once it is in play, or the joker shows.
labora-help-forest-hut = Once: remove one of your forests without taking its wood and take 2 sheep, 2 wood and 1 stone.
labora-help-town-estate = Once: sell 1 ceramic for 12 coins.
labora-help-refectory = Take 1 beer and 1 meat. Then up to 4 times: give 1 meat for 1 ceramic.
labora-help-grapevine-c = Produces grapes: as many as the grape marker, once it is in play, or the joker shows.
labora-help-coal-harbor = Up to 3 times: give 1 peat coal for 3 coins and 1 whiskey.
labora-help-calefactory = Pay 1 coin: you may fell trees once and cut peat once, by the usual rules.
labora-help-filial-church = Once: pay one each of 5 different goods and take 1 reliquary.
labora-help-shipping-company = Pay 3 energy: take as much meat, bread or wine as the joker shows, and the joker goes back to 0.
labora-help-cooperage = Pay 3 wood: take as much beer or whiskey as the joker shows, and the joker goes back to 0.
labora-help-sacristy = Once: give 1 book, 1 ceramic, 1 ornament and 1 reliquary for 1 wonder, if one is left.
labora-help-forgers-workshop = Pay 5 coins for 1 reliquary, and after that 10 coins for each further one.
labora-help-round-tower = Once: pay 5 coins, 1 whiskey and goods worth 14 points for 1 wonder, if one is left. Books, ceramics, ornaments, reliquaries, tiles of 5 coins and further whiskey count; what is paid too much is lost.
labora-help-pilgrimage-site = Up to 2 times: turn a book into a ceramic, a ceramic into an ornament or an ornament into a reliquary; the same good may be improved twice.
labora-help-camera = Up to 2 times: give 1 book and 1 ceramic for 1 coin, 1 clay and 1 reliquary.
labora-help-dormitory = Take 1 ceramic. Then any number of times: give 1 straw and 1 wood for 1 book.
labora-help-bulwark = Pay 1 book: take the next district and the next plot for nothing and lay them out at once, besides the usual purchase.
labora-help-printing-office = Up to 4 times: remove one of your forests without taking wood and take 1 book.
labora-help-festival-ground = Pay 1 beer: take books, ceramics, ornaments and reliquaries worth together at most 1 point for each of your forests and moors.
labora-help-estate = Up to 2 times: pay 10 food or 6 energy and take 1 book and 1 ornament.
labora-help-hospice = Use the function of one building of the display that nobody has built yet.
labora-help-guesthouse = Use the function of one building of the display that nobody has built yet.
labora-help-house-of-the-brotherhood = Pay 5 coins: take books, ceramics, ornaments and reliquaries worth together at most 2 points for each of your cloister buildings; 1 point in the solo game, 1½ in the long game of two, rounded down.

labora-help-water = The sea, on plots to the left. Only the Houseboat stands on it; left free it gives 3 dwelling points to every settlement beside it.
labora-help-coast = On plots to the left, beside the sea.
labora-help-plains = Most of the heartland and of districts. Where forest is felled or peat is cut there are plains.
labora-help-hillside = At the right end of the heartland and of districts, and on plots to the right.
labora-help-mountain = On plots to the right; it touches only the two hillside spaces of its own plot. Only the Quarry and the Castle stand on it.

labora-term-wheel = production wheel
labora-help-term-wheel = At the start of every round the wheel turns and every marker is worth more, up to 10. Whoever produces takes as much as the marker shows and puts it back to 0.
labora-term-joker = joker
labora-help-term-joker = A marker that may be used instead of any other one, also instead of one that is not in play yet.
labora-term-turn = turn
labora-help-term-turn = One main action: send a clergyman, fell trees, cut peat or build. Before and after it you may turn goods into others and buy one landscape tile.
labora-term-prior = prior
labora-help-term-prior = Works like a lay brother, and may also enter a building right after it is built and use it at once.
labora-term-lay-brother = lay brother
labora-help-term-lay-brother = A clergyman who works in a building. Whoever has no clergyman at home at the start of a round takes all of them back.
labora-term-contract = work contract
labora-help-term-contract = Use a free building of somebody who has a clergyman at home. You pay 1 coin (2 once the Winery or the Whiskey Distillery is built) or drink a wine or whiskey with the owner. The owner chooses which own clergyman goes; you use the function.
labora-term-building = building
labora-help-term-building = Take a building from the display, pay its cost and put it on a free place of the right terrain. Its economic value counts at the end, its dwelling value for every settlement beside it.
labora-term-cloister = cloister building
labora-help-term-cloister = Has to touch another cloister building of yours. The first one is the Cloister Office.
labora-term-forest = forest
labora-help-term-forest = Felled for as much wood as the wood marker or the joker shows. The place becomes free plains. Whoever has no forest left may still choose to fell: nothing happens.
labora-term-moor = moor
labora-help-term-moor = Cut for as much peat as the peat marker or the joker shows. The place becomes free plains. Whoever has no moor left may still choose to cut: nothing happens.
labora-term-district = district
labora-help-term-district = A strip of five, right above or below the heartland and other districts. One landscape tile can be bought in a turn and one in a settlement phase.
labora-term-plot = plot
labora-help-term-plot = A square of four: the coast side lies to the left, the mountain side to the right, beside the land or a plot of the same kind.
labora-term-convert = turning goods into others
labora-help-term-convert = At any time: grain into straw, wine into 1 coin, whiskey into 2 coins, never back. In payments it happens by itself.
labora-term-payment = paying with food and energy
labora-help-term-payment = Food, energy and points are paid with any goods worth that much. Each good counts once, there is no change, and what is paid too much is lost.
labora-term-settlement = settlement phase
labora-help-term-settlement = Five times (A to E; A to D with two players) everybody in turn may buy a landscape tile and build one settlement. Then the next stack of buildings is laid out and everybody gets a new settlement.
labora-term-bonus-round = bonus round
labora-help-term-bonus-round = The last round with three or four players: all priors come home, and everybody may build, or send the prior into any building, even an occupied one, for nothing. Phase E follows.
labora-term-short-game = short game
labora-help-term-short-game = With three or four players: 12 rounds, one lay brother each. Every round brings everybody two goods, and whenever somebody produces with the wheel everybody gets one more of that good.
labora-term-two-players = two players
labora-help-term-two-players = Short: turns of two main actions; once stack D is out and at most one building is left, the other player has one last action. Long: two actions, then one of the other player; the round in which at most three buildings are left is the last one.
labora-term-neutral = neutral player
labora-help-term-neutral = Solo game: before every settlement phase everything left in the display is built on the neutral heartland. Those buildings are used by contract; the fee goes to the supply. The goal is { $goal } points.
labora-term-scoring = scoring
labora-help-term-scoring = Goods: book 2, ceramic 3, ornament 4, reliquary 8, wonder 30 (there are { $wonders }), every 5 coins 2, wine or whiskey 1 each or as coins. Then the economic values of buildings and settlements, and for each settlement the dwelling values of itself and of everything that touches it. The highest total wins; in a tie several players win.
