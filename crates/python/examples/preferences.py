"""Learns to beat random players with nothing but NumPy, in ten seconds.

    python preferences.py
    python preferences.py --game craftsmen --updates 60

The policy is as small as can be: one number for every action, how much it is liked at all, whatever
the position is. It is learned by policy gradient: what was done in games that were won is liked
more afterwards. A network that looks at `env.observations` takes the place of those numbers in the
same loop.
"""

from __future__ import annotations

import argparse

import numpy as np
import quadrivium as q

# How far an update goes.
STEP = 4.0


def choose(
    likes: np.ndarray, masks: np.ndarray, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """An action for each game, and how likely each was."""
    odds = np.where(masks, np.exp(likes - likes.max()), 0.0)
    odds /= odds.sum(axis=1, keepdims=True)
    drawn = (odds.cumsum(axis=1) > rng.random((len(odds), 1))).argmax(axis=1)
    # Rounding may leave nothing above the number that was drawn.
    legal = masks[np.arange(len(odds)), drawn]
    return np.where(legal, drawn, masks.argmax(axis=1)), odds


def play(
    env: q.VecEnv, likes: np.ndarray, games: int, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Plays so many games; the results, and for each in which direction it was played."""
    directions, results = [], []
    so_far = np.zeros(env.masks.shape, np.float32)
    rows = np.arange(env.games)
    while len(results) < games:
        actions, odds = choose(likes, env.masks, rng)
        so_far -= odds
        so_far[rows, actions] += 1
        env.step(actions)
        for done in np.flatnonzero(env.dones):
            directions.append(so_far[done].copy())
            results.append(float(env.rewards[done]))
            so_far[done] = 0
    return np.array(results), np.array(directions)


def main() -> None:
    """Learns, and says how it goes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--games", type=int, default=128, help="games for each update")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    env = q.VecEnv(args.game, min(args.games, 64), opponents=args.opponent, seed=args.seed)
    likes = np.zeros(env.action_ids, np.float32)
    for update in range(args.updates):
        results, directions = play(env, likes, args.games, rng)
        worth = (results - results.mean()) / (results.std() + 1e-6)
        likes += STEP * (worth[:, None] * directions).mean(axis=0)
        if update % 10 == 0:
            print(f"update {update}: won {np.mean(results > 0):.0%}", flush=True)
    env.reset(args.seed + 1)
    results, _ = play(env, likes, 2 * args.games, rng)
    print(f"after {args.updates} updates: won {np.mean(results > 0):.0%} of {len(results)}")


if __name__ == "__main__":
    main()
