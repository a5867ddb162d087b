# The drawn table of Craftsmen.

craftsmen-ui-target = { $what }: { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
craftsmen-ui-named = { $name }
craftsmen-ui-then = { $first }; { $second }

# Places

craftsmen-ui-town-and-harbour = Town and harbour
craftsmen-ui-town = Town
craftsmen-ui-harbour = Harbour
craftsmen-ui-view-town = Town
craftsmen-ui-view-market = Market
craftsmen-ui-view-row = My row
craftsmen-ui-view-players = Players
craftsmen-ui-view-log = Log
craftsmen-ui-date = Year { $year }, { $season }
craftsmen-ui-order = Order
craftsmen-ui-order-is = Order of the season: { $names }
craftsmen-ui-next = Next
craftsmen-ui-next-order = First in the next season: { $names }
craftsmen-ui-nobody = nobody
craftsmen-ui-nothing = nothing
craftsmen-ui-helper-phase = Sending helpers
craftsmen-ui-guild-bankers = Bankers
craftsmen-ui-guild-builders = Builders
craftsmen-ui-guild-notary = Notary
craftsmen-ui-guild-crafts = Crafts
craftsmen-ui-guild-merchants = Merchants
craftsmen-ui-guild-town-hall = Town hall
craftsmen-ui-queue = { $guild }, in the queue: { $helpers }
craftsmen-ui-on = { $guild }: on top of { $name }
craftsmen-ui-ship = Ship { $ship }. Would get points now: { $places }. Holds: { $holds }
craftsmen-ui-bonus = Bonus token { $good }, { $points }: { $name }
craftsmen-ui-bonus-points = Points of bonus tokens
craftsmen-ui-granary = Granary
craftsmen-ui-stored = { $good }: lower { $lower }, upper { $upper }
craftsmen-ui-natural = natural cube
craftsmen-ui-fair = Fair
craftsmen-ui-fair-has = Markers on the fair: { $rows }
craftsmen-ui-to-fair = to the fair
craftsmen-ui-to-granary = to the granary, for a capital card
craftsmen-ui-to-waste = to waste
craftsmen-ui-to-ship = on ship { $ship }
craftsmen-ui-to-bribe = on ship { $ship } with a bribe
craftsmen-ui-most = place { $place }
craftsmen-ui-to-building = to this building: { $building }
craftsmen-ui-where-fair = Fair
craftsmen-ui-where-granary = Granary
craftsmen-ui-where-waste = To waste
craftsmen-ui-whither = Where does it go?

# Cards

craftsmen-ui-capital = Capital
craftsmen-ui-discarded = discarded { $count }
craftsmen-ui-kind-basic = Basic
craftsmen-ui-kind-extended = Extended
craftsmen-ui-kind-advanced = Advanced
craftsmen-ui-pile = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
craftsmen-ui-known-inside = You know of these: { $cards }.
craftsmen-ui-face-down = card face down
craftsmen-ui-card = { $name } ({ $top }/{ $bottom }): { $needs } → { $made }, points: { $points }
craftsmen-ui-card-basic = { $name } ({ $top }/{ $bottom }): { $made }
craftsmen-ui-colours = { $top }/{ $bottom }
craftsmen-ui-back-of = { $kind }, face down
craftsmen-ui-box = Sawmills in the box

# A player

craftsmen-ui-row-of = Row of { $name }
craftsmen-ui-row-is = Row: { $buildings }
craftsmen-ui-built = { $card }. On its icons: { $filled }
craftsmen-ui-makes = { $building } makes { $good }
craftsmen-ui-well = { $building }: icon of { $good }
craftsmen-ui-end-left = Left end
craftsmen-ui-end-right = Right end
craftsmen-ui-hand-of = Capital of { $name }: { $count }
craftsmen-ui-of-most = { $count } of { $most }
craftsmen-ui-worth = worth
craftsmen-ui-set = set of { $count }
craftsmen-ui-seen = seen
craftsmen-ui-backs = { $count ->
    [one] { $count } unknown card
   *[other] { $count } unknown cards
}
craftsmen-ui-no-capital = No capital
craftsmen-ui-to-build = To build
craftsmen-ui-to-build-of = Building cards of { $name }: { $count }
craftsmen-ui-no-cards = No cards
craftsmen-ui-fits-left = fits on the left
craftsmen-ui-fits-right = fits on the right
craftsmen-ui-fits-both = fits at both ends
craftsmen-ui-fits-none = fits at no end
# Under a card in hand, as short as can be: the end of the row at which it fits
craftsmen-ui-held-left = left
craftsmen-ui-held-right = right
craftsmen-ui-held-both = both
craftsmen-ui-held-none = nowhere
craftsmen-ui-build-for = building it costs { $cost } of capital
craftsmen-ui-growth = Growth
craftsmen-ui-helpers = Helpers at home
craftsmen-ui-privilege-tokens = Privilege tokens
craftsmen-ui-work-tokens = Work tokens
craftsmen-ui-work-points = Work points
craftsmen-ui-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
craftsmen-ui-status-turn = on turn
craftsmen-ui-status-next = next
craftsmen-ui-status-passed = done sending
craftsmen-ui-status-waits = waits
craftsmen-ui-status-away = away
craftsmen-ui-status-over = finished

# What can be done

craftsmen-ui-do-pass = Pass
craftsmen-ui-do-rest = Not this season
craftsmen-ui-do-exchange = Swap a card
craftsmen-ui-do-sawmill = Swap the sawmill
craftsmen-ui-do-return = Put a card back
craftsmen-ui-do-give = Hand over a card
craftsmen-ui-do-pay = Pay a card
craftsmen-ui-do-discard = Discard
craftsmen-ui-do-invest = Invest
craftsmen-ui-do-take = Take from the board
craftsmen-ui-do-draw = From the pile
craftsmen-ui-do-build = Build
craftsmen-ui-do-buy = Buy
craftsmen-ui-do-auction = Auction
craftsmen-ui-do-look = Look at five
craftsmen-ui-do-lay = Lay out
craftsmen-ui-do-raw = Raw good
craftsmen-ui-do-half = Half-product
craftsmen-ui-do-final = Final good
craftsmen-ui-do-fair = From the fair
craftsmen-ui-do-purchase = Buy a half-product
craftsmen-ui-do-privilege = Privilege
craftsmen-ui-do-deliver = To a building
craftsmen-ui-do-store = To the granary
craftsmen-ui-do-load = On a ship
craftsmen-ui-do-bribe = Bribe a captain
craftsmen-ui-do-lose = To waste
craftsmen-ui-do-stall = Marker on the fair
craftsmen-ui-do-precede = Change the order
craftsmen-ui-do-points = Pay in points
craftsmen-ui-do-token-privilege = Privilege token
craftsmen-ui-do-token-work = Work token
craftsmen-ui-do-put-top = On top of the pile
craftsmen-ui-do-put-under = Under the pile
craftsmen-ui-privilege-bankers = discard one less
craftsmen-ui-privilege-crafts = a second raw good
craftsmen-ui-privilege-merchants = pay from the fair
craftsmen-ui-impossible = not possible
craftsmen-ui-can-be-made = { $count ->
    [one] { $count } can be made
   *[other] { $count } can be made
}
craftsmen-ui-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}

