# The Castles of Burgundy. A tile is named in the nominative (burgundy-tile-…) and, where it is
# taken or placed, as an object (burgundy-object-…).

burgundy-title = The Castles of Burgundy
burgundy-about = Build up an estate over five phases of five rounds. Two dice say which tiles you can take from the board and on which spaces you can place them; workers change the dice, silver buys extra tiles.

# Options

option-burgundy-setup = Estates
option-burgundy-setup-standard = estate 1 for everybody, the castle in its centre
option-burgundy-setup-expert-open = expert game: boards are dealt; side and castle space are chosen openly, in turn order
option-burgundy-setup-expert-secret = expert game: boards are dealt; side and castle space are chosen at once, in secret
option-burgundy-boards = Estate of each player
option-burgundy-boards-form = one estate from 1 to 9 for each player, such as 1,7; nothing to deal them
option-burgundy-sheets = Boards dealt in the expert game
option-burgundy-sheets-form = up to 12 player boards, at least one for each player, each with two estates such as 1-2 or one such as 7
option-burgundy-purchase = Buying a tile for 2 silver
option-burgundy-purchase-between-actions = before, between or after the two actions
option-burgundy-purchase-any-time = also before the effect of a castle, a ship or a building

# Tiles

burgundy-tile-warehouse = warehouse
burgundy-tile-carpenter = carpenter's workshop
burgundy-tile-church = church
burgundy-tile-market = market
burgundy-tile-boarding-house = boarding house
burgundy-tile-bank = bank
burgundy-tile-city-hall = city hall
burgundy-tile-watchtower = watchtower
burgundy-tile-cow2 = 2 cows
burgundy-tile-cow3 = 3 cows
burgundy-tile-cow4 = 4 cows
burgundy-tile-pig2 = 2 pigs
burgundy-tile-pig3 = 3 pigs
burgundy-tile-pig4 = 4 pigs
burgundy-tile-sheep2 = 2 sheep
burgundy-tile-sheep3 = 3 sheep
burgundy-tile-sheep4 = 4 sheep
burgundy-tile-chicken2 = 2 chickens
burgundy-tile-chicken3 = 3 chickens
burgundy-tile-chicken4 = 4 chickens
burgundy-tile-knowledge1 = knowledge 1
burgundy-tile-knowledge2 = knowledge 2
burgundy-tile-knowledge3 = knowledge 3
burgundy-tile-knowledge4 = knowledge 4
burgundy-tile-knowledge5 = knowledge 5
burgundy-tile-knowledge6 = knowledge 6
burgundy-tile-knowledge7 = knowledge 7
burgundy-tile-knowledge8 = knowledge 8
burgundy-tile-knowledge9 = knowledge 9
burgundy-tile-knowledge10 = knowledge 10
burgundy-tile-knowledge11 = knowledge 11
burgundy-tile-knowledge12 = knowledge 12
burgundy-tile-knowledge13 = knowledge 13
burgundy-tile-knowledge14 = knowledge 14
burgundy-tile-knowledge15 = knowledge 15
burgundy-tile-knowledge16 = knowledge 16
burgundy-tile-knowledge17 = knowledge 17
burgundy-tile-knowledge18 = knowledge 18
burgundy-tile-knowledge19 = knowledge 19
burgundy-tile-knowledge20 = knowledge 20
burgundy-tile-knowledge21 = knowledge 21
burgundy-tile-knowledge22 = knowledge 22
burgundy-tile-knowledge23 = knowledge 23
burgundy-tile-knowledge24 = knowledge 24
burgundy-tile-knowledge25 = knowledge 25
burgundy-tile-knowledge26 = knowledge 26
burgundy-tile-castle = castle
burgundy-tile-mine = mine
burgundy-tile-ship = ship

