# The terminal program.

# Help

help-usage = Usage:
help-options = Options
help-commands = Commands
help-help = Show this help.
help-lang = Language: en, de, fr or cs. Otherwise the environment decides.
help-version = Show the version, and whether the rules run compiled.
help-triumvir = The table for three Roman games: play in the terminal, let bots play, check records.
help-games = List the games with their players and options.
help-games-short = What can be played
help-learn = Learn GAME by playing short lessons: the first that you have not finished, or the one with NUMBER.
help-learn-short = Learn a game by playing
help-puzzle = Solve the puzzle of the day of GAME, or the puzzle with this NUMBER.
help-puzzle-short = Solve the puzzle of the day
help-play = Play GAME (caesar-cleopatra if none is named) against a bot, or with others at this terminal. Type ? for a hint, h for the rules.
help-play-short = Play, alone or with others at this terminal
help-simulate = Let bots play many games and count the results. The same seed gives the same results, however many workers there are.
help-simulate-short = Let bots play many games
help-replay = Show a recorded game as one seat has seen it: the log, and the board after N actions. FILE may be the link of a table where a game is over; then its clocks are shown, too.
help-replay-short = Look at a recorded game
help-review = Review a recorded game: what decided it (the cards, a player’s own decisions, the others’), and which choices would have been better, judged by what a seat could know. It takes about half a minute.
help-review-short = Luck, skill and better moves in a recorded game
help-work = Lend this computer to a server: it fetches finished games, reviews them at the lowest priority and sends the reviews back. For members; the records have no names.
help-work-short = Make reviews for a server
help-verify = Replay a record and check the deal against its seal and the result against the rules. The exit status is 0 if all is right, 2 if not.
help-verify-short = Check a recorded game
help-rules = Show the rule reference of GAME: all of it, the rule with an id such as CC-118, or the rules that contain a word.
help-rules-short = Look up a rule
help-fuzz = Play random games and check the engine at every step.
help-fuzz-short = Search for errors in the engine
help-serve = Serve tables: open the address it prints in a browser, and play with anyone who can reach it. Everything is kept in the data folder.
help-serve-short = Serve tables for browsers and programs
help-db = Look after the database of the server.
help-db-short = Look after the server’s database
help-db-upgrade = Bring the database to the version that this program needs.
help-db-upgrade-short = Bring the database up to date
help-host = The address to listen on; 127.0.0.1 by default, 0.0.0.0 for everybody.
help-port = The port; 8000 by default, 0 for any that is free.
help-data = The folder for the database and the key that signs cookies; triumvir-data by default.
help-bot-workers = How many processes bots think in; 1 by default.
help-processes = How many processes serve, behind one port; 1 by default. Several need PostgreSQL.
help-database = postgresql://… instead of SQLite in the data folder.
help-origin = A page of this origin may connect, too; can be given several times.
help-open = Open the page in the browser.
help-seats-play = Who sits where: me, or a bot (novice, apprentice, citizen, senator, consul, dictator, random, greedy). me,greedy by default; me,me are two people at one terminal.
help-seats-simulate = Which bot sits where, for instance greedy,random.
help-option = An option of the game; can be given several times. See: triumvir games
help-seed-play = A seed for the deal instead of a fair, sealed one.
help-seed-simulate = The seed for everything random; 0 by default.
help-save = Keep the game in FILE, written after every action.
help-resume = Go on with the game in FILE.
help-games-count = How many games; 100 by default.
help-games-limit = Stop after this many games.
help-workers = How many processes share the work; 1 by default.
help-json = Print the results as JSON.
help-at = After this many entries of the record; the end by default.
help-as = As seen by a seat: its number, its role, or onlooker for a spectator. By default the only person who played, else a spectator.
help-review-as = Only for a seat: its number or its role; onlooker for all. By default the only person who played, else all.
help-review-quick = Look less closely: it takes seconds, but misses small mistakes.
help-work-token = The token of a member; also TRIUMVIR_TOKEN.
help-work-once = Make one review at most, then stop.
help-log = Print at most this many lines of the log, the last ones.
help-minutes = How many minutes; 1 by default.

version-compiled = compiled
version-plain = plain Python

# games

games-players = { $kind ->
    [exactly] { $most } players
    [or] { $least } or { $most } players
   *[to] { $least } to { $most } players
}
games-people = by { $designer }, { $publisher } { $year }
games-traditional = traditional, Roman
games-default = An asterisk marks the value that an option has if you do not name it.
games-unofficial = Triumvir is an unofficial implementation by enthusiasts. Titles and trademarks belong to their publishers, the games to their designers.

# play

