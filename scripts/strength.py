"""Draws what docs/strength.md shows: the points of each rank in the matches of a ladder, and how the networks grew.

    python3 scripts/strength.py docs/strength

The folder holds `ladder.jsonl`, as `quadrivium arena --ladder` writes it, and `learning.json`, the matches that were played
while learning; the pictures come beside them. Matches with a network that is no longer shipped are left out, and so are older
lines, which do not say which network it was; those who have none play as they always did.
"""

import hashlib
import json
import math
import sys
from html import escape
from pathlib import Path

GAMES = {
    "burgundy": "The Castles of Burgundy",
    "labora": "Ora et Labora",
    "orleans": "Orléans",
    "craftsmen": "Craftsmen",
}
NETS = Path(__file__).parent.parent / "crates/games/nets"
# Those who judge without a network.
PLAIN = ("random", "apprentice")
RANKS = {"random": "#b8b0a4", "apprentice": "#8a8a8a", "journeyman": "#c08a2b", "master": "#7a1f2b"}
WIDTH, ROW = 740, 74


def svg(height: float, title: str, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" font-size="12" font-family="sans-serif">'
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="#fff"/><text x="8" y="22" font-size="15">{escape(title)}</text>'
        + "".join(parts)
        + "</svg>\n"
    )


def step(low: float, high: float) -> int:
    """A round distance of marks that leaves about eight of them."""
    rough = max(1, (high - low) / 8)
    size = 10 ** math.floor(math.log10(rough))
    return next(size * part for part in (1, 2, 5, 10) if size * part >= rough)


