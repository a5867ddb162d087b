"""Writes docs/benchmarks.md and its pictures from what was measured.

    python3 report.py FIGURES PEER SERVERS OUT

FIGURES is what python/measure.py printed, PEER what labora/play.js printed, SERVERS a line of JSON
for each server under load, the one to compare with first, OUT the folder of documents.
"""

from __future__ import annotations

import json
import math
import platform
import sys
from html import escape
from pathlib import Path

TITLES = {
    "alone": "One game at a time, from Python",
    "many": "Many games at once, observation and mask included",
    "blind": "Random playouts in Rust, from Python: stepping alone",
}
OURS, THEIRS = "#7a1f2b", "#8a8a8a"
# Where peers from npm are pinned; what is installed is exactly that.
PEERS = Path(__file__).parent
PINNED = {
    "hathora-et-labora-game": PEERS / "labora/package.json",
    "boardgame.io": PEERS.parents[1] / "crates/load/peer/package.json",
}


def name_of(one: dict) -> str:
    return f"{one['library']}: {one['game']}" + ("" if one["game"][-1] > "1" else " (alone)")


def picture(title: str, figures: list[dict]) -> str:
    """Bars on a logarithmic scale, the fastest first, as SVG."""
    low = 10 ** math.floor(math.log10(min(one["rate"] for one in figures)))
    high = max(one["rate"] for one in figures)

    def width(rate: float) -> float:
        return 20 + 400 * math.log(rate / low) / math.log(high / low)

    bars = []
    for row, one in enumerate(sorted(figures, key=lambda one: -one["rate"])):
        y, colour = 44 + 22 * row, OURS if one["library"] == "quadrivium" else THEIRS
        bars.append(
            f'<text x="232" y="{y + 12}" text-anchor="end">{escape(name_of(one))}</text>'
            f'<rect x="240" y="{y}" width="{width(one["rate"]):.0f}" height="16" fill="{colour}"/>'
            f'<text x="{246 + width(one["rate"]):.0f}" y="{y + 12}">{one["rate"]:,.0f}</text>'
        )
    height = 52 + 22 * len(figures)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 {height}" font-size="12" '
        f'font-family="sans-serif"><rect width="740" height="{height}" fill="#fff"/>'
        f'<text x="8" y="22" font-size="15">{escape(title)}</text>'
        f'<text x="732" y="22" text-anchor="end" fill="#666">decisions a second, logarithmic</text>'
        + "".join(bars)
        + "</svg>\n"
    )


def table(figures: list[dict], yardstick: dict) -> str:
    rows = [
        f"| {one['library']} | {one['game']} | {one['rate']:,.0f} | {one['rate'] / yardstick['rate']:,.2f} |"
        for one in sorted(figures, key=lambda one: -one["rate"])
    ]
    head = f"| library | game, players | decisions/s | against {yardstick['library']}: {yardstick['game']} |"
    return "\n".join([head, "|---|---|---:|---:|", *rows])


def table_of_parts(figures: list[dict]) -> str:
    """What observations cost, in floats and in bytes, and what a second thread adds."""
    by = {(one["kind"], one["game"]): one for one in figures}
    rows = []
    for game in (one["game"] for one in figures if one["kind"] == "unseen"):
        many, unseen, small, one, two = (
            by[kind, game] for kind in ("many", "unseen", "bytes", "one", "two")
        )
        rows.append(
            f"| {game} | {1 - many['rate'] / unseen['rate']:.0%} | {small['rate']:,.0f} | {one['rate']:,.0f} | "
            f"{two['rate']:,.0f} | {two['clock'] / one['clock']:.2f} |"
        )
    head = (
        "| game, players | share of encode | in bytes, decisions/s | 512 games on one thread | on two | "
        "two against one by the clock |"
    )
    return "\n".join([head, "|---|---:|---:|---:|---:|---:|", *rows])


def table_of_servers(servers: list[dict]) -> str:
    first = servers[0]
    rows = [
        f"| {one['database']}: {one['game']} | {one['moves_per_s']:,.0f} | {one['latency']['p50']:.1f} ms | "
        f"{one['latency']['p99']:.1f} ms | {one['server_us_per_move']:,.0f} µs | "
        f"{first['server_us_per_move'] / one['server_us_per_move']:,.2f} |"
        for one in servers
    ]
    head = "| server | moves/s | p50 | p99 | processor time of the server for a move | against boardgame.io |"
    return "\n".join([head, "|---|---:|---:|---:|---:|---:|", *rows])


