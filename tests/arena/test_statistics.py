"""Intervals, held against known values and against chance itself."""

from __future__ import annotations

import pytest

from triumvir.arena.results import Times
from triumvir.arena.statistics import proportion, student, wilson
from triumvir.core.dealer import Dealer


@pytest.mark.parametrize(
    ("freedom", "value"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (999, 1.9623),
    ],
)
def test_students_quantiles(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.003)


def test_wilsons_interval() -> None:
    """Textbook: 15 of 20."""
    found = wilson(0.75, 20)
    assert (found.low, found.high) == pytest.approx((0.5313, 0.8881), abs=1e-4)


def test_deals_and_not_games_are_independent() -> None:
    """The same games twice say nothing new if they are of the same deals."""
    once = [(float(n % 2), 1) for n in range(40)]
    twice = [(2 * total, 2) for total, _ in once]
    assert proportion(twice) == pytest.approx(proportion(once))
    assert proportion(once).low == pytest.approx(0.34, abs=0.01)


def test_mirrored_deals_that_cancel_out_are_surer() -> None:
    alone = [(float(n % 2), 1) for n in range(80)]
    mirrored = [(1.0 if n % 10 else 2.0 * (n % 20 == 0), 2) for n in range(40)]
    assert proportion(mirrored).mean == proportion(alone).mean == 0.5
    widths = [found.high - found.low for found in (proportion(mirrored), proportion(alone))]
    assert widths[0] < widths[1]


def test_certainty_is_never_claimed() -> None:
    assert proportion([(2.0, 2)] * 5).low < 0.6
    assert proportion([(1.0, 2)] * 5).high > 0.7
    assert proportion([(1.0, 1)]).low < 0.3
    assert proportion([]) == (0.0, 0.0, 1.0)


def test_the_truth_is_inside_nineteen_times_in_twenty() -> None:
    """Deals with a luck of their own: each moves both of its games the same way."""
    chance = Dealer("intervals")
    inside = 0
    for _ in range(300):
        clusters = []
        for _ in range(30):
            odds = 400 + chance.below(401)  # 0.6 on average
            clusters.append((float(sum(chance.below(1000) < odds for _ in range(2))), 2))
        found = proportion(clusters)
        inside += found.low <= 0.6 <= found.high
    assert 276 <= inside <= 297


def test_times_are_known_to_five_in_a_hundred() -> None:
    times = Times()
    for number in range(1, 101):
        times.add(number / 1000)
    other = Times()
    other.join(times)
    assert other.moves() == 100
    assert other.mean() == pytest.approx(0.0505)
    assert other.quantile(0.95) == pytest.approx(0.095, rel=0.05)
    assert Times().quantile(0.5) == Times().mean() == 0.0
