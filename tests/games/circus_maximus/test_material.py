"""A and N. The material and the card sheet."""

from __future__ import annotations

import copy
import hashlib
import json

import pytest
from tests.games.circus_maximus.tables import MARK, cells, other_sheet, table

from triumvir.core.errors import InvalidOption
from triumvir.games.circus_maximus import GAME
from triumvir.games.circus_maximus.cards import (
    COIN_CARDS,
    EFFECTS,
    FAVOUR_KINDS,
    LEVELS,
    PLACES,
    VENUES,
    VISITORS,
)
from triumvir.games.circus_maximus.fields import guests_of
from triumvir.games.circus_maximus.sheet import DEFAULT, read_sheet


@pytest.mark.rule("CM-1")
def test_there_are_110_cards() -> None:
    state = table(5, caesar=True)
    favours = len(cells(state).favour_pile) + sum(cells(state).offered)
    tickets = len(cells(state).ticket_pile) + sum(cells(state).forum)
    visitors = len(cells(state).visitor_pile) + sum(cells(state).guest_n)
    visitors += cells(state).caesar_at < 3
    assert (favours, tickets, visitors, cells(state).supply) == (18, 18, 16, 12)
    assert 5 + 5 * LEVELS + favours + tickets + visitors + COIN_CARDS + 1 == 110


@pytest.mark.rule("CM-2")
def test_five_places_three_of_them_venues() -> None:
    assert PLACES == ("villa", "forum", "circus", "colosseum", "theatre")
    assert PLACES[2:] == VENUES


@pytest.mark.rule("CM-3")
def test_eight_merchants_for_each_player() -> None:
    for player in table(5).view(None).data["players"]:  # type: ignore[attr-defined]
        assert player["merchants"] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("CM-4")
def test_coins_of_merchants() -> None:
    assert list(DEFAULT.merchants) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("CM-5")
def test_nine_kinds_of_favour_two_of_each() -> None:
    assert [DEFAULT.copies[kind] for kind in range(9)] == [2] * FAVOUR_KINDS
    assert sum(DEFAULT.copies) == 18


@pytest.mark.rule("CM-6")
def test_coins_of_tickets() -> None:
    assert list(DEFAULT.tickets) == [1, 2, 3]


@pytest.mark.rule("CM-7")
def test_six_tickets_for_each_venue() -> None:
    assert list(DEFAULT.ticket_cards) == [2] * 9


@pytest.mark.rule("CM-8")
def test_three_of_each_visitor() -> None:
    state = table(4)
    for kind in range(len(VISITORS)):
        there = sum(guests_of(state.row, venue, kind) for venue in range(3))
        assert there + cells(state).visitor_pile.count(kind) == 3


@pytest.mark.rule("CM-9")
def test_coins_of_visitors() -> None:
    assert dict(zip(VISITORS, DEFAULT.visitors, strict=True)) == {
        "legionary": 2,
        "student": 3,
        "matron": 4,
        "tourist": 5,
        "senator": 6,
    }


def marks(value: object) -> list[str]:
    if not isinstance(value, dict):
        return []
    found = []
    for key, entry in value.items():
        if key == "mark":
            found.extend([entry] if isinstance(entry, str) else list(entry.values()))
        else:
            found.extend(marks(entry))
    return found


@pytest.mark.rule("CM-90")
def test_every_entry_of_the_sheet_is_marked() -> None:
    found = marks(DEFAULT.document)
    assert len(found) == 8 + 3 + 3 + 5 + 9 * 3
    assert set(found) == {"printed", "reconstructed"}
    favours = DEFAULT.document["favours"]
    assert isinstance(favours, dict)
    printed = [name for name, entry in favours.items() if entry["mark"]["effect"] == "printed"]
    assert printed == list(EFFECTS[:5])


