"""Fitting a policy to the visits of long searches, with torch: see `policy` and `fit`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from lab.learn.fit import CLIP, weights_of
from lab.learn.policy import OF_WHOLE, OTHERS, Rows, shared_others, shared_whole
from lab.learn.weights import bound, write
from triumvir.core.net import SECOND, WIDTH
from triumvir.games.circus_maximus.features import OF_SEAT


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


class Model(nn.Module):  # type: ignore[misc]
    """The same as `triumvir.core.net`, with floats."""

    def __init__(self, recipe: Recipe) -> None:
        super().__init__()
        self.most = {"things": bound(OF_SEAT), "wholes": bound(OF_WHOLE)}
        for name, told in (("things", shared_others()), ("wholes", shared_whole())):
            size = 0.5 / (40 * float((told**2).sum(1).mean())) ** 0.5
            self.register_buffer(f"told_{name}", torch.from_numpy(told), persistent=False)
            setattr(self, f"shared_{name}", nn.Parameter(torch.randn(told.shape[1], WIDTH) * size))
            setattr(self, f"own_{name}", nn.Parameter(torch.zeros(len(told), WIDTH)))
        self.thing_bias = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.whole_bias = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.middle = nn.Linear(2 * WIDTH, SECOND)
        nn.init.normal_(self.middle.weight, 0.0, 0.15)
        nn.init.constant_(self.middle.bias, 0.2)
        self.last = nn.Linear(SECOND, 1)
        nn.init.normal_(self.last.weight, 0.0, 0.02)
        nn.init.zeros_(self.last.bias)
        self.trust = nn.Parameter(torch.tensor(recipe.trust))

    def rows(self, name: str) -> Tensor:
        table: Tensor = getattr(self, f"told_{name}") @ getattr(self, f"shared_{name}")
        most = self.most[name]
        return (table + getattr(self, f"own_{name}")).clamp(-most, most)

    def units(self, told: Tensor, name: str, bias: Tensor) -> Tensor:
        """Clipped units; `told` [many, features]."""
        table = self.rows(name)
        table = torch.cat([table, torch.zeros_like(table[:1])])
        sums = functional.embedding_bag(told, table, mode="sum", padding_idx=len(table) - 1)
        units: Tensor = (sums + bias).clamp(0.0, CLIP)
        return units

    def forward(self, others: Tensor, whole: Tensor, sight: Tensor) -> Tensor:
        """The score of each choice."""
        many, seats, width = others.shape
        there = others[:, :, 0] < len(self.told_things)
        each = self.units(others.reshape(many * seats, width), "things", self.thing_bias)
        things = (each.reshape(many, seats, -1) * there[:, :, None]).sum(1)
        units = torch.cat([things, self.units(whole, "wholes", self.whole_bias)], 1)
        score: Tensor = self.last(self.middle(units).clamp(0.0, CLIP))
        return score[:, 0] + self.trust * sight


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
    own = [part for name, part in model.named_parameters() if name.startswith("own")]
    trust = [model.trust]
    rest = [
        part
        for name, part in model.named_parameters()
        if not name.startswith("own") and name != "trust"
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
    to.write_bytes(write(weights_of(model), OF_SEAT, OF_WHOLE, OTHERS))
