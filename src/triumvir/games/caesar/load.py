"""placeholder"""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.games.caesar.position import Position


def load(position: Position, document: Document) -> None:
    raise NotImplementedError