@pytest.mark.rule("CM-91")
def test_the_default_deck() -> None:
    assert [DEFAULT.copies[kind] > 0 for kind in range(12)] == [True] * 9 + [False] * 3
    assert list(DEFAULT.favours[:9]) == [1, 2, 2, 1, 3, 1, 2, 3, 3]
    assert list(DEFAULT.when[:9]) == [0, 0, 1, 0, 1, 2, 2, 2, 1]


@pytest.mark.rule("CM-91")
def test_more_effects_than_nine() -> None:
    sheet = read_sheet(other_sheet())
    assert [sheet.copies[kind] for kind in range(9, 12)] == [2, 2, 2]
    assert len(EFFECTS) >= 12


def test_a_changed_sheet_is_a_new_revision() -> None:
    """Records name no file: who changes the default sheet raises the revision and this digest."""
    text = json.dumps(DEFAULT.document, sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    assert (GAME.meta.revision, digest) == (2, "f069007ee460bb80")


@pytest.mark.rule("CM-90")
def test_a_corrected_sheet_counts() -> None:
    document = copy.deepcopy(DEFAULT.document)
    document["merchants"]["8"]["coins"] = 9  # type: ignore[index]
    state = table(3, sheet=document)
    assert state.standing()[0] == table(3).standing()[0] + 6
    assert state.view(0).data["options"]["sheet"] == document  # type: ignore[index]


def broken(path: str, value: object) -> dict[str, object]:
    document = copy.deepcopy(DEFAULT.document)
    place = document
    *keys, last = path.split(".")
    for key in keys:
        place = place[key]  # type: ignore[assignment]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return document


@pytest.mark.rule("CM-90")
@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        ("a text", "sheet: expected an object, got"),
        ([], "sheet: expected an object, got"),
        ({}, "sheet: 'merchants' is missing"),
        (broken("merchants.3.coins", -1), "merchants.3.coins: expected 0 to 99, got -1"),
        (broken("merchants.3.coins", 100), "merchants.3.coins: expected 0 to 99"),
        (broken("merchants.3.coins", True), "whole number"),
        (broken("merchants.3.coins", 1.5), "whole number"),
        (broken("merchants.3.mark", "guessed"), "expected one of printed, reconstructed"),
        (broken("merchants.3.mark", None), "merchants.3: 'mark' is missing"),
        (broken("merchants.9", {}), "unknown"),
        (broken("merchants.8", None), "merchants: '8' is missing"),
        (broken("merchants", 3), "merchants: expected an object"),
        (broken("tickets.box.coins", "3"), "whole number"),
        (broken("ticket_cards.circus.box", 3), "18 tickets"),
        (broken("ticket_cards.circus", None), "ticket_cards: 'circus' is missing"),
        (broken("visitors.senator.coins", -6), "visitors.senator.coins: expected 0 to 99"),
        (broken("favours.front", None), "9 kinds of favour, not 8"),
        (broken("favours.magic", {}), "favours: unknown key 'magic'"),
        (
            broken("favours.redirect", {"when": "instead", "coins": 1, "mark": MARK}),
            "9 kinds of favour, not 10",
        ),
        (broken("favours.front.when", "instead"), "favours.front.when: expected one of with"),
        (broken("favours.front.when", 3), "favours.front.when: expected a text"),
        (broken("favours.front.mark", "printed"), "favours.front.mark: expected an object"),
        (broken("favours.front.mark.when", "no"), "favours.front.mark.when: expected one of"),
        (broken("favours.front.coins", -3), "favours.front.coins: expected 0 to 99"),
        (broken("surprise", 1), "unknown"),
    ],
)
def test_a_bad_sheet_is_refused(sheet: object, words: str) -> None:
    with pytest.raises(InvalidOption, match=words) as caught:
        GAME.start(3, {"sheet": sheet})
    assert str(caught.value).endswith(".")


def test_the_table_of_actions_is_the_same_for_every_sheet() -> None:
    before = [action.text for action in GAME.actions]
    table(3, sheet=other_sheet())
    assert [action.text for action in GAME.actions] == before
