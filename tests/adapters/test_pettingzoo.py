"""PettingZoo's own tests on our games."""

from __future__ import annotations

import copy
import functools
import pickle
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from triumvir.adapters.pettingzoo import env  # noqa: E402
from triumvir.adapters.setting import returns  # noqa: E402
from triumvir.core.registry import find, game_ids  # noqa: E402

pytestmark = [
    # PettingZoo says these to every observation with a mask but those of its own games.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
tables = pytest.mark.parametrize(
    ("game_id", "seats"),
    [
        (game_id, seats)
        for game_id in game_ids()
        for seats in sorted({find(game_id).meta.min_seats, find(game_id).meta.max_seats})
    ],
)


def play(environment: Any, most: int = 100_000) -> dict[str, float]:
    """With the last choice each time; the sums of all rewards."""
    sums = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter(most):
        observation, reward, ended, cut, _ = environment.last()
        sums[agent] += reward
        over = ended or cut
        environment.step(None if over else int(np.flatnonzero(observation["action_mask"])[-1]))
    return sums


@tables
def test_api(game_id: str, seats: int) -> None:
    api_test(env(game_id, seats), num_cycles=40)


@tables
def test_seeds(game_id: str, seats: int) -> None:
    seed_test(lambda: env(game_id, seats), num_cycles=20)


@tables
def test_rendering(game_id: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(env, game_id, seats))
    assert f'"game": "{game_id}"' in capsys.readouterr().out


@tables
def test_a_whole_game_is_worth_what_the_outcome_says(game_id: str, seats: int) -> None:
    environment = env(game_id, seats)
    environment.reset(seed=5)
    sums = play(environment)
    state = environment.unwrapped.state_now
    assert state.outcome() is not None
    assert list(sums.values()) == returns(state)
    assert seats == 1 or abs(sum(sums.values())) < 1e-9


@tables
def test_deepcopy(game_id: str, seats: int) -> None:
    environment = env(game_id, seats)
    environment.reset(seed=1)
    play(environment, 7)
    other = copy.deepcopy(environment)
    before = environment.unwrapped.state_now.dump()
    play(other)
    assert environment.unwrapped.state_now.dump() == before
    play(environment)
    assert environment.unwrapped.state_now.dump() == other.unwrapped.state_now.dump()


def test_masks_are_the_choices() -> None:
    environment = env("caesar-cleopatra")
    environment.reset(seed=1)
    agent = environment.agent_selection
    view = environment.unwrapped.view(agent)
    mask = environment.observe(agent)["action_mask"]
    assert [action.index for action in view.choices] == list(np.flatnonzero(mask))
    other = next(name for name in environment.agents if name != agent)
    assert not environment.observe(other)["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    environment = env("caesar-cleopatra")
    environment.reset(seed=1)
    agent = environment.agent_selection
    mask = environment.observe(agent)["action_mask"]
    environment.step(int(np.flatnonzero(mask == 0)[0]))
    assert environment.rewards[agent] == -1
    assert all(environment.terminations.values())


def test_seeds_and_the_deals_after_them() -> None:
    def deals(seed: int) -> list[object]:
        environment = env("caesar-cleopatra")
        environment.reset(seed=seed)
        first = environment.unwrapped.state_now.dump()
        environment.reset()
        return [first, environment.unwrapped.state_now.dump()]

    assert deals(1) == deals(1)
    assert deals(1)[0] != deals(1)[1]
    assert deals(1)[0] != deals(2)[0]


def test_a_game_goes_on_from_a_file() -> None:
    environment = env("circus-maximus", 5)
    environment.reset(seed=1)
    play(environment, 9)
    other = pickle.loads(pickle.dumps(environment))
    assert play(other) == play(environment)
    assert other.unwrapped.state_now.dump() == environment.unwrapped.state_now.dump()
