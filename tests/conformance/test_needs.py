"""What is installed needs nothing but what pyproject.toml names: tools of ours that happen to lie
beside it here are not there at a user's."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Imports everything that a game and a bot take, and plays; what is forbidden cannot be found.
PLAYED = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {forbidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden())
import triumvir
from triumvir.bots import make_bot

for name in ("caesar", "caesar-cleopatra", "circus-maximus", "terni-lapilli"):
    game = triumvir.load(name)
    state = game.start(seed=1)
    seat = state.to_act()[0]
    state.play(seat, make_bot("apprentice", game, "1").choose(state.view(seat)))
import triumvir.cli
import triumvir.server.serve
"""


def plain(requirement: str) -> str:
    """The name of a distribution, as one spells it."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def needed() -> set[str]:
    """All that comes along with what pyproject.toml names, extras left out."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    waiting = [plain(one) for one in named["project"]["dependencies"]]
    found = {"triumvir"}
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        try:
            asked = requires(name) or []
        except PackageNotFoundError:
            continue  # of another platform
        # An extra that is asked for, such as sqlalchemy[asyncio], brings its own.
        waiting += [plain(one) for one in asked if "extra ==" not in one or "asyncio" in one]
    return found


def test_only_what_is_named_is_needed() -> None:
    allowed = needed()
    forbidden = {
        module
        for module, owners in packages_distributions().items()
        if not allowed.intersection(map(plain, owners))
    }
    assert {"mypy", "pytest"} <= forbidden
    run = subprocess.run(
        [sys.executable, "-c", PLAYED.format(forbidden=forbidden)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
