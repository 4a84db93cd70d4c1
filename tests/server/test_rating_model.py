"""The model of ratings: ties, seats, absence, bots, and the book that play and rebuilding share."""

from __future__ import annotations

import math
import random
from statistics import mean

import pytest
from lab.ratings import simulate

from triumvir.bots.levels import LEVELS
from triumvir.server.ratings.book import BOTS, ENOUGH, Book, Finished, Seated, low
from triumvir.server.ratings.model import YEAR, Player, after_absence, chance, learn, rate
from triumvir.server.ratings.scale import (
    LADDERS,
    LOGIT,
    SIGMA,
    Skill,
    anchor,
    first_offsets,
    skill_of,
)


def game(table: str, *seats: tuple[str, str, int], pace: str = "none", at: int = 1) -> Finished:
    placed = tuple(Seated(n, guest, bot, place) for n, (guest, bot, place) in enumerate(seats))
    return Finished(table, "caesar-cleopatra", pace, at, placed)


def test_two_winners_a_third_and_a_fourth() -> None:
    after = rate([Player(Skill())] * 4, [1, 1, 3, 4])
    first, tied, third, last = [skill.mu for skill in after]
    assert first == pytest.approx(tied)
    assert first > 25 > third > last
    assert all(skill.sigma < SIGMA for skill in after)


def test_the_better_seat_gains_less_and_loses_more() -> None:
    worse, better = [Player(Skill(), worth) for worth in first_offsets("caesar-cleopatra", 2)]
    assert chance(better, worse) > 0.55
    won_better = rate([worse, better], [2, 1])[1].mu - 25
    won_worse = rate([worse, better], [1, 2])[0].mu - 25
    assert 0 < won_better < won_worse


@pytest.mark.parametrize("deviation", [20, 75, 246])
def test_a_seat_is_worth_as_much_however_little_is_known(deviation: int) -> None:
    """The chance of two who are thought equal is the mean over all strengths that they may have:
    nobody gains by taking the better seat while nothing is known of them."""
    one = skill_of(1500, deviation)
    dice = random.Random(1)
    apart = [dice.gauss(0, math.sqrt(2) * one.sigma / LOGIT) for _ in range(20_000)]
    true = mean(1 / (1 + math.exp(-between - 0.66)) for between in apart)
    better, worse = Player(one, 0.33 * LOGIT), Player(one, -0.33 * LOGIT)
    assert chance(better, worse) == pytest.approx(true, abs=0.012)


def test_always_taking_the_better_seat_gains_nothing() -> None:
    """Two of the same strength, of whom one always has the seat that wins 63 % of the games."""
    dice = random.Random(5)
    cleopatra, caesar = Skill(), Skill()
    plain = [Skill(), Skill()]
    worth = first_offsets("caesar-cleopatra", 2)
    gained: list[int] = []
    unfairly: list[int] = []
    for _ in range(1500):
        ranks = [2, 1] if dice.random() < 0.63 else [1, 2]
        caesar, cleopatra = rate([Player(caesar, worth[0]), Player(cleopatra, worth[1])], ranks)
        plain = rate([Player(plain[0]), Player(plain[1])], ranks)
        gained.append(cleopatra.shown() - caesar.shown())
        unfairly.append(plain[1].shown() - plain[0].shown())
    assert abs(mean(gained[300:])) < 35
    assert mean(unfairly[300:]) > 70


def test_known_strengths_are_found() -> None:
    """Few houses here; `python -m lab.ratings` has the figures of docs/ratings.md."""
    with_offset = simulate(people=30, games=30, houses=2, chooses=0.3, offset=0.66)
    without = simulate(people=30, games=30, houses=2, chooses=0.3, offset=0.0)
    assert with_offset.takers < without.takers - 40
    assert with_offset.error < 120
    assert with_offset.order > 0.8


def test_what_a_seat_is_worth_is_learned_slowly() -> None:
    worth = [0.0, 0.0]
    dice = random.Random(1)
    for _ in range(3000):
        ranks = [1, 2] if dice.random() < 0.7 else [2, 1]
        worth = learn([Player(Skill(25, 1), one) for one in worth], ranks)
    assert sum(worth) == pytest.approx(0)
    assert (worth[0] - worth[1]) / LOGIT == pytest.approx(0.85, abs=0.25)
    one = learn([Player(Skill()), Player(Skill())], [1, 2])
    assert 0 < one[0] < 0.05


def test_absence_makes_unsure() -> None:
    sure = Skill(30, 2)
    assert after_absence(sure, 1, 1) == sure
    later = after_absence(sure, 1, YEAR)
    assert (later.mu, later.sigma > sure.sigma) == (30, True)
    assert after_absence(sure, 1, 100 * YEAR).sigma == SIGMA


