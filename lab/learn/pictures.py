"""Learning curves of the accepted nets, from their cards.

python -m lab.learn.pictures                  # docs/pictures/learning.svg; needs matplotlib
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PICTURE: Final = ROOT / "docs" / "pictures" / "learning.svg"
TITLES: Final = {"caesar-cleopatra": "Caesar & Cleopatra", "caesar": "Caesar!"}


def picture() -> None:
    """Loss epoch by epoch: on what was fitted, and on the outcomes of games held back."""
    import matplotlib
    from matplotlib.figure import Figure

    from triumvir.arena.pictures import INK, PURPLE, STONE, TERRACOTTA

    with matplotlib.rc_context({"svg.hashsalt": "triumvir", "text.color": INK}):
        figure = Figure(figsize=(8, 3.4), layout="constrained", facecolor=STONE)
        for place, (game, title) in enumerate(TITLES.items()):
            history = json.loads((ROOT / "lab" / "nets" / f"{game}.json").read_text("utf-8"))[
                "history"
            ]
            axes = figure.add_subplot(1, 2, place + 1)
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
            half = sum([e["stage"] == "outcome" for e in history]) / 2
            for line in (half + 0.5, 2 * half + 0.5):
                axes.axvline(line, color=INK, linewidth=0.8, linestyle=":")
            low, high = axes.get_ylim()
            axes.set_ylim(low, high + 0.12 * (high - low))
            for at, words in ((half / 2, "first half"), (1.5 * half, "second half")):
                axes.text(at + 0.5, high + 0.03 * (high - low), words, ha="center", fontsize=8)
            last = 2 * half + (len(history) - 2 * half) / 2
            axes.text(last + 0.5, high + 0.03 * (high - low), "returns", ha="center", fontsize=8)
            axes.set_title(title, color=INK)
            axes.set_xlabel("epoch")
            axes.set_ylabel("cross entropy")
            axes.legend(loc="upper right", bbox_to_anchor=(1.0, 0.92), frameon=False)
        figure.savefig(PICTURE, metadata={"Date": None})
    print(PICTURE)


if __name__ == "__main__":
    picture()
