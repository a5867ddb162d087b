# Tournaments: the list, one of them, founding one. Loaded when somebody first looks at them.

tournaments = Tournaments
tournaments-text = Rounds are paired and tables opened by themselves; you only play.
tournaments-none = There is no tournament yet.
tournaments-new = New tournament
tournaments-stage-open = Registration is open
tournaments-stage-running = Being played
tournaments-stage-over = Over
tournaments-format-swiss = Swiss
tournaments-format-swiss-text = In every round those meet who stand alike. Nobody meets the same person twice while that can be avoided.
tournaments-format-round-robin = Round-robin
tournaments-format-round-robin-text = Everybody meets everybody, as evenly as can be.
tournaments-format-series = Series
tournaments-format-series-text = The same people at one table, several games.
tournaments-tables-of = tables of { $count }
tournaments-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournaments-players-of = { $count } of { $most }
tournaments-round-of = Round { $round } of { $rounds }
tournaments-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournaments-round-time = { $days ->
    [one] { $days } day a round
   *[other] { $days } days a round
}
tournaments-round-hours = { $hours ->
    [one] { $hours } hour a round
   *[other] { $hours } hours a round
}
tournaments-rated = rated
tournaments-friendly = friendly
tournaments-yours = You organise it
tournaments-joined = You take part
tournaments-by = Organised by { $name }
tournaments-admission-open = open to everybody
tournaments-admission-invitation = by invitation
tournaments-admission-club = for a club
tournaments-until = The round ends { $date }

tournaments-join = Take part
tournaments-leave = Drop out
tournaments-leave-text = Drop out? You will be paired no more and cannot come back. A game that runs can be played to its end.
tournaments-leave-open = Not take part after all
tournaments-left = has dropped out
tournaments-you-left = You have dropped out.
tournaments-begin = Begin
tournaments-begin-few = It begins when at least { $count } take part.
tournaments-begin-soon = Begin within thirty days: a tournament that nobody begins is gone then.
tournaments-close = End the tournament
tournaments-close-text = End it? No further round is played. Games that run go on, but count for nothing here.
tournaments-call-off = Call it off
tournaments-call-off-text = Call it off? It will be gone, and those who take part are not told why.
tournaments-send-away = Send away
tournaments-link = Link for those you invite
tournaments-link-text = Whoever has it sees the tournament and can take part.
tournaments-my-game = Your game in this round
tournaments-my-game-open = To the table
tournaments-my-bye = You have no game in this round. It counts as { $points }.
tournaments-my-wait = Your game is over. The next round begins when all tables are over, at the latest { $date }.

tournaments-standings = Standings
tournaments-place = Place
tournaments-name = Name
tournaments-points = Points
tournaments-games = Games
tournaments-by-opponents = Opponents
tournaments-by-direct = Direct
tournaments-by-wins = Won
tournaments-by-share = Share
tournaments-rounds-title = Rounds
tournaments-round = Round { $round }
tournaments-round-until = until { $date }
tournaments-round-over = over
tournaments-table = Table { $number }
tournaments-playing = being played
tournaments-bye = no game
tournaments-seat-place = { $place }.
tournaments-seat-points = { $points } pts
tournaments-entrants = Who takes part
tournaments-entrants-none = Nobody yet. Be the first.
tournaments-gone = somebody who has left

tournaments-how = How it is counted
tournaments-how-points = A game gives you the share of the others at the table whom you left behind: 1 for the first, 0 for the last, a tie counts half.
tournaments-how-bye = Whoever has no game in a round gets { $points }.
tournaments-how-time = Time that is up is lost at once, nobody has to claim it. What is not over when the round ends is decided by the clock: whoever has thought longest is last.
tournaments-how-ties = Equal points? Then decides, in this order:
tournaments-how-opponents = the points of those you met, for each game their mean
tournaments-how-direct = what those who are equal took from each other, if all of them met
tournaments-how-wins = the number of games won
tournaments-how-share = your share of all points in your games
tournaments-how-equal = Whom nothing tells apart share a place.
tournaments-how-left = Whoever drops out keeps the points and is paired no more.

tournaments-field-name = Name of the tournament
tournaments-field-game = Game
tournaments-field-format = How it is played
tournaments-field-size = At a table
tournaments-field-size-text = Where there are not enough people, some tables are smaller, or somebody has no game.
tournaments-field-rounds = Rounds
tournaments-field-legs = Everybody meets
tournaments-once = once
tournaments-twice = twice
tournaments-field-clock = Time to think
tournaments-field-clock-text = Time that is up is lost at once; nobody has to claim it.
tournaments-field-round = A round may take
tournaments-field-round-text = The next round begins as soon as all tables are over.
tournaments-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
tournaments-hour = { $count } h
tournaments-field-who = Who may take part
tournaments-who-open = Everybody
tournaments-who-invitation = With a link
tournaments-field-counts = Counts
tournaments-field-counts-rated = For the ratings of all who play; with the usual options only.
tournaments-field-counts-friendly = For the tournament alone.
tournaments-field-most = At most
tournaments-field-rules = Rules of the game
tournaments-create = Open registration

error-no-tournament = There is no such tournament, or this link does not open it.
error-not-organiser = Only the organiser of the tournament may do this.
error-tournament-begun = This tournament has begun.
error-tournament-full = This tournament is full.
error-tournament-few = Too few people take part.
error-many-tournaments = You have very many tournaments that are not over.
