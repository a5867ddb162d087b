"""Many games at once are the same games as one after the other."""

import numpy as np
import pytest
import quadrivium as q

from setups import NAMES, SETUPS, random_game


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


def as_bytes(numbers: np.ndarray) -> np.ndarray:
    """What the documentation says: the nearest forty-eighth, cut off at both ends."""
    return np.rint(np.clip(numbers * np.float32(48) + np.float32(48), 0, 255)).astype(np.uint8)


@pytest.mark.parametrize("name", q.games())
def test_bytes_are_the_rounded_numbers(name):
    floats = q.VecEnv(name, 40, seed=3, threads=2)
    small = q.VecEnv(name, 40, seed=3, threads=2, observations=np.uint8)
    assert floats.observations.dtype == np.float32
    assert small.observations.dtype == np.uint8
    assert small.observations.shape == floats.observations.shape
    for _ in range(150):
        assert np.array_equal(small.observations, as_bytes(floats.observations))
        actions = floats.sample()
        floats.step(actions)
        small.step(actions)
    within = (floats.observations > -1) & (floats.observations < 4)
    apart = np.abs(q.from_bytes(small.observations) - floats.observations)
    assert within.mean() > 0.99
    assert apart[within].max() <= 0.5 / 48 + 1e-6
    # Nothing and one are exact, which is what most numbers are.
    exact = (floats.observations == 0) | (floats.observations == 1)
    assert not apart[exact].any()


def test_an_array_of_bytes_belongs_to_the_caller():
    own = np.zeros((4, q.new("orleans").encoding_size), np.uint8)
    env = q.VecEnv("orleans", 4, observations=own)
    assert env.observations is own
    assert (own == 48).any()
    assert np.array_equal(own, as_bytes(q.VecEnv("orleans", 4).observations))


@pytest.mark.parametrize("name", q.games())
def test_worths_are_guesses_that_come_true(name):
    env = q.VecEnv(name, 16, seed=2, points=True, worths=True, opponents="apprentice")
    assert q.VecEnv(name, 1).worths is None
    assert env.worths.shape == (16, 2)
    guessed = 0
    for _ in range(2500):
        env.step(env.sample())
        assert np.isfinite(env.worths).all()
        assert np.array_equal(env.worths[env.dones], env.points[env.dones].astype(np.float32))
        guessed += int((env.worths[~env.dones] != env.points[~env.dones]).sum())
        if env.dones.any():
            break
    assert env.dones.any()
    assert guessed > 0


def test_a_game_alone_has_the_same_worths():
    """Ora et Labora has no chance: what is said of one of many is what the game says of itself."""
    env, game = q.VecEnv("labora", 1, worths=True), q.new("labora")
    for _ in range(50):
        assert np.array_equal(env.worths[0], game.worths())
        action = int(game.legal()[0])
        env.step(np.array([action]))
        game.apply(action)
    over = random_game(q.new("burgundy"))
    assert over.worths().tolist() == over.points().tolist()
