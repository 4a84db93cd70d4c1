"""What a puzzle is, and how it is read from its line and written to it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from triumvir.coach.advice import Reason
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State

Move = tuple[int, str]  # a seat and the text of its action


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the choices: its value from 0 (lost) to 100 (won), why the best is better, in which
    part of the guessed worlds, and what would follow."""

    value: int
    sure: float
    reasons: tuple[Reason, ...]
    line: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A deal, the way to the position, and every choice with its answer; the best comes first.

    `places`: for each move its place among the legal actions of the seat that was to act. They
    hold for this `revision` of the rules alone. `solvers`: of ten citizens so many found it.
    """

    game: str
    id: str
    revision: int
    seats: int
    seat: int
    seed: str
    places: tuple[int, ...]
    solvers: int
    answers: dict[str, Answer]

    @property
    def best(self) -> str:
        return next(iter(self.answers))

    @property
    def second(self) -> str:
        """The choice that is nearest to the best."""
        return list(self.answers)[1]

    def play(self, game: Game) -> tuple[State, list[Move]]:
        """The position, and the moves that led to it."""
        state = game.start(self.seats, {}, Dealer(self.seed), revision=self.revision)
        moves: list[Move] = []
        for place in self.places:
            seat = state.to_act()[0]
            action = state.legal(seat)[place]
            moves.append((seat, action.text))
            state.play(seat, action)
        return state, moves

    def write(self) -> str:
        """As a line of a box; `read_puzzle` is the inverse."""
        answers = {
            text: [
                one.value,
                one.sure,
                [[why.name, why.thing, why.by, why.share] for why in one.reasons],
                [f"{seat} {action}" for seat, action in one.line],
            ]
            for text, one in self.answers.items()
        }
        document = {
            "id": self.id,
            "revision": self.revision,
            "seats": self.seats,
            "seat": self.seat,
            "seed": self.seed,
            "places": " ".join(map(str, self.places)),
            "solvers": self.solvers,
            "answers": answers,
        }
        return json.dumps(document, separators=(",", ":"))


def read_puzzle(game: str, line: str) -> Puzzle:
    document: dict[str, Any] = json.loads(line)
    answers = {
        text: Answer(
            value=value,
            sure=sure,
            reasons=tuple(Reason(*why) for why in reasons),
            line=tuple(move_from(one) for one in follows),
        )
        for text, (value, sure, reasons, follows) in document.pop("answers").items()
    }
    places = tuple(map(int, document.pop("places").split()))
    return Puzzle(game=game, places=places, answers=answers, **document)


def move_from(text: str) -> Move:
    """`1 lay ship-5-1 hu-mt`: the seat, then the action."""
    seat, _, action = text.partition(" ")
    return int(seat), action
