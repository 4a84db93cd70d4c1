"""The report as pictures (extra `lab`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from triumvir.arena.plan import InvalidPlan
from triumvir.arena.report import Report
from triumvir.arena.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TERRACOTTA: Final = "#b5583a"
PURPLE: Final = "#66023c"
SEA: Final = "#1f5f7a"
STONE: Final = "#f6f1e7"
INK: Final = "#33291f"

# What the pictures say, unless the caller speaks another language.
WORDS: Final[Mapping[str, str]] = {
    "wins": "Share of victories",
    "ratings": "Rating",
    "seats": "Share of victories by seat",
    "seat": "Seat",
    "lengths": "Actions in a game",
    "games": "Games",
}


def draw(report: Report, folder: Path, words: Mapping[str, str] = WORDS) -> list[Path]:
    """Pictures in a folder; where they lie."""
    try:
        import matplotlib
    except ImportError as error:
        raise InvalidPlan(
            "Pictures need matplotlib; it comes with the extra: pip install 'triumvir[lab]'",
            "arena-extra",
            {"text": "matplotlib", "detail": "pip install 'triumvir[lab]'"},
        ) from error
    from matplotlib.figure import Figure

    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    style: dict[Any, Any] = {
        "svg.hashsalt": "triumvir",  # the same games give the same file
        "text.color": INK,
        "axes.labelcolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "axes.edgecolor": INK,
    }
    with matplotlib.rc_context(style):
        for name, paint in PICTURES.items():
            if name == "ratings" and report.plan.seats < 2:
                continue
            figure = Figure(figsize=(7, 3.6), layout="constrained", facecolor=STONE)
            axes = figure.add_subplot()
            axes.set_facecolor(STONE)
            axes.spines[["top", "right"]].set_visible(False)
            paint(axes, report, words)
            path = folder / f"{name}.svg"
            figure.savefig(path, metadata={"Date": None})
            drawn.append(path)
    return drawn


def rows(axes: Axes, names: Sequence[str], shares: Sequence[Estimate], colour: str) -> None:
    """A dot and its interval for each name, the first on top."""
    for at, share in enumerate(shares):
        axes.plot([100 * share.low, 100 * share.high], [at, at], color=colour, linewidth=2)
        axes.plot([100 * share.mean], [at], "o", color=colour)
    axes.set_yticks(range(len(names)), list(names))
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.xaxis.set_major_formatter("{x:.0f} %")


def wins(axes: Axes, report: Report, words: Mapping[str, str]) -> None:
    names = [line.label for line in report.lines]
    rows(axes, names, [line.share for line in report.lines], PURPLE)
    axes.axvline(100 / report.plan.seats, color=INK, linewidth=0.8, linestyle=":")
    axes.set_xlabel(words["wins"])


def ratings(axes: Axes, report: Report, words: Mapping[str, str]) -> None:
    for at, line in enumerate(report.lines):
        assert line.rating is not None
        axes.errorbar(
            [line.rating.mu], [at], xerr=[2 * line.rating.sigma], fmt="o", color=TERRACOTTA
        )
    axes.set_yticks(range(len(report.lines)), [line.label for line in report.lines])
    axes.set_ylim(len(report.lines) - 0.5, -0.5)
    axes.set_xlabel(f"{words['ratings']} (μ ± 2σ)")


def seats(axes: Axes, report: Report, words: Mapping[str, str]) -> None:
    names = [f"{words['seat']} {seat}" for seat in range(report.plan.seats)]
    rows(axes, names, report.seats, SEA)
    axes.axvline(100 / report.plan.seats, color=INK, linewidth=0.8, linestyle=":")
    axes.set_xlabel(words["seats"])


def lengths(axes: Axes, report: Report, words: Mapping[str, str]) -> None:
    axes.hist(report.lengths(), bins=30, color=SEA)
    axes.set_xlabel(words["lengths"])
    axes.set_ylabel(words["games"])


PICTURES: Final[Mapping[str, Any]] = {
    "wins": wins,
    "ratings": ratings,
    "seats": seats,
    "lengths": lengths,
}
