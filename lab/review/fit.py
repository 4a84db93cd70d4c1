"""Fits the curves of the review, writes them, and draws them beside what they were fitted on.

python -m lab.review.fit       # src/triumvir/review/curves.json, docs/pictures/review-curves.svg
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from lab.review.games import SEATS
from lab.review.gather import RESULTS
from lab.review.picture import draw
from triumvir.core.registry import find
from triumvir.review.curves import Curve, Fit, key_of, logistic, stretched

ROOT: Final = Path(__file__).parents[2]
CURVES: Final = ROOT / "src" / "triumvir" / "review" / "curves.json"
PICTURE: Final = ROOT / "docs" / "pictures" / "review-curves.svg"
RIDGE: Final = 1.0  # pulls towards values as they are
STEPS: Final = 30
LEVELS: Final = ("easy", "hard")


class Sample(NamedTuple):
    """A question of a game: who was asked, when, the search's value, how it ended."""

    game: int
    seats: int
    seat: int
    seq: int
    value: float
    share: float


class Games(NamedTuple):
    samples: list[Sample]
    lengths: list[int]
    shares: dict[str, list[float]]  # by role, or by the level of the game itself


def read(game_id: str, alone: bool = False) -> Games:
    """What was gathered, at tables or alone against the game itself."""
    game = find(game_id)
    found = Games([], [], {})
    lines = (RESULTS / f"review-{game_id}.jsonl").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        row = json.loads(line)
        seats, shares = row["seats"], row["shares"]
        if alone != (seats == 1):
            continue
        found.lengths.append(row["length"])
        called = [row["level"]] if alone else game.roles(game.meta.read_options({}))
        for name, share in zip(called, shares, strict=False):
            found.shares.setdefault(name, []).append(share)
        for seat, seq, value in row["rows"]:
            found.samples.append(Sample(number, seats, seat, seq, value, shares[seat]))
    if alone:
        return found
    # The consuls' own games, where the balance was measured
    journal = RESULTS / f"balance-{game_id}.jsonl"
    for line in journal.read_text(encoding="utf-8").splitlines()[1:]:
        for played in json.loads(line)["games"]:
            winners = [seat for seat, rank in enumerate(played["ranks"]) if rank == 1]
            for seat, name in enumerate(game.roles(game.meta.read_options({}))):
                part = 1 / len(winners) if seat in winners else 0.0
                found.shares.setdefault(name, []).append(part)
    return found


def fit(games: Games) -> Fit:
    """Logistic regression by Newton's steps: an offset for each number of seats, and a slope that
    changes in the course of a game."""
    length = round(sum(games.lengths) / len(games.lengths))
    tables = sorted({sample.seats for sample in games.samples})
    rows: list[list[float]] = []
    for sample in games.samples:
        x, part = stretched(sample.value), min(sample.seq / length, 1.0)
        rows.append([float(sample.seats == one) for one in tables] + [x * (1 - part), x * part])
    start = [0.0] * len(tables) + [1.0, 1.0]
    weights = list(start)
    for _ in range(STEPS):
        size = len(weights)
        gradient = [-RIDGE * (weights[i] - start[i]) for i in range(size)]
        curvature = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, sample in zip(rows, games.samples, strict=True):
            chance = logistic(sum([w * x for w, x in zip(weights, row, strict=True)]))
            for i in range(size):
                gradient[i] += (sample.share - chance) * row[i]
                for j in range(size):
                    curvature[i][j] += chance * (1 - chance) * row[i] * row[j]
        step = solve(curvature, gradient)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
    # One victory and one defeat more: nobody is sure to win.
    means = {name: (sum(of) + 1) / (len(of) + 2) for name, of in games.shares.items()}
    return Fit(
        offset={str(one): round(weights[i], 4) for i, one in enumerate(tables)},
        slope=(round(weights[-2], 4), round(weights[-1], 4)),
        length=length,
        start=balanced(means),
    )


def balanced(means: dict[str, float]) -> dict[str, float]:
    """Two roles share one victory; the game itself has a victory of its own at each level."""
    total = sum(means.values()) if set(means).isdisjoint(LEVELS) else 1.0
    return {name: round(mean / total, 4) for name, mean in means.items()}


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan; the matrix is small and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(len(rows)):
            if j != i:
                rows[j] = [b - rows[j][i] * a for a, b in zip(rows[i], rows[j], strict=True)]
    return [row[-1] for row in rows]


def loss(samples: Sequence[Sample], curve: Curve) -> float:
    """The mean log loss: smaller is better, 0.693 is a coin."""
    total = 0.0
    for sample in samples:
        chance = curve.at(sample.value, sample.seq, sample.seats)
        total -= sample.share * math.log(chance) + (1 - sample.share) * math.log(1 - chance)
    return total / len(samples)


def main() -> None:
    fits: dict[str, Fit] = {}
    games = {game_id: read(game_id) for game_id in SEATS}
    games[key_of("caesar", 1)] = read("caesar", alone=True)
    for key, known in games.items():
        fits[key] = fit(known)
        even = [
            known._replace(samples=[s for s in known.samples if s.game % 2 == k]) for k in (0, 1)
        ]
        held = [loss(even[1 - k].samples, Curve(fit(even[k]))) for k in (0, 1)]
        print(
            key, len({s.game for s in known.samples}), "games,", len(known.samples),
            "questions; log loss of values as they are", round(loss(known.samples, Curve(None)), 3),
            "fitted on the other half", round(sum(held) / 2, 3),
        )  # fmt: skip
    text = msgspec.json.format(msgspec.json.encode(fits), indent=1)
    CURVES.write_bytes(text + b"\n")
    PICTURE.write_text(draw(games, fits), encoding="utf-8")


if __name__ == "__main__":
    main()
