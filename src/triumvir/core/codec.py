"""Codecs: how the cells of a row are written as JSON and strictly read back.

Each refusal names the place in the document, says what was expected and what came. `shape` tells
the type of what is written, from which `shape.py` makes the types of the page:

    "int", "bool", "str"       a plain value
    ("words", words)           one of these texts
    ("list", inner)            a list
    ("none", inner)            or null
    ("object", name, fields)   an object, fields being pairs of key and shape
"""

from __future__ import annotations

from typing import Final, final

from triumvir.core.action import ActionTable
from triumvir.core.document import (
    Document,
    Part,
    contradiction,
    read_bool,
    read_int,
    read_list,
    read_word,
    show,
    wrong_part,
)
from triumvir.core.errors import InvalidAction, InvalidPosition
from triumvir.core.row import NONE, cards_in, get, get_wide, put, put_wide, set_pile
from triumvir.native import Row, i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """One way to write some cells. `empty` is what a new row has in each of them."""

    def __init__(self, size: int, empty: int = 0) -> None:
        self.size: Final = size
        self.empty: Final = empty

    def write(self, row: Row, at: i64) -> object:
        raise NotImplementedError

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        raise NotImplementedError

    def shape(self) -> object:
        raise NotImplementedError


def or_none(shape: object, none: bool) -> object:
    return ("none", shape) if none else shape


def too_many(where: str, most: int, found: int) -> InvalidPosition:
    return InvalidPosition(
        f"{where}: expected at most {most} entries, got {found}.",
        "document-most",
        {"where": where, "most": most, "found": found},
    )


@final
class Number(Codec):
    """A whole number, in one, two or four cells; with `none` it may be missing."""

    def __init__(self, low: int, high: int, none: bool = False) -> None:
        size = 1 if high < NONE else 2 if high < 1 << 16 else 4
        assert low >= 0
        assert size == 1 or not none
        super().__init__(size, NONE if none else low if size == 1 else 0)
        self.low: Final = low
        self.high: Final = high
        self.none: Final = none

    def write(self, row: Row, at: i64) -> object:
        value = get_wide(row, at, self.size)
        return None if self.none and value == NONE else int(value)

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        if value is None and self.none:
            put(row, at, NONE)
        else:
            put_wide(row, at, self.size, read_int(value, where, self.low, self.high))

    def shape(self) -> object:
        return or_none("int", self.none)


@final
class Flag(Codec):
    """True or false."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, row: Row, at: i64) -> object:
        return get(row, at) != 0

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        put(row, at, 1 if read_bool(value, where) else 0)

    def shape(self) -> object:
        return "bool"


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Codec):
    """One of some kinds of a thing, in one cell: `tell` writes a kind and `find` reads it. With
    `none` there may be nothing. A subclass says how a kind is told if a word is not enough."""

    def __init__(self, count: int, none: bool = False) -> None:
        super().__init__(1, NONE if none else 0)
        self.count: Final = count
        self.none: Final = none

    def tell(self, kind: i64) -> object:
        raise NotImplementedError

    def find(self, value: object, where: str) -> int:
        raise NotImplementedError

    def told(self) -> object:
        """The shape of what `tell` gives."""
        raise NotImplementedError

    def write(self, row: Row, at: i64) -> object:
        kind = get(row, at)
        return None if self.none and kind == NONE else self.tell(kind)

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        put(row, at, NONE if value is None and self.none else self.find(value, where))

    def shape(self) -> object:
        return or_none(self.told(), self.none)


@final
class Word(Kind):
    """One of some words, by its place among them; with `none` it may be missing, with `most` only
    the first `most` of them are possible.
    """

    def __init__(self, words: tuple[str, ...], none: bool = False, most: int = NONE) -> None:
        super().__init__(len(words), none)
        self.words: Final = words
        self.possible: Final = words[:most]

    def tell(self, kind: i64) -> object:
        return self.words[kind]

    def find(self, value: object, where: str) -> int:
        return read_word(value, where, self.possible)

    def told(self) -> object:
        return ("words", self.words)


@final
class ActionText(Kind):
    """An action of the game's table, or none: its index in one cell, its text in a document."""

    def __init__(self, table: ActionTable) -> None:
        super().__init__(len(table.actions), none=True)
        self.table: Final = table

    def tell(self, kind: i64) -> object:
        return self.table.actions[kind].text

    def find(self, value: object, where: str) -> int:
        try:
            return self.table.parse(value).index
        except InvalidAction as error:
            raise wrong_part(where, error) from error

    def told(self) -> object:
        return "str"


