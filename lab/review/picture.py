"""The picture of the curves: what a search says, and how often it was won."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from triumvir.core.registry import find
from triumvir.review.curves import Curve, Fit

if TYPE_CHECKING:
    from lab.review.fit import Games, Sample

WIDE: Final = 250  # of a panel
HIGH: Final = 200
LEFT: Final = 46
TOP: Final = 40
GAP: Final = 34
BINS: Final = 8
INK, FAINT, PAPER = "#2b211a", "#b9a98e", "#f6f1e7"
LINES: Final = ((0.0, "#1f587b", "5 3"), (0.5, "#6b5b41", "2 2"), (1.0, "#9c3a22", ""))
TITLE: Final = "Winning chance by the value of a search: fitted curves, and games as they ended"


def draw(games: Mapping[str, Games], fits: Mapping[str, Fit]) -> str:
    panels = [
        panel(title_of(key), games[key], fits[key], LEFT + i * (WIDE + GAP))
        for i, key in enumerate(fits)
    ]
    width = LEFT + len(panels) * (WIDE + GAP)
    height = TOP + HIGH + 66
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" font-family="sans-serif" font-size="11"'
            f' fill="{INK}" role="img" aria-label="{TITLE}">',
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            *[line for one in panels for line in one],
            legend(height - 12),
            "</svg>\n",
        ]
    )


def title_of(key: str) -> str:
    game_id, _, alone = key.partition("/")
    return find(game_id).meta.title + (", alone" if alone else "")


def panel(title: str, games: Games, fit: Fit, left: int) -> list[str]:
    """One game: x is the value from -1 to 1, y the winning chance."""

    def x(value: float) -> float:
        return round(left + (value + 1) / 2 * WIDE, 1)

    def y(chance: float) -> float:
        return round(TOP + (1 - chance) * HIGH, 1)

    shown = title.replace("&", "&amp;")
    count = len({sample.game for sample in games.samples})
    lines = [
        f'<text x="{left}" y="{TOP - 22}" font-size="13" font-weight="bold">{shown}</text>',
        f'<text x="{left}" y="{TOP - 8}">{count} games, {len(games.samples)} questions</text>',
        f'<rect x="{left}" y="{TOP}" width="{WIDE}" height="{HIGH}" fill="none" stroke="{FAINT}"/>',
    ]
    for part in (0, 25, 50, 75, 100):
        at = y(part / 100)
        lines.append(
            f'<path d="M{left} {at}H{left + WIDE}" stroke="{FAINT}" stroke-width=".5"/>'
            f'<text x="{left - 5}" y="{at + 4}" text-anchor="end">{part}</text>'
        )
    for value in (-1, 0, 1):
        lines.append(
            f'<text x="{x(value)}" y="{TOP + HIGH + 15}" text-anchor="middle">{value}</text>'
        )
    curve, seats = Curve(fit), max(fit.offset, key=lambda one: (one in ("2", "4"), one))
    for when, colour, dash in LINES:
        path = "L".join(
            [
                f"{x(v / 50)} {y(curve.at(v / 50, round(when * fit.length), int(seats)))}"
                for v in range(-50, 51)
            ]
        )
        lines.append(
            f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="1.6"'
            f' stroke-dasharray="{dash}"/>'
        )
    for group in grouped([s for s in games.samples if s.seats == int(seats)]):
        middle, share, error = means(group)
        low, high = y(max(share - error, 0.0)), y(min(share + error, 1.0))
        lines.append(
            f'<path d="M{x(middle)} {low}V{high}" stroke="{INK}"/>'
            f'<circle cx="{x(middle)}" cy="{y(share)}" r="3.2"/>'
        )
    return lines


def grouped(samples: list[Sample]) -> list[list[Sample]]:
    """Groups of the same size, by value."""
    ordered = sorted(samples, key=lambda sample: sample.value)
    size = math.ceil(len(ordered) / BINS)
    return [ordered[i : i + size] for i in range(0, len(ordered), size)]


def means(group: list[Sample]) -> tuple[float, float, float]:
    """Mean value, mean share, two standard errors of it; questions of a game are one cluster."""
    count = len(group)
    share = sum([sample.share for sample in group]) / count
    clusters: dict[int, float] = {}
    for sample in group:
        clusters[sample.game] = clusters.get(sample.game, 0.0) + sample.share - share
    error = math.sqrt(sum([value * value for value in clusters.values()])) / count
    return sum([sample.value for sample in group]) / count, share, 2 * error


def legend(y: int) -> str:
    parts, x = [], LEFT
    for (_, colour, dash), word in zip(LINES, ("first action", "half way", "end"), strict=True):
        parts.append(
            f'<path d="M{x} {y - 4}h24" stroke="{colour}" stroke-width="1.6"'
            f' stroke-dasharray="{dash}"/><text x="{x + 30}" y="{y}">{word}</text>'
        )
        x += 110
    parts.append(f'<text x="{x}" y="{y}">dots: share won, with two standard errors</text>')
    return "".join(parts)
