# The pages around the games: the front page, the rules, about, a wrong address.

home-motto = Three games of Rome at one table
# What search engines show of the page.
home-description = Three games of Rome at one table: Caesar & Cleopatra, Circus Maximus and Caesar!
# Before the names of games that stand behind the three.
home-also = Also here:
home-front-page = Triumvir, front page
home-language = Language
home-pages = Pages
home-find = Find a game
home-rules = Rules
home-about = About and credits
home-theme-light = Light page
home-theme-dark = Dark page
home-menu = Menu
home-close = Close
home-unofficial = Unofficial. Titles and trademarks belong to their publishers.
home-no-answer = The server does not answer. Please try again in a moment.

# The games

home-picture-caesar-cleopatra = Caesar and Cleopatra face to face
home-picture-circus-maximus = Five merchants before the arcades of an arena
home-picture-caesar = Tokens on the borders of Italia and Africa
home-say-caesar-cleopatra = Win the patricians of Rome, with a smile, a bribe or a dagger.
home-say-circus-maximus = Three days of ticket touting: bid for favours, tickets and visitors.
home-say-caesar = Caesar and Pompey divide the sea between them, border by border.
home-players = { $kind ->
    [exactly] { $most } players
    [or] { $least } or { $most } players
   *[to] { $least } to { $most } players
}
home-minutes = { $count } minutes
home-play-now = Play now
home-learn = Learn
home-friend = With a friend
home-screen = Same screen
home-options = Options
home-options-of = { $game }: options

# The sheet before a game

home-who-plays = Who plays?
home-company-bots = against bots
home-company-friends = with friends
home-company-screen = all at this screen
home-company-alone = alone
home-company-alone-caesar = alone against Crassus
home-seats = How many play?
home-my-seat = Your seat
home-helpers = Seats that bots take
home-level = How strong are the bots?
home-level-novice = Novice
home-level-about-novice = takes what looks best at first sight, and often errs
home-level-apprentice = Apprentice
home-level-about-apprentice = sees the next step well, but no further
home-level-citizen = Citizen
home-level-about-citizen = thinks a little about your answers
home-level-senator = Senator
home-level-about-senator = plans ahead and seldom errs
home-level-consul = Consul
home-level-about-consul = thinks for as long as a guest is willing to wait
home-level-dictator = Dictator
home-level-about-dictator = has learned from thousands of games, and spares nobody
home-listed = Who can come?
home-listed-no = anyone with the link
home-listed-yes = everybody: the table is listed among the open tables
home-play = Play
home-make-link = Create a link

# The link


# Tables

home-mine = Your tables
home-mine-none = None yet. The tables you play at appear here.
home-open = Open tables
home-open-none = Nobody is looking for players just now. Ask a friend, or list a table for everybody.
home-your-turn = your turn
home-with = with { $names }
home-against = { $count ->
    [one] against { $names }
   *[other] against { $names }
}
home-with-all = all at one screen
home-with-nobody = nobody else yet
home-alone = alone
home-alone-caesar = against Crassus, { $level }
home-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
home-can-begin = can begin
home-to-play = { $count ->
    [one] { $names } to play
   *[other] { $names } to play
}
home-won = won
home-shared = shared
home-lost = lost
home-winner = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
home-ended-resigned = resigned
home-ended-agreed = ended early
home-ended-imported = an imported record
home-option = { $name }: { $value }
home-sit = Sit down
home-look-on = watch
home-show-all = Show all { $count }
home-fewer = Show the newest of { $count }
home-bring = Open a record…
home-no-record = { $file } is not a record of a game.

# Me

home-you = You
home-name = Your name, as the others see it
home-save = Save
home-name-saved = You are { $name } now.
home-account = Account
home-notices = Notices
home-my-account = My account
home-my-page = My page
home-keep = Keep my games
home-log-in = Log in
home-device = Another device
home-device-about = Be the same guest there, with the same tables: create a code here and enter it there.
home-make-code = Create a code
home-code-about = { $minutes ->
    [one] It works once, for one minute.
   *[other] It works once, for { $minutes } minutes.
}
home-enter-code = I have a code
home-use-code = Use it
home-welcome = Welcome back, { $name }.

# The rules

rules-title = Rules
rules-intro = The rules of each game, in our own words. Every rule has a number, and the log of a table refers to it.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-by = By { $designer }. { $publisher }, { $year }.
rules-traditional = Traditional, Roman.
rules-own = Our own summary; it does not replace the rule book of the publisher.
rules-play = Play now
rules-link = Link to rule { $rule }
rules-all = All rules

# About

