"""A and B. The board and the pieces, as data (CA-1 to CA-10)."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from tests.games.caesar.outlines import OUTLINES
from tests.games.caesar.table import GAME, cells, table

from triumvir.games.caesar.actions import WAYS
from triumvir.games.caesar.board import (
    ACROSS,
    AROUND,
    BORDERS,
    CENTRAL,
    CHECKPOINTS,
    CONTROL_SPACES,
    DEGREES,
    FIRST,
    PROVINCES,
    SECOND,
    SYMBOLS,
)
from triumvir.games.caesar.fields import bag, hand
from triumvir.games.caesar.pieces import (
    BONUS_COPIES,
    BONUSES,
    FITS,
    HIGH,
    LAURELS,
    LOW,
    MARKERS,
    TOKENS,
)

SWORD = "GA-GC DM-MD MD-AC SY-AG GC-IT GA-HC MT-NU IT-SC NU-AF CY-AG".lower().split()
SHIELD = "DM-GC AC-CR AS-CR AS-SY HC-HU GA-SD IT-SD MD-IT CR-CY AF-CY".lower().split()
SHIP = "AC-AF HU-MT SD-MT SC-NU SD-SC SC-AF DM-IT IT-AC AS-AG CR-AG".lower().split()


@pytest.mark.rule("CA-1")
def test_eighteen_provinces() -> None:
    assert len(set(PROVINCES)) == 18
    assert " ".join(PROVINCES) == "hu hc mt sd ga nu sc it gc af ac md dm cy cr ag as sy"


@pytest.mark.rule("CA-2")
def test_thirty_borders_ten_of_each_symbol() -> None:
    assert list(BORDERS) == SWORD + SHIELD + SHIP
    assert [len(names) for names in (SWORD, SHIELD, SHIP)] == [10, 10, 10]
    assert SYMBOLS == ("sword", "shield", "ship")
    pairs = {frozenset((FIRST[b], SECOND[b])) for b in range(30)}
    assert len(pairs) == 30
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.rule("CA-2")
def test_degrees() -> None:
    degrees = dict(zip(PROVINCES, DEGREES, strict=True))
    assert degrees == {
        "hu": 2, "hc": 2, "mt": 3, "sd": 4, "ga": 3, "nu": 3, "sc": 4, "it": 6, "gc": 3,
        "af": 4, "ac": 4, "md": 3, "dm": 3, "cy": 3, "cr": 4, "ag": 4, "as": 3, "sy": 2,
    }  # fmt: skip
    assert sum(DEGREES) == 60
    for province in range(18):
        for border, other in zip(AROUND[province], ACROSS[province], strict=True):
            assert {province, other} == {FIRST[border], SECOND[border]}


@pytest.mark.rule("CA-2")
def test_every_border_lies_between_two_outlines_that_touch() -> None:
    """Two provinces share an edge of their outlines exactly if there is a border between them."""
    touching = set()
    for first, second in combinations(PROVINCES, 2):
        shared = set(OUTLINES[first]) & set(OUTLINES[second])
        edges = edges_of(first) & edges_of(second)
        assert not edges or len(shared) >= 2
        if edges:
            touching.add(frozenset((first, second)))
    assert touching == {frozenset(border.split("-")) for border in BORDERS}


def edges_of(province: str) -> set[frozenset[tuple[float, float]]]:
    corners = OUTLINES[province]
    return {frozenset(pair) for pair in zip(corners, corners[1:] + corners[:1], strict=True)}


@pytest.mark.rule("CA-3")
def test_three_checkpoints() -> None:
    assert [BORDERS[border] for border in CHECKPOINTS] == ["ga-sd", "nu-af", "as-ag"]
    # One of each symbol.
    assert sorted(border // 10 for border in CHECKPOINTS) == [0, 1, 2]


@pytest.mark.rule("CA-4")
def test_italia_has_two_control_spaces_and_a_senate() -> None:
    assert {
        name for name, spaces in zip(PROVINCES, CONTROL_SPACES, strict=True) if spaces == 2
    } == {"it"}
    assert sum(CONTROL_SPACES) == 19
    for seed in range(20):
        assert BONUSES[cells(table(seed=seed)).bonus[PROVINCES.index("it")]] == "senate"


@pytest.mark.rule("CA-5")
def test_central_provinces() -> None:
    assert [name for name, central in zip(PROVINCES, CENTRAL, strict=True) if central] == [
        "sd",
        "sc",
        "it",
        "ac",
        "cr",
    ]


@pytest.mark.rule("CA-6")
def test_sixteen_tokens_a_side() -> None:
    basic = TOKENS[:16]
    for symbol in SYMBOLS:
        assert [name for name in basic if name.startswith(symbol)] == [
            f"{symbol}-{pair}" for pair in ("6-0", "5-1", "4-2", "3-3")
        ]
    laurels = [name for name in basic if name.startswith("laurel")]
    assert laurels == ["laurel-4-0", "laurel-3-1", "laurel-2-2", "laurel-2-2"]
    state = table()
    for side in range(2):
        assert hand(state.row, side) | bag(state.row, side) == (1 << 16) - 1
        assert hand(state.row, side) & bag(state.row, side) == 0


@pytest.mark.rule("CA-7")
def test_a_token_fits_its_symbol_and_a_laurel_everything() -> None:
    for token, name in enumerate(TOKENS):
        if token == 15:
            continue  # the second of two equal laurels has no actions of its own
        places = {BORDERS[b] for b in range(30) if WAYS[token * 30 + b]}
        if name.startswith("laurel"):
            assert places == set(BORDERS)
        elif name == "shield-ship-4-4":
            assert places == set(SHIELD + SHIP)
        else:
            assert places == set(
                {"sword": SWORD, "shield": SHIELD, "ship": SHIP}[name.split("-")[0]]
            )


@pytest.mark.rule("CA-8")
def test_twelve_markers() -> None:
    assert MARKERS == 12
    assert cells(table()).left == [12, 12]


@pytest.mark.rule("CA-9")
def test_bonuses() -> None:
    copies = dict(zip(BONUSES, BONUS_COPIES, strict=True))
    assert copies == {
        "senate": 6, "tactics": 4, "wealth": 4, "might": 4, "poison": 3, "centurion": 3,
    }  # fmt: skip
    state = table(seed=4)
    for bonus in range(4):
        assert cells(state).bonus.count(bonus) == BONUS_COPIES[bonus]


@pytest.mark.rule("CA-10")
def test_centurion_tokens() -> None:
    assert TOKENS[16:] == ("sword-7-0", "shield-ship-4-4", "laurel-3-3")
    assert FITS[16:] == [0b001, 0b110, 0b111]
    assert [(HIGH[t], LOW[t]) for t in range(16, 19)] == [(7, 0), (4, 4), (3, 3)]
    assert LAURELS[16:] == [False, False, True]


def test_equal_faces_lie_one_way_only() -> None:
    for token in range(19):
        for ways in WAYS[token * 30 : token * 30 + 30]:
            assert len(ways) in ((0, 1) if HIGH[token] == LOW[token] else (0, 2))


def test_the_rule_file_and_the_game_agree() -> None:
    """Where the rules lie beside the checkout: the borders as they stand there."""
    path = Path(__file__).resolve().parents[4] / "shared" / "rules" / "caesar.md"
    if not path.is_file():
        pytest.skip("the rules are not beside this checkout")
    text = path.read_text(encoding="utf-8")
    for symbol, names in (("sword", SWORD), ("shield", SHIELD), ("ship", SHIP)):
        match = re.search(rf"^  - {symbol}: (.*)$", text, re.MULTILINE)
        assert match is not None
        assert match[1].lower().split(", ") == names
    assert tuple(re.findall(r"^- \*\*(CA-\d+)\*\*", text, re.MULTILINE)) == GAME.meta.rules
