"""What all drawings are made of: paper, ink, text that fits, and the symbols of a game's sheet.

The symbols, what is printed on components and the map are those of the web client: a position looks
the same here and there, and nothing is drawn twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from json import loads
from math import cos, pi, sin
from typing import Any

from .._native import drawing, message

PARCHMENT, PANEL, LINE = "#f6efe0", "#fffaf0", "#cdbd9c"
INK, QUIET, ACCENT = "#2b2118", "#6d5d4b", "#a3271f"
TINCTURES = ("azure", "gules", "vert", "or", "purpure")
# What the shields are painted with.
FIELDS = {
    "azure": "#2c64a8",
    "gules": "#a3271f",
    "vert": "#2f6b3c",
    "or": "#e3b23a",
    "purpure": "#6b3a7d",
}
# How the lines of patterns look, for those sheets whose patterns leave it to the page.
_PATTERNS = (
    ".b-pat,.l-pat{fill:none;stroke:#2b2118;stroke-width:1.1;stroke-linecap:round;opacity:.28}"
    ".b-dot,.l-dot{fill:#2b2118;opacity:.28}"
    ".l-wave,.c-wave{fill:none;stroke:#e6f0fa;stroke-width:1.2;opacity:.6}"
)
WIDTH = 1040
GAP = 12

Point = tuple[float, float]


def tincture(seat: str) -> str:
    """The colour of a seat, which is a letter in a view."""
    return TINCTURES[ord(seat) - ord("A")]


@cache
def sheet(game: str, part: str) -> str:
    """A part of what a game is drawn with."""
    return drawing(game, part)


@cache
def printed(game: str, part: str = "catalog") -> Any:
    """What is printed on the components of a game."""
    return loads(sheet(game, part))


@cache
def _pieces(game: str) -> dict[str, str]:
    """The symbols and patterns of a sheet by their names."""
    wholes = re.finditer(
        r'<(symbol|pattern|clipPath) id="([^"]+)".*?</\1>', sheet(game, "sprites"), flags=re.DOTALL
    )
    return {whole[2]: whole[0] for whole in wholes}


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def path(points: Iterable[Point], closed: bool = True) -> str:
    """A line through points."""
    steps = "L".join(f"{_number(x)} {_number(y)}" for x, y in points)
    return f"M{steps}{'Z' if closed else ''}"


def around(centre: Point, radius: float, degrees: float) -> Point:
    """A point on a circle; 0 degrees is the top, clockwise."""
    angle = (degrees - 90) * pi / 180
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


class Canvas:
    """A drawing in the making; `svg` is the whole of it."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.prefix = f"{game[0]}-"
        self._parts: list[str] = []
        self._used: set[str] = set()

    def say(self, key: str) -> str:
        """A name in the language of the drawing; keys are dashed."""
        return message(key.replace("_", "-"), self.lang)

    def tag(self, name: str, content: str | None = None, **attributes: Any) -> None:
        """Any element; numbers are rounded, and a dash in a name is written as an underscore."""
        said = (
            f"{key.strip('_').replace('_', '-')}="
            f'"{_number(value) if isinstance(value, float) else escape(str(value))}"'
            for key, value in attributes.items()
            if value is not None
        )
        head = f"<{name} {' '.join(said)}"
        self._parts.append(f"{head}/>" if content is None else f"{head}>{content}</{name}>")

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str = PANEL, **more: Any
    ) -> None:
        """A rectangle, with a hairline around it unless told otherwise."""
        look: dict[str, Any] = {"rx": 6, "stroke": LINE} | more
        self.tag(
            "rect",
            x=float(x),
            y=float(y),
            width=float(width),
            height=float(height),
            fill=fill,
            **look,
        )

    def circle(self, at: Point, radius: float, fill: str = PANEL, **more: Any) -> None:
        """A disc."""
        self.tag("circle", cx=float(at[0]), cy=float(at[1]), r=float(radius), fill=fill, **more)

    def path(self, d: str, fill: str = "none", **more: Any) -> None:
        """Any outline."""
        self.tag("path", d=d, fill=fill, **more)

    def pattern(self, name: str) -> str:
        """A pattern of the sheet as something to fill with."""
        self._use(self.prefix + name)
        return f"url(#{self.prefix}{name})"

    def icon(self, name: str, at: Point, size: float, **more: Any) -> None:
        """A symbol of the sheet around a point."""
        self._use(self.prefix + name)
        self.tag(
            "use",
            href=f"#{self.prefix}{name}",
            x=float(at[0] - size / 2),
            y=float(at[1] - size / 2),
            width=float(size),
            height=float(size),
            **more,
        )

    def text(
        self,
        x: float,
        y: float,
        said: Any,
        size: float = 14,
        *,
        width: float | None = None,
        bold: bool = False,
        serif: bool = False,
        fill: str = INK,
        anchor: str = "start",
        **more: Any,
    ) -> None:
        """A line of text; where it would be too long, it is set smaller and at last cut off."""
        said = str(said)
        if width is not None:
            size, said = _fit(said, size, width, bold)
        self.tag(
            "text",
            escape(said),
            x=float(x),
            y=float(y),
            class_="qs" if serif else "qt",
            font_size=float(size),
            font_weight=700 if bold else None,
            fill=fill,
            text_anchor=None if anchor == "start" else anchor,
            **more,
        )

    def lines(self, at: Point, said: str, size: float, width: float, **more: Any) -> None:
        """A name in the middle, on two lines where one is too short; the upper one ends at `at`."""
        (x, y), words = at, said.split()
        look: dict[str, Any] = {"bold": True, "anchor": "middle", "width": width} | more
        if len(words) == 1 or _fit(said, size, width, True) == (size, said):
            self.text(x, y + size * 0.45, said, size, **look)
            return
        halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        for row, half in enumerate(min(halves, key=lambda two: max(map(len, two)))):
            self.text(x, y + row * (size - 0.5), half, size, **look)

    def count(self, name: str, count: Any, at: Point, size: float = 22) -> float:
        """A symbol with a number behind it; how wide both are."""
        x, y = at
        self.icon(name, (x + size / 2, y), size)
        self.text(x + size + 2, y + size * 0.24, count, size * 0.66, bold=True)
        return size + 6 + len(str(count)) * size * 0.4 + 4

    def counts(
        self, pairs: Iterable[tuple[str, Any]], at: Point, width: float, size: float = 22
    ) -> float:
        """Symbols with numbers, row after row; how high they are."""
        x, y = at
        across, rows = 0.0, 1
        for name, count in pairs:
            wide = size + 10 + len(str(count)) * size * 0.4
            if across and across + wide > width:
                across, rows = 0.0, rows + 1
            self.count(name, count, (x + across, y + (rows - 1) * (size + 4) + size / 2), size)
            across += wide
        return rows * (size + 4)

    def shield(self, seat: str, at: Point, size: float = 26) -> None:
        """The shield of a player."""
        self.icon(f"shield-{tincture(seat)}", at, size)

    def header(self, title: str, asked: str) -> float:
        """What the drawing is of, and what the game waits for; where the rest begins."""
        self.text(GAP, 30, title, 24, bold=True, serif=True, width=WIDTH - 2 * GAP)
        self.text(GAP, 52, asked, 15, fill=ACCENT, width=WIDTH - 2 * GAP)
        return 64

    def name(
        self, seat: str, points: Any, at: Point, width: float, asked: bool, note: str = ""
    ) -> None:
        """The heading of a player's panel: shield, seat, points, and a mark where it is asked."""
        x, y = at
        self.shield(seat, (x + 14, y + 14))
        self.text(x + 34, y + 20, seat, 18, bold=True, serif=True)
        self.text(x + 54, y + 19, note, 13, fill=QUIET, width=width - 130)
        if asked:
            self.path(path([(x - 6, y + 5), (x + 2, y + 14), (x - 6, y + 23)]), ACCENT)
        self.icon("points", (x + width - 46, y + 14), 24)
        self.text(x + width - 30, y + 20, points, 18, bold=True)

    def _use(self, name: str) -> None:
        if name in self._used:
            return
        pieces = _pieces(self.game)
        self._used.add(name)
        for inner in re.findall(r'(?:href="|url\()#([^")]+)', pieces[name]):
            # Some bring what they refer to along.
            if inner in pieces:
                self._use(inner)

    def svg(self, height: float) -> str:
        """The drawing, with what it needs of the sheet and nothing else."""
        pieces = _pieces(self.game)
        defs = "".join(pieces[name] for name in pieces if name in self._used)
        style = re.sub(r"/\*.*?\*/|\n\s*", "", sheet(self.game, "style"), flags=re.DOTALL)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {_number(height)}" '
            f'width="{WIDTH}" style="max-width:100%;height:auto" role="img">'
            f"<style>.qs{{font-family:Alegreya,Georgia,serif}}"
            f".qt{{font-family:'Alegreya Sans','Segoe UI',sans-serif}}"
            f"{_PATTERNS}{style}</style><defs>{defs}</defs>"
            f'<rect width="{WIDTH}" height="{_number(height)}" rx="10" fill="{PARCHMENT}"/>'
            f"{''.join(self._parts)}</svg>"
        )


def _fit(said: str, size: float, width: float, bold: bool) -> tuple[float, str]:
    """The size at which a text fits, and as much of it as does."""
    letter = 0.61 if bold else 0.55
    least = min(size, max(9.0, size * 0.72))
    wide = len(said) * letter
    if wide * size <= width:
        return size, said
    if wide * least <= width:
        return width / wide, said
    return least, said[: max(1, int(width / (letter * least)) - 1)] + "…"


def asked_of(view: dict[str, Any]) -> Sequence[str]:
    """The seats that a view says are in turn."""
    turn = view["turn"]
    return turn["players"] if isinstance(turn, dict) else []
