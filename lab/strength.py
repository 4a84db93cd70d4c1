"""How strong the levels are, and what their games say of the balance: matches, gathered over time.

    python -m lab.strength play --minutes 60      # plays on where the journals stop
    python -m lab.strength play --each 5          # at most so long at one match
    python -m lab.strength play crassus-hard      # a match by its name, or all that begin so
    python -m lab.strength tables                 # what the journals say, as Markdown
    python -m lab.strength balance
    python -m lab.strength picture                # docs/pictures/ladder.svg; needs matplotlib

The journals are the arena's own (docs/arena.md), one for each match, under lab/results. A match is
played with as many games as there was time for; the tables say how many that were. OpenSpiel plays
if it is installed (requirements/bench.txt). Run it on a compiled install.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import structs

from triumvir.arena.executors import local
from triumvir.arena.journal import Journal, read_plan
from triumvir.arena.plan import VERSION, Plan, parts
from triumvir.arena.report import Report, estimate, make_report
from triumvir.arena.results import Played, Round, Times
from triumvir.arena.run import run
from triumvir.arena.statistics import Estimate
from triumvir.bots.levels import LEVELS
from triumvir.core.registry import find

RESULTS: Final = Path(__file__).parent / "results"
PICTURE: Final = Path(__file__).parents[1] / "docs" / "pictures" / "ladder.svg"
GAMES: Final = {
    "caesar-cleopatra": "Caesar & Cleopatra",
    "caesar": "Caesar!",
    "circus-maximus": "Circus Maximus",
}
MODULES: Final = ("poison", "centurions", "checkpoints")
TOP: Final = ("consul", "senator")
OPENSPIEL: Final = "openspiel=cmd:python -m bench.openspiel_player 200"
# Programs are stopped by the wall's clock, and that of a busy machine may be slow.
LIMIT: Final = 60.0


class Match(NamedTuple):
    """The measured player comes first. At a table for four, two of each level play."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str | bool] = MappingProxyType({})
    games: int = 400

    def unusual(self) -> list[str]:
        """Options and the number of players, where they are not the usual ones."""
        told = [f"{name}={'yes' if to is True else to}" for name, to in self.options.items()]
        if self.game == "circus-maximus" and len(self.players) != 4:
            told.append(f"{len(self.players)} players")
        return told

    def plan(self) -> Plan:
        game = find(self.game)
        return Plan(
            VERSION,
            self.game,
            game.meta.revision,
            self.players,
            len(self.players),
            game.meta.read_options(dict(self.options)),
            "strength",
            LIMIT,
        )


def step(game: str, weaker: str, stronger: str) -> Match:
    pair = (stronger, weaker)
    return Match(game, pair * 2 if game == "circus-maximus" else pair)


def steps(number: int) -> dict[str, Match]:
    """The step from this level to the next, in each game."""
    weaker, stronger = list(pairwise(LEVELS))[number]
    return {f"{game}-{stronger}": step(game, weaker, stronger) for game in GAMES}


def dictator(game: str, milliseconds: int) -> Match:
    """One dictator with a given time per choice, among consuls with 200 ms."""
    rivals = 3 if game == "circus-maximus" else 1
    return Match(game, (f"dictator@{milliseconds}ms", *["consul@200ms"] * rivals))


def strangers(game: str) -> Match:
    """One dictator among OpenSpiel's bots with the same time."""
    rivals = 3 if game == "circus-maximus" else 1
    return Match(game, ("dictator@200ms", *[OPENSPIEL] * rivals), games=100)


def glance(game: str) -> Match:
    """What the net sees without any search, against citizen."""
    return Match(game, ("glance", "citizen") * (2 if game == "circus-maximus" else 1))


ALL_MODULES: Final = dict.fromkeys(MODULES, True)
# Game, seats and options
TABLES: Final[dict[str, tuple[str, int, Mapping[str, str | bool]]]] = {
    "caesar-cleopatra": ("caesar-cleopatra", 2, {}),
    "deck": ("caesar-cleopatra", 2, {"action_deck": "shuffled"}),
    "orgies": ("caesar-cleopatra", 2, {"orgies": "one_fewer"}),
    "orgies-leave": ("caesar-cleopatra", 2, {"orgies": "leave_after_two_groups"}),
    "caesar": ("caesar", 2, {}),
    "modules": ("caesar", 2, ALL_MODULES),
    "circus-maximus": ("circus-maximus", 4, {}),
    "caesar-present": ("circus-maximus", 4, {"caesar": True}),
    "three": ("circus-maximus", 3, {}),
    "five": ("circus-maximus", 5, {}),
}


def every_table(player: str, games: int) -> dict[str, Match]:
    """A bot among its like, at every kind of table; each deal from every seat."""
    return {
        f"balance-{player}-{name}": Match(game, (player,) * seats, options, games - games % seats)
        for name, (game, seats, options) in TABLES.items()
    }


