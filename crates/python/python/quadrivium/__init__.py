"""Four medieval board games: one engine, many ways to learn them.

>>> import quadrivium as q
>>> game, rng = q.new("burgundy", players=2), q.Rng(1)
>>> bot = q.Bot("burgundy", "apprentice")
>>> while not game.over:
...     game.apply(game.sample(rng) if game.chance else bot.pick(game, rng))
>>> len(game.standings())
2

`quadrivium.gymnasium`, `quadrivium.pettingzoo` and `quadrivium.openspiel` are the same games as
environments of those libraries; each is imported by itself, so that nothing but NumPy is needed.
"""

from ._native import Bot, Game, Rng, arena, bots, games, load, new, options, replay
from .errors import (
    BadNotation,
    BadOptions,
    BadRecord,
    BadSave,
    IllegalAction,
    InUse,
    QuadriviumError,
    UnknownBot,
    UnknownGame,
)
from .search import Search
from .vector import VecEnv, from_bytes

__all__ = [
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "BadSave",
    "Bot",
    "Game",
    "IllegalAction",
    "InUse",
    "QuadriviumError",
    "Rng",
    "Search",
    "UnknownBot",
    "UnknownGame",
    "VecEnv",
    "arena",
    "bots",
    "from_bytes",
    "games",
    "load",
    "new",
    "options",
    "replay",
]