# Gathering cards

craftsmen-ui-gather-pay = Pay: { $things }
craftsmen-ui-gather-discard = Discard: { $things }
craftsmen-ui-gather-invest = Invest: { $things }
craftsmen-ui-gather-lay = Lay out: { $things }
craftsmen-ui-gather-arrange = From the top: { $things }
craftsmen-ui-pick-pay = Pay with { $what }
craftsmen-ui-pick-discard = Discard { $what }
craftsmen-ui-pick-invest = Invest { $what }
craftsmen-ui-pick-lay = Lay out { $what }
craftsmen-ui-pick-arrange = Next: { $what }
craftsmen-ui-price = Price { $price }
craftsmen-ui-pay-more = Choose more cards
craftsmen-ui-pay-exact = Exact. Click cards to swap them.
craftsmen-ui-no-change = { $count } too much, no change
craftsmen-ui-discard = Discard
craftsmen-ui-discard-choose = Choose cards in your hand
craftsmen-ui-invest = Invest
craftsmen-ui-invest-sum = { $count ->
    [one] { $count } point for it
   *[other] { $count } points for it
}
craftsmen-ui-cost-of = Costs { $cost } of your { $worth }
craftsmen-ui-built-for = Built so far
craftsmen-ui-pay-later = Paid together at the end

