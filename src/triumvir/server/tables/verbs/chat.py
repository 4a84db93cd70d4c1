"""Chat at a table. Lines are kept, but they are not entries."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from triumvir.server.printable import printable
from triumvir.server.protocol.commands import AtTable
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.verbs.verb import House, Verb


class Chat(Verb, AtTable, kw_only=True, frozen=True):
    """Say something; for those at the table, its host, and whom the host lets in (`admit`)."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]

    async def carry_out(self, house: House, person: Person) -> int:
        text = " ".join(printable(self.text).split())
        if not text or len(text) > house.config.chat_length:
            raise Refusal("chat-length", most=house.config.chat_length)
        if not house.chat_rates.take(person.id):
            raise Refusal("chat-rate", status=429)
        await house.say(self.table, person, text)
        return 0
