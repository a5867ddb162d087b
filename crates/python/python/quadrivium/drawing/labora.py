"""Ora et Labora: the production wheel, the cards on display, and every player's land."""

from __future__ import annotations

from typing import Any

from .canvas import (
    FIELDS,
    GAP,
    INK,
    QUIET,
    WIDTH,
    Canvas,
    Point,
    around,
    asked_of,
    path,
    printed,
    tincture,
)

_SPACES = 13
_LAND = {
    "plains": "#d3e2a0",
    "coast": "#f2e2ae",
    "hillside": "#dfb873",
    "mountain": "#aab0b4",
    "water": "#4c82bd",
}
_CELL = 68.0
# Related buildings share a front; their names tell them apart.
_FRONTS = {
    "mound": "clay_mound",
    "farm": "farmyard grain_storage cottage forest_hut",
    "office": "cloister_office camera",
    "priory": "priory sacristy hospice",
    "windmill": "windmill",
    "bakery": "malthouse bakery",
    "winery": "brewery winery whiskey_distillery",
    "fuel": "fuel_merchant",
    "kiln": "peat_coal_kiln calefactory",
    "market": "market builders_market",
    "castle": "false_lighthouse castle round_tower bulwark",
    "garden": "cloister_garden druids_house festival_ground",
    "workshop": "spinning_mill carpentry cloister_workshop cooperage forgers_workshop",
    "harbour": "harbor_promenade coal_harbor shipping_company",
    "shipyard": "houseboat shipyard",
    "stone": "stone_merchant",
    "vine": "grapevine_a grapevine_c",
    "church": "sacred_site cloister_church chapel filial_church pilgrimage_site",
    "inn": "financed_estate inn alehouse town_estate guesthouse",
    "chapter": "cloister_chapter_house bathhouse locutory dormitory house_of_the_brotherhood",
    "library": "cloister_library scriptorium printing_office",
    "slaughter": "slaughterhouse",
    "quarry": "quarry_b quarry_c",
    "palace": "chamber_of_wonders palace grand_manor estate",
}
_FRONT = {house: front for front, houses in _FRONTS.items() for house in houses.split()}
_HOMES = {
    "shanty_town": "shanty",
    "farming_village": "farming",
    "market_town": "market",
    "fishing_village": "fishing",
    "artists_colony": "artists",
    "hamlet": "hamlet",
    "village": "village",
    "hilltop_village": "hilltop",
}


