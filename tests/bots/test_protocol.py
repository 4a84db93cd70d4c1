"""Programs that play: good ones, and every way of being a bad one."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from triumvir.arena.match import play
from triumvir.bots import make_bot, program, protocol
from triumvir.bots.program import RUNNING, Program, ProgramBot
from triumvir.bots.protocol import GONE, ILLEGAL, LATE, NONSENSE, Fault
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find

if TYPE_CHECKING:
    from triumvir.arena.results import Played
    from triumvir.core.action import Action
    from triumvir.core.view import View

PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
GAME = find("caesar-cleopatra")

# A program whose every answer can be replaced by something worse.
SCRIPT = """
import json, os, sys
def say(message): print(json.dumps(message), flush=True)
asked = 0
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        HELLO
    elif m["type"] == "start":
        READY
    elif m["type"] == "view":
        asked += 1
        right = {"type": "act", "seq": m["seq"], "action": m["view"]["choices"][0]}
        ANSWER
    elif m["type"] == "error":
        print("told:", m["kind"], m["played"], file=sys.stderr, flush=True)
"""


def write_program(
    folder: Path,
    answer: str = "say(right)",
    hello: str = "say({'type': 'hello', 'protocol': 1, 'name': 'test'})",
    ready: str = "say({'type': 'ready'})",
) -> list[str]:
    file = folder / "bot.py"
    text = SCRIPT.replace("HELLO", hello).replace("READY", ready).replace("ANSWER", answer)
    file.write_text(text, encoding="utf-8")
    return [sys.executable, str(file)]


def game_of(
    command: list[str], limit: float = 20.0, kind: type[ProgramBot] = ProgramBot
) -> tuple[Played, ProgramBot, list[str]]:
    heard: list[str] = []
    running = Program(command, heard.append)
    try:
        bot = kind(GAME, Dealer("b"), running, limit)
        other = make_bot("random", GAME, "o")
        played = play(GAME, GAME.meta.read_options({}), "deal", [bot, other], ["b", "o"], [0, 1])
        return played, bot, heard
    finally:
        running.close()
        assert not RUNNING


def example(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_a_program_that_does_all_right(tmp_path: Path) -> None:
    played, bot, heard = game_of(write_program(tmp_path))
    assert bot.faults == []
    assert played.faults == [0, 0]
    assert heard == []
    again, _, _ = game_of(write_program(tmp_path))
    assert again.points == played.points
    assert again.actions == played.actions


def test_the_example_in_python(tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(example("python"), encoding="utf-8")
    assert example("python").count("\n") <= 30
    first, bot, _ = game_of([sys.executable, str(file)])
    assert bot.faults == []
    second, _, _ = game_of([sys.executable, str(file)])
    assert second.points == first.points  # it draws its chance from the seed


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_the_example_in_javascript(tmp_path: Path) -> None:
    file = tmp_path / "example.js"
    file.write_text(example("javascript"), encoding="utf-8")
    _, bot, _ = game_of(["node", str(file)])
    assert bot.faults == []


@pytest.mark.parametrize(
    ("answer", "kind", "sentence"),
    [
        ("print('veni, vidi', flush=True)", NONSENSE, "Expected a line of JSON"),
        ("say([1])", NONSENSE, "an object with a 'type'"),
        ("say({'type': 'dance'})", NONSENSE, "Expected 'act'"),
        ("say({**right, 'action': 'conquer gaul'})", NONSENSE, "not an action of this game"),
        ("say({**right, 'action': 7})", NONSENSE, "An action is a text"),
        ("say({**right, 'seq': m['seq'] + 1})", NONSENSE, "'seq' is the number"),
        ("say({**right, 'seq': None})", NONSENSE, "'seq' is the number"),
        ("print('[' * 100_000, flush=True)", NONSENSE, "too long"),
        ("print('[' * 50_000, flush=True)", NONSENSE, "Expected a line of JSON"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", NONSENSE, "JSON"),
    ],
)
def test_bad_answers_cost_a_random_choice_each(
    tmp_path: Path, answer: str, kind: str, sentence: str
) -> None:
    wrong = f"({answer}) if asked in (2, 5) else say(right)"
    if ";" in answer:
        wrong = f"exec({answer!r}) if asked in (2, 5) else say(right)"
    played, bot, heard = game_of(write_program(tmp_path, wrong))
    assert {fault.kind for fault in bot.faults} == {kind}
    assert sentence in str(bot.faults[0])
    assert played.faults[0] == len(bot.faults) >= 2
    assert heard[0].startswith(f"told: {kind} ")


def test_an_illegal_answer(tmp_path: Path) -> None:
    """Something that the game knows, but that cannot be done now."""
    end = next(action.text for action in GAME.actions if action.kind == "pass")
    wrong = f"say({{**right, 'action': {end!r}}} if asked == 1 else right)"
    _, bot, heard = game_of(write_program(tmp_path, wrong))
    assert [fault.kind for fault in bot.faults] == [ILLEGAL]
    assert heard == [f"told: illegal {heard[0].split(' ', 2)[2]}"]


def test_three_faults_and_chance_plays_on(tmp_path: Path) -> None:
    played, bot, _ = game_of(write_program(tmp_path, "say({})"))
    assert len(bot.faults) == 3
    assert bot.program is None
    assert played.actions > 50


class Hasty(ProgramBot):
    """In a hurry with its first question only."""

    def choose(self, view: View) -> Action:
        action = super().choose(view)
        self.limit = 20.0
        return action


def test_who_does_not_answer_is_late(tmp_path: Path) -> None:
    """The answer comes with the next question, and is not taken for an answer to that."""
    late = "(asked == 2 and say({**right, 'seq': 0})); (asked > 1 and say(right))"
    _, bot, heard = game_of(write_program(tmp_path, late), limit=0.2, kind=Hasty)
    assert [fault.kind for fault in bot.faults] == [LATE]
    assert heard[0].startswith("told: late ")


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("sys.exit(3)", "ended with status 3"),
        ("raise ValueError('Et tu?')", "Et tu?"),
        ("os.close(1)", "closed its output"),
        ("os.kill(os.getpid(), 9)", "ended with status -9"),
    ],
)
def test_who_is_gone_is_not_asked_again(
    tmp_path: Path, answer: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "BYE_SECONDS", 0.5)
    wrong = f"({answer}) if asked == 4 else say(right)"
    if answer.startswith("raise"):
        wrong = f"exec({answer!r}) if asked == 4 else say(right)"
    played, bot, _ = game_of(write_program(tmp_path, wrong))
    assert [fault.kind for fault in bot.faults] == [GONE]
    assert sentence in str(bot.faults[0])
    assert played.actions > 50


@pytest.mark.parametrize(
    ("hello", "sentence"),
    [
        ("say({'type': 'hello', 'protocol': 2})", "the program speaks 2"),
        ("say({'type': 'hi'})", "Expected 'hello' first"),
        ("say({'type': 'hello', 'protocol': 1, 'name': 5})", "'name' is a text"),
        ("sys.exit('no licence')", "no licence"),
    ],
)
def test_who_does_not_say_hello_is_refused(tmp_path: Path, hello: str, sentence: str) -> None:
    with pytest.raises(Fault, match=sentence):
        Program(write_program(tmp_path, hello=hello))
    assert not RUNNING


def test_what_cannot_be_started() -> None:
    with pytest.raises(Fault, match=r"'\./nothing' cannot be started: No such file"):
        Program(["./nothing"])


def test_who_is_never_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "READY_SECONDS", 0.3)
    _, bot, _ = game_of(write_program(tmp_path, ready="pass"))
    assert [fault.kind for fault in bot.faults] == [LATE]
    _, bot, _ = game_of(write_program(tmp_path, ready="say({'type': 'wait'})"))
    assert "Expected 'ready'" in str(bot.faults[0])


def test_who_never_reads_does_not_stop_us() -> None:
    """The pipe fills up, and writing to it would last for ever."""
    hello = json.dumps({"type": "hello", "protocol": 1})
    code = f"import signal; print({hello!r}, flush=True); signal.pause()"
    running = Program([sys.executable, "-c", code])
    with pytest.raises(Fault, match="ended with status -9"):
        running.send({"type": "view", "text": "x" * 1_000_000}, 0.2)
    running.close()


def test_who_talks_without_being_asked(tmp_path: Path) -> None:
    """Answers to questions long past are passed over, however many."""
    old = "say({'type': 'act', 'seq': -1, 'action': 'x'})"
    answer = f"[{old} for _ in range(500)] if asked == 2 else None; say(right)"
    _, bot, _ = game_of(write_program(tmp_path, answer))
    assert bot.faults == []


def test_who_never_stops_talking_is_late(tmp_path: Path) -> None:
    flood = "while True: say({'type': 'act', 'seq': -1, 'action': 'x'})"
    _, bot, _ = game_of(write_program(tmp_path, f"exec({flood!r})"), limit=0.2)
    assert [fault.kind for fault in bot.faults] == [LATE] * 3


def test_every_message_is_a_line() -> None:
    state = GAME.start(2, {}, Dealer(1))
    view = state.view(state.to_act()[0])
    for message in (
        protocol.hello(),
        protocol.start(GAME, 2, 0, {}, "s", 1.5),
        protocol.question(view),
        protocol.error(Fault(LATE, "Line\nbreak"), 0, view.choices[0]),
        protocol.end(None),
        protocol.bye(),
    ):
        line = protocol.write(message)
        assert line.count(b"\n") == 1
        assert json.loads(line) == message
    assert protocol.question(view)["view"] == view.document()