about-title = About Triumvir
about-what = Triumvir is a table for three Roman games. Play against bots that are worth beating, against a friend across the world, or with several people at one screen; in English, German, French and Czech, on a phone as on a wide screen, by mouse, by touch, by keyboard or with a screen reader.
about-unofficial = Triumvir is an unofficial work of enthusiasts. It is not connected with the designers or the publishers. Titles and trademarks belong to their publishers, the games to their designers; all drawings and texts here are our own. If you like a game, buy it: it is better still with cards in your hand.
about-games = The games
about-fair = Fair dealing
about-fair-how = Before the first card is dealt, the table seals its secret and shows the seal (a SHA-256 hash). Every shuffle follows from that secret. When the game is over the secret is shown, and anybody can repeat every shuffle and see that nothing was changed. Bots get what a player in their seat may see, and nothing else.
about-fair-verify = Download the record of a finished game and check it yourself:
about-privacy = Privacy
about-privacy-cookie = One cookie holds a signed number by which the table recognizes you, and nothing else. There is no advertising and no tracking, and nothing is loaded from other sites. Language and theme are kept in your browser. Your name, your actions and what you write in the chat are kept with the tables on this server.
about-credits = Credits
about-icons = Icons by these artists:
about-icons-more = others
about-fonts = Typefaces
about-fonts-cinzel = Cinzel by Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Software
about-software-page = This page uses
about-software-server = The server uses
about-source = Source
about-source-license = Triumvir is free software under the MIT License: use it, change it, pass it on. Its source comes with the package triumvir, which also contains the server that runs this page:

# A wrong address

lost-title = No road leads here
lost-say = Not all roads lead to Rome after all. There is no page at this address, or not any more.
lost-home = To the front page

# Learning

learn-title = Learn by playing
learn-intro = Short lessons at the real table. Leave whenever you like: a lesson waits where you left it.
learn-begin = Begin
learn-all = Lessons for all the games
learn-finished = done
learn-lesson = Lesson { $number }
learn-step = Step { $step } of { $steps }
learn-leave = Leave the lesson
learn-not-so = Not quite
learn-would-follow = This is what would happen. Nothing has been played yet.
learn-take-back = Take it back
learn-done = Well done
learn-next = Next: { $lesson }
learn-course = Lessons
learn-course-done = { $done } of { $all } done
learn-play = Play a game
learn-show-me = Show me
learn-shown = This is how it is done. Nothing has been played yet.
learn-try = Try it
learn-skip = Skip this step
learn-continue = Continue
learn-read = Read the tablet, then continue.
learn-not-now = Not in this step. The tablet says what to do.
learn-over = You have done this lesson.
home-logout = Log out
home-logout-about = Without a code from another device you cannot come back as this guest.
home-logout-account = You can log in again at any time.
home-logout-here = On this device
home-logout-everywhere = Everywhere
home-trouble = cannot be opened any more
home-trouble-record = download the record

# What an option is about

home-about-caesar-cleopatra-action-deck = Whether you put your thirteen action cards in order before the game or begin at once.
home-about-caesar-cleopatra-orgies = Orgies are vote cards without a vote. With fewer of them more votes are held.
home-about-circus-maximus-caesar = Caesar comes to a show with two more visitors, and one favour can be sold there as the seat beside him.
home-about-caesar-poison = Three bonuses that send a token of your opponent back into the bag; both begin with three tokens.
home-about-caesar-centurions = Three stronger tokens for each side, and bonuses that bring them into play.
home-about-caesar-checkpoints = At three borders a token may be placed face down for a bonus from a bank. Needs the other two modules.
home-about-caesar-level = How many tokens Crassus draws and places in a turn.
home-about-caesar-harder = With every bonus that Crassus cannot use he also puts down a marker.

# A table that goes on

home-out = You are logged out on this browser
home-out-about = Log in again, and your games are back.
home-out-stay = Stay a guest
home-resume-turn = Your turn in { $game }
home-resume-running = { $game } is under way
home-resume-more =
    { $count ->
        [one] one more table is waiting
       *[other] { $count } more tables are waiting
    }
home-resume-go = Go on
home-more-choices = Seat and options

# Clocks
home-stakes = Rated or for fun
home-stakes-fun = for fun
home-stakes-rated = rated
home-stakes-match = rated match
home-stakes-about-fun = Any options, bots and the coach are allowed; nothing is counted.
home-stakes-about-rated = It moves ratings: everybody has an account and one seat, seats are drawn by lot when it begins, the usual options, no bots, no coach. Two accounts at one address are not rated.
home-stakes-about-match = Two rated games. The second begins by itself, with the seats exchanged and a fresh deal.
home-stakes-account = Rated games need a name that lasts.
home-stakes-keep = Keep my games
home-time-live = live, { $given } min + { $increment } s
home-time-turns = turn-based, { $given } h + { $increment } h
home-clock = Clock
home-clock-about-none = Everybody thinks as long as they like.
home-clock-about-live = In one sitting: a bank of minutes, and seconds for each answer. A prompt answer costs nothing.
home-clock-about-turns = Over several days: a bank of hours or days, and more for each answer.
home-clock-none = No clock
home-clock-quick = Live, 5 min + 15 s
home-clock-usual = Live, 10 min + 20 s
home-clock-calm = Live, 15 min + 30 s
home-clock-day = Turn-based, 1 day + 4 h
home-clock-days = Turn-based, 3 days + 12 h
home-clock-slow = Turn-based, 3 days + 36 h

# A form was sent with a field that is not as it has to be.
home-field-missing = Something is missing here. Please fill in this field.
home-field-short = This is too short. It needs { $least } characters or more.
home-field-mail = This is not an e-mail address. One looks like name@example.org.
