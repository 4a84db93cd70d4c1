"""Rounds, wherever they are played, and arenas that were stopped."""

from __future__ import annotations

import itertools
import multiprocessing
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from triumvir.arena import journal, on_ray
from triumvir.arena.executors import ArenaBroken, Executor, here, local
from triumvir.arena.match import play_round
from triumvir.arena.plan import VERSION, InvalidPlan, Plan
from triumvir.arena.report import make_report
from triumvir.arena.results import Round, Times
from triumvir.arena.run import run
from triumvir.bots.chance import RandomBot
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.core.view import View


def plan(*players: str, game: str = "caesar", seats: int = 2, **options: object) -> Plan:
    read = find(game).meta.read_options(options)
    return Plan(VERSION, game, find(game).meta.revision, players, seats, read, "7", 5.0)


def bare(rounds: Iterable[Round]) -> list[object]:
    """Without the times, which alone may differ."""
    found = []
    for done in rounds:
        for game in done.games:
            game.times = [Times() for _ in game.times]
        found.append(msgspec.to_builtins(done))
    return found


@pytest.mark.parametrize("game_id", ["caesar-cleopatra", "caesar", "circus-maximus"])
def test_mirrored_games_are_dealt_alike(game_id: str) -> None:
    """What is dealt follows from the deal alone: the same for every company and seating."""
    seats = find(game_id).meta.max_seats
    drawn = plan(*["random"] * seats, game=game_id, seats=seats)
    done = play_round(drawn, 3)
    assert [sorted(game.seating) for game in done.games] == [list(range(seats))] * seats
    assert bare([play_round(drawn, 3)]) == bare([done])
    assert bare([play_round(drawn, 4)]) != bare([done])


def test_the_deal_is_the_same_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    first_choices: list[list[str]] = []

    def look(self: RandomBot, view: View) -> Any:
        if "seen" not in self.__dict__:
            self.__dict__["seen"] = True
            first_choices.append([action.text for action in view.choices])
        return view.choices[0]

    monkeypatch.setattr(RandomBot, "choose", look)
    play_round(plan("random", "random"), 5)
    assert len(first_choices) == 4
    assert first_choices[:2] == first_choices[2:]


