"""Our games as OpenSpiel's: `load("caesar-cleopatra")`, or `pyspiel.load_game` of its name there.

Importing this module registers every game as `python_<id>`, with underscores. Then OpenSpiel's own
algorithms play it.

- Chance. The first node is a chance node that picks one of `deals` deals (parameter `deals`), all
  equally likely; the deal's number seeds the dealer, and with it every later shuffle. So a history
  says everything: states can be replayed, cloned and serialised, and no algorithm needs to sample.
- Information states. The string is the seat's view as JSON. A state that was resampled from it
  comes from `guess` and deals on with a dealer of its own. Its history begins there, for it has
  none that happened.
- Where several choose blindly at once they are asked one after the other, and none sees what the
  others chose: their views do not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from triumvir.adapters.features import SIZE, features
from triumvir.adapters.setting import Setting, returns, setting
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document
from triumvir.core.errors import InvalidOption
from triumvir.core.game import Game, State
from triumvir.core.registry import find, games
from triumvir.core.view import View

DEALS: Final = 10_000
# OpenSpiel requires a bound. Far more than any of our games takes.
LONGEST: Final = 10_000
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def name_there(game_id: str) -> str:
    return f"python_{game_id.replace('-', '_')}"


def load(
    game_id: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    deals: int = DEALS,
) -> Any:
    """The game as a `pyspiel.Game`."""
    found = setting(game_id, seats, options)
    given = "+".join([f"{name}:{write(value)}" for name, value in (options or {}).items()])
    parameters = {"players": found.seats, "options": given, "deals": deals}
    return pyspiel.load_game(name_there(game_id), parameters)


def write(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read(game: Game, given: str) -> dict[str, object]:
    """`poison:yes+level:hard`, the form that options have among OpenSpiel's parameters."""
    known = {option.name: option for option in game.meta.options}
    options: dict[str, object] = {}
    for pair in given.split("+") if given else []:
        name, colon, value = pair.partition(":")
        if not colon:
            raise InvalidOption(f"Options are written name:value+name:value, not '{given}'.")
        options[name] = known[name].parse(value) if name in known else value
    return options


class Position:
    """A state, or none before the deal, with what was drawn up for it. Copies are cheap."""

    __slots__ = ("state", "views")

    def __init__(self, state: State | None) -> None:
        self.state = state
        self.views: dict[int, View] = {}

    def view(self, seat: int) -> View:
        """Kept until the next action, so that what `guess` concludes from it is kept, too."""
        assert self.state is not None
        if seat not in self.views:
            self.views[seat] = self.state.view(seat)
        return self.views[seat]

    def __deepcopy__(self, memo: object) -> Position:
        return Position(None if self.state is None else self.state.clone())

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[object, ...]]:
        # As a document: actions are compared by identity, so the objects must not be copied.
        return restore, (None if self.state is None else self.state.dump(),)


def restore(document: Document | None) -> Position:
    return Position(None if document is None else find(str(document["game"])).load(document))


def type_of(game: Game, seats: int) -> Any:
    meta = game.meta
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=name_there(meta.id),
        long_name=meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual(game), "options": "", "deals": DEALS},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def usual(game: Game) -> int:
    return setting(game.meta.id, None, None).seats


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its seats and options."""

    game_id: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        game = find(self.game_id)
        given = dict(parameters or {})
        seats = given.get("players", usual(game))
        options = read(game, given.get("options", ""))
        self.setting: Setting = setting(self.game_id, seats, options)
        self.deals: int = given.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0 if seats <= 2 else -1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game, seats), info, given)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        return Observer(parameters)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: OpenSpielGame, state: State | None = None) -> None:
        super().__init__(game)
        self.at = Position(state)

    @property
    def state(self) -> State | None:
        """Ours, to look at; None before the deal."""
        return self.at.state

    def current_player(self) -> int:
        state = self.at.state
        if state is None:
            return CHANCE
        actors = state.to_act()
        return actors[0] if actors else TERMINAL

    def is_terminal(self) -> bool:
        state = self.at.state
        return state is not None and not state.to_act()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.at.state is not None
        return sorted([action.index for action in self.at.state.legal(player)])

    def _apply_action(self, action: int) -> None:
        state = self.at.state
        if state is None:
            self.at = Position(self.get_game().setting.deal(f"openspiel/{action}"))
            return
        state.play(state.to_act()[0], state.game().actions[action])
        self.at.views = {}

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.at.state
        return f"deal {action}" if state is None else state.game().actions[action].text

    def returns(self) -> list[float]:
        state = self.at.state
        return [0.0] * self.get_game().num_players() if state is None else returns(state)

    def information_state_string(self, player: int | None = None) -> str:
        if self.at.state is None:
            return ""
        return self.at.view(self.current_player() if player is None else player).json()

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state that the player's view allows, drawn with the sampler's chance."""
        view = self.at.view(player)
        game = self.get_game()
        return OpenSpielState(game, game.setting.game.guess(view, Dealer(f"openspiel/{sampler()}")))

    def __str__(self) -> str:
        return "" if self.at.state is None else self.at.state.view(None).json()


class Observer:
    """What learners get: the view as a vector, the same for information state and observation."""

    def __init__(self, parameters: Any = None) -> None:
        if parameters:
            raise InvalidOption(f"Observers take no parameters, got {parameters}.")
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if state.at.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = features(state.at.view(player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return state.information_state_string(player)


def register() -> None:
    """Make every game known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    for game in games():
        name = name_there(game.meta.id)
        if name not in known:
            # A class of its own, not a function that makes one: OpenSpiel keeps it until after
            # Python has ended, and a function would be freed by then, with a crash.
            made = type(name, (OpenSpielGame,), {"game_id": game.meta.id})
            pyspiel.register_game(type_of(game, usual(game)), made)


register()
