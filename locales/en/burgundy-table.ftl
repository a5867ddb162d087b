# The drawn table of The Castles of Burgundy.

burgundy-table-estate-of = Estate: { $name }
burgundy-table-view-board = Board
burgundy-table-view-estate = Estate
burgundy-table-view-players = Players
burgundy-table-view-log = Log

burgundy-table-phase = Phase { $phase }
burgundy-table-round = round { $round } of { $rounds }
burgundy-table-setup = set-up
burgundy-table-white-die = White die
burgundy-table-to-depot = to depot { $depot }
burgundy-table-bonus = Bonus
burgundy-table-piles = In the piles
burgundy-table-black-left = { $count } left
burgundy-table-depot = depot { $depot }
burgundy-table-black-depot = black depot
burgundy-table-depot-goods = Goods of depot { $depot }: { $goods }
burgundy-table-order = Turn order
burgundy-table-order-hint = right goes first
burgundy-table-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

burgundy-table-dice = Dice
burgundy-table-die = die { $die }
burgundy-table-storage = Storage
burgundy-table-sold = Sold
burgundy-table-mines = from mines, at the end of the phase
burgundy-table-slot-empty = empty slot
burgundy-table-tile-at = { $tile }, { $where }
burgundy-table-tile-stored = { $tile }, in storage

burgundy-table-status-turn = on turn
burgundy-table-status-played = played
burgundy-table-status-next = next
burgundy-table-status-waits = waits
burgundy-table-status-away = away
burgundy-table-status-over = game over

burgundy-table-do-take = Take
burgundy-table-do-place = Place
burgundy-table-do-sell = Sell
burgundy-table-do-workers = Workers
burgundy-table-do-buy = Buy
burgundy-table-do-skip = Skip
burgundy-table-do-end = End turn
burgundy-table-do-keep = Keep
burgundy-table-do-discard = Discard

# A thing that can be chosen: what it is, the fewest workers it costs, in how many actions it occurs.
burgundy-table-target = { $workers ->
    [0] { $what }
    [one] { $what }, costs { $workers } worker
   *[other] { $what }, costs { $workers } workers
}; { $count ->
    [one] { $count } way
   *[other] { $count } ways
} to use it

burgundy-table-bonus-of = bonus tile: { $ground }
burgundy-table-reason-goods = goods sold
burgundy-table-reason-animals = animals
burgundy-table-reason-building = watchtower
burgundy-table-reason-final = end of the game
burgundy-table-estates-as-usual = Given out as the set-up says
burgundy-table-turn = Course of a turn
burgundy-table-turn-text = A game has five phases of five rounds. In a round everybody rolls two dice; the white die says which depot gets the next good. Then all take a turn, in turn order. Each die is one action: take a tile from the depot of that number into storage; place a stored tile on a free space of that number beside a tile that lies there; sell all goods of that colour; or take two workers. Once in the turn a tile may be bought. After a phase mines pay, and the depots are filled anew.

# The log, where symbols say what came of it.

burgundy-log-sold = { $seat } sold goods ({ $goods }).
burgundy-log-workers-taken = { $seat } took workers.

# What is asked for next

burgundy-table-choose-slot = choose a tile of your storage
burgundy-table-choose-from = choose a tile
burgundy-table-choose-space = choose a space
burgundy-table-choose-good = choose a colour of goods
burgundy-table-choose-depot = choose a depot
burgundy-table-choose-die = choose a die
