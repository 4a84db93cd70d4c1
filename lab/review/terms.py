"""What results less luck could come to, and what stands in the way: games of equal bots, in which
chance and the dice of both are booked with values of several kinds (`triumvir arena --review`).

A row has, for each kind of value, the sums of luck and of choices by seat, each in thirds of a
game. `narrower` is by how much the interval of a seat's share shrinks if the parts that are taken
off are fitted on other games, and `parts` are these parts: 1 if the values were those of the bots.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from lab.review.games import SEATS, bot_for
from triumvir.arena.account import Account
from triumvir.arena.statistics import FOLDS, regress
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find

REDRAWS: Final = 8
LOOKS: Final = (0, 60)  # simulations behind a value
PARTS: Final = 3

Row = dict[str, Any]
Clusters = list[tuple[float, int, list[float]]]


def terms(game_id: str, bot: str, number: int) -> Row:
    game, seats = find(game_id), SEATS[game_id]
    state = game.start(seats, {}, Dealer(f"terms/{number}"))
    accounts = {look: Account(game, seats, f"terms/{number}", look) for look in LOOKS}
    booked: list[tuple[int, int, list[float], list[float]]] = []
    thinking = 0.0
    begin = time.process_time()
    while actors := state.to_act():
        seat, seq = actors[0], state.seq
        view = state.view(seat)
        at = time.process_time()
        again = range(REDRAWS + 1 if len(view.choices) > 1 else 1)
        # Thought from nothing each time, so that other dice are all that differs.
        chosen = [bot_for(bot, game, f"terms/{number}/{seq}/{n}").choose(view) for n in again]
        thinking += time.process_time() - at
        for look, account in accounts.items():
            account.luck, account.choices = [0.0] * seats, [0.0] * seats
            account.play(state.clone(), seat, chosen[0], chosen[1:])
            booked.append((look, seq, account.luck, account.choices))
        state.play(seat, chosen[0])
    outcome = state.outcome()
    assert outcome is not None
    sums = {look: [[0.0] * PARTS * 2 for _ in range(seats)] for look in LOOKS}
    for look, seq, luck, choices in booked:
        part = min(PARTS * seq // state.seq, PARTS - 1)
        for seat in range(seats):
            sums[look][seat][part] += luck[seat]
            sums[look][seat][PARTS + part] += choices[seat]
    return {
        "number": number,
        "shares": [outcome.share(seat) for seat in range(seats)],
        "terms": {str(look): [[round(x, 5) for x in one] for one in sums[look]] for look in LOOKS},
        "thinking": round(thinking, 3),
        "seconds": round(time.process_time() - begin, 3),
    }


def summarise_terms(rows: list[Row]) -> Row:
    found: Row = {"seconds": round(sum(row["seconds"] for row in rows) / len(rows), 3)}
    found["thinking"] = round(sum(row["thinking"] for row in rows) / len(rows), 3)
    plain: Clusters = [(row["shares"][0], 1, []) for row in rows]
    for look in rows[0]["terms"]:
        sums = [row["terms"][look][0] for row in rows]
        kinds = {
            "luck": [[sum(one[:PARTS])] for one in sums],
            "both": [[sum(one[:PARTS]), sum(one[PARTS:])] for one in sums],
            "thirds": sums,
        }
        for kind, given in kinds.items():
            clusters = [(row["shares"][0], 1, one) for row, one in zip(rows, given, strict=True)]
            rest = left_over(clusters)
            found[f"{look} {kind}"] = {
                "narrower": round(math.sqrt(spread(plain) / max(spread(rest), 1e-9)), 3),
                "mean": round(sum(total for total, _, _ in rest) / len(rest), 4),
                "parts": [round(one, 2) for one in regress(clusters)],
            }
    return found | {"mean": round(sum(total for total, _, _ in plain) / len(plain), 4)}


def left_over(clusters: Clusters) -> Clusters:
    """Results less the terms, as the arena takes them off."""
    found: Clusters = []
    for number, (total, count, given) in enumerate(clusters):
        others = [one for at, one in enumerate(clusters) if (at - number) % FOLDS != 0]
        weights = regress(others)
        part = sum([weight * term for weight, term in zip(weights, given, strict=True)])
        found.append((total - part, count, []))
    return found


def spread(clusters: Clusters) -> float:
    middle = sum(total for total, _, _ in clusters) / len(clusters)
    return sum((total - middle) ** 2 for total, _, _ in clusters) / (len(clusters) - 1)
