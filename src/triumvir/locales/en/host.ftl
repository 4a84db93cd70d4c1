# What a host reads at the terminal: backups, check-ups, cleaning, administration.

help-backup = Back up everything into one file: tables, guests and the key. The server may keep running. The file is read back and checked before you are told that it is done.
help-backup-short = Back up everything into one file
help-restore = Restore a backup into an empty data folder or database. Stop the server first.
help-restore-short = Restore a backup
help-doctor = Check this machine, the data folder and the database, and say what is wrong and what it costs.
help-doctor-short = Say what is wrong on this machine
help-address = The address at which people find the server, such as https://play.example.org.
help-serve-limit = A limit other than the default, such as connections=1000; docs/server.md lists them. Can be given several times.
error-limit = { $given } is not a limit. Write it like connections=1000; there are { $known }.
error-smtp = This is no mail server. Write it like smtp://user:password@mail.example:587?from=games@club.example.
error-oidc = This is no provider. Write it like https://client:secret@login.club.example/realm?name=Club.
error-oidc-extra = Logging in by a provider needs the extra “accounts”: pip install triumvir[accounts].
help-trust-proxy = The address or network of a proxy, such as 172.16.0.0/12, that is trusted to name the client’s address. Can be given several times.

error-network = { $given } is not an address or network. Write it like 10.0.0.5 or 172.16.0.0/12.

backup-done = { $file } holds everything: guests { $guests }, tables { $tables }, entries { $entries } ({ $kilobytes } kB). It was read back and is complete. It contains the key: keep it private.
restore-done = Restored and counted again: guests { $guests }, tables { $tables }, entries { $entries }.

doctor-python-good = Python { $found } has the fixes that matter.
doctor-python-poor = Python { $found } has known flaws. Use { $wanted } or newer.
doctor-compiled-good = The rules are compiled.
doctor-compiled-poor = The rules are not compiled: games and bots are several times slower. Install a C compiler, then install again.
doctor-page-good = The page is there.
doctor-page-bad = The page is not built, so browsers see nothing. Run make web.
doctor-folder-good = The data folder { $folder } can be written to.
doctor-folder-bad = The data folder { $folder } cannot be written to, so nothing can be kept. Give it to the user who runs the server.
doctor-private-good = Nobody else can read the data folder.
doctor-private-poor = Other users of this machine can read { $folder }: hands and the key are not safe from them. Run chmod 700 on it.
doctor-space-good = { $megabytes } MB are free.
doctor-space-poor = Only { $megabytes } MB are free. Make room before the disk is full.
doctor-space-bad = Only { $megabytes } MB are free. Soon no move can be kept.
doctor-handles-good = Enough connections can be open at a time.
doctor-handles-poor = At most { $count } files and connections can be open at a time. Raise it to { $wanted }: ulimit -n, or LimitNOFILE in systemd.
doctor-database-good = The database can be used (version { $version }).
doctor-database-note = There is no database in { $folder } yet; the server makes one when it first starts. If it has run before, it used another folder: name it with --data.
doctor-database-bad = The database cannot be used. { $reason }
doctor-tls-good = { $address } is safe from eavesdroppers.
doctor-tls-poor = Without https, anyone between your guests and { $address } can read cookies and play in others’ names. Put a proxy with TLS in front: docs/hosting.md
doctor-proxy-note = The server trusts a proxy only if it is named: triumvir serve --trust-proxy ADDRESS, 127.0.0.1 for one on this machine. Otherwise all visitors share the limits of one address.

help-admin = Look after tables and guests on this machine, whether or not the server is running. This cannot be reached from the web.
help-admin-short = Look after tables and guests
help-admin-tables = List tables, the newest first: id, game, status, people, last action, host.
help-admin-tables-short = List tables
help-admin-guests = List guests, the last seen first: id, name, last seen, tables they opened.
help-admin-guests-short = List guests
help-admin-close = End a table, whatever was played there.
help-admin-close-short = End a table
help-admin-unseat = Remove the person in a seat (the first is 0) from a table. If the game has begun, a bot plays on.
help-admin-unseat-short = Remove somebody from a table
help-admin-ban = Ban a guest by id: their cookie is no longer valid, and their connections are closed.
help-admin-ban-short = Ban a guest
help-admin-unban = Let a guest in again.
help-admin-unban-short = Let a guest in again
help-admin-broadcast = Say something to everybody who is connected.
help-admin-broadcast-short = Say something to everybody
help-admin-maintenance = Let nobody new in and open no new tables, and say why; games go on. The word off ends it.
help-admin-maintenance-short = Let nobody new in for a while
admin-tables-head = id|game|status|people|last|host
admin-guests-head = id|name|seen|tables|
admin-here = here
admin-banned = banned
admin-closed = Table { $table } is closed.
admin-unseated = Seat { $seat } of table { $table } is free of people now.
admin-ban-done = { $guest } is banned.
admin-unban-done = { $guest } may come in again.
admin-broadcast-done = Sent to everybody who is connected.
admin-maintenance-on = Nobody new comes in, and no new table is opened. To end it: triumvir admin maintenance off
admin-maintenance-off = Everybody may come in again.

