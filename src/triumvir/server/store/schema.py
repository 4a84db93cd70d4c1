"""The schema, as SQLAlchemy tables. A change here needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

# All migrations in their order. A database at the newest is not touched at the start.
VERSIONS: Final = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0013",
)
HEAD: Final = VERSIONS[-1]

META: Final = MetaData()

# Times are milliseconds since 1970, ids are random texts.

GUESTS: Final = Table(
    "guests",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # to the day
    Column("tokens_from", BigInteger, nullable=False, server_default="0"),  # older ones are void
    Column("banned", BigInteger, nullable=False, server_default="0"),  # since when
)

# What the host has set while the server runs: maintenance. `/readyz` writes here, too.
SETTINGS: Final = Table(
    "settings",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# One-time codes that bring a guest to a second device; only their hash is kept.
CODES: Final = Table(
    "codes",
    META,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# Guests who have a name that lasts. `key` is what makes two names the same: see `people/handles`.
ACCOUNTS: Final = Table(
    "accounts",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("key", String(64), nullable=False, unique=True),
    Column("password", Text, nullable=False),  # argon2id, as the library writes it; "": none
    Column("created", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),  # others see the page
    Column("portrait", String(32), nullable=False, server_default=""),
    Column("languages", String(64), nullable=False, server_default=""),  # separated by commas
    Column("owner", String(32), nullable=False, server_default=""),  # of a bot: whose program it is
)

# The devices on which an account is logged in; of their tokens only the hash is kept.
LOGINS: Final = Table(
    "logins",
    META,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("device", String(64), nullable=False),  # "Firefox/Linux"
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("logins_guest", "guest"),
)

# Recovery codes that were not used yet, by their hash.
RECOVERY: Final = Table(
    "recovery",
    META,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Index("recovery_guest", "guest"),
)

# Links that the host of the server has made, by their hash: to a new password, or to an account.
LINKS: Final = Table(
    "links",
    META,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # reset, invite
    Column("guest", String(32), nullable=False),  # whose password; none for an invitation
    Column("expires", BigInteger, nullable=False),
)

# Who is known to a provider of the host's, and under what.
IDENTITIES: Final = Table(
    "identities",
    META,
    Column("issuer", String(200), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("identities_guest", "guest"),
)

# Guests whose tables are on the way to an account.
MOVES: Final = Table(
    "moves",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("account", String(32), ForeignKey("guests.id"), nullable=False),
)

MUTES: Final = Table(
    "mutes",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("guests.id"), primary_key=True),
)

# What is fixed when a table is made (a host who logs in to an account is that from then on); the
# status and what comes after it follow from its entries and are here to be found quickly.
TABLES: Final = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seat_count", Integer, nullable=False),
    Column("secret", String(128), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("deal", Text, nullable=False),  # of an imported record, else empty
    Column("host", String(32), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("previous", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("clock", Text, nullable=False, server_default=""),  # the time control, if there is one
    Column("status", String(16), nullable=False),
    Column("to_act", String(64), nullable=False),  # seats, separated by commas
    Column("ended", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Column("deadline", BigInteger, nullable=False, server_default="0"),  # when a flag falls
    # When the server has to look: then, or earlier, if somebody is to be warned.
    Column("wake", BigInteger, nullable=False, server_default="0"),
    Column("locked", Boolean, nullable=False, server_default=false()),
    Index("tables_status", "status", "public", "created"),
    Index("tables_host", "host"),
    Index("tables_wake", "wake"),
)

# When no process of the server was there: it is nobody's time. The time of the last sign of life is
# in the settings.
ABSENCES: Final = Table(
    "absences",
    META,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# When somebody is on holiday: their clocks stand still at tables that are played by turns.
HOLIDAYS: Final = Table(
    "holidays",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# What somebody has answered before the question. Not an entry: others would see that there is one.
ANSWERS: Final = Table(
    "answers",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

# Who sits where now; follows from the entries as well.
SEATS: Final = Table(
    "seats",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("bot", String(64), nullable=False),
    Index("seats_guest", "guest"),
)

# What a finished game was for each person; follows from the entries, to be found quickly.
RESULTS: Final = Table(
    "results",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),  # the rank; 0 if all agreed to end it
    Column("left", Boolean, nullable=False),  # a bot played it to the end
    Index("results_guest", "guest", "ended"),
)

# From where an account was last used: a keyed hash, to see that two of them play at one address.
ORIGINS: Final = Table(
    "origins",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("origin", String(32), nullable=False),
)

# How well somebody plays a game at a pace: now (`month` is empty), and at the end of each month.
# The pace `bots` is the estimate from games against bots. `low` orders the tables of the best.
RATINGS: Final = Table(
    "ratings",
    META,
    Column("guest", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("pace", String(16), primary_key=True),
    Column("month", String(7), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("low", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ratings_best", "game", "pace", "month", "low"),
)

# Every game that moved a rating, or would have but for `why`: `number` is their order, from which
# ratings can be made anew. They stay when their tables are removed.
RATED: Final = Table(
    "rated",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("why", String(16), nullable=False),
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Index("rated_number", "number"),
    Index("rated_guest", "guest", "game", "pace", "number"),
)

# What each seat is worth, in mu, as rated games have taught it.
OFFSETS: Final = Table(
    "offsets",
    META,
    Column("game", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worth", Float(53), nullable=False),
)

# Who looks for a game. `pair` is the id of the table that those who were found together will have;
# until `until` they can say yes.
POOL: Final = Table(
    "pool",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("origin", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("pair", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("yes", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("pool_pair", "pair"),
)

# Mini-cups: who sits at them, and the tables that they play.
CUPS: Final = Table(
    "cups",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("size", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
)
CUP_SEATS: Final = Table(
    "cup_seats",
    META,
    Column("cup", String(32), ForeignKey("cups.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Index("cup_seats_guest", "cup", "guest", unique=True),
)
CUP_GAMES: Final = Table(
    "cup_games",
    META,
    Column("cup", String(32), ForeignKey("cups.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("first", String(32), nullable=False),
    Column("second", String(32), nullable=False),
)

# Evenings: who takes part (`here` until they stand up, `seen` when their page last said so, free
# since `since` at the earliest), and who sat where in each game. The number of a game is part of
# the key, so that of two processes that pair the same people one wins.
EVENINGS: Final = Table(
    "evenings",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Index("evenings_ends", "ends"),
)
EVENING_PEOPLE: Final = Table(
    "evening_people",
    META,
    Column("evening", String(32), ForeignKey("evenings.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("evening_people_guest", "guest"),
)
EVENING_SEATS: Final = Table(
    "evening_seats",
    META,
    Column("evening", String(32), ForeignKey("evenings.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("evening_seats_table", "table_id"),
)

# Both databases use the index only for a question in the same words.
NAMES: Final = text("kind IN ('sit', 'name')")

# The source of truth: everything ever done at a table, numbered. If two processes write the same
# number, the primary key lets one of them win.
ENTRIES: Final = Table(
    "entries",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Where a name was written down: whoever is erased must be found there.
    Index("entries_names", "guest", sqlite_where=NAMES, postgresql_where=NAMES),
)

CHAT: Final = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table_id", "id"),
    Index("chat_guest", "guest"),
)

# Reviews of finished games: what is to be made, by whom, and what was made. A result has no names,
# and stays until a newer one is there.
REVIEWS: Final = Table(
    "reviews",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("state", String(16), nullable=False),  # waiting, working, done, failed
    Column("guest", String(32), nullable=False),  # who asked for it
    Column("asked", BigInteger, nullable=False),
    Column("worker", String(64), nullable=False),  # who works at it
    Column("lease", BigInteger, nullable=False),  # until when it is believed to be working
    Column("tries", Integer, nullable=False),
    Column("progress", Integer, nullable=False),  # in a hundred
    Column("engine", String(32), nullable=False),  # that made the result
    Column("finished", BigInteger, nullable=False),
    Column("result", Text, nullable=False),
    Column("shared", Boolean, nullable=False, server_default=false()),  # with all who have the link
    Index("reviews_state", "state", "asked"),
)

# What is the same for everybody on a day ("2026-11-17"). A person's first answer to the puzzle of a
# day is the one that counts.
TRIES: Final = Table(
    "tries",
    META,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("puzzle", String(32), nullable=False),
    Column("action", String(200), nullable=False),
    Column("solved", Boolean, nullable=False),
    Index("tries_guest", "guest"),
)

# How many have tried each puzzle, and how many of them found the answer. A row for each puzzle.
PUZZLES: Final = Table(
    "puzzles",
    META,
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# Tables with a deal of the day; how they ended follows from their entries.
DEALS: Final = Table(
    "deals",
    META,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(64), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("place", Integer, nullable=False),  # the rank; 0 until it is over, or if given up
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),  # over the best of the others
    Column("ended", BigInteger, nullable=False),
    Index("deals_day", "day", "game", "place", "margin"),
    Index("deals_guest", "guest", "day"),
)

# How somebody is told: by a feed, a webhook, Web Push. With a table, it is a webhook of that table.
WAYS: Final = Table(
    "ways",
    META,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("table_id", String(32), nullable=False, server_default=""),
    Column("kind", String(16), nullable=False),  # feed, webhook, push
    Column("target", Text, nullable=False),  # where to; of a feed the hash of its secret
    Column("keys", Text, nullable=False, server_default=""),  # of Web Push: the browser's, as JSON
    Column("base", String(200), nullable=False),  # the address of the page, for links
    Column("created", BigInteger, nullable=False),
    Column("worked", BigInteger, nullable=False, server_default="0"),  # when it last did
    Column("failed", Integer, nullable=False, server_default="0"),  # notices lost since then
    Index("ways_guest", "guest"),
    Index("ways_target", "target"),
)

# What somebody does not want to be told, and when not.
WISHES: Final = Table(
    "wishes",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("off", String(200), nullable=False, server_default=""),  # kinds, separated by commas
    Column("quiet_from", Integer, nullable=False, server_default="-1"),  # minutes of the day
    Column("quiet_to", Integer, nullable=False, server_default="-1"),
    Column("zone", String(64), nullable=False, server_default=""),
)

# Who is told when somebody looks for a game; `told` is when that last happened.
WATCHES: Final = Table(
    "watches",
    META,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("told", BigInteger, nullable=False),
    Index("watches_game", "game"),
)

# The outbox: written with the entry that it follows from. One for each person and table: a newer
# one takes the place of an older one. `guest` is "" for the table's own webhook. What concerns no
# table has another subject in its place: see `notices/subjects`.
NOTICES: Final = Table(
    "notices",
    META,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seq", Integer, nullable=False),  # of the entry
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),  # when it is looked at; 0 when it is settled
    Column("state", String(16), nullable=False),  # waiting, sent, seen, moot, off
    Index("notices_due", "due"),
    Index("notices_table", "table_id"),
)

# What is on its way to somebody, by one of their ways.
POSTS: Final = Table(
    "posts",
    META,
    Column("way", String(32), ForeignKey("ways.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),  # as in the notice
    Column("kind", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("posts_due", "due"),
    Index("posts_table", "table_id"),
)

PASSKEYS: Final = Table(
    "passkeys",
    META,
    Column("id", String(32), primary_key=True),
    Column("credential", String(1400), nullable=False, unique=True),  # base64url
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("public_key", Text, nullable=False),  # base64url
    Column("counter", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_guest", "guest"),
)

# What a passkey was asked to sign: once, soon, and by whoever asked.
CHALLENGES: Final = Table(
    "challenges",
    META,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),  # register, login, prove
    Column("session", String(64), nullable=False),  # of the token with which it was asked for
    Column("expires", BigInteger, nullable=False),
)

# Tokens of programs, by their hash; `owner` made it and can take it back.
PROGRAMS: Final = Table(
    "programs",
    META,
    Column("id", String(32), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),  # as whom it acts
    Column("owner", String(32), ForeignKey("guests.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("scopes", String(64), nullable=False),  # separated by commas
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # to the hour; 0: never
    Index("programs_owner", "owner"),
    Index("programs_guest", "guest"),
)
