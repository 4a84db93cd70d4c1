"""What the compiler needs to be told, for readers without the compiler.

mypyc reads these names at build time; in plain Python they mean nothing. This module is never
compiled itself, so that `core` and `games` need no package outside the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*_names, **_values):
        return lambda cls: cls
