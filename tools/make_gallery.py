"""Writes web/src/gallery/positions/<game>.json: prepared positions for the gallery of the page.

Bots play a few games from fixed seeds; of each, the first position of every phase past a given
move is kept as a seat, and sometimes an onlooker, would be told it. The same code as at a real
table makes the views and the sentences.
"""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

from triumvir.bots import make_bot
from triumvir.core.record import Deal
from triumvir.core.registry import find
from triumvir.games.circus_maximus.sheet import DEFAULT
from triumvir.server.publish.rendering import Rendering
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.folding import fold
from triumvir.server.tables.info import info
from triumvir.server.tables.table import Table

OUT = Path(__file__).resolve().parent.parent / "web/src/gallery/positions"
NAMES = ("Markéta", "Jonas", "Livia", "Amélie", "Jan")


class Show(NamedTuple):
    """One game to take positions from: those of new phases after `after` moves, and the end."""

    game: str
    label: str
    seats: int
    options: dict[str, object]
    secret: str
    after: int
    bot: str = "greedy"
    seat: int = 0
    kinds: tuple[str, ...] = ()  # of choices: the first position that offers each is kept too


def rare_favours() -> dict[str, object]:
    """The card sheet of Circus Maximus with the three favours that are not in the default deck."""
    document = copy.deepcopy(DEFAULT.document)
    favours = cast(dict[str, Any], document["favours"])
    for old, new in (
        ("promotion", "homecoming"),
        ("step_forward", "exchange"),
        ("double", "redirect"),
    ):
        mark = favours.pop(old)["mark"]
        when = "active" if new == "homecoming" else "instead"
        favours[new] = {"when": when, "coins": 2, "mark": mark}
    return document


CAESAR: dict[str, object] = {"caesar": True}
RARE: dict[str, object] = {"caesar": True, "sheet": rare_favours()}
PLAYED = (
    *("promote", "step", "front", "again", "draw_ticket", "draw_visitor", "send"),
    *("double", "sell", "sell_other", "sell_favour", "unseen", "unseen_sale"),
)
SHOWS = (
    Show("caesar-cleopatra", "standard", 2, {}, "g1", 60),
    Show("caesar-cleopatra", "opening", 2, {}, "g1", 0),
    Show("caesar-cleopatra", "cleopatra", 2, {"action_deck": "shuffled"}, "g2", 90, seat=1),
    Show("caesar-cleopatra", "actions", 2, {"action_deck": "shuffled"}, "s11", 20, "random"),
    Show("circus-maximus", "three", 3, {}, "g1", 30),
    Show("circus-maximus", "opening", 4, {}, "g3", 0),
    Show("circus-maximus", "four", 4, {}, "g2", 80, seat=3),
    Show("circus-maximus", "five", 5, {"caesar": True}, "g4", 100, seat=2),
    Show("circus-maximus", "with", 5, CAESAR, "k2", 1, seat=2, kinds=PLAYED),
    Show("circus-maximus", "more", 5, CAESAR, "k6", 1, seat=3, kinds=PLAYED),
    Show("circus-maximus", "swap", 3, RARE, "k16", 1, "random", 2, ("exchange", "come_home")),
    Show("circus-maximus", "move", 3, RARE, "k0", 1, kinds=("move", "come_home")),
    Show("caesar", "opening", 2, {}, "g1", 0),
    Show("caesar", "standard", 2, {}, "g1", 20),
    Show(
        "caesar", "modules", 2, {"poison": True, "centurions": True, "checkpoints": True}, "g2", 22
    ),
    Show("caesar", "pompey", 2, {}, "g3", 28, seat=1),
    Show("caesar", "wealth", 2, {}, "b", 23),
    Show("caesar", "solo", 1, {"level": "hard"}, "g4", 4),
)
KEPT_LOG = 40  # entries: a page shows no more without scrolling


def play(show: Show) -> list[dict[str, Any]]:
    game = find(show.game)
    options = game.meta.read_options(show.options)
    table = Table(
        f"gallery-{show.label}", game, options, show.seats, Deal.fair(show.secret), "", True
    )
    for seat in range(show.seats):
        fold(table, Entry(table.seq, "sit", seat, f"guest{seat}", NAMES[seat], 0))
    fold(table, Entry(table.seq, "start", -1, "", "", 0))
    bots = [make_bot(show.bot, game, f"{show.secret}/{seat}") for seat in range(show.seats)]
    found: list[dict[str, Any]] = []
    seen: set[str] = set()
    while True:
        state = table.state
        assert state is not None
        actors = table.to_act()
        phase = str(state.view(show.seat).data["phase"])
        whose = "mine" if show.seat in actors else "theirs"
        key = "over" if not actors else phase if whose == "mine" else "waiting"
        if len(table.moves) >= show.after and key not in seen:
            seen.add(key)
            found.append(snapshot(table, show, key))
        for choice in state.view(show.seat).choices if whose == "mine" else []:
            if choice.kind in show.kinds and choice.kind not in seen:
                seen.add(choice.kind)
                found.append(snapshot(table, show, choice.kind))
        if not actors:
            return found
        actor = actors[0]
        action = bots[actor].choose(state.view(actor))
        fold(table, Entry(table.seq, "act", actor, "", action.text, 0))


def snapshot(table: Table, show: Show, key: str) -> dict[str, Any]:
    rendering = Rendering(table)
    seats = [show.seat]
    view = rendering.seat_view(show.seat, "en")
    # A result is told from the whole game.
    kept = table.entries if key == "over" else table.entries[-KEPT_LOG:]
    log = rendering.log(kept, seats, "en")
    made = {"name": f"{show.label}-{key}", "info": info(table), "view": view, "log": log}
    return dict(json.loads(msgspec.json.encode(made)))


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    games: dict[str, list[dict[str, Any]]] = {}
    for show in SHOWS:
        games.setdefault(show.game, []).extend(play(show))
    for game, found in games.items():
        text = "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in found) + "\n]\n"
        (OUT / f"{game}.json").write_text(text, encoding="utf-8")
        print(f"{game}: {', '.join(one['name'] for one in found)}", file=sys.stderr)


if __name__ == "__main__":
    main()
