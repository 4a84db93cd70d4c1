"""Records: options, the deal and the actions. The record is the truth; all else follows from it."""

from __future__ import annotations

import json
from typing import Final, final

from triumvir.core.dealer import Dealer, FairDealer, commitment
from triumvir.core.document import Document, canonical, show
from triumvir.core.errors import InvalidRecord, TriumvirError
from triumvir.core.event import Event
from triumvir.core.game import Game, State
from triumvir.core.registry import find

VERSION: Final = 1
KEYS: Final = (
    "triumvir",
    "game",
    "revision",
    "options",
    "seats",
    "deal",
    "actions",
    "outcome",
)


@final
class Deal:
    """Where the chance of a game came from: a seed, or a committed secret with its salt.

    While a fair game goes on its published record has the commitment without the secret.
    """

    def __init__(
        self, seed: str = "", secret: str = "", salt: str = "", commitment: str = ""
    ) -> None:
        self.seed: Final = seed
        self.secret: Final = secret
        self.salt: Final = salt
        self.commitment: Final = commitment

    @staticmethod
    def seeded(seed: int | str) -> Deal:
        return Deal(seed=str(seed))

    @staticmethod
    def fair(secret: str, salt: str = "") -> Deal:
        return Deal(secret=secret, salt=salt, commitment=commitment(secret))

    def dealer(self) -> Dealer:
        if not self.commitment:
            return Dealer(self.seed)
        if not self.secret:
            raise InvalidRecord(
                "The secret of this deal is not published yet; it comes when the game is over."
            )
        return FairDealer(self.secret, self.salt)

    def document(self) -> Document:
        if not self.commitment:
            return {"seed": self.seed}
        return {
            "commitment": self.commitment,
            "salt": self.salt,
            "secret": self.secret if self.secret else None,
        }


@final
class Record:
    """A game as it was played.

    `entries` are pairs of a seat and a text: an action, or `undo n`, which takes back what the
    last n standing actions did. Nothing is ever removed from a record.
    """

    def __init__(self, game: Game, options: Document, seats: list[str], deal: Deal) -> None:
        game.meta.check_seats(len(seats))
        self.game: Final = game
        self.options: Final = game.meta.read_options(options)
        self.seats: Final = seats
        self.deal: Final = deal
        self.entries: list[tuple[int, str]] = []
        self.outcome: Document | None = None

    def start(self) -> State:
        """The position before the first action."""
        return self.game.start(len(self.seats), self.options, self.deal.dealer())

    def standing(self, upto: int = -1) -> list[tuple[int, str]]:
        """The actions that still stand after the first `upto` entries (all, if negative)."""
        entries = self.entries if upto < 0 else self.entries[:upto]
        stack: list[tuple[int, str]] = []
        for number, (seat, text) in enumerate(entries):
            count = undone(text)
            if count == 0:
                stack.append((seat, text))
            elif count <= len(stack):
                del stack[len(stack) - count :]
            else:
                raise InvalidRecord(
                    f"Entry {number + 1} takes back {count} actions, but only {len(stack)} stand."
                )
        return stack

    def replay(self, upto: int = -1, events: list[Event] | None = None) -> State:
        """The position after the first `upto` entries (all, if negative)."""
        if upto > len(self.entries):
            raise InvalidRecord(f"The record has {len(self.entries)} entries, not {upto}.")
        state = self.start()
        for number, (seat, text) in enumerate(self.standing(upto)):
            try:
                state.play(seat, self.game.parse(text), events)
            except TriumvirError as error:
                raise InvalidRecord(
                    f"The record does not replay: at action {number + 1},"
                    f" '{text}' of seat {seat}: {error}"
                ) from error
        return state

    def verify(self) -> State:
        """Replay everything and check the commitment and the outcome; the last position."""
        deal = self.deal
        if deal.commitment and deal.secret and commitment(deal.secret) != deal.commitment:
            raise InvalidRecord("The published secret does not match the commitment.")
        state = self.replay()
        outcome = state.outcome()
        reached = None if outcome is None else outcome.document()
        if self.outcome is not None and canonical(self.outcome) != canonical(reached):
            raise InvalidRecord(
                "The outcome in the record is not the one that its actions lead to:"
                f" {show(self.outcome)} is written, {show(reached)} was reached."
            )
        return state

    def document(self) -> Document:
        return {
            "triumvir": VERSION,
            "game": self.game.meta.id,
            "revision": self.game.meta.revision,
            "options": dict(self.options),
            "seats": list(self.seats),
            "deal": self.deal.document(),
            "actions": [[seat, text] for seat, text in self.entries],
            "outcome": self.outcome,
        }

    def published(self) -> Document:
        """As `document`, but with the secret of a fair deal left out until the game is over."""
        document = self.document()
        deal = self.deal
        if deal.commitment and self.outcome is None:
            document["deal"] = Deal(salt=deal.salt, commitment=deal.commitment).document()
        return document

    def write(self) -> str:
        """As JSON text, one action a line, so that records can be read and compared."""
        return write_document(self.document())


