"""How many decisions a second the vectorised environment takes, on one thread and on several.

    python speed.py
    python speed.py --games 64 --seconds 5 burgundy orleans

Random players decide. A decision is everything from the chosen action to the next observation and
mask; drawing the random actions is counted apart. A figure is the best of five stretches. On one
thread processor time counts, so that a busy machine matters less; with several threads it is the
clock. The share of encode is what goes away when no observations are asked for.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
import quadrivium as q

STRETCHES = 5


def measure(
    name: str,
    games: int,
    seconds: float,
    threads: int = 1,
    clock: Callable[[], float] = time.process_time,
    kind: type[np.float32] | type[np.uint8] | None = np.float32,
) -> tuple[float, float]:
    """Decisions a second without and with the drawing of actions: the best of five stretches."""
    env = q.VecEnv(name, games, seed=1, threads=threads, observations=kind)
    actions = np.zeros(games, np.uint32)
    observations = None if kind is None else env.observations
    best = (0.0, 0.0)
    for _ in range(STRETCHES):
        stepping = drawing = 0.0
        decisions = 0
        while stepping + drawing < seconds / STRETCHES:
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
    print(
        "game       numbers  a second  with drawing  share of encode  in bytes"
        "  threads  a second, clock"
    )
    for name in args.names:
        one, drawn = measure(name, args.games, args.seconds)
        blind, _ = measure(name, args.games, args.seconds, kind=None)
        small, _ = measure(name, args.games, args.seconds, kind=np.uint8)
        several, _ = measure(name, args.games, args.seconds, args.threads, time.perf_counter)
        print(
            f"{name:<10} {q.new(name).encoding_size:>7} {one:>9,.0f} {drawn:>13,.0f}"
            f" {1 - one / blind:>16.0%} {small:>9,.0f} {args.threads:>8} {several:>16,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
