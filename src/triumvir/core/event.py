"""Events: what happened, as data, and who may know what of it."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.document import Document


@final
class Event:
    """One thing that happened. Sentences, animations and sounds are made from it elsewhere.

    `fields` are open to everybody, onlookers included. `secret` is told only to the seats in
    `seen_by`, a mask with bit s set for seat s. `rule` is the id of the rule that was applied.
    """

    __slots__ = ("fields", "kind", "rule", "secret", "seen_by")

    def __init__(
        self,
        kind: str,
        rule: str,
        fields: Document,
        secret: Document | None = None,
        seen_by: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.fields: Final = fields
        self.secret: Final = secret
        self.seen_by: Final = seen_by

    def told(self, seat: int | None) -> Document:
        """What a seat, or an onlooker, learns of it."""
        document: Document = {"kind": self.kind, "rule": self.rule}
        document.update(self.fields)
        if self.secret is not None and seat is not None and self.seen_by >> seat & 1:
            document.update(self.secret)
        return document

    def __repr__(self) -> str:
        return f"<{self.kind} {self.rule} {self.fields}>"
