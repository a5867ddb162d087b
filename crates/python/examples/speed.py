"""How many decisions a second the vectorised environment takes, on one thread and on several.

    python speed.py
    python speed.py --games 64 --seconds 5 burgundy orleans

Random players decide. A decision is everything from the chosen action to the next observation and
mask; drawing the random actions is counted apart. On one thread processor time counts, so that a
busy machine matters less; with several threads it is the clock.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
import quadrivium as q


def measure(
    name: str, games: int, threads: int, seconds: float, clock: Callable[[], float], observe: bool
) -> tuple[float, float]:
    """Decisions a second without and with the drawing of actions: the best of five stretches."""
    env = q.VecEnv(name, games, seed=1, threads=threads)
    actions = np.zeros(games, np.uint32)
    observations = env.observations if observe else None
    best = (0.0, 0.0)
    for _ in range(5):
        stepping = drawing = 0.0
        decisions = 0
        while stepping + drawing < seconds / 5:
            began = clock()
            env.sample(actions)
            drawn = clock()
            env._vector.step(
                actions, observations, env.masks, env.rewards, env.dones, env.seats, None, None
            )
            stepping += clock() - drawn
            drawing += drawn - began
            decisions += games
        best = max(best, (decisions / stepping, decisions / (stepping + drawing)))
    return best


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", default=q.games())
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    print("game       numbers  a second  with drawing  share of encode  threads  a second, clock")
    for name in args.names:
        one, drawn = measure(name, args.games, 1, args.seconds, time.process_time, True)
        blind, _ = measure(name, args.games, 1, args.seconds, time.process_time, False)
        several, _ = measure(name, args.games, args.threads, args.seconds, time.perf_counter, True)
        print(
            f"{name:<10} {q.new(name).encoding_size:>7} {one:>9,.0f} {drawn:>13,.0f}"
            f" {1 - one / blind:>16.0%} {args.threads:>8} {several:>16,.0f}"
        )


if __name__ == "__main__":
    main()
