"""What a review says of choices: gross mistakes are found, and nothing hidden is used."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.review.games import played

from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import State
from triumvir.core.record import Deal, Record
from triumvir.core.registry import find
from triumvir.core.row import room_for_moves
from triumvir.core.view import View
from triumvir.review import engine, review
from triumvir.review.account import Asked
from triumvir.review.curves import curve_of
from triumvir.review.document import MISTAKE, verdict_of
from triumvir.review.effort import Effort
from triumvir.review.engine import FEWEST, compare, mean_and_error, pick, prove, settled
from triumvir.review.judge import Judge, Judged
from triumvir.review.timeline import Timeline, news_of

SMALL = Effort(10, 60, 2, 6, 6, 4, 40, 8, learned=False)


def wins_at_once(state: State, seat: int) -> str:
    for action in state.legal(seat):
        after = state.clone()
        after.play(seat, action)
        outcome = after.outcome()
        if outcome is not None and outcome.share(seat) == 1:
            return action.text
    return ""


def missed_win() -> tuple[Record, int, str]:
    """A game in which a seat could have won at once, and let the other one win instead: the
    record, where, and how it could have won."""
    game = find("terni-lapilli")
    for number in range(2000):
        record = Record(game, {}, ["a", "b"], Deal.seeded(number))
        state, dealer = record.start(), Dealer(number)
        while actors := state.to_act():
            seat = actors[0]
            win = wins_at_once(state, seat)
            for action in state.legal(seat) if win else []:
                after = state.clone()
                after.play(seat, action)
                if after.to_act() and (reply := wins_at_once(after, after.to_act()[0])):
                    seq = state.seq
                    record.entries += [(seat, action.text), (after.to_act()[0], reply)]
                    return record, seq, win
            choices = state.legal(seat)
            action = choices[dealer.below(len(choices))]
            state.play(seat, action)
            record.entries.append((seat, action.text))
    raise AssertionError("no such game")


def test_a_missed_win_is_a_blunder_and_the_win_is_named() -> None:
    record, seq, win = missed_win()
    found = review(record, effort=SMALL)
    loser = found.seats[record.entries[seq][0]]
    decision = next(one for one in loser.decisions if one.seq == seq)
    assert decision.verdict == "blunder"
    assert decision.best == win
    assert decision.loss > 0.2
    assert decision.truth is not None
    assert decision.truth.best_chance > decision.truth.played
    assert seq in loser.moments
    assert loser.accuracy is not None
    assert loser.accuracy < 100


@pytest.mark.parametrize("game_id", ["caesar-cleopatra", "caesar", "circus-maximus"])
def test_the_same_view_is_worth_the_same_in_any_world(game_id: str) -> None:
    game = find(game_id)
    seats = game.meta.usual_seats()
    judge = Judge(game, curve_of(game_id, seats), seats, learned=False)
    state = game.start(seats, seed=5)
    state.play_out(Dealer(5), room_for_moves(), 17)
    for seat in range(seats):
        world = game.guess(state.view(seat), Dealer(99))
        views = [state.view(seat), world.view(seat)]
        assert views[0].json() == views[1].json()
        first, second = [judge.chance(view, 6, 12, "same") for view in views]
        assert first == second


@pytest.mark.parametrize("game_id", ["caesar-cleopatra", "caesar"])
def test_luck_is_held_beside_the_piles_alone(game_id: str) -> None:
    """What the others hold stays as it is: only so is a draw as likely as those beside it."""
    timeline = Timeline(played(game_id, find(game_id).meta.usual_seats(), most=100))
    drawn = [seq for seq, step in enumerate(timeline.steps) if "draws" in step.news]
    assert drawn
    for seq in drawn:
        for world in timeline.instead(seq, 3, "piles"):
            for seat, news in enumerate(timeline.steps[seq].news):
                if news != "draws":
                    assert world.view(seat).json() == timeline.at(seq + 1).view(seat).json()


def test_the_luck_of_a_draw_comes_to_nothing() -> None:
    """A draw in Caesar!, dealt again many times: an opinion that cannot be right loves some tokens
    and hates others, and still nobody is lucky on the mean."""
    timeline = Timeline(played("caesar", 2, most=12))
    seq = next(seq for seq, step in enumerate(timeline.steps) if "draws" in step.news)
    seat = timeline.steps[seq].seat
    judge = Judge(find("caesar"), curve_of("caesar", 2), 2, learned=False)
    lucks = []
    for number, happened in enumerate(timeline.instead(seq, 120, "happened")):
        others = timeline.instead(seq, 4, f"others/{number}")
        lucks.append(judge.luck(happened, others, seat, 2, str(number)))
    mean, error = mean_and_error(lucks)
    assert error > 0
    assert abs(mean) < 2.5 * error


@pytest.mark.parametrize("game_id", ["caesar", "circus-maximus"])
def test_a_deal_is_held_beside_other_deals_of_the_same_game(game_id: str) -> None:
    seats = find(game_id).meta.usual_seats()
    timeline = Timeline(played(game_id, seats, most=0))
    deals = timeline.other_deals(5, "deals")
    assert len({deal.view(0).json() for deal in deals}) > 1
    assert all(deal.seats() == seats and deal.seq == 0 for deal in deals)
    found = review(timeline.record, effort=SMALL, agreed=True)
    assert any(one.deal for one in found.seats)


def test_where_nothing_is_dealt_no_deal_is_lucky() -> None:
    found = review(played("caesar-cleopatra", 2, most=0), effort=SMALL, agreed=True)
    assert [one.deal for one in found.seats] == [0, 0]


def test_nothing_is_called_a_mistake_within_two_standard_errors() -> None:
    assert verdict_of(0.3, 0.16) == "none"
    assert verdict_of(0.049, 0.001) == "none"
    assert [verdict_of(loss, 0.01) for loss in (0.05, 0.1, 0.2)] == [
        "inaccuracy",
        "mistake",
        "blunder",
    ]


def test_what_was_drawn_and_what_was_turned_are_told_apart() -> None:
    timeline = Timeline(played("caesar-cleopatra", 2, most=60))
    drawn = [step for step in timeline.steps if step.news[step.seat] == "draws"]
    assert drawn
    # When both decks are arranged, both draw their bonus.
    assert sum(step.news == ["draws", "draws"] for step in drawn) == 1
    turned = [step for step in timeline.steps if "turned" in step.news]
    assert turned
    assert all(step.news == ["turned", "turned"] for step in turned)


def test_what_came_up_has_no_say_in_whether_it_is_luck() -> None:
    """The last card of a turn is drawn and a vote card turned: whichever it is, it was turned."""
    timeline = Timeline(played("caesar-cleopatra", 2, most=60))
    game = timeline.record.game
    turned = next(step for step in timeline.steps if "turned" in step.news)
    for number in range(8):
        world = game.redeal(turned.before, Dealer(number))
        assert news_of(world, turned.seat, turned.action) == turned.news


def test_there_is_no_luck_where_nothing_is_hidden() -> None:
    found = review(played("terni-lapilli", 2), effort=SMALL)
    assert all((one.draws, one.turned) == (0, 0) for one in found.seats)


def test_the_truth_is_told_wherever_the_game_comes_to_a_seat() -> None:
    found = review(played("caesar", 2), effort=SMALL)
    for one in found.seats:
        known = [point for point in one.curve if point.truth is not None]
        turns = {decision.turn for decision in one.decisions}
        assert len(known) > len(turns) / 2
        assert all(0 <= (point.truth or 0) <= 1 for point in known)
        # It is another question, and no part of the sum.
        assert any(point.truth != point.chance for point in known)


class Opinion(Judge):
    """Says that choices are worth what it is told, and which worlds it was asked about."""

    def __init__(self, worth: dict[str, float], other: Opinion | None = None) -> None:
        super().__init__(find("terni-lapilli"), curve_of("terni-lapilli", 2), 2, learned=False)
        self.worth = worth
        self.other = other
        self.seeds: list[str] = []

    def second(self) -> Judge | None:
        return self.other

    def after(
        self, view: View, worlds: Sequence[State], action: Action, simulations: int, seed: str
    ) -> float:
        self.seeds.append(seed)
        return self.worth.get(action.text, 0.0)


def suspected() -> Asked:
    step = Timeline(played("terni-lapilli", 2, most=1)).steps[0]
    actions = step.before.legal(step.seat)
    others = [action for action in actions if action is not step.action]
    rows = [Judged(action, 0.5, 0.2) for action in [*others[:4], step.action]]
    return Asked(step, rows)


def test_the_smaller_of_two_losses_is_booked() -> None:
    one = suspected()
    best = one.rows[2].action
    for first, second, loss in ((0.3, 0.12, 0.12), (0.12, 0.3, 0.12), (0.3, 0.0, 0.0)):
        one = suspected()
        also = Opinion({best.text: second})
        compare(Opinion({best.text: first}, also), one.step.before.view(0), one, SMALL, "key")
        assert one.loss == pytest.approx(loss)
        assert (one.better is best) == (loss > 0)
        assert one.said == pytest.approx([first, second])


def test_a_loss_is_proven_on_other_worlds_than_those_that_picked_the_better_choice() -> None:
    one = suspected()
    best = one.rows[1].action
    also = Opinion({best.text: 0.2})
    judge = Opinion({best.text: 0.2}, also)
    view = one.step.before.view(0)
    found, _ = pick(judge, view, one, SMALL, "key")
    picked = {*judge.seeds, *also.seeds}
    judge.seeds, also.seeds = [], []
    prove(judge, view, one, found, SMALL, "key")
    assert found == [best]
    assert picked
    assert judge.seeds
    assert also.seeds
    assert picked.isdisjoint(judge.seeds)
    assert picked.isdisjoint(also.seeds)
    assert set(judge.seeds).isdisjoint(also.seeds)


def test_what_both_opinions_think_better_is_picked() -> None:
    one = suspected()
    daring, solid = one.rows[0].action, one.rows[1].action
    also = Opinion({daring.text: 0.04, solid.text: 0.12})
    judge = Opinion({daring.text: 0.3, solid.text: 0.15}, also)
    compare(judge, one.step.before.view(0), one, SMALL, "key")
    assert one.better is solid
    assert one.loss == pytest.approx(0.12)


def test_of_two_choices_that_are_about_as_good_both_are_proven() -> None:
    one = suspected()
    first, second = one.rows[0].action, one.rows[1].action
    view = one.step.before.view(0)
    found, gap = pick(Opinion({first.text: 0.11, second.text: 0.12}), view, one, SMALL, "key")
    assert found == [second, first]
    assert gap == pytest.approx(0.12)
    # On fresh worlds it is the other way round.
    prove(Opinion({first.text: 0.13, second.text: 0.09}), view, one, found, SMALL, "key")
    assert one.better is first
    assert one.loss == pytest.approx(0.13)


def test_a_check_goes_on_while_another_name_is_near() -> None:
    assert settled(0.15, 0.005)
    assert not settled(0.105, 0.005)
    assert not settled(0.21, 0.005)
    assert settled(0.001, 0.005)
    # The other opinion says less, and that is booked.
    assert settled(0.21, 0.005, 0.12)
    assert not settled(0.11, 0.005, 0.095)
    # In the end only a mistake is told from what is none.
    assert settled(0.21, 0.005, names=(MISTAKE,))
    assert not settled(0.11, 0.005, names=(MISTAKE,))


def test_after_so_many_searches_checks_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    record, _, _ = missed_win()
    checks: list[int] = []

    def listen(
        judge: Judge, view: View, one: Asked, found: list[Action], effort: Effort, key: str
    ) -> None:
        checks.append(effort.batches)
        prove(judge, view, one, found, effort, key)

    monkeypatch.setattr(engine, "prove", listen)
    for most, batches in ((1_000_000, 20), (-1, FEWEST)):
        monkeypatch.setattr(engine, "SEARCHES", most)
        checks.clear()
        review(record, effort=SMALL._replace(batches=20))
        assert set(checks) == {batches}
