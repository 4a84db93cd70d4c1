"""The page makes its sentences itself, and they are Python's: for the golden games, as every seat
and as an onlooker, in every language."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from triumvir.core.record import Deal, Record, read_record
from triumvir.core.registry import find, game_ids
from triumvir.server.publish.rendering import Rendering
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold, seed_entries
from triumvir.server.tables.info import info
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.playing import act_at
from triumvir.server.tables.verbs.resign import Resign
from triumvir.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
RECORDS = sorted((ROOT / "src/triumvir/games").glob("*/records/*.json"))
LOOKS = 6  # positions of a game at which its views are compared


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def seated(record: Record) -> list[Draft]:
    """A person with two seats, a bot, a bot for a person, and others: every way to be called."""
    drafts = [Draft("sit", 0, "anna", "Anna")]
    for seat in range(1, len(record.seats)):
        if seat == 1:
            drafts.append(Draft("sit", seat, "anna", "Anna"))
        elif seat == 2:
            drafts.append(Draft("sit", seat, "bela", "Béla"))
        else:
            drafts.append(Draft("bot", seat, text="citizen"))
    return [*drafts, Draft("start")]


def looked_at(table: Table, seats: list[int], language: str, since: int = 0) -> dict[str, Any]:
    ours, theirs = Rendering(table), Rendering(table)
    entries = table.entries[since:]
    view = theirs.seat_view(seats[0] if seats else None, language)
    return {
        "language": language,
        "info": plain(info(table)),
        "view": plain(view.view),
        "words": plain(view.words),
        "log": plain(ours.log(entries, seats)),
        "lines": [item.words for item in theirs.log(entries, seats, language)],
        "refusals": refusals(table, language),
    }


def refusals(table: Table, language: str) -> list[dict[str, Any]]:
    """Of the table and of the rules: some actions that are illegal now."""
    found: list[Refusal] = [
        Refusal("no-seat", seat=9, last=1),
        Refusal("nothing-to-undo", count=2),
        Refusal("not-away", name="Béla"),
    ]
    if table.to_act():
        for action in table.game.actions[:: max(1, len(table.game.actions) // 12)]:
            try:
                act_at(table, table.to_act()[0], table.seq, [action.text])
            except Refusal as refusal:
                found.append(refusal)
    return [
        {
            "code": one.code,
            "why": one.id,
            "fields": plain(one.fields),
            "sentence": one.sentence(language),
        }
        for one in found
    ]


def cases(path: Path) -> list[dict[str, Any]]:
    record = read_record(path.read_text(encoding="utf-8"))
    made: list[dict[str, Any]] = []
    table = Table(
        *("t", record.game, record.options, len(record.seats), record.deal, "anna"),
        public=False,
        revision=record.revision,
    )
    seed_entries(table, seated(record), 7)
    step = max(1, len(record.entries) // LOOKS)
    readers: list[list[int]] = [[], *[[seat] for seat in range(len(record.seats))]]
    for number, (seat, text) in enumerate(record.entries):
        if number == len(record.entries) // 2 and len(record.seats) > 2:
            fold(table, Entry(table.seq, "hand", 2, "", "novice", 7))
        kind = "undo" if text.startswith("undo") else "act"
        fold(table, Entry(table.seq, kind, seat, "", text, 7))
        if number % step == 0:
            for place, language in enumerate(LANGUAGES):
                reader = readers[(number // step + place) % len(readers)]
                made.append(looked_at(table, reader, language, max(0, table.seq - 5)))
    for language in LANGUAGES:
        made += [looked_at(table, reader, language) for reader in readers]
    return made


def other_ends() -> list[dict[str, Any]]:
    """What happens at a table beside the game."""
    made = []
    for game_id in game_ids():
        game = find(game_id)
        seats = max(2, game.meta.min_seats)
        for language in LANGUAGES:
            table = Table(
                "t", game, game.meta.read_options({}), seats, Deal.fair("5" * 32), "anna", False
            )
            drafts = [Draft("sit", seat, f"g{seat}", f"N{seat}") for seat in range(1, seats)]
            drafts = [Draft("bot", 0, text="consul"), Draft("leave", 0), *drafts]
            drafts += [Draft("sit", 0, "anna", "Anna"), Draft("start"), Draft("take", 1)]
            drafts += [Draft("name", -1, "anna", "Änne"), Draft("propose", 0, "anna", "undo 3")]
            drafts += [Draft("decline", 1, "g1"), Draft("propose", 1, "g1", "end")]
            drafts += [Draft("agree", 0, "anna"), Draft("propose", 1, "g1", "rematch")]
            seed_entries(table, drafts, 7)
            made.append(looked_at(table, [0], language))
            for draft in Resign(table="t").drafts(table, Person("anna", "Anna", "en")):
                entry = Entry(table.seq, draft.kind, draft.seat, draft.guest, draft.text, 7)
                fold(table, entry)
            fold(table, Entry(table.seq, "end", -1, "", "agreed", 7))
            made.append(looked_at(table, [0], language))
    return made


def test_the_page_says_what_python_says(tmp_path: Path) -> None:
    assert len(RECORDS) >= len(game_ids())
    found = [case for path in RECORDS for case in cases(path)] + other_ends()
    file = tmp_path / "cases.json"
    file.write_text(json.dumps(found), encoding="utf-8")
    done = subprocess.run(
        ["npx", "vitest", "run", "--testTimeout=300000"],
        cwd=ROOT / "web",
        env={**os.environ, "GOLDEN_WORDS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
