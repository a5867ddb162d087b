"""Craftsmen: the guilds, the market and the ships, and every player's row of buildings."""

from __future__ import annotations

from typing import Any

from .canvas import (
    ACCENT,
    GAP,
    INK,
    LINE,
    PANEL,
    QUIET,
    WIDTH,
    Canvas,
    Point,
    asked_of,
    printed,
    tincture,
)

_COLOURS = {"purple": "#6f4796", "red": "#b9483c", "blue": "#5a92c8", "green": "#a8c765"}
_CARD = (82.0, 92.0)
# Capital cards stand in this order, each colour with the values 1, 2 and 3.
_SUITS = [
    f"{colour}-{value}" for colour in ("purple", "green", "blue", "red") for value in (1, 2, 3)
]


def draw(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    """The whole table."""
    y = _guilds(canvas, view, top) + GAP
    y = _market(canvas, view, y) + GAP
    y = _ships(canvas, view, y) + GAP
    for player in view["players"]:
        y = _player(canvas, view, player, y) + GAP
    return y


def _guilds(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    width = (WIDTH - 2 * GAP - 5 * 8) / 6
    height = 58.0 + 25 * max(len(guild["queue"]) for guild in view["guilds"])
    now = view["step"].get("guild") if isinstance(view["step"], dict) else None
    for place, guild in enumerate(view["guilds"]):
        x, name = GAP + place * (width + 8), guild["guild"]
        edge = {"stroke": ACCENT, "stroke_width": 2} if name == now else {"stroke": LINE}
        canvas.rect(x, top, width, height, PANEL, **edge)
        canvas.icon(f"guild-{name}", (x + 30, top + 30), 50)
        canvas.text(
            x + 58, top + 24, canvas.say(f"craftsmen-guild-{name}"), 13, bold=True, width=width - 62
        )
        canvas.text(x + 58, top + 42, f"+{guild['room']}", 12, fill=QUIET)
        for row, space in enumerate(guild["queue"]):
            y = top + 66 + row * 25
            fill = "#f7dd9a" if space["space"] == "gold" else "#e4e4e2"
            canvas.rect(x + 6, y - 11, width - 12, 23, fill, rx=4, stroke="none")
            for index, helper in enumerate(space["helpers"]):
                at = (x + 20 + index * 24, y)
                canvas.icon(f"helper-{tincture(helper['seat'])}", at, 24)
                if helper["privileged"]:
                    canvas.icon("privilege", (at[0] + 8, at[1] - 6), 12)
    return top + height


def _market(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    """Cards to be had, capital to be taken, the granary."""
    x, height = float(GAP), _CARD[1] + 16
    canvas.rect(GAP, top, WIDTH - 2 * GAP, height)
    for kind in view["cards"]:
        canvas.icon(f"{kind['kind']}-back", (x + 24, top + height / 2), 44)
        canvas.text(
            x + 24, top + height / 2 + 5, kind["deck"], 14, bold=True, anchor="middle", **_ON_CARDS
        )
        x += 48
        for card in kind["shown"]:
            _card(canvas, _building(card), (x, top + 8))
            x += _CARD[0] + 6
        x += 8
    canvas.icon("capital-back", (x + 18, top + 32), 40)
    canvas.text(x + 18, top + 37, view["capital_deck"], 13, bold=True, anchor="middle", **_ON_CARDS)
    canvas_x = x + 40
    for card in _held(view["capital_shown"]):
        canvas.icon(f"capital-{card}", (canvas_x + 14, top + 32), 40)
        canvas_x += 32
    for place, stock in enumerate(view["granary"]):
        at = (x + 4 + place % 4 * 44, top + 70 + place // 4 * 25)
        canvas.count(stock["good"], len(stock["cubes"]), at, 21)
    return top + height


_ON_CARDS: dict[str, Any] = {"paint_order": "stroke", "stroke": "#fffaf0", "stroke_width": 4}


def _ships(canvas: Canvas, view: dict[str, Any], top: float) -> float:
    height, x = 96.0, float(GAP)
    holds = sum(len(ship["holds"]) for ship in view["ships"])
    each = (WIDTH - 2 * GAP - 3 * 8 - 4 * 40) / holds
    for ship in view["ships"]:
        width = 40 + each * len(ship["holds"])
        canvas.rect(x, top, width, height, "#dbe7f0")
        canvas.icon(f"ship-{ship['ship']}", (x + 21, top + 24), 34)
        majority = " ".join(map(str, ship["majority"]))
        canvas.text(x + 6, top + 58, majority, 12, bold=True, width=38, fill="#7a5a10")
        for place, hold in enumerate(ship["holds"]):
            left = x + 40 + place * each
            canvas.icon(hold["good"], (left + each / 2, top + 20), 26)
            canvas.text(left + each / 2, top + 48, hold["points"], 13, bold=True, anchor="middle")
            for side, row in (("left", 62), ("right", 82)):
                centre = (left + each / 2, top + row)
                if hold[side]:
                    canvas.icon(f"cube-{tincture(hold[side])}", centre, 20)
                else:
                    canvas.rect(
                        centre[0] - 7,
                        centre[1] - 7,
                        14,
                        14,
                        "none",
                        rx=2,
                        stroke="#7d93a5",
                        stroke_dasharray="3 2",
                    )
        x += width + 8
    return top + height


def _building(name: str) -> dict[str, Any]:
    return next(one for one in printed("craftsmen")["buildings"] if one["name"] == name)


def _card(canvas: Canvas, card: dict[str, Any], at: Point, filled: list[str] | None = None) -> None:
    """A building: what it needs, what it makes, the colours of its two halves."""
    (x, y), (width, height) = at, _CARD
    canvas.rect(x, y, width, height, "#fff8e8", rx=6, stroke="none")
    for side, top in (("top", y), ("bottom", y + height - 18)):
        colour = card[side]
        canvas.rect(x, top, width, 18, _COLOURS[colour], rx=5, stroke="none")
        canvas.rect(x, top, width, 18, canvas.pattern(f"pt-{colour}"), rx=5, stroke="none")
        canvas.icon(f"suit-{colour}", (x + 11, top + 9), 14)
    canvas.rect(x, y, width, height, "none", rx=6, stroke=INK, stroke_width=1.5)
    trade = canvas.say(f"craftsmen-trade-{card['trade']}")
    canvas.text(
        x + width / 2, y + 31, trade.capitalize(), 11, bold=True, anchor="middle", width=width - 8
    )
    inputs = card["inputs"]
    here = list(filled or [])
    for place, good in enumerate(inputs):
        full = good in here
        if full:
            here.remove(good)
        centre = (x + 14 + place * 21, y + 53)
        canvas.rect(
            centre[0] - 10,
            centre[1] - 10,
            20,
            20,
            "#f4dc94" if full else PANEL,
            rx=4,
            stroke=INK,
            stroke_dasharray=None if full else "3 2",
        )
        canvas.icon(good, centre, 17, opacity=None if full else 0.55)
    canvas.icon(card["output"], (x + width - 15, y + 53), 23)
    if card["points"]:
        canvas.circle((x + width - 12, y + height - 9), 8, "#fff8e8", stroke=INK)
        canvas.text(x + width - 12, y + height - 5, card["points"], 11, bold=True, anchor="middle")


def _held(purse: list[int]) -> list[str]:
    return [suit for suit, count in zip(_SUITS, purse, strict=True) for _ in range(count)]


def _player(canvas: Canvas, view: dict[str, Any], player: dict[str, Any], top: float) -> float:
    seat, width = player["seat"], WIDTH - 2 * GAP
    across = int((width - 20) // (_CARD[0] + 5))
    rows = -(-len(player["row"]) // across)
    height = 44 + rows * (_CARD[1] + 6) + 52
    canvas.rect(GAP, top, width, height)
    canvas.name(seat, player["points"], (GAP + 10, top + 6), width - 16, seat in asked_of(view))
    purse = [("helpers", player["helpers"]), ("privilege", player["privilege_tokens"])]
    purse += [("work", player["work_tokens"]), (f"cube-{tincture(seat)}", player["cubes"])]
    canvas.counts(purse, (GAP + 80, top + 9), width - 220, 22)
    for place, one in enumerate(player["row"]):
        at = (
            GAP + 10 + place % across * (_CARD[0] + 5),
            top + 42 + place // across * (_CARD[1] + 6),
        )
        card = _building(one["card"]) if one["card"] else _sawmill(player)
        if card:
            _card(canvas, card, at, one["filled"])
        else:
            canvas.rect(*at, *_CARD, "none", stroke=QUIET, stroke_dasharray="4 3")
    _hand(canvas, player, (GAP + 10, top + height - 28))
    return top + height


def _sawmill(player: dict[str, Any]) -> dict[str, Any] | None:
    """A sawmill as a building: it needs nothing. There is none before it was chosen."""
    for mill in printed("craftsmen")["sawmills"]:
        if mill["name"] == player["sawmill"]:
            return {**mill, "trade": "sawmill", "inputs": [], "points": 0}
    return None


def _hand(canvas: Canvas, player: dict[str, Any], at: Point) -> None:
    """Capital, and cards that are not built yet: open where the viewer knows them."""
    x, y = at
    capital = player["capital"]
    known = _held(capital["open"] if "open" in capital else capital["backs"]["known"])
    backs = 0 if "open" in capital else capital["backs"]["cards"] - len(known)
    for card in known:
        canvas.icon(f"capital-{card}", (x + 14, y), 38)
        x += 28
    if backs:
        canvas.icon("capital-back", (x + 14, y), 38)
        canvas.text(x + 14, y + 5, backs, 13, bold=True, anchor="middle", **_ON_CARDS)
        x += 36
    x += 20
    for kind, count in zip(("basic", "extended", "advanced"), player["cards"], strict=True):
        if count:
            canvas.icon(f"{kind}-back", (x + 14, y), 38)
            canvas.text(x + 14, y + 5, count, 13, bold=True, anchor="middle", **_ON_CARDS)
            x += 36
    names = [
        canvas.say(f"craftsmen-trade-{_building(card)['trade']}") for card in player["known_cards"]
    ]
    canvas.text(
        x + 8, y + 5, ", ".join(names), 13, fill=QUIET, width=max(40.0, WIDTH - GAP - 20 - x)
    )
