"""Writes games that bots play against each other as a data set: records, arrays and a datasheet.

    python -m quadrivium.dataset burgundy data --games 100 --bots journeyman:50 apprentice
    python -m quadrivium.dataset labora data --players 3 --option country=ireland

The same command of the same version gives the same bytes every time: all chance comes from the
seed, and bots think for simulations, never for a time. On another kind of machine that holds as far
as its mathematical library rounds alike: bots that search ask it for exponentials and logarithms.
The bots change seats from game to game.

>>> import tempfile
>>> from pathlib import Path
>>> folder = Path(tempfile.mkdtemp()) / "data"
>>> write("craftsmen", folder, games=2, bots=["random"])
>>> data = DataSet(folder)
>>> data.observations(slice(0, 3)).shape == (3, data.facts["encoding_size"])
True
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from . import Bot, Game, Rng, new, replay

# Every column of a decision or a game: its type, and what it says.
COLUMNS = {
    "game": ("<u4", "which game, by its number"),
    "seat": ("<u1", "who decided"),
    "action": ("<u4", "what was decided: the number of the action"),
    "legal_starts": ("<u8", "where the legal actions of each decision begin; one more for the end"),
    "legal": ("<u4", "the numbers of all legal actions, decision after decision"),
    "numbers_starts": ("<u8", "where the numbers of each decision begin; one more for the end"),
    "numbers_places": ("<u2", "which numbers of the observation are not zero"),
    "numbers": ("<f4", "what they are"),
    "points": ("<i4", "final points, [games, players] in seat order"),
    "returns": ("<f4", "results from -1 to 1 that together are 0, [games, players] in seat order"),
    "bots": ("<u1", "which of the bots sat where, [games, players] in seat order"),
}


def write(
    game: str,
    folder: str | Path,
    games: int,
    bots: Sequence[str],
    players: int | None = None,
    seed: int = 0,
    **options: Any,
) -> None:
    """Writes a data set into a folder that is not there yet."""
    if not bots or games < 1:
        raise ValueError("there has to be at least one game and one bot")
    timed = [name for name in bots if re.search(r"[:+][\d.]+m?s$", name)]
    if timed:
        raise ValueError(f"{timed[0]} thinks for a time, which is never the same twice")
    first = new(game, players, **options)
    thinkers = [Bot(game, name) for name in bots]
    folder = Path(folder)
    (folder / "records").mkdir(parents=True)
    columns: dict[str, list[npt.NDArray[Any]]] = {name: [] for name in COLUMNS}
    for number in range(games):
        seated = [(number + seat) % len(bots) for seat in range(first.players)]
        played = _play(first.clone(), number, Rng(seed, number), thinkers, seated, columns)
        record = played.record([bots[which] for which in seated])
        (folder / "records" / f"{number:06}.rec").write_text(record, encoding="utf-8")
    for name, (kind, _) in COLUMNS.items():
        column = np.concatenate([part.astype(kind).ravel() for part in columns[name]])
        if name.endswith("_starts"):
            column = np.concatenate([np.zeros(1, kind), column.cumsum(dtype=kind)])
        if name in ("points", "returns", "bots"):
            column = column.reshape(games, first.players)
        np.save(folder / f"{name}.npy", column)
    facts = {
        "quadrivium": version("quadrivium"),
        "game": game,
        "rules": first.rules,
        "options": {name: str(value) for name, value in first.settings.items()},
        "bots": list(bots),
        "games": games,
        "seed": seed,
        "decisions": len(columns["seat"]),
        "action_ids": first.action_ids,
        "encoding_version": first.encoding_version,
        "encoding_size": first.encoding_size,
        "encoding": [[name, length] for name, length in first.encoding],
    }
    (folder / "facts.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    means = np.concatenate(columns["points"]).reshape(games, -1).mean(axis=0)
    (folder / "DATASHEET.md").write_text(_datasheet(facts, means.tolist()), encoding="utf-8")
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}"
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    ]
    (folder / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")


def _play(
    game: Game,
    number: int,
    rng: Rng,
    thinkers: Sequence[Bot],
    seated: Sequence[int],
    columns: dict[str, list[npt.NDArray[Any]]],
) -> Game:
    """Plays one game to its end and writes down every decision."""

    def say(**values: Any) -> None:
        for name, value in values.items():
            columns[name].append(np.asarray(value))

    while game.settle(rng) >= 0 and not game.over:
        seat = game.seats[0]
        action = thinkers[seated[seat]].pick(game, rng, seat)
        numbers, legal = game.encode(seat), np.sort(game.legal(seat))
        places = np.flatnonzero(numbers)
        say(game=number, seat=seat, action=action, legal=legal, legal_starts=legal.size)
        say(numbers_places=places, numbers=numbers[places], numbers_starts=places.size)
        game.apply(action, seat)
    say(points=game.points(), returns=game.returns(), bots=seated)
    return game


class DataSet:
    """A data set that was written: columns as arrays that stay on the disk until they are used.

    Attributes:
        facts: what it was made of.
        columns: an array for each column of the datasheet.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self.facts = json.loads((self.folder / "facts.json").read_text(encoding="utf-8"))
        self.columns = {name: np.load(self.folder / f"{name}.npy", "r") for name in COLUMNS}

    def __len__(self) -> int:
        return len(self.columns["seat"])

    def observations(self, rows: slice) -> npt.NDArray[np.float32]:
        """What was seen at some decisions, as `Game.encode` says it."""
        dense = np.zeros((len(range(*rows.indices(len(self)))), self.facts["encoding_size"]))
        for out, row in zip(dense, range(*rows.indices(len(self))), strict=True):
            some = self._stretch("numbers", row)
            out[self.columns["numbers_places"][some]] = self.columns["numbers"][some]
        return dense.astype(np.float32)

    def legal(self, row: int) -> npt.NDArray[np.uint32]:
        """What could be done at a decision."""
        return np.asarray(self.columns["legal"][self._stretch("legal", row)])

    def record(self, game: int) -> str:
        """A whole game, as `quadrivium.replay` reads it."""
        return (self.folder / "records" / f"{game:06}.rec").read_text(encoding="utf-8")

    def replay(self, game: int) -> Game:
        """A whole game at its end."""
        return replay(self.record(game))

    def _stretch(self, name: str, row: int) -> slice:
        starts = self.columns[f"{name}_starts"]
        return slice(int(starts[row]), int(starts[row + 1]))


