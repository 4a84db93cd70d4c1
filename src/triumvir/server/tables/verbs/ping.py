"""Asking whether the server is there."""

from __future__ import annotations

from triumvir.server.tables.person import Person
from triumvir.server.tables.verbs.verb import House, Verb


class Ping(Verb, kw_only=True, frozen=True):
    """Answered with `done`."""

    async def carry_out(self, house: House, person: Person) -> int:
        return 0
