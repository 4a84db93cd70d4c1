"""Notices that concern no table: somebody looks for a game, an evening begins.

In the outbox their subject stands where others have a table: `~` and a game, `@` and an evening.
Nobody is named.
"""

from __future__ import annotations

from typing import Any

from triumvir.core.registry import game_ids
from triumvir.server.notices.quiet import wake
from triumvir.server.notices.ways import Wishes
from triumvir.server.notices.wording import Note, write_house_note
from triumvir.server.store import evenings, watches
from triumvir.server.store.evenings import Evenings
from triumvir.server.store.pool import GONE
from triumvir.server.store.watches import Watches


class Subjects:
    def __init__(self, evenings_of: Evenings, watches_of: Watches) -> None:
        self.evenings = evenings_of
        self.watches = watches_of

    async def judge(self, notice: Any, wishes: Wishes, here: bool, at: int) -> tuple[str, int]:
        """What becomes of it; and when to look again, if it is not settled."""
        if not await self.holds(notice, at):
            return "moot", 0
        if notice.kind in wishes.off:
            return "off", 0
        if here:
            return "seen", 0
        up = wake(at, wishes.quiet_from, wishes.quiet_to, wishes.zone)
        # In the morning nobody looks any more who looked at night.
        return ("off", 0) if up > at else ("sent", 0)

    async def holds(self, notice: Any, at: int) -> bool:
        """Whether it is still true, and still news."""
        if notice.table_id.startswith(evenings.MARK):
            evening = await self.evening(notice)
            return evening is not None and evening.ends > at
        game = game_of(notice.table_id)
        return bool(game) and await self.watches.looks(notice.guest, game, at - GONE)

    async def evening(self, notice: Any) -> Any:
        id = notice.table_id.removeprefix(evenings.MARK)
        return await self.evenings.takes_part(id, notice.guest)

    async def note(self, row: Any, language: str, base: str, at: int) -> Note | None:
        """What is said now; nothing if it is not true any more."""
        if row.table_id.startswith(evenings.MARK):
            evening = await self.evening(row)
            if evening is None or evening.ends <= at:
                return None
            path = f"/evening/{evening.id}"
            return write_house_note(row, evening.game, path, language, base, evening.name)
        game = game_of(row.table_id)
        return write_house_note(row, game, "/play", language, base) if game else None


def is_subject(table: str) -> bool:
    return table.startswith((evenings.MARK, watches.MARK))


def game_of(subject: str) -> str:
    """The game of which somebody wants to hear."""
    found = [game for game in game_ids() if watches.subject(game) == subject]
    return found[0] if found else ""
