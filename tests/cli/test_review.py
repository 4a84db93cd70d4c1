"""`triumvir review`: a game told in four languages, and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.review.games import played

from triumvir.cli.reviewed import chances
from triumvir.review.document import Decision
from triumvir.texts import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(played("terni-lapilli", 2).write(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(run: Run, file: str, language: str) -> None:
    done = run("--lang", language, "review", file, "--quick")
    assert done.status == 0
    assert "[" not in done.out  # no message is missing
    assert "{" not in done.out
    words = {"en": "Before the deal", "de": "Glück", "fr": "chance", "cs": "štěstí"}
    assert words[language].lower() in done.out.lower()
    assert "100" in done.out


def test_parts_of_nothing_are_left_out_and_the_colon_is_that_of_the_language(
    run: Run, file: str
) -> None:
    told = run("--lang", "fr", "review", file, "--quick").out
    assert "Avant la donne" in told
    assert "Pioche" not in told  # nothing is drawn in this game
    assert "\u00a0: Poser" in told


def test_as_a_seat_and_as_json(run: Run, file: str) -> None:
    done = run("review", file, "--quick", "--json", "--as", "1")
    document = json.loads(done.out)
    assert document["game"] == "terni-lapilli"
    assert [one["seat"] for one in document["seats"]] == [1]
    one = document["seats"][0]
    parts = [one[name] for name in ("start", "deal", "draws", "turned", "own", "others")]
    assert sum(parts) == pytest.approx(one["result"], abs=1e-9)


def test_the_points_on_the_screen_add_up() -> None:
    from triumvir.cli.reviewed import rounded

    parts = [0.444, 0.014, 0.174, -0.313, 0.249, -0.568]
    assert sum(rounded(parts, 0.0)) == 0
    assert sum(rounded([0.5, 0.125, 0.375], 1.0)) == 100


def test_no_such_seat(run: Run, file: str) -> None:
    assert run("review", file, "--quick", "--as", "7").status != 0


def test_no_loss_is_told_larger_than_its_name() -> None:
    """54.4 and 44.7 in 100 are a slip apart, not the ten points of a mistake."""
    slip = Decision(3, 1, 2, "a", "b", 0.4475, 0.5435, 0.096, 0.01, True, "inaccuracy", 0.0, [])
    assert chances(slip) == (54, 45)
    mistake = Decision(3, 1, 2, "a", "b", 0.4, 0.52, 0.12, 0.01, True, "mistake", 0.0, [])
    assert chances(mistake) == (52, 40)
