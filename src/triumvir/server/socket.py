"""One WebSocket: reads commands, writes messages. A slow reader is cut off, never waited for."""

from __future__ import annotations

import logging
import time

import msgspec

from triumvir.server import commands as c
from triumvir.server.database import failure
from triumvir.server.desk import Desk
from triumvir.server.guests import Person
from triumvir.server.limits import Bucket
from triumvir.server.messages import Done, Refused, Welcome
from triumvir.server.metrics import METRICS
from triumvir.server.publishing import encode, publish, snapshot, stale
from triumvir.server.refusal import Refusal, Stale
from triumvir.server.wire import Wire
from triumvir.texts.language import known_language

POLICY, TRY_AGAIN = 1008, 1013
FORGIVEN = 100  # refused for haste, one after the other, until the socket is closed
WATCHED = 100  # tables on one socket

decoder = msgspec.json.Decoder(c.AnyCommand)
log = logging.getLogger("triumvir.server")


class Socket:
    def __init__(self, wire: Wire, desk: Desk, person: Person, muted: set[str]) -> None:
        config = desk.house.config
        self.wire = wire
        self.desk = desk
        self.house = desk.house
        self.person = person
        self.guest = person.id
        self.language = person.language
        self.muted = muted
        self.watched: set[str] = set()
        self.rate = Bucket(config.messages_a_second, config.message_burst)
        self.waiting = config.waiting_messages
        self.greeted = False
        self.hasty = 0

    # Reader

    def send(self, message: bytes) -> None:
        self.wire.send(message)
        if self.wire.paused and len(self.wire.unsent) > self.waiting:
            self.close(TRY_AGAIN, "too slow: reconnect with the last seq you have seen")

    def has_muted(self, guest: str) -> bool:
        return guest in self.muted

    def close(self, code: int, reason: str) -> None:
        METRICS.count("sockets_cut_total")
        log.info("socket closed: %s", reason, extra={"guest": self.guest})
        self.wire.close(code, reason)

    # The life of a socket

    async def run(self) -> None:
        METRICS.count("sockets")
        try:
            while (data := await self.wire.read()) is not None:
                await self.hear(data)
        finally:
            METRICS.count("sockets", -1)
            self.leave_all()

    async def hear(self, data: bytes) -> None:
        METRICS.count("messages_total")
        begin = time.perf_counter()
        command: c.Command | None = None
        try:
            if not self.rate.take():
                self.hasty += 1
                if self.hasty > FORGIVEN:
                    self.close(POLICY, "too many messages")
                raise Refusal("rate", status=429)
            self.hasty = 0
            command = decode(data)
            await self.obey(command)
        except Stale:
            assert isinstance(command, c.AtTable)
            await self.tell_stale(command)
        except Refusal as refusal:
            self.refuse(command.id if command is not None else 0, refusal)
        except Exception as error:
            failed = failure(error, "a command failed")
            self.refuse(command.id if command is not None else 0, failed)
        else:
            if isinstance(command, c.Act):
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
        if isinstance(command, c.Unwatch):
            self.leave(command.table)
            seq = 0
        else:
            seq = await self.desk.fulfil(self.person, command)
            if isinstance(command, c.Mute):
                (self.muted.add if command.on else self.muted.discard)(command.guest)
        self.send(encode(Done(id=command.id, seq=seq)))

    def greet(self, command: c.Hello) -> None:
        if command.version != c.VERSION:
            raise Refusal("version", wanted=c.VERSION, found=command.version)
        self.greeted = True
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
        live = self.house.at(command.table)
        chat = await self.house.store.chat(command.table)
        async with live.lock:
            table = await self.house.open(live)
            self.watched.add(live.id)
            if live.published < table.seq:
                publish(live, table)
            self.send(snapshot(table, self, command.id, command.since, command.words, chat))
            live.readers[self] = command.words
            self.house.bots.wake(live)

    def leave(self, id: str) -> None:
        live = self.house.live.get(id)
        self.watched.discard(id)
        if live is not None and live.readers.pop(self, None) is not None:
            live.seen[self.guest] = time.monotonic()

    def leave_all(self) -> None:
        for id in list(self.watched):
            self.leave(id)

    async def tell_stale(self, command: c.AtTable) -> None:
        live = self.house.at(command.table)
        async with live.lock:
            table = await self.house.open(live)
            language = self.language if live.readers.get(self) else ""
            self.send(stale(table, self.guest, command.id, language))

    def refuse(self, id: int, refusal: Refusal) -> None:
        METRICS.count("refused_total")
        self.send(
            encode(
                Refused(
                    id=id,
                    code=refusal.code,
                    sentence=refusal.sentence(self.language),
                    rule=refusal.rule,
                )
            )
        )


def decode(data: bytes) -> c.Command:
    try:
        command: c.Command = decoder.decode(data)
        return command
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("shape", f"This is no command: {error}") from error