burgundy-object-warehouse = the warehouse
burgundy-object-carpenter = the carpenter's workshop
burgundy-object-church = the church
burgundy-object-market = the market
burgundy-object-boarding-house = the boarding house
burgundy-object-bank = the bank
burgundy-object-city-hall = the city hall
burgundy-object-watchtower = the watchtower
burgundy-object-knowledge = knowledge { $number }
burgundy-object-castle = the castle
burgundy-object-mine = the mine
burgundy-object-ship = the ship

burgundy-ground-building = buildings
burgundy-ground-animal = animals
burgundy-ground-knowledge = knowledge
burgundy-ground-castle = castles
burgundy-ground-mine = mines
burgundy-ground-ship = ships

burgundy-region-building = city
burgundy-region-animal = pasture
burgundy-region-knowledge = knowledge region
burgundy-region-castle = castle region
burgundy-region-mine = mine region
burgundy-region-ship = river

burgundy-good-turquoise = turquoise
burgundy-good-purple = purple
burgundy-good-pink = pink
burgundy-good-red = red
burgundy-good-brown = brown
burgundy-good-orange = orange

# Amounts and places

burgundy-player = { $seat }
burgundy-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
burgundy-silver = { $count } silver
burgundy-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
burgundy-goods = { $count } { $good }
burgundy-nothing = none
burgundy-from-depot = from depot { $depot }
burgundy-from-black-depot = from the black depot
burgundy-black-depot = black
burgundy-die = die { $die }
burgundy-with-die = { $what } with the { $die }

# Questions

burgundy-ask-dice = Your turn: use your dice { $first } and { $second }. You have { $workers } and { $silver }.
burgundy-ask-die = Your turn: use your die { $die }. You have { $workers } and { $silver }.
burgundy-ask-buy = Both dice are used: buy a tile or end your turn. You have { $workers } and { $silver }.
burgundy-ask-castle = Your castle grants one more action, as with a die of any number.
burgundy-ask-carpenter = Carpenter's workshop: take a building from any numbered depot, or do without.
burgundy-ask-church = Church: take a mine, a knowledge tile or a castle from any numbered depot, or do without.
burgundy-ask-market = Market: take a ship or an animal tile from any numbered depot, or do without.
burgundy-ask-warehouse = Warehouse: sell all your goods of one colour, or do without. In stock: { $goods }.
burgundy-ask-city-hall = City hall: place one more stored tile, whatever the number of its space, or do without.
burgundy-ask-load = Your ship: choose the depot whose goods you take.
burgundy-ask-load-two = Your ship: choose the depot whose goods you take, or two neighbouring ones.
burgundy-ask-keep = { $count ->
    [one] There is room for { $count } more colour of goods: choose which one to keep.
   *[other] There is room for { $count } more colours of goods: choose the first one to keep.
}
burgundy-ask-discard = Your storage is full: choose the tile that makes room for the new one ({ $tile }).
burgundy-ask-estate = Choose a side of your player board { $sheet } and the space of your first castle.
burgundy-ask-estate-secret = Choose a side of your player board { $sheet } and the space of your first castle. Nobody sees it until all have chosen.
burgundy-over = The game is over. Winner: { $seat }, { $points }.

burgundy-wait = Waiting for { $seat }: { $what }.
burgundy-wait-estates = Waiting for estates to be chosen: { $players }.
burgundy-wait-turn = turn
burgundy-wait-castle = extra action of a castle
burgundy-wait-ship = goods for a ship
burgundy-wait-discard = making room in storage

burgundy-chance-start = The start player is drawn.
burgundy-chance-goods = Everybody draws goods.
burgundy-chance-sheets = Player boards are dealt.
burgundy-chance-depots = The numbered depots are filled.
burgundy-chance-black-depot = The black depot is filled.
burgundy-chance-round-goods = The goods of the phase are revealed.
burgundy-chance-dice = The dice are rolled.

# Offers

