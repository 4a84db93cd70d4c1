"""What the coach says is true: recomputed on guesses of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from triumvir.bots.search import Search
from triumvir.bots.search_node import Node
from triumvir.coach import advice as thoughts
from triumvir.coach import advise, compare
from triumvir.coach.advice import reasons_of, verdict_of
from triumvir.coach.compare import Difference, follow
from triumvir.coach.counsel import Counsel, take_counsel
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.record import read_record
from triumvir.core.registry import find
from triumvir.core.row import room_for_moves

SEATS = {"caesar": 2, "caesar-cleopatra": 2, "circus-maximus": 4}
LENGTHS = {"caesar": 9, "caesar-cleopatra": 60, "circus-maximus": 30}


def question(game_id: str, number: int) -> tuple[State, int]:
    """A position with a choice, and whose it is."""
    game = find(game_id)
    state = game.start(SEATS[game_id], seed=f"coach/{number}")
    moves = room_for_moves()
    state.play_out(Dealer(number), moves, LENGTHS[game_id] + number)
    while len(state.legal(state.to_act()[0])) < 2:
        state.play_out(Dealer(number), moves, 1)
    return state, state.to_act()[0]


def a_turn_later(game: Game, world: State, seat: int, action: Action, root: Node) -> State:
    """By hand: the choice, then what the tree has tried most often, until the seat is to act after
    others did."""
    after = world.clone()
    after.play(seat, action)
    node = root.child(action)
    others = False
    while after.to_act() and node is not None:
        actor = after.to_act()[0]
        if actor == seat and others:
            break
        others = actor != seat
        legal = [choice.index for choice in after.legal(actor)]
        known = [one for one in node.children if one.index in legal and one.visits > 2]
        if not known:
            break
        node = max(known, key=lambda one: one.visits)
        after.play(actor, game.actions[node.index])
    return after


@pytest.mark.parametrize("game_id", SEATS)
def test_the_term_it_names_is_the_largest_when_it_is_reckoned_again(game_id: str) -> None:
    """By hand: the same worlds, both choices, what the tree does next, every term subtracted."""
    game = find(game_id)
    checked = 0
    for number in range(4):
        state, seat = question(game_id, number)
        view = state.view(seat)
        search = Search(game, Dealer(number), worlds=60, depth=0)
        search.begin(view)
        search.run(300)
        rows = search.report()
        best, other = rows[0][0], min(rows, key=lambda row: row[2])[0]
        found = compare(game, view, best, other, search.root, Dealer("worlds"), worlds=16)
        dealer = Dealer("worlds")
        totals: dict[tuple[str, str], float] = {}
        for _ in range(16):
            world = game.guess(view, Dealer(dealer.word()))
            chance = dealer.word()
            for sign, action in ((1, best), (-1, other)):
                after = a_turn_later(game, world, seat, action, search.root)
                game.evaluator.play_on(after, Dealer(chance))
                for one in game.evaluator.opinions(after, seat):
                    key = (one.name, one.thing)
                    totals[key] = totals.get(key, 0.0) + sign * one.value / 16
        largest = max(abs(value) for value in totals.values())
        assert abs(found.differences[0].by) == pytest.approx(largest)
        for difference in found.differences:
            key = (difference.name, difference.thing)
            assert difference.by == pytest.approx(totals[key], abs=1e-9)
            assert 0.0 <= difference.share <= 1.0
        reasons = reasons_of(found.differences)
        if reasons:
            named = abs(totals[reasons[0].name, reasons[0].thing])
            assert named == pytest.approx(largest, abs=1e-3)
            checked += 1
    assert checked


def test_a_turn_is_over_when_the_others_have_acted() -> None:
    """A draw of one's own belongs to the turn: it is followed, and so is the other's answer."""
    game = find("caesar-cleopatra")
    state, seat = question("caesar-cleopatra", 1)
    search = Search(game, Dealer(1), worlds=60, depth=0)
    search.begin(state.view(seat))
    search.run(2000)
    best = search.best()
    lengths = []
    for turns in (1, 2):
        world = game.guess(state.view(seat), Dealer(1))
        before = world.seq
        follow(world, seat, best, search.root.child(best), turns)
        assert seat in world.to_act()
        lengths.append(world.seq - before)
    assert 1 < lengths[0] < lengths[1]


def test_choices_that_are_about_as_good_are_told_so() -> None:
    """With no term to name either; one that is clearly better is not called even."""
    seen = set()
    for game_id in SEATS:
        for number in range(3):
            state, seat = question(game_id, number)
            view = state.view(seat)
            advice = advise(find(game_id), view, number, view.choices[-1].text)
            assert advice.even == (advice.verdict == "good") or advice.verdict == "best"
            assert 1 <= advice.turns <= 2
            seen.add(advice.even)
    assert seen == {True, False}


def test_without_an_advantage_no_term_is_named() -> None:
    assert reasons_of([Difference("a", "", -2.0, 1.0), Difference("b", "", 1.0, 0.6)]) == []
    named = reasons_of([Difference("a", "", 2.0, 1.0), Difference("b", "", -0.1, 0.6)])
    assert [one.name for one in named] == ["a"]


def test_a_choice_that_wins_is_the_best_however_seldom_it_was_tried() -> None:
    """It closes two provinces, and is followed by a question: the search thought little of it."""
    record = Path(__file__).parents[1] / "games/caesar/double_close.json"
    view = read_record(record.read_text()).replay().view(0)
    winning = "lay sword-5-1 ga-gc"
    advice = advise(find("caesar"), view, 1, about=winning)
    assert (advice.best, advice.value, advice.verdict) == (winning, 100, "best")
    hint = advise(find("caesar"), view, 1)
    assert (hint.best, hint.value) in {(winning, 100), ("lay sword-5-1 gc-ga", 100)}
    other = advise(find("caesar"), view, 1, about="lay sword-5-1 dm-md")
    assert other.value == 100
    assert other.other_value < 100


def test_a_mistake_is_grave_from_more_than_fifteen_points_on() -> None:
    points = {2.9: "good", 3: "weaker", 4.9: "weaker", 5: "slip", 9: "slip", 15: "slip"}
    assert {behind: verdict_of(behind) for behind in points} == points
    assert verdict_of(15.1) == "grave"


@pytest.mark.parametrize("game_id", SEATS)
def test_what_is_told_as_grave_is_behind_by_more_than_fifteen(game_id: str) -> None:
    """The verdict is on the scale of the two numbers that stand beside it."""
    for number in range(3):
        state, seat = question(game_id, number)
        view = state.view(seat)
        for choice in view.choices[-2:]:
            advice = advise(find(game_id), view, number, choice.text)
            behind = advice.value - advice.other_value  # each is rounded
            if advice.verdict == "grave":
                assert behind >= 15
            elif advice.verdict == "slip":
                assert 4 <= behind <= 16
            else:
                assert behind <= 5


def test_a_choice_that_no_consul_tried_is_looked_at_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without a value it would be told as even, and a good move in a good position as a mistake."""
    game = find("caesar-cleopatra")
    state, seat = question("caesar-cleopatra", 36)
    view = state.view(seat)
    asked = game.parse("spy")
    known = advise(game, view, 1, asked.text)
    assert known.other == asked.text
    assert known.other_value > 60

    def untried(*args: Any, **more: Any) -> Counsel:
        counsel = take_counsel(*args, **more)
        counsel.values.pop(asked, None)
        counsel.visits[asked] = 0
        return counsel

    monkeypatch.setattr(thoughts, "take_counsel", untried)
    found = advise(game, view, 1, asked.text)
    assert found.other == asked.text
    assert found.other_value == pytest.approx(known.other_value, abs=8)
    assert found.verdict != "grave"
    assert found.reasons or found.even  # the tree after it tells what it leads to


