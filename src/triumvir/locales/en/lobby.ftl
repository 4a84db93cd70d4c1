# Finding a game, and how well people play.

lobby-title = Find a game
lobby-someone = Play someone
lobby-game = Game
lobby-pace = Time
lobby-stakes = Rated or for fun
lobby-looking-for = { $count ->
    [0] nobody is looking yet
    [one] one person is looking
   *[other] { $count } people are looking
}
lobby-pace-quick = 5 + 15
lobby-pace-quick-about = Five minutes each, and fifteen seconds more for every answer
lobby-pace-live = 10 + 20
lobby-pace-live-about = Ten minutes each, and twenty seconds more for every answer
lobby-pace-turns = Turn-based
lobby-pace-turns-about = Three days each, and a day more for every answer
lobby-rated = Rated, seats by lot
lobby-fun = For fun
lobby-needs-account = Rated games need an account.
lobby-keep = Keep my games
lobby-look = Find somebody
lobby-looking = Looking
lobby-near = We are looking for somebody near { $rating }, and widen the search every five seconds.
lobby-near-fun = We are looking for somebody, and widen the search every five seconds.
lobby-anybody = We are looking for anybody who wants to play.
lobby-harmless = Play a bot meanwhile. When somebody comes, you can leave without penalty.
lobby-stop = Stop
lobby-meanwhile = Play meanwhile
lobby-found = Found
lobby-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
lobby-strength = { $rating } ± { $deviation }
lobby-reliable = { $count ->
    [one] { $kept ->
        [0] the only game was not played to the end
       *[other] the only game was played to the end
    }
   *[other] { $kept } of the last { $count } games played to the end
}
lobby-seconds = { $count ->
    [one] One second to say yes.
   *[other] { $count } seconds to say yes.
}
lobby-yes = Play
lobby-no = Not now
lobby-agreed = You have said yes. Waiting for the others.
lobby-lapsed = The twenty seconds are over, and the search has ended. Look again whenever you like.
lobby-mine = Your games
lobby-mine-wait = { $count ->
    [0] none is waiting for you
    [one] one is waiting for you
   *[other] { $count } are waiting for you
}
lobby-mine-more = { $count ->
    [one] one more on the front page
   *[other] { $count } more on the front page
}
lobby-open = Open tables
lobby-open-about = sit down; a game begins when its table is full
lobby-own-table = Open a table
lobby-tell = Tell me when somebody looks for a game
lobby-tell-way = No way to tell you is set up yet.
lobby-best = The best
lobby-best-when = When
lobby-best-now = now
lobby-best-none = Nobody is ranked yet. Three rated games are enough.
lobby-best-rank = Rank
lobby-best-name = Name
lobby-best-rating = Rating
lobby-best-games = Games
lobby-best-you = you
lobby-unsure = not certain yet

rating-heading = Ratings
rating-pace-live = live
rating-pace-turns = turn-based
rating-pace-none = without clocks
rating-pace-bots = estimate, against bots
rating-games = { $count ->
    [0] no games
    [one] one game
   *[other] { $count } games
}
rating-curve = { $game }, { $pace }: { $last } ± { $deviation } after the last game, { $first } at the beginning of this line.
rating-with-you = Against you
rating-with-you-line = { $game }: { $won } won, { $lost } lost of { $count }
rating-changed = Rating { $before } → { $after } ± { $deviation }
rating-why-address = Not rated: two accounts play at one address.
rating-why-pair = Not rated: the same two have met ten times today.
rating-why-short = Not rated: not everybody has played.
rating-why-host = Not rated: the host decided so.

cup-about = Everybody meets everybody in both seats. It begins when all seats are taken.
cup-taken = { $taken } of { $size } seats taken
cup-about-on = Everybody meets everybody in both seats.
cup-games-over = Games over: { $over } of { $count }
cup-winner-of-cup = { $names } { $count ->
    [one] wins
   *[other] win
} the cup.
cup-sit = Take a seat
cup-leave = Stand up
cup-look = Look
cup-free = free
cup-table = Table
cup-games = Games
cup-points = Points
cup-won = Won
cup-sb = SB
cup-sb-about = SB (Sonneborn-Berger) breaks ties: the points of the opponents a player has beaten.
cup-pair = { $first } – { $second }
cup-winner = { $name } wins
cup-tie = tie
cup-goes-on = under way

evening-list = Evenings and cups
evening-about = Pairing after pairing, until the time is over. Two points for a victory, one for a shared one.
evening-come = { $count ->
    [0] nobody has joined yet
    [one] one person has joined
   *[other] { $count } people have joined
}
evening-came = { $count ->
    [0] nobody took part
    [one] one person took part
   *[other] { $count } people took part
}
evening-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
evening-points-a-win = two points a win
evening-join = Join
evening-look = Look
evening-leave = Stop playing
evening-needs-account = An evening needs a name that lasts.
evening-coming = begins { $when }
evening-playing = goes on until { $when }
evening-ending = The time is over. Games that have begun still count.
evening-over = is over
evening-until = Until the end
evening-before = Until it begins
evening-joined-early = You have joined. Be here when it begins, and the first game comes by itself.
evening-wait = You are free. The next pairing is a few seconds away.
evening-wait-long = Nobody else is free. Play a bot meanwhile, for no points, and leave without harm.
evening-your-game = Your game is on.
evening-to-game = To your game
evening-watching = You are watching. Join before the end, and you play, too.
evening-next = Next game
evening-back = Back to the evening
evening-over-yours = The game is over.
evening-away = away
evening-free = free
evening-at-table = plays
evening-state = Now
evening-no-games = No game has begun yet.
evening-nobody = Nobody has joined yet.
evening-tie = { $names } share it
evening-not-counted = does not count
evening-sb-about = SB (Sonneborn-Berger) breaks ties: the points of the opponents who finished behind.
evening-winner-of-evening = { $names } { $count ->
    [one] wins
   *[other] win
} the evening.
