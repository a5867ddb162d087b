"""The games as PettingZoo environments, one agent for each seat.

>>> from quadrivium.pettingzoo import env
>>> table = env("craftsmen", players=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     mask = None if termination else observation["action_mask"]
...     table.step(None if termination else table.action_space(agent).sample(mask))
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from . import IllegalAction, Rng, new
from .display import text


class GameEnv(AECEnv):
    """A game in which the agents take turns. Chance is drawn in between; where several may act at
    once they do so in seat order. Rewards come at the end: 1 for whoever won alone, all together 0;
    alone, the points in hundreds.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"quadrivium_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._first = new(game, players, **options)
        self._game = self._first.clone()
        self._rng = Rng(secrets.randbits(64))
        self.possible_agents = [f"player_{seat}" for seat in range(self._first.players)]
        self.agents: list[str] = []
        actions = self._first.action_ids
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        -np.inf, np.inf, (self._first.encoding_size,), np.float32
                    ),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees: the position in numbers, and what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins anew; without a seed the chances go on where they were."""
        if seed is not None:
            self._rng = Rng(seed)
        self._game = self._first.clone()
        self._game.settle(self._rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.seats[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now. Whoever is not asked may do nothing."""
        seat = self.possible_agents.index(agent)
        asked = self._game.seat == seat
        mask = self._game.mask() if asked else np.zeros(self._first.action_ids, np.bool_)
        return {"observation": self._game.encode(seat), "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        """Takes the action of the agent whose turn it is."""
        if not self.agents:
            raise IllegalAction("nobody is at the table: reset it first", "over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to do something: the game goes on", "nothing-offered")
        self._game.apply(action, self.possible_agents.index(agent))
        self._game.settle(self._rng)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._game.over:
            results = zip(self.agents, self._game.returns(), strict=True)
            self.rewards = {agent: float(result) for agent, result in results}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._game.seats[0]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in words."""
        return text(self._game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, players: int | None = None, **options: Any) -> GameEnv:
    """A game as an environment, by its name and options."""
    return GameEnv(game, players, **options)