def draw(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    """The whole table."""
    y = _middle(canvas, view, top) + GAP
    x = float(GAP)
    height = 0.0
    for estate in view["estates"]:
        width, high = _size(estate)
        if x > GAP and x + width > WIDTH - GAP:
            x, y, height = float(GAP), y + height + GAP, 0.0
        _estate(canvas, view, estate, (x, y), width, high)
        x, height = x + width + GAP, max(height, high)
    return y + height + GAP


def _middle(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    """The wheel on the left, the cards that can be built and what comes later on the right."""
    size = 276.0
    canvas.rect(GAP, top, size, size)
    _wheel(canvas, view["wheel"], (GAP + size / 2, top + size / 2), size / 2 - 8)
    x, y = GAP + size + GAP, top
    width = WIDTH - GAP - x
    canvas.rect(x, top, width, size)
    wide, high = 86.0, 78.0
    across = int((width - 12) // (wide + 5))
    for place, house in enumerate(view["display"]):
        at = (x + 8 + place % across * (wide + 5), y + 8 + place // across * (high + 5))
        _card(canvas, house, at, wide, high, cost=True)
    rows = -(-len(view["display"]) // across)
    y += 8 + rows * (high + 5) + 14
    for stack in view["waiting"]:
        if y > top + size - 12:
            break
        canvas.text(x + 10, y, stack["stack"], 14, bold=True, serif=True)
        names = ", ".join(canvas.say(f"labora-building-{house}") for house in stack["buildings"])
        canvas.text(x + 28, y, names, 12, fill=QUIET, width=width - 40)
        y += 18
    return top + size


def _wheel(canvas: Canvas, wheel: dict[str, Any], middle: Point, radius: float) -> None:
    row = wheel["row"]
    canvas.circle(middle, radius, "#a8683c", stroke=INK, stroke_width=2)
    canvas.circle(middle, radius - 8, "#fbf1d6", stroke=INK)
    step = 360 / _SPACES
    for space in range(_SPACES):
        edge = (space + 0.5) * step
        line = [around(middle, 34, edge), around(middle, radius - 8, edge)]
        canvas.path(path(line, closed=False), stroke="#b9a37a")
        # What a marker brings grows with the steps that the arm is ahead of it.
        brings = row[(wheel["arm"] - space) % _SPACES]
        x, y = around(middle, 47, space * step)
        canvas.text(x, y + 5, brings, 14, bold=True, anchor="middle")
    for space in range(_SPACES):
        here = [marker["marker"] for marker in wheel["markers"] if marker["space"] == space]
        for place, marker in enumerate(here):
            distance = radius - 24 - place // 2 * 27
            lone = place == len(here) - 1 and place % 2 == 0
            aside = 0 if lone else (place % 2 - 0.5) * 27 / distance * 57
            at = around(middle, distance, space * step + aside)
            canvas.circle(at, 12.5, "#fffdf6", stroke=INK)
            canvas.icon(marker, at, 21)
    tip = around(middle, radius - 10, wheel["arm"] * step)
    left, right = (around(middle, 26, wheel["arm"] * step + turn) for turn in (-14, 14))
    canvas.path(path([left, tip, right]), "#8a5530", opacity=0.35)
    canvas.circle(middle, 30, "#ecd3a8", stroke=INK)
    canvas.icon("wheel", middle, 36)


def _card(
    canvas: Canvas, house: str, at: Point, width: float, height: float, cost: bool = False
) -> None:
    data = next(one for one in printed("labora")["buildings"] if one["name"] == house)
    band = "#f4dc94" if data["cloister"] else "#e3dac6"
    front = f"b-{_FRONT.get(house, 'cloister')}"
    _front(canvas, canvas.say(f"labora-building-{house}"), front, band, at, (width, height))
    (x, y), bottom = at, at[1] + height - 4
    canvas.text(x + 4, bottom, data["economic"], 11, bold=True, fill="#7a5a10")
    dwelling: dict[str, Any] = {"bold": True, "fill": "#173a68", "anchor": "end"}
    canvas.text(x + width - 4, bottom, data["dwelling"], 11, **dwelling)
    goods = data["cost"][:3] if cost else []
    for place, (good, count) in enumerate(goods):
        middle = x + width / 2 + (place - (len(goods) - 1) / 2) * 22
        canvas.icon(good, (middle - 4, y + height - 8), 12)
        canvas.text(middle + 3, bottom, count, 10, bold=True)


def _home(canvas: Canvas, settlement: str, at: Point, width: float, height: float) -> None:
    name = canvas.say(f"labora-settlement-{settlement}")
    _front(canvas, name, f"s-{_HOMES[settlement]}", "#cfdff2", at, (width, height))


def _front(
    canvas: Canvas, name: str, front: str, band: str, at: Point, size: tuple[float, float]
) -> None:
    """A card: its name on a band, what it looks like below."""
    (x, y), (width, height) = at, size
    canvas.rect(x, y, width, height, "#fffdf6", rx=5, stroke=INK)
    canvas.rect(x + 1, y + 1, width - 2, 24, band, rx=4, stroke="none")
    canvas.lines((x + width / 2, y + 11), name, 10.5, width - 5)
    canvas.icon(front, (x + width / 2, y + 25 + (height - 38) / 2), (height - 36) * 1.05)


def _edges(estate: dict[str, Any]) -> tuple[int, int, int, int]:
    rows = [cell["row"] for cell in estate["cells"]]
    columns = [cell["col"] for cell in estate["cells"]]
    return min(rows), max(rows), min(columns), max(columns)


def _size(estate: dict[str, Any]) -> tuple[float, float]:
    top, bottom, left, right = _edges(estate)
    width = (WIDTH - 3 * GAP) / 2
    if (right - left + 1) * _CELL + 20 > width:
        width = WIDTH - 2 * GAP
    return width, 40 + (bottom - top + 1) * _CELL + 84 + (26 if len(estate["goods"]) > 8 else 0)


def _estate(
    canvas: Canvas,
    view: dict[str, Any],
    estate: dict[str, Any],
    at: Point,
    width: float,
    height: float,
) -> None:
    (x, y), seat = at, estate["seat"]
    canvas.rect(x, y, width, height)
    first, last, left, _ = _edges(estate)
    canvas.name(seat, estate["points"], (x + 10, y + 6), width - 16, seat in asked_of(view))
    for cell in estate["cells"]:
        _cell(
            canvas,
            cell,
            (x + 10 + (cell["col"] - left) * _CELL, y + 40 + (cell["row"] - first) * _CELL),
        )
    below = y + 40 + (last - first + 1) * _CELL + 10
    pairs = [(one["good"], one["count"]) for one in estate["goods"]]
    below += canvas.counts(pairs, (x + 10, below), width - 20, 24) + 4
    at_x = x + 10.0
    if estate["prior_home"]:
        _clergyman(canvas, {"seat": seat, "rank": "prior"}, (at_x + 11, below + 14), 28)
    for brother in range(estate["lay_home"]):
        _clergyman(
            canvas, {"seat": seat, "rank": "lay"}, (at_x + 37 + brother * 24, below + 14), 28
        )
    at_x += 96
    for settlement in estate["hand"]:
        canvas.icon(f"s-{_HOMES[settlement]}", (at_x + 14, below + 14), 28)
        at_x += 32


def _cell(canvas: Canvas, cell: dict[str, Any], at: Point) -> None:
    (x, y), content = at, cell["content"]
    canvas.rect(x, y, _CELL, _CELL, _LAND[cell["terrain"]], rx=0, stroke="#8b7d5c")
    canvas.rect(x, y, _CELL, _CELL, canvas.pattern(f"pt-{cell['terrain']}"), rx=0, stroke="none")
    middle = (x + _CELL / 2, y + _CELL / 2)
    if content in ("forest", "moor"):
        canvas.icon(f"t-{content}", middle, _CELL * 0.86)
    elif isinstance(content, dict):
        ((kind, name),) = content.items()
        drawn = _card if kind == "house" else _home
        drawn(canvas, name, (x + 3, y + 3), _CELL - 6, _CELL - 6)
    elif cell["terrain"] == "mountain":
        canvas.icon("t-mountain", middle, _CELL * 0.7)
    for place, clergyman in enumerate(cell["clergy"]):
        _clergyman(canvas, clergyman, (x + _CELL - 14 - place * 16, y + _CELL - 22), 30)


def _clergyman(canvas: Canvas, clergyman: dict[str, str], at: Point, size: float) -> None:
    name = "prior" if clergyman["rank"] == "prior" else "brother"
    colour = FIELDS[tincture(clergyman["seat"])]
    canvas.icon(name, at, size, style=f"--l-robe:{colour}")
