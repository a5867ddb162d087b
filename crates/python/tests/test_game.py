"""The game object: every game from its first position to its end, by numbers."""

import copy
import pickle
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
import quadrivium as q
from quadrivium.display import html

from setups import NAMES, SETUPS, at_decision, random_game


@pytest.mark.parametrize(("name", "players", "variant"), SETUPS, ids=NAMES)
def test_what_is_offered_is_taken_and_nothing_else(name, players, variant):
    game, rng = q.new(name, players, **variant), q.Rng(3)
    choose = np.random.default_rng(3)
    decisions = 0
    while not game.over:
        if game.chance:
            outcomes, weights = game.outcomes(), game.weights()
            assert [weight for _, weight in outcomes] == weights.tolist()
            place = game.sample(rng)
            by_text = game.clone()
            by_text.apply(outcomes[place][0])
            game.apply(place)
            assert game == by_text
            continue
        legal, mask = game.legal(), game.mask()
        assert mask.shape == (game.action_ids,)
        assert np.flatnonzero(mask).tolist() == sorted(legal.tolist())
        if decisions % 50 == 0:
            before = game.clone()
            with pytest.raises(q.IllegalAction):
                game.apply(int(choose.choice(np.flatnonzero(~mask))))
            assert game == before
        action = int(choose.choice(legal))
        assert game.action_id(game.action_text(action)) == action
        game.apply(action)
        decisions += 1
    assert decisions > 20
    assert game.legal().size == 0
    assert not game.mask().any()
    assert game.points().tolist() == [standing["points"] for standing in game.standings()]
    results = game.returns()
    assert results.shape == (players,)
    if players > 1:
        assert abs(results.sum()) < 1e-5
        assert results.max() > 0
    assert q.replay(game.record()) == game


@pytest.mark.parametrize("name", q.games())
def test_a_game_is_kept_exactly(name):
    game = at_decision(name)
    for _ in range(30):
        game.apply(int(game.legal()[0]))
        game.settle(q.Rng(5))
    for again in (
        game.clone(),
        copy.copy(game),
        copy.deepcopy(game),
        pickle.loads(pickle.dumps(game)),
        q.load(game.save()),
        q.replay(game.record(["Ann", "Bob"])),
    ):
        assert again == game
        assert again.hash() == game.hash()
        assert again.record() == game.record()
    other = game.clone()
    other.apply(int(other.legal()[0]))
    assert other != game
    assert other.hash() != game.hash()
    assert game != 1
    with pytest.raises(TypeError):
        hash(game)


def test_a_part_of_a_record_is_replayed():
    game = random_game(q.new("orleans", 2))
    half = q.replay(game.record(), to=40)
    assert not half.over
    assert half.record().splitlines()[-1] == "end 40"


def test_options_are_those_that_were_asked_for():
    game = q.new("orleans", players=4, edition="original", extra_tiles=True)
    assert game.settings["players"] == game.players == 4
    assert game.settings["edition"] == "original"
    assert game.settings["extra_tiles"] == "true"
    assert game.name == "orleans"
    assert game.rules >= 1


@pytest.mark.parametrize("name", q.games())
def test_positions_are_numbers(name):
    game = at_decision(name)
    numbers = game.encode()
    assert numbers.dtype == np.float32
    assert numbers.size == game.encoding_size == sum(length for _, length in game.encoding)
    own = np.full(game.encoding_size, np.nan, np.float32)
    assert game.encode(game.seat, out=own) is own
    assert np.array_equal(own, numbers)
    flags = np.ones(game.action_ids, np.bool_)
    assert game.mask(out=flags) is flags
    assert np.array_equal(flags, game.mask())


def test_a_view_keeps_secrets_and_a_world_looks_the_same():
    game = at_decision("craftsmen", 3)
    assert game.view(0) != game.view(1)
    assert game.hides_from(0)
    worlds = set()
    for seed in range(20):
        world = game.clone()
        world.determinize(0, q.Rng(seed))
        assert world.view(0) == game.view(0)
        worlds.add(world.hash())
    assert len(worlds) > 1
    with pytest.raises(q.IllegalAction, match="no record"):
        world.record()
    assert pickle.loads(pickle.dumps(world)) == world


def test_words_are_said_in_three_languages():
    game = at_decision("burgundy")
    action = int(game.legal()[0])
    said = {game.words(action, lang=lang) for lang in ("en", "pl", "ru")}
    asked = {game.prompt(lang=lang) for lang in ("en", "pl", "ru")}
    assert len(said) == len(asked) == 3
    assert not any("[" in sentence for sentence in said | asked)
    with pytest.raises(ValueError, match="expected en, pl or ru"):
        game.prompt(lang="de")


@pytest.mark.parametrize("name", q.games())
def test_a_position_shows_itself(name):
    game = at_decision(name)
    text = str(game)
    assert len(text.splitlines()) > 10
    assert html(game).count("<table>") == html(game).count("</table>") > 0
    assert game.name in repr(game)
    said = []
    game._repr_pretty_(SimpleNamespace(text=said.append), False)
    assert said == [text]


def test_the_same_seed_is_the_same_game():
    one, two = (random_game(q.new("craftsmen", 4), seed=9) for _ in range(2))
    assert one.record() == two.record()
    assert one.record() != random_game(q.new("craftsmen", 4), seed=10).record()
    rng = q.Rng(1, game=3)
    assert random_game(q.new("craftsmen")).over
    game = q.new("craftsmen")
    assert game.sample(rng.clone()) == game.sample(rng)


def test_players_may_act_out_of_turn_where_all_plan_at_once():
    game = at_decision("orleans", 3)
    assert game.seats == [0, 1, 2]
    action = int(game.legal(2)[0])
    game.apply(action, seat=2)
    assert f"\nC {game.action_text(action)}\n" in game.record()


def test_an_import_and_a_game_of_each_kind_are_quick():
    code = """
import time
began = time.process_time()
import quadrivium as q
for name in q.games():
    game, rng, bot = q.new(name), q.Rng(1), q.Bot(name, "random")
    while not game.over:
        game.apply(game.sample(rng) if game.chance else bot.pick(game, rng))
print(time.process_time() - began)
"""
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
        for _ in range(3)
    ]
    assert min(float(run.stdout) for run in runs) < 1.0
