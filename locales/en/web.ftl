# The words of the web page. What a game says stands in its own file.

# The lobby

web-nav = Pages
web-nav-play = Play
web-nav-mine = My games
web-nav-ranking = Ranking
web-page-of = Page of { $name }
web-skip = Skip to the content
web-hello = Four games, one table
web-hello-text = Against bots, with friends by a link, or together at one screen. No account needed.
web-choose-game = Choose a game
web-waits = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
web-waits-nothing = Nothing waits for you
web-nearest = The nearest deadline: { $when }, in { $game }
web-others-think = Others are thinking
web-new-game = New game
# On a game that waits for me
web-play-on = Play
web-wait-since = last move { $when }
web-are-on-turn = { $count ->
    [one] is on turn
   *[other] are on turn
}
web-seats-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-left-time = { $time } left
web-until = until { $date }
web-until-weekend = until { $date }, weekend off
web-rests = rests until { $date }
web-away-until = away until { $date }
web-away-now = away until the end of { $last }
web-away-day = away on { $first }
web-away-soon = away from { $first } to { $last }
web-days = { $count } d
web-hours = { $count } h
web-min = { $count } min
web-all-games = { $count ->
    [one] { $count } game
   *[other] All { $count } games
}
web-game-labora = Ora et Labora
web-game-orleans = Orléans
web-game-craftsmen = Craftsmen
web-game-burgundy = The Castles of Burgundy
web-about-burgundy = Roll two dice, take tiles, fill your estate.
web-about-labora = Turn the wheel, build an abbey, feed its settlements.
web-about-orleans = Draw followers from the bag, travel the Loire.
web-about-craftsmen = Raw goods to fine wares, guild by guild.
web-minutes = { $minutes } min
web-duration = How long
web-players = Players
web-coming = coming
web-quick = { $bots ->
    [one] You and { $bots } bot, level: { $level }
   *[other] You and { $bots } bots, level: { $level }
}
web-play-now = Play now
web-seats-options = Seats and options…
web-replay-record = Replay a record
web-replay-record-text = A game from a file, move by move
web-mine-text = Running and finished, all kept
web-code = Code or link of a table
web-join = Join
web-quick-labora-length = Length
web-quick-labora-length-long = 90 minutes
web-quick-labora-length-short = 45 minutes
web-running = Running
web-running-none = No game is running. Start one in the lobby.
web-over = Finished
web-over-none = Nothing finished yet.
web-round-of = Round { $round } of { $name }
web-your-turn = Your turn
web-hotseat = at one screen
web-delete = Delete
web-delete-of = Delete: { $table }
web-delete-title = Delete this table?
web-delete-text = It is gone at once for everybody, with all that was played and said there. This cannot be taken back.
web-unlist = Remove from my games
web-unlist-of = Remove from my games: { $table }
web-unlist-title = Remove this table from your games?
web-unlist-text = The others keep it, and its link still works. When everybody has removed it, it is deleted.
web-removed = The table is gone from your games.
web-deleted = This table was deleted.
web-nowhere = There is nothing here
web-nowhere-text = The address may be cut off or mistyped.
web-to-lobby = To the lobby

# A name

web-guest = Guest
web-name = Name
web-name-title = What shall we call you?
web-name-hint = Others at the table see it. Nothing else is asked.
web-name-change = { $name }: change your name
web-me = Me
web-me-of = { $name }: Me
web-back = Been here before?
web-back-text = A recovery code or another device brings you back.
web-left = a player who left
web-join-title = You are invited
web-join-host = { $host } invites you. Say a name and sit down: the game begins when all seats are taken.
web-join-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-join-used-up = This link is used up: somebody sits on that seat, or the link was renewed. You can still watch.
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-sit = Sit down
web-only-watch = Only watch

# A new table

