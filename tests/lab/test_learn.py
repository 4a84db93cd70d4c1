"""Games to learn from, what a net is told of them, and the file that comes of it. Without torch."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from lab.learn import coins, inputs, policy
from lab.learn.generate import Batch, Kept, load, play, seed, work
from lab.learn.inputs import looker, replay, shape
from lab.learn.match import Player, Result, deal_share
from lab.learn.settings import SETTINGS, Table
from lab.learn.weights import bound, nothing, write

from triumvir.bots.levels import Level
from triumvir.core.dealer import Dealer
from triumvir.core.net import END, Net, room_for_features
from triumvir.core.registry import find
from triumvir.games.circus_maximus.features import OF_SEAT, SEAT_FEATURES

games = pytest.mark.parametrize("game", [game for game in SETTINGS if game != coins.GAME])
SHORT = Level(worlds=2, simulations=2)


def some_games(game: str, numbers: list[int]) -> Batch:
    kept = Kept()
    for number in numbers:
        play(game, 0, number, SHORT, 4, kept)
    return kept.batch()


@games
def test_games_are_kept_and_played_again(game: str, tmp_path: Path) -> None:
    batch = some_games(game, [0, len(SETTINGS[game].tables) - 1])
    batch.save(tmp_path / "games.npz")
    again = load(tmp_path / "games.npz")
    rows = replay(game, 0, again, range(2))
    form = shape(game)
    assert rows.things.shape[1:] == (form.most_things, form.of_thing)
    assert rows.wholes.shape[1:] == (form.of_whole,)
    assert len(rows.opinion) == len(rows.outcome) == rows.lengths.sum()
    assert np.abs(rows.outcome).max() <= 1.0
    assert np.abs(rows.margin).max() <= 1.0
    # The first position once more, feature by feature.
    table = SETTINGS[game].tables[0]
    state = find(game).start(table.seats, table.document(), Dealer(seed(game, 0, 0)))
    state.play(state.to_act()[0], find(game).actions[int(batch.actions[0])])
    views = list(range(table.seats))
    Dealer(f"{seed(game, 0, 0)}/views").shuffle(views)
    active = room_for_features()
    told = [int(n) for n in active[: looker(game)(state, views[0], active)]]
    if len(state.to_act()) == 1:
        whole = told[:-1][len(told) - 1 - told[:-1][::-1].index(END) :]
        assert whole == [int(n) for n in rows.wholes[0] if n != form.wholes]


def test_games_go_on_behind_those_that_are_there(tmp_path: Path) -> None:
    """Whoever is stopped loses half a minute, not all."""
    for most, name in ((2, "twice"), (6, "twice"), (6, "once")):
        work("caesar", 0, 1, 2, 2, False, time.time() + 600.0, most, tmp_path / f"{name}.npz")
    once, twice = load(tmp_path / "once.npz"), load(tmp_path / "twice.npz")
    assert once.numbers.tolist() == twice.numbers.tolist() == [1, 3, 5]
    assert once.actions.tolist() == twice.actions.tolist()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["once.npz", "twice.npz"]


@pytest.mark.parametrize("learner", [inputs, coins, policy], ids=["inputs", "coins", "policy"])
def test_several_processes_tell_what_one_does(learner: Any, tmp_path: Path) -> None:
    game = "caesar" if learner is inputs else coins.GAME
    kept = Kept()
    for number in range(2):
        play(game, 0, number, SHORT, 8 if learner is policy else 0, kept)
    batch = kept.batch()
    batch.save(tmp_path / "games.npz")
    named = (game,) if learner is inputs else ()
    alone = learner.replay(*named, 0, batch, range(2))
    shared = learner.prepare(*named, 0, tmp_path / "games.npz", range(2), 2, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["games.npz"]
    # How a bidding ends is a matter of chance, and each process has its own.
    told = ("seats", "final", "lengths") if learner is coins else alone._fields
    for name in told:
        one, other = getattr(alone, name), getattr(shared, name)
        assert np.array_equal(one, other, equal_nan=one.dtype.kind == "f"), name


@games
def test_a_net_of_nothing_leaves_the_opinion_as_it_is(game: str) -> None:
    form = shape(game)
    net = Net(
        write(nothing(form.things, form.wholes), form.of_thing, form.of_whole, form.most_things)
    )
    state = find(game).start(2, {}, Dealer(3))
    learned = find(game).evaluator.learned(net)
    for _ in range(30):
        seat = state.to_act()[0]
        by_hand = find(game).evaluator.evaluate(state, seat)
        assert learned.evaluate(state, seat) == pytest.approx(np.tanh(by_hand))
        state.play(seat, state.legal(seat)[0])


def test_seats_of_circus_maximus_are_told_with_the_end_of_the_bidding() -> None:
    batch = some_games(coins.GAME, [0, len(SETTINGS[coins.GAME].tables) - 1])
    rows = coins.replay(0, batch, range(2))
    assert len(rows.seats) == len(rows.told) == rows.lengths.sum()
    assert set(rows.seats) == {4, 5}
    ends = rows.of != np.arange(len(rows.of))
    assert 0.1 < ends.mean() < 0.6
    assert (rows.of[ends] == np.arange(len(rows.of))[ends] - 1).all()
    # Of a seat that is there much is told, of one that is not nothing.
    told = (rows.told != SEAT_FEATURES).sum(2)
    assert told[:, :4].min() > 20
    assert told[rows.seats == 4][:, 4].max() == 0
    # The last positions are nearly the result.
    last = rows.lengths.cumsum() - 1
    assert np.abs(rows.expected[last] - rows.final[last]).max() < 12.0
    both = coins.join([rows, rows])
    assert both.of[len(rows.of)] == len(rows.of)
    assert len(coins.shared_rows()) == SEAT_FEATURES


def test_choices_are_told_with_the_visits_of_long_searches() -> None:
    kept = Kept()
    for number in (0, 5):  # four at the table, then three
        play(coins.GAME, 0, number, SHORT, 30, kept)
    batch = kept.batch()
    assert 0.1 < (batch.weighed > 0).mean() < 0.3
    rows = policy.replay(0, batch, range(2))
    ends = rows.counts.cumsum()
    assert ends[-1] == len(rows.whole) == len(rows.others) == len(rows.sight) == len(rows.share)
    assert len(rows.counts) == (batch.weighed > 0).sum()
    for end, count in zip(ends, rows.counts, strict=True):
        assert count > 1
        assert rows.share[end - count : end].sum() == pytest.approx(1.0)
    # As many others as there are, and each is told much.
    there = (rows.others != SEAT_FEATURES).sum(2)
    assert set((there > 0).sum(1)) == {2, 3}
    assert there[there > 0].min() > 20
    own = ((rows.whole < SEAT_FEATURES).sum(1), (rows.whole < policy.WHOLES).sum(1))
    assert own[0].min() > 20
    assert (own[1] - own[0]).min() >= 4
    assert len(policy.shared_others()) == SEAT_FEATURES
    assert len(policy.shared_whole()) == policy.WHOLES


def test_a_net_of_nothing_leaves_the_coins_as_they_are() -> None:
    game = find(coins.GAME)
    net = Net(write(nothing(0, SEAT_FEATURES), 1, OF_SEAT, 1))
    state = game.start(4, {}, Dealer(3))
    for _ in range(60):
        by_hand = game.evaluator.evaluate_all(state)
        assert game.evaluator.learned(net).evaluate_all(state) == by_hand
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])


def test_weights_keep_to_their_bounds() -> None:
    weights = nothing(3, 2)
    weights.things[:] = 1000.0
    data = write(weights, 6, 4, 2)
    largest = Net(data)
    active = room_for_features()
    for place, feature in enumerate([2, 2, 2, 2, 2, 2, END, END, END]):
        active[place] = feature
    assert largest.score(active) == 0
    assert bound(6) * 7 * 256 < 1 << 15
    weights.middle[:] = 500.0
    with pytest.raises(AssertionError, match="second layer might overflow"):
        write(weights, 6, 4, 10_000)


def test_a_deal_is_shared_between_equals() -> None:
    """Both seats, the same players: the first one's share says who won how often."""
    share = deal_share("caesar", Table(2), Player(2), Player(2), "equals")
    assert share in (0.0, 0.5, 1.0)


def test_a_result_is_told_with_its_error() -> None:
    assert str(Result([1.0, 0.5, 1.0, 0.5], 8)) == "75.0 ± 28.3 % of 8 games"
