"""What each part of the learning is worth: nets that go without it, against the hand-made opinion.

    python -m lab.learn.ablate caesar --games 8000 --workers 2

For a game of two. All nets are fitted to games that the hand-made opinion played, and by the recipe
of the game but for one thing; then each plays against that opinion with 60 simulations, always the
same deals. Needs a compiled install, numpy and torch.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn.__main__ import ROOT, SIMULATIONS, device
from lab.learn.generate import AT_RANDOM, generate, load
from lab.learn.inputs import Rows, Shape, prepare, shape
from lab.learn.match import Player, match
from lab.learn.settings import SETTINGS
from lab.learn.weights import Weights, write


class Variant(NamedTuple):
    name: str
    changes: tuple[tuple[str, float], ...] = ()  # of the recipe
    at_random: int = AT_RANDOM
    part: float = 1.0  # of the games
    without: str = ""  # inputs: "things" or "wholes"


VARIANTS: Final = (
    Variant("as it is"),
    Variant("no moves at random", at_random=0),
    Variant("a quarter of the games", part=0.25),
    Variant("fitted to outcomes alone", (("decay", 1.0),)),
    Variant("fitted to the next position's value alone", (("decay", 0.0),)),
    Variant("a weight of its own for every feature", (("own", 0.001),)),
    Variant("not added to the hand-made opinion", (("residual", False),)),
    Variant("not told of things", without="things"),
    Variant("not told of the whole", without="wholes"),
)


def blind(rows: Rows, form: Shape, without: str) -> Rows:
    """Rows in which nothing is told of things, or of the whole."""
    if without == "things":
        return rows._replace(things=np.full_like(rows.things, form.things))
    if without == "wholes":
        return rows._replace(wholes=np.full_like(rows.wholes, form.wholes))
    return rows


def deaf(weights: Weights, without: str) -> Weights:
    """Weights that make nothing of what was never told."""
    if without == "things":
        weights.things[:] = 0.0
        weights.thing_bias[
            :
        ] = -1.0  # clipped: a thing that is there says no more than one that is not
    if without == "wholes":
        weights.wholes[:] = 0.0
    return weights


def learn(game: str, variant: Variant, games: Path, workers: int, to: Path) -> None:
    from lab.learn.fit import Recipe, fit

    many = int(variant.part * len(load(games).numbers))
    numbers = np.arange(many)
    rows = prepare(game, 0, games, numbers, workers, games.parent, variant.at_random)
    form = shape(game)
    changes: dict[str, Any] = dict(SETTINGS[game].recipe) | dict(variant.changes)
    model, _ = fit(blind(rows, form, variant.without), form, Recipe(**changes), 1, device())
    weights = deaf(model.export(), variant.without)
    to.write_bytes(write(weights, form.of_thing, form.of_whole, form.most_things))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=["caesar", "caesar-cleopatra"])
    parser.add_argument("--games", type=int, default=8000, help="that are learned from")
    parser.add_argument("--match", type=int, default=800, help="games of each match")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "ablate")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print("| | games learned from | share | 95 % |\n|---|---:|---:|---:|", flush=True)
    for number, variant in enumerate(VARIANTS):
        games = given.folder / f"{given.game}-{variant.at_random}.npz"
        if not games.exists():
            generate(
                given.game, 0, 86_400.0, given.workers, games, most=given.games,
                at_random=variant.at_random,
            )  # fmt: skip
        fitted = given.folder / f"{given.game}-{number}.net"
        if not fitted.exists():
            learn(given.game, variant, games, given.workers, fitted)
        result = match(
            given.game, Player(SIMULATIONS, str(fitted)), Player(SIMULATIONS), given.match,
            given.workers, "ablate",
        )  # fmt: skip
        print(
            f"| {variant.name} | {int(variant.part * given.games)} | {100 * result.mean():.1f} % |"
            f" ± {196 * result.error():.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
