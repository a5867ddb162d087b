# Ratings: the field of a new table, players' pages, rankings.

ratings-counts = Counts
ratings-friendly = Friendly
ratings-rated = Rated
ratings-friendly-text = For pleasure: nobody's rating changes.
ratings-rated-text = Changes the ratings of all who play. No hints, only your own turn is taken back, and everybody can look at the game when it is over.
ratings-not = Not rated: { $why }
ratings-not-people = at least two people must play.
ratings-not-hotseat = everybody must play at a device of their own.
ratings-not-options = the options are not the usual ones.
ratings-not-bot = a bot there has no rating. Apprentice, journeyman and master have one.

ratings-title = Ratings
ratings-rating = Rating
ratings-player = Player
ratings-place = Place
ratings-games = Games
ratings-of-games = Games
ratings-won = Won
ratings-mean-place = Mean place
ratings-mean-points = Mean points
ratings-best = Best
ratings-thirty = 30 days
ratings-sure = Rating and how sure it is
ratings-between = between { $low } and { $high }
ratings-fixed = bot, fixed
ratings-you = you
ratings-you-short = You
ratings-you-title = You
ratings-all = All players
ratings-provisional = still provisional
ratings-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ratings-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ratings-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
ratings-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ratings-pool = { $game }, { $players }
ratings-place-of = Place { $place } of { $count }
ratings-of = of { $count }
ratings-no-place = No place yet: a few more games will tell.
ratings-behind = { $count ->
    [one] { $count } point behind { $name }
   *[other] { $count } points behind { $name }
}
ratings-distribution = How the ratings are distributed
ratings-nobody = Nobody has played a rated game here lately. Open a table and choose “Rated”.

ratings-ranking-text = Everybody who has played a rated game in the last 90 days. Bots do not move: they are the milestones on the road.
ratings-how = How it is counted
ratings-how-pools = One rating for each game and number of players. Only rated games count.
ratings-how-sure = The line shows how sure it is: the truth is inside in 95 cases of 100. The place goes by its lower end, so few games do not lift anybody.
ratings-how-rest = Whoever rests becomes less certain, not worse. After 90 days they are not listed; the rating waits.
ratings-how-bots = Bots stand where games against each other put them, and stay. An apprentice is 1000 by definition. These numbers hold since { $since }.
ratings-seasons = Season
ratings-season = { $year }, quarter { $quarter }
ratings-now = Now

ratings-seen = What others see
ratings-seen-text = Your name and shield are seen wherever you play.
ratings-seen-games = My page shows my ratings and rated games
ratings-seen-ranking = Show me in the ranking
ratings-own-page = My page

ratings-since = Here since { $month }.
ratings-pace = Usually moves within { $time }.
ratings-left = { $count ->
    [one] Left { $left } of { $count } rated game.
   *[other] Left { $left } of { $count } rated games.
}
ratings-edit = Edit
ratings-hidden = { $name } does not show ratings and games.
ratings-namesakes = Others of the same name:
ratings-none-yet = No rated game yet
ratings-none-text = A rated game needs two people; bots may sit with them.
ratings-span = Span
ratings-half-a-year = Half a year
ratings-whole = All
ratings-graph = Rating of { $name } in { $title }: from { $first } to { $last } ±{ $margin }
ratings-meeting = { $name } and you
ratings-together = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
}
ratings-ties = { $count ->
    [one] { $count } tie
   *[other] { $count } ties
}
ratings-not-met = You have not met in a rated game.
ratings-recent = Recent games
ratings-replay = Replay
ratings-analysis = Analysis
ratings-more = Show more of { $count }
ratings-who-left = a player who left
ratings-table-gone = The table is gone.
ratings-gave-up = left
