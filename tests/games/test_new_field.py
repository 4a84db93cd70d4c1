"""A new field of a position is named in its game's `fields.py`, and in the rule that uses it.

Here one is added to a copy of each game, and no rule uses it: everything else must follow.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.core.registry import games

SOURCES = Path(__file__).resolve().parents[2] / "src" / "triumvir"
NAMES = [game.meta.id for game in games() if not game.meta.teaching]

# Played in a process of its own, which has the new field.
PLAY = """
import importlib, sys
import triumvir
from triumvir.core.row import put
from triumvir.testing.conformance import check_state
from triumvir.testing.worlds import check_worlds

game = triumvir.load(sys.argv[1])
fields = importlib.import_module(f"triumvir.games.{sys.argv[1].replace('-', '_')}.fields")
chance = triumvir.Dealer("omen")
state = game.start(seed=7)
for number in range(60):
    if not state.to_act():
        break
    put(state.row, fields.OMEN, number % 10)
    seat = state.to_act()[0]
    document = state.dump()
    assert document["omen"] == number % 10
    assert game.load(document).dump() == document
    assert state.clone().dump() == document
    for who in (None, *range(state.seats())):
        assert state.view(who).data["omen"] == number % 10
    view = game.read_view(state.view(seat).document())
    assert game.guess(view, triumvir.Dealer(number)).dump()["omen"] == number % 10
    if number % 20 == 0:
        check_state(state, chance)
        check_worlds(state, chance, 1)
    state.play(seat, state.legal(seat)[0])
other = state.clone()
put(other.row, fields.OMEN, (document["omen"] + 1) % 10)
assert [line.split(":")[0] for line in fields.LAYOUT.diff(state.row, other.row)] == ["omen"]
for wrong in (10, "none", None):
    try:
        game.load({**document, "omen": wrong})
    except triumvir.InvalidPosition as error:
        assert "omen" in str(error)
    else:
        raise AssertionError(f"omen {wrong} was read")
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_new_field_is_named_in_one_file_and_where_it_is_used(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "triumvir"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("server", "__pycache__"))
    file = copy / "games" / name.replace("-", "_") / "fields.py"
    text, places = re.subn(
        r"^SIZE: Final = (.*)$",
        r"OMEN: Final = \1\nSIZE: Final = OMEN + 1",
        file.read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    phase = '        Field("phase", PHASE, Word(PHASES)),\n'
    assert (places, text.count(phase)) == (1, 1)
    text = text.replace(phase, f'{phase}        Field("omen", OMEN, Number(0, 9)),\n')
    file.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY, name],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
