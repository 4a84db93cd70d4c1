"""What we and a program that plays say to each other: JSON, one message a line.

docs/bot-protocol.md is the page for those who write such programs.
"""

from __future__ import annotations

import json
from typing import Final

from triumvir.core.action import Action
from triumvir.core.document import Document, show
from triumvir.core.errors import TriumvirError
from triumvir.core.game import Game
from triumvir.core.outcome import Outcome
from triumvir.core.view import View

VERSION: Final = 1
LONGEST_LINE: Final = 1 << 16

LATE: Final = "late"
NONSENSE: Final = "nonsense"
ILLEGAL: Final = "illegal"
GONE: Final = "gone"


class Fault(TriumvirError):
    """What a program did wrong; `kind` is late, nonsense, illegal or gone."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message, f"program-{kind}", {"detail": message})
        self.kind = kind


def write(message: Document) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> Document:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        text = line.decode(errors="replace").strip()
        raise Fault(NONSENSE, f"Expected a line of JSON, got {show(text)}.") from error
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Fault(NONSENSE, f"Expected an object with a 'type', got {show(message)}.")
    return message


# What we say


def hello() -> Document:
    from triumvir import __version__

    return {"type": "hello", "protocol": VERSION, "engine": f"triumvir {__version__}"}


def start(
    game: Game, seats: int, seat: int, options: Document, seed: str, limit: float
) -> Document:
    return {
        "type": "start",
        "game": game.meta.id,
        "revision": game.meta.revision,
        "seats": seats,
        "seat": seat,
        "options": options,
        "seed": seed,
        "limit_ms": round(1000 * limit),
    }


def question(view: View) -> Document:
    return {"type": "view", "seq": view.data["seq"], "view": view.document()}


def error(fault: Fault, seq: object, played: Action) -> Document:
    return {
        "type": "error",
        "kind": fault.kind,
        "seq": seq,
        "message": str(fault),
        "played": played.text,
    }


def end(outcome: Outcome | None) -> Document:
    return {"type": "end", "outcome": None if outcome is None else outcome.document()}


def bye() -> Document:
    return {"type": "bye"}


# What a program says


def read_hello(message: Document) -> str:
    """The name that a program gives itself."""
    if message["type"] != "hello":
        raise Fault(NONSENSE, f"Expected 'hello' first, got {show(message)}.")
    if message.get("protocol") != VERSION:
        raise Fault(
            NONSENSE,
            f"This is version {VERSION} of the protocol, and the program speaks"
            f" {show(message.get('protocol'))}.",
        )
    name = message.get("name", "")
    if not isinstance(name, str):
        raise Fault(NONSENSE, f"'name' is a text, got {show(name)}.")
    return name


def read_ready(message: Document) -> bool:
    """Whether it is ready; not yet, if this still answers a question of the game before."""
    if message["type"] not in ("ready", "act"):
        raise Fault(NONSENSE, f"Expected 'ready', got {show(message)}.")
    return message["type"] == "ready"


def read_act(message: Document, game: Game, view: View) -> Action | None:
    """The choice that an answer names; None for an answer to an earlier question."""
    if message["type"] != "act":
        raise Fault(NONSENSE, f"Expected 'act', got {show(message)}.")
    seq = message.get("seq")
    if not isinstance(seq, int) or isinstance(seq, bool):
        raise Fault(NONSENSE, f"'seq' is the number in the question, got {show(seq)}.")
    asked = view.data["seq"]
    assert isinstance(asked, int)
    if seq < asked:
        return None
    if seq > asked:
        raise Fault(NONSENSE, f"'seq' is the number in the question, {asked}, got {seq}.")
    try:
        action = game.parse(message.get("action"))
    except TriumvirError as refused:
        raise Fault(NONSENSE, str(refused)) from refused
    for choice in view.choices:
        if choice is action:
            return action
    raise Fault(ILLEGAL, f"'{action.text}' is not among the choices.")
