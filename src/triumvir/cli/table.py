"""A game being played here: the record, the state that follows from it, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from triumvir.core.event import Event
from triumvir.core.learns import learns
from triumvir.core.record import Record


class Step(NamedTuple):
    """What one seat did at once: one action, or all of a shortcut."""

    seat: int
    size: int
    sealed: bool  # cannot be taken back: the seat learned something by it
    events: list[Event]


class Table:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.start()
        self.steps: list[Step] = []
        for seat, text in record.standing():
            events: list[Event] = []
            self.state.play(seat, record.game.parse(text), events)
            self.steps.append(Step(seat, 1, sealed=True, events=events))

    def act(self, seat: int, actions: Sequence[str], person: bool) -> None:
        """Play actions of one seat. All or none: a refusal changes nothing."""
        state = self.state.clone()
        events: list[Event] = []
        sealed = not person
        for text in actions:
            action = self.record.game.parse(text)
            sealed = sealed or learns(state, seat, action)
            state.play(seat, action, events)
        self.state = state
        self.record.entries.extend([(seat, self.record.game.parse(text).text) for text in actions])
        self.steps.append(Step(seat, len(actions), sealed, events))
        outcome = state.outcome()
        self.record.outcome = None if outcome is None else outcome.document()

    def can_undo(self, seat: int) -> bool:
        """Whether the last step is the seat's own and showed it nothing."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].sealed

    def undo(self) -> None:
        """Take the last step back. The record keeps that it was made."""
        step = self.steps.pop()
        self.record.entries.append((step.seat, f"undo {step.size}"))
        self.record.outcome = None
        self.state = self.record.replay()

    def events(self) -> list[tuple[Event, int]]:
        """Everything that happened, with the number of the step."""
        return [(event, n) for n, step in enumerate(self.steps) for event in told_once(step)]


def told_once(step: Step) -> list[Event]:
    """Of what a shortcut did many times in a row, the last is enough."""
    if step.size == 1:
        return step.events
    after = [event.kind for event in step.events[1:]] + [""]
    return [event for event, kind in zip(step.events, after, strict=True) if event.kind != kind]