def _datasheet(facts: dict[str, Any], means: list[float]) -> str:
    options = " ".join(f"{name}={value}" for name, value in facts["options"].items())
    chosen = "".join(
        f" --option {name}={value}" for name, value in facts["options"].items() if name != "players"
    )
    columns = "\n".join(
        f"| `{name}` | `{kind}` | {what} |" for name, (kind, what) in COLUMNS.items()
    )
    blocks = ", ".join(f"{name} {length}" for name, length in facts["encoding"])
    points = ", ".join(f"{mean:.1f}" for mean in means)
    return f"""# {facts["games"]} games of {facts["game"]}

**Why.** To learn from, and to compare what was learned: every decision of whole games, with all
that the player could see and do. **What.** {facts["decisions"]} decisions in {facts["games"]} games
between bots ({", ".join(facts["bots"])}), who change seats from game to game. Nobody's data is in
it: no person took part.

**How it was made**, and can be made again, byte for byte:

    python -m quadrivium.dataset {facts["game"]} FOLDER --games {facts["games"]} \\
        --players {facts["options"]["players"]} --seed {facts["seed"]} \\
        --bots {" ".join(facts["bots"])}{chosen}

With version {facts["quadrivium"]} of the package `quadrivium`, on the same kind of machine: bots
that search ask the mathematical library of the system, which may round otherwise elsewhere.
Rules: revision {facts["rules"]}, {options}. `SHA256SUMS` has the sum of every file.

**Files.** `records/` has each game as text that `quadrivium.replay` plays again. The arrays
(`numpy.load`) have one row for each decision, in the order of play, unless it says otherwise:

| column | type | what |
|---|---|---|
{columns}

An observation has {facts["encoding_size"]} numbers (version {facts["encoding_version"]}), seen from
the seat that decides, in these blocks: {blocks}. Chance is in the records, not in the arrays.

**What to know.** Mean points by seat: {points}. Bots of one kind play in one style: what is rare
here may be good. Games that share a seed share no chances. Split by games, never by decisions:
those of one game have the same end. Only what the seat could see is in its observation; a record
tells everything, hidden cards too.

**Licence.** MIT or Apache-2.0, whichever you like: that of the package the games were played with.
"""


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser("quadrivium.dataset", description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("--bots", nargs="+", default=["apprentice"])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in args.option)
    write(args.game, args.folder, args.games, args.bots, args.players, args.seed, **options)


if __name__ == "__main__":
    main()
