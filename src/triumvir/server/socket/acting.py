"""Acts at a socket: heard, carried out and acknowledged without a task, where that can be.

Nearly everything that comes is an act, so this is compiled; what waits stands in `session.py`.
"""

from __future__ import annotations

import logging
import time
from contextvars import copy_context
from functools import partial

from triumvir.native import mypyc_attr
from triumvir.server.house.express import change_at_once
from triumvir.server.house.house import House
from triumvir.server.limits import Bucket
from triumvir.server.metrics import METRICS
from triumvir.server.protocol import commands as c
from triumvir.server.protocol.messages import Done, Refused
from triumvir.server.publish.news import encode
from triumvir.server.slices import SOCKETS, network_served, slices
from triumvir.server.socket.decoding import LONG, decode, id_of
from triumvir.server.socket.frames import POLICY, TRY_AGAIN
from triumvir.server.socket.wire import Wire
from triumvir.server.store.committer import Conflict
from triumvir.server.store.database import failure
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal, Stale
from triumvir.server.tables.verbs.act import Act
from triumvir.server.tables.verbs.playing import act_as_person

FORGIVEN = 100  # rate-limit refusals in a row until the socket is closed
ENTRIES = 50  # entries in an answer that cost as much as one message
ACT = b'"act"'  # stands in every act
FAILED = "a command failed"

log = logging.getLogger("triumvir.server")


@mypyc_attr(allow_interpreted_subclasses=True)
class Acting:
    """A reader of tables whose acts need no task."""

    def __init__(
        self, wire: Wire, house: House, person: Person, muted: set[str], address: str
    ) -> None:
        config = house.config
        self.wire = wire
        self.house = house
        self.person = person
        self.plays: bool = person.may("play")
        self.guest: str = person.id
        self.language: str = person.language
        self.muted = muted
        # Of this socket, of all sockets of this guest, of all at this address
        self.rates: tuple[Bucket, Bucket, Bucket] = (
            Bucket(config.messages_a_second, config.message_burst),
            wire.gate.guests.of(self.guest),
            wire.gate.addresses.of(address),
        )
        self.known = person  # as the house knows them
        self.waiting: int = config.waiting_messages
        self.greeted = False
        self.words = True
        self.hasty = 0
        self.context = copy_context()
        self.network: str = network_served.get()
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
        if not isinstance(command, Act) or not self.greeted or not self.plays:
            return False
        if self.house.guests.known.get(self.guest) is not self.known:
            return False  # they may have told their name since they connected
        self.wire.busy = change_at_once(
            self.house.tables,
            command.table,
            partial(act_as_person, self.guest, command.seat, command.seq, command.actions),
            self.context,
            partial(self.finish, command, begin),
            self.wire.gather,
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

    def admit(self, data: bytes) -> None:
        METRICS.count("messages_total")
        if not self.take(1 + len(data) // LONG):
            self.hasty += 1
            if self.hasty > FORGIVEN:
                self.close(POLICY, "too many messages")
            raise Refusal("rate", status=429)
        self.hasty = 0

    def take(self, cost: float) -> bool:
        at = time.monotonic()
        socket, guest, address = self.rates
        return socket.take(cost, at) and guest.take(cost, at) and address.take(cost, at)

    def charge(self, entries: int) -> None:
        """Telling what happened in many entries costs as much as many messages."""
        for rate in self.rates:
            rate.charge(entries / ENTRIES)

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
