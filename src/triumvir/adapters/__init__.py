"""Our games for other frameworks: PettingZoo, OpenSpiel. No rules are in here."""
