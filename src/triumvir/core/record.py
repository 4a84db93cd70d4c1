"""Records: options, the deal and the actions. The record is the source of truth; everything else
follows from it.
"""

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
                "The secret of this deal is not published yet; it comes when the game is over.",
                "record-secret",
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

    def __init__(
        self,
        game: Game,
        options: Document,
        seats: list[str],
        deal: Deal,
        revision: int | None = None,
    ) -> None:
        game.meta.check_seats(len(seats))
        self.game: Final = game
        # A game is played to its end by the rules that it was begun with.
        self.revision: Final = game.meta.revision if revision is None else revision
        self.options: Final = game.meta.read_options(options)
        self.seats: Final = seats
        self.deal: Final = deal
        self.entries: list[tuple[int, str]] = []
        self.outcome: Document | None = None

    def start(self) -> State:
        """The position before the first action."""
        dealer = self.deal.dealer()
        return self.game.start(len(self.seats), self.options, dealer, revision=self.revision)

    def standing(self, upto: int = -1) -> list[tuple[int, str]]:
        """The actions that still stand after the first `upto` entries (all, if negative)."""
        entries = self.entries if upto < 0 else self.entries[:upto]
        counts = stands([text for _, text in entries])
        return [entry for entry, count in zip(entries, counts, strict=True) if count]

    def replay(self, upto: int = -1, events: list[Event] | None = None) -> State:
        """The position after the first `upto` entries (all, if negative)."""
        if upto > len(self.entries):
            raise InvalidRecord(
                f"The record has {len(self.entries)} entries, not {upto}.",
                "record-short",
                {"count": len(self.entries), "found": upto},
            )
        state = self.start()
        for number, (seat, text) in enumerate(self.standing(upto)):
            try:
                state.play(seat, self.game.parse(text), events)
            except TriumvirError as error:
                raise InvalidRecord(
                    f"The record does not replay: at action {number + 1},"
                    f" '{text}' of seat {seat}: {error}",
                    "record-replay",
                    {"game": self.game.meta.id, "number": number + 1, "text": text},
                ) from error
        return state

    def verify(self) -> State:
        """Replay everything and check the commitment and the outcome; the last position."""
        deal = self.deal
        if deal.commitment and deal.secret and commitment(deal.secret) != deal.commitment:
            raise InvalidRecord(
                "The published secret does not match the commitment.", "record-commitment"
            )
        state = self.replay()
        outcome = state.outcome()
        reached = None if outcome is None else outcome.document()
        if self.outcome is not None and canonical(self.outcome) != canonical(reached):
            raise InvalidRecord(
                "The outcome in the record is not the one that its actions lead to:"
                f" {show(self.outcome)} is written, {show(reached)} was reached.",
                "record-outcome",
            )
        return state

    def document(self) -> Document:
        """As JSON; `record_from` is the inverse."""
        return {
            "triumvir": VERSION,
            "game": self.game.meta.id,
            "revision": self.revision,
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
        raise InvalidRecord(
            f"Expected 'undo' and a number from 1 on, got {show(text)}.",
            "record-undo-form",
            {"found": show(text)},
        )
    return int(number)


def stands(texts: list[str]) -> list[bool]:
    """For each entry of a record, by its text, whether it is an action that was not taken back."""
    counts = [False] * len(texts)
    stack: list[int] = []
    for number, text in enumerate(texts):
        count = undone(text)
        if count == 0:
            stack.append(number)
            counts[number] = True
            continue
        if count > len(stack):
            raise InvalidRecord(
                f"Entry {number + 1} takes back {count} actions, but only {len(stack)} stand.",
                "record-undo",
                {"number": number + 1, "count": count, "most": len(stack)},
            )
        for taken in stack[len(stack) - count :]:
            counts[taken] = False
        del stack[len(stack) - count :]
    return counts


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
        raise InvalidRecord(
            f"This is no record: it is not JSON ({error}).", "record-json", {"detail": str(error)}
        ) from error
    return record_from(document)


def record_from(document: object) -> Record:
    """A record from its document: the inverse of `document`."""
    if not isinstance(document, dict):
        raise InvalidRecord(
            f"A record is a JSON object, got {show(document)}.",
            "record-object",
            {"found": show(document)},
        )
    for key in KEYS:
        if key not in document:
            raise InvalidRecord(f"The record lacks '{key}'.", "record-lacks", {"key": key})
    for key in document:
        if key not in KEYS:
            raise InvalidRecord(
                f"The record has an unknown key {show(key)}.", "record-unknown", {"key": show(key)}
            )
    if document["triumvir"] != VERSION:
        raise InvalidRecord(
            f"This program reads records of version {VERSION}, not {show(document['triumvir'])}.",
            "record-version",
            {"wanted": VERSION, "found": show(document["triumvir"])},
        )
    game_id = document["game"]
    if not isinstance(game_id, str):
        raise ill_formed("game", "the id of a game", game_id)
    game = find(game_id)
    revision = document["revision"]
    if not game.meta.knows(revision):
        raise InvalidRecord(
            f"The record was played by revision {show(document['revision'])} of the rules of"
            f" {game.meta.title}; here is revision {game.meta.revision}.",
            "record-revision",
            {
                "title": game.meta.title,
                "found": show(document["revision"]),
                "wanted": game.meta.revision,
            },
        )
    options = document["options"]
    if not isinstance(options, dict) or not all(isinstance(key, str) for key in options):
        raise ill_formed("options", "an object", options)
    seats = read_seats(document["seats"])
    assert isinstance(revision, int)
    record = Record(game, options, seats, read_deal(document["deal"]), revision)
    record.entries = read_entries(document["actions"])
    outcome = document["outcome"]
    if outcome is not None and not isinstance(outcome, dict):
        raise ill_formed("outcome", "an object or null", outcome)
    record.outcome = outcome
    return record


def ill_formed(key: str, what: str, value: object) -> InvalidRecord:
    found = show(value)
    return InvalidRecord(
        f"'{key}' is {what}, got {found}.", "record-form", {"key": key, "found": found}
    )


def no_pair(number: int) -> InvalidRecord:
    return InvalidRecord(
        f"Action {number} is not a pair of a seat and a text.", "record-action", {"number": number}
    )


def read_seats(value: object) -> list[str]:
    if not isinstance(value, list):
        raise ill_formed("seats", "a list of names", value)
    names: list[str] = []
    for name in value:
        if not isinstance(name, str):
            raise ill_formed("seats", "a list of names", name)
        names.append(name)
    return names


def read_deal(value: object) -> Deal:
    if not isinstance(value, dict):
        raise ill_formed("deal", "an object", value)
    keys = sorted([str(key) for key in value])
    if keys == ["seed"]:
        seed = value["seed"]
        if not isinstance(seed, str):
            raise ill_formed("deal.seed", "a text", seed)
        return Deal(seed=seed)
    if keys != ["commitment", "salt", "secret"]:
        raise InvalidRecord(
            "'deal' has either 'seed' or 'commitment', 'salt' and 'secret'.", "record-deal"
        )
    promise, salt, secret = value["commitment"], value["salt"], value["secret"]
    if not isinstance(promise, str) or not promise or not isinstance(salt, str):
        raise ill_formed("deal.commitment", "a text, as is 'deal.salt'", promise)
    if secret is None:
        return Deal(salt=salt, commitment=promise)
    if not isinstance(secret, str) or not secret:
        raise ill_formed("deal.secret", "a text or null", secret)
    return Deal(secret=secret, salt=salt, commitment=promise)


def read_entries(value: object) -> list[tuple[int, str]]:
    if not isinstance(value, list):
        raise ill_formed("actions", "a list", value)
    entries: list[tuple[int, str]] = []
    for number, entry in enumerate(value):
        if not isinstance(entry, list) or len(entry) != 2:
            raise no_pair(number + 1)
        seat, text = entry
        if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(text, str):
            raise no_pair(number + 1)
        entries.append((seat, text))
    return entries
