"""games, simulate, replay, rules, fuzz, --help and --version."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from triumvir.core.registry import find

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_games(run: Run) -> None:
    done = run("games")
    assert done.status == 0
    assert "caesar-cleopatra" in done.out
    assert "Wolfgang Lüdtke" in done.out
    assert "unofficial" in done.out


def test_ranges_and_numbers_are_written_as_the_language_writes_them(run: Run) -> None:
    assert "1 or 2 players" in run("games").out
    assert "3 bis 5 Spieler" in run("--lang", "de", "games").out
    arguments = ("simulate", "caesar-cleopatra", "--games", "4", "--seed", "s")
    assert "100.0%" in run(*arguments, "--seats", "greedy,random").out
    assert "100,0\u00a0%" in run("--lang", "de", *arguments, "--seats", "greedy,random").out


def test_help_and_version(run: Run) -> None:
    assert "simulate" in run("--help").out
    assert run().out == run("--help").out
    assert "Partien" in run("--lang", "de", "--help").out
    assert "triumvir 0." in run("--version").out
    for name in ("games", "play", "simulate", "replay", "verify", "rules", "fuzz"):
        done = run(name, "--help")
        assert done.status == 0
        assert "[help" not in done.out


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from triumvir.cli import main; main(['--help']);"
        "print([name for name in ('rich', 'triumvir.games', 'triumvir.bots', 'concurrent.futures')"
        " if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True
    )
    assert done.stderr.strip() == "[]"


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TRIUMVIR_LANG": "en"}


def test_simulate_does_not_depend_on_the_workers(run: Run) -> None:
    arguments = ("simulate", "caesar-cleopatra", "--games", "60", "--seed", "s", "--json")
    results = []
    for workers in ("1", "3"):
        document = json.loads(run(*arguments, "--workers", workers).out)
        del document["speed"]
        results.append(document)
    assert results[0] == results[1]
    assert results[0]["games"] == 60
    assert sum(seat["wins"] for seat in results[0]["seats"]) + results[0]["shared"] == 60
    assert sum(results[0]["ends"].values()) == 60


def test_simulate_as_a_table(run: Run) -> None:
    seats = ("--seats", "greedy,random", "--option", "orgies=one_fewer")
    done = run("simulate", "caesar-cleopatra", "--games", "2", *seats)
    assert done.status == 0
    assert "Cleopatra" in done.out
    assert done.err == ""


def test_replay(run: Run) -> None:
    run("play", "--seats", "greedy,me", "--seed", "1", "--save", "g", typed="b\n5\n4\n3\n2\n1\n")
    assert run("replay", "g").out == run("replay", "g", "--as", "cleopatra").out
    assert "Cleopatra places a 5 face down" in run("replay", "g", "--as", "1").out
    for other in ("0", "caesar", "onlooker"):
        done = run("replay", "g", "--as", other)
        assert done.status == 0
        assert "Cleopatra places a 5 face down" not in done.out
    assert "After 13 of 36" in run("replay", "g", "--at", "13").out


def test_rules(run: Run) -> None:
    whole = run("rules", "caesar-cleopatra").out
    for rule in find("caesar-cleopatra").meta.rules:
        assert f"{rule} " in whole
    for name in ("CC-118", "cc118", "118"):
        assert run("rules", "caesar-cleopatra", name).out.startswith("CC-118")
    assert "CC-83" in run("rules", "caesar-cleopatra", "veto").out


def test_fuzz(run: Run) -> None:
    done = run("fuzz", "caesar-cleopatra", "--minutes", "0.1", "--games", "2")
    assert done.status == 0
    assert "2 games" in done.out


@pytest.mark.skipif(os.name != "posix", reason="pipes as in a POSIX shell")
def test_a_reader_who_has_seen_enough() -> None:
    command = f"'{sys.executable}' -m triumvir.cli rules caesar-cleopatra | head -1"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=environment(), check=True
    )
    assert done.stderr == ""
