"""How a game ended, with every point explained."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.cli.style import QUIET, TYRIAN, seat_style
from triumvir.core.outcome import Outcome
from triumvir.texts import GameTexts


def outcome_lines(texts: GameTexts, outcome: Outcome) -> list[RenderableType]:
    reason = Text(texts.reason(outcome.reason))
    reason.append(f"  {outcome.rule}", QUIET)
    return [reason, Text(texts.outcome(outcome.ranks), TYRIAN), score_table(texts, outcome)]


def score_table(texts: GameTexts, outcome: Outcome) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style=QUIET)
    for seat, points in enumerate(outcome.points):
        name = Text(texts.seat(seat), f"bold {seat_style(seat)}")
        table.add_row(name, Text(str(points), "bold"), "")
        for line in outcome.lines:
            if line["seat"] == seat:
                table.add_row(Text(f"  {texts.line(line)}"), str(line["points"]), str(line["rule"]))
    return table
