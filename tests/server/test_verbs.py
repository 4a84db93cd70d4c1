"""One verb, one file: what CONTRIBUTING says of adding one holds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from triumvir.server.tables.verbs import FOLDS, VERBS
from triumvir.server.tables.verbs.verb import TableVerb
from triumvir.texts import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[2]

# Played in a process of its own, which has the new verb.
PLAY = """
import sys
import msgspec
sys.path.insert(0, "tools")
import make_types
from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.server.http.endpoints import ENDPOINTS
from triumvir.server.http.openapi import openapi, socket_schemas
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold, seed_entries
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs import AnyCommand

assert "Adjourn" in openapi(ENDPOINTS)["components"]["schemas"]
assert "Reopen" in socket_schemas()["$defs"]
types = make_types.render()
assert 'adjourn: { when: "playing", who: "seated", menu: "button", seat: false }' in types
assert "| Adjourn |" in types

game = find("caesar-cleopatra")
table = Table("t", game, game.meta.read_options({}), 2, Deal.fair("5" * 32), "anna", False)
anna = Person("anna", "Anna", "en")
seed_entries(table, [Draft("sit", n, "anna", "Anna") for n in (0, 1)] + [Draft("start")], 7)

def do(command):
    verb = msgspec.json.decode(msgspec.json.encode({"table": "t", **command}), type=AnyCommand)
    for draft in verb.drafts(table, anna):
        fold(table, Entry(table.seq, draft.kind, draft.seat, draft.guest, draft.text, 7))

def refused(command):
    try:
        do(command)
    except Refusal as refusal:
        return refusal.code

seat = table.to_act()[0]
act = {"type": "act", "seat": seat, "seq": table.seq, "actions": [table.state.legal(seat)[0].text]}
assert refused({"type": "reopen"}) == "started"
do({"type": "adjourn"})
assert table.to_act() == ()
assert refused(act) == "adjourned", refused(act)
assert refused({"type": "adjourn"}) == "adjourned"
do({"type": "reopen"})
do(act)
assert [entry.kind for entry in table.entries[-3:]] == ["adjourn", "reopen", "act"]
"""


def test_a_new_verb_is_one_file(tmp_path: Path) -> None:
    leave = shutil.ignore_patterns("web", "__pycache__", "*.so")
    shutil.copytree(ROOT / "src/triumvir", tmp_path / "triumvir", ignore=leave)
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    recipe = guide.partition("## Adding a verb")[2].partition("```python\n")[2].partition("```")[0]
    (tmp_path / "triumvir/server/tables/verbs/adjourn.py").write_text(recipe, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_texts(language: str) -> None:
    own = Texts(language, ("common", "server"))
    page = Texts(language, ("common", "web"))
    for kind in FOLDS:
        if kind == "act":
            continue  # what happens in the game is told by events
        whats = {
            "propose": ("-end", "-undo", "-rematch", "-coach", "-pause"),
            "coach": ("-on", "-hint", "-why", "-guard"),
            "end": ("-agreed", "-closed", "-imported", "-time", "-time-both"),
            "lock": ("-on", "-off"),
            "admit": ("-on", "-off"),
        }
        for what in whats.get(kind, ("",)):
            assert own.has(f"log-{kind}{what}")
    for verb in VERBS:
        if issubclass(verb, TableVerb) and verb.menu:
            name = verb.__struct_config__.tag
            assert page.has(f"web-{name}")
            assert verb.menu != "sure" or page.has(f"web-{name}-sure")
