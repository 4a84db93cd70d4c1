"""Asking the process for records: each guest, or each stranger's address, has a queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from triumvir.core.errors import InvalidRecord
from triumvir.server.records.questions import (
    Answer,
    Question,
    Replay,
    Replayed,
    TooMuch,
    Verified,
    Verify,
    Write,
    Written,
    Wrong,
)
from triumvir.server.tables.refusal import Refusal
from triumvir.server.workers.crew import Crew, WorkerFailed

MODULE = "triumvir.server.records.worker"
SECONDS = 10.0  # that a record may take; ours take some hundredths
WAITING = 8  # questions of one guest at a time

decode = msgspec.json.Decoder(Answer).decode


class Records:
    def __init__(self, network_of: Callable[[str], str]) -> None:
        self.crew = Crew(MODULE, 1, SECONDS, network_of)

    async def verify(self, owner: str, body: bytes) -> Verified:
        try:
            text = body.decode()
        except UnicodeError as error:
            raise Refusal("shape", reason=str(error)) from error
        found = await self.ask(owner, Verify(text))
        assert isinstance(found, Verified)
        return found

    async def replay(
        self, owner: str, record: dict[str, Any], at: int, seats: list[int | None]
    ) -> list[msgspec.Raw]:
        found = await self.ask(owner, Replay(record, at, seats))
        assert isinstance(found, Replayed)
        return found.views

    async def write(self, owner: str, record: dict[str, Any]) -> str:
        found = await self.ask(owner, Write(record))
        assert isinstance(found, Written)
        return found.text

    async def ask(self, owner: str, question: Question) -> Verified | Replayed | Written:
        if self.crew.queue.count(owner) >= WAITING:
            raise Refusal("rate", status=429)
        line = await self.answer(owner, msgspec.json.encode(question))
        found: Answer = decode(line)
        if isinstance(found, TooMuch):
            raise Refusal(found.code, status=413, most=found.most)
        if isinstance(found, Wrong):
            raise error_from(found) from cause_of(found)
        return found

    async def answer(self, owner: str, line: bytes) -> bytes:
        try:
            return (await self.crew.ask(owner, line)).line
        except WorkerFailed as error:
            raise Refusal("fault", status=500) from error


def error_from(wrong: Wrong) -> InvalidRecord:
    return InvalidRecord(wrong.message, wrong.id, wrong.fields)


def cause_of(wrong: Wrong) -> InvalidRecord | None:
    """With its own cause: a sentence may be made of all of them."""
    if wrong.cause is None:
        return None
    cause = error_from(wrong.cause)
    cause.__cause__ = cause_of(wrong.cause)
    return cause
