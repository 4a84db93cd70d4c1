"""What is learned for each game: which tables are played, and how a result becomes a target."""

from __future__ import annotations

from typing import Final, NamedTuple

from triumvir.core.document import Document
from triumvir.core.game import State


class Table(NamedTuple):
    """Seats and options of a game that is played for learning."""

    seats: int
    options: tuple[tuple[str, str | bool], ...] = ()

    def document(self) -> Document:
        return dict(self.options)


def table(seats: int, **options: str | bool) -> Table:
    return Table(seats, tuple(options.items()))


class Setting(NamedTuple):
    """How one game is learned. Game number n is played at table n, counted around."""

    tables: tuple[Table, ...]
    simulations: int  # for each choice of the games that are learned from
    margin: float  # points ahead that count as half a victory
    recipe: tuple[tuple[str, float], ...] = ()  # what of `Recipe` is not as usual
    deep: int = 0  # simulations of those choices that a policy is learned from


MODULES: Final = ("poison", "centurions", "checkpoints")


def crassus(level: str, side: str, *modules: str) -> Table:
    return table(1, level=level, side=side, **dict.fromkeys(modules, True))


SETTINGS: Final[dict[str, Setting]] = {
    "caesar-cleopatra": Setting(
        (
            *[Table(2)] * 5,
            table(2, orgies="leave_after_two_groups"),
            table(2, orgies="one_fewer"),
            table(2, action_deck="shuffled"),
            table(2, action_deck="shuffled", orgies="leave_after_two_groups"),
            table(2, action_deck="shuffled", orgies="one_fewer"),
        ),
        20,
        4.0,
        (("own", 0.2), ("decay", 0.4), ("search", 0.5)),
    ),
    "caesar": Setting(
        (
            *[Table(2)] * 10,
            *[table(2, **dict.fromkeys(MODULES, True))] * 4,
            table(2, poison=True),
            table(2, centurions=True),
            table(2, poison=True, centurions=True),
            crassus("hard", "caesar"),
            crassus("hard", "pompey"),
            crassus("hard", "caesar", *MODULES),
            crassus("medium", "pompey", *MODULES),
            crassus("easy", "caesar", "poison", "centurions"),
            crassus("medium", "pompey"),
        ),
        40,
        4.0,
        (("own", 0.2), ("decay", 0.4), ("rounds", 2), ("batch", 4096)),
    ),
    "circus-maximus": Setting(
        (
            *[Table(4)] * 4,
            table(4, caesar=True),
            *[Table(3)] * 2,
            table(3, caesar=True),
            *[Table(5)] * 2,
            table(5, caesar=True),
        ),
        30,
        10.0,
        (("own", 0.3), ("decay", 0.6), ("rounds", 2), ("more_epochs", 6)),
        600,
    ),
}


def targets(game: str, state: State) -> list[tuple[float, float]]:
    """What a finished game was worth to each seat, from -1 to 1: by its share of the victory, and
    by the margin, which tells more of a game than who won it."""
    outcome = state.outcome()
    assert outcome is not None
    found: list[tuple[float, float]] = []
    for seat, own in enumerate(outcome.points):
        worth = 2.0 * outcome.share(seat) - 1.0
        others = [points for other, points in enumerate(outcome.points) if other != seat]
        lead = 0.0 if game == "caesar" else float(own - max(others))
        half = SETTINGS[game].margin
        found.append((worth, lead / (half + abs(lead)) if game != "caesar" else worth))
    return found
