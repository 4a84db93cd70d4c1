"""A program of ours at somebody's table: the bot protocol on one side, the socket on the other."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from triumvir.bots.program import Program, ProgramBot
from triumvir.client.client import Client, Json, Refused
from triumvir.client.pace import Pace
from triumvir.core.dealer import Dealer
from triumvir.core.outcome import Outcome
from triumvir.core.registry import find
from triumvir.server.tables.refusal import Refusal

LINK: Final = re.compile(r"/?(?:t/|#|api/v\d+/tables/)([A-Za-z0-9_-]{1,32})/?")
# Seconds until the first attempt to reconnect; later attempts wait longer.
SOON: Final = 0.2
LATE: Final = 10.0
# Temporary refusals: try again.
PASSING: Final = ("unavailable", "closing", "rate", "handed", "not-your-turn", "over")


def read_link(link: str) -> tuple[str, str]:
    """Where the server is, and the id of the table: from a table's link or its place in the API."""
    try:
        parts = urlsplit(link)
    except ValueError as error:
        raise Refusal("table-link", link=link) from error
    found = LINK.fullmatch(parts.path + (f"#{parts.fragment}" if parts.fragment else ""))
    if found is None or parts.scheme not in ("http", "https") or not parts.netloc:
        raise Refusal("table-link", link=link)
    return f"{parts.scheme}://{parts.netloc}", found[1]


@contextmanager
def spoken(url: str) -> Iterator[None]:
    """Before the program sits, whatever goes wrong is told in a sentence, and is the end."""
    try:
        yield
    except Refused as refused:
        raise Refusal(refused.code, str(refused.answer.get("sentence", refused))) from refused
    except (OSError, EOFError, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        raise Refusal("server-away", url=url, reason=str(reason)) from error


class Visitor:
    """A program with a seat, for one game. `tell` hears what its owner may want to know."""

    def __init__(
        self,
        link: str,
        program: Program,
        tell: Callable[..., None],
        *,
        token: str = "",
        seat: int | None = None,
        limit: float = 60.0,
        pace: float = 0.4,
        language: str = "en",
    ) -> None:
        url, self.table = read_link(link)
        self.client = Client(url, token, language)
        self.program = program
        self.tell = tell
        self.wanted = seat
        self.seat = -1  # until it sits
        self.limit = limit
        # As for the server's own bots: an answer without a choice takes as long as one with.
        self.pace = Pace(pace)
        self.player: ProgramBot | None = None

    async def run(self, name: str) -> Json:
        """Sit down and play until the game is over; the table at its end."""
        with spoken(self.client.url):
            await self.enter(name)
            async with self.client:
                await self.sit()
        pause = SOON
        while True:
            try:
                # Only here does the server say in words that a token is no longer valid.
                await self.client.call("GET", "/me")
                async with self.client:
                    pause = SOON
                    return await self.attend()
            except (OSError, EOFError) as error:
                self.tell("bot-lost", reason=str(getattr(error, "reason", None) or error))
            except Refused as refused:
                if refused.code not in PASSING:
                    with spoken(self.client.url):
                        raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATE)

    # Before the game

    async def enter(self, name: str) -> None:
        if not self.client.token:
            await self.client.enter((name or self.program.name)[:32])
        elif name:
            await self.client.call("PATCH", "/me", {"name": name[:32]})
        else:
            await self.client.call("GET", "/me")

    async def sit(self) -> None:
        """At the seat that is ours already, else at the one that is wanted, else at any."""
        seen = await self.client.send(type="watch", table=self.table)
        seats = seen["table"]["seats"]
        own = [seat["number"] for seat in seats if seat["guest"] == self.client.id]
        free = [seat["number"] for seat in seats if not seat["guest"] and not seat["bot"]]
        if own and (self.wanted is None or self.wanted in own):
            self.seat = own[0] if self.wanted is None else self.wanted
        elif self.wanted is None and (not free or seen["table"]["status"] != "open"):
            raise Refusal("no-free-seat")
        else:
            self.seat = free[0] if self.wanted is None else self.wanted
            await self.client.send(type="sit", table=self.table, seat=self.seat)
        self.tell("bot-seated", seat=self.seat, token=self.client.token)

    # At the table

    async def attend(self) -> Json:
        newest = await self.client.send(type="watch", table=self.table)
        while newest["table"]["status"] != "over":
            table = newest["table"]
            place = table["seats"][self.seat]
            if place["guest"] != self.client.id:
                raise Refusal("foreign-seat")
            if table["status"] == "playing" and place["bot"] and not place["resigned"]:
                # We were away for too long, and somebody let a bot play.
                await self.client.send(type="take", table=self.table, seat=self.seat)
            elif table["proposal"] is not None and self.seat in table["proposal"]["waiting"]:
                # Like the server's bots, a program agrees to everything.
                await self.client.send(type="agree", table=self.table)
            else:
                view = next((v["view"] for v in newest["views"] if v["seat"] == self.seat), None)
                paused = table["clock"] is not None and table["clock"]["paused"]
                if view is not None and view["choices"] and not place["bot"] and not paused:
                    answer = await self.act(newest, view)
                    if answer["type"] == "stale":
                        newest = answer
                        continue
            newest = await self.news(newest["seq"])
        await self.end(newest["table"])
        return dict(newest["table"])

    async def act(self, newest: Json, view: Json) -> Json:
        loop = asyncio.get_running_loop()
        begin = loop.time()
        action = await asyncio.to_thread(self.think, newest["table"], view)
        kind = str(view.get("phase"))
        forced = len(view["choices"]) == 1
        seconds = loop.time() - begin
        length = max(self.pace.forced(kind), seconds) if forced else self.pace.real(kind, seconds)
        await asyncio.sleep(max(0.0, begin + length - loop.time()))
        return await self.client.send(
            type="act", table=self.table, seat=self.seat, seq=newest["seq"], actions=[action]
        )

    def think(self, table: Json, view: Json) -> str:
        """What the program answers, or chance for it. Waits for the program."""
        game = find(table["game"])
        if self.player is None:
            if not game.meta.knows(table["revision"]):
                raise Refusal("revision", game=game.meta.title, revision=table["revision"])
            dealer = Dealer(secrets.token_hex(16))
            self.player = ProgramBot(game, dealer, self.program, self.limit)
            seed = secrets.token_hex(16)
            self.player.start(len(table["seats"]), self.seat, table["options"], seed)
        return self.player.choose(game.read_view(view)).text

    async def news(self, seq: int) -> Json:
        """How the table stands after something happened."""
        client = self.client

        def found() -> Json | None:
            for message in reversed(client.heard):
                if message["type"] == "lost":
                    raise ConnectionError("the connection is lost")
                if message["type"] == "update" and message["seq"] > seq:
                    return message if message["table"]["id"] == self.table else None
            return None

        async with client.change:
            while (message := found()) is None:
                await client.change.wait()
            client.heard.clear()
            return message

    async def end(self, table: Json) -> None:
        if self.player is not None:
            outcome = read_outcome((table["result"] or {}).get("outcome"))
            await asyncio.to_thread(self.player.end, outcome)


def read_outcome(document: Any) -> Outcome | None:
    if document is None:
        return None
    points, ranks = tuple(document["points"]), tuple(document["ranks"])
    return Outcome(points, ranks, document["reason"], document["rule"], document["lines"])
