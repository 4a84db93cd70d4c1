# The page around every game

web-board = Board
web-your-move = Your move
web-seats-and-log = Seats and log
web-acta = ACTA
web-log = Log
web-chat = Chat
web-your-turn = YOUR TURN
web-your-turn-flag = your turn
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
web-stale = The table has moved on meanwhile; this is how it stands now.
web-line-down = The line is down; trying again by itself. Nothing is lost.
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-send = Send
web-mute = mute
web-curtain = Hand the screen to { $name }. Nothing is shown until then.
web-curtain-lift = Here I am
web-before-full = Everybody is here
web-before-waiting = Waiting for players
web-leave = Leave
web-seat-free = free
web-sit = Sit down
web-bot-here = A bot here
web-bot-level = Bots play as
web-start = Begin
web-qr = QR code of the link to this table
web-link = Whoever has this link can sit down:
web-copy = Copy the link
web-copied = Copied
web-seal = The deal is sealed by
web-secret = Its secret, to be checked with triumvir verify:
web-over = The game is over
web-result = The result
web-rematch = Rematch, seats rotated
web-another-game = Another game
web-record = Record
web-look-at-board = Look at the board
web-look-back = Look back
web-onlooker = an onlooker
web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One step on
web-replay-last = To the end
web-replay-moment = Move { $at } of { $count }
web-replay-seen-by = Seen by
web-replay-speed = Speed
web-replay-link = Link to this moment
web-replay-leave = Leave the replay
web-replay-track = Position in the game
web-undo = Take back
web-propose-end = Propose to end the game
web-resign = Resign
web-resign-sure = Really resign
web-hand = Let a bot play for { $name }
web-take = Take my seat back
web-at-once = Send choices at once
web-proposed-end = { $name } proposes to end the game.
web-proposed-undo = { $name } would like to take a move back.
web-proposed-rematch = { $name } would like a rematch.
web-agree = Agree
web-decline = Decline
web-waiting-for-answer = The others are asked.
web-nothing-now = There is nothing to do now.
web-rules-for-this = The rules for this
web-keys = Keys
web-keys-all = Tab goes from piece to piece, Enter chooses and sends, Esc puts back. U takes back, L repeats the last lines of the log, ? opens this help. All choices also stand in a list under the hand.
web-close = Close
web-ways =
    { $count ->
        [one] One way.
       *[other] { $count } ways.
    }
