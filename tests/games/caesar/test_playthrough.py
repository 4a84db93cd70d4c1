"""Two whole games, told line by line: a change in the rules shows as a change in the text."""

from __future__ import annotations

from pathlib import Path

import pytest

from triumvir.games.caesar import GAME
from triumvir.testing.playthrough import check_told, playthrough
from triumvir.testing.setups import Setup

FOLDER = Path(__file__).parent
MODULES: dict[str, object] = {"poison": True, "centurions": True, "checkpoints": True}
# Two players with all modules, and one against Crassus on hard.
GAMES = {
    "playthrough.txt": (Setup(2, MODULES), "playthrough/16"),
    "playthrough-solo.txt": (Setup(1, {"level": "hard", "poison": True}), "playthrough/10"),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_told_as_it_is_written(name: str) -> None:
    setup, seed = GAMES[name]
    check_told(playthrough(GAME, setup, seed, every=25), FOLDER / name)
