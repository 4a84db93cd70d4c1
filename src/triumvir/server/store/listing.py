"""Lists of tables, straight from the database."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, BindParameter, Row, Select, String, bindparam, func, select

from triumvir.core.dealer import commitment
from triumvir.core.errors import UnknownGame
from triumvir.core.registry import find
from triumvir.server.gently import gently
from triumvir.server.protocol.clocks import ClockInfo
from triumvir.server.protocol.messages import Info, SeatInfo
from triumvir.server.store.schema import DEALS, ENTRIES, GUESTS, SEATS, TABLES
from triumvir.server.store.tables import Store, read_json
from triumvir.server.tables.bot_names import is_bot
from triumvir.server.tables.clock import GRACE
from triumvir.server.tables.entry import day_of, now
from triumvir.server.tables.verbs.branch import branch_from

MOST = 100
A_PAGE = 20
A_LADDER = 500  # games that are looked at for the ladder
A_HOST = 3  # in the public list
FIRST = ("branch", "rated")  # entries with which a table begins that is not as others are


class Listing:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self, page: int, fresh: int) -> tuple[list[Info], bool]:
        """Public tables that wait for players or can be watched: the newest first, few a host, none
        where nothing has happened since `fresh`, none that is locked. Whether there are more."""
        tables = await self.infos(LISTED, A_PAGE + 1, fresh=fresh, skipped=page * A_PAGE)
        return tables[:A_PAGE], len(tables) > A_PAGE

    async def of(self, guest: str) -> list[Info]:
        """Where a guest sits or is the host, the newest first; without those that were closed."""
        return await self.infos(OWN, guest=guest)

    async def going_on(self, guest: str) -> list[Info]:
        """A guest's tables that are not over."""
        return await self.infos(GOING_ON, guest=guest)

    async def waiting(self, guest: str, fresh: int, most: int) -> list[Info]:
        """Public tables with a free seat that were made since `fresh`, few a host, none of which is
        this guest's."""
        return await self.infos(WAITING, most, guest=guest, fresh=fresh)

    async def finished(self, guest: str) -> list[Info]:
        """The last games that a guest has played to their end."""
        return await self.infos(FINISHED, A_LADDER, guest=guest)

    async def ids_of(self, guest: str) -> list[str]:
        """All tables where a guest sits or is the host, the oldest first."""
        statement = select(TABLES.c.id).where(belongs(guest)).order_by(TABLES.c.created)
        return [row.id async for part in self.store.parts(statement) for row in part]

    async def has_finished(self, guest: str) -> bool:
        """Whether a guest has played a game to its end."""
        statement = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest == guest, TABLES.c.status == "over")
            .where(~TABLES.c.result.contains('"reason":"closed"'))
            .limit(1)
        )
        return bool(await self.store.rows(statement))

    async def unfinished(self, guest: str) -> list[str]:
        statement = select(TABLES.c.id).where(belongs(guest), TABLES.c.status != "over")
        return [row.id for row in await self.store.rows(statement)]

    async def waiting_for_bots(self) -> list[str]:
        """Tables where a bot is to act."""
        statement = (
            select(TABLES.c.id, TABLES.c.to_act, SEATS.c.number)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.status == "playing", SEATS.c.bot != "")
        )
        rows = await self.store.rows(statement)
        return list({row.id for row in rows if str(row.number) in row.to_act.split(",")})

    async def count_unfinished(self, guest: str) -> int:
        return int((await self.store.rows(UNFINISHED, guest=guest))[0][0])

    async def infos(self, statement: Select[Any], most: int = MOST, **given: Any) -> list[Info]:
        """Of the tables that one of the statements below finds."""
        rows = await self.store.rows(statement, most=most, **given)
        tables = [list(same) for _id, same in groupby(rows, lambda row: row.id)]
        return await gently(
            info_from(
                same[0],
                [row for row in same if row.number is not None],
                (same[0].first_kind or "", same[0].first_text or ""),
                same[0].day or "",
            )
            for same in tables
        )


def belongs(guest: str | BindParameter[str]) -> Any:
    """Found by two indices; `or` would read all tables."""
    sits = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    hosts = select(TABLES.c.id).where(TABLES.c.host == guest)
    return TABLES.c.id.in_(sits.union(hosts))


# Statements. Each is written down once: SQLAlchemy takes one to three milliseconds to put one
# together, which everybody else would wait for.

GUEST = bindparam("guest", type_=String)
FRESH = bindparam("fresh", type_=BigInteger)


def of_each_host() -> Any:
    """The place of a table among those of its host, the newest first."""
    newest = TABLES.c.created.desc()
    return func.row_number().over(partition_by=TABLES.c.host, order_by=newest).label("place")


def listed() -> Select[Any]:
    last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    found = (
        select(TABLES.c.id, of_each_host())
        .where(
            TABLES.c.public.is_(True),
            TABLES.c.locked.is_(False),
            TABLES.c.status.in_(("open", "playing")),
            func.coalesce(last, TABLES.c.created) >= FRESH,
        )
        .subquery()
    )
    few = select(found.c.id).where(found.c.place <= A_HOST)
    skipped = bindparam("skipped", type_=BigInteger)
    return select(TABLES).where(TABLES.c.id.in_(few)).offset(skipped)


