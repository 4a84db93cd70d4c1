"""What a review books adds up, for every game and every way to end one."""

from __future__ import annotations

import msgspec
import pytest
from tests.review.games import played

from triumvir.review import Review, review
from triumvir.review.effort import Effort
from triumvir.review.judge import Judge

TINY = Effort(2, 6, 1, 3, 2, 2, 4, 3, learned=False)
TABLES = [
    ("terni-lapilli", 2),
    ("caesar", 1),
    ("caesar", 2),
    ("caesar-cleopatra", 2),
    ("circus-maximus", 3),
]


def adds_up(found: Review) -> None:
    for seat in found.seats:
        total = seat.start + seat.deal + seat.draws + seat.turned + seat.own + seat.others
        assert total == pytest.approx(seat.result, abs=1e-9)
        assert seat.own <= 0
        walked = seat.start + sum(point.luck + point.own + point.others for point in seat.curve)
        assert walked == pytest.approx(seat.result, abs=1e-9)
        assert seat.curve[-1].chance == pytest.approx(seat.result, abs=1e-9)
        assert len(seat.story) == 3
        for one in seat.decisions:
            assert one.chance == pytest.approx(one.best_chance - one.loss, abs=1e-9)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_start_luck_regret_and_others_make_the_result(game_id: str, seats: int) -> None:
    record = played(game_id, seats)
    found = review(record, effort=TINY)
    adds_up(found)
    outcome = record.replay().outcome()
    assert outcome is not None
    assert [one.result for one in found.seats] == [outcome.share(seat) for seat in range(seats)]
    assert found.end == "finished"


def test_the_same_seed_gives_the_same_review() -> None:
    record = played("caesar", 2)
    found = [msgspec.structs.replace(review(record, 3, TINY), seconds=0.0) for _ in range(2)]
    assert found[0] == found[1]


def test_every_game_has_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same dice in every game the same worlds would be guessed, and luck would not come to
    nothing over many games."""
    seeds: list[list[str]] = []

    def luck(_judge: Judge, *given: object) -> float:
        seeds[-1].append(str(given[-1]))
        return 0.0

    monkeypatch.setattr(Judge, "luck", luck)
    for number in (1, 2):
        seeds.append([])
        review(played("caesar", 2, seed=number), effort=TINY)
    assert all(seeds)
    assert set(seeds[0]).isdisjoint(seeds[1])


def test_it_reads_back() -> None:
    found = review(played("caesar", 2), effort=TINY)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_who_resigns_gives_the_rest_away() -> None:
    found = review(played("caesar", 2, most=11), effort=TINY, resigned=1)
    adds_up(found)
    assert [one.result for one in found.seats] == [1.0, 0.0]
    assert found.end == "resigned"
    assert found.seats[1].own < 0


def test_a_game_that_all_ended_stays_where_it_was() -> None:
    found = review(played("circus-maximus", 3, most=40), effort=TINY, agreed=True)
    adds_up(found)
    assert found.end == "agreed"
    assert all(0 < one.result < 1 for one in found.seats)


def test_what_was_taken_back_is_not_judged() -> None:
    record = played("caesar", 2, most=6)
    once = review(record, effort=TINY)
    seat, text = record.entries[-1]
    record.entries += [(seat, "undo 1"), (seat, text)]
    again = review(record, effort=TINY)
    assert msgspec.structs.replace(again, seconds=once.seconds) == once


def test_nothing_played_is_nothing_to_review() -> None:
    found = review(played("caesar-cleopatra", 2, most=0), effort=TINY)
    adds_up(found)
    assert [one.accuracy for one in found.seats] == [None, None]
