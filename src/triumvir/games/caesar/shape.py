"""The view as the page reads it, made from the tables of fields and from what `view.py` adds."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from triumvir.core.shape import list_of, make_object, make_view
from triumvir.games.caesar.fields import (
    CRASSUS_FIELDS,
    OPTIONS,
    PROVINCE_FIELDS,
    SIDE_FIELDS,
    WHOLE,
)
from triumvir.games.caesar.meta import META
from triumvir.games.caesar.phases.deciding import TIES
from triumvir.games.caesar.pieces import TILES

Side = Literal["caesar", "pompey"]
Called = Literal["caesar", "pompey", "crassus"]
Tile: Any = Literal[TILES]
Tie: Any = Literal[TIES[1:]]

Options = make_object("Options", OPTIONS.shape(), {"sheet": dict[str, object] | None})
Province = make_object("Province", PROVINCE_FIELDS.shape(), {"province": str})


class Laid(TypedDict):
    side: Side
    # None where it was laid face down and the reader may not know it.
    token: str | None
    high: str | None
    low: str | None
    face: Literal["up", "down", "hidden"]


class Marker(TypedDict):
    side: Side
    face: Literal["up", "down"]


class Border(TypedDict):
    border: str
    token: Laid | None
    marker: Marker | None


SIDE: dict[str, Any] = {
    "side": Side,
    "called": Called,
    "supply_size": int,
    "bag_size": int,
    "unseen": list[str],
    "surely_held": list[str],
    "surely_bagged": list[str],
    "memory": str,
}
SideSeen = make_object("SideSeen", SIDE_FIELDS.shape(), SIDE)


class CrassusLay(TypedDict):
    step: int
    province: str
    value: int
    token: str
    border: str
    high: str
    province_by: Tie | None
    border_by: Tie | None
    token_by: Tie | None


Crassus = make_object(
    "Crassus", CRASSUS_FIELDS.shape(), {"tile": Tile | None, "lays": list[CrassusLay]}
)


class Line(TypedDict):
    seat: int
    kind: Literal["provinces", "borders", "senate"]
    points: int
    rule: str


class Outcome(TypedDict):
    points: list[int]
    ranks: list[int]
    reason: str
    rule: str
    lines: list[Line]


VIEW: dict[str, Any] = {
    "options": Options,
    "own_side": Side | None,
    "provinces": list_of(Province),
    "borders": list[Border],
    "sides": list_of(SideSeen),
    "crassus": Crassus | None,
    "outcome": Outcome | None,
}
View = make_view(META.id, WHOLE.shape(), VIEW)
