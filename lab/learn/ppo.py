"""Making the policy of Circus Maximus better by its own games, beyond what searches taught it.

    python -m lab.learn.ppo --minutes 25 --workers 16
    python -m lab.learn.ppo --minutes 9 --players /path/to/a/python/with/compiled/rules

Proximal policy optimisation (Schulman and others, 2017). All seats are played by the policy, which
draws its choices (`ppo_games`). A critic that sees everything, the favours in all hands too, says
of each position who wins how likely; what it says later, less what it said before a choice, is what
the choice was worth. The policy is moved towards choices that were worth more than others, a little
for each batch of games, while processes play the next. Called again, it goes on where it was
stopped; then a match of glances decides, as it does for a policy learned from searches.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from lab.learn import fit_coins, fit_policy, ppo_games
from lab.learn.__main__ import (
    CARDS,
    GAMES,
    ROOT,
    accept,
    commit,
    decide_policy,
    device,
    net_file,
)
from lab.learn.coins import COINS, GAME
from lab.learn.fit import returns
from lab.learn.fit_coins import centred
from lab.learn.match import Result
from lab.learn.policy import Rows
from lab.learn.ppo_games import Games
from lab.learn.weights import read

SAVE_EVERY: Final = 60.0  # seconds


class PlayersGone(Exception):
    """There will be no more games to learn from."""


class Recipe(NamedTuple):
    games: int = 960  # for each batch
    epochs: int = 2
    questions: int = 4096  # in one step
    rate: float = 3e-4
    critic_rate: float = 1e-3
    clip: float = 0.2
    entropy: float = 0.003  # how much it is worth to stay undecided
    decay: float = 0.95  # lambda of the returns, for each question put to anybody
    apart: float = 0.03  # how far the policy may move in one batch, as a divergence
    alone: int = 2  # batches at first from which the critic learns alone
    least: float = 0.1  # steps become shorter over the time there is, down to this part
    average: float = 0.95  # of weights, batch by batch


class Critic(nn.Module):  # type: ignore[misc]
    """Who wins how likely, from the coins that the net of the game expects and what else there is
    to be seen of every seat."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = fit_coins.Model(fit_coins.Recipe(own=0.1))
        self.sharpness = nn.Parameter(torch.tensor(2.0))

    def forward(self, told: Tensor, expected: Tensor, there: Tensor) -> Tensor:
        """The logarithm of each seat's chance: [position, seat]."""
        coins = centred(expected / COINS + self.seats(told), there)
        return torch.log_softmax((self.sharpness * coins).masked_fill(there == 0.0, -1e9), 1)


class Batch(NamedTuple):
    """Games as tensors, on the device."""

    choices: fit_policy.Data
    chosen: Tensor
    likely: Tensor
    seat: Tensor
    told: Tensor
    there: Tensor
    expected: Tensor
    final: Tensor  # [question, seat]


def to_device(games: Games, where: str) -> Batch:
    def tensor(values: Any) -> Tensor:
        return torch.from_numpy(values).to(where)

    share = np.zeros(len(games.sight), np.float32)
    rows = Rows(games.others, games.whole, games.sight, share, games.counts)
    there = np.arange(games.expected.shape[1])[None, :] < games.seats[:, None]
    return Batch(
        fit_policy.to_device(rows, where),
        tensor(games.chosen),
        tensor(games.likely),
        tensor(games.seat),
        tensor(games.told.astype(np.int16)),
        tensor(there.astype(np.float32)),
        tensor(games.expected),
        tensor(np.repeat(games.final, games.lengths, axis=0)),
    )


