"""Orléans: the map, the tracks and deeds beside it, and every player's board."""

from __future__ import annotations

from typing import Any

from .canvas import (
    GAP,
    INK,
    LINE,
    PANEL,
    QUIET,
    WIDTH,
    Canvas,
    Point,
    asked_of,
    path,
    printed,
    tincture,
)

_MAP = (528.0, 488.0)
_SCALE, _SHIFT = (0.4981, 0.4822), (12.0, 14.0)
_COLOURS = {
    "farmer": "#93835f",
    "boatman": "#3f73ad",
    "craftsman": "#8a5630",
    "trader": "#2b2723",
    "knight": "#b3262b",
    "scholar": "#7d8288",
    "monk": "#c89a08",
    "any": "#917e5d",
}
_SMOOTH = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def draw(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    """The whole table."""
    _map(canvas, view, (GAP, top))
    _beside(canvas, view, (GAP + _MAP[0] + GAP, top))
    y, width, height = top + _MAP[1] + GAP, (WIDTH - 3 * GAP) / 2, _height(view)
    for place, player in enumerate(view["players"]):
        x = GAP + place % 2 * (width + GAP)
        _player(canvas, view, player, (x, y + place // 2 * (height + GAP)), (width, height))
    return y + (len(view["players"]) + 1) // 2 * (height + GAP)


# The map


def _town(name: str, at: Point) -> Point:
    towns = printed("orleans", "landscape")["towns"]
    town = next(one for one in towns if one["name"] == name)
    return at[0] + town["x"] * _SCALE[0] + _SHIFT[0], at[1] + town["y"] * _SCALE[1] + _SHIFT[1]


def _route(route: dict[str, Any], at: Point) -> list[Point]:
    """The points that a route goes through: it leaves the straight line by parts of its length."""
    (ax, ay), (bx, by) = (_town(end, at) for end in route["ends"])
    bends = printed("orleans", "landscape")["curves"][str(route["route"])]
    inner = []
    for index, bend in enumerate(bends):
        part, off = (index + 1) / (len(bends) + 1), bend / 1000
        inner.append(
            (ax + (bx - ax) * part - (by - ay) * off, ay + (by - ay) * part + (bx - ax) * off)
        )
    return [(ax, ay), *inner, (bx, by)]


def _map(canvas: Canvas, view: dict[str, Any], at: Point) -> None:
    x, y = at
    land = printed("orleans", "landscape")
    canvas.rect(x, y, *_MAP, "#f1ead0")
    ways = {"water": "", "road": ""}
    for route in printed("orleans")["routes"]:
        ways[route["way"]] += path(_route(route, at), closed=False)
    frame = f'<rect width="{_MAP[0]}" height="{_MAP[1]}" rx="6"/>'
    canvas.tag("clipPath", frame, id="o-map-frame")
    moved = {"transform": f"translate({x} {y})", "clip_path": "url(#o-map-frame)"}
    canvas.path("".join(land["woods"]), "#dfe2b8", **moved)
    canvas.path("".join(land["fields"]), "#f3e2b4", **moved)
    canvas.path(ways["water"], stroke="#2c5a8c", stroke_width=11, **_SMOOTH)
    canvas.path(ways["water"], stroke="#6fa3d2", stroke_width=8.6, **_SMOOTH)
    canvas.path(ways["road"], stroke="#7d532b", stroke_width=6, **_SMOOTH)
    canvas.path(ways["road"], stroke="#e9cf9c", stroke_width=3.4, **_SMOOTH)
    for tree in land["trees"]:
        canvas.icon("tree", (x + tree[0], y + tree[1]), 13)
    for route in view["routes"]:
        points, goods = _route(route, at), route["goods"]
        for place, good in enumerate(goods):
            along = 0.5 if len(goods) == 1 else 0.37 + 0.26 * place
            if good:
                canvas.icon(f"g-{good}", points[round(along * (len(points) - 1))], 20)
    for town in land["towns"]:
        _place_name(canvas, town, at)
    _people(canvas, view, at)


def _place_name(canvas: Canvas, town: dict[str, Any], at: Point) -> None:
    x, y = _town(town["name"], at)
    city = town["name"] == "orleans"
    canvas.icon("city" if city else "town", (x, y - 1.5), 38 if city else 25)
    dx, dy, anchor = town["wide"]
    halo: dict[str, Any] = {"paint_order": "stroke", "stroke": "#f6efdc", "stroke_width": 3}
    look: dict[str, Any] = {"serif": True, "bold": True, "anchor": anchor}
    canvas.text(x + dx, y + dy, town["label"], 15 if city else 12.5, **look, **halo)


def _people(canvas: Canvas, view: dict[str, Any], at: Point) -> None:
    """Trading stations and merchants; those in one town stand side by side."""
    for kind, size, lift in (("st", 19, -20), ("shield", 23, 4)):
        here: dict[str, list[str]] = {}
        for player in view["players"]:
            for town in player["stations"] if kind == "st" else [player["merchant"]]:
                here.setdefault(town, []).append(player["seat"])
        for town, seats in here.items():
            x, y = _town(town, at)
            for place, seat in enumerate(seats):
                centre = (x + (place - (len(seats) - 1) / 2) * 19, y + lift)
                canvas.icon(f"{kind}-{tincture(seat)}", centre, size)


# Beside it


def _beside(canvas: Canvas, view: dict[str, Any], at: Point) -> None:
    x, y = at
    width = WIDTH - GAP - x
    canvas.rect(x, y, width, _MAP[1])
    _events(canvas, view, (x + 12, y + 8), width - 24)
    y += 52
    for track in printed("orleans")["tracks"]:
        _track(canvas, view, track, (x + 12, y), width - 24)
        y += 38
    _development(canvas, view, (x + 12, y + 4), width - 24)
    _deeds(canvas, view, (x + 12, y + 46), width - 24)
    stock = [(f"g-{one['good']}", one["count"]) for one in view["goods"]]
    stock += [("cog", view["technologies"])]
    canvas.counts(stock, (x + 12, at[1] + _MAP[1] - 32), width - 24, 22)


def _events(canvas: Canvas, view: dict[str, Any], at: Point, width: float) -> None:
    x, y = at
    canvas.icon("hourglass", (x + 12, y + 16), 28)
    if view["event"]:
        canvas.icon(f"e-{view['event']}", (x + 46, y + 16), 30)
        canvas.text(x + 66, y + 21, canvas.say(f"orleans-hourglass-{view['event']}"), 14, bold=True)
    x += width - 6 * 42
    for coming in view["hourglass"]:
        canvas.icon(
            f"e-{coming['event']}", (x + 12, y + 16), 22, opacity=None if coming["hidden"] else 0.3
        )
        canvas.text(x + 25, y + 21, coming["hidden"], 12, bold=True, fill=QUIET)
        x += 42


def _track(
    canvas: Canvas, view: dict[str, Any], track: dict[str, Any], at: Point, width: float
) -> None:
    """A track: what each step brings, and who stands there."""
    x, y = at
    kind, steps = track["kind"], track["steps"]
    canvas.icon(f"f-{kind}", (x + 14, y + 16), 28)
    step = (width - 36) / 9
    for place, brings in enumerate(steps):
        left = x + 34 + place * step
        canvas.rect(left, y, step - 3, 33, PANEL, rx=4, stroke=_COLOURS[kind], stroke_width=1.5)
        _bringing(canvas, brings, (left, y))
        here = [one["seat"] for one in view["players"] if _stands(one, kind) == place]
        for index, seat in enumerate(here):
            canvas.shield(seat, (left + 9 + index * 11, y + 23), 16)


def _stands(player: dict[str, Any], kind: str) -> int:
    count: int = next(one["count"] for one in player["tracks"] if one["kind"] == kind)
    return count


def _bringing(canvas: Canvas, step: dict[str, Any], at: Point) -> None:
    x, y = at
    marks = [
        (f"g-{step['good']}", "") if step.get("good") else None,
        ("coin", step["coins"]) if step.get("coins") else None,
        ("star-o", step["points"]) if step.get("points") else None,
        ("bag", step["draws"]) if step.get("draws") else None,
        ("citizen", "") if step.get("citizen") else None,
        ({"place": "place"}.get(step["brings"], "cog"), "") if step.get("brings") else None,
    ]
    for icon, count in filter(None, marks):
        canvas.icon(icon, (x + 10, y + 9), 13)
        canvas.text(x + 18, y + 13, count, 11, bold=True)
        x += 22


def _development(canvas: Canvas, view: dict[str, Any], at: Point, width: float) -> None:
    """Thirty steps; the number of a level stands where it begins."""
    x, y = at
    levels = printed("orleans")["development"]["levels"]
    rewards = dict(printed("orleans")["development"]["coins"])
    citizens = dict(printed("orleans")["development"]["citizens"])
    step = (width - 34) / len(levels)
    canvas.icon("star", (x + 14, y + 16), 24)
    for place, level in enumerate(levels):
        left = x + 34 + place * step
        shade = "#f3e2b4" if level % 2 else PANEL
        canvas.rect(left, y, step, 32, shade, rx=0)
        if place == 0 or levels[place - 1] != level:
            canvas.text(left + 2, y + 11, level, 11, bold=True, fill="#7a5a10")
        elif place in rewards:
            canvas.icon("coin", (left + step / 2, y + 8), 11)
        elif place in citizens:
            held = citizens[place] in view["citizens"]
            canvas.icon("citizen", (left + step / 2, y + 8), 12, opacity=None if held else 0.25)
    for index, player in enumerate(view["players"]):
        left = x + 34 + (player["development"] + 0.5) * step
        canvas.shield(player["seat"], (left, y + 23 + index % 2 * 3 - 1), 16)


def _deeds(canvas: Canvas, view: dict[str, Any], at: Point, width: float) -> None:
    wide = width / 4
    for place, deed in enumerate(view["deeds"]):
        x, y = at[0] + place % 4 * wide, at[1] + place // 4 * 62
        canvas.rect(x, y, wide - 4, 58)
        canvas.icon(f"d-{deed['deed']}", (x + 13, y + 13), 20)
        name = canvas.say(f"orleans-deed-{deed['deed']}")
        canvas.lines((x + 26 + (wide - 34) / 2, y + 12), name, 10.5, wide - 34)
        column = 0
        for space in deed["spaces"]:
            for number in range(space["spaces"]):
                filled = number >= space["free"]
                centre = (x + 10 + column % 6 * 16.5, y + 36 + column // 6 * 13)
                fill = _COLOURS[space["kind"]] if filled else "none"
                canvas.circle(centre, 5.5, fill, stroke=_COLOURS[space["kind"]], stroke_width=1.6)
                column += 1


# The players


def _height(view: dict[str, Any]) -> float:
    most = max(len(player["places"]) for player in view["players"])
    return 112.0 + -(-most // 4) * 62


def _player(
    canvas: Canvas,
    view: dict[str, Any],
    player: dict[str, Any],
    at: Point,
    size: tuple[float, float],
) -> None:
    (x, y), (width, height), seat = at, size, player["seat"]
    canvas.rect(x, y, width, height)
    canvas.name(seat, player["points"], (x + 10, y + 6), width - 16, seat in asked_of(view))
    purse = [
        ("coin", player["coins"]),
        ("cog", player["technologies"]),
        ("citizen", len(player["citizens"])),
    ]
    purse += [("station", player["unbuilt"]), ("bag", _sum(player["bag"]))]
    canvas.counts(purse, (x + 70, y + 9), width - 170, 22)
    left = x + 12
    for one in player["market"] + player["tower"]:
        for _ in range(one["count"]):
            canvas.icon(_face(one["follower"], seat), (left + 14, y + 54), 28)
            left += 30
    goods = [(f"g-{one['ware']}", one["count"]) for one in player["goods"]]
    canvas.counts(goods, (x + 12, y + 74), width - 24, 22)
    wide = (width - 20) / 4
    for place, one in enumerate(player["places"]):
        _place(canvas, one, seat, (x + 10 + place % 4 * wide, y + 106 + place // 4 * 62), wide - 4)


def _sum(followers: Any) -> int:
    return sum(one["count"] for one in followers) if isinstance(followers, list) else followers


def _face(follower: str, seat: str) -> str:
    if follower.startswith("own_"):
        return f"f-{follower.removeprefix('own_')}-{tincture(seat)}"
    return f"f-{follower}"


def _place(canvas: Canvas, place: dict[str, Any], seat: str, at: Point, width: float) -> None:
    (x, y), name = at, place["place"]
    canvas.rect(
        x,
        y,
        width,
        58,
        "#f3e9d2" if place["usable"] else PANEL,
        stroke=INK if place["usable"] else LINE,
    )
    canvas.icon(name, (x + 13, y + 13), 22)
    canvas.text(
        x + 27, y + 17, canvas.say(f"orleans-place-{name}"), 11, bold=True, width=width - 32
    )
    data = next(one for one in printed("orleans")["places"] if one["name"] == name)
    kinds = {space["space"]: space["kind"] for space in data["spaces"]}
    for number, space in enumerate(place["spaces"]):
        centre = (x + 16 + number * 27, y + 42)
        if space["follower"]:
            canvas.icon(_face(space["follower"], seat), centre, 25)
        else:
            kind = kinds.get(space["space"]) or "any"
            canvas.circle(
                centre, 11, "none", stroke=_COLOURS[kind], stroke_width=1.6, stroke_dasharray="3 2"
            )
            canvas.icon("cog" if space["technology"] else f"s-{kind}", centre, 17)
