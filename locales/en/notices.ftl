# When it is my turn: the panel on Me, and what letters and pushes say.

notices-title = When it is my turn
notices-rounds = Also when a round of a tournament begins, and when a tournament is over.
notices-push = Notify on this device
notices-push-text = also when the page is closed
notices-push-elsewhere = { $count ->
    [one] on for { $count } other device
   *[other] on for { $count } other devices
}
notices-push-denied = The browser does not allow it: allow notifications for this page in its settings.
notices-push-cannot = This browser cannot do that.
notices-push-failed = The browser did not subscribe. Try again.
notices-mail = Write me an e-mail
notices-mail-address = E-mail address
notices-mail-keep = Send the link
notices-mail-again = Send it again
notices-mail-remove = Remove the address
notices-mail-sent = A letter is on its way. Open the link in it, on any device.
notices-mail-unconfirmed = not confirmed
notices-mail-confirmed = confirmed
notices-mail-bounced = does not arrive
notices-letters = Letters
notices-letters-each = Each turn
notices-letters-hourly = Hourly
notices-letters-daily = Daily
notices-hook = Call a webhook
notices-hook-url = Address of the webhook
notices-hook-keep = Use it
notices-hook-remove = Remove the webhook
notices-hook-key = Key of its signatures
notices-hook-failed = The last call was in vain.
notices-remind = Remind me before time is up
notices-remind-0 = never
notices-remind-1 = 1 h before
notices-remind-3 = 3 h before
notices-remind-12 = 12 h before
notices-quiet = Quiet hours
notices-quiet-text = only a reminder comes through
notices-from = from
notices-to = to
notices-test = Send a test
notices-tested = A test is on its way.
notices-kept = Kept.
notices-none = This server sends no notices.
notices-confirm-title = Letters to this address?
notices-confirm-text = Somebody wants to be told here when it is their turn. If that is you, say so.
notices-confirm-yes = Yes, write to me
notices-confirmed-text = Confirmed: letters come to this address.
notices-stop-title = No more letters?
notices-stop-text = Letters about your turns stop at once. You can switch them on again on the page Me.
notices-stop-yes = Stop the letters
notices-stopped-text = No more letters come to this address.
notices-link-void = This link opens nothing any more.
error-not-sent = Nothing could be sent. Look whether everything is spelt right, or try again later.
error-many-letters = You have asked for many letters within an hour. Come back later.

notice-turn = Your turn in { $game }
notice-turn-when = Your turn in { $game } ({ $when })
notice-turns = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
notice-reminder = { $game }: { $left } left
notice-left-until = { $left } left, until { $date }.
notice-until = Until { $date }.
notice-left-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
notice-left-hours = { $hours } h { $minutes } min
notice-left-hours-only = { $hours } h
notice-left-minutes = { $minutes } min
notice-day-today = { $time } today
notice-day-tomorrow = { $time } tomorrow
notice-day-weekday = { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
} { $time }
notice-day-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}, { $time }
notice-waiting = { $count ->
    [one] { $names } is waiting.
   *[other] Waiting: { $names }.
}
notice-open = Open the table
notice-more = { $count ->
    [one] One more game waits for you:
   *[other] { $count } more games wait for you:
} { $games }.
notice-more-until = { $game }, until { $date }
notice-round = Round { $round } of { $name } has begun
notice-round-of = Round { $round } of { $name }.
notice-round-plays = { $count ->
    [0] You play { $game }.
   *[other] You play { $game } with { $names }.
}
notice-round-bye = You have no game in this round.
notice-tournament-over = { $name } is over
notice-tournament-place = Your place: { $place } of { $players }.
notice-tournaments = { $count ->
    [one] News of { $count } tournament
   *[other] News of { $count } tournaments
}
notice-open-tournament = Open the tournament
notice-foot = { $pace ->
    [hourly] You asked for one letter an hour at most.
    [daily] You asked for one letter a day at most.
   *[each] You asked for a letter at each turn.
}
notice-foot-quiet = None comes between { $from } and { $to }, but for reminders.
notice-foot-stop = Stop these letters:
notice-foot-stop-link = Stop these letters
notice-test = This is a test
notice-test-text = Like this you hear that it is your turn.
notice-confirm = Letters from Quadrivium?
notice-confirm-text = Somebody, perhaps you, wants to be told at this address when it is their turn at Quadrivium. If it was you, open the link; it works for seven days, on any device. If not, do nothing: nobody writes again.
notice-confirm-open = Yes, write to me
