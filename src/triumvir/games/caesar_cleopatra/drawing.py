"""The table as plain text: the groups in a row, Caesar above, Cleopatra below."""

from __future__ import annotations

from triumvir.core.document import Document, read_dict, read_list
from triumvir.core.drawing import aligned, counted, headline, joined, objects
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.cards import GROUPS

NAMES = ("Caesar", "Cleopatra")


def draw_table(view: View) -> list[str]:
    votes = read_dict(view.data["votes"], "votes")
    rows = [["", "", *GROUPS]]
    rows += lane_rows(view, 0)
    rows.append(["patricians", "left", *words(view.data["patricians"])])
    for side in range(2):
        rows.append(["", f"{NAMES[side]}'s", *words(side_of(view, side)["won"])])
    rows += lane_rows(view, 1)
    lines = [headline(view, f"turn {view.data['turn']}", str(view.data["phase"])), *aligned(rows)]
    for side in range(2):
        data = side_of(view, side)
        size = read_dict(data["hand_size"], "hand_size")
        left = read_dict(data["reserve"], "reserve")
        lines.append(
            f"{NAMES[side]}: {data['open_points']} points,"
            f" hand {size['influence']} + {size['action']},"
            f" reserves {left['influence']} + {left['action']}"
        )
    lines.append(f"votes to come: {counted(votes['pile'])}")
    return lines


def lane_rows(view: View, side: int) -> list[list[str]]:
    """A side's cards at each group: what lies open, and what lies face down."""
    lanes = objects(side_of(view, side)["lanes"])
    up = [joined(lane["up"]) for lane in lanes]
    down = [hidden(lane) for lane in lanes]
    open_row, hidden_row = [NAMES[side], "open", *up], [NAMES[side], "hidden", *down]
    return [hidden_row, open_row] if side == 0 else [open_row, hidden_row]


def hidden(lane: Document) -> str:
    """One's own cards by name, the other's as backs."""
    if lane["known"] is not None:
        return joined(lane["known"])
    return "#" * int(str(lane["down"])) or "-"


def draw_hand(view: View) -> list[str]:
    if view.seat is None:
        return []
    own = side_of(view, view.seat)
    lanes = objects(own["lanes"])
    parts = [f"hand {counted(own['hand'])}"]
    parts += [f"hidden at {g} {joined(lane['known'])}" for g, lane in named(lanes)]
    if own["bonus"] is not None:
        parts.append(f"bonus {own['bonus']}")
    return [f"{NAMES[view.seat]} holds: " + "; ".join(parts)]


def named(lanes: list[Document]) -> list[tuple[str, Document]]:
    return [(GROUPS[n], lane) for n, lane in enumerate(lanes) if lane["known"]]


def side_of(view: View, side: int) -> Document:
    return objects(view.data["sides"])[side]


def words(values: object) -> list[str]:
    return [str(value) for value in read_list(values, "numbers")]
