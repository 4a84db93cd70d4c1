"""Is the card sheet of Circus Maximus fair? (CM-92) Bots play; figures and pictures follow.

    python -m lab.circus_balance measure --games 400 --out figures.json   # minutes, on every core
    python -m lab.circus_balance measure --bots citizen --sheets default --tasks favours
    python -m lab.circus_balance measure --bots dictator --tasks favours --minutes 30  # until then
    python -m lab.circus_balance draw figures.json docs/pictures          # needs matplotlib
    python -m lab.circus_balance table figures.json                       # Markdown for the report

What is measured, for each sheet and each number of players:

- self-play: coins, where they came from, sales, decisions, the share of victories by seat;
- an always-passing player: one seat passes and declines whatever it is asked, the others play;
- the value of a favour: a table at the beginning of phase II of day one, once as it is and once
  with one favour of a kind in the hand of one seat, both played to the end by the same bots.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from triumvir.bots import make_bot
from triumvir.core.dealer import Dealer
from triumvir.core.row import add, cards_in, set_pile
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.cards import EFFECT_COUNT, EFFECTS
from triumvir.games.circus_maximus.fields import (
    FAVOUR_PILE,
    HAND,
    HAND_N,
    KNOWN,
    LEDGER,
    SOURCE_COUNT,
    SOURCES,
    STAGE,
    STARTER,
    UNSEEN_FAVOURS,
    book,
    get,
)
from triumvir.games.circus_maximus.rules import CircusState
from triumvir.games.circus_maximus.sheet import DEFAULT

Figures = dict[str, Any]
SEATS = (3, 4, 5)


def sheets() -> dict[str, Figures | None]:
    """The default, the alternatives of CM-92, and one with other coins on four favours."""
    flat = copy.deepcopy(DEFAULT.document)
    for level, coins in enumerate((0, 0, 1, 1, 1, 2, 2, 3), 1):
        flat["merchants"][str(level)]["coins"] = coins  # type: ignore[index]
    rich = copy.deepcopy(DEFAULT.document)
    for visitor in rich["visitors"].values():  # type: ignore[attr-defined]
        visitor["coins"] += 1
    scarce = copy.deepcopy(DEFAULT.document)
    for venue in scarce["ticket_cards"].values():  # type: ignore[attr-defined]
        venue.update(balcony=3, stalls=2, box=1)
    even = copy.deepcopy(DEFAULT.document)
    for effect, coins in (
        ("new_ticket", 2),
        ("step_forward", 1),
        ("other_venue", 3),
        ("unseen", 1),
    ):
        even["favours"][effect]["coins"] = coins  # type: ignore[index]
    return {
        "default": None,
        "merchants 0 0 1 1 1 2 2 3": flat,
        "visitors 3 to 7": rich,
        "boxes scarce": scarce,
        "favours even": even,
    }


TASKS = ("self", "pass", "favours")


class Job(NamedTuple):
    task: str  # one of TASKS
    sheet: str
    seats: int
    number: int
    bots: str


def play(state: CircusState, job: Job, passer: int = -1) -> int:
    """Play to the end; how many decisions there were."""
    bots = [
        make_bot(job.bots, GAME, f"{job.number}/{seat}", time.thread_time)
        for seat in range(state.seats())
    ]
    decisions = 0
    while state.to_act():
        seat = state.to_act()[0]
        decisions += 1
        choices = state.legal(seat)
        if seat == passer or len(choices) == 1:
            state.play(seat, choices[-1])  # to pass or to decline is always the last choice
        else:
            state.play(seat, bots[seat].choose(state.view(seat)))
    return decisions


def start(job: Job) -> CircusState:
    options: dict[str, object] = {"sheet": sheets()[job.sheet]}
    state = GAME.start(job.seats, options, Dealer(f"balance/{job.seats}/{job.number}"))
    assert isinstance(state, CircusState)
    return state


def result(state: CircusState, first: int) -> Figures:
    outcome = state.outcome()
    assert outcome is not None
    ledger = [int(book(state.row, number)) for number in range(state.seats() * LEDGER)]
    sources = [0] * SOURCE_COUNT
    for index, coins in enumerate(ledger):
        sources[index % SOURCE_COUNT] += coins
    order = [(first + seat) % state.seats() for seat in range(state.seats())]
    return {
        "coins": [outcome.points[seat] for seat in order],
        "shares": [outcome.share(seat) for seat in order],
        "sources": [coins / state.seats() / 3 for coins in sources],
        "unplayed": sum(outcome.points) - sum(ledger),
    }


def run(job: Job) -> tuple[Job, Figures]:
    state = start(job)
    first = int(get(state.row, STARTER))
    if job.task == "self":
        decisions = play(state, job)
        return job, {**result(state, first), "decisions": decisions}
    if job.task == "pass":
        passer = job.number % job.seats
        play(state, job, passer)
        outcome = state.outcome()
        assert outcome is not None
        return job, {"coins": outcome.points[passer], "share": outcome.share(passer)}
    return job, favour_values(job, state)


def favour_values(job: Job, state: CircusState) -> Figures:
    """What one favour of each kind adds to the coins of one seat."""
    while get(state.row, STAGE) == 0:  # nobody goes to the villa on day one
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[-1])
    owner = job.number % job.seats
    plain = state.clone()
    play(plain, job)
    base = plain.standing()[owner]
    values: Figures = {}
    for effect in range(EFFECT_COUNT):
        pile = cards_in(state.row, FAVOUR_PILE)
        if effect not in pile:
            continue
        table = state.clone()
        pile.remove(effect)
        set_pile(table.row, FAVOUR_PILE, pile)
        add(table.row, UNSEEN_FAVOURS + effect, -1)
        add(table.row, HAND + owner * EFFECT_COUNT + effect, 1)
        add(table.row, KNOWN + owner * EFFECT_COUNT + effect, 1)
        add(table.row, HAND_N + owner, 1)
        play(table, job)
        values[EFFECTS[effect]] = table.standing()[owner] - base
    return values


def jobs(games: int, bots: str, names: Sequence[str], tasks: Sequence[str]) -> Iterator[Job]:
    for name in names:
        for seats in SEATS:
            for number in range(games if "self" in tasks else 0):
                yield Job("self", name, seats, number, bots)
            for number in range(games // 2 if "pass" in tasks else 0):
                yield Job("pass", name, seats, number, bots)
        deals = 2 * games if name == "default" else games // 3
        for number in range(deals if "favours" in tasks else 0):
            yield Job("favours", name, 4, number, bots)


def measure(
    games: int, bots: str, names: Sequence[str], tasks: Sequence[str], workers: int, minutes: float
) -> Figures:
    """Play all games, or as many as are finished within so many minutes."""
    end = time.monotonic() + 60 * minutes
    found: dict[str, Figures] = {}
    with multiprocessing.Pool(workers) as pool:
        for job, figures in pool.imap_unordered(run, jobs(games, bots, names, tasks)):
            if time.monotonic() > end:
                break
            entry = found.setdefault(job.sheet, {"self": {}, "pass": {}, "favours": {}})
            if job.task == "favours":
                for name, value in figures.items():
                    entry["favours"].setdefault(name, []).append(value)
            else:
                entry[job.task].setdefault(str(job.seats), []).append(figures)
    return {name: summary(entry) for name, entry in found.items()}


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of a mean."""
    middle = mean(values)
    square = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return float((square / len(values)) ** 0.5)


