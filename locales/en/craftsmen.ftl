# Craftsmen (Rzemieślnicy). Goods are always single markers. Cards stand with their colours in brackets, the upper first.
craftsmen-title = Craftsmen
craftsmen-about = Three years to raise a very small town: send helpers to the guilds, build a row of workshops whose colours match, turn raw goods into half-products and final goods, and ship them before your rivals do. No list of the printed cards is public: colours, recipes and points of many cards and the holds of the ships are reconstructed.

# Options

option-craftsmen-mayor-values-colour-sets = Mayor's cards in an auction
option-craftsmen-mayor-values-colour-sets-false = by their printed numbers
option-craftsmen-mayor-values-colour-sets-true = with colour sets, like a player's hand
option-craftsmen-winter-privilege-grant = Privilege token for everybody after winter
option-craftsmen-winter-privilege-grant-false = no
option-craftsmen-winter-privilege-grant-true = yes (three and more players)
option-craftsmen-winter-work-token-window = Work tokens in winter
option-craftsmen-winter-work-token-window-true = can be spent between building and crafts
option-craftsmen-winter-work-token-window-false = cannot be spent
option-craftsmen-granary-refill-all-empty = Refilling the granary after a year
option-craftsmen-granary-refill-all-empty-true = one for every empty space
option-craftsmen-granary-refill-all-empty-false = one for each good that is wholly missing
option-craftsmen-investments-per-year = Investing after winter
option-craftsmen-investments-per-year-once = once
option-craftsmen-investments-per-year-unlimited = as often as the cards allow
option-craftsmen-given-up-sawmill-can-be-taken = Sawmill that was swapped before the game
option-craftsmen-given-up-sawmill-can-be-taken-true = can be taken by a later player
option-craftsmen-given-up-sawmill-can-be-taken-false = is out of the game
option-craftsmen-second-marker = Second marker of a hold
option-craftsmen-second-marker-left = to the left space
option-craftsmen-second-marker-right = to the right space, pushing the first one to the left
option-craftsmen-ages = Age of the players, for equal hands
option-craftsmen-ages-form = every seat once, from the youngest player to the oldest, such as BCA; nothing where they sit in that order

# Goods

craftsmen-good-wood = wood
craftsmen-good-iron-ore = iron ore
craftsmen-good-flax = flax
craftsmen-good-wheat = wheat
craftsmen-good-cow = cow
craftsmen-good-wax = wax
craftsmen-good-grapes = grapes
craftsmen-good-barrel = barrel
craftsmen-good-rope = rope
craftsmen-good-leather = leather
craftsmen-good-paper = paper
craftsmen-good-iron = iron
craftsmen-good-fabric = fabric
craftsmen-good-flour = flour
craftsmen-good-meat = meat
craftsmen-good-weapons = weapons
craftsmen-good-tools = tools
craftsmen-good-clothes = clothes
craftsmen-good-books = books
craftsmen-good-candles = candles
craftsmen-good-wine = wine
craftsmen-good-beer = beer
craftsmen-good-bread = bread

# Buildings

craftsmen-trade-sawmill = sawmill
craftsmen-trade-mine = mine
craftsmen-trade-flax-plantation = flax plantation
craftsmen-trade-wheat-field = wheat field
craftsmen-trade-pasture = pasture
craftsmen-trade-apiary = apiary
craftsmen-trade-vineyard = vineyard
craftsmen-trade-cooperage = cooperage
craftsmen-trade-ropery = ropery
craftsmen-trade-tannery = tannery
craftsmen-trade-paper-mill = paper mill
craftsmen-trade-smelter = smelter
craftsmen-trade-weaver = weaver
craftsmen-trade-butcher = butcher
craftsmen-trade-mill = mill
craftsmen-trade-weaponsmith = weaponsmith
craftsmen-trade-toolmaker = toolmaker
craftsmen-trade-tailor = tailor
craftsmen-trade-bookbinder = bookbinder
craftsmen-trade-chandler = chandler
craftsmen-trade-winery = winery
craftsmen-trade-brewery = brewery
craftsmen-trade-bakery = bakery
craftsmen-card = { $name } ({ $top }/{ $bottom })
craftsmen-card-of-one-colour = { $name } ({ $colour })
craftsmen-colours = { $top }/{ $bottom }
craftsmen-makes = raw good: { $output }
craftsmen-makes-of-one = { $input } → { $output }, { $points }
craftsmen-makes-of-two = { $first } + { $second } → { $output }, { $points }
craftsmen-kind-basic = basic building
craftsmen-kind-extended = extended building
craftsmen-kind-advanced = advanced building
craftsmen-end-left = left
craftsmen-end-right = right

# Capital

