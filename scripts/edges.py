"""Holds the crates to ARCHITECTURE.md: who may depend on whom inside the workspace."""

import json
import subprocess
import sys

# Which others a crate may know; the conformance kit is known to tests alone.
KNOWS = {
    "core": set(),
    "kit": {"core"},
    "bots": {"core"},
    "coach": {"core", "bots"},
    "games": {"core", "bots", "coach"},
    "arena": {"core", "bots"},
    # The logs that can be read are all of one game.
    "import": {"core", "labora"},
    "lessons": {"core"},
    "puzzles": {"core"},
    "ratings": set(),
    "tournament": set(),
    "table": {"core", "bots", "coach", "games", "lessons", "puzzles"},
    "server": {"core", "bots", "coach", "games", "ratings", "speech", "table", "tournament"},
    "local": {"core", "bots", "coach", "games", "table"},
    "quadrivium": {"core", "arena", "bots", "coach", "games", "import", "server", "speech"},
    "load": {"core", "games"},
    "train": {"core", "arena", "bots", "coach", "games", "puzzles"},
    "faults": {"load"},
    "speech": {"core"},
    "python": {"core", "arena", "bots", "games", "speech"},
}


def main() -> int:
    command = ["cargo", "metadata", "--no-deps", "--format-version", "1"]
    packages = json.loads(subprocess.check_output(command))["packages"]
    short = {package["name"]: package["name"].removeprefix("quadrivium-") for package in packages}
    # Tests may look sideways: a bot is tested on a real game.
    known = {
        short[package["name"]]: {
            short[dependency["name"]]
            for dependency in package["dependencies"]
            if dependency["name"] in short and dependency["kind"] != "dev"
        }
        for package in packages
    }
    games = known["games"] - KNOWS.keys()
    allowed = KNOWS | {game: {"core"} for game in games} | {"games": KNOWS["games"] | games}
    lost = known.keys() - allowed.keys()
    wrong = [f"{crate} stands neither in scripts/edges.py nor among the games" for crate in lost]
    wrong += [
        f"{crate} must not depend on {other}"
        for crate, others in known.items()
        for other in others - allowed.get(crate, others)
    ]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


sys.exit(main())