burgundy-noted = { $what } ({ $notes })
burgundy-explained = { $what }. { $help }
burgundy-take = Take { $tile } { $from }
burgundy-take-unknown = Take a tile { $from }
burgundy-buy = Buy { $tile } { $from }
burgundy-buy-unknown = Buy a tile { $from }
burgundy-place = Place { $tile } on space { $space }
    .seen = Place { $tile }
burgundy-place-unknown = Place the tile of slot { $slot } on space { $space }
    .seen = Place the tile of slot { $slot }
burgundy-sell = Sell all { $good } goods
burgundy-take-workers = Take workers
burgundy-discard = Discard { $tile }
burgundy-discard-unknown = Discard the tile of slot { $slot }
burgundy-load = Load the goods of depot { $depot }: { $goods }
burgundy-load-two = Load the goods of depots { $depot } and { $next }: { $goods }
burgundy-keep = Keep the { $good } goods
burgundy-skip = Do without the effect ({ $building })
burgundy-skip-unknown = Do without the effect
burgundy-end = End the turn without buying
burgundy-estate = Choose estate { $board } with the castle on space { $space }
    .seen = Choose estate { $board } with this castle
burgundy-start = Start player: { $seat }
burgundy-draw = Goods drawn: { $good }
burgundy-deal = Player board dealt: { $sheet }
burgundy-reveal = Tile drawn: { $tile }
burgundy-roll = Dice: { $low } and { $high }
burgundy-white = White die: { $die }

burgundy-heading-take = Take a tile
burgundy-heading-place = Place a tile
burgundy-heading-place-tile = Place { $tile }
burgundy-heading-sell = Sell goods
burgundy-heading-workers = Take workers
burgundy-heading-buy = Buy a tile
burgundy-heading-discard = Discard a tile
burgundy-heading-load = Load goods
burgundy-heading-keep = Keep goods
burgundy-heading-estate = Choose estate { $board }
burgundy-heading-chance = Chance

burgundy-note-costs = costs { $amount }
burgundy-note-brings = brings { $gains }
burgundy-note-region = finishes the { $region }: { $points } + { $phase }
burgundy-note-bonus-large = large bonus tile: { $points }
burgundy-note-bonus-small = small bonus tile: { $points }
burgundy-note-animals = animals: { $points }
burgundy-note-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
burgundy-note-lost = its effect is of no use now
burgundy-note-full = storage is full: a stored tile must go
burgundy-note-choose = not everything fits: choose what to keep
burgundy-note-left = no room for { $goods }

# The log

burgundy-event-good-dealt = { $seat } drew a goods tile: { $good }.
burgundy-event-sheet-dealt = { $seat } drew player board { $sheet }.
burgundy-event-estate-chosen = { $seat } chose an estate in secret.
burgundy-event-estate-settled = { $seat } settled on estate { $board }, with the castle on space { $space }.
    .seen = { $seat } settled on estate { $board }.
burgundy-event-phase-began = Phase { $phase } begins.
burgundy-event-round-began = Phase { $phase }, round { $round }.
burgundy-event-rolled = { $seat } rolled { $low } and { $high }.
burgundy-event-good-placed = White die { $depot }: a goods tile comes to depot { $depot } ({ $good }).
burgundy-event-turn-began = To act: { $seat }.
burgundy-event-workers-paid = { $seat } paid { $workers } to change a die.
burgundy-event-took = { $seat } took { $tile } { $from }.
burgundy-event-bought = { $seat } bought { $tile } { $from }.
burgundy-event-discarded = { $seat } discarded { $tile }.
burgundy-event-placed = { $seat } placed { $tile } on space { $space }.
    .seen = { $seat } placed { $tile }.
