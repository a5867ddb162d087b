# Finding people: open tables, quick matches, whom one follows, invitations, clubs.

finding-ways = How do you want to play?
finding-way-bots = Against bots
finding-way-bots-text = Starts at once, no clock.
finding-way-friends = With friends
finding-way-friends-text = You send a link. 24 h for each move.
finding-way-public = Public
finding-way-public-text = Whoever likes sits down.
finding-sentence = { $way }, { $time }.
finding-starts-later = { $count ->
    [one] Starts when one more person sits down.
   *[other] Starts when { $count } more people sit down.
}
finding-24h = 24 h
finding-a-move = { $time } a move
finding-a-game = { $time } for the game
finding-and-weekends = { $time }, weekends off
finding-no-clock = no clock
finding-who = Who may sit down
finding-who-everybody = Everybody
finding-who-met = People I have played with
finding-who-club = { $club } (club)
finding-empty-later = If nobody comes, you can give free seats to bots or delete the table.
finding-language = Language of the chat
finding-language-en = English
finding-language-pl = Polish
finding-language-ru = Russian
finding-live = live
finding-open = Open
finding-open-of = Open: { $game }
finding-watch = Watch
finding-watch-of = Watch: { $game }
finding-join-of = Join: { $game }
finding-closed = This table was closed.
finding-stale = Nobody has sat down for two weeks: the lists show this table to others no more. Its link still works.
finding-faster = Somebody was faster: the seat is taken.
finding-filter-game = Game
finding-filter-pace = Pace
finding-all-games = All games
finding-any-pace = Any pace
finding-any-language = Any language
finding-pace-live = Live
finding-pace-turns = Turn-based
finding-open-tables = Open tables
finding-all = All { $count }
finding-all-open = { $count ->
    [0] Open tables
    [one] { $count } open table
   *[other] All { $count } open tables
}
finding-none = No open table like this.
finding-open-one = Open one
finding-wait = People wait for players
finding-running = Public games to watch
finding-running-none = No public game is on.
finding-off = There are no public tables on this server.
finding-sit-ask = Sit down at this table?
finding-usual-rules = By the usual rules
finding-gone = no seat is free any more
finding-days-text = Over days. A bot plays on for whoever runs out of time.
finding-live-text = In one sitting: it starts as soon as all are here.
finding-no-clock-text = Everybody takes their time.
finding-chat-en = Chat in English
finding-chat-pl = Chat in Polish
finding-chat-ru = Chat in Russian
finding-chat-text = Moves need no language: everybody reads them in their own.
finding-only-browser = Only this browser would know you.
finding-only-browser-text = Such a game is long: take one more way back in.
finding-code = Recovery code
finding-others-see = Others see your name and your shield, nothing else.
finding-follow = Follow
finding-followed = Followed
finding-follow-of = Follow { $name }
finding-unfollow-of = Follow { $name } no longer
finding-with-people = With people
finding-with-people-text = { $game }: at a table that fits, or at a new one that the next person finds.
finding-find = Find players
finding-open-public = Open a public table…
finding-tournaments = Tournaments
finding-people = People
finding-people-nobody = You will find people here once you have sat down at a table.
finding-known = People you know here
finding-known-none = Nobody yet. Play with somebody, or follow somebody from a public table.
finding-plays = is playing
finding-waits = waits for players
finding-invitations = Invitations
finding-invites = { $name } invites you: { $game }
finding-decline = No, thanks
finding-inviting = Who may invite me
finding-inviting-everybody = Anybody
finding-inviting-everybody-text = Whoever knows your name finds you by it.
finding-inviting-met = People I know
finding-inviting-met-text = People you have played with and people you follow.
finding-inviting-nobody = Nobody
finding-inviting-nobody-text = Nobody finds you by your name.
finding-invite-name = Invite by name
finding-invite = Invite
finding-invite-of = Invite { $name }
finding-invited = { $name } is invited.
finding-nobody-found = Nobody of this name can be invited. They may not want to be found.
finding-clubs = Clubs
finding-club-name = Name of a new club
finding-club-found = Found a club
finding-role-owner = owner
finding-role-member = member
finding-club-size = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
finding-club-join = Join the club
finding-club-ask = Ask to join
finding-club-asked = You have asked. The owner decides.
finding-club-requests = They ask to join
finding-club-let-in = Let in
finding-club-tables = Tables of the club
finding-club-tables-none = No table is open. Open a public one and choose the club under “Who may sit down”.
finding-club-members = Members and standing
finding-club-games = Games
finding-club-won = Won
finding-club-beaten = Beaten
finding-club-more = More
finding-club-more-of = More about { $name }
finding-club-hand-over = Make owner
finding-club-link = Link to the club
finding-club-link-text = Whoever has this link is a member at once.
finding-club-renew = New link
finding-club-leave = Leave the club
