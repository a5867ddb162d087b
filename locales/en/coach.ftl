# What the coach says: hints, where everybody stands, the analysis of a game.

coach-now = At once: { $gains }.
coach-later = In the end, compared with the other turn: { $gains }.
coach-perhaps = In the end, compared with the other turn, it seems: { $gains }.
coach-gain = { $source } +{ $points }
coach-loss = { $source } −{ $points }
coach-give-or-take = { $gain } ± { $margin }

coach-hint = Hint
coach-measure = Measure
coach-points = Points
coach-play = Play it
coach-stop = Stop
coach-longer = Think longer
coach-best = Best: { $turn }.
coach-spoken = { $points } points, give or take { $error }, { $chance } per cent to win
coach-spoken-chance = { $chance } per cent to win
coach-thinking = Thinking …
coach-line = { $number }. { $actions }
coach-estimate = { $points } points, { $chance } to win
coach-estimate-alone = { $points } points
coach-equal = as good as I
coach-looks = { $count ->
    [one] { $count } look ahead
   *[other] { $count } looks ahead
}
coach-nothing = There is nothing to decide.

coach-points-now = Points now
coach-if-ended = If it ended now
coach-expected = Expected at the end
coach-chance = Win chance

coach-stand-ahead = You are ahead by { $by ->
    [one] { $by } point
   *[other] { $by } points
}.
coach-stand-level = You share the lead with { $name }.
coach-stand-behind = You are in place { $rank } now, { $by ->
    [one] { $by } point
   *[other] { $by } points
} behind { $name }.
coach-stand-ended = If it ended now, you would be in place { $rank }.
coach-stand-expected = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} are to be expected in the end.
coach-stand-win = { $odds ->
    [likely] A win is likely
    [unlikely] A win is unlikely
   *[open] Anything is possible
}: { $chance } %.
coach-stand-leads = { $name } leads by { $by ->
    [one] { $by } point
   *[other] { $by } points
}.
coach-key-now = now
coach-key-ended = if it ended now
coach-key-expected = expected

coach-analysis = Analysis of { $game }, { $decisions }
coach-player = Player
coach-accuracy = Accuracy
coach-lost = Lost by play
coach-luck = Luck
coach-great = Great
coach-good = Good
coach-slip = Slip
coach-mistake = Mistake
coach-blunder = Blunder
coach-turnings = Key moments
coach-graded = { $at }: { $seat }, { $grade } ({ $swing })
coach-lucky = { $at }: { $seat }, luck ({ $swing })
coach-played = played: { $action }
coach-better = better: { $actions }