craftsmen-colour-purple = purple
craftsmen-colour-green = green
craftsmen-colour-blue = blue
craftsmen-colour-red = red
craftsmen-capital-purple = purple { $value }
craftsmen-capital-green = green { $value }
craftsmen-capital-blue = blue { $value }
craftsmen-capital-red = red { $value }
craftsmen-cards-purple = purple { $values }
craftsmen-cards-green = green { $values }
craftsmen-cards-blue = blue { $values }
craftsmen-cards-red = red { $values }
craftsmen-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Guilds, spaces, seasons

craftsmen-guild-bankers = Bankers' guild
craftsmen-guild-builders = Builders' guild
craftsmen-guild-notary = Notary
craftsmen-guild-crafts = Guild of crafts
craftsmen-guild-merchants = Merchants' guild
craftsmen-guild-town-hall = Town hall
craftsmen-does-bankers = capital cards
craftsmen-does-builders = build
craftsmen-does-notary = building cards
craftsmen-does-crafts = make goods
craftsmen-does-merchants = buy a half-product
craftsmen-does-town-hall = tokens, order
craftsmen-space-gold = gold space, with the privilege
craftsmen-space-silver = silver space
craftsmen-space-ribbon = ribbon space
craftsmen-space-first = first space
craftsmen-season-spring = spring
craftsmen-season-summer = summer
craftsmen-season-autumn = autumn
craftsmen-season-winter = winter
craftsmen-ship = Ship { $ship }
craftsmen-natural = natural
craftsmen-player = { $seat }
craftsmen-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
craftsmen-nothing = none
craftsmen-means-gold = privilege of the gold space
craftsmen-means-token = for a privilege token

# Questions

craftsmen-ask-exchange = Before the game you may swap one building card of your hand, and your sawmill.
craftsmen-ask-exchange-card = Before the game you may still swap one building card of your hand.
craftsmen-ask-exchange-sawmill = Before the game you may still swap your sawmill.
craftsmen-ask-give-back = Which card do you put under its deck ({ $kind })? You draw another one.
craftsmen-ask-helper = { $count ->
    [one] Send your last helper to a guild, or pass.
   *[other] Send one of your { $count } helpers to a guild, or pass.
}
craftsmen-ask-fee = You stacked on a helper of { $owner }: hand over a capital card, or { $points }?
craftsmen-ask-bankers = Which card of the board do you take? You get { $count } in all and then discard.
craftsmen-ask-builders = Build up to { $most } buildings, paid together. Your cards are worth { $worth }.
craftsmen-ask-builders-again = Build a second one? { $cost } so far; your cards are worth { $worth }.
craftsmen-ask-notary = Buy a building card in its colours, or put one up for auction. Your cards are worth { $worth }.
craftsmen-ask-notary-look = Do you also look at cards with the notary's privilege?
craftsmen-ask-crafts = { $count ->
    [one] What do you do with your last work point?
   *[other] Work points left: { $count }. What do you do with the next one?
}
craftsmen-ask-crafts-second = Your work points are used up. With the privilege the last one makes a second raw good.
craftsmen-ask-merchants = Which half-product do you buy from the granary?
craftsmen-ask-town-hall = What do you take: a token, or a place on the order-change track?
craftsmen-ask-town-hall-two = Which token do you take?
craftsmen-ask-take-another = Take a second card from the board, or draw all the others from the deck?
craftsmen-ask-discard = { $count ->
    [one] You have too many cards: discard { $count }. Your hand: { $hand }.
   *[other] You have too many cards: discard { $count }. Your hand: { $hand }.
}
craftsmen-ask-discard-banker = { $count ->
    [one] Discard { $count } card of your whole hand: { $hand }.
   *[other] Discard { $count } cards of your whole hand: { $hand }.
}
craftsmen-ask-pay = Pay { $price }. Your cards are worth { $worth }; there is no change.
craftsmen-ask-pay-colours = Pay { $price } in these colours only: { $colours }. Such cards of yours are worth { $worth }; there is no change.
craftsmen-ask-pay-next = Pay { $price }. Paid so far: { $cards }. Which card is next?
craftsmen-ask-bid-first = { $card }: what is your opening bid? Your cards are worth { $worth }.
craftsmen-ask-bid = { $card }: the highest bid is { $bid } ({ $leader }). Do you bid more? Your cards are worth { $worth }.
craftsmen-ask-bid-mayor = { $card }: the mayor offers { $bid }. Do you bid more? Your cards are worth { $worth }.
craftsmen-ask-lay-out = { $count ->
    [one] Which card do you lay out on the board besides?
   *[other] Which { $count } cards do you lay out on the board? The first one:
}
craftsmen-ask-put-back = Do the other cards go on top of their deck or under it?
craftsmen-ask-arrange-top = The cards go on top of the deck: which one is next, from the top down?
craftsmen-ask-arrange-under = The cards go under the deck: which one is next, from the top down?
craftsmen-ask-make-another = Which raw good do you make besides?
craftsmen-ask-deliver = Where does it go: { $good }?
craftsmen-ask-load = On which ship does it go: { $good }?
craftsmen-ask-reward = Sold to the granary: which capital card do you take?
craftsmen-ask-pay-goods = How do you pay for { $good }?
craftsmen-ask-pay-seller = How do you pay { $seller } for { $good }?
craftsmen-ask-stall = Your half-product was bought with the privilege: do you put a marker on the fair?
craftsmen-ask-token = { $count ->
    [one] Between the stages: do you spend your work token?
   *[other] Between the stages: do you spend one of your { $count } work tokens?
}
craftsmen-ask-invest = Invest four cards of four colours for the sum of their numbers?
craftsmen-ask-invest-lacks = You cannot invest: you lack a card of these colours: { $colours }.
craftsmen-ask-invest-next = Invested so far: { $cards }. Which card of the next colour?
craftsmen-chance = Cards are being drawn.
craftsmen-over = The game is over. Victory: { $players }, { $points }.

