# Orléans. Followers and goods are named in the singular (orleans-follower-…, orleans-good-…) and
# counted (orleans-followers-…, orleans-goods-…).

orleans-title = Orléans
orleans-about = Gather followers in a bag, draw some of them every round and send them to work: they recruit others, travel the Loire with your merchant, build trading stations and do good deeds. After eighteen rounds coins, goods, trading stations and citizens count, the last two by your development.

# Options

option-orleans-edition = Edition
option-orleans-edition-polish = Polish: passive Bathhouse, limited bank; no recruiting without its bonus; technology also while planning
option-orleans-edition-russian = Russian: Bathhouse as an action, unlimited bank; a bonus that is used up is skipped; technology after passing only
option-orleans-edition-original = first printing: passive Bathhouse, otherwise as in the Russian one
option-orleans-bathhouse = Bathhouse
option-orleans-bathhouse-edition = as the edition says
option-orleans-bathhouse-passive = its owner draws two more followers in phase 3 and keeps one of them
option-orleans-bathhouse-active = an action: two followers are drawn, one of them goes to work at once
option-orleans-town-hall-min = Followers in the Town Hall
option-orleans-town-hall-min-1 = one is enough
option-orleans-town-hall-min-2 = both spaces must be filled (one sentence of the Russian rulebook)
option-orleans-empty-bonus = Recruiting when the bonus is used up
option-orleans-empty-bonus-edition = as the edition says
option-orleans-empty-bonus-blocks = not possible
option-orleans-empty-bonus-skips = possible, without the bonus
option-orleans-bank = Coins
option-orleans-bank-edition = as the edition says
option-orleans-bank-limited = limited: an empty bank pays nothing until somebody pays in
option-orleans-bank-unlimited = as many as are needed
option-orleans-bank-total = Value of all coins of a limited bank
option-orleans-bank-total-form = a number from 40 to 999; 290 is the value of the coins in the box
option-orleans-plague-starter = Plague draws a starting follower
option-orleans-plague-starter-lucky = it goes back, and nothing is lost
option-orleans-plague-starter-redraw = it goes back, and another one is drawn
option-orleans-tech-timing = Placing technology tiles
option-orleans-tech-timing-edition = as the edition says
option-orleans-tech-timing-from-end-of-actions = after your own pass, and while planning in later rounds
option-orleans-tech-timing-after-pass = only after your own pass
option-orleans-take-back = Followers taken back to the market before the draw
option-orleans-take-back-limit = up to what the knight track and the market allow, even with an empty bag
option-orleans-take-back-bag = only instead of a draw that the bag would allow
option-orleans-tower-deeds = From the Gunpowder Tower to a deed
option-orleans-tower-deeds-action = as an action of phase 5
option-orleans-tower-deeds-planning = while planning
option-orleans-planning-order = Planning
option-orleans-planning-order-simultaneous = all at once
option-orleans-planning-order-in-turn-order-one-by-one = in turn order, one place at a time
option-orleans-planning-order-in-turn-order-whole = in turn order, each player everything at once
option-orleans-extra-tiles = Place tiles
option-orleans-extra-tiles-false = the twenty tiles of the box
option-orleans-extra-tiles-true = six more: Goldsmith, Bakery, Hideaway, Court, Barracks, Theatre (their spaces are our reconstruction)
option-orleans-hourglass-stack = Order of events
option-orleans-hourglass-stack-single = shuffled all together
option-orleans-hourglass-stack-abc = in three piles of six different events
option-orleans-remove-tiles = Removing place tiles before the game
option-orleans-remove-tiles-false = no, all tiles take part
option-orleans-remove-tiles-true = each player may remove one; of two players each removes two
option-orleans-start = Start player
option-orleans-start-random = drawn by lot
option-orleans-start-A = seat A
option-orleans-start-B = seat B
option-orleans-start-C = seat C
option-orleans-start-D = seat D

# Followers

orleans-follower-farmer = farmer
orleans-follower-boatman = boatman
orleans-follower-craftsman = craftsman
orleans-follower-trader = trader
orleans-follower-knight = knight
orleans-follower-scholar = scholar
orleans-follower-monk = monk
orleans-follower-own-farmer = starting farmer
orleans-follower-own-boatman = starting boatman
orleans-follower-own-craftsman = starting craftsman
orleans-follower-own-trader = starting trader
orleans-follower-any = anybody

