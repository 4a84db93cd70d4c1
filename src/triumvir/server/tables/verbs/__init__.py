"""What can be done at a table: a verb a module. Adding one edits no other file.

Most modules here are verbs. `name` has an entry but no command of its own, `rematch` and `end` are
what a proposal comes to; `verb` and `seats` are what verbs share.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, Final, Union

from triumvir.server.protocol.commands import SOCKET_COMMANDS
from triumvir.server.tables.verbs.verb import FOLDS as FOLDS
from triumvir.server.tables.verbs.verb import Verb as Verb
from triumvir.server.tables.verbs.verb import verbs_of


def find_verbs() -> tuple[type[Verb], ...]:
    found: list[type[Verb]] = []
    for module in pkgutil.iter_modules(__path__):
        if module.name != "verb":
            found += verbs_of(importlib.import_module(f"{__name__}.{module.name}"))
    return tuple(found)


VERBS: Final = find_verbs()
# What may come over a socket or by POST, each told apart by its `type`.
AnyCommand: Final[Any] = Union[(*SOCKET_COMMANDS, *VERBS)]
