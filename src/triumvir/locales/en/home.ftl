# The pages around the games: the front page, the rules, about, a wrong address.

home-motto = Three games of Rome at one table
home-front-page = Triumvir, front page
home-language = Language
home-pages = Pages
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
home-say-circus-maximus = Three days of ticket touting: bid for favours, seats and visitors.
home-say-caesar = Caesar and Pompey divide the sea between them, border by border.
home-players = { $kind ->
    [exactly] { $most } players
    [or] { $least } or { $most } players
   *[to] { $least } to { $most } players
}
home-minutes = { $count } minutes
home-play-now = Play now
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
home-my-seat = My seat
home-helpers = Seats that bots take
home-level = How strong are the bots?
home-level-novice = Novice
home-level-about-novice = takes what looks best at once, and often errs
home-level-apprentice = Apprentice
home-level-about-apprentice = sees the next step well, and no further
home-level-citizen = Citizen
home-level-about-citizen = thinks a little about your answers
home-level-senator = Senator
home-level-about-senator = plans ahead and seldom errs
home-level-consul = Consul
home-level-about-consul = thinks as long as a guest will wait
home-listed = Who can come?
home-listed-no = whoever has the link
home-listed-yes = everybody: it stands among the open tables
home-play = Play
home-make-link = Make the link

# The link

home-qr = QR code of the link to this table
home-link = Send this link
home-copy = Copy
home-copied = Copied
home-share = Share
home-seat-free = free
home-invite-link = Whoever opens the link can take a free seat. Once all are there, any of you starts the game.
home-invite-public = Whoever opens the link, or finds it among the open tables, can take a free seat. Once all are there, any of you starts the game.
home-go-to-table = To the table

# Tables

home-mine = My tables
home-mine-none = None yet. Play, and you will find it here again.
home-open = Open tables
home-open-none = Nobody is looking for players just now. Ask a friend, and list the table for everybody.
home-your-turn = your turn
home-with = with { $names }
home-against = against { $names }
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
home-ended-imported = a record
home-option = { $name }: { $value }
home-sit = Sit down
home-look-on = look on
home-show-all = Show all { $count }
home-fewer = Show the newest of { $count }
home-bring = Open a record …
home-no-record = { $file } is not a record of a game.

# Me

home-you = You
home-name = Your name, as the others see it
home-save = Save
home-name-saved = You are { $name } now.
home-device = Another device
home-device-about = Be the same guest there, with the same tables: make a code here and enter it there.
home-make-code = Make a code
home-code-about = It works once, and for { $minutes } minutes.
home-enter-code = I have a code
home-use-code = Use it
home-welcome = Welcome back, { $name }.

# The rules

rules-title = Rules
rules-intro = What each game says, in our own words. Every line has a number, and the log of a table names it.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-by = By { $designer }. { $publisher }, { $year }.
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
about-fair-how = Before the first card is dealt, the table seals its secret and shows the seal (a SHA-256 sum). All shuffles follow from that secret. After the last move the secret is shown, and anybody can make every shuffle again and see that nothing was changed. Bots get what a player in their seat may see, and nothing else.
about-fair-verify = Download the record of an ended game and check it yourself:
about-privacy = Privacy
about-privacy-cookie = One cookie holds a signed number by which the table knows you again, and nothing else. There is no account, no advertising, no counting of visitors, and no page of anybody else is loaded. Language and theme are kept in your browser. Your name, your moves and what you write in the chat are kept with the tables on this server.
about-credits = Credits
about-icons = Icons by these artists:
about-icons-more = others
about-fonts = Typefaces
about-fonts-cinzel = Cinzel by Natanael Gama, SIL Open Font License
about-fonts-alegreya = Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License
about-software = Software
about-software-page = This page is made with
about-software-server = The server is made with
about-source = Source
about-source-license = Triumvir is free software under the MIT License: use it, change it, pass it on. Its source comes with the package triumvir, and with it the server that runs this page:

# A wrong address

lost-title = No road leads here
lost-say = Not all roads lead to Rome after all. There is no page at this address, or there is none any more.
lost-home = To the front page
