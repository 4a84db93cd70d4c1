"""A game told line by line, to be read by people and compared by machines.

A playthrough shows every action with the choices it was taken from, what everybody was told of it,
and the position from time to time. It is kept in a file; a change in the rules shows as a change in
the text.
"""

from __future__ import annotations

import difflib
import os
from pathlib import Path

from triumvir.core.document import canonical
from triumvir.core.event import Event
from triumvir.core.game import Game
from triumvir.testing.setups import Setup
from triumvir.testing.walk import walk

MOST_CHOICES = 8


def playthrough(game: Game, setup: Setup, seed: int | str, every: int = 40) -> str:
    lines = [f"game: {game.meta.id}, revision {game.meta.revision}", f"setup: {setup}", ""]
    last = None
    for step in walk(game, setup, seed):
        state = step.state
        last = state
        if state.seq % every == 0:
            lines.append(f"position {state.seq}: {canonical(state.dump())}")
            for seat in range(state.seats()):
                lines.append(f"view {seat}: {state.view(seat).json()}")
            lines.append(f"view of an onlooker: {state.view(None).json()}")
        choices = [action.text for action in state.legal(step.seat)]
        shown = ", ".join(choices[:MOST_CHOICES])
        more = f" and {len(choices) - MOST_CHOICES} more" if len(choices) > MOST_CHOICES else ""
        lines.append(f"{state.seq + 1}. seat {step.seat} of {list(state.to_act())}: {shown}{more}")
        lines.append(f"   > {step.action.text}")
        events: list[Event] = []
        state.clone().play(step.seat, step.action, events)
        for event in events:
            lines.append(f"   {event.kind} {event.rule} {canonical(event.fields)}")
            if event.secret is not None:
                lines.append(f"      only to {event.seen_by:b}: {canonical(event.secret)}")
    assert last is not None
    outcome = last.outcome()
    assert outcome is not None
    lines.append("")
    lines.append(f"outcome: {canonical(outcome.document())}")
    return "\n".join(lines) + "\n"


def check_told(told: str, file: Path) -> None:
    """Compare the text with the file; TRIUMVIR_REWRITE=1 in the environment rewrites the file."""
    if os.environ.get("TRIUMVIR_REWRITE") == "1":
        file.write_text(told, encoding="utf-8")
    written = file.read_text(encoding="utf-8")
    lines = difflib.unified_diff(
        written.splitlines(), told.splitlines(), "written", "told", lineterm="", n=2
    )
    assert told == written, "\n".join([line[:300] for line in lines][:60])