# In the order in which they are played: what tells most for its time comes first.
MATCHES: Final[dict[str, Match]] = {
    **steps(0),
    **steps(1),
    **steps(2),
    "crassus-hard": Match("caesar", ("consul",), {"level": "hard"}),
    "openspiel-caesar": Match("caesar", ("consul@200ms", OPENSPIEL)),
    "openspiel-caesar-cleopatra": Match("caesar-cleopatra", ("consul@200ms", OPENSPIEL)),
    "openspiel-circus-maximus": Match("circus-maximus", ("consul@200ms", *[OPENSPIEL] * 3)),
    **steps(3),
    **steps(4),
    **{f"dictator-{game}": dictator(game, 200) for game in GAMES},
    **{f"glance-{game}": glance(game) for game in GAMES},
    "policy-consul": Match("circus-maximus", ("glance", "consul") * 2),
    "dictator-crassus-hard": Match("caesar", ("dictator",), {"level": "hard"}),
    **{f"twentieth-{game}": dictator(game, 10) for game in GAMES},
    **{f"strangers-{game}": strangers(game) for game in GAMES},
    "balance-caesar-cleopatra": Match("caesar-cleopatra", ("consul",) * 2),
    "balance-caesar": Match("caesar", ("consul",) * 2),
    "balance-circus-maximus": Match("circus-maximus", ("consul",) * 4),
    **every_table("dictator", 400),
    # Bots that do not search: many games in a minute.
    **every_table("glance", 1000),
    # The last step of the ladder once more, with other options and at other tables.
    "other-caesar": Match("caesar", TOP, ALL_MODULES),
    "other-deck": Match("caesar-cleopatra", TOP, {"action_deck": "shuffled"}),
    "other-orgies": Match("caesar-cleopatra", TOP, {"orgies": "one_fewer"}),
    "other-caesar-present": Match("circus-maximus", TOP * 2, {"caesar": True}),
    "other-three": Match("circus-maximus", (*TOP, TOP[1])),
    "other-five": Match("circus-maximus", (*TOP, *TOP[1:] * 3)),
}


class TimeIsUp(Exception):
    """What was finished is in the journal."""


class PlayerFailed(Exception):
    """A game that was given up says nothing of strength: its line does not belong in a journal."""