orleans-followers-farmer = { $count ->
    [one] { $count } farmer
   *[other] { $count } farmers
}
orleans-followers-boatman = { $count ->
    [one] { $count } boatman
   *[other] { $count } boatmen
}
orleans-followers-craftsman = { $count ->
    [one] { $count } craftsman
   *[other] { $count } craftsmen
}
orleans-followers-trader = { $count ->
    [one] { $count } trader
   *[other] { $count } traders
}
orleans-followers-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
orleans-followers-scholar = { $count ->
    [one] { $count } scholar
   *[other] { $count } scholars
}
orleans-followers-monk = { $count ->
    [one] { $count } monk
   *[other] { $count } monks
}
orleans-anybody = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}

orleans-instead-of-farmer = as a farmer
orleans-instead-of-boatman = as a boatman
orleans-instead-of-craftsman = as a craftsman
orleans-instead-of-trader = as a trader
orleans-instead-of-knight = as a knight
orleans-instead-of-scholar = as a scholar

# Goods

orleans-good-grain = grain
orleans-good-cheese = cheese
orleans-good-wine = wine
orleans-good-wool = wool
orleans-good-brocade = brocade
orleans-good-bread = bread

orleans-goods-grain = { $count } grain
orleans-goods-cheese = { $count } cheese
orleans-goods-wine = { $count } wine
orleans-goods-wool = { $count } wool
orleans-goods-brocade = { $count } brocade
orleans-goods-bread = { $count } bread

# Places

orleans-place-farmhouse = Farm House
orleans-place-village = Village
orleans-place-university = University
orleans-place-castle = Castle
orleans-place-monastery = Monastery
orleans-place-ship = Ship
orleans-place-wagon = Wagon
orleans-place-guildhall = Guildhall
orleans-place-scriptorium = Scriptorium
orleans-place-town-hall = Town Hall
orleans-place-hayrick = Hayrick
orleans-place-cheese-factory = Cheese Factory
orleans-place-winery = Winery
orleans-place-wool-manufacturer = Wool Manufacturer
orleans-place-tailor-shop = Tailor Shop
orleans-place-brewery = Brewery
orleans-place-sacristy = Sacristy
orleans-place-herb-garden = Herb Garden
orleans-place-bathhouse = Bathhouse
orleans-place-windmill = Windmill
orleans-place-library = Library
orleans-place-hospital = Hospital
orleans-place-gunpowder-tower = Gunpowder Tower
orleans-place-cellar = Cellar
orleans-place-office = Office
orleans-place-school = School
orleans-place-pharmacy = Pharmacy
orleans-place-horse-wagon = Horse Wagon
orleans-place-shipping-line = Shipping Line
orleans-place-laboratory = Laboratory
orleans-place-goldsmith = Goldsmith
orleans-place-bakery = Bakery
orleans-place-hideaway = Hideaway
orleans-place-court = Court
orleans-place-barracks = Barracks
orleans-place-theatre = Theatre

orleans-does-farmhouse = recruit a farmer and take the good of the next space of the farmer track
orleans-does-village = recruit a boatman (coins), a craftsman (technology tile) or a trader (place tile)
orleans-does-university = recruit a scholar and gain development points
orleans-does-castle = recruit a knight; you may draw more followers
orleans-does-monastery = recruit a monk, who can stand in for everybody; not in a round of Pilgrimage
orleans-does-ship = move your merchant along a waterway; you may take a good that lies on it
orleans-does-wagon = move your merchant along a road; you may take a good that lies on it
orleans-does-guildhall = build a trading station in the town of your merchant, if nobody has one there; in Orléans everybody may have one
orleans-does-scriptorium = gain 1 development point
orleans-does-town-hall = send 1 or 2 followers from here to beneficial deeds; starting followers may not come here
orleans-does-hayrick = take 1 grain from the goods market
orleans-does-cheese-factory = take 1 cheese from the goods market
orleans-does-winery = take 1 wine from the goods market
orleans-does-wool-manufacturer = take 1 wool from the goods market
orleans-does-tailor-shop = take 1 brocade from the goods market
orleans-does-brewery = gain 2 coins
orleans-does-sacristy = no action, the monk here can go back to the bag to ward off a harvest, taxes or a plague
orleans-does-herb-garden = no action, your boatmen may work as craftsmen, traders and farmers
orleans-does-bathhouse = no action, in phase 3 you may draw two more followers and keep one of them
orleans-does-bathhouse-active = draw two followers; one of them goes to work at once, the other one back into the bag
orleans-does-windmill = gain 2 coins and 1 development point
orleans-does-library = gain 2 development points
orleans-does-hospital = gain coins: as many as your development level
orleans-does-gunpowder-tower = two more market spaces; followers on them may also be sent to beneficial deeds
orleans-does-cellar = gain 4 coins
orleans-does-office = gain 1 coin for each of your trading stations on the map
orleans-does-school = no action, your scholars may work as anybody but monks
orleans-does-pharmacy = pay 1 to 3 coins for as many development points
orleans-does-horse-wagon = move your merchant along a road; you may take a good that lies on it
orleans-does-shipping-line = gain 1 development point
orleans-does-laboratory = take a technology tile
orleans-does-goldsmith = give a good for development points: 1 for each of your trading stations on the map
orleans-does-bakery = pay 2 coins and bake bread from up to 3 grain
orleans-does-hideaway = give a good for the bonus of the space on which one of your markers stands
orleans-does-court = move the merchant of another player along any route; you may take a good that lies on it, and pay that player 1 coin
orleans-does-barracks = no action, anybody may work as a knight for you
orleans-does-theatre = holds any number of followers; gain 1 coin for each of them