def main() -> None:
    told, peer = (json.loads(Path(path).read_text()) for path in sys.argv[1:3])
    servers = [json.loads(line) for line in Path(sys.argv[3]).read_text().splitlines()]
    out = Path(sys.argv[4])
    (out / "benchmarks").mkdir(exist_ok=True)
    kinds = {kind: [one for one in told["figures"] if one["kind"] == kind] for kind in TITLES}
    yardsticks = {"alone": "catanatron", "many": "pgx", "blind": "quadrivium"}
    parts = {}
    for kind, figures in kinds.items():
        picture_of = out / "benchmarks" / f"{kind}.svg"
        picture_of.write_text(picture(TITLES[kind], figures), encoding="utf-8")
        yardstick = next(one for one in figures if one["library"] == yardsticks[kind])
        parts[kind] = f"![{TITLES[kind]}](benchmarks/{kind}.svg)\n\n{table(figures, yardstick)}"
    pinned = {name: json.loads(path.read_text())["dependencies"][name] for name, path in PINNED.items()}
    versions = ", ".join(f"{name} {number}" for name, number in (told["versions"] | pinned).items())
    ours = next(one["rate"] for one in kinds["blind"] if one["game"] == "labora, 3")
    commands, words = peer["commands_per_second"], peer["words_per_second"]
    (out / "benchmarks.md").write_text(
        f"""# Beside others

```
make bench-peers                 # measures everything below and writes this page
SECONDS_EACH=10 make bench-peers # longer
```

Everything was measured in one run on one machine (Python {platform.python_version()}, {platform.machine()}); other
libraries were installed from their registries into a folder that is gone. Random players decide, and drawing their actions counts. A figure is decisions for
a second of **processor time**, the best of three stretches of {told["seconds"] / 3:.1f} s: whoever uses several cores gains
nothing by it. Versions: {versions}.

**What can be compared.** Nobody else has these games, so a decision is not the same thing on both sides. Ora et Labora is the
one game that another engine has too. Catan (catanatron) is of a like size and kind; backgammon and gin rummy have chance and
hidden cards, but are small; connect four and chess have neither. The ratios say what a learner waits for, not who programs
better.

## {TITLES["alone"]}

Whole games through each library's own interface: list what is legal, draw one, apply it. OpenSpiel, catanatron and we draw
chance on the way; PettingZoo hands out observation and mask with every decision, as its interface has it.

{parts["alone"]}

## {TITLES["many"]}

`VecEnv`, 64 games of two on one thread: an action for each in, the next observation and mask out. pgx steps 256 games with
`jit` and `vmap` on the processor; an observation of its backgammon has 34 numbers and a mask of 156 actions, one of ours some
thousands of both. Gymnasium's `SyncVectorEnv` steps 16 of **our own** Burgundy environments, so that row is what doing it in
Python costs. PettingZoo does not vectorise by itself. SuperSuit (3.11), which does it for PettingZoo, steps one environment after
the other in Python too, and stacks arrays, while an observation with a mask is a dictionary; so it was not measured.

{parts["many"]}

The share of encode is what goes away when no observations are asked for, drawing the actions included. Observations in bytes
are encoded as numbers first and take a quarter of the memory. Two threads are worth as much as their decisions for a second
of processor time, of both cores together, come near to those of one; what the clock says hangs on who else was running
(load average {told["load"]:.1f} on {told["cores"]} cores).

{table_of_parts(told["figures"])}

## {TITLES["blind"]}

The same games without writing anything down, for every number of players.

{parts["blind"]}

## The same game in another engine

Ora et Labora of three, random players; theirs in JavaScript, ours stepped from Python as above:

| engine | a second |
|---|---:|
| hathora-et-labora-game, commands | {commands:,.0f} |
| hathora-et-labora-game, words that are put together to commands | {words:,.0f} |
| Quadrivium, decisions | {ours:,.0f} |

A decision here does about what a word does there: **{ours / words:,.0f} times** as fast.

## As a server

{servers[0]["clients"]} clients, two at a table, {servers[0]["seconds"]:.0f} s each. boardgame.io keeps the tic-tac-toe of its tutorial in memory; ours plays
Burgundy, and a move is on the disk (SQLite) before it is told. Processor time for a move is what a busy machine changes least.

{table_of_servers(servers)}

`make load` measures more: both databases, other games, thousands of tables ([figures](performance.md#server)).
""",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