craftsmen-wait = Waiting for { $seat }: { $what }.
craftsmen-wait-exchange = swaps before the game
craftsmen-wait-helper = where a helper goes
craftsmen-wait-fee = the fee for stacking
craftsmen-wait-discard = what to discard
craftsmen-wait-pay = a payment
craftsmen-wait-bid = a bid
craftsmen-wait-look = the notary's privilege
craftsmen-wait-stall = a marker for the fair
craftsmen-wait-token = a work token
craftsmen-wait-invest = an investment

# Offers

craftsmen-exchange = Swap a card of your hand: { $kind }
craftsmen-take-sawmill = Swap your sawmill for this one: { $sawmill }
craftsmen-return = { $card }: { $makes }
craftsmen-return-next = Next from the top: { $card }, { $makes }
craftsmen-place = { $stage } { $guild } ({ $does }): { $space }
craftsmen-place-full = { $stage } { $guild } ({ $does })
craftsmen-stack = { $stage } { $guild } ({ $does }): { $space }, on top of another helper
craftsmen-stack-own = { $stage } { $guild } ({ $does }): { $space }, on your own helper
craftsmen-stack-two = { $stage } { $guild } ({ $does }): { $space }, on a helper of { $owner }, who draws a capital card
craftsmen-stack-free = { $stage } { $guild } ({ $does }): { $space }, on a helper of { $owner }, without a fee
craftsmen-stack-fee = { $stage } { $guild } ({ $does }): { $space }, on a helper of { $owner }, for a capital card or { $points }
craftsmen-pay-points = Pay { $points }
craftsmen-give = Hand over: { $card }
craftsmen-give-to = Hand over to { $to }: { $card }
craftsmen-pay = Pay { $card }
craftsmen-pay-whole = Pay { $card }: that is enough, { $worth } in all
craftsmen-pay-part = Pay { $card }; { $left } still due
craftsmen-discard = Discard { $card }
craftsmen-invest = Invest { $card }
craftsmen-take = Take { $card } from the board
craftsmen-draw = Take the top card of the deck
    .told = took the top card of the deck
craftsmen-draw-rest = Take no second one: draw { $count } from the deck
    .told = drew { $count } from the deck
craftsmen-build = Build { $card } on the { $end } for { $cost }: { $makes }
craftsmen-build-privileged = Build { $card } on the { $end } for { $cost } though its colours do not match ({ $means }): { $makes }
craftsmen-buy = Buy { $card } for { $price } in { $colours }: { $makes }
craftsmen-auction = Put up for auction: { $card }, { $makes }
craftsmen-bid = Bid { $amount }
craftsmen-look = Look at cards of a deck and of the board ({ $kind }; { $means })
craftsmen-lay = Lay out { $card }: { $makes }
    .told = laid out { $card }
craftsmen-put-top = On top of the deck
    .told = put one on top of the deck
craftsmen-put-under = Under the deck
    .told = put one under the deck
craftsmen-token-privilege = Take a privilege token ({ $left } left)
craftsmen-token-work = Take a work token ({ $left } left)
craftsmen-precede = Move this helper to the order-change track: place { $place } next season
craftsmen-privilege-bankers = Discard fewer cards ({ $means })
craftsmen-privilege-crafts = A second raw good for the same work point ({ $means })
craftsmen-privilege-merchants = Pay with one of your markers on the fair ({ $means })
craftsmen-stall = Put a marker on the fair
craftsmen-pass-helpers = Pass: send no more helpers this season; { $points } if any stay at home
craftsmen-pass-bid = Pass: bid no more
craftsmen-pass-mayor = Pass: the card goes under its deck
craftsmen-done = Finish
craftsmen-done-exchange = Keep everything as it is
    .told = kept everything as it was
craftsmen-done-stall = Put no marker on the fair
    .told = put no marker on the fair
craftsmen-done-token = Spend no work token now
    .told = spent no work token
craftsmen-done-invest = Invest nothing
    .told = invested nothing
