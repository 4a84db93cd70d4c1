"""Triumvir: three Roman games to play, to program and to study.

>>> import triumvir
>>> game = triumvir.load("caesar-cleopatra")
>>> state = game.start(seed=7)
>>> while state.to_act():
...     seat = state.to_act()[0]
...     state.play(seat, state.legal(seat)[0])
>>> state.outcome().points
(11, 16)

Everything here is the rules engine: the standard library is all it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer, FairDealer, fresh_seed
from triumvir.core.document import Document
from triumvir.core.errors import (
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    TriumvirError,
    UnknownGame,
)
from triumvir.core.evaluator import Evaluator
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.outcome import Outcome
from triumvir.core.record import Deal, Record, read_record
from triumvir.core.registry import find, game_ids
from triumvir.core.session import Session
from triumvir.core.view import View

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Dealer",
    "Evaluator",
    "Event",
    "FairDealer",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "Outcome",
    "Record",
    "Session",
    "State",
    "TriumvirError",
    "UnknownGame",
    "View",
    "game_ids",
    "load",
    "new_session",
    "play",
    "read_record",
]

Player = str | Callable[[View], Action | str]


def load(game_id: str) -> Game:
    """The game with this id.

    >>> triumvir.load("caesar")
    <game caesar>
    >>> triumvir.load("chess")
    Traceback (most recent call last):
    triumvir.core.errors.UnknownGame: There is no game 'chess'; there are caesar, ...
    """
    return find(game_id)


def new_session(
    game: Game | str,
    seats: int | Sequence[str] | None = None,
    options: Document | None = None,
    seed: int | str | None = None,
) -> Session:
    """A game with a record, events and undo, before its first action.

    Seats are a number, or the names of those who sit there.

    >>> session = triumvir.new_session("caesar", ["Julia", "Livia"], seed=7)
    >>> session.state
    <caesar after 0 actions>
    >>> session.record.seats
    ['Julia', 'Livia']
    """
    rules = find(game) if isinstance(game, str) else game
    if seats is None:
        seats = rules.meta.usual_seats()
    names = [f"seat {seat}" for seat in range(seats)] if isinstance(seats, int) else list(seats)
    deal = Deal.seeded(fresh_seed() if seed is None else seed)
    return Session(Record(rules, options or {}, names, deal))


def play(
    game: Game | str,
    players: Sequence[Player],
    options: Document | None = None,
    seed: int | str | None = None,
) -> Session:
    """Play a whole game, one player a seat, and hand back the session: its state and its record.

    A player is the name of a bot (random, greedy, novice, apprentice, citizen, senator, consul) or
    a function that is given the view of its seat and answers with one of its choices. The same
    seed gives the same deal and the same bots.

    >>> session = triumvir.play("caesar", ["greedy", lambda view: view.choices[0]], seed=7)
    >>> session.state.outcome().winners()
    [0]
    >>> session.record.verify() is not session.state    # replayed from its actions
    True
    """
    from triumvir.bots import make_bot

    names = [player if isinstance(player, str) else "function" for player in players]
    session = new_session(game, names, options, seed)
    record = session.record
    choose: list[Callable[[View], Action | str]] = []
    for seat, player in enumerate(players):
        if isinstance(player, str):
            # Not the deal's own seed: a bot must not be able to derive the cards from its own
            # random numbers.
            choose.append(make_bot(player, record.game, f"{record.deal.seed}/{seat}").choose)
        else:
            choose.append(player)
    while actors := session.state.to_act():
        seat = actors[0]
        session.play(seat, choose[seat](session.state.view(seat)))
    return session
