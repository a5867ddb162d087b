"""Whatever is done wrong from Python raises an exception that says what, and nothing breaks."""

import copy
import os
import pickle
import random
import signal
import threading
import time
from collections.abc import Callable

import numpy as np
import pytest
import quadrivium as q

from setups import at_decision, random_game


def test_names_that_nobody_has():
    with pytest.raises(q.UnknownGame, match="did you mean 'burgundy'"):
        q.new("burgundi")
    for call in (
        lambda: q.Bot("chess", "random"),
        lambda: q.bots("chess"),
        lambda: q.options("chess"),
    ):
        with pytest.raises(q.UnknownGame):
            call()
    with pytest.raises(q.UnknownBot, match="did you mean 'apprentice'"):
        q.Bot("burgundy", "apprentise")
    with pytest.raises(q.UnknownBot, match="nobody thinks"):
        q.Bot("burgundy", "master:-1")


def test_options_that_cannot_be():
    with pytest.raises(q.BadOptions, match="2 to 4 players"):
        q.new("burgundy", players=7)
    with pytest.raises(q.BadOptions, match="did you mean 'boards'"):
        q.new("burgundy", bords="1,2")
    with pytest.raises(q.BadOptions, match="expected"):
        q.new("orleans", edition="german")
    for players in (-1, 300):
        with pytest.raises(q.BadOptions, match=f"no game is for {players} players"):
            q.new("orleans", players=players)
    with pytest.raises(TypeError):
        q.new("orleans", players="2")
    for strange in (None, [1, 7], b"1,7", object(), "\0", "\ud800", "x" * 1_000_000):
        with pytest.raises(q.BadOptions, match="expected one estate"):
            q.new("burgundy", boards=strange)

    class Wordless:
        def __str__(self):
            raise RuntimeError("no words")

    with pytest.raises(RuntimeError, match="no words"):
        q.new("burgundy", boards=Wordless())


def test_seeds_are_numbers_from_nothing_on():
    for seed, error in ((-1, OverflowError), (2**64, OverflowError), (1.5, TypeError)):
        with pytest.raises(error):
            q.Rng(seed)
        with pytest.raises(error):
            q.VecEnv(**ENV, seed=seed)


def test_actions_that_cannot_be_taken():
    game = at_decision("burgundy")
    before = game.clone()
    illegal = int(np.flatnonzero(~game.mask())[0])
    with pytest.raises(q.IllegalAction) as refused:
        game.apply(illegal)
    assert refused.value.key.startswith("burgundy-illegal-")
    assert str(refused.value)
    for action in (game.action_ids, -1, 2**40):
        with pytest.raises(q.IllegalAction, match="no action"):
            game.apply(action)
    with pytest.raises(q.BadNotation):
        game.apply("fly away")
    for action in (1.5, None, [1], np.array([1, 2])):
        with pytest.raises(TypeError):
            game.apply(action)
    with pytest.raises(OverflowError):
        game.apply(2**80)
    other = 1 - game.seat
    with pytest.raises(q.IllegalAction):
        game.apply(int(game.legal()[0]), seat=other)
    for seat in (2, -1):
        with pytest.raises(ValueError, match="no seat"):
            game.legal(seat)
    assert game == before


def test_chance_takes_only_what_can_happen():
    game = q.new("burgundy")
    with pytest.raises(q.IllegalAction, match="no outcome"):
        game.apply(10_000)
    with pytest.raises(q.IllegalAction):
        game.apply(-1)
    with pytest.raises(q.IllegalAction, match="chance"):
        game.encode()
    with pytest.raises(q.IllegalAction, match="chance"):
        q.Bot("burgundy", "random").pick(game, q.Rng())
    assert game.legal().size == 0
    game.settle(q.Rng(1))
    with pytest.raises(q.IllegalAction, match="not chance"):
        game.sample(q.Rng(1))


@pytest.mark.parametrize("name", q.games())
def test_a_game_that_is_over_stays_over(name):
    game = random_game(q.new(name))
    for action in (0, "pass"):
        with pytest.raises(q.IllegalAction, match="over"):
            game.apply(action)
    with pytest.raises(q.IllegalAction, match="over"):
        game.prompt()
    assert game.settle(q.Rng()) == 0
    assert game.outcomes() == []
    assert str(game)


def test_texts_that_are_no_games():
    with pytest.raises(q.BadRecord) as bad:
        q.replay("quadrivium record 1\ngame burgundy\nrules one\n")
    assert bad.value.line == 3
    with pytest.raises(q.BadRecord):
        q.replay("")
    with pytest.raises(ValueError, match="has 0 actions"):
        q.replay(q.new("labora").record(), to=1)
    for text in ("", "{}", "[1]", '{"game":"burgundy","rules":1,"sitting":{}}'):
        with pytest.raises(q.BadSave):
            q.load(text)
    saved = q.new("burgundy").save()
    with pytest.raises(q.BadSave, match="revision"):
        q.load(saved.replace(f'"rules":{q.new("burgundy").rules}', '"rules":999', 1))


