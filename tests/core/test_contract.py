"""Small promises of the contract: actions, events, options, the registry, a game from outside."""

from __future__ import annotations

import copy

import pytest

from triumvir.core.action import Action, ActionTable
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.errors import IllegalAction, InvalidAction, InvalidOption, UnknownGame
from triumvir.core.evaluator import Evaluator
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.meta import Meta, Option
from triumvir.core.outcome import Outcome, rank
from triumvir.core.registry import find, game_ids, games


def test_games_are_found_without_a_list() -> None:
    assert "caesar-cleopatra" in game_ids()
    assert [game.meta.id for game in games()] == game_ids()
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are .*caesar-cleopatra"):
        find("chess")


def test_an_action_is_read_whatever_its_case_and_blanks() -> None:
    game = find("caesar-cleopatra")
    assert game.parse("  DOWN 3   Senators ") is game.parse("down 3 senators")
    with pytest.raises(
        InvalidAction, match="With 'down' it knows, for instance, 'down 1 senators'"
    ):
        game.parse("down 9 senators")


def test_an_action_is_one_object_for_ever() -> None:
    action = find("caesar-cleopatra").parse("pass")
    assert copy.deepcopy(action) is action
    assert copy.copy(action) is action


def test_a_secret_is_told_to_those_who_may_know() -> None:
    event = Event("drew", "CC-100", {"seat": 1}, {"card": "5"}, 0b10)
    assert event.told(1) == {"kind": "drew", "rule": "CC-100", "seat": 1, "card": "5"}
    assert event.told(0) == {"kind": "drew", "rule": "CC-100", "seat": 1}
    assert event.told(None) == event.told(0)


def test_ranks_are_shared() -> None:
    assert rank([(3,), (5,), (3,), (1,)]) == (2, 1, 2, 4)
    outcome = Outcome((5, 5, 1), (1, 1, 3), "end", "X-1", [])
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_options_are_typed() -> None:
    option = Option("caesar", (False, True), False)
    assert option.read(True) is True
    assert option.parse("yes") is True
    for wrong in (1, "true", None):
        with pytest.raises(InvalidOption, match="Option 'caesar' is one of false, true"):
            option.read(wrong)
    with pytest.raises(InvalidOption):
        option.parse("maybe")


def test_a_deep_copy_of_a_state_is_a_clone() -> None:
    state = find("caesar-cleopatra").start(2)
    other = copy.deepcopy(state)
    other.play(0, other.legal(0)[0])
    assert state.seq == 0
    assert other.seq == 1


def test_a_list_of_choices_is_the_caller_s_own() -> None:
    """Whatever is done to it, the same actions are legal as before."""
    state = find("caesar-cleopatra").start(2, seed=7)
    choices = state.legal(0)
    foreign = find("caesar").actions[choices[0].index]
    choices.append(foreign)
    assert foreign not in state.legal(0)
    with pytest.raises(IllegalAction):
        state.play(0, foreign)  # an action of another game, with the index of one that is legal
    choices.clear()
    state.play(0, state.legal(0)[0])
    assert state.seq == 1


def test_a_state_knows_its_game_even_if_another_deals_it() -> None:
    assert find("caesar").start(2, seed=7).game() is find("caesar")
    assert CoinGame(GAME.meta, TABLE).start(1).game() is GAME


def test_a_game_that_says_nothing_is_judged_by_its_points() -> None:
    state = GAME.start(1, {}, Dealer(3))
    assert isinstance(state, Coin)
    assert type(GAME.evaluator) is Evaluator
    assert GAME.evaluator.learned() is GAME.evaluator
    state.play(0, HEADS if state.fell == 0 else TAILS)
    assert GAME.evaluator.evaluate_all(state) == [1.0]
    assert GAME.evaluator.opinions(state, 0) == []
    assert GAME.standing_answers == ()


def test_default_options_are_not_shared() -> None:
    meta = find("caesar").meta
    meta.read_options({})["poison"] = True
    assert meta.read_options({})["poison"] is False


# A game of a single question, kept outside the package: anybody can write one.

TABLE = ActionTable()
HEADS = TABLE.add("heads")
TAILS = TABLE.add("tails")


class Coin(State):
    def __init__(self, fell: int, called: int = -1) -> None:
        super().__init__(TABLE)
        self.fell = fell
        self.called = called

    def to_act(self) -> tuple[int, ...]:
        return (0,) if self.called < 0 else ()

    def choices(self, seat: int) -> list[Action]:
        return [HEADS, TAILS]

    def apply(self, seat: int, action: Action) -> None:
        self.called = action.index

    def describe(self, seat: int | None) -> Document:
        return {"called": self.called}

    def outcome(self) -> Outcome | None:
        won = int(self.called == self.fell)
        return None if self.called < 0 else Outcome((won,), (1,), "called", "X-1", [])

    def clone(self) -> State:
        return Coin(self.fell, self.called)


class CoinGame(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        return Coin(dealer.below(2))


GAME = CoinGame(Meta("coin", "Coin", "Nobody", "Nobody", 2026, (1, 1), (), (), 1, ("X-1",)), TABLE)


def test_a_game_from_outside_plays() -> None:
    state = GAME.start(1, {}, Dealer(3))
    assert state.view(0).choices == [HEADS, TAILS]
    with pytest.raises(IllegalAction, match="There is no seat 1"):
        state.play(1, HEADS)
    state.play(0, TAILS)
    assert state.legal(0) == []
    with pytest.raises(IllegalAction, match="The game is over"):
        state.play(0, HEADS)
