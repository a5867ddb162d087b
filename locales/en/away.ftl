# Days away.

away-title = Days away
away-text = Your time stands still in all games over days. The others see it two weeks ahead. Time that is already up stays up.
away-first = From
away-last = To
away-add = I am away
away-kept = Your tables know it now.
away-now = now
away-drop = Cancel
away-drop-of = Cancel { $days }
away-dropped = You are not away then.
away-back = I am back
away-back-of = I am back: { $days }
away-is-back = Welcome back. Your time runs again.
away-left = { $count ->
    [one] { $count } day of { $most } is left in { $year }.
   *[other] { $count } days of { $most } are left in { $year }.
}
error-not-away = You are not away on these days.
error-many-away = That would be more days away than there are in a year.
error-many-plans = You have changed your days away often today. Come back tomorrow.
away-bad-days = This cannot be used: days that have passed, that are taken already, or that are more than a year ahead.