# Events, deeds, citizens

orleans-hourglass-pilgrimage = Pilgrimage
orleans-hourglass-income = Income
orleans-hourglass-harvest = Harvest
orleans-hourglass-taxes = Taxes
orleans-hourglass-trading-day = Trading Day
orleans-hourglass-plague = Plague

orleans-deed-city-wall = Building the City Wall
orleans-deed-papal-conclave = Papal Conclave
orleans-deed-defeating-plague = Defeating the Plague
orleans-deed-astronomy = Astronomy
orleans-deed-boatmen-guild = Founding the Boatmen's Guild
orleans-deed-cathedral = Building the Cathedral
orleans-deed-peace-treaty = Peace Treaty
orleans-deed-canalisation = Canalisation
orleans-coin-or-point = 1 coin or 1 development point

orleans-citizen-boatman = end of the boatman track
orleans-citizen-knight = knight track
orleans-citizen-development = development track, space { $space }
orleans-citizen-stations = most trading stations

# The map

orleans-town-orleans = Orléans
orleans-town-chartres = Chartres
orleans-town-etampes = Étampes
orleans-town-le-mans = Le Mans
orleans-town-chateaudun = Châteaudun
orleans-town-montargis = Montargis
orleans-town-vendome = Vendôme
orleans-town-blois = Blois
orleans-town-briare = Briare
orleans-town-tours = Tours
orleans-town-chinon = Chinon
orleans-town-montrichard = Montrichard
orleans-town-vierzon = Vierzon
orleans-town-loches = Loches
orleans-town-bourges = Bourges
orleans-town-sancerre = Sancerre
orleans-town-chatellerault = Châtellerault
orleans-town-le-blanc = Le Blanc
orleans-town-chateauroux = Châteauroux
orleans-town-nevers = Nevers
orleans-town-argenton = Argenton
orleans-town-la-chatre = La Châtre
orleans-town-st-amand = Saint-Amand
orleans-way-road = by road
orleans-way-water = by water

# Amounts

orleans-player = { $seat }
orleans-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
orleans-development = { $count ->
    [one] { $count } development point
   *[other] { $count } development points
}
orleans-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
orleans-technologies = { $count ->
    [one] { $count } technology tile
   *[other] { $count } technology tiles
}
orleans-built = { $count ->
    [one] { $count } trading station
   *[other] { $count } trading stations
}
orleans-nothing = none
orleans-stack = Stack { $stack }

# Phases

orleans-phase-setup = set-up
orleans-phase-hourglass = hourglass
orleans-phase-census = census
orleans-phase-followers = followers
orleans-phase-planning = planning
orleans-phase-actions = actions
orleans-phase-event = event

# Questions

