# The drawn table of Ora et Labora.

labora-ui-estate-of = Estate: { $name }
labora-ui-shared = Wheel and buildings
labora-ui-neutral = Neutral
labora-ui-view-wheel = Wheel
labora-ui-view-cards = Cards
labora-ui-view-estate = Estate
labora-ui-view-players = Players
labora-ui-view-log = Log

labora-ui-round = round
labora-ui-round-of = { $last ->
    [0] Round { $round }
   *[other] Round { $round } of { $last }
}
labora-ui-wheel = Production wheel, round { $round }: { $markers }
labora-ui-marker = { $name } { $value }
labora-ui-tip-marker = Brings { $value } now. After it is used it stands at the arm and begins again.
labora-ui-entering = { $name } comes in round { $round }
labora-ui-settling = Settlement phase
labora-ui-now = now
labora-ui-before = before round { $round }
labora-ui-at-end = at the end of the game
labora-ui-phase = phase { $phase }

labora-ui-district = District
labora-ui-plot = Plot
labora-ui-contract = Contract
labora-ui-or = or
labora-ui-left = { $count } left
labora-ui-wonders = Wonders
labora-ui-goal = Goal
labora-ui-place-district = district in row { $row }
labora-ui-place-coast = coast from row { $row }
labora-ui-place-mountain = mountains from row { $row }

labora-ui-display = Buildings
labora-ui-to-build = { $count } to build
labora-ui-to-come = to come
labora-ui-free = free
labora-ui-card = { $name }, costs { $cost }, economic value { $economic }, dwelling value { $dwelling }
# Left out of a name where there is little room: a cross says it.
labora-ui-cloister-words = Cloister
labora-ui-home = home
labora-ui-copy-holds-prior = use one with
labora-ui-copy-occupied = use one with
labora-ui-copy-neighbour = use a neighbour
labora-ui-copy-display = use one here
labora-ui-value-econ = economic value { $value }
labora-ui-value-dwell = dwelling value { $value }
labora-ui-value-goods = points of goods { $value }
labora-ui-tip-building = Cost: { $cost }. Stands on: { $terrain }. Economic value { $economic }, dwelling value { $dwelling }.
labora-ui-house-of = { $building } of { $name }
labora-ui-cell-empty = { $terrain }, empty
labora-ui-cell-forest = forest
labora-ui-cell-moor = moor

labora-ui-at-home = at home
labora-ui-nobody-home = nobody at home
labora-ui-goods = Goods
labora-ui-goods-basic = Basic
labora-ui-goods-processed = Processed
labora-ui-goods-valuable = Valuables
labora-ui-sum-food = Food
labora-ui-sum-energy = Energy
labora-ui-sum-money = Coins
labora-ui-sum-points = Points
labora-ui-hand = Settlements in hand
labora-ui-hand-empty = No settlement in hand
labora-ui-settlement = { $name }, costs { $food } food and { $energy } energy, economic value { $economic }, dwelling value { $dwelling }
labora-ui-points-economic = Buildings and settlements
labora-ui-points-goods = Goods

labora-ui-status-turn = on turn
labora-ui-status-starts = started
labora-ui-status-waits = waits
labora-ui-status-away = away
labora-ui-status-over = game over
labora-ui-status-neutral = plays along

labora-ui-do-place = Place
labora-ui-do-contract = Contract
labora-ui-do-visit = Visit
labora-ui-do-fell = Fell
labora-ui-do-cut = Cut
labora-ui-do-build = Build
labora-ui-do-land = Land
labora-ui-do-settle = Settle
labora-ui-do-idle = Idle
labora-ui-do-convert = Convert
labora-ui-do-enter = Enter
labora-ui-do-skip = Skip
labora-ui-do-end = End
labora-ui-do-improve = Improve
labora-ui-fee-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
labora-ui-fee-present = { $good }

# A thing that can be chosen: what it is, in how many actions it occurs.
labora-ui-target = { $what }; { $count ->
    [one] { $count } way
   *[other] { $count } ways
} to use it

labora-ui-times = How often?
labora-ui-at-most = at most { $count }
labora-ui-less = One less
labora-ui-more = One more
labora-ui-each = { $value } each
labora-ui-have = you have { $count }
labora-ui-have-more = you have { $count }, and { $more } by exchange
labora-ui-different = Different goods
labora-ui-pay = Pay
labora-ui-pay-skip = Do without
labora-ui-pay-open = Open the payment
labora-ui-pay-settlement = Pay for the settlement
labora-ui-pay-aside = Look at the table
labora-ui-pay-back = Take it back
labora-ui-pay-nothing = Nothing is paid
labora-ui-pay-pays = You pay
labora-ui-pay-row = { $good }: { $count } of { $have }
labora-ui-cheapest = Cheapest
labora-ui-lost-nothing = nothing is lost
labora-ui-lost-food = { $amount } food is lost
labora-ui-lost-energy = { $amount } energy is lost
labora-ui-lost-points = { $amount } in points is lost
labora-ui-stack = Stack { $stack }
labora-ui-settlements = Settlements

# What is asked for next

labora-ui-side-plains = Plains side
labora-ui-side-hills = Hills side
labora-ui-choose-card = choose a building card
labora-ui-choose-settlement = choose a settlement
labora-ui-choose-house = choose a building
labora-ui-choose-spot = choose a place
labora-ui-choose-tile = choose a district or a plot
labora-ui-choose-place = choose where it lies
labora-ui-choose-side = choose its side
labora-ui-choose-rank = choose who goes
labora-ui-choose-marker = choose a marker on the wheel
labora-ui-choose-good = choose a good
