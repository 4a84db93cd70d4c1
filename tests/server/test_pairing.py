"""One wave of a pool, without a database: who meets whom."""

from __future__ import annotations

import random
import time

from triumvir.server.ratings.pairing import RANGES, Waiting, groups


def somebody(name: str, points: float, waves: int = 0, **more: object) -> Waiting:
    return Waiting(name, points, 60.0, waves, **more)  # type: ignore[arg-type]


def paired(waiting: list[Waiting], rated: bool = True) -> list[set[str]]:
    return [set(group) for group in groups(waiting, 2, 2, rated)]


def test_the_nearest_meet() -> None:
    waiting = [
        somebody(name, points)
        for name, points in zip("abcd", (1500, 1900, 1520, 1880), strict=False)
    ]
    assert sorted(map(sorted, paired(waiting))) == [["a", "c"], ["b", "d"]]


def test_ranges_widen_with_every_wave() -> None:
    far = 1500 + RANGES[0] + 100
    for waves in range(len(RANGES) + 1):
        waiting = [somebody("a", 1500, waves), somebody("b", far, 0)]
        assert bool(paired(waiting)) == (waves >= 1)
    # After some waves everybody will do.
    assert paired([somebody("a", 500, len(RANGES)), somebody("b", 2500)])


def test_whoever_has_waited_longest_is_served_first() -> None:
    waiting = [somebody("a", 1500), somebody("b", 1510), somebody("c", 1540, 3)]
    assert paired(waiting) == [{"b", "c"}]


def test_mutes_and_one_address_are_respected() -> None:
    muting = [somebody("a", 1500, 9, mutes=frozenset("b")), somebody("b", 1500, 9)]
    assert paired(muting) == []
    assert paired([*muting, somebody("c", 1900)]) != []
    home = [somebody("a", 1500, 9, origin="x"), somebody("b", 1500, 9, origin="x")]
    assert paired(home) == []
    assert paired(home, rated=False) == [{"a", "b"}]


def test_tables_of_three_to_five() -> None:
    waiting = [somebody(str(n), 1500 + n) for n in range(11)]
    found = groups(waiting, 3, 5, True)
    assert sorted(map(len, found)) == [3, 3, 5]
    assert len({name for group in found for name in group}) == 11
    assert groups(waiting[:2], 3, 5, True) == []


def test_a_thousand_people_are_paired_within_two_waves_and_quickly() -> None:
    dice = random.Random(7)
    waiting = [somebody(f"p{n}", dice.gauss(1500, 300)) for n in range(1000)]
    by_name = {one.guest: one for one in waiting}
    began = time.perf_counter()
    first = paired(waiting)
    met = {name for pair in first for name in pair}
    left = [one._replace(waves=1) for one in waiting if one.guest not in met]
    second = paired(left)
    assert time.perf_counter() - began < 5
    assert len(met) + 2 * len(second) == 1000
    assert len(met) == 2 * len(first)
    gaps = sorted(abs(by_name[a].points - by_name[b].points) for a, b in map(tuple, first))
    assert gaps[len(gaps) // 2] < 5
    # Nobody is near the strongest and the weakest, who may look as far as in the next wave.
    assert gaps[-3] <= RANGES[0] + 60
    assert gaps[-1] <= RANGES[1] + 60


def test_nobody_waits_because_all_others_have_gone() -> None:
    """The strongest and the weakest have nobody as near as is asked for at first. Those between
    them meet the next in strength; and where one of those is muted, all stay as they were."""
    crowd = [somebody(f"p{n}", 1000 + 10 * n) for n in range(6)]
    ends = [somebody("low", 750), somebody("high", 1300)]
    assert paired([*crowd, *ends]) == [{"low", "p0"}, {"p1", "p2"}, {"p3", "p4"}, {"p5", "high"}]
    shy = somebody("high", 1300)._replace(mutes=frozenset({"p5"}))
    assert paired([*crowd, ends[0], shy]) == [{"p0", "p1"}, {"p2", "p3"}, {"p4", "p5"}]
    # Two alone wait for the next wave, and nobody meets anybody at any distance.
    assert paired(ends) == []
    assert paired([*crowd, ends[0], somebody("far", 2000)]) == [
        {"p0", "p1"},
        {"p2", "p3"},
        {"p4", "p5"},
    ]


def test_the_strongest_of_a_crowd_does_not_wait_for_long() -> None:
    """As far from the next as the strongest of three hundred crowds of a thousand was: once the
    others have gone there is nobody nearer to wait for."""
    crowd = [somebody(f"p{n}", 1000 + 10 * n) for n in range(7)]
    first = paired([*crowd, somebody("best", 1060 + 396)])
    met = {name for pair in first for name in pair}
    left = [one for one in [*crowd, somebody("best", 1456)] if one.guest not in met]
    assert [one.guest for one in left] == ["p6", "best"]
    assert paired([one._replace(waves=1) for one in left]) == [{"p6", "best"}]


def test_a_crowd_that_mutes_each_other_costs_little() -> None:
    everybody = frozenset(f"p{n}" for n in range(600))
    waiting = [somebody(f"p{n}", 1500, 9, mutes=everybody) for n in range(600)]
    began = time.perf_counter()
    assert paired(waiting) == []
    assert time.perf_counter() - began < 3
