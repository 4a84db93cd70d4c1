"""Our games as others know games: PettingZoo, OpenSpiel. No rule is in here."""
