"""Intervals for what was counted in clusters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

FOLDS: Final = 10


class Estimate(NamedTuple):
    """A mean and where, 19 times in 20, the truth lies."""

    mean: float
    low: float
    high: float


def student(freedom: int, part: float = 0.975) -> float:
    """Student's quantile: exact for 1 and 2, by the expansion around the normal one for more."""
    if freedom == 1:
        return math.tan(math.pi * (part - 0.5))
    if freedom == 2:
        return (2 * part - 1) / math.sqrt(2 * part * (1 - part))
    z = NormalDist().inv_cdf(part)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def proportion(clusters: Sequence[tuple[float, int]]) -> Estimate:
    """A share, from what each cluster (a deal) adds up to and how many games it had.

    Games of a deal are not independent, so a deal counts as one observation: its sum is compared
    with what the mean would give (a ratio estimator). The interval is Wilson's, with as many
    independent games as would be as sure, fewer if the deals are few; so it stays between 0 and 1
    and does not vanish when everything was won.
    """
    games = sum([count for _, count in clusters])
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    mean = sum([total for total, _ in clusters]) / games
    size = len(clusters)
    if size < 2:
        return wilson(mean, 1.0)
    squares = sum([(total - mean * count) ** 2 for total, count in clusters])
    variance = size / (size - 1) * squares / games**2
    if variance < 1e-12 or not 0 < mean < 1:
        # Every deal alike: nothing to learn the spread from, so deals count as single games.
        return wilson(mean, float(size))
    z = NormalDist().inv_cdf(0.975)
    return wilson(mean, mean * (1 - mean) / variance * (z / student(size - 1)) ** 2)


def adjusted(clusters: Sequence[tuple[float, int, Sequence[float]]]) -> Estimate:
    """A share less what chance did to it. A cluster has its sum, its number of games, and sums of
    terms that are 0 on the mean, such as its luck.

    How much of each term is taken off is fitted on other deals (the deals are in ten parts, and the
    other nine decide), so that a deal has no say in its own correction and the mean stays right.
    """
    corrected = []
    for number, (total, count, terms) in enumerate(clusters):
        others = [one for at, one in enumerate(clusters) if (at - number) % FOLDS != 0]
        weights = regress(others)
        part = sum([weight * term for weight, term in zip(weights, terms, strict=True)])
        corrected.append((total - part, count))
    return proportion(corrected)


def regress(clusters: Sequence[tuple[float, int, Sequence[float]]]) -> list[float]:
    """The part of each term that leaves the least spread; 0 where it cannot be told."""
    games = sum([count for _, count, _ in clusters])
    size = len(clusters[0][2]) if clusters else 0
    if games == 0 or len(clusters) <= size + 1:
        return [0.0] * size
    mean = sum([total for total, _, _ in clusters]) / games
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for total, count, terms in clusters:
        for at in range(size):
            for other in range(size):
                rows[at][other] += terms[at] * terms[other]
            rows[at][size] += terms[at] * (total - mean * count)
    return solve(rows)


def solve(rows: list[list[float]]) -> list[float]:
    """A few linear equations, by elimination."""
    size = len(rows)
    for at in range(size):
        if abs(rows[at][at]) < 1e-12:
            return [0.0] * size
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for place in range(at, size + 1):
                rows[below][place] -= factor * rows[at][place]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum([rows[at][other] * found[other] for other in range(at + 1, size)])
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def wilson(mean: float, games: float) -> Estimate:
    z = NormalDist().inv_cdf(0.975)
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    spread = mean * (1 - mean) / games + (z / (2 * games)) ** 2
    half = z / (1 + z * z / games) * math.sqrt(spread)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))