@pytest.mark.parametrize("game_id", SEATS)
def test_advice_is_a_choice_with_another_beside_it(game_id: str) -> None:
    state, seat = question(game_id, 1)
    view = state.view(seat)
    advice = advise(find(game_id), view, 1)
    texts = [choice.text for choice in view.choices]
    assert advice.best in texts
    assert advice.other in texts
    assert advice.best != advice.other
    assert 0 <= advice.other_value <= 100
    last = next(text for text in reversed(texts) if text != advice.best)
    asked = advise(find(game_id), view, 1, last)
    assert last in (asked.other, asked.best)
    about_best = advise(find(game_id), view, 1, advice.best)
    if about_best.best == advice.best:
        assert about_best.verdict == "best"


def test_after_the_largest_reason_come_those_that_mostly_hold() -> None:
    found = [Difference("a", "", 2.0, 0.4), Difference("b", "", -1.0, 0.3)]
    assert [one.name for one in reasons_of([*found, Difference("c", "", 0.5, 0.6)])] == ["a", "c"]
    # What is said speaks for the choice, too.
    against = [Difference("a", "", -2.0, 0.9), Difference("b", "", 1.5, 0.3)]
    assert [one.name for one in reasons_of([*against, Difference("c", "", 1.0, 0.2)])] == ["a", "b"]
    assert reasons_of([Difference("a", "", 0.01, 1.0)]) == []  # too little to speak of


def test_a_single_choice_needs_no_second() -> None:
    game = find("caesar-cleopatra")
    moves = room_for_moves()
    for number in range(40):
        state = game.start(2, seed=number)
        while state.to_act():
            seat = state.to_act()[0]
            if len(state.legal(seat)) == 1:
                advice = advise(game, state.view(seat), 1)
                assert (advice.other, advice.reasons) == ("", [])
                return
            state.play_out(Dealer(number), moves, 1)
    raise AssertionError("no forced move in all these games")