web-new-table = New table: { $game }
web-seats = Seats
web-seat = Seat { $seat }
web-seat-you = You
web-seat-you-text = You play this seat.
web-seat-bot = Bot
web-seat-bot-text = The computer plays.
web-seat-open = Invite by link
web-seat-open-text = Whoever opens the link first gets this seat.
web-seat-all = Open to all
web-seat-all-text = Whoever likes sits down here.
web-seat-hotseat = Hot-seat
web-seat-hotseat-text = Plays on this screen, in turn.
web-seat-name = Name for seat { $seat }
web-level = Level
web-options = Options
web-rulebook-details = Rulebook details
web-option-wrong = This cannot be used.
web-clock = Clock
web-clock-none = None
web-clock-move = Per move
web-clock-game = Whole game
web-clock-time = Time
web-clock-60 = 1 min
web-clock-180 = 3 min
web-clock-900 = 15 min
web-clock-1800 = 30 min
web-clock-3600 = 1 h
web-clock-86400 = 1 day
web-clock-turn = Over days
web-clock-turn-text = Time for each move, over days. A warning first, then the others may claim.
web-clock-days = Days in all
web-clock-days-text = Days to think, for the whole game. A warning first, then the others may claim.
web-clock-28800 = 8 h
web-clock-259200 = 3 days
web-clock-604800 = 7 days
web-clock-432000 = 5 days
web-clock-864000 = 10 days
web-clock-1728000 = 20 days
web-weekends-off = Weekends off
web-clock-none-text = Everybody takes their time.
web-clock-move-text = Time per move. A warning first, then the others may claim.
web-clock-game-text = Time for all moves together. A warning first, then the others may claim.
web-hints = Hints
web-hints-given = Given
web-hints-none = None
web-hints-given-text = Whoever is to move may ask what a master would do.
web-hints-none-text = Nobody is told what a master would do, nor what to expect.
web-steward = If somebody leaves
web-steward-bot = A bot plays on
web-steward-end = The game ends
web-steward-bot-text = An apprentice plays on for whoever gives up or loses on time.
web-steward-end-text = With the first who gives up or loses on time the game is over; they are last.
web-starts-now = Starts at once.
web-starts-later = { $count ->
    [one] Starts when the invited player sits down.
   *[other] Starts when { $count } invited players sit down.
}
web-open-table = Open the table

# Small words

web-close = Close
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-loading = One moment…
web-language = Language
web-theme = Theme
web-theme-now = Theme: { $theme }
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark

# The prompt

web-asked = What is asked
web-hint = Hint
web-stand = Where do I stand?
web-plan = Plan
web-plan-text = Plan: try moves on a private copy
web-note = Private note
web-note-text = Only you can read it: it stays in this browser.
web-undo = Undo
web-ask-undo = Ask to take back
web-redo = Redo
web-restart-turn = Restart turn
web-ask-restart = Ask to restart the turn
web-confirm = Confirm
web-confirm-this = Confirm: { $what }
web-choosing = { $chosen }: { $next }
web-leads = { $count ->
    [one] { $names } leads by { $by }
   *[other] { $names } lead by { $by }
}
web-next = Next:
web-forgotten = What you chose is no longer possible; nothing was done.
web-undo-asked = { $name } asks to go back to move { $move }
web-undo-answer = Everything after it would be taken back.
web-undo-withdraw = Withdraw the request
web-undo-granted = All agreed: moves were taken back as { $name } had asked.
web-undo-refused = { $by } does not agree: nothing is taken back.
web-undo-withdrawn = { $name } no longer asks to take moves back.
web-undo-lapsed = The game went on: the request of { $name } to take moves back has lapsed.
web-accept = Accept
web-refuse = Refuse
web-looking = Looking at move { $move } of { $moves }
web-return-now = Return to now
web-waiting-for = Waiting for { $name }
web-waiting-seats = Waiting for players
web-waiting-invite = Send each link to a friend. The game begins when all seats are taken.
web-waiting-others = The game begins when all seats are taken.
web-waiting-listed = The table is listed: whoever finds it may sit down. You can send the link, too.
web-invite = Invitation to seat { $seat }
web-invite-renew = New link to seat { $seat }
web-invite-renewed = The old link to seat { $seat } no longer works.
web-invite-qr = QR code of the invitation to seat { $seat }
web-send-away = Send away
web-send-away-of = Send away: { $name }
web-sent-away = The seat is free again: { $name }
web-bot-here = Give seat { $seat } to a bot
web-bot-seated = A bot sits on seat { $seat }.

# Players

