"""Muting somebody: not reading what they write."""

from __future__ import annotations

from triumvir.server.protocol.commands import Id
from triumvir.server.tables.person import Person
from triumvir.server.tables.verbs.verb import House, Verb


class Mute(Verb, kw_only=True, frozen=True):
    """See no more chat of another guest, or (`on` false) see it again."""

    guest: Id
    on: bool = True

    async def carry_out(self, house: House, person: Person) -> int:
        await house.mute(person, self.guest, self.on)
        return 0
