"""The games for OpenSpiel, each under its own name, with explicit chance.

>>> import pyspiel
>>> import quadrivium.openspiel
>>> game = pyspiel.load_game("quadrivium_orleans(players=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes()) > 0
(True, True)

Options of a game are one parameter: `quadrivium_labora(options=country:ireland;length:short)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from . import Game, Rng, games, new, options
from .display import text

# No game of the list has longer lists of outcomes, or goes on for longer; tests look.
_MOST_OUTCOMES = 1_000
_MOST_ACTIONS = 100_000
# A world that looks the same is dealt by a number that OpenSpiel draws from 0 to 1.
_WORLDS = 2**53


class SpielGame(pyspiel.Game):
    """A game of Quadrivium as OpenSpiel knows games."""

    def __init__(self, name: str, game_type: Any, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        pairs = [pair for pair in str(params.get("options", "")).split(";") if pair]
        chosen = dict(pair.split(":", 1) for pair in pairs)
        self.first = new(name, int(params.get("players", game_type.min_num_players)), **chosen)
        alone = self.first.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.action_ids,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.first.players,
            # Alone there is nobody to beat: the result is the points in hundreds.
            min_utility=-10.0 if alone else -1.0,
            max_utility=10.0 if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=_MOST_ACTIONS,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> SpielState:
        """The first position."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees."""
        if params:
            raise ValueError("observers take no parameters")
        return SpielObserver(self.first)


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game: Game = game.first.clone()

    def current_player(self) -> int:
        """Whoever is asked first."""
        player: int
        if self.game.over:
            player = pyspiel.PlayerId.TERMINAL
        else:
            player = pyspiel.PlayerId.CHANCE if self.game.chance else self.game.seats[0]
        return player

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.sort(self.game.legal(player)).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its place, with its probability."""
        weights = self.game.weights().astype(np.float64)
        return list(enumerate((weights / weights.sum()).tolist()))

    def _apply_action(self, action: int) -> None:
        self.game.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.game.outcomes()[action][0]
        return self.game.action_text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    def returns(self) -> list[float]:
        """Everybody's result at the end, 0 before."""
        returns: list[float] = self.game.returns().tolist()
        return returns

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows about the position."""
        seat = self.game.seat if player is None else player
        return repr(self.game.view(seat))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """A world that looks the same to a player."""
        world: SpielState = self.clone()
        world.game.determinize(player_id, Rng(int(sampler() * _WORLDS)))
        return world

    def __str__(self) -> str:
        return text(self.game)


class SpielObserver:
    """What a player sees, in numbers and in words."""

    def __init__(self, first: Game) -> None:
        self.tensor = np.zeros(first.encoding_size, np.float32)
        self.dict: dict[str, np.ndarray] = {}
        start = 0
        for name, length in first.encoding:
            self.dict[name] = self.tensor[start : start + length]
            start += length

    def set_from(self, state: SpielState, player: int) -> None:
        """Looks at a position."""
        state.game.encode(player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        return text(state.game, player)


def _register(name: str) -> None:
    fewest, most = options(name)["players"]
    usual = new(name)
    game_type = pyspiel.GameType(
        short_name=f"quadrivium_{name}",
        long_name=f"Quadrivium: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual.players, "options": ""},
    )

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, game_type, {"players": usual.players} | (params or {}))

    pyspiel.register_game(game_type, Named)


for _name in games():
    _register(_name)
