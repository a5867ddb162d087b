# Puzzles: positions of games in which one turn is clearly best.

puzzle-desk = Puzzle
puzzle-leave = Leave the puzzle
puzzle-number = Puzzle { $number }
puzzle-of-today = Puzzle of today, { $date }
puzzle-of-day = Puzzle of { $date }
puzzle-of-the-day = Puzzle of the day
puzzle-find = Find the best turn
puzzle-find-text = One turn gives you clearly better chances than all others. Try what you like: everything can be taken back until the turn is over.
puzzle-find-alone = You play alone. One action brings clearly more points in the end than all others. Everything can be taken back until it is done.
puzzle-task = { $moves ->
    [0] Play your whole turn.
   *[other] Play your turn to its end.
}
puzzle-task-alone = Take one whole action.
puzzle-judging = Your turn is being weighed …
puzzle-solved = Solved!
puzzle-equal = Just as good!
puzzle-worse = Not the best
puzzle-shown = The best turn
puzzle-equal-text = As far as one can say, your turn is as good as the one that was looked for.
puzzle-worse-text = There is a better turn. Try again, or let it be shown to you.
puzzle-cost = Beside the best turn yours costs { $amount }.
puzzle-ahead = Ahead of the next best turn by { $amount }.
puzzle-chance = { $mean } ± { $error } % chance to win
puzzle-points = { $mean } ± { $error } points
puzzle-kept = Noted among your solved puzzles.
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-again = Start over
puzzle-ask-again = Ask again
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-about = Positions from games in which one turn is clearly best. A new one every day.
puzzle-none = There are no puzzles of this game yet.
puzzle-days = Day by day
puzzle-today = Today
puzzle-yesterday = Yesterday
puzzle-open = To be solved
puzzle-done = Solved
puzzle-count = { $done } of { $all } puzzles solved
puzzle-number-players = Puzzle { $number }, { $players ->
    [one] alone
   *[other] { $players } players
}
puzzle-number-done = Puzzle { $number }, { $players ->
    [one] alone
   *[other] { $players } players
}, solved
