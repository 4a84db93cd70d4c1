"""The table of Caesar & Cleopatra: five groups in a row, the other side above, one's own below."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.cli.boards import Shortcut
from triumvir.cli.style import GOLD, QUIET, seat_style
from triumvir.core.view import View
from triumvir.games.caesar_cleopatra.meta import META
from triumvir.texts import GameTexts

GROUPS: Final = ("senators", "praetors", "quaestors", "censors", "aediles")
MARKS: Final = ("●", "◆")  # won by Caesar, by Cleopatra
PATRICIAN: Final = "□"  # still there
BACK: Final = "▮"  # a card face down
NARROW: Final = 72
WIDEST: Final = 84


class Lane(TypedDict):
    up: list[str]
    down: int
    known: list[str] | None


class Side(TypedDict):
    hand_size: dict[str, int]
    hand: list[str] | None
    surely_held: list[str]
    reserve: dict[str, int]
    action_deck: list[str] | None
    lanes: list[Lane]
    castling: list[str] | None
    won: list[int]
    open_points: int
    bonus: str | None


def draw(view: View, texts: GameTexts, width: int) -> RenderableType:
    sides = cast(list[Side], view.data["sides"])
    below = 0 if view.seat is None else view.seat
    above = 1 - below
    table = list_table if width < NARROW else lane_table
    return Group(
        headline(texts, sides[above], above),
        table(view, texts, sides, below, width),
        headline(texts, sides[below], below),
        *holdings(view, texts, sides, below),
        vote_lines(view, texts),
    )


def headline(texts: GameTexts, side: Side, seat: int) -> Text:
    """A player, with everything that is open to count."""
    parts = [
        texts.say("board-points", points=side["open_points"]),
        texts.say("board-hand-size", **side["hand_size"]),
        texts.say("board-reserve", **side["reserve"]),
    ]
    name = Text(f"{MARKS[seat]} {texts.seat(seat)}", f"bold {seat_style(seat)}")
    return Text.assemble(" ", name, "  ", " · ".join(parts))


def lane_table(
    view: View, texts: GameTexts, sides: list[Side], below: int, width: int
) -> RenderableType:
    table = Table(
        box=box.ROUNDED,
        show_header=False,
        border_style=QUIET,
        width=min(width, WIDEST),
        padding=(0, 1),
    )
    table.add_column(justify="right", style=QUIET, no_wrap=True)
    for _ in GROUPS:
        table.add_column(justify="center", no_wrap=True, ratio=1)
    above = 1 - below
    for cells in lane_rows(texts, sides[above], above):
        table.add_row(*cells)
    table.add_section()
    table.add_row("", *[Text(texts.term(group), f"bold {GOLD}") for group in GROUPS])
    table.add_row(Text(texts.say("board-votes"), QUIET), *patricians(view, sides))
    table.add_section()
    for cells in reversed(lane_rows(texts, sides[below], below)):
        table.add_row(*cells)
    return table


def lane_rows(texts: GameTexts, side: Side, seat: int) -> list[list[RenderableType]]:
    """A side's cards at the groups, from the edge of the table to its middle."""
    style = seat_style(seat)
    lanes = side["lanes"]
    return [
        [texts.say("board-hidden"), *[Text(hidden(lane), style) for lane in lanes]],
        [texts.say("board-open"), *[Text(" ".join(letters(lane["up"])), style) for lane in lanes]],
        [texts.say("board-sum"), *[Text(total(lane), f"bold {style}") for lane in lanes]],
    ]


def patricians(view: View, sides: list[Side]) -> list[Text]:
    """Patricians won and left, and how full the group is."""
    left = cast(list[int], view.data["patricians"])
    cells: list[Text] = []
    for group in range(len(GROUPS)):
        cell = Text()
        for seat in range(2):
            cell.append(MARKS[seat] * sides[seat]["won"][group], seat_style(seat))
        cell.append(PATRICIAN * left[group])
        if left[group] > 0:
            cell.append(f" {size(sides, group)}/8", QUIET)
        cells.append(cell)
    return cells


def size(sides: list[Side], group: int) -> int:
    return sum([len(side["lanes"][group]["up"]) + side["lanes"][group]["down"] for side in sides])


