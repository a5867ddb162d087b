"""The examples in the documentation run."""

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
import quadrivium as q


@pytest.mark.parametrize(
    "thing",
    [q.Game, q.Rng, q.Bot, q.arena, q.bots, q.games, q.load, q.new, q.options, q.replay],
    ids=lambda thing: thing.__name__,
)
def test_what_is_written_in_rust_has_examples_that_run(thing):
    found = doctest.DocTestFinder(recurse=False).find(thing, thing.__name__, module=False, globs={})
    examples = [example for example in found if example.examples]
    assert examples
    for example in examples:
        result = doctest.DocTestRunner().run(example)
        assert result.failed == 0


@pytest.mark.parametrize(
    "name",
    [
        "quadrivium",
        "quadrivium.dataset",
        "quadrivium.display",
        "quadrivium.drawing",
        "quadrivium.gymnasium",
        "quadrivium.openspiel",
        "quadrivium.pettingzoo",
        "quadrivium.search",
        "quadrivium.vector",
    ],
)
def test_what_is_written_in_python_has_examples_that_run(name):
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


PAGE = Path(__file__).parents[3] / "docs" / "python.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0][:20])
def test_what_the_page_about_python_shows_runs(block):
    exec(block, {"q": q})


def test_the_stubs_say_what_is_there():
    check = [sys.executable, "-m", "mypy.stubtest", "quadrivium._native"]
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_the_package_is_typed_throughout(tmp_path):
    here = Path(__file__).parents[1]
    check = [sys.executable, "-m", "mypy", "--config-file", here / "pyproject.toml"]
    check += ["--cache-dir", tmp_path, here / "python" / "quadrivium"]
    found = subprocess.run(check, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout


def test_everything_that_can_be_called_says_what_it_does():
    for thing in (q.Game, q.Bot, q.Rng, q.Search, q.VecEnv):
        for name in vars(thing):
            if not name.startswith("_"):
                assert getattr(thing, name).__doc__, f"{thing.__name__}.{name}"
