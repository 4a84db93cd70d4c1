"""The choices of a try that may fail: by chance, or else one way after the other.

A guess that has to relive a past tries at random first. Where no random try succeeds, which is
seldom, it goes through all of them: a tape says which way each choice goes, and is counted up.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.dealer import Dealer
from triumvir.core.document import contradiction
from triumvir.native import mypyc_attr

RANDOM_TRIES: Final = 2000
MOST_TRIES: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Choices:
    """A subclass says what an attempt is, and asks `choose` on the way. `things` are what is to be
    found, for the refusal."""

    def __init__(self, things: str) -> None:
        self.things: Final = things
        self.dealer = Dealer(0)
        self.systematic = False
        self.tape: list[int] = []
        self.widths: list[int] = []
        self.at = 0

    def attempt(self) -> bool:
        """One try; False where a choice made on the way was impossible."""
        raise NotImplementedError

    def choose(self, width: int) -> int:
        """One of so many ways; -1 if there is none."""
        if width == 0:
            return -1
        if not self.systematic:
            return self.dealer.below(width)
        if self.at == len(self.tape):
            self.tape.append(0)
        self.widths.append(width)
        self.at += 1
        return self.tape[self.at - 1]

    def succeed(self, dealer: Dealer) -> None:
        """Try until an attempt succeeds, or refuse the view."""
        self.dealer = dealer
        self.systematic = False
        for _ in range(RANDOM_TRIES):
            if self.attempt():
                return
        self.search()

    def search(self) -> None:
        """Try every past in order."""
        self.systematic = True
        self.tape = []
        for _ in range(MOST_TRIES):
            self.widths = []
            self.at = 0
            if self.attempt():
                return
            # The next tape: count up at its end.
            while self.tape and self.tape[-1] + 1 >= self.widths[len(self.tape) - 1]:
                self.tape.pop()
            if not self.tape:
                raise contradiction("view", f"no {self.things} fit its memory")
            self.tape[-1] += 1
        raise contradiction("view", f"no {self.things} that fit its memory in {MOST_TRIES} pasts")
