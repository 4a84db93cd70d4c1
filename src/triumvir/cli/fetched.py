"""A finished game at a server, by the link of its table: its record, and its clocks."""

from __future__ import annotations

import json
from collections.abc import Sequence

import click

from triumvir.cli.files import LARGEST
from triumvir.cli.speech import language, say
from triumvir.core.record import Record, record_from

DAY = 24 * 3600
LINKS = ("http://", "https://")


class Fetched:
    def __init__(self, link: str) -> None:
        from triumvir.client.client import Client
        from triumvir.client.connect import read_link

        url, self.table = read_link(link)
        self.client = Client(url, language=language())

    def ask(self, what: str) -> object:
        from triumvir.cli.main import printable
        from triumvir.client.client import Refused

        path = f"/tables/{self.table}/{what}"
        try:
            return self.client.request("GET", path, most=LARGEST)
        except Refused as refused:
            sentence = str(refused.answer.get("sentence", refused.code))
            raise click.ClickException(printable(sentence)) from refused
        except (OSError, json.JSONDecodeError) as error:
            raise click.ClickException(say("work-away", url=self.client.url)) from error

    def record(self) -> Record:
        return record_from(self.ask("record"))

    def left(self, at: int) -> list[int]:
        """The milliseconds that each seat had left after so many entries; none without a clock."""
        found = self.ask(f"replay?at={at}&language={language()}")
        left = found.get("left") if isinstance(found, dict) else None
        return [one for one in left or [] if isinstance(one, int)]


def time_left(milliseconds: int) -> str:
    """`4:05` minutes, `3:04:05` hours, `2 d 3:04:05`."""
    seconds = max(0, milliseconds) // 1000
    days, rest = divmod(seconds, DAY)
    hours, minutes = rest // 3600, rest % 3600 // 60
    if not days and not hours:
        return f"{minutes}:{rest % 60:02}"
    shown = f"{hours}:{minutes:02}:{rest % 60:02}"
    return say("replay-days", days=days, time=shown) if days else shown


def clock_line(names: Sequence[str], left: Sequence[int]) -> str:
    """All clocks; in one line where they fit."""
    both = zip(names, left, strict=False)
    return say("replay-clock", times=", ".join([f"{name} {time_left(one)}" for name, one in both]))
