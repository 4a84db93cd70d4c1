"""Runs the table server for tests of the page, in a process of its own: it can be killed.

python serving.py PORT FOLDER
"""

from __future__ import annotations

import os
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
            coach_seconds=60.0,  # the machine may be busy
            pace=0.02,  # nobody wants to watch the bots of a test think
            guests_an_address=10_000.0,
            tables_a_guest=1_000,
            tables_a_minute=1e6,
            # All visitors of the tests come from one address, and none of them rests.
            messages_a_second=1_000.0,
            message_burst=10_000.0,
            connections_a_second=1_000.0,
            pages_a_second=1_000.0,
            tries_an_address=1_000.0,
            smtp=os.environ.get("TRIUMVIR_SMTP", ""),
            oidc=os.environ.get("TRIUMVIR_OIDC", ""),
            # Reviews that a test looks at are written by itself.
            review_work=0.01,
            review_seconds=10.0,
        ),
        lambda port: print(f"port {port}", flush=True),
    )