def test_bots_stay_where_they_are_and_move_an_estimate_alone() -> None:
    book = Book()
    citizen = anchor("caesar-cleopatra", "citizen")
    assert citizen is not None
    assert citizen.shown() == 1500
    for n in range(ENOUGH):
        seats = (("anna", "", 1), ("", "citizen", 2))
        changes = book.enter(game(f"b{n}", *seats, pace=BOTS, at=n + 1))
        assert changes[1].after == changes[1].before
    assert book.standings["anna", "caesar-cleopatra", BOTS, ""].skill.shown() > 1600
    assert ("anna", "caesar-cleopatra", "none", "") not in book.standings
    assert book.offsets == {}
    # Where she begins among people, as unsure as anybody.
    begins = book.skill("anna", "caesar-cleopatra", "none", 10)
    assert begins.mu > 27
    assert begins.sigma == SIGMA
    assert book.skill("nemo", "caesar-cleopatra", "none", 10) == Skill()


def test_scale() -> None:
    assert Skill().shown() == 1500
    assert Skill().deviation() == 246
    assert skill_of(1642, 46).shown() == 1642
    assert skill_of(1642, 46).deviation() == 46
    assert anchor("terni-lapilli", "citizen") is None


@pytest.mark.parametrize("game", LADDERS)
def test_every_level_stands_on_the_scale_above_the_last(game: str) -> None:
    """Or games against it would estimate nobody, and nobody be told so."""
    found = [anchor(game, level) for level in LEVELS]
    points = [skill.shown() for skill in found if skill is not None]
    assert len(points) == len(LEVELS)
    assert points == sorted(set(points))


def test_however_many_fresh_accounts_lose_to_one_it_is_not_among_the_best() -> None:
    """Rating by self-play, at its best: a hundred fresh accounts each lose once. The first few show
    that one is better than a newcomer, and the others show nothing more."""
    book = Book()
    heights = []
    for n in range(100):
        book.enter(game(f"t{n}", ("boss", "", 1), (f"fresh{n}", "", 2), at=n + 1))
        heights.append(book.standings["boss", "caesar-cleopatra", "none", ""].skill.shown())
    assert 1600 < heights[4] < heights[9] == heights[-1] < 1780
    # The other way round: losing on purpose to as many leads no further down.
    for n in range(100):
        book.enter(game(f"l{n}", ("bag", "", 2), (f"other{n}", "", 1), at=n + 1))
    assert book.standings["bag", "caesar-cleopatra", "none", ""].skill.shown() > 1220
    # Nor do they bring more whom a program has led past the consul before: nothing is known of how
    # they play against people.
    for n in range(100):
        for m in range(ENOUGH):
            seats = ((f"led{n}", "", 1), ("", "consul", 2))
            book.enter(game(f"b{n}-{m}", *seats, pace=BOTS, at=1))
        book.enter(game(f"p{n}", ("chief", "", 1), (f"led{n}", "", 2), at=n + 2))
    assert book.standings["chief", "caesar-cleopatra", "none", ""].skill.shown() < 1810


def test_those_who_are_known_lift_as_far_as_it_goes() -> None:
    """The reach grows with what is known of the others: nobody who wins against people with a
    history is kept down."""
    strong = skill_of(1750, 200)
    for _ in range(30):
        strong = rate([Player(strong), Player(skill_of(1500, 100))], [1, 2])[0]
    assert strong.shown() > 1950


def test_a_ring_of_fresh_accounts_does_not_lead_the_table() -> None:
    """Twenty accounts that were made to lose once each: somebody of 1750 who is known from honest
    games stands above what is won so, because little is known of those who lost."""
    book = Book()
    for n in range(20):
        book.enter(game(f"t{n}", ("boss", "", 1), (f"fresh{n}", "", 2), at=n + 1))
    boss = book.standings["boss", "caesar-cleopatra", "none", ""].skill
    assert boss.shown() < 1780
    assert low(boss) < low(skill_of(1750, 60))
    # Somebody who is known gains next to nothing.
    known = skill_of(1500, 60)
    for _ in range(20):
        known = rate([Player(known), Player(Skill())], [1, 2])[0]
    assert known.shown() < 1560


def test_one_who_fed_another_is_worth_nothing_any_more() -> None:
    """The same account loses again and again: after a few games nothing is left to win."""
    book = Book()
    for n in range(10):
        book.enter(game(f"t{n}", ("boss", "", 1), ("feeder", "", 2), at=n + 1))
    ten = book.standings["boss", "caesar-cleopatra", "none", ""].skill.shown()
    last = book.enter(game("last", ("boss", "", 1), ("feeder", "", 2), at=11))
    assert last[0].after.shown() - last[0].before.shown() < 15
    assert ten < 1800


def test_sandbagging_is_soon_over() -> None:
    """Somebody of 1900 loses ten games on purpose and then plays: twenty games later the rating is
    near the truth again, because what was lost made nobody sure."""
    dice = random.Random(3)
    book = Book()
    for n in range(10):
        book.enter(game(f"lost{n}", ("bag", "", 2), (f"o{n}", "", 1), at=n + 1))
    low = book.standings["bag", "caesar-cleopatra", "none", ""].skill
    assert low.shown() < 1350
    for n in range(20):
        won = dice.random() < 0.91
        seats = [("bag", "", 1 if won else 2), (f"p{n}", "", 2 if won else 1)]
        book.enter(game(f"won{n}", *(seats if n % 2 else seats[::-1]), at=20 + n))
    now = book.standings["bag", "caesar-cleopatra", "none", ""].skill
    assert now.shown() - low.shown() > 250
