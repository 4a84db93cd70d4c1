"""Benches that are run by hand, in a short form: they follow the server's inside, which changes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TABLES = 70  # that move at once: more than is read in one turn of the loop


def test_the_bench_of_a_move_runs() -> None:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "bench.move", "--tables", str(TABLES), "--rounds", "1"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["moves"] == TABLES


def test_the_bench_of_the_engine_tells_its_options() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.engine", "--help"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "--playouts" in done.stdout
