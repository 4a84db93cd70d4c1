"""Learn an opinion for a game, from nothing to an accepted net.

    python -m lab.learn caesar-cleopatra --minutes 25
    python -m lab.learn circus-maximus --minutes 25 --folder build/learn --workers 16
    python -m lab.learn circus-maximus --generation 1 --since 0    # the net's own games, and both
    python -m lab.learn circus-maximus --generation 5 --policy     # a policy, from longer searches

Games are played for half of the time, on all cores; then a net is fitted to them, on a GPU if there
is one, and plays against the net that is accepted so far, or against the hand-made opinion if there
is none. If it wins clearly its file and its card replace those of the game. Everything that was
made lies in the folder; called again, the command goes on behind the last step that was finished.
A policy is learned from games in which some choices are thought about for long, and plays against
the accepted one, without searching.
Needs a compiled install, numpy and torch.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from lab.learn import coins
from lab.learn.generate import generate, load
from lab.learn.inputs import join, prepare, shape
from lab.learn.match import Player, Result, match
from lab.learn.settings import SETTINGS
from lab.learn.weights import write

ROOT: Final = Path(__file__).parents[2]
CARDS: Final = ROOT / "lab" / "nets"
SIMULATIONS: Final = 60  # of both, in the match that decides
GAMES: Final = 1500


def net_file(game: str, name: str = "net") -> Path:
    return ROOT / "src" / "triumvir" / "games" / game.replace("-", "_") / f"{name}.bin"


def learn(
    game: str, generation: int, since: int, minutes: float, workers: int, folder: Path, seed: int,
    most: int, **changes: Any,
) -> Path:  # fmt: skip
    """Games, then a net, in files; where there is one already it is taken."""
    play(game, generation, minutes, workers, folder, deeply=False)
    fitted = folder / f"{game}-{generation}.net"
    if not fitted.exists():
        fit_net(game, range(since, generation + 1), fitted, workers, seed, most, **changes)
    return fitted


def play(
    game: str, generation: int, minutes: float, workers: int, folder: Path, deeply: bool
) -> Path:
    """The file of games, played now if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    games = folder / f"{game}-{generation}.npz"
    if not games.exists():
        print(f"{game}: playing for {minutes / 2:.1f} minutes", flush=True)
        learned = generation > 0
        generate(game, generation, 30 * minutes, workers, games, learned=learned, deeply=deeply)
    return games


def learn_policy(
    game: str, generation: int, minutes: float, workers: int, folder: Path, seed: int, most: int
) -> Path:
    """Games, then a policy, likewise."""
    from lab.learn import fit_policy, policy

    assert game == coins.GAME, f"{game} learns no policy"
    games = play(game, generation, minutes, workers, folder, deeply=True)
    fitted = folder / f"{game}-{generation}-policy.net"
    if fitted.exists():
        return fitted
    began = time.time()
    many = min(most, len(load(games).numbers))
    rows = policy.prepare(generation, games, np.arange(many), workers, folder)
    model, history = fit_policy.fit(rows, fit_policy.Recipe(), seed, device())
    fit_policy.save(model, fitted)
    told = f"{len(rows.counts)} questions, {len(rows.sight)} choices"
    print(f"{game}: policy from {many} games, {told} in {time.time() - began:.0f} s", flush=True)
    card = {
        "game": game,
        "generation": generation,
        "games": {generation: many},
        "questions": len(rows.counts),
        "choices": len(rows.sight),
        "simulations": [SETTINGS[game].simulations, SETTINGS[game].deep],
        "deals": f"learn/{game}/<generation>/0 and on",
        "seed": seed,
        "commit": commit(),
        "recipe": fit_policy.Recipe()._asdict(),
        "history": [epoch._asdict() for epoch in history],
    }
    fitted.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n")
    return fitted


def device() -> str:
    import torch

    return "cuda" if torch.cuda.is_available() else "cpu"


