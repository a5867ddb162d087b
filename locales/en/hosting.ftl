# The host's page, reports by players, and invitations to the site.

host-title = Host’s page
host-enter-text = This page is for whoever runs the site. Show its token, and this browser is a host’s for twelve hours. The token is made with:
host-token = Token
host-enter = Enter
host-leave = Be a host here no more

host-well = All is well.
host-failing = Nothing can be stored!
host-backup-failed = No backup was made: { $why }.
host-state-reports = { $count ->
    [one] One report waits for you;
   *[other] { $count } reports wait for you;
}
host-state-none = Nothing waits for you;
host-state-backup = the last backup is from { $ago }.
host-state-no-backup = there is no backup yet.
host-state-postgres = backups are made by PostgreSQL’s own tools.
host-state-read-only = Nothing can be changed at present.

host-running = Tables running
host-used = { $count } in use
host-here = People here
host-of = of { $count }
host-moves = Moves in 24 hours
host-answer = Answer time
host-ms = { $ms } ms
host-refused = Requests refused
host-up = Running for
host-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
host-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
host-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

host-lists = Lists
host-tables = Tables
host-players = Players
host-reports = Reports
host-reports-waiting = Reports ({ $count })
host-log = Log
host-find = Find
host-find-table = Code, name or game
host-find-player = Name
host-closed-to-you = Hidden hands of others are closed to you too, and what is said at tables unless somebody reports a line. Looking at a table stands in the log.

host-no-tables = No table is like this.
host-bots = { $count ->
    [one] + { $count } bot
   *[other] + { $count } bots
}
host-table-running = running
host-table-waiting = waits for players
host-table-idle = idle
host-table-over = over
host-table-reported = report
host-more-table = More about table { $table }
host-look = Look at it
host-unlist = Take off the lists
host-close = Close…
host-close-title = Close this table?
host-close-text = The table { $table } ({ $game }) is gone for everybody at once, and those who are there are told. This cannot be taken back.
host-close-yes = Close the table

host-no-players = Nobody is called so.
host-since = since { $day }
host-games = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
host-safe = safe
host-one-browser = only one browser
host-is-host = host
host-muted-until = muted until { $day }
host-muted-for-good = muted
host-banned-until = banned until { $day }
host-banned-for-good = banned
host-more-player = More about { $name }
host-mute = Mute…
host-unmute = Unmute
host-ban = Ban…
host-unban = Let in again
host-name-host = Make a host
host-dismiss = No host any more

host-no-reports = Nobody has reported anything.
host-more-reports = More reports
host-open = Open
host-report-about = A report about { $name }
host-judge = What about { $name }?
host-known = here since { $day }, { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
host-earlier = · { $count ->
    [one] { $count } earlier report
   *[other] { $count } earlier reports
}
host-earlier-none = · no earlier reports
host-see-table = See the table
host-reported-by = { $name } reports: { $reason }. Table { $table }, { $time }.
host-left = somebody who has left
host-do-what = Do what
host-do-nothing = Nothing
host-do-mute = Mute
host-do-ban = Ban
host-how-long = For how long
host-for-good = for good
host-then-mute = { $name } plays on, but writes nothing, and is told so with your reason.
host-then-ban = { $name } is signed out on all devices, bots play on, and nobody new comes in from their network for that time.
host-then-back = It can be taken back at any time; games that bots have taken over stay so.
host-reason = Reason
host-reason-hint = Please stay polite.
host-later = Later
host-mute-for = Mute { $long }
host-ban-for = Ban { $long }

host-no-acts = No host has done anything yet.
host-console = The command line
host-by-token = A program with the token
host-older = Older
host-act-enter = opened the host’s page
host-act-leave = left the host’s page
host-act-token = made a new token
host-act-name-host = made a host of
host-act-dismiss-host = took the host’s page from
host-act-mute = muted
host-act-unmute = unmuted
host-act-ban = banned
host-act-unban = let in again:
host-act-answer-report = answered a report about
host-act-look = looked at table
host-act-close = closed table
host-act-unlist = took off the lists table
host-act-announce = announced
host-act-silence = took the announcement back
host-act-read-only = let nothing be changed
host-act-read-write = let everything go on
host-act-invitation-only = closed the site to all without an invitation
host-act-open-to-all = opened the site to everybody
host-act-invite = made an invitation
host-act-void-invitation = voided an invitation
host-act-backup = began a backup
host-act-nightly-backup = began the nightly backup

host-load = Bots’ load
host-threads = { $busy } of { $count ->
    [one] { $count } thread
   *[other] { $count } threads
}
host-load-day = The last 24 hours, at most { $percent }
host-load-most = Most in the last 24 hours
host-load-at = { $percent }, at { $time }
host-load-move = Nine of ten moves
host-load-wait = within { $ms } ms; { $count ->
    [one] { $count } position waits
   *[other] { $count } positions wait
}

host-storage = Storage and backup
host-backup-now = Back up now
host-backing-up = Backing up, { $percent } %
host-database = Database
host-disk = Disk
host-disk-free = { $free } of { $all } free
host-last-backup = Last backup
host-last-backup-is = { $ago }, { $size }, checked
host-none = none
host-kept = Kept
host-postgres-backup = A PostgreSQL is copied by its own tools, while everybody plays on:

host-announcement = Announcement
host-announce-text = What everybody is told ({ $language })
host-announce-hint = Languages left empty are told it in English.
host-until = Until
host-for-hour = for an hour
host-for-day = for a day
host-for-week = for a week
host-for-month = for 30 days
host-announce = Show to all
host-announced = Everybody is told.
host-silenced = It is taken back.
host-announced-until = Shown until { $time }.
host-take-back = Take back

host-whole = The whole site
host-read-only = Read only
host-read-only-text = Everything can be looked at, nothing changed; bots rest.
host-invitation-only = By invitation only
host-invitation-only-text = Somebody new needs a link from you; whoever is in stays in.
host-invite = Invite
host-invite-note = For whom (only hosts see it)
host-invite-link = Invitation
host-invite-nameless = for anybody
host-invite-until = for one person, until { $day }
host-void = Void
host-hosts = Hosts
host-limits = Limits
host-limit-requests = Requests a second, each player
host-limit-connections = Connections, each address
host-limit-tables = New tables an hour, each player
host-limit-unfinished = Unfinished tables, each player
host-limit-chat = Bytes of chat an hour, each player
host-limit-codes = Codes tried an hour, each player
host-limit-calls = People looked for, followed or invited an hour, each player
host-limit-letters = Letters and tests asked for an hour, each player
host-limit-reports = Reports an hour, each player

report-title = Report a player
report-text = The hosts see your reason and the lines that you choose, and nothing else of what was said here. Who is reported does not learn from whom.
report-who = Who
report-why = Why
report-rude = rude or threatening words
report-stalling = stalls or leaves on purpose
report-name = a name that should not be
report-other = something else
report-lines = Which lines
report-note = What else is to be said
report-send = Report
report-done = Thank you. The hosts will look at it.

welcome-title = You are invited
welcome-text = This site is open to those who are invited, and you are. The invitation is used when you first sit down.
welcome-go = Come in

error-not-host = Only hosts may do this.
error-bad-token = This token opens nothing.
error-no-report = Another host has answered this report.
error-backing-up = A backup is being made already.
error-own-backup = A PostgreSQL is copied by its own tools.
