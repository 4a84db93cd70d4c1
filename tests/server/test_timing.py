"""An answer that nobody could refuse takes as long as one that somebody could: a Veto above all."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.registry import find
from triumvir.server.bot_pool import BotPool, Question

THOUGHT = 0.15  # seconds that a real answer takes here
GAME = find("caesar-cleopatra")


def forced_answers(most: int) -> list[tuple[State, State, int]]:
    """Positions in which a seat answers and has one choice, and worlds in which it has more; the
    opponent cannot tell one from the other."""
    found: list[tuple[State, State, int]] = []
    for seed in range(200):
        chance = random.Random(seed)
        state = GAME.start(2, {"action_deck": "shuffled"}, Dealer(str(seed)))
        while state.to_act() and len(found) < most:
            (seat, *_) = state.to_act()
            if len(state.to_act()) == 1 and len(state.legal(seat)) == 1:
                other = another(state, seat)
                if other is not None:
                    found.append((state.clone(), other, seat))
                    break
            state.play(seat, chance.choice(state.legal(seat)))
    return found


def another(state: State, seat: int) -> State | None:
    for number in range(30):
        world = GAME.guess(state.view(1 - seat), Dealer(f"world/{number}"))
        if world.to_act() == (seat,) and len(world.legal(seat)) > 1:
            return world
    return None


def test_who_cannot_answer_is_asked_all_the_same() -> None:
    """Whether a person has a choice is seen by nobody else: the same seat is to act, and the views
    of the opponent and of onlookers are the same to the letter."""
    found = forced_answers(5)
    assert len(found) == 5
    for forced, free, seat in found:
        assert forced.to_act() == free.to_act() == (seat,)
        assert forced.view(1 - seat).json() == free.view(1 - seat).json()
        assert forced.view(None).json() == free.view(None).json()


def test_a_bot_without_a_choice_takes_its_time(
    on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as it took when it had one, though no bot is asked."""
    asked: list[Question] = []

    async def ask(_self: BotPool, question: Question) -> str:
        asked.append(question)
        await asyncio.sleep(THOUGHT)
        return "whatever"

    monkeypatch.setattr(BotPool, "ask", ask)

    async def main() -> None:
        forced, free, seat = forced_answers(1)[0]
        loop = asyncio.get_running_loop()
        async with hall(on_sqlite(pace=THOUGHT / 3)) as here:
            for state in (free, forced):
                begin = loop.time()
                await here.house.bots.answer("table", state.view(seat), "greedy")
                assert loop.time() - begin >= THOUGHT
            assert len(asked) == 1

    asyncio.run(main())
