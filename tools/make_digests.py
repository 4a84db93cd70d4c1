"""The digests of many random games: whoever changes how an engine works inside, but not what it
does, proves by them that nothing is different.

    python tools/make_digests.py GAME [GAMES]            print them
    python tools/make_digests.py GAME [GAMES] --check    compare them with those that are kept
    python tools/make_digests.py GAME [GAMES] --write    keep them: the rules or the deals changed

One line stands for BLOCK games, played over all numbers of seats and options in turn. Tests compare
the first lines (`tests/conformance/test_digests.py`), the tool as many as one asks for. It runs on
the triumvir that is installed, or on the sources with PYTHONPATH=src.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from triumvir.core.game import Game
from triumvir.core.registry import find
from triumvir.testing.digest import digest_block
from triumvir.testing.setups import setups

FOLDER = Path(__file__).parents[1] / "tests" / "conformance" / "digests"
BLOCK = 50
GAMES = 10_000


def digests(game: Game, games: int) -> Iterator[str]:
    ways = setups(game)
    for first in range(0, games, BLOCK):
        yield digest_block(game, ways, range(first, first + BLOCK))


def kept(game: Game) -> list[str]:
    return (FOLDER / f"{game.meta.id}.txt").read_text(encoding="utf-8").split()


def main() -> None:
    game = find(sys.argv[1])
    games = int(sys.argv[2]) if len(sys.argv) > 2 and sys.argv[2].isdigit() else GAMES
    if "--write" in sys.argv:
        lines = "".join(f"{line}\n" for line in digests(game, games))
        (FOLDER / f"{game.meta.id}.txt").write_text(lines, encoding="utf-8")
        return
    before = kept(game) if "--check" in sys.argv else []
    if before:
        games = min(games, len(before) * BLOCK)
    for number, line in enumerate(digests(game, games)):
        if not before:
            print(line)
        elif line != before[number]:
            first = number * BLOCK
            sys.exit(f"{game.meta.id}: games {first} to {first + BLOCK - 1} are different.")
    if before:
        print(f"{game.meta.id}: {games} games are as they were.")


if __name__ == "__main__":
    main()
