"""What bots are told: opinions for all at once, and how a bidding may end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.circus_maximus.tables import cells, table

from triumvir.core.dealer import Dealer
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.advice import BEST_TWO, EACH_OF_TWO
from triumvir.games.circus_maximus.cards import PLACES
from triumvir.games.circus_maximus.fields import BIDDING, FAVOURS, SHOWS, row_start
from triumvir.games.circus_maximus.playout import finish_bidding
from triumvir.games.circus_maximus.ranks import BITS, ONE, STRETCH, at_rank, no_values, put
from triumvir.games.circus_maximus.rules import CircusState


def positions(seats: int, seed: str) -> Iterator[CircusState]:
    """The positions of a game by chance, with more bids than passes."""
    state = table(seats, seed)
    chance = Dealer(seed)
    while state.to_act():
        yield state
        seat = state.to_act()[0]
        choices = state.legal(seat)
        some = choices[:-1] if len(choices) > 1 and chance.below(4) > 0 else choices
        state.play(seat, some[chance.below(len(some))])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_opinion_for_all_is_that_of_each(seats: int) -> None:
    for state in positions(seats, f"all {seats}"):
        each = [GAME.evaluator.evaluate(state, seat) for seat in range(seats)]
        assert GAME.evaluator.evaluate_all(state) == each
        assert max(each) >= 0.0 >= min(each)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bidding_that_is_played_on_ends(seats: int) -> None:
    for state in positions(seats, f"on {seats}"):
        after = state.clone()
        finish_bidding(after, Dealer(1))
        if cells(state).phase != BIDDING or cells(state).stage == FAVOURS:
            assert after.dump() == state.dump()
            continue
        assert cells(after).passed == (1 << seats) - 1
        assert (cells(after).hand, cells(after).held, cells(after).forum) == (
            cells(state).hand,
            cells(state).held,
            cells(state).forum,
        )
        # No merchant appears from nowhere, and rows run from high to low.
        assert sum(cells(after).row_n) == len(cells(after).line)
        laid = sorted([entry & 63 for entry in cells(after).line])
        hands = [mask.bit_count() for mask in cells(after).merchants]
        assert len(laid) == len(set(laid)) == 8 * seats - sum(hands)
        for place in range(len(PLACES)):
            start = row_start(after.row, place)
            levels = [
                entry >> 6 for entry in cells(after).line[start : start + cells(after).row_n[place]]
            ]
            assert levels == sorted(levels, reverse=True)


def test_nobody_lays_a_merchant_for_nothing() -> None:
    """Without a ticket there is nothing to sell at the shows."""
    for state in positions(4, "nothing"):
        if cells(state).phase == BIDDING and cells(state).stage == SHOWS:
            after = state.clone()
            cells(after).held = [0] * len(cells(after).held)
            finish_bidding(after, Dealer(2))
            assert cells(after).line == cells(state).line


def test_values_run_from_high_to_low_and_in_between() -> None:
    values = no_values()
    for coins in (3, 5, 1, 5):
        put(values, STRETCH, coins << BITS)
    assert list(values[STRETCH : STRETCH + 6]) == [4, 5 * ONE, 5 * ONE, 3 * ONE, ONE, 0]
    assert at_rank(values, STRETCH, ONE) == 5 * ONE
    assert at_rank(values, STRETCH, ONE + ONE // 2) == 4 * ONE
    assert at_rank(values, STRETCH, 3 * ONE + ONE // 2) == ONE // 2
    assert at_rank(values, STRETCH, 4 * ONE) == 0
    assert at_rank(values, 0, 0) == 0
    two = [BEST_TWO[hand] // EACH_OF_TWO for hand in (0b10010001, 0b100, 0)]
    assert two == [7 + 4, 2, 0]
