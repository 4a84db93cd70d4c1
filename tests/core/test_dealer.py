"""Chance: the same everywhere, fair, and checkable."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

from triumvir.core.dealer import Dealer, FairDealer, commitment, load_dealer
from triumvir.core.document import Part
from triumvir.core.errors import InvalidPosition
from triumvir.core.row import blank, fill, numbers


def test_a_seed_gives_the_same_words_on_every_machine() -> None:
    dealer = Dealer(42)
    assert [dealer.word() for _ in range(4)] == [1346107350, 4231957900, 972407964, 152933080]


def test_the_generator_is_sfc32_seeded_by_sha_256() -> None:
    digest = hashlib.sha256(b"triumvir/seed").digest()
    a, b, c, counter = (int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4))
    dealer = Dealer("seed")
    for _ in range(50):
        expected = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ b >> 9, (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + expected) % 2**32
        assert dealer.word() == expected


def test_seeds_differ() -> None:
    assert Dealer(1).word() != Dealer(2).word()
    assert Dealer("1").word() == Dealer(1).word()


@pytest.mark.parametrize(
    "dealer", [Dealer(7), FairDealer("a secret", "salt")], ids=["plain", "fair"]
)
def test_numbers_are_in_range_and_even(dealer: Dealer) -> None:
    for n in (2, 3, 6, 7, 37):
        counts = Counter(dealer.below(n) for _ in range(300 * n))
        assert set(counts) == set(range(n))
        assert max(abs(count - 300) for count in counts.values()) < 110
    assert dealer.below(1) == 0


@pytest.mark.parametrize(
    "dealer", [Dealer(7), FairDealer("a secret", "salt")], ids=["plain", "fair"]
)
def test_every_order_is_equally_likely(dealer: Dealer) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        dealer.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert min(counts.values()) > 60
    assert max(counts.values()) < 145


def test_cells_are_shuffled_as_a_list_is() -> None:
    cards = list(range(20))
    row = blank(24)
    fill(row, 3, cards)
    Dealer(7).shuffle(cards)
    Dealer(7).shuffle_cells(row, 3, 20)
    assert numbers(row, 0, 24) == [0, 0, 0, *cards, 0]


def test_only_words_past_the_last_multiple_are_thrown_away() -> None:
    class Told(Dealer):
        """Says what it is told to."""

        def __init__(self, *words: int) -> None:
            super().__init__(None)
            self.words = list(words)

        def word(self) -> int:
            return self.words.pop(0)

    last = 2**32 - 2**32 % 10  # the first word that is one too many
    assert Told(last - 1).below(10) == 9
    assert Told(last, last + 5, 7).below(10) == 7
    assert Told(2**32 - 1).below(16) == 15


@pytest.mark.parametrize(
    "dealer", [Dealer(7), FairDealer("a secret", "salt")], ids=["plain", "fair"]
)
def test_a_clone_goes_its_own_way(dealer: Dealer) -> None:
    dealer.word()
    clone = dealer.clone()
    loaded = load_dealer(Part(json.loads(json.dumps(dealer.dump())), "dealer"))
    words = [dealer.word() for _ in range(20)]
    assert [clone.word() for _ in range(20)] == words
    assert [loaded.word() for _ in range(20)] == words


def reference_words(secret: str, salt: str, count: int) -> list[int]:
    """docs/fair-dealing.md, written down a second time without looking at the dealer."""
    words: list[int] = []
    block = 0
    while len(words) < count:
        digest = hashlib.sha256(f"{secret}\n{salt}\n{block}".encode()).hexdigest()
        words += [int(digest[place : place + 8], 16) for place in range(0, 64, 8)]
        block += 1
    return words[:count]


def reference_shuffle(cards: list[int], words: list[int]) -> list[int]:
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        n = last + 1
        while (word := words.pop(0)) >= 2**32 // n * n:
            pass
        other = word % n
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def test_the_fair_dealer_is_what_its_page_says() -> None:
    dealer = FairDealer("correct horse", "battery")
    assert [dealer.word() for _ in range(30)] == reference_words("correct horse", "battery", 30)
    cards = list(range(27))
    FairDealer("correct horse", "battery").shuffle(cards)
    words = reference_words("correct horse", "battery", 60)
    assert cards == reference_shuffle(list(range(27)), words)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"kind": "loaded"},
        {"kind": "seeded", "words": [1, 2, 3]},
        {"kind": "seeded", "words": [1, 2, 3, -1]},
        {"kind": "fair", "secret": 3, "salt": "", "position": 0},
        {"kind": "fair", "secret": "x", "salt": "", "position": -1},
    ],
)
def test_a_bad_dealer_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(InvalidPosition, match=r"dealer"):
        load_dealer(Part(document, "dealer"))
