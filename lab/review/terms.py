"""What results less luck could come to, and what stands in the way: games of equal bots, in which
chance and the dice of both are booked with values of several kinds (`triumvir arena --review`).

A row has, for each kind of value, the sums of luck and of choices by seat, each in thirds of a
game. `narrower` is by how much the interval of a seat's share shrinks if the parts that are taken
off are fitted on other games, and `parts` are these parts: 1 if the values were those of the bots.

`deals` needs no values: the same deal, with the same piles, is played several times by bots with
other dice. What these games have in common is the deal's, the rest that of the bots' dice. It tells
how much playing every deal from all sides can help at most.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from lab.review.games import SEATS, bot_for, play_from
from triumvir.arena.account import Account
from triumvir.arena.statistics import FOLDS, regress
from triumvir.core.dealer import Dealer
from triumvir.core.registry import find

REDRAWS: Final = 8
AGAIN: Final = 8  # games of a deal
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


# The same deal, played again


def deals(game_id: str, bot: str, number: int) -> Row:
    game, seats = find(game_id), SEATS[game_id]
    begin = time.process_time()
    shares = []
    for again in range(AGAIN):
        state = game.start(seats, {}, Dealer(f"deals/{number}"))
        shares.append(play_from(state, bot, f"deals/{number}/{again}").share(0))
    return {
        "number": number,
        "shares": shares,
        "seconds": round((time.process_time() - begin) / AGAIN, 3),
    }


def summarise_deals(rows: list[Row]) -> Row:
    """`deal`: the part of the spread of seat 0's results that the deal decides, with its standard
    error. `mirrored`: by how much playing each deal from both sides makes an interval narrower."""
    total = [share for row in rows for share in row["shares"]]
    middle = sum(total) / len(total)
    whole = sum((share - middle) ** 2 for share in total) / (len(total) - 1)
    # Products of different games of a deal: what is left of them is what they have in common.
    common = []
    for row in rows:
        gaps = [share - middle for share in row["shares"]]
        pairs = len(gaps) * (len(gaps) - 1)
        common.append((sum(gaps) ** 2 - sum(gap * gap for gap in gaps)) / pairs / whole)
    deal = sum(common) / len(common)
    spread_of = sum((one - deal) ** 2 for one in common) / (len(common) - 1)
    return {
        "mean": round(middle, 4),
        "deal": (round(deal, 4), round(math.sqrt(spread_of / len(common)), 4)),
        "mirrored": round(1 / math.sqrt(max(1e-9, 1 - deal)), 3),
        "seconds": round(sum(row["seconds"] for row in rows) / len(rows), 3),
    }
