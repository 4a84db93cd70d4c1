"""Ratings in the database: entered with the entry that ends a game, in its transaction.

`settling` says which statements are carried out and is handed what they found; the two writers
carry them out, each on its database.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from sqlalchemy import bindparam, delete, func, insert, literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from triumvir.server.ratings.book import (
    Book,
    Change,
    Finished,
    Key,
    Seated,
    Standing,
    low,
)
from triumvir.server.ratings.scale import Skill
from triumvir.server.store.batch import Row, Statement
from triumvir.server.store.schema import ACCOUNTS, OFFSETS, ORIGINS, RATED, RATINGS

DAY: Final = 24 * 3600 * 1000  # milliseconds
A_PAIR: Final = 10  # games of the same two in a day that move ratings

NUMBER: Final = Statement(select(func.max(RATED.c.number)))
ORIGIN: Final = Statement(
    select(ACCOUNTS.c.guest, ORIGINS.c.origin)
    .outerjoin(ORIGINS, ORIGINS.c.guest == ACCOUNTS.c.guest)
    .where(ACCOUNTS.c.guest == bindparam("of_guest")),
    "of_guest",
)
STANDING: Final = Statement(
    select(RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games, RATINGS.c.won, RATINGS.c.last).where(
        RATINGS.c.guest == bindparam("of_guest"),
        RATINGS.c.game == bindparam("of_game"),
        RATINGS.c.pace == bindparam("of_pace"),
        RATINGS.c.month == bindparam("of_month"),
    ),
    *("of_guest", "of_game", "of_pace", "of_month"),
)
WORTH: Final = Statement(
    select(OFFSETS.c.worth)
    .where(OFFSETS.c.game == bindparam("of_game"), OFFSETS.c.seats == bindparam("of_seats"))
    .order_by(OFFSETS.c.seat),
    *("of_game", "of_seats"),
)
OTHER: Final = RATED.alias("other")
MET: Final = Statement(
    select(func.count())
    .select_from(RATED)
    .join(OTHER, OTHER.c.table_id == RATED.c.table_id)
    .where(
        RATED.c.guest == bindparam("of_guest"),
        OTHER.c.guest == bindparam("of_other"),
        RATED.c.why == literal_column("''"),
        RATED.c.at > bindparam("since"),
    ),
    *("of_guest", "of_other", "since"),
)
INSERT_RATED: Final = Statement(insert(RATED), *RATED.c.keys())
DELETE_STANDING: Final = Statement(
    delete(RATINGS).where(
        RATINGS.c.guest == bindparam("of_guest"),
        RATINGS.c.game == bindparam("of_game"),
        RATINGS.c.pace == bindparam("of_pace"),
        RATINGS.c.month == bindparam("of_month"),
    ),
    *("of_guest", "of_game", "of_pace", "of_month"),
)
INSERT_STANDING: Final = Statement(insert(RATINGS), *RATINGS.c.keys())
DELETE_WORTH: Final = Statement(
    delete(OFFSETS).where(
        OFFSETS.c.game == bindparam("of_game"), OFFSETS.c.seats == bindparam("of_seats")
    ),
    *("of_game", "of_seats"),
)
INSERT_WORTH: Final = Statement(insert(OFFSETS), *OFFSETS.c.keys())
STATEMENTS: Final = (
    *(NUMBER, ORIGIN, STANDING, WORTH, MET),
    *(INSERT_RATED, DELETE_STANDING, INSERT_STANDING, DELETE_WORTH, INSERT_WORTH),
)

# A statement and one row for it; what it found comes back.
Settling = Generator[tuple[Statement, Row], Sequence[Any], None]
Asking = Generator[tuple[Statement, Row], Sequence[Any], str]


def settling(games: Iterable[Finished]) -> Settling:
    """Everything that some finished games mean for ratings."""
    for game in games:
        yield from settle(game)


def settle(game: Finished) -> Settling:
    why = yield from reason(game)
    if why == "guest":
        return
    counted = game._replace(why=why)
    found = yield NUMBER, ()
    number = (found[0][0] or 0) + 1
    book = Book()
    for key in book.needs(counted):
        rows = yield STANDING, key
        if rows:
            mu, sigma, games, won, last = rows[0]
            book.standings[key] = Standing(Skill(mu, sigma), games, won, last)
    shape = (counted.game, len(counted.seats))
    rows = yield WORTH, shape
    if len(rows) == shape[1]:
        book.offsets[shape] = [row[0] for row in rows]
    before = dict(book.standings)
    worth = book.offsets.get(shape)
    for row in rated_rows(counted, number, book.enter(counted)):
        yield INSERT_RATED, row
    for key, standing in book.standings.items():
        if before.get(key) is not standing:
            yield DELETE_STANDING, key
            yield INSERT_STANDING, standing_row(key, standing)
    if book.offsets.get(shape) is not worth:
        yield DELETE_WORTH, shape
        for seat, value in enumerate(book.offsets[shape]):
            yield INSERT_WORTH, (*shape, seat, value)


def reason(game: Finished) -> Asking:
    """Why a game moves no rating; `guest`: somebody has no account, and nothing is noted."""
    people = game.people()
    origins = []
    for guest in people:
        rows = yield ORIGIN, (guest,)
        if not rows:
            return "guest"
        origins.append(rows[0][1] or "")
    if game.why:
        return game.why
    known = [origin for origin in origins if origin]
    if len(set(known)) < len(known):
        return "address"
    for one, other in combinations(people, 2):
        rows = yield MET, (one, other, game.at - DAY)
        if rows[0][0] >= A_PAIR:
            return "pair"
    return ""


def rated_rows(game: Finished, number: int, changes: Sequence[Change]) -> list[Row]:
    return [
        (
            *(game.table, one.seat, number, one.guest, one.bot, game.game, game.pace, game.at),
            *(one.place, game.why, *change.before, *change.after),
        )
        for one, change in zip(game.seats, changes, strict=True)
    ]


def standing_row(key: Key, standing: Standing) -> Row:
    skill = standing.skill
    return (*key, *skill, low(skill), standing.games, standing.won, standing.last)


async def rebuild(connection: AsyncConnection) -> int:
    """All ratings anew from the games, in their order; how many games there were."""
    await connection.execute(delete(OFFSETS))  # the first to write: nobody else does meanwhile
    statement = select(RATED).order_by(RATED.c.number, RATED.c.seat)
    games: dict[str, list[Any]] = {}
    for row in await connection.execute(statement):
        games.setdefault(row.table_id, []).append(row)
    book = Book()
    rated: list[dict[str, object]] = []
    for table, rows in games.items():
        first = rows[0]
        seats = tuple(Seated(row.seat, row.guest, row.bot, row.place) for row in rows)
        game = Finished(table, first.game, first.pace, first.at, seats, first.why)
        for values in rated_rows(game, first.number, book.enter(game)):
            rated.append(dict(zip(RATED.c.keys(), values, strict=True)))
    for table_of in (RATED, RATINGS):
        await connection.execute(delete(table_of))
    kept = set((await connection.execute(select(ACCOUNTS.c.guest))).scalars())
    standings = [
        dict(zip(RATINGS.c.keys(), standing_row(key, standing), strict=True))
        for key, standing in book.standings.items()
        if key[0] in kept  # whoever was erased has no rating
    ]
    offsets = [
        {"game": game, "seats": seats, "seat": seat, "worth": worth}
        for (game, seats), values in book.offsets.items()
        for seat, worth in enumerate(values)
    ]
    for table_of, made in ((RATED, rated), (RATINGS, standings), (OFFSETS, offsets)):
        if made:
            await connection.execute(insert(table_of), made)
    return len(games)
