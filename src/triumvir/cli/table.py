"""A game being played at this terminal: the session, and what each seat did at once."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.record import Record
from triumvir.core.session import Session


class Table:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.session = Session(record)
        # How many actions each step has: one, or all of a shortcut. What was played before we
        # sat down stays.
        self.steps = [1] * len(self.session.standing)
        self.resumed = len(self.steps)

    @property
    def state(self) -> State:
        return self.session.state

    def act(self, seat: int, actions: Sequence[str]) -> None:
        """Play actions of one seat. All or none: a refusal changes nothing."""
        for tried in self.session.attempt(seat, actions):
            self.session.accept(tried)
        self.steps.append(len(actions))

    def can_undo(self, seat: int) -> bool:
        """Whether the last step is the seat's own and showed it nothing."""
        if len(self.steps) <= self.resumed or self.session.standing[-1].seat != seat:
            return False
        return not self.session.learned(self.steps[-1])

    def undo(self) -> None:
        """Take the last step back."""
        self.session.undo(self.steps.pop())

    def events(self) -> list[tuple[Event, int]]:
        """Everything that happened, with the number of the step."""
        found: list[tuple[Event, int]] = []
        at = 0
        for number, size in enumerate(self.steps):
            moves = self.session.standing[at : at + size]
            events = [event for move in moves for event in move.events]
            found += [(event, number) for event in (events if size == 1 else told_once(events))]
            at += size
        return found


def told_once(events: list[Event]) -> list[Event]:
    """Keep only the last of several equal events in a row that a shortcut made."""
    after = [event.kind for event in events[1:]] + [""]
    return [event for event, kind in zip(events, after, strict=True) if event.kind != kind]
