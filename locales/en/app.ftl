# The program's own words: commands, prompts and summaries. Every game brings its own file.

# Players

name-you = You
name-player = Player { $seat }
name-neutral = Neutral player
name-bot = Bot { $seat }

bot-random = random
bot-apprentice = apprentice
bot-journeyman = journeyman
bot-master = master
bot-grandmaster = grandmaster
bot-shipper = shipper
bot-farmer = farmer
bot-treasurer = treasurer
bot-settler = settler
bot-traveller = traveller
bot-scholar = scholar
bot-builder = builder
bot-exporter = exporter
bot-random-plays = Plays anything that is allowed.
bot-apprentice-plays = Moves at once; a newcomer can beat it.
bot-journeyman-plays = Plays soundly and thinks a little.
bot-master-plays = Thinks longer, hard to beat.
bot-grandmaster-plays = Thinks up to half a minute a turn.
bot-shipper-plays = Journeyman who loves ships and goods.
bot-farmer-plays = Journeyman who loves pastures and animals.
bot-treasurer-plays = Journeyman who hoards coins and treasures.
bot-settler-plays = Journeyman who founds settlements.
bot-traveller-plays = Journeyman who sets up trading stations.
bot-scholar-plays = Journeyman who strives for development.
bot-builder-plays = Journeyman who never stops building.
bot-exporter-plays = Journeyman who fills the ships.

# Amounts

count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
count-commands = { $count ->
    [one] { $count } command
   *[other] { $count } commands
}
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
count-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-lines = { $count ->
    [one] { $count } line tried
   *[other] { $count } lines tried
}
count-chance = { $count ->
    [one] { $count } outcome of chance
   *[other] { $count } outcomes of chance
}

# The list of games

games-players = { $min } to { $max } players
games-form = Write { $form }.
games-bots = Bots, for --seat and --bots:

# Whose turn it is

turn-over = The game is over.
turn-chance = Chance has the next move.
turn-players = To move: { $players }
turn-name = { $seat }

# Standings

standings-points = Points
standings-rank = Rank

# Replay

replay-all = The record is sound: { $actions }.
replay-part = The record is sound so far: { $actions } of { $all }.

# Import

import-all = Imported: { $commands }, { $actions }.
import-command = command { $number }
import-left-out = { $place } `{ $command }`: '{ $left }' could be left out and was not taken (R-USE-18).
import-line = line { $number }
import-other-goods = { $place } `{ $command }`: the other program gives other goods here ({ $ruling }).
import-part = Imported up to where the log goes by other rules: { $commands } of { $all }, { $actions }.

# Simulation

sim-title = { $game }: { $games }
sim-steps = { $decisions }, { $chance }
sim-seat = Seat
sim-bot = Bot
sim-mean = Mean
sim-min = Least
sim-max = Most
sim-wins = Wins
sim-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s

# Arena

arena-so-far = { $bot }: { $wins }
arena-bot = Bot
arena-wins = Wins
arena-place = Place
arena-points = Points
arena-range = Least–most
arena-rating = Rating over the last
arena-decisions = Decisions a turn
arena-simulations = Simulations a turn
arena-time = Time a turn
arena-longest = Longest turn
arena-more = Decided: { $bot } wins more than { $share } of its games.
arena-less = Decided: { $bot } wins fewer than { $share } of its games.
arena-open = Not decided whether { $bot } wins more or fewer than { $share } of its games.
arena-took = { $seconds } s, at most { $memory } MB of memory

# Plan

plan-found = { $game }: { $points }, { $lines }
plan-step = { $points }: { $actions }
plan-more = … and { $count ->
    [one] { $count } step more
   *[other] { $count } steps more
}
plan-company = Only a game that one plays alone can be planned to its end.
plan-chance = Only a game without chance can be planned to its end.
plan-secrets = Only a game without secrets can be planned to its end.
plan-endless = This game does not end by itself.

# Play

play-welcome = Type the number of a choice or an action in notation; "help" lists the commands.
play-against = { $who }: { $bot }. { $plays }
play-goodbye = Goodbye.
play-over = The game is over.
play-more-news = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}; "log" shows everything
play-no-number = There is no such number: choose from 1 to { $last }.
play-hint = "help" lists the commands.
play-undone = Taken back.
play-redone = Done again.
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to do again.
play-saved = The record is in { $file }.
play-save-where = Where to? Type "save" and the name of a file.

refusal-notation = That is no action of this game.

log-action = { $seat }: { $action }
    .told = { $seat } { $action }.

menu-group = { $heading } ({ $count })
menu-bundle = { $words } ({ $decisions })
menu-back = back

help-number = 1, 2, 3 … – take the choice with this number; 0 goes back from a smaller list
help-action = an action in notation, as it stands beside the choices – take it
help-undo = undo (u) – back to your last decision
help-redo = redo (r) – take back the undo
help-explain = ? NAME – what a component does, by its notation or its name
help-board = board (b) – show the whole position and the choices again
help-log = log (l) – everything that happened
help-score = score (s) – how the players stand
help-hint = hint – what a master would do, and why
help-line = line – in a game for one, a way to its end and the points it brings
help-stand = stand – where everybody stands: now, if it ended now, and in the end
help-save = save FILE – write the record of the game so far
help-quit = quit (q) – leave
help-nearest = There is no "{ $name }" here; did you mean "{ $nearest }"?
help-unknown = There is no "{ $name }" in this game.