play-turn = turn { $turn }
play-you = you are { $name }
play-commitment = The deal is sealed. Its secret will be in the record of the game, and hashed with SHA-256 it gives:
play-keys = No. · Enter back · ? hint · h rules · u take back · l log · s save · q quit
play-pause = Press Enter to go on.
play-curtain = { $name } is next. Everybody else, please look away; then press Enter.
play-no-undo = This cannot be taken back: somebody else has acted since, or you have learned something by it.
play-rules = What you can do now (? CC-118 shows one rule, ? word searches; all: triumvir rules { $game })
play-not-understood = “{ $typed }” is none of the choices. Type a number from the list, or ? for the rules.
play-not-now = Not possible now: { $action }.
play-saved = Saved in { $file }.
play-ask-save = Save the game before you go? (Enter: yes, n: no)
play-left = Vale! Nothing was saved.
play-left-saved = Vale! The game is saved. Go on with:
play-over-save = Type a file name to keep the record of this game, s to let us choose one, or Enter to leave.
play-over-saved = The record is kept. Check it with:
play-already-over = This game is over. Look at it with:

# replay and verify

review-working = Reviewing
work-done = Reviewed a game of { $game } in { $seconds } s.
work-nothing = There is nothing to review.
work-away = The server at { $url } does not answer.
replay-at = After { $at } of { $count } entries, as seen by: { $name }
replay-onlooker = a spectator
replay-clock = Time left: { $times }
replay-days = { $days } d { $time }
verify-good = { $count ->
    [0] The record is sound: it has no actions.
    [one] The record is sound: its one action keeps to the rules.
   *[other] The record is sound: all { $count } actions keep to the rules.
}
verify-fair = The deal is the one that was sealed before the game: { $commitment }
verify-seed = The deal came from the seed { $seed }; nobody sealed it.
verify-unfinished = The game is not over yet.

# Numbers as the language writes them.

decimal-0 = { NUMBER($value, minimumFractionDigits: 0, maximumFractionDigits: 0) }
decimal-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
percent-interval = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

# simulate

simulate-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, seed { $seed }
simulate-seat = Seat
simulate-player = Player
simulate-wins = Wins
simulate-share = Share
simulate-points = Points
simulate-shared = shared
simulate-ends = How they ended
simulate-length = Actions in a game: { $median } (median), from { $least } to { $most }.
simulate-speed = { $actions } actions in { $seconds } s, { $rate } a second.

# Refusals

error-system = { $file }: { $reason }.
error-too-deep = The file is nested too deeply to be a record.
error-memory = There is not enough memory for this.
error-no-option = There is no option { $option }. See --help.
error-option-value = The option { $option } needs a value. See --help.
error-missing = { $name } is missing. See --help.
error-bad-value = { $name } cannot be “{ $value }”. See --help.
error-no-data = There is no data of a server in { $folder }. Name the folder that the server uses with --data FOLDER.
error-no-folder = There is no folder { $folder }.
error-no-command = There is no command { $command }. See: triumvir --help
error-missing-command = A command is missing. See: triumvir --help
error-extra = Too many arguments: { $arguments }. See --help.
error-language = There is no translation into “{ $language }”; there are { $known }.
error-option-form = An option is given as name=value, not “{ $option }”.
error-sheet = “{ $file }” is not a TOML or JSON file: { $reason }.
error-seat = “{ $seat }” cannot take a seat. Possible are { $known }.
error-as = There is no seat “{ $seat }”; there are { $known }.
error-directory = { $file } is a directory, not a record.
error-save-directory = { $file } is a directory. Name a file in it.
error-no-file = There is no file { $file }.
error-too-large = { $file } is too large to be a record.
error-binary = { $file } is not a record: it is not text.
error-save = The game cannot be saved in { $file }: { $reason }.
error-exists = { $file } is there already. Name another file, or go on with that game: --resume { $file }
error-resume-options = A game that is resumed keeps its options and its deal: leave out --option and --seed.
error-resume-game = { $file } is a game of { $game }.
error-resume-seats = { $count ->
    [one] This game has one seat; name one player.
   *[other] This game has { $count } seats; name as many players.
}
error-rule = There is no rule “{ $rule }”, and no rule has this in its text; ids go from { $first } to { $last }.
error-at = { $count ->
    [one] The record has one entry; there is nothing after entry { $at }.
   *[other] The record has { $count } entries; there is nothing after entry { $at }.
}

# arena and bot

