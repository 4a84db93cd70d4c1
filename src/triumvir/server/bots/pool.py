"""Processes in which bots think: some for those who search, one for those who answer at once."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator

import msgspec

from triumvir.bots.levels import find_level
from triumvir.coach import Advice
from triumvir.core.document import Document
from triumvir.server.workers.crew import Crew, WorkerFailed

MODULE = "triumvir.server.bots.worker"
COACH = "coach"  # in place of a bot's name: the question is for the coach
# How long an answer takes, in seconds, until we have seen it
AT_ONCE = 0.01
AFTER_A_SEARCH = 0.5

log = logging.getLogger("triumvir.server")


class BotFailed(Exception):
    """No answer after all attempts."""


class Question(msgspec.Struct, frozen=True):
    """Everything a bot is given."""

    game: str
    bot: str
    seed: str
    view: Document
    about: str = ""  # for the coach: a choice that was made, or is about to be
    better: str = ""  # for the coach: one that is known to be better, to be explained
    steady: bool = False  # the same answer however busy the machine is
    turn: str = ""  # whose it is: where one can go on thinking when the same is asked again
    played: str = ""  # the last action at the table, if it was one's own


class BotPool:
    def __init__(
        self, workers: int, seconds: float, network_of: Callable[[str], str] = str
    ) -> None:
        self.thinkers = Crew(MODULE, workers, seconds, network_of)
        self.quick = Crew(MODULE, 1, seconds, network_of)
        self.lengths: dict[tuple[str, str], float] = {}  # of thoughts, by bot and game, on average
        self.open = 0  # questions that somebody waits for
        # Called when the first of them comes and when the last is answered: others give way.
        self.on_asked: Callable[[bool], None] = lambda _asked: None

    async def start(self) -> None:
        self.thinkers.start()
        self.quick.start()

    async def stop(self) -> None:
        await self.thinkers.stop()
        await self.quick.stop()

    def waiting(self) -> int:
        return len(self.thinkers.queue) + len(self.quick.queue)

    def busy(self) -> int:
        return self.thinkers.busy + self.quick.busy

    @contextlib.contextmanager
    def asking(self) -> Iterator[None]:
        self.open += 1
        if self.open == 1:
            self.on_asked(True)
        try:
            yield
        finally:
            self.open -= 1
            if self.open == 0:
                self.on_asked(False)

    async def ask(self, owner: str, question: Question) -> str:
        """The text of the action that the bot chose. Owners share the processes fairly."""
        quick = not searches(question.bot)
        crew = self.quick if quick else self.thinkers
        kind = (question.bot, question.game)
        cost = self.lengths.get(kind, AT_ONCE if quick else AFTER_A_SEARCH)
        try:
            with self.asking():
                line, seconds = await crew.ask(owner, msgspec.json.encode(question), cost)
            text = msgspec.json.decode(line, type=str)
        except (WorkerFailed, msgspec.MsgspecError) as error:
            log.warning("%s gave no answer: %s", question.bot, type(error).__name__)
            raise BotFailed from error
        self.lengths[kind] = 0.8 * cost + 0.2 * seconds
        return text

    async def advise(self, owner: str, question: Question) -> Advice:
        """What the coach says. It waits in the same queue as the bots that search."""
        try:
            with self.asking():
                line = msgspec.json.encode(question)
                answer = await self.thinkers.ask(owner, line, AFTER_A_SEARCH)
            return msgspec.json.decode(answer.line, type=Advice)
        except (WorkerFailed, msgspec.MsgspecError) as error:
            log.warning("the coach gave no answer: %s", type(error).__name__)
            raise BotFailed from error


def searches(bot: str) -> bool:
    level = find_level(bot)
    return level is not None and level.simulations > 0