web-watching = You are watching
web-curtain = Hand over to { $name }
web-curtain-text = The table stays covered until the right player sits here.
web-curtain-open = I am { $name }: show the table
web-open-seat = Open seat
web-seat-free = free
web-bot = bot, { $level }
web-you = you
web-here = here
web-away = disconnected
web-on-turn = on turn
web-thinking = thinking …
web-resigned = resigned
web-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-clock-up = time is up
web-clock-low = Your time is running out.
web-clock-over = Your time is up: the others need not wait for you.
web-claim-text = Time is up: { $name }
web-claim = Claim

# The table in words

web-what-you-can-do = What you can do
web-offered = { $count } offered
web-bundles = In one go
web-type-move = Type a move, or words to filter
web-play = Play
web-key-choose = choose
web-key-complete = complete
web-key-play = play
web-key-clear = clear
web-no-match = Nothing offered matches. Esc shows everything again.
web-nothing-now = Nothing is asked of you now.
web-nothing-past = This is the past: nothing can be done in it.
web-position = The position
web-jump = Read a part
web-parts = Parts of the table
web-tab-play = Play
web-tab-position = Position
web-tab-log = Log
web-tab-history = History
web-face = How the table is shown
web-face-drawn = Drawn table
web-face-text = Table in words

# The drawn table

web-look = show their board
web-back-to = Back to { $name }
web-actions = Actions

# The rules

web-rules = Rules
web-learn = Learn it in ten minutes
web-learn-short = Learn
web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzle-of-the-day = Puzzle of the day
web-rules-short = In short
web-rules-find = Find a piece or a word
web-rules-none = Nothing matches.
web-rules-page = As a page

# Chronicle

web-chronicle = Log and chat
web-log = Log
web-log-empty = Nothing has happened yet.
web-thought = time to think
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-write = Message
web-chat-hide-of = Do not show me what { $name } writes
web-chat-show-of = Show me again what { $name } writes
web-chat-hidden = not shown
web-send = Send

# History

web-history = History
web-first = To the start
web-older = One move back
web-newer = One move on
web-my-last-turn = My previous decision
web-my-next-turn = My next decision
web-replay = Replay
web-pause = Pause
web-now = Now
web-move-of = Move { $move } of { $moves }
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

# The end

web-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ahead = { $points } more than { $name }.
web-game-length = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
web-hints-used = { $hints ->
    [one] { $hints } hint was used.
   *[other] { $hints } hints were used.
}
web-breakdown = Where the points came from
web-chart = Points over the rounds
web-lead = Lead
web-end = End
web-total = Total
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-rank = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
}
web-see-table = See the table
web-see-result = See the result
web-analysis = What decided it?
web-record = Record
web-rematch = Rematch
web-rematch-ready = The same game again: your seat is kept.

# The menu of a table

web-menu = Table menu
web-share = Share and invite
web-share-table = Link to the table
web-share-table-text = Whoever opens it can watch.
web-share-position = Link to the position after move { $move }
web-share-invite = Open seats
web-fork = Play on from here
web-fork-title = Play on from move { $move }
web-fork-sandbox = Sandbox
web-fork-sandbox-text = Try things out; nobody else sees it.
web-fork-hotseat = Hot-seat game
web-fork-hotseat-text = All seats are played on this screen.
web-fork-bots = Against bots
web-fork-bots-text = You keep your seat; the others are bots: { $level }.
web-sandbox = You play all seats and nobody else sees it; what you take back, chance draws anew.
web-sandbox-back = Back to the game
web-settings = Settings
web-speed = Animation
web-speed-off = off
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-pace = Others' turns
web-pace-instant = instant
web-pace-quick = quick
web-pace-readable = readable
web-pace-step = step by step
web-pace-help = How fast the drawn table plays out what the others did. A click on the table, Enter or Esc comes to the present at once.
web-step-next = Next
web-to-present = To the present (Esc)
web-log-setup = Set-up
web-recap = Since your last turn
web-missed = Since your last turn these have acted: { $names }.
web-recap-show = Show
web-recap-replay = Watch it
web-recap-rest = For everybody
web-told-before = { $count ->
    [one] { $count } line before that is in the log.
   *[other] { $count } lines before that are in the log.
}
web-sound = A soft sound when it is my turn
web-foresight = Show my own decisions at once, before the server has answered
web-confirmation = Confirm in { $game }
web-confirmation-every = everything
web-confirmation-lasting = what lasts
web-confirmation-never = nothing
web-confirmation-about-every = Every action waits for Confirm.
web-confirmation-about-lasting = What you can take back yourself is played at once. What shows something new or hands the turn on waits for Confirm.
web-confirmation-about-never = Every action is played as soon as it is clear which one is meant.
web-habit-orleans-draw = Always draw as many followers as possible
web-resign = Resign
web-resign-bot = A bot plays on in your place. This cannot be taken back.
web-resign-ends = The game ends at once: nobody is left to play with. This cannot be taken back.
web-resign-as = Resign: { $name }

