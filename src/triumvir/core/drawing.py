"""Views as plain text: what `print` shows. A game draws its own table with the helpers here, or
leaves it to `draw_view`."""

from __future__ import annotations

from typing import Final

from triumvir.core.document import Document, read_dict, read_list
from triumvir.core.view import View

MARKS: Final[tuple[str, ...]] = ("●", "○", "▲", "△", "◆")
EMPTY: Final = "·"
# Fields that the headline shows already, or that are not for people.
LEFT_OUT: Final = ("seq", "to_act", "outcome", "options", "phase", "grid", "memory")


def headline(view: View, *parts: str) -> str:
    """`caesar · turn 3 · to act: 0`, or how it ended."""
    outcome = view.data["outcome"]
    if isinstance(outcome, dict):
        last = f"over, {outcome['reason']}: {joined(outcome['points'], ' : ')}"
    else:
        last = f"to act: {joined(view.data['to_act'], ', ')}"
    return " · ".join([view.game, *[part for part in parts if part != "over"], last])


def draw_view(view: View) -> list[str]:
    """Any view: its grid if it has one, and every field by name."""
    lines = [headline(view, str(view.data["phase"]))]
    if "grid" in view.data:
        lines += draw_grid(read_grid(view))
    for name, value in view.data.items():
        if name not in LEFT_OUT and value is not None and value != [] and value != {}:
            lines.append(f"{name}: {plain(value)}")
    return lines


def read_grid(view: View) -> list[list[Document]]:
    """The rows of a view's grid, the top row first. A cell has a `place`, and the `seat` whose
    piece lies there, or None."""
    rows = view.data["grid"]
    assert isinstance(rows, list)
    return [list(row) for row in rows]


def draw_grid(rows: list[list[Document]]) -> list[str]:
    """Cells as their marks, with the names of places at the left and below: a1, b1, c1."""
    lines: list[list[str]] = []
    for row in rows:
        lines.append([str(row[0]["place"])[1:], *[mark(cell["seat"]) for cell in row]])
    lines.append(["", *[str(cell["place"])[:1] for cell in rows[-1]]])
    return aligned(lines)


def mark(seat: object) -> str:
    return MARKS[seat % len(MARKS)] if isinstance(seat, int) else EMPTY


def aligned(rows: list[list[str]]) -> list[str]:
    """Rows of texts in columns as wide as their widest text."""
    widths: list[int] = []
    for row in rows:
        for column, text in enumerate(row):
            if column == len(widths):
                widths.append(0)
            widths[column] = max(widths[column], len(text))
    return [
        "  ".join([text.ljust(widths[column]) for column, text in enumerate(row)]).rstrip()
        for row in rows
    ]


def objects(values: object) -> list[Document]:
    """A list of a view whose entries are objects."""
    return [read_dict(value, "entry") for value in read_list(values, "list")]


def plain(value: object) -> str:
    """A value on one line: lists by commas, objects as `name value`."""
    if isinstance(value, dict):
        return ", ".join([f"{name} {plain(one)}" for name, one in value.items()])
    if isinstance(value, list):
        return "; ".join([plain(one) for one in value])
    return str(value)


def joined(values: object, between: str = " ") -> str:
    """A list's values as words; `-` for none."""
    if not isinstance(values, list) or not values:
        return "-"
    return between.join([str(value) for value in values])


def counted(names: object) -> str:
    """Names in order, with a number where there are several: `box x2, stalls`."""
    if not isinstance(names, list) or not names:
        return "-"
    found: dict[str, int] = {}
    for name in names:
        found[str(name)] = found.get(str(name), 0) + 1
    return ", ".join([name if n == 1 else f"{name} x{n}" for name, n in found.items()])
