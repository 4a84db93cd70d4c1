"""The curves of the review say what the games say that they were fitted on."""

from __future__ import annotations

import pytest
from lab.review.fit import Games, Sample, fit, loss, read
from lab.review.games import SEATS
from lab.review.picture import grouped, means

from triumvir.core.dealer import Dealer
from triumvir.review.curves import Curve, curve_of, logistic, stretched


def test_a_known_curve_is_found_again() -> None:
    dealer = Dealer(1)
    samples = []
    for number in range(4000):
        value = dealer.below(1801) / 1000 - 0.9
        chance = logistic(-0.4 + 1.5 * stretched(value))
        won = float(int(dealer.below(10_000)) < 10_000 * chance)
        samples.append(Sample(number, 2, 0, number % 100, value, won))
    found = fit(Games(samples, [100], {"caesar": [1.0, 0.0]}))
    assert found.offset["2"] == pytest.approx(-0.4, abs=0.12)
    assert found.slope == pytest.approx((1.5, 1.5), abs=0.3)


@pytest.mark.parametrize("game_id", SEATS)
def test_the_curves_fit_the_games(game_id: str) -> None:
    samples = read(game_id).samples
    curve = curve_of(game_id, SEATS[game_id])
    assert loss(samples, curve) < loss(samples, Curve(None))
    for group in grouped(samples):
        expected = sum(curve.at(one.value, one.seq, one.seats) for one in group) / len(group)
        _, share, two_errors = means(group)
        # Eight groups a game: one in twenty lies outside two errors, none far outside.
        assert abs(expected - share) < 2 * two_errors + 0.02


def test_a_chance_before_the_first_card_is_shared_by_all() -> None:
    from triumvir.core.registry import find

    for game_id, seats in SEATS.items():
        game = find(game_id)
        start = curve_of(game_id, seats).start(game, game.meta.read_options({}), seats)
        assert sum(start) == pytest.approx(1)
    turned = find("caesar").meta.read_options({"side": "pompey"})
    known = curve_of("caesar", 2)
    usual = known.start(find("caesar"), find("caesar").meta.read_options({}), 2)
    assert known.start(find("caesar"), turned, 2) == usual[::-1]