orleans-ask-removal = You may take a place tile out of the game before it begins.
orleans-ask-removal-two = Take a place tile out of the game before it begins.
orleans-ask-draw = How many followers do you draw? At most { $most }. In the bag: { $bag }. On your market: { $market }.
orleans-ask-back = { $count ->
    [one] You may take 1 follower back from a place to the market.
   *[other] You may take up to { $count } followers back from places to the market.
}
orleans-ask-bathe = Bathhouse: draw two more followers and keep one of them? In the bag: { $bag }.
orleans-ask-keep = Bathhouse: which of the two followers stays on your market?
orleans-ask-stow = { $count ->
    [one] Gunpowder Tower: which of the new followers lies there? There is room for 1.
   *[other] Gunpowder Tower: which of the new followers lie there? There is room for { $count }.
}
orleans-ask-plan = Send followers from your market to your places. On the market: { $market }.
orleans-ask-plan-tower = Send followers from your market and the Gunpowder Tower to your places. On the market: { $market }. On the tower: { $tower }.
orleans-ask-plan-place = { $place }: send more followers there, or let the next player plan. On the market: { $market }.
orleans-ask-act = Your turn: do the action of a place, or pass.
orleans-ask-act-pilgrimage = Your turn: do the action of a place, or pass. No monk can be recruited in this round.
orleans-ask-recruit = Village: whom do you recruit?
orleans-ask-tile-first = Trader: which place tile of stack I do you take?
orleans-ask-tile = Trader: which place tile do you take?
orleans-ask-merchant = Court: whose merchant do you move?
orleans-ask-move-road = Your merchant is in { $town }: which road does he take?
orleans-ask-move-water = Your merchant is in { $town }: which waterway does he take?
orleans-ask-move-other = The merchant of { $merchant } is in { $town }: where do you move him?
orleans-ask-good = Between { $from } and { $to } lies: { $goods }. Which good do you take?
orleans-ask-deeds = { $place }: which follower goes to which deed?
orleans-ask-deeds-more = { $place }: does another follower go to a deed?
orleans-ask-pharmacy = Pharmacy: how many coins do you pay? You have { $coins }.
orleans-ask-goldsmith = Goldsmith: which good do you give for { $points }?
orleans-ask-hideaway = Hideaway: which good do you give for the bonus of a track?
orleans-ask-bake = Bakery: how much grain do you bake? You have { $goods }.
orleans-ask-bonus = Hideaway: of which track do you take the bonus?
orleans-ask-send-bather = Bathhouse: who goes to work at once, and where? Drawn: { $followers }.
orleans-ask-technology = You may place technology tiles.
orleans-ask-technology-first = You may place a technology tile; the first one replaces a farmer.
orleans-ask-sacristy = { $event }: { $help } Shall the monk of the Sacristy ward it off?
orleans-ask-harvest = Harvest: which food do you give?
orleans-ask-torture = { $count ->
    [one] Torture: 1 coin is missing. What do you give up instead, for good?
   *[other] Torture: { $count } coins are missing. What do you give up for the first of them, for good?
}
orleans-over = The game is over. Victory: { $players }, { $points }.

orleans-wait = Waiting for { $players }: { $what }.
orleans-wait-removal = place tile out of the game
orleans-wait-technology = technology
orleans-wait-torture = torture

orleans-chance-start = The start player is drawn.
orleans-chance-laying = Goods are laid on the map.
orleans-chance-discarding = Goods leave the game.
orleans-chance-reveal = The event of the round is revealed.
orleans-chance-draw = Followers are drawn.

# Offers

