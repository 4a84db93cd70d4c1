"""What a choice would lead to, from the view alone: the board shows it before it is made.

For a lay and for the order of two closed provinces:

- `sums`: what both sides would have in each province that the token touches
- `open`: how many of its borders would then still be free
- `closes`: the provinces that would be closed, and in `control` by whom each would be controlled
- `covers`, `markers`, `wins`: the borders that would be covered, how many markers each side would
  put down, and who would win by it. Exact for one closed province; where two close, or a bonus of
  the bank comes between, Might may still take markers from the other side, and `wins` speaks of
  the side that closes alone, where the other does not come to its last marker, too.

For Might: `sums` as they would be in the provinces that change, and `blocks`, the borders that
could not be covered any more. Both empty: it would change nothing.
"""

from __future__ import annotations

from triumvir.core.action import Action
from triumvir.core.document import Document, Part
from triumvir.core.view import View
from triumvir.games.caesar.actions import BORDER_OF, FAR, NEAR
from triumvir.games.caesar.board import (
    ACROSS,
    AROUND,
    BORDERS,
    CONTROL_SPACES,
    FIRST,
    PROVINCES,
    SECOND,
)
from triumvir.games.caesar.pieces import HIGH, LOW, MARKERS, SIDES, token_number


class Seen:
    """What a preview needs of a view."""

    def __init__(self, view: View) -> None:
        whole = Part(view.data, "view")
        self.side = whole.word("side", SIDES)
        self.provinces = whole.entries("provinces", 18)
        self.borders = whole.entries("borders", 30)
        self.sides = whole.parts("sides", 2)
        self.bank = len(whole.entries("bank"))

    def province(self, province: int) -> Part:
        return Part(self.provinces[province], "view.provinces")

    def sums(self, province: int) -> list[int]:
        return self.province(province).numbers("totals", 2, 0, 99)

    def gaps(self, province: int) -> int:
        return self.province(province).number("gaps", 0, 6)

    def control(self, province: int) -> int:
        part = self.province(province)
        return -1 if part.value("control") is None else part.word("control", SIDES)

    def fallen(self, province: int) -> int:
        return self.province(province).number("fallen", 0, 2)

    def bonus(self, province: int) -> object:
        """The bonus that still lies there; None in a settled province."""
        return self.province(province).value("bonus")

    def left(self, side: int) -> int:
        return self.sides[side].number("markers", 0, MARKERS)

    def senates(self, side: int) -> int:
        return len(self.sides[side].entries("senates"))


def preview(view: View, action: Action) -> Document:
    kind = action.kind
    if kind == "lay" or kind == "hide":
        return preview_lay(Seen(view), action.index, kind == "hide")
    if kind == "settle":
        province = PROVINCES.index(str(action.fields["province"]))
        seen = Seen(view)
        made: Document = {"sums": {PROVINCES[province]: seen.sums(province)}}
        add_settling(seen, made, {province: seen.sums(province)}, exact=True)
        return made
    if kind == "might":
        return preview_might(Seen(view), str(action.fields["target"]), str(action.fields["place"]))
    return {}


def preview_lay(seen: Seen, index: int, face_down: bool) -> Document:
    """CA-14, CA-50: the numbers of the token, or none, come to both provinces."""
    border = BORDER_OF[index]
    sums: Document = {}
    free: Document = {}
    closed: dict[int, list[int]] = {}
    for province, value in ((FIRST[border], NEAR[index]), (SECOND[border], FAR[index])):
        totals = seen.sums(province)
        totals[seen.side] += value
        gaps = seen.gaps(province) - 1
        sums[PROVINCES[province]] = totals
        free[PROVINCES[province]] = gaps
        if gaps == 0:
            closed[province] = totals
    made: Document = {"sums": sums, "open": free}
    exact = len(closed) == 1 and not (face_down and seen.bank > 0)
    add_settling(seen, made, closed, exact)
    return made


def add_settling(seen: Seen, made: Document, closed: dict[int, list[int]], exact: bool) -> None:
    """CA-20 to CA-25, CA-38: who would control what is closed, and the markers that go down."""
    closer = seen.side
    control: dict[int, int] = {}
    for province, totals in closed.items():
        own, others = totals[closer], totals[1 - closer]
        control[province] = closer if own > others else 1 - closer if own < others else -1
    markers = [0, 0]
    covers: list[int] = []
    senates = seen.senates(closer)
    for province, side in control.items():
        if side >= 0:
            markers[side] += CONTROL_SPACES[province]
            for border, other in zip(AROUND[province], ACROSS[province], strict=True):
                held = control.get(other, seen.control(other))
                if held == side and seen.fallen(other) == 0 and border not in covers:
                    covers.append(border)
                    markers[side] += 1
        if seen.bonus(province) == "senate":
            senates += 1
            if side == closer:
                markers[side] += senates
    made["closes"] = [PROVINCES[province] for province in closed]
    made["control"] = {
        PROVINCES[province]: None if side < 0 else SIDES[side] for province, side in control.items()
    }
    made["covers"] = [BORDERS[border] for border in covers]
    made["markers"] = [min(markers[side], seen.left(side)) for side in range(2)]
    made["wins"] = None
    done = [markers[side] >= seen.left(side) for side in range(2)]
    for side in range(2):
        if done[side] and (exact or (side == closer and not done[1 - side])):
            made["wins"] = SIDES[side]


def preview_might(seen: Seen, target: str, place: str) -> Document:
    """CA-35, CA-36: what would count no more, and where no marker could be put any more."""
    sums: Document = {}
    blocks: list[object] = []
    if target == "token":
        border = BORDERS.index(place)
        token = Part(seen.borders[border], "view.borders").part("token")
        number = token_number(token.text("token"))
        for province in (FIRST[border], SECOND[border]):
            value = HIGH[number] if token.text("high") == PROVINCES[province] else LOW[number]
            if seen.gaps(province) > 0 and value > 0:
                totals = seen.sums(province)
                totals[1 - seen.side] -= value
                sums[PROVINCES[province]] = totals
    elif target == "province":
        province = PROVINCES.index(place)
        if seen.fallen(province) == 0:
            for border, other in zip(AROUND[province], ACROSS[province], strict=True):
                if seen.bonus(other) is not None:
                    blocks.append(BORDERS[border])
    return {"sums": sums, "blocks": blocks}