class Learner:
    """The policy, the critic and what moves them."""

    def __init__(self, recipe: Recipe, first: bytes, where: str) -> None:
        self.recipe = recipe
        self.where = where
        self.policy = fit_policy.Model(fit_policy.Recipe())
        self.policy.take(read(first))
        self.policy.to(where)
        self.mean = averaged(self.policy, recipe.average)
        self.critic = Critic().to(where)
        self.mover = torch.optim.AdamW(self.policy.parameters(), recipe.rate, weight_decay=0.0)
        self.judge = torch.optim.AdamW(self.critic.parameters(), recipe.critic_rate)
        self.history: list[dict[str, float]] = []

    def parts(self) -> dict[str, Any]:
        return {
            "policy": self.policy,
            "mean": self.mean,
            "critic": self.critic,
            "mover": self.mover,
            "judge": self.judge,
        }

    def save(self, path: Path) -> None:
        states = {name: part.state_dict() for name, part in self.parts().items()}
        unfinished = path.with_name(f"unfinished-{path.name}")
        torch.save({**states, "history": self.history}, unfinished)
        unfinished.replace(path)

    def load(self, path: Path) -> None:
        kept = torch.load(path, map_location=self.where, weights_only=True)
        for name, part in self.parts().items():
            part.load_state_dict(kept[name])
        self.history = kept["history"]

    def learn(self, games: Games, left: float) -> dict[str, float]:
        """From one batch of games, with that part of the time left; how that went."""
        batch = to_device(games, self.where)
        many = len(games.counts)
        least = self.recipe.least
        self.mover.param_groups[0]["lr"] = self.recipe.rate * (least + (1.0 - least) * left)
        with torch.no_grad():
            chances = self.all_chances(batch).exp()
            found = returns(chances, batch.final, games.lengths, self.recipe.decay)
            worth = (found - chances).gather(1, batch.seat[:, None])[:, 0]
            surprise = (chances - batch.final).square().sum(1).mean()
        told = {"games": float(len(games.lengths)), "questions": float(many)}
        told["surprise"] = float(surprise)
        told["spread"] = float(worth.std())
        critical = self.steps(many, 1, lambda rows: self.judge_step(batch, found, rows))
        told["critic"] = critical[0]
        if len(self.history) >= self.recipe.alone:
            worth = (worth - worth.mean()) / (worth.std() + 1e-8)
            epochs = self.recipe.epochs
            moved = self.steps(many, epochs, lambda rows: self.policy_step(batch, worth, rows))
            told |= dict(zip(("gain", "entropy", "apart", "clipped"), moved, strict=True))
            self.mean.update_parameters(self.policy)
        self.history.append(told)
        return told

    def all_chances(self, batch: Batch) -> Tensor:
        parts = torch.arange(len(batch.seat), device=self.where).split(65536)
        return torch.cat([self.chances(batch, rows) for rows in parts])

    def chances(self, batch: Batch, rows: Tensor) -> Tensor:
        found: Tensor = self.critic(batch.told[rows].int(), batch.expected[rows], batch.there[rows])
        return found

    def steps(self, many: int, epochs: int, step: Callable[[Tensor], list[Tensor]]) -> list[float]:
        """Steps through all questions in a random order; the mean of what they tell."""
        told: list[list[Tensor]] = []
        for _ in range(epochs):
            order = torch.randperm(many, device=self.where)
            told += [step(rows) for rows in order.split(self.recipe.questions)]
        return [float(torch.stack(parts).mean()) for parts in zip(*told, strict=True)]

    def judge_step(self, batch: Batch, found: Tensor, rows: Tensor) -> list[Tensor]:
        loss = -(self.chances(batch, rows).clamp(min=-50.0) * found[rows]).sum(1).mean()
        move(self.judge, loss)
        return [loss.detach()]

    def policy_step(self, batch: Batch, worth: Tensor, rows: Tensor) -> list[Tensor]:
        recipe = self.recipe
        likely, _ = fit_policy.ask(self.policy, batch.choices, rows)
        entropy = -(likely.exp() * likely.clamp(min=-50.0)).sum(1).mean()
        more = likely.gather(1, batch.chosen[rows][:, None])[:, 0] - batch.likely[rows]
        apart = (more.exp() - 1.0 - more).mean()
        ratio = more.exp()
        held = ratio.clamp(1.0 - recipe.clip, 1.0 + recipe.clip)
        gain = torch.minimum(ratio * worth[rows], held * worth[rows]).mean()
        # What was already moved far enough is left where it is.
        near = (apart.detach() < recipe.apart).float()
        move(self.mover, -near * (gain + recipe.entropy * entropy))
        clipped = (ratio != held).float().mean()
        return [part.detach() for part in (gain, entropy, apart, clipped)]


def move(mover: torch.optim.Optimizer, loss: Tensor) -> None:
    mover.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(mover.param_groups[0]["params"], 0.5)
    mover.step()


def averaged(model: nn.Module, kept: float) -> AveragedModel:
    return AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(kept))


