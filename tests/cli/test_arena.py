"""`triumvir arena` and `triumvir bot run`, as they are typed."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

BOT = """
import json, sys
for line in sys.stdin:
    m = json.loads(line)
    answer = {
        "hello": {"type": "hello", "protocol": 1, "name": "first"},
        "start": {"type": "ready"},
        "view": {"type": "act", "seq": m.get("seq"), "action": WHAT},
    }.get(m["type"])
    if answer:
        print(json.dumps(answer), flush=True)
"""
RIGHT = 'm["type"] == "view" and m["view"]["choices"][0]'


def write(what: str = RIGHT) -> str:
    Path("bot.py").write_text(BOT.replace("WHAT", what), encoding="utf-8")
    return f"{sys.executable} bot.py"


def test_a_table_a_file_and_pictures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # Tests have a home of their own, and looking through all fonts again for each takes long.
    fonts = Path(tempfile.gettempdir()) / "triumvir-test-matplotlib"
    monkeypatch.setenv("MPLCONFIGDIR", str(fonts))
    pytest.importorskip("matplotlib")
    arguments = ("arena", "caesar", "--players", "greedy,random", "--games", "4")
    done = run(*arguments, "--json", "r.json", "--pictures", "p", "--resume", "f")
    assert done.status == 0
    assert done.err == ""  # no bar where nobody looks
    assert "4 games on 2 deals" in done.out
    document = json.loads(Path("r.json").read_text(encoding="utf-8"))
    assert [player["player"] for player in document["players"]] == ["greedy", "random"]
    assert document["players"][0]["games"] == 4
    names = sorted(path.name for path in Path("p").iterdir())
    assert names == ["lengths.svg", "ratings.svg", "seats.svg", "wins.svg"]
    before = [path.read_bytes() for path in sorted(Path("p").iterdir())]
    again = run(*arguments, "--json", "-", "--pictures", "p", "--resume", "f")
    assert json.loads(again.out) == document  # all of it, for the times come from the file, too
    assert [path.read_bytes() for path in sorted(Path("p").iterdir())] == before


def test_programs_play_in_the_arena(run: Run) -> None:
    players = f"random,cmd:{write()}"
    done = run("arena", "caesar", "--players", players, "--games", "4", "--json", "-")
    document = json.loads(done.out)
    assert document["players"][1]["faults"] == 0
    assert document["complaints"] == []
    write("'salve'")
    done = run("arena", "caesar", "--players", players, "--games", "2")
    assert done.status == 0
    assert "6 faults of programs" in done.out
    assert "is not an action of this game" in " ".join(done.out.split())


def test_trying_a_program(run: Run) -> None:
    program = write().split()
    done = run("bot", "run", "--game", "caesar", "--", *program)
    assert done.status == 0
    assert "The program calls itself first." in done.out
    assert "All answers were right and in time." in done.out
    write("'salve'")
    done = run("bot", "run", "--game", "caesar", "--seats", "1", "--", *program)
    assert done.status == 1
    assert "nonsense: " in done.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("caesar", "--players", "random,brutus"), "no bot called “brutus”"),
        (("caesar", "--players", "random,cmd:./nothing"), "cannot be started"),
        (("caesar", "--players", "random,random", "--seats", "3"), "1 to 2 players"),
        (("caesar", "--players", "random", "--seats", "2"), "at least 2; named: 1"),
        (("circus-maximus", "--players", "random"), "3 to 5 players"),
        (("rome", "--players", "random"), "no game called “rome”"),
        (("caesar", "--players", "random,random", "--option", "x=1"), "no option “x”"),
    ],
)
def test_refusals(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    done = run("arena", *arguments)
    assert done.status == 2
    assert sentence in done.err
    assert done.out == ""


def test_help_in_four_languages(run: Run) -> None:
    for language in ("en", "de", "fr", "cs"):
        for command in (("arena",), ("bot",), ("bot", "run")):
            done = run("--lang", language, *command, "--help")
            assert done.status == 0
            assert "[" + "help" not in done.out
