"""The shape of a view, for those who read it typed: the page above all."""

from __future__ import annotations

from typing import Literal, TypedDict

Side = Literal["caesar", "pompey"]
Called = Literal["caesar", "pompey", "crassus"]
Face = Literal["up", "down"]
Phase = Literal["lay", "order", "offer", "might", "bank", "recruiting", "ready", "over"]
Bonus = Literal["senate", "tactics", "wealth", "might", "poison", "centurion"]
Tile = Literal["A", "B", "C", "D", "E"]
Tie = Literal[
    "neighbour",
    "senate",
    "poison",
    "central",
    "near_central",
    "random",
    "trailing",
    "no_laurel",
    "sum",
    "leftmost",
    "italia",
]


class Options(TypedDict):
    poison: bool
    centurions: bool
    checkpoints: bool
    side: Side
    level: Literal["easy", "medium", "hard"]
    harder: bool
    sheet: dict[str, object] | None


class Province(TypedDict):
    province: str
    # Borders that are still free; 0: closed.
    gaps: int
    # None as soon as it is settled.
    bonus: Bonus | None
    control: Side | None
    # Control markers on it that lie face down.
    fallen: int
    # Caesar's and Pompey's; fixed once it is closed.
    totals: list[int]


class Laid(TypedDict):
    side: Side
    # None where it was laid face down and the reader may not know it.
    token: str | None
    high: str | None
    low: str | None
    face: Literal["up", "down", "hidden"]


class Marker(TypedDict):
    side: Side
    face: Face


class Border(TypedDict):
    border: str
    token: Laid | None
    marker: Marker | None


class SideSeen(TypedDict):
    side: Side
    called: Called
    supply: list[str] | None
    supply_size: int
    bag: list[str] | None
    bag_size: int
    unseen: list[str]
    surely_held: list[str]
    surely_bagged: list[str]
    centurions: list[str]
    markers: int
    # Markers under each Senate.
    senates: list[int]
    thrown: int
    memory: str


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


class Crassus(TypedDict):
    pile: list[Tile]
    used: list[Tile]
    tile: Tile | None
    lays: list[CrassusLay]


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


class View(TypedDict):
    game: Literal["caesar"]
    seat: int | None
    seq: int
    to_act: list[int]
    options: Options
    phase: Phase
    turn: int
    side: Side
    own_side: Side | None
    offer: Bonus | None
    extra: bool
    recruit: bool
    pending: list[str]
    provinces: list[Province]
    borders: list[Border]
    bank: list[Bonus]
    sides: list[SideSeen]
    crassus: Crassus | None
    outcome: Outcome | None
    choices: list[str]
