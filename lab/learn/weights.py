"""From a fitted net to the file that is played with: whole numbers within their bounds."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from triumvir.core.net import (
    LAST_BITS,
    MAGIC,
    MIDDLE_BITS,
    ROW_BITS,
    SECOND,
    TOP,
    UNIT_BITS,
    WIDTH,
)

LANE: Final = 1 << 15  # a sum of rows stays below this


class Weights(NamedTuple):
    """As they were fitted, as arrays of floats."""

    thing_bias: Any  # [WIDTH]
    things: Any  # [features, WIDTH]
    whole_bias: Any
    wholes: Any
    middle: Any  # [2 * WIDTH, SECOND]
    middle_bias: Any
    last: Any  # [SECOND]
    last_bias: float
    trust: float


def nothing(things: int, wholes: int) -> Weights:
    """A net that adds nothing to the hand-made opinion."""
    return Weights(
        np.zeros(WIDTH),
        np.zeros((things, WIDTH)),
        np.zeros(WIDTH),
        np.zeros((wholes, WIDTH)),
        np.zeros((2 * WIDTH, SECOND)),
        np.zeros(SECOND),
        np.zeros(SECOND),
        0.0,
        1.0,
    )


def bound(most: int) -> float:
    """How large a weight in a row may be if this many rows are added up."""
    return (LANE - 1) / (most + 1) / (1 << ROW_BITS)


def whole(values: Any, bits: int, most: int = 32767) -> Any:
    return np.clip(np.rint(np.asarray(values, np.float64) * (1 << bits)), -most, most).astype(int)


def write(weights: Weights, of_thing: int, of_whole: int, most_things: int) -> bytes:
    """The bytes of the file; refused where a sum might overflow."""
    thing_most = int(bound(of_thing) * (1 << ROW_BITS))
    whole_most = int(bound(of_whole) * (1 << ROW_BITS))
    rows = [
        whole(weights.thing_bias, ROW_BITS, thing_most),
        whole(weights.things, ROW_BITS, thing_most).reshape(-1),
        whole(weights.whole_bias, ROW_BITS, whole_most),
        whole(weights.wholes, ROW_BITS, whole_most).reshape(-1),
    ]
    middle = whole(weights.middle, MIDDLE_BITS)
    middle_bias = whole(weights.middle_bias, UNIT_BITS + MIDDLE_BITS, (1 << 29) - 1)
    most = np.abs(middle[:WIDTH]).sum(0) * TOP * most_things + np.abs(middle[WIDTH:]).sum(0) * TOP
    assert (most + np.abs(middle_bias)).max() < 1 << 30, "the second layer might overflow"
    last = whole(weights.last, LAST_BITS)
    last_bias = round(float(weights.last_bias) * (1 << (UNIT_BITS + LAST_BITS)))
    header = [len(weights.things), len(weights.wholes), round(256 * float(weights.trust)), 0]
    numbers = np.concatenate(
        [
            header,
            *rows,
            middle.reshape(-1),
            halves(middle_bias),
            last,
            halves(np.array([last_bias])),
        ]
    )
    return MAGIC + numbers.astype("<i2").tobytes()


def read(data: bytes) -> Weights:
    """The weights in a file, as far as whole numbers have kept them."""
    assert data[: len(MAGIC)] == MAGIC, "this is no net, or one of another version"
    numbers = np.frombuffer(data, "<i2", offset=len(MAGIC)).astype(np.float64)
    things, wholes = int(numbers[0]), int(numbers[1])
    at = 4

    def take(*shape: int) -> Any:
        nonlocal at
        size = int(np.prod(shape))
        at += size
        return numbers[at - size : at].reshape(shape)

    def join(pairs: Any) -> Any:
        return pairs[:, 0] % (1 << 16) + pairs[:, 1] * (1 << 16)

    row, unit, middle, last = [
        1.0 / (1 << bits) for bits in (ROW_BITS, UNIT_BITS, MIDDLE_BITS, LAST_BITS)
    ]
    weights = Weights(
        thing_bias=take(WIDTH) * row,
        things=take(things, WIDTH) * row,
        whole_bias=take(WIDTH) * row,
        wholes=take(wholes, WIDTH) * row,
        middle=take(2 * WIDTH, SECOND) * middle,
        middle_bias=join(take(SECOND, 2)) * unit * middle,
        last=take(SECOND) * last,
        last_bias=float(join(take(1, 2))[0]) * unit * last,
        trust=numbers[2] / 256.0,
    )
    assert at == len(numbers), "the net is not as long as it says"
    return weights


def halves(values: Any) -> Any:
    """Numbers of 32 bits as pairs of 16."""
    low = ((values & 0xFFFF) ^ 0x8000) - 0x8000
    return np.stack([low, values >> 16], 1).reshape(-1)
