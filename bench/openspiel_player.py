"""OpenSpiel's Python IS-MCTS as a player of the arena, over the bot protocol.

    triumvir arena caesar-cleopatra --games 400 --seed 1 \\
        --players "consul@200ms,openspiel=cmd:python -m bench.openspiel_player 200"

The number is the time for a move in milliseconds, of the processor, as the arena measures our own
bots: on a busy machine both lose nothing. OpenSpiel's bot counts simulations, so it gets as many as
it made in that time before, move by move. It sees what every player sees: its state is
one guessed from the view, and it guesses anew from the same view for every simulation.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from triumvir.adapters.openspiel import OpenSpielState, load
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.registry import find

FIRST = 10  # simulations for the first move, before anything is known of the speed
MOST = 100_000


class Player:
    def __init__(self, start: Document, seconds: float) -> None:
        seed = Dealer(str(start["seed"]))
        self.seconds = seconds
        self.simulations = FIRST
        self.dealer = seed
        self.chance = np.random.RandomState(seed.word())
        options = start["options"]
        assert isinstance(options, dict)
        seats = start["seats"]
        assert isinstance(seats, int)
        self.ours = find(str(start["game"]))
        self.game = load(self.ours.meta.id, seats, given(options))

    def choose(self, document: Document) -> str:
        view = self.ours.read_view(document)
        if len(view.choices) == 1:
            return view.choices[0].text
        state = OpenSpielState(self.game, self.ours.guess(view, Dealer(self.dealer.word())))
        # Where several choose blindly, the one who is asked has to be the one who thinks.
        if state.current_player() != view.seat:
            return view.choices[self.dealer.below(len(view.choices))].text
        bot = ismcts.ISMCTSBot(
            self.game,
            mcts.RandomRolloutEvaluator(1, self.chance),
            uct_c=1.4,
            max_simulations=self.simulations,
            random_state=self.chance,
        )
        begin = time.process_time()
        index = int(bot.step(state))
        spent = max(time.process_time() - begin, 1e-6)
        wanted = round(self.simulations * self.seconds / spent)
        self.simulations = max(2, min(wanted, 4 * self.simulations, MOST))
        return self.ours.actions[index].text


def given(options: Document) -> Document:
    """Without those that are documents: they do not fit into OpenSpiel's parameters."""
    return {name: value for name, value in options.items() if value is not None}


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    seconds = float(sys.argv[1]) / 1000 if len(sys.argv) > 1 else 0.2
    player: Player | None = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol=1, name=f"OpenSpiel IS-MCTS, {1000 * seconds:.0f} ms")
        elif kind == "start":
            player = Player(message, seconds)
            say(type="ready")
        elif kind == "view":
            assert player is not None
            say(type="act", seq=message["seq"], action=player.choose(message["view"]))
        elif kind == "bye":
            break


if __name__ == "__main__":
    main()
