"""A judgement that is written in Python guides the search in Rust."""

import threading

import numpy as np
import pytest
import quadrivium as q

from setups import at_decision, random_game


def even(observations, masks):
    """Knows nothing."""
    return np.zeros(masks.shape), np.zeros(len(masks))


def by_points(observations, masks):
    """Values the lead in Craftsmen: the last number that is written of each player."""
    blocks = dict(q.new("craftsmen").encoding)
    end = observations.shape[1] - blocks["players"]
    each = blocks["players"] // 5
    own, other = (observations[:, end + seat * each - 1] for seat in (1, 2))
    return np.zeros(masks.shape), np.tanh(5 * (own - other))


def decisions(name, count, players=2):
    """So many games at their first real choice."""
    games = []
    for number in range(count):
        game, rng = q.new(name, players), q.Rng(2, number)
        while game.settle(rng) >= 0 and game.legal().size == 1:
            game.apply(int(game.legal()[0]))
        games.append(game)
    return games


@pytest.mark.parametrize("name", q.games())
def test_many_games_are_judged_together(name):
    sizes = []

    def evaluate(observations, masks):
        assert observations.shape == (len(masks), games[0].encoding_size)
        assert masks.any(axis=1).all()
        sizes.append(len(masks))
        return np.zeros(masks.shape, np.float32), np.zeros((len(masks), 3), np.float32)

    games = decisions(name, 5, players=3)
    before = [game.clone() for game in games]
    actions, policies, values = q.Search(name, evaluate, 48).think(games, q.Rng(1))
    assert games == before
    assert all(action in game.legal() for action, game in zip(actions, games, strict=True))
    for policy, game in zip(policies, games, strict=True):
        assert policy.sum() == pytest.approx(1, abs=1e-5)
        assert not policy[~game.mask()].any()
    assert values.shape == (5,)
    # A root each, then 48 simulations: less where a game ended on the way.
    assert sizes[0] == 5
    assert 5 * 20 < sum(sizes) <= 5 * 49
    assert max(sizes) > 10


def test_the_same_generator_gives_the_same_thought():
    def crowded(observations, masks):
        return np.zeros(masks.shape), np.tanh(observations.sum(axis=1) / 100)

    search, games = q.Search("burgundy", crowded, 40, noise=1.0), decisions("burgundy", 3)
    one, two, other = (search.think(games, q.Rng(seed)) for seed in (3, 3, 4))
    assert all(np.array_equal(*pair) for pair in zip(one, two, strict=True))
    assert not np.array_equal(one[1], other[1])


def test_what_is_liked_is_played_and_what_is_valued_is_sought():
    (game,) = decisions("burgundy", 1)
    liked = int(game.legal()[-1])

    def likes(observations, masks):
        logits = np.zeros(masks.shape)
        logits[:, liked] = 100
        return logits, np.zeros(len(masks))

    assert q.Search("burgundy", likes, 16).pick(game, q.Rng(1)) == liked

    wins = 0
    for number in range(4):
        table, rng = q.new("craftsmen"), q.Rng(7, number)
        search, bot = q.Search("craftsmen", by_points, 24), q.Bot("craftsmen", "random")
        while table.settle(rng) >= 0 and not table.over:
            own = table.seat == number % 2
            table.apply(search.pick(table, rng) if own else bot.pick(table, rng))
        wins += table.returns()[number % 2] > 0
    assert wins >= 3


def test_what_an_evaluator_raises_is_raised():
    calls = []

    def fails(observations, masks):
        calls.append(len(masks))
        if len(calls) == 3:
            raise KeyError("mine")
        return even(observations, masks)

    (game,) = decisions("orleans", 1)
    search = q.Search("orleans", fails)
    with pytest.raises(KeyError, match="mine"):
        search.pick(game, q.Rng(1))
    assert len(calls) == 3
    # It is not broken by it.
    assert search.pick(game, q.Rng(1)) in game.legal()