def waiting() -> Select[Any]:
    found = (
        select(TABLES.c.id, of_each_host())
        .where(
            TABLES.c.public.is_(True),
            TABLES.c.locked.is_(False),
            TABLES.c.status == "open",
            TABLES.c.created >= FRESH,
            TABLES.c.host != GUEST,
        )
        .subquery()
    )
    # By the seats of each table: `guest == ""` would go through all seats of bots, of which
    # there are as many as games.
    empty = func.length(SEATS.c.guest) + func.length(SEATS.c.bot) == 0
    free = select(SEATS.c.table_id).where(SEATS.c.table_id == found.c.id, empty)
    few = select(found.c.id).where(found.c.place <= A_HOST, free.exists())
    return select(TABLES).where(TABLES.c.id.in_(few))


def finished() -> Select[Any]:
    sits = select(SEATS.c.table_id).where(SEATS.c.guest == GUEST)
    # `status == "over"` would be found by its index, which goes through all finished games.
    over = TABLES.c.status.not_in(("open", "playing"))
    return select(TABLES).where(TABLES.c.id.in_(sits), over, TABLES.c.deal == "")


def with_seats(tables: Select[Any]) -> Select[Any]:
    """The newest of these, and what a list tells of them: one question whatever is found, so that
    PostgreSQL plans it once."""
    most = bindparam("most", type_=BigInteger)
    newest = tables.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most).subquery()
    first = (ENTRIES.c.table_id == newest.c.id) & (ENTRIES.c.seq == 0)
    return (
        select(
            *newest.c,
            *(SEATS.c.number, SEATS.c.guest, SEATS.c.bot, GUESTS.c.name, DEALS.c.day),
            *(ENTRIES.c.kind.label("first_kind"), ENTRIES.c.text.label("first_text")),
        )
        .select_from(newest)
        .outerjoin(SEATS, SEATS.c.table_id == newest.c.id)
        .outerjoin(GUESTS, GUESTS.c.id == SEATS.c.guest)
        .outerjoin(ENTRIES, first & ENTRIES.c.kind.in_(FIRST))
        .outerjoin(DEALS, DEALS.c.table_id == newest.c.id)
        .order_by(newest.c.created.desc(), newest.c.id, SEATS.c.number)
    )


CLOSED = TABLES.c.result.contains('"reason":"closed"')
LISTED: Final = with_seats(listed())
OWN: Final = with_seats(select(TABLES).where(belongs(GUEST), ~CLOSED))
GOING_ON: Final = with_seats(select(TABLES).where(belongs(GUEST), TABLES.c.status != "over"))
WAITING: Final = with_seats(waiting())
FINISHED: Final = with_seats(finished())
UNFINISHED: Final = (
    select(func.count())
    .select_from(TABLES)
    .where(TABLES.c.host == GUEST, TABLES.c.status != "over")
)


def trouble(table: Row[Any]) -> str:
    """Why the table cannot be opened; whatever the reason, the list must still work."""
    try:
        if not find(table.game).meta.knows(table.revision):
            return "revision"
    except UnknownGame:
        return "game"
    return "" if read_json(table.options) is not None else "damaged"


def info_from(
    table: Row[Any],
    seats: Sequence[Row[Any]],
    first: tuple[str, str] = ("", ""),
    daily: str = "",
) -> Info:
    """As `tables.info` says it, but for what only the entries tell: a proposal, the table of a
    rematch, whether onlookers may write, and who resigned where a bot plays on. `first` is the kind
    and the text of its first entry, if it is one of `FIRST`.
    """
    kind, text = first
    wrong = trouble(table)
    result = read_json(table.result) if table.result else None
    resigned = result.get("seat") if result and result.get("reason") == "resigned" else None
    options = read_json(table.options) or {}
    sealed = daily >= day_of(now())  # "" is before all days
    roles = [] if wrong else find(table.game).roles(options)
    return Info(
        id=table.id,
        game=table.game,
        revision=table.revision,
        options=options,
        status=table.status,
        public=table.public,
        host=table.host,
        seats=[
            seat_from(
                seat,
                roles[seat.number] if seat.number < len(roles) else "",
                resigned=seat.number == resigned,
            )
            for seat in seats
        ],
        to_act=[int(seat) for seat in table.to_act.split(",") if seat.isdecimal()],
        commitment=commitment(table.secret) if table.secret else "",
        secret=table.secret if table.status == "over" and not sealed else "",
        result=result,
        proposal=None,
        previous=table.previous,
        next="",
        created=table.created,
        ended=table.ended,
        locked=table.locked,
        rated=kind == "rated",
        match=int(text.split(" ")[1]) if kind == "rated" and text else 0,
        clock=clock_from(table.clock, table.deadline),
        daily=daily,
        branch=branch_from(text) if kind == "branch" else None,
        trouble=wrong,
    )


def clock_from(text: str, flag: int) -> ClockInfo | None:
    """The time control, and when the time of the next is over; the clocks themselves follow from
    the entries. The flag falls after a grace, of which nobody is told."""
    try:
        clock = msgspec.json.decode(text, type=ClockInfo) if text else None
    except msgspec.MsgspecError:
        return None
    if clock is None or not flag:
        return clock
    return msgspec.structs.replace(clock, deadline=flag - GRACE[clock.pace])


def seat_from(seat: Row[Any], role: str, resigned: bool) -> SeatInfo:
    name = seat.name or ""
    if seat.bot:
        name = f"{name} ({seat.bot})" if name else seat.bot
    return SeatInfo(
        number=seat.number,
        role=role,
        name=name,
        guest=seat.guest,
        bot=seat.bot,
        resigned=resigned,
        program=is_bot(seat.name or ""),
    )
