"""Mine puzzles: positions with one clearly best choice, found in bots' games.

    python -m lab.puzzles.mine caesar --most 400       # goes on where the journal stops

Senators play. Where a quick search sees one choice ahead of all others, a longer one looks again,
then two deep ones with other guesses, then the best is compared with the second on the same guessed
worlds. Most positions fail at the first look, so the deep ones cost little. What remains is written
to the journal, lab/puzzles/<game>.jsonl, a line for each game that was played; so the script can be
stopped at any moment. `lab.puzzles.box` makes the box from it. Run it on a compiled install.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from triumvir.bots import make_bot
from triumvir.bots.search import Search
from triumvir.bots.search_node import Node
from triumvir.coach.advice import judged, reasons_of
from triumvir.coach.compare import WORLDS, compare
from triumvir.core.action import Action
from triumvir.core.dealer import Dealer
from triumvir.core.game import Game, State
from triumvir.core.registry import find
from triumvir.core.view import View

JOURNALS: Final = Path(__file__).parent
# Simulations: of the players, of the second look and of the deep ones
QUICK: Final = 150
LONGER: Final = 1500
DEEP: Final = 8000
DEEP_SEEDS: Final = (1, 2)
EXPLORE: Final = 1.5  # of all but the players: every choice is to be tried often enough
FEWEST_CHOICES: Final = 4
MOST_CHOICES: Final = 40
APART: Final = 4  # own actions between two puzzles of a game
MOST_A_GAME: Final = 3
# On paired worlds
PAIRED: Final = 200
AHEAD: Final = 0.55  # in so many worlds the best is at least as good as the second
# A puzzle that nearly every citizen solves is none.
CITIZENS: Final = 10
MOST_SOLVERS: Final = 8
LINE: Final = 5  # actions that follow a choice
SEEN: Final = 5  # visits of a reply that counts


class Kind(NamedTuple):
    seats: int
    gap: float  # by which the best choice is ahead of the second


KINDS: Final = {
    "caesar": Kind(2, 0.08),
    "caesar-cleopatra": Kind(2, 0.06),
    "circus-maximus": Kind(4, 0.06),
}


class Found(NamedTuple):
    best: Action
    gap: float
    values: dict[Action, float]
    root: Node


def look(game: Game, view: View, seed: str, simulations: int, explore: float = EXPLORE) -> Found:
    search = Search(game, Dealer(seed), explore=explore, worlds=1000, depth=0)
    search.begin(view)
    search.run(simulations)
    best = search.best()
    values = {action: value for action, _, value in search.report()}
    second = max(value for action, value in values.items() if action is not best)
    return Found(best, values[best] - second, values, search.root)


def confirmed(game: Game, view: View, seed: str, first: Found, gap: float) -> list[Found]:
    """What the deeper searches say, if all agree with the first."""
    found: list[Found] = []
    for number, simulations in ((0, LONGER), *((number, DEEP) for number in DEEP_SEEDS)):
        again = look(game, view, f"{seed}/deep/{number}", simulations)
        if again.best is not first.best or again.gap < gap:
            return []
        found.append(again)
    return found[1:]


def line_of(state: State, seat: int, action: Action, root: Node) -> list[str]:
    """What follows a choice: the answers that the search thinks best, until the seat acts anew."""
    copy, node, line = state.clone(), root.child(action), list[str]()
    copy.play(seat, action)
    while len(line) < LINE and node is not None:
        actors = copy.to_act()
        if not actors or seat in actors:
            break
        legal = {choice.index: choice for choice in copy.legal(actors[0])}
        known = [child for child in node.children if child.index in legal and child.visits >= SEEN]
        if not known:
            break
        node = max(known, key=lambda child: child.visits)
        line.append(f"{actors[0]} {legal[node.index].text}")
        copy.play(actors[0], legal[node.index])
    return line


def answers_of(
    game: Game, state: State, view: View, seed: str, deep: list[Found]
) -> dict[str, dict[str, Any]] | None:
    """Every choice with its value, what follows and why the best is better; None, if the paired
    worlds do not say so."""
    assert view.seat is not None
    best, root = deep[0].best, deep[0].root
    means = {one: sum(f.values.get(one, -1.0) for f in deep) / len(deep) for one in view.choices}
    ranked = sorted(view.choices, key=lambda one: (one is not best, -means[one]))
    found: dict[str, dict[str, Any]] = {}
    for place, action in enumerate(ranked):
        why: list[list[object]] = []
        sure = 1.0
        if action is not best:
            worlds = PAIRED if place == 1 else WORLDS
            dealer = Dealer(f"{seed}/{action.text}")
            compared = compare(game, view, best, action, root, dealer, worlds)
            reasons = reasons_of(compared.differences)
            sure = round(compared.ahead, 2)
            why = [[one.name, one.thing, one.by, round(one.share, 2)] for one in reasons]
            if place == 1 and (sure < AHEAD or not why):
                return None
        found[action.text] = {
            "value": judged(means[action]),
            "sure": sure,
            "why": why,
            "line": line_of(state, view.seat, action, root),
        }
    return found


def puzzle_at(
    game: Game, state: State, view: View, seed: str, seen: Found, gap: float
) -> dict[str, Any] | None:
    solvers = sum(
        make_bot("citizen", game, f"{seed}/{number}").choose(view) is seen.best
        for number in range(CITIZENS)
    )
    if solvers > MOST_SOLVERS:
        return None
    deep = confirmed(game, view, seed, seen, gap)
    answers = answers_of(game, state, view, seed, deep) if deep else None
    if answers is None:
        return None
    return {
        "seat": view.seat,
        "best": seen.best.text,
        "gap": round(min(one.gap for one in deep), 3),
        "solvers": solvers,
        "answers": answers,
    }


def mine(game_id: str, number: int) -> list[dict[str, Any]]:
    """The puzzles of one game."""
    kind, game = KINDS[game_id], find(game_id)
    seed = f"puzzle/{game_id}/{number}"
    state = game.start(kind.seats, {}, Dealer(seed))
    moves: list[int] = []
    found: list[dict[str, Any]] = []
    resting = 0
    while state.to_act():
        seat = state.to_act()[0]
        view = state.view(seat)
        action = view.choices[0]
        if len(view.choices) > 1:
            here = f"{seed}/{state.seq}"
            seen = look(game, view, here, QUICK, 0.7)
            action = seen.best
            resting -= 1
            fits = FEWEST_CHOICES <= len(view.choices) <= MOST_CHOICES
            if fits and seen.gap >= kind.gap and resting <= 0 and len(found) < MOST_A_GAME:
                puzzle = puzzle_at(game, state, view, here, seen, kind.gap)
                if puzzle is not None:
                    resting = APART * kind.seats
                    found.append({"seed": seed, "moves": moves.copy(), **puzzle})
        moves.append(state.legal(seat).index(action))
        state.play(seat, action)
    return found


def read_journal(game_id: str) -> tuple[int, list[dict[str, Any]]]:
    """How many games have been played, and what was found in them."""
    path = JOURNALS / f"{game_id}.jsonl"
    games, found = 0, list[dict[str, Any]]()
    for line in path.read_text().splitlines() if path.exists() else ():
        row = json.loads(line)
        games += isinstance(row["game"], int)  # those of `lab.puzzles.reviewed` count apart
        found += row["puzzles"]
    return games, found


def main() -> None:
    parser = argparse.ArgumentParser(description="Mine puzzles from bots' games.")
    parser.add_argument("game", choices=list(KINDS))
    parser.add_argument("--most", type=int, default=300, help="stop at so many puzzles")
    parser.add_argument("--games", type=int, default=1 << 30, help="play at most so many games")
    arguments = parser.parse_args()
    games, found = read_journal(arguments.game)
    count, last = len(found), games + arguments.games
    while count < arguments.most and games < last:
        puzzles = mine(arguments.game, games)
        games += 1
        count += len(puzzles)
        with (JOURNALS / f"{arguments.game}.jsonl").open("a") as journal:
            journal.write(json.dumps({"game": games - 1, "puzzles": puzzles}) + "\n")
        print(f"{arguments.game}: {games} games, {count} puzzles", flush=True)


if __name__ == "__main__":
    main()