@pytest.mark.parametrize(
    ("judge", "error", "words"),
    [
        (lambda o, m: None, ValueError, "pair"),
        (lambda o, m: (np.zeros(3), np.zeros(len(m))), ValueError, r"logits .* shape"),
        (lambda o, m: (np.zeros(m.shape), np.zeros((len(m), 7))), ValueError, r"values .* shape"),
        (lambda o, m: (np.full(m.shape, np.nan), np.zeros(len(m))), ValueError, "finite"),
        (lambda o, m: (np.zeros(m.shape), np.full(len(m), np.inf)), ValueError, "finite"),
        (lambda o, m: (np.full(m.shape, 3e38), np.zeros(len(m))), ValueError, "at most"),
        (lambda o, m: (np.zeros(m.shape), np.full(len(m), -3e38)), ValueError, "at most"),
        (lambda o: None, TypeError, "argument"),
        (lambda o, m: (m, "many"), ValueError, "many"),
    ],
)
def test_judgements_that_are_none(judge, error, words):
    with pytest.raises(error, match=words):
        q.Search("burgundy", judge).pick(at_decision("burgundy"), q.Rng(1))


def test_judgements_as_large_as_can_be():
    def judge(observations, masks):
        return np.where(masks, 1e9, -1e9), np.full(len(masks), -1e9)

    game = at_decision("burgundy")
    assert q.Search("burgundy", judge).pick(game, q.Rng(1)) in game.legal()


def test_searches_that_cannot_be():
    with pytest.raises(TypeError, match="called"):
        q.Search("burgundy", 3)
    for wrong in ({"simulations": 0}, {"competitors": 0}, {"noise": -1.0}, {"noise": np.nan}):
        with pytest.raises(ValueError):
            q.Search("burgundy", even, **wrong)
    with pytest.raises(q.UnknownGame):
        q.Search("chess", even)
    search = q.Search("burgundy", even)
    with pytest.raises(ValueError, match="not labora"):
        search.pick(q.new("labora"), q.Rng(1))
    with pytest.raises(ValueError, match="at least one"):
        search.think([], q.Rng(1))
    with pytest.raises(ValueError, match="same number"):
        search.think([at_decision("burgundy", 2), at_decision("burgundy", 3)], q.Rng(1))
    with pytest.raises(q.IllegalAction, match="chance"):
        search.pick(q.new("burgundy"), q.Rng(1))
    with pytest.raises(q.IllegalAction, match="over"):
        search.pick(random_game(q.new("burgundy")), q.Rng(1))


def test_a_search_that_is_used_twice_at_once_says_so():
    (game,) = decisions("burgundy", 1)
    inside, go_on, heard = threading.Event(), threading.Event(), []

    def waits(observations, masks):
        inside.set()
        go_on.wait(20)
        return even(observations, masks)

    search = q.Search("burgundy", waits, 4)
    thread = threading.Thread(target=lambda: heard.append(search.pick(game, q.Rng(1))))
    thread.start()
    assert inside.wait(20)
    with pytest.raises(q.InUse, match="search"):
        search.pick(game, q.Rng(1))
    go_on.set()
    thread.join()
    assert heard[0] in game.legal()


@pytest.mark.parametrize("name", q.games())
def test_a_judge_is_told_what_the_apprentice_thinks(name):
    heard = []

    def judge(observations, masks, worths):
        heard.append(worths)
        return np.zeros(masks.shape), np.tanh((worths - worths.mean(1, keepdims=True)) / 50)

    (game,) = decisions(name, 1)
    search = q.Search(name, judge, simulations=16, worths=True)
    assert search.pick(game, q.Rng(1)) in game.legal()
    # The first position is the one that is thought about, seen from whoever is to act.
    assert heard[0].shape == (1, game.players)
    assert np.allclose(heard[0][0], np.roll(game.worths(), -game.seat), atol=30)
    if name == "labora":
        assert np.array_equal(heard[0][0], np.roll(game.worths(), -game.seat))
    with pytest.raises(TypeError, match="argument"):
        q.Search(name, judge, simulations=16).pick(game, q.Rng(1))
