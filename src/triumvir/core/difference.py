"""What is new in a document, part by part.

A part is a path and a value: the path leads through keys and places in lists to where it goes.
"""

from __future__ import annotations

from triumvir.core.document import Document

Part = tuple[list[str | int], object]


def difference(old: Document, new: Document) -> list[Part]:
    """The parts of `new` that are not as in `old`, as deep as both have the same shape."""
    found: list[Part] = []
    compare_objects(old, new, [], found)
    return found


def compare_objects(old: Document, new: Document, path: list[str | int], found: list[Part]) -> None:
    """`path` leads here, and is as it was afterwards."""
    keys = list(new.keys())
    values = list(new.values())
    if list(old.keys()) == keys:  # nearly always, and in the same order
        known = list(old.values())
    elif len(old) == len(new) and all(key in old for key in keys):
        known = [old[key] for key in keys]
    else:
        found.append((path[:], new))
        return
    for number in range(len(values)):
        before, value = known[number], values[number]
        # Most is as it was, which is told fastest by comparing it as a whole.
        if before is not value and before != value:
            path.append(keys[number])
            add(before, value, path, found)
            path.pop()


def add(old: object, new: object, path: list[str | int], found: list[Part]) -> None:
    """Two values that differ, at the end of this path."""
    if isinstance(new, dict) and isinstance(old, dict):
        compare_objects(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and is_row(old) and is_row(new):
        if len(old) != len(new):
            found.append((path[:], new))
            return
        for number in range(len(new)):
            before, value = old[number], new[number]
            if before is not value and before != value:
                path.append(number)
                add(before, value, path, found)
                path.pop()
    else:
        found.append((path[:], new))


def is_row(values: list[object]) -> bool:
    """A list of things that have parts themselves."""
    if not values:
        return False
    first = values[0]
    return True if isinstance(first, dict) else isinstance(first, list)
