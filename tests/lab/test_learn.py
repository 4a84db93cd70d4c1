"""Games to learn from, what a net is told of them, and the file that comes of it. Without torch."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from lab.learn import coins, generate, inputs, policy, ppo_games
from lab.learn.__main__ import net_file
from lab.learn.generate import NO_VALUE, Batch, Kept, learner, load, play, seed, work
from lab.learn.inputs import looker, replay, shape
from lab.learn.match import Player, Result, deal_share
from lab.learn.settings import SETTINGS, Table, targets
from lab.learn.weights import bound, nothing, read, write

from triumvir.bots.levels import Level, LevelBot
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.net import END, Net, room_for_features
from triumvir.core.registry import find
from triumvir.core.view import View
from triumvir.games.circus_maximus.features import OF_SEAT, SEAT_FEATURES
from triumvir.games.circus_maximus.policy import load_policy

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


class Rival(LevelBot):
    """Counts what the rival chooses, told by its simulations."""

    choices = 0

    def choose(self, view: View) -> Action:
        if self.level.simulations == 3:
            Rival.choices += 1
        return super().choose(view)


@pytest.mark.parametrize("choices", [3, 4])
def test_choices_are_laid_out_some_at_a_time(choices: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "AT_ONCE", 2)
    told = policy.Told()
    active = room_for_features()
    for number in range(choices):
        for place, feature in enumerate([1, number, END, END, 5, 6 + number, END]):
            active[place] = feature
        told.add(active, 7)
    others, whole = told.laid_out()
    assert others[:, 0, :3].tolist() == [[1, n, SEAT_FEATURES] for n in range(choices)]
    assert others[:, 1:].min() == SEAT_FEATURES
    assert whole[:, :3].tolist() == [[5, 6 + n, policy.WHOLES] for n in range(choices)]


def test_a_rival_always_chooses_itself_and_one_seat_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate, "LevelBot", Rival)
    monkeypatch.setattr(Rival, "choices", 0)
    kept = Kept()
    tables = len(SETTINGS["caesar"].tables)
    numbers = [0, tables]  # the same table: then the other seat learns
    assert [learner("caesar", number) for number in numbers] == [0, 1]
    for number in numbers:
        play("caesar", 100, number, SHORT, 0, kept, rival=Level(worlds=2, simulations=3))
    batch = kept.batch()
    rows = replay("caesar", 100, batch, range(2), one_seat=True)
    assert len(rows.lengths) == 2
    chosen = forced = thought = 0
    at = 0
    for index, number in enumerate(numbers):
        name = seed("caesar", 100, number)
        state = find("caesar").start(2, {}, Dealer(name))
        for _ in range(batch.lengths[index]):
            seat = state.to_act()[0]
            if seat != learner("caesar", number):
                forced += len(state.legal(seat)) == 1
                chosen += len(state.legal(seat)) > 1
                assert batch.values[at] == NO_VALUE
            thought += batch.values[at] != NO_VALUE
            state.play(seat, find("caesar").actions[int(batch.actions[at])])
            at += 1
        worth = targets("caesar", state)[learner("caesar", number)][0]
        first = rows.lengths[:index].sum()
        assert set(rows.outcome[first : first + rows.lengths[index]]) == {worth}
    assert Rival.choices == chosen > 10
    assert thought > 10


def test_a_policy_plays_itself_and_all_of_it_is_kept(tmp_path: Path) -> None:
    diary = ppo_games.Diary()
    for seats in (3, 5):
        ppo_games.play(Table(seats), load_policy(), f"test/{seats}", diary)
    games = diary.games()
    assert games.final.sum(1).tolist() == pytest.approx([1.0, 1.0])
    assert len(games.counts) == len(games.chosen) == len(games.seat) == games.lengths.sum()
    assert (games.chosen < games.counts).all()
    assert (games.seat < games.seats).all()
    assert len(games.sight) == len(games.others) == len(games.whole) == games.counts.sum()
    assert games.likely.max() < 0.0
    assert math.exp(games.likely.mean()) > 0.2
    # The critic is told of as many seats as there are.
    told = (games.told != SEAT_FEATURES).any(2).sum(1)
    assert told.tolist() == games.seats.tolist()
    np.savez(tmp_path / "games.npz", **games._asdict())
    both = ppo_games.join([games, ppo_games.load(tmp_path / "games.npz")])
    assert both.lengths.tolist() == [*games.lengths] * 2


def test_choices_are_drawn_as_likely_as_they_are() -> None:
    likely = ppo_games.logarithms([1.0, 0.0, 1000.0, 1000.0 - math.log(3.0)])
    assert [math.exp(one) for one in likely] == pytest.approx([0.0, 0.0, 0.75, 0.25])
    chance = Dealer("draw")
    drawn = [ppo_games.draw(likely, chance) for _ in range(2000)]
    assert set(drawn) == {2, 3}
    assert 0.7 < drawn.count(2) / 2000 < 0.8


@pytest.mark.parametrize("name", ["caesar", "caesar-cleopatra", "circus-maximus", "policy"])
def test_weights_are_read_back_from_their_file(name: str) -> None:
    data = net_file(coins.GAME, name) if name == "policy" else net_file(name)
    if name == coins.GAME:
        sizes = (1, OF_SEAT, 1)
    else:
        form = policy.form() if name == "policy" else shape(name)
        sizes = (form.of_thing, form.of_whole, form.most_things)
    assert write(read(data.read_bytes()), *sizes) == data.read_bytes()


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
