"""The table as plain text: the five places, then the players."""

from __future__ import annotations

from triumvir.core.document import Document, read_dict, read_list
from triumvir.core.drawing import aligned, counted, headline, joined, objects
from triumvir.core.view import View


def draw_table(view: View) -> list[str]:
    data = view.data
    rows = [["place", "in line", "open there"]]
    rows.append(["villa", line(view, "villa"), counted(data["villa"])])
    rows.append(["forum", line(view, "forum"), counted(tickets(data["forum"]))])
    for venue in objects(data["venues"]):
        name = str(venue["venue"])
        guests = [visitor(guest) for guest in objects(venue["visitors"])]
        if venue["caesar"] is True:
            guests.append("caesar")
        rows.append([name, line(view, name), counted(guests)])
    lines = [headline(view, f"day {data['day']}", str(data["stage"]), str(data["phase"]))]
    lines += aligned(rows)
    for seat, player in enumerate(objects(data["players"])):
        held = counted(tickets(player["tickets"]))
        lines.append(
            f"seat {seat}: {player['booked']} + {player['today']} coins;"
            f" merchants {joined(player['merchants'])}; tickets {held};"
            f" favours {counted(player['known'])}, {player['hidden']} hidden"
        )
    return lines


def draw_hand(view: View) -> list[str]:
    if view.seat is None:
        return []
    hand = read_list(view.data["hands"], "hands")[view.seat]
    return [f"seat {view.seat} holds: {counted(hand)}"]


def line(view: View, place: str) -> str:
    """`0:5 2:3` is a 5 of seat 0, then a 3 of seat 2."""
    rows = read_dict(view.data["rows"], "rows")
    return joined([f"{entry['seat']}:{entry['as']}" for entry in objects(rows[place])])


def visitor(guest: Document) -> str:
    coins = int(str(guest["coin_cards"]))
    return str(guest["visitor"]) + (f"+{coins}" if coins else "")


def tickets(values: object) -> list[object]:
    return [f"{ticket['venue']} {ticket['category']}" for ticket in objects(values)]
