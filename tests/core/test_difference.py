"""What is new in a document."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from triumvir.core.difference import difference

values = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", "b"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["x", "y", "z"]), inner, max_size=3)
    ),
    max_leaves=12,
)
documents = st.dictionaries(st.sampled_from(["x", "y", "z"]), values, max_size=3)


def put(value: Any, path: list[Any], part: object) -> Any:
    if not path:
        return part
    value[path[0]] = put(value[path[0]], path[1:], part)
    return value


@given(documents, documents)
def test_the_parts_put_into_the_old_give_the_new(old: Any, new: Any) -> None:
    made = copy.deepcopy(old)
    for path, part in difference(old, new):
        made = put(made, list(path), copy.deepcopy(part))
    assert made == new


@given(documents)
def test_nothing_is_new_in_the_same(document: Any) -> None:
    assert difference(document, copy.deepcopy(document)) == []


def test_as_deep_as_the_shapes_agree() -> None:
    old = {"turn": 1, "sides": [{"hand": ["a"], "deck": 3}, {"hand": [], "deck": 3}]}
    new = {"turn": 1, "sides": [{"hand": ["a", "b"], "deck": 2}, {"hand": [], "deck": 3}]}
    assert difference(old, new) == [
        (["sides", 0, "hand"], ["a", "b"]),
        (["sides", 0, "deck"], 2),
    ]
    assert difference(old, {"turn": 1, "sides": []}) == [(["sides"], [])]
    assert difference(old, {"turn": 2}) == [([], {"turn": 2})]


def test_where_a_key_stands_is_nothing_new() -> None:
    old = {"turn": 1, "sides": [{"hand": 2, "deck": 3}]}
    new = {"sides": [{"deck": 3, "hand": 1}], "turn": 1}
    assert difference(old, new) == [(["sides", 0, "hand"], 1)]
    # As many keys, and not the same ones.
    assert difference({"turn": 1, "seat": None}, {"turn": 1, "side": None}) == [
        ([], {"turn": 1, "side": None})
    ]


def test_a_part_keeps_its_path() -> None:
    """However many follow it."""
    old = {"a": {"b": [{"c": 1, "d": 1}]}, "e": 1}
    new = {"a": {"b": [{"c": 2, "d": 2}]}, "e": 2}
    assert difference(old, new) == [(["a", "b", 0, "c"], 2), (["a", "b", 0, "d"], 2), (["e"], 2)]