burgundy-event-region-finished = { $seat } finished a region ({ $region }, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}): { $points } + { $phase }.
burgundy-event-bonus-large = { $seat } covered all spaces of a colour ({ $ground }) and took the large bonus tile: { $points }.
burgundy-event-bonus-small = { $seat } covered all spaces of a colour ({ $ground }) and took the small bonus tile: { $points }.
burgundy-event-animals-counted = { $seat } counted animals on { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}: { $points }.
burgundy-event-sold = { $seat } sold goods ({ $goods }): { $gains }.
burgundy-event-workers-taken = { $seat } took { $gains }.
burgundy-event-building-paid = { $seat } gained { $gains } ({ $building }).
burgundy-event-effect-lost = { $seat } could not use the effect of a building ({ $building }).
burgundy-event-effect-declined = { $seat } did without the effect of the building.
burgundy-event-loaded = { $seat } loaded goods: { $goods }.
burgundy-event-marker-moved = { $seat } moved to space { $space } of the turn order track.
burgundy-event-mines-paid = { $seat } gained { $gains } from mines.
burgundy-event-final-points = { $seat } scored { $points } at the end: { $source }.
burgundy-event-game-ended = The game is over.

# The position

burgundy-page-phase = Phase { $phase }, set-up
burgundy-page-round = Phase { $phase }, round { $round } of { $rounds }
burgundy-page-turn = To act:
burgundy-page-chance = The dice and the draw decide.
burgundy-page-order = Order of this round:
burgundy-page-depots = The board
burgundy-page-depot = Depot
burgundy-page-tiles = Tiles
burgundy-page-goods = Goods
burgundy-page-round-goods = Goods of the rounds to come:
burgundy-page-track = Turn order track:
burgundy-page-track-space = space { $space }:
burgundy-page-bonus-left = Bonus tiles left, in points:
burgundy-page-piles = Tiles face down:
burgundy-page-legend = On the estates: "17 S1" is the empty space 17, a river that needs a 1. A animals, B buildings, C castle, K knowledge, M mine, S ship.
burgundy-page-dice = Dice:
burgundy-page-die-used = { $die } (used)
burgundy-page-storage = Storage:
burgundy-page-stock = Goods:
burgundy-page-stocked = { $goods } (die { $die })
burgundy-page-sold = Sold:
burgundy-page-bonus = Bonus tiles:
burgundy-page-bonus-large = { $ground } (large)
burgundy-page-bonus-small = { $ground } (small)
burgundy-page-estate = Estate { $board }
burgundy-page-choice = Chosen in secret: estate { $board }, castle on space { $space }.
burgundy-page-chosen = The estate is chosen and still secret.
burgundy-page-sheet = Player board { $sheet }, the side is not chosen yet.
burgundy-page-no-estate = No player board yet.
burgundy-space-empty = space { $space }, { $region }, needs a { $die }, empty
burgundy-space-covered = space { $space }: { $tile }

# Help

