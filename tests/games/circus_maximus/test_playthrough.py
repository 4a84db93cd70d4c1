"""One whole game, told line by line: a change in the rules shows as a change in the text.

With TRIUMVIR_REWRITE=1 in the environment the text is written anew.
"""

from __future__ import annotations

from pathlib import Path

from triumvir.games.circus_maximus import GAME
from triumvir.testing.playthrough import check_told, playthrough
from triumvir.testing.setups import Setup

FILE = Path(__file__).parent / "playthrough.txt"
# A game with nearly everything: six favours of all timings, the seat beside Caesar, extra shows.
SETUP = Setup(5, {"caesar": True, "sheet": None})
SEED = "playthrough/71"


def test_the_playthrough_is_told_as_it_is_written() -> None:
    check_told(playthrough(GAME, SETUP, SEED, every=120), FILE)


def test_the_playthrough_shows_nearly_everything() -> None:
    """All three timings, Caesar, both kinds of extra show: else another seed is better."""
    written = FILE.read_text(encoding="utf-8")
    for happening in (
        "caesar_left CM-78",
        "doubled CM-94",
        "drew_ticket CM-65",
        "drew_visitor CM-66",
        "extra_show CM-59",
        "extra_show CM-60",
        "favours_counted CM-64",
        "fronted CM-91",
        "idle CM-33",
        "idle CM-44",
        "laid_again CM-68",
        "passed_of_necessity CM-24",
        "promoted CM-67",
        "sold_favour CM-76",
        "sold_other CM-91",
        "stepped CM-69",
        "took_start CM-30",
        "took_unseen CM-94",
        "took_unseen_ticket CM-94",
    ):
        assert f"   {happening} " in written, happening
