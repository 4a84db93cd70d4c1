"""Runs the table server for tests of the page, in a process of its own: it can be killed.

python serving.py PORT FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from triumvir.server.config import Config
from triumvir.server.logs import set_up_logs
from triumvir.server.serve import run

if __name__ == "__main__":
    set_up_logs()
    run(
        Config(
            data=Path(sys.argv[2]),
            port=int(sys.argv[1]),
            pace=0.02,  # nobody wants to watch the bots of a test think
            guests_an_address=10_000.0,
            tables_a_guest=1_000,
        ),
        lambda port: print(f"port {port}", flush=True),
    )
