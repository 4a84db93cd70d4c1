# The page of a review: luck, skill and the better move.
rv-title = Review
rv-finished =
    { $unit ->
        [turn]
            { $turns ->
                [one] Review · finished after { $turns } turn
               *[other] Review · finished after { $turns } turns
            }
        [day]
            { $turns ->
                [one] Review · finished after { $turns } day
               *[other] Review · finished after { $turns } days
            }
       *[action]
            { $turns ->
                [one] Review · finished after { $turns } move
               *[other] Review · finished after { $turns } moves
            }
    }
rv-result = The result
rv-replay = Replay
rv-at =
    { $unit ->
        [turn]
            { $turn ->
                [0] Set-up
               *[other] Turn { $turn }
            }
        [day] Day { $turn }
       *[action] Move { $turn }
    }
rv-in =
    { $unit ->
        [turn]
            { $turn ->
                [0] during set-up
               *[other] in turn { $turn }
            }
        [day] on day { $turn }
       *[action] at move { $turn }
    }
rv-seen-by = The game as seen by
rv-judged-by = What the review judges by
rv-known =
    { $you ->
        [yes] What you could know
       *[no] What one could know
    }
rv-truth = The truth
rv-link = Link to this moment
rv-shared = Everybody who has the link can read this review now.

# The graph
rv-graph = Winning chance, turn by turn
rv-key-own =
    { $you ->
        [yes] your decision
       *[no] decision: { $name }
    }
rv-key-other = decision: { $name }
rv-key-others = decisions of the others
rv-key-luck =
    { $you ->
        [yes] luck for you
       *[no] luck for { $name }
    }
rv-key-luck-against = bad luck
rv-key-truth = with every card open
rv-field = The others
rv-even = even
rv-slider = Through the game
rv-slider-at = { $at }: { $chance } in 100
rv-slider-own = the decision cost { $points }
rv-slider-luck-gave = luck gave { $points }
rv-slider-luck-took = luck took { $points }
rv-slider-others-gave = the others gave { $points }
rv-slider-others-took = the others took { $points }
rv-slider-truth = with every card open { $chance }
rv-list = As a list
rv-list-when = When
rv-list-chance = Chance
rv-list-luck = Luck
rv-list-own = Own decisions
rv-list-others = The others
rv-list-truth = With every card open

# In three sentences
rv-story = In three sentences
rv-story-nothing-to-decide = There was nothing to decide.
rv-story-played =
    { $you ->
        [yes] You played with { $percent }% accuracy.
       *[no] { $name } played with { $percent }% accuracy.
    }
rv-story-played-clean =
    { $you ->
        [yes] You played without a slip, with { $percent }% accuracy.
       *[no] { $name } played without a slip, with { $percent }% accuracy.
    }
rv-story-played-small =
    { $you ->
        [yes] You played with { $percent }% accuracy: no single decision cost 5 in 100, but together they cost { $points }.
       *[no] { $name } played with { $percent }% accuracy: no single decision cost 5 in 100, but together they cost { $points }.
    }
rv-story-luck-even = Luck was even.
rv-story-luck-deal-gave =
    { $you ->
        [yes] The deal raised your winning chance by { $points } in 100.
       *[no] The deal raised the winning chance by { $points } in 100.
    }
rv-story-luck-deal-took =
    { $you ->
        [yes] The deal lowered your winning chance by { $points } in 100.
       *[no] The deal lowered the winning chance by { $points } in 100.
    }
rv-story-luck-draws-gave =
    { $you ->
        [yes] Your draws raised your winning chance by { $points } in 100, above all { $where }.
       *[no] The draws raised the winning chance by { $points } in 100, above all { $where }.
    }
rv-story-luck-draws-took =
    { $you ->
        [yes] Your draws lowered your winning chance by { $points } in 100, above all { $where }.
       *[no] The draws lowered the winning chance by { $points } in 100, above all { $where }.
    }
rv-story-luck-turned-gave =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] The votes raised your winning chance by { $points } in 100, above all { $where }.
               *[no] The votes raised the winning chance by { $points } in 100, above all { $where }.
            }
       *[other]
            { $you ->
                [yes] What was turned up for everybody raised your winning chance by { $points } in 100, above all { $where }.
               *[no] What was turned up for everybody raised the winning chance by { $points } in 100, above all { $where }.
            }
    }
rv-story-luck-turned-took =
    { $game ->
        [caesar-cleopatra]
            { $you ->
                [yes] The votes lowered your winning chance by { $points } in 100, above all { $where }.
               *[no] The votes lowered the winning chance by { $points } in 100, above all { $where }.
            }
       *[other]
            { $you ->
                [yes] What was turned up for everybody lowered your winning chance by { $points } in 100, above all { $where }.
               *[no] What was turned up for everybody lowered the winning chance by { $points } in 100, above all { $where }.
            }
    }
rv-story-turning-none = No single moment decided the game.
rv-story-turning-slowly-gave =
    { $you ->
        [yes] No single moment decided the game; it began to go your way { $where }.
       *[no] No single moment decided the game; it began to go { $name }’s way { $where }.
    }
rv-story-turning-slowly-took =
    { $you ->
        [yes] No single moment decided the game; it began to slip away from you { $where }.
       *[no] No single moment decided the game; it began to slip away from { $name } { $where }.
    }
