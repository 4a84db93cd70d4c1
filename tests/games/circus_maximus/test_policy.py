"""What a policy is told of a choice, and that it is asked by a bot that does not search."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from triumvir.bots.levels import LevelBot, find_level
from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.net import END, SCORE, room_for_features
from triumvir.core.registry import find
from triumvir.games.circus_maximus.choice import (
    AIM,
    BETTER,
    CHOICE_FEATURES,
    FAVOUR,
    OF_CHOICE,
    PLACED,
    SAFE,
    SIGHT,
    SOLD,
    WAITING,
    WORTH,
    beside,
    tell_choice,
)
from triumvir.games.circus_maximus.features import OF_SEAT, SEAT_FEATURES
from triumvir.games.circus_maximus.fields import offers
from triumvir.games.circus_maximus.policy import Question, load_policy
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk

GAME = find("circus-maximus")
LEARNED = GAME.evaluator.learned()


def questions() -> Iterator[tuple[State, int]]:
    """Positions with a choice, from games with all options."""
    for number, way in enumerate(setups(GAME)):
        for step in walk(GAME, way, f"policy/{number}"):
            if step.state.seq % 3 == 0 and len(step.state.legal(step.seat)) > 1:
                yield step.state, step.seat


def parts(told: list[int]) -> list[list[int]]:
    """Each thing, nothing behind the last, then the whole."""
    found: list[list[int]] = [[]]
    for number in told:
        if number == END:
            found.append([])
        else:
            found[-1].append(number)
    return found


def test_every_choice_is_told_within_its_bounds() -> None:
    active = room_for_features()
    asked = 0
    for state, seat in questions():
        moves = [action.index for action in state.legal(seat)]
        question = Question(LEARNED, [state], seat, moves)
        for number in range(len(moves)):
            size = question.tell(number, active)
            *others, nothing, whole, end = parts([int(one) for one in active[:size]])
            assert (nothing, end) == ([], [])
            assert len(others) == state.seats() - 1
            assert all(0 < len(other) <= OF_SEAT for other in others)
            own = [one for one in whole if one < SEAT_FEATURES]
            choice = [one - SEAT_FEATURES for one in whole[len(own) :]]
            assert 0 < len(own) <= OF_SEAT
            assert 4 <= len(choice) <= OF_CHOICE
            assert min(choice) >= 0
            assert max(choice) < CHOICE_FEATURES
            asked += 1
    assert asked > 1000


def told(state: State, action: str) -> list[int]:
    seat = state.to_act()[0]
    active = room_for_features()
    index = GAME.parse(action).index
    size = tell_choice(state, seat, index, active, 0)  # type: ignore[arg-type]
    return [int(one) for one in active[:size]]


def at(features: list[int], first: int, size: int) -> int:
    """The one number of a kind, from its beginning."""
    [found] = [one - first for one in features if first <= one < first + size]
    return found


def test_a_merchant_is_told_by_where_it_comes_to_lie() -> None:
    """First day of four, at the villa."""
    state = GAME.start(4, {}, Dealer("policy"))
    for action in ("lay 8 villa", "lay 5 villa"):
        state.play(state.to_act()[0], action)
    ahead, behind = told(state, "lay 6 villa"), told(state, "lay 2 villa")
    # Behind the 8 or behind both; of four favours two or one are left then.
    safe = [at(features, SAFE, 240) // 30 - 3 for features in (ahead, behind)]
    assert isinstance(state, CircusState)
    assert safe == [offers(state.row) - 2, offers(state.row) - 3]
    # Three others still bid: one has 7, the others 7 and 8.
    assert at(ahead, WAITING, 120) // 3 % 5 == 3
    assert at(ahead, SAFE, 240) // 3 % 10 == 5
    assert at(ahead, WORTH, 48) >= at(behind, WORTH, 48)


def test_a_choice_is_told_beside_the_others() -> None:
    active = room_for_features()
    assert beside(0.0, 0, 9, 2, active, 0) == 3
    assert [int(one) for one in active[:2]] == [SIGHT + 2, PLACED + 2]
    beside(0.5, 30, 9, 5, active, 0)
    assert [int(one) for one in active[:2]] == [SIGHT + 15 * 6 + 5, PLACED + 9 * 6 + 5]


def test_every_kind_of_choice_is_told() -> None:
    kinds: set[str] = set()
    for state, seat in questions():
        for action in state.legal(seat):
            features = told(state, action.text)
            kind = action.text.split()[0]
            if kind in {"sell", "sell_other"}:
                assert at(features, SOLD, 20) % 2 == 1
                assert at(features, BETTER, 48) >= 0
            elif kind in {"send", "exchange"}:
                assert at(features, AIM, 96) % 4 == ("send", "exchange").index(kind)
            elif kind == "take_favour":
                assert at(features, FAVOUR, 36) % 3 in (0, 1, 2)
            kinds.add(kind)
    assert len(kinds) >= 15


def test_a_glance_takes_what_the_policy_would() -> None:
    level = find_level("glance")
    assert level is not None
    policy = load_policy()
    active = room_for_features()
    for state, seat in itertools.islice(questions(), 40):
        view = state.view(seat)
        bot = LevelBot(GAME, Dealer("glance"), level)
        chosen = bot.choose(view)
        # The same worlds once more: the bot's dealer names them.
        dealer = Dealer("glance")
        worlds = [GAME.guess(view, Dealer(dealer.word())) for _ in range(level.worlds)]
        moves = [action.index for action in view.choices]
        question = Question(LEARNED, worlds[:3], seat, moves)
        scores: list[float] = []
        for number in range(len(moves)):
            question.tell(number, active)
            score = float(policy.score(active)) / SCORE
            scores.append(score + policy.trust * question.sights[number])
        assert scores[view.choices.index(chosen)] == pytest.approx(max(scores))
