# What the rules, records and options refuse. Ids: docs/texts.md

refusal-not-now = Not possible now: { $action }.
refusal-game-over = The game is over.
refusal-not-to-act = It is not your turn.
refusal-seat-unknown = There is no seat { $number }. Seats are numbered from 0 to { $last }.
refusal-action-form = An action is written as text, not as { $found }.
refusal-action-unknown = This game has no action { $found }.
refusal-undo-too-many = { $most ->
    [0] There is nothing to take back.
    [one] Only one action can be taken back.
   *[other] Only { $most } actions can be taken back.
}
refusal-dealt-twice = A deal comes from a dealer or from a seed, not from both.

# Options

refusal-game-unknown = There is no game called “{ $found }”. The games are { $known }.
refusal-no-revision = { $title } has revisions 1 to { $last } of its rules, not { $found }.
refusal-option-unknown = { $title } has no option “{ $option }”. { $known ->
    [none] It has no options.
   *[other] Its options are { $known }.
}
refusal-option-value = The option “{ $option }” cannot be { $found }. It can be { $known }.
refusal-seat-count = { $title } is a game for { $least ->
    [1] { $most ->
        [1] one player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}, not for { $found }.

# Records

refusal-record-json = This is not a record: the file is not JSON ({ $detail }).
refusal-record-object = This is not a record: a record is a JSON object, not { $found }.
refusal-record-lacks = This is not a complete record: “{ $key }” is missing.
refusal-record-unknown = A record has no key { $key }.
refusal-record-version = The record has version { $found }; this program reads version { $wanted }.
refusal-record-revision = The record was played by revision { $found } of the rules of { $title }; this program has revision { $wanted }.
refusal-record-form = “{ $key }” in the record is malformed: { $found }.
refusal-record-deal = “deal” in the record needs either “seed”, or “commitment”, “salt” and “secret”.
refusal-record-action = Action { $number } of the record is malformed: it needs a seat and a text.
refusal-record-undo = Entry { $number } of the record takes back { $count ->
    [one] an action
   *[other] { $count } actions
}, but { $most ->
    [0] there is none
   *[other] there are only { $most }
}.
refusal-record-undo-form = “undo” needs a number from 1 upwards, not { $found }.
refusal-record-short = { $count ->
    [one] The record has only one entry
   *[other] The record has only { $count } entries
}, not { $found }.
refusal-record-replay = The record breaks the rules at action { $number }, “{ $text }”. { $reason }
refusal-record-secret = The secret of this deal is published when the game is over.
refusal-record-commitment = The published secret does not match the seal of the deal.
refusal-record-outcome = The record names a result that its actions do not lead to.

# Documents and card sheets: { $where } is a path such as sheet.tiles.A

refusal-document-kind = { $where }: { $expected ->
    [object] an object
    [text-keys] text keys
    [list] a list
    [number] a whole number
    [bool] true or false
   *[text] a text
} expected, { $found } found.
refusal-document-length = { $where }: { $count ->
    [one] one entry
   *[other] { $count } entries
} expected, { $found } found.
refusal-document-most = { $where }: at most { $most } entries expected, { $found } found.
refusal-document-range = { $where }: { $low } to { $high } expected, { $found } found.
refusal-document-word = { $where }: { $found } is not one of { $known }.
refusal-document-lacks = { $where }: “{ $key }” is missing.
refusal-document-unknown = { $where }: “{ $key }” is not known. Known are { $known }.
refusal-sheet-tickets = Card sheet: there are { $count } tickets (CM-1), but this sheet has { $found }.
refusal-sheet-kinds = Card sheet: there are { $count } kinds of favour (CM-5), but this sheet has { $found }.
refusal-sheet-lays = Card sheet: { $where } must place at least one token (CA-62).
refusal-sheet-balance = Card sheet: { $where } takes { $gained } and gives up { $spent }; both must be the same, so that the row keeps its size (CA-57).

# Positions: { $where } is a path such as votes.pile; the first of the { $rules } follows in full

refusal-position-conflict = “{ $where }” does not agree with the rest of the position.
refusal-position-rule = “{ $where }” does not agree with the rules ({ $rules }).
refusal-position-part = “{ $where }” cannot be read. { $reason }
refusal-position-onlooker = A guess needs what one seat sees, not what a spectator sees.

# Bots, lessons and the arena

refusal-bot-unknown = There is no bot called “{ $found }”. The bots are { $known }; with a thinking time, such as consul@200ms, they play at that pace.
refusal-program-late = The bot program did not answer in time. ({ $detail })
refusal-program-nonsense = The bot program does not follow the protocol. ({ $detail })
refusal-program-illegal = The bot program chose an action that was not offered. ({ $detail })
refusal-program-gone = The bot program is not running. ({ $detail })
refusal-lesson-form = Lesson { $where }: “{ $key }” is malformed. ({ $detail })
refusal-lesson-unknown = There is no lesson called “{ $found }”. The lessons are { $known }.
refusal-arena-worker = A worker process was killed, perhaps for lack of memory. Try fewer --workers.
refusal-arena-extra = { $text } is not installed here. Install it with: { $detail }
refusal-arena-command = “{ $found }” is not a command. ({ $detail })
refusal-arena-no-command = “{ $text }” needs a command after it, such as { $text }./mybot.
refusal-arena-players = Players needed: at least { $count }; named: { $found }.
refusal-arena-round = { $where }, line { $number }: this is not a round of an arena. ({ $detail })
refusal-arena-other = { $where } belongs to another arena: there “{ $key }” is { $found }, not { $text }.
refusal-arena-locked = Another arena is writing to { $where }.
refusal-arena-file = { $where } is not the file of an arena. ({ $detail })
refusal-arena-version = { $where } is an arena of version { $found }; this program reads version { $wanted }.
