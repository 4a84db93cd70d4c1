"""From a command to the verb that fulfils it. Sockets and HTTP come here alike."""

from __future__ import annotations

import math

from sqlalchemy import insert

from triumvir.server import commands as c
from triumvir.server.entry import Draft, now
from triumvir.server.guests import Person, printable
from triumvir.server.house import House
from triumvir.server.limits import Buckets
from triumvir.server.messages import ChatLine
from triumvir.server.publishing import say
from triumvir.server.refusal import Refusal
from triumvir.server.schema import CHAT
from triumvir.server.table import Table
from triumvir.server.verbs import act, consent, seating, undo

CHAT_RATE = 0.5  # lines a second, in the long run


class Desk:
    def __init__(self, house: House) -> None:
        self.house = house
        self.chat_rates = Buckets(CHAT_RATE, house.config.chat_burst)

    async def fulfil(self, person: Person, command: c.Command) -> int:
        """Do it; the table's seq afterwards (0 for what is no table's affair)."""
        if isinstance(command, c.Mute):
            await self.house.guests.mute(person.id, command.guest, command.on)
            return 0
        if isinstance(command, c.Chat):
            await self.chat(person, command)
            return 0
        if isinstance(command, c.Hand):
            return await self.hand(person, command)
        if isinstance(command, c.AtTable):
            return await self.house.change(
                command.table, lambda table: self.plan(table, person, command)
            )
        return 0

    def plan(self, table: Table, person: Person, command: c.AtTable) -> list[Draft]:
        guest = person.id
        match command:
            case c.Act():
                return act.act(table, guest, command.seat, command.seq, command.actions)
            case c.Undo():
                return undo.undo(table, guest, command.seq, command.count)
            case c.Sit():
                return seating.sit(table, guest, person.name, command.seat)
            case c.Bot():
                return seating.put_bot(table, guest, command.seat, command.name)
            case c.Leave():
                return seating.leave(table, guest, command.seat)
            case c.Start():
                return seating.start(table, guest)
            case c.Propose():
                return consent.propose(table, guest, command.what, command.count)
            case c.Agree():
                return consent.agree(table, guest)
            case c.Decline():
                return consent.decline(table, guest)
            case c.Resign():
                return seating.resign(table, guest, command.seat)
            case c.Take():
                return seating.take(table, guest, command.seat)
            case _:
                raise Refusal("socket-only")

    async def hand(self, person: Person, command: c.Hand) -> int:
        """Whether somebody is away is asked before: the other processes take time to answer."""
        live = self.house.at(command.table)
        async with live.lock:
            seats = (await self.house.open(live)).seats
            guest = seats[command.seat].guest if command.seat < len(seats) else ""
        elsewhere = math.inf
        if self.house.notices is not None and guest and guest != person.id:
            elsewhere = await self.house.notices.away(command.table, guest)

        def plan(table: Table) -> list[Draft]:
            away = not live.is_present(guest) and self.is_long(min(live.away(guest), elsewhere))
            return seating.hand(table, person.id, command.seat, command.bot, away)

        return await self.house.change(command.table, plan)

    def is_long(self, seconds: float) -> bool:
        return seconds >= self.house.config.absence

    async def chat(self, person: Person, command: c.Chat) -> None:
        text = " ".join(printable(command.text).split())
        if not text or len(text) > self.house.config.chat_length:
            raise Refusal("chat-length", most=self.house.config.chat_length)
        if not self.chat_rates.take(person.id):
            raise Refusal("chat-rate", status=429)
        live = self.house.at(command.table)
        async with live.lock:
            await self.house.open(live)
        at = now()
        row = {"table_id": live.id, "guest": person.id, "name": person.name, "text": text, "at": at}
        async with self.house.engine.begin() as connection:
            made = await connection.execute(insert(CHAT), row)
            assert made.inserted_primary_key is not None
            id = made.inserted_primary_key[0]
            if self.house.notices is not None:
                await self.house.notices.tell(connection, f"chat:{live.id}:{id}")
        say(live, ChatLine(id=id, guest=person.id, name=person.name, text=text, at=at))
