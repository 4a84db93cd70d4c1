"""Game and State: the contract."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action, ActionTable
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document, read_dict, read_int, read_key, read_list, show
from triumvir.core.errors import IllegalAction, InvalidPosition
from triumvir.core.event import Event
from triumvir.core.meta import Meta
from triumvir.core.outcome import Outcome
from triumvir.core.view import View
from triumvir.native import mypyc_attr

NO_CHOICES: Final[list[Action]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, small, cheap to clone.

    A game fills in `to_act`, `choices`, `apply`, `describe`, `outcome`, `standing`, `clone` and
    `dump`. Everybody else calls `legal`, `play`, `view` and the rest of the contract.
    """

    __slots__ = ("cached", "cached_seat", "listener", "seq")

    def __init__(self) -> None:
        self.seq = 0
        self.listener: list[Event] | None = None
        self.cached_seat = -1
        self.cached: list[Action] = NO_CHOICES

    # What a game fills in

    def game(self) -> Game:
        raise NotImplementedError

    def seats(self) -> int:
        """How many seats there are."""
        raise NotImplementedError

    def to_act(self) -> tuple[int, ...]:
        """Who may act: more than one where choices are blind and simultaneous, none at the end.

        Who is asked, and how often, follows from open information alone.
        """
        raise NotImplementedError

    def choices(self, seat: int) -> list[Action]:
        """The legal actions of a seat that is to act, without repeats, in a stable order."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action that is legal. Tell `listener`, if there is one, what happens."""
        raise NotImplementedError

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Why this action is not legal, with the rule that says so where one does."""
        return IllegalAction(f"'{action.text}' is not among the choices now.")

    def describe(self, seat: int | None) -> Document:
        """What this seat may know, as JSON, built up from nothing."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """The points of each seat if the game ended now."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def dump(self) -> Document:
        """The whole position as JSON: `game.load(state.dump())` is the same state."""
        raise NotImplementedError

    # The contract

    def legal(self, seat: int) -> list[Action]:
        """The choices of a seat; none when it is not to act. The list is the caller's own."""
        return self._legal(seat).copy()

    def _legal(self, seat: int) -> list[Action]:
        if self.cached_seat != seat:
            for actor in self.to_act():
                if actor == seat:
                    break
            else:
                return NO_CHOICES
            self.cached = self.choices(seat)
            self.cached_seat = seat
        return self.cached

    def play(self, seat: int, action: Action, events: list[Event] | None = None) -> None:
        """Play a legal action. What happens is appended to `events`; without, no event is made."""
        for choice in self._legal(seat):
            if choice is action:
                break
        else:
            raise self._refuse(seat, action)
        self.seq += 1
        self.cached_seat = -1
        self.listener = events
        self.apply(seat, action)
        self.listener = None

    def _refuse(self, seat: int, action: Action) -> IllegalAction:
        actors = self.to_act()
        if not actors:
            return IllegalAction("The game is over; no action is possible any more.")
        if seat < 0 or seat >= self.seats():
            return IllegalAction(f"There is no seat {seat}; seats are 0 to {self.seats() - 1}.")
        if seat not in actors:
            who = " and ".join([str(actor) for actor in actors])
            return IllegalAction(f"Seat {seat} is not to act now; seat {who} is.")
        return self.refusal(seat, action)

    def view(self, seat: int | None) -> View:
        """What a seat, or an onlooker, may know."""
        if seat is not None and (seat < 0 or seat >= self.seats()):
            raise IllegalAction(f"There is no seat {seat}; seats are 0 to {self.seats() - 1}.")
        data: Document = {"seq": self.seq, "to_act": list(self.to_act())}
        data.update(self.describe(seat))
        outcome = self.outcome()
        data["outcome"] = None if outcome is None else outcome.document()
        choices = NO_CHOICES if seat is None else self._legal(seat)
        return View(self.game().meta.id, seat, data, choices.copy())

    def tell(
        self,
        kind: str,
        rule: str,
        fields: Document,
        secret: Document | None = None,
        seen_by: int = 0,
    ) -> None:
        """Tell the listener. Ask `listener is not None` before building the fields."""
        if self.listener is not None:
            self.listener.append(Event(kind, rule, fields, secret, seen_by))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Holds no state; one object serves the whole process."""

    def __init__(self, meta: Meta, table: ActionTable) -> None:
        self.meta = meta
        self.table = table
        self.actions: tuple[Action, ...] = tuple(table.actions)

    # What a game fills in

    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        """The first position. Options are complete and checked; the state keeps the dealer."""
        raise NotImplementedError

    def guess(self, view: View, dealer: Dealer) -> State:
        """A full state that this seat's view allows; it deals on with the dealer handed in."""
        raise NotImplementedError

    def read(self, document: Document) -> State:
        """The position in a document whose header has been checked."""
        raise NotImplementedError

    def roles(self, options: Document) -> tuple[str, ...]:
        """The role of each seat, where a game has roles and options can exchange them."""
        return self.meta.roles

    def preview(self, view: View, action: Action) -> Document:
        """What a choice would lead to, shown before it is made; from the view alone."""
        return {}

    def evaluate(self, state: State, seat: int) -> float:
        """How well the seat stands, from -1 (lost) to 1 (won); a rough guess while it goes on."""
        outcome = state.outcome()
        if outcome is not None:
            return 2.0 * outcome.share(seat) - 1.0
        points = state.standing()
        best = max([p for other, p in enumerate(points) if other != seat], default=0)
        lead = points[seat] - best
        return lead / (10.0 + abs(lead))

    def evaluate_all(self, state: State) -> list[float]:
        """How well each seat stands: `evaluate` for all at once, where that is faster."""
        return [self.evaluate(state, seat) for seat in range(state.seats())]

    def play_on(self, state: State, dealer: Dealer) -> None:
        """Play on from where a search stops to where an opinion is worth more. The state is good
        for nothing but `evaluate` afterwards."""

    # The contract

    def start(
        self, seats: int, options: Document | None = None, dealer: Dealer | None = None
    ) -> State:
        """A new game. Unknown options and wrong numbers of seats are refused."""
        self.meta.check_seats(seats)
        read = self.meta.read_options({} if options is None else options)
        return self.deal(seats, read, Dealer(0) if dealer is None else dealer)

    def parse(self, text: object) -> Action:
        """The action with this text: the inverse of `action.text`."""
        return self.table.parse(text)

    def load(self, document: object) -> State:
        """A position from JSON: the inverse of `state.dump()`."""
        read = read_dict(document, "position")
        if read_key(read, "game", "position") != self.meta.id:
            raise InvalidPosition(
                f"position.game: expected '{self.meta.id}', got {show(read['game'])}."
            )
        revision = read_key(read, "revision", "position")
        if revision != self.meta.revision:
            raise InvalidPosition(
                f"position.revision: this is revision {self.meta.revision} of the rules,"
                f" the position is of {show(revision)}."
            )
        return self.read(read)

    def header(self) -> Document:
        """How every dumped position of this game begins."""
        return {"game": self.meta.id, "revision": self.meta.revision}

    def read_view(self, document: object) -> View:
        """A view from JSON: the inverse of `view.document()`."""
        read = dict(read_dict(document, "view"))
        if read.pop("game", None) != self.meta.id:
            raise InvalidPosition(f"view.game: expected '{self.meta.id}'.")
        seat = read_key(read, "seat", "view")
        del read["seat"]
        texts = read_list(read_key(read, "choices", "view"), "view.choices")
        del read["choices"]
        choices = [self.parse(text) for text in texts]
        if seat is None:
            return View(self.meta.id, None, read, choices)
        return View(
            self.meta.id, read_int(seat, "view.seat", 0, self.meta.max_seats - 1), read, choices
        )
