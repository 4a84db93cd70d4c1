"""Any choice, all equally likely."""

from __future__ import annotations

from triumvir.bots.bot import Bot
from triumvir.core.action import Action
from triumvir.core.view import View


class RandomBot(Bot):
    def choose(self, view: View) -> Action:
        return view.choices[self.dealer.below(len(view.choices))]
