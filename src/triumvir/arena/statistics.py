"""Intervals for what was counted in clusters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import NamedTuple


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


def wilson(mean: float, games: float) -> Estimate:
    z = NormalDist().inv_cdf(0.975)
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    spread = mean * (1 - mean) / games + (z / (2 * games)) ** 2
    half = z / (1 + z * z / games) * math.sqrt(spread)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))