orleans-brings = { $what } → { $gains }
orleans-noted = { $what } ({ $notes })
orleans-does = { $place }: { $does }
orleans-tile = { $place } ({ $slots }): { $does }
orleans-draw = { $count ->
    [0] Draw nobody
    [one] Draw { $count } follower
   *[other] Draw { $count } followers
}
orleans-note-backs = { $count ->
    [one] and take 1 back from a place
   *[other] and take up to { $count } back from places
}
orleans-back = Take back from the { $place }: { $follower }
orleans-bathe = Draw two more followers
orleans-keep = Keep: { $follower }
orleans-stow = To the Gunpowder Tower: { $follower }
orleans-assign = { $place }: { $follower }
orleans-instead = { $follower } { $of }
orleans-from-tower = { $what }, from the Gunpowder Tower
orleans-crew = { $place }, complete: { $followers }
orleans-note-missing = still missing: { $followers }
orleans-note-ready = then it is ready
orleans-note-useless = then it is full, but cannot be used now
orleans-note-stuck = careful: nobody is left on the market or in the bag, and no place is ready
orleans-technology = { $place }: technology tile in place of a follower ({ $slot })
orleans-deed-of = { $deed }: { $follower }
orleans-pass = Pass: no more actions in this round
orleans-recruit = Recruit: { $follower }
orleans-merchant = The merchant of { $seat } in { $town }
orleans-move = To { $town } { $way }; goods on the way: { $goods }
orleans-note-stations = trading station there: { $players }
orleans-take = Take { $goods }
orleans-move-and-take = To { $town }, and take { $goods }
orleans-pay = Pay { $coins }
orleans-bake = Bake { $count } grain
orleans-give = Give { $goods }
orleans-bonus = Bonus: { $track }
orleans-lose = Give up: { $loss }
orleans-loss-station = trading station in { $town }
orleans-loss-unbuilt = a trading station that is not built
orleans-loss-follower = a follower, drawn from the bag
orleans-loss-tile = place tile { $place }
orleans-loss-placed = technology tile on the { $place }
orleans-gain-tile = a place tile
orleans-gain-citizen = a citizen
orleans-protect = The monk goes back to the bag and wards off the event
orleans-skip = Do without
orleans-skip-removal = Remove no tile
orleans-skip-bathhouse = Draw nobody more
    .told = drew nobody more
orleans-skip-good = Take no good
    .told = took no good
orleans-skip-sacristy = The monk stays in the Sacristy
orleans-next = This place is planned
orleans-done = Done
orleans-done-declaring = Take nobody else back
orleans-done-stowing = The others lie on the market
orleans-done-planning = Done: everything is planned
orleans-done-deeds = Send nobody else
orleans-done-technology = Place no more technology tiles
orleans-start = Start player: { $seat }
orleans-chance-good = Good: { $good }
orleans-reveal = Event: { $event }
orleans-chance-follower = Drawn: { $follower }

orleans-heading-draw = Draw followers
orleans-heading-back = Take followers back
orleans-heading-keep = Keep a follower
orleans-heading-stow = To the Gunpowder Tower
orleans-heading-technology = Place a technology tile
orleans-heading-deed = Send to a deed: { $follower }
orleans-heading-use = Do the action of a place
orleans-heading-recruit = Recruit
orleans-heading-merchant = Choose a merchant
orleans-heading-move = Travel
orleans-heading-take = Take a good
orleans-heading-pay = Pay
orleans-heading-bake = Bake
orleans-heading-give = Give a good
orleans-heading-bonus = Take a bonus
orleans-heading-lose-station = Give up a trading station
orleans-heading-lose-follower = Give up a follower
orleans-heading-lose-point = Give up a development point
orleans-heading-lose-good = Give up a good
orleans-heading-lose-tile = Give up a place tile
orleans-heading-lose-technology = Give up a technology tile
orleans-heading-chance = Chance

# The log

