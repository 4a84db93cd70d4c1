# The table server: refusals, what happens at a table beside the game, and the fallback page.

onlooker = a spectator

# Refusals

refusal-database = The database cannot be used: { $reason }
refusal-database-url = The database is given as postgresql://…, not { $url }://…
refusal-database-driver = PostgreSQL needs the package asyncpg: install triumvir[postgres].
refusal-database-version = The database has version { $found }, and this program needs { $wanted }. Bring it up to date: triumvir db upgrade
refusal-database-newer = The database has version { $found }, which is newer than this program knows. Use a newer Triumvir.
refusal-backup-broken = { $file } is not a whole backup of Triumvir. Nothing was changed.
refusal-restore-not-empty = There is something in this database already. Restore into an empty data folder or database.
refusal-sqlite-version = This Python has SQLite { $found }, and { $wanted } or newer is needed. Use a newer Python, or PostgreSQL: --database
refusal-key = The key in { $file } is too short. Move the file away to get a new one; guests will then have to log in again.
refusal-folder-in-use = Another server already uses { $folder }. For several, use PostgreSQL: --database
refusal-port = The server cannot listen at { $where }: { $reason }. Perhaps it is running already; another port can be chosen with --port.
refusal-unavailable = The database cannot be reached just now. Nothing was changed; please try again.
refusal-closing = The server is shutting down. Nothing was changed; please try again in a moment.
refusal-no-page = There is nothing at this address.
refusal-no-table = There is no such table.
refusal-no-lesson = There is no such lesson.
refusal-lesson-step = That belongs to another step of the lesson. Open the lesson again.
refusal-revision = This table plays { $game } by revision { $revision } of its rules, which this server does not have.
refusal-game-gone = This table plays { $game }, which this server does not have. If the game is over, its record can still be downloaded.
refusal-broken-table = This table was damaged and cannot be opened. Other tables are not affected; if the game is over, its record can still be downloaded.
refusal-weak-bot = A bot that plays for a person is one of these: { $known }.
refusal-locked = The host has locked this table. Nobody else can sit down.
refusal-removed = The host has sent you away from this table.
refusal-nobody-there = There is nobody at this seat who could be sent away.
refusal-chat-closed = Only those at the table can write here. Its host can let spectators write, too.
refusal-no-seat = There is no seat { $seat }; the last one is { $last }.
refusal-foreign-seat = This seat is not yours.
refusal-handed = A bot plays your seat. Take it back first.
refusal-not-seated = You have no seat at this table.
refusal-which-seat = You hold several seats. Say which one you mean.
refusal-not-started = The game has not started yet.
refusal-over = The game is over.
refusal-started = The game has started already.
refusal-not-your-turn = It is not this seat’s turn.
refusal-nothing-to-undo = { $count ->
    [0] There is nothing to take back.
    [one] Only one action can be taken back.
   *[other] Only { $count } actions can be taken back.
}
refusal-undo-needs-consent = Something was shown, or somebody has acted since. The others must agree first.
refusal-not-over = The game is not over yet.
refusal-branch-over = There is nothing left to play from here.
refusal-rematch-made = There is a rematch already: table { $table }.
refusal-proposal-waits = Another proposal is still waiting for answers.
refusal-no-proposal = Nothing has been proposed.
refusal-agreed-already = You have agreed already.
refusal-no-bot = There is no bot called { $name }. There are { $known }.
refusal-seat-taken = Somebody sits there already.
refusal-not-host = Only the player who opened the table can do this.
refusal-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
refusal-bot-plays = A bot plays this seat already.
refusal-not-away = { $name } is here, or was a moment ago.
refusal-no-bot-plays = No bot plays this seat.
refusal-resigned = A player who has resigned cannot come back.
refusal-name = A name needs at least one letter or digit.
refusal-code = This code is not valid. A code works once, for ten minutes.
refusal-accounts-off = This server keeps no accounts. You can play as a guest.
refusal-account-already = You have an account already.
refusal-no-account = You have no account here yet.
refusal-no-such-account = There is no account called { $name }.
refusal-webhook-address = This is not an address for a webhook. It begins with https:// and a domain name.
refusal-webhook-private = This address leads into a private network. The host can allow that.
refusal-push-address = This browser does not accept push notices. Try another way.
refusal-time-zone = This server does not know your time zone. Choose quiet hours on another device.
refusal-ways = There are { $most } of these already. Remove one first.
refusal-no-way = This way of being told has already been removed.
refusal-no-mail = This server sends no e-mail.
refusal-mail-address = This is no e-mail address.
refusal-mail-not-sent = The letter could not be sent. Try again later.
refusal-no-provider = This server has no provider to log in by.
refusal-provider = The provider’s answer does not count. Begin again.
refusal-provider-away = The provider cannot be reached. Try again later, or choose another way.
refusal-provider-unknown = No account here is linked with what you are at { $provider }. Log in another way, then link it under My account.
refusal-provider-taken = Another account here is linked with it already.
refusal-passkey = This passkey was not accepted. Try again, or choose another way.
refusal-no-passkeys = There are no passkeys at this address. They need https and a domain name.
refusal-passkeys = There are { $most } passkeys already. Remove one first.
refusal-no-passkey = This passkey is not there any more.
refusal-last-passkey = This is your only key. Set a password or add another passkey first.
refusal-scope = This token may not do that. It needs the scope { $scope }.
refusal-scopes = Choose what the program may do.
refusal-programs = There are { $most } tokens already. Revoke one first.
refusal-bots = You have { $most } bots already, which is the limit.
refusal-no-program = This token does not work any more.
refusal-no-device = This device is not logged in any more.
refusal-invitation = Accounts on this server need an invitation. Ask the host for a link.
refusal-name-length = The name of an account has { $least } to { $most } characters.
refusal-name-signs = Use letters of one alphabet, digits, spaces, hyphens or apostrophes.
refusal-name-reserved = { $name } is reserved for the server or a game. Please choose another name.
refusal-name-taken = Somebody here already has the name { $name }, or nearly the same one. Please choose another name.
refusal-password = This is not your password. Please try again.
refusal-password-short = This password is too short. It needs at least { $least } characters.
refusal-password-weak = This password is too easy to guess. Three words make a good one.
refusal-login = Name and password do not match. Check both, or log in another way.
refusal-recovery = Name and code do not match. Each code works once.
refusal-link = This link does not work any more. Ask for a new one.
refusal-tries = That was tried too often. Wait a minute, then try again.
refusal-erase-name = That is not your name. Type it exactly as it is shown.
refusal-no-person = Nobody with this name has a page here.
refusal-no-guest = There is no such guest.
refusal-banned = This guest was banned from this server.
refusal-maintenance = This server is under maintenance: nobody new can come in, and no table can be opened. { $text }
refusal-chat-length = A line of chat has 1 to { $most } characters.
refusal-chat-rate = Not so fast, please. The others want to read, too.
refusal-rate = That was too fast. Please wait a moment.
refusal-room = So much has been stored from your network today that there is no room for more. Please come back tomorrow.
refusal-hello-first = The first message is hello, with the version.
refusal-version = This server speaks version { $wanted } of the protocol, not { $found }.
refusal-mutes = You have muted { $most } people already. Let one of them speak again first.
refusal-watches = One connection can watch at most { $most } tables.
refusal-sockets = There are already { $most } connections from this address, which is the limit.
refusal-fault = Something went wrong on our side. Nothing was changed.
refusal-socket-only = This command works only on a live connection (WebSocket).
refusal-origin = This page does not belong to the server and cannot act for you.
refusal-no-cookie = The server does not know you yet. Open the front page first.
refusal-query = { $name } must be a whole number.
refusal-shape = This request is malformed ({ $reason }).
refusal-too-deep = The record is nested too deeply.
refusal-too-large = This is too large. At most { $most } is allowed.
refusal-table-full = This table has { $most } entries, which is the limit. The game can only be played to its end.
refusal-too-many-tables = You have { $most } unfinished tables. Finish some first.
refusal-record-later = The record shows hidden cards. You can have it when the game is over.
refusal-table-link = The link of a table looks like http://127.0.0.1:8000/t/1jtUpVQC9sm0, not like { $link }.
refusal-no-free-seat = No seat is free at this table.
refusal-server-away = The server at { $url } cannot be reached: { $reason }.
refusal-processes = { $count ->
    [one] One process needs no PostgreSQL.
   *[other] { $count } processes need PostgreSQL. Name a database with --database, or use one process.
}

