"""Views as vectors."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")

from triumvir.adapters.features import LIMIT, SIZE, features  # noqa: E402
from triumvir.core.document import Document  # noqa: E402
from triumvir.core.view import View  # noqa: E402


def vector(data: Document, seat: int = 0) -> object:
    return features(View("a-game", seat, data, [])).tolist()


def test_the_same_view_gives_the_same_vector() -> None:
    data: Document = {"hand": ["3", "3", "spy"], "turn": 4, "sides": [{"won": [1, 2]}]}
    found = features(View("a-game", 0, data, []))
    assert found.shape == (SIZE,)
    assert found.dtype == np.float32
    assert vector(data) == vector(
        {"turn": 4, "sides": [{"won": [1, 2]}], "hand": ["spy", "3", "3"]}
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"hand": ["3"]}, {"hand": ["3", "3"]}),
        ({"hand": ["3"]}, {"hand": ["4"]}),
        ({"won": [1, 2]}, {"won": [2, 1]}),
        ({"over": False}, {"over": True}),
        ({"a": {"x": 1}}, {"b": {"x": 1}}),
    ],
)
def test_different_views_give_different_vectors(one: Document, other: Document) -> None:
    assert vector(one) != vector(other)


def test_what_is_left_out_and_cut() -> None:
    assert vector({"side": {"memory": "00ff"}}) == vector({"side": {"memory": "11"}})
    assert vector({}, seat=0) != vector({}, seat=1)
    assert np.abs(features(View("a-game", 0, {"money": 10_000}, []))).max() == LIMIT
