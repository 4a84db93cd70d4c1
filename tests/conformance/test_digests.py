"""Random games go as they always went: actions, events, views, guesses, opinions, outcomes.

`tools/make_digests.py` compares up to 10,000 games of each and says how the list is made anew where
the rules or the deals have changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from triumvir.core.registry import find
from triumvir.testing.digest import digest_block
from triumvir.testing.setups import setups

FOLDER = Path(__file__).parent / "digests"
BLOCK = 50
GAMES = sorted(file.stem for file in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_games_are_as_they_were(game_id: str) -> None:
    game = find(game_id)
    kept = (FOLDER / f"{game_id}.txt").read_text(encoding="utf-8").split()
    assert digest_block(game, setups(game), range(BLOCK)) == kept[0]
