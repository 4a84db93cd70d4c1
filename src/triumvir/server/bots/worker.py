"""`python -m triumvir.server.bots.worker`: questions come on stdin, a line each, answers go out."""

from __future__ import annotations

import time

import msgspec

from triumvir.bots import make_bot
from triumvir.coach import advise
from triumvir.core.registry import find
from triumvir.server.bots.pool import COACH, Question
from triumvir.server.workers.loop import answer_lines

decode = msgspec.json.Decoder(Question).decode


def answer(line: bytes) -> bytes:
    question = decode(line)
    game = find(question.game)
    view = game.read_view(question.view)
    if question.bot == COACH:
        return msgspec.json.encode(
            advise(game, view, question.seed, question.about, question.better)
        )
    clock = stopped if question.steady else time.perf_counter
    action = make_bot(question.bot, game, question.seed, clock).choose(view)
    return msgspec.json.encode(action.text)


def stopped() -> float:
    """A clock by which no time is ever over."""
    return 0.0


if __name__ == "__main__":
    answer_lines(answer)
