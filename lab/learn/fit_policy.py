"""Fitting a policy to the visits of long searches, with torch: see `policy` and `fit`."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from lab.learn import fit as net
from lab.learn.policy import Rows, form
from lab.learn.weights import write

USED: Final = 40  # features that a thing or the whole usually has


class Recipe(NamedTuple):
    """How long and how fast."""

    epochs: int = 10
    batch: int = 2048  # questions
    rate: float = 3e-3
    own: float = 0.03  # how much the own part of each row is held down
    average: float = 0.1
    held_back: float = 0.05
    trust: float = 30.0  # in the first sight, to begin with


class Epoch(NamedTuple):
    epoch: int
    loss: float
    held_loss: float
    agreed: float  # how often it takes what the search tried most, of questions held back


class Model(net.Model):
    """What is told of a choice, and its score: how readily it is taken is the exponential."""

    def __init__(self, recipe: Recipe) -> None:
        super().__init__(form(), net.Recipe())
        with torch.no_grad():
            for name, told in (("things", self.things_told), ("wholes", self.wholes_told)):
                size = 0.5 / (USED * float((told**2).sum(1).mean())) ** 0.5
                getattr(self, f"{name}_shared").normal_(0.0, size)
            self.last.weight.normal_(0.0, 0.02)
            self.trust.fill_(recipe.trust)


class Data(NamedTuple):
    """Rows as tensors, on the device."""

    others: Tensor
    whole: Tensor
    sight: Tensor
    share: Tensor
    starts: Tensor
    counts: Tensor


def to_device(rows: Rows, device: str) -> Data:
    return Data(
        torch.from_numpy(rows.others.astype(np.int16)).to(device),
        torch.from_numpy(rows.whole.astype(np.int16)).to(device),
        torch.from_numpy(rows.sight).to(device),
        torch.from_numpy(rows.share).to(device),
        torch.from_numpy(np.cumsum(rows.counts) - rows.counts).to(device),
        torch.from_numpy(rows.counts).to(device),
    )


def ask(model: nn.Module, data: Data, questions: Tensor) -> tuple[Tensor, Tensor]:
    """Logarithms of the policy and the shares, [question, choice], nothing behind the end."""
    counts = data.counts[questions]
    most = int(counts.max())
    along = torch.arange(most, device=counts.device)
    there = along[None, :] < counts[:, None]
    places = (data.starts[questions][:, None] + along[None, :])[there]
    score = model(data.others[places].int(), data.whole[places].int(), data.sight[places])
    logits = torch.full(there.shape, -1e9, device=counts.device)
    logits[there] = score
    shares = torch.zeros(there.shape, device=counts.device)
    shares[there] = data.share[places]
    return torch.log_softmax(logits, 1), shares


def judge(model: nn.Module, data: Data, held: Tensor) -> tuple[float, float]:
    """The loss, and how often the best choice is the one that was tried most."""
    loss = agreed = 0.0
    with torch.no_grad():
        for part in held.split(8192):
            found, shares = ask(model, data, part)
            loss -= float((found.clamp(min=-50.0) * shares).sum())
            agreed += float((found.argmax(1) == shares.argmax(1)).sum())
    return loss / len(held), agreed / len(held)


def fit(rows: Rows, recipe: Recipe, seed: int, device: str) -> tuple[Model, list[Epoch]]:
    """The model with averaged weights, and how it went. The last questions are held back: they are
    of games of their own."""
    torch.manual_seed(seed)
    data = to_device(rows, device)
    many = len(rows.counts)
    kept = int(many * (1.0 - recipe.held_back))
    held = torch.arange(kept, many, device=device)
    model = Model(recipe).to(device)
    own = [part for name, part in model.named_parameters() if name.endswith("_own")]
    trust = [model.trust]
    rest = [
        part
        for name, part in model.named_parameters()
        if not name.endswith("_own") and name != "trust"
    ]
    batch = min(recipe.batch, kept)
    parts = kept // batch
    total = recipe.epochs * parts + 1
    groups = [
        {"params": rest, "weight_decay": 0.01},
        {"params": own, "weight_decay": recipe.own},
        {"params": trust, "weight_decay": 0.0},
    ]
    chooser = torch.optim.AdamW(groups, lr=recipe.rate, fused=device == "cuda")
    rates = [recipe.rate, 0.3 * recipe.rate, 30.0 * recipe.rate]
    plan = torch.optim.lr_scheduler.OneCycleLR(chooser, rates, total_steps=total)
    keeping = max(0.0, 1.0 - 1.0 / (recipe.average * total))
    mean = torch.optim.swa_utils.AveragedModel(
        model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(keeping)
    )
    history: list[Epoch] = []
    for epoch in range(recipe.epochs):
        order = torch.randperm(kept, device=device)
        seen = torch.zeros((), device=device)
        for part in range(parts):
            found, shares = ask(model, data, order[part * batch : (part + 1) * batch])
            loss = -(found.clamp(min=-50.0) * shares).sum() / batch
            chooser.zero_grad(set_to_none=True)
            loss.backward()
            chooser.step()
            plan.step()
            mean.update_parameters(model)
            seen += loss.detach()
        history.append(Epoch(epoch + 1, float(seen) / parts, *judge(mean.module, data, held)))
    averaged = mean.module
    assert isinstance(averaged, Model)
    return averaged, history


def save(model: Model, to: Path) -> None:
    shape = model.form
    to.write_bytes(write(model.export(), shape.of_thing, shape.of_whole, shape.most_things))
