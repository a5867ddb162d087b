"""Many games at once are the same games as one after the other."""

import numpy as np
import pytest
import quadrivium as q

from setups import NAMES, SETUPS


def played(env: q.VecEnv, steps: int) -> list[np.ndarray]:
    """Everything that an environment says in so many steps of the lowest legal action."""
    said = []
    for _ in range(steps):
        env.step(env.masks.argmax(axis=1))
        arrays = (env.observations, env.masks, env.rewards, env.dones, env.seats)
        said.append(np.concatenate([array.astype(np.float64).ravel() for array in arrays]))
    return said


@pytest.mark.parametrize(("name", "players", "variant"), SETUPS, ids=NAMES)
def test_games_end_and_begin_anew(name, players, variant):
    env = q.VecEnv(name, games=20, players=players, seed=4, **variant)
    actions = np.zeros(20, np.uint32)
    ended = 0
    for _ in range(3000):
        assert env.masks[np.arange(20), env.sample(actions)].all()
        env.step(actions)
        ended += int(env.dones.sum())
        assert np.array_equal(env.rewards[~env.dones], np.zeros_like(env.rewards[~env.dones]))
        if players > 1:
            assert np.abs(env.rewards.sum(axis=1)).max() < 1e-5
        if ended > 20:
            break
    assert ended > 0
    assert np.isfinite(env.observations).all()


def test_a_game_of_many_is_the_game_alone():
    """Ora et Labora has no chance: what is said of one of many is what the game says of itself."""
    env = q.VecEnv("labora", games=3, seed=1)
    game = q.new("labora")
    for _ in range(200):
        assert env.seats[0] == game.seat
        assert np.array_equal(env.observations[0], game.encode())
        assert np.array_equal(env.masks[0], game.mask())
        action = int(game.legal()[-1])
        env.step(np.full(3, action, np.int64))
        game.apply(action)


@pytest.mark.parametrize("opponents", [None, "random"])
def test_threads_change_nothing(opponents):
    runs = [
        played(q.VecEnv("craftsmen", 70, seed=2, threads=threads, opponents=opponents), 60)
        for threads in (1, 2, 5)
    ]
    for other in runs[1:]:
        assert all(np.array_equal(one, two) for one, two in zip(runs[0], other, strict=True))


def test_a_seed_begins_anew():
    env = q.VecEnv("burgundy", 10, seed=5)
    first = played(env, 30)
    env.reset(6)
    assert not np.array_equal(played(env, 30)[-1], first[-1])
    env.reset(5)
    assert not env.dones.any()
    assert np.array_equal(played(env, 30)[-1], first[-1])


@pytest.mark.parametrize(("name", "players"), [("burgundy", 2), ("orleans", 4), ("craftsmen", 5)])
def test_bots_play_the_other_seats(name, players):
    fixed = q.VecEnv(name, 8, players=players, opponents="random", seat=1, seed=3)
    assert fixed.rewards.shape == (8,)
    rewards = []
    for _ in range(1500):
        assert (fixed.seats == 1).all()
        fixed.step(fixed.sample())
        rewards += fixed.rewards[fixed.dones].tolist()
    assert rewards
    assert all(-1 <= reward <= 1 for reward in rewards)
    turns = q.VecEnv(name, 8, players=players, opponents=["random", "random"], seed=3)
    assert turns.seats.tolist() == [seat % players for seat in range(8)]


def test_the_apprentice_beats_a_random_learner():
    env = q.VecEnv("burgundy", 8, opponents="apprentice", seed=1)
    rewards = []
    while len(rewards) < 8:
        env.step(env.sample())
        rewards += env.rewards[env.dones].tolist()
    assert np.mean(rewards) < -0.5


def test_arrays_belong_to_the_caller():
    first = q.new("orleans")
    own = np.full((4, first.encoding_size), np.nan, np.float32)
    masks = np.ones((4, first.action_ids), np.bool_)
    env = q.VecEnv("orleans", 4, observations=own, masks=masks)
    assert env.observations is own
    assert env.masks is masks
    assert np.isfinite(own).all()
    before = own.copy()
    env.step(env.sample())
    assert not np.array_equal(own, before)


def test_points_are_told_to_whoever_asks():
    env = q.VecEnv("burgundy", 8, players=3, seed=1, points=True)
    assert q.VecEnv("burgundy", 1).points is None
    assert env.points.shape == (8, 3)
    ended = 0
    while ended < 8:
        env.step(env.sample())
        for game in np.flatnonzero(env.dones):
            # Only those with the most points can have won.
            won = env.rewards[game] > 0
            assert (env.points[game][won] == env.points[game].max()).all()
            assert env.points[game].max() > 0
            ended += 1