help-arena = Let players meet in mirrored games and measure who is better: on every deal each of them sits in every seat. The same seed gives the same results, however many workers there are.
help-arena-short = Measure who plays better
help-players = The players, separated by commas: bots by name, programs as cmd:./mybot (write a comma within a command twice).
help-arena-games = How many games at least; 100 by default. Every deal is played to its end.
help-arena-seats = How many sit at a table; as many as there are players, if the game allows it.
help-limit = How many seconds a program has for an answer; 5 by default.
help-arena-resume = Keep every finished round in FILE, and go on from there if the file exists.
help-arena-json = Write the results to FILE as JSON; - is standard output.
help-arena-review = Also give the results less what chance did: the same on the mean, with a narrower interval.
help-arena-redraws = With --review, let every bot choose N times more with other dice, so that its own chance is left out, too; takes that much longer. None by default.
help-look = With --review, judge every position by a search of N simulations; takes longer. Without it, at one look.
help-pictures = Draw the results as pictures in FOLDER (needs the extra lab).
help-on = Play on a Ray cluster instead of processes here (needs the extra ray).
help-bot = Programs that play: they read and write JSON lines. See docs/bot-protocol.md.
help-bot-short = Try a program that plays
help-bot-run = Run PROGRAM as a player, once in every seat, and say what it does wrong. The exit status is 0 if nothing is wrong, 1 otherwise.
help-bot-run-short = Let a program play some games
help-bot-connect = Sit PROGRAM down at a table of a server and play until the game is over. URL is the table’s link, such as http://127.0.0.1:8000/t/1jtUpVQC9sm0. If the connection breaks, it reconnects. The exit status is 0 if all answers are right, 1 otherwise.
help-bot-connect-short = Put a program at a table of a server
help-bot-name = The name that the others read; by default what the program calls itself.
help-bot-seat = The number of the seat, from 0; by default the first that is free.
help-bot-token = The token of a guest, to return to a seat; also TRIUMVIR_TOKEN.
help-bot-limit = How many seconds the program may think; 60 by default.
help-bot-pace = How many seconds an answer takes at least, so that no delay tells anything; 0.4 by default.
help-bot-game = Which game; caesar-cleopatra by default.
help-bot-seats = How many sit at the table; by default two, or as many as the game needs.
help-against = Which bot plays against it; random by default.
help-rounds = How many deals, each played in every seat; 1 by default.

arena-head = { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }
arena-share = Victories
arena-adjusted = Less luck
arena-rating = Rating
arena-points = Points
arena-mean = Per move
arena-p95 = 95%
arena-duels = Who finishes ahead of whom
arena-interval = In brackets: where the true value lies 19 times in 20, with deals as the independent samples. Rating: μ ± 2σ.
arena-narrower = Less luck, the intervals are narrower by a factor of { $times }.
arena-adjusted-note = Less luck: what chance did to each game is taken off, as far as it explains results on the other deals.
arena-complaints = { $count ->
    [one] One fault of a program; a random choice was played for it:
   *[other] { $count } faults of programs; random choices were played for them:
}
arena-stopped = Stopped after game { $finished } of { $total }. With --resume FILE the games would have been kept.
arena-stopped-kept = Stopped after game { $finished } of { $total }. The games are kept: the same command goes on with { $file }.
arena-picture-wins = Share of victories
arena-picture-ratings = Rating
arena-picture-seats = Share of victories by seat
arena-picture-seat = Seat
arena-picture-lengths = Actions in a game
arena-picture-games = Games
bot-hello = The program calls itself { $name }.
bot-result = As { $name }: rank { $rank }, points { $points }, { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
bot-fault = { $kind }: { $reason }
bot-seated = Seated at { $seat }. To return later: --token { $token }
bot-lost = Connection lost ({ $reason }). Reconnecting.
bot-placed = As { $name }: rank { $rank }, points { $points }.
bot-ended = The game was ended early.
bot-good = All answers were right and in time.
bot-bad = { $count ->
    [one] One answer was wrong; a random choice was played for it.
   *[other] { $count } answers were wrong; random choices were played for them.
}

# serve and db

serve-ready = Triumvir is running at { $url }
db-upgraded = The database was at { $before } and is now at { $after }.
db-fresh = The database was new and is now at { $after }.
db-current = The database is up to date: { $after }.

# Learning

learn-title = Lessons: { $game }
learn-keys = Type a number, or q to leave; you can go on later.
learn-unknown = Type the number of one of the choices.
learn-left = The lesson waits for you where you left it.
learn-next = Next: { $number }) { $title }. Press Enter to begin, q to leave.
learn-all = Those were all the lessons. Play a game: triumvir play { $game }
error-no-lessons = There are no lessons for { $game } yet.
error-lesson = There is no lesson { $number }. There are lessons 1 to { $last }.
puzzle-keys = Type a number, or q to leave. Your first answer counts.
puzzle-number = Puzzle { $number } of { $count }
puzzle-line = This would follow:
error-no-puzzles = There are no puzzles for { $game } yet.
error-puzzle = There is no puzzle { $number }. The numbers go up to { $last }.

# Why the system refused a file; also after “{ $file }: ”

system-denied = access denied
system-missing = not found
system-directory = this is a directory
system-no-directory = this is not a directory
system-full = no space left
system-read-only = nothing can be written there
system-in-use = already in use
