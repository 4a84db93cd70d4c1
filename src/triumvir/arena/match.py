"""Playing a round. It depends on the plan and on its number alone, wherever it is played."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from triumvir.arena.account import Account
from triumvir.arena.plan import Plan
from triumvir.arena.players import Players
from triumvir.arena.results import Played, Round, Times
from triumvir.bots import Bot
from triumvir.bots.chance import RandomBot
from triumvir.bots.program import ProgramBot
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.core.view import View


def play_round(plan: Plan, number: int) -> Round:
    game = find(plan.game)
    done = Round(number, [])
    deal = f"arena/{plan.seed}/{plan.deal(number)}"
    with Players(game, plan) as players:
        for turn, seating in enumerate(plan.seatings(number)):
            seeds = [f"{plan.seed}/{number}/{turn}/{seat}" for seat in range(plan.seats)]
            bots = [players.bot(who, seeds[seat]) for seat, who in enumerate(seating)]
            review = None
            if plan.review:
                review = Review(
                    Account(game, plan.seats, f"{plan.seed}/{number}/{turn}", plan.look),
                    plan.redraws,
                    [partial(players.bot, who) for who in seating],
                )
            done.games.append(play(game, plan.options, deal, bots, seeds, list(seating), review))
            for who, bot in zip(seating, bots, strict=True):
                if isinstance(bot, ProgramBot):
                    done.complaints += [f"{plan.label(who)}: {fault}" for fault in bot.faults]
    return done


class Review(NamedTuple):
    """How a game is accounted for."""

    account: Account
    redraws: int
    again: list[Callable[[str], Bot]]  # by seat: the same player with other dice

    def others(self, view: View, seed: str) -> list[Action]:
        """What the player would have chosen with other dice."""
        if len(view.choices) < 2:
            return []
        assert view.seat is not None
        return [
            self.again[view.seat](f"{seed}/{number}").choose(view) for number in range(self.redraws)
        ]


def play(
    game: Game,
    options: Document,
    deal: str,
    bots: Sequence[Bot],
    seeds: Sequence[str],
    seating: list[int],
    review: Review | None = None,
) -> Played:
    """One game. The bots are shown views; the state never leaves this function."""
    programs = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, ProgramBot)]
    for seat, program in programs:
        program.start(len(bots), seat, options, seeds[seat])
    state = game.start(len(bots), options, Dealer(deal))
    times = [Times() for _ in bots]
    while actors := state.to_act():
        seat = actors[0]
        bot = bots[seat]
        redrawn = review is not None and review.redraws > 0 and not isinstance(bot, ProgramBot)
        if review is not None and redrawn:
            # A new bot, which keeps no tree: only its dice differ from the one that chooses again.
            bot = review.again[seat](f"{seeds[seat]}/{state.seq}")
        if isinstance(bot, RandomBot):
            # It looks at nothing but its choices, so nothing else is drawn up for it.
            view = View(game.meta.id, seat, {}, state.legal(seat))
        else:
            view = state.view(seat)
        # A program thinks in a process of its own: all that can be said is how long it took.
        clock = time.perf_counter if isinstance(bot, ProgramBot) else time.thread_time
        begin = clock()
        action = bot.choose(view)
        if len(view.choices) > 1:
            times[seat].add(clock() - begin)
        if review is None:
            state.play(seat, action)
        else:
            others = review.others(view, f"{seeds[seat]}/{state.seq}") if redrawn else []
            review.account.play(state, seat, action, others)
    outcome = state.outcome()
    assert outcome is not None
    for _, program in programs:
        program.end(outcome)
    return Played(
        seating=seating,
        points=list(outcome.points),
        ranks=list(outcome.ranks),
        reason=outcome.reason,
        actions=state.seq,
        faults=[len(bot.faults) if isinstance(bot, ProgramBot) else 0 for bot in bots],
        times=times,
        luck=[] if review is None else review.account.luck,
        choices=[] if review is None or not review.redraws else review.account.choices,
    )
