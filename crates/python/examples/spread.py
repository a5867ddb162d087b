"""Spreads self-play over workers with Ray: each plays games of its own, one learns from all.

    pip install ray
    python spread.py --workers 2 --updates 20

What is learned is that of `preferences.py`, so nothing but NumPy is needed beside Ray. Each worker
has an environment in its own process; what travels is the policy there and a direction back, a few
kilobytes each, never positions.

On several machines nothing here changes but the start: run `ray start --head` on one, `ray start
--address=HEAD:6379` on the others with the same packages installed, and this with `--address=auto`.
Give each worker a seed of its own, as here, or all of them play the same games.
"""

from __future__ import annotations

import argparse

import numpy as np
import quadrivium as q
import ray
from preferences import STEP, play


@ray.remote(num_cpus=1)
class Worker:
    """One process with games of its own."""

    def __init__(self, game: str, opponent: str, seed: int) -> None:
        self.env = q.VecEnv(game, 32, opponents=opponent, seed=seed)
        self.rng = np.random.default_rng(seed)

    def play(self, likes: np.ndarray, games: int) -> tuple[np.ndarray, np.ndarray]:
        """The results of so many games, and the direction that would have been better."""
        results, directions = play(self.env, likes, games, self.rng)
        worth = (results - results.mean()) / (results.std() + 1e-6)
        return results, (worth[:, None] * directions).mean(axis=0)


def main() -> None:
    """Learns, and says how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--updates", type=int, default=20)
    parser.add_argument("--games", type=int, default=64, help="games of each worker for an update")
    parser.add_argument("--address", help="of a Ray that runs already; without it, one of our own")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    own = {"num_cpus": args.workers, "include_dashboard": False}
    ray.init(**({"address": args.address} if args.address else own), log_to_driver=False)
    workers = [
        Worker.remote(args.game, args.opponent, args.seed + number)
        for number in range(args.workers)
    ]
    likes = np.zeros(q.new(args.game).action_ids, np.float32)
    for update in range(args.updates):
        told = ray.get([worker.play.remote(likes, args.games) for worker in workers])
        results = np.concatenate([results for results, _ in told])
        likes += STEP * np.mean([direction for _, direction in told], axis=0)
        if update % 5 == 0 or update == args.updates - 1:
            print(f"update {update}: won {np.mean(results > 0):.0%} of {results.size}", flush=True)
    ray.shutdown()


if __name__ == "__main__":
    main()
