"""Reading what was given on the command line: a game, options, seats."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.cli.files import load_sheet
from triumvir.cli.speech import refusal
from triumvir.core.document import Document
from triumvir.core.game import Game
from triumvir.core.record import Record

PERSON = "me"


def read_options(game: Game, given: Sequence[str]) -> Document:
    """`name=value`, several times; a document is named by its file."""
    options: Document = {}
    known = {option.name: option for option in game.meta.options}
    for pair in given:
        name, equals, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise refusal("error-option-form", option=pair)
        if name in known and not known[name].choices:
            options[name] = load_sheet(value.strip())
        elif name in known:
            options[name] = known[name].parse(value.strip())
        else:
            options[name] = value
    return game.meta.read_options(options)


def read_seats(game: Game, given: str, people: bool) -> list[str]:
    """`me,greedy`: who sits where. People only where somebody can be asked."""
    from triumvir.bots import BOTS

    names = [name.strip().lower() for name in given.split(",")]
    known = [*([PERSON] if people else []), *BOTS]
    for name in names:
        if name not in known:
            raise refusal("error-seat", seat=name, known=", ".join(known))
    game.meta.check_seats(len(names))
    return names


def default_seats(game: Game) -> str:
    """A person against bots, with as few of them as the game takes."""
    return ",".join([PERSON, *["greedy"] * (game.meta.usual_seats() - 1)])


def read_seat(record: Record, given: str) -> int | None:
    """`1`, or a role such as `caesar`; `onlooker` is nobody's seat."""
    word = given.strip().lower()
    if word == "onlooker":
        return None
    seats = len(record.seats)
    roles = [role.lower() for role in record.game.roles(record.options)[:seats]]
    if word in roles:
        return roles.index(word)
    if word.isascii() and word.isdigit() and int(word[:4]) < seats:
        return int(word)
    known = [*[str(seat) for seat in range(seats)], *roles, "onlooker"]
    raise refusal("error-as", seat=given, known=", ".join(known))
