"""The examples run."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"
SHORT = {
    "preferences.py": ["--updates", "25"],
    "speed.py": ["--games", "8", "--seconds", "0.1", "orleans"],
}


def test_no_example_is_forgotten():
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(SHORT)


def told_by(name: str) -> list[str]:
    """What an example prints in a short run."""
    command = [sys.executable, EXAMPLES / name, *SHORT[name]]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_speed_is_told():
    assert told_by("speed.py")[-1].startswith("orleans")


def test_the_learner_learns():
    told = told_by("preferences.py")
    first, last = (int(line.split("won ")[1].split("%")[0]) for line in (told[0], told[-1]))
    assert first < 65
    assert last > 75
