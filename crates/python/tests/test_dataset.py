"""A data set is the same bytes every time, and says what was played."""

import subprocess
import sys
from importlib.metadata import metadata

import numpy as np
import pytest
import quadrivium as q
from quadrivium.dataset import DataSet, write


def contents(folder):
    """Every file of a folder by its name."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_the_same_command_gives_the_same_bytes(tmp_path):
    for folder in ("one", "two"):
        command = [sys.executable, "-m", "quadrivium.dataset", "burgundy", tmp_path / folder]
        command += ["--games", "2", "--bots", "apprentice", "journeyman:8", "--seed", "5"]
        subprocess.run(command, check=True)
    one, two = contents(tmp_path / "one"), contents(tmp_path / "two")
    assert one == two
    assert len(one["SHA256SUMS"].splitlines()) == len(one) - 1
    write("burgundy", tmp_path / "other", 2, ["apprentice", "journeyman:8"], seed=6)
    assert contents(tmp_path / "other")["action.npy"] != one["action.npy"]


@pytest.mark.parametrize("name", q.games())
def test_the_arrays_say_what_the_records_say(name, tmp_path):
    write(name, tmp_path / "data", 2, ["random"], players=3, seed=1)
    data, row = DataSet(tmp_path / "data"), 0
    for number in range(2):
        lines = data.record(number).splitlines()
        for taken, line in enumerate(lines[lines.index("") + 1 :]):
            if not line.startswith(("A ", "B ", "C ")):
                continue
            game = q.replay(data.record(number), to=taken)
            seat = "ABC".index(line[0])
            assert (data.columns["game"][row], data.columns["seat"][row]) == (number, seat)
            assert game.action_text(int(data.columns["action"][row])) == line[2:]
            if row % 25 == 0:
                seen = data.observations(slice(row, row + 1))[0]
                assert np.array_equal(seen, game.encode(seat))
                assert np.array_equal(data.legal(row), np.sort(game.legal(seat)))
            row += 1
        assert np.array_equal(data.columns["points"][number], data.replay(number).points())
        assert np.array_equal(data.columns["returns"][number], data.replay(number).returns())
    assert row == len(data)
    package, sheet = metadata("quadrivium"), (data.folder / "DATASHEET.md").read_text()
    assert f"{row} decisions in 2 games" in sheet
    assert data.facts["quadrivium"] == package["Version"]
    assert f"version {package['Version']} of the package" in sheet
    assert package["License-Expression"].replace(" OR ", " or ") in sheet


def test_what_cannot_be_made_again_is_not_made(tmp_path):
    with pytest.raises(ValueError, match="never the same twice"):
        write("burgundy", tmp_path / "data", 1, ["master:2s"])
    with pytest.raises(ValueError, match="at least one"):
        write("burgundy", tmp_path / "data", 1, [])
    write("burgundy", tmp_path / "data", 1, ["random"])
    with pytest.raises(FileExistsError):
        write("burgundy", tmp_path / "data", 1, ["random"])
