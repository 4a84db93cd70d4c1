# Accounts: keeping one's games, recovery codes, devices, logging in.

account-title = Keep my games
account-name = Name
account-password = Password
account-show = Show the password
account-log-in = Log in
account-not-now = Not now

# What is offered after a game

account-offer-keep = Keep my games

# A name and a password

account-keep-lead = So far only this browser knows you, as { $name }. Keep what you have, on every device of yours.
account-kept-games = every game you played, with its replay
account-kept-tables = your tables, wherever you sit down
account-kept-name = one name at every table
account-no-mail = No e-mail. Nothing to confirm. A minute, at most.
account-steps = Steps
account-step-name = Name and key
account-step-codes = Recovery codes
account-step-done = Done
account-call = What shall we call you?
account-free = { $name } is free here
account-try-name = Add a second name, as Romans did:
account-password-about = Ten characters or more. Three words make a good one.
account-password-left = { $count ->
    [one] One more character, and it is long enough.
   *[other] { $count } more characters, and it is long enough.
}
account-codes-next = Next you get eight recovery codes, in case you lose your key.
account-keep = Keep my games
account-known = Already have an account?

# The codes

account-welcome = Welcome, { $name }
account-codes-lead = Your games are kept. Eight codes let you in if you ever lose your key, and each works once.
account-codes-print = print them, and put them in a book you like
account-codes-save = or save them where your passwords are
account-codes-no-copy = We keep no copy that anybody could read.
account-codes = Eight recovery codes
account-print = Print
account-save = Save
account-copy = Copy
account-copied = Copied
account-codes-safe = They are in a safe place. I know that they are shown only now.
account-done = Done
account-codes-again = You can create eight new ones at any time.
account-codes-file = Recovery codes for { $name } at { $address }, { $date }. Each works once.

# Devices

account-mine = My account
account-another = On another device
account-another-lead = Open Triumvir there and choose Log in: with your name and password, or with a code from here. It works once, for ten minutes.
account-make-code = Create a code
account-devices = Devices
account-device = { $browser } on { $system }
account-device-unknown = A program
account-here = this one
account-since = since { $date }
account-last = last used { $when }
account-log-out = Log out
account-log-out-of = Log out: { $device }
account-log-out-everywhere = Log out everywhere
account-log-out-sure = Log out on all devices, this one too?
account-keys = Keys
account-codes-left = { $count ->
    [0] none left
    [8] all eight left
    [one] one of eight left
   *[other] { $count } of 8 left
}
account-codes-kind = Recovery codes
account-new-codes = Create eight new ones
account-change-password = Change the password
account-old-password = Current password
account-new-password = New password
account-password-changed = The new password is valid from now on. All other devices are logged out.
account-prove = Please enter your password to go on.
account-go-on = Go on
account-yours = Your data
account-export = Download all
account-export-about = A zip file with your account, your ratings, the records of your finished games and all you wrote in chat.
account-erase = Erase my account
account-erase-about = Your name, your chat, your devices and codes are removed for good. Games that others played with you stay readable, without your name; where a game is still going on, a bot takes your seat.
account-erase-name = To be sure, type your name: { $name }

# Logging in

account-welcome-back = Welcome back
account-back-lead = Your tables and games are where you left them.
account-bring = Bring my tables along
account-bring-about = This browser played them as { $name }.
account-way-code = A code from another device
account-way-code-about = created there under My account
account-way-recovery = A recovery code
account-way-recovery-about = one of the eight
account-way-host = Ask the host
account-way-host-about = they can create a link that works once
account-host-lead = The person who runs this server can create a link for you, with which you set a new password. Tell them your name here.
account-code = Code
account-new-password-about = You need a new password. All other devices will be logged out.
account-reset = Set a new password
account-reset-lead = This link was made for you. It works once.
account-set = Save and log in

# A person's page