def letters(cards: list[str]) -> list[str]:
    """Influence cards as their corners show them: a number, or P."""
    return [card if card.isdigit() else card[:1].upper() for card in cards]


def hidden(lane: Lane) -> str:
    """Face-down cards: one's own with their values, the other's as backs."""
    if lane["known"] is None:
        return BACK * lane["down"]
    return " ".join(letters(lane["known"]))


def total(lane: Lane) -> str:
    """What the side brings into a vote, as far as the reader knows: `8 P + ▮`."""
    cards = lane["up"] + (lane["known"] or [])
    unknown = lane["down"] if lane["known"] is None else 0
    if not cards and not unknown:
        return ""
    parts = [str(sum([int(card) for card in cards if card.isdigit()]))]
    parts.extend(["P"] * cards.count("philosopher"))
    return " ".join(parts) + (f" + {BACK * unknown}" if unknown else "")


def list_table(
    view: View, texts: GameTexts, sides: list[Side], below: int, width: int
) -> RenderableType:
    """The same for a narrow screen: one group under the other."""
    lines: list[RenderableType] = []
    for group, cell in enumerate(patricians(view, sides)):
        lines.append(Text.assemble((f"{texts.term(GROUPS[group])} ", f"bold {GOLD}"), cell))
        for seat in (1 - below, below):
            lane = sides[seat]["lanes"][group]
            cards = letters(lane["up"])
            if lane["down"]:
                cards.append(f"({hidden(lane)})")
            if cards:
                line = f"  {MARKS[seat]} {' '.join(cards)} = {total(lane)}"
                lines.append(Text(line[:width], seat_style(seat)))
    return Group(*lines)


def holdings(view: View, texts: GameTexts, sides: list[Side], below: int) -> list[RenderableType]:
    """What the reader holds and knows."""
    own = sides[below]
    lines: list[RenderableType] = []
    if own["castling"] is not None:
        lines.append(labelled(texts, "board-castling", boxed(texts, own["castling"])))
    if own["hand"] is not None:
        hand = labelled(texts, "board-hand", boxed(texts, own["hand"]))
        if own["bonus"] is not None:
            hand.append("  ")
            hand.append(labelled(texts, "board-bonus", texts.term(own["bonus"])))
        lines.append(hand)
    if own["action_deck"]:
        names = [texts.term(card) for card in own["action_deck"]]
        if view.data["phase"] != "arranging" and len(names) > 4:
            names = [*names[:4], "…"]
        lines.append(labelled(texts, "board-deck", ", ".join(names)))
    seen = sides[1 - below]["surely_held"]
    if view.seat is not None and seen:
        lines.append(labelled(texts, "board-seen", boxed(texts, seen)))
    return lines


def labelled(texts: GameTexts, label: str, value: str) -> Text:
    return Text.assemble((f" {texts.say('label', label=texts.say(label))} ", QUIET), value)


def boxed(texts: GameTexts, cards: list[str]) -> str:
    """Cards side by side; as many as before the set-up are counted instead."""
    if len(cards) > 10:
        return counted(texts, cards)
    return " ".join([f"[{texts.term(card)}]" for card in cards]) or texts.say("board-empty")


def vote_lines(view: View, texts: GameTexts) -> RenderableType:
    """CC-106: the turned vote cards lie open, so everybody knows what is to come."""
    votes = cast(dict[str, list[str]], view.data["votes"])
    grid = Table.grid()
    for label, cards in (("board-to-come", votes["pile"]), ("board-turned", votes["turned"])):
        if cards:
            grid.add_row(labelled(texts, label, ""), counted(texts, cards))
    return grid


def counted(texts: GameTexts, cards: list[str]) -> str:
    """Names, with a number where there are several."""
    return ", ".join(
        [
            texts.term(card) + (f" ×{cards.count(card)}" if cards.count(card) > 1 else "")
            for card in dict.fromkeys(cards)
        ]
    )


def shortcuts(view: View, texts: GameTexts) -> list[Shortcut]:
    """The presets, as long as not one card was arranged."""
    if view.seat is None or view.data["phase"] != "arranging":
        return []
    own = cast(list[Side], view.data["sides"])[view.seat]
    if own["reserve"]["action"] > 0:
        return []
    return [
        Shortcut(name[0], texts.say(f"preset-{name}"), actions)
        for name, actions in META.presets.items()
    ]
