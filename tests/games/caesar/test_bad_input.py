"""Positions that are none, each refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.caesar.table import ALL_MODULES, GAME, table

from triumvir.core.dealer import Dealer
from triumvir.core.document import canonical
from triumvir.core.errors import InvalidPosition
from triumvir.games.caesar.rules import CaesarState

Json = dict[str, object]


def played(seats: int, actions: int, **options: Any) -> CaesarState:
    state = table(seats, 11, **options)
    chance = Dealer(3)
    for _ in range(actions):
        choices = state.legal(state.to_act()[0])
        state.play(state.to_act()[0], choices[chance.below(len(choices))])
    return state


def document(seats: int = 2, actions: int = 14, **options: Any) -> dict[str, object]:
    loaded = json.loads(canonical(played(seats, actions, **options).dump()))
    assert isinstance(loaded, dict)
    return loaded


def put(path: str, value: object) -> Callable[[Json], None]:
    def change(position: Json) -> None:
        keys = path.split("/")
        place: object = position
        for key in keys[:-1]:
            place = place[int(key)] if isinstance(place, list) else place[key]  # type: ignore[index]
        if isinstance(place, list):
            place[int(keys[-1])] = value
        else:
            place[keys[-1]] = value  # type: ignore[index]

    return change


def drop(key: str) -> Callable[[Json], None]:
    def change(position: Json) -> None:
        del position[key]

    return change


BAD = [
    (drop("phase"), "'phase' is missing"),
    (put("phase", "sleeping"), "expected one of lay"),
    (put("more", 1), "unknown key 'more'"),
    (put("seats", 3), "expected 1 to 2"),
    (put("options/checkpoints", True), "Poison and Centurions"),
    (put("options/level", "hard"), "one player against Crassus"),
    (put("options/sheet", {}), "one player against Crassus"),
    (put("turn", 0), "expected 1 to"),
    (put("side", "crassus"), "expected one of caesar, pompey"),
    (put("pending", ["hu", "hc", "mt"]), "at most 2"),
    (put("pending", ["it"]), "not closed"),
    (put("borders", []), "expected an object"),
    (put("borders/xx-yy", {}), "unknown key 'xx-yy'"),
    (put("provinces/hu/bonus", None), "a bonus is taken when the province closes"),
    (put("provinces/hu/control", "caesar"), "before it is settled"),
    (put("provinces/hu/fallen", 1), "not so many markers"),
    (put("provinces/hu/totals", [90, 0]), "add up to"),
    (put("provinces/it/bonus", "might"), "a Senate lies on Italia|expected 4 of"),
    (put("provinces/hu/bonus", "poison"), "a module that is not played"),
    (put("bank", ["senate"]), "Checkpoints only|expected 6 of"),
    (put("sides/0/supply", []), "expected 1 of"),
    (put("sides/0/supply", ["ship-6-0", "ship-6-0"]), "too often"),
    (put("sides/0/supply", ["ship-9-9"]), "expected one of"),
    (put("sides/0/centurions", ["sword-7-0"]), "expected 0 of .sword-7-0"),
    (put("sides/0/markers", 5), "but there are 12"),
    (put("sides/0/thrown", 1), "only Crassus discards"),
    (put("sides/0/senates", [1, 1, 1, 1, 1, 1, 1]), "at most 6"),
    (put("sides/0/senates", [3]), "expected 0 to 1|expected 6 of"),
    (put("sides/0/memory", "zz"), "hexadecimal"),
    (put("sides/0/memory", "ff"), "no journal of facts"),
    (put("sides/0/memory", "3c"), "with Poison only"),
    (put("crassus", {}), "game of one player only"),
    (put("phase", "ready"), "before Crassus's first turn"),
    (put("phase", "order"), "two provinces wait"),
    (put("phase", "offer"), "a bonus is offered"),
    (put("phase", "bank"), "the bank is empty"),
    (put("phase", "recruiting"), "no Centurion left"),
    (put("phase", "over"), "has a reason and a winner"),
    (put("offer", "wealth"), "phases 'offer' and 'might' only|expected 4 of"),
    (put("extra", True), "rest of a turn"),
    (put("recruit", True), "rest of a turn only"),
    (put("winner", "caesar"), "has a reason and a winner"),
    (put("dealer", {"kind": "loaded"}), "one of seeded, fair"),
    (put("revision", 99), "revision"),
    (put("game", "chess"), "expected 'caesar'"),
]


@pytest.mark.parametrize(("change", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_a_bad_position_is_refused(change: Callable[[Json], None], sentence: str) -> None:
    position = document()
    GAME.load(position)
    change(position)
    with pytest.raises(InvalidPosition, match=sentence.replace("'", ".")) as refused:
        GAME.load(position)
    assert str(refused.value).endswith(".")


SOLO_BAD = [
    (put("crassus", None), "expected an object"),
    (put("crassus/row", ["sword-6-0"] * 2), "too often|expected 1 of"),
    (put("crassus/pile", []), "of .A., got"),
    (put("crassus/used", ["Z"]), "expected one of A"),
    (put("crassus/report", [0, 1]), "numbers for each"),
    (put("crassus/report", [9]), "expected 0 to 4"),
    (put("sides/1/supply", ["laurel-2-2"]), "too often|Crassus has his tokens|expected"),
    (put("side", "pompey"), "never waited for"),
    (put("options/sheet", {"tiles": 1}), "expected an object"),
]


@pytest.mark.parametrize(("change", "sentence"), SOLO_BAD, ids=[s for _, s in SOLO_BAD])
def test_a_bad_solo_position_is_refused(change: Callable[[Json], None], sentence: str) -> None:
    position = document(1, 2)
    GAME.load(position)
    change(position)
    with pytest.raises(InvalidPosition, match=sentence):
        GAME.load(position)


MODULE_BAD = [
    (put("sides/0/memory", "3c"), "leads to 1 tokens"),
    (put("sides/1/centurions", ["ship-6-0"]), "too often|expected|only Centurion"),
    (put("bank", ["poison"]), "bonuses of the basic game|expected"),
    (put("bank", ["tactics"] * 7), "expected 4 of|up to six"),
]


@pytest.mark.parametrize(("change", "sentence"), MODULE_BAD, ids=[s for _, s in MODULE_BAD])
def test_a_bad_position_with_modules_is_refused(
    change: Callable[[Json], None], sentence: str
) -> None:
    position = document(2, 8, **ALL_MODULES)
    GAME.load(position)
    change(position)
    with pytest.raises(InvalidPosition, match=sentence):
        GAME.load(position)


def test_borders_are_checked() -> None:
    position = document()
    borders = position["borders"]
    assert isinstance(borders, dict)
    name = next(key for key, entry in borders.items() if not entry["token"].startswith("laurel"))
    for change, sentence in (
        ({"token": "ship-6-0" if "ship" not in borders[name]["token"] else "sword-6-0"}, "not fit"),
        ({"face": "hidden", "high": name[:2]}, "at checkpoints only"),
        ({"marker": {"side": "caesar", "face": "up"}}, "does not control both"),
        ({"high": "xx"}, "expected one of"),
        ({"token": "laurel-2-2", "high": name[3:]}, "two equal numbers"),
    ):
        bad = json.loads(canonical(position))
        bad["borders"][name] |= change
        with pytest.raises(InvalidPosition, match=sentence):
            GAME.load(bad)


@pytest.mark.parametrize("value", [None, 1, "x", [], {}, {"game": "caesar"}])
def test_what_is_no_document_at_all(value: object) -> None:
    with pytest.raises(InvalidPosition):
        GAME.load(value)
