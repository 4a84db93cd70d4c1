"""Fitting a net to the coins of all seats, with torch: see `coins` and `fit`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from lab.learn.coins import COINS, Rows, shared_rows
from lab.learn.fit import CLIP, Epoch, returns
from lab.learn.weights import Weights, bound
from triumvir.core.net import SECOND, WIDTH
from triumvir.games.circus_maximus.features import OF_SEAT


class Recipe(NamedTuple):
    """How long and how fast."""

    epochs: int = 2  # on what there was in the end, for each half of the games
    more_epochs: int = 4  # on returns
    batch: int = 8192
    rate: float = 3e-3
    decay: float = 0.8  # lambda of the returns
    own: float = 0.0  # how much the own part of each row is held down; 0: there is none
    average: float = 0.1
    held_back: float = 0.05
    rounds: int = 1  # how often nets are fitted to the halves, from the second time on to returns


class Model(nn.Module):  # type: ignore[misc]
    """The same as `triumvir.core.net` told of a whole alone, with floats."""

    def __init__(self, recipe: Recipe) -> None:
        super().__init__()
        told = shared_rows()
        self.most = bound(OF_SEAT)
        self.register_buffer("told", torch.from_numpy(told), persistent=False)
        size = 0.5 / (40 * float((told**2).sum(1).mean())) ** 0.5
        self.shared = nn.Parameter(torch.randn(told.shape[1], WIDTH) * size)
        self.own = nn.Parameter(torch.zeros(len(told), WIDTH), requires_grad=recipe.own > 0.0)
        self.bias = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.middle = nn.Linear(WIDTH, SECOND)
        nn.init.normal_(self.middle.weight, 0.0, 0.2)
        nn.init.constant_(self.middle.bias, 0.2)
        self.last = nn.Linear(SECOND, 1)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def rows(self) -> Tensor:
        table: Tensor = (self.told @ self.shared + self.own).clamp(-self.most, self.most)
        return table

    def forward(self, told: Tensor) -> Tensor:
        """The score of each seat: [position, seat]."""
        many, seats, width = told.shape
        table = self.rows()
        table = torch.cat([table, torch.zeros_like(table[:1])])
        sums = functional.embedding_bag(
            told.reshape(many * seats, width), table, mode="sum", padding_idx=len(table) - 1
        )
        units = (sums + self.bias).clamp(0.0, CLIP)
        score: Tensor = self.last(self.middle(units).clamp(0.0, CLIP))
        return score.reshape(many, seats)

    def export(self) -> Weights:
        def plain(tensor: Tensor) -> Any:
            return tensor.detach().cpu().double().numpy()

        middle = np.zeros((2 * WIDTH, SECOND))
        middle[WIDTH:] = plain(self.middle.weight).T
        return Weights(
            np.zeros(WIDTH),
            np.zeros((0, WIDTH)),
            plain(self.bias),
            plain(self.rows()),
            middle,
            plain(self.middle.bias),
            plain(self.last.weight)[0],
            float(self.last.bias.detach()),
            1.0,
        )


class Data(NamedTuple):
    """Rows as tensors, on the device. Coins in units of COINS, less the mean of the table."""

    told: Tensor
    there: Tensor  # 1 where there is a seat
    expected: Tensor
    final: Tensor


def centred(values: Tensor, there: Tensor) -> Tensor:
    mean = (values * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
    return (values - mean) * there


def to_device(rows: Rows, device: str) -> Data:
    there = np.arange(rows.expected.shape[1])[None, :] < rows.seats[:, None]
    on = torch.from_numpy(there.astype(np.float32)).to(device)
    return Data(
        torch.from_numpy(rows.told.astype(np.int16)).to(device),
        on,
        torch.from_numpy(rows.expected).to(device) / COINS,
        centred(torch.from_numpy(rows.final).to(device) / COINS, on),
    )


def predict(model: nn.Module, data: Data, rows: Tensor, batch: int = 65536) -> Tensor:
    found = []
    with torch.no_grad():
        for part in rows.split(batch):
            score = model(data.told[part].int())
            found.append(centred(data.expected[part] + score, data.there[part]))
    return torch.cat(found)


def epochs(
    model: Model, data: Data, target: Tensor, rows: Tensor, held: Tensor, count: int,
    recipe: Recipe, history: list[Epoch], stage: str,
) -> Model:  # fmt: skip
    batch = min(recipe.batch, len(rows))
    parts = len(rows) // batch
    others = [part for name, part in model.named_parameters() if name != "own"]
    groups = [{"params": others, "weight_decay": 0.01}]
    rates = [recipe.rate]
    if recipe.own > 0.0:
        groups.append({"params": [model.own], "weight_decay": recipe.own})
        rates.append(0.3 * recipe.rate)
    chooser = torch.optim.AdamW(groups, lr=recipe.rate, fused=rows.is_cuda)
    plan = torch.optim.lr_scheduler.OneCycleLR(chooser, rates, total_steps=count * parts + 1)
    kept = max(0.0, 1.0 - 1.0 / (recipe.average * count * parts))
    mean = torch.optim.swa_utils.AveragedModel(
        model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(kept)
    )
    for epoch in range(count):
        order = rows[torch.randperm(len(rows), device=rows.device)]
        total = torch.zeros((), device=rows.device)
        for part in range(parts):
            chosen = order[part * batch : (part + 1) * batch]
            there = data.there[chosen]
            score = model(data.told[chosen].int())
            guessed = centred(data.expected[chosen] + score, there)
            loss = ((guessed - target[chosen]) ** 2 * there).sum() / there.sum()
            chooser.zero_grad(set_to_none=True)
            loss.backward()
            chooser.step()
            plan.step()
            mean.update_parameters(model)
            total += loss.detach()
        seen = error(predict(mean.module, data, held), data, held)
        history.append(Epoch(stage, epoch + 1, float(total) / parts, seen))
    averaged = mean.module
    assert isinstance(averaged, Model)
    return averaged


def error(guessed: Tensor, data: Data, rows: Tensor) -> float:
    """The mean square error, in units."""
    there = data.there[rows]
    return float(((guessed - data.final[rows]) ** 2 * there).sum() / there.sum())


def fit(rows: Rows, recipe: Recipe, seed: int, device: str) -> tuple[Model, list[Epoch]]:
    """All fits; the model with averaged weights, and how it went."""
    torch.manual_seed(seed)
    data = to_device(rows, device)
    history: list[Epoch] = []
    ends = np.cumsum(rows.lengths)
    kept = int(ends[int((len(ends) - 1) * (1.0 - recipe.held_back))])
    every = torch.arange(len(rows.seats), device=device)
    held = every[kept:]
    target = data.final
    middle = int(ends[len(ends) // 2])
    # Returns run along the positions as they were; the ends of biddings take part in theirs.
    of = torch.from_numpy(rows.of).to(device)
    real = of == every
    number = torch.cumsum(real, 0) - 1
    games = torch.repeat_interleave(
        torch.arange(len(rows.lengths), device=device), torch.from_numpy(rows.lengths).to(device)
    )
    lengths = torch.bincount(games[real], minlength=len(rows.lengths)).cpu().numpy()
    values = torch.zeros_like(data.final)
    for done in range(recipe.rounds):
        stage = "outcome" if done == 0 else "returns of halves"
        for half, other in ((every[:middle], every[middle:]), (every[middle:kept], every[:middle])):
            model = Model(recipe).to(device)
            model = epochs(model, data, target, half, held, recipe.epochs, recipe, history, stage)
            values[other] = predict(model, data, other)
        ahead = returns(values[real], data.final[real], lengths, recipe.decay)
        target = ahead[number[of]]
    model = Model(recipe).to(device)
    model = epochs(
        model, data, target, every[:kept], held, recipe.more_epochs, recipe, history, "returns"
    )
    return model, history