craftsmen-done-builders = Build no more and pay { $cost }
    .told = built no more
craftsmen-done-crafts = { $count ->
    [one] Stop; { $count } work point is lost
   *[other] Stop; { $count } work points are lost
}
    .told = { $count ->
        [one] lost { $count } work point
       *[other] lost { $count } work points
    }
craftsmen-done-bankers = Take no cards
    .told = took no cards
craftsmen-done-builders-none = Build nothing
    .told = built nothing
craftsmen-done-notary = Buy and auction nothing
    .told = bought and auctioned nothing
craftsmen-done-notary-look = Look at no cards
    .told = looked at no cards
craftsmen-done-crafts-second = Make no second raw good
    .told = made no second raw good
craftsmen-done-merchants = Buy no half-product
    .told = bought no half-product
craftsmen-done-town-hall = Take nothing
    .told = took nothing
craftsmen-make = Make { $good } for { $card } ({ $makes })
craftsmen-make-fair = Make { $good } for the fair
craftsmen-fetch = From the fair as { $good } to { $card } ({ $makes })
craftsmen-work = Work: { $card }, { $makes }
craftsmen-deliver = To { $card } ({ $makes })
craftsmen-store = To the granary, for a capital card
craftsmen-store-pushing = To the granary, for a capital card; the oldest marker leaves ({ $owner })
craftsmen-store-own = To the granary, for a capital card; your own oldest marker leaves
craftsmen-load = Ship { $ship }: { $points } at the end of the year; as it stands place { $place } by markers, { $all } in all
craftsmen-bribe = Ship { $ship }: { $points } at the end of the year; as it stands place { $place } by markers, { $all } in all; bribe the captain with a card, a marker is thrown out ({ $thrown })
craftsmen-lose = Let it go to waste: no points for it
craftsmen-purchase = { $good } for { $card } ({ $makes })
    .told = bought { $good } for { $card }
craftsmen-purchase-from = { $good } for { $card } ({ $makes }); paid to { $seller }
craftsmen-drawn-capital = Drawn: { $card }
craftsmen-drawn-card = Drawn: { $card }, { $makes }
craftsmen-drawn-sawmill = Dealt: { $sawmill }
craftsmen-next = Next in the order: { $seat }

craftsmen-bundle-pay = Pay { $cards }; your hand is then worth { $left }
craftsmen-bundle-pay-over = Pay { $cards }, { $over } too much; your hand is then worth { $left }
craftsmen-bundle-built = Build no more and pay { $cards }; your hand is then worth { $left }
craftsmen-bundle-built-over = Build no more and pay { $cards }, { $over } too much; your hand is then worth { $left }
craftsmen-bundle-discard = Discard { $cards }; your hand is then worth { $left }
craftsmen-bundle-discard-less = Discard only { $cards } ({ $means }); your hand is then worth { $left }
craftsmen-bundle-invest = Invest { $cards } for { $points }; your hand is then worth { $left }
craftsmen-bundle-swap = Swap { $card }: { $makes }

craftsmen-heading-exchange = Swap
craftsmen-heading-return = Choose a card
craftsmen-heading-place = Send a helper to an empty space
craftsmen-heading-stack = Stack a helper
craftsmen-heading-give = Pay the other player
craftsmen-heading-pay = Pay card by card
craftsmen-heading-discard = Discard card by card
craftsmen-heading-invest = Invest card by card
craftsmen-heading-take = Take capital
craftsmen-heading-build = Build { $card }
craftsmen-heading-buy = Buy a building card
craftsmen-heading-auction = Put a building card up for auction
craftsmen-heading-bid = Bid { $from } to { $to }
craftsmen-heading-look = Use the notary's privilege
craftsmen-heading-lay = Lay out a card
craftsmen-heading-put = Put the others back
craftsmen-heading-make = Make a raw good: { $good }
craftsmen-heading-fetch = Fetch a raw good from the fair
craftsmen-heading-work = Make a half-product or a final good
craftsmen-heading-deliver = Where it goes
craftsmen-heading-load = Load it on a ship
craftsmen-heading-purchase = Buy a half-product: { $good }
craftsmen-heading-privilege = Use the privilege
craftsmen-heading-token = Take a token
craftsmen-heading-precede = Change the order
craftsmen-heading-pass = Pass
craftsmen-heading-chance = Chance

# The log

