"""Looking ahead in Rust with a judgement that is written in Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ._native import Game, Rng, Seeker

# From observations, masks and, where they are asked for, worths.
Evaluator = Callable[..., tuple[Any, Any]]


class Search:
    """Looks ahead in many games at once and lets you judge the positions it comes to.

    The evaluator is a function, or a PyTorch module, that takes observations (float32 [positions,
    numbers], as whoever is to act sees them) and masks (bool [positions, action_ids]), and returns
    a pair: logits [positions, action_ids] for the actions, of which only those of legal ones count,
    and values [positions, players] from -1 to 1 as in `Game.returns`, clockwise from whoever is to
    act. Values [positions] are those of whoever is to act; the others share the opposite.

    In every game up to `competitors` actions are followed before all positions they lead to are
    judged in one call; the worse half of them drops out again and again (Gumbel search with
    sequential halving). `noise=1` draws them as learners do. What the seat may not know is dealt
    anew for every simulation.

    >>> import numpy as np
    >>> import quadrivium as q
    >>> def even(observations, masks):
    ...     return np.zeros(masks.shape), np.zeros(len(masks))
    >>> game, rng = q.new("burgundy"), q.Rng(1)
    >>> game.settle(rng) > 0
    True
    >>> search = q.Search("burgundy", even, simulations=16)
    >>> search.pick(game, rng) in game.legal()
    True

    With `worths` the evaluator is given a third array [positions, players]: about the points that
    everybody will have, as the apprentice guesses, clockwise from whoever is to act.

    What the evaluator raises ends the search and is raised again by it.
    """

    def __init__(
        self,
        game: str,
        evaluator: Evaluator,
        simulations: int = 64,
        *,
        competitors: int = 16,
        noise: float = 0.0,
        worths: bool = False,
    ) -> None:
        if hasattr(evaluator, "parameters") and hasattr(evaluator, "eval"):
            evaluator = _of_module(evaluator)
        if not callable(evaluator):
            raise TypeError(f"an evaluator can be called, {type(evaluator).__name__} cannot")
        self._seeker = Seeker(game, evaluator, simulations, competitors, noise, worths)

    def think(
        self, games: Sequence[Game], rng: Rng
    ) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """Thinks about several games, each for the seat that is asked first.

        Returns the action that was found best for each, the policies that a learner should come
        closer to [games, action_ids], and what those actions are worth to their players.
        """
        return self._seeker.think(list(games), rng)

    def pick(self, game: Game, rng: Rng) -> int:
        """The action that is found best in one game."""
        return int(self.think([game], rng)[0][0])


def _of_module(module: Any) -> Evaluator:
    """A PyTorch module as a function of arrays, on whatever device it lies."""
    import torch

    def evaluate(*arrays: npt.NDArray[Any]) -> Any:
        parameter = next(module.parameters(), None)
        device = "cpu" if parameter is None else parameter.device
        with torch.inference_mode():
            given = (torch.from_numpy(array).to(device) for array in arrays)
            logits, values = module(*given)
            return logits.float().cpu().numpy(), values.float().cpu().numpy()

    return evaluate
