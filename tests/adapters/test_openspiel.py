"""OpenSpiel's own test and search on our games."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from triumvir.adapters.openspiel import load, name_there  # noqa: E402
from triumvir.core.errors import TriumvirError  # noqa: E402
from triumvir.core.registry import find, game_ids  # noqa: E402
from triumvir.testing.setups import has_chance  # noqa: E402

tables = pytest.mark.parametrize(
    ("game_id", "seats"),
    [
        (game_id, seats)
        for game_id in game_ids()
        for seats in sorted({find(game_id).meta.min_seats, min(4, find(game_id).meta.max_seats)})
    ],
)


def dealt(game: Any, number: int = 3, actions: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(number)
    for step in range(actions):
        choices = state.legal_actions()
        state.apply_action(choices[step % len(choices)])
    return state


@tables
def test_random_simulation(game_id: str, seats: int) -> None:
    # Few deals: the test draws up the chance node again and again.
    game = load(game_id, seats, deals=4)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@tables
def test_open_spiels_search_plays_unchanged(game_id: str, seats: int) -> None:
    game = load(game_id, seats, deals=20)
    state = dealt(game)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=4,
        random_state=chance,
    )
    assert bot.step(state) in state.legal_actions()


@tables
def test_worlds_are_resampled_from_a_view(game_id: str, seats: int) -> None:
    state = dealt(load(game_id, seats), actions=4)
    player = state.current_player()
    chances = iter([0.1, 0.1, 0.9])
    worlds = [state.resample_from_infostate(player, lambda: next(chances)) for _ in range(3)]
    for world in worlds:
        assert world.information_state_string() == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []  # no hint of the deal that it was guessed from
    dumps = [world.state.dump() for world in worlds]
    assert dumps[0] == dumps[1]
    assert dumps[0] != dumps[2] or not has_chance(find(game_id))


def test_a_deal_is_all_the_chance_there_is() -> None:
    game = load("caesar-cleopatra", deals=7)
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert [number for number, _ in root.chance_outcomes()] == list(range(7))
    assert dealt(game, 3, 60).information_state_string(0) == (
        dealt(game, 3, 60).information_state_string(0)
    )
    assert dealt(game, 3, 60).state.dump() != dealt(game, 4, 60).state.dump()


def test_information_states_hide_what_views_hide() -> None:
    state = dealt(load("caesar-cleopatra", options={"action_deck": "shuffled"}))
    assert state.information_state_string(0) == state.state.view(0).json()
    before = state.information_state_string(1)
    # Both lay their first cards blindly: which one it was, the other does not learn.
    others = [state.child(action) for action in state.legal_actions()]
    seen = {child.information_state_string(1) for child in others}
    assert len(others) > len(seen)
    assert before not in seen


def test_copies_and_files() -> None:
    state = dealt(load("caesar-cleopatra", options={"orgies": "one_fewer"}, deals=9), actions=20)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    for original in (state, world):
        for other in (original.clone(), copy.deepcopy(original), reread(original)):
            assert other.state.dump() == original.state.dump()
            other.apply_action(other.legal_actions()[0])
            assert other.state.seq == original.state.seq + 1


def reread(state: Any) -> Any:
    return pickle.loads(pickle.dumps(state))


def test_options_travel_in_the_name() -> None:
    game = load("caesar", 1, {"level": "hard", "poison": True})
    again = pyspiel.load_game(str(game))
    assert dealt(again).state.dump() == dealt(game).state.dump()
    assert "level:hard+poison:yes" in str(game)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    with pytest.raises(TriumvirError, match="no option 'nonsense'"):
        load("caesar", options={"nonsense": 1})


def test_learners_get_vectors() -> None:
    environment = rl_environment.Environment(load("caesar-cleopatra"))
    environment.seed(1)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        vector = step.observations["info_state"][player]
        assert len(vector) == environment.observation_spec()["info_state"][0]
        assert any(vector)
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


def test_python_ends_cleanly() -> None:
    """OpenSpiel lets go of registered games after Python has ended."""
    code = (
        "from triumvir.adapters.openspiel import load;"
        "g = load('caesar'); s = g.new_initial_state(); s.apply_action(1)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})


def test_every_game_is_registered() -> None:
    assert {name_there(game_id) for game_id in game_ids()} <= set(pyspiel.registered_names())