craftsmen-event-reshuffled = The discarded capital cards are shuffled into a new deck.
craftsmen-event-sawmill-built = { $seat } began with this one: { $sawmill }.
craftsmen-event-card-swapped = { $seat } swapped a card: { $kind }.
craftsmen-event-ordered = { $seat } took place { $place } in the order.
craftsmen-event-season-began = Year { $year }: { $season }.
craftsmen-event-stage-began = Stage { $stage }: { $guild }.
craftsmen-event-sent = { $seat } sent a helper: { $guild }, { $space }.
craftsmen-event-stacked = { $seat } stacked a helper on somebody else's ({ $owner }): { $guild }, { $space }.
craftsmen-event-stacked-own = { $seat } stacked a helper on one of their own: { $guild }, { $space }.
craftsmen-event-capital-given = { $seat } handed over a capital card; it went to { $to }.
craftsmen-event-passed = { $seat } passed: no more helpers.
craftsmen-event-capital-taken = { $seat } took { $card } from the board.
craftsmen-event-discarded = { $seat } discarded { $card }.
craftsmen-event-paid = { $seat } paid { $card }.
craftsmen-event-privilege-used = { $seat } used the privilege: { $guild }.
craftsmen-event-privilege-token = { $seat } used the privilege for a token: { $guild }.
craftsmen-event-built = { $seat } built on the { $end }: { $card }.
craftsmen-event-bonus-taken = { $seat } completed the production line first and took the bonus token: { $good }, { $points } at the end.
craftsmen-event-bought = { $seat } bought a card for { $price }: { $card }.
craftsmen-event-auction-opened = { $seat } put up for auction: { $card }.
craftsmen-event-bid = { $seat } bid { $amount }.
craftsmen-event-bid-passed = { $seat } passed: no more bids.
craftsmen-event-mayor-showed = The mayor showed { $card }.
craftsmen-event-mayor-offered = The mayor offered { $amount }.
craftsmen-event-auction-won = { $seat } won the auction for { $amount }: { $card }.
craftsmen-event-card-withdrawn = Nobody beat the mayor: { $card } went under its deck.
craftsmen-event-looked-at = { $seat } looked at cards: { $kind }.
craftsmen-event-put-on-top = { $count ->
    [one] { $seat } put { $count } card back on top of the deck: { $kind }.
   *[other] { $seat } put { $count } cards back on top of the deck: { $kind }.
}
craftsmen-event-put-under = { $count ->
    [one] { $seat } put { $count } card under the deck: { $kind }.
   *[other] { $seat } put { $count } cards under the deck: { $kind }.
}
craftsmen-event-raw-made = { $seat } made { $good } for { $card }.
craftsmen-event-raw-to-fair = { $seat } made { $good } for the fair.
craftsmen-event-fetched = { $seat } fetched { $good } from the fair for { $card }.
craftsmen-event-made = { $seat } made { $good }: { $card }.
craftsmen-event-delivered = { $seat } brought { $good } to { $card }.
craftsmen-event-stored = { $seat } sold { $good } to the granary.
craftsmen-event-pushed-out = The oldest marker left the granary: { $good } ({ $seat }).
craftsmen-event-pushed-out-natural = The oldest marker left the granary: { $good } (natural).
craftsmen-event-loaded = { $seat } loaded { $good } on ship { $ship }.
craftsmen-event-thrown-out = The bribed captain of ship { $ship } threw a marker out: { $good } ({ $seat }).
craftsmen-event-lost = { $seat } found no ship: { $good }, lost without points.
craftsmen-event-purchased = { $seat } bought { $good } from the granary for { $card }.
craftsmen-event-purchased-from = { $seat } bought { $good } ({ $owner }) from the granary for { $card }.
craftsmen-event-stalled = { $seat } put a marker on the fair.
craftsmen-event-token-privilege = { $seat } took a privilege token.
craftsmen-event-token-work = { $seat } took a work token.
craftsmen-event-work-token-spent = { $seat } spent a work token.
craftsmen-event-preceded = { $seat } moved a helper to the order-change track.
craftsmen-event-year-ended = Year { $year } is over and is scored: ships, town growth, granary, investments.
craftsmen-event-sailed = Ship { $ship } sails.
craftsmen-event-fee-paid = { $seat } paid a fee: { $points }.
craftsmen-event-scored = { $seat }: { $points } ({ $source }).
craftsmen-event-ended = The game is over.

# The position