help-db-clean = List what nobody comes back to and would be removed; with --yes, remove it. A server does the same once a day.
help-db-clean-short = Remove what nobody comes back to
help-clean-yes = Remove it instead of only listing it.
help-keep-open = Keep tables where no game began for this many days; 0 means for ever.
help-keep-unfinished = Keep unfinished games for this many days after the last action; 0 means for ever.
help-keep-imported = Keep imported records for this many days; 0 means for ever.
help-keep-finished = Keep finished games for this many days; 0, the default, means for ever.
help-keep-chat = Keep chat for this many days; 0 means for ever.
help-keep-daily = Keep tries of puzzles and results of deals of the day for this many days; 0 means for ever.
help-keep-guests = Keep guests who are at no table for this many days after they were last seen; 0 means for ever.
clean-open = tables where no game began
clean-unfinished = unfinished games
clean-closed = closed tables
clean-imported = imported records
clean-finished = finished games
clean-chat = lines of chat
clean-daily = tries of puzzles and results of deals of the day
clean-codes = codes that have expired
clean-guests = guests who are at no table
clean-would = This is what would be removed. Nothing was changed; --yes removes it.
clean-done = This was removed.

help-accounts = Who may have an account: open for everybody, invite for those with a link of yours, off for nobody.
help-webhooks-inside = Let guests’ webhooks lead to private addresses and use http. Only where you trust every guest.
help-smtp = The mail server for notices and links to a new password, smtp://USER:PASSWORD@HOST:587?from=ADDRESS, or smtps://. Better in the environment as TRIUMVIR_SMTP: others can read a command line. Without it there is no e-mail.
help-oidc = A provider by which people may log in (OpenID Connect), https://CLIENT:SECRET@ISSUER?name=NAME. Better in the environment as TRIUMVIR_OIDC.
help-account = Help people with their accounts, whether or not the server is running.
help-account-short = Help people with their accounts
help-account-reset = Create a link with which somebody sets a new password. It works once, for a day; all their devices are then logged out.
help-account-reset-short = Create a link to a new password
help-account-invite = Create a link with which somebody gets an account, where accounts need an invitation. It works once, for two weeks.
help-account-invite-short = Create an invitation
help-account-url = The address at which people reach the server; http://127.0.0.1:8000 by default.
account-reset-done = With this link { $name } can set a new password. It works once, for a day:
account-invite-done = With this link somebody can get an account. It works once, for two weeks:

help-ratings = Look after ratings on this machine, whether or not the server is running.
help-ratings-short = Look after ratings
help-ratings-rebuild = Recalculate all ratings from the rated games, in order. The numbers come out as they were.
help-ratings-rebuild-short = Recalculate ratings
ratings-rebuilt = Ratings recalculated from { $count ->
    [one] one game
   *[other] { $count } games
}.
help-ratings-of = List the people somebody has met in rated games: games, victories, points won, last game. A rise owed to a single opponent stands out.
help-ratings-of-short = List somebody’s rated games
ratings-of-head = name|game|games|won|their games|points|last
help-ratings-agreement = List how often people chose in rated games what the review thinks best, where one choice was clearly ahead. Rated games without a review are put in the queue. Nothing else happens.
help-ratings-agreement-short = Show who plays like a program
ratings-agreement-head = name|game|games|questions|as the engine|
ratings-agreement-high = unusually often
ratings-agreement-note =
    { $waiting ->
        [0] A strong player agrees often, too. This is no proof of anything.
        [one] A strong player agrees often, too. This is no proof of anything. One more game is being reviewed.
       *[other] A strong player agrees often, too. This is no proof of anything. { $waiting } more games are being reviewed.
    }
help-ratings-unrate = Leave a game out of all ratings because it was not fair. Ratings are recalculated.
help-ratings-unrate-short = Leave a game out of ratings
ratings-unrated = { $table } no longer counts towards any rating.
help-admin-cup = Set up a mini-cup for four to six people: everybody meets everybody in both seats. It begins when all seats are taken.
help-admin-cup-short = Set up a mini-cup
help-cup-size = how many people play, 4 to 6
help-cup-pace = quick (5 + 15), live (10 + 20) or turns (days)
help-cup-rated = games count towards ratings
admin-cup-done = { $name } is waiting for players at { $path }.
help-admin-evening = Announce an evening: pairing after pairing among those who are free, two points a win, until the time is over. People join before or during it.
help-admin-evening-short = Announce an evening
help-evening-at = when it begins: 20:00 or 2026-12-01T20:00, by this machine’s clock; at once by default
help-evening-minutes = how long it lasts, 10 to 480; 90 by default
admin-evening-done = { $name } is announced at { $path }.
help-admin-end-evening = End an evening now. Nobody is paired any more, and games that have begun count.
help-admin-end-evening-short = End an evening
admin-end-evening-done = The evening { $evening } has ended.
