"""What happened, as sentences with the rule that was applied."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from triumvir.cli.style import QUIET, TYRIAN
from triumvir.core.event import Event
from triumvir.texts import GameTexts


def log_lines(
    events: Sequence[tuple[Event, int]], texts: GameTexts, seat: int | None, fresh: int = 1 << 30
) -> list[Text]:
    """One line an event; those of step `fresh` and later are marked.

    Of things that somebody does many times in a row, unseen, only the last is told.
    """
    lines: list[Text] = []
    last: tuple[object, ...] = ()
    for event, step in events:
        hidden = event.secret is not None and (seat is None or not event.seen_by >> seat & 1)
        this = (event.kind, event.fields.get("seat")) if hidden else ()
        line = Text("▸ " if step >= fresh else "  ", TYRIAN)
        line.append(texts.told(event, seat), "default not bold")
        line.append(f"  {event.rule}", f"not bold default {QUIET}")
        if this and this == last:
            lines[-1] = line
        else:
            lines.append(line)
        last = this
    return lines
