"""A plain drawing of any view, for a game that has none of its own: its grid, if it has one, and
what else the view tells."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.cli.style import QUIET, seat_style
from triumvir.core.drawing import LEFT_OUT, mark, plain, read_grid
from triumvir.core.view import View
from triumvir.texts import GameTexts


def draw(view: View, texts: GameTexts, width: int) -> RenderableType:
    parts: list[RenderableType] = []
    if "grid" in view.data:
        parts += [draw_grid(view), legend(view, texts)]
    rest = [
        (name, plain(value))
        for name, value in view.data.items()
        if name not in LEFT_OUT and value not in (None, [], {})
    ]
    if rest:
        parts.append(draw_fields(rest, width))
    return Group(*parts)


def draw_grid(view: View) -> RenderableType:
    """A piece is told by its mark and its colour, a place by its letter and number."""
    rows = read_grid(view)
    table = Table.grid(padding=(0, 1))
    for row in rows:
        cells = [Text(mark(cell["seat"]), style(cell["seat"])) for cell in row]
        table.add_row(Text(str(row[0]["place"])[1:], QUIET), *cells)
    table.add_row("", *[Text(str(cell["place"])[:1], QUIET) for cell in rows[-1]])
    return table


def legend(view: View, texts: GameTexts) -> Text:
    """Whose mark is which."""
    seats = {cell["seat"] for row in read_grid(view) for cell in row}
    found = sorted([seat for seat in seats if isinstance(seat, int)])
    return Text("  ").join(
        [Text(f"{mark(seat)} {texts.seat(seat)}", style(seat)) for seat in found]
    )


def style(seat: object) -> str:
    return seat_style(seat) if isinstance(seat, int) else QUIET


def draw_fields(rest: list[tuple[str, str]], width: int) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(max_width=width)
    for name, value in rest:
        table.add_row(Text(name), Text(value))
    return table
