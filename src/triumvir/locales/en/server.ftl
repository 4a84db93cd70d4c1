# The table server: refusals, what happens at a table beside the game, and the fallback page.

onlooker = an onlooker

# Refusals

refusal-database = The database cannot be used: { $reason }
refusal-database-url = The database is given as postgresql://…, not { $url }://…
refusal-database-driver = PostgreSQL needs the package asyncpg: install triumvir[postgres].
refusal-database-version = The database stands at version { $found }, and this program needs { $wanted }. Bring it up to date: triumvir db upgrade
refusal-sqlite-version = This Python has SQLite { $found }, and { $wanted } or newer is needed. Take a newer Python, or PostgreSQL: --database
refusal-key = The key in { $file } is too short; move the file away to get a new one (all guests are then strangers).
refusal-folder-in-use = Another server already uses { $folder }. For several, use PostgreSQL: --database
refusal-unavailable = The database cannot be reached just now. Nothing was changed; please try again.
refusal-closing = The server is about to end. Nothing was changed; please try again in a moment.
refusal-no-page = There is nothing at this address, or not in this way.
refusal-no-table = There is no such table.
refusal-revision = This table plays { $game } by revision { $revision } of its rules, which this server does not have.
refusal-no-seat = There is no seat { $seat }; the last one is { $last }.
refusal-foreign-seat = This seat is not yours.
refusal-handed = A bot plays your seat. Take it back first.
refusal-not-seated = You have no seat at this table.
refusal-which-seat = You hold several seats: say which one.
refusal-not-started = The game has not started yet.
refusal-over = The game is over.
refusal-started = The game has started already.
refusal-not-your-turn = It is not this seat's turn.
refusal-nothing-to-undo = { $count ->
    [0] There is nothing that could be taken back.
    [one] Only one action can be taken back.
   *[other] Only { $count } actions can be taken back.
}
refusal-undo-needs-consent = Something was shown, or somebody has acted since: the others must agree to this.
refusal-not-over = The game is not over yet.
refusal-rematch-made = There is a rematch already: table { $table }.
refusal-proposal-waits = Another proposal still waits for its answers.
refusal-no-proposal = Nothing has been proposed.
refusal-agreed-already = You have agreed already.
refusal-no-bot = There is no bot called { $name }; there are { $known }.
refusal-seat-taken = Somebody sits there already.
refusal-not-host = Only whoever made the table can do this.
refusal-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
refusal-bot-plays = A bot plays this seat already.
refusal-not-away = { $name } is here, or was a moment ago.
refusal-no-bot-plays = No bot plays this seat.
refusal-resigned = Whoever has resigned does not come back.
refusal-name = A name needs a letter or a digit at least.
refusal-code = This code is not valid: it works once, and for ten minutes.
refusal-no-guest = There is no such guest.
refusal-chat-length = A line of chat has 1 to { $most } characters.
refusal-chat-rate = Slowly, please: the others want to read, too.
refusal-rate = That was too fast. Please wait a moment.
refusal-hello-first = The first message is hello, with the version.
refusal-version = This server speaks version { $wanted } of the protocol, not { $found }.
refusal-watches = One socket can watch { $most } tables at most.
refusal-sockets = This address has { $most } sockets open already, which is as many as it may have.
refusal-fault = Something went wrong on our side. Nothing was changed.
refusal-socket-only = This command belongs to a WebSocket.
refusal-origin = This page is not ours; it cannot act for you.
refusal-no-cookie = We do not know you yet: become a guest first.
refusal-query = { $name } is a whole number.
refusal-too-large = This is too large: { $most } at most.
refusal-too-many-tables = You have { $most } tables that are not over; finish some first.
refusal-record-later = The record shows hidden cards; it comes when the game is over.
refusal-table-link = The link of a table looks like http://127.0.0.1:8000/t/1jtUpVQC9sm0, not like { $link }.
refusal-no-free-seat = No seat is free at this table.
refusal-server-away = The server at { $url } cannot be reached: { $reason }.
refusal-processes = { $count } processes need PostgreSQL: name one with --database. With SQLite there is one.

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
log-end-imported = Here the record ends.
log-resign = { $name } resigns.
log-hand = From now on a bot plays for { $name }.
log-take = { $name } is back and plays on.
log-name = Somebody is now called { $text }.
log-rematch = There is a rematch.

result-resigned = { $name } has resigned.
result-agreed = The players agreed to end the game early.
result-imported = This is a record that somebody brought.
