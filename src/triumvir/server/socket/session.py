"""One WebSocket: reads commands, writes messages. A slow reader is cut off, never waited for."""

from __future__ import annotations

import asyncio
import time

import msgspec

from triumvir.server.house.house import House
from triumvir.server.metrics import METRICS
from triumvir.server.protocol import commands as c
from triumvir.server.protocol.messages import Done, Welcome
from triumvir.server.publish.news import encode
from triumvir.server.publish.publishing import snapshot, stale
from triumvir.server.slices import SOCKETS, slices
from triumvir.server.socket.acting import FAILED, Acting
from triumvir.server.socket.decoding import decode, id_of
from triumvir.server.socket.frames import POLICY
from triumvir.server.socket.serving import read
from triumvir.server.socket.wire import Wire
from triumvir.server.store.database import failure
from triumvir.server.tables.live import Look
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal, Stale
from triumvir.server.tables.verbs import Verb
from triumvir.server.tables.verbs.act import Act
from triumvir.server.tables.verbs.mute import Mute
from triumvir.server.tables.verbs.ping import Ping
from triumvir.texts.language import known_language

GREETING = 10.0  # seconds for a hello
WATCHED = 100  # tables on one socket


class Socket(Acting):
    def __init__(
        self, wire: Wire, house: House, person: Person, muted: set[str], address: str
    ) -> None:
        super().__init__(wire, house, person, muted, address)
        self.watched: set[str] = set()

    # The life of a socket

    async def run(self) -> None:
        METRICS.count("sockets")
        greeting = asyncio.get_running_loop().call_later(GREETING, self.expect_greeting)
        self.house.visitors.add(self)
        self.wire.listener = self
        turns = slices()
        try:
            while (data := await read(self.wire)) is not None:
                if not turns.take(SOCKETS):
                    await turns.wait(SOCKETS)
                await self.hear(data)
        finally:
            greeting.cancel()
            self.wire.listener = None
            METRICS.count("sockets", -1)
            self.house.visitors.discard(self)
            self.leave_all()

    def expect_greeting(self) -> None:
        if not self.greeted:
            self.close(POLICY, "no hello came")

    # Everything

    async def hear(self, data: bytes) -> None:
        begin = time.perf_counter()
        command, self.admitted = self.admitted, None
        try:
            if command is None:
                self.admit(data)
                command = decode(data)
            await self.obey(command)
        except Stale:
            assert isinstance(command, c.AtTable)
            await self.tell_stale(command)
        except Refusal as refusal:
            self.refuse(command.id if command is not None else id_of(data), refusal)
        except Exception as error:
            failed = failure(error, FAILED)
            self.refuse(command.id if command is not None else id_of(data), failed)
        else:
            if isinstance(command, Act):
                METRICS.observe(time.perf_counter() - begin)

    async def obey(self, command: c.Command) -> None:
        if isinstance(command, c.Hello):
            self.greet(command)
            return
        if not self.greeted:
            raise Refusal("hello-first")
        if isinstance(command, c.Watch):
            await self.watch(command)
            return
        seq = 0
        if isinstance(command, c.Unwatch):
            self.leave(command.table)
        elif isinstance(command, Verb):
            if not isinstance(command, Ping) and not self.person.may("play"):
                raise Refusal("scope", status=403, scope="play")
            # They may have told their name since they connected.
            known = await self.house.guests.find(self.guest) or self.person
            if known is not self.known:
                self.known = known
                self.person = msgspec.structs.replace(
                    known, login=self.person.login, scopes=self.person.scopes
                )
            seq = await command.carry_out(self.house, self.person)
            if isinstance(command, Mute):
                (self.muted.add if command.on else self.muted.discard)(command.guest)
        self.send(encode(Done(id=command.id, seq=seq)))

    def greet(self, command: c.Hello) -> None:
        if command.version != c.VERSION:
            raise Refusal("version", wanted=c.VERSION, found=command.version)
        self.greeted = True
        self.words = command.words
        self.language = known_language(command.language) or self.person.language
        self.send(
            encode(
                Welcome(
                    id=command.id,
                    version=c.VERSION,
                    guest=self.guest,
                    name=self.person.name,
                    language=self.language,
                )
            )
        )

    async def watch(self, command: c.Watch) -> None:
        if len(self.watched) >= WATCHED:
            raise Refusal("watches", most=WATCHED)
        live = self.house.live.get(command.table)
        silent = live is not None and live.silent
        chat = [] if silent else await self.house.store.chat(command.table)
        async with self.house.table(command.table) as held:
            held.table.demand_look(self.guest)
            look = Look(command.seat, command.words, command.changes)
            if isinstance(look.seat, int) and not look.seats(held.table, self.guest):
                raise Refusal("foreign-seat", status=403)
            self.watched.add(command.table)
            self.charge(max(0, held.table.seq - command.since))
            told = await snapshot(
                held.live, held.table, self, command.id, command.since, look, chat
            )
            self.send(told)
            held.live.readers[self] = look

    def leave(self, id: str) -> None:
        live = self.house.live.get(id)
        self.watched.discard(id)
        if live is not None and live.readers.pop(self, None) is not None:
            live.seen[self.guest] = time.monotonic()

    def leave_all(self) -> None:
        for id in list(self.watched):
            self.leave(id)

    async def tell_stale(self, command: c.AtTable) -> None:
        async with self.house.table(command.table) as held:
            look = held.live.readers.get(self, Look(None, words=False))
            language = self.language if look.words else ""
            seats = look.seats(held.table, self.guest)
            self.send(await stale(held.table, seats, command.id, language))