person-mine = My page
person-since = here since { $date }
person-edit = Edit my page
person-settings = Devices, export, erase
person-public = Everybody may see this page
person-public-about = Otherwise only you see it, and others are told that there is none.
person-plays = Plays in
person-portrait = Portrait
person-emblem-amphora = Amphora
person-emblem-eagle = Eagle
person-emblem-grapes = Grapes
person-emblem-horse = Horse
person-emblem-lotus = Lotus
person-emblem-lyre = Lyre
person-emblem-sandal = Sandal
person-emblem-scarab = Scarab
person-emblem-snake = Snake
person-emblem-trireme = Trireme
person-reliability = Reliability
person-reliable = { $count ->
    [one] { $kept ->
        [0] the only game was not played to the end
       *[other] the only game was played to the end
    }
   *[other] { $kept } of the last { $count } games played to the end
}
person-games = Games
person-counts = { $finished } finished, { $won } won, { $playing } going on
person-cursus = Cursus honorum
person-cursus-about = the highest level beaten in each game
person-cursus-beaten = Beaten up to { $level }.
person-cursus-none = No level beaten yet.
person-cursus-next = Next: { $level }
person-cursus-play = Play
person-cursus-play-of = Play { $game } against { $level }
person-finished = Finished games
person-game = Game
person-any-game = All games
person-outcome = Outcome
person-any = won or not
person-any-won = won
person-any-not = not won
person-won = won
person-beaten = lost
person-tied = tied
person-with = with { $names }
person-alone = alone
person-place = place { $place } of { $count }
person-agreed = ended by agreement
person-left = not played to the end
person-replay = Replay
person-replay-of = Replay: { $game }, { $date }
person-review = Review
person-review-of = Review: { $game }, { $date }
person-more = Show more
person-none = No games here.

# Passkeys

account-come-back = How you come back
account-passkey = A passkey
account-passkey-about = Your finger, your face or the PIN of this device. Nothing to remember.
account-passkey-not = Passkeys need https and a domain name, which this address lacks.
account-password-one = A password
account-make-passkey = Create a passkey
account-add-passkey = Add a passkey
account-with-passkey = With a passkey
account-or = or
account-or-passkey = Leave it empty to use a passkey.
account-passkey-none = No passkey was used. Try again, or choose another way to log in.
account-passkey-named = Passkey: { $name }
account-passkey-added = The passkey has been added.
account-remove = Remove
account-remove-passkey = Remove the passkey: { $name }
account-set-password = Set a password
account-prove-passkey = Please use your passkey once more to go on.

# Tokens of programs

account-programs = Programs
account-programs-about = A token lets one of your programs in. You can revoke it at any time.
account-make-token = Create a token
account-token-once = This is shown once. Give it to your program, and to nobody else.
account-program-name = What it is for
account-program-may = What it may do
account-scope-read = may look
account-scope-play = may play
account-scope-read-about = Look: everything that you see
account-scope-play-about = Play: also sit down, act and write
account-program-bot = Name of a bot (optional)
account-program-bot-about = It then plays under this name, and everybody can see that it is a bot. Without a name it plays as you.
account-program-used = last used on { $date }
account-program-unused = not used yet
account-take-back = Revoke
account-take-back-what = Revoke the token: { $name }

# E-mail, where the host has a mail server

account-mail = E-mail
account-mail-about = Optional: for notices, and a way back if you forget your password.
account-add-mail = Add an address
account-mail-address = E-mail address
account-mail-code-about = A code was sent to { $address }. It works for an hour.
account-mail-code = Code from the letter
account-mail-added = The address is confirmed.
account-remove-mail = Remove the address: { $address }
account-way-mail = A link by e-mail
account-way-mail-about = if your account has an address
account-mail-lead = Tell us your name here. If your account has an e-mail address, a link is sent there, with which you set a new password.
account-send-link = Send the link
account-link-sent = If there is such an account and it has an address, a link is on its way. It works once, for an hour.

# A provider of the host’s

account-with-provider = With { $provider }
account-provider-linked = linked: you can log in with it
account-provider-about = Not linked yet. Link it, and you can log in with it, too.
account-link = Link
account-link-what = Link with { $provider }
account-unlink-what = Unlink { $provider }
account-linked = { $provider } is linked from now on.