craftsmen-page-when = Year { $year }, { $season } – { $part }
craftsmen-page-deal = Before the game: cards are dealt
craftsmen-page-exchange = Before the game: swaps
craftsmen-page-helpers = helper phase
craftsmen-page-stage = { $stage } { $guild }
craftsmen-page-work-tokens = work tokens after stage { $stage }
craftsmen-page-hand-limit = end of the season
craftsmen-page-investments = investments
craftsmen-page-turn = To act:
craftsmen-page-order = Order of the season:
craftsmen-page-track = Order-change track:
craftsmen-page-work = Work points left:
craftsmen-page-auction = Auction:
craftsmen-page-bid = highest bid { $bid }:
craftsmen-page-mayor = the mayor offers { $bid } ({ $cards })
craftsmen-page-bill = To pay:
craftsmen-page-bill-paid = { $price }; paid so far: { $cards }
craftsmen-page-look = Looking at cards:
craftsmen-page-looked-at = { $kind }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
craftsmen-page-known = known:
craftsmen-page-guilds = Guilds
craftsmen-page-guild = Stage
craftsmen-page-gold = Gold
craftsmen-page-silver = Silver
craftsmen-page-ribbon = Ribbon
craftsmen-page-cards = Cards on the board
craftsmen-page-capital = Capital:
craftsmen-page-piles = deck { $deck }, discarded { $discarded }
craftsmen-page-card = Building
craftsmen-page-colours = Colours
craftsmen-page-makes = Production
craftsmen-page-cost = To build
craftsmen-page-price = To buy
craftsmen-page-deck = In the deck
craftsmen-page-in-deck = In the deck ({ $kind }), { $above } above, from the top:
craftsmen-page-in-deck-mixed = In the deck ({ $kind }), { $above } above, among { $count } in unknown order:
craftsmen-page-granary = Granary and fair
craftsmen-page-stored = In the granary [lower, sold next|upper]:
craftsmen-page-fair = Markers on the fair:
craftsmen-page-ships = Harbour
craftsmen-page-ship = Ship
craftsmen-page-most = Most markers
craftsmen-page-holds = Holds: points each [left|right]
craftsmen-page-pays = Would pay now
craftsmen-page-tokens = Tokens
craftsmen-page-pool = Left in the pool:
craftsmen-page-pool-tokens = privilege { $privilege }, work { $work }
craftsmen-page-bonus = Bonus tokens:
craftsmen-page-legend = → is acting, * has used the privilege. Colours of a card: upper/lower. In the rows ● is a filled icon, ○ an empty one. Ships: cargo + points for the rank.
craftsmen-page-row = Row:
craftsmen-page-growth = Colours:
craftsmen-page-has = Has:
craftsmen-page-things = helpers at home { $helpers }, privilege tokens { $privilege }, work tokens { $work }, cubes { $cubes }
craftsmen-page-things-passed = helpers at home { $helpers } (passed), privilege tokens { $privilege }, work tokens { $work }, cubes { $cubes }
craftsmen-page-hand = Capital:
craftsmen-page-worth = worth { $worth }
craftsmen-page-among = among them { $cards }
craftsmen-page-hand-cards = Cards:
craftsmen-page-hidden = { $kind } ×{ $count }
craftsmen-page-points = Points so far:
craftsmen-page-source = { $name } { $points }

# Points

craftsmen-source-start = start
craftsmen-source-idle = helpers at home
craftsmen-source-fees = fees
craftsmen-source-production = production
craftsmen-source-majorities = most markers on ships
craftsmen-source-cargo = cargo
craftsmen-source-growth = town growth
craftsmen-source-granary = granary
craftsmen-source-investment = investments
craftsmen-source-bonus-tokens = bonus tokens

craftsmen-tie-capital-cards = capital cards
craftsmen-tie-order = place in the order

# Refusals

craftsmen-illegal-not-your-turn = It is somebody else's turn. Wait until you are asked.
craftsmen-illegal-not-asked = That is not what is asked now. Choose one of the offered actions.
craftsmen-illegal-game-over = The game is over. Start a new one to play on.
craftsmen-illegal-no-such-outcome = That cannot be drawn now. Choose one of the possible outcomes.
craftsmen-illegal-nothing-to-swap = There is nothing of that kind left to swap. Swap something else, or go on.
craftsmen-illegal-no-such-sawmill = That sawmill is not in the box. Choose one that is.
craftsmen-illegal-not-in-hand = You do not have that card. Choose one that you have.
craftsmen-illegal-queue-full = All spaces of that queue are taken. Stack the helper on a single one.
craftsmen-illegal-queue-open = There is an empty space in that queue. Send the helper there.
craftsmen-illegal-cannot-stack-there = Helpers can be stacked only on a single one. Choose another space.
craftsmen-illegal-guild-full = No more of your helpers can go to that guild. Choose another one.
craftsmen-illegal-cannot-pay-fee = You have neither a card nor the points for the fee. Choose another guild.
craftsmen-illegal-does-not-fit = The payment cannot be completed with that card, or could do without it. Choose one of the offered cards.
craftsmen-illegal-not-on-board = That card does not lie on the board. Choose one that does.
craftsmen-illegal-colours-differ = Neither its upper nor its lower colour matches the neighbour. Choose the other end or another card, or use the privilege.
craftsmen-illegal-privilege-not-needed = Its colours match, so it needs no privilege. Build it without.
craftsmen-illegal-no-privilege = You have no privilege to use here. It takes the gold space or a token, once for each helper.
craftsmen-illegal-too-expensive = Your cards are not worth that much. Choose something cheaper.
craftsmen-illegal-bid-too-low = The bid has to be higher. Bid more, or pass.
craftsmen-illegal-must-bid = Whoever starts an auction has to bid. Name a sum.
craftsmen-illegal-no-cards-left = There is no card of that kind left. Choose another kind.
craftsmen-illegal-action-taken = This helper has bought or auctioned already. Only the privilege is left.
craftsmen-illegal-cannot-make = None of your buildings makes that. Choose something that they make.
craftsmen-illegal-no-free-icon = There is no free icon for it there. Choose a building that needs it.
craftsmen-illegal-fair-full = You have no more room on the fair. Send it to a building.
craftsmen-illegal-fair-empty = You have no marker on the fair. Send one there first.
craftsmen-illegal-no-cube = You have no cube left. Finish or ship something first.
craftsmen-illegal-inputs-missing = Something is missing on that building. Fill its icons first.
craftsmen-illegal-no-work = You have no work point left.
craftsmen-illegal-wrong-place = The good does not go there. Choose one of the offered places.
craftsmen-illegal-hold-full = That hold is full. Choose another ship, or bribe the captain.
craftsmen-illegal-hold-open = There is room in that hold: load the good without a bribe.
craftsmen-illegal-own-marker = Your own marker would have to leave. Choose another ship.
craftsmen-illegal-must-load = There is room for it on a ship, so it has to be loaded.
craftsmen-illegal-not-for-sale = That half-product is not for sale to you. Choose another one.
craftsmen-illegal-no-token = You cannot take such a token: none is left, or you have three.
craftsmen-illegal-no-place-on-track = You cannot change the order: the track is full, or you are on it already.
craftsmen-illegal-wrong-colour = One card of each colour is invested, in the order of colours. Choose one of the offered cards.
craftsmen-illegal-must-finish = What was begun has to be finished: four cards of four colours.