# What happens at a table

log-sit = { $text } sits down.
log-bot = The bot { $text } sits down.
log-leave = { $name } leaves the seat.
log-start = The game begins.
log-undo = { $count ->
    [one] { $name } takes the last action back.
   *[other] { $name } takes the last { $count } actions back.
}
log-propose-end = { $name } proposes to end the game here.
log-propose-undo = { $count ->
    [one] { $name } asks to take back the last action.
   *[other] { $name } asks to take back the last { $count } actions.
}
log-propose-rematch = { $name } would like to play again.
log-agree = { $name } agrees.
log-decline = { $name } declines.
log-end-agreed = All agree to end the game here.
log-end-imported = The record ends here.
log-resign = { $name } resigns.
log-hand = From now on a bot plays for { $name }.
log-take = { $name } is back and plays on.
log-name = Somebody is now called { $text }.
log-move = Somebody has logged in and plays on.
log-rematch = There will be a rematch.
log-lock-on = The host locks the table.
log-lock-off = The host unlocks the table.
log-admit-on = Spectators may write now.
log-admit-off = Spectators may only read now.
log-remove = The host sends { $name } away.
log-end-closed = The host has closed the table.

result-resigned = { $name } has resigned.
result-closed = The host has closed the table.
result-agreed = The players agreed to end the game early.
result-imported = This is an imported record.

# What a link shows where it is sent

page-description = Three games of Rome at one table: Caesar & Cleopatra, Circus Maximus and Caesar!
page-invitation = { $name } invites you to { $game }
page-invitation-about = A seat is free. No account, no e-mail: open the link and sit down.
page-table = { $game }, a table
page-table-about = Watch this game, or begin one of your own.
page-not-built = The page is not built in this installation. In a checkout, make web builds it; the API is at /api/v1.