def undone(text: str) -> int:
    """How many actions an entry takes back; 0 for an action."""
    if not text.startswith("undo"):
        return 0
    number = text[4:].strip()
    if not number.isdecimal() or not number.isascii() or len(number) > 6 or int(number) < 1:
        raise InvalidRecord(f"Expected 'undo' and a number from 1 on, got {show(text)}.")
    return int(number)


def write_document(document: Document) -> str:
    head = {key: value for key, value in document.items() if key not in ("actions", "outcome")}
    lines = [f" {json.dumps(key)}: {compact(value)}," for key, value in head.items()]
    actions = document["actions"]
    assert isinstance(actions, list)
    rows = ",\n".join([f"  {compact(entry)}" for entry in actions])
    lines.append(f' "actions": [\n{rows}\n ],' if rows else ' "actions": [],')
    lines.append(f' "outcome": {compact(document["outcome"])}')
    return "{\n" + "\n".join(lines) + "\n}\n"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_record(text: str) -> Record:
    """A record from JSON text: the inverse of `write`."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(f"This is no record: it is not JSON ({error}).") from error
    return record_from(document)


def record_from(document: object) -> Record:
    """A record from its document: the inverse of `document`."""
    if not isinstance(document, dict):
        raise InvalidRecord(f"A record is a JSON object, got {show(document)}.")
    for key in KEYS:
        if key not in document:
            raise InvalidRecord(f"The record lacks '{key}'.")
    for key in document:
        if key not in KEYS:
            raise InvalidRecord(f"The record has an unknown key {show(key)}.")
    if document["triumvir"] != VERSION:
        raise InvalidRecord(
            f"This program reads records of version {VERSION}, not {show(document['triumvir'])}."
        )
    game_id = document["game"]
    if not isinstance(game_id, str):
        raise InvalidRecord(f"'game' is the id of a game, got {show(game_id)}.")
    game = find(game_id)
    if document["revision"] != game.meta.revision:
        raise InvalidRecord(
            f"The record was played by revision {show(document['revision'])} of the rules of"
            f" {game.meta.title}; here is revision {game.meta.revision}."
        )
    options = document["options"]
    if not isinstance(options, dict) or not all(isinstance(key, str) for key in options):
        raise InvalidRecord(f"'options' is an object, got {show(options)}.")
    record = Record(game, options, read_seats(document["seats"]), read_deal(document["deal"]))
    record.entries = read_entries(document["actions"])
    outcome = document["outcome"]
    if outcome is not None and not isinstance(outcome, dict):
        raise InvalidRecord(f"'outcome' is an object or null, got {show(outcome)}.")
    record.outcome = outcome
    return record


def read_seats(value: object) -> list[str]:
    if not isinstance(value, list):
        raise InvalidRecord(f"'seats' is a list of names, got {show(value)}.")
    names: list[str] = []
    for name in value:
        if not isinstance(name, str):
            raise InvalidRecord(f"'seats' is a list of names, got {show(name)} in it.")
        names.append(name)
    return names


def read_deal(value: object) -> Deal:
    if not isinstance(value, dict):
        raise InvalidRecord(f"'deal' is an object, got {show(value)}.")
    keys = sorted([str(key) for key in value])
    if keys == ["seed"]:
        seed = value["seed"]
        if not isinstance(seed, str):
            raise InvalidRecord(f"'deal.seed' is a text, got {show(seed)}.")
        return Deal(seed=seed)
    if keys != ["commitment", "salt", "secret"]:
        raise InvalidRecord("'deal' has either 'seed' or 'commitment', 'salt' and 'secret'.")
    promise, salt, secret = value["commitment"], value["salt"], value["secret"]
    if not isinstance(promise, str) or not promise or not isinstance(salt, str):
        raise InvalidRecord("'deal.commitment' and 'deal.salt' are texts.")
    if secret is None:
        return Deal(salt=salt, commitment=promise)
    if not isinstance(secret, str) or not secret:
        raise InvalidRecord(f"'deal.secret' is a text or null, got {show(secret)}.")
    return Deal(secret=secret, salt=salt, commitment=promise)


def read_entries(value: object) -> list[tuple[int, str]]:
    if not isinstance(value, list):
        raise InvalidRecord(f"'actions' is a list, got {show(value)}.")
    entries: list[tuple[int, str]] = []
    for number, entry in enumerate(value):
        if not isinstance(entry, list) or len(entry) != 2:
            raise InvalidRecord(f"Action {number + 1} is not a pair of a seat and a text.")
        seat, text = entry
        if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(text, str):
            raise InvalidRecord(f"Action {number + 1} is not a pair of a seat and a text.")
        entries.append((seat, text))
    return entries