# Help

craftsmen-help-stage = Stage { $stage }. { $text }
craftsmen-help-bankers = Get { $gained } capital cards: one or two from the board, the others from the deck. Then discard { $discarded } of your whole hand. Privilege: discard only { $fewer }.
craftsmen-help-builders = Build up to { $most } buildings from your hand, at the left or right end of your row. They cost { $costs } (basic/extended/advanced), are paid together, in any colours. Whoever completes the production line of a final good first takes its bonus token. Privilege: one of the buildings need not match in colour.
craftsmen-help-notary = Buy a card from the board for { $prices } (basic/extended/advanced), with capital cards of its colours only, or put one up for auction. Privilege, before or after that: look at three cards of a deck and the two on the board of that kind, lay out two, put the others on or under the deck in any order.
craftsmen-help-crafts = { $work } work points in the years 1/2/3. Each makes a raw good, fetches one from the fair, makes a half-product or makes a final good. Unused points are lost. Privilege: one work point makes two raw goods.
craftsmen-help-merchants = Buy one half-product from the granary for any capital card; it goes on a free icon of an advanced building of yours. If it was somebody's marker, that player gets the card. Your own cannot be bought. Privilege: pay with a marker of yours on the fair; the seller may then put a marker there.
craftsmen-help-town-hall = Take a privilege token or a work token (you may have { $most } of each), or move the helper to the order-change track ({ $spaces } spaces): those on it come first next season. There is no privilege here.
craftsmen-help-sawmill = The first building of every row. It makes { $good }. Before the game it may be swapped for one of other colours.
craftsmen-help-workshop = Kind: { $kind }. Production: { $makes }. It costs { $cost } to build; the card costs { $price } at the notary. Cards (upper/lower colour): { $cards }.
craftsmen-help-raw = Raw good, made by: { $maker }. Needed by: { $users }. It goes to such a building at once, or to the fair, where it can be fetched as any other raw good.
craftsmen-help-half = Half-product, made by: { $maker } ({ $makes }). Needed by: { $users }. It goes to such a building, or to the granary for a capital card.
craftsmen-help-meat = Half-product, made by: { $maker } ({ $makes }). It is loaded on a ship like a final good. Ships { $ships }: { $points } for each marker.
craftsmen-help-final = Final good, made by: { $maker } ({ $makes }). Ships { $ships }: { $points } for each marker. The full production line makes: { $line }; bonus token { $bonus }.
craftsmen-help-ship = For the most markers: { $majority }. Holds from the top, with the points of each marker: { $holds }.

