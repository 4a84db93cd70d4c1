"""Our games as PettingZoo's: `env("caesar-cleopatra")` is an AEC environment.

An observation is the seat's view as numbers (see `features.py`) with the mask of its choices; the
index of an action is its place in the game's table. To read the view itself, use
`environment.unwrapped.view(agent)`. Rewards come at the end and add up to 0 between players (see
`setting.returns`). An illegal action ends the game, and its agent loses.

Where several choose blindly at once they are asked one after the other, and none sees what the
others chose: their views do not tell.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from triumvir.adapters.features import LIMIT, SIZE, features
from triumvir.adapters.setting import returns, setting
from triumvir.core.game import State
from triumvir.core.view import View

ILLEGAL: Final = -1.0


def env(
    game_id: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> Any:
    """An environment with PettingZoo's usual guards around it."""
    raw = TriumvirEnv(game_id, seats, options, render_mode)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class TriumvirEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A table with agents `player_0`, `player_1` and so on, one for each seat."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = setting(game_id, seats, options)
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"{game_id.replace('-', '_')}_v{self.setting.game.meta.revision}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.agents = self.possible_agents[:]
        number = len(self.setting.game.actions)
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(number) for agent in self.agents
        }
        self.observation_spaces: dict[str, Any] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LIMIT, LIMIT, (SIZE,), np.float32),
                    "action_mask": spaces.Box(0, 1, (number,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.seed = secrets.token_hex(8)
        self.round = 0
        self.sit_down()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: the first of a seed, or the next after it."""
        if seed is not None:
            self.seed = str(seed)
            self.round = 0
        self.sit_down()

    def sit_down(self) -> None:
        self.state_now: State = self.setting.deal(f"pettingzoo/{self.seed}/{self.round}")
        self.round += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.to_act()[0]]

    def view(self, agent: str) -> View:
        """What this agent may know, for those who make their own features."""
        return self.state_now.view(self.possible_agents.index(agent))

    def observe(self, agent: str) -> dict[str, Any]:
        view = self.view(agent)
        mask = np.zeros(len(self.setting.game.actions), np.int8)
        if agent == self.agent_selection:
            for action in view.choices:
                mask[action.index] = 1
        return {"observation": features(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        state = self.state_now
        state.play(self.possible_agents.index(agent), self.setting.game.actions[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        actors = state.to_act()
        if actors:
            self.agent_selection = self.possible_agents[actors[0]]
        else:
            for other, worth in zip(self.possible_agents, returns(state), strict=True):
                self.rewards[other] = worth
                self.terminations[other] = True
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """What an onlooker sees: printed, or as a text."""
        text = json.dumps(self.state_now.view(None).document(), ensure_ascii=False, indent=1)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def __getstate__(self) -> dict[str, Any]:
        """For files and deep copies alike: the position as a document, in the middle of a game."""
        return {**self.__dict__, "state_now": self.state_now.dump()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.state_now = self.setting.game.load(kept["state_now"])

    def close(self) -> None:
        """There is nothing to close."""
