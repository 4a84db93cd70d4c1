"""Learning curves of the accepted nets, from their cards.

python -m lab.learn.pictures                  # docs/pictures/learning.svg; needs matplotlib
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PICTURE: Final = ROOT / "docs" / "pictures" / "learning.svg"
TITLES: Final = {
    "caesar-cleopatra": "Caesar & Cleopatra",
    "caesar": "Caesar!",
    "circus-maximus": "Circus Maximus",
}
WORDS: Final = {"outcome": "outcome", "returns of halves": "returns", "returns": "returns, all"}


def picture() -> None:
    """Loss epoch by epoch: on what was fitted, and on the outcomes of games held back."""
    import matplotlib
    from matplotlib.figure import Figure

    from triumvir.arena.pictures import INK, PURPLE, STONE, TERRACOTTA

    with matplotlib.rc_context({"svg.hashsalt": "triumvir", "text.color": INK}):
        figure = Figure(figsize=(11, 3.4), layout="constrained", facecolor=STONE)
        for place, (game, title) in enumerate(TITLES.items()):
            history = json.loads((ROOT / "lab" / "nets" / f"{game}.json").read_text("utf-8"))[
                "history"
            ]
            axes = figure.add_subplot(1, 3, place + 1)
            axes.set_facecolor(STONE)
            axes.spines[["top", "right"]].set_visible(False)
            epochs = range(1, len(history) + 1)
            axes.plot(epochs, [e["loss"] for e in history], "o-", color=PURPLE, label="fitted to")
            axes.plot(
                epochs,
                [e["held_back"] for e in history],
                "s--",
                color=TERRACOTTA,
                label="games held back",
            )
            low, high = axes.get_ylim()
            axes.set_ylim(low, high + 0.12 * (high - low))
            stages = [e["stage"] for e in history]
            for stage, words in WORDS.items():
                if stage in stages:
                    first, count = stages.index(stage), stages.count(stage)
                    middle = first + 0.5 + count / 2
                    axes.text(middle, high + 0.03 * (high - low), words, ha="center", fontsize=8)
                    # Two nets see half of the games each.
                    if stage != "returns":
                        axes.axvline(first + count / 2 + 0.5, color=INK, linewidth=0.5, alpha=0.3)
                        axes.axvline(first + count + 0.5, color=INK, linewidth=0.8, linestyle=":")
            axes.set_title(title, color=INK)
            axes.set_xlabel("epoch")
            square = game == "circus-maximus"
            axes.set_ylabel("square of 8 coins" if square else "cross entropy")
        lines, labels = figure.axes[0].get_legend_handles_labels()
        figure.legend(lines, labels, loc="outside lower center", ncol=2, frameon=False)
        figure.savefig(PICTURE, metadata={"Date": None})
    print(PICTURE)


if __name__ == "__main__":
    picture()
