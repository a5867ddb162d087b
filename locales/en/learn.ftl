# Learning a game: the course and the coach. What each lesson says stands in learn-<game>.ftl.

learn-coach = Coach
learn-lesson = Lesson { $number }
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-go-on = Go on
learn-well = Well done.
learn-nearly = That is not what is meant here. Try what is ringed.
learn-nearly-why = Nearly! { $reason }
learn-read = Read what the coach says, then go on
learn-finished = The lesson is done
learn-finished-text = Well played. The next one builds on it.
learn-finished-last = Well played. Now you know the game.
learn-next-lesson = Go on
learn-course = All lessons
learn-you-play = You play, the coach says one thing at a time.
learn-begin = Begin with lesson { $number }
learn-resume = Go on with lesson { $number }
learn-first-now = Play your first game
learn-done = Done
learn-next = Next
learn-count = { $done } of { $all } lessons done
learn-none = Lessons for this game are being written.
learn-book = Example of the rulebook
learn-examples = Examples to try
learn-own = Moments of your own games
learn-own-text = There was something better. Try them once more.
learn-own-move = move { $move }
learn-again = Again
learn-hush = No more remarks
learn-left = { $minutes ->
    [0] You know the game
    [one] { $minutes } minute to go
   *[other] { $minutes } minutes to go
}
