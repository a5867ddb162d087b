"""Positions as pictures, for notebooks: boards, tiles, tracks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import burgundy, craftsmen, labora, orleans
from .canvas import Canvas

if TYPE_CHECKING:
    from .. import Game

# Draws a view below a line, and says where the drawing ends.
_TABLES: dict[str, Callable[[Canvas, dict[str, Any], float], float]] = {
    "burgundy": burgundy.draw,
    "craftsmen": craftsmen.draw,
    "labora": labora.draw,
    "orleans": orleans.draw,
}


def svg(game: Game, viewer: int | None = None, lang: str = "en") -> str:
    """The position as a picture, as one seat or the public knows it: what a notebook shows.

    >>> import quadrivium
    >>> game = quadrivium.new("labora")
    >>> svg(game).startswith("<svg"), len(svg(game)) > 10_000
    (True, True)
    """
    canvas = Canvas(game.name, lang)
    top = canvas.header(_title(game, viewer, lang), _asked(game, viewer, lang))
    return canvas.svg(_TABLES[game.name](canvas, game.view(viewer), top))


def _title(game: Game, viewer: int | None, lang: str) -> str:
    """What stands at the head of the position in words."""
    ((kind, content),) = game.page(viewer, lang)[0].items()
    return "".join(piece for piece, _ in content) if kind in ("heading", "line") else game.name


def _asked(game: Game, viewer: int | None, lang: str) -> str:
    """Who is in turn, and what the viewer is asked; what others are asked may be their secret."""
    seats = ", ".join("ABCDE"[seat] for seat in game.seats)
    return f"{seats}: {game.prompt(viewer, lang)}" if viewer in game.seats else seats