rv-story-turning-own =
    { $you ->
        [yes] The game turned { $where }, with your own choice: { $action }.
       *[no] The game turned { $where }, with this choice: { $action }.
    }
rv-story-turning-resigned =
    { $you ->
        [yes] You resigned { $where }, with { $points } in 100 left.
       *[no] { $name } resigned { $where }, with { $points } in 100 left.
    }
rv-story-turning-other-resigned = { $other } resigned { $where }, with { $points } in 100 left.
rv-story-turning-luck-gave =
    { $you ->
        [yes] A stroke of luck turned the game { $where }: it brought you { $points } in 100.
       *[no] A stroke of luck turned the game { $where }: it brought { $name } { $points } in 100.
    }
rv-story-turning-luck-took =
    { $you ->
        [yes] Bad luck turned the game { $where }: it cost you { $points } in 100.
       *[no] Bad luck turned the game { $where }: it cost { $name } { $points } in 100.
    }
rv-story-turning-others-gave =
    { $you ->
        [yes] The game turned { $where }: what { $other } did then brought you { $points } in 100.
       *[no] The game turned { $where }: what { $other } did then brought { $name } { $points } in 100.
    }
rv-story-turning-others-took =
    { $you ->
        [yes] The game turned { $where }: what { $other } did then cost you { $points } in 100.
       *[no] The game turned { $where }: what { $other } did then cost { $name } { $points } in 100.
    }
rv-story-turning-several-gave =
    { $you ->
        [yes] The game turned { $where }: what the others did then brought you { $points } in 100.
       *[no] The game turned { $where }: what the others did then brought { $name } { $points } in 100.
    }
rv-story-turning-several-took =
    { $you ->
        [yes] The game turned { $where }: what the others did then cost you { $points } in 100.
       *[no] The game turned { $where }: what the others did then cost { $name } { $points } in 100.
    }
rv-story-turning-end = The game was decided only { $where }, at the very end: { $points } in 100 depended on it.

# How it adds up
rv-sum = How it adds up
rv-sum-start = Before the deal
rv-sum-deal = The deal
rv-sum-draws = Drawn
rv-sum-turned =
    { $game ->
        [caesar-cleopatra] Votes
       *[other] Turned up for everybody
    }
rv-sum-own =
    { $you ->
        [yes] Your decisions
       *[no] Decisions: { $name }
    }
rv-sum-accuracy = { $percent }% of what was possible
rv-sum-others =
    { $one ->
        [yes] Decisions: { $name }
       *[no] The others
    }
rv-sum-most = most { $where }
rv-sum-won = Won
rv-sum-lost = Lost
rv-sum-result = Result
rv-accuracy = Accuracy
rv-accuracy-line = { $name }: { $percent }%
rv-accuracy-none = { $name }: nothing to decide
rv-note = One game says more about luck than about skill.

# Find better
rv-find = Find a better move
rv-find-count = found: { $found } of { $count }
rv-find-none = No decision cost 5 points or more.
rv-verdict-inaccuracy = a slip
rv-verdict-mistake = a mistake
rv-verdict-blunder = a blunder
rv-by-you = { $what }; you found better
rv-well = { $count ->
    [2] well found
   *[other] well found: the best choice of { $count }
}
rv-missed = what { $name } missed
rv-took = cost { $points } of 100

# A moment on the board
rv-ask =
    { $you ->
        [yes] You chose: { $action }. Find a better move.
       *[no] { $name } chose: { $action }. Find a better move.
    }
rv-ask-how = Choose on the board or from the list.
rv-show = Show me
rv-again = Try again
rv-next = Next moment
rv-tag-was =
    { $you ->
        [yes] you
       *[no] played
    }
rv-tag-better = better
rv-answer-found = Found: { $action }.
rv-answer-as-good = As good as the best: { $action }.
rv-answer-better = Better than what was played, but the best is: { $action }.
rv-answer-same = That is what was played. A better choice: { $action }.
rv-answer-worse = No better than what was played. A better choice: { $action }.
rv-answer-unknown = Not among the best choices. A better choice: { $action }.
rv-answer-shown = A better choice: { $action }.
rv-answer-well = Well found: { $action }.
rv-answer-other = { $name } chose: { $action }. A better choice: { $better }.
rv-chances = { $best } in 100, in place of { $played }.
rv-lead = Better than anything else by { $points } in 100.
rv-true = With every card open the best choice is: { $action }, { $best } in 100.
rv-true-worth =
    { $points ->
        [0] What could not be known made no difference here.
       *[other] What could not be known was worth { $points } in 100 here.
    }
rv-true-none = This moment was not examined with every card open.

# While it is made
rv-make = Review this game
rv-making = The review is being made: { $progress }%.
rv-making-how = It takes about half a minute, and pauses while bots think.
rv-waiting =
    { $ahead ->
        [0] The review begins in a moment.
        [one] One other game is reviewed first.
       *[other] { $ahead } other games are reviewed first.
    }
rv-failed = This game could not be reviewed.
rv-nobody = Nobody has asked for this review yet.
rv-outdated = This review was made by an older version.
rv-anew = Review it again
