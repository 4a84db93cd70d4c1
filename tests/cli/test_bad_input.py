"""Whatever is wrong: one sentence on stderr, exit status 2, no traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Done, Run

GOOD = {
    "triumvir": 1,
    "game": "caesar-cleopatra",
    "revision": 1,
    "options": {},
    "seats": ["me", "greedy"],
    "deal": {"seed": "1"},
    "actions": [],
    "outcome": None,
}


def refused(done: Done) -> str:
    assert done.status == 2
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.startswith("triumvir: ")
    return str(done.err)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["nonsense"], "nonsense"),
        (["play", "nonsense"], "caesar-cleopatra"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "--seats", "me,nobody"], "nobody"),
        (["play", "--seats", "me"], "2 players"),
        (["play", "--seats", "me,me,me"], "2 players"),
        (["play", "--option", "orgies"], "name=value"),
        (["play", "--option", "orgies=many"], "one_fewer"),
        (["play", "--option", "nonsense=1"], "nonsense"),
        (["play", "--save", "no/such/folder/file"], "no/such/folder"),
        (["play", "--save", "."], "."),
        (["play", "--resume", "no-such-file"], "no-such-file"),
        (["play", "--resume", "\0"], "null"),
        (["play", "--lang", "tlh"], "tlh"),
        (["simulate"], "GAME"),
        (["simulate", "nonsense"], "caesar-cleopatra"),
        (["simulate", "caesar-cleopatra", "--games", "0"], "--games"),
        (["simulate", "caesar-cleopatra", "--games", "9" * 30], "--games"),
        (["simulate", "caesar-cleopatra", "--games", "x"], "x"),
        (["simulate", "caesar-cleopatra", "--seats", "me,random"], "me"),
        (["simulate", "caesar-cleopatra", "--workers", "0"], "--workers"),
        (["replay"], "FILE"),
        (["replay", "no-such-file"], "no-such-file"),
        (["verify", "."], "directory"),
        (["rules", "caesar-cleopatra", "xyzzy"], "xyzzy"),
        (["rules", "nonsense"], "nonsense"),
        (["fuzz", "nonsense"], "nonsense"),
        (["fuzz", "caesar-cleopatra", "--minutes", "-1"], "--minutes"),
    ],
)
def test_arguments(run: Run, arguments: list[str], word: str) -> None:
    assert word in refused(run(*arguments))


def changed(**changes: object) -> str:
    return json.dumps({**GOOD, **changes})


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\x00\xff\xfe\x80",
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b"1" * 10_000,
        b"null",
        b"{}",
        changed(triumvir=2).encode(),
        changed(game="nonsense").encode(),
        changed(game=7).encode(),
        changed(revision=99).encode(),
        changed(options={"orgies": "many"}).encode(),
        changed(options=[]).encode(),
        changed(seats=["me"]).encode(),
        changed(seats="me").encode(),
        changed(deal={}).encode(),
        changed(deal={"commitment": "x", "salt": "", "secret": "y"}).encode(),
        changed(deal={"commitment": "x", "salt": "", "secret": None}).encode(),
        changed(actions=[[0, "nonsense"]]).encode(),
        changed(actions=[[0, "down 1 senators"]]).encode(),
        changed(actions=[[10**30, "arrange spy"]]).encode(),
        changed(actions=[[0, "undo 1"]]).encode(),
        changed(actions=[[0, "undo " + "9" * 5000]]).encode(),
        changed(actions=[["0", "arrange spy"]]).encode(),
        changed(actions={}).encode(),
        changed(outcome={"points": [1, 2]}).encode(),
        changed(outcome=[]).encode(),
    ],
    ids=range(28),
)
def test_files(run: Run, command: list[str], content: bytes) -> None:
    Path("record.json").write_bytes(content)
    done = run(*command, "record.json")
    if command == ["replay"] and done.status == 0:
        # Looking at a game does not ask whether its promise and its result are true.
        assert b'"commitment": "x"' in content or b'"points"' in content
        return
    refused(done)


def test_names_that_play_tricks_with_the_terminal(run: Run) -> None:
    Path("r").write_text(changed(game="\x1b[31mred\x1b[0m"))
    assert "\x1b" not in refused(run("verify", "r"))
    Path("r").write_text(changed(seats=["[bold]", "\ud800"]).replace("\\\\", "\\"))
    assert run("replay", "r").status == 0


def test_an_existing_file_is_not_overwritten(run: Run) -> None:
    Path("g.json").write_text("precious")
    assert "--resume" in refused(run("play", "--save", "g.json"))
    assert Path("g.json").read_text() == "precious"


def test_a_resumed_game_keeps_what_it_began_with(run: Run) -> None:
    Path("g.json").write_text(changed())
    assert "--seed" in refused(run("play", "--resume", "g.json", "--seed", "2"))
    assert "2 players" in refused(run("play", "--resume", "g.json", "--seats", "me"))


def test_seats_and_places_of_a_replay(run: Run) -> None:
    Path("g.json").write_text(changed())
    assert "cleopatra" in refused(run("replay", "g.json", "--as", "brutus"))
    assert "0" in refused(run("replay", "g.json", "--as", "7"))
    assert "0 entries" in refused(run("replay", "g.json", "--at", "1"))
    refused(run("replay", "g.json", "--at", "-1"))
    refused(run("replay", "g.json", "--at", "9" * 40))
