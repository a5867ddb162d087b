"""Holds the crates to ARCHITECTURE.md: who may depend on whom inside the workspace."""

import json
import subprocess
import sys

CORE = "quadrivium-core"
LIST = "quadrivium-games"
BOTS = "quadrivium-bots"
TOP = {"quadrivium", "quadrivium-faults", "quadrivium-load", "quadrivium-python", "quadrivium-server"}


def allowed(crate: str, crates: set[str]) -> set[str]:
    """A crate without a name above is a game: only the list may know it."""
    games = crates - {CORE, LIST, BOTS} - TOP
    if crate == CORE:
        return set()
    if crate == LIST:
        return games | {CORE}
    if crate in TOP:
        return crates - games
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
