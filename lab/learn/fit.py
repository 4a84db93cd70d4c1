"""Fitting a net to rows of positions, with torch: on a GPU where there is one.

Twice: first to what became of each game, then to the returns along it, in which the first net's own
opinions of the positions that followed stand for most of what chance did later. The weights of the
last steps are averaged. What counts is how a net plays, not how well it fits: see `match`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from lab.learn.inputs import Rows, Shape
from lab.learn.weights import Weights, bound
from triumvir.core.net import SECOND, TOP, UNIT_BITS, WIDTH

CLIP: Final = TOP / (1 << UNIT_BITS)


class Recipe(NamedTuple):
    """How long and how fast."""

    epochs: int = 2  # on outcomes, for each half of the games
    more_epochs: int = 4  # on returns
    batch: int = 8192
    rate: float = 3e-3
    decay: float = 0.7  # lambda of the returns
    own: float = 1.0  # how much the own part of each row is held down; 0: there is none
    average: float = 0.1  # the part of the steps, the last ones, over which weights are averaged
    margin: float = 0.3  # how much of the target is the margin, the rest being the outcome
    held_back: float = 0.05  # of the games, to see how it fits
    residual: bool = True  # added to the hand-made opinion
    rounds: int = 1  # how often nets are fitted to the halves, from the second time on to returns
    search: float = 0.0  # in returns, how much the search's own values count, where there are some


class Epoch(NamedTuple):
    """How well it fits: what it was fitted to, and the outcomes of games that were held back."""

    stage: str
    epoch: int
    loss: float
    held_back: float


class Model(nn.Module):  # type: ignore[misc]
    """The same as `triumvir.core.net`, with floats."""

    def __init__(self, form: Shape, recipe: Recipe) -> None:
        super().__init__()
        self.form = form
        for name, told, most in (
            ("things", form.shared_things, form.of_thing),
            ("wholes", form.shared_wholes, form.of_whole),
        ):
            self.register_buffer(f"{name}_told", torch.from_numpy(told), persistent=False)
            # So that the sums are about half a unit large at first.
            size = 0.5 / (most * float((told**2).sum(1).mean())) ** 0.5
            shared = torch.randn(told.shape[1], WIDTH) * size
            self.register_parameter(f"{name}_shared", nn.Parameter(shared))
            own = nn.Parameter(torch.zeros(len(told), WIDTH), requires_grad=recipe.own > 0.0)
            self.register_parameter(f"{name}_own", own)
        self.thing_bias = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.whole_bias = nn.Parameter(torch.full((WIDTH,), 0.3))
        self.middle = nn.Linear(2 * WIDTH, SECOND)
        nn.init.normal_(self.middle.weight, 0.0, 0.15)
        nn.init.constant_(self.middle.bias, 0.2)
        self.last = nn.Linear(SECOND, 1)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.trust = nn.Parameter(
            torch.tensor(2.0 if recipe.residual else 0.0), requires_grad=recipe.residual
        )

    def take(self, weights: Weights) -> None:
        """Begin with these: what rows share, which cannot be told from them, begins at nothing."""

        def put(part: Tensor, values: Any) -> None:
            part.data.copy_(torch.from_numpy(np.asarray(values)))

        for name, rows in (("things", weights.things), ("wholes", weights.wholes)):
            getattr(self, f"{name}_shared").data.zero_()
            put(getattr(self, f"{name}_own"), rows)
        put(self.thing_bias, weights.thing_bias)
        put(self.whole_bias, weights.whole_bias)
        put(self.middle.weight, weights.middle.T)
        put(self.middle.bias, weights.middle_bias)
        put(self.last.weight, weights.last[None])
        put(self.last.bias, [weights.last_bias])
        put(self.trust, weights.trust)

    def rows(self, name: str) -> Tensor:
        """The rows of all features, cut off where they would not fit into the file."""
        used = self.form.of_thing if name == "things" else self.form.of_whole
        most = bound(used)
        told, shared = getattr(self, f"{name}_told"), getattr(self, f"{name}_shared")
        table: Tensor = (told @ shared + getattr(self, f"{name}_own")).clamp(-most, most)
        return table

    def bags(self, name: str, features: Tensor) -> Tensor:
        """The rows of each thing added up; what is one past the last feature is nothing."""
        table = self.rows(name)
        table = torch.cat([table, torch.zeros_like(table[:1])])
        return functional.embedding_bag(features, table, mode="sum", padding_idx=len(table) - 1)

    def forward(self, things: Tensor, wholes: Tensor, opinion: Tensor) -> Tensor:
        """The score; its hyperbolic tangent is the value."""
        many, most, _ = things.shape
        there = (things[:, :, 0] != self.form.things).unsqueeze(2)
        each = self.bags("things", things.reshape(many * most, -1)).reshape(many, most, WIDTH)
        summed = ((each + self.thing_bias).clamp(0.0, CLIP) * there).sum(1)
        whole = (self.bags("wholes", wholes) + self.whole_bias).clamp(0.0, CLIP)
        middle = self.middle(torch.cat([summed, whole], 1)).clamp(0.0, CLIP)
        score: Tensor = self.last(middle).squeeze(1) + self.trust * opinion
        return score

    def export(self) -> Weights:
        return weights_of(self)


def weights_of(model: Any) -> Weights:
    """The weights of a model with things and a whole."""

    def plain(tensor: Tensor) -> Any:
        return tensor.detach().cpu().double().numpy()

    return Weights(
        plain(model.thing_bias),
        plain(model.rows("things")),
        plain(model.whole_bias),
        plain(model.rows("wholes")),
        plain(model.middle.weight).T,
        plain(model.middle.bias),
        plain(model.last.weight)[0],
        float(model.last.bias.detach()),
        float(model.trust.detach()),
    )


class Data(NamedTuple):
    """Rows as tensors, on the device."""

    things: Tensor
    wholes: Tensor
    opinion: Tensor
    target: Tensor

    def some(self, rows: Tensor) -> Data:
        return Data(*[part[rows] for part in self])


def to_device(rows: Rows, margin: float, device: str) -> Data:
    target = (1.0 - margin) * rows.outcome + margin * rows.margin
    return Data(
        torch.from_numpy(rows.things.astype(np.int16)).to(device),
        torch.from_numpy(rows.wholes.astype(np.int16)).to(device),
        torch.from_numpy(rows.opinion).to(device),
        torch.from_numpy(target.astype(np.float32)).to(device),
    )


def loss_of(score: Tensor, target: Tensor) -> Tensor:
    """Cross entropy; a value of v is a victory with a chance of (1 + v) / 2."""
    return functional.binary_cross_entropy_with_logits(2.0 * score, 0.5 + 0.5 * target)


def epochs(
    model: Model, data: Data, target: Tensor, rows: Tensor, held: Tensor, count: int,
    recipe: Recipe, history: list[Epoch], stage: str,
) -> Model:  # fmt: skip
    """Fit; the model with averaged weights."""
    batch = min(recipe.batch, len(rows))
    parts = len(rows) // batch
    own = [part for name, part in model.named_parameters() if name.endswith("_own")]
    others = [part for name, part in model.named_parameters() if not name.endswith("_own")]
    groups = [{"params": others, "weight_decay": 0.01}]
    rates = [recipe.rate]
    if recipe.own > 0.0:
        groups.append({"params": own, "weight_decay": recipe.own})
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
            some = data.some(chosen)
            score = model(some.things.int(), some.wholes.int(), some.opinion)
            loss = loss_of(score, target[chosen])
            chooser.zero_grad(set_to_none=True)
            loss.backward()
            chooser.step()
            plan.step()
            mean.update_parameters(model)
            total += loss.detach()
        seen = check(mean.module, data, data.target, held)
        history.append(Epoch(stage, epoch + 1, float(total) / parts, seen))
    averaged = mean.module
    assert isinstance(averaged, Model)
    return averaged


def scores(model: nn.Module, data: Data, rows: Tensor, batch: int = 65536) -> Tensor:
    found = []
    with torch.no_grad():
        for first in range(0, len(rows), batch):
            some = data.some(rows[first : first + batch])
            found.append(model(some.things.int(), some.wholes.int(), some.opinion))
    return torch.cat(found)


def check(model: nn.Module, data: Data, target: Tensor, rows: Tensor) -> float:
    return float(loss_of(scores(model, data, rows), target[rows]))


def returns(values: Tensor, target: Tensor, lengths: Any, decay: float) -> Tensor:
    """Along each run of positions: the value of the next one, and `decay` of what came of it."""
    ends = np.cumsum(lengths)
    starts = torch.from_numpy(ends - lengths).to(values.device)
    sizes = torch.from_numpy(np.asarray(lengths, np.int64)).to(values.device)
    found = torch.empty_like(values)
    later = torch.zeros(len(lengths), *values.shape[1:], device=values.device)
    for back in range(int(sizes.max())):
        there = sizes > back
        at = (starts + sizes - 1 - back)[there]
        if back == 0:
            later[there] = target[at]
        else:
            later[there] = (1.0 - decay) * values[at + 1] + decay * later[there]
        found[at] = later[there]
    return found


def fit(
    rows: Rows, form: Shape, recipe: Recipe, seed: int, device: str
) -> tuple[Model, list[Epoch]]:
    """Both fits; the model with averaged weights, and how it went.

    What a net thinks of a game that it was fitted to is half remembered. So two nets are fitted to
    half of the games each, and returns are reckoned by the one that has not seen the game.
    """
    torch.manual_seed(seed)
    history: list[Epoch] = []
    data = to_device(rows, recipe.margin, device)
    # Whole games are held back, the last ones.
    ends = np.cumsum(rows.lengths)
    kept = int(ends[int((len(ends) - 1) * (1.0 - recipe.held_back))])
    every = torch.arange(len(rows.opinion), device=device)
    middle = int(ends[len(ends) // 2])
    held = every[kept:]
    values = torch.zeros(len(every), device=device)
    ahead = data.target
    for number in range(recipe.rounds):
        stage = "outcome" if number == 0 else "returns of halves"
        for half, other in ((every[:middle], every[middle:]), (every[middle:kept], every[:middle])):
            model = Model(form, recipe).to(device)
            model = epochs(model, data, ahead, half, held, recipe.epochs, recipe, history, stage)
            values[other] = torch.tanh(scores(model, data, other))
        if recipe.search > 0.0:
            thought = torch.from_numpy(rows.thought).to(device)
            mixed = (1.0 - recipe.search) * values + recipe.search * thought
            values = torch.where(torch.isnan(thought), values, mixed)
        ahead = returns(values, data.target, rows.lengths, recipe.decay)
    model = Model(form, recipe).to(device)
    model = epochs(
        model, data, ahead, every[:kept], held, recipe.more_epochs, recipe, history, "returns"
    )
    return model, history
