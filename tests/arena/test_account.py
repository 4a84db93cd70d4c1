"""Results less luck: what is taken off is nothing on the mean, and the interval gets narrower."""

from __future__ import annotations

import msgspec
import pytest

from triumvir.arena.account import Account
from triumvir.arena.match import play_round
from triumvir.arena.plan import VERSION, Plan
from triumvir.arena.report import make_report
from triumvir.arena.statistics import adjusted, proportion
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find


def plan(game: str, *players: str, review: bool = True, redraws: int = 0) -> Plan:
    meta = find(game).meta
    options = meta.read_options({})
    return Plan(
        VERSION, game, meta.revision, players, len(players), options, "7", 5.0, review, redraws
    )


def test_booking_changes_no_game() -> None:
    booked = play_round(plan("caesar", "novice", "random"), 0)
    plain = play_round(plan("caesar", "novice", "random", review=False), 0)
    for one, other in zip(booked.games, plain.games, strict=True):
        assert (one.ranks, one.points, one.actions) == (other.ranks, other.points, other.actions)
        assert len(one.luck) == 2
        assert any(one.luck)
        assert one.choices == other.luck == []


def test_where_there_is_no_chance_only_the_players_dice_count() -> None:
    done = play_round(plan("terni-lapilli", "random", "random", redraws=2), 0)
    for game in done.games:
        assert game.luck == pytest.approx([0, 0], abs=1e-12)
        assert sum(game.choices) == pytest.approx(0, abs=1e-9)
        assert any(game.choices)
    again = play_round(plan("terni-lapilli", "random", "random", redraws=2), 0)
    assert [game.choices for game in again.games] == [game.choices for game in done.games]


def test_luck_is_nothing_on_the_mean() -> None:
    """One action by which a vote card is turned, with the piles shuffled many times."""
    game = find("caesar-cleopatra")
    state = game.start(options={"action_deck": "shuffled"}, seed="account")
    dealer, luck = Dealer("account"), []
    while not any(action.text.startswith("draw") for action in state.legal(state.to_act()[0])):
        seat = state.to_act()[0]
        choices = state.legal(seat)
        state.play(seat, choices[dealer.below(len(choices))])
    seat = state.to_act()[0]
    for number in range(150):
        account = Account(game, 2, str(number))
        world = game.redeal(state, Dealer(int(dealer.word())))
        account.play(world, seat, world.legal(seat)[0])
        luck.append(account.luck[0])
    mean = sum(luck) / len(luck)
    spread = (sum((one - mean) ** 2 for one in luck) / len(luck)) ** 0.5
    assert spread > 0
    assert abs(mean) < 2.5 * spread / len(luck) ** 0.5


def test_terms_are_nothing_on_the_mean_whatever_the_values_are_worth() -> None:
    """A question of Caesar! that is answered blindly, after which a token is drawn: many times."""
    game = find("caesar")
    state = game.start(seed="terms")
    seat, dealer = state.to_act()[0], Dealer("terms")
    choices = state.legal(seat)
    terms: list[tuple[float, float]] = []
    for number in range(60):
        account = Account(game, 2, str(number))
        chosen = [choices[dealer.below(len(choices))] for _ in range(3)]
        world = game.redeal(state, Dealer(dealer.word()))
        account.play(world, seat, chosen[0], chosen[1:])
        assert world.seq == 1
        terms.append((account.luck[0], account.choices[0]))
    for values in zip(*terms, strict=True):
        mean = sum(values) / len(values)
        spread = (sum((one - mean) ** 2 for one in values) / len(values)) ** 0.5
        assert spread > 0
        assert abs(mean) < 2.5 * spread / len(values) ** 0.5


def test_a_closer_look_changes_no_game_and_repeats() -> None:
    looked = msgspec.structs.replace(plan("terni-lapilli", "novice", "random", redraws=1), look=8)
    one, again = [play_round(looked, 0) for _ in range(2)]
    assert [game.choices for game in one.games] == [game.choices for game in again.games]
    plain = play_round(plan("terni-lapilli", "novice", "random", redraws=1), 0)
    assert [game.ranks for game in one.games] == [game.ranks for game in plain.games]
    assert [game.choices for game in one.games] != [game.choices for game in plain.games]


def test_what_explains_results_narrows_their_interval_and_keeps_the_mean() -> None:
    dealer = Dealer("narrow")
    held = narrow = 0
    for _ in range(60):
        clusters = []
        for _ in range(80):
            luck = (dealer.below(1001) - 500) / 1000
            noise = (dealer.below(1001) - 500) / 5000
            useless = (dealer.below(1001) - 500) / 1000
            clusters.append((2 * (0.45 + 0.6 * luck + noise), 2, (2 * luck, useless)))
        plain = proportion([(total, count) for total, count, _ in clusters])
        less = adjusted(clusters)
        held += less.low <= 0.45 <= less.high
        narrow += (plain.high - plain.low) > 2.4 * (less.high - less.low)
    assert held >= 53  # 19 in 20, give or take
    assert narrow == 60


def test_terms_that_say_nothing_are_left_out() -> None:
    clusters = [(float(n % 2), 1, (0.0,)) for n in range(30)]
    plain = proportion([(total, count) for total, count, _ in clusters])
    assert adjusted(clusters) == plain
    assert adjusted(clusters[:2]).mean == 0.5


def test_the_report_has_both() -> None:
    drawn = plan("caesar", "novice", "random")
    report = make_report(drawn, [play_round(drawn, number) for number in range(3)])
    document = msgspec.json.decode(msgspec.json.encode(report.document()))
    assert set(document["players"][0]["adjusted_share"]) == {"mean", "low", "high"}
    assert document["narrower"] == pytest.approx(report.narrower(), abs=0.001)
    plain = plan("caesar", "novice", "random", review=False)
    other = make_report(plain, [play_round(plain, number) for number in range(3)])
    assert "narrower" not in other.document()
    assert other.lines[0].adjusted is None
    assert other.lines[0].share == report.lines[0].share