def gather(room: Path, games: int, players: Sequence[subprocess.Popen[bytes]]) -> Games:
    """So many games that were played in the meantime."""
    parts: list[Games] = []
    while sum([len(part.lengths) for part in parts]) < games:
        if all(player.poll() is not None for player in players):
            raise PlayersGone("no process plays any more; what they printed says why")
        files = [file for file in room.glob("*.npz") if not file.name.startswith("unfinished")]
        for file in sorted(files, key=lambda file: file.stat().st_mtime):
            if sum([len(part.lengths) for part in parts]) < games:
                parts.append(ppo_games.load(file))
                file.unlink()
        time.sleep(0.0 if files else 0.05)
    return ppo_games.join(parts)


def learn(
    recipe: Recipe, first: Path, minutes: float, workers: int, players: str, folder: Path, seed: int
) -> Path:
    """Play and learn for a while; the policy, with its card beside it."""
    torch.manual_seed(seed)
    until = time.time() + 60 * minutes
    room = folder / "games"
    room.mkdir(parents=True, exist_ok=True)
    for file in room.glob("*.npz"):
        file.unlink()
    learner = Learner(recipe, first.read_bytes(), device())
    kept, fitted = folder / "ppo.pt", folder / "ppo-policy.net"
    if kept.exists():
        learner.load(kept)
    put(learner.policy, room / "policy.net")
    # Whoever goes on gets other deals.
    command = [players, "-m", "lab.learn.ppo_games", str(room)]
    name = f"{seed}/{len(learner.history)}"
    running = [
        subprocess.Popen([*command, str(worker), name], cwd=ROOT) for worker in range(workers)
    ]
    saved = began = time.time()
    try:
        with ThreadPoolExecutor(1) as reader:
            batch = reader.submit(gather, room, recipe.games, running)
            while time.time() < until:
                games = batch.result()
                batch = reader.submit(gather, room, recipe.games, running)
                told = learner.learn(games, max(0.0, (until - time.time()) / (until - began)))
                put(learner.policy, room / "policy.net")
                print({name: round(value, 4) for name, value in told.items()}, flush=True)
                if time.time() - saved > SAVE_EVERY:
                    learner.save(kept)
                    saved = time.time()
    finally:
        for process in running:
            process.kill()
            process.wait()
    learner.save(kept)
    put(learner.mean.module, fitted)
    card = {
        "game": GAME,
        "batches": len(learner.history),
        "games": int(sum([told["games"] for told in learner.history])),
        "questions": int(sum([told["questions"] for told in learner.history])),
        "seed": seed,
        "commit": commit(),
        "recipe": recipe._asdict(),
        "history": learner.history,
        "from": card_of(first),
    }
    fitted.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n")
    return fitted


def card_of(policy: Path) -> dict[str, Any]:
    """How the policy was made with which this began."""
    accepted = policy == net_file(GAME, "policy")
    card = CARDS / f"{GAME}-policy.json" if accepted else policy.with_suffix(".json")
    found: dict[str, Any] = json.loads(card.read_text("utf-8"))
    return found


def tell_strength(fitted: Path, result: Result) -> None:
    """Write down for the picture how often it wins among three as it was at first."""
    path = fitted.with_suffix(".json")
    card = json.loads(path.read_text("utf-8"))
    share, within = 100 * result.mean(), 196 * result.error()
    card["strength"] = [
        {"games": 0, "share": 25.0, "within": 0.0},
        {"games": card["games"], "share": round(share, 1), "within": round(within, 1)},
    ]
    path.write_text(json.dumps(card, indent=1) + "\n")


def put(model: Any, to: Path) -> None:
    """Write a policy, whole or not at all: others read it meanwhile."""
    unfinished = to.with_name(f"unfinished-{to.name}")
    fit_policy.save(model, unfinished)
    unfinished.replace(to)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--players", default=sys.executable, help="the Python that plays games")
    parser.add_argument("--first", type=Path, default=net_file(GAME, "policy"))
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "learn" / "ppo")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--games", type=int, default=GAMES, help="of the match that decides, 0: none"
    )
    for name, value in Recipe()._asdict().items():
        parser.add_argument(f"--recipe-{name}", type=type(value), default=value)
    given = parser.parse_args()
    recipe = Recipe(*[getattr(given, f"recipe_{name}") for name in Recipe._fields])
    fitted = learn(
        recipe, given.first, given.minutes, given.workers, given.players, given.folder, given.seed
    )
    if given.games > 0:
        result = decide_policy(GAME, fitted, given.workers, given.games)
        tell_strength(fitted, result)
        print("accepted" if accept(GAME, fitted, result, "policy") else "not accepted")


if __name__ == "__main__":
    main()
