"""A game being played: its record, the position that follows from it, what happened, and undo.

Terminal, server and lessons play on sessions: which actions stand, how they are taken back and
which position they lead to is written here and in `record`, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from triumvir.core.action import Action
from triumvir.core.errors import IllegalAction
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.record import Record, stands, undone
from triumvir.core.reveals_news import reveals_news

# Before so many of the last actions the position is kept, so that taking them back costs nothing.
KEPT: Final = 24


@final
class Attempt:
    """An action that was tried on a copy: what happened by it, and the position after it."""

    __slots__ = ("action", "after", "events", "seat")

    def __init__(self, seat: int, action: Action, events: list[Event], after: State) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events
        self.after: Final = after


@final
class Move:
    """An action or an undo, with what happened by it. `undone`: it was taken back since."""

    __slots__ = ("before", "events", "played", "seat", "seq", "text", "undone")

    def __init__(self, seq: int, seat: int, text: str) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.text: Final = text
        self.events: list[Event] = []
        self.played = False  # whether the position counts it
        self.before: State | None = None  # the position before it, if it is one of the last
        self.undone = False


@final
class Session:
    """A game being played: its record, the position that follows from it, what happened, and undo.

    `record` is the truth and grows with every action; `state` is the position; `moves` has an
    entry for each entry of the record, with its events; `standing` are the moves that count. A
    state that was handed out stays as it is: each action leads to a new one.

    >>> session = triumvir.new_session("caesar-cleopatra", seed=7)
    >>> move = session.play(0, "arrange veto")
    >>> session.undo().text
    'undo 1'
    >>> session.record.entries, session.state.seq
    ([(0, 'arrange veto'), (0, 'undo 1')], 0)
    """

    def __init__(self, record: Record) -> None:
        """Goes on where the record ends. What was taken back later is not played at all."""
        self.record: Final = record
        self.state: State = record.start()
        self.moves: list[Move] = []
        self.standing: list[Move] = []
        entries = record.entries
        record.entries = []
        counts = stands([text for _, text in entries])
        for number, (seat, text) in enumerate(entries):
            if count := undone(text):
                self.undo(count, seat)
            elif counts[number]:
                self.play(seat, text)
            else:
                self.skip(seat, text)

    def play(self, seat: int, action: Action | str, seq: int = -1) -> Move:
        """Play an action of a seat; a refusal changes nothing. A table counts by a `seq` of its
        own."""
        return self.accept(self.attempt(seat, [action])[0], seq)

    def attempt(self, seat: int, actions: Sequence[Action | str]) -> list[Attempt]:
        """Try actions of a seat, one after the other: nothing has happened until they are accepted
        in this order. When one of them is refused, all are."""
        game = self.record.game
        parsed = [game.parse(one) if isinstance(one, str) else one for one in actions]
        state = self.state
        found: list[Attempt] = []
        for action in parsed:
            state = state.clone()
            events: list[Event] = []
            state.play(seat, action, events)
            found.append(Attempt(seat, action, events, state))
        return found

    def accept(self, attempt: Attempt, seq: int = -1) -> Move:
        """What was tried in this position has happened."""
        move = self._note(attempt.seat, attempt.action.text, seq)
        move.events = attempt.events
        move.played = True
        move.before = self.state
        self.state = attempt.after
        self.standing.append(move)
        if len(self.standing) > KEPT:
            self.standing[-KEPT - 1].before = None
        outcome = self.state.outcome()
        self.record.outcome = None if outcome is None else outcome.document()
        return move

    def skip(self, seat: int, text: str, seq: int = -1) -> Move:
        """An action that is known to be taken back later on: it is kept, but not played."""
        move = self._note(seat, text, seq)
        self.standing.append(move)
        return move

    def undo(self, count: int = 1, seat: int = -1, seq: int = -1) -> Move:
        """Take back the last actions that stand. The record keeps that they were made.

        Anything can be taken back here; `learned` tells whether it would be fair.
        """
        if count < 1 or count > len(self.standing):
            raise IllegalAction(
                f"{count} actions cannot be taken back; {len(self.standing)} stand.",
                id="undo-too-many",
                fields={"count": count, "most": len(self.standing)},
            )
        gone = self.standing[-count:]
        if gone[0].played:
            self.state = self.before(count)
            self.record.outcome = None
        for move in gone:
            move.undone = True
            move.events = []
            move.before = None
        del self.standing[-count:]
        return self._note(gone[-1].seat if seat < 0 else seat, f"undo {count}", seq)

    def _note(self, seat: int, text: str, seq: int) -> Move:
        move = Move(len(self.moves) if seq < 0 else seq, seat, text)
        self.moves.append(move)
        self.record.entries.append((seat, text))
        return move

    def before(self, count: int) -> State:
        """The position before the last `count` actions that stand, as a state of its own."""
        if count == 0:
            return self.state.clone()
        first = self.standing[-count]
        if first.before is not None:
            return first.before.clone()
        return self.record.replay(self.moves.index(first))

    def learned(self, count: int) -> bool:
        """Whether somebody learned something by one of their own among the last `count` actions:
        then taking them back would need the others' consent."""
        state = self.before(count)
        for move in self.standing[len(self.standing) - count :]:
            action = self.record.game.parse(move.text)
            if reveals_news(state, move.seat, action):
                return True
            state.play(move.seat, action)
        return False
