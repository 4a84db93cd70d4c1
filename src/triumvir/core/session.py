"""A game being played: its record, the position that follows from it, what happened, and undo."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.action import Action
from triumvir.core.errors import IllegalAction
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.record import Record, stands, undone
from triumvir.core.reveals_news import reveals_news


@final
class Move:
    """An action or an undo, with what happened by it. `undone`: it was taken back since."""

    __slots__ = ("events", "played", "seat", "seq", "text", "undone")

    def __init__(self, seq: int, seat: int, text: str) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.text: Final = text
        self.events: list[Event] = []
        self.played = False  # whether the position counts it
        self.undone = False


@final
class Session:
    """A game being played: its record, the position that follows from it, what happened, and undo.

    `record` is the truth and grows with every action; `state` is the position; `moves` has an
    entry for each entry of the record, with its events; `standing` are the moves that count.

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
            if undone(text):
                self._undo(seat, text)
            elif counts[number]:
                self.play(seat, text)
            else:
                self.skip(seat, text)

    def play(
        self,
        seat: int,
        action: Action | str,
        seq: int = -1,
        after: State | None = None,
        events: list[Event] | None = None,
    ) -> Move:
        """Play an action of a seat; a refusal changes nothing.

        A table counts by its own `seq`. A caller that has tried the action already passes the
        position after it and its events.
        """
        if isinstance(action, str):
            action = self.record.game.parse(action)
        told: list[Event] = [] if events is None else events
        if after is None:
            self.state.play(seat, action, told)
        else:
            self.state = after
        move = self._note(seat, action.text, seq)
        move.events = told
        move.played = True
        self.standing.append(move)
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
        return self._undo(self.standing[-1].seat if seat < 0 else seat, f"undo {count}", seq)

    def _undo(self, seat: int, text: str, seq: int = -1) -> Move:
        rest = len(self.standing) - undone(text)
        changed = False
        for move in self.standing[rest:]:
            changed = changed or move.played
            move.undone = True
            move.events = []
        del self.standing[rest:]
        if changed:
            self.state = self.before(0)
            self.record.outcome = None
        return self._note(seat, text, seq)

    def _note(self, seat: int, text: str, seq: int) -> Move:
        move = Move(len(self.moves) if seq < 0 else seq, seat, text)
        self.moves.append(move)
        self.record.entries.append((seat, text))
        return move

    def before(self, count: int) -> State:
        """The position before the last `count` actions that stand, as a state of its own."""
        state = self.record.start()
        for move in self.standing[: len(self.standing) - count]:
            state.play(move.seat, self.record.game.parse(move.text))
        return state

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
