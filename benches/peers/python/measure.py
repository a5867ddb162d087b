"""Measures our games and those of others in one process, one after the other, and prints JSON.

    python measure.py --seconds 3 >figures.json

Random players decide everywhere. What counts is processor time, so that a busy machine matters
less and a library that uses several cores gains nothing by it. Each figure is the best of three
stretches. Drawing the random actions is part of it, since nobody plays without.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import numpy as np
import quadrivium as q

# Something that is done again and again, and each time says how many decisions it took.
Work = Callable[[], int]
ROWS = np.arange(4096)


def rate(work: Work, seconds: float) -> tuple[float, float]:
    """Decisions for each second of processor time, and for each second of the clock."""
    work()
    best, clocked = 0.0, 0.0
    for _ in range(3):
        began, clock, decisions = time.process_time(), time.perf_counter(), 0
        while (spent := time.process_time() - began) < seconds / 3:
            decisions += work()
        best = max(best, decisions / spent)
        clocked = max(clocked, decisions / (time.perf_counter() - clock))
    return best, clocked


def our_game(name: str, players: int) -> Work:
    rng, draw = q.Rng(1), np.random.default_rng(1)
    first = q.new(name, players)

    def play() -> int:
        game, decisions = first.clone(), 0
        while game.settle(rng) >= 0 and not game.over:
            legal = game.legal()
            game.apply(int(legal[draw.integers(legal.size)]))
            decisions += 1
        return decisions

    return play


def our_games(
    name: str,
    players: int,
    observe: bool,
    games: int = 64,
    threads: int = 1,
    kind: type = np.float32,
    masks: bool = False,
) -> Work:
    """Many games: with everything written, with the masks alone, or with nothing."""
    env = q.VecEnv(name, games, players=players, seed=1, threads=threads, observations=kind)
    actions = np.zeros(games, np.uint32)
    arrays: list[Any] = [env.observations, env.masks, env.rewards, env.dones, env.seats, None, None]
    if not observe:
        arrays[0] = None
    if not (observe or masks):
        arrays = [None] * 7

    def step() -> int:
        env.sample(actions)
        env._vector.step(actions, *arrays)
        return games

    return step


def gymnasium_of_ours(name: str, games: int = 16) -> Work:
    import gymnasium
    import quadrivium.gymnasium

    made = [lambda: gymnasium.make(f"quadrivium/{name}-v0", opponents="random")] * games
    envs = gymnasium.vector.SyncVectorEnv(made)
    seen, _ = envs.reset(seed=1)
    draw = np.random.default_rng(1)

    def step() -> int:
        nonlocal seen
        masks = seen["action_mask"]
        actions = (draw.random(masks.shape) * masks).argmax(axis=1)
        seen, *_ = envs.step(actions)
        return games

    return step


def catanatron(players: int) -> Work:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in list(Color)[:players]])
        game.play()
        return len(game.state.actions)

    return play


def open_spiel(name: str) -> Work:
    import pyspiel

    game, draw = pyspiel.load_game(name), np.random.default_rng(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(draw.choice(outcomes, p=odds)))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[draw.integers(len(legal))])
                decisions += 1
        return decisions

    return play


def pettingzoo(name: str) -> Work:
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    draw = np.random.default_rng(1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions

    return play


def pgx_of(name: str, games: int = 256) -> Work:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))

    @jax.jit
    def step(state, key):  # type: ignore[no-untyped-def]
        key, draw, reset = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(draw, logits)
        keys = jax.random.split(reset, games)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, keys), key

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, games))

    def run() -> int:
        nonlocal state, key
        for _ in range(20):
            state, key = step(state, key)
        state.observation.block_until_ready()
        return 20 * games

    return run


def subjects() -> Iterator[tuple[str, str, str, Callable[[], Work]]]:
    """Kind of measurement, library, game, and what is to be done."""
    for name in q.games():
        fewest, most = q.options(name)["players"]
        for players in range(fewest, most + 1):
            what = f"{name}, {players}"
            yield "alone", "quadrivium", what, lambda n=name, p=players: our_game(n, p)
            yield "blind", "quadrivium", what, lambda n=name, p=players: our_games(n, p, False)
        what = f"{name}, 2"
        yield "many", "quadrivium", what, lambda n=name: our_games(n, 2, True)
        yield "unseen", "quadrivium", what, lambda n=name: our_games(n, 2, False, masks=True)
        yield "bytes", "quadrivium", what, lambda n=name: our_games(n, 2, True, kind=np.uint8)
        for threads, kind in ((1, "one"), (2, "two")):
            yield kind, "quadrivium", what, lambda n=name, t=threads: our_games(n, 2, True, 512, t)
    for players in (2, 4):
        yield "alone", "catanatron", f"catan, {players}", lambda p=players: catanatron(p)
    for name in ("backgammon", "gin_rummy"):
        yield "alone", "open-spiel", f"{name}, 2", lambda n=name: open_spiel(n)
    for name in ("connect_four_v3", "chess_v6"):
        yield "alone", "pettingzoo", f"{name}, 2", lambda n=name: pettingzoo(n)
    yield "many", "gymnasium", "our burgundy, 2", lambda: gymnasium_of_ours("burgundy")
    for name in ("backgammon", "connect_four"):
        yield "many", "pgx", f"{name}, 2", lambda n=name: pgx_of(n)


def main() -> None:
    """Measures everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    figures = []
    for kind, library, game, make in subjects():
        print(f"{library}: {game} …", file=sys.stderr, flush=True)
        found, clocked = rate(make(), args.seconds)
        figures.append(
            {"kind": kind, "library": library, "game": game, "rate": found, "clock": clocked}
        )
    versions = {name: version(name) for name in sorted({one["library"] for one in figures})}
    told = {"seconds": args.seconds, "versions": versions, "figures": figures}
    told |= {"load": os.getloadavg()[1], "cores": os.cpu_count()}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