def summary(entry: Figures) -> Figures:
    done: Figures = {"self": {}, "pass": {}, "favours": {}}
    for seats, games in entry["self"].items():
        n = int(seats)
        coins = [coin for game in games for coin in game["coins"]]
        done["self"][seats] = {
            "games": len(games),
            "coins": mean(coins),
            "sources": [mean([game["sources"][k] for game in games]) for k in range(SOURCE_COUNT)],
            "unplayed": mean([game["unplayed"] for game in games]) / n,
            "shares": [mean([game["shares"][seat] for game in games]) for seat in range(n)],
            "share_error": error([game["shares"][0] for game in games]),
            "decisions": mean([game["decisions"] for game in games]),
        }
    for seats, games in entry["pass"].items():
        done["pass"][seats] = {
            "games": len(games),
            "coins": mean([game["coins"] for game in games]),
            "share": mean([game["share"] for game in games]),
        }
    for name, values in sorted(entry["favours"].items()):
        done["favours"][name] = [mean(values), error(values), len(values)]
    return done


def table(figures: Figures) -> None:
    """The figures as Markdown."""
    for sheet, entry in figures.items():
        print(f"\n### {sheet}\n")
        if entry["self"]:
            table_of_games(entry)
        print("\nValue of a favour (4 players):", end=" ")
        values = entry["favours"].items()
        print(", ".join(f"{name} {value[0]:.1f} ± {value[1]:.1f}" for name, value in values))


def table_of_games(entry: Figures) -> None:
    """What was played from the beginning, by itself and beside somebody who always passes."""
    print("| | 3 players | 4 players | 5 players |\n|---|---|---|---|")
    own = [entry["self"][str(n)] for n in SEATS]
    passing = [entry["pass"][str(n)] for n in SEATS]
    print(row("coins per player", [f"{one['coins']:.1f}" for one in own]))
    names = "/".join(name.replace("_", " ") for name in SOURCES[:4])
    cells = [" / ".join(f"{coins:.1f}" for coins in one["sources"][:4]) for one in own]
    print(row(f"a day: {names}", cells))
    print(row("unplayed favours, coins", [f"{one['unplayed']:.1f}" for one in own]))
    cells = [" ".join(f"{100 * share:.0f}" for share in one["shares"]) + " %" for one in own]
    print(row("victories by seat, first start player first", cells))
    print(row("decisions a game", [f"{one['decisions']:.0f}" for one in own]))
    cells = [f"{one['coins']:.1f} coins, wins {100 * one['share']:.0f} %" for one in passing]
    print(row("who always passes", cells))


