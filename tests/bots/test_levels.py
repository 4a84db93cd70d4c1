"""The levels: named in one table, found by name, quick where there is nothing to decide."""

from __future__ import annotations

import itertools
import time

import pytest

from triumvir.bots import BOTS, UnknownBot, make_bot
from triumvir.bots.levels import LEVELS, LevelBot, find_level
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game
from triumvir.core.registry import find, games
from triumvir.core.view import View
from triumvir.testing.setups import setups
from triumvir.testing.walk import walk

NAMES = ["novice", "apprentice", "citizen", "senator", "consul", "dictator"]
every_game = pytest.mark.parametrize("game", games(), ids=[game.meta.id for game in games()])
every_level = pytest.mark.parametrize("name", NAMES)


def some_views(game: Game, every: int, most: int) -> list[View]:
    ways = setups(game)
    found: list[View] = []
    for number in range(2):
        for step in walk(game, ways[number * 5 % len(ways)], f"levels/{number}"):
            if step.state.seq % every == 3 and len(step.state.legal(step.seat)) > 1:
                found.append(step.state.view(step.seat))
    return found[:: max(1, len(found) // most)]


def test_the_table() -> None:
    assert list(LEVELS) == NAMES
    assert set(NAMES) < set(BOTS)
    # The last one knows more and thinks less.
    for weaker, stronger in itertools.pairwise(list(LEVELS.values())[:-1]):
        assert weaker.simulations <= stronger.simulations
        assert weaker.worlds <= stronger.worlds
        assert weaker.noise >= stronger.noise


def test_dictator_judges_by_what_was_learned() -> None:
    game = find("caesar-cleopatra")
    state = game.start(2, {}, Dealer("learned"))
    dictator, consul = [
        make_bot(name, game, 1).search.evaluator  # type: ignore[attr-defined]
        for name in ("dictator", "consul")
    ]
    assert dictator.evaluate(state, 0) == game.evaluator.learned().evaluate(state, 0)
    assert dictator.evaluate(state, 0) != consul.evaluate(state, 0)
    assert consul is game.evaluator


def test_where_nothing_was_learned_dictator_thinks_as_long_as_consul() -> None:
    game = find("terni-lapilli")
    assert game.evaluator.learned() is game.evaluator
    bot = LevelBot(game, Dealer(1), LEVELS["dictator"])
    assert bot.level.simulations == LEVELS["consul"].simulations
    glance = find_level("glance")
    assert glance is not None
    assert LevelBot(game, Dealer(1), glance).level.simulations == 0


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'proconsul'; there are .*consul"):
        make_bot("proconsul", find("caesar-cleopatra"), 1)


@pytest.mark.parametrize(
    "name", ["novice@200ms", "consul@", "consul@0ms", "consul@2s", "proconsul@200ms", "@200ms"]
)
def test_a_time_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="as in consul@200ms"):
        make_bot(name, find("caesar-cleopatra"), 1)


def test_a_time_of_its_own() -> None:
    level = find_level("consul@200ms")
    assert level is not None
    assert (level.seconds, level.timed) == (0.2, True)
    assert level.worlds == LEVELS["consul"].worlds


class Clock:
    """Goes on by a millisecond whenever it is read."""

    def __init__(self) -> None:
        self.reads = 0

    def __call__(self) -> float:
        self.reads += 1
        return self.reads / 1000


def close_choice() -> View:
    """A view where the search would not stop early: many choices, none far ahead of the others."""
    game = find("caesar-cleopatra")
    state = game.start(2, {}, Dealer("close"))
    while len(state.legal(state.to_act()[0])) < 30:
        state.play(state.to_act()[0], state.legal(state.to_act()[0])[0])
    return state.view(state.to_act()[0])


def test_time_is_told_by_the_clock_that_is_given() -> None:
    """A clock that runs out after a number of readings, however long they really take."""
    clock = Clock()
    make_bot("consul@20ms", find("caesar-cleopatra"), 1, clock).choose(close_choice())
    assert 18 <= clock.reads <= 24


def test_it_stops_when_more_would_change_nothing() -> None:
    """The rest of the budget could not bring any other choice to the front."""
    game = find("caesar-cleopatra")
    stopped = 0
    patient = LEVELS["senator"]._replace(seconds=600.0)
    for view in some_views(game, 12, 6):
        bot = LevelBot(game, Dealer("early"), patient)
        answer = bot.choose(view)
        done = bot.search.visits()
        stopped += done < patient.simulations
        bot.search.run(patient.simulations - done)
        assert bot.search.best() is answer
    assert stopped > 0


@every_game
@every_level
def test_every_level_plays_every_game(name: str, game: Game) -> None:
    """The cap keeps this short in plain Python too."""
    bot = make_bot(name, game, 1)
    for view in some_views(game, 10, 2)[:2]:
        begin = time.thread_time()
        assert bot.choose(view) in view.choices
        assert time.thread_time() - begin < LEVELS[name].seconds + 2


@every_game
@pytest.mark.parametrize("name", ["novice", "apprentice", "citizen"])
def test_worlds_that_look_the_same_get_the_same_answers(name: str, game: Game) -> None:
    """A bot is shown a view and nothing else. Here the views come from different worlds that the
    seat cannot tell apart, and a bot of the same seed answers the same, question after question."""
    unlimited = LEVELS[name]._replace(seconds=600.0, simulations=min(LEVELS[name].simulations, 40))
    answers: list[list[str]] = []
    for number in range(2):
        bot = LevelBot(game, Dealer("whims"), unlimited)
        answers.append([])
        for view in some_views(game, 4, 5):
            assert view.seat is not None
            world = game.guess(view, Dealer(f"{number}"))
            answers[-1].append(bot.choose(world.view(view.seat)).text)
    assert len(answers[0]) > 3
    assert answers[0] == answers[1]


@every_game
@every_level
def test_a_forced_move_comes_at_once(name: str, game: Game) -> None:
    """Without a thought: a view with nothing in it but the choice is enough."""
    action = game.actions[0]
    assert make_bot(name, game, 1).choose(View(game.meta.id, 0, {}, [action])) is action


def test_a_whole_game_is_the_same_again() -> None:
    game = find("caesar-cleopatra")
    games_played = []
    for _ in range(2):
        bots = [make_bot("novice", game, "a"), make_bot("apprentice", game, "b")]
        state = game.start(2, {}, Dealer("again"))
        texts = []
        while state.to_act():
            seat = state.to_act()[0]
            action = bots[seat].choose(state.view(seat))
            texts.append(action.text)
            state.play(seat, action)
        games_played.append(texts)
    assert games_played[0] == games_played[1]


def test_better_than_chance() -> None:
    """Even the weakest: it is short-sighted, not blind."""
    game = find("caesar-cleopatra")
    share = 0.0
    for number in range(4):
        bots = [make_bot("novice", game, number), make_bot("random", game, number)]
        for own in range(2):
            state = game.start(2, {}, Dealer(f"chance/{number}"))
            while state.to_act():
                seat = state.to_act()[0]
                state.play(seat, bots[0 if seat == own else 1].choose(state.view(seat)))
            outcome = state.outcome()
            assert outcome is not None
            share += outcome.share(own)
    assert share >= 5
