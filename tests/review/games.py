"""Games to review, played by bots that are quick."""

from __future__ import annotations

from triumvir.bots import make_bot
from triumvir.core.document import Document
from triumvir.core.record import Deal, Record
from triumvir.core.registry import find


def played(
    game_id: str,
    seats: int,
    bot: str = "novice",
    seed: int = 7,
    options: Document | None = None,
    most: int = 1 << 30,
) -> Record:
    """A record of a game of bots, to its end or as far as `most` actions."""
    game = find(game_id)
    record = Record(game, options or {}, [bot] * seats, Deal.seeded(seed))
    state = record.start()
    bots = [make_bot(bot, game, f"{seed}/{seat}") for seat in range(seats)]
    while (actors := state.to_act()) and len(record.entries) < most:
        seat = actors[0]
        action = bots[seat].choose(state.view(seat))
        state.play(seat, action)
        record.entries.append((seat, action.text))
    outcome = state.outcome()
    record.outcome = None if outcome is None else outcome.document()
    return record
