"""`python -m triumvir.server.bot_worker`: questions come on stdin, a line each, answers go out."""

from __future__ import annotations

import signal
import sys

import msgspec

from triumvir.bots import make_bot
from triumvir.core.registry import find
from triumvir.server.bot_pool import Question


def main() -> None:
    # Ctrl-C is for the server; when that ends, our input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        question = decode(line)
        game = find(question.game)
        view = game.read_view(question.view)
        action = make_bot(question.bot, game, question.seed).choose(view)
        sys.stdout.buffer.write(msgspec.json.encode(action.text) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
