"""The packed net gives what the same weights give one by one."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from triumvir.core.net import (
    END,
    MAGIC,
    MIDDLE_BITS,
    SECOND,
    TOP,
    WIDTH,
    Net,
    read_numbers,
    room_for_features,
)

THINGS = 7
WHOLES = 5


def some_weights(chance: random.Random, most: int) -> bytes:
    """A file with weights up to a limit."""
    numbers = [THINGS, WHOLES, 300, 0]
    for count in ((THINGS + WHOLES + 2) * WIDTH, 2 * WIDTH * SECOND):
        numbers += [chance.randint(-most, most) for _ in range(count)]
    for _ in range(SECOND):
        numbers += [chance.randint(-32768, 32767), chance.randint(-3, 3)]
    numbers += [chance.randint(-30000, 30000) for _ in range(SECOND)]
    numbers += [chance.randint(-32768, 32767), chance.randint(-3, 3)]
    return MAGIC + b"".join([number.to_bytes(2, "little", signed=True) for number in numbers])


def one_by_one(data: bytes, things: list[list[int]], whole: list[int]) -> int:
    """The score, written down without any packing."""
    numbers = read_numbers(data, len(MAGIC), (len(data) - len(MAGIC)) // 2)
    count, rows = numbers[0], numbers[4:]

    def clipped(features: list[int], first: int) -> list[int]:
        chosen = [first, *[first + 1 + feature for feature in features]]
        sums = [sum([rows[row * WIDTH + unit] for row in chosen]) for unit in range(WIDTH)]
        return [max(0, min(TOP, value >> 1)) for value in sums]

    units = [0] * WIDTH
    for features in things:
        units = [a + b for a, b in zip(units, clipped(features, 0), strict=True)]
    units += clipped(whole, count + 1)
    at = (numbers[0] + numbers[1] + 2) * WIDTH
    middle = rows[at : at + 2 * WIDTH * SECOND]
    at += 2 * WIDTH * SECOND
    bias = rows[at : at + 2 * SECOND]
    last = rows[at + 2 * SECOND : at + 3 * SECOND]
    end = rows[at + 3 * SECOND :]
    score = (end[0] & 0xFFFF) + (end[1] << 16)
    for place in range(SECOND):
        value = (bias[2 * place] & 0xFFFF) + (bias[2 * place + 1] << 16)
        value += sum([unit * middle[n * SECOND + place] for n, unit in enumerate(units)])
        score += max(0, min(TOP, value >> MIDDLE_BITS)) * last[place]
    return score


@pytest.mark.parametrize("most", [3, 200, 3000])
def test_packed_and_one_by_one(most: int) -> None:
    chance = random.Random(most)
    for _ in range(20):
        data = some_weights(chance, most)
        things = [
            [chance.randrange(THINGS) for _ in range(chance.randint(1, 6))]
            for _ in range(chance.randint(0, 5))
        ]
        whole = [chance.randrange(WHOLES) for _ in range(chance.randint(0, 8))]
        active = room_for_features()
        told = [feature for thing in things for feature in (*thing, END)]
        for place, feature in enumerate([*told, END, *whole, END]):
            active[place] = feature
        assert Net(data).score(active) == one_by_one(data, things, whole)


def test_a_file_that_is_no_net_is_refused() -> None:
    with pytest.raises(AssertionError, match="no net"):
        Net(b"something else")
    with pytest.raises(AssertionError, match="not as long"):
        Net(some_weights(random.Random(1), 3)[:-2])


@pytest.mark.parametrize("game", ["caesar", "caesar-cleopatra"])
def test_the_nets_that_are_shipped(game: str) -> None:
    """Small, and with weights that no sum can overflow with: features of a game never are more
    than its rows allow for."""
    folder = f"triumvir.games.{game.replace('-', '_')}"
    data = files(folder).joinpath("net.bin").read_bytes()
    assert len(data) <= 1 << 20
    told = __import__(f"{folder}.features", fromlist=["look"])
    net = Net(data)
    assert (net.things, net.wholes) == (told.GROUP_FEATURES, told.WHOLE_FEATURES)
    numbers = read_numbers(data, len(MAGIC) + 8, (net.things + net.wholes + 2) * WIDTH)
    largest = [abs(number) for number in numbers]
    split = (net.things + 1) * WIDTH
    assert max(largest[:split]) * (told.OF_GROUP + 1) < 1 << 15
    assert max(largest[split:]) * (told.OF_WHOLE + 1) < 1 << 15
