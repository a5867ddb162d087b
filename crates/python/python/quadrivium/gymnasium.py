"""The games as Gymnasium environments: you play one seat, bots play the others.

>>> import gymnasium
>>> import quadrivium.gymnasium
>>> env = gymnasium.make("quadrivium/burgundy-v0", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> reward, terminated
(0.0, False)
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import Bot, IllegalAction, Rng, games, new
from .display import text


class SoloEnv(gymnasium.Env):
    """One seat of a game, with bots of a rank on the others.

    Without a `seat` you sit somewhere else in every game. The reward comes at the end: 1 for a
    victory alone, less for a shared one, below 0 for a defeat; alone, the points in hundreds.

    Legal actions stand in `action_mask` and in `action_masks()`. An illegal one loses the game,
    unless `illegal="raise"`: an agent without masks can learn then what is legal.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | list[str] = "apprentice",
        seat: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self.render_mode = render_mode
        self._first = new(game, players, **options)
        if seat is not None and not 0 <= seat < self._first.players:
            raise ValueError(f"there is no seat {seat}: {self._first.players} play")
        names = [opponents] if isinstance(opponents, str) else opponents
        self._bots = [Bot(game, name) for name in names]
        self._fixed_seat = seat
        self._illegal = illegal
        self._game = self._first.clone()
        self._rng = Rng()
        self._lost = True
        self.seat = seat or 0
        self.action_space = spaces.Discrete(self._first.action_ids)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(
                    -np.inf, np.inf, (self._first.encoding_size,), np.float32
                ),
                "action_mask": spaces.Box(0, 1, (self._first.action_ids,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins anew; without a seed the chances go on where they were."""
        super().reset(seed=seed)
        self._rng = Rng(int(self.np_random.integers(2**63)))
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self._first.players))
        self._game = self._first.clone()
        self._lost = False
        self._let_others_play()
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Takes your action; then the others take theirs until you are asked again."""
        if self._lost or self._game.over:
            raise IllegalAction("the game is over: reset it first", "over")
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self._game.apply(int(action), self.seat)
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            self._lost = True
            info["illegal"] = error.key
            return self._observe(), -1.0, True, False, info
        self._let_others_play()
        over = self._game.over
        reward = float(self._game.returns()[self.seat]) if over else 0.0
        if over:
            info["standings"] = self._game.standings()
        return self._observe(), reward, over, False, info

    def action_masks(self) -> np.ndarray:
        """What may be done now, as libraries of masked learners ask for it."""
        return self._game.mask(self.seat)

    def render(self) -> str | None:
        """The position in words, as you know it."""
        return text(self._game, self.seat) if self.render_mode == "ansi" else None

    def _let_others_play(self) -> None:
        while True:
            self._game.settle(self._rng)
            seat = self._game.seat
            if seat is None or seat == self.seat:
                return
            left = (seat - self.seat) % self._first.players
            bot = self._bots[min(left, len(self._bots)) - 1]
            self._game.apply(bot.pick(self._game, self._rng), seat)

    def _observe(self) -> dict[str, Any]:
        mask = self._game.mask(self.seat)
        return {"observation": self._game.encode(self.seat), "action_mask": mask.view(np.int8)}


for _name in games():
    gymnasium.register(
        id=f"quadrivium/{_name}-v0",
        entry_point="quadrivium.gymnasium:SoloEnv",
        kwargs={"game": _name},
        # The checker asks for actions without looking at the mask.
        disable_env_checker=True,
    )
