"""Bots without a choice think all the same, about something else of the same kind.

Whether a seat had a choice must not show in the time of its answer. So a bot that has none is asked
a question that was asked before: it waits in the same queue, on the same busy machine, for as long
as a real answer takes there and then.
"""

from __future__ import annotations

import secrets
from collections import deque

import msgspec

from triumvir.server.bots.pool import Question

KEPT = 8  # questions of each kind


class Decoys:
    def __init__(self) -> None:
        self.kept: dict[tuple[str, str, str], deque[Question]] = {}

    def keep(self, phase: str, question: Question) -> None:
        kind = (question.bot, question.game, phase)
        if question.turn:
            # Whoever thinks about it again does not disturb the bot that was really asked.
            question = msgspec.structs.replace(question, turn="", played="")
        self.kept.setdefault(kind, deque(maxlen=KEPT)).append(question)

    def like(self, phase: str, question: Question) -> Question:
        """One of the same phase, else of the same game, else the one without a choice itself."""
        known = self.kept.get((question.bot, question.game, phase))
        if known is None:
            same = (question.bot, question.game)
            others = [kept for kind, kept in self.kept.items() if kind[:2] == same]
            if not others:
                return question
            known = secrets.choice(others)
        return secrets.choice(known)
