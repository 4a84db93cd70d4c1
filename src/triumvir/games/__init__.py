"""The rules, one folder a game. `triumvir.core.registry` finds them."""