class Later:
    """Ray, as far as an arena knows it: tasks are numbers, done last first."""

    def __init__(self) -> None:
        self.tasks: list[Callable[[], Any]] = []
        self.put = lambda value: value
        self.cluster_resources = lambda: {"CPU": 2.0}

    def remote(self, function: Callable[..., Any]) -> SimpleNamespace:
        def submit(*arguments: Any) -> int:
            self.tasks.append(lambda: function(*arguments))
            return len(self.tasks) - 1

        return SimpleNamespace(remote=submit)

    def wait(self, waiting: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        return waiting[-num_returns:], waiting[:-num_returns]

    def get(self, done: list[int]) -> list[Any]:
        return [self.tasks[number]() for number in done]


def threads(plan: Plan, numbers: Iterable[int]) -> Iterator[Round]:
    with ThreadPoolExecutor(3) as pool:
        yield from pool.map(lambda number: play_round(plan, number), reversed(list(numbers)))


@pytest.mark.parametrize(
    "executor", [local(2), threads, on_ray.Ray(Later())], ids=["processes", "threads", "like-ray"]
)
def test_the_results_do_not_depend_on_where_they_come_from(executor: Executor) -> None:
    drawn = plan("greedy", "random", "random")
    assert bare(run(drawn, 6, executor)) == bare(run(drawn, 6, here))


def test_on_ray_itself() -> None:
    """In a process of its own, for Ray leaves threads and warnings behind."""
    code = """
from tests.arena.test_run import bare, plan, run, here
from triumvir.arena.executors import ray
drawn = plan("greedy", "random")
assert bare(run(drawn, 6, ray())) == bare(run(drawn, 6, here))
print("the same")
"""
    environment = {"PYTHONPATH": ":".join([*sys.path, "."]), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    )
    assert "the same" in done.stdout


def stopping_after(number: int) -> Executor:
    def executor(plan: Plan, numbers: Iterable[int]) -> Iterator[Round]:
        for done, round_number in enumerate(numbers):
            if done == number:
                raise KeyboardInterrupt
            yield play_round(plan, round_number)

    return executor


def test_a_stopped_arena_goes_on(tmp_path: Path) -> None:
    drawn = plan("greedy", "random")
    file = tmp_path / "rounds.jsonl"
    with pytest.raises(KeyboardInterrupt):
        run(drawn, 10, stopping_after(2), file)
    assert len(file.read_bytes().splitlines()) == 3
    with file.open("ab") as stream:
        stream.write(b'{"number":2,"games":[{"seat')  # cut off while it was written
    played: list[int] = []

    def counting(plan: Plan, numbers: Iterable[int]) -> Iterator[Round]:
        for done in here(plan, numbers):
            played.append(done.number)
            yield done

    heard: list[int] = []
    whole = run(drawn, 10, counting, file, lambda done: heard.append(done.number))
    assert played == [2, 3, 4]
    assert heard == [0, 1, 2, 3, 4]
    assert bare(whole) == bare(run(drawn, 10, here))
    lines = file.read_bytes().splitlines()
    assert len(lines) == 6
    # More of the same, and all of it again.
    assert len(run(drawn, 14, here, file)) == 7
    assert bare(run(drawn, 10, here, file)) == bare(whole)


def test_a_worker_that_is_killed() -> None:
    rounds = local(2)(plan("random", "random"), itertools.count())
    next(rounds)
    for child in multiprocessing.active_children():
        child.kill()
    with pytest.raises(ArenaBroken, match="A worker process was killed"):
        list(rounds)


def test_a_file_that_is_not_ours(tmp_path: Path) -> None:
    drawn = plan("greedy", "random")
    file = tmp_path / "rounds.jsonl"
    run(drawn, 2, here, file)
    with pytest.raises(InvalidPlan, match="its 'players' is"):
        run(plan("random", "random"), 2, here, file)
    with pytest.raises(InvalidPlan, match="its 'options' is"):
        run(plan("greedy", "random", poison=True), 2, here, file)
    content = file.read_bytes()
    file.write_bytes(content + b"nonsense\n")
    with pytest.raises(InvalidPlan, match="line 3: this is not a round"):
        run(drawn, 2, here, file)
    file.write_bytes(b"Dear diary\n")
    with pytest.raises(InvalidPlan, match="not a file of an arena"):
        run(drawn, 2, here, file)
    assert file.read_bytes() == b"Dear diary\n"


def test_two_arenas_do_not_share_a_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    drawn = plan("random", "random")
    first = journal.Journal(tmp_path / "f", drawn)
    with pytest.raises(InvalidPlan, match="Another arena is writing"):
        journal.Journal(tmp_path / "f", drawn)
    first.close()
    journal.Journal(tmp_path / "f", drawn).close()


def test_the_report_adds_up() -> None:
    drawn = plan("random", "random", "random", game="circus-maximus", seats=3)
    report = make_report(drawn, run(drawn, 12, here))
    games = len(report.games)
    assert games == 12
    assert report.deals == 4
    assert sum(line.share.mean * line.games for line in report.lines) == pytest.approx(games)
    assert sum(seat.mean for seat in report.seats) == pytest.approx(1)
    assert sum(report.ends.values()) == games
    assert [line.label for line in report.lines] == ["random", "random (2)", "random (3)"]
    assert set(report.duels) == {(0, 1), (0, 2), (1, 2)}
    document = report.document()
    assert make_report(drawn, run(drawn, 12, here)).document() | {"speed": 0} == (
        document | {"speed": 0}
    )


def test_who_wins_is_rated_higher() -> None:
    drawn = plan("random", "greedy")
    chance, greedy = make_report(drawn, run(drawn, 8, here)).lines
    assert greedy.wins > chance.wins
    assert greedy.share.low > chance.share.mean
    assert greedy.rating is not None
    assert chance.rating is not None
    assert greedy.rating.mu > 25 > chance.rating.mu


def test_alone_against_the_game() -> None:
    """Caesar! for one: no ratings, and a defeat is nobody's victory."""
    drawn = plan("random", seats=1, level="hard")
    report = make_report(drawn, run(drawn, 6, here))
    assert report.lines[0].rating is None
    assert report.lines[0].wins + sum(g.ranks == [2] for g in report.games) == 6


def test_dealers_of_bots_and_deals_are_apart() -> None:
    """A bot must not be able to read the cards from its own chance."""
    assert Dealer("arena/7/0").word() != Dealer("bot/7/0/0/0").word()
