"""Finding games: every folder under `triumvir/games` is one, and no list is edited for it."""

from __future__ import annotations

import importlib
import pkgutil

from triumvir.core.errors import UnknownGame
from triumvir.core.game import Game

KNOWN: list[str] = []  # the ids, once they were looked for
FOUND: dict[str, Game] = {}


def game_ids() -> list[str]:
    """The ids of all games, without loading any: the folder's name with hyphens."""
    if not KNOWN:
        package = importlib.import_module("triumvir.games")
        names = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
        KNOWN.extend(sorted([name.replace("_", "-") for name in names]))
    return list(KNOWN)


def find(game_id: str) -> Game:
    """The game with this id."""
    game = FOUND.get(game_id)
    if game is None:
        known = game_ids()
        if game_id not in known:
            raise UnknownGame(
                f"There is no game '{game_id}'; there are {', '.join(known)}.",
                "game-unknown",
                {"found": game_id, "known": ", ".join(known)},
            )
        module = importlib.import_module(f"triumvir.games.{game_id.replace('-', '_')}")
        game = module.GAME
        assert isinstance(game, Game)
        FOUND[game_id] = game
    return game


def games() -> list[Game]:
    """All games."""
    return [find(game_id) for game_id in game_ids()]
