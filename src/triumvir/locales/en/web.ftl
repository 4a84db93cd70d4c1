# The page around every game

web-board = Board
web-your-move = Your turn
web-seats-and-log = Seats and log
web-acta = ACTA
web-log = Log
web-chat = Chat
web-your-turn = YOUR TURN
web-your-turn-flag = your turn
web-your-turn-aloud = Your turn.
web-prompt = What to do
web-put-back = Put back
web-do = Do it
web-all-choices =
    { $count ->
        [one] One choice, as a list
       *[other] All { $count } choices, as a list
    }
web-front-page = To the front page
web-table = Table
web-what-can-i-do = What can I do?
web-rules = Rules
web-sound = Sound
web-theme = Light or dark
web-menu = Menu
web-language = Language
web-stale = The game has moved on; this is how it stands now.
web-line-down = Connection lost. Reconnecting; the game is safe.
web-line-kept = Connection lost. Your move is kept and sent as soon as it is back.
web-line-up = Connected again.
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-answer = Answer
web-phrases = Quick phrases
web-phrase-hello = Ave!
web-phrase-luck = Good luck!
web-phrase-well = Well played!
web-phrase-moment = One moment, please.
web-phrase-thanks = Thank you for the game!
web-phrase-again = Another one?
web-send = Send
web-mute = mute
web-curtain = Hand the screen to { $name }. Nothing is shown until then.
web-curtain-lift = Here I am
web-hand-over = Hand the screen to { $name }
web-lock = Lock the table
web-unlock = Unlock the table
web-admit = Let spectators write
web-admit-off = Let spectators only read
web-remove = Send { $name } away
web-remove-short = Send away
web-close-table = Close the table
web-close-table-sure = Yes, close it: there will be no game
web-locked = This table is locked: nobody else can sit down.
web-chat-closed = Only those at the table can write here.
web-closed = The host has closed this table. There was no game.
web-leave = Leave
web-seat-free = free
web-sit = Sit down
web-bot-here = Put a bot here
web-bot-level = Level of the bots
web-start = Begin
web-qr = QR code of the link to this table
web-copy = Copy the link
web-copied = Copied
web-seal = The deal is sealed by
web-secret = Its secret, to be checked with triumvir verify:
web-over = The game is over
web-result = The result
web-second-game = The second game
web-rematch = Rematch, seats changed
web-ended-resigned = { $name } has resigned.
web-ended-time = { $name } has run out of time.
web-ended-time-both = Both players have run out of time.
web-ended-agreed = The players agreed to end the game early. The scores are those of that moment.
web-ended-imported = This record ends before the game does. The scores are those of that moment.
web-scores = Scores
web-rematch-same = Rematch
web-pace = Pace
web-pace-calm = calm
web-pace-brisk = brisk
web-pace-instant = instant
web-continue = Continue
web-since = Since your last move
web-since-leave = To your turn
web-gloss-now = NOW
web-gloss-rules = All rules
web-not-your-turn = It is not your turn yet.
web-refused-drop = That cannot go there.
web-key-nothing = That key does nothing now.
web-press-again = Press it again to send it.
web-aim = AIM
web-level = Level at { $count }.
web-you-lead = You lead, { $more } to { $fewer }.
web-leads = { $count ->
    [one] { $name } leads, { $more } to { $fewer }.
   *[other] { $name } lead, { $more } to { $fewer }.
}
web-another-game = Another game
web-record = Record
web-deal-results = How the others did
web-look-at-board = Look at the board
web-review = Review
web-look-back = Watch the replay
web-onlooker = a spectator
web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-moment = Step { $at } of { $count }
web-replay-seen-by = Seen by
web-replay-speed = Speed
web-replay-link = Link to this moment
web-replay-leave = Leave the replay
web-replay-track = Position in the game
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-settings = View, speed, link
web-replay-hands = All hands
web-replay-branch = Play on
web-replay-branch-about = Play on from here, against bots
web-branch = From step { $at } of a finished game
web-hand-of = Hand of { $name }
web-undo = Take back
web-propose-end = Propose to end the game
web-resign = Resign
web-resign-sure = Really resign
web-hand = Let a bot play for { $name }
web-hand-not = { $name } is here: a bot can play for somebody who has been away for a minute.
web-away = away
web-take = Take your seat back
web-at-once = Send choices at once
web-proposed-coach = { $name } proposes that everybody may ask the coach.
web-notices = Notices
web-letter-keys = Single-letter keys
web-unasked = Skip questions with only one answer
web-unasked-now = Don’t ask again
web-proposed-end = { $name } proposes to end the game.
web-proposed-pause = { $name } asks for a pause.
web-proposed-undo = { $name } would like to take back an action.
web-proposed-rematch = { $name } would like a rematch.
web-agree = Agree
web-decline = Decline
web-waiting-for-answer = The others are being asked.
web-nothing-now = There is nothing to do now.
web-rules-for-this = The rules for this
web-keys = Keys
web-keys-all = Tab goes from piece to piece, Enter chooses and sends, Esc puts back. U takes back, L repeats the last lines of the log, Z says how much time is left, ? opens this help. All choices are also listed below your hand.
web-close = Close
web-ways =
    { $count ->
        [one] One way.
       *[other] { $count } ways.
    }

# The plain board of a game that has no drawing of its own: a place, and whose piece lies there.

web-grid-place = { $place }, { $seat }
web-grid-free = { $place }, free

# An invitation

web-invites-you = invites you to
web-invitation-to = An invitation to
web-invite-somebody = You invite somebody to
web-invite-how = How you play today
web-invite-usual = By the book, with the usual options.
web-invite-option = { $name }: { $value }.
web-invite-clock-none = No clock.
web-invite-clock-live = { $plus ->
    [0] Live: { $bank } each.
   *[other] Live: { $bank } each, and { $increment } more for every answer.
}
web-invite-clock-turns = { $plus ->
    [0] Turn-based: { $bank } each.
   *[other] Turn-based: { $bank } each, and { $increment } more for every answer.
}
web-invite-rated = Rated: seats are drawn by lot when the game begins, and nobody may ask the coach.
web-invite-match = A rated match of two games: the second with the seats exchanged and a fresh deal.
web-invite-undo = A move is taken back if everybody agrees.
web-invite-here = is here
web-invite-your-seat = Your seat
web-invite-call = What should { $name } call you?
web-invite-call-anybody = What should the others call you?
web-invite-name = Your name, or leave it to us
web-invite-watch = Only watch
web-invite-note = No account, no e-mail.
web-invite-explains = Never played it? The table explains each rule when it first happens.
web-invite-learn = Learn it first
web-invite-lot = seats by lot
web-invite-account = A rated game needs a name that lasts. It takes a minute, and no e-mail.
web-invite-keep = Keep my games
web-invite-none = Every seat is taken. You can watch.
web-invite-hold = Scan it with a phone to take a seat. When all seats are taken, further guests can watch.
web-invite-copied = The link is in your clipboard. Send it to a friend.
web-invite-link = Link to this table
web-invite-share = Share
web-invite-options = How
web-invite-who = Who
web-invite-who-link = Anyone with the link.
web-invite-who-public = Everybody: the table is listed on the front page.
web-invite-deal = The deal
web-invite-deal-sealed = Sealed: { $seal }. Its secret is shown after the game, so that everybody can check it.
web-invite-free =
    { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
web-invite-begins = The game begins when every seat is taken.
web-invite-close = You may close this page: the table waits on the front page.
web-invite-full = Everybody is here
web-invite-begins-now = The game begins.
web-swap = Change seats
web-sit-too = Sit here, too
web-you = you
