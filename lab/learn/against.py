"""How much somebody gains who learns nothing but to beat one bot, which stays as it is.

    python -m lab.learn.against caesar dictator --minutes 10 --workers 16
    python -m lab.learn.against caesar consul --minutes 10 --players /path/to/another/python

For a game of two. The learner begins with the net of the game and plays against the bot, both with
60 simulations, every tenth of its own choices at random. Then the net is fitted further to these
games, seen from the learner's seat alone, and plays against the bot on other deals: what it wins
more than the net that it began with is a lower bound of what can be gained. Games need compiled
rules, the fit torch; `--players` names the Python of the former if one has not both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from lab.learn.__main__ import ROOT, SIMULATIONS, device, net_file
from lab.learn.generate import generate, load
from lab.learn.inputs import Rows, prepare, shape
from lab.learn.match import Player, Result, match
from lab.learn.settings import SETTINGS
from lab.learn.weights import read, write
from triumvir.bots.levels import LEVELS, Level

GENERATION: Final = 100  # deals of their own
BOTS: Final = ("consul", "dictator")
RATE: Final = 1e-3
EPOCHS: Final = 4


def frozen(bot: str) -> Level:
    return LEVELS[bot]._replace(simulations=SIMULATIONS, worlds=SIMULATIONS, seconds=60.0)


def play(game: str, bot: str, minutes: float, workers: int, folder: Path) -> None:
    """Games against the bot, and what the net is told of them."""
    games = folder / "games.npz"
    generate(game, GENERATION, 60 * minutes, workers, games, learned=True, rival=frozen(bot))
    numbers = np.arange(len(load(games).numbers))
    rows = prepare(game, GENERATION, games, numbers, workers, folder, one_seat=True)
    np.savez(folder / "rows.npz", **rows._asdict())


def fit_on(game: str, folder: Path, seed: int) -> int:
    """The net of the game, fitted to the returns of these games; to how many positions."""
    import torch

    from lab.learn import fit

    torch.manual_seed(seed)
    with np.load(folder / "rows.npz") as file:
        rows = Rows(*[file[name] for name in Rows._fields])
    form, where = shape(game), device()
    changes: dict[str, Any] = dict(SETTINGS[game].recipe)
    recipe = fit.Recipe(**changes | {"rate": RATE})
    model = fit.Model(form, recipe)
    model.take(read(net_file(game).read_bytes()))
    model.to(where)
    data = fit.to_device(rows, recipe.margin, where)
    every = torch.arange(len(rows.opinion), device=where)
    ends = np.cumsum(rows.lengths)
    kept = int(ends[int((len(ends) - 1) * (1.0 - recipe.held_back))])
    # The net has not seen these games: it says itself what the next positions are worth.
    values = torch.tanh(fit.scores(model, data, every))
    ahead = fit.returns(values, data.target, rows.lengths, recipe.decay)
    history: list[fit.Epoch] = []
    model = fit.epochs(
        model, data, ahead, every[:kept], every[kept:], EPOCHS, recipe, history, "returns"
    )
    weights = write(model.export(), form.of_thing, form.of_whole, form.most_things)
    (folder / "net").write_bytes(weights)
    return len(every)


def matches(game: str, bot: str, games: int, workers: int, folder: Path) -> dict[str, Result]:
    """The learner against the bot, and the net that it began with, on the same deals."""
    other = Player(SIMULATIONS, "wheel" if LEVELS[bot].learned else "by hand")
    nets = {"learner": str(folder / "net"), "dictator": "wheel"}
    if bot == "dictator":
        del nets["dictator"]  # even
    return {
        name: match(game, Player(SIMULATIONS, net), other, games, workers, f"against/{bot}")
        for name, net in nets.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=["caesar", "caesar-cleopatra"])
    parser.add_argument("bot", choices=BOTS)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=1000, help="of a match")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--players", default=sys.executable, help="the Python that plays games")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learn" / "against")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["play", "match"], help=argparse.SUPPRESS)
    given = parser.parse_args()
    folder = given.folder / f"{given.game}-{given.bot}"
    folder.mkdir(parents=True, exist_ok=True)
    if given.only == "play":
        play(given.game, given.bot, given.minutes, given.workers, folder)
        return
    if given.only == "match":
        for name, result in matches(
            given.game, given.bot, given.games, given.workers, folder
        ).items():
            print(f"{given.game}: {name} {result} against {given.bot}", flush=True)
        return
    command = [given.players, "-m", "lab.learn.against", *sys.argv[1:]]
    subprocess.run([*command, "--only", "play"], check=True, cwd=ROOT)
    positions = fit_on(given.game, folder, given.seed)
    many = len(load(folder / "games.npz").numbers)
    print(json.dumps({"games": many, "positions": positions}), flush=True)
    subprocess.run([*command, "--only", "match"], check=True, cwd=ROOT)


if __name__ == "__main__":
    main()
