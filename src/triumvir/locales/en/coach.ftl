# The coach: a hint in three stages, why a move was good or bad, the question before a mistake.
coach-ask = Hint
coach-ask-others = Ask the others to allow the coach
coach-title = Hint
coach-why = Why?
coach-guard = One moment
coach-thinks = The coach is thinking.
coach-where = Where
coach-what = What
coach-which = Which
coach-look-hand = No place on the board: look at your cards and at the question.
coach-next-what = What kind of move?
coach-next-which = Which one?
coach-choose = Choose it for me
coach-close = Close
coach-show-there = Show me there
coach-better = Better: { $what }
coach-worse = Worse: { $what }
coach-beside = Compared with “{ $other }”
coach-share = in { $share }% of the possible deals
coach-always = whatever is hidden
coach-even = The two are about as good: either will do.
coach-later = It pays off later, not at once.
coach-sure =
    { $turns ->
        [one] A turn later it is at least as good in { $share }% of the possible deals.
       *[other] { $turns } turns later it is at least as good in { $share }% of the possible deals.
    }
coach-judgement = The coach’s judgement, 0 to 100; 50 is even.
coach-verdict-best = The best that the coach sees.
coach-verdict-good = As good as any.
coach-verdict-weaker = Good, but there is a better choice.
coach-verdict-slip = A slip.
coach-verdict-grave = A grave mistake.
coach-sure-ask = Are you sure? The coach sees something much better.
coach-anyway = Play it anyway
coach-put-back = Put it back
coach-guarding = Ask before a grave mistake
coach-new = New to you
coach-got-it = Got it
coach-no-notes = No more notes
coach-notes = Explain rules when they first apply

# The ladder of the levels
ladder-next = Next rung: { $level }
ladder-down = One rung down: { $level }
