"""What is new in a document, part by part.

A part is a path and a value: the path leads through keys and places in lists to where it goes.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.document import Document

Part = tuple[list[str | int], object]

MISSING: Final = object()


def difference(old: Document, new: Document) -> list[Part]:
    """The parts of `new` that are not as in `old`, as deep as both have the same shape."""
    found: list[Part] = []
    compare_objects(old, new, [], found)
    return found


def compare_objects(old: Document, new: Document, path: list[str | int], found: list[Part]) -> None:
    known = len(found)
    same = len(old) == len(new)
    if same:
        for key, value in new.items():
            before = old.get(key, MISSING)
            # Most is as it was, which is told fastest by comparing it as a whole.
            if before is not value and before != value:
                if before is MISSING:
                    same = False
                    break
                add(before, value, [*path, key], found)
    if not same:
        del found[known:]
        found.append((path, new))


def add(old: object, new: object, path: list[str | int], found: list[Part]) -> None:
    """Two values that differ, at the end of this path."""
    if isinstance(new, dict) and isinstance(old, dict):
        compare_objects(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and is_row(old) and is_row(new):
        if len(old) != len(new):
            found.append((path, new))
            return
        for number in range(len(new)):
            before, value = old[number], new[number]
            if before is not value and before != value:
                add(before, value, [*path, number], found)
    else:
        found.append((path, new))


def is_row(values: list[object]) -> bool:
    """A list of things that have parts themselves."""
    if not values:
        return False
    first = values[0]
    return True if isinstance(first, dict) else isinstance(first, list)
