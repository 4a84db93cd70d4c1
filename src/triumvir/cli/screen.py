"""One screen of a game: title, board, what happened, whose turn it is, the choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from triumvir.cli.boards import Shortcut, draw_board
from triumvir.cli.menu import Entry
from triumvir.cli.speech import say
from triumvir.cli.style import GOLD, QUIET, TYRIAN
from triumvir.core.view import View
from triumvir.texts import GameTexts

WIDE = 118
MARGIN = 36
LOG = 8


def show_screen(
    out: Console, view: View, texts: GameTexts, lines: list[Text], clear: bool = False
) -> None:
    """The board with the log: beside it where there is room, else under it."""
    if clear:
        out.clear()
    width = out.width
    title = Text(texts.title(), "bold")
    if isinstance(view.data.get("turn"), int) and view.data["turn"]:
        title.append(f" · {say('play-turn', turn=str(view.data['turn']))}", "not bold")
    if view.seat is not None:
        title.append(f" · {say('play-you', name=texts.seat(view.seat))}", "not bold")
    out.print(Rule(title, style=QUIET))
    if width < WIDE:
        out.print(draw_board(view, texts, width))
        if lines:
            out.print(Rule(style=QUIET))
            out.print(Group(*fitting(out, newest(lines, LOG), width, 4 * LOG)))
        return
    board = draw_board(view, texts, width - MARGIN - 2)
    rows = len(out.render_lines(board, out.options.update(width=width - MARGIN - 2)))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=width - MARGIN - 2)
    grid.add_column(width=MARGIN)
    grid.add_row(board, Group(*fitting(out, lines, MARGIN, rows)))
    out.print(grid)


def newest(lines: list[Text], least: int) -> list[Text]:
    """The last lines, and all marked ones."""
    marked = sum([1 for line in lines if line.plain.startswith("▸")])
    return lines[-max(least, min(marked, 3 * least)) :]


def fitting(out: Console, lines: list[Text], width: int, rows: int) -> list[Text]:
    """As many of the last lines as fit, each with the mark before it kept free."""
    shown: list[Text] = []
    for line in reversed(lines):
        mark, body = line[:2], line[2:].wrap(out, width - 2)
        part = [Text.assemble(mark if n == 0 else "  ", row) for n, row in enumerate(body)]
        rows -= len(part)
        if rows < 0:
            break
        shown[:0] = part
    return shown


def show_menu(
    out: Console, prompt: str, path: Sequence[str], menu: list[Entry], keys: list[Shortcut]
) -> None:
    """The prompt, the numbered choices and the keys."""
    out.print(Rule(style=QUIET))
    out.print(Text(" › ".join([prompt, *path]), TYRIAN))
    lines = [(str(number), entry.label) for number, entry in enumerate(menu, 1)]
    lines += [(key.key, key.label) for key in keys]
    out.print(columns(lines, out.width))


def one_below_the_other(lines: list[tuple[str, str]]) -> RenderableType:
    """A label of two lines is indented."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for key, label in lines:
        grid.add_row(Text(f"{key:>3})", f"bold {GOLD}"), Text(label))
    return grid


def columns(lines: list[tuple[str, str]], width: int) -> RenderableType:
    """Numbered lines in one column, or in two if they fit."""
    cells = [Text.assemble((f"{key:>3}) ", f"bold {GOLD}"), label) for key, label in lines]
    half = (len(cells) + 1) // 2
    if len(cells) < 5 or any(cell.cell_len > width // 2 - 2 for cell in cells):
        return one_below_the_other(lines)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number in range(half):
        grid.add_row(*cells[number::half])
    return grid