# Keys

web-shortcuts = Keyboard
web-larger = Larger
web-smaller = Smaller
web-fit = The whole board
web-keys-type = type a move
web-keys-number = choose an offered action
web-keys-confirm = confirm what is chosen
web-keys-cancel = one step back
web-keys-forward = go on while the others' turns are played out
web-keys-step = one move back or on
web-keys-mine = my previous or next decision
web-keys-ends = start of the game, now
web-keys-large = hold: what the pointer or the focus is on, large
web-keys-chat = chat
web-keys-hint = what a master would do
web-keys-plan = plan: try moves on a private copy, and back
web-keys-next = the next game that waits for you
web-keys-face = drawn table or table in words
web-keys-help = this list

# Connection

web-lost = Connection lost.
web-lost-text = Your moves are safe; the table reconnects by itself.
web-connected = Connected again.
error-offline = The server cannot be reached.

# On this device

web-where = Where
web-where-server = With the server
web-where-device = On this device
web-where-server-text = Friends can join by a link; the server keeps the game.
web-where-device-text = Needs no connection; only this browser keeps the game.
web-on-device = on this device
web-alone = without a server
web-alone-text = No server can be reached: you play on this device.
web-shelf = On this device
web-shelf-text = Only this browser keeps these games. A file is a copy that lasts.
web-shelf-lasting = This browser has promised to keep them.
web-shelf-passing = This browser may throw them away when the device runs out of room; a file stays.
web-shelf-unread = { $count ->
    [one] One game that is kept here cannot be read: it is damaged, or of a newer version. The file holds it too.
   *[other] { $count } games that are kept here cannot be read: they are damaged, or of a newer version. The file holds them too.
}
web-shelf-discard = Delete what cannot be read
web-shelf-discard-text = { $count ->
    [one] The game is deleted for good. A newer version may still be able to read it: save all to a file first.
   *[other] The games are deleted for good. A newer version may still be able to read them: save all to a file first.
}
web-shelf-save = Save all to a file
web-shelf-load = Add from a file
web-shelf-taken = { $count ->
    [0] The file has no game that is not here already.
    [one] One game was added.
   *[other] { $count } games were added.
}
web-shelf-damaged = { $count ->
    [one] One game in the file cannot be read.
   *[other] { $count } games in the file cannot be read.
}
web-keep = Keep them too
web-keep-text = The games are kept for when there is no connection. Bots of higher ranks, hints and puzzles come when they are first needed; about 2 MB.
web-keep-fetching = Being kept
web-keep-all = Everything is kept: bots of all ranks, hints and puzzles too.
web-keep-failed = Not all of it could be kept. Try again with a better connection, or with more room on the device.
web-to-server = Take to the server
web-to-device = Keep on this device
web-update = A new version is ready.
web-update-now = Use it now
web-trouble-broken = The table on this device had to begin anew. What was played is still there.
web-trouble-stuck = A bot did not find a move. What was played is still there.
web-trouble-full = This device has no room left: the last move was not kept. Delete some games, or free some space.
web-trouble-storage = The storage of this device does not answer: nothing is being kept. Try again, or load the page anew.
web-trouble-missing = A bot of this rank is not kept on this device, and cannot be fetched now. It plays on as soon as there is a connection; an apprentice needs none.

# What the server refuses

