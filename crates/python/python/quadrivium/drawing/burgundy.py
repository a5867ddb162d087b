"""The Castles of Burgundy: depots above, an estate with its surroundings for each player."""

from __future__ import annotations

from math import sqrt
from typing import Any

from .canvas import GAP, INK, QUIET, WIDTH, Canvas, Point, asked_of, path, printed, tincture

_ROWS = (4, 5, 6, 7, 6, 5, 4)
_GROUNDS = {
    "ship": ("#3f73ad", "#a5c1de"),
    "animal": ("#7aa83a", "#b9d486"),
    "castle": ("#1f4f3a", "#6d937d"),
    "mine": ("#8d8f92", "#c9c9c7"),
    "building": ("#e2c08f", "#f3e4c9"),
    "knowledge": ("#f0c419", "#f9e590"),
}
_SIGNS = {"building": "house", "knowledge": "book"}
_SYMBOLS = {"boarding_house": "boarding", "city_hall": "cityhall"}
_SIDE = 27.0
_DICE = {
    "azure": ("#2f5fa3", "#fffaf0"),
    "gules": ("#b3262b", "#fffaf0"),
    "vert": ("#2f7a48", "#fffaf0"),
    "or": ("#e5b52f", INK),
    "white": ("#fffdf8", INK),
}


