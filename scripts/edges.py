"""Holds the crates to ARCHITECTURE.md: who may depend on whom inside the workspace."""

import json
import subprocess
import sys

# A crate that is not named here is a game and knows only the core.
CORE = "quadrivium-core"
STANDS_ON_ALL = {"quadrivium", "quadrivium-server", "quadrivium-python"}
LISTS_GAMES = "quadrivium-games"
KNOWS_ONLY_CORE = {"quadrivium-bots"}


def allowed(crate: str, crates: set[str]) -> set[str]:
    games = crates - {CORE, LISTS_GAMES} - STANDS_ON_ALL - KNOWS_ONLY_CORE
    if crate == CORE:
        return set()
    if crate == LISTS_GAMES:
        return games | {CORE}
    if crate in STANDS_ON_ALL:
        return crates
    return {CORE}


def main() -> int:
    command = ["cargo", "metadata", "--no-deps", "--format-version", "1"]
    packages = json.loads(subprocess.check_output(command))["packages"]
    crates = {package["name"] for package in packages}
    wrong = [
        f"{package['name']} must not depend on {dependency['name']}"
        for package in packages
        for dependency in package["dependencies"]
        # Tests may look sideways: a bot is tested on a real game.
        if dependency["kind"] != "dev"
        and dependency["name"] in crates - allowed(package["name"], crates)
    ]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


sys.exit(main())
