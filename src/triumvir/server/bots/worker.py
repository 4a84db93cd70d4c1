"""`python -m triumvir.server.bots.worker`: questions come on stdin, a line each, answers go out."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from triumvir.bots import Bot, make_bot
from triumvir.coach import advise
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.server.bots.pool import COACH, Question
from triumvir.server.workers.loop import answer_lines


class Kept(NamedTuple):
    """A bot, what it is called, and what it answered last."""

    name: str
    bot: Bot
    text: str


KEPT = 4  # bots that are remembered, each with the tree of its last search

decode = msgspec.json.Decoder(Question).decode
kept: dict[str, Kept] = {}  # by turn; whoever was asked last stands at the end


def answer(line: bytes) -> bytes:
    question = decode(line)
    game = find(question.game)
    view = game.read_view(question.view)
    if question.bot == COACH:
        return msgspec.json.encode(
            advise(game, view, question.seed, question.about, question.better)
        )
    bot = bot_for(question, game)
    text = bot.choose(view).text
    if question.turn:
        kept[question.turn] = Kept(question.bot, bot, text)
        if len(kept) > KEPT:
            del kept[next(iter(kept))]
    return msgspec.json.encode(text)


def bot_for(question: Question, game: Game) -> Bot:
    """The one that was asked before, if its answer is all that has happened since, and if it lives
    in this process: a level keeps what it has found while its turn goes on. Otherwise a new one."""
    known = kept.pop(question.turn, None)
    if known is not None and (known.name, known.text) == (question.bot, question.played):
        return known.bot
    clock = stopped if question.steady else time.perf_counter
    return make_bot(question.bot, game, question.seed, clock, thorough=True)


def stopped() -> float:
    """A clock by which no time is ever over."""
    return 0.0


if __name__ == "__main__":
    answer_lines(answer)
