"""One whole game, told line by line: a change in the rules shows as a change in the text.

With TRIUMVIR_REWRITE=1 in the environment the text is written anew.
"""

from __future__ import annotations

from pathlib import Path

from triumvir.games.caesar_cleopatra import GAME
from triumvir.testing.playthrough import check_told, playthrough
from triumvir.testing.setups import Setup

FILE = Path(__file__).parent / "playthrough.txt"
# A game with nearly everything: all six actions, vetoes, votes of each kind, the first variant.
SETUP = Setup(2, {"action_deck": "arranged", "orgies": "leave_after_two_groups"})
SEED = "playthrough/741"


def test_the_playthrough_is_told_as_it_is_written() -> None:
    check_told(playthrough(GAME, SETUP, SEED, every=80), FILE)


def test_the_playthrough_shows_nearly_everything() -> None:
    """All six actions, vetoes and offers, votes of every kind: else another seed is better."""
    written = FILE.read_text(encoding="utf-8")
    for happening in (
        "assassinated CC-61",
        "hand_shown CC-65",
        "struck CC-66",
        "castled CC-70",
        "scouted CC-76",
        "smitten CC-78",
        "vetoed CC-80",
        "drew CC-68",
        "drew CC-82",
        "passed CC-32",
        "vote CC-90",
        "vote CC-105",
        "vote_card CC-112",
        "votes_shuffled CC-108",
        "patrician_won CC-116",
        "patrician_won CC-130",
        "patrician_won CC-137",
        "tied CC-123",
        "tied CC-134",
        "group_finished CC-145",
        "orgy_left CC-177",
        "alone CC-158",
        "bonus_shown CC-21",
    ):
        assert f"   {happening} " in written, happening
