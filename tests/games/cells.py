"""The cells of a row under names, as tests set up positions: `cells.left[0] -= 1`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from triumvir.native import Row

NONE = 255


class Cells:
    """Some cells as a list of numbers that can be changed; nothing is -1."""

    def __init__(self, row: Row, first: int, count: int, stride: int = 1) -> None:
        self.row = row
        self.places = [first + place * stride for place in range(count)]

    def read(self, place: int) -> int:
        number = int(self.row[place])
        return -1 if number == NONE else number

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self.read(at) for at in self.places[place]]
        return self.read(self.places[place])

    def __setitem__(self, place: Any, value: Any) -> None:
        places = self.places[place] if isinstance(place, slice) else [self.places[place]]
        values = list(value) if isinstance(place, slice) else [value]
        for at, number in zip(places, values, strict=True):
            self.row[at] = NONE if number < 0 else number

    def __iter__(self) -> Iterator[int]:
        return iter(self[:])

    def __len__(self) -> int:
        return len(self.places)

    def __eq__(self, other: object) -> bool:
        return list(self) == other

    def __hash__(self) -> int:
        raise TypeError("Cells change.")

    def __repr__(self) -> str:
        return repr(list(self))

    def count(self, number: int) -> int:
        return list(self).count(number)

    def index(self, number: int) -> int:
        return list(self).index(number)


class Kinds:
    """How many there are of each kind, as a sorted list of kinds."""

    def __init__(self, first: int, kinds: int) -> None:
        self.first = first
        self.kinds = kinds

    def get(self, row: Row) -> list[int]:
        return [kind for kind in range(self.kinds) for _ in range(int(row[self.first + kind]))]

    def set(self, row: Row, value: list[int]) -> None:
        for kind in range(self.kinds):
            row[self.first + kind] = value.count(kind)


class Written(list[int]):
    """A list that is written into the row whenever it changes."""

    def __init__(self, numbers: list[int], write: Callable[[list[int]], None]) -> None:
        super().__init__(numbers)
        self.write = write

    def append(self, number: int) -> None:
        super().append(number)
        self.write(self)

    def insert(self, place: Any, number: int) -> None:
        super().insert(place, number)
        self.write(self)

    def remove(self, number: int) -> None:
        super().remove(number)
        self.write(self)

    def pop(self, place: Any = -1) -> int:
        number = super().pop(place)
        self.write(self)
        return number

    def clear(self) -> None:
        super().clear()
        self.write(self)

    def sort(self, **by: Any) -> None:
        super().sort(**by)
        self.write(self)

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, value)
        self.write(self)


class Listed:
    """A list with its length before it, each entry in one cell or in several."""

    def __init__(self, first: int, most: int, size: int = 1) -> None:
        self.first = first
        self.most = most
        self.size = size

    def get(self, row: Row) -> Written:
        count = int(row[self.first])
        numbers = [self.at(place).get(row) for place in range(count)]
        return Written(numbers, lambda changed: self.set(row, changed))

    def at(self, place: int) -> Wide:
        return Wide(self.first + 1 + place * self.size, self.size)

    def set(self, row: Row, value: list[int]) -> None:
        for place in range(self.most):
            self.at(place).set(row, value[place] if place < len(value) else 0)
        row[self.first] = len(value)


class Wides:
    """Numbers in several cells each, one after the other."""

    def __init__(self, first: int, count: int, size: int) -> None:
        self.cells = [Wide(first + place * size, size) for place in range(count)]

    def get(self, row: Row) -> Written:
        numbers = [cell.get(row) for cell in self.cells]
        return Written(numbers, lambda changed: self.set(row, changed))

    def set(self, row: Row, value: list[int]) -> None:
        for cell, number in zip(self.cells, value, strict=True):
            cell.set(row, number)


class Wide:
    """A number, or a mask, in several cells."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size

    def get(self, row: Row) -> int:
        return sum(int(row[self.first + at]) << (8 * at) for at in range(self.size))

    def set(self, row: Row, value: int) -> None:
        for at in range(self.size):
            row[self.first + at] = value >> (8 * at) & 255


class Named:
    """The whole row: one cell by its place, several by a tuple, other things by what reads them."""

    def __init__(self, row: Row, names: dict[str, Any]) -> None:
        self.__dict__["row"] = row
        self.__dict__["names"] = names

    def __getattr__(self, name: str) -> Any:
        what = self.names[name]
        if isinstance(what, int):
            return Cells(self.row, what, 1)[0]
        return Cells(self.row, *what) if isinstance(what, tuple) else what.get(self.row)

    def __setattr__(self, name: str, value: Any) -> None:
        what = self.names[name]
        if isinstance(what, int):
            Cells(self.row, what, 1)[0] = int(value)
        elif isinstance(what, tuple):
            Cells(self.row, *what)[:] = value
        else:
            what.set(self.row, value)
