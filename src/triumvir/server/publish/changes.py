"""Changes: a table and its views compared with what readers were sent before."""

from __future__ import annotations

from triumvir.core.difference import Part, difference
from triumvir.core.document import Document
from triumvir.server.protocol.messages import Info, ViewChange
from triumvir.server.publish.rendering import Rendering


def info_changes(old: Info, new: Info) -> Document:
    """Those fields that are not as they were."""
    return {
        name: getattr(new, name)
        for name in Info.__struct_fields__
        if getattr(old, name) != getattr(new, name)
    }


def view_change(rendering: Rendering, seat: int | None, old: Document | None) -> ViewChange:
    """Beside what a view said before; the whole, if there was none."""
    parts: list[Part]
    if old is None:
        # Choices travel as places in the table of actions, beside it.
        parts = [([], {**rendering.document(seat), "choices": None})]
    else:
        parts = difference(old, rendering.data(seat))
    return ViewChange(seat=seat, parts=parts, choices=rendering.choices(seat))