orleans-event-tile-removed = { $seat } took a place tile out of the game: { $place }.
orleans-event-round-began = Round { $round } begins. Start player: { $seat }.
orleans-event-revealed = Event of the round: { $event }. { $help }
orleans-event-came = The event comes: { $event }.
orleans-event-census-both = Census: most farmers, { $leader }; fewest, { $last }.
orleans-event-census-leader = Census: most farmers, { $seat }.
orleans-event-census-last = Census: fewest farmers, { $seat }.
orleans-event-census-tie = Census: nobody is ahead.
orleans-event-coins-gained = { $seat } gained { $coins }.
orleans-event-coins-paid = { $seat } paid { $coins }.
orleans-event-coins-given = { $seat } gave { $coins } to { $to }.
orleans-event-draw-declared = { $seat } draws: { $followers }.
orleans-event-taken-back = { $seat } took a follower back from the { $place }: { $follower }.
orleans-event-drawn = { $seat } drew a follower: { $follower }.
orleans-event-bathed = { $seat } drew a follower by the Bathhouse: { $follower }.
orleans-event-kept = { $seat } kept a follower of the Bathhouse: { $follower }.
orleans-event-returned = { $seat } put a follower of the Bathhouse into the bag: { $follower }.
orleans-event-stowed = { $seat } put a follower on the Gunpowder Tower: { $follower }.
orleans-event-assigned = { $seat } sent a follower to the { $place }: { $follower }.
orleans-event-assigned-tower = { $seat } sent a follower from the Gunpowder Tower to the { $place }: { $follower }.
orleans-event-assigned-bathhouse = { $seat } sent a follower from the Bathhouse to the { $place }: { $follower }.
orleans-event-technology-placed = { $seat } placed a technology tile on the { $place } ({ $slot }).
orleans-event-planned = { $seat } has planned.
orleans-event-used = { $seat } used the { $place }.
orleans-event-passed = { $seat } passed.
orleans-event-recruited = { $seat } recruited a follower: { $follower }.
orleans-event-advanced = { $seat } came to space { $space } of { $last } ({ $track }).
orleans-event-advanced-knight = { $seat } came to space { $space } of { $last } ({ $track }) and may draw { $limit }.
orleans-event-good-gained = { $seat } took { $goods } from the goods market.
orleans-event-good-found = { $seat } took { $goods } between { $from } and { $to }.
orleans-event-good-paid = { $seat } gave { $goods } to the goods market.
orleans-event-baked = { $seat } baked { $goods }.
orleans-event-technology-gained = { $seat } took a technology tile.
orleans-event-tile-gained = { $seat } took a place tile: { $place }.
orleans-event-developed = { $seat } gained { $points } and came to space { $space }.
orleans-event-citizen-gained = { $seat } won a citizen: { $citizen }.
orleans-event-moved = { $seat } travelled { $way } from { $from } to { $to }.
orleans-event-moved-other = { $seat } moved the merchant of { $merchant } { $way } from { $from } to { $to }.
orleans-event-station-built = { $seat } built a trading station in { $town }.
orleans-event-served = { $seat } sent a follower to a deed ({ $deed }): { $follower }.
orleans-event-protected = { $seat } warded off the event: the monk left the Sacristy.
orleans-event-died = { $seat } lost a follower to the plague: { $follower }.
orleans-event-spared = { $seat } was lucky, the plague drew a starting follower: { $follower }.
orleans-event-tortured = { $seat } could not pay { $coins }: torture.
orleans-event-lost = { $seat } gave up for good: { $loss }.
orleans-event-debt-forgiven = { $seat } had nothing left to give up: { $coins } forgiven.
orleans-event-ended = The game is over.

# The position

orleans-page-round = Round { $round } of { $rounds }: { $phase }
orleans-page-turn = To act:
orleans-page-start = Start player:
orleans-page-event = Event:
orleans-page-events = Events still to come:
orleans-page-next = next: { $count }
orleans-page-tracks = Tracks
orleans-page-development = Dev.
orleans-page-level = Level
orleans-page-draws = Draw
orleans-page-supply = To recruit
orleans-page-market = Goods market:
orleans-page-left = Supply:
orleans-page-citizens = Citizens to be won, besides those of the deeds:
orleans-page-deeds = Beneficial deeds
orleans-page-deed = Deed
orleans-page-reward = Each brings
orleans-page-free = Free spaces
orleans-page-tiles = Place tiles
orleans-page-tiles-gone = Out of the game:
orleans-page-map = Map
orleans-page-town = Town
orleans-page-ways = Roads and waterways (~) to
orleans-page-merchants = Merchants:
orleans-page-places = Player boards
orleans-page-place = Place
orleans-page-needs = Needs
orleans-page-technology = technology
orleans-page-legend = * starting follower; ✓ can be used now.
orleans-page-has = Has:
orleans-page-player-market = Market:
orleans-page-tower = Gunpowder Tower:
orleans-page-bag = Bag:
orleans-page-own-tiles = Place tiles:
orleans-page-stations = Trading stations:
orleans-page-unbuilt = { $count } not built
orleans-page-own-citizens = Citizens:

# Help

