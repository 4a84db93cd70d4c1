"""The map as plain text: every province with its totals, bonus and borders, then the sides."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.core.drawing import aligned, counted, headline, joined, objects
from triumvir.core.view import View

MARKS = {"caesar": "C", "pompey": "P"}


def draw_table(view: View) -> list[str]:
    data = view.data
    borders = objects(data["borders"])
    rows = [["province", "C:P", "control", "bonus", "borders"]]
    for province in objects(data["provinces"]):
        name = str(province["province"])
        around = [space(border, name) for border in borders if name in names(border)]
        rows.append(
            [
                name,
                joined(province["totals"], ":"),
                str(province["control"] or "-"),
                str(province["bonus"] or "-"),
                " ".join(around),
            ]
        )
    lines = [headline(view, f"turn {data['turn']}", str(data["phase"])), *aligned(rows)]
    for side in objects(data["sides"]):
        lines.append(
            f"{side['called']}: {side['markers']} markers, {side['supply_size']} in supply,"
            f" {side['bag_size']} in the bag, unseen {counted(side['unseen'])}"
        )
    return lines


def space(border: Document, province: str) -> str:
    """`gc.` is free, `gc:C3` holds a token that counts 3 here, `gc:Cx` one face down, `gc*P` a
    control marker."""
    first, second = names(border)
    other = second if first == province else first
    marker, token = border["marker"], border["token"]
    if isinstance(marker, dict):
        return f"{other}*{MARKS[str(marker['side'])]}"
    if not isinstance(token, dict):
        return f"{other}."
    name = token["token"]
    if token["face"] != "up" or not isinstance(name, str):
        return f"{other}:{MARKS[str(token['side'])]}x"
    value = name[-3] if token["high"] == province else name[-1]
    return f"{other}:{MARKS[str(token['side'])]}{value}"


def draw_hand(view: View) -> list[str]:
    if view.seat is None:
        return []
    own = [side for side in objects(view.data["sides"]) if side["side"] == view.data["own_side"]]
    return [f"{side['called']} holds: {counted(side['supply'])}" for side in own]


def names(border: Document) -> tuple[str, str]:
    name = str(border["border"])
    return name[:2], name[3:]