def test_a_bot_plays_its_own_game_only():
    with pytest.raises(ValueError, match="plays burgundy, not labora"):
        q.Bot("burgundy", "random").pick(q.new("labora"), q.Rng())


ENV = {"game": "craftsmen", "games": 4}


def wrong_arrays():
    size, actions = q.new("craftsmen").encoding_size, q.new("craftsmen").action_ids
    frozen = np.zeros((4, size), np.float32)
    frozen_bytes = np.zeros((4, size), np.uint8)
    frozen.flags.writeable = frozen_bytes.flags.writeable = False
    yield "observations", np.zeros((4, size), np.float64), TypeError, "float32"
    yield "observations", [[0.0]], TypeError, "list"
    yield "observations", np.zeros((5, size), np.float32), ValueError, "shape"
    yield "observations", np.zeros(4 * size, np.float32), ValueError, "shape"
    yield "observations", np.zeros((8, size), np.float32)[::2], ValueError, "one piece"
    yield "observations", np.zeros((size, 4), np.float32).T, ValueError, "one piece"
    yield "observations", frozen, ValueError, "writeable"
    yield "observations", np.float64, TypeError, "float32 or uint8, not an array of float64"
    yield "observations", "uint8", TypeError, "float32 or uint8, not str"
    yield "observations", np.zeros((4, size), np.int8), TypeError, "float32 or uint8"
    yield "observations", np.zeros((4, size), ">f4"), TypeError, "float32 or uint8"
    yield "observations", np.zeros((5, size), np.uint8), ValueError, "shape"
    yield "observations", np.zeros((8, size), np.uint8)[::2], ValueError, "one piece"
    yield "observations", np.zeros((size, 4), np.uint8).T, ValueError, "one piece"
    yield "observations", frozen_bytes, ValueError, "writeable"
    crooked = np.zeros(4 * size * 4 + 1, np.uint8)[1:].view(np.float32).reshape(4, size)
    yield "observations", crooked, ValueError, "does not begin where float32 may lie"
    yield "masks", np.zeros((4, actions), np.uint8), TypeError, "bool"
    yield "rewards", np.zeros(4, np.float32), ValueError, "shape"
    yield "dones", np.zeros((4, 1), np.bool_), ValueError, "shape"
    yield "seats", np.zeros(4, np.int64), TypeError, "uint8"
    yield "points", np.zeros((4, 2), np.int64), TypeError, "int32"
    yield "points", np.zeros(4, np.int32), ValueError, "shape"
    yield "worths", np.zeros((4, 2), np.float64), TypeError, "float32"
    yield "worths", np.zeros((4, 3), np.float32), ValueError, "shape"


@pytest.mark.parametrize(("name", "array", "error", "words"), list(wrong_arrays()))
def test_arrays_of_another_kind(name, array, error, words):
    with pytest.raises(error, match=words):
        env = q.VecEnv(**ENV, **{name: array})
        env.step(env.sample())


def test_arrays_that_are_one_and_the_same():
    both = np.zeros(4, np.bool_)
    env = q.VecEnv(**ENV)
    with pytest.raises(ValueError, match="already borrowed"):
        seats = both.view(np.uint8)
        env._vector.step(env.sample(), env.observations, env.masks, None, both, seats, None, None)


def test_an_illegal_step_moves_no_game():
    env = q.VecEnv("craftsmen", 40, threads=3)
    before = env.observations.copy()
    actions = env.sample()
    actions[17] = np.flatnonzero(~env.masks[17])[0]
    actions[33] = env.action_ids
    with pytest.raises(q.IllegalAction, match="game 17 "):
        env.step(actions)
    env._look()
    assert np.array_equal(env.observations, before)
    for actions, error in (
        (np.zeros(39, np.uint32), ValueError),
        (np.zeros((40, 1), np.uint32), TypeError),
        (np.zeros(40, np.float32), TypeError),
        ([0] * 40, TypeError),
        (np.full(40, -1, np.int64), q.IllegalAction),
    ):
        with pytest.raises(error):
            env.step(actions)


def test_environments_that_cannot_be():
    for wrong in ({"games": 0}, {"threads": 0}, {"seat": 1}, {"opponents": "random", "seat": 9}):
        with pytest.raises(ValueError):
            q.VecEnv(**{**ENV, **wrong})
    for wrong in ({"games": 2**40}, {"threads": 2**40}):
        with pytest.raises(ValueError, match="expected 1 to"):
            q.VecEnv(**{**ENV, **wrong})
    with pytest.raises(ValueError, match="threads: expected 1 to"):
        q.arena("craftsmen", ["random", "random"], rounds=1, threads=10**6)
    for share in (float("nan"), 7.0, -0.1):
        with pytest.raises(ValueError, match="share: expected 0 to 1"):
            q.arena("craftsmen", ["random", "random"], rounds=1, share=share)
    with pytest.raises(q.UnknownBot):
        q.VecEnv(**ENV, opponents="nobody")


