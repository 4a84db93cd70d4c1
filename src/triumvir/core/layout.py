"""The table of fields that tells what a row of bytes means.

A game names each field once: its place in the row, how it is written, who may see it. From this
follow new rows, dumps, loading with refusals that name the field, the part of a view that lies in
the row, the template of a guess (a row with holes), the masked row for learners, the types of the
page and the difference between two positions. What a table cannot say (a journal, a pile of which
only the size is known) a game adds beside it, in the same place for both directions.
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.codec import Codec, Number, Several
from triumvir.core.document import Document, Part
from triumvir.core.row import NONE, blank, get, put, same_cells
from triumvir.native import Row, i64

# Who may see a field
EVERYBODY: Final = 0
OWNER: Final = 1  # the seat or side to which this entry of a table belongs
NOBODY: Final = 2


def during(*phases: int) -> int:
    """A set of phases, for `Field`."""
    mask = 0
    for phase in phases:
        mask |= 1 << phase
    return mask


@final
class Field:
    """One named thing in the row.

    In a table of several entries it lies as often, one after the other. `shown` is the key in
    views, if it is not the name, or "" if views tell it in another way. `dumped` is False for what
    follows from other fields, such as the size of a hand. `start`: what a new row has there, if not
    what the codec thinks empty.

    `during`: the phases (a set) in which a view tells it; in others it says `otherwise`. `opened`:
    the phases in which everybody sees what only its owner saw before.
    """

    __slots__ = (
        "codec",
        "dumped",
        "during",
        "name",
        "opened",
        "otherwise",
        "place",
        "see",
        "shown",
        "start",
    )

    def __init__(
        self,
        name: str,
        place: int,
        codec: Codec,
        see: int = EVERYBODY,
        shown: str | None = None,
        dumped: bool = True,
        start: int = -1,
        during: int = 0,
        otherwise: object = None,
        opened: int = 0,
    ) -> None:
        self.name: Final = name
        self.place: Final[i64] = place
        self.codec: Final = codec
        self.see: Final = see
        self.shown: Final = name if shown is None else shown
        self.dumped: Final = dumped
        self.start: Final = codec.empty if start < 0 else start
        self.during: Final[i64] = during
        self.otherwise: Final = otherwise
        self.opened: Final[i64] = opened

    def at(self, index: i64) -> i64:
        """Where the field of an entry begins."""
        return self.place + index * self.codec.size

    def is_seen(self, index: i64, own: i64, phase: i64) -> bool:
        """Whether a seat (-1 for an onlooker) may see the field of an entry in this phase."""
        if self.see == EVERYBODY or self.opened >> phase & 1 != 0:
            return True
        return self.see == OWNER and index == own

    def is_told(self, index: i64, own: i64, phase: i64) -> bool:
        """Whether the view of a seat says in this phase what lies there."""
        if self.during != 0 and self.during >> phase & 1 == 0:
            return False
        return self.is_seen(index, own, phase)


def untold(name: str, place: int, count: int = 1, start: int = 0) -> Field:
    """Cells that documents and views tell in another way, or that follow from others."""
    codec = Several(Number(0, NONE - 1), count)
    return Field(name, place, codec, shown="", dumped=False, start=start)


@final
class Table:
    """Fields that are told together: those of the whole position, or those of each side; with
    `each` those of so many things that each side has. A table that is not in the layout tells cells
    of other tables in another way."""

    def __init__(self, count: int, fields: tuple[Field, ...], each: int = 1) -> None:
        self.count: Final = count
        self.each: Final[i64] = each
        self.fields: Final = fields
        self.dumped: Final = tuple([field for field in fields if field.dumped])
        self.shown: Final = tuple([field for field in fields if field.shown])
        self.keys: Final = tuple([field.name for field in self.dumped])

    def dump(self, row: Row, index: i64 = 0) -> Document:
        document: Document = {}
        for field in self.dumped:
            document[field.name] = field.codec.write(row, field.at(index))
        return document

    def load(self, row: Row, part: Part, index: i64 = 0) -> None:
        """Fill the row from a part of a document, or refuse it."""
        for field in self.dumped:
            name = field.name
            field.codec.read(row, field.at(index), part.value(name), part.name(name))

    def load_whole(self, row: Row, part: Part, index: i64 = 0, more: tuple[str, ...] = ()) -> None:
        """The same from a part that has these fields, and `more`, and no others."""
        part.only((*self.keys, *more))
        self.load(row, part, index)

    def dump_named(self, row: Row, names: tuple[str, ...], first: i64 = 0) -> Document:
        """Entries from the first on, each under a name."""
        document: Document = {}
        for n in range(len(names)):
            document[names[n]] = self.dump(row, first + n)
        return document

    def load_named(self, row: Row, part: Part, names: tuple[str, ...], first: i64 = 0) -> None:
        """The same from a part that has these names and no others."""
        part.only(names)
        for n in range(len(names)):
            self.load_whole(row, part.part(names[n]), first + n)

    def describe(self, row: Row, own: i64, phase: i64, index: i64 = 0) -> Document:
        """The fields as a seat may see them. What it may not see is None."""
        document: Document = {}
        owner = index // self.each
        for field in self.shown:
            if field.during != 0 and field.during >> phase & 1 == 0:
                document[field.shown] = field.otherwise
            elif field.see == EVERYBODY or field.is_seen(owner, own, phase):
                document[field.shown] = field.codec.write(row, field.at(index))
            else:
                document[field.shown] = None
        return document

    def renew(
        self,
        document: Document,
        row: Row,
        before: Row,
        own: i64,
        phases: tuple[i64, i64],
        index: i64 = 0,
    ) -> None:
        """Make of what this seat was told of the row `before` what it may see now: only what is not
        as it was is written. `phases`: then and now."""
        past, phase = phases
        owner = index // self.each
        for field in self.shown:
            at = field.at(index)
            if same_cells(row, before, at, field.codec.size) and (
                past == phase
                or (field.is_told(owner, own, past) and field.is_told(owner, own, phase))
            ):
                continue
            if field.during != 0 and field.during >> phase & 1 == 0:
                document[field.shown] = field.otherwise
            elif field.see == EVERYBODY or field.is_seen(owner, own, phase):
                document[field.shown] = field.codec.write(row, at)
            else:
                document[field.shown] = None

    def is_same(
        self, row: Row, before: Row, own: i64, phases: tuple[i64, i64], index: i64 = 0
    ) -> bool:
        """Whether there is nothing new in the entry since the row `before`, neither in its cells
        nor in what a seat is told of them. `phases`: then and now."""
        past, phase = phases
        owner = index // self.each
        for field in self.fields:
            if field.is_told(owner, own, past) != field.is_told(owner, own, phase):
                return False
            if not same_cells(row, before, field.at(index), field.codec.size):
                return False
        return True

    def template(self, row: Row, part: Part, index: i64 = 0) -> None:
        """Fill the row from a part of a view; what the view does not tell stays as it is."""
        for field in self.shown:
            value = part.value(field.shown)
            if value is not None:
                field.codec.read(row, field.at(index), value, part.name(field.shown))

    def template_list(self, row: Row, parts: list[Part], first: i64 = 0) -> None:
        """The same for the entries from the first on, each from its part."""
        for n in range(len(parts)):
            self.template(row, parts[n], first + n)

    def shape(self) -> list[tuple[str, object]]:
        """The keys of `describe` with their shapes."""
        pairs: list[tuple[str, object]] = []
        for field in self.shown:
            shape = field.codec.shape()
            missing = field.during != 0 and field.otherwise is None
            if missing or field.see != EVERYBODY:
                shape = ("none", shape)
            pairs.append((field.shown, shape))
        return pairs


@final
class Layout:
    """All tables of a game, for what is asked of the whole row. The first field of the first table
    is the phase."""

    def __init__(self, size: int, tables: tuple[Table, ...]) -> None:
        self.size: Final = size
        self.tables: Final = tables
        self.phase: Final[i64] = tables[0].fields[0].place
        self.seats: Final[i64] = self.place_of("seats")  # -1: always as many
        self.start: Final = self.first_row()

    def place_of(self, name: str) -> int:
        """Where the field of this name begins; -1 where there is none."""
        for table in self.tables:
            for field in table.fields:
                if field.name == name:
                    return int(field.place)
        return -1

    def first_row(self) -> Row:
        """A row as it is before the deal; no two fields may share a cell, none may be left over."""
        row = blank(self.size)
        owners = [""] * self.size
        for table in self.tables:
            for index in range(table.count):
                for field in table.fields:
                    for cell in range(field.codec.size):
                        at = int(field.at(index)) + cell
                        assert at < self.size, f"{field.name} lies behind the end of the row"
                        assert not owners[at], f"{field.name} and {owners[at]} share a cell"
                        owners[at] = field.name
                        put(row, at, field.start)
        for at in range(self.size):
            assert owners[at], f"cell {at} belongs to no field"
        return row

    def fresh(self) -> Row:
        """A new row."""
        return self.start[:]

    def veil(self, row: Row, own: i64) -> Row:
        """A copy with holes: every cell of what the seat (-1: an onlooker) may not see is 255. What
        a view does not tell in this phase is as in a new row."""
        veiled = row[:]
        phase = get(row, self.phase)
        for table in self.tables:
            for index in range(table.count):
                for field in table.fields:
                    first = field.at(index)
                    seen = field.is_seen(index // table.each, own, phase)
                    told = field.during == 0 or field.during >> phase & 1 != 0
                    if not seen or not told:
                        for at in range(first, first + field.codec.size):
                            put(veiled, at, get(self.start, at) if seen else NONE)
        return veiled

    def diff(self, one: Row, other: Row) -> list[str]:
        """What differs between two positions, a line for each field: for tests and for people."""
        lines: list[str] = []
        for table in self.tables:
            for index in range(table.count):
                for field in table.fields:
                    at = field.at(index)
                    before = field.codec.write(one, at)
                    after = field.codec.write(other, at)
                    if before != after:
                        name = f"{field.name}[{index}]" if table.count > 1 else field.name
                        lines.append(f"{name}: {before} -> {after}")
        return lines