# Auction

craftsmen-ui-auction = Auction: { $card }
craftsmen-ui-leads = { $name } leads with { $bid }
craftsmen-ui-opens = { $name } names the first bid
craftsmen-ui-mayor = The mayor
craftsmen-ui-mayor-bids = The mayor offers { $bid }: bid more or pass
craftsmen-ui-builds-for = builds for { $cost }
craftsmen-ui-your-bid = Your bid
craftsmen-ui-bid = Bid { $amount }
craftsmen-ui-would-pay = You would pay
craftsmen-ui-any-colours = any colours; no change
craftsmen-ui-exact = exact
craftsmen-ui-hand-worth = Your hand is worth up to { $worth }.
craftsmen-ui-passed = passed
craftsmen-ui-out = out of the auction
craftsmen-ui-highest = highest bid
craftsmen-ui-bids-now = bids now
craftsmen-ui-waiting-bid = Waiting for the bid of { $name }.
craftsmen-ui-cannot-raise = Your hand is not worth more: you can only pass.
craftsmen-ui-less = Less
craftsmen-ui-more = More
craftsmen-ui-fold = Look at the table
craftsmen-ui-confirm = Confirm

# Looking at cards

craftsmen-ui-look = Notary: { $kind }
craftsmen-ui-look-other = { $name } looks at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
craftsmen-ui-look-lay-out = Choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
} to lay out on the board
craftsmen-ui-look-put-back = Do the others go on top of the pile or under it?
craftsmen-ui-look-arrange = Click the cards in order, the top one first

# Scoring of a year

craftsmen-ui-scoring = Scoring of year { $year }
craftsmen-ui-scoring-open = Investments may still follow.
craftsmen-ui-scoring-all = All four parts.
craftsmen-ui-part-ships = Ships
craftsmen-ui-part-growth = Town growth
craftsmen-ui-part-granary = Granary
craftsmen-ui-part-investment = Investments
craftsmen-ui-part-ships-how = 1. Every marker scores its hold; the most markers on a ship score besides.
craftsmen-ui-part-growth-how = 2. Sets of four colours among the halves of the buildings.
craftsmen-ui-part-granary-how = 3. Own markers in the granary.
craftsmen-ui-part-investment-how = 4. Four capital cards of four colours.
craftsmen-ui-voyages = Number of the ship, cargo, + majority.
craftsmen-ui-sum = Sum
craftsmen-ui-show-all = Show all
craftsmen-ui-next-part = Next
craftsmen-ui-close = Close

# Rules

craftsmen-ui-section-guilds = Guilds, in the order of their stages
craftsmen-ui-section-buildings = Buildings: { $kind }
craftsmen-ui-section-raw = Raw goods
craftsmen-ui-section-half = Half-products
craftsmen-ui-section-final = Final goods
craftsmen-ui-section-ships = Ships

# What is asked for next

craftsmen-ui-choose-card = choose a card
craftsmen-ui-choose-from = choose what is made or moved
craftsmen-ui-choose-to = choose where it goes
craftsmen-ui-choose-end = choose an end of your row
craftsmen-ui-choose-queue = choose a guild
craftsmen-ui-choose-pile = choose a deck
craftsmen-ui-choose-shown = choose a card on the board
craftsmen-ui-choose-capital = choose a capital card