orleans-help-a-place = What it does: { $does }. Spaces: { $slots }. Every player has this place.
orleans-help-a-tile = What it does: { $does }. Spaces: { $slots }. Place tile: { $stack }.
orleans-help-bathhouse = by edition: in phase 3 you may draw two more followers and keep one of them, without a space or an action; or an action that draws two followers, one of whom goes to work at once
orleans-help-follower-farmer = Wanted in many places. Recruited in the Farm House. Whoever is ahead on the farmer track gains a coin in every census.
orleans-help-follower-boatman = Works on the Ship and elsewhere. Recruited in the Village: the track brings coins, and at its end a citizen.
orleans-help-follower-craftsman = Recruited in the Village: every step of the track brings a technology tile.
orleans-help-follower-trader = Recruited in the Village: every step of the track brings a place tile.
orleans-help-follower-knight = Needed to travel and to build. Recruited in the Castle: the track says how many followers you may draw.
orleans-help-follower-scholar = Recruited in the University: the track brings development points.
orleans-help-follower-monk = Can stand in for every other follower on places, not at deeds. Nobody can stand in for a monk. Recruited in the Monastery, except in a round of Pilgrimage; has no track.
orleans-help-good = At the end each is worth { $points }. Goods are taxed.
orleans-help-food = Food: can be given for the harvest. At the end each is worth { $points }. Goods are taxed.
orleans-help-bread = Grain baked in the Bakery. Food and a good; at the end each is worth your development level.
orleans-help-hourglass-pilgrimage = No monk can be recruited in this round.
orleans-help-hourglass-income = Everybody gains coins: as many as the own development level.
orleans-help-hourglass-harvest = Everybody gives a food (grain, cheese or wine); whoever has none pays { $fine }.
orleans-help-hourglass-taxes = Everybody pays 1 coin for every { $count } goods.
orleans-help-hourglass-trading-day = Everybody gains 1 coin for each own trading station on the map.
orleans-help-hourglass-plague = Everybody loses a follower, drawn from the bag; a starting follower goes back.
orleans-help-a-deed = Spaces: { $spaces }. Each follower sent here stays for good and brings { $reward }. Whoever fills the last space wins the citizen. Nobody can stand in for anybody.
orleans-help-track-farmer = Moved in the Farm House; the spaces bring { $goods }. In the census whoever is alone ahead gains a coin, and with three or four players whoever is alone behind pays one.
orleans-help-track-boatman = Moved in the Village; the spaces bring coins: { $coins }. Whoever is first on the last space wins a citizen instead.
orleans-help-track-craftsman = Moved in the Village; every space brings a technology tile.
orleans-help-track-trader = Moved in the Village; the first space brings a place tile of stack I, the others one of either stack.
orleans-help-track-knight = Moved in the Castle; says how many followers you may draw: { $limits }. Whoever is first on the last but one space wins a citizen.
orleans-help-track-scholar = Moved in the University; the spaces bring development points: { $points }.
orleans-help-development = A development point is a step on this track. The level is 1 and rises on spaces { $stars }. Spaces { $spaces } bring { $coins } coins to everybody who reaches them; on spaces { $citizens } a citizen waits for the first. The level counts for Income and the Hospital, and at the end for every trading station and citizen.

orleans-term-round = round
orleans-term-market = market
orleans-term-bag = bag
orleans-term-planning = planning
orleans-term-starting-follower = starting follower
orleans-term-technology = technology tile
orleans-term-census = census
orleans-term-merchant = merchant
orleans-term-trading-station = trading station
orleans-term-citizen = citizen
orleans-term-deeds = beneficial deeds
orleans-term-torture = torture
orleans-term-game-end = end of the game

orleans-track-farmer = farmer track
orleans-track-boatman = boatman track
orleans-track-craftsman = craftsman track
orleans-track-trader = trader track
orleans-track-knight = knight track
orleans-track-scholar = scholar track
orleans-track-development = development track

orleans-help-round = There are { $rounds } rounds of seven phases: the hourglass shows an event; the census; everybody draws followers; everybody plans; actions in turn order until all have passed; the event; the start player token moves on.
orleans-help-market = It has { $spaces } spaces. Followers that were not used stay there and take up room.
orleans-help-bag = Followers go there after their work, and new ones too. Everybody may know what is in it; chance draws.
orleans-help-planning = Followers go from the market to the free spaces of your places. A place with all its spaces filled can be used in this round or later; a place may be filled over several rounds. Whoever draws fewer followers than the knight track and the market allow may take the others back from places to the market, in any order and even with an empty bag; an option may bind this to the bag.
orleans-help-starting-follower = Everybody starts with a farmer, a boatman, a craftsman and a trader in the own colour and { $coins }. They are never lost and cannot go to the Town Hall or to deeds.
orleans-help-technology = Stands for a follower for the rest of the game. The first one replaces a farmer, later ones anybody but a monk. One on a place at most, never on a place with a single space. There are { $count }. It is placed after your own pass at the earliest.
orleans-help-census = Before followers are drawn: whoever is alone ahead on the farmer track gains a coin. With three or four players whoever is alone behind pays one.
orleans-help-merchant = Yours starts in Orléans and travels by Ship, Wagon or Horse Wagon, one road or waterway at a time. You may take one good that lies there; goods on the map are never refilled.
orleans-help-trading-station = You have { $count }. Built by the Guildhall where your merchant is; one in a town, in Orléans one of each player. At the end each is worth your development level.
orleans-help-citizen = There are { $count }: on tracks, at deeds, and one for most trading stations at the end. Each is worth your development level.
orleans-help-deeds = Followers from the Town Hall or the Gunpowder Tower join a deed for good, on spaces of exactly their kind. Each brings its reward; whoever fills the last space wins the citizen.
orleans-help-torture = Whoever cannot pay gives up something for each missing coin: a trading station, a follower from the bag, a development point, a good, a place tile or a technology tile. It leaves the game. Where there is nothing left, the rest is forgiven.
orleans-help-game-end = First whoever has more trading stations on the map than anybody else takes the last citizen; in a tie nobody does. Points: 1 for each coin; goods by their value; the development level for each trading station on the map and each citizen. Most points win. In a tie whoever is further on the development track wins; if that is equal too, the victory is shared.

