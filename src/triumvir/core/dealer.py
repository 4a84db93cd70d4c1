"""Where chance comes from.

`Dealer(seed)` is fast, for simulation. `FairDealer(secret)` can be checked by anyone.
Both give the same shuffles compiled and plain, on every machine.
"""

from __future__ import annotations

import hashlib

from triumvir.core.document import Document, Part
from triumvir.native import Row, i64, mypyc_attr

MASK = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """A stream of chance from a seed: the generator sfc32, seeded by SHA-256."""

    __slots__ = ("a", "b", "c", "counter")

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int | str | None = 0) -> None:
        """From a seed; with None the words are filled in afterwards."""
        if seed is None:
            self.a = 0
            self.b = 0
            self.c = 0
            self.counter = 0
            return
        digest = hashlib.sha256(f"triumvir/{seed}".encode()).digest()
        self.a = word_at(digest, 0)
        self.b = word_at(digest, 4)
        self.c = word_at(digest, 8)
        self.counter = word_at(digest, 12)

    def word(self) -> i64:
        """The next 32 bits."""
        b, c, counter = self.b, self.c, self.counter
        out = (self.a + b + counter) & 0xFFFFFFFF
        self.counter = (counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = c * 9 & 0xFFFFFFFF
        self.c = ((c << 21 & 0xFFFFFFFF | c >> 11) + out) & 0xFFFFFFFF
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely (n from 1 to 2**31)."""
        if n <= 1:
            return 0
        word = self.word()
        # A word past the highest multiple of n that fits into 32 bits is thrown away. Only a word
        # that is near the end can be one.
        while word >= 0x100000000 - n and word >= 0x100000000 - 0x100000000 % n:
            word = self.word()
        return word % n

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, from the last place down."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def shuffle_cells(self, row: Row, first: i64, count: i64) -> None:
        """The same with what lies in some cells of a row."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            cell = row[first + i]
            row[first + i] = row[first + j]
            row[first + j] = cell
            i -= 1

    def clone(self) -> Dealer:
        """A dealer that deals what this one would deal next."""
        other = Dealer(None)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other

    def dump(self) -> Document:
        """All that is needed to go on dealing. As secret as the cards themselves."""
        return {"kind": "seeded", "words": [self.a, self.b, self.c, self.counter]}

    @staticmethod
    def load(document: Document) -> Dealer:
        """The inverse of `dump`."""
        words = Part(document, "dealer").numbers("words", 4, 0, MASK)
        dealer = Dealer(None)
        dealer.a = words[0]
        dealer.b = words[1]
        dealer.c = words[2]
        dealer.counter = words[3]
        return dealer


class FairDealer(Dealer):
    """A stream of chance that anyone can check afterwards.

    The table publishes `commitment(secret)` before the first deal and the secret after the last
    action. Block number i of the stream is SHA-256 of the secret, the salt (what the players add,
    published, may be empty), each followed by a line feed, and i in decimal, all as UTF-8. A block
    is read as eight 32-bit numbers, most significant byte first. docs/fair-dealing.md says how a
    number below n and a shuffle are made of them.
    """

    __slots__ = ("block", "position", "salt", "secret")

    def __init__(self, secret: str, salt: str = "") -> None:
        super().__init__(None)
        self.secret = secret
        self.salt = salt
        self.position: i64 = 0
        self.block: bytes = b""

    def word(self) -> i64:
        """The next 32 bits."""
        at: i64 = self.position % 8
        if at == 0 or not self.block:
            text = f"{self.secret}\n{self.salt}\n{self.position // 8}"
            self.block = hashlib.sha256(text.encode()).digest()
        self.position += 1
        return word_at(self.block, 4 * at)

    def clone(self) -> Dealer:
        """A dealer that deals what this one would deal next."""
        other = FairDealer(self.secret, self.salt)
        other.position = self.position
        other.block = self.block
        return other

    def dump(self) -> Document:
        """All that is needed to continue dealing, the secret included."""
        return {
            "kind": "fair",
            "secret": self.secret,
            "salt": self.salt,
            "position": self.position,
        }


def word_at(block: bytes, at: i64) -> i64:
    """Four bytes as a number, the most significant one first."""
    return block[at] << 24 | block[at + 1] << 16 | block[at + 2] << 8 | block[at + 3]


def fresh_seed() -> str:
    """A seed that nobody had before, from the chance of the operating system."""
    import random  # seldom needed, so it is loaded only here

    return f"{random.SystemRandom().getrandbits(128):032x}"


def commitment(secret: str) -> str:
    """What is published before the deal: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def load_dealer(part: Part) -> Dealer:
    """The inverse of `dump` of either dealer."""
    if part.word("kind", ("seeded", "fair")) == 0:
        return Dealer.load(part.told)
    fair = FairDealer(part.text("secret"), part.text("salt"))
    fair.position = part.number("position", 0, 1 << 40)
    return fair
