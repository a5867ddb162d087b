"""OpenSpiel plays the games with its own searches, chance included."""

import numpy as np
import pyspiel
import pytest
import quadrivium as q
import quadrivium.openspiel
from open_spiel.python.algorithms import ismcts, mcts

from setups import random_game


def leaf_evaluator():
    """Judges by the points of the moment: no game is played out, so the test stays quick."""

    class Points:
        def evaluate(self, state):
            points = state.game.points().astype(np.float64)
            return np.tanh((points - points.mean()) / 20)

        def prior(self, state):
            if state.is_chance_node():
                return state.chance_outcomes()
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    return Points()


@pytest.mark.parametrize("name", q.games())
def test_a_search_of_openspiel_plays_from_start_to_end(name):
    game = pyspiel.load_game(f"quadrivium_{name}(players=2)")
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    if name == "craftsmen":
        # Hands are hidden: the search has to deal what it cannot know.
        search = ismcts.ISMCTSBot(
            game, evaluator=leaf_evaluator(), uct_c=1.0, max_simulations=3, random_state=rng
        )
    else:
        search = mcts.MCTSBot(
            game, 1.0, max_simulations=3, evaluator=leaf_evaluator(), random_state=rng
        )
    searched = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(probabilities) - 1) < 1e-9
            state.apply_action(int(rng.choice(outcomes, p=probabilities)))
            chances += 1
        elif state.current_player() == 0:
            state.apply_action(search.step(state))
            searched += 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert searched > 10
    assert chances > 0 or name == "labora"
    assert abs(sum(state.returns())) < 1e-5


def test_options_are_parameters():
    game = pyspiel.load_game("quadrivium_labora(players=3,options=country:ireland;length:short)")
    state = game.new_initial_state()
    assert game.num_players() == 3
    assert state.game.settings["country"] == "ireland"
    assert state.game.settings["length"] == "short"


def test_a_copy_goes_its_own_way():
    state = pyspiel.load_game("quadrivium_labora").new_initial_state()
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.game != state.game
    assert copy.history() != state.history()
    assert state.action_to_string(0, state.legal_actions()[0])


def test_an_observer_sees_what_the_seat_sees():
    game = pyspiel.load_game("quadrivium_craftsmen(players=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert np.array_equal(observer.tensor, state.game.encode(1))
    assert set(observer.dict) == {name for name, _ in state.game.encoding}
    assert observer.string_from(state, 1)
    world = state.resample_from_infostate(1, lambda: 0.25)
    assert world.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("name", q.games())
def test_no_list_of_outcomes_is_longer_than_promised(name):
    game, longest = q.new(name, q.options(name)["players"][1]), 0
    done = random_game(game.clone(), seed=2)
    for taken in range(0, done.record().count("\n") - 30, 7):
        longest = max(longest, q.replay(done.record(), to=taken).weights().size)
    promised = pyspiel.load_game(f"quadrivium_{name}").max_chance_outcomes()
    assert longest <= promised