# Points

orleans-source-coins = Coins
orleans-source-grain = Grain
orleans-source-cheese = Cheese
orleans-source-wine = Wine
orleans-source-wool = Wool
orleans-source-brocade = Brocade
orleans-source-bread = Bread
orleans-source-stations = Trading stations
orleans-source-citizens = Citizens
orleans-tie-development = Development track

# Refusals

orleans-illegal-not-your-turn = It is somebody else's turn.
orleans-illegal-not-asked = That is not what is asked now.
orleans-illegal-game-over = The game is over.
orleans-illegal-impossible-outcome = Chance cannot bring that.
orleans-illegal-mandatory = This cannot be declined.
orleans-illegal-too-many = Your knights, your market and your bag do not allow so many.
orleans-illegal-nobody-there = No such follower stands there.
orleans-illegal-out-of-order = This is chosen in the order of the list: go on with a later one, or say done.
orleans-illegal-no-such-follower = You have no such follower there.
orleans-illegal-tower-full = Both spaces of the Gunpowder Tower are taken.
orleans-illegal-market-full = Your market is too small: more of them must go to the tower.
orleans-illegal-not-your-place = You do not have that place.
orleans-illegal-space-taken = That space is taken.
orleans-illegal-wrong-follower = That follower cannot work there.
orleans-illegal-equal-space-first = Of two equal spaces the first is filled first.
orleans-illegal-other-place = This time only one place is planned.
orleans-illegal-no-technology = You have no technology tile to place.
orleans-illegal-not-for-technology = No technology tile can stand on that space.
orleans-illegal-farmer-first = Your first technology tile has to replace a farmer.
orleans-illegal-one-technology = A place carries only one technology tile.
orleans-illegal-not-now = Technology tiles are placed after passing.
orleans-illegal-not-active = Not all spaces of that place are filled.
orleans-illegal-no-action = That place has no action.
orleans-illegal-supply-empty = There is no such follower left.
orleans-illegal-track-finished = Your marker is at the end of that track.
orleans-illegal-tracks-finished = Your markers are at the end of all three tracks of the Village.
orleans-illegal-nobody-can-come = The Village brings nobody: for each of its three followers the supply, your track or the bonus is at its end.
orleans-illegal-pilgrimage = In a round of Pilgrimage no monk is recruited.
orleans-illegal-bonus-gone = What that step would bring is exhausted.
orleans-illegal-no-goods-left = There is no such good left on the goods market.
orleans-illegal-no-technology-left = There is no technology tile left.
orleans-illegal-no-route = No such route leads there.
orleans-illegal-town-taken = There is a trading station in that town already.
orleans-illegal-no-station-left = You have no trading station left.
orleans-illegal-no-deed = That deed has no free space for that follower.
orleans-illegal-too-poor = You do not have the coins for that.
orleans-illegal-no-goods = You do not have that.
orleans-illegal-not-food = That is no food.
orleans-illegal-no-bonus = That track has no bonus for you.
orleans-illegal-bag-empty = Your bag is empty.
orleans-illegal-tile-gone = That tile is not there to be had.
orleans-illegal-first-stack-only = This time the tile comes from stack I.
orleans-illegal-other-merchant = The Court moves the merchant of another player.
orleans-illegal-cannot-lose = You cannot give that up.