# The coach
refusal-coach-rated = The coach does not help in rated games.
refusal-coach-consent = The coach may be asked when everybody at the table agrees. Propose it to them.
refusal-coach-no-move = You have not made this move, or it was taken back.
refusal-coach-no-choice = This is not among the choices now.
refusal-coach-busy = The coach is busy. Ask again in a moment.
refusal-review-later = A game is reviewed when it is over.
refusal-review-nothing = Nothing was played here. There is nothing to review.
refusal-review-private = Only those who played here may see this review. Ask one of them for a link.
refusal-too-many-reviews = { $most } of your games are waiting for review. Ask again when one of them is done.
refusal-reviews-busy = Too many reviews are waiting. Try again later.
refusal-work-members = Only members can lend a computer. Keep your games first.
refusal-work-engine = Reviews here are made by another version: { $wanted }. Update triumvir.
refusal-work-lost = This review has been given to somebody else. Ask for another one.
refusal-work-implausible = This review cannot be right: { $reason }.
log-propose-coach = { $name } proposes that everybody may ask the coach.
log-coach-on = All agree: everybody may ask the coach.
log-coach-hint = { $name } asks the coach for a hint.
log-coach-why = { $name } asks the coach about a move.
log-coach-guard = { $name } is warned of a mistake by the coach.

## Rated games, and looking for one

refusal-rated-account = A rated game needs an account. Keep your games first, or play for fun.
refusal-rated-once = You sit at this rated table already.
refusal-rated-people = A rated game is for people, one seat each. Play for fun to sit with bots.
refusal-rated-options = A rated game is played with the usual options. Play for fun to choose others.
refusal-rated-match = A match is for two players.
refusal-rated-hand = A rated game cannot be left to a bot. Resign if you do not want to play on.
log-rated = The game is rated.
log-lots = The seats are drawn by lot.
refusal-pool-none = You are not looking for a game. Look for one first.
refusal-pool-crowded = Too many people at your address are looking for a game. Wait until some of them have found one.
refusal-pool-lapsed = Several offers were left unanswered from your address, while others waited. Look again in a few minutes.
refusal-pool-gone = The offer has expired. You are looking for a game again.
refusal-pool-game = You cannot look for opponents for this game here.
# Clocks
refusal-clock-limits = This clock cannot be set. A bank has { $least } to { $most } seconds.
refusal-no-clock = There is no clock at this table.
refusal-paused = The game is paused. Start the clocks first.
refusal-not-paused = The game is not paused.
refusal-give-others = Time can be given only to another player.
refusal-time-enough = { $name } has plenty of time already.
refusal-time-left = The other player still has time.
refusal-own-time = Your own time is up, too.
refusal-holiday-already = You are on holiday already.
refusal-no-holiday = You are not on holiday.
refusal-holiday-days = { $left ->
    [0] You have no days of holiday left this year; there are { $most }.
    [one] You have one day of holiday left this year; there are { $most }.
   *[other] You have { $left } days of holiday left this year; there are { $most }.
}
log-propose-pause = { $name } asks for a pause.
log-pause = The clocks stand still.
log-resume = { $name } starts the clocks again.
log-flag = { $name } has run out of time.
log-warn = { $name } has little time left.
log-wait = The game waits for { $name }.
log-give = { $count ->
    [60] { $name } is given a minute.
   *[other] { $name } is given a day.
}
log-holiday = { $name } goes on holiday. The clock stands still.
log-back = { $name } is back from holiday.
log-end-time = The game ends: { $name } has run out of time.
log-end-time-both = The game ends: nobody has time left.
result-time = { $name } has run out of time.
result-time-both = Both players have run out of time.

## The puzzle and the deal of the day

refusal-daily-sealed = This is today’s deal. Its table and its record are open to all when the day is over.
refusal-daily-alone = Everybody plays the deal of the day alone, and nothing can be taken back.
refusal-coach-daily = The coach does not help with the deal of the day.
refusal-no-puzzle = There are no puzzles for this game.
refusal-no-deal = There is no deal of the day for this game.
refusal-no-day = There is nothing for this day. Choose one of the last sixty days.
refusal-puzzle-no-choice = This is not among the choices of the puzzle.
log-daily = The deal of the day, { $text }.
log-branch = This game goes on from step { $count } of a finished one. It does not count.
refusal-no-answer = This game has no such standing answer.
refusal-no-cup = There is no such cup.
refusal-cup-full = All seats of this cup are taken. Look for the next one.
refusal-cup-begun = The cup has begun. You can only resign games.
refusal-cup-shape = A cup needs a name, a known pace, and { $least } to { $most } people.
refusal-cup-game = A mini-cup needs a game for two.
refusal-no-evening = There is no such evening.
refusal-evening-over = The evening is over. Come to the next one.
refusal-evening-full = { $most } people take part already. Come to the next one.
refusal-evening-shape = An evening needs a name, the pace quick or live, { $least } to { $most } minutes, and a beginning within a year.
