# What is the same for everybody today: the puzzle and the deal of the day.
daily-title = Today
daily-intro = The same for everybody. New ones come at midnight, universal time.
daily-puzzle = Puzzle of the day
daily-deal = Deal of the day
daily-leave = Leave

puzzle-find = Find the best choice
puzzle-ask = One choice is clearly better than all others. Which one?
puzzle-once = Your first answer counts.
puzzle-nobody = Nobody has tried it yet.
puzzle-solved = { $tried ->
    [one] { $solved ->
        [0] One person has tried it and did not find it.
        [one] One person has tried it and found it.
       *[other] One person has tried it.
    }
   *[other] { $solved } of { $tried } found it.
}
puzzle-solve = Solve it
puzzle-right = You found it
puzzle-wrong = There is a better choice
puzzle-well = { $choice }: that is the best choice.
puzzle-better = The best choice is: { $choice }
puzzle-follows = What would follow your choice lies on the table.
puzzle-follows-best = What would follow the best choice lies on the table.
puzzle-show-mine = Show my choice
puzzle-show-best = Show the best choice
puzzle-show-before = Show the puzzle
puzzle-tomorrow = The next one comes tomorrow.
puzzle-done-right = solved
puzzle-done-wrong = not found

deal-as = { $role }, against the { $level }
deal-seat = Seat { $number } of { $seats }, against { $level } bots
deal-same = The same deal for everybody. You play it once, without the coach and without taking back.
deal-nobody = Nobody has finished it yet.
deal-played = { $count ->
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
deal-best = The best: { $points } to { $others }.
deal-best-points = The best result, in points: { $points }
deal-play = Play the deal
deal-go-on = Play on
deal-see = See the results
deal-look = Look at your game
deal-gave-up = You gave it up. Tomorrow there is another one.
deal-won = Won by { $margin }
deal-lost = Lost by { $margin }
deal-even = Won on equal points
deal-even-lost = Lost on equal points
deal-rank = Rank { $rank } of { $count }
deal-results = Results
deal-spread = How often each result came
deal-you = you
deal-times = { $times ->
    [one] once
   *[other] { $times } times
}
deal-share = Share your result
deal-copied = Copied. It gives no card away.
deal-line = Triumvir, deal of the day { $day }: { $game }, { $result }, rank { $rank } of { $count }
deal-hidden = The results come when you have finished. Nothing about the deal is given away before.
deal-past = The deal of { $day }
deal-none = Nobody has played this deal.
