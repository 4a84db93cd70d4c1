"""A person at the terminal: a whole game, undo, saving, leaving."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click
import pytest

from triumvir.cli.boards import shortcuts
from triumvir.cli.table import Table
from triumvir.core.record import Deal, Record, read_record
from triumvir.core.registry import find
from triumvir.texts import LANGUAGES, GameTexts, Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Run

# Cleopatra: a preset for the action deck, 5 to the Senators, 4 to the Praetors and so on.
SETUP = ["b", "5", "4", "3", "2", "1"]


def lines(*typed: str) -> str:
    return "\n".join(typed) + "\n"


def saved(path: Path | str) -> Record:
    return read_record(Path(path).read_text())


def test_a_whole_game(run: Run) -> None:
    typed = lines(*["1"] * 3000)
    done = run("play", "--seats", "random,me", "--seed", "5", typed=typed)
    assert done.status == 0
    assert done.err == ""
    assert "The game is over." in done.out
    assert "wins." in done.out
    assert "CC-166" in done.out
    # The answer after the end was 1 as well: the name of a file.
    assert run("verify", "1").status == 0
    assert saved("1").outcome is not None
    over = run("play", "--resume", "1")
    assert over.status == 0
    assert "This game is over." in over.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_without_a_missing_message(run: Run, language: str) -> None:
    typed = lines(*SETUP, "?", "?", "?", "h", "? 118", *["2"] * 60)
    done = run("play", "--seats", "greedy,me", "--seed", "3", "--lang", language, typed=typed)
    assert done.status == 0
    assert Texts(language, ("coach",)).say("coach-which") in done.out
    kinds = ("coach", "opinion", "event", "term", "prompt", "choice", "play", "board")
    for mark in (*[f"[{kind}" for kind in kinds], "{"):
        assert mark not in done.out


def test_the_deal_is_sealed_and_can_be_checked(run: Run) -> None:
    done = run("play", "--save", "game.json", typed=lines("a", "1"))
    record = saved("game.json")
    assert record.deal.commitment in done.out
    assert record.deal.secret
    good = run("verify", "game.json")
    assert good.status == 0
    assert record.deal.commitment in good.out
    document = json.loads(Path("game.json").read_text())
    document["deal"]["secret"] = "another"
    Path("game.json").write_text(json.dumps(document))
    bad = run("verify", "game.json")
    assert bad.status == 2
    assert "secret" in bad.err


def test_end_of_input_saves_the_game(run: Run, tmp_path: Path) -> None:
    done = run("play", "--seats", "greedy,me", typed=lines(*SETUP))
    assert done.status == 0
    files = list(tmp_path.glob("caesar-cleopatra-*.json"))
    assert len(files) == 1
    assert f"triumvir play --resume {files[0].name}" in done.out
    again = run("play", "--resume", files[0].name, typed=lines("down 3 senators"))
    assert "Cleopatra places a 3 face down at the Senators." in again.out
    assert saved(files[0]).entries[-1] == (1, "down 3 senators")


def test_an_interrupt_saves_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = iter(["b", "5"])

    def answer(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", answer)
    assert "--resume" in run("play").out
    assert len(list(tmp_path.glob("*.json"))) == 1


def test_a_file_that_cannot_be_written_any_more_costs_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def save(_record: Record, _path: Path) -> None:
        raise click.ClickException("The disk is full.")

    monkeypatch.setattr("triumvir.cli.sitting.save", save)
    done = run("play", "--save", "g.json", typed=lines("spy", "veto"))
    assert done.status == 0
    assert done.out.count("The disk is full.") == 1
    [other] = tmp_path.glob("caesar-cleopatra-*.json")
    assert saved(other).entries == [(0, "arrange spy"), (0, "arrange veto")]


def test_a_fault_of_ours_does_not_cost_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_given: object) -> str:
        raise ZeroDivisionError

    run("play", "--save", "g.json", typed=lines("spy"))
    monkeypatch.setattr("triumvir.cli.sitting.ask", ask)
    with pytest.raises(ZeroDivisionError):
        run("play", "--resume", "g.json")
    assert saved("g.json").entries == [(0, "arrange spy")]


def test_leaving_asks_whether_to_save(run: Run, tmp_path: Path) -> None:
    assert "Nothing was saved" in run("play", typed=lines("b", "q", "n")).out
    assert list(tmp_path.glob("*.json")) == []
    assert "--resume" in run("play", typed=lines("b", "q", "")).out
    assert len(list(tmp_path.glob("*.json"))) == 1
    # Where nothing was done there is nothing to save.
    assert "Nothing was saved" in run("play", typed=lines("q")).out


def test_undo_until_something_hidden_was_shown(run: Run) -> None:
    typed = lines(*SETUP, "down 3 senators", "u", "down 4 senators", "draw influence", "u", "q")
    done = run("play", "--seats", "greedy,me", "--seed", "1", "--save", "g.json", typed=typed)
    assert "This cannot be taken back" in done.out
    entries = saved("g.json").entries
    own = [text for seat, text in entries if seat == 1]
    assert own[-4:] == ["down 3 senators", "undo 1", "down 4 senators", "draw influence"]
    assert run("verify", "g.json").status == 0


def test_undo_takes_back_one_action_after_the_other(run: Run) -> None:
    typed = lines("spy", "veto", "u", "u", "u", "scout", "q")
    done = run("play", "--seed", "1", "--save", "g.json", typed=typed)
    assert "This cannot be taken back" in done.out
    assert saved("g.json").standing() == [(0, "arrange scout")]


def test_undo_takes_back_a_shortcut_as_a_whole() -> None:
    record = Record(find("caesar-cleopatra"), {}, ["me", "me"], Deal.seeded(1))
    table = Table(record)
    view = record.start().view(0)
    preset = shortcuts(view, GameTexts(record.game, "en"))[0]
    table.act(0, preset.actions)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.undo()
    assert record.standing() == []
    assert table.state.view(0).json() == view.json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_keys_fits(language: str) -> None:
    assert len(Texts(language).say("play-keys")) < 80


def test_saving_under_a_name(run: Run) -> None:
    done = run("play", "--seats", "greedy,me", typed=lines(*SETUP, "s mine.json", "q"))
    assert "Saved in mine.json." in done.out
    assert len(saved("mine.json").entries) == 36


def test_typed_actions_and_refusals(run: Run) -> None:
    typed = lines(*SETUP, "up 9 senators", "veto", "down 3 sen", "q", "n")
    done = run("play", "--seats", "greedy,me", "--seed", "1", typed=typed)
    assert "“up 9 senators” is none of the choices" in done.out
    assert "A Veto is played only against your opponent’s action. (CC-84)" in done.out
    assert "Cleopatra places a 3 face down at the Senators." in done.out


def test_two_people_and_a_curtain(run: Run) -> None:
    typed = lines("", "b", "", "a", "", "1", "1", "1", "1", "1", "", *SETUP[1:])
    done = run("play", "--seats", "me,me", "--seed", "1", typed=typed)
    assert "Caesar is next." in done.out
    assert "Cleopatra is next." in done.out
