"""Games of bots that play well in little time, as records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from triumvir.bots import make_bot
from triumvir.bots.bot import Bot
from triumvir.bots.levels import Level, LevelBot
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.game import Game, State
from triumvir.core.outcome import Outcome
from triumvir.core.record import Deal, Record
from triumvir.core.registry import find

SEATS: Final = {"caesar-cleopatra": 2, "caesar": 2, "circus-maximus": 4}
# By the net, a twentieth of consul's time is enough to play like consul.
BRISK: Final = {
    "caesar-cleopatra": Level(worlds=30, simulations=60, learned=True),
    "caesar": Level(worlds=30, simulations=60, learned=True),
    "circus-maximus": Level(worlds=30, simulations=60, learned=True),
}

Meddler = Callable[[State, int, str], str]


def bot_for(name: str, game: Game, seed: str) -> Bot:
    if name == "brisk":
        return LevelBot(game, Dealer(f"bot/{seed}"), BRISK[game.meta.id])
    return make_bot(name, game, seed)


def play(
    game_id: str,
    seats: int,
    bot: str,
    seed: str,
    options: Document | None = None,
    meddle: Meddler | None = None,
    until: Callable[[], bool] = lambda: False,
) -> Record:
    """A game of bots, to its end or until that is enough. `meddle` may replace a choice: it is
    given the position, the seat and what the bot has chosen."""
    game = find(game_id)
    record = Record(game, options or {}, [bot] * seats, Deal.seeded(seed))
    state = record.start()
    bots = [bot_for(bot, game, f"{seed}/{seat}") for seat in range(seats)]
    while (actors := state.to_act()) and not until():
        seat = actors[0]
        text = bots[seat].choose(state.view(seat)).text
        if meddle is not None:
            text = meddle(state, seat, text)
        state.play(seat, text)
        record.entries.append((seat, text))
    outcome = state.outcome()
    record.outcome = None if outcome is None else outcome.document()
    return record


def play_from(state: State, bot: str, dice: str) -> Outcome:
    """How a game ends if bots play on from here; the position is theirs to play with."""
    bots = [bot_for(bot, state.game(), f"{dice}/{seat}") for seat in range(state.seats())]
    while actors := state.to_act():
        state.play(actors[0], bots[actors[0]].choose(state.view(actors[0])))
    outcome = state.outcome()
    assert outcome is not None
    return outcome