craftsmen-term-calendar = calendar
craftsmen-help-term-calendar = { $years } years of four seasons. Spring, summer and autumn: helpers are sent, then the six stages, then the end of the season. Winter is short. After it the year is scored.
craftsmen-term-capital = capital cards
craftsmen-help-term-capital = The only money: four colours, numbers 1 to 3. A card is worth its number; two/three/four cards of a colour are worth { $sets } together instead, and so on. There is no change.
craftsmen-term-hand-limit = hand limit
craftsmen-help-term-hand-limit = Never more than { $most } capital cards, and not more than { $end } at the end of a season. The rest is discarded.
craftsmen-term-exchange = before the game
craftsmen-help-term-exchange = The lowest sum of printed numbers comes first, of equal sums the younger player; along the order players begin with { $points } points. Then everybody may swap one building card and the sawmill.
craftsmen-term-helpers = helpers
craftsmen-help-term-helpers = Each player has { $helpers }. They are sent one by one in the order of the season until all have passed. Whoever kept some at home gets { $points }.
craftsmen-term-queue = queue
craftsmen-help-term-queue = Three spaces: gold gives the privilege, silver nothing, on the ribbon stacking is free. A helper goes to the first empty one. At most { $own } helpers of a player in a guild, { $all } in all with 2/3/4/5 players. Helpers act from left to right, the lower one first.
craftsmen-term-stacking = stacking
craftsmen-help-term-stacking = When all spaces are taken a helper may go on top of a single one. Its owner gets a capital card or { $fees } points in the years 1/2/3. Nothing is paid on the ribbon or on an own helper.
craftsmen-term-privilege = privilege tokens
craftsmen-help-term-privilege = A token lets a helper of stages I to V use the privilege without the gold space, once for each helper. At the end of a season those who used the fewest privileges take one. At most { $most } for a player; { $pool } in the game with 2/3/4/5 players.
craftsmen-term-work = work tokens
craftsmen-help-term-work = Between the stages a token is one work point, to be used at once as in the guild of crafts. At most { $most } for a player.
craftsmen-term-bonus = bonus tokens
craftsmen-help-term-bonus = One for each final good, for the first player whose buildings make it and everything it is made of, down to the raw goods. Points at the end of the game: { $tokens }.
craftsmen-term-kinds = kinds of buildings
craftsmen-help-term-kinds = Basic buildings make raw goods, extended ones half-products, advanced ones final goods; { $cards } cards. Extended and advanced cards bring points when they make something.
craftsmen-term-colours = matching colours
craftsmen-help-term-colours = A new building goes to an end of the row. Its upper colour is the upper colour of its neighbour, or its lower colour the lower one.
craftsmen-term-auction = auction and mayor
craftsmen-help-term-auction = The starter names a bid; clockwise everybody bids more or is out. The winner pays in any colours. If nobody raises, the mayor shows { $mayor } capital cards (basic/extended/advanced): the starter bids more, or the card goes under its deck. A bid that is higher than the mayor's offer wins as it is.
craftsmen-term-fair = fair
craftsmen-help-term-fair = A raw good may be sent here; later a work point fetches the marker as any raw good. At most { $most } markers for a player; they stay over the years.
craftsmen-term-granary = granary
craftsmen-help-term-granary = Two spaces for each half-product but meat. A new marker goes on top; if both are taken the lower one leaves. The seller takes a capital card. Each marker that is still there after winter brings { $points }.
craftsmen-term-ships = ships
craftsmen-help-term-ships = Final goods and meat are loaded in a hold of their kind, from the right. If both spaces are taken, a bribe of one capital card throws the left marker out, never your own. What cannot be loaded is lost and brings no points.
craftsmen-term-cubes = cubes
craftsmen-help-term-cubes = Each player has { $cubes }, for icons, fair, granary and ships together. Without a cube nothing new can be marked.
craftsmen-term-order = order of the season
craftsmen-help-term-order = Helpers are sent and tokens spent in this order. At the end of the season those on the order-change track take the first { $spaces } places, the others follow as before.
craftsmen-term-winter = winter
craftsmen-help-term-winter = No helpers: in the order of the season everybody may build as in stage II, then work as in stage IV. Privilege tokens may be used.
craftsmen-term-year = scoring of the year
craftsmen-help-term-year = 1. Ships: points for the most markers, the ranks of a tie by the higher and then the left marker; then every marker scores its hold. 2. Town growth: { $growth } for each set of four colours. 3. Granary: { $granary } for each marker. 4. Investments.
craftsmen-term-growth = town growth
craftsmen-help-term-growth = After each winter all halves of your buildings are counted by colour, the sawmill too: { $points } for each set of four different colours.
craftsmen-term-investment = investment
craftsmen-help-term-investment = After each winter you may discard exactly four capital cards of four colours for the sum of their numbers.
craftsmen-term-two-players = two players
craftsmen-help-term-two-players = Queues have two spaces. Stacking costs nothing; the other player draws a capital card. No order-change track: the two change places after every season. A privilege token at the end of a season only for whoever used fewer privileges.
craftsmen-term-game-end = end of the game
craftsmen-help-term-game-end = After the third year bonus tokens are added, and most points win. Of players with equal points the one with more capital cards in hand is ahead, counted after the last investments; the cards only count, not their numbers. With as many cards, the one further back in the order in which the last winter was played: whoever went later wins the tie.
craftsmen-term-data = reconstructed cards
craftsmen-help-term-data = No list of the printed cards is public. Colours, recipes and points of many cards, the holds of the ships and the bonus tokens are reconstructed from the rulebook and from reviews. They may differ from your box.
