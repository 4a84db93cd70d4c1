"""What a game says of itself."""

from __future__ import annotations

from typing import Final, final

from triumvir.core.document import Document, show
from triumvir.core.errors import InvalidOption


@final
class Option:
    """A choice made before the game.

    With `choices` the value is one of them. Without, it is a document (or nothing) that the game
    reads for itself at the start, and that travels in the record as it was given.
    """

    __slots__ = ("choices", "default", "name")

    def __init__(self, name: str, choices: tuple[object, ...], default: object) -> None:
        self.name: Final = name
        self.choices: Final = choices
        self.default: Final = default

    def read(self, value: object) -> object:
        if not self.choices:
            return value
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        known = ", ".join([show(choice) for choice in self.choices])
        raise InvalidOption(
            f"Option '{self.name}' is one of {known}, not {show(value)}.",
            "option-value",
            {"option": self.name, "known": known, "found": show(value)},
        )

    def parse(self, text: str) -> object:
        """A value from what was typed: `true`, `yes`, `3` or a word."""
        for choice in self.choices:
            if choice is True and text.lower() in ("true", "yes", "on"):
                return True
            if choice is False and text.lower() in ("false", "no", "off"):
                return False
            if not isinstance(choice, bool) and str(choice) == text:
                return choice
        return self.read(text)


@final
class Meta:
    """Title, people, seats, options, revision of the rules, and the ids of all rules.

    A game without a designer is traditional. A `teaching` game shows how games are made; it stands
    behind the others. `presets` are actions that can be played together in a long set-up, by name:
    advice, for any other order is legal.
    """

    __slots__ = (
        "defaults",
        "designer",
        "id",
        "max_seats",
        "min_seats",
        "options",
        "presets",
        "publisher",
        "revision",
        "roles",
        "rules",
        "teaching",
        "title",
        "year",
    )

    def __init__(
        self,
        id: str,
        title: str,
        designer: str = "",
        publisher: str = "",
        year: int = 0,
        seats: tuple[int, int] = (2, 2),
        roles: tuple[str, ...] = (),
        options: tuple[Option, ...] = (),
        revision: int = 1,
        rules: tuple[str, ...] = (),
        teaching: bool = False,
        presets: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.designer: Final = designer
        self.publisher: Final = publisher
        self.year: Final = year
        self.min_seats: Final = seats[0]
        self.max_seats: Final = seats[1]
        self.roles: Final = roles
        self.options: Final = options
        self.defaults: Final[Document] = {option.name: option.default for option in options}
        self.revision: Final = revision
        self.rules: Final = rules
        self.presets: Final = presets or {}
        self.teaching: Final = teaching

    def read_options(self, given: Document) -> Document:
        """All options, given or default; an unknown one is refused."""
        read = self.defaults.copy()
        for name in given:
            if name not in read:
                known = ", ".join(read) or "none"
                raise InvalidOption(
                    f"{self.title} has no option '{name}'; it has {known}.",
                    "option-unknown",
                    {"title": self.title, "option": name, "known": known},
                )
        if given:
            for option in self.options:
                if option.name in given:
                    read[option.name] = option.read(given[option.name])
        return read

    def usual_seats(self) -> int:
        """How many sit down if nothing is said: two, or more where the game needs more."""
        return max(self.min_seats, min(2, self.max_seats))

    def knows(self, revision: object) -> bool:
        """Whether a game begun by this revision of the rules can be played on. Anything may be
        asked: compiled, what is passed as a number is none of True and False any more."""
        if not isinstance(revision, int) or isinstance(revision, bool):
            return False
        return 1 <= revision <= self.revision

    def check_seats(self, seats: int) -> None:
        if seats < self.min_seats or seats > self.max_seats:
            if self.min_seats == self.max_seats:
                need = f"exactly {self.min_seats}"
            else:
                need = f"{self.min_seats} to {self.max_seats}"
            raise InvalidOption(
                f"{self.title} takes {need} players, not {seats}.",
                "seat-count",
                {
                    "title": self.title,
                    "least": self.min_seats,
                    "most": self.max_seats,
                    "found": seats,
                },
            )
