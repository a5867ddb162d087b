"""Holds the crates and the picture in ARCHITECTURE.md to each other: who depends on whom inside the workspace."""

import json
import re
import subprocess
import sys
from pathlib import Path

PICTURE = Path(__file__).parent.parent / "ARCHITECTURE.md"


def drawn() -> set[tuple[str, str]]:
    """The full arrows of the first picture: the second one has parts of the server, and labels on its arrows."""
    return set(re.findall(r"^ {4}(\w+) --> (\w+)$", PICTURE.read_text().split("```")[1], re.MULTILINE))


def built() -> set[tuple[str, str]]:
    """What the manifests say. Tests may look sideways: a bot is tested on a real game."""
    command = ["cargo", "metadata", "--no-deps", "--format-version", "1"]
    packages = json.loads(subprocess.check_output(command))["packages"]
    short = {package["name"]: package["name"].removeprefix("quadrivium-") for package in packages}
    return {
        (short[package["name"]], short[dependency["name"]])
        for package in packages
        for dependency in package["dependencies"]
        if dependency["name"] in short and dependency["kind"] != "dev"
    }


def main() -> int:
    known, seen = built(), drawn()
    wrong = [f"{crate} must not depend on {other}" for crate, other in sorted(known - seen)]
    wrong += [f"ARCHITECTURE.md: {crate} does not depend on {other}" for crate, other in sorted(seen - known)]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


sys.exit(main())
