"""What the host of a server can do while it runs, over a Unix socket in the data folder that nobody
else can open: it cannot be reached from the web.

A request is one line of JSON, `{"do": "close", "table": …}`; so is the answer, `{"done": …}` or
`{"refused": code, "sentence": …}`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, select, text, update

from triumvir.core.document import canonical
from triumvir.core.errors import TriumvirError
from triumvir.review import ENGINE, Review
from triumvir.review.agreement import agreement
from triumvir.review.document import SeatReview
from triumvir.server.house.house import House
from triumvir.server.people.handles import handle_key
from triumvir.server.ratings.scale import LOGIT, POINTS
from triumvir.server.store.postgres_writer import RATINGS_LOCK
from triumvir.server.store.ratings import rebuild
from triumvir.server.store.schema import ENTRIES, GUESTS, RATED, SEATS, TABLES
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.remove import send_away
from triumvir.server.tables.verbs.seats import seat_at
from triumvir.texts import say_refusal

MOST = 200  # lines of a list
UNREADABLE = ("game-gone", "revision", "broken-table")

log = logging.getLogger("triumvir.server")


class Admin:
    def __init__(self, house: House) -> None:
        self.house = house

    async def obey(self, request: dict[str, Any]) -> Any:
        wish = request.get("do")
        if wish == "tables":
            return await self.tables()
        if wish == "guests":
            return await self.guests()
        if wish == "close":
            return await self.close(str(request["table"]))
        if wish == "unseat":
            return await self.unseat(str(request["table"]), int(request["seat"]))
        if wish in ("ban", "unban"):
            return await self.ban(str(request["guest"]), wish == "ban")
        if wish in ("reset", "invite"):
            return await self.house.accounts.make_link(wish, str(request.get("name", "")))
        if wish == "ratings-rebuild":
            return await self.rebuild_ratings()
        if wish == "ratings-of":
            return await self.ratings_of(str(request["name"]))
        if wish == "ratings-agreement":
            return await self.agreement()
        if wish == "cup":
            return await self.house.cup_hall.make(
                *(str(request["name"]), str(request["game"]), int(request["size"])),
                *(str(request["pace"]), bool(request["rated"])),
            )
        if wish == "evening":
            return await self.house.evening_hall.make(
                *(str(request["name"]), str(request["game"]), int(request["starts"])),
                *(int(request["minutes"]), str(request["pace"]), bool(request["rated"])),
            )
        if wish == "end-evening":
            return await self.end_evening(str(request["evening"]))
        if wish == "unrate":
            return await self.unrate(str(request["table"]))
        if wish == "broadcast":
            await self.house.announce(str(request["text"]))
            return len(self.house.visitors)
        if wish == "maintenance":
            await self.house.set_maintenance(str(request["text"]))
            return self.house.maintenance
        raise Refusal("shape", reason=f"do: {wish!r}")

    async def tables(self) -> list[dict[str, Any]]:
        """The newest, with who hosts them and when something was last done there."""
        last = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table_id == TABLES.c.id)
        seats = select(func.count()).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.guest != "")
        statement = (
            select(
                TABLES.c.id,
                TABLES.c.game,
                TABLES.c.status,
                TABLES.c.public,
                TABLES.c.host,
                GUESTS.c.name.label("host_name"),
                last.scalar_subquery().label("last"),
                seats.scalar_subquery().label("people"),
            )
            .outerjoin(GUESTS, GUESTS.c.id == TABLES.c.host)
            .order_by(TABLES.c.created.desc())
            .limit(MOST)
        )
        return [dict(row._mapping) for row in await self.house.store.rows(statement)]

    async def guests(self) -> list[dict[str, Any]]:
        """Those who were here last."""
        hosted = select(func.count()).where(TABLES.c.host == GUESTS.c.id).scalar_subquery()
        statement = (
            select(
                GUESTS.c.id,
                GUESTS.c.name,
                GUESTS.c.created,
                GUESTS.c.seen,
                GUESTS.c.banned,
                hosted.label("tables"),
            )
            .order_by(GUESTS.c.seen.desc(), GUESTS.c.created.desc())
            .limit(MOST)
        )
        here = {visitor.guest for visitor in self.house.visitors}
        rows = await self.house.store.rows(statement)
        return [{**row._mapping, "here": row.id in here} for row in rows]

    async def close(self, id: str) -> str:
        """A table is over, whatever was played there; also one that cannot be read."""

        def plan(table: Table) -> list[Draft]:
            if table.status == "over":
                raise Refusal("over")
            return [Draft("end", text="closed")]

        try:
            await self.house.change(id, plan)
        except Refusal as refusal:
            if refusal.code not in UNREADABLE:
                raise
            result = canonical({"outcome": None, "reason": "closed", "seat": None})
            over = {"status": "over", "to_act": "", "ended": now(), "result": result}
            async with self.house.engine.begin() as connection:
                await connection.execute(update(TABLES).where(TABLES.c.id == id).values(**over))
        return id

    async def unseat(self, id: str, seat: int) -> str:
        def plan(table: Table) -> list[Draft]:
            if not seat_at(table, seat).guest:
                raise Refusal("nobody-there")
            return [send_away(table, seat)]

        await self.house.change(id, plan)
        return id

    async def rebuild_ratings(self, without: str = "") -> int:
        """All ratings anew, one table left out; how many games they follow from."""
        async with self.house.engine.begin() as connection:
            if self.house.channel is not None:
                locked = text("SELECT pg_advisory_xact_lock(:lock)")
                await connection.execute(locked, {"lock": RATINGS_LOCK})
            if without:
                chosen = update(RATED).where(RATED.c.table_id == without)
                found = await connection.execute(chosen.values(why="host"))
                if not found.rowcount:
                    raise Refusal("no-table", status=404)
            return await rebuild(connection)

    async def unrate(self, table: str) -> str:
        """A game that was not fair moves no rating; it stays where it is."""
        await self.rebuild_ratings(without=table)
        return table

    async def end_evening(self, id: str) -> str:
        """No more pairings. Nobody sees one that had not begun any more."""
        await self.house.evening_hall.evenings.end(id, now())
        return id

    async def ratings_of(self, name: str) -> list[dict[str, Any]]:
        """Of somebody, for each opponent: games, victories, and what they brought, in points. Who
        has risen by one opponent, or by newcomers alone, stands out."""
        account = await self.house.people.account(handle_key(name))
        if account is None:
            raise Refusal("no-person", status=404)
        rows = await self.house.standings.opponents(account.guest)
        return [
            {
                "game": row.game,
                "pace": row.pace,
                "name": row.name,
                "games": row.games,
                "won": int(row.won or 0),
                "theirs": row.all_games,
                "points": round(row.gained * POINTS / LOGIT),
                "newest": row.newest,
                "table": row.table_id,
            }
            for row in rows
        ]

    async def agreement(self) -> dict[str, Any]:
        """Who chose as the engine would in rated games among people, the highest first. Games that
        nobody has asked a review of are put in the queue, so that more is known next time."""
        rows, missing = await self.house.review_rows.of_rated(MOST)
        for table in missing:
            await self.house.review_rows.ask(table, "", ENGINE, now(), MOST, MOST)
        self.house.reviews.more.set()
        played: dict[tuple[str, str], list[SeatReview]] = {}
        for row in rows:
            found = msgspec.json.decode(row.result, type=Review)
            person = played.setdefault((row.name, row.game), [])
            person += [one for one in found.seats if one.seat == row.seat]
        known = {key: agreement(reviews) for key, reviews in played.items()}
        ranked = sorted(
            [key for key, found in known.items() if found.questions],
            key=lambda key: (not known[key].stands_out(), -known[key].part()),
        )
        people = [
            {
                "name": name,
                "game": game,
                "games": len(played[name, game]),
                "questions": known[name, game].questions,
                "agreed": known[name, game].agreed,
                "stands_out": known[name, game].stands_out(),
            }
            for name, game in ranked[:MOST]
        ]
        return {"people": people, "waiting": len(missing)}

    async def ban(self, guest: str, on: bool) -> str:
        await self.house.guests.ban(guest, on)
        await self.house.show_out(guest)
        return guest


# The socket


def sockets(folder: Path) -> list[Path]:
    return sorted(folder.glob("admin-*.sock"))


@contextlib.contextmanager
def short_path(path: Path) -> Iterator[str]:
    """A socket's path may have about a hundred characters at most; where the system allows it, we
    name it from within its folder."""
    if not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


async def remove_dead(folder: Path) -> None:
    """Sockets of processes that have ended: a signal ends one before it has tidied up."""
    for path in sockets(folder):
        with contextlib.suppress(ProcessLookupError, ValueError):
            os.kill(int(path.stem.partition("-")[2]), 0)
            continue  # it runs, and may be about to listen
        with short_path(path) as name:
            try:
                _, writer = await asyncio.open_unix_connection(name)
            except OSError:
                path.unlink(missing_ok=True)
            else:
                writer.close()


@contextlib.asynccontextmanager
async def listening(house: House) -> Any:
    """Serve the admin socket while the server runs."""
    await remove_dead(house.config.data)
    path = house.config.data / f"admin-{os.getpid()}.sock"
    path.unlink(missing_ok=True)
    admin = Admin(house)
    with short_path(path) as name:
        server = await asyncio.start_unix_server(lambda r, w: answer(admin, r, w), name)
        path.chmod(0o600)
        try:
            yield
        finally:
            server.close()
            path.unlink(missing_ok=True)


async def answer(admin: Admin, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        request = json.loads(await reader.readline())
        told = await tell(admin, request)
        writer.write(json.dumps(told).encode() + b"\n")
        await writer.drain()
    except (ValueError, OSError):
        pass
    finally:
        writer.close()


async def tell(admin: Admin, request: dict[str, Any]) -> dict[str, Any]:
    language = str(request.get("language", "en"))
    try:
        done = await admin.obey(request)
    except Refusal as refusal:
        return {"refused": refusal.code, "sentence": refusal.sentence(language)}
    except TriumvirError as error:  # the rules themselves: there is no such game
        return {"refused": "rules", "sentence": say_refusal(error, language)}
    log.info("the host: %s", request.get("do"))
    return {"done": done}


async def ask(path: Path, request: dict[str, Any]) -> dict[str, Any] | None:
    """What a running server answers; None if none listens there any more."""
    try:
        with short_path(path) as name:
            reader, writer = await asyncio.open_unix_connection(name, limit=2**24)
    except (ConnectionRefusedError, FileNotFoundError):
        path.unlink(missing_ok=True)
        return None
    writer.write(json.dumps(request).encode() + b"\n")
    await writer.drain()
    line = await reader.readline()
    writer.close()
    found: dict[str, Any] = json.loads(line)
    return found
