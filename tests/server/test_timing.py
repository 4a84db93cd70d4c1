"""An answer that nobody could refuse takes as long as one that somebody could: a Veto above all."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest
from tests.server.conftest import Configure
from tests.server.hall import hall

from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.bots.decoys import Decoys
from triumvir.server.bots.pool import Question
from triumvir.server.tables.table import Table
from triumvir.server.workers.crew import Answer, Crew

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


@pytest.mark.parametrize("load", [0, 30])
def test_a_bot_without_a_choice_waits_like_others(
    load: int, on_sqlite: Configure, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands in the same queue behind the same others, and the same kind of question is thought
    about for it: with and without foreign load nothing differs but what is done in the end.
    """
    lines: list[tuple[str, Question]] = []
    ask = Crew.ask

    async def watched(self: Crew, owner: str, line: bytes, cost: float = 0.0) -> Answer:
        before = len(self.queue)
        answer = await ask(self, owner, line, cost)
        lines.append(
            (f"{self.size} {owner} {cost} {before}", msgspec.json.decode(line, type=Question))
        )
        return answer

    monkeypatch.setattr(Crew, "ask", watched)

    async def main() -> None:
        forced, free, seat = forced_answers(1)[0]
        async with hall(on_sqlite()) as here:
            bots = here.house.bots
            foreign = Question(GAME.meta.id, "greedy", "x", free.view(seat).document())
            table = Table("table", GAME, {}, 2, Deal.fair("secret"), "anna", False)
            asked: list[tuple[str, Question]] = []
            for state in (free, forced):
                bots.pool.lengths.clear()
                others = [asyncio.create_task(bots.pool.ask("otto", foreign)) for _ in range(load)]
                await asyncio.sleep(0)
                text = await bots.answer(table, state.view(seat), "greedy")
                assert text in [choice.text for choice in state.legal(seat)]
                await asyncio.gather(*others)
                asked += [found for found in lines if "anna" in found[0]]
                lines.clear()
            # The same place in the same queue, and the very question that had a choice; a tree that
            # was kept is left in peace, and makes no difference in time (see test_bots).
            (place, real), (other, decoy) = asked
            assert (place, msgspec.structs.replace(real, turn="", played="")) == (other, decoy)

    asyncio.run(main())


def test_decoys() -> None:
    decoys = Decoys()
    forced, free, seat = forced_answers(1)[0]
    real = Question(GAME.meta.id, "greedy", "x", free.view(seat).document())
    own = Question(GAME.meta.id, "greedy", "y", forced.view(seat).document())
    assert decoys.like("answer", own) is own
    decoys.keep("turn", real)
    assert decoys.like("answer", own) is real
    for _ in range(20):
        decoys.keep("answer", own)
    assert decoys.like("answer", real) is own
    assert decoys.like("answer", Question(GAME.meta.id, "consul", "z", {})).bot == "consul"
