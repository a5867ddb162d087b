"""Positions as text and as HTML, for `print` and for notebooks."""

from __future__ import annotations

from html import escape
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import Game

# The tones of a line as colours that can be read on white and on black.
_SEATS = ["#1f77d0", "#d9730d", "#2a9d4a", "#b455b6", "#808080"]
_HUES = {
    "red": "#c0392b",
    "orange": "#d9730d",
    "yellow": "#b8860b",
    "green": "#4c9a2a",
    "dark_green": "#1e7b34",
    "turquoise": "#1b998b",
    "blue": "#2474c7",
    "purple": "#7d4fa0",
    "pink": "#c06090",
    "brown": "#96582a",
    "beige": "#a58b5f",
    "grey": "#808080",
    "black": "#555555",
    "white": "#9a9a9a",
}
# Two half cells make a cell of a board.
_CELL = 4

Line = list[tuple[str, Any]]


def text(game: Game, viewer: int | None = None, lang: str = "en") -> str:
    """The position as lines of text, as one seat or the public knows it.

    >>> import quadrivium
    >>> print(text(quadrivium.new("craftsmen")).splitlines()[0] != "")
    True
    """
    lines: list[str] = []
    for block in game.page(viewer, lang):
        ((kind, content),) = block.items()
        if kind == "heading":
            lines += ["", _plain(content), ""]
        elif kind == "line":
            lines.append(_plain(content))
        elif kind == "table":
            lines += _text_table(content)
        else:
            lines += [
                " " * (indent * _CELL // 2)
                + "".join(cell.center(_CELL) for cell, _ in cells).rstrip()
                for indent, cells in content
            ]
    return "\n".join(lines).strip("\n")


def html(game: Game, viewer: int | None = None, lang: str = "en") -> str:
    """The position as HTML: what a notebook shows of a game.

    >>> import quadrivium
    >>> html(quadrivium.new("craftsmen")).startswith("<div")
    True
    """
    parts: list[str] = []
    for block in game.page(viewer, lang):
        ((kind, content),) = block.items()
        if kind == "heading":
            parts.append(f"<h4>{_toned(content)}</h4>")
        elif kind == "line":
            parts.append(f"<div>{_toned(content)}</div>")
        elif kind == "table":
            head = "".join(f"<th>{_toned(cell)}</th>" for cell in content["head"])
            rows = ("".join(f"<td>{_toned(cell)}</td>" for cell in row) for row in content["rows"])
            body = "".join(f"<tr>{row}</tr>" for row in rows)
            parts.append(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")
        else:
            rows = (
                "&nbsp;" * (indent * _CELL // 2)
                + "".join(_toned([(cell.center(_CELL), tone)]) for cell, tone in cells)
                for indent, cells in content
            )
            parts.append("<pre>" + "\n".join(rows) + "</pre>")
    return '<div class="quadrivium">' + "".join(parts) + "</div>"


def _plain(line: Line) -> str:
    return "".join(piece for piece, _ in line)


def _text_table(table: dict[str, Any]) -> list[str]:
    rows = [[_plain(cell) for cell in row] for row in [table["head"], *table["rows"]]]
    columns = list(zip_longest(*rows, fillvalue=""))
    widths = [max(map(len, column)) for column in columns]
    # A column of numbers stands on the right.
    right = [any(column[1:]) and all(map(_is_number, column[1:])) for column in columns]

    def line(row: list[str]) -> str:
        # A row may be shorter than the head.
        cells = zip(row, widths, right, strict=False)
        return "  ".join(c.rjust(w) if r else c.ljust(w) for c, w, r in cells).rstrip()

    return [line(rows[0]), "-" * (sum(widths) + 2 * len(widths) - 2), *map(line, rows[1:])]


def _is_number(cell: str) -> bool:
    return not cell or cell.lstrip("-").isdigit()


def _toned(line: Line) -> str:
    return "".join(_piece(escape(piece), tone) for piece, tone in line)


def _piece(piece: str, tone: Any) -> str:
    if tone == "strong":
        return f"<b>{piece}</b>"
    if tone == "quiet":
        return f'<span style="opacity:.7">{piece}</span>'
    if isinstance(tone, dict):
        ((kind, value),) = tone.items()
        colour = _SEATS[ord(value) - ord("A")] if kind == "seat" else _HUES.get(value, "inherit")
        return f'<span style="color:{colour};font-weight:bold">{piece}</span>'
    return piece
