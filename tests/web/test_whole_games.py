"""Whole games through the page: by clicking, by touch, by keyboard, by the list of choices."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visitors

GAMES = {
    "caesar-cleopatra": ("me", "greedy"),
    "circus-maximus": ("me", "greedy", "greedy"),
    "caesar": ("me", "greedy"),
    "caesar-alone": ("me",),
    "terni-lapilli": ("me", "greedy"),  # on the plain board that any game can use
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_clicking(visitor: Visitors, name: str) -> None:
    visit = visitor(1440, 900)
    table = visit.table(name.removesuffix("-alone"), *GAMES[name])
    visit.play(random.Random(f"click {name}"))
    expect(visit.page.locator(".result")).to_be_visible()
    assert visit.api("GET", f"/tables/{table}")["table"]["status"] == "over"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_touch(visitor: Visitors, name: str) -> None:
    visit = visitor(390, 844, touch=True)
    visit.table(name.removesuffix("-alone"), *GAMES[name])
    visit.play(random.Random(f"touch {name}"))
    expect(visit.page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_keyboard(visitor: Visitors, name: str) -> None:
    visit = visitor(1440, 900)
    visit.keyboard = True
    visit.table(name.removesuffix("-alone"), *GAMES[name])
    visit.play(random.Random(f"keys {name}"))
    expect(visit.page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_the_list(visitor: Visitors, name: str) -> None:
    """As a screen reader has it: every choice is a button with its words."""
    visit = visitor(820, 1180)
    visit.table(name.removesuffix("-alone"), *GAMES[name])
    visit.by_list = True
    visit.play(random.Random(f"list {name}"))
    expect(visit.page.locator(".result")).to_be_visible()
