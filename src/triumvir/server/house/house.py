"""The house: everything that a server process has, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.bots.standing import StandingTurns
from triumvir.server.bots.turns import BotTurns
from triumvir.server.config import Config
from triumvir.server.house.belongings import Belongings
from triumvir.server.house.cup_hall import CupHall
from triumvir.server.house.evening_hall import EveningHall
from triumvir.server.house.hearing import PRESENT, Hearing
from triumvir.server.house.live_tables import Held, LiveTables
from triumvir.server.house.seekers import Seekers
from triumvir.server.house.timekeeper import Timekeeper
from triumvir.server.limits import Buckets
from triumvir.server.loopwatch import watch_loop
from triumvir.server.notices.delivery import Delivery
from triumvir.server.notices.mail import Mailer
from triumvir.server.notices.mails import Mails
from triumvir.server.notices.subjects import Subjects
from triumvir.server.notices.ways import Ways
from triumvir.server.people.accounts import Accounts
from triumvir.server.people.guests import Guests
from triumvir.server.people.holidays import Holidays
from triumvir.server.people.origins import Origins
from triumvir.server.people.provider import Provider
from triumvir.server.protocol.messages import ChatLine, Notice
from triumvir.server.publish.news import encode
from triumvir.server.publish.publishing import say, send_all
from triumvir.server.records.records import Records
from triumvir.server.reviews.lines import Played
from triumvir.server.reviews.queue import ReviewQueue
from triumvir.server.slices import network_served
from triumvir.server.store.answers import AnswerRows, Chosen
from triumvir.server.store.batch import Row, Statement
from triumvir.server.store.channel import Channel
from triumvir.server.store.claims import Claims
from triumvir.server.store.cleaning import clean, is_due
from triumvir.server.store.committer import Committer
from triumvir.server.store.cups import Cups
from triumvir.server.store.daily import Daily
from triumvir.server.store.evenings import Evenings
from triumvir.server.store.listing import Listing
from triumvir.server.store.outbox import Outbox
from triumvir.server.store.people import People
from triumvir.server.store.pool import Pool
from triumvir.server.store.reviews import ReviewRows
from triumvir.server.store.schema import SETTINGS
from triumvir.server.store.standings import Standings
from triumvir.server.store.tables import Store
from triumvir.server.store.watches import Watches
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import now
from triumvir.server.tables.live import LiveTable
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table, new_id
from triumvir.server.tables.verbs.name import rename
from triumvir.server.tables.verbs.verb import Plan

SWEEP = 30.0
DELIVERY = 5.0  # seconds between looks into the outbox
PATIENCE = 5.0  # seconds to wait for the other processes at the start
DAY = 24 * 3600.0
CLEANING = 1800.0  # seconds between looks whether a day has gone by since the last cleaning
NOTICE = 1000  # characters of the host's announcement
LOGGED_OUT = 1008  # the code with which such a socket is closed
CHAT_RATE = 0.5  # lines a second, in the long run
LINE = 200  # bytes of a line of chat, beside what it says

log = logging.getLogger("triumvir.server")


class Visitor(Protocol):
    """A socket, as the house knows it."""

    guest: str
    person: Person

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class House:
    def __init__(self, config: Config, engine: AsyncEngine) -> None:
        self.config = config
        self.engine = engine
        self.process_id = new_id()
        self.store = Store(engine)
        self.listing = Listing(self.store)
        self.people = People(self.store)
        self.daily = Daily(self.store)
        self.standings = Standings(self.store)
        self.guests = Guests(engine, config)
        self.claims = Claims(engine)
        self.origins = Origins(engine, self.guests.key)
        self.accounts = Accounts(engine, config, self.guests)
        self.passkeys = self.accounts.passkeys
        self.provider = Provider(config.oidc, self.guests.key, engine) if config.oidc else None
        self.committer = Committer(engine, self.process_id)
        shared = engine.dialect.name == "postgresql"
        self.outbox = Outbox(engine, config.notice_seconds)
        self.tables = LiveTables(
            self.store, self.committer, self.outbox, shared, config.entries_a_table
        )
        self.live = self.tables.live
        self.timekeeper = Timekeeper(engine, self.store, self.tables)
        self.holidays = Holidays(engine)
        self.ways = Ways(engine, self.guests.key, self.outbox, config.webhooks_inside)
        self.ways.changed = self.say_ways
        self.mailer = Mailer(config.smtp) if config.smtp else None
        self.mails = Mails(self.accounts, self.ways, self.mailer)
        self.watches = Watches(engine)
        subjects = Subjects(Evenings(engine), self.watches)
        self.notices = Delivery(
            engine, self.ways, self.guests, self.tables.hold, self.where, subjects
        )
        self.notices.mailer = self.mailer
        self.belongings = Belongings(engine, self.listing, self.tables, self.accounts)
        self.bots = BotTurns(self.tables, self.spawn, config, self.guests.network_of)
        self.hints: dict[bytes, str] = {}  # what the coach advised, by what was seen
        self.answers = StandingTurns(
            self.tables, AnswerRows(engine), self.spawn, config.answer_seconds
        )
        self.tables.on_release = self.wake
        self.seekers = Seekers(Pool(engine, self.outbox.patience), self.store, self.create)
        self.cup_hall = CupHall(Cups(engine), self.tables.create_many)
        self.evening_hall = EveningHall(
            Evenings(engine), self.tables, self.seconds_away, lambda: bool(self.maintenance)
        )
        self.seekers.also = (self.cup_hall.begin_all, self.evening_hall.wave_all)
        self.records = Records(self.guests.network_of)
        self.review_rows = ReviewRows(engine)
        self.reviews = ReviewQueue(
            self.review_rows, self.claims, config, self.process_id, self.played
        )
        self.bots.pool.on_asked = self.reviews.give_way
        self.channel: Channel | None = None
        self.hearing: Hearing | None = None
        if shared:
            self.channel = Channel(engine, self.process_id)
            self.hearing = Hearing(self.tables, self.guests, self.channel, self.spawn)
            self.hearing.host_says = self.hear_host
            self.hearing.look_here = self.look_here
        self.room = Buckets(config.kept_a_day / DAY, config.kept_a_day)  # of a network
        self.chat_rates = Buckets(CHAT_RATE, config.chat_burst)
        self.visitors: set[Visitor] = set()
        self.maintenance = ""  # what newcomers are told while there is one
        self.tasks: set[asyncio.Task[Any]] = set()
        self.resuming: asyncio.Task[Any]

    # From start to end

    async def start(self) -> None:
        self.committer.start()
        await self.bots.start()
        self.records.crew.start()
        if self.channel is None:
            await self.review_rows.release()
        self.reviews.start()
        self.spawn(watch_loop())
        await self.read_maintenance()
        await self.timekeeper.start()
        self.spawn(self.timekeeper.run())
        await self.outbox.load()
        self.spawn(self.sweep())
        self.spawn(self.deliver())
        self.spawn(self.keep_clean())
        self.spawn(self.seekers.run())
        self.resuming = self.spawn(self.resume())
        if self.channel is not None and self.hearing is not None:
            self.spawn(self.channel.run(self.hearing.hear, self.hearing.catch_up_all))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.channel.listening.wait(), PATIENCE)

    async def stop(self) -> None:
        """Commit what is in progress and start nothing new."""
        self.tables.closing = True
        try:
            await self.bots.stop()
            await self.records.crew.stop()
            await self.reviews.stop()
            for live in list(self.live.values()):  # while one waits, others may be opened
                async with live.lock:
                    pass
            for task in list(self.tasks):
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            await self.committer.stop()
            self.accounts.passwords.stop()
            if self.mailer is not None:
                self.mailer.stop()
            if self.provider is not None:
                self.provider.stop()
        finally:
            await self.engine.dispose()
        log.info("ended")

    def wake(self, live: LiveTable) -> None:
        """A table was released: a bot may be to act, or a person who has answered in advance."""
        self.bots.wake(live)
        self.answers.wake(live)

    async def keep_answers(self, table: str, seat: int, guest: str, chosen: Chosen) -> None:
        """Answers also a question that is open right now."""
        await self.answers.rows.put(table, seat, guest, chosen)
        if self.channel is not None:
            await self.channel.say(f"host:answers:{table}")
        self.hear_host(f"answers:{table}")
        async with self.table(table):
            pass  # releasing a table wakes those who answer

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.end)
        return task

    def end(self, task: asyncio.Task[Any]) -> None:
        """Of work that nobody waits for: if it failed, the log says so."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            log.error("work in the background failed", exc_info=error)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.tables.release_idle(self.config.idle_seconds)

    async def deliver(self) -> None:
        """Notices, every few seconds."""
        while True:
            await asyncio.sleep(DELIVERY)
            try:
                await self.notices.round(now())
            except Exception as error:
                log.error("notices wait: %s: %s", type(error).__name__, error)

    async def resume(self) -> None:
        """Bots continue at tables that an ended process has left."""
        for id in {*await self.listing.waiting_for_bots(), *await self.answers.start()}:
            with contextlib.suppress(Refusal):
                async with self.table(id):
                    pass  # releasing a table wakes its bots
        await self.belongings.move_all()

    # What the host of the server does

    async def read_maintenance(self) -> None:
        chosen = select(SETTINGS.c.value).where(SETTINGS.c.name == "maintenance")
        rows = await self.store.rows(chosen)
        self.maintenance = rows[0].value if rows else ""

    async def set_maintenance(self, text: str) -> None:
        """During maintenance nobody new can come in and no table can be made; games continue."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(SETTINGS).where(SETTINGS.c.name == "maintenance"))
            if text:
                row = {"name": "maintenance", "value": text}
                await connection.execute(insert(SETTINGS), row)
            if self.channel is not None:
                await self.channel.tell(connection, "host:maintenance:")
        self.maintenance = text

    def check_maintenance(self) -> None:
        if self.maintenance:
            raise Refusal("maintenance", status=503, text=self.maintenance)

    async def announce(self, text: str) -> None:
        """Sent to everybody who is connected, to any process."""
        if self.channel is not None:
            await self.channel.say(f"host:notice:{text[:NOTICE]}")
        self.hear_host(f"notice:{text[:NOTICE]}")

    async def show_out(self, guest: str, login: str = "") -> None:
        """A guest's tokens are no longer valid, or those of one device, and neither are the
        sockets opened with them."""
        if self.channel is not None:
            await self.channel.say(f"host:out:{guest}:{login}")
        self.hear_host(f"out:{guest}:{login}")

    async def erase(self, person: Person) -> None:
        """With the bots as which their programs play: nobody is left who could play for them."""
        for bot in await self.belongings.bots_of(person.id):
            await self.erase(bot)
        await self.belongings.erase(person)
        if self.channel is not None:
            await self.channel.say(f"host:erased:{person.id}")
        await self.show_out(person.id)

    def hear_host(self, item: str) -> None:
        """What the host did at this process or another."""
        kind, _, rest = item.partition(":")
        if kind == "maintenance":
            self.spawn(self.read_maintenance())
        elif kind == "notice":
            message = encode(Notice(text=rest))
            self.spawn(send_all(message, list(self.visitors), self.visitors))
        elif kind == "out":
            guest, _, login = rest.partition(":")
            self.guests.forget(guest)
            for visitor in [one for one in self.visitors if one.guest == guest]:
                if login in ("", visitor.person.login):
                    visitor.close(LOGGED_OUT, "this token does not count any more")
        elif kind == "answers":
            self.answers.renew(rest)
        elif kind == "erased":
            self.spawn(self.belongings.forget(rest))

    async def keep_clean(self) -> None:
        """Remove abandoned data once a day."""
        while True:
            await asyncio.sleep(CLEANING)
            try:
                if await is_due(self.engine, now()):
                    gone = await clean(self.engine, self.config, now(), list(self.live))
                    log.info("cleaned: %s", gone)
            except Exception as error:
                log.error("cleaning failed: %s: %s", type(error).__name__, error)

    # Tables

    def table(self, id: str) -> Held:
        """The only access to a table: see `live_tables`."""
        return self.tables.hold(id)

    async def played(self, id: str) -> Played:
        """A finished game, for its review."""
        async with self.table(id) as held:
            table = held.table
            if table.status != "over" or table.result is None:
                raise Refusal("review-later", status=403)
            seat = table.result["seat"]
            resigned = seat if isinstance(seat, int) else -1
            agreed = resigned < 0 and table.result["outcome"] is None
            return Played(table.record().document(), resigned, agreed)

    async def change(self, id: str, plan: Plan) -> int:
        return await self.tables.change(id, plan)

    async def create(
        self, table: Table, drafts: list[Draft], also: Sequence[tuple[Statement, Row]] = ()
    ) -> None:
        """It is created even if the requester does not wait."""
        await asyncio.shield(self.spawn(self.tables.create(table, drafts, also)))

    async def insert(self, table: Table) -> None:
        """A table that has its entries already."""
        await asyncio.shield(self.spawn(self.tables.insert(table)))

    # What verbs ask for beside their table

    def take_room(self, size: int) -> None:
        """So many bytes more are to be kept for whoever is served right now."""
        network = network_served.get()
        if network and not self.room.take(network, size):
            raise Refusal("room", status=429)

    async def say(self, table: str, person: Person, text: str) -> None:
        self.take_room(LINE + len(text.encode()))
        async with self.table(table) as held:
            if not held.table.may_write(person.id):
                raise Refusal("chat-closed", status=403)
            held.live.silent = False
        line = ChatLine(id=0, guest=person.id, name=person.name, text=text, at=now())
        async with self.engine.begin() as connection:
            line = await self.store.add_chat(connection, table, line)
            if self.channel is not None:
                await self.channel.tell(connection, f"chat:{table}:{line.id}")
        await say(self.tables.at(table), line)

    async def mute(self, person: Person, other: str, on: bool) -> None:
        await self.guests.mute(person.id, other, on)

    async def seconds_away(self, table: str, seat: int) -> float:
        """For how long the person of a seat has not looked at the table, from any process."""
        async with self.table(table) as held:
            seats, live = held.table.seats, held.live
            guest = seats[seat].guest if seat < len(seats) else ""
        if not guest or live.is_present(guest):
            return PRESENT
        here = live.away(guest)
        if self.channel is None:
            return here
        elsewhere = await self.channel.ask(f"where:{table}:{guest}")
        # A process that does not answer is assumed to hold the guest, who is then not away.
        if elsewhere is None or live.is_present(guest):
            return PRESENT
        return min([here, *map(float, elsewhere)])

    # Notices

    async def say_ways(self, guest: str) -> None:
        """Other processes hear that somebody wants to be told, or does not any more."""
        if self.channel is not None:
            await self.channel.say(f"ways:{guest}")

    def look_here(self, guest: str, table: str) -> int:
        """Where this person looks, in this process: 2 at the table, 1 at something else."""
        live = self.live.get(table)
        if live is not None and live.is_present(guest):
            return 2
        return int(any(visitor.guest == guest for visitor in self.visitors))

    async def where(self, guest: str, table: str) -> int:
        """The same of all processes. One that does not answer may have them."""
        here = self.look_here(guest, table)
        if here == 2 or self.channel is None:
            return here
        elsewhere = await self.channel.ask(f"look:{table}:{guest}")
        return max([here, *map(int, elsewhere)]) if elsewhere is not None else max(here, 1)

    async def rename(self, before: Person, person: Person) -> None:
        """A guest has changed: other processes have the old one in memory, tables the old name."""
        if self.channel is not None:
            await self.channel.say(f"guest:{person.id}")
        if person.name != before.name:
            for id in await self.listing.unfinished(person.id):
                with contextlib.suppress(Refusal):  # one that cannot be read keeps the old name
                    await self.change(id, lambda table: rename(table, person))