burgundy-help-tile = { $help } Kind: { $ground }. On the estate: { $code }.
burgundy-help-warehouse = When placed: you may sell all your goods of one colour, without a die.
burgundy-help-carpenter = When placed: you may take a building from any numbered depot.
burgundy-help-church = When placed: you may take a mine, a knowledge tile or a castle from any numbered depot.
burgundy-help-market = When placed: you may take a ship or an animal tile from any numbered depot.
burgundy-help-boarding-house = When placed: { $workers }.
burgundy-help-bank = When placed: { $silver }.
burgundy-help-city-hall = When placed: you may place another stored tile, without a die, wherever it fits.
burgundy-help-watchtower = When placed: { $points }.
burgundy-help-animals = When placed: 1 point for each of these { $count } animals, and again for all animals of the same kind in that pasture.
burgundy-help-castle = When placed: one more action at once, as with a die of any number.
burgundy-help-mine = At the end of every phase: 1 silver for each of your mines.
burgundy-help-ship = When placed: take all goods of one depot that fit into your stock, then move one space ahead on the turn order track.
burgundy-help-knowledge1 = Your cities may hold the same building more than once.
burgundy-help-knowledge2 = Each mine also pays 1 worker at the end of every phase.
burgundy-help-knowledge3 = Every sale brings { $silver } instead of { $usual }.
burgundy-help-knowledge4 = Every sale also brings 1 worker.
burgundy-help-knowledge5 = A ship may take the goods of two neighbouring depots; 6 and 1 are neighbours.
burgundy-help-knowledge6 = You may buy tiles from the numbered depots too; still one a turn for { $silver }.
burgundy-help-knowledge7 = Whenever animals score, each tile that counts is worth 1 point more.
burgundy-help-knowledge8 = Each worker changes a die by up to 2.
burgundy-help-knowledge9 = A die for placing a building may be changed by 1 for free.
burgundy-help-knowledge10 = A die for placing a ship or animals may be changed by 1 for free.
burgundy-help-knowledge11 = A die for placing a castle, a mine or knowledge may be changed by 1 for free.
burgundy-help-knowledge12 = A die for taking a tile may be changed by 1 for free.
burgundy-help-knowledge13 = Taking workers also brings 1 silver.
burgundy-help-knowledge14 = Taking workers brings { $workers } instead of { $usual }.
burgundy-help-knowledge15 = At the end of the game: { $points } for each colour of goods that you sold.
burgundy-help-knowledge-building = At the end of the game: { $points } for each such building on your estate ({ $building }).
burgundy-help-knowledge24 = At the end of the game: { $points } for each kind of animal on your estate.
burgundy-help-knowledge25 = At the end of the game: { $points } for each goods tile that you sold.
burgundy-help-knowledge26 = At the end of the game: { $points } for each bonus tile that you hold.
burgundy-help-good = Goods of this colour are sold with a die that shows { $die }.

burgundy-term-depots = depots
burgundy-help-depots = A die takes a tile from the depot with its number. The black depot is for purchases: { $silver } a tile. Whatever is left at the end of a phase goes out of the game; goods stay.
burgundy-term-storage = storage
burgundy-help-storage = Taken tiles wait on { $slots } slots until they are placed. If all are full, a stored tile must go before a new one comes. Stored tiles score nothing at the end.
burgundy-term-placing = placing
burgundy-help-placing = The space must be empty, of the kind of the tile, next to a tile that lies there already, and show the number of the die. A city holds every building only once.
burgundy-term-goods = goods
burgundy-help-goods = You can stock { $types } colours, any number of each. A sale takes all tiles of one colour: { $silver } in all, and { $points } points a tile with 2/3/4 players. Each unsold tile is worth 1 point at the end.
burgundy-term-workers = workers
burgundy-help-workers = Each changes a die by 1; 6 and 1 are neighbours. Any die can be used to take { $count } of them. At the end { $each } workers are worth 1 point.
burgundy-term-silver = silver
burgundy-help-silver = { $price } silver buy a tile, once a turn. Silver comes from sales, mines and banks; each is worth 1 point at the end.
burgundy-term-purchase = purchase
burgundy-help-purchase = Once in your turn, before, between or after the actions of your dice: pay { $silver } and take a tile of the black depot into storage. With purchases at any time also before the effect of a castle, a ship or a building is used.
burgundy-term-regions = regions
burgundy-help-regions = A region is finished when all its connected spaces of one kind are covered. It scores by its size from 1 to 8 spaces ({ $points }) and by the phase from A to E ({ $phases }).
burgundy-term-bonus-tiles = bonus tiles
burgundy-help-bonus-tiles = The first player to cover all spaces of one kind takes the large bonus tile ({ $large } points with 2/3/4 players), the second one the small ({ $small }).
burgundy-term-turn-order = turn order
burgundy-help-turn-order = Whoever stands furthest ahead on the track acts first; in a stack the topmost. Every ship moves its owner one space ahead, from the next round on.
burgundy-term-white-die = white die
burgundy-help-white-die = At the start of a round it sends the next goods tile to the depot with its number.
burgundy-term-game-end = end of the game
burgundy-help-game-end = After five phases: 1 point for each unsold goods tile, for each silver and for every { $each } workers, and the points of knowledge tiles 15 to 26. A tie goes to the player with more empty spaces on the estate, then to the one who took the last turn.

