"""When an action may be taken back: as long as its player has learned nothing by it."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.errors import TriumvirError
from triumvir.core.event import Event
from triumvir.core.game import State

WORLDS: Final = 16


def reveals_news(state: State, seat: int, action: Action) -> bool:
    """Whether the action tells its player something that the player could not know.

    What is told in secret and is not what the player just said (a card drawn, a bonus dealt) is
    news. What is told openly (a card turned up, a vote) is news if it would have been different in
    another world that the player's view allows; we look at some of these.
    """
    truth = told(state.clone(), seat, action)
    if any(is_news(event, seat, action) for event in truth[1]):
        return True
    game = state.game()
    view = state.view(seat)
    for number in range(WORLDS):
        try:
            world = told(game.guess(view, Dealer(f"undo/{state.seq}/{number}")), seat, action)
        except (TriumvirError, NotImplementedError):
            return True
        if world[0] != truth[0]:
            return True
    return False


def told(state: State, seat: int, action: Action) -> tuple[str, list[Event]]:
    """What the seat hears and sees when the action is played; the state is used up."""
    events: list[Event] = []
    state.play(seat, action, events)
    heard = canonical([event.told(seat) for event in events])
    return heard + state.view(seat).json(), events


def is_news(event: Event, seat: int, action: Action) -> bool:
    if event.secret is None or not event.seen_by >> seat & 1:
        return False
    said = list(action.fields.values())
    return any(value not in said for value in event.secret.values())
