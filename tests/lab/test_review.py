"""The curves of the review say what the games say that they were fitted on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from lab.review import measure
from lab.review.fit import Games, Sample, fit, loss, read
from lab.review.games import SEATS
from lab.review.picture import grouped, means
from lab.review.terms import Row, summarise_terms

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


def test_a_measurement_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[int] = []

    def seen(_game: str, _bot: str, number: int) -> Row:
        done.append(number)
        return {"number": number}

    monkeypatch.setitem(measure.MEASURES, "luck", (seen, lambda rows: {"all": len(rows)}))
    journal = tmp_path / "luck.jsonl"
    for games, game in ((2, "caesar"), (4, "caesar"), (1, "circus-maximus")):
        given = ["measure", "luck", game, "--games", str(games), "--journal", str(journal)]
        monkeypatch.setattr(sys, "argv", given)
        measure.main()
        # What was being written when it was stopped
        with journal.open("a") as file:
            file.write('{"what": "lu\n')
    assert done == [0, 1, 2, 3, 0]
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["all"] for one in told] == [2, 4, 1]


def test_luck_is_summed_by_seat_and_kind() -> None:
    rows = [
        {"results": [1.0, 0.0], "luck": [[0.0, 0.1, 0.2], [0.0, -0.1, 0.0]]},
        {"results": [0.0, 1.0], "luck": [[0.0, -0.1, 0.1], [0.0, -0.1, 0.0]]},
    ]
    found = measure.summarise_luck(rows)
    assert found["draws 0"] == {"mean": 0.0, "error": 0.1, "within_two": True}
    assert not found["turned 0"]["within_two"]
    assert not found["draws 1"]["within_two"]


def test_terms_that_explain_results_make_them_steadier() -> None:
    dealer = Dealer("terms")
    rows = []
    for number in range(200):
        luck = dealer.below(1001) / 1000 - 0.5
        share = float(luck + (dealer.below(1001) / 1000 - 0.5) / 3 > 0)
        parts = [luck / 2, luck / 2, 0.0, 0.0, 0.0, 0.0]
        row = {"number": number, "shares": [share, 1 - share], "terms": {"0": [parts, parts]}}
        rows.append(row | {"seconds": 1.0, "thinking": 0.5})
    found = summarise_terms(rows)
    assert found["0 luck"]["narrower"] > 1.5
    assert found["0 luck"]["mean"] == pytest.approx(0.5, abs=0.06)
