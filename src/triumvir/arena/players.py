"""The players of an arena: our bots by name, and any program as `cmd:./mybot --its arguments`.

`mine=cmd:./mybot` gives it a name for the tables. For our bots processor time counts: a busy
machine takes none of it away, so `consul@200ms` is the same player at any load.
"""

from __future__ import annotations

import shlex
import time
from types import TracebackType

from triumvir.arena.plan import PROGRAM, InvalidPlan, Plan, parts
from triumvir.bots import Bot, make_bot
from triumvir.bots.program import Program, ProgramBot
from triumvir.bots.protocol import Fault
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game


def read_players(given: str) -> list[str]:
    """Names, separated by commas. A comma within a command is written twice."""
    marked = given.replace(",,", "\0")
    names = [name.replace("\0", ",").strip() for name in marked.split(",")]
    return [name if parts(name)[1] else name.lower() for name in names]


def command_of(name: str) -> list[str]:
    try:
        command = shlex.split(parts(name)[1][len(PROGRAM) :])
    except ValueError as error:
        raise InvalidPlan(
            f"'{name}' is not a command: {error}.",
            "arena-command",
            {"found": name, "detail": str(error)},
        ) from error
    if not command:
        raise InvalidPlan(
            f"'{PROGRAM}' is followed by a command, such as {PROGRAM}./mybot.",
            "arena-no-command",
            {"text": PROGRAM},
        )
    return command


def check_player(name: str, game: Game) -> None:
    """Refuse a player that cannot play at all before the first game."""
    if parts(name)[1]:
        Program(command_of(name)).close()
    else:
        make_bot(name, game, "check")


class Players:
    """The players of a round. Programs are started when first needed and ended with the round."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game = game
        self.plan = plan
        self.programs: dict[int, Program] = {}

    def __enter__(self) -> Players:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for program in self.programs.values():
            program.close()

    def bot(self, player: int, seed: str) -> Bot:
        name = self.plan.players[player]
        if not parts(name)[1]:
            return make_bot(name, self.game, seed, time.thread_time)
        dealer = Dealer(f"bot/{seed}")
        try:
            return ProgramBot(self.game, dealer, self.program(player), self.plan.limit)
        except Fault as fault:
            return ProgramBot(self.game, dealer, None, self.plan.limit, [fault])

    def program(self, player: int) -> Program:
        """One process for each player, started again if it has ended."""
        running = self.programs.pop(player, None)
        if running is None or not running.is_alive():
            running = Program(command_of(self.plan.players[player]))
        self.programs[player] = running
        return running
