"""`import triumvir`: what a program of somebody's own meets first."""

from __future__ import annotations

import doctest
import inspect
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import triumvir
from triumvir import IllegalAction, InvalidAction, InvalidOption
from triumvir.testing.setups import has_chance

ROOT = Path(__file__).parents[2]
EVERY_GAME = pytest.mark.parametrize("name", triumvir.game_ids())
# The standard library alone: without `site` nothing that was installed can be imported.
ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
import triumvir
for name in triumvir.game_ids():
    state = triumvir.load(name).start(seed=7)
    assert str(state)
    triumvir.play(name, ["random"] * state.seats(), seed=7)
triumvir.play("caesar", ["novice", "citizen"], seed=7)
known = {*sys.stdlib_module_names, "triumvir", "__main__"}
print(*sorted({name.partition(".")[0] for name in sys.modules} - known))
"""


def test_the_front_door_needs_the_standard_library_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ALONE, str(ROOT / "src")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == ""


def test_importing_loads_no_game_no_bot_and_no_server() -> None:
    code = "import sys, triumvir; print(*sorted(m for m in sys.modules if 'triumvir.' in m))"
    done = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, sys.argv[1]); {code}",
            str(ROOT / "src"),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name.split(".")[1] for name in done.stdout.split()}
    assert loaded == {"core", "native"}


def test_importing_takes_less_than_50_milliseconds() -> None:
    """Of the processor, in plain Python; the best of some, for others may be busy."""
    code = (
        "import sys, time; sys.path.insert(0, sys.argv[1]); begin = time.process_time();"
        " import triumvir; print(time.process_time() - begin)"
    )
    command = [sys.executable, "-I", "-S", "-c", code, str(ROOT / "src")]
    taken = [
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        for _ in range(5)
    ]
    assert min(taken) < 0.05, taken


def documented() -> Iterator[tuple[str, object]]:
    yield "triumvir", triumvir
    for name in triumvir.__all__:
        thing = getattr(triumvir, name)
        yield name, thing
        if inspect.isclass(thing):
            for method, value in vars(thing).items():
                if inspect.isfunction(value) and not method.startswith("_"):
                    yield f"{name}.{method}", value


@pytest.mark.parametrize(("name", "thing"), [*documented()], ids=[name for name, _ in documented()])
def test_examples_in_docstrings_run(name: str, thing: object) -> None:
    text = inspect.getdoc(thing)
    assert text, f"{name} has no docstring"
    test = doctest.DocTestParser().get_doctest(text, {"triumvir": triumvir}, name, None, None)
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    assert doctest.DocTestRunner(optionflags=flags).run(test).failed == 0


@EVERY_GAME
def test_a_seed_deals_the_same_and_no_seed_deals_afresh(name: str) -> None:
    game = triumvir.load(name)
    assert game.start(seed=7).dump() == game.start(seed=7).dump()
    if has_chance(game):
        assert game.start(seed=7).dump() != game.start(seed=8).dump()
        assert game.start().dump() != game.start().dump()


def test_a_dealer_and_a_seed_are_not_handed_in_together() -> None:
    with pytest.raises(InvalidOption, match="not by both"):
        triumvir.load("caesar").start(2, {}, triumvir.Dealer(1), seed=1)


@EVERY_GAME
def test_an_action_can_be_played_by_its_text(name: str) -> None:
    state = triumvir.load(name).start(seed=7)
    other = state.clone()
    seat = state.to_act()[0]
    action = state.legal(seat)[-1]
    state.play(seat, action)
    other.play(seat, f"  {action.text.upper()} ")
    assert state.dump() == other.dump()


def test_nonsense_and_an_action_out_of_turn_are_told_apart() -> None:
    state = triumvir.load("caesar-cleopatra").start(seed=7)
    before = state.dump()
    with pytest.raises(InvalidAction):
        state.play(0, "surrender")
    with pytest.raises(IllegalAction):
        state.play(0, "pass")
    assert state.dump() == before


@EVERY_GAME
def test_the_drawn_state_shows_every_hand_and_a_drawn_view_only_its_own(name: str) -> None:
    game = triumvir.load(name)
    chance = triumvir.Dealer("drawing")
    state = game.start(seed=7)
    while state.to_act():
        whole = str(state)
        for seat in range(state.seats()):
            view = state.view(seat)
            own = game.draw_hand(view)
            assert all(line in whole for line in own)
            # A view is drawn from itself alone, so it can tell no more than it holds.
            assert str(game.read_view(view.document())) == str(view)
        assert game.draw_hand(state.view(None)) == []
        seat = state.to_act()[0]
        choices = state.legal(seat)
        state.play(seat, choices[chance.below(len(choices))])
    assert "over" in str(state)


def test_a_state_in_a_message_tells_nothing() -> None:
    assert repr(triumvir.load("caesar").start(seed=7)) == "<caesar after 0 actions>"


def test_bots_and_functions_play_a_whole_game() -> None:
    asked: list[int | None] = []

    def first(view: triumvir.View) -> str:
        asked.append(view.seat)
        return view.choices[0].text

    session = triumvir.play("circus-maximus", ["random", first, "greedy"], seed=7)
    assert set(asked) == {1}
    assert session.state.to_act() == ()
    assert session.record.seats == ["random", "function", "greedy"]
    again = triumvir.play("circus-maximus", ["random", first, "greedy"], seed=7)
    assert again.record.document() == session.record.document()
    assert triumvir.read_record(session.record.write()).verify().dump() == session.state.dump()


def test_the_page_of_the_interface_is_made_from_the_docstrings() -> None:
    subprocess.run(
        [sys.executable, str(ROOT / "tools/make_api.py"), "--check"],
        env={"PYTHONPATH": str(ROOT / "src")},
        check=True,
    )
