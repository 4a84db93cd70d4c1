"""Journals: what has been seen of the hidden cards of each of two sides, kept by the state."""

from __future__ import annotations

from triumvir.core.action import ActionTable
from triumvir.core.document import Part, contradiction
from triumvir.core.game import State
from triumvir.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Journaled(State):
    """A state of a game of two sides that remembers, as bytes, what was seen of each."""

    __slots__ = ("memory0", "memory1")

    def __init__(self, table: ActionTable, source: Journaled | None = None) -> None:
        super().__init__(table, source)
        self.memory0: bytes = b"" if source is None else source.memory0
        self.memory1: bytes = b"" if source is None else source.memory1

    def memory(self, side: i64) -> bytes:
        return self.memory0 if side == 0 else self.memory1

    def set_memory(self, side: i64, journal: bytes) -> None:
        if side == 0:
            self.memory0 = journal
        else:
            self.memory1 = journal

    def remember(self, side: i64, fact: bytes) -> None:
        """One more fact about a side."""
        if side == 0:
            self.memory0 = self.memory0 + fact
        else:
            self.memory1 = self.memory1 + fact

    def is_journal(self, journal: bytes) -> bool:
        """Whether every fact is known and complete."""
        raise NotImplementedError

    def read_memory(self, side: i64, part: Part) -> None:
        """A journal as it stands in documents and views, in hexadecimal."""
        where = part.name("memory")
        try:
            journal = bytes.fromhex(part.text("memory"))
        except ValueError as error:
            raise contradiction(where, "expected hexadecimal text") from error
        if not self.is_journal(journal):
            raise contradiction(where, "this is no journal of facts")
        self.set_memory(side, journal)
