"""The report of an arena, for a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.arena.report import Report
from triumvir.arena.statistics import Estimate
from triumvir.cli.main import printable
from triumvir.cli.speech import decimal, game_texts, say
from triumvir.core.registry import find

MOST_COMPLAINTS: Final = 5


def arena_table(report: Report) -> RenderableType:
    plan = report.plan
    texts = game_texts(find(plan.game))
    head = say("arena-head", games=len(report.games), deals=report.deals, seed=plan.seed)
    parts: list[RenderableType] = [
        Text(f"{texts.title()}: {head}", "bold"),
        "",
        players(report),
        "",
        *([lucks(report), ""] if plan.review else []),
        seats(report),
        "",
        ends(report),
        "",
    ]
    if report.duels:
        parts += [duels(report), ""]
    length = say(
        "simulate-length",
        median=str(report.length(0.5)),
        least=str(report.length(0.0)),
        most=str(report.length(1.0)),
    )
    parts += [Text(length), Text(say("arena-interval"), "dim")]
    if report.complaints:
        parts += ["", Text(say("arena-complaints", count=len(report.complaints)), "bold red")]
        parts += [Text(f"  {printable(line)}") for line in report.complaints[:MOST_COMPLAINTS]]
    return Group(*parts)


def grid(*columns: str, left: int = 1) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at < left else "right", no_wrap=at >= left)
    return table


def players(report: Report) -> Table:
    table = grid(
        *[say(f"simulate-{key}") for key in ("player", "wins")],
        *[say(f"arena-{key}") for key in ("share", "rating", "points", "mean", "p95")],
    )
    for line in report.lines:
        rating = line.rating
        table.add_row(
            Text(printable(line.label)),
            f"{line.wins}/{line.games}",
            percent(line.share),
            "" if rating is None else f"{decimal(rating.mu)} ± {decimal(2 * rating.sigma)}",
            decimal(line.points),
            milliseconds(line.times.mean()),
            milliseconds(line.times.quantile(0.95)),
        )
    return table


def lucks(report: Report) -> RenderableType:
    table = grid(say("simulate-player"), say("arena-adjusted"))
    for line in report.lines:
        if line.adjusted is not None:
            table.add_row(Text(printable(line.label)), percent(line.adjusted))
    narrower = say("arena-narrower", times=f"{report.narrower():.2f}")
    return Group(table, Text(narrower), Text(say("arena-adjusted-note"), "dim"))


def seats(report: Report) -> Table:
    texts = game_texts(find(report.plan.game))
    table = grid(say("simulate-seat"), say("arena-share"))
    for seat, share in enumerate(report.seats):
        table.add_row(Text(texts.seat(seat)), percent(share))
    return table


def duels(report: Report) -> Table:
    table = grid(say("arena-duels"), "", say("arena-share"), left=2)
    for (one, other), share in report.duels.items():
        labels = [Text(printable(report.lines[who].label)) for who in (one, other)]
        table.add_row(*labels, percent(share))
    return table


def ends(report: Report) -> Table:
    texts = game_texts(find(report.plan.game))
    table = grid(say("simulate-ends"), "", "")
    for reason, count in report.ends.most_common():
        part = say("percent", value=100 * count / len(report.games))
        table.add_row(Text(texts.reason(reason)), str(count), part)
    return table


def percent(share: Estimate) -> str:
    parts = {"value": share.mean, "low": share.low, "high": share.high}
    return say("percent-interval", **{name: 100 * part for name, part in parts.items()})


def milliseconds(seconds: float) -> str:
    value = 1000 * seconds
    return f"{decimal(value, 0 if value >= 10 else 2)} ms"
