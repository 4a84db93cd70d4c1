"""Says which triumvir is being tested, and refuses the wrong one."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import triumvir.core.dealer

PATH = triumvir.core.dealer.__file__
COMPILED = PATH.endswith(tuple(EXTENSION_SUFFIXES))


def pytest_report_header() -> str:
    return f"triumvir: {'compiled' if COMPILED else 'plain'}, {triumvir.__file__}"


def pytest_configure() -> None:
    # A compiled run that tested plain Python would prove nothing and look green.
    if os.environ.get("TRIUMVIR_EXPECT_COMPILED") == "1" and not COMPILED:
        raise pytest.UsageError(
            f"TRIUMVIR_EXPECT_COMPILED=1, and triumvir.core.dealer is plain Python: {PATH}"
        )


# The longest of the page: they begin first, so that no core waits at the end for a whole game.
LONG = ("test_whole_games.py", "test_screens.py", "test_words.py", "test_engines.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Playwright leaves its event loop running in the process that used it, and asyncio.run refuses
    # to work there: tests that use the browser come last.
    def place(item: pytest.Item) -> int:
        if "/tests/web/" not in item.path.as_posix():
            return 0
        return 1 if item.path.name in LONG else 2

    items.sort(key=place)
