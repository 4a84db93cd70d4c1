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

    def splice(numbers: object, count: i64, more: object) -> i64: ...

    Row = vec[u8]  # the bytes of a position
    Moves = vec[i64]  # room for the indices of actions
else:
    i64 = int
    Row = bytearray
    Moves = list

    def splice(numbers, count, more):
        """Put some numbers into a list from a place on; where they end."""
        end = count + len(more)
        numbers[count:end] = more
        return end

    def u8(number):
        return number

    class vec:  # noqa: N801
        """`vec[u8](items)` makes a bytearray, any other vec a list."""

        def __class_getitem__(cls, item):
            return bytearray if item is u8 else list

    def mypyc_attr(*_names, **_values):
        return lambda cls: cls
