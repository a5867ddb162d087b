"""The environments of other libraries, by their own checks."""

import gymnasium
import numpy as np
import pytest
import quadrivium as q
import quadrivium.gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel
from quadrivium.pettingzoo import env

from setups import NAMES, SETUPS


# What PettingZoo warns of in every game with masks: that there are masks, and that nothing is legal
# for whoever is not asked.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize(("name", "players", "variant"), SETUPS, ids=NAMES)
def test_pettingzoo_accepts_the_table(name, players, variant):
    api_test(env(name, players, **variant), num_cycles=100)


@pytest.mark.parametrize(("name", "players", "variant"), SETUPS, ids=NAMES)
def test_pettingzoo_finds_the_same_game_for_the_same_seed(name, players, variant):
    seed_test(lambda: env(name, players, **variant), num_cycles=50)


# Numbers without bounds have no bounds.
@pytest.mark.filterwarnings("ignore:.*infinity")
@pytest.mark.parametrize(("name", "players", "variant"), SETUPS, ids=NAMES)
def test_gymnasium_accepts_the_seat(name, players, variant):
    made = gymnasium.make(f"quadrivium/{name}-v0", players=players, opponents="random", **variant)
    check_env(made.unwrapped)


def test_pettingzoo_does_not_make_a_parallel_environment_of_it():
    """Agents take turns, so there is no step of all of them for `parallel_seed_test` to compare."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(env("orleans"))


def test_a_whole_game_between_agents():
    table = env("burgundy", 3, render_mode="ansi")
    table.reset(seed=5)
    for seed, agent in enumerate(table.agents):
        table.action_space(agent).seed(seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, _, _ = table.last()
        rewards[agent] += reward
        mask = observation["action_mask"]
        table.step(None if termination else table.action_space(agent).sample(mask))
    assert abs(sum(rewards.values())) < 1e-5
    assert max(rewards.values()) > 0
    assert table.render()
    table.close()


def test_nobody_steps_before_the_first_or_after_the_last():
    table = env("craftsmen")
    with pytest.raises(q.IllegalAction, match="reset"):
        table.step(0)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, _, termination, _, _ = table.last()
        mask = observation["action_mask"]
        if termination:
            with pytest.raises(ValueError, match="None"):
                table.step(0)
        table.step(None if termination else table.action_space(agent).sample(mask))
    for action in (0, None):
        with pytest.raises(q.IllegalAction, match="reset"):
            table.step(action)
    table.reset(seed=1)
    assert table.agents == table.possible_agents


def test_agents_do_not_do_what_is_illegal():
    table = env("burgundy")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(q.IllegalAction):
        table.step(illegal)


@pytest.mark.parametrize("name", q.games())
def test_a_whole_game_of_one_seat(name):
    seat = gymnasium.make(f"quadrivium/{name}-v0", opponents="random", render_mode="ansi")
    observation, info = seat.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0
        masks = seat.unwrapped.action_masks()
        assert np.array_equal(masks, observation["action_mask"].astype(bool))
        action = seat.action_space.sample(observation["action_mask"])
        observation, reward, over, truncated, info = seat.step(action)
        assert not truncated
    assert info["standings"][info["seat"]]["rank"] >= 1
    assert seat.render()
    with pytest.raises(q.IllegalAction, match="reset"):
        seat.unwrapped.step(0)


def test_an_illegal_action_loses_or_raises():
    for how in ("lose", "raise"):
        seat = quadrivium.gymnasium.SoloEnv("burgundy", opponents="random", illegal=how)
        observation, _ = seat.reset(seed=1)
        illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
        if how == "raise":
            with pytest.raises(q.IllegalAction):
                seat.step(illegal)
        else:
            _, reward, over, _, info = seat.step(illegal)
            assert (reward, over) == (-1.0, True)
            assert info["illegal"].startswith("burgundy-illegal-")
    with pytest.raises(ValueError, match="'lose' or 'raise'"):
        quadrivium.gymnasium.SoloEnv("burgundy", illegal="ignore")
    with pytest.raises(ValueError, match="no seat 7"):
        quadrivium.gymnasium.SoloEnv("burgundy", seat=7)
