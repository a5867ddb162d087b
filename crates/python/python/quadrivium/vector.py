"""Many games at once, in arrays."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from ._native import Vector

Observations: TypeAlias = npt.NDArray[np.float32] | npt.NDArray[np.uint8]

# The byte that stands for nothing, and how many bytes are one.
_BYTES = np.float32(48)


def from_bytes(observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """The numbers that observations in bytes stand for.

    A byte b is (b - 48) / 48: from -1 to 4.3, in steps of a forty-eighth. What lies outside was cut
    off; everything else is at most half a step away from what float32 would say.

    >>> from_bytes(np.array([0, 48, 72, 96, 255], np.uint8)).tolist()
    [-1.0, 0.0, 0.5, 1.0, 4.3125]
    """
    return (observations.astype(np.float32) - _BYTES) / _BYTES


def _observations(given: Any, shape: list[int]) -> Observations:
    """An array for observations: of the caller, or of the type that the caller names."""
    if given is not None and not isinstance(given, type):
        return cast("Observations", given)
    return np.zeros(shape, np.float32 if given is None else given)


class VecEnv:
    """Many games of one kind, stepped together in Rust while other threads of Python go on.

    Each game waits for a decision: of any seat, or, with `opponents`, of your own, while bots play
    the others. `seat` is yours then; without it you sit on each in turn, game after game. Chance is
    drawn inside, and a game that has ended begins anew at once: `dones` says so until the next
    step, `rewards` are those of the game that ended, and everything else is about the new one.

    The arrays are written in place by every step, and belong to the caller if the caller gives
    them: of the right type and shape and in one piece, such as `tensor.numpy()`.

    The same seed and the same actions give the same games on any number of threads.

    >>> env = VecEnv("burgundy", games=32, seed=1)
    >>> for _ in range(100):
    ...     env.step(env.sample())
    >>> env.masks.shape == (32, env.action_ids), bool(env.seats.max() <= 1)
    (True, True)

    Attributes:
        observations: [games, numbers], as whoever has to decide sees the game: float32, or with
            `observations=np.uint8` bytes in a quarter of the memory, which `from_bytes` reads.
        masks: bool [games, action_ids], what they may do.
        rewards: float32, of the games that ended: [games, players] in seat order, or [games] of
            your own seat where there are opponents. From -1 to 1 and together 0; alone, the points
            in hundreds.
        dones: bool [games], which games ended in the last step.
        seats: uint8 [games], who has to decide.
        points: int32 [games, players], the points of the moment in seat order; of games that ended,
            their final ones. None unless you ask for them: `points=True` or an array.
        worths: float32 [games, players], about the points that everybody will have in the end, as
            the apprentice guesses; of games that ended, their final points. Meant for rewards on
            the way, as it may know what players do not. None unless you ask: `worths=True`.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        players: int | None = None,
        seed: int = 0,
        threads: int = 1,
        opponents: str | list[str] | None = None,
        seat: int | None = None,
        observations: Observations | type[np.float32] | type[np.uint8] | None = None,
        masks: npt.NDArray[np.bool_] | None = None,
        rewards: npt.NDArray[np.float32] | None = None,
        dones: npt.NDArray[np.bool_] | None = None,
        seats: npt.NDArray[np.uint8] | None = None,
        points: npt.NDArray[np.int32] | bool = False,
        worths: npt.NDArray[np.float32] | bool = False,
        **options: Any,
    ) -> None:
        bots = [opponents] if isinstance(opponents, str) else opponents or []
        self._vector = Vector(game, games, players, options, seed, threads, bots, seat)
        numbers, actions, rewarded = self._vector.shapes
        self.games = games
        self.players = self._vector.players
        self.action_ids = actions[1]
        self.observations = _observations(observations, numbers)
        self.masks = np.zeros(actions, np.bool_) if masks is None else masks
        self.rewards = np.zeros(rewarded, np.float32) if rewards is None else rewards
        self.dones = np.zeros(games, np.bool_) if dones is None else dones
        self.seats = np.zeros(games, np.uint8) if seats is None else seats
        if isinstance(points, bool):
            self.points = np.zeros((games, self.players), np.int32) if points else None
        else:
            self.points = points
        if isinstance(worths, bool):
            self.worths = np.zeros((games, self.players), np.float32) if worths else None
        else:
            self.worths = worths
        self._look()

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew with these chances."""
        self._vector.reset(seed)
        self.rewards[...] = 0
        self._look()

    def step(self, actions: npt.NDArray[np.uint32] | npt.NDArray[np.int64]) -> None:
        """Takes one action in each game; where one of them is not legal, no game moves."""
        self._vector.step(
            actions,
            self.observations,
            self.masks,
            self.rewards,
            self.dones,
            self.seats,
            self.points,
            self.worths,
        )

    def sample(self, out: npt.NDArray[np.uint32] | None = None) -> npt.NDArray[np.uint32]:
        """Any legal action in each game, drawn evenly in Rust."""
        out = np.zeros(self.games, np.uint32) if out is None else out
        self._vector.sample(out)
        return out

    def prospects(self, out: npt.NDArray[np.float32] | None = None) -> npt.NDArray[np.float32]:
        """What the apprentice thinks of each action of whoever has to decide: [games, action_ids].

        How far ahead they will be after it, in points; minus infinity for what is not legal. The
        largest is what the apprentice does. What they cannot know is dealt anew before.

        >>> env = VecEnv("orleans", games=2)
        >>> bool(env.masks[0, env.prospects()[0].argmax()])
        True
        """
        out = np.zeros((self.games, self.action_ids), np.float32) if out is None else out
        self._vector.prospects(out)
        return out

    def _look(self) -> None:
        self._vector.look(
            self.observations, self.masks, self.dones, self.seats, self.points, self.worths
        )
