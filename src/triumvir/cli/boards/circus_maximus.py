"""The table of Circus Maximus: five places with what lies open and who stands in line, the players
under it."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from triumvir.cli.style import GOLD, QUIET, TYRIAN, seat_style
from triumvir.core.view import View
from triumvir.texts import GameTexts

MARKS: Final = ("▲", "●", "■", "◆", "✚")
STAGES: Final = {"favours": ("villa",), "tickets": ("forum",)}
VENUES: Final = ("circus", "colosseum", "theatre")
COIN: Final = "¤"  # a coin card under a visitor
EAGLE: Final = "⚑"  # the start-player card
WIDEST: Final = 100
NARROW: Final = 70


class Ticket(TypedDict):
    venue: str
    category: str


class Guest(TypedDict):
    visitor: str
    coin_cards: int


class Venue(TypedDict):
    venue: str
    visitors: list[Guest]
    extra_shows: int
    caesar: bool


class Player(TypedDict):
    merchants: list[int]
    tickets: list[Ticket]
    known: list[str]
    hidden: int
    booked: int
    today: int


def draw(view: View, texts: GameTexts, width: int) -> RenderableType:
    parts: list[RenderableType] = [headline(view, texts)]
    parts.append(place_list(view, texts) if width < NARROW else place_table(view, texts, width))
    parts.extend(player_lines(view, texts))
    parts.append(pile_line(view, texts))
    return Group(*parts)


def headline(view: View, texts: GameTexts) -> Text:
    day = texts.say("board-day", day=cast(int, view.data["day"]))
    starter = cast(int, view.data["start_player"])
    text = Text.assemble(" ", (day, "bold"), " · ", texts.term(cast(str, view.data["stage"])))
    text.append(f" · {texts.say('label', label=texts.say('board-start'))} ", QUIET)
    text.append(f"{MARKS[starter]} {texts.seat(starter)}", seat_style(starter))
    return text


def place_table(view: View, texts: GameTexts, width: int) -> Table:
    table = Table(
        box=box.ROUNDED,
        show_header=False,
        border_style=QUIET,
        width=min(width, WIDEST),
        padding=(0, 1),
        show_lines=True,
    )
    table.add_column(width=17)
    table.add_column(ratio=3)
    table.add_column(ratio=2)
    for name, cards, row in places(view, texts):
        table.add_row(name, cards, row)
    return table


def place_list(view: View, texts: GameTexts) -> RenderableType:
    """The same for a narrow screen: one place under the other."""
    lines: list[RenderableType] = []
    for name, cards, row in places(view, texts):
        lines.extend([name, Text.assemble("  ", cards), Text.assemble("  ", row)])
    return Group(*lines)


def places(view: View, texts: GameTexts) -> list[tuple[Text, Text, Text]]:
    """Each place: its name, what lies open there, its row."""
    found = [
        (place_name(view, texts, "villa"), villa(view, texts), row(view, "villa")),
        (place_name(view, texts, "forum"), forum(view, texts), row(view, "forum")),
    ]
    for venue in cast(list[Venue], view.data["venues"]):
        name = place_name(view, texts, venue["venue"])
        if venue["extra_shows"]:
            shows = f"{texts.say('board-extra')} ×{venue['extra_shows']}"
            name.append(f"\n{shows}", QUIET)
        found.append((name, guests(view, texts, venue), row(view, venue["venue"])))
    return found


def place_name(view: View, texts: GameTexts, place: str) -> Text:
    """In gold where merchants are laid now, with a mark where they are active."""
    now = STAGES.get(cast(str, view.data["stage"]), VENUES)
    active = view.data["place"] == place
    style = f"bold {GOLD}" if place in now else "bold"
    return Text(("▸ " if active else "") + texts.term(place), style)


def villa(view: View, texts: GameTexts) -> Text:
    favours = cast(list[str], view.data["villa"])
    prices = favour_prices(view)
    cards = [f"{texts.term(favour)} {prices[favour]}" for favour in favours]
    if view.data["start_card"] is None:
        cards.append(f"{EAGLE} {texts.say('board-start-card')}")
    return Text(", ".join(cards) or "–")


def forum(view: View, texts: GameTexts) -> Text:
    tickets = cast(list[Ticket], view.data["forum"])
    style = QUIET if view.data["stage"] == "shows" else ""  # CM-38: out of play
    return Text("\n".join(ticket_lines(texts, tickets)) or "–", style)


def ticket_lines(texts: GameTexts, tickets: list[Ticket]) -> list[str]:
    """By venue: `Colosseum: balcony, box ×2`."""
    lines: list[str] = []
    for venue in VENUES:
        words = [ticket["category"] for ticket in tickets if ticket["venue"] == venue]
        if words:
            lines.append(f"{texts.say('label', label=texts.term(venue))} {counted(texts, words)}")
    return lines


def counted(texts: GameTexts, words: list[str]) -> str:
    return ", ".join(
        [
            texts.term(word) + (f" ×{words.count(word)}" if words.count(word) > 1 else "")
            for word in dict.fromkeys(words)
        ]
    )


def guests(view: View, texts: GameTexts, venue: Venue) -> Text:
    prices = cast(dict[str, dict[str, int]], view.data["prices"])["visitors"]
    cards = [
        f"{texts.term(guest['visitor'])} {prices[guest['visitor']]}{COIN * guest['coin_cards']}"
        for guest in reversed(venue["visitors"])
    ]
    if venue["caesar"]:
        cards.append(texts.term("caesar"))
    return Text(", ".join(cards) or "–")


def row(view: View, place: str) -> Text:
    """First in line first; `▲2=5` counts as a 5."""
    rows = cast(dict[str, list[dict[str, int]]], view.data["rows"])
    active = cast(dict[str, object] | None, view.data["active"])
    text = Text()
    for index, entry in enumerate(rows[place]):
        label = f"{MARKS[entry['seat']]}{entry['level']}"
        if entry["as"] != entry["level"]:
            label += f"={entry['as']}"
        style = seat_style(entry["seat"])
        if active is not None and active["place"] == place and active["at"] == index:
            text.append(f"[{label}]", TYRIAN)
        else:
            text.append(label, style)
        text.append(" ")
    return text


def player_lines(view: View, texts: GameTexts) -> list[RenderableType]:
    """The players in order, the reader last."""
    players = cast(list[Player], view.data["players"])
    last = len(players) - 1 if view.seat is None else view.seat
    order = [(last + 1 + step) % len(players) for step in range(len(players))]
    return [line for seat in order for line in player(view, texts, seat, players[seat])]


def player(view: View, texts: GameTexts, seat: int, data: Player) -> list[RenderableType]:
    head = Text.assemble(" ", (f"{MARKS[seat]} {texts.seat(seat)}", f"bold {seat_style(seat)}"))
    coins = texts.say("board-coins", coins=data["booked"])
    head.append(f"  {coins}, {texts.say('board-today', coins=data['today'])}")
    if view.data["start_card"] == seat:
        head.append(f"  {EAGLE}")
    if seat in cast(list[int], view.data["passed"]) and view.data["phase"] == "bidding":
        head.append(f"  ({texts.say('board-passed')})", QUIET)
    hand = " ".join([str(level) if level in data["merchants"] else "·" for level in range(1, 9)])
    line = labelled(texts, "board-merchants", hand)
    line.append_text(labelled(texts, "board-favours", favours(view, texts, seat, data)))
    lines: list[RenderableType] = [head, line]
    if data["tickets"]:
        tickets = "; ".join(ticket_lines(texts, data["tickets"]))
        lines.append(labelled(texts, "board-tickets", tickets))
    sold = sales(view, texts, seat)
    if sold:
        lines.append(labelled(texts, "board-sold", sold))
    return lines


def favours(view: View, texts: GameTexts, seat: int, data: Player) -> str:
    hand = cast(list[list[str] | None], view.data["hands"])[seat]
    prices = favour_prices(view)
    known = data["known"] if hand is None else hand
    text = ", ".join([f"{texts.term(favour)} {prices[favour]}" for favour in known])
    if hand is None and data["hidden"]:
        text = f"{text} {texts.say('board-hidden', count=data['hidden'])}".strip()
    return text or texts.say("board-empty")


def sales(view: View, texts: GameTexts, seat: int) -> str:
    """`box + senator = 9`"""
    found: list[str] = []
    for sale in cast(list[dict[str, object]], view.data["sales"]):
        if sale["seat"] == seat:
            ticket = cast(Ticket | None, sale["ticket"])
            thing = cast(str, sale["favour"]) if ticket is None else ticket["category"]
            visitor = texts.term(cast(str, sale["visitor"]))
            coins = COIN * cast(int, sale["coin_cards"])
            found.append(f"{texts.term(thing)} + {visitor}{coins} = {sale['points']}")
    return ", ".join(found)


def favour_prices(view: View) -> dict[str, int]:
    return cast(dict[str, dict[str, int]], view.data["prices"])["favours"]


def labelled(texts: GameTexts, label: str, value: str) -> Text:
    return Text.assemble((f"   {texts.say('label', label=texts.say(label))} ", QUIET), value)


def pile_line(view: View, texts: GameTexts) -> Text:
    unseen = cast(dict[str, list[object]], view.data["unseen"])
    line = texts.say(
        "board-piles",
        favours=cast(int, view.data["favour_pile"]),
        tickets=len(unseen["tickets"]),
        visitors=len(unseen["visitors"]),
        coins=cast(int, view.data["coin_cards"]),
    )
    return Text(f" {line}", QUIET)