# Points

burgundy-source-regions = regions
burgundy-source-phases = phase of regions
burgundy-source-bonus-tiles = bonus tiles
burgundy-source-animals = animals
burgundy-source-goods = goods sold
burgundy-source-watchtowers = watchtowers
burgundy-source-unsold-goods = unsold goods
burgundy-source-silver = silver
burgundy-source-workers = workers
burgundy-source-knowledge15 = knowledge 15 (colours sold)
burgundy-source-knowledge16 = knowledge 16 (warehouses)
burgundy-source-knowledge17 = knowledge 17 (watchtowers)
burgundy-source-knowledge18 = knowledge 18 (workshops)
burgundy-source-knowledge19 = knowledge 19 (churches)
burgundy-source-knowledge20 = knowledge 20 (markets)
burgundy-source-knowledge21 = knowledge 21 (boarding houses)
burgundy-source-knowledge22 = knowledge 22 (banks)
burgundy-source-knowledge23 = knowledge 23 (city halls)
burgundy-source-knowledge24 = knowledge 24 (kinds of animals)
burgundy-source-knowledge25 = knowledge 25 (goods sold)
burgundy-source-knowledge26 = knowledge 26 (bonus tiles)

burgundy-tie-empty-spaces = empty spaces
burgundy-tie-later-turn = later turn

# Refusals

burgundy-illegal-not-your-turn = It is not your turn. Wait until you are asked.
burgundy-illegal-not-asked = That is not what is asked now. Choose one of the offered actions.
burgundy-illegal-game-over = The game is over. Start a new one to play on.
burgundy-illegal-impossible-outcome = That cannot be drawn or rolled now. Choose one of the possible outcomes.
burgundy-illegal-no-such-die = None of your unused dice shows that number. Name a die that is left.
burgundy-illegal-no-die-needed = This action needs no die. Write "any" instead of one.
burgundy-illegal-die-needed = This action needs one of your dice. Name it, such as d3.
burgundy-illegal-wrong-number = The die shows another number, and you have too few workers to change it. Choose another die or place, or take workers first.
burgundy-illegal-no-tile-there = There is no tile there. Choose a place with a tile.
burgundy-illegal-same-tile-earlier = The same tile also lies on a place with a lower number. Name that one.
burgundy-illegal-not-fetched = This building does not bring tiles of that kind. Choose another tile, or do without.
burgundy-illegal-space-taken = A tile lies on that space. Choose an empty one.
burgundy-illegal-wrong-ground = The tile does not have the colour of that space. Choose a space of its kind.
burgundy-illegal-not-adjacent = That space touches none of your tiles. Choose one next to a tile.
burgundy-illegal-building-twice = That city already has such a building. Choose another city.
burgundy-illegal-no-goods = You have no goods of that colour. Choose a colour that you have in stock.
burgundy-illegal-already-bought = You have already bought a tile this turn. You can buy again in your next turn.
burgundy-illegal-too-little-silver = A tile costs 2 silver. Sell goods or place a bank first.
burgundy-illegal-only-black-depot = Without knowledge 6 you can buy from the black depot only. Choose a tile there.
burgundy-illegal-only-one-depot = Without knowledge 5 a ship loads the goods of one depot only. Name a single depot.
burgundy-illegal-empty-neighbour = One of the two depots has no goods. Name the other one alone.
burgundy-illegal-not-offered = Those goods are not among the ones to choose from. Choose one of the offered colours.
burgundy-illegal-mandatory = You cannot do without this. Choose one of the offered actions.
burgundy-illegal-dice-left = You have dice left. Use both before you end your turn.
burgundy-illegal-other-sheet = That estate is not on your player board. Choose one of its sides.
