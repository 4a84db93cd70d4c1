"""What the compiler needs to be told, for readers without the compiler.

mypyc reads these names at build time; in plain Python they mean nothing, or the nearest thing that
the standard library has. This module is never compiled itself, so that the sources of `core` and
`games` need no package; the compiled modules need `librt`, and that `mypy_extensions`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8

    def quicken(module: str) -> None: ...

    Row = vec[u8]  # the bytes of a position
    Moves = vec[i64]  # room for the indices of actions
else:
    import importlib
    import operator
    import types
    from itertools import compress

    i64 = int
    Row = bytearray
    Moves = list

    def u8(number):
        return number

    def add(row, at, value):
        row[at] += value

    def total(row, first, count):
        return sum(row[first : first + count])

    def move_cells(row, first, end, by):
        row[first + by : end + by] = row[first:end]

    def sort_cells(row, first, count):
        row[first : first + count] = sorted(row[first : first + count])

    def push(row, pile, card):
        size = row[pile] + 1
        row[pile] = size
        row[pile + size] = card

    def pop(row, pile):
        size = row[pile]
        card = row[pile + size]
        row[pile] = size - 1
        row[pile + size] = 0
        return card

    def tokens_at(row, at):
        return row[at] | row[at + 1] << 8 | row[at + 2] << 16

    def move_token(row, at, token):
        row[at + (token >> 3)] ^= 1 << (token & 7)

    def add_all(buffer, count, moves):
        end = count + len(moves)
        buffer[count:end] = moves
        return end

    def add_filled(buffer, count, row, first, cells, index):
        filled = row[first : first + cells]
        for found in compress(range(index, index + cells), filled):
            buffer[count] = found
            count += 1
        return count

    QUICK = {
        "get": operator.getitem,
        "put": operator.setitem,
        "add": add,
        "total": total,
        "total_of": total,
        "move_cells": move_cells,
        "sort_cells": sort_cells,
        "push": push,
        "pop": pop,
        "tokens_at": tokens_at,
        "move_token": move_token,
        "count": int.bit_count,
        "add_all": add_all,
        "add_filled": add_filled,
    }

    def quicken(name):
        """Replace the functions of a module that plain Python has a faster way for: lists take many
        things at once, and a call costs more than what these do. Compiled ones stay as they are."""
        module = importlib.import_module(name)
        for known, function in QUICK.items():
            if isinstance(getattr(module, known, None), types.FunctionType):
                setattr(module, known, function)

    class vec:  # noqa: N801
        """`vec[u8](items)` makes a bytearray, any other vec a list."""

        def __class_getitem__(cls, item):
            return bytearray if item is u8 else list

    def mypyc_attr(*_names, **_values):
        return lambda cls: cls