@final
class Numbered(Kind):
    """Kinds that are told by their numbers."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(high - low + 1)
        self.low: Final = low

    def tell(self, kind: i64) -> object:
        return self.low + int(kind)

    def find(self, value: object, where: str) -> int:
        return read_int(value, where, self.low, self.low + self.count - 1) - self.low

    def told(self) -> object:
        return "int"


def kinds_of(kinds: tuple[str, ...] | Kind) -> Kind:
    return kinds if isinstance(kinds, Kind) else Word(kinds)


@final
class Counts(Codec):
    """How many of each kind, one cell each: a sorted list of them. `known` are the names that are
    understood, where other kinds of the same game deserve a better refusal."""

    def __init__(
        self, kinds: tuple[str, ...] | Kind, known: tuple[str, ...] = (), refusal: str = ""
    ) -> None:
        self.kind: Final = kinds_of(kinds)
        self.known: Final = Word(known) if known else self.kind
        self.refusal: Final = refusal
        super().__init__(self.kind.count)

    def write(self, row: Row, at: i64) -> object:
        told: list[object] = []
        for kind in range(self.size):
            for _ in range(get(row, at + kind)):
                told.append(self.kind.tell(kind))
        return told

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        counts = [0] * self.known.count
        for entry in read_list(value, where):
            counts[self.known.find(entry, where)] += 1
        if sum(counts[self.size :]) > 0:
            raise contradiction(where, self.refusal)
        for kind in range(self.size):
            # A document can name a card 256 times; no game has that many.
            put(row, at + kind, read_int(counts[kind], where, 0, NONE - 1))

    def shape(self) -> object:
        return ("list", self.kind.told())


@final
class Flags(Codec):
    """A set, as a mask: the sorted list of its members. One cell for each 8 kinds. `rules` say that
    there is one of each."""

    def __init__(self, kinds: tuple[str, ...] | Kind, rules: str = "") -> None:
        self.kind: Final = kinds_of(kinds)
        self.rules: Final = rules
        super().__init__((self.kind.count + 7) // 8)

    def write(self, row: Row, at: i64) -> object:
        mask = get_wide(row, at, self.size)
        return [self.kind.tell(kind) for kind in range(self.kind.count) if mask >> kind & 1 != 0]

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        mask: i64 = 0
        for entry in read_list(value, where):
            bit: i64 = 1 << self.kind.find(entry, where)
            if mask & bit != 0:
                raise contradiction(where, f"{show(entry)} stands there twice", self.rules)
            mask |= bit
        put_wide(row, at, self.size, mask)

    def shape(self) -> object:
        return ("list", self.kind.told())


@final
class Pile(Codec):
    """Cards in order: how many in the first cell, then the kinds, the last one lying on top. The
    document begins with the top, unless the pile is a row that grows to the right; `mixed`, it
    tells what is in the pile and not the order. `first` and `last` are the kinds that may lie
    there, if not all."""

    def __init__(
        self,
        kinds: tuple[str, ...] | Kind,
        most: int,
        top_first: bool = False,
        mixed: bool = False,
        first: int = 0,
        last: int = NONE,
    ) -> None:
        super().__init__(1 + most)
        self.kind: Final = kinds_of(kinds)
        self.top_first: Final = top_first
        self.mixed: Final = mixed
        self.first: Final = first
        self.last: Final = last

    def write(self, row: Row, at: i64) -> object:
        cards = cards_in(row, at)
        if self.mixed:
            cards.sort()
        if self.top_first:
            cards.reverse()
        return [self.kind.tell(card) for card in cards]

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        cards = [self.kind.find(entry, where) for entry in read_list(value, where)]
        for card in cards:
            if card < self.first or card > self.last:
                raise contradiction(where, f"'{self.kind.tell(card)}' is in the wrong pile")
        if len(cards) >= self.size:
            raise too_many(where, self.size - 1, len(cards))
        if self.top_first:
            cards.reverse()
        set_pile(row, at, cards)

    def shape(self) -> object:
        return ("list", self.kind.told())


@final
class Size(Codec):
    """How many cards lie in a pile of at most so many, and nothing else of it."""

    def __init__(self, most: int) -> None:
        super().__init__(1 + most)

    def write(self, row: Row, at: i64) -> object:
        return int(get(row, at))

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        put(row, at, read_int(value, where, 0, self.size - 1))

    def shape(self) -> object:
        return "int"


@final
class Listing(Codec):
    """At most so many of the same thing, one after the other, and before them how many: a list."""

    def __init__(self, inner: Codec, most: int) -> None:
        super().__init__(1 + inner.size * most)
        assert inner.empty == 0
        self.inner: Final = inner
        self.most: Final = most

    def write(self, row: Row, at: i64) -> object:
        count = get(row, at)
        return [self.inner.write(row, at + 1 + n * self.inner.size) for n in range(count)]

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        entries = read_list(value, where)
        if len(entries) > self.most:
            raise too_many(where, self.most, len(entries))
        put(row, at, len(entries))
        for n in range(len(entries)):
            self.inner.read(row, at + 1 + n * self.inner.size, entries[n], f"{where}[{n}]")

    def shape(self) -> object:
        return ("list", self.inner.shape())


@final
class Several(Codec):
    """The same thing some times over, one after the other: a list."""

    def __init__(self, inner: Codec, count: int) -> None:
        super().__init__(inner.size * count, inner.empty)
        self.inner: Final = inner
        self.count: Final = count

    def write(self, row: Row, at: i64) -> object:
        return [self.inner.write(row, at + n * self.inner.size) for n in range(self.count)]

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        entries = read_list(value, where, self.count)
        for n in range(self.count):
            self.inner.read(row, at + n * self.inner.size, entries[n], f"{where}[{n}]")

    def shape(self) -> object:
        return ("list", self.inner.shape())


@final
class Keyed(Codec):
    """Things one after the other, each under a key of its own: an object."""

    def __init__(self, keys: tuple[str, ...], inners: tuple[Codec, ...], name: str = "") -> None:
        super().__init__(sum([inner.size for inner in inners]), inners[0].empty)
        assert len(keys) == len(inners)
        self.keys: Final = keys
        self.inners: Final = inners
        self.name: Final = name

    def write(self, row: Row, at: i64) -> object:
        document: Document = {}
        for n in range(len(self.keys)):
            document[self.keys[n]] = self.inners[n].write(row, at)
            at += self.inners[n].size
        return document

    def read(self, row: Row, at: i64, value: object, where: str) -> None:
        part = Part(value, where)
        part.only(self.keys)
        for n in range(len(self.keys)):
            key = self.keys[n]
            self.inners[n].read(row, at, part.value(key), part.name(key))
            at += self.inners[n].size

    def shape(self) -> object:
        pairs = [(self.keys[n], self.inners[n].shape()) for n in range(len(self.keys))]
        return ("object", self.name, tuple(pairs))