error-device-broken = The table on this device had to begin anew. Try again.
error-device-full = This device has no room left. Delete some games, or free some space.
error-device-storage = The storage of this device does not answer. Try again, or load the page anew.
error-no-server = This needs a server: nobody else can come to this device.
error-no-shelf = This file holds no games of a device.
error-not-kept = This is not kept on this device, and its host cannot be reached now.
error-no-guest = Choose a name first.
error-no-table = There is no such table, or it is private.
error-no-game = There is no such game.
error-no-move = The game has no such move.
error-bad-options = The game cannot be set up like this.
error-bad-field = Something in this form cannot be used.
error-stale = The table has moved on meanwhile. Look again.
error-not-your-seat = This seat is not yours.
error-not-seated = Only those who sit at this table may do this.
error-waiting = The game has not begun: a seat is still open.
error-begun = The game has begun already.
error-over = The game is over.
error-still-running = The record is given out when the game is over.
error-unfinished = Only finished games are analysed.
error-analysing = Another game is being analysed for you. Stop that, or wait until it is done.
error-not-yours = Somebody else has begun this, and only they can stop it.
error-bad-invite = This invitation is not valid, or somebody has taken the seat.
error-too-far = These decisions go further than what is on the table.
error-nothing-to-undo = There is nothing to take back.
error-entangled = Later decisions build on this one. Take those back first.
error-nothing-to-redo = There is nothing to do again.
error-no-request = There is no request to answer.
error-no-hints = No hints are given at this table.
error-not-your-turn = There is nothing for you to decide now.
error-not-up = Nobody's time is up.
error-is-away = Whoever is waited for is away, and their time stands still meanwhile. It goes on by itself when they are back.
error-secret = This position holds secrets that you may not know yet.
error-bad-record = This record cannot be replayed.
error-not-owner = Only whoever made this table may do this.
error-damaged = This table is damaged and cannot be shown. Tell whoever runs this server. Other tables are not affected.
error-old-rules = This game was played by older rules that no longer fit. It cannot be shown.
error-no-link = This link opens nothing: it was used, or its ten minutes are over.
error-bad-code = This code opens nothing. Is it the newest one, and spelt right?
error-switched-off = This is switched off here.
error-no-device = There is no such device of yours.
error-seat-taken = Somebody was faster: the seat is taken.
error-not-welcome = Whoever made this table wants to play with others here.
error-no-person = Nobody can be reached so. They may not want to be found.
error-no-invitation = This invitation is over.
error-no-club = There is no such club, or this link does not open it.
error-not-club-owner = Only the owner of the club may do this.
error-many-calls = You have looked for many people within an hour. Come back later.
error-many-followed = You follow very many people. Follow one of them no longer first.
error-many-invitations = Many of your invitations wait for an answer.
error-many-clubs = There is no room: one can be in 20 clubs, and a club has 300 members at most.
error-rated-undo = In a rated game only decisions of your own turn can be taken back.
error-rated-people = A rated game needs at least two people.
error-rated-hotseat = In a rated game everybody plays at a device of their own.
error-rated-options = Rated games are played with the usual options.
error-rated-bot = This bot has no rating: choose an apprentice, a journeyman or a master.
error-rated-off = There are no rated games here.
error-no-player = This player has left.
error-many-codes = Many codes were tried. Come back later.
error-many-tables = You have opened many tables within an hour. Play at one of them, or come back later.
error-many-names = Many new names come from your network. Come back later.
error-many-unfinished = You have too many unfinished tables. Finish some, or delete them under “My games”.
error-many-listed = Enough tables of yours, or of your network, wait for people in the lists. Wait until somebody sits down, or delete one.
error-much-chat = You have written very much within an hour. Write again later.
error-full-chat = Enough has been said at this table. Talk on at another one.
error-full-table = Too much has happened at this table. Play on from its position at a new one.
error-busy = What you asked for before is still being done. Wait until it is there.
error-too-many = Too many requests: wait a moment.
error-too-large = This is too large.
error-stopping = The server is stopping: try again in a moment.
error-unavailable = The table cannot be saved at the moment. Try again shortly; nothing that was saved is lost.
error-internal = Something went wrong on the server. Try again.
web-nav-host = Host
web-read-only = The site is open for looking only at present: nothing can be changed.
web-report = Report a player…
web-report-line = Report this line of { $name }
error-read-only = The site is open for looking only at present: nothing can be changed.
error-muted = You may not write { $ends ->
    [yes] until { $until }
   *[no] here
}. The host says: { $reason }
error-banned = You may not come in { $ends ->
    [yes] until { $until }
   *[no] here
}. The host says: { $reason }
error-barred = Nobody new is let in from your network at present.
error-by-invitation = One needs an invitation to come in here. Ask whoever runs this site.
error-many-reports = You have reported much within an hour. Come back later.
error-many-waiting = Many of your reports have not been answered yet. Wait until a host has read them.
