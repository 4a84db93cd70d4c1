"""Game and State: the contract."""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action, ActionTable
from triumvir.core.dealer import Dealer, fresh_seed
from triumvir.core.document import (
    Document,
    Part,
    read_dict,
    read_int,
    read_key,
    read_list,
    show,
    wrong_part,
)
from triumvir.core.drawing import draw_view
from triumvir.core.errors import IllegalAction, InvalidOption, InvalidPosition
from triumvir.core.evaluator import Evaluator
from triumvir.core.event import Event
from triumvir.core.layout import Layout
from triumvir.core.meta import Meta
from triumvir.core.outcome import Outcome
from triumvir.core.row import (
    IDLE,
    NO_MOVES,
    NO_ROW,
    PLAIN,
    borrow_moves,
    return_moves,
    room_for_moves,
)
from triumvir.core.standing import Standing
from triumvir.core.view import View
from triumvir.native import Moves, Row, i64, mypyc_attr

MOST_SEATS: Final = 16
NOBODY: Final[tuple[int, ...]] = ()
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(MOST_SEATS)])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, small, cheap to clone. `print(state)` draws it, with every hand open.

    A game fills in `actor` (or `to_act`, and where several may act at once `may_act`), `choices`
    and `apply` (or, by index, `moves` and `carry_out`), `describe`, `outcome`, `standing`, `clone`
    and `dump`. Everybody else calls `legal`, `play`, `view` and the rest of the contract.

    >>> state = triumvir.load("caesar").start(seed=7)
    >>> state
    <caesar after 0 actions>
    >>> state.to_act()
    (0,)
    >>> state.outcome() is None                 # still going on
    True
    """

    __slots__ = ("cached", "cached_seat", "listener", "revision", "row", "seq", "table")

    def __init__(self, table: ActionTable, source: State | None = None) -> None:
        """A new game with these actions, or as far on as another state of the game, with a copy of
        its row. A new game that lies in a row makes it itself."""
        self.table = table
        self.listener: list[Event] | None = None
        if source is None:
            self.seq = 0
            self.revision = 1  # of the rules that the game was begun with, and is played by
            self.cached_seat: i64 = -1  # who was asked last, and has these choices
            self.cached: Moves = NO_MOVES
            self.row: Row = NO_ROW
        else:
            self.seq = source.seq
            self.revision = source.revision
            self.cached_seat = source.cached_seat
            self.cached = source.cached
            self.row = source.row[:]

    # What a game fills in

    def to_act(self) -> tuple[int, ...]:
        """Who may act: more than one where choices are blind and simultaneous, none at the end.

        Who is asked, and how often, follows from open information alone.
        """
        actor = self.actor()
        return NOBODY if actor < 0 else ALONE[actor]

    def choices(self, seat: int) -> list[Action]:
        """The legal actions of a seat that is to act, without repeats, in a stable order."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> None:
        """Carry out an action that is legal. Tell `listener`, if there is one, what happens."""
        raise NotImplementedError

    def moves(self, seat: i64, buffer: Moves) -> i64:
        """`choices` by index: fill the buffer and say how many there are."""
        count: i64 = 0
        for action in self.choices(seat):
            buffer[count] = action.index
            count += 1
        return count

    def carry_out(self, seat: i64, index: i64) -> None:
        """`apply` by index."""
        self.apply(seat, self.table.actions[index])

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        """Why this action is not legal, with the rule that says so where one does."""
        return IllegalAction(
            f"'{action.text}' is not among the choices now.",
            id="not-now",
            fields={"action": action.text},
        )

    def describe(self, seat: int | None) -> Document:
        """What this seat may know, as JSON, built up from nothing."""
        raise NotImplementedError

    def describe_after(self, seat: int | None, before: State, known: Document) -> Document:
        """The same, where `known` is the data of this seat's view of the position `before`. A game
        may take what did not change from there, since neither is changed afterwards; or give a copy
        of `known` in which it has put what did change."""
        return self.describe(seat)

    def outcome(self) -> Outcome | None:
        """How it ended; None while it is still going on."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """The points of each seat if the game ended now."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy of the position; it continues to deal as this one would."""
        raise NotImplementedError

    def dump(self) -> Document:
        """The whole position as JSON: `game.load(state.dump())` is the same state."""
        raise NotImplementedError

    # The contract

    def game(self) -> Game:
        """The game whose position this is."""
        game = self.table.game
        assert game is not None
        return game

    def seats(self) -> int:
        """How many seats there are: as many as the game always has, or what the field `seats` of
        the position says."""
        game = self.game()
        if game.meta.min_seats == game.meta.max_seats:
            return game.meta.max_seats
        assert game.layout is not None, f"where does a position of {game.meta.id} tell its seats?"
        return int(self.row[game.layout.seats])

    def legal(self, seat: int) -> list[Action]:
        """The choices of a seat; none when it is not to act. The list is the caller's own.

        >>> state = triumvir.load("circus-maximus").start(seed=7)
        >>> state.legal(0)[:2]
        [<lay 1 villa>, <lay 2 villa>]
        """
        moves = self.cached
        if self.cached_seat != seat:
            moves = self._legal(seat)
        actions = self.table.actions
        return [actions[index] for index in moves]

    def _legal(self, seat: i64) -> Moves:
        """The choices of a seat that was not asked last, most often of the first that may act."""
        if seat < 0 or (seat != self.actor() and not self.may_act(seat)):
            return NO_MOVES
        if PLAIN:  # as the two functions below do it, which are calls
            buffer = IDLE.pop() if IDLE else room_for_moves()
            self.cached = buffer[: self.moves(seat, buffer)]
            IDLE.append(buffer)
        else:
            buffer = borrow_moves()
            self.cached = buffer[: self.moves(seat, buffer)]
            return_moves(buffer)
        self.cached_seat = seat
        return self.cached

    def play(self, seat: int, action: Action | str, events: list[Event] | None = None) -> None:
        """Play a legal action, or the one with this text. What happens is appended to `events`;
        without, no event is made.

        >>> state = triumvir.load("circus-maximus").start(seed=7)
        >>> events = []
        >>> state.play(0, "lay 1 villa", events)
        >>> events
        [<laid CM-25 {'seat': 0, 'level': 1, 'place': 'villa'}>]
        """
        if isinstance(action, str):
            action = self.table.parse(action)
        index: i64 = action.index
        moves = self.cached
        if self.cached_seat != seat:
            moves = self._legal(seat)
        # An action of another game may have the index of one that is legal here.
        if index not in moves or self.table.actions[index] is not action:
            raise self._refuse(seat, action)
        self.seq += 1
        self.cached_seat = -1
        self.listener = events
        self.carry_out(seat, index)
        self.listener = None

    # The fast path, for searches and learners: by index, and nothing is checked

    def actor(self) -> i64:
        """The first of the seats that may act; -1 at the end."""
        actors = self.to_act()
        return actors[0] if actors else -1

    def may_act(self, seat: i64) -> bool:
        """Whether the seat may act. A game in which several may at once says so."""
        return seat >= 0 and seat == self.actor()

    def step(self, seat: i64, index: i64) -> None:
        """Play the action with this index, which `moves` has just given for this seat."""
        self.seq += 1
        self.cached_seat = -1
        self.carry_out(seat, index)

    def play_out(self, dealer: Dealer, buffer: Moves, most: i64 = 1 << 30) -> i64:
        """Play at random to the end, or for `most` actions; the number of actions played."""
        played: i64 = 0
        while played < most:
            seat = self.actor()
            if seat < 0:
                break
            self.step(seat, self.pick(seat, dealer, buffer))
            played += 1
        return played

    def pick(self, seat: i64, dealer: Dealer, buffer: Moves) -> i64:
        """The index of a legal action by chance: one of what `moves` gives. A game with many may
        find it without writing down the others."""
        count = self.moves(seat, buffer)
        return buffer[dealer.below(count)]

    def _refuse(self, seat: int, action: Action) -> IllegalAction:
        actors = self.to_act()
        if not actors:
            return IllegalAction(
                "The game is over; no action is possible any more.", id="game-over"
            )
        if seat < 0 or seat >= self.seats():
            return self._no_seat(seat)
        if seat not in actors:
            who = " and ".join([str(actor) for actor in actors])
            return IllegalAction(f"Seat {seat} is not to act now; seat {who} is.", id="not-to-act")
        return self.refusal(seat, action)

    def _no_seat(self, seat: int) -> IllegalAction:
        last = self.seats() - 1
        return IllegalAction(
            f"There is no seat {seat}; seats are 0 to {last}.",
            id="seat-unknown",
            fields={"number": seat, "last": last},
        )

    def view(self, seat: int | None) -> View:
        """What a seat, or an onlooker (None), may know. `print(view)` draws it.

        >>> state = triumvir.load("caesar-cleopatra").start(seed=7)
        >>> view = state.view(0)
        >>> view.data["phase"], len(view.choices)
        ('arranging', 6)
        """
        if seat is not None and (seat < 0 or seat >= self.seats()):
            raise self._no_seat(seat)
        return self._view(seat, self.describe(seat))

    def view_after(self, seat: int | None, before: State, known: Document) -> View:
        """The same view, made faster, where `known` is the `data` of this seat's view of the
        position `before`. Both share what did not change, so neither may be altered."""
        return self._view(seat, self.describe_after(seat, before, known))

    def _view(self, seat: int | None, described: Document) -> View:
        data: Document = {"seq": self.seq, "to_act": list(self.to_act())}
        if "seq" in described:  # a copy of an earlier view: everything has its place
            described.update(data)
            data = described
        else:
            data.update(described)
        outcome = self.outcome()
        data["outcome"] = None if outcome is None else outcome.document()
        choices: list[Action] = [] if seat is None else self.legal(seat)
        return View(self.game().meta.id, seat, data, choices)

    def veil(self, seat: int | None) -> Row:
        """The row as a seat, or an onlooker (None), may know it, for learners: 255 in every cell of
        what it may not see. `numpy.frombuffer` reads it without a copy.

        >>> state = triumvir.load("caesar-cleopatra").start(seed=7)
        >>> len(state.veil(0)) == len(state.row)
        True
        >>> bytes(memoryview(state.veil(0))) == bytes(memoryview(state.veil(1)))
        False
        """
        layout = self.game().layout
        return NO_ROW if layout is None else layout.veil(self.row, -1 if seat is None else seat)

    def read_seq(self, part: Part) -> None:
        """`seq`, from a dumped position or a view."""
        self.seq = part.number("seq", 0, 1 << 30)

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

    def __str__(self) -> str:
        """The table as it lies, then what each seat holds: everything, secrets included."""
        game = self.game()
        lines = game.draw_table(self.view(None))
        for seat in range(self.seats()):
            lines += game.draw_hand(self.view(seat))
        return "\n".join([line.rstrip() for line in lines])

    def __repr__(self) -> str:
        return f"<{self.game().meta.id} after {self.seq} actions>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. Holds no state; one object serves the whole process.

    >>> game = triumvir.load("caesar-cleopatra")
    >>> game.meta.title, game.meta.designer, len(game.actions)
    ('Caesar & Cleopatra', 'Wolfgang Lüdtke', 204)
    """

    def __init__(
        self,
        meta: Meta,
        table: ActionTable,
        layout: Layout | None = None,
        evaluator: Evaluator | None = None,
        standing_answers: tuple[Standing, ...] = (),
    ) -> None:
        """`layout`: the fields of a position, where it lies in a row. `evaluator`: the opinion of
        positions, where the game has one. `standing_answers`: what a seat can answer before it is
        asked; the first rule that has an answer gives it."""
        self.meta = meta
        self.table = table
        self.layout = layout
        self.evaluator = Evaluator() if evaluator is None else evaluator
        self.standing_answers = standing_answers
        self.actions: tuple[Action, ...] = tuple(table.actions)
        if table.game is None:
            table.game = self  # and not the same game begun in another way

    # What a game fills in

    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        """The first position. Options are complete and checked; the state keeps the dealer."""
        raise NotImplementedError

    def guess(self, view: View, dealer: Dealer) -> State:
        """A full state that this seat's view allows; it deals on with the dealer handed in."""
        raise NotImplementedError

    def redeal(self, state: State, dealer: Dealer) -> State:
        """A copy in which chance begins anew: the piles that nobody has seen are shuffled, and it
        deals on with the dealer handed in. All views stay as they are. Nothing to do where there
        is no chance."""
        return state.clone()

    def read(self, document: Document) -> State:
        """The position in a document whose header has been checked."""
        raise NotImplementedError

    def roles(self, options: Document) -> tuple[str, ...]:
        """The role of each seat, where a game has roles and options can exchange them."""
        return self.meta.roles

    def preview(self, view: View, action: Action) -> Document:
        """What a choice would lead to, shown before it is made; from the view alone."""
        return {}

    def draw_table(self, view: View) -> list[str]:
        """What lies on the table, as lines of text, in English."""
        return draw_view(view)

    def draw_hand(self, view: View) -> list[str]:
        """What the view's seat holds, as lines of text; none for an onlooker."""
        return []

    # The contract

    def start(
        self,
        seats: int | None = None,
        options: Document | None = None,
        dealer: Dealer | None = None,
        seed: int | str | None = None,
        revision: int | None = None,
    ) -> State:
        """A new game: dealt by the dealer, or from the seed, or else afresh.

        Without a number of seats two sit down, or as few as the game needs. Unknown options and
        wrong numbers of seats are refused. It is played by the rules as they are now, or by an
        older revision of them.

        >>> game = triumvir.load("circus-maximus")
        >>> game.start(seed=7).dump() == game.start(seed=7).dump()
        True
        >>> game.start(5, {"caesar": False}).seats()
        5
        >>> game.start(6)
        Traceback (most recent call last):
        triumvir.core.errors.InvalidOption: Circus Maximus takes 3 to 5 players, not 6.
        """
        if seats is None:
            seats = self.meta.usual_seats()
        self.meta.check_seats(seats)
        read = self.meta.read_options({} if options is None else options)
        if dealer is None:
            dealer = Dealer(fresh_seed() if seed is None else seed)
        elif seed is not None:
            raise InvalidOption(
                "A game is dealt by a dealer or from a seed, not by both.", "dealt-twice"
            )
        if revision is not None and not self.meta.knows(revision):
            raise InvalidOption(
                f"{self.meta.title} has revisions 1 to {self.meta.revision}, not {revision}.",
                "no-revision",
                {"title": self.meta.title, "last": self.meta.revision, "found": revision},
            )
        state = self.deal(seats, read, dealer)
        state.revision = self.meta.revision if revision is None else revision
        return state

    def parse(self, text: object) -> Action:
        """The action with this text: the inverse of `action.text`.

        >>> action = triumvir.load("caesar-cleopatra").parse("Pass")
        >>> action, action.kind, action.text
        (<pass>, 'pass', 'pass')
        """
        return self.table.parse(text)

    def load(self, document: object) -> State:
        """A position from JSON: the inverse of `state.dump()`.

        >>> game = triumvir.load("caesar")
        >>> document = game.start(seed=7).dump()
        >>> game.load(document).dump() == document
        True
        """
        read = read_dict(document, "position")
        if read_key(read, "game", "position") != self.meta.id:
            raise InvalidPosition(
                f"position.game: expected '{self.meta.id}', got {show(read['game'])}.",
                "document-word",
                {"where": "position.game", "known": self.meta.id, "found": show(read["game"])},
            )
        revision = read_key(read, "revision", "position")
        if not self.meta.knows(revision):
            raise InvalidPosition(
                f"position.revision: this is revision {self.meta.revision} of the rules,"
                f" the position is of {show(revision)}.",
                "no-revision",
                {
                    "title": self.meta.title,
                    "game": self.meta.id,
                    "last": self.meta.revision,
                    "found": show(revision),
                },
            )
        try:
            state = self.read(read)
        except InvalidPosition as error:
            error.fields.setdefault("game", self.meta.id)  # whose texts have the rules
            raise
        except InvalidOption as wrong:
            refused = wrong_part("options", wrong)
            refused.fields["game"] = self.meta.id
            raise refused from wrong
        assert isinstance(revision, int)
        state.revision = revision
        return state

    def header(self) -> Document:
        """How a dumped position begins, in a game whose rules have one revision."""
        return {"game": self.meta.id, "revision": self.meta.revision}

    def __repr__(self) -> str:
        return f"<game {self.meta.id}>"

    def read_view(self, document: object) -> View:
        """A view from JSON: the inverse of `view.document()`."""
        read = dict(read_dict(document, "view"))
        read_game = read.pop("game", None)
        if read_game != self.meta.id:
            raise InvalidPosition(
                f"view.game: expected '{self.meta.id}'.",
                "document-word",
                {"where": "view.game", "known": self.meta.id, "found": show(read_game)},
            )
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
