"""A record as a row of positions, and what each action brought each seat: news, and of what kind.

There is no list of events here: whether an action leaves something to chance is found by playing it
with the piles shuffled anew. What really came up has no influence on that: otherwise rare luck
would be booked more often than common luck, and luck would no longer be 0 on the mean over many
games.
"""

from __future__ import annotations

from typing import Final, Literal

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.event import Event
from triumvir.core.game import State
from triumvir.core.record import Record
from triumvir.review.document import Unit

# What an action was for a seat: nothing that it could not foresee, a card of its own, something
# turned for all, or another's action.
News = Literal["none", "draws", "turned", "others"]

WORLDS: Final = 6


class Step:
    """One action of the game: `before` it, and what it brought each seat."""

    __slots__ = ("action", "before", "choices", "news", "seat", "turn")

    def __init__(
        self, seat: int, action: Action, before: State, turn: int, news: list[News]
    ) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.before: Final = before
        self.choices: Final = len(before.legal(seat))
        self.turn: Final = turn
        self.news: Final = news


class Timeline:
    """The standing actions of a record; `last` is the position after them."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.steps: Final[list[Step]] = []
        state = record.start()
        self.unit: Final = unit_of(state)
        for seat, text in record.standing():
            action = record.game.parse(text)
            before = state.clone()
            state.play(seat, action)
            news = news_of(before, seat, action)
            self.steps.append(Step(seat, action, before, turn_of(before, self.unit), news))
        self.last: Final = state
        self.turns: Final = max([step.turn for step in self.steps], default=0)

    def at(self, seq: int) -> State:
        """The position after so many actions."""
        return self.steps[seq].before if seq < len(self.steps) else self.last

    def instead(self, seq: int, count: int, seed: str) -> list[State]:
        """Positions that action number `seq` could have led to as well. Only the piles are shuffled
        anew: they alone are chance. What the others hold is their doing, and no luck when it
        shows."""
        step, dealer = self.steps[seq], Dealer(seed)
        found: list[State] = []
        for _ in range(count):
            world = self.record.game.redeal(step.before, Dealer(dealer.word()))
            world.step(step.seat, step.action.index)
            found.append(world)
        return found

    def other_deals(self, count: int, seed: str) -> list[State]:
        """Positions with which this game could have begun as well."""
        record, dealer = self.record, Dealer(seed)
        return [
            record.game.start(
                len(record.seats),
                record.options,
                Dealer(dealer.word()),
                revision=record.revision,
            )
            for _ in range(count)
        ]

    def turn(self, seq: int) -> int:
        """The turn in which action number `seq` was taken; at the end the last one."""
        return self.steps[seq].turn if seq < len(self.steps) else self.turns


def unit_of(state: State) -> Unit:
    data = state.view(None).data
    if isinstance(data.get("turn"), int):
        return "turn"
    return "day" if isinstance(data.get("day"), int) else "action"


def turn_of(state: State, unit: Unit) -> int:
    if unit == "action":
        return state.seq + 1
    number = state.view(None).data[unit]
    assert isinstance(number, int)
    return number


def news_of(before: State, seat: int, action: Action) -> list[News]:
    """What an action was for each seat."""
    game = before.game()
    seats = range(before.seats())
    openly: set[str] = set()
    private: list[set[str]] = [set() for _ in seats]
    for number in range(WORLDS):
        world = game.redeal(before, Dealer(f"review/news/{before.seq}/{number}"))
        events: list[Event] = []
        world.play(seat, action, events)
        openly.add(heard(events, None))
        for one in seats:
            private[one].add(heard(events, one))
    turned = len(openly) > 1
    found: list[News] = []
    for one in seats:
        if turned:
            found.append("turned")
        elif len(private[one]) > 1:
            found.append("draws")
        else:
            found.append("none" if one == seat else "others")
    return found


def heard(events: list[Event], seat: int | None) -> str:
    return canonical([event.told(seat) for event in events])