def draw(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    """The whole table."""
    y = _depots(canvas, view, top) + GAP
    width = (WIDTH - 3 * GAP) / 2
    for place, estate in enumerate(view["estates"]):
        x = GAP + place % 2 * (width + GAP)
        _estate(canvas, view, estate, (x, y + place // 2 * (_HEIGHT + GAP)), width)
    return y + (len(view["estates"]) + 1) // 2 * (_HEIGHT + GAP)


def _hexagon(centre: Point, side: float) -> list[Point]:
    (x, y), half = centre, sqrt(3) / 2 * side
    across = [(0.0, -side), (half, -side / 2), (half, side / 2)]
    across += [(0.0, side), (-half, side / 2), (-half, -side / 2)]
    return [(x + dx, y + dy) for dx, dy in across]


def _ground(canvas: Canvas, ground: str, at: Point, side: float, empty: bool = False) -> None:
    outline = path(_hexagon(at, side))
    canvas.path(outline, _GROUNDS[ground][empty])
    if ground == "castle":
        dashes = f"{side * 0.14:.1f}"
        inner = path(_hexagon(at, side * 0.86))
        canvas.path(
            inner, stroke="#fffaf0", stroke_width=side * 0.11, stroke_dasharray=dashes, opacity=0.34
        )
    elif ground == "building":
        dashes = f"{side * 0.245:.1f} {side * 0.045:.1f}"
        inner = path(_hexagon(at, side * 0.87))
        canvas.path(
            inner, stroke="#7a4a1e", stroke_width=side * 0.1, stroke_dasharray=dashes, opacity=0.32
        )
    else:
        canvas.path(outline, canvas.pattern(f"pt-{ground}"))


def _tile(canvas: Canvas, tile: str, at: Point, side: float) -> None:
    data = next(one for one in printed("burgundy")["tiles"] if one["name"] == tile)
    animals = data["animals"]
    symbol = tile[:-1] if animals else tile.replace("knowledge", "k")
    canvas.path(path(_hexagon(at, side * 0.97)), INK)
    _ground(canvas, data["ground"], at, side * 0.9)
    canvas.path(path(_hexagon(at, side * 0.9)), stroke="#fffaf0", stroke_width=1.4)
    x, y = at
    canvas.icon(_SYMBOLS.get(tile, symbol), (x, y - (side * 0.17 if animals else 0)), side * 1.16)
    for pip in range(animals):
        gap = side * 0.24
        centre = (x + (pip - (animals - 1) / 2) * gap, y + side * 0.55)
        canvas.circle(centre, side * 0.1, "#fffaf0", stroke=INK)


def _die(
    canvas: Canvas, pips: int, colour: str, at: Point, size: float, faded: bool = False
) -> None:
    face, ink = _DICE[colour]
    style = f"--b-df:{face};--b-dp:{ink}"
    canvas.icon(f"die{pips}", at, size, style=style, opacity=0.35 if faded else None)


def _goods(canvas: Canvas, goods: list[int], at: Point, size: float = 20) -> None:
    x, y = at
    for good, count in enumerate(goods):
        if count:
            canvas.count(f"good{good + 1}", count, (x, y), size)
            x += size + 16


def _depots(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    side, width, height = 23.0, 128.0, 138.0
    for place, depot in enumerate(view["depots"]):
        x = GAP + place * (width + 6)
        canvas.rect(x, top, width, height)
        _die(canvas, depot["depot"], "white", (x + 18, top + 18), 24)
        _goods(canvas, depot["goods"], (x + 36, top + 18), 18)
        spaces = printed("burgundy")["depots"][place]
        for slot, (tile, space) in enumerate(zip(depot["tiles"], spaces, strict=True)):
            at = (x + 36 + slot % 2 * 54, top + 58 + slot // 2 * 50)
            if space["players"] <= view["players"]:
                _slot(canvas, tile, at, side, space["ground"])
    x = GAP + 6 * (width + 6)
    wide = WIDTH - GAP - x
    canvas.rect(x, top, wide, height, INK)
    for slot, tile in enumerate(view["black_depot"]):
        at = (x + wide * (slot % 4 + 0.5) / 4, top + 44 + slot // 4 * 52)
        _slot(canvas, tile, at, side)
    return _round(canvas, view, top + height + 6)


def _slot(
    canvas: Canvas, tile: str | None, at: Point, side: float, ground: str | None = None
) -> None:
    if tile:
        _tile(canvas, tile, at, side)
    else:
        if ground:
            canvas.path(path(_hexagon(at, side * 0.9)), _GROUNDS[ground][1], opacity=0.5)
        outline = path(_hexagon(at, side * 0.9))
        canvas.path(outline, stroke=QUIET, stroke_dasharray="3 3", opacity=0.55)


def _round(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    """The white die, the goods of the rounds to come, who goes when, the bonus tiles."""
    y, x = top + 16, GAP + 14.0
    if view["white"]:
        _die(canvas, view["white"], "white", (x, y), 28)
    x += 34
    for good in view["round_goods"]:
        canvas.icon(f"good{_GOODS.index(good) + 1}", (x, y), 24)
        x += 26
    x += 16
    for step, seats in enumerate(view["track"]):
        for seat in reversed(seats):
            canvas.shield(seat, (x, y), 24)
            canvas.text(x, y + 22, step, 11, fill=QUIET, anchor="middle")
            x += 22
    x = WIDTH - GAP - 6 * 78
    for bonus in view["bonus_tiles"]:
        _ground(canvas, bonus["ground"], (x + 12, y), 12)
        for left, points in enumerate(bonus["left"]):
            canvas.text(x + 30 + left * 18, y + 6, points, 15, bold=True)
        x += 78
    return top + 34


_GOODS = ("turquoise", "purple", "pink", "red", "brown", "orange")
_HEIGHT = 366.0


def _estate(
    canvas: Canvas, view: dict[str, Any], estate: dict[str, Any], at: Point, width: float
) -> None:
    (x, y), seat = at, estate["seat"]
    canvas.rect(x, y, width, _HEIGHT)
    asked = seat in asked_of(view)
    canvas.name(seat, estate["points"], (x + 10, y + 6), width - 16, asked)
    middle = (x + 12 + 3.5 * sqrt(3) * _SIDE, y + 44 + 5.5 * _SIDE)
    # Before an estate is chosen there is none.
    spaces = iter(estate["spaces"])
    for row, length in enumerate(_ROWS):
        for column, space in zip(range(length), spaces, strict=False):
            dx = sqrt(3) * _SIDE * (column - (length - 1) / 2)
            _space(canvas, space, (middle[0] + dx, middle[1] + 1.5 * _SIDE * (row - 3)))
    _holdings(canvas, estate, (x + width - 158, y + 56))


def _space(canvas: Canvas, space: dict[str, Any], at: Point) -> None:
    x, y = at
    if space["tile"]:
        _tile(canvas, space["tile"], at, _SIDE)
        return
    ground = space["ground"]
    _ground(canvas, ground, at, _SIDE, empty=True)
    canvas.path(path(_hexagon(at, _SIDE)), stroke=INK, stroke_width=0.8, opacity=0.6)
    _die(canvas, space["pips"], "white", (x, y - 4), 17)
    canvas.icon(f"m-{_SIGNS.get(ground, ground)}", (x, y + 14), 11, opacity=0.62)


def _holdings(canvas: Canvas, estate: dict[str, Any], at: Point) -> None:
    x, y = at
    dice = estate["dice"]
    if dice["pips"]:
        for number, (pips, used) in enumerate(zip(dice["pips"], dice["used"], strict=True)):
            _die(canvas, pips, tincture(estate["seat"]), (x + 16 + number * 38, y), 32, used)
    canvas.count("silver", estate["silver"], (x, y + 40), 26)
    canvas.count("worker", estate["workers"], (x + 72, y + 40), 26)
    for slot, tile in enumerate(estate["storage"]):
        _slot(canvas, tile, (x + 22 + slot * 48, y + 88), 24)
    canvas.icon("storage", (x + 12, y + 132), 20)
    _goods(canvas, estate["stock"], (x + 28, y + 132))
    canvas.icon("sell", (x + 12, y + 160), 20)
    canvas.text(x + 28, y + 165, sum(estate["sold"]), 14, bold=True)
    for number, (size, kind) in enumerate(
        [("large", ground) for ground in estate["large_bonus"]]
        + [("small", ground) for ground in estate["small_bonus"]]
    ):
        centre = (x + 14 + number % 6 * 24, y + 194 + number // 6 * 30)
        _ground(canvas, kind, centre, 12 if size == "large" else 9)
