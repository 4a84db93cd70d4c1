"""Playing a round. It depends on the plan and on its number alone, wherever it is played."""

from __future__ import annotations

import time
from collections.abc import Sequence

from triumvir.arena.plan import Plan
from triumvir.arena.players import Players
from triumvir.arena.results import Played, Round, Times
from triumvir.bots import Bot
from triumvir.bots.chance import RandomBot
from triumvir.bots.program import ProgramBot
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
            done.games.append(play(game, plan.options, deal, bots, seeds, list(seating)))
            for who, bot in zip(seating, bots, strict=True):
                if isinstance(bot, ProgramBot):
                    done.complaints += [f"{plan.label(who)}: {fault}" for fault in bot.faults]
    return done


def play(
    game: Game,
    options: Document,
    deal: str,
    bots: Sequence[Bot],
    seeds: Sequence[str],
    seating: list[int],
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
        state.play(seat, action)
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
    )
