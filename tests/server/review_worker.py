"""In place of the process that makes reviews: it does what the files beside the test's say.

`go` lets it end; `wrong` and `crash` say how. It writes its number and every start to `log`.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import msgspec

from triumvir.review import ENGINE
from triumvir.server.reviews.lines import Made, Make, Progress, Wrong


def say(said: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    here = Path(os.environ["REVIEW_TEST"])
    question = msgspec.json.decode(sys.stdin.buffer.readline(), type=Make)
    with (here / "log").open("a", encoding="ascii") as log:
        log.write(f"{os.getpid()}\n")
    if (here / "crash").exists():
        sys.exit(3)
    if (here / "wrong").exists():
        say(Wrong("no such game"))
        return
    say(Progress(0.25))
    parent = os.getppid()
    while not (here / "go").exists() and os.getppid() == parent:
        time.sleep(0.005)
    say(Made(ENGINE, msgspec.Raw(msgspec.json.encode({"names": question.record["seats"]}))))


if __name__ == "__main__":
    main()