def test_a_bot_that_thinks_on_another_thread_is_in_use():
    game, bot = at_decision("orleans"), q.Bot("orleans", "master:100000+1s")
    started = threading.Event()

    def think():
        started.set()
        bot.pick(game, q.Rng(1))

    thread = threading.Thread(target=think)
    thread.start()
    started.wait()
    with pytest.raises(q.InUse, match="another thread"):
        while thread.is_alive():
            bot.pick(game, q.Rng(2))
    # The game itself is free: the bot thinks about a copy.
    game.apply(int(game.legal()[0]))
    thread.join()


def test_two_threads_share_one_environment_or_hear_that_it_is_in_use():
    env = q.VecEnv("burgundy", 64)
    heard = []

    def play():
        for _ in range(300):
            try:
                env.step(env.sample())
            except (q.InUse, q.IllegalAction) as error:
                # Somebody else stepped between drawing and stepping, or at the same moment.
                heard.append(error)

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # Whatever they did to each other, every game is still whole.
    assert len(heard) < 900
    env.step(env.sample())
    assert np.isfinite(env.observations).all()
    assert env.masks.any(axis=1).all()


class Meddler:
    """A number that does something before it says what it is."""

    def __init__(self, meddle: Callable[[], object]):
        self.meddle = meddle

    def __index__(self) -> int:
        self.meddle()
        return 0


def test_a_number_that_meddles_with_the_game_it_is_handed_to():
    def judge(observations, masks):
        return np.zeros(masks.shape), np.zeros(len(masks))

    game, bot, rng = at_decision("burgundy"), q.Bot("burgundy", "random"), q.Rng(1)
    search, before = q.Search("burgundy", judge, simulations=2), game.clone()
    for meddle in (
        lambda: bot.pick(game, rng),
        lambda: search.pick(game, rng),
        lambda: str(game),
        lambda: game._repr_svg_(),
    ):
        for call in (game.legal, game.mask, game.apply):
            with pytest.raises(q.InUse, match="this game is being changed by another call"):
                call(Meddler(meddle))
    for meddle in (game.legal, game.clone, lambda: game.apply(0), lambda: game.settle(rng)):
        with pytest.raises(RuntimeError, match="borrowed"):
            game.apply(Meddler(meddle))
    assert game == before


def test_two_threads_play_one_game_one_after_the_other():
    game = q.new("burgundy")

    def play():
        while not game.over:
            try:
                game.settle(q.Rng(2))
                legal = game.legal()
                if legal.size:
                    game.apply(int(legal[0]))
            except q.IllegalAction:
                continue

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert game.over
    assert q.replay(game.record()) == game


def interrupted(work: Callable[[], object]) -> float:
    """How long something went on that was interrupted as Ctrl-C does, after a moment.

    Python loses an interrupt that comes while it clears away; a person would press again. In what a
    shell has put into the background, interrupts do nothing unless they are asked for.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return _pressed(work)
    finally:
        signal.signal(signal.SIGINT, before)


def _pressed(work: Callable[[], object]) -> float:
    for _ in range(3):
        timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
        began = time.monotonic()
        timer.start()
        try:
            work()
        except KeyboardInterrupt:
            return time.monotonic() - began
        finally:
            timer.join()
    pytest.fail("it went on to its end")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_match_and_a_search_can_be_interrupted():
    def judge(observations, masks):
        return np.zeros(masks.shape), np.zeros(len(masks))

    search, game = q.Search("burgundy", judge, simulations=400_000), at_decision("burgundy")
    assert interrupted(lambda: search.pick(game, q.Rng(1))) < 20
    assert interrupted(lambda: q.arena("craftsmen", ["random", "random"], rounds=60_000)) < 20


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_child_goes_on_where_its_parent_was():
    env = q.VecEnv("burgundy", 64, threads=2)
    env.step(env.sample())
    child = os.fork()
    if child == 0:
        env.step(env.sample())
        game = at_decision("orleans")
        picked = q.Bot("orleans", "journeyman:20").pick(game, q.Rng(1)) in game.legal()
        os._exit(0 if picked and str(game) else 1)
    assert os.waitpid(child, 0)[1] == 0
    env.step(env.sample())


def test_what_cannot_be_copied_says_so():
    for thing in (q.Bot("burgundy", "random"), q.VecEnv(**ENV)):
        with pytest.raises(TypeError, match="cannot pickle"):
            pickle.dumps(thing)
        with pytest.raises(TypeError, match="cannot pickle"):
            copy.deepcopy(thing)


def test_a_saved_game_that_was_tampered_with_is_refused_or_whole():
    saved, draw = at_decision("craftsmen", 3).save(), random.Random(1)
    for _ in range(400):
        at = draw.randrange(len(saved))
        tampered = saved[:at] + draw.choice('0123456789{}[]",:abn-') + saved[at + 1 :]
        try:
            game = q.load(tampered)
        except q.QuadriviumError:
            continue
        assert str(game)
        assert game.legal(0) is not None
