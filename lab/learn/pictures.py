"""Learning curves of the accepted nets and of the policy, from their cards.

python -m lab.learn.pictures                  # docs/pictures/learning.svg; needs matplotlib
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
PICTURE: Final = ROOT / "docs" / "pictures" / "learning.svg"
TITLES: Final = {
    "caesar-cleopatra": "Caesar & Cleopatra",
    "caesar": "Caesar!",
    "circus-maximus": "Circus Maximus",
}
WORDS: Final = {"outcome": "outcome", "returns of halves": "returns", "returns": "returns, all"}


def read(card: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "lab" / "nets" / f"{card}.json").read_text("utf-8"))
    return found


def picture() -> None:
    """Loss epoch by epoch: on what was fitted, and on games held back."""
    import matplotlib
    from matplotlib.figure import Figure

    from triumvir.arena.pictures import INK, STONE

    with matplotlib.rc_context({"svg.hashsalt": "triumvir", "text.color": INK}):
        figure = Figure(figsize=(16, 3.4), layout="constrained", facecolor=STONE)
        for place, (game, title) in enumerate(TITLES.items()):
            axes = figure.add_subplot(1, 5, place + 1, title=title)
            epochs = read(game)["history"]
            draw(axes, [e["loss"] for e in epochs], [e["held_back"] for e in epochs])
            name_stages(axes, [e["stage"] for e in epochs])
            square = game == "circus-maximus"
            axes.set_ylabel("square of 8 coins" if square else "cross entropy")
        axes = figure.add_subplot(1, 5, 4, title="Its policy, from searches")
        card = read("circus-maximus-policy")
        epochs = card["from"]["history"]
        draw(axes, [e["loss"] for e in epochs], [e["held_loss"] for e in epochs])
        axes.set_ylabel("cross entropy of visits")
        for number in (0, len(epochs) - 1):
            agreed = f"{100 * epochs[number]['agreed']:.1f} % agree"
            at = (number + 1, epochs[number]["held_loss"])
            side = "left" if number == 0 else "right"
            axes.annotate(agreed, at, (0, 9), textcoords="offset points", ha=side, fontsize=8)
        draw_strength(figure.add_subplot(1, 5, 5, title="and from its own games"), card)
        lines, labels = figure.axes[0].get_legend_handles_labels()
        figure.legend(lines, labels, loc="outside lower center", ncol=2, frameon=False)
        figure.savefig(PICTURE, metadata={"Date": None})
    print(PICTURE)


def draw(axes: Any, fitted: list[float], held_back: list[float]) -> None:
    from triumvir.arena.pictures import PURPLE, STONE, TERRACOTTA

    axes.set_facecolor(STONE)
    axes.spines[["top", "right"]].set_visible(False)
    epochs = range(1, len(fitted) + 1)
    axes.plot(epochs, fitted, "o-", color=PURPLE, label="fitted to")
    axes.plot(epochs, held_back, "s--", color=TERRACOTTA, label="games held back")
    axes.set_xlabel("epoch")
    low, high = axes.get_ylim()
    axes.set_ylim(low, high + 0.12 * (high - low))


def draw_strength(axes: Any, card: dict[str, Any]) -> None:
    """How often one wins among three as it was at first, and how undecided it is."""
    from triumvir.arena.pictures import INK, PURPLE, SEA, STONE

    axes.set_facecolor(STONE)
    axes.spines["top"].set_visible(False)
    points = card["strength"]
    axes.errorbar(
        [point["games"] / 1000 for point in points],
        [point["share"] for point in points],
        yerr=[point["within"] for point in points],
        fmt="o-", color=PURPLE, capsize=3,
    )  # fmt: skip
    axes.axhline(25, color=INK, linewidth=0.8, linestyle=":")
    axes.set_ylim(20, 50)
    axes.set_xlabel("thousands of games")
    axes.set_ylabel("wins among three, %", color=PURPLE)
    other = axes.twinx()
    other.spines["top"].set_visible(False)
    batches = [batch for batch in card["history"] if "entropy" in batch]
    played = 0.0
    along = []
    for batch in batches:
        played += batch["games"] / 1000
        along.append(played)
    other.plot(along, [batch["entropy"] for batch in batches], color=SEA, linewidth=1)
    other.set_ylim(0, 0.9)
    other.set_ylabel("entropy of a choice", color=SEA)


def name_stages(axes: Any, stages: list[str]) -> None:
    """What a net was fitted to, above its epochs."""
    from triumvir.arena.pictures import INK

    low, high = axes.get_ylim()
    for stage, words in WORDS.items():
        if stage in stages:
            first, count = stages.index(stage), stages.count(stage)
            middle = first + 0.5 + count / 2
            axes.text(middle, high - 0.07 * (high - low), words, ha="center", fontsize=8)
            # Two nets see half of the games each.
            if stage != "returns":
                axes.axvline(first + count / 2 + 0.5, color=INK, linewidth=0.5, alpha=0.3)
                axes.axvline(first + count + 0.5, color=INK, linewidth=0.8, linestyle=":")


if __name__ == "__main__":
    picture()