def histogram(game: str, rows: list[tuple[str, dict]]) -> str:
    """One row for a rank in a match: how often it had so many points, with its mean."""
    low = min(line["least"] for _, line in rows)
    high = max(line["most"] for _, line in rows)
    # Bins of five points unless a game is so wide that bars would be hairs.
    bin_size = 5 * max(1, math.ceil((high - low) / 5 / 70))
    low, high = low // bin_size * bin_size, (high // bin_size + 1) * bin_size
    left, right = 200, WIDTH - 16

    def x(points: float) -> float:
        return left + (right - left) * (points - low) / (high - low)

    parts = []
    for at, (said, line) in enumerate(rows):
        foot = 44 + ROW * (at + 1) - 14
        bins: dict[int, int] = {}
        for points, times in line["scores"]:
            bins[points // bin_size] = bins.get(points // bin_size, 0) + times
        total, most = sum(bins.values()), max(bins.values())
        colour = RANKS.get(line["name"].split(":")[0], "#2b5a7a")
        for number, times in sorted(bins.items()):
            tall = (ROW - 22) * times / most
            parts.append(
                f'<rect x="{x(number * bin_size) + 0.5:.1f}" y="{foot - tall:.1f}" '
                f'width="{x(bin_size) - x(0) - 1:.1f}" height="{tall:.1f}" fill="{colour}"/>'
            )
        mean = x(line["points"])
        margin = f" ± {line['points_margin']:.0f}" if line["points_margin"] else ""
        parts.append(
            f'<line x1="{left}" x2="{right}" y1="{foot}" y2="{foot}" stroke="#ccc"/>'
            f'<line x1="{mean:.1f}" x2="{mean:.1f}" y1="{foot - ROW + 18}" y2="{foot}" stroke="#000" stroke-dasharray="3 2"/>'
            f'<text x="{left - 10}" y="{foot - 28}" text-anchor="end" font-weight="bold">{escape(line["name"])}</text>'
            f'<text x="{left - 10}" y="{foot - 13}" text-anchor="end" fill="#555">{escape(said)}</text>'
            f'<text x="{left - 10}" y="{foot + 1}" text-anchor="end" fill="#555">'
            f"{line['points']:.0f}{margin} points, {total} scores</text>"
        )
    foot = 44 + ROW * len(rows)
    marks = step(low, high)
    for points in range(math.ceil(low / marks) * marks, high + 1, marks):
        parts.append(f'<text x="{x(points):.1f}" y="{foot + 6}" text-anchor="middle" fill="#555">{points}</text>')
    return svg(foot + 16, f"{GAMES[game]}: points at the end", parts)


def curves(learning: list[dict]) -> str:
    """Wins against apprentices after each generation, with what would be fair."""
    parts, left, right, tall, foot = [], 190, WIDTH - 40, 110, 0
    for at, one in enumerate(learning):
        foot = 50 + (tall + 46) * at + tall
        wins, fair = one["wins"], one["fair"]

        def x(generation: int, count: int = len(wins)) -> float:
            return left + (right - left) * (generation / max(1, count - 1))

        def y(share: float, foot: float = foot) -> float:
            return foot - tall * share / 100

        for share in (0, 50, 100):
            parts.append(
                f'<line x1="{left}" x2="{right}" y1="{y(share)}" y2="{y(share)}" stroke="#ddd"/>'
                f'<text x="{left - 6}" y="{y(share) + 4}" text-anchor="end" fill="#555">{share} %</text>'
            )
        line = " ".join(f"{x(number):.1f},{y(share):.1f}" for number, share in enumerate(wins))
        parts.append(
            f'<line x1="{left}" x2="{right}" y1="{y(fair)}" y2="{y(fair)}" stroke="#2b5a7a" stroke-dasharray="4 3"/>'
            f'<text x="{right + 4}" y="{y(fair) + 4}" fill="#2b5a7a">fair</text>'
            f'<polyline points="{line}" fill="none" stroke="#7a1f2b" stroke-width="2"/>'
            f'<text x="8" y="{foot - tall / 2}" font-weight="bold">{escape(GAMES[one["game"]])}</text>'
        )
        for number, share in enumerate(wins):
            parts.append(
                f'<circle cx="{x(number):.1f}" cy="{y(share):.1f}" r="3.5" fill="#7a1f2b"/>'
                f'<text x="{x(number):.1f}" y="{y(share) - 8:.1f}" text-anchor="middle">{share}</text>'
                f'<text x="{x(number):.1f}" y="{foot + 16}" text-anchor="middle" fill="#555">{number + 1}</text>'
            )
    return svg(foot + 28, "Wins against apprentices after each generation, in percent", parts)


def all_as_one(lines: list[dict]) -> dict:
    """The scores of those who play alike, together."""
    scores: dict[int, int] = {}
    for line in lines:
        for points, times in line["scores"]:
            scores[points] = scores.get(points, 0) + times
    count = sum(scores.values())
    return {
        "name": lines[0]["name"],
        "points": sum(points * times for points, times in scores.items()) / count,
        "points_margin": lines[0]["points_margin"] if len(lines) == 1 else None,
        "least": min(scores),
        "most": max(scores),
        "scores": sorted(scores.items()),
    }


def is_current(rung: dict) -> bool:
    """Whether everybody in this match plays as they would today."""
    names = [line["name"].split(":")[0] for line in rung["contestants"]]
    networks = rung.get("networks", [None] * len(names))
    shipped = hashlib.sha256((NETS / f"{rung['game']}.net").read_bytes()).hexdigest()[:12]
    return all(name in PLAIN or network == shipped for name, network in zip(names, networks, strict=True))


def called(name: str) -> str:
    """A contestant of `quadrivium-train contest` as the rank that it was told to be, if nothing else was said of it."""
    parts = dict(part.split("=", 1) for part in name.split(",") if "=" in part)
    return {
        ("net", "rank"): parts.get("rank"),
        ("net", "turn"): f"master:{parts.get('turn')}",
    }.get(tuple(sorted(parts)), name)


def main() -> None:
    folder = Path(sys.argv[1])
    rows: dict[str, list[tuple[str, dict]]] = {}
    for text in (folder / "ladder.jsonl").read_text().splitlines():
        rung = json.loads(text)
        if not is_current(rung):
            continue
        for line in rung["contestants"]:
            line["name"] = called(line["name"])
        among = "alone" if rung["players"] == 1 else f"{rung['players']} players"
        names = list(dict.fromkeys(line["name"] for line in rung["contestants"]))
        for name in names:
            line = all_as_one([line for line in rung["contestants"] if line["name"] == name])
            others = ", ".join(other for other in names if other != name)
            said = f"{among}, {f'against {others}' if others else 'among themselves'}"
            rows.setdefault(rung["game"], []).append((said, line))
    for game, lines in rows.items():
        (folder / f"{game}.svg").write_text(histogram(game, lines))
    (folder / "learning.svg").write_text(curves(json.loads((folder / "learning.json").read_text())))


if __name__ == "__main__":
    main()