def row(label: str, cells: list[str]) -> str:
    return f"| {label} | {' | '.join(cells)} |"


def draw(figures: Figures, folder: Path) -> None:
    import matplotlib  # type: ignore[import-not-found, unused-ignore]

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt  # type: ignore[import-not-found, unused-ignore]

    colours = ["#98371f", "#1c5273", "#c9a227", "#5f8f6f", "#6b5b48"]
    names = list(figures)
    folder.mkdir(parents=True, exist_ok=True)

    figure, axes = plt.subplots(1, 3, figsize=(9, 3.2), sharey=True)
    for axis, seats in zip(axes, SEATS, strict=True):
        bottom = [0.0] * len(names)
        for source in range(4):
            values = [figures[name]["self"][str(seats)]["sources"][source] for name in names]
            axis.bar(names, values, bottom=bottom, color=colours[source], label=SOURCES[source])
            bottom = [low + value for low, value in zip(bottom, values, strict=True)]
        axis.set_title(f"{seats} players", fontsize=9)
        axis.set_xticks(range(len(names)), names, rotation=25, ha="right", fontsize=6)
    axes[0].set_ylabel("coins per player and day", fontsize=8)
    handles, labels = axes[0].get_legend_handles_labels()
    words = [label.replace("_", " ") for label in labels]
    figure.legend(handles, words, fontsize=7, ncols=4, loc="upper center")
    figure.tight_layout(rect=(0, 0, 1, 0.93))
    figure.savefig(folder / "circus-coins.png", dpi=90)

    figure, axes = plt.subplots(1, 3, figsize=(9, 2.8))
    for axis, seats in zip(axes, SEATS, strict=True):
        for index, name in enumerate(names):
            one = figures[name]["self"][str(seats)]
            shares = [100 * share for share in one["shares"]]
            axis.errorbar(
                [seat + 1 + 0.08 * (index - 1.5) for seat in range(seats)],
                shares,
                yerr=100 * one["share_error"],
                fmt="o",
                markersize=4,
                color=colours[index],
                label=name,
            )
        axis.axhline(100 / seats, color="#8a7650", linewidth=1)
        axis.set_ylim(0, 60)
        axis.set_title(f"{seats} players: victories by seat, %", fontsize=8)
        axis.set_xticks(range(1, seats + 1))
    axes[0].legend(fontsize=6)
    figure.tight_layout()
    figure.savefig(folder / "circus-seats.png", dpi=90)

    figure, axis = plt.subplots(figsize=(9, 3))
    kinds = [name for name in EFFECTS if name in figures[names[0]]["favours"]]
    for index, name in enumerate(names):
        values = [figures[name]["favours"][kind] for kind in kinds]
        axis.bar(
            [place + 0.2 * (index - 1.5) for place in range(len(kinds))],
            [value[0] for value in values],
            width=0.2,
            yerr=[value[1] for value in values],
            color=colours[index],
            label=name,
        )
    axis.set_xticks(range(len(kinds)), [kind.replace("_", " ") for kind in kinds], fontsize=7)
    axis.set_ylabel("coins that one card adds", fontsize=8)
    axis.legend(fontsize=6)
    figure.tight_layout()
    figure.savefig(folder / "circus-favours.png", dpi=90)

    figure, axis = plt.subplots(figsize=(6, 2.8))
    for index, name in enumerate(names):
        own = [figures[name]["self"][str(seats)]["coins"] for seats in SEATS]
        passing = [figures[name]["pass"][str(seats)]["coins"] for seats in SEATS]
        axis.plot(SEATS, own, "o-", color=colours[index], label=f"{name}: plays")
        axis.plot(SEATS, passing, "x--", color=colours[index], label=f"{name}: passes")
    axis.set_xticks(SEATS)
    axis.set_xlabel("players", fontsize=8)
    axis.set_ylabel("coins", fontsize=8)
    axis.legend(fontsize=6, ncols=2)
    figure.tight_layout()
    figure.savefig(folder / "circus-passing.png", dpi=90)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("task", choices=["measure", "draw", "table"])
    parser.add_argument("paths", nargs="*", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy", help="who plays, as in the arena")
    parser.add_argument("--sheets", nargs="+", default=list(sheets()), choices=list(sheets()))
    parser.add_argument("--tasks", nargs="+", default=list(TASKS), choices=TASKS)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--out", type=Path, default=Path("circus-balance.json"))
    given = parser.parse_args()
    if given.task == "measure":
        figures = measure(
            given.games, given.bots, given.sheets, given.tasks, given.workers, given.minutes
        )
        given.out.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        return
    figures = json.loads(given.paths[0].read_text(encoding="utf-8"))
    if given.task == "table":
        table(figures)
    else:
        draw(figures, given.paths[1])


if __name__ == "__main__":
    main()
