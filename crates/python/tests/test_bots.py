"""Bots and matches from Python."""

import numpy as np
import pytest
import quadrivium as q

from setups import at_decision


@pytest.mark.parametrize("name", q.games())
def test_every_rank_plays_what_is_offered(name):
    for bot in ("random", "apprentice", "journeyman:20", "master:20"):
        game, rng = at_decision(name), q.Rng(1)
        player = q.Bot(name, bot)
        for _ in range(15):
            action = player.pick(game, rng)
            assert action in game.legal()
            game.apply(action)
            game.settle(rng)


def test_everybody_is_listed():
    assert q.bots("burgundy")[:5] == ["random", "apprentice", "journeyman", "master", "grandmaster"]
    assert "shipper" in q.bots("burgundy")
    assert repr(q.Bot("burgundy", "shipper:50")) == "<shipper:50 for burgundy>"


def test_a_match_says_who_is_stronger():
    report = q.arena("burgundy", ["apprentice", "random"], rounds=10, seed=3)
    first, second = report["contestants"]
    assert report["games"] == 20
    assert first["wins"] > 0.8 > second["wins"]
    assert first["points"] > second["points"]
    again = q.arena("burgundy", ["apprentice", "random"], rounds=10, seed=3, threads=2)
    assert again["contestants"][0]["points"] == first["points"]


def test_a_plain_match_ends_early():
    report = q.arena("craftsmen", ["apprentice", "random"], rounds=500, share=0.5)
    assert report["answer"] == "more"
    assert report["games"] < 1000


def test_a_match_that_cannot_be():
    with pytest.raises(ValueError, match="3 contestants for 2 seats"):
        q.arena("burgundy", ["random"] * 3, players=2)
    with pytest.raises(ValueError, match="somebody who plays"):
        q.arena("burgundy", [])


@pytest.mark.parametrize("name", q.games())
def test_prospects_are_what_the_apprentice_goes_by(name):
    game, rng, bot = q.new(name), q.Rng(4), q.Bot(name, "apprentice")
    out = np.zeros(game.action_ids, np.float32)
    while game.settle(rng) >= 0 and not game.over:
        # The same world is dealt to both of them.
        prospects = game.prospects(rng.clone(), out=out)
        assert prospects is out
        assert np.array_equal(np.isfinite(prospects), game.mask())
        action = bot.pick(game, rng)
        assert prospects[action] == prospects.max()
        game.apply(action)
    with pytest.raises(q.IllegalAction, match="over"):
        game.prospects(rng)


def test_prospects_of_many_games_are_those_of_each():
    one, two = (q.VecEnv("craftsmen", 40, seed=3, threads=threads) for threads in (1, 2))
    for _ in range(30):
        prospects = one.prospects()
        assert np.array_equal(prospects, two.prospects())
        assert np.array_equal(np.isfinite(prospects), one.masks)
        actions = prospects.argmax(axis=1)
        one.step(actions)
        two.step(actions)
    with pytest.raises(ValueError, match="shape"):
        one.prospects(np.zeros((40, 3), np.float32))
    with pytest.raises(TypeError, match="float32"):
        one.prospects(np.zeros((40, one.action_ids)))
