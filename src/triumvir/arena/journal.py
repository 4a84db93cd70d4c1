"""The rounds that are done, in a file: the plan in the first line, then a round a line.

Lines are only ever added, each at once when its round is over. Whatever stops an arena, the file
has all that was finished; a last line that was cut off is dropped, and its round played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO, Final

import msgspec

from triumvir.arena.plan import VERSION, InvalidPlan, Plan
from triumvir.arena.results import Round

PLAN: Final = msgspec.json.Decoder(Plan)
ROUND: Final = msgspec.json.Decoder(Round)


class Journal:
    """Open for adding. `rounds` are those that the file had, in the order of their numbers."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.rounds: dict[int, Round] = {}
        path.touch()
        self.file = path.open("r+b")
        try:
            self.open(plan)
        except BaseException:
            self.file.close()
            raise

    def open(self, plan: Plan) -> None:
        path = self.path
        lock(self.file, path)
        content = self.file.read()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        if lines:
            self.compare(read_plan(path, lines[0]), plan)
        for number, line in enumerate(lines[1:], start=2):
            try:
                done = ROUND.decode(line)
            except msgspec.DecodeError as error:
                raise InvalidPlan(
                    f"{path}, line {number}: this is not a round ({error}).",
                    "arena-round",
                    {"where": str(path), "number": number, "detail": str(error)},
                ) from error
            self.rounds.setdefault(done.number, done)
        self.file.truncate(len(whole))
        self.file.seek(len(whole))
        if not lines:
            self.write(plan)

    def compare(self, there: Plan, wanted: Plan) -> None:
        """Refuse the rounds of another arena."""
        for field in Plan.__struct_fields__:
            old, new = getattr(there, field), getattr(wanted, field)
            if old != new:
                raise InvalidPlan(
                    f"{self.path} belongs to another arena: its '{field}' is {plain(old)}, not"
                    f" {plain(new)}.",
                    "arena-other",
                    {
                        "where": str(self.path),
                        "key": field,
                        "found": plain(old),
                        "text": plain(new),
                    },
                )

    def add(self, done: Round) -> None:
        self.rounds[done.number] = done
        self.write(done)

    def write(self, value: Plan | Round) -> None:
        self.file.write(msgspec.json.encode(value) + b"\n")
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def lock(file: IO[bytes], path: Path) -> None:
    """Keep two arenas from writing to one file. Released when the file is closed."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise InvalidPlan(
            f"Another arena is writing to {path}.", "arena-locked", {"where": str(path)}
        ) from error


def read_plan(path: Path, line: bytes) -> Plan:
    try:
        plan = PLAN.decode(line)
    except msgspec.DecodeError as error:
        raise InvalidPlan(
            f"{path} is not a file of an arena ({error}).",
            "arena-file",
            {"where": str(path), "detail": str(error)},
        ) from error
    if plan.arena != VERSION:
        raise InvalidPlan(
            f"{path} is an arena of version {plan.arena}; this program reads {VERSION}.",
            "arena-version",
            {"where": str(path), "found": plan.arena, "wanted": VERSION},
        )
    return plan


def plain(value: object) -> str:
    return msgspec.json.encode(value).decode()