def play(names: Sequence[str], minutes: float, each: float, workers: int, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    # `python` in a player's command is this one, which has what that player imports.
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    end = time.monotonic() + 60 * minutes
    for name in names:
        match = MATCHES[name]
        watch = partial(check_round, min(end, time.monotonic() + 60 * each))
        print(time.strftime("%H:%M"), name, flush=True)
        with suppress(TimeIsUp):
            run(match.plan(), match.games, local(workers), folder / f"{name}.jsonl", watch)
        if time.monotonic() >= end:
            return


def check_round(end: float, played: Round) -> None:
    if played.complaints:
        raise PlayerFailed(played.complaints[0])
    if time.monotonic() >= end:
        raise TimeIsUp


def read(name: str, folder: Path) -> Report | None:
    path = folder / f"{name}.jsonl"
    if not path.exists():
        return None
    # Games by older rules are read as such; whoever plays on begins a new journal.
    there = read_plan(path, path.read_bytes().partition(b"\n")[0])
    plan = structs.replace(MATCHES[name].plan(), revision=there.revision)
    journal = Journal(path, plan)
    journal.close()
    return make_report(plan, list(journal.rounds.values())) if journal.rounds else None


def older(plan: Plan) -> list[str]:
    """The revision of the rules, if it is not today's."""
    return [f"revision {plan.revision}"] if plan.revision < find(plan.game).meta.revision else []


def side_share(side: frozenset[int], game: Played) -> float:
    """The part of the victory that fell to these players together."""
    return sum([game.share(seat) for seat, who in enumerate(game.seating) if who in side])


def by_deal(report: Report) -> list[list[Played]]:
    """The games of one deal come one after the other, one for each seat."""
    seats = report.plan.seats
    return [report.games[at : at + seats] for at in range(0, len(report.games), seats)]


def first_side(report: Report) -> tuple[Estimate, Times]:
    """How those fared who have the first player's name, and how long they thought."""
    plan = report.plan
    side = [who for who, name in enumerate(plan.players) if name == plan.players[0]]
    times = Times()
    for who in side:
        times.join(report.lines[who].times)
    return estimate(by_deal(report), partial(side_share, frozenset(side))), times


def against(plan: Plan) -> str:
    others = [parts(name)[0] for name in plan.players if name != plan.players[0]]
    if not others:
        return "Crassus"
    count = len(others) if plan.players.count(plan.players[0]) == 1 else 1
    return others[0] if count == 1 else f"{count} × {others[0]}"


def percent(value: Estimate) -> str:
    return f"{100 * value.mean:.1f} % | {100 * value.low:.0f} to {100 * value.high:.0f} %"


def tables(folder: Path) -> None:
    print("| game | player | against | games | share | 95 % | ms for a choice, mean | 95th |")
    print("|---|---|---|---:|---:|---:|---:|---:|")
    for name, match in MATCHES.items():
        report = None if name.startswith("balance-") else read(name, folder)
        if report is not None:
            share, times = first_side(report)
            faults = sum([line.faults for line in report.lines])
            assert faults == 0, f"{name}: {faults} faults"
            title = ", ".join([GAMES[match.game], *match.unusual(), *older(report.plan)])
            print(
                f"| {title} | {match.players[0]} | {against(report.plan)} |"
                f" {len(report.games)} | {percent(share)} | {1000 * times.mean():.1f} |"
                f" {1000 * times.quantile(0.95):.1f} |"
            )


def balance(folder: Path) -> None:
    """Each player sits in every seat on every deal, so unequal players tell of the seats, too."""
    for game, title in GAMES.items():
        found = [(match, read(name, folder)) for name, match in MATCHES.items()]
        reports = [(match, report) for match, report in found if report and match.game == game]
        seats = max([report.plan.seats for _, report in reports], default=0)
        print(f"\n## {title}\n")
        print(f"| players | games | {' | '.join(seat_names(game, seats))} | actions | ends |")
        print("|---|---:|" + "---:|" * (seats + 1) + "---|")
        for match, report in reports:
            print(balance_row(match, report, seats))


def seat_names(game: str, seats: int) -> list[str]:
    roles = find(game).meta.roles
    return [role.capitalize() for role in roles] or [f"seat {seat + 1}" for seat in range(seats)]


def balance_row(match: Match, report: Report, columns: int) -> str:
    names = list(dict.fromkeys([parts(name)[0] for name in match.players]))
    if len(match.players) == 1:
        names.append("Crassus")
    shares = [
        f"{100 * seat.mean:.0f} % ({100 * seat.low:.0f} to {100 * seat.high:.0f})"
        for seat in report.seats
    ]
    shares += [""] * (columns - len(shares))
    ends = [
        f"{reason} {100 * number / len(report.games):.0f} %"
        for reason, number in report.ends.most_common()
    ]
    low, middle, high = [report.length(part) for part in (0.05, 0.5, 0.95)]
    return (
        f"| {', '.join([*names, *match.unusual()])} | {len(report.games)} | {' | '.join(shares)} |"
        f" {middle} ({low} to {high}) | {', '.join(ends)} |"
    )


def picture(folder: Path) -> None:
    """The share of victories of each level against the one below, game by game."""
    import matplotlib
    from matplotlib.figure import Figure

    from triumvir.arena.pictures import INK, PURPLE, SEA, STONE, TERRACOTTA

    with matplotlib.rc_context({"svg.hashsalt": "triumvir", "text.color": INK}):
        figure = Figure(figsize=(7, 3.6), layout="constrained", facecolor=STONE)
        axes = figure.add_subplot()
        axes.set_facecolor(STONE)
        axes.spines[["top", "right"]].set_visible(False)
        rungs = list(LEVELS)[1:]
        colours = (PURPLE, TERRACOTTA, SEA)
        for (game, title), colour, offset in zip(
            GAMES.items(), colours, (-0.16, 0.0, 0.16), strict=True
        ):
            reports = [(at, read(f"{game}-{rung}", folder)) for at, rung in enumerate(rungs)]
            found = [(at + offset, first_side(report)[0]) for at, report in reports if report]
            axes.errorbar(
                [at for at, _ in found],
                [100 * share.mean for _, share in found],
                yerr=[
                    [100 * (share.mean - share.low) for _, share in found],
                    [100 * (share.high - share.mean) for _, share in found],
                ],
                fmt="o",
                capsize=3,
                color=colour,
                label=title,
            )
        axes.axhline(60, color=INK, linewidth=0.8, linestyle=":")
        axes.set_xticks(range(len(rungs)), [f"{b}\nagainst {a}" for a, b in pairwise(LEVELS)])
        axes.set_ylim(40, 100)
        axes.set_ylabel("victories, %")
        axes.legend(loc="lower left", frameon=False)
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(PICTURE, metadata={"Date": None})
    print(PICTURE)


def named(wanted: Sequence[str]) -> list[str]:
    """The matches of these names; where none has a name, all that begin with it."""
    if not wanted:
        return list(MATCHES)
    exact = {name for name in wanted if name in MATCHES}
    begins = tuple([name for name in wanted if name not in MATCHES])
    return [name for name in MATCHES if name in exact or (begins and name.startswith(begins))]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["play", "tables", "balance", "picture"])
    parser.add_argument("matches", nargs="*", help="how the names of matches begin; all without")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--each", type=float, default=math.inf)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=RESULTS)
    given = parser.parse_intermixed_args()
    if given.what == "tables":
        tables(given.folder)
    elif given.what == "balance":
        balance(given.folder)
    elif given.what == "picture":
        picture(given.folder)
    else:
        play(named(given.matches), given.minutes, given.each, given.workers, given.folder)


if __name__ == "__main__":
    main()
