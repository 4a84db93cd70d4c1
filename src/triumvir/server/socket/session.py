"""One WebSocket: reads commands, writes messages. A slow reader is cut off, never waited for."""

from __future__ import annotations

import asyncio
import logging
import time
from contextvars import copy_context
from functools import partial

import msgspec

from triumvir.server.house.express import change_at_once
from triumvir.server.house.house import House
from triumvir.server.limits import Bucket
from triumvir.server.metrics import METRICS
from triumvir.server.protocol import commands as c
from triumvir.server.protocol.messages import Done, Refused, Welcome
from triumvir.server.publish.news import encode
from triumvir.server.publish.publishing import snapshot, stale
from triumvir.server.slices import SOCKETS, network_served, slices
from triumvir.server.socket.frames import POLICY, TRY_AGAIN
from triumvir.server.socket.serving import read
from triumvir.server.socket.wire import Wire
from triumvir.server.store.committer import Conflict
from triumvir.server.store.database import failure
from triumvir.server.tables.live import Look
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import REASON, Refusal, Stale
from triumvir.server.tables.verbs import AnyCommand, Verb
from triumvir.server.tables.verbs.act import Act
from triumvir.server.tables.verbs.mute import Mute
from triumvir.server.tables.verbs.ping import Ping
from triumvir.texts.language import known_language

FORGIVEN = 100  # rate-limit refusals in a row until the socket is closed
LONG = 4096  # bytes: a longer message counts as several
ENTRIES = 50  # as many entries told cost as much as one message
GREETING = 10.0  # seconds for a hello
WATCHED = 100  # tables on one socket
ACT = b'"act"'  # stands in every act
FAILED = "a command failed"


class Numbered(msgspec.Struct):
    """What is read of a message that is no command: which one is refused."""

    id: c.Number = 0


decoder = msgspec.json.Decoder(AnyCommand)
numbers = msgspec.json.Decoder(Numbered)
log = logging.getLogger("triumvir.server")


class Socket:
    def __init__(
        self, wire: Wire, house: House, person: Person, muted: set[str], address: str
    ) -> None:
        config = house.config
        self.wire = wire
        self.house = house
        self.person = person
        self.guest = person.id
        self.language = person.language
        self.muted = muted
        self.watched: set[str] = set()
        # Of this socket, of all sockets of this guest, of all at this address
        self.rates = (
            Bucket(config.messages_a_second, config.message_burst),
            wire.gate.guests.of(self.guest),
            wire.gate.addresses.of(address),
        )
        self.known = person  # as the house knows them
        self.waiting = config.waiting_messages
        self.greeted = False
        self.words = True
        self.hasty = 0
        self.context = copy_context()
        self.network = network_served.get()
        self.admitted: c.Command | None = None  # read already, and not carried out

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

    # Acts, of which there are more than of all the rest, at tables that are at hand

    def hear_at_once(self, data: bytes) -> bool:
        """Whether it is an act and at most has to wait for its turn."""
        if ACT not in data or len(data) > LONG:
            return False
        turns = slices()
        if turns.take(SOCKETS):
            return self.hear_act(data)
        self.wire.busy = True
        turns.call(SOCKETS, self.network, partial(self.hear_in_turn, data))
        return True

    def hear_in_turn(self, data: bytes) -> None:
        self.wire.busy = False
        if not self.wire.is_over() and not self.hear_act(data):
            self.wire.messages.appendleft(data)
        if not self.wire.busy:
            self.wire.go_idle()

    def hear_act(self, data: bytes) -> bool:
        """Whether it is carried out, or refused; else it is read, and the task carries it out."""
        begin = time.perf_counter()
        command: c.Command | None = None
        try:
            self.admit(data)
            command = decode(data)
            if self.act_at_once(command, begin):
                return True
        except Refusal as refusal:
            if command is None or not self.house.tables.shared:
                self.refuse(command.id if command is not None else id_of(data), refusal)
                return True
        except Stale:
            pass
        except Exception as error:
            self.refuse(command.id if command is not None else 0, failure(error, FAILED))
            return True
        self.admitted = command
        return False

    def act_at_once(self, command: c.Command, begin: float) -> bool:
        if not isinstance(command, Act) or not self.greeted or not self.person.may("play"):
            return False
        if self.house.guests.known.get(self.guest) is not self.known:
            return False  # they may have told their name since they connected
        self.wire.busy = change_at_once(
            self.house.tables,
            command.table,
            partial(command.drafts, person=self.person),
            self.context,
            partial(self.finish, command, begin),
        )
        return self.wire.busy

    def finish(self, command: Act, begin: float, seq: int, error: BaseException | None) -> None:
        """It is done, and told to all who look."""
        if error is None:
            METRICS.observe(time.perf_counter() - begin)
            self.send(encode(Done(id=command.id, seq=seq)))
        elif isinstance(error, Conflict):
            # Another process was first: the task looks again.
            self.admitted = command
            self.wire.messages.appendleft(b"")
        elif isinstance(error, Refusal):
            self.refuse(command.id, error)
        else:
            assert isinstance(error, Exception)
            self.refuse(command.id, failure(error, FAILED))
        self.wire.go_idle()

    # Everything

    def admit(self, data: bytes) -> None:
        METRICS.count("messages_total")
        if not self.take(1 + len(data) // LONG):
            self.hasty += 1
            if self.hasty > FORGIVEN:
                self.close(POLICY, "too many messages")
            raise Refusal("rate", status=429)
        self.hasty = 0

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

    def take(self, cost: float) -> bool:
        at = time.monotonic()
        socket, guest, address = self.rates
        return socket.take(cost, at) and guest.take(cost, at) and address.take(cost, at)

    def charge(self, entries: int) -> None:
        """Telling what happened in many entries costs as much as many messages."""
        for rate in self.rates:
            rate.charge(entries / ENTRIES)

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

    def refuse(self, id: int, refusal: Refusal) -> None:
        METRICS.refuse(refusal.code)
        self.send(
            encode(
                Refused(
                    id=id,
                    code=refusal.code,
                    fields=refusal.fields,
                    why=refusal.id,
                    rule=refusal.rule,
                    sentence=refusal.sentence(self.language) if self.words else "",
                )
            )
        )


def id_of(data: bytes) -> int:
    """The id of a message that was not obeyed; 0 if it has none, or if it is long."""
    if len(data) > LONG:
        return 0
    try:
        return numbers.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


def decode(data: bytes) -> c.Command:
    try:
        command: c.Command = decoder.decode(data)
        return command
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("shape", reason=str(error)[:REASON]) from error