def fit_net(
    game: str, generations: range, to: Path, workers: int, seed: int, most: int, **changes: Any
) -> None:
    """A net from the games of these generations, all of which lie in the folder."""
    used: dict[int, int] = {}
    parts: list[Any] = []
    began = time.time()
    for generation in generations:
        games = to.parent / f"{game}-{generation}.npz"
        used[generation] = min(most, len(load(games).numbers))
        numbers = np.arange(used[generation])
        if game == coins.GAME:
            parts.append(coins.prepare(generation, games, numbers, workers, to.parent))
        else:
            parts.append(prepare(game, generation, games, numbers, workers, to.parent))
    recipe: NamedTuple
    if game == coins.GAME:
        from lab.learn import fit_coins
        from triumvir.games.circus_maximus.features import OF_SEAT

        seats = coins.join(parts)
        positions = len(seats.seats)
        recipe = fit_coins.Recipe(**(dict(SETTINGS[game].recipe) | changes))
        told, history = fit_coins.fit(seats, recipe, seed, device())
        to.write_bytes(write(told.export(), 1, OF_SEAT, 1))
    else:
        from lab.learn.fit import Recipe, fit

        rows, form = join(parts), shape(game)
        positions = len(rows.opinion)
        recipe = Recipe(**(dict(SETTINGS[game].recipe) | changes))
        model, history = fit(rows, form, recipe, seed, device())
        to.write_bytes(write(model.export(), form.of_thing, form.of_whole, form.most_things))
    print(f"{game}: {used} games, {positions} positions in {time.time() - began:.0f} s", flush=True)
    card = {
        "game": game,
        "generation": generations[-1],
        "games": used,
        "positions": positions,
        "simulations": SETTINGS[game].simulations,
        "deals": f"learn/{game}/<generation>/0 and on",
        "seed": seed,
        "commit": commit(),
        "recipe": recipe._asdict(),
        "history": [epoch._asdict() for epoch in history],
    }
    to.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n")


def commit() -> str:
    try:
        return subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout.strip()  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def decide(game: str, fitted: Path, workers: int, games: int) -> Result:
    """The match that decides, against what is accepted so far."""
    accepted = (CARDS / f"{game}.json").exists()
    seats = SETTINGS[game].tables[0].seats
    other = Player(SIMULATIONS, "wheel" if accepted else "by hand")
    result = match(
        game, Player(SIMULATIONS, str(fitted)), other, games, workers, fitted.stem, 1.0 / seats
    )
    print(f"{game}: {result} against {'the last net' if accepted else 'the hand-made opinion'}")
    return result


def decide_policy(game: str, fitted: Path, workers: int, games: int) -> Result:
    """The match that decides about a policy: nobody searches."""
    first = Player(0, "wheel", str(fitted))
    seats = SETTINGS[game].tables[0].seats
    result = match(game, first, Player(0, "wheel"), games, workers, fitted.stem, 1.0 / seats)
    print(f"{game}: {result} against the last policy")
    return result


def accept(game: str, fitted: Path, result: Result, name: str = "net") -> bool:
    """Put the net into the sources if it won clearly."""
    even = 1.0 / SETTINGS[game].tables[0].seats
    if result.mean() - 2.0 * result.error() <= even:
        return False
    net_file(game, name).write_bytes(fitted.read_bytes())
    card = json.loads(fitted.with_suffix(".json").read_text())
    card["accepted"] = {"match": str(result), "simulations": SIMULATIONS if name == "net" else 0}
    CARDS.mkdir(exist_ok=True)
    to = f"{game}.json" if name == "net" else f"{game}-{name}.json"
    (CARDS / to).write_text(json.dumps(card, indent=1) + "\n")
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=list(SETTINGS))
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--generation", type=int, default=0)
    parser.add_argument("--since", type=int, help="the first generation learned from; usually this")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=1 << 31, help="games that are learned from")
    parser.add_argument("--games", type=int, default=GAMES, help="of the match that decides")
    parser.add_argument("--policy", action="store_true", help="instead of a net")
    given = parser.parse_args()
    if given.policy:
        fitted = learn_policy(
            given.game, given.generation, given.minutes, given.workers, given.folder, given.seed,
            given.most,
        )  # fmt: skip
        result = decide_policy(given.game, fitted, given.workers, given.games)
        print("accepted" if accept(given.game, fitted, result, "policy") else "not accepted")
        return
    fitted = learn(
        given.game, given.generation,
        given.generation if given.since is None else given.since,
        given.minutes, given.workers, given.folder, given.seed, given.most,
    )  # fmt: skip
    result = decide(given.game, fitted, given.workers, given.games)
    print("accepted" if accept(given.game, fitted, result) else "not accepted")


if __name__ == "__main__":
    main()
