"""The examples run, as far as what they need is installed."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
PROGRAM = Path(__file__).parents[3] / "target" / "release" / "quadrivium-train"
SHORT = {
    "network.py": ["craftsmen", "--games", "2", "--steps", "2"],
    "ppo.py": ["--minutes", "0.02", "--games", "8", "--trial", "4"],
    "preferences.py": ["--updates", "25"],
    "speed.py": ["--games", "8", "--seconds", "0.1", "orleans"],
    "spread.py": ["--updates", "2", "--games", "8"],
}
# What is too large to be installed for every run of the tests; the summary says what was left out.
NEEDS = {"network.py": "torch", "ppo.py": "torch", "spread.py": "ray"}
HERE = {name for name in SHORT if find_spec(NEEDS.get(name, "numpy"))}
if not PROGRAM.exists():
    HERE.discard("network.py")


def test_no_example_is_forgotten():
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(SHORT)


@pytest.mark.parametrize("name", SHORT)
def test_every_example_is_python(name):
    compile((EXAMPLES / name).read_text(encoding="utf-8"), name, "exec")


def told_by(name: str) -> list[str]:
    """What an example prints in a short run."""
    command = [sys.executable, EXAMPLES / name, *SHORT[name]]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_what_needs_more_runs_where_it_is_there():
    for name in HERE & set(NEEDS):
        assert told_by(name)


def test_speed_is_told():
    assert told_by("speed.py")[-1].startswith("orleans")


def test_the_learner_learns():
    told = told_by("preferences.py")
    first, last = (int(line.split("won ")[1].split("%")[0]) for line in (told[0], told[-1]))
    assert first < 65
    assert last > 75
