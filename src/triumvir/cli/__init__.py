"""The terminal program. Heavy imports are made where they are used: starting costs little."""

from __future__ import annotations

from triumvir.cli.main import main as main
