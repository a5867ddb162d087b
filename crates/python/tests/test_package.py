"""The package by itself: it needs nothing but NumPy."""

import subprocess
import sys

# What environments and examples are for, as if it were not installed.
ALONE = """
import sys

already = set(sys.modules)
for missing in ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "torch", "ray", "pandas"):
    sys.modules[missing] = None
import numpy as np
import quadrivium as q
import quadrivium.dataset
from quadrivium import display, drawing


def judge(observations, masks):
    return np.zeros(masks.shape), np.zeros(len(masks))


for name in q.games():
    game, rng, bot = q.new(name), q.Rng(1), q.Bot(name, "apprentice")
    game.settle(rng)
    game.apply(q.Search(name, judge, simulations=2).pick(game, rng))
    while not game.over:
        game.apply(game.sample(rng) if game.chance else bot.pick(game, rng))
    assert game.standings() and str(game)
    assert "<svg" in drawing.svg(game) and game._repr_svg_() and display.html(game)
    env = q.VecEnv(name, games=2, opponents="random")
    env.step(env.sample())
q.arena("craftsmen", ["random", "random"], rounds=1)
came = [sys.modules[name] for name in sys.modules.keys() - already if sys.modules[name]]
installed = [it for it in came if "site-packages" in (getattr(it, "__file__", None) or "")]
print(*sorted({it.__name__.split(".")[0] for it in installed}))
"""


def test_nothing_but_numpy_is_needed():
    run = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["numpy", "quadrivium"]
